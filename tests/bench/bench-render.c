/*
 * How long a frame of the map takes, against filling and stroking every
 * visible hex anew, which is what a map view does that keeps nothing.
 *
 * The peer draws hexes only; our frames have rivers, rails, names, overlays
 * and all counters besides.
 */
#include <math.h>

#include "hu-bench.h"
#include "hu-game-file.h"
#include "hu-painter.h"
#include "hu-sketch.h"
#include "hu-supply-army.h"

#define WIDTH 1400
#define HEIGHT 900
#define N_SCALES 3

typedef struct
{
  HuScenario        *scenario;
  HuSnapshot        *snapshot;
  HuSupplySituation *situation;
  HuTracing         *tracing;
  HuPainter         *painter;
  HuScene            scene;
  HuViewport         viewport;
  HuBox              bounds;
  cairo_surface_t   *surface;
  cairo_t           *cr;
  guint              n_frames;
  double             base_scale;
} Bench;

static void
bench_init (Bench      *bench,
            HuScenario *scenario,
            double      scale)
{
  *bench = (Bench) { .scenario = scenario };
  bench->snapshot = hu_sketch_snapshot (scenario);
  bench->situation = hu_sketch_situation (bench->snapshot);
  bench->tracing = hu_sketch_tracing (bench->situation);
  bench->painter = hu_painter_new (scenario);
  hu_scene_init (&bench->scene, bench->snapshot);
  bench->scene.overlays = HU_OVERLAY_DEFAULT | HU_OVERLAY_ZOC;
  bench->scene.situation = bench->situation;
  bench->scene.tracing = bench->tracing;

  bench->bounds = hu_geometry_bounds (scenario->map->grid);
  if (scale <= 0)
    scale = MIN (WIDTH / (bench->bounds.width + 1), HEIGHT / (bench->bounds.height + 1));
  bench->base_scale = scale;
  bench->viewport = (HuViewport) { .scale = scale, .width = WIDTH, .height = HEIGHT };
  bench->viewport.x = bench->bounds.width / 2 - WIDTH / scale / 2;
  bench->viewport.y = bench->bounds.height / 2 - HEIGHT / scale / 2;

  bench->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  bench->cr = cairo_create (bench->surface);
}

static void
bench_clear (Bench *bench)
{
  cairo_destroy (bench->cr);
  cairo_surface_destroy (bench->surface);
  hu_painter_free (bench->painter);
  hu_tracing_free (bench->tracing);
  hu_supply_situation_free (bench->situation);
  hu_snapshot_unref (bench->snapshot);
  hu_scenario_unref (bench->scenario);
}

/* Round and round over the map, a hand's speed a frame. */
static void
wander (Bench *bench)
{
  double t = bench->n_frames++ * 0.011, scale = bench->viewport.scale;
  double slack_x = MAX (bench->bounds.width - WIDTH / scale, 8),
         slack_y = MAX (bench->bounds.height - HEIGHT / scale, 8);

  bench->viewport.x = bench->bounds.width / 2 - WIDTH / scale / 2 + slack_x * 0.45 * sin (t);
  bench->viewport.y = bench->bounds.height / 2 - HEIGHT / scale / 2 + slack_y * 0.45 * cos (t * 1.37);
}

static void
pan (gpointer data)
{
  Bench *bench = data;

  wander (bench);
  hu_painter_draw_frame (bench->painter, bench->cr, &bench->viewport, &bench->scene);
}

static void
zoom_to (Bench *bench,
         double scale)
{
  bench->viewport.scale = scale;
  bench->viewport.x = bench->bounds.width / 2 - WIDTH / scale / 2;
  bench->viewport.y = bench->bounds.height / 2 - HEIGHT / scale / 2;
  hu_painter_draw_frame (bench->painter, bench->cr, &bench->viewport, &bench->scene);
}

/* To and fro between scales that have been drawn before, about the middle of the view. */
static void
zoom (gpointer data)
{
  Bench *bench = data;

  zoom_to (bench, bench->base_scale * (1 + 0.1 * (bench->n_frames++ % N_SCALES)));
}

/* Every frame at a scale that was never drawn before. */
static void
zoom_anew (gpointer data)
{
  Bench *bench = data;
  guint n = bench->n_frames++;

  zoom_to (bench, bench->base_scale * (1 + 0.25 * sin (n * 0.05)) + n * 1e-7);
}

/* With nothing cached but what any scale shares. */
static void
from_nothing (gpointer data)
{
  Bench *bench = data;

  hu_painter_set_theme (bench->painter, HU_THEME_DARK, 1);
  hu_painter_set_theme (bench->painter, HU_THEME_LIGHT, 1);
  hu_painter_draw (bench->painter, bench->cr, &bench->viewport, &bench->scene);
}

static void
still (gpointer data)
{
  Bench *bench = data;

  hu_painter_draw (bench->painter, bench->cr, &bench->viewport, &bench->scene);
}

static void
as_vectors (gpointer data)
{
  Bench *bench = data;

  hu_painter_draw_vector (bench->painter, bench->cr, &bench->viewport, &bench->scene);
}

