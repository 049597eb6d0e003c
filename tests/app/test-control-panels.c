/*
 * The panels of a tactical game: through whose eyes one looks, conditions,
 * buildings, casualties, and why nobody controls what.
 */
#include "hu-app-fixture.h"
#include "hu-control-fixture.h"
#include "hu-log-model.h"

#define BUILT "b D3 E3 levels=1; c G4"
#define UNITS "h german squad E3/1 hidden; c german squad A2 concealed; r russian squad H3; w russian squad -"

static void
append (HuAppFixture *self,
        const char   *text)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), text);
  HuRefusal refusal;

  g_assert_true (hu_game_append (game, event, &refusal));
}

/* One of two buildings; or five exit points with no Russian in the first. */
static void
add_victory (HuScenario *scenario)
{
  HuCondition *any = hu_condition_new (HU_CONDITION_ANY), *all = hu_condition_new (HU_CONDITION_ALL);
  HuCondition *buildings = hu_condition_new (HU_CONDITION_BUILDINGS);
  HuCondition *clear = hu_condition_new (HU_CONDITION_NO_ENEMY), *exits = hu_condition_new (HU_CONDITION_EXIT_VP);

  for (gint32 building = 0; building < 2; building++)
    g_array_append_val (buildings->items, building);
  buildings->number = 1;
  buildings->number_given = TRUE;
  clear->building = 0;
  clear->state = HU_ENEMY_MMC;
  exits->number = 5;
  g_ptr_array_add (all->parts, clear);
  g_ptr_array_add (all->parts, exits);
  g_ptr_array_add (any->parts, buildings);
  g_ptr_array_add (any->parts, all);
  hu_control_add_victory (scenario->control, HU_SIDE_FIRST, FALSE, any);
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  log)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "german A1 A2 B1 B2 C1 C2");
  g_auto(GStrv) events = g_strsplit (log != NULL ? log : "", "; ", -1);

  add_victory (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "");
  for (guint i = 0; events[i] != NULL && events[i][0] != '\0'; i++)
    append (self, events[i]);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* --- Through whose eyes --- */

static void
look (HuAppFixture *self,
      HuSide        viewer)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.view", "i", viewer));
  hu_app_fixture_settle (self);
}

static gint
view_state (HuAppFixture *self)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->window), "view");

  return g_variant_get_int32 (state);
}

static void
test_view_switch (HuAppFixture  *self,
                  gconstpointer  data)
{
  HuWindow *window = self->window;

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->view_button)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->view_bar)));

  look (self, HU_SIDE_SECOND);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window->view_bar)));
  g_assert_cmpstr (hu_view_bar_get_text (window->view_bar), ==, "Seen through Russian eyes");
  g_assert_true (gtk_widget_has_css_class (window->map_frame, "second-side"));
  g_assert_cmpint (view_state (self), ==, HU_SIDE_SECOND);
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "-");
  g_assert_cmpstr (hu_app_fixture_where (self, "c"), ==, "A2");

  /* The key goes round: from the second side to the truth, and on. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-view", NULL);
  g_assert_cmpint (view_state (self), ==, HU_SIDE_NONE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->view_bar)));
  g_assert_false (gtk_widget_has_css_class (window->map_frame, "second-side"));
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "E3");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-view", NULL);
  g_assert_cmpstr (hu_view_bar_get_text (window->view_bar), ==, "Seen through German eyes");
  g_assert_true (gtk_widget_has_css_class (window->map_frame, "first-side"));
}

/* What is selected goes: it may be what one must not see. */
static void
test_view_selection (HuAppFixture  *self,
                     gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (self->window->map);

  hu_map_state_select_only (state, hu_app_fixture_unit (self, "h"));
  look (self, HU_SIDE_SECOND);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 0);
}

