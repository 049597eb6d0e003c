/*
 * How long the rules take on Operation Typhoon: one event appended and judged
 * with every meter; the fewest additional units that isolate; any moment of a
 * log of 10,000 events.
 */
#include "hu-adjudicator.h"
#include "hu-bench-step.h"
#include "hu-bench.h"
#include "hu-game-file.h"
#include "hu-sudden-death-rules.h"

#define N_LONG 10000

typedef struct
{
  HuAdjudicator *game;
  HuEvent       *there;
  guint          n_events;
  GRand         *rand;
} Bench;

/* One event and everything it changes on the screen, then back again. */
static void
append_and_judge (gpointer data)
{
  Bench *bench = data;
  HuRefusal refusal;
  HuSnapshot *snapshot;

  if (!hu_adjudicator_append (bench->game, bench->there, &refusal))
    g_error ("the move was refused");
  snapshot = hu_adjudicator_snapshot (bench->game, bench->n_events + 1);
  hu_snapshot_unref (snapshot);
  hu_adjudicator_truncate (bench->game, bench->n_events);
}

static void
what_if (gpointer data)
{
  Bench *bench = data;
  HuRefusal refusal;
  HuSnapshot *snapshot = hu_adjudicator_what_if (bench->game, bench->n_events, &bench->there, 1, &refusal, NULL);

  hu_snapshot_unref (snapshot);
}

static void
any_moment (gpointer data)
{
  Bench *bench = data;
  guint moment = (guint) g_rand_int_range (bench->rand, 0, (gint) bench->n_events + 1);
  HuSnapshot *snapshot = hu_adjudicator_snapshot (bench->game, moment);

  hu_snapshot_unref (snapshot);
}

static void
replay_from_start (gpointer data)
{
  Bench *bench = data;
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (hu_adjudicator_get_scenario (bench->game));
  HuRefusal refusal;

  for (guint i = 0; i < bench->n_events; i++)
    if (!hu_adjudicator_append (game, hu_adjudicator_get_event (bench->game, i), &refusal))
      g_error ("event %u was refused", i + 1);
  hu_snapshot_unref (hu_adjudicator_snapshot (game, bench->n_events));
}

static guint
first_on_map (const HuScenario *scenario,
              HuSide            side)
{
  for (guint i = 0; i < scenario->units->len; i++)
    if (hu_scenario_get_unit (scenario, i)->side == side && hu_scenario_get_unit (scenario, i)->at != HU_HEX_NONE)
      return i;

  g_error ("no unit of side %d is on the map", side);
}

/* Units go to and fro, and now and then a phase ends, while turns last. */
static void
play_long (Bench *bench)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (bench->game);

  while (hu_adjudicator_get_n_events (bench->game) < N_LONG)
    {
      guint unit = (guint) g_rand_int_range (bench->rand, 0, (gint) scenario->units->len);
      HuHex at = hu_scenario_get_unit (scenario, unit)->at;
      HuHex to = at == HU_HEX_NONE ? HU_HEX_NONE
                                   : (g_rand_boolean (bench->rand) ? at : hu_bench_step_from (scenario, at));
      g_autoptr(HuEvent) event = hu_adjudicator_get_n_events (bench->game) % 300 == 299
                                   ? hu_event_new (HU_VERB_END_PHASE)
                                   : hu_event_new_move (unit, &to, 1);
      HuRefusal refusal;

      hu_adjudicator_append (bench->game, event, &refusal);
    }
  bench->n_events = N_LONG;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GFile) file = NULL;
  g_autoptr(HuGameFile) typhoon = NULL;
  g_autoptr(HuEvent) move = NULL;
  Bench bench = { .rand = g_rand_new_with_seed (1941) };
  guint unit;
  HuHex to;

  hu_bench_init (&argc, &argv);
  file = g_file_new_for_path (argv[1]);
  typhoon = hu_game_file_load (file, faults);
  if (typhoon == NULL)
    g_error ("%s cannot be read", argv[1]);

  bench.game = hu_adjudicator_new (typhoon->scenario);
  unit = first_on_map (typhoon->scenario, hu_sudden_death_rules (typhoon->scenario)->attacker);
  to = hu_bench_step_from (typhoon->scenario, hu_scenario_get_unit (typhoon->scenario, unit)->at);
  move = hu_event_new_move (unit, &to, 1);
  bench.there = move;

  hu_bench_frame ("Typhoon: one event appended, judged with every meter",
                  hu_bench_median (append_and_judge, &bench), 1.0 / 20);
  hu_bench_frame ("Typhoon: what if, while dragging", hu_bench_median (what_if, &bench), 1.0 / 20);

  play_long (&bench);
  hu_bench_frame ("Typhoon: any moment of 10,000 events", hu_bench_median (any_moment, &bench), 1);
  {
    double whole = hu_bench_median (replay_from_start, &bench);

    hu_bench_ratio ("Typhoon: any moment of 10,000 events", hu_bench_median (any_moment, &bench),
                    "replay from the start", whole, 0);
  }

  hu_adjudicator_free (bench.game);
  g_rand_free (bench.rand);
  return hu_bench_finish ();
}
