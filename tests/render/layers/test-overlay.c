/*
 * Overlays without their colours: directions, signs and patterns alone tell
 * their classes apart.
 */
#include "hu-counter.h"
#include "hu-mark-symbol.h"
#include "hu-picture.h"
#include "hu-sketch.h"

static const HuSketch sketch = { .columns = 12, .rows = 10, .n_units = 10 };

typedef struct
{
  HuScenario *scenario;
  HuSnapshot *snapshot;
  HuPainter  *painter;
  HuScene     scene;
} Table;

static void
table_set_up (Table         *table,
              gconstpointer  data)
{
  table->scenario = hu_sketch_scenario (&sketch);
  table->snapshot = hu_sketch_snapshot (table->scenario);
  table->painter = hu_painter_new (table->scenario);
  hu_scene_init (&table->scene, table->snapshot);
}

static void
table_tear_down (Table         *table,
                 gconstpointer  data)
{
  hu_painter_free (table->painter);
  hu_snapshot_unref (table->snapshot);
  hu_scenario_unref (table->scenario);
}

static cairo_surface_t *
draw_swatch (Table      *table,
             const char *id)
{
  cairo_surface_t *picture = hu_picture_new (48, 24, 1);
  cairo_t *cr = cairo_create (picture);

  hu_color_set (cr, hu_theme_get (HU_THEME_LIGHT)->terrain[HU_TERRAIN_CLEAR]);
  cairo_paint (cr);
  hu_painter_draw_swatch (table->painter, cr, id, 48, 24);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

static void
assert_lean (Table      *table,
             const char *id,
             gboolean    falling)
{
  cairo_surface_t *picture = draw_swatch (table, id);
  double lean = hu_picture_lean (picture, 4, 3, 15, 18);

  g_test_message ("%s leans by %g", id, lean);
  if (falling)
    g_assert_cmpfloat (lean, >, 0.2);
  else
    g_assert_cmpfloat (lean, <, -0.2);
  cairo_surface_destroy (picture);
}

static void
test_swatches_lean (Table         *table,
                    gconstpointer  data)
{
  assert_lean (table, "control-first", FALSE);
  assert_lean (table, "zoc-first", FALSE);
  assert_lean (table, "control-second", TRUE);
  assert_lean (table, "zoc-second", TRUE);
  assert_lean (table, "line-first", FALSE);
  assert_lean (table, "line-second", TRUE);
}

/* In grey, any two entries of the legend differ in many pixels. */
static void
test_swatches_differ_in_grey (Table         *table,
                              gconstpointer  data)
{
  static const char *const ids[] = {
    "supply-line",
    "supply-along",
    "unsupplied",
    "ring",
    "frontier-unit",
    "frontier-zoc",
    "frontier-control",
    "frontier-terrain",
    "frontier-hexside",
    "frontier-length",
    "frontier-steps",
    "frontier-line-ends",
    "cut",
    "critical",
    "zoc-first",
    "zoc-second",
    "control-first",
    "control-second",
    "line-first",
    "line-second",
    "line-gap-first",
    "line-gap-second",
    "line-path-first",
    "line-path-second",
  };
  cairo_surface_t *pictures[G_N_ELEMENTS (ids)];

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      pictures[i] = draw_swatch (table, ids[i]);
      for (guint k = 0; k < i; k++)
        {
          guint n = 0;

          for (int y = 0; y < 24; y++)
            {
              for (int x = 0; x < 48; x++)
                n += ABS (hu_picture_grey (pictures[i], x, y) - hu_picture_grey (pictures[k], x, y)) > 40;
            }
          if (n < 24)
            g_test_message ("%s and %s differ in %u pixels", ids[i], ids[k], n);
          g_assert_cmpuint (n, >=, 24);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    cairo_surface_destroy (pictures[i]);
}

/* On the map: the strips on both sides of the front. */
static void
test_front_leans (Table         *table,
                  gconstpointer  data)
{
  const HuGrid *grid = table->scenario->map->grid;
  /* Hexes of the last column of the first side, and the first one of the second. */
  HuHex left = hu_grid_at (grid, 6, 5), right = hu_grid_at (grid, 7, 5);
  HuViewport viewport = { .scale = 80, .width = 1000, .height = 800 };
  cairo_surface_t *picture;
  HuPoint a, b, middle;
  gint d = hu_grid_direction (grid, left, right);

  hu_geometry_hexside (grid, left, d, &a, &b);
  middle = (HuPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
  viewport.x = middle.x - 500 / 80.0;
  viewport.y = middle.y - 400 / 80.0;
  table->scene.overlays = HU_OVERLAY_OWNERS;
  picture = hu_picture_paint (table->painter, &viewport, &table->scene, 1,
                              GPOINTER_TO_INT (data) ? HU_PICTURE_VECTOR : HU_PICTURE_CRISP);

  g_assert_cmpfloat (hu_picture_lean (picture, 500 - 26, 400 - 4, 16, 16), <, -0.1);
  g_assert_cmpfloat (hu_picture_lean (picture, 500 + 12, 400 - 12, 16, 16), >, 0.1);
  cairo_surface_destroy (picture);
}

/* A lake that nobody holds is no front: no line of a side's colour runs around it. */
static void
test_lake_is_no_front (Table         *table,
                       gconstpointer  data)
{
  HuHex hex = hu_grid_at (table->scenario->map->grid, 10, 8);
  HuPoint centre = hu_geometry_centre (table->scenario->map->grid, hex);
  HuViewport viewport = {
    .scale = 50, .x = centre.x - 1.8, .y = centre.y - 1.8, .width = 180, .height = 180
  };
  HuColor side = hu_theme_get (HU_THEME_LIGHT)->side[HU_SIDE_SECOND];

  for (gint lake = 1; lake >= 0; lake--)
    {
      cairo_surface_t *picture;
      guint n = 0;

      /* The scenario is this test's own, and no painter has looked at it yet. */
      table->scenario->map->terrain[hex] = lake ? HU_TERRAIN_LAKE : HU_TERRAIN_CLEAR;
      table->scenario->start.hex_owner[hex] = HU_SIDE_NONE;
      hu_snapshot_unref (table->snapshot);
      table->snapshot = hu_sketch_snapshot (table->scenario);
      hu_painter_free (table->painter);
      table->painter = hu_painter_new (table->scenario);
      hu_scene_init (&table->scene, table->snapshot);
      table->scene.overlays = HU_OVERLAY_OWNERS;

      picture = hu_picture_paint (table->painter, &viewport, &table->scene, 1, HU_PICTURE_CRISP);
      for (int y = 0; y < 180; y++)
        {
          for (int x = 0; x < 180; x++)
            {
              guint32 pixel = hu_picture_pixel (picture, x, y);

              n += ABS ((pixel >> 16 & 0xff) / 255.0 - side.r) < 0.08 &&
                   ABS ((pixel >> 8 & 0xff) / 255.0 - side.g) < 0.08 &&
                   ABS ((pixel & 0xff) / 255.0 - side.b) < 0.08;
            }
        }
      if (lake)
        g_assert_cmpuint (n, ==, 0);
      else
        g_assert_cmpuint (n, >, 200);
      cairo_surface_destroy (picture);
    }
}

/* A line of supply is hollow where it runs along a line of the map, and whole where it steps. */
static void
test_hollow_along (Table         *table,
                   gconstpointer  data)
{
  g_autoptr(HuSupplySituation) situation = hu_sketch_situation (table->snapshot);
  g_autoptr(HuTracing) tracing = hu_sketch_tracing (situation);
  HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);
  const HuGrid *grid = table->scenario->map->grid;
  HuColor side = hu_theme_get (HU_THEME_LIGHT)->side[HU_SIDE_SECOND];
  HuPoint middle;
  HuViewport viewport = { .scale = 60, .width = 60, .height = 60 };
  guint n = trace->path->len;

  g_assert_cmpuint (n, >=, 3);
  g_ptr_array_set_size (tracing->traces, 1);
  table->scene.overlays = HU_OVERLAY_SUPPLY;
  table->scene.tracing = tracing;
  /* In the middle of the last hexside but one, where no sign of an end is. */
  middle = hu_geometry_centre (grid, g_array_index (trace->path, HuHex, n - 2));
  middle.x = (middle.x + hu_geometry_centre (grid, g_array_index (trace->path, HuHex, n - 3)).x) / 2;
  middle.y = (middle.y + hu_geometry_centre (grid, g_array_index (trace->path, HuHex, n - 3)).y) / 2;
  viewport.x = middle.x - 0.5;
  viewport.y = middle.y - 0.5;

  for (guint n_along = 0; n_along < n; n_along++)
    {
      gboolean hollow = n_along >= 2;
      cairo_surface_t *picture;
      guint32 pixel;

      /* Only the number changes: the picture of the time before must not be shown again. */
      trace->n_along = n_along;
      picture = hu_picture_paint (table->painter, &viewport, &table->scene, 1, HU_PICTURE_CRISP);
      pixel = hu_picture_pixel (picture, 30, 30);
      g_assert_cmpint (ABS ((pixel >> 16 & 0xff) / 255.0 - side.r) < 0.08 &&
                       ABS ((pixel >> 8 & 0xff) / 255.0 - side.g) < 0.08 &&
                       ABS ((pixel & 0xff) / 255.0 - side.b) < 0.08, ==, !hollow);
      cairo_surface_destroy (picture);
    }
}

static void
test_overview_leans (Table         *table,
                     gconstpointer  data)
{
  HuViewport viewport = { .scale = 2.8, .width = 52, .height = 50 };
  cairo_surface_t *picture;

  table->scene.overlays = HU_OVERLAY_OWNERS;
  picture = hu_picture_paint (table->painter, &viewport, &table->scene, 1, HU_PICTURE_CRISP);
  g_assert_cmpfloat (hu_picture_lean (picture, 4, 8, 14, 10), <, -0.1);
  g_assert_cmpfloat (hu_picture_lean (picture, 32, 36, 14, 10), >, 0.1);
  cairo_surface_destroy (picture);
}

/* Each reason has a sign of its own. */
static void
test_reasons_have_signs (void)
{
  guint seen = 0;

  for (HuBlock because = HU_BLOCK_TERRAIN; because < HU_N_BLOCKS; because++)
    {
      HuMark mark = hu_mark_for_block (because);

      g_assert_false (seen >> mark & 1);
      seen |= 1u << mark;
    }
}

/* Counters of the sides differ in shape: round corners cover what cut ones leave free. */
static void
test_counters_differ_in_shape (void)
{
  for (double size = 10; size < 80; size += 7)
    {
      for (gint corner = 0; corner < 4; corner++)
        {
          double x = 50 + (corner % 2 ? 0.5 : -0.5) * size * 0.88,
                 y = 50 + (corner / 2 ? 0.5 : -0.5) * size * 0.88;
          gboolean covered[HU_N_SIDES];

          for (gint side = 0; side < HU_N_SIDES; side++)
            {
              cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 100);
              cairo_t *cr = cairo_create (surface);

              hu_counter_path (cr, (HuSide) side, (HuPoint) { 50, 50 }, size, 0);
              covered[side] = cairo_in_fill (cr, x, y);
              g_assert_true (cairo_in_fill (cr, 50 + size * 0.49, 50));
              g_assert_false (cairo_in_fill (cr, 50 + size * 0.51, 50));
              cairo_destroy (cr);
              cairo_surface_destroy (surface);
            }
          g_assert_true (covered[HU_SIDE_FIRST]);
          g_assert_false (covered[HU_SIDE_SECOND]);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/overlay/swatches-lean", Table, NULL, table_set_up, test_swatches_lean, table_tear_down);
  g_test_add ("/overlay/swatches-differ-in-grey", Table, NULL, table_set_up, test_swatches_differ_in_grey,
              table_tear_down);
  g_test_add ("/overlay/front-leans", Table, GINT_TO_POINTER (FALSE), table_set_up, test_front_leans,
              table_tear_down);
  g_test_add ("/overlay/front-leans/vector", Table, GINT_TO_POINTER (TRUE), table_set_up, test_front_leans,
              table_tear_down);
  g_test_add ("/overlay/lake-is-no-front", Table, NULL, table_set_up, test_lake_is_no_front, table_tear_down);
  g_test_add ("/overlay/hollow-along", Table, NULL, table_set_up, test_hollow_along, table_tear_down);
  g_test_add ("/overlay/overview-leans", Table, NULL, table_set_up, test_overview_leans, table_tear_down);
  g_test_add_func ("/overlay/counters-differ-in-shape", test_counters_differ_in_shape);
  g_test_add_func ("/overlay/reasons-have-signs", test_reasons_have_signs);

  return g_test_run ();
}
