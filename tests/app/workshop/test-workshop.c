/*
 * The workshop in the window: its palette over the map, its forms, in and out.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-map.h"
#include "hu-workshop-new.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-sheet.h"

#include <string.h>

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

static HuTerrain
terrain (HuAppFixture *self,
         const char   *name)
{
  return hu_workshop_get_scenario (get_shop (self))->map->terrain[find_hex (self, name)];
}

static GtkWidget *
find_type (GtkWidget *root,
           GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) ? child : find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* --- In and out --- */

static void
test_in_and_out (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuDocument *document = hu_window_get_document (self->window);

  act (self, "win.workshop", NULL);
  g_assert_nonnull (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_false (hu_document_get_modified (document));
  g_assert_false (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_VERDICT_BAR)));
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);

  take_tool (self, "forest");
  drag_over (self, "0301 0303");
  g_assert_cmpint (terrain (self, "0301"), ==, HU_TERRAIN_FOREST);
  g_assert_cmpint (terrain (self, "0302"), ==, HU_TERRAIN_FOREST);
  g_assert_true (hu_document_get_modified (document));

  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_VERDICT_BAR)));
  g_assert_true (hu_document_get_modified (document));
  g_assert_cmpint (hu_game_get_scenario (hu_app_fixture_game (self))->map->terrain[hu_app_fixture_hex (self, "0302")],
                   ==, HU_TERRAIN_FOREST);

  /* Events are then played on the edited map, and their undo is the game's again. */
  hu_app_fixture_append (self, "move g1 0202");
  act (self, "win.undo", NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
  g_assert_cmpint (hu_game_get_scenario (hu_app_fixture_game (self))->map->terrain[hu_app_fixture_hex (self, "0302")],
                   ==, HU_TERRAIN_FOREST);
}

static void
test_nothing_edited (HuAppFixture  *self,
                     gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);

  act (self, "win.workshop", NULL);
  act (self, "win.workshop", NULL);
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* --- The palette --- */

static void
test_undo (HuAppFixture  *self,
           gconstpointer  data)
{
  act (self, "win.workshop", NULL);
  take_tool (self, "forest");
  drag_over (self, "0301 0302 0303");
  take_tool (self, "swamp");
  drag_over (self, "0302");
  g_assert_cmpint (terrain (self, "0302"), ==, HU_TERRAIN_SWAMP);

  /* A stroke is a step. */
  act (self, "win.undo", NULL);
  g_assert_cmpint (terrain (self, "0302"), ==, HU_TERRAIN_FOREST);
  act (self, "win.undo", NULL);
  g_assert_cmpint (terrain (self, "0301"), ==, HU_TERRAIN_CLEAR);
  g_assert_cmpint (terrain (self, "0303"), ==, HU_TERRAIN_CLEAR);
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
  act (self, "win.redo", NULL);
  g_assert_cmpint (terrain (self, "0303"), ==, HU_TERRAIN_FOREST);
}

static void
test_brush (HuAppFixture  *self,
            gconstpointer  data)
{
  HuWorkshopHand *hand;
  guint n = 0;

  act (self, "win.workshop", NULL);
  hand = hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE))->hand;
  take_tool (self, "hills");
  hu_workshop_hand_set_size (hand, 2);
  drag_over (self, "0303");
  for (HuHex hex = 0; hex < hu_workshop_get_scenario (get_shop (self))->map->grid->n_hexes; hex++)
    n += hu_workshop_get_scenario (get_shop (self))->map->terrain[hex] == HU_TERRAIN_HILLS;
  g_assert_cmpuint (n, ==, 7);

  /* Filling takes what hangs together. */
  take_tool (self, "rough");
  hu_workshop_hand_set_size (hand, 0);
  drag_over (self, "0303");
  g_assert_cmpint (terrain (self, "0302"), ==, HU_TERRAIN_ROUGH);
  g_assert_cmpint (terrain (self, "0101"), ==, HU_TERRAIN_CLEAR);

  /* Taking away. */
  hu_workshop_hand_set_size (hand, 1);
  hu_workshop_hand_set_erase (hand, TRUE);
  drag_over (self, "0303");
  g_assert_cmpint (terrain (self, "0303"), ==, HU_TERRAIN_CLEAR);
  g_assert_cmpint (terrain (self, "0302"), ==, HU_TERRAIN_ROUGH);
}

static void
test_keyboard (HuAppFixture  *self,
               gconstpointer  data)
{
  act (self, "win.workshop", NULL);
  take_tool (self, "forest");
  hu_map_view_go_to (hu_app_map (self->window), find_hex (self, "0202"));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Return, 0));
  g_assert_cmpint (terrain (self, "0202"), ==, HU_TERRAIN_FOREST);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Delete, 0));
  g_assert_cmpint (terrain (self, "0202"), ==, HU_TERRAIN_CLEAR);
  /* Nothing of play happens. */
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_null (
    hu_workshop_hand_get_tool (hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE))->hand));

  take_tool (self, "Wall");
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_1, 0));
  g_assert_true (hu_workshop_get_scenario (get_shop (self))->map->hexsides[HU_HEXSIDE_WALL][find_hex (self, "0202")] &
                 1);
}

