/*
 * Panning and zooming, selection and what is lit: view state without a view.
 */
#include <math.h>

#include "hu-fixture.h"
#include "hu-map-state.h"

#define WIDTH 900
#define HEIGHT 600

/* @columns × @rows flat hexes, and a unit in the first. */
static HuSnapshot *
snapshot_new (gint columns,
              gint rows)
{
  g_autoptr(HuGrid) grid =
    hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  HuRefusal refusal;
  guint refused;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "a", "A", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "b", "B", NULL);
  hu_scenario_finish (scenario);

  return hu_adjudicate (scenario, NULL, 0, &refusal, &refused);
}

static HuMapState *
state_new (gint columns,
           gint rows)
{
  g_autoptr(HuSnapshot) snapshot = snapshot_new (columns, rows);
  HuMapState *state = hu_map_state_new ();

  hu_map_state_reset (state, snapshot);
  hu_map_state_resize (state, WIDTH, HEIGHT);

  return state;
}

static void
assert_seen_whole (HuMapState *state,
                   gint        columns,
                   gint        rows)
{
  g_autoptr(HuSnapshot) snapshot = snapshot_new (columns, rows);
  HuBox bounds = hu_geometry_bounds (hu_snapshot_get_scenario (snapshot)->map->grid);
  HuPoint first = hu_map_state_to_view (state, (HuPoint) { bounds.x, bounds.y });
  HuPoint last = hu_map_state_to_view (state,
                                       (HuPoint) { bounds.x + bounds.width, bounds.y + bounds.height });

  g_assert_cmpfloat (first.x, >=, 0);
  g_assert_cmpfloat (first.y, >=, 0);
  g_assert_cmpfloat (last.x, <=, WIDTH);
  g_assert_cmpfloat (last.y, <=, HEIGHT);
  /* … and in the middle. */
  g_assert_cmpfloat_with_epsilon (first.x, WIDTH - last.x, 0.01);
  g_assert_cmpfloat_with_epsilon (first.y, HEIGHT - last.y, 0.01);
}

static void
test_small_map_is_fitted (void)
{
  g_autoptr(HuMapState) state = state_new (12, 8);

  assert_seen_whole (state, 12, 8);
}

static void
test_large_map_begins_readable (void)
{
  g_autoptr(HuMapState) state = state_new (120, 90);

  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, ==, 14);

  /* A large view is filled, until one has looked elsewhere. */
  hu_map_state_resize (state, 3000, 2000);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, >, 14);
  hu_map_state_resize (state, WIDTH, HEIGHT);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, ==, 14);
  hu_map_state_pan_by (state, 5, 5);
  hu_map_state_resize (state, 3000, 2000);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, ==, 14);
  hu_map_state_resize (state, WIDTH, HEIGHT);

  hu_map_state_fit (state);
  assert_seen_whole (state, 120, 90);
}

static void
test_fitted_stays_fitted (void)
{
  g_autoptr(HuMapState) state = state_new (12, 8);
  double scale = hu_map_state_get_viewport (state)->scale;

  hu_map_state_resize (state, WIDTH / 2, HEIGHT / 2);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, <, scale);
  hu_map_state_resize (state, WIDTH, HEIGHT);
  g_assert_cmpfloat_with_epsilon (hu_map_state_get_viewport (state)->scale, scale, 1e-9);
  assert_seen_whole (state, 12, 8);
}

/* Any box comes into view at a scale between the limits, as long as it has room at the lower one; a map that is readable
 * as a whole is not zoomed. */
