/*
 * Forms of the workshop that offer what there is: rule systems of a new scenario, places and branches to pick.
 */
#include "hu-workshop-steps.h"

#include <string.h>

#include "hu-workshop-row.h"
#include "hu-workshop-rules.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GtkWidget *
get_pane (HuAppFixture *self)
{
  return hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
}

static void
assert_draft (HuAppFixture *self,
              const char   *pointer,
              const char   *json)
{
  const HuNode *value = hu_workshop_get (get_shop (self), pointer);
  g_autofree char *there = value != NULL ? hu_node_to_json (value) : NULL;

  g_assert_cmpstr (there, ==, json);
}

static void
press_switch (GtkWidget  *root,
              const char *title)
{
  AdwActionRow *row = ADW_ACTION_ROW (find_row (root, title));
  GtkWidget *control = adw_action_row_get_activatable_widget (row);

  g_object_set (control, "active", TRUE, NULL);
}

/* --- New Scenario --- */

static void
test_new_asks_for_systems (HuAppFixture  *self,
                           gconstpointer  data)
{
  GtkWindow *dialog;

  act (self, "win.new", NULL);
  dialog = hu_app_fixture_dialog (self);
  press_switch (GTK_WIDGET (dialog), "Sudden death");
  press_switch (GTK_WIDGET (dialog), "Control");
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  hu_app_fixture_settle (self);
  g_assert_nonnull (hu_workshop_get (get_shop (self), "/rules/sudden-death"));
  g_assert_null (hu_workshop_get (get_shop (self), "/rules/front-line"));
  g_assert_nonnull (hu_workshop_get (get_shop (self), "/rules/control"));
  /* The rules are those of the sides as they were named. */
  assert_draft (self, "/rules/sudden-death/attacker", "\"first-side\"");
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
}

/* --- Places to pick --- */

static void
make_cities (HuAppFixture *self)
{
  static const char * const names[] = { "Moscow", "Tula", "Orel" };
  HuWorkshop *shop = get_shop (self);

  hu_workshop_set_json (shop, "/map/places", "[]");
  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, FALSE);
  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE);
  for (HuHex hex = 0; hex < (HuHex) G_N_ELEMENTS (names); hex++)
    g_assert_true (hu_workshop_add_place (shop, NULL, names[hex], HU_PLACE_CITY, &hex, 1));
}

static void
tick (GtkWidget  *row,
      const char *name,
      gboolean    on)
{
  g_object_set (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (row, name))), "active", on, NULL);
}

static void
test_cities_picked (HuAppFixture  *self,
                    gconstpointer  data)
{
  static const char pointer[] = "/rules/sudden-death/cities";
  GtkWidget *row;

  act (self, "win.workshop", NULL);
  make_cities (self);
  act (self, "win.workshop-page", "rules");
  row = find_row (get_pane (self), "Cities");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Tula, Orel");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);

  /* The capital is not offered. */
  g_assert_null (find_widget (row, ADW_TYPE_PREFERENCES_ROW, "Moscow"));
  tick (row, "Tula", FALSE);
  assert_draft (self, pointer, "[\"orel\"]");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Orel");
  tick (row, "Orel", FALSE);
  assert_draft (self, pointer, NULL);
  tick (row, "Tula", TRUE);
  assert_draft (self, pointer, "[\"tula\"]");
  act (self, "win.undo", NULL);
  act (self, "win.undo", NULL);
  assert_draft (self, pointer, "[\"orel\"]");
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (
    adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (row, "Tula"))))));

  /* Another capital changes the offer. */
  choose (get_pane (self), "Capital", "Tula");
  g_assert_null (find_widget (row, ADW_TYPE_PREFERENCES_ROW, "Tula"));
  g_assert_nonnull (find_widget (row, ADW_TYPE_PREFERENCES_ROW, "Moscow"));
}

/* --- Buildings to pick --- */

#define NEEDS "/rules/control/victory/0/needs"

/* A house of two hexes, as an importer names it, and two of one name. */
static void
make_buildings (HuAppFixture *self,
                const char   *needs)
{
  g_autofree char *rules = g_strdup_printf ("{\"victory\":[{\"side\":\"german\",\"when\":\"end\",\"needs\":%s}]}", needs);
  HuWorkshop *shop = get_shop (self);
  GtkWidget *row;

  g_assert_true (hu_workshop_set_json (shop, "/map/buildings",
                                       "[{\"id\":\"k6\",\"name\":\"Town Hall\",\"hexes\":[\"0304\",\"0305\"]},"
                                       "{\"id\":\"hut\",\"hexes\":[\"0104\"]},"
                                       "{\"id\":\"farm-1\",\"name\":\"Farm\",\"hexes\":[\"0201\"]},"
                                       "{\"id\":\"farm-2\",\"name\":\"Farm\",\"hexes\":[\"0402\"]}]"));
  hu_workshop_set_json (shop, "/rules/control", rules);
  act (self, "win.workshop-page", "rules");
  row = find_row (get_pane (self), "German wins at the end");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_activate_action (find_by_tooltip (row, "Edit"), "condition.open", "s", NEEDS));
  hu_app_fixture_settle (self);
}

