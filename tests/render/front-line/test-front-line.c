/*
 * The drawing of front-line: what is covered by what, what is open, the
 * cheapest line, and the strip beside the map.
 */
#include "hu-fixture.h"
#include "hu-front-line-rules.h"
#include "hu-front-line-strip.h"
#include "hu-picture.h"

/* German: rows 1 to 3 held around g1, rows 4 to 6 open.  Soviet: whole. */
#define UNITS "g1 german 0302 division; s1 soviet 0802 division; s2 soviet 0805 division"
#define SCALE 40.0

typedef struct
{
  HuScenario *scenario;
  HuSnapshot *snapshot;
  HuPainter  *painter;
  HuViewport  viewport;
  HuScene     scene;
} Table;

static void
show (Table      *table,
      const char *log)
{
  g_autoptr(HuAdjudicator) game = hu_fixture_play (table->scenario, log);

  g_clear_pointer (&table->snapshot, hu_snapshot_unref);
  table->snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  hu_scene_init (&table->scene, table->snapshot);
  table->scene.overlays = HU_OVERLAY_FRONT_LINE;
}

static void
set_up (Table         *table,
        gconstpointer  reading)
{
  HuBox bounds;

  table->scenario = hu_fixture_front (10, 6, UNITS);
  if (reading != NULL)
    hu_front_line_rules (table->scenario)->reading = HU_READING_PATH;
  hu_scenario_finish (table->scenario);
  bounds = hu_geometry_bounds (table->scenario->map->grid);
  table->viewport = (HuViewport) { .scale = SCALE, .width = (int) (bounds.width * SCALE),
                                   .height = (int) (bounds.height * SCALE) };
  table->painter = hu_painter_new (table->scenario);
  show (table, "");
}

static void
tear_down (Table         *table,
           gconstpointer  data)
{
  hu_painter_free (table->painter);
  hu_snapshot_unref (table->snapshot);
  hu_scenario_unref (table->scenario);
}

static cairo_surface_t *
paint (Table         *table,
       HuPictureMode  mode)
{
  return hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, mode);
}

static HuPoint
centre (Table      *table,
        const char *hex)
{
  HuPoint point = hu_geometry_centre (table->scenario->map->grid, hu_fixture_hex (table->scenario, hex));

  return (HuPoint) { point.x * SCALE, point.y * SCALE };
}

/* Mean grey below the middle of a hex, where no counter and no sign is. */
static double
grey_in (Table           *table,
         cairo_surface_t *picture,
         const char      *hex)
{
  HuPoint at = centre (table, hex);
  double sum = 0;

  for (int y = 0; y < 10; y++)
    for (int x = 0; x < 24; x++)
      sum += hu_picture_grey (picture, (int) at.x - 12 + x, (int) at.y + 24 + y);

  return sum / 240;
}

/* The better a hex is held, the darker; the sides lean apart. */
static void
test_cover (Table         *table,
            gconstpointer  data)
{
  cairo_surface_t *on = paint (table, HU_PICTURE_CRISP), *off;
  HuPoint zone = centre (table, "0402"), other = centre (table, "0702");

  table->scene.overlays = 0;
  off = paint (table, HU_PICTURE_CRISP);
  g_assert_cmpfloat (grey_in (table, on, "0302"), <, grey_in (table, on, "0402") - 8);
  g_assert_cmpfloat (grey_in (table, on, "0402"), <, grey_in (table, off, "0402") - 3);
  g_assert_cmpfloat (ABS (grey_in (table, on, "0601") - grey_in (table, off, "0601")), <, 0.5);
  g_assert_cmpfloat (hu_picture_lean (on, (int) zone.x - 16, (int) zone.y - 10, 32, 20), <, -0.05);
  g_assert_cmpfloat (hu_picture_lean (on, (int) other.x - 16, (int) other.y - 10, 32, 20), >, 0.05);
  cairo_surface_destroy (on);
  cairo_surface_destroy (off);
}

/* An open row is lit from edge to edge; one that is held is not. */
static void
test_open_rows (Table         *table,
                gconstpointer  data)
{
  cairo_surface_t *on = paint (table, HU_PICTURE_CRISP), *off;
  static const char * const open[] = { "0104", "0505", "1006" };

  table->scene.overlays = 0;
  off = paint (table, HU_PICTURE_CRISP);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    g_assert_cmpfloat (grey_in (table, on, open[i]), <, grey_in (table, off, open[i]) - 8);
  g_assert_cmpfloat (ABS (grey_in (table, on, "0602") - grey_in (table, off, "0602")), <, 0.5);
  cairo_surface_destroy (on);
  cairo_surface_destroy (off);
}