static void
test_looks (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (7);
  g_autoptr(HuMapState) small = state_new (12, 8);
  g_autoptr(HuMapState) large = state_new (120, 90);
  double whole = hu_map_state_get_viewport (small)->scale;
  HuViewport look;

  g_assert_false (hu_map_state_find_look (small, (HuBox) { 3, 3, 2, 2 }, whole, 96, &look));
  g_assert_true (hu_map_state_find_look (small, (HuBox) { 3, 3, 2, 2 }, whole + 1, 96, &look));

  for (guint i = 0; i < 500; i++)
    {
      HuBox box = { g_rand_double_range (rand, 0, 170), g_rand_double_range (rand, 0, 145),
                    g_rand_double_range (rand, 0, 10), g_rand_double_range (rand, 0, 10) };

      g_assert_true (hu_map_state_find_look (large, box, 30, 50, &look));
      g_assert_cmpfloat (look.scale, >=, MIN (30, MIN (WIDTH, HEIGHT) / 10.0));
      g_assert_cmpfloat (look.scale, <=, 50);
      hu_map_state_take_look (large, &look);
      g_assert_true (hu_map_state_find_look (large, box, 30, 50, &look));
      look = *hu_map_state_get_viewport (large);
      g_assert_cmpfloat (look.x, <=, box.x + 0.001);
      g_assert_cmpfloat (look.y, <=, box.y + 0.001);
      g_assert_cmpfloat (look.x + WIDTH / look.scale, >=, box.x + box.width - 0.001);
      g_assert_cmpfloat (look.y + HEIGHT / look.scale, >=, box.y + box.height - 0.001);
    }
  g_assert_false (hu_map_state_is_fitted (large));
}

/* The place under the pointer stays there. */
static void
test_zoom_about_the_pointer (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (99);
  g_autoptr(HuMapState) state = state_new (120, 90);

  for (guint i = 0; i < 500; i++)
    {
      /* Where no edge of the map comes into it. */
      double x = g_rand_double_range (rand, 0.4, 0.6) * WIDTH, y = g_rand_double_range (rand, 0.4,
                                                                                        0.6) * HEIGHT;
      double factor = g_rand_double_range (rand, 0.9, 1.12);
      HuPoint before = hu_map_state_to_map (state, x, y);
      HuPoint after;

      if (hu_map_state_get_viewport (state)->scale * factor < 13)
        continue;

      hu_map_state_zoom_at (state, factor, x, y);
      after = hu_map_state_to_map (state, x, y);
      g_assert_cmpfloat_with_epsilon (before.x, after.x, 1e-6);
      g_assert_cmpfloat_with_epsilon (before.y, after.y, 1e-6);
    }
}

static void
test_zoom_has_limits (void)
{
  g_autoptr(HuMapState) state = state_new (120, 90);

  hu_map_state_zoom_at (state, 1e6, 10, 10);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, ==, 96);
  hu_map_state_zoom_at (state, 1e-6, 10, 10);
  hu_map_state_fit (state);
  assert_seen_whole (state, 120, 90);
}

/* However far one pans, some of the map is seen. */
static void
test_pan_cannot_lose_the_map (void)
{
  g_autoptr(HuMapState) state = state_new (120, 90);
  const HuViewport *viewport = hu_map_state_get_viewport (state);

  hu_map_state_pan_by (state, 1e7, 1e7);
  g_assert_cmpfloat (hu_map_state_to_view (state, (HuPoint) { 0, 0 }).x, <=, WIDTH / 2);
  g_assert_cmpfloat (hu_map_state_to_view (state, (HuPoint) { 0, 0 }).y, <=, HEIGHT / 2);
  hu_map_state_pan_by (state, -1e7, -1e7);
  g_assert_cmpfloat (viewport->x, >, 0);
  g_assert_cmpfloat (hu_map_state_to_view (state, (HuPoint) { 120 * 1.5, 0 }).x, >=, WIDTH / 2);
}

static void
test_pan_goes_with_the_pointer (void)
{
  g_autoptr(HuMapState) state = state_new (120, 90);
  HuPoint before = hu_map_state_to_map (state, 400, 300), after;

  hu_map_state_pan_by (state, 31, -17);
  after = hu_map_state_to_map (state, 431, 283);
  g_assert_cmpfloat_with_epsilon (before.x, after.x, 1e-9);
  g_assert_cmpfloat_with_epsilon (before.y, after.y, 1e-9);
}

