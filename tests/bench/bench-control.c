/*
 * How fast control is judged: an event on a board of a large scenario, a long
 * game whole, a side's view of it, and Fire on a board all of buildings.
 */
#include "hu-bench.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"

#define COLUMNS 33
#define ROWS 100
#define N_BUILDINGS 300
#define N_UNITS 1000
#define N_EVENTS 5000

static HuScenario *
new_board (GRand *rand)
{
  return hu_control_random_scenario (rand, COLUMNS, ROWS, N_BUILDINGS, N_UNITS);
}

/* A log of @n events that can be. */
static HuAdjudicator *
play (GRand      *rand,
      HuScenario *scenario,
      guint       n,
      gboolean    hazards)
{
  HuAdjudicator *adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuState) state = hu_state_new (scenario);

  while (hu_adjudicator_get_n_events (adjudicator) < n)
    {
      g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, state, hazards);
      HuRefusal refusal;

      if (event->verb == HU_VERB_ELIMINATE || event->verb == HU_VERB_REDUCE)
        continue;
      if (event->has_in)
        event->has_in = FALSE, event->other_unit = HU_UNIT_NONE;
      (void) hu_adjudicator_append (adjudicator, event, &refusal);
    }

  return adjudicator;
}

typedef struct
{
  HuScenario    *scenario;
  HuAdjudicator *adjudicator;
  HuEvent       *event;
  HuEvent       *other;
  guint          n;
  gboolean       flip;
} Case;

static void
judge_whole (gpointer data)
{
  Case *bench = data;
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (bench->scenario);
  HuRefusal refusal;

  for (guint i = 0; i < bench->n; i++)
    if (!hu_adjudicator_append (adjudicator, hu_adjudicator_get_event (bench->adjudicator, i), &refusal))
      g_error ("event %u is refused", i);
}

/* One event, judged and taken back. */
static void
judge_event (gpointer data)
{
  Case *bench = data;
  HuRefusal refusal;

  if (!hu_adjudicator_append (bench->adjudicator, bench->flip ? bench->event : bench->other, &refusal))
    g_error ("the event is refused: %d", refusal.code);
  bench->flip = !bench->flip;
}

/* One event and what the second side then sees. */
static void
view_event (gpointer data)
{
  Case *bench = data;

  judge_event (bench);
  hu_snapshot_unref (hu_adjudicator_view (bench->adjudicator, hu_adjudicator_get_n_events (bench->adjudicator),
                                          HU_SIDE_SECOND));
}

/* A unit that was hidden from the start comes to light, which changes all that was seen before; taking
 * that back changes it again. */
static void
reveal_and_take_back (gpointer data)
{
  Case *bench = data;
  HuRefusal refusal;

  hu_snapshot_unref (hu_adjudicator_view (bench->adjudicator, N_EVENTS, HU_SIDE_SECOND));
  if (!hu_adjudicator_append (bench->adjudicator, bench->event, &refusal))
    g_error ("the event is refused: %d", refusal.code);
  hu_snapshot_unref (hu_adjudicator_view (bench->adjudicator, N_EVENTS + 1, HU_SIDE_SECOND));
  hu_adjudicator_truncate (bench->adjudicator, N_EVENTS);
}

/* A step back, and forward again. */
static void
step_back (gpointer data)
{
  Case *bench = data;

  hu_snapshot_unref (hu_adjudicator_view (bench->adjudicator, N_EVENTS - 1, HU_SIDE_SECOND));
  hu_snapshot_unref (hu_adjudicator_view (bench->adjudicator, N_EVENTS, HU_SIDE_SECOND));
}

static void
truth_event (gpointer data)
{
  Case *bench = data;

  judge_event (bench);
  hu_snapshot_unref (hu_adjudicator_snapshot (bench->adjudicator,
                                              hu_adjudicator_get_n_events (bench->adjudicator)));
}

static void
bench_game (GRand *rand)
{
  g_autoptr(HuScenario) scenario = new_board (rand);
  g_autoptr(HuAdjudicator) game = play (rand, scenario, 5 * N_EVENTS, FALSE);
  Case bench = { .scenario = scenario, .adjudicator = game };
  const guint lengths[] = { 1000, 5000, 25000 };
  double seconds[G_N_ELEMENTS (lengths)];

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *what = g_strdup_printf ("%u events judged whole", lengths[i]);

      bench.n = lengths[i];
      seconds[i] = hu_bench_median (judge_whole, &bench);
      hu_bench_frame (what, seconds[i], lengths[i] == N_EVENTS ? 60 : 0);
    }
  hu_bench_note ("five times the events take %.1f and %.1f times as long", seconds[1] / seconds[0],
                 seconds[2] / seconds[1]);
}

