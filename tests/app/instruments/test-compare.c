/*
 * A variation beside the game: two maps that move together, and the ways by which both went.
 */
#include "hu-app-fixture.h"
#include "hu-compare-window.h"

/* Moscow's one line runs up column 3, from 0305 to 0301. */
#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* Its maps: that of the game, and that of the variation. */
static HuMapView *
get_view (HuCompareWindow *compare,
          guint            i)
{
  GtkWidget *first = hu_app_part (compare, HU_TYPE_MAP_VIEW), *second = NULL;

  for (GtkWidget *at = first; i > 0 && second == NULL; at = gtk_widget_get_parent (at))
    for (GtkWidget *next = gtk_widget_get_next_sibling (at); next != NULL && second == NULL;
         next = gtk_widget_get_next_sibling (next))
      second = hu_app_part (next, HU_TYPE_MAP_VIEW);

  return HU_MAP_VIEW (i > 0 ? second : first);
}

static gboolean
is_drawn (HuAppFixture *self,
          gpointer      data)
{
  HuCompareWindow *compare = data;

  return hu_map_state_get_viewport (hu_map_view_get_state (get_view (compare, 1)))->width > 0;
}

static void
test_compare (HuAppFixture  *self,
              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuVariation) variation = NULL;
  g_autoptr(GPtrArray) line = NULL;
  HuCompareWindow *compare;
  HuMapState *states[2];

  hu_game_begin_what_if (game, 0);
  hu_app_fixture_append (self, "move g1 0302");
  line = hu_game_dup_line (game);
  variation = hu_variation_new ("cut", 0, line);
  hu_game_leave_what_if (game);
  hu_game_add_variation (game, variation);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-variation", "u", 0));

  compare = hu_app_toplevel (HU_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (compare);
  hu_app_fixture_wait (self, is_drawn, compare);
  for (guint i = 0; i < 2; i++)
    states[i] = hu_map_view_get_state (get_view (compare, i));
  hu_map_state_zoom_at (states[0], 1.5, 50, 50);
  g_assert_cmpfloat (hu_map_state_get_viewport (states[0])->scale, ==, hu_map_state_get_viewport (states[1])->scale);
  hu_map_state_zoom_at (states[1], 1.5, 20, 80);
  g_assert_cmpfloat (hu_map_state_get_viewport (states[0])->scale, ==, hu_map_state_get_viewport (states[1])->scale);
  g_assert_cmpfloat (hu_map_state_get_viewport (states[0])->y, ==, hu_map_state_get_viewport (states[1])->y);
  gtk_window_close (GTK_WINDOW (compare));
  hu_app_fixture_settle (self);
}

/* The game went one way and the variation another: its arrow is the way that it went, hex by hex. */
static void
test_compare_arrow (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuVariation) variation = NULL;
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *way = NULL;
  guint unit = hu_app_fixture_unit (self, "g1");
  HuCompareWindow *compare;
  HuScene scene;

  hu_app_fixture_append (self, "move g1 0202");
  hu_game_undo (game);
  hu_game_begin_what_if (game, 0);
  hu_app_fixture_append (self, "move g1 0202 0302 0402; move g1 0503");
  line = hu_game_dup_line (game);
  variation = hu_variation_new ("cut", 0, line);
  hu_game_leave_what_if (game);
  hu_game_redo (game);
  hu_game_add_variation (game, variation);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-variation", "u", 0));

  compare = hu_app_toplevel (HU_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (compare);
  hu_app_fixture_wait (self, is_drawn, compare);
  hu_map_view_fill_scene (get_view (compare, 1), &scene);
  g_assert_nonnull (scene.before);
  g_assert_nonnull (scene.ways);
  way = hu_fixture_names (hu_game_get_scenario (game), g_ptr_array_index (scene.ways, unit));
  g_assert_cmpstr (way, ==, "0103 0202 0302 0402 0503");
  gtk_window_close (GTK_WINDOW (compare));
  hu_app_fixture_settle (self);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/compare/zoom", HuAppFixture, NULL, set_up, test_compare, tear_down);
  g_test_add ("/compare/arrow", HuAppFixture, NULL, set_up, test_compare_arrow, tear_down);

  return g_test_run ();
}
