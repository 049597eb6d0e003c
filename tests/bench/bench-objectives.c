/*
 * How long one step takes on a map of 1000 × 1000 hexes while a condition judged at once follows lines of supply:
 * of one hex, of four, and of a hundred units.
 *
 * And how long a whole game takes whose units are asked at every step, where lines of supply go along roads, against the
 * same game where they only step.
 */
#include "hu-adjudicator.h"
#include "hu-bench.h"
#include "hu-objectives.h"

#define SIZE 1000
#define N_UNITS 200

typedef struct
{
  HuAdjudicator *game;
  HuEvent       *there;
} Bench;

static HuScenario *
make_scenario (HuTerm *needs)
{
  g_autoptr(HuGrid) grid = hu_grid_new (SIZE, SIZE, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);
  HuObjectivesRules *rules;
  HuSupplyRules *supply;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", "", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", "", NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup (""));
  rules = hu_scenario_add_objectives (scenario);
  supply = hu_objectives_add_supply (rules, HU_SIDE_FIRST);
  supply->sources.by_edge = TRUE;
  supply->sources.edges[HU_EDGE_WEST] = TRUE;
  for (gint i = 0; i < N_UNITS; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%d", i);

      hu_scenario_add_unit (scenario, id, "", i % 2)->at = hu_grid_at (grid, 300 + i % 400, 1 + 4 * i);
    }
  (void) hu_objectives_add_outcome (rules, "cut", HU_SIDE_SECOND, HU_JUDGED_INSTANT, needs);
  hu_scenario_finish (scenario);

  return scenario;
}

static void
one_step (gpointer data)
{
  Bench *bench = data;
  HuRefusal refusal;

  if (!hu_adjudicator_append (bench->game, bench->there, &refusal))
    g_error ("the move was refused");
  hu_adjudicator_truncate (bench->game, 0);
}

static void
measure (const char *what,
         HuTerm     *needs)
{
  g_autoptr(HuScenario) scenario = make_scenario (needs);
  HuHex to = hu_grid_neighbour (scenario->map->grid, hu_scenario_get_unit (scenario, 0)->at, 1);
  Bench bench = { hu_adjudicator_new (scenario), hu_event_new_move (0, &to, 1) };

  hu_bench_frame (what, hu_bench_median (one_step, &bench), 0);
  hu_event_unref (bench.there);
  hu_adjudicator_free (bench.game);
}

static HuTerm *
cut_off (guint n)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_CUT_OFF);

  term->side = HU_SIDE_FIRST;
  term->where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (guint i = 0; i < n; i++)
    {
      HuHex hex = (HuHex) (SIZE * SIZE / 2 + SIZE / 2 + (gint) i);

      g_array_append_val (term->where.hexes, hex);
    }

  return term;
}

/* --- Lines that go along roads --- */

#define GAME_SIZE 56
#define GAME_UNITS 245
#define GAME_EVENTS 450
#define STEPS 3
#define MOST_TIMES 3

typedef struct
{
  HuScenario *scenario;
  GPtrArray  *events; /* HuEvent */
} Game;

static HuTerm *
count_units (HuSide     side,
             HuTristate supplied)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_UNITS);

  term->side = side;
  hu_objectives_term (term)->supplied = supplied;
  term->has_least = TRUE;
  term->least = GAME_UNITS;

  return term;
}

static void
lay_road (HuMap   *map,
          gint     at,
          gboolean down)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (gint i = 1; i <= GAME_SIZE; i++)
    {
      HuHex hex = down ? hu_grid_at (map->grid, at, i) : hu_grid_at (map->grid, i, at);

      g_array_append_val (hexes, hex);
    }
  hu_map_add_line (map, HU_LINE_ROAD, hexes);
}

static HuScenario *
make_game_scenario (gboolean along)
{
  g_autoptr(HuGrid) grid = hu_grid_new (GAME_SIZE, GAME_SIZE, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(GRand) rand = g_rand_new_with_seed (44);
  HuScenario *scenario = hu_scenario_new (map);
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);

  for (gint at = 6; at <= GAME_SIZE; at += 8)
    {
      lay_road (scenario->map, at, FALSE);
      lay_road (scenario->map, at, TRUE);
    }
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", "", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", "", NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup (""));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules *supply = hu_objectives_add_supply (rules, side);

      supply->sources.by_edge = TRUE;
      supply->sources.edges[side == HU_SIDE_FIRST ? HU_EDGE_WEST : HU_EDGE_EAST] = TRUE;
      supply->along = along ? 1u << HU_LINE_ROAD : 0;
      supply->steps = STEPS;
    }
  for (gint i = 0; i < GAME_UNITS; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%d", i);

      hu_scenario_add_unit (scenario, id, "", i % 2)->at = g_rand_int_range (rand, 0, grid->n_hexes);
    }
  (void) hu_objectives_add_outcome (rules, "all-in", HU_SIDE_FIRST, HU_JUDGED_INSTANT,
                                    count_units (HU_SIDE_FIRST, HU_TRISTATE_TRUE));
  (void) hu_objectives_add_outcome (rules, "all-out", HU_SIDE_FIRST, HU_JUDGED_INSTANT,
                                    count_units (HU_SIDE_SECOND, HU_TRISTATE_FALSE));
  hu_scenario_finish (scenario);

  return scenario;
}

static Game
new_game (gboolean along)
{
  Game game = { make_game_scenario (along), g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref) };
  g_autoptr(GRand) rand = g_rand_new_with_seed (45);

  for (guint i = 0; i < GAME_EVENTS; i++)
    {
      guint unit = (guint) g_rand_int_range (rand, 0, GAME_UNITS);
      HuHex to = g_rand_int_range (rand, 0, GAME_SIZE * GAME_SIZE);

      g_ptr_array_add (game.events, hu_event_new_move (unit, &to, 1));
    }

  return game;
}

static void
judge_game (gpointer data)
{
  Game *game = data;
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (game->scenario);
  HuRefusal refusal;

  for (guint i = 0; i < game->events->len; i++)
    if (!hu_adjudicator_append (adjudicator, g_ptr_array_index (game->events, i), &refusal))
      g_error ("event %u was refused", i + 1);
}

static void
measure_along (void)
{
  Game along = new_game (TRUE), plain = new_game (FALSE);
  double along_seconds, plain_seconds;

  hu_bench_medians (judge_game, &along, &along_seconds, judge_game, &plain, &plain_seconds);
  hu_bench_quantity ("a game whose units are supplied along roads takes", along_seconds / plain_seconds,
                     "the same without roads", MOST_TIMES);
  g_ptr_array_unref (along.events);
  g_ptr_array_unref (plain.events);
  hu_scenario_unref (along.scenario);
  hu_scenario_unref (plain.scenario);
}

int
main (int   argc,
      char *argv[])
{
  HuTerm *units = hu_objectives_term_new (HU_TERM_UNITS);

  hu_bench_init (&argc, &argv);
  units->side = HU_SIDE_FIRST;
  hu_objectives_term (units)->supplied = HU_TRISTATE_FALSE;
  units->has_least = TRUE;
  units->least = N_UNITS;
  measure ("a step, one hex followed", cut_off (1));
  measure ("a step, four hexes followed", cut_off (4));
  measure ("a step, a hundred units asked", units);
  measure_along ();

  return hu_bench_finish ();
}
