/*
 * How cost grows: with the hexes of a map, from a thousand to a million; with
 * units, from a hundred to a hundred thousand; with the events of a log, from a
 * hundred to a million.  A line each with the slope of the logarithms.
 *
 * Nothing but the flip map may cost more than n log n, whose slope over these
 * ranges is 1.1; what comes on top is memory, which is slower the more it is.
 */
#include <math.h>

#include "hu-bench.h"
#include "hu-control-fixture.h"
#include "hu-flip.h"
#include "hu-front-line-private.h"
#include "hu-game-file.h"
#include "hu-painter.h"
#include "hu-sketch.h"
#include "hu-sudden-death-rules.h"

#define WIDTH 1400
#define HEIGHT 900
#define N_SIZES_MAX 5
#define STEEPEST 1.25

/* A scenario with a log, and all that is measured on it. */
typedef struct
{
  HuScenario    *scenario;
  HuAdjudicator *game;
  HuGameFile    *file;
  GBytes        *bytes;
  HuSnapshot    *snapshot;
  HuEvent       *there, *back; /* a unit to and fro */
  guint          n_events;
  GRand         *rand;
  HuSupplySituation *situation;
  HuTracing     *tracing;
  HuPainter     *painter;
  HuScene        scene;
  HuViewport     viewport;
  cairo_surface_t *surface;
  cairo_t       *cr;
} Subject;

typedef struct
{
  const char *what;
  HuBenchFunc func;
  double      at_most; /* 0: no target */
} Measure;

/* --- What is measured --- */

static void
judge_setup (gpointer data)
{
  Subject *self = data;
  HuRefusal refusal;

  hu_snapshot_unref (hu_adjudicate (self->scenario, NULL, 0, &refusal, NULL));
}

static void
judge_log (gpointer data)
{
  Subject *self = data;
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (self->scenario);
  HuRefusal refusal;

  for (guint i = 0; i < self->n_events; i++)
    if (!hu_adjudicator_append (game, hu_adjudicator_get_event (self->game, i), &refusal))
      g_error ("event %u is refused", i + 1);
  hu_snapshot_unref (hu_adjudicator_snapshot (game, self->n_events));
}

static void
judge_event (gpointer data)
{
  Subject *self = data;
  HuRefusal refusal;

  if (!hu_adjudicator_append (self->game, self->there, &refusal))
    g_error ("the event is refused: %d", refusal.code);
  hu_snapshot_unref (hu_adjudicator_snapshot (self->game, self->n_events + 1));
  hu_adjudicator_truncate (self->game, self->n_events);
}

static void
what_if (gpointer data)
{
  Subject *self = data;
  HuRefusal refusal;

  hu_snapshot_unref (hu_adjudicator_what_if (self->game, self->n_events, &self->there, 1, &refusal, NULL));
}

static void
any_moment (gpointer data)
{
  Subject *self = data;
  guint moment = (guint) g_rand_int_range (self->rand, 0, (gint) self->n_events + 1);

  hu_snapshot_unref (hu_adjudicator_snapshot (self->game, moment));
}

static void
list_sights (gpointer data)
{
  Subject *self = data;

  g_array_unref (hu_adjudicator_list_sights (self->game, self->n_events, HU_SIDE_FIRST));
}

static void
trace (gpointer data)
{
  Subject *self = data;
  HuSupplySituation *situation = hu_sketch_situation (self->snapshot);

  hu_tracing_free (hu_sketch_tracing (situation));
  hu_supply_situation_free (situation);
}

static void
flip_map (gpointer data)
{
  Subject *self = data;
  HuQuestion question = { HU_QUESTION_ISOLATE, HU_SIDE_NONE, hu_sudden_death_rules (self->scenario)->attacker };

  hu_flip_map_free (hu_flip_map_new (hu_snapshot_get_state (self->snapshot), &question, NULL, NULL));
}