/* However small the map, an open row is not lost. */
static void
test_open_rows_small (Table         *table,
                      gconstpointer  data)
{
  HuPoint open = hu_geometry_centre (table->scenario->map->grid, hu_fixture_hex (table->scenario, "0605"));
  HuPoint held = hu_geometry_centre (table->scenario->map->grid, hu_fixture_hex (table->scenario, "0602"));
  HuColor alarm = hu_theme_get (HU_THEME_LIGHT)->alarm;
  cairo_surface_t *picture;
  guint32 lit, plain;

  table->viewport = (HuViewport) { .scale = 1.6, .width = 40, .height = 30 };
  picture = paint (table, HU_PICTURE_CRISP);
  lit = hu_picture_pixel (picture, (int) (open.x * 1.6), (int) (open.y * 1.6));
  plain = hu_picture_pixel (picture, (int) (held.x * 1.6), (int) (held.y * 1.6));
  g_assert_cmpfloat (ABS ((lit >> 8 & 0xff) / 255.0 - alarm.g), <, 0.35);
  g_assert_cmpfloat (ABS ((plain >> 8 & 0xff) / 255.0 - alarm.g), >, 0.5);
  cairo_surface_destroy (picture);
}

/* Tiles that are kept do not keep what is no longer so. */
static void
test_follows_the_game (Table         *table,
                       gconstpointer  data)
{
  static const char * const logs[] = { "move g1 0305", "move g1 0302", "end-phase", "" };
  cairo_surface_t *before = paint (table, HU_PICTURE_CRISP);

  cairo_surface_destroy (before);
  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autoptr(HuPainter) fresh = hu_painter_new (table->scenario);
      cairo_surface_t *kept, *expected;

      show (table, logs[i]);
      kept = paint (table, HU_PICTURE_CRISP);
      expected = hu_picture_paint (fresh, &table->viewport, &table->scene, 1, HU_PICTURE_CRISP);
      hu_picture_assert_same (kept, expected, "front-line");
      cairo_surface_destroy (kept);
      cairo_surface_destroy (expected);
    }
}

static void
assert_legend (Table      *table,
               const char *expected)
{
  g_autoptr(GArray) entries = hu_painter_list_legend (table->painter, &table->scene);
  g_autoptr(GString) ids = g_string_new (NULL);

  for (guint i = 0; i < entries->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", g_array_index (entries, HuLegendEntry, i).id);
  g_assert_cmpstr (ids->str, ==, expected);
}

static void
test_legend (Table         *table,
             gconstpointer  data)
{
  assert_legend (table, "line-first line-second line-gap-first");
  show (table, "move g1 0305; move s2 0801");
  assert_legend (table, "line-first line-second line-gap-first line-gap-second");
  table->scene.overlays = HU_OVERLAY_DEFAULT & ~(HU_OVERLAY_FRONT_LINE | HU_OVERLAY_OWNERS);
  assert_legend (table, "");
}

/* Read as a line: the way itself, and a sign where it pays, but no rows. */
static void
test_path (Table         *table,
           gconstpointer  data)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (table->snapshot);
  const HuTheme *theme = hu_theme_get (HU_THEME_LIGHT);
  cairo_surface_t *on = paint (table, HU_PICTURE_CRISP), *off;
  guint n_colored = 0;

  assert_legend (table, "line-first line-second line-path-first line-gap-first line-path-second");
  table->scene.overlays = 0;
  off = paint (table, HU_PICTURE_CRISP);
  for (guint i = 0; i + 1 < findings->path[HU_SIDE_FIRST]->len; i++)
    {
      HuPoint a = hu_geometry_centre (table->scenario->map->grid,
                                      g_array_index (findings->path[HU_SIDE_FIRST], HuHex, i));
      HuPoint b = hu_geometry_centre (table->scenario->map->grid,
                                      g_array_index (findings->path[HU_SIDE_FIRST], HuHex, i + 1));
      guint32 pixel = hu_picture_pixel (on, (int) ((a.x + b.x) / 2 * SCALE) - 3, (int) ((a.y + b.y) / 2 * SCALE));

      n_colored += ABS ((pixel >> 16 & 0xff) / 255.0 - theme->side[HU_SIDE_FIRST].r) < 0.12 &&
                   ABS ((pixel & 0xff) / 255.0 - theme->side[HU_SIDE_FIRST].b) < 0.12;
    }
  g_assert_cmpuint (n_colored, >=, 3);
  g_assert_cmpfloat (ABS (grey_in (table, on, "1006") - grey_in (table, off, "1006")), <, 0.5);
  cairo_surface_destroy (on);
  cairo_surface_destroy (off);
}