static guint
count_sides (HuAppFixture *self,
             HuHexside     kind)
{
  const HuMap *map = hu_workshop_get_scenario (get_shop (self))->map;
  guint n = 0;

  for (HuHex hex = 0; map->hexsides[kind] != NULL && hex < map->grid->n_hexes; hex++)
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      n += map->hexsides[kind][hex] >> direction & 1;

  return n / 2;
}

static void
test_hexsides (HuAppFixture  *self,
               gconstpointer  data)
{
  const HuGrid *grid;
  HuPoint points[4];
  HuHex hex;

  act (self, "win.workshop", NULL);
  grid = hu_workshop_get_scenario (get_shop (self))->map->grid;
  hex = find_hex (self, "0303");
  take_tool (self, "River");

  /* Along three sides of a hex. */
  for (gint i = 0; i < 4; i++)
    points[i] = in_view (self, hu_geometry_corner (grid, hex, i));
  drag_points (self, points, G_N_ELEMENTS (points));
  g_assert_cmpuint (count_sides (self, HU_HEXSIDE_RIVER), ==, 3);

  /* A click means one; a second stroke over the same adds nothing. */
  drag_points (self, points, G_N_ELEMENTS (points));
  g_assert_cmpuint (count_sides (self, HU_HEXSIDE_RIVER), ==, 3);
  points[0] = in_view (self, hu_geometry_centre (grid, find_hex (self, "0501")));
  points[0].y += 4;
  drag_points (self, points, 1);
  g_assert_cmpuint (count_sides (self, HU_HEXSIDE_RIVER), ==, 4);
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_sides (self, HU_HEXSIDE_RIVER), ==, 3);
}

static void
test_lines (HuAppFixture  *self,
            gconstpointer  data)
{
  const GPtrArray *lines;

  act (self, "win.workshop", NULL);
  take_tool (self, "Road");
  drag_over (self, "0101 0102 0103 0102");
  lines = hu_workshop_get_scenario (get_shop (self))->map->lines;
  g_assert_cmpuint (lines->len, ==, 1);
  /* Going back takes back. */
  g_assert_cmpuint (((const HuLine *) g_ptr_array_index (lines, 0))->hexes->len, ==, 2);

  hu_workshop_hand_set_erase (hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE))->hand, TRUE);
  drag_over (self, "0102");
  g_assert_cmpuint (hu_workshop_get_scenario (get_shop (self))->map->lines->len, ==, 0);
}

static void
test_built (HuAppFixture  *self,
            gconstpointer  data)
{
  const HuMap *map;
  guint n_places;

  act (self, "win.workshop", NULL);
  n_places = hu_workshop_get_scenario (get_shop (self))->map->places->len;
  take_tool (self, "Objective");
  drag_over (self, "0202");
  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpuint (map->places->len, ==, n_places + 1);
  g_assert_cmpint (hu_map_get_place (map, n_places)->kind, ==, HU_PLACE_OBJECTIVE);

  take_tool (self, "Building");
  drag_over (self, "0303 0304");
  drag_over (self, "0304 0305");
  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpuint (map->buildings->len, ==, 1);
  g_assert_cmpuint (hu_map_get_building (map, 0)->hexes->len, ==, 3);

  take_tool (self, "Bridge");
  drag_over (self, "0401");
  take_tool (self, "Pillbox");
  drag_over (self, "0402");
  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpuint (map->bridges->len, ==, 1);
  g_assert_cmpuint (map->pillboxes->len, ==, 1);

  take_tool (self, "Missing hex");
  drag_over (self, "0104");
  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpint (hu_grid_parse (map->grid, "0104", NULL), ==, HU_HEX_NONE);
  act (self, "win.undo", NULL);
  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpint (hu_grid_parse (map->grid, "0104", NULL), !=, HU_HEX_NONE);
}

/* --- New --- */

static void
test_new_blank (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWindow *dialog;
  GtkWidget *create;

  act (self, "win.new", NULL);
  dialog = hu_app_fixture_dialog (self);
  g_assert_true (HU_IS_WORKSHOP_NEW (dialog));
  create = gtk_window_get_default_widget (dialog);
  g_signal_emit_by_name (create, "clicked");
  hu_app_fixture_settle (self);

  g_assert_null (hu_app_fixture_dialog (self));
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
  g_assert_null (hu_document_get_file (hu_window_get_document (self->window)));
  g_assert_cmpint (hu_workshop_get_scenario (get_shop (self))->map->grid->columns, ==, 20);
  g_assert_cmpint (hu_workshop_get_scenario (get_shop (self))->map->grid->rows, ==, 15);

  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* Rows of a spreadsheet: all of them, or none, and the line that is wrong is named. */
static void
test_table (HuAppFixture  *self,
            gconstpointer  data)
{
  HuWorkshopBench bench = { NULL };
  AdwMessageDialog *dialog;
  guint n;

  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "units");
  bench.shop = get_shop (self);
  n = hu_scenario_get_n_units (hu_workshop_get_scenario (bench.shop));

  g_assert_false (hu_workshop_sheet_take (&bench, GTK_WIDGET (self->window),
                                          "id,name,side,strength\ng9,\"Группа, 9\",german,4\ng10,Ten,german,many\n", -1));
  dialog = ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "3"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (bench.shop)), ==, n);

  g_assert_true (hu_workshop_sheet_take (&bench, GTK_WIDGET (self->window),
                                         "id\tname\tside\tstrength\ng9\tГруппа 9\tgerman\t4\ng1\tОдин\tgerman\t7\n", -1));
  gtk_window_destroy (hu_app_fixture_dialog (self));
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (bench.shop)), ==, n + 1);
  g_assert_cmpstr (hu_scenario_get_unit (hu_workshop_get_scenario (bench.shop),
                                         (guint) hu_scenario_find_unit (hu_workshop_get_scenario (bench.shop), "g1"))
                     ->name, ==, "Один");
  act (self, "win.undo", NULL);
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (bench.shop)), ==, n);
}