static void
cheapest_line (gpointer data)
{
  Subject *self = data;
  g_autofree guint8 *cover = g_new0 (guint8, self->scenario->map->grid->n_hexes);
  g_autofree guint8 *rows = g_new0 (guint8, self->scenario->map->grid->n_hexes);
  const HuLineRules line = hu_front_line_get_line (self->scenario);
  GArray *path;

  hu_front_line_cover_rows (hu_snapshot_get_state (self->snapshot), HU_SIDE_FIRST, cover, rows);
  hu_line_cheapest_path (self->scenario->map, &line, cover, &path);
  g_array_unref (path);
}

static void
read_file (gpointer data)
{
  Subject *self = data;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) file = hu_game_file_parse (self->bytes, faults);

  if (file == NULL)
    g_error ("the game is not read: %s", hu_faults_get (faults, 0)->what);
}

static void
write_file (gpointer data)
{
  Subject *self = data;

  g_bytes_unref (hu_game_file_to_bytes (self->file));
}

static void
paint_anew (gpointer data)
{
  Subject *self = data;

  hu_painter_set_theme (self->painter, HU_THEME_DARK, 1);
  hu_painter_set_theme (self->painter, HU_THEME_LIGHT, 1);
  hu_painter_draw (self->painter, self->cr, &self->viewport, &self->scene);
}

static void
paint_frame (gpointer data)
{
  Subject *self = data;

  self->viewport.x += 1e-3;
  hu_painter_draw_frame (self->painter, self->cr, &self->viewport, &self->scene);
}

/* --- What it is measured on --- */

/* The first unit that can step goes to a hex beside it, and back. */
static void
choose_step (Subject *self)
{
  const HuMap *map = self->scenario->map;

  for (guint i = 0; i < self->scenario->units->len; i++)
    {
      HuHex at = hu_scenario_get_unit (self->scenario, i)->at;

      for (gint direction = 0; at != HU_HEX_NONE && direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex beside = hu_grid_neighbour (map->grid, at, direction);

          if (beside == HU_HEX_NONE || hu_map_is_impassable (map, beside) || hu_map_is_impassable (map, at))
            continue;
          self->there = hu_event_new_move (i, &beside, 1);
          self->back = hu_event_new_move (i, &at, 1);
          return;
        }
    }
  g_error ("no unit can move");
}

