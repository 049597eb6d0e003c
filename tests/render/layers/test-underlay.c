/*
 * A picture to trace over: where it lies, how strongly, and that nothing else
 * is drawn otherwise.
 */
#include "hu-picture.h"
#include "hu-sketch.h"
#include "hu-underlay.h"

static const HuSketch sketch = { .columns = 12, .rows = 10, .n_units = 0 };
static const HuViewport viewport = { .scale = 20, .x = 0, .y = 0, .width = 400, .height = 300 };

/* Red, @side pixels each way. */
static HuUnderlay *
make_red (int side)
{
  cairo_surface_t *red = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (red);
  HuUnderlay *underlay;

  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  underlay = hu_underlay_new (red);
  cairo_surface_destroy (red);

  return underlay;
}

static int
channel (guint32 pixel,
         int     shift)
{
  return (int) (pixel >> shift & 0xff);
}

static void
assert_red (cairo_surface_t *picture,
            int              x,
            int              y)
{
  guint32 pixel = hu_picture_pixel (picture, x, y);

  g_assert_cmpint (channel (pixel, 16), >, 200);
  g_assert_cmpint (channel (pixel, 8), <, 60);
}

/* A hundred times as many pixels as are seen, or as many: the same. */
static void
test_place (void)
{
  static const int sides[] = { 60, 100, 2000 };
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&sketch);
  g_autoptr(HuSnapshot) snapshot = hu_sketch_snapshot (scenario);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  HuScene scene;
  cairo_surface_t *bare;

  hu_scene_init (&scene, snapshot);
  bare = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr(HuUnderlay) underlay = make_red (sides[i]);
      cairo_surface_t *full, *half;
      cairo_matrix_t to_map;

      /* From 5, 4 on, 5 map units each way: 100 … 200, 80 … 180 px. */
      cairo_matrix_init (&to_map, 5.0 / sides[i], 0, 0, 5.0 / sides[i], 5, 4);
      hu_underlay_place (underlay, &to_map, 1);
      scene.underlay = underlay;
      full = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
      assert_red (full, 104, 130);
      assert_red (full, 196, 130);
      assert_red (full, 150, 176);
      for (int x = 0; x < viewport.width; x += 7)
        for (int y = 0; y < viewport.height; y += 5)
          if (x < 98 || x > 202 || y < 78 || y > 182)
            g_assert_cmphex (hu_picture_pixel (full, x, y), ==, hu_picture_pixel (bare, x, y));

      hu_underlay_place (underlay, &to_map, 0.5);
      half = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
      g_assert_cmpint (channel (hu_picture_pixel (half, 110, 120), 8), >,
                       channel (hu_picture_pixel (full, 110, 120), 8) + 30);
      g_assert_cmpint (channel (hu_picture_pixel (half, 110, 120), 8), <,
                       channel (hu_picture_pixel (bare, 110, 120), 8) - 30);

      hu_underlay_place (underlay, &to_map, 0);
      cairo_surface_destroy (half);
      half = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
      hu_picture_assert_same (half, bare, "underlay-none");
      scene.underlay = NULL;
      cairo_surface_destroy (full);
      cairo_surface_destroy (half);
    }
  cairo_surface_destroy (bare);
}

/* A picture kept of one view is not shown in another. */
static void
test_views (void)
{
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&sketch);
  g_autoptr(HuSnapshot) snapshot = hu_sketch_snapshot (scenario);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  g_autoptr(HuUnderlay) kept = make_red (300);
  static const HuViewport views[] = {
    { .scale = 20, .x = 0, .y = 0, .width = 300, .height = 200 },
    { .scale = 20, .x = 1.5, .y = 0, .width = 300, .height = 200 },
    { .scale = 27, .x = 1.5, .y = 1, .width = 300, .height = 200 },
    { .scale = 27, .x = 1.5, .y = 1, .width = 260, .height = 210 },
  };
  cairo_matrix_t to_map;
  HuScene scene;

  cairo_matrix_init (&to_map, 0.02, 0.004, -0.004, 0.02, 3, 2);
  hu_underlay_place (kept, &to_map, 0.7);
  hu_scene_init (&scene, snapshot);

  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < G_N_ELEMENTS (views); i++)
      {
        g_autoptr(HuUnderlay) fresh = make_red (300);
        cairo_surface_t *again, *first;

        hu_underlay_place (fresh, &to_map, 0.7);
        scene.underlay = kept;
        again = hu_picture_paint (painter, &views[i], &scene, 1, HU_PICTURE_CRISP);
        scene.underlay = fresh;
        first = hu_picture_paint (painter, &views[i], &scene, 1, HU_PICTURE_CRISP);
        hu_picture_assert_same (again, first, "underlay-views");
        cairo_surface_destroy (again);
        cairo_surface_destroy (first);
      }
}

static gboolean
is_same (cairo_surface_t *a,
         cairo_surface_t *b)
{
  for (int x = 0; x < viewport.width; x++)
    for (int y = 0; y < viewport.height; y++)
      if (hu_picture_pixel (a, x, y) != hu_picture_pixel (b, x, y))
        return FALSE;

  return TRUE;
}

/* A scan to play on: not there at 0, to the byte; in place of the ground at 1; anew wherever it is placed anew, though
 * the painter keeps its tiles; and with the overlays on it. */
static void
test_paper (void)
{
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&sketch);
  g_autoptr(HuSnapshot) snapshot = hu_sketch_snapshot (scenario);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  g_autoptr(HuUnderlay) red = make_red (100);
  cairo_surface_t *bare, *none, *full, *half, *owners;
  cairo_matrix_t to_map;
  HuScene scene;

  hu_scene_init (&scene, snapshot);
  scene.overlays = 0;
  bare = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  cairo_matrix_init (&to_map, 0.3, 0, 0, 0.3, -2, -2);
  scene.paper = red;

  hu_underlay_place (red, &to_map, 0);
  none = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  hu_picture_assert_same (none, bare, "paper-none");
  hu_underlay_place (red, &to_map, 1);
  full = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  assert_red (full, 104, 130);
  assert_red (full, 250, 200);
  hu_underlay_place (red, &to_map, 0.5);
  half = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  g_assert_false (is_same (half, full));
  g_assert_false (is_same (half, bare));

  hu_underlay_place (red, &to_map, 1);
  scene.overlays = HU_OVERLAY_OWNERS;
  owners = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  g_assert_false (is_same (owners, full));

  cairo_surface_destroy (bare);
  cairo_surface_destroy (none);
  cairo_surface_destroy (full);
  cairo_surface_destroy (half);
  cairo_surface_destroy (owners);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/underlay/place", test_place);
  g_test_add_func ("/underlay/views", test_views);
  g_test_add_func ("/underlay/paper", test_paper);

  return g_test_run ();
}