/* Without the rule system there is nothing to draw. */
static void
test_not_in_force (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0501");
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  HuViewport viewport = { .scale = 30, .width = 300, .height = 300 };
  cairo_surface_t *on, *off;
  HuRefusal refusal;
  HuScene scene;

  snapshot = hu_adjudicate (scenario, NULL, 0, &refusal, NULL);
  hu_scene_init (&scene, snapshot);
  scene.overlays = HU_OVERLAY_FRONT_LINE;
  on = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  scene.overlays = 0;
  off = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  hu_picture_assert_same (on, off, "no-front-line");
  cairo_surface_destroy (on);
  cairo_surface_destroy (off);
}

/* --- The strip --- */

static cairo_surface_t *
paint_strip (Table *table)
{
  const char *names[HU_N_SIDES] = { "G", "S" };
  cairo_surface_t *picture = hu_picture_new (HU_STRIP_WIDTH, table->viewport.height, 1);
  cairo_t *cr = cairo_create (picture);

  hu_painter_draw_strip (table->painter, cr, &table->viewport, table->snapshot, names, -1, TRUE);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

static double
strip_grey (Table           *table,
            cairo_surface_t *picture,
            gint             row,
            int              x)
{
  double top, bottom, sum = 0;

  hu_geometry_row (table->scenario->map->grid, row, &top, &bottom);
  for (int dy = -10; dy < 10; dy++)
    for (int dx = 0; dx < 8; dx++)
      sum += hu_picture_grey (picture, x + dx, (int) (((top + bottom) / 2 - table->viewport.y) * SCALE) + dy);

  return sum / 160;
}

/* How many pixels of a cell are of @color, nearly. */
static guint
count_in_cell (Table           *table,
               cairo_surface_t *picture,
               gint             row,
               HuColor          color)
{
  double top, bottom;
  guint n = 0;

  hu_geometry_row (table->scenario->map->grid, row, &top, &bottom);
  for (int y = (int) ((top - table->viewport.y) * SCALE); y < (int) ((bottom - table->viewport.y) * SCALE); y++)
    for (int x = 3; x < 17; x++)
      {
        guint32 pixel = hu_picture_pixel (picture, x, y);

        n += ABS ((pixel >> 16 & 0xff) / 255.0 - color.r) < 0.15 &&
             ABS ((pixel >> 8 & 0xff) / 255.0 - color.g) < 0.15 && ABS ((pixel & 0xff) / 255.0 - color.b) < 0.15;
      }

  return n;
}

/* Filled; hatched; open, framed and signed in the colour of alarm. */
static void
test_strip_looks (Table         *table,
                  gconstpointer  data)
{
  cairo_surface_t *picture;
  const HuTheme *theme = hu_theme_get (HU_THEME_LIGHT);
  double unit, zone;

  table->viewport.y = -0.5;
  picture = paint_strip (table);
  unit = strip_grey (table, picture, 2, 6);
  zone = strip_grey (table, picture, 3, 6);
  g_test_message ("unit %g, zone %g", unit, zone);
  g_assert_cmpfloat (unit, <, zone - 20);
  g_assert_cmpuint (count_in_cell (table, picture, 5, theme->alarm), >, 100);
  g_assert_cmpuint (count_in_cell (table, picture, 5, theme->side[HU_SIDE_FIRST]), ==, 0);
  g_assert_cmpuint (count_in_cell (table, picture, 2, theme->alarm), ==, 0);
  g_assert_cmpuint (count_in_cell (table, picture, 3, theme->alarm), ==, 0);
  cairo_surface_destroy (picture);
}

typedef struct
{
  const char *name;
  double      x, y; /* px, at the scale and place of the viewport */
  gboolean    found;
  gint        row;
  HuSide      side;
  HuCover     cover;
  gboolean    charged;
} CellCase;

/* Rows are 60 px high; the first one's middle is at 40. */
static const CellCase cell_cases[] = {
  { "unit", 8, 100, TRUE, 2, HU_SIDE_FIRST, HU_COVER_UNIT, FALSE },
  { "zoc", 8, 60, TRUE, 1, HU_SIDE_FIRST, HU_COVER_ZOC, FALSE },
  { "gap", 8, 200, TRUE, 4, HU_SIDE_FIRST, HU_COVER_NONE, TRUE },
  { "other-side", HU_STRIP_WIDTH - 6, 200, TRUE, 4, HU_SIDE_SECOND, HU_COVER_ZOC, FALSE },
  { "between", HU_STRIP_WIDTH / 2.0, 200, TRUE, 4, HU_SIDE_NONE, HU_COVER_NONE, FALSE },
  { "last-of-a-row", 8, 69.9, TRUE, 1, HU_SIDE_FIRST, HU_COVER_ZOC, FALSE },
  { "first-of-the-next", 8, 70.1, TRUE, 2, HU_SIDE_FIRST, HU_COVER_UNIT, FALSE },
  { "header", 8, 12, FALSE, 0, HU_SIDE_NONE, HU_COVER_NONE, FALSE },
  { "below", 8, 480, FALSE, 0, HU_SIDE_NONE, HU_COVER_NONE, FALSE },
  { "beside", HU_STRIP_WIDTH + 1, 100, FALSE, 0, HU_SIDE_NONE, HU_COVER_NONE, FALSE },
};

static void
test_strip_cells (Table         *table,
                  gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (cell_cases); i++)
    {
      const CellCase *test = &cell_cases[i];
      HuStripCell cell;

      g_test_message ("%s", test->name);
      g_assert_cmpint (hu_front_line_strip_cell_at (table->snapshot, &table->viewport, test->x, test->y, &cell), ==,
                       test->found);
      if (!test->found)
        continue;
      g_assert_cmpint (cell.row, ==, test->row);
      g_assert_cmpint (cell.side, ==, test->side);
      g_assert_cmpint (cell.cover, ==, test->cover);
      g_assert_cmpint (cell.charged, ==, test->charged);
    }
}