/* What a list names and the map has no longer is shown, and goes by the keys that untick it. */
static void
test_missing_picked (HuAppFixture  *self,
                     gconstpointer  data)
{
  static const char pointer[] = NEEDS "/controls/buildings";
  GtkWidget *row, *missing;

  act (self, "win.workshop", NULL);
  make_buildings (self, "{\"controls\":{\"buildings\":[\"barn\",\"k6\",\"mill\",\"barn\"]}}");
  row = find_row (get_pane (self), "Buildings");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "barn (missing), Town Hall, mill (missing), barn (missing)");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  hu_app_fixture_settle (self);
  missing = find_row (row, "barn");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (missing)), ==, "This is missing. Untick it to take it out.");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (row, "Town Hall"))), ==, "");

  gtk_widget_grab_focus (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (missing)));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (self->window)));
  hu_app_fixture_settle (self);
  assert_draft (self, pointer, "[\"k6\",\"mill\"]");
  g_assert_null (find_widget (row, ADW_TYPE_PREFERENCES_ROW, "barn"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), find_row (row, "mill")));
  act (self, "win.undo", NULL);
  hu_app_fixture_settle (self);
  assert_draft (self, pointer, "[\"barn\",\"k6\",\"mill\",\"barn\"]");
  find_row (row, "barn");

  /* The building comes back: its row is as any other. */
  g_assert_true (hu_workshop_set_json (get_shop (self), "/map/buildings", "[{\"id\":\"barn\",\"hexes\":[\"0104\"]}]"));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (row, "barn"))), ==, "");
  g_assert_true (hu_workshop_set_json (get_shop (self), "/map/buildings", "[]"));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "barn (missing), k6 (missing), mill (missing), barn (missing)");
}

static GtkWidget *
get_building_entry (GtkWidget *row)
{
  return gtk_widget_get_ancestor (find_widget (row, GTK_TYPE_LABEL, "Name, id or hex of a building"), ADW_TYPE_ENTRY_ROW);
}

static void
test_buildings_picked (HuAppFixture  *self,
                       gconstpointer  data)
{
  static const char pointer[] = NEEDS "/controls/buildings";
  static const struct
  {
    const char *typed;
    const char *picks; /* afterwards */
    const char *title; /* of the entry: what is wrong */
  } cases[] = {
    { "hut", "[\"hut\"]", NULL },
    { "K6", "[\"k6\"]", NULL },
    { "TOWN hall", "[\"k6\"]", NULL },
    { "0304", "[\"k6\"]", NULL },
    { " 0305 , Hut", "[\"k6\",\"hut\"]", NULL },
    { "0305, 0304", "[\"k6\"]", NULL },
    { "0402", "[\"farm-2\"]", NULL },
    { "Farm", "[]", "Several buildings are called “Farm”: type a hex" },
    { "hut, Barn", "[]", "“Barn” is no building of this map" },
    { "0103", "[]", "“0103” is no building of this map" },
  };
  GtkWidget *row, *entry;

  act (self, "win.workshop", NULL);
  make_buildings (self, "{\"controls\":{\"buildings\":[]}}");
  row = find_row (get_pane (self), "Buildings");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  entry = get_building_entry (row);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      hu_workshop_set_json (get_shop (self), pointer, "[]");
      gtk_editable_set_text (GTK_EDITABLE (entry), cases[i].typed);
      g_signal_emit_by_name (entry, "apply");
      assert_draft (self, pointer, cases[i].picks);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (entry)), ==,
                       cases[i].title != NULL ? cases[i].title : "Name, id or hex of a building");
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, cases[i].title != NULL ? cases[i].typed : "");
    }

  tick (row, "hut", TRUE);
  tick (row, "Town Hall", TRUE);
  assert_draft (self, pointer, "[\"hut\",\"k6\"]");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "hut, Town Hall");
  g_assert_nonnull (find_widget (get_pane (self), GTK_TYPE_LABEL, "control of hut and Town Hall"));

  /* A click on any of its hexes takes it out, or in. */
  g_assert_true (hu_workshop_row_take_hand (row));
  hu_app_fixture_settle (self);
  drag_over (self, "0305");
  assert_draft (self, pointer, "[\"hut\"]");
  drag_over (self, "0304");
  assert_draft (self, pointer, "[\"hut\",\"k6\"]");
}

