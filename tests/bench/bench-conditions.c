/*
 * How long an event takes on Operation Typhoon's map where fifty conditions of every kind are judged at once and shown,
 * against the same event in the game as it ships.
 */
#include "hu-adjudicator.h"
#include "hu-bench-step.h"
#include "hu-bench.h"
#include "hu-game-file.h"
#include "hu-objectives.h"

#define N_CONDITIONS 50
#define MOST_TIMES 20 /* on a quiet machine that event takes a two-hundredth of a frame: twenty of it are a tenth */

typedef struct
{
  HuAdjudicator *game;
  HuEvent       *there;
} Bench;

static HuTerm *
new_term (guint  kind,
          HuSide side)
{
  HuTerm *term = hu_objectives_term_new (kind);

  term->side = side;

  return term;
}

static void
set_least (HuTerm *term,
           gint64  least)
{
  term->has_least = TRUE;
  term->least = least;
}

static void
list_places (const HuScenario *scenario,
             HuTerm           *term,
             guint             first)
{
  term->where.places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = first; i < MIN (first + 3, scenario->map->places->len); i++)
    g_array_append_val (term->where.places, i);
}

/* A term that asks for places, units or lines; @counted: without its bounds. */
static HuTerm *
new_atom (const HuScenario *scenario,
          guint             number,
          gboolean          counted)
{
  static const guint kinds[] = {
    HU_TERM_HOLDS, HU_TERM_ENTERED, HU_TERM_CONNECTED, HU_TERM_CUT_OFF, HU_TERM_UNITS, HU_TERM_UNITS, HU_TERM_ELIMINATED,
    HU_TERM_EXITED, HU_TERM_WITHDRAWN, HU_TERM_POINTS, HU_TERM_LINE,
  };
  HuTerm *term = new_term (kinds[number % G_N_ELEMENTS (kinds)], number / 2 % HU_N_SIDES);

  term->counted = counted;
  if (term->kind <= HU_TERM_CUT_OFF)
    list_places (scenario, term, number % (scenario->map->places->len - 3));
  else if (term->kind == HU_TERM_UNITS)
    hu_objectives_term (term)->supplied = number % G_N_ELEMENTS (kinds) == 5 ? HU_TRISTATE_FALSE : HU_TRISTATE_UNSET;
  if (term->kind == HU_TERM_HOLDS)
    hu_objectives_term (term)->held = number / G_N_ELEMENTS (kinds) % HU_N_HELD;
  if (counted || term->kind <= HU_TERM_CUT_OFF)
    return term;

  term->has_most = term->kind == HU_TERM_LINE;
  if (!term->has_most)
    set_least (term, 100);

  return term;
}

/* Two sums of two counts each, with factors. */
static HuTerm *
new_compared (const HuScenario *scenario,
              guint             number)
{
  HuTerm *term = new_term (HU_TERM_COMPARE, HU_SIDE_NONE);

  term->n_left = 2;
  term->has_right = term->has_more_by = TRUE;
  term->more_by = (HuDecimal) { 1000, HU_UNIT_WHOLE };
  for (guint i = 0; i < 4; i++)
    {
      HuTerm *count = new_atom (scenario, number + 3 * i, TRUE);

      count->has_times = i % 2 == 1;
      count->times = (HuDecimal) { count->has_times ? 150 : 0, HU_UNIT_HUNDREDTHS };
      g_ptr_array_add (term->parts, count);
    }

  return term;
}

static HuTerm *
new_condition (const HuScenario *scenario,
               guint             number)
{
  static const guint kinds[] = { HU_TERM_ALL, HU_TERM_ANY, HU_TERM_SOME, HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FIRST };
  HuTerm *term;

  if (number % 3 == 0)
    return new_atom (scenario, number / 3, FALSE);
  if (number % 3 == 1)
    return new_compared (scenario, number);

  term = new_term (kinds[number / 3 % G_N_ELEMENTS (kinds)], HU_SIDE_NONE);
  g_ptr_array_add (term->parts, new_atom (scenario, number, FALSE));
  if (!hu_term_is_memory (term) || term->kind == HU_TERM_FIRST)
    g_ptr_array_add (term->parts, new_atom (scenario, number + 1, FALSE));
  if (term->kind == HU_TERM_SOME || term->kind == HU_TERM_FOR)
    set_least (term, 2);
  if (term->kind == HU_TERM_FOR)
    term->at = HU_JUDGED_TURN;

  return term;
}

/* Asks for all of it, and that an announcement has been made, so that no outcome ends the game. */
static void
add_conditions (HuScenario *scenario)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules *supply = hu_objectives_add_supply (rules, side);

      supply->sources.by_edge = TRUE;
      supply->sources.edges[side == HU_SIDE_FIRST ? HU_EDGE_WEST : HU_EDGE_EAST] = TRUE;
    }
  for (guint i = 0; i < N_CONDITIONS; i++)
    {
      g_autofree char *id = g_strdup_printf ("c%u", i);
      HuTerm *all = new_term (HU_TERM_ALL, HU_SIDE_NONE), *announced = new_term (HU_TERM_ANNOUNCED, HU_SIDE_FIRST);

      announced->what = g_strdup ("never said");
      g_ptr_array_add (all->parts, new_condition (scenario, i));
      g_ptr_array_add (all->parts, announced);
      (void) hu_objectives_add_outcome (rules, id, i % HU_N_SIDES, HU_JUDGED_INSTANT, all);
    }
  hu_scenario_finish (scenario);
}

static Bench
new_bench (const char *path,
           gboolean    conditions)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuGameFile) content = hu_game_file_load (file, faults);
  guint unit = 0;
  HuScenario *scenario;
  HuHex to;

  if (content == NULL)
    g_error ("%s cannot be read", path);

  scenario = content->scenario;
  if (conditions)
    add_conditions (scenario);
  while (hu_scenario_get_unit (scenario, unit)->at == HU_HEX_NONE)
    unit++;
  to = hu_bench_step_from (scenario, hu_scenario_get_unit (scenario, unit)->at);

  return (Bench) { hu_adjudicator_new (scenario), hu_event_new_move (unit, &to, 1) };
}

/* One event and everything it changes on the screen, then back again. */
static void
append_and_judge (gpointer data)
{
  Bench *bench = data;
  HuRefusal refusal;

  if (!hu_adjudicator_append (bench->game, bench->there, &refusal))
    g_error ("the move was refused");
  hu_snapshot_unref (hu_adjudicator_snapshot (bench->game, 1));
  hu_adjudicator_truncate (bench->game, 0);
}

int
main (int   argc,
      char *argv[])
{
  Bench many, plain;
  double many_seconds, plain_seconds;

  hu_bench_init (&argc, &argv);
  if (argc < 2)
    g_error ("usage: bench-conditions GAME");

  many = new_bench (argv[1], TRUE);
  plain = new_bench (argv[1], FALSE);
  hu_bench_medians (append_and_judge, &many, &many_seconds, append_and_judge, &plain, &plain_seconds);
  hu_bench_frame ("an event with fifty conditions", many_seconds, 0.1);
  hu_bench_quantity ("an event with fifty conditions takes", many_seconds / plain_seconds, "the event in the game that ships",
                     MOST_TIMES);
  hu_event_unref (many.there);
  hu_event_unref (plain.there);
  hu_adjudicator_free (many.game);
  hu_adjudicator_free (plain.game);

  return hu_bench_finish ();
}