static void
play (Subject *self,
      guint    n_events)
{
  g_autoptr(GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  HuRefusal refusal;

  self->game = hu_adjudicator_new (self->scenario);
  for (guint i = 0; i < n_events; i++)
    {
      HuEvent *event = i % 2 == 0 ? self->there : self->back;

      if (!hu_adjudicator_append (self->game, event, &refusal))
        g_error ("the event is refused: %d", refusal.code);
      g_ptr_array_add (log, hu_event_ref (event));
    }
  self->n_events = n_events;
  self->snapshot = hu_adjudicator_snapshot (self->game, n_events);
  self->file = hu_game_file_new (self->scenario, log);
  self->bytes = hu_game_file_to_bytes (self->file);
}

static void
hang_up (Subject *self)
{
  HuBox bounds = hu_geometry_bounds (self->scenario->map->grid);
  double scale = MIN (WIDTH / (bounds.width + 1), HEIGHT / (bounds.height + 1));

  self->situation = hu_sketch_situation (self->snapshot);
  self->tracing = hu_sketch_tracing (self->situation);
  self->painter = hu_painter_new (self->scenario);
  hu_scene_init (&self->scene, self->snapshot);
  self->scene.overlays = HU_OVERLAY_DEFAULT | HU_OVERLAY_ZOC;
  self->scene.situation = self->situation;
  self->scene.tracing = self->tracing;
  self->viewport = (HuViewport) { .x = bounds.width / 2 - WIDTH / scale / 2, .y = bounds.height / 2 - HEIGHT / scale / 2,
                                  .scale = scale, .width = WIDTH, .height = HEIGHT };
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  self->cr = cairo_create (self->surface);
}

/* A map of that many hexes and units, as near as a square comes. */
static void
subject_init (Subject *self,
              double   n_hexes,
              double   n_units,
              double   n_events)
{
  gint side = (gint) (sqrt (n_hexes) + 0.5);
  const HuSketch sketch = { side, side, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, (guint) n_units, 20, FALSE, TRUE };

  *self = (Subject) { .scenario = hu_sketch_scenario (&sketch), .rand = g_rand_new_with_seed (1941) };
  choose_step (self);
  play (self, (guint) n_events);
  hang_up (self);
}

/* A country with a line from north to south. */
static void
subject_init_front (Subject *self,
                    double   n_hexes,
                    double   n_units,
                    double   n_events)
{
  gint side = (gint) (sqrt (n_hexes) + 0.5);
  g_autoptr(HuGrid) grid = hu_grid_new (side, side, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);

  *self = (Subject) { .scenario = hu_scenario_new (map), .rand = g_rand_new_with_seed (1941) };
  for (guint i = 0; i < (guint) n_units; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      HuUnit *unit = hu_scenario_add_unit (self->scenario, id, NULL, i % 2);

      unit->at = g_rand_int_range (self->rand, 0, grid->n_hexes);
      unit->size = g_rand_int_range (self->rand, HU_SIZE_REGIMENT, HU_N_SIZES);
    }
  g_ptr_array_add (hu_scenario_add_player_turn (self->scenario, HU_SIDE_FIRST)->phases, g_strdup ("Movement"));
  hu_scenario_add_front_line (self->scenario, HU_SIDE_FIRST);
  hu_scenario_finish (self->scenario);
  choose_step (self);
  play (self, (guint) n_events);
}

/* A tactical board, with a building to ten hexes. */
static void
subject_init_board (Subject *self,
                    double   n_hexes,
                    double   n_units,
                    double   n_events)
{
  gint side = (gint) (sqrt (n_hexes) + 0.5);

  *self = (Subject) { .rand = g_rand_new_with_seed (26) };
  self->scenario = hu_control_random_scenario (self->rand, side, side, (guint) n_hexes / 10, (guint) n_units);
  choose_step (self);
  play (self, (guint) n_events);
}

static void
subject_clear (Subject *self)
{
  g_clear_pointer (&self->cr, cairo_destroy);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_pointer (&self->tracing, hu_tracing_free);
  g_clear_pointer (&self->situation, hu_supply_situation_free);
  hu_snapshot_unref (self->snapshot);
  hu_adjudicator_free (self->game);
  hu_game_file_free (self->file);
  g_bytes_unref (self->bytes);
  hu_event_unref (self->there);
  hu_event_unref (self->back);
  hu_scenario_unref (self->scenario);
  g_rand_free (self->rand);
}

/* --- Series --- */

typedef void (*SubjectInit) (Subject *self, double n_hexes, double n_units, double n_events);

typedef struct
{
  const char    *name;    /* what the lines begin with */
  const char    *of;
  SubjectInit    init;
  double         n_hexes, n_units, n_events; /* 0: what grows */
  double         sizes[N_SIZES_MAX];
  guint          n_sizes;
  const Measure *measures;
  guint          n_measures;
} Series;

/* @only: what a measure's name begins with, or NULL for all. */
static void
run (const Series *series,
     const char   *only)
{
  double seconds[16][N_SIZES_MAX];

  g_assert (series->n_measures <= G_N_ELEMENTS (seconds));
  for (guint i = 0; i < series->n_sizes; i++)
    {
      double size = series->sizes[i];
      Subject subject;

      series->init (&subject, series->n_hexes > 0 ? series->n_hexes : size, series->n_units > 0 ? series->n_units : size,
                    series->n_events > 0 ? series->n_events : size);
      for (guint j = 0; j < series->n_measures; j++)
        if (only == NULL || g_str_has_prefix (series->measures[j].what, only))
          seconds[j][i] = hu_bench_processor (series->measures[j].func, &subject);
      subject_clear (&subject);
    }

  for (guint j = 0; j < series->n_measures; j++)
    {
      g_autofree char *what = g_strdup_printf ("%s: %s", series->name, series->measures[j].what);

      if (only != NULL && !g_str_has_prefix (series->measures[j].what, only))
        continue;
      hu_bench_slope (what, series->of, series->sizes, seconds[j], series->n_sizes, series->measures[j].at_most);
    }
}

static const Measure on_a_map[] = {
  { "the set-up judged", judge_setup, STEEPEST },
  { "an event judged", judge_event, STEEPEST },
  { "a what-if", what_if, STEEPEST },
  { "the capital's supply", trace, STEEPEST },
  { "read", read_file, STEEPEST },
  { "written", write_file, STEEPEST },
  { "painted anew", paint_anew, STEEPEST },
  { "a frame", paint_frame, STEEPEST },
};

static const Measure on_a_front[] = {
  { "the set-up judged", judge_setup, STEEPEST },
  { "an event judged", judge_event, STEEPEST },
  { "the cheapest line", cheapest_line, STEEPEST },
};

static const Measure on_a_board[] = {
  { "the set-up judged", judge_setup, STEEPEST },
  { "an event judged", judge_event, STEEPEST },
  { "read", read_file, STEEPEST },
  { "written", write_file, STEEPEST },
};

static const Measure of_a_log[] = {
  { "judged whole", judge_log, STEEPEST },
  { "an event judged", judge_event, STEEPEST },
  { "any moment", any_moment, STEEPEST },
  { "who sees what", list_sights, STEEPEST },
  { "read", read_file, STEEPEST },
  { "written", write_file, STEEPEST },
};

static const Measure of_flips[] = {
  { "the flip map", flip_map, 0 },
};

static const Series all[] = {
  { "hexes", "10³ to 10⁶", subject_init, 0, 200, 20, { 1024, 10000, 99856, 1e6 }, 4,
    on_a_map, G_N_ELEMENTS (on_a_map) },
  { "hexes", "10³ to 10⁵", subject_init, 0, 200, 20, { 1024, 10000, 99856 }, 3, of_flips, G_N_ELEMENTS (of_flips) },
  { "units", "10² to 10⁵", subject_init, 99856, 0, 20, { 100, 1000, 10000, 100000 }, 4,
    on_a_map, G_N_ELEMENTS (on_a_map) },
  { "front hexes", "10³ to 10⁶", subject_init_front, 0, 200, 20, { 1024, 10000, 99856, 1e6 }, 4,
    on_a_front, G_N_ELEMENTS (on_a_front) },
  { "front units", "10² to 10⁵", subject_init_front, 99856, 0, 20, { 100, 1000, 10000, 100000 }, 4,
    on_a_front, G_N_ELEMENTS (on_a_front) },
  { "events", "10² to 10⁶", subject_init, 400, 40, 0, { 100, 1000, 10000, 100000, 1e6 }, 5,
    of_a_log, G_N_ELEMENTS (of_a_log) },
  { "board hexes", "10³ to 10⁵", subject_init_board, 0, 200, 20, { 1024, 10000, 99856 }, 3,
    on_a_board, G_N_ELEMENTS (on_a_board) },
  { "board units", "10² to 10⁵", subject_init_board, 10000, 0, 20, { 100, 1000, 10000, 100000 }, 4,
    on_a_board, G_N_ELEMENTS (on_a_board) },
  { "board events", "10² to 10⁶", subject_init_board, 400, 40, 0, { 100, 1000, 10000, 100000, 1e6 }, 5,
    of_a_log, G_N_ELEMENTS (of_a_log) },
};

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);

  /* Only the series and the measures whose names begin as is given. */
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (argc < 2 || g_str_has_prefix (all[i].name, argv[1]))
      run (&all[i], argc > 2 ? argv[2] : NULL);

  return hu_bench_finish ();
}
