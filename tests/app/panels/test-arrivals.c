/*
 * Reinforcements in the window: the strip names who is due for the side to move, and places a
 * unit by click or key; the time bar tells the turns.
 */
#include "hu-app-fixture.h"
#include "hu-arrival-bar.h"
#include "hu-control-fixture.h"
#include "hu-storey-picker.h"
#include "hu-time-track.h"

#include <string.h>

static HuArrival *
make_arrival (gint64 turn,
              HuHex  hex)
{
  HuArrival *arrival = g_new0 (HuArrival, 1);

  arrival->turn = turn;
  if (hex != HU_HEX_NONE)
    {
      arrival->at.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (arrival->at.hexes, hex);
    }

  return arrival;
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0102; g2 german -; g3 german -; g4 german -; s1 soviet -");
  static const gint64 turns[] = { 1, 2, 0, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (turns[i] > 0)
      ((HuUnit *) g_ptr_array_index (scenario->units, i + 1))->arrival =
        make_arrival (turns[i], i == 0 ? hu_grid_at (scenario->map->grid, 1, 3) : HU_HEX_NONE);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GtkWidget *
get_bar (HuAppFixture *self)
{
  return hu_app_fixture_part (self, HU_TYPE_ARRIVAL_BAR);
}

static void
act (HuAppFixture *self,
     const char   *action,
     GVariant     *parameter)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (self->window), action, parameter);
  hu_app_fixture_settle (self);
}

/* The labels of the list, a section in brackets: "[Due Now] g2 [Due Later] g3". */
static char *
dup_list (HuAppFixture *self)
{
  GMenuModel *menu = gtk_menu_button_get_menu_model (hu_app_child (get_bar (self), "place"));
  GString *list = g_string_new (NULL);

  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *title = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &title);
      g_string_append_printf (list, "[%s]", title);
      for (gint j = 0; j < g_menu_model_get_n_items (section); j++)
        {
          g_autofree char *label = NULL;

          g_menu_model_get_item_attribute (section, j, G_MENU_ATTRIBUTE_LABEL, "s", &label);
          g_string_append_printf (list, " %s;", label);
        }
    }

  return g_string_free (list, FALSE);
}

static void
test_names_the_due (HuAppFixture  *self,
                    gconstpointer  data)
{
  g_autofree char *list = dup_list (self);

  g_assert_true (gtk_widget_get_visible (get_bar (self)));
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Due now: g2");
  g_assert_true (hu_app_says (get_bar (self), "Due now: g2"));
  g_assert_cmpstr (list, ==, "[Due Now] g2: Turn 1; 0103; s1: Turn 1;[Due Later] g3: Turn 2;[Without a Turn] g4;");

  act (self, "win.reinforcements-hide", NULL);
  g_assert_false (gtk_widget_get_visible (get_bar (self)));
  act (self, "win.reinforcements", NULL);
  g_assert_true (gtk_widget_get_visible (get_bar (self)));
}

static void
test_click (HuAppFixture  *self,
            gconstpointer  data)
{
  guint g2 = hu_app_fixture_unit (self, "g2");
  const GArray *lit;

  act (self, "win.place-unit", g_variant_new_uint32 (g2));
  lit = hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)));
  g_assert_cmpuint (lit->len, ==, 1);
  g_assert_cmpint (g_array_index (lit, HuHex, 0), ==, hu_app_fixture_hex (self, "0103"));
  g_assert_nonnull (strstr (hu_app_text (get_bar (self), "sentence"), "g2"));

  hu_app_fixture_press (self, "0104");
  hu_app_fixture_release (self);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0104");
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 0);
  g_assert_false (gtk_widget_get_visible (get_bar (self)));

  /* The counter is then moved as any other, and undo makes it due again. */
  hu_app_fixture_press (self, "0104");
  hu_app_fixture_drag_to (self, "0105");
  hu_app_fixture_release (self);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0105");
  act (self, "win.undo", NULL);
  act (self, "win.undo", NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "-");
  g_assert_true (gtk_widget_get_visible (get_bar (self)));
}

