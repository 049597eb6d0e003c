/*
 * How long a flip map of Operation Typhoon takes, margins of all hexes
 * included, against the naive way: put one more unit into each hex in turn and
 * ask again.  Naive in two strengths: asking the bare question only, and the
 * whole judgement that a what-if gives.
 */
#include "hu-adjudicator.h"
#include "hu-bench.h"
#include "hu-flip.h"
#include "hu-game-file.h"
#include "hu-sudden-death.h"
#include "hu-tracing.h"

typedef struct
{
  HuAdjudicator *game;
  HuSnapshot    *now;
  HuQuestion     question;
  guint          spare; /* a unit of question.units: one that waits, or else any */
  gboolean       waits;
  guint          n_flips;
} Bench;

static void
flip_map (gpointer data)
{
  Bench *bench = data;
  g_autoptr(HuFlipMap) map = hu_flip_map_new (hu_snapshot_get_state (bench->now), &bench->question, NULL, NULL);

  bench->n_flips = hu_flip_map_count (map, HU_FLIP_MORE);
}

/* The margins by the naive way: the fewest units, with one in each hex in turn. */
static void
naive_margins (gpointer data)
{
  Bench *bench = data;
  const HuState *state = hu_snapshot_get_state (bench->now);
  guint n = 0;

  for (HuHex hex = 0; hex < state->scenario->map->grid->n_hexes; hex++)
    {
      g_autoptr(HuEvent) event = bench->waits ? hu_event_new_place (bench->spare, hex)
                                              : hu_event_new_move (bench->spare, &hex, 1);
      g_autoptr(HuSnapshot) then = NULL;
      HuRefusal refusal;

      if (hu_map_is_impassable (state->scenario->map, hex))
        continue;
      then = hu_adjudicator_what_if (bench->game, hu_adjudicator_get_n_events (bench->game), &event, 1, &refusal, NULL);
      n += then != NULL && hu_snapshot_get_sudden_death (then)->isolated;
    }
  g_assert (!bench->waits || n >= bench->n_flips);
}

/* The flips alone: a state, a unit, a situation, a flood. */
static void
naive_flips (gpointer data)
{
  Bench *bench = data;
  g_autoptr(HuState) state = hu_state_copy (hu_snapshot_get_state (bench->now));
  guint n = 0;

  state->unit_status[bench->spare] = HU_UNIT_ON_MAP;
  for (HuHex hex = 0; hex < state->scenario->map->grid->n_hexes; hex++)
    {
      if (hu_map_is_impassable (state->scenario->map, hex))
        continue;
      state->unit_hex[bench->spare] = hex;
      n += hu_question_ask (state, &bench->question);
    }
  g_assert (!bench->waits || n >= bench->n_flips);
}

static void
find_spare (Bench         *bench,
            const HuState *state)
{
  for (guint i = 0; i < state->scenario->units->len && !bench->waits; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (unit->side != bench->question.units || !hu_unit_is_ground (unit) || state->unit_status[i] > HU_UNIT_ON_MAP)
        continue;
      bench->spare = i;
      bench->waits = state->unit_status[i] == HU_UNIT_WAITING;
    }
}

/* Goes back to the last moment at which a line got through: then one asks. */
static HuSnapshot *
last_not_isolated (HuAdjudicator *game)
{
  for (guint n = hu_adjudicator_get_n_events (game);; n--)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, n);

      if (n == 0 || !hu_snapshot_get_sudden_death (snapshot)->isolated)
        {
          hu_adjudicator_truncate (game, n);
          return g_steal_pointer (&snapshot);
        }
    }
}

static void
bench_game (const char *path)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);
  g_autofree char *name = g_path_get_basename (path);
  Bench bench = { 0 };
  double ours;

  if (game == NULL)
    g_error ("%s cannot be read", path);

  bench.game = hu_adjudicator_new (game->scenario);
  for (guint i = 0; i < game->log->len; i++)
    {
      HuRefusal refusal;

      if (!hu_adjudicator_append (bench.game, g_ptr_array_index (game->log, i), &refusal))
        g_error ("event %u of %s was refused", i + 1, path);
    }
  bench.now = last_not_isolated (bench.game);
  bench.question = (HuQuestion) {
    .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = hu_sudden_death_rules (game->scenario)->attacker,
  };
  find_spare (&bench, hu_snapshot_get_state (bench.now));

  ours = hu_bench_median (flip_map, &bench);
  hu_bench_frame (name, ours, 60);
  hu_bench_note ("%s: lifeline %" G_GINT64_FORMAT " wide, one unit isolates from %u hexes", name,
                 hu_snapshot_get_meter (bench.now, HU_SUDDEN_DEATH_METER_LIFELINE)->value, bench.n_flips);
  hu_bench_ratio (name, ours, "one hex at a time, flips alone", hu_bench_median (naive_flips, &bench), 0);
  hu_bench_ratio (name, ours, "one hex at a time, judged whole", hu_bench_median (naive_margins, &bench), 20);

  hu_snapshot_unref (bench.now);
  hu_adjudicator_free (bench.game);
}

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);
  for (gint i = 1; i < argc; i++)
    bench_game (argv[i]);

  return hu_bench_finish ();
}
