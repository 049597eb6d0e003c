/*
 * What objectives remembers: each field is changed in its turn, and has to be seen.
 * The private header has those fields.
 */
#include "hu-fixture.h"
#include "hu-objectives-private.h"
#include "hu-tells.h"

/* A scenario in which objectives remembers something of every kind. */
static HuScenario *
new_scenario (void)
{
  HuScenario *scenario = hu_fixture_country (4, 4, "g1 german 0101; s1 soviet 0401");
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
  HuTerm *ever = hu_objectives_term_new (HU_TERM_EVER), *entered = hu_objectives_term_new (HU_TERM_ENTERED);
  HuScoreItem *item = hu_objectives_add_item (rules, "west", HU_SCORE_HOLD, HU_SIDE_NONE);

  entered->side = HU_SIDE_FIRST;
  entered->where.hexes = hu_fixture_hexes (scenario, "0301");
  g_ptr_array_add (ever->parts, entered);
  item->points = 2;
  item->where.hexes = hu_fixture_hexes (scenario, "0101");
  hu_withdrawals_add (rules->withdrawals, HU_SIDE_FIRST, 1, 2);
  hu_objectives_add_outcome (rules, "win", HU_SIDE_FIRST, HU_JUDGED_END, ever);
  hu_scenario_finish (scenario);

  return scenario;
}

/* Events 1 and 2 are in its ledger. */
static HuState *
new_state (HuScenario *scenario)
{
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "adjust german 3; adjust soviet 5");

  return hu_state_copy (hu_adjudicator_peek (game, 2));
}

static void
test_equal (void)
{
  g_autoptr(HuScenario) scenario = new_scenario ();
  g_autoptr(HuState) a = new_state (scenario);
  g_autoptr(HuState) b = hu_state_copy (a);
  HuObjectivesState *own = hu_objectives_state (b);
  HuLedgerEntry *entry, *before;

  ASSERT_TELLS (hu_state_equal, a, b, own->terms[0].since, 1);
  ASSERT_TELLS (hu_state_equal, a, b, own->terms[1].before_since, 1);
  ASSERT_TELLS (hu_state_equal, a, b, own->terms[1].run, 1);
  ASSERT_TELLS (hu_state_equal, a, b, own->marks[0], TRUE);
  ASSERT_TELLS (hu_state_equal, a, b, own->holders[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, a, b, own->captured[0], 1);
  ASSERT_TELLS (hu_state_equal, a, b, own->scored[0], TRUE);
  ASSERT_TELLS (hu_state_equal, a, b, own->since[0], 1);
  ASSERT_TELLS (hu_state_equal, a, b, own->done[0], 1);
  ASSERT_TELLS (hu_state_equal, a, b, own->failed[0], TRUE);
  ASSERT_TELLS (hu_state_equal, a, b, own->at[1], 2);
  ASSERT_TELLS (hu_state_equal, a, b, own->ledger.total[HU_SIDE_FIRST], 4);
  ASSERT_TELLS (hu_state_equal, a, b, own->ledger.total[HU_SIDE_SECOND], 4);
  ASSERT_TELLS (hu_state_equal, a, b, own->ledger.overflow, TRUE);

  /* States share their ledger, so this one is a copy of its head. */
  before = own->ledger.last;
  entry = g_memdup2 (before, sizeof *before);
  own->ledger.last = entry;
  ASSERT_TELLS (hu_state_equal, a, b, own->ledger.last, NULL);
  ASSERT_TELLS (hu_state_equal, a, b, entry->event, 9);
  ASSERT_TELLS (hu_state_equal, a, b, entry->turn, 9);
  ASSERT_TELLS (hu_state_equal, a, b, entry->side, HU_SIDE_FIRST);
  ASSERT_TELLS (hu_state_equal, a, b, entry->gain, HU_GAIN_START);
  ASSERT_TELLS (hu_state_equal, a, b, entry->item, 9);
  ASSERT_TELLS (hu_state_equal, a, b, entry->count, 9);
  ASSERT_TELLS (hu_state_equal, a, b, entry->points, 9);
  ASSERT_TELLS (hu_state_equal, a, b, entry->unit, 1);
  ASSERT_TELLS (hu_state_equal, a, b, entry->place, 1);
  ASSERT_TELLS (hu_state_equal, a, b, entry->hex, 1);
  ASSERT_TELLS (hu_state_equal, a, b, entry->reason, (char *) "else");
  ASSERT_TELLS (hu_state_equal, a, b, entry->before, NULL);
  own->ledger.last = before;
  g_free (entry);
}

/* The totals are the sums of the ledger, of either side. */
static void
test_faults (void)
{
  g_autoptr(HuScenario) scenario = new_scenario ();
  g_autoptr(HuState) state = new_state (scenario);
  HuObjectivesState *own = hu_objectives_state (state);

  ASSERT_FAULT (state, own->ledger.total[HU_SIDE_FIRST], 4, "objectives: side 0 has 4 points, and its gains are 3");
  ASSERT_FAULT (state, own->ledger.total[HU_SIDE_SECOND], 4, "objectives: side 1 has 4 points, and its gains are 5");
  ASSERT_FAULT (state, own->terms[1].since, 2, NULL);
  ASSERT_FAULT (state, own->terms[1].since, 3, "objectives: term 1 was met at event 3 of 2");
  own->ledger.overflow = TRUE;
  ASSERT_FAULT (state, own->ledger.total[HU_SIDE_FIRST], 4, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/objectives-memory/equal", test_equal);
  g_test_add_func ("/objectives-memory/faults", test_faults);

  return g_test_run ();
}