static void
test_show_box (void)
{
  g_autoptr(HuMapState) state = state_new (120, 90);
  const HuViewport *viewport = hu_map_state_get_viewport (state);
  HuBox far = { 150, 120, 2, 2 };
  HuPoint corner;
  double x, y;

  hu_map_state_show_box (state, far, FALSE);
  corner = hu_map_state_to_view (state, (HuPoint) { 152, 122 });
  g_assert_cmpfloat (corner.x, <=, WIDTH);
  g_assert_cmpfloat (corner.y, <=, HEIGHT);

  /* Seen already: nothing moves. */
  x = viewport->x;
  y = viewport->y;
  hu_map_state_show_box (state, far, FALSE);
  g_assert_true (viewport->x == x && viewport->y == y);

  hu_map_state_show_box (state, (HuBox) { 80, 60, 2, 2 }, TRUE);
  corner = hu_map_state_to_view (state, (HuPoint) { 81, 61 });
  g_assert_cmpfloat_with_epsilon (corner.x, WIDTH / 2.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (corner.y, HEIGHT / 2.0, 1e-6);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_notifies_only_what_changed (void)
{
  g_autoptr(HuMapState) state = state_new (12, 8);
  g_autoptr(GArray) two = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint units[] = { 3, 5 };
  guint n_notify = 0, n_selection = 0, n_lit = 0, n_viewport = 0;

  g_signal_connect_swapped (state, "notify", G_CALLBACK (count_cb), &n_notify);
  g_signal_connect_swapped (state, "selection-changed", G_CALLBACK (count_cb), &n_selection);
  g_signal_connect_swapped (state, "lit-changed", G_CALLBACK (count_cb), &n_lit);
  g_signal_connect_swapped (state, "viewport-changed", G_CALLBACK (count_cb), &n_viewport);

  hu_map_state_set_cursor (state, HU_HEX_NONE);
  hu_map_state_set_hover (state, HU_HEX_NONE);
  hu_map_state_set_trace (state, HU_HEX_NONE, HU_SIDE_NONE);
  hu_map_state_set_overlays (state, HU_OVERLAY_DEFAULT);
  hu_map_state_select_only (state, HU_UNIT_NONE);
  hu_map_state_set_lit (state, NULL, 0);
  hu_map_state_fit (state);
  hu_map_state_resize (state, WIDTH, HEIGHT);
  g_assert_cmpuint (n_notify + n_selection + n_lit + n_viewport, ==, 0);

  hu_map_state_set_cursor (state, 4);
  hu_map_state_set_cursor (state, 4);
  g_assert_cmpuint (n_notify, ==, 1);
  hu_map_state_set_trace (state, 4, HU_SIDE_SECOND);
  g_assert_cmpuint (n_notify, ==, 3);

  g_array_append_vals (two, units, 2);
  hu_map_state_set_selection (state, two);
  hu_map_state_set_selection (state, two);
  g_assert_cmpuint (n_selection, ==, 1);
}

static void
test_selection (void)
{
  g_autoptr(HuMapState) state = state_new (12, 8);

  hu_map_state_toggle_selected (state, 3);
  hu_map_state_toggle_selected (state, 5);
  g_assert_true (hu_map_state_is_selected (state, 3));
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 2);
  hu_map_state_toggle_selected (state, 3);
  g_assert_false (hu_map_state_is_selected (state, 3));
  hu_map_state_select_only (state, 7);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 1);
  g_assert_true (hu_map_state_is_selected (state, 7));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/map-state/small-map-is-fitted", test_small_map_is_fitted);
  g_test_add_func ("/map-state/looks", test_looks);
  g_test_add_func ("/map-state/large-map-begins-readable", test_large_map_begins_readable);
  g_test_add_func ("/map-state/fitted-stays-fitted", test_fitted_stays_fitted);
  g_test_add_func ("/map-state/zoom-about-the-pointer", test_zoom_about_the_pointer);
  g_test_add_func ("/map-state/zoom-has-limits", test_zoom_has_limits);
  g_test_add_func ("/map-state/pan-cannot-lose-the-map", test_pan_cannot_lose_the_map);
  g_test_add_func ("/map-state/pan-goes-with-the-pointer", test_pan_goes_with_the_pointer);
  g_test_add_func ("/map-state/show-box", test_show_box);
  g_test_add_func ("/map-state/notifies-only-what-changed", test_notifies_only_what_changed);
  g_test_add_func ("/map-state/selection", test_selection);

  return g_test_run ();
}