/* What no enemy is in: hexes, or a building by its id or its name. */
static void
test_area_of_building (HuAppFixture  *self,
                       gconstpointer  data)
{
  static const char pointer[] = NEEDS "/no_enemy/in", title[] = "Hexes, or a building";
  static const struct
  {
    const char *typed;
    const char *in;
    const char *shown;
  } cases[] = {
    { "0103 0104", "[\"0103\",\"0104\"]", "0103, 0104" },
    { "town HALL", "\"k6\"", "Town Hall" },
    { "0304", "[\"0304\"]", "0304" },
    { "K6", "\"k6\"", "Town Hall" },
    { "Hut", "\"hut\"", "hut" },
  };
  GtkWidget *pane;

  act (self, "win.workshop", NULL);
  make_buildings (self, "{\"no_enemy\":{\"state\":\"mmc\",\"in\":[]}}");
  pane = get_pane (self);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      type (pane, title, cases[i].typed);
      assert_draft (self, pointer, cases[i].in);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_row (pane, title))), ==, cases[i].shown);
    }
  g_assert_nonnull (find_widget (pane, GTK_TYPE_LABEL, "no Soviet squad, half-squad or crew in hut"));
  gtk_editable_set_text (GTK_EDITABLE (find_row (pane, title)), "Barn");
  g_assert_nonnull (find_widget (pane, ADW_TYPE_PREFERENCES_ROW, "“Barn” is no hex of this map"));
}

/* --- Only what is used --- */

static gboolean
is_shown (HuAppFixture *self,
          const char   *label)
{
  GtkWidget *words = find_widget (get_pane (self), GTK_TYPE_LABEL, label);

  g_assert_nonnull (words);

  return gtk_widget_is_visible (words);
}

/* Buildings and boards are the tactical system's; with no system all is offered. */
static void
test_map_page (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char * const tactical[] = { "Building", "Bridge", "Pillbox", "Buildings", "Boards" };
  HuWorkshop *shop;

  act (self, "win.workshop", NULL);
  shop = get_shop (self);
  act (self, "win.workshop-page", "map");
  hu_workshop_set_json (shop, "/rules", "{}");
  for (guint i = 0; i < G_N_ELEMENTS (tactical); i++)
    g_assert_true (is_shown (self, tactical[i]));

  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (tactical); i++)
    g_assert_false (is_shown (self, tactical[i]));
  g_assert_true (is_shown (self, "Town"));

  /* What the map has can always be edited. */
  hu_workshop_add_building (shop, NULL, "Mill", (const HuHex[]) { 0 }, 1, 0);
  g_assert_true (is_shown (self, "Buildings"));
  g_assert_false (is_shown (self, "Boards"));
  hu_workshop_set_system (shop, HU_SYSTEM_CONTROL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (tactical); i++)
    g_assert_true (is_shown (self, tactical[i]));
}

/* --- Start --- */

/* The row says what it writes, and the switch writes it and takes it back. */
static void
test_follow_units (HuAppFixture  *self,
                   gconstpointer  data)
{
  HuWorkshop *shop;
  HuHex hex;
  GtkWidget *row, *control;

  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "start");
  shop = get_shop (self);
  row = find_row (get_pane (self), "Each side controls where its units stand");
  control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (control)));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "German: 1 hex, Soviet: 1 hex"));

  hex = hu_grid_parse (hu_workshop_get_scenario (shop)->map->grid, "0503", NULL);
  hu_workshop_set_text (shop, "/units/0/at", "0503");
  g_assert_cmpint (hu_workshop_get_scenario (shop)->start.hex_owner[hex], ==, HU_SIDE_FIRST);
  gtk_widget_activate (row);
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_workshop_get_scenario (shop)->start.hex_owner[hex], ==, HU_SIDE_SECOND);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Off: "));
  act (self, "win.undo", NULL);
  hu_app_fixture_settle (self);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (control)));
  g_assert_cmpint (hu_workshop_get_scenario (shop)->start.hex_owner[hex], ==, HU_SIDE_FIRST);
}

/* --- Branches --- */

static void
test_branch_picked (HuAppFixture  *self,
                    gconstpointer  data)
{
  GtkWidget *pane;

  act (self, "win.workshop", NULL);
  pane = get_pane (self);
  hu_workshop_set_text (get_shop (self), "/units/1/branch", "ski");
  act (self, "win.workshop-page", "units");
  hu_map_state_select_only (hu_map_view_get_state (hu_app_map (self->window)), 0);
  hu_app_fixture_settle (self);
  choose (pane, "Branch", "Mechanized");
  assert_draft (self, "/units/0/branch", "\"mechanized\"");
  /* One of the user's own can be picked as soon as a unit has it. */
  choose (pane, "Branch", "ski");
  assert_draft (self, "/units/0/branch", "\"ski\"");
  choose (pane, "Branch", "None");
  assert_draft (self, "/units/0/branch", NULL);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/workshop-forms/new-asks-for-systems", test_new_asks_for_systems },
    { "/workshop-forms/cities-picked", test_cities_picked },
    { "/workshop-forms/buildings-picked", test_buildings_picked },
    { "/workshop-forms/missing-picked", test_missing_picked },
    { "/workshop-forms/area-of-building", test_area_of_building },
    { "/workshop-forms/map-page", test_map_page },
    { "/workshop-forms/follow-units", test_follow_units },
    { "/workshop-forms/branch-picked", test_branch_picked },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