static void
hex_path (const Bench *bench,
          HuHex        hex)
{
  for (gint corner = 0; corner < HU_N_DIRECTIONS; corner++)
    {
      HuPoint p = hu_geometry_corner (bench->scenario->map->grid, hex, corner);

      cairo_line_to (bench->cr, (p.x - bench->viewport.x) * bench->viewport.scale,
                     (p.y - bench->viewport.y) * bench->viewport.scale);
    }
  cairo_close_path (bench->cr);
}

/* The peer: each visible hex filled and stroked. */
static void
fill_and_stroke (gpointer data)
{
  Bench *bench = data;
  const HuMap *map = bench->scenario->map;
  const HuTheme *theme = hu_theme_get (HU_THEME_LIGHT);
  HuBox box = { bench->viewport.x, bench->viewport.y, WIDTH / bench->viewport.scale,
                HEIGHT / bench->viewport.scale };
  HuHexWindow window = hu_geometry_window (map->grid, box, 0);

  hu_color_set (bench->cr, theme->background);
  cairo_paint (bench->cr);
  cairo_set_line_width (bench->cr, 1);
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * map->grid->lane_length + pos;

          if (!map->grid->exists[hex])
            continue;
          hex_path (bench, hex);
          hu_color_set (bench->cr, theme->terrain[map->terrain[hex]]);
          cairo_fill_preserve (bench->cr);
          hu_color_set (bench->cr, theme->grid);
          cairo_stroke (bench->cr);
        }
    }
}

static HuScenario *
load (const char *name)
{
  g_autoptr(GFile) file = g_file_new_for_path (name);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);

  if (game == NULL)
    g_error ("%s cannot be read", name);

  return hu_scenario_ref (game->scenario);
}

static void
compare (Bench      *bench,
         HuBenchFunc func,
         const char *what,
         double      at_least,
         double      of_frame)
{
  HuViewport viewport = bench->viewport;
  double ours, peer;

  for (guint i = N_SCALES; i-- > 0;)
    {
      zoom_to (bench, bench->base_scale * (1 + 0.1 * i));
      hu_painter_draw (bench->painter, bench->cr, &bench->viewport, &bench->scene);
    }
  /* A pan goes on from a view that stands there drawn: its first frame does not leap to other ground. */
  func (bench);
  hu_painter_draw (bench->painter, bench->cr, &bench->viewport, &bench->scene);
  hu_bench_medians (func, bench, &ours, fill_and_stroke, bench, &peer);
  hu_bench_ratio (what, ours, "filling and stroking each hex", peer, at_least);
  hu_bench_frame (what, ours, of_frame);
  bench->viewport = viewport;
}

static void
bench_typhoon (const char *name,
               double      scale,
               const char *where)
{
  g_autofree char *pan_name = g_strdup_printf ("pan, %s", where);
  g_autofree char *zoom_name = g_strdup_printf ("zoom, %s", where);
  g_autofree char *anew_name = g_strdup_printf ("zoom to a new scale, %s", where);
  g_autofree char *new_name = g_strdup_printf ("crisp with nothing cached, %s", where);
  g_autofree char *vector_name = g_strdup_printf ("the same as vectors, %s", where);
  Bench bench;

  bench_init (&bench, load (name), scale);
  compare (&bench, pan, pan_name, scale > 0 ? 15 : 10, 0.5);
  compare (&bench, zoom, zoom_name, 10, 0.5);
  compare (&bench, zoom_anew, anew_name, 0, 0.5);
  hu_bench_frame (new_name, hu_bench_median (from_nothing, &bench), 0);
  hu_bench_frame (vector_name, hu_bench_median (as_vectors, &bench), 0);
  bench_clear (&bench);
}

/* The marks are found when the position changes, not in each frame. */
static void
bench_army (const char *name,
            double      scale,
            const char *where)
{
  g_autofree char *pan_name = g_strdup_printf ("pan with the army's supply, %s", where);
  g_autofree char *zoom_name = g_strdup_printf ("zoom with the army's supply, %s", where);
  g_autofree guint8 *marks = NULL;
  Bench bench;

  bench_init (&bench, load (name), scale);
  marks = hu_supply_marks_new (hu_snapshot_get_state (bench.snapshot), TRUE);
  bench.scene.overlays |= HU_OVERLAY_ARMY;
  bench.scene.marks = marks;
  compare (&bench, pan, pan_name, 10, 0.5);
  compare (&bench, zoom, zoom_name, 10, 0.5);
  bench_clear (&bench);
}

static void
bench_large (void)
{
  const HuSketch sketch = { 1000, 1000, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, 2000, 0, FALSE, TRUE };
  Bench bench;

  bench_init (&bench, hu_sketch_scenario (&sketch), 0);
  compare (&bench, still, "1000x1000 seen whole", 50, 1);
  compare (&bench, zoom_anew, "1000x1000, zoom to a new scale", 50, 1);
  hu_bench_frame ("1000x1000, crisp with nothing cached", hu_bench_median (from_nothing, &bench), 0);
  bench_clear (&bench);
}

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);

  if (argc < 2)
    g_error ("the scenario's file is needed");

  bench_typhoon (argv[1], 0, "Typhoon seen whole");
  bench_typhoon (argv[1], 24, "Typhoon at 24 px");
  bench_army (argv[1], 0, "Typhoon seen whole");
  bench_army (argv[1], 24, "Typhoon at 24 px");
  bench_large ();

  return hu_bench_finish ();
}