/* Placing counts on; a drag off the map takes off; Delete deletes. */
static void
test_units (HuAppFixture  *self,
            gconstpointer  data)
{
  const HuScenario *scenario;
  HuPoint points[2];
  guint n;

  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "units");
  n = hu_scenario_get_n_units (hu_workshop_get_scenario (get_shop (self)));
  drag_over (self, "0102");
  drag_over (self, "0304");
  scenario = hu_workshop_get_scenario (get_shop (self));
  g_assert_cmpuint (hu_scenario_get_n_units (scenario), ==, n + 1);
  g_assert_cmpint (hu_scenario_get_unit (scenario, n)->at, ==, find_hex (self, "0304"));
  g_assert_cmpstr (hu_scenario_get_unit (scenario, n)->name, !=, hu_scenario_get_unit (scenario, 0)->name);

  drag_over (self, "0304 0303");
  g_assert_cmpint (hu_scenario_get_unit (hu_workshop_get_scenario (get_shop (self)), n)->at, ==,
                   find_hex (self, "0303"));
  points[0] = centre (self, "0303");
  points[1] = (HuPoint) { 2, 2 };
  drag_points (self, points, 2);
  g_assert_cmpint (hu_scenario_get_unit (hu_workshop_get_scenario (get_shop (self)), n)->at, ==, HU_HEX_NONE);

  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Delete, 0));
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (get_shop (self))), ==, n);
  act (self, "win.undo", NULL);
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (get_shop (self))), ==, n + 1);
}

/* The page gives the hand counters each time that it is shown, not only the first time. */
static void
test_units_again (HuAppFixture  *self,
                  gconstpointer  data)
{
  guint n;

  act (self, "win.workshop", NULL);
  n = hu_scenario_get_n_units (hu_workshop_get_scenario (get_shop (self)));
  act (self, "win.workshop-page", "units");
  act (self, "win.workshop-page", "rules");
  drag_over (self, "0304");
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (get_shop (self))), ==, n);
  act (self, "win.workshop-page", "units");
  drag_over (self, "0304");
  g_assert_cmpuint (hu_scenario_get_n_units (hu_workshop_get_scenario (get_shop (self))), ==, n + 1);
}

static GtkWindow *
find_new_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (HU_IS_WORKSHOP_NEW (window))
        return window;
    }

  return NULL;
}

static gboolean
is_asked (HuAppFixture *self,
          gpointer      data)
{
  return find_new_dialog () != NULL;
}

/* The position of a moment becomes the start of another scenario. */
static void
test_new_from_moment (HuAppFixture  *self,
                      gconstpointer  data)
{
  GtkWindow *dialog;
  const HuScenario *scenario;

  hu_app_fixture_append (self, "move g1 0303");
  act (self, "win.new", NULL);
  /* The window asks about unsaved changes first. */
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "discard");
  hu_app_fixture_wait (self, is_asked, NULL);
  dialog = find_new_dialog ();
  gtk_stack_set_visible_child_name (GTK_STACK (find_type (GTK_WIDGET (dialog), GTK_TYPE_STACK)), "game");
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  hu_app_fixture_settle (self);

  scenario = hu_workshop_get_scenario (get_shop (self));
  g_assert_cmpint (hu_scenario_get_unit (scenario, (guint) hu_scenario_find_unit (scenario, "g1"))->at, ==,
                   find_hex (self, "0303"));
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  dialog = hu_app_fixture_dialog (self);
  if (dialog != NULL)
    gtk_window_destroy (dialog);
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
    { "in-and-out", test_in_and_out },
    { "nothing-edited", test_nothing_edited },
    { "undo", test_undo },
    { "brush", test_brush },
    { "keyboard", test_keyboard },
    { "hexsides", test_hexsides },
    { "lines", test_lines },
    { "built", test_built },
    { "new/blank", test_new_blank },
    { "new/moment", test_new_from_moment },
    { "units", test_units },
    { "units/again", test_units_again },
    { "table", test_table },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  return g_test_run ();
}