/* Every hex's middle lies beside the cell of its row, on every kind of grid. */
static void
test_strip_rows (gconstpointer data)
{
  HuOrientation orientation = GPOINTER_TO_INT (data) & 1 ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT;
  HuNumbering numbering = GPOINTER_TO_INT (data) & 2 ? HU_NUMBERING_LETTERS : HU_NUMBERING_CCRR;

  for (gint shifted = 0; shifted < 2; shifted++)
    {
      g_autoptr(HuGrid) grid = hu_grid_new (5, 7, orientation, shifted, numbering, NULL, NULL);

      if (grid == NULL)
        continue;
      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          HuPoint at = hu_geometry_centre (grid, hex);
          double top, bottom;

          if (!hu_grid_has (grid, hex))
            continue;
          hu_geometry_row (grid, hu_grid_row (grid, hex), &top, &bottom);
          g_assert_cmpfloat (at.y, >, top - 1e-9);
          g_assert_cmpfloat (at.y, <, bottom + 1e-9);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, data, func) g_test_add ("/front-line/" path, Table, data, set_up, func, tear_down)
  ADD ("cover", NULL, test_cover);
  ADD ("open-rows", NULL, test_open_rows);
  ADD ("open-rows-small", NULL, test_open_rows_small);
  ADD ("follows-the-game", NULL, test_follows_the_game);
  ADD ("legend", NULL, test_legend);
  ADD ("path", "path", test_path);
  ADD ("strip-looks", NULL, test_strip_looks);
  ADD ("strip-cells", NULL, test_strip_cells);
  g_test_add_func ("/front-line/not-in-force", test_not_in_force);
  g_test_add_data_func ("/front-line/strip-rows-flat", GINT_TO_POINTER (0), test_strip_rows);
  g_test_add_data_func ("/front-line/strip-rows-pointy", GINT_TO_POINTER (1), test_strip_rows);
  g_test_add_data_func ("/front-line/strip-rows-letters", GINT_TO_POINTER (2), test_strip_rows);

  return g_test_run ();
}