static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  guint g2 = hu_app_fixture_unit (self, "g2");

  act (self, "win.place-unit", g_variant_new_uint32 (g2));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "-");
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Due now: g2");

  act (self, "win.place-unit", g_variant_new_uint32 (g2));
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Return, 0));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0104");
}

/* The strip follows the clock: another side's turn, a later turn. */
static void
test_clock (HuAppFixture  *self,
            gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);

  act (self, "win.reinforcements-hide", NULL);
  while (hu_snapshot_get_clock (hu_game_get_snapshot (game))->player_turn == 0)
    hu_app_fixture_append (self, "end-phase");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Due now: s1");
  g_assert_true (gtk_widget_get_visible (get_bar (self)));

  while (hu_snapshot_get_clock (hu_game_get_snapshot (game))->turn == 1)
    hu_app_fixture_append (self, "end-phase");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Due now: g2 and g3");
}

static void
test_workshop (HuAppFixture  *self,
               gconstpointer  data)
{
  act (self, "win.place-unit", g_variant_new_uint32 (hu_app_fixture_unit (self, "g2")));
  act (self, "win.workshop", NULL);
  g_assert_false (gtk_widget_get_visible (get_bar (self)));
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 0);
  act (self, "win.workshop", NULL);
  g_assert_true (gtk_widget_get_visible (get_bar (self)));
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Due now: g2");
}

static void
test_time_bar (HuAppFixture  *self,
               gconstpointer  data)
{
  HuTimeTrack *track = hu_app_fixture_part (self, HU_TYPE_TIME_TRACK);
  g_autofree char *words = hu_time_track_dup_words_at (track, hu_time_track_x (track, 0), 40);
  g_autofree char *later = hu_time_track_dup_words_at (track, gtk_widget_get_width (GTK_WIDGET (track)) * 0.8, 40);

  g_assert_nonnull (strstr (words, "\nDue in this turn: g2 and s1"));
  g_assert_nonnull (strstr (later, "\nDue in this turn: g3"));
}

/* A board of a game that a side sees with its own eyes. */
static void
set_up_board (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3 levels=1", "g german squad A1; h german squad -; r russian squad -", "");

  for (guint i = 1; i < 3; i++)
    ((HuUnit *) g_ptr_array_index (scenario->units, i))->arrival = make_arrival (1, HU_HEX_NONE);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

/* A side is not told what comes to the other. */
static void
test_viewer (HuAppFixture  *self,
             gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *truth = dup_list (self);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_nonnull (strstr (truth, "h: "));
  g_assert_nonnull (strstr (truth, "r: "));

  hu_game_set_viewer (game, HU_SIDE_FIRST);
  hu_app_fixture_settle (self);
  first = dup_list (self);
  g_assert_nonnull (strstr (first, "h: "));
  g_assert_null (strstr (first, "r: "));
  g_assert_null (strstr (hu_app_text (get_bar (self), "sentence"), "r"));

  hu_game_set_viewer (game, HU_SIDE_SECOND);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_get_visible (get_bar (self)));
  act (self, "win.reinforcements", NULL);
  second = dup_list (self);
  g_assert_null (strstr (second, "h: "));
  g_assert_nonnull (strstr (second, "r: "));
}

/* In a hex of several levels it asks for the level, not for Bypass. */
static void
test_level (HuAppFixture  *self,
            gconstpointer  data)
{
  guint h = hu_app_fixture_unit (self, "h");
  const HuState *state;
  GtkWidget *picker;
  GtkListBox *list;

  act (self, "win.place-unit", g_variant_new_uint32 (h));
  hu_app_fixture_press (self, "D3");
  hu_app_fixture_release (self);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "-");
  picker = hu_app_fixture_part (self, HU_TYPE_STOREY_PICKER);
  g_assert_true (gtk_widget_get_visible (picker));
  g_assert_false (gtk_widget_get_visible (hu_app_child (picker, "bypass")));

  list = hu_app_child (picker, "list");
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "D3");
  state = hu_snapshot_get_state (hu_game_get_snapshot (hu_app_fixture_game (self)));
  g_assert_cmpint (state->unit_storey[h], ==, 1);
}

