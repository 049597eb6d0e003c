/*
 * How long one step takes on a map of 1000 × 1000 hexes while a condition judged at once follows lines of supply:
 * of one hex, of four, and of a hundred units.
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
  HuTerm *term = hu_term_new (HU_TERM_CUT_OFF);

  term->side = HU_SIDE_FIRST;
  term->where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (guint i = 0; i < n; i++)
    {
      HuHex hex = (HuHex) (SIZE * SIZE / 2 + SIZE / 2 + (gint) i);

      g_array_append_val (term->where.hexes, hex);
    }

  return term;
}

int
main (int   argc,
      char *argv[])
{
  HuTerm *units = hu_term_new (HU_TERM_UNITS);

  hu_bench_init (&argc, &argv);
  units->side = HU_SIDE_FIRST;
  units->supplied = HU_TRISTATE_FALSE;
  units->has_least = TRUE;
  units->least = N_UNITS;
  measure ("a step, one hex followed", cut_off (1));
  measure ("a step, four hexes followed", cut_off (4));
  measure ("a step, a hundred units asked", units);

  return hu_bench_finish ();
}