/* The log's line of what is hidden says nothing; play goes on, and the refusal does not tell why. */
static void
test_view_play (HuAppFixture  *self,
                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuLogModel) log = hu_log_model_new (game);
  g_autoptr(HuEvent) place = hu_control_event (hu_game_get_scenario (game), "place h A1");
  g_autoptr(HuLogEntry) first = NULL;
  HuRefusal refusal;

  look (self, HU_SIDE_SECOND);
  first = g_list_model_get_item (G_LIST_MODEL (log), 0);
  g_assert_cmpstr (hu_log_entry_get_text (first), ==, "something out of sight");
  append (self, "move r G3");
  g_assert_cmpstr (hu_app_fixture_where (self, "r"), ==, "G3");
  g_assert_cmpint (hu_game_get_viewer (game), ==, HU_SIDE_SECOND);
  g_assert_false (hu_game_append (game, place, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_UNSEEN);
}

/* Where no side can hide anything there is nothing to switch. */
static void
corridor_set_up (HuAppFixture  *self,
                 gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0101; s1 soviet 0301", "");
}

static void
test_view_nowhere_else (HuAppFixture  *self,
                        gconstpointer  data)
{
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->window->view_button)));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "view"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "next-view"));
}

/* --- Conditions --- */

static void
assert_conditions (HuAppFixture *self,
                   const char   *expected)
{
  g_autofree char *text = hu_condition_card_dup_text (hu_meter_panel_get_condition (self->window->meters, 0));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_conditions (HuAppFixture  *self,
                 gconstpointer  data)
{
  /* In truth the hidden squad has the building; the Russian knows nothing of it. */
  assert_conditions (self, "✓ any of these: 1 of 1\n"
                           "  ✓ control of at least 1 of b, c: 1 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no enemy MMC in b: none there\n"
                           "    ○ at least 5 exit points: 0 of 5");
  look (self, HU_SIDE_SECOND);
  assert_conditions (self, "○ any of these: 0 of 1\n"
                           "  ○ control of at least 1 of b, c: 0 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no enemy MMC in b: none there\n"
                           "    ○ at least 5 exit points: 0 of 5");
  /* Something concealed is in the other one: whether it has gained it cannot be told. */
  append (self, "move c G4");
  assert_conditions (self, "? any of these: 0 of 1\n"
                           "  ? control of at least 1 of b, c: 0 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no enemy MMC in b: none there\n"
                           "    ○ at least 5 exit points: 0 of 5");
}

static void
test_conditions_live (HuAppFixture  *self,
                      gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), "move r D3");
  HuRefusal refusal;
  g_autoptr(HuSnapshot) what_if = hu_game_what_if (game, &event, 1, &refusal);

  hu_meter_panel_set_what_if (self->window->meters, what_if);
  assert_conditions (self, "✓ any of these: 1 of 1\n"
                           "  ✓ control of at least 1 of b, c: 1 of 1\n"
                           "  ○ all of these: 1 → 0 of 2\n"
                           "    ○ no enemy MMC in b: 0 → 1 there\n"
                           "    ○ at least 5 exit points: 0 of 5");
  hu_meter_panel_set_what_if (self->window->meters, NULL);
  assert_conditions (self, "✓ any of these: 1 of 1\n"
                           "  ✓ control of at least 1 of b, c: 1 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no enemy MMC in b: none there\n"
                           "    ○ at least 5 exit points: 0 of 5");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
    const char *log;
  } tests[] = {
    { "/control-panels/view-switch", test_view_switch, "move h E3" },
    { "/control-panels/view-selection", test_view_selection, NULL },
    { "/control-panels/view-play", test_view_play, "move h E3" },
    { "/control-panels/conditions", test_conditions, NULL },
    { "/control-panels/conditions-live", test_conditions_live, NULL },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, tests[i].log, set_up, tests[i].func, tear_down);
  g_test_add ("/control-panels/view-nowhere-else", HuAppFixture, NULL, corridor_set_up, test_view_nowhere_else,
              tear_down);

  return g_test_run ();
}