/* In a side's turn its own units stand first. */
static void
test_own_first (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autofree char *both = NULL;

  for (guint i = 0; i < 8 && strstr (hu_app_text (get_bar (self), "sentence"), "s1") == NULL; i++)
    {
      hu_app_fixture_append (self, "end-phase");
      hu_app_fixture_settle (self);
    }
  both = dup_list (self);
  g_assert_true (g_str_has_prefix (both, "[Due Now] s1: Turn 1;"));
}

/* Where a hex lies in the window, which is what the pointer knows. */
static HuPoint
find_in_window (HuAppFixture *self,
                const char   *hex)
{
  GtkWidget *map = GTK_WIDGET (hu_app_map (self->window));
  HuPoint at = hu_app_fixture_at (self, hex), found;

  g_assert_true (gtk_widget_translate_coordinates (map, GTK_WIDGET (self->window), at.x, at.y, &found.x, &found.y));

  return found;
}

static void
assert_still (HuAppFixture *self,
              HuPoint       before,
              const char   *what)
{
  HuPoint now = find_in_window (self, "0303");

  g_test_message ("%s: %g %g", what, now.x - before.x, now.y - before.y);
  g_assert_cmpfloat_with_epsilon (now.x, before.x, 0.01);
  g_assert_cmpfloat_with_epsilon (now.y, before.y, 0.01);
}

/* Whatever the strip says and offers, and whether it is there: the map stays where it is on the screen. */
static void
test_map_stays (HuAppFixture  *self,
                gconstpointer  data)
{
  static const char *const steps[] = {
    "win.reinforcements-hide", "win.reinforcements", "win.reinforcements-hide", "win.end-phase", "win.end-phase", "win.undo",
    "win.undo", "win.reinforcements-hide", "win.end-phase", "win.end-phase", "win.end-phase", "win.end-phase", "win.undo",
  };
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *panel = hu_app_child (self->window, "meters_scroller");
  graphene_rect_t at, now;
  HuPoint before;

  g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (self->window), &at));
  for (guint near = 0; near < 3; near++)
    {
      if (near > 0)
        hu_map_state_zoom_at (state, 2, 300, near == 1 ? 0 : 500);
      hu_app_fixture_settle (self);
      before = find_in_window (self, "0303");
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          act (self, steps[i], NULL);
          g_test_message ("bar: %d", gtk_widget_get_visible (get_bar (self)));
          assert_still (self, before, steps[i]);
          /* Nor do the panels move. */
          g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (self->window), &now));
          g_assert_cmpfloat (at.origin.y, ==, now.origin.y);
        }
      act (self, "win.place-unit", g_variant_new_uint32 (hu_app_fixture_unit (self, "g4")));
      assert_still (self, before, "placing");
      act (self, "win.place-cancel", NULL);
      assert_still (self, before, "cancelled");
    }
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*func) (HuAppFixture *self, gconstpointer data);
  } cases[] = {
    { "names-the-due", test_names_the_due },
    { "click", test_click },
    { "keys", test_keys },
    { "clock", test_clock },
    { "workshop", test_workshop },
    { "time-bar", test_time_bar },
    { "own-first", test_own_first },
    { "map-stays", test_map_stays },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/arrivals/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  g_test_add ("/app/arrivals/viewer", HuAppFixture, NULL, set_up_board, test_viewer, tear_down);
  g_test_add ("/app/arrivals/level", HuAppFixture, NULL, set_up_board, test_level, tear_down);

  return g_test_run ();
}