/* A unit of the first side that moves to and fro, or is hidden and revealed. */
static guint
find_unit (const HuScenario *scenario)
{
  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (unit->kind == HU_UNIT_SQUAD && unit->side == HU_SIDE_FIRST && unit->at != HU_HEX_NONE &&
          !(unit->states & (HU_STATE_HIDDEN | HU_STATE_CONCEALED)))
        return i;
    }

  g_error ("no such unit");
}

static void
bench_event (GRand *rand)
{
  g_autoptr(HuScenario) scenario = new_board (rand);
  guint unit = find_unit (scenario);
  HuUnit *counter = g_ptr_array_index (scenario->units, unit);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuEvent) there = hu_event_new_move (unit, &(HuHex) { 500 }, 1);
  g_autoptr(HuEvent) here = hu_event_new_move (unit, &(HuHex) { 501 }, 1);
  g_autoptr(HuEvent) reveal = hu_event_new_mark (unit, HU_STATE_HIDDEN, 0);
  Case bench = { .scenario = scenario };

  counter->states |= HU_STATE_HIDDEN;
  game = play (rand, scenario, N_EVENTS, FALSE);
  bench.adjudicator = game;
  bench.event = here;
  bench.other = there;
  hu_bench_frame ("an event, judged", hu_bench_median (judge_event, &bench), 1.0 / 20);
  hu_bench_frame ("an event, and the truth shown", hu_bench_median (truth_event, &bench), 0);
  hu_bench_frame ("an event, and a view shown", hu_bench_median (view_event, &bench), 1);

  hu_adjudicator_truncate (game, N_EVENTS);
  hu_bench_frame ("an undo in a view", hu_bench_median (step_back, &bench), 1);
  bench.event = reveal;
  hu_bench_frame ("a reveal that reaches back, and the views", hu_bench_median (reveal_and_take_back, &bench) / 2, 1);
}

/* --- Fire --- */

static HuScenario *
new_town (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (100, 100, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario;

  for (gint column = 1; column <= 100; column += 2)
    for (gint row = 1; row <= 100; row += 2)
      {
        g_autofree char *id = g_strdup_printf ("b%d-%d", column, row);
        GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

        for (gint i = 0; i < 4; i++)
          {
            HuHex hex = hu_grid_at (grid, column + i % 2, row + i / 2);

            g_array_append_val (hexes, hex);
          }
        hu_map_add_building (map, id, NULL, hexes, 2);
      }
  scenario = hu_scenario_new (map);
  scenario->calendar.n_turns = 1;
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("All"));
  hu_scenario_add_control (scenario);
  for (HuHex hex = 0; hex < 200; hex++)
    {
      g_autofree char *id = g_strdup_printf ("u%d", hex);
      HuUnit *unit = hu_scenario_add_unit (scenario, id, NULL, hex % 2);

      unit->kind = HU_UNIT_SQUAD;
      unit->at = hex * 47;
    }
  hu_scenario_finish (scenario);

  return scenario;
}

static void
bench_fire (GRand *rand)
{
  g_autoptr(HuScenario) scenario = new_town ();
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) fire = hu_event_new_fire (5050, 1, HU_FIRE_BLAZE, HU_CAUSE_KINDLED, HU_SIDE_FIRST);
  g_autoptr(HuEvent) out = hu_event_new_at (HU_VERB_EXTINGUISH, 5050, 1);
  g_autoptr(HuEvent) there = hu_event_new_move (0, &(HuHex) { 5050 }, 1);
  g_autoptr(HuEvent) here = hu_event_new_move (0, &(HuHex) { 5060 }, 1);
  Case bench = { .scenario = scenario, .adjudicator = game, .event = out, .other = fire };
  HuRefusal refusal;

  while (hu_adjudicator_get_n_events (game) < 1000)
    {
      HuHex hex = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);
      g_autoptr(HuEvent) event = hu_event_new_fire (hex, (HuStorey) g_rand_int_range (rand, 0, 3), HU_FIRE_BLAZE,
                                                    (HuFireCause) g_rand_int_range (rand, 0, 2),
                                                    g_rand_int_range (rand, 0, 2));

      if (hex != 5050)
        (void) hu_adjudicator_append (game, event, &refusal);
    }

  hu_bench_frame ("a Fire among 1,000 on 100 × 100 hexes of buildings", hu_bench_median (judge_event, &bench), 0.5);
  bench.event = here;
  bench.other = there;
  hu_bench_frame ("a move among them", hu_bench_median (judge_event, &bench), 0);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (26);

  hu_bench_init (&argc, &argv);
  bench_event (rand);
  bench_game (rand);
  bench_fire (rand);

  return hu_bench_finish ();
}
