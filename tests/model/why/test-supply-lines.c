/*
 * The supply lines that a view shows, and what it can look up in them.
 */
#include "hu-fixture.h"
#include "hu-objectives-rules.h"
#include "hu-supply-lines.h"

static HuSnapshot *
snapshot_of (HuScenario *scenario,
             const char *text)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_fixture_play (scenario, text);

  return hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
}

static void
test_capital (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101");
  g_autoptr(HuSnapshot) snapshot = snapshot_of (scenario, "");
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (snapshot);
  HuHex from = HU_HEX_NONE;

  g_assert_cmpint (lines->from, ==, HU_HEX_NONE);
  g_assert_cmpuint (lines->tracing->traces->len, ==, 2);
  g_assert_cmpint (hu_supply_lines_distance (lines, hu_fixture_hex (scenario, "0301"), &from), ==, 4);
  g_assert_cmpint (from, ==, hu_fixture_hex (scenario, "0305"));
  g_assert_cmpint (hu_supply_lines_distance (lines, hu_fixture_hex (scenario, "0306"), &from), ==, 0);
  g_assert_cmpint (hu_supply_lines_distance (lines, hu_fixture_hex (scenario, "0101"), NULL), ==, -1);
  g_assert_cmpint (hu_supply_lines_distance (lines, HU_HEX_NONE, NULL), ==, -1);
  g_assert_true (hu_supply_lines_in_cut (lines, hu_fixture_hex (scenario, "0304")));
  g_assert_false (hu_supply_lines_in_cut (lines, hu_fixture_hex (scenario, "0301")));
  g_assert_true (hu_supply_lines_is_critical (lines, hu_fixture_hex (scenario, "0301")));
  g_assert_false (hu_supply_lines_is_critical (lines, hu_fixture_hex (scenario, "0305")));
}

static void
test_frontier (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0302");
  g_autoptr(HuSnapshot) snapshot = snapshot_of (scenario, "");
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (snapshot);
  const HuFrontierHex *frontier = hu_supply_lines_find_frontier (lines, hu_fixture_hex (scenario, "0303"));

  g_assert_nonnull (frontier);
  g_assert_cmpint (frontier->because, ==, HU_BLOCK_ZOC);
  g_assert_null (hu_supply_lines_find_frontier (lines, hu_fixture_hex (scenario, "0301")));
  g_assert_null (hu_supply_lines_find_frontier (lines, hu_fixture_hex (scenario, "0305")));
  frontier = hu_supply_lines_find_frontier (lines, hu_fixture_hex (scenario, "0205"));
  g_assert_nonnull (frontier);
  g_assert_cmpint (frontier->because, ==, HU_BLOCK_TERRAIN);
}

static void
test_from_elsewhere (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0302");
  g_autoptr(HuSnapshot) snapshot = snapshot_of (scenario, "");
  g_autoptr(HuSupplyLines) lines =
    hu_supply_lines_new_from (snapshot, hu_fixture_hex (scenario, "0503"), HU_SIDE_SECOND, HU_UNIT_NONE);

  g_assert_cmpint (lines->from, ==, hu_fixture_hex (scenario, "0503"));
  g_assert_cmpuint (lines->tracing->traces->len, ==, 1);
  g_assert_cmpint (hu_supply_lines_distance (lines, hu_fixture_hex (scenario, "0501"), NULL), ==, 2);
  g_assert_cmpint (hu_supply_lines_distance (lines, hu_fixture_hex (scenario, "0305"), NULL), ==, -1);

  /* The file names no sources for the attacker. */
  g_assert_null (hu_supply_lines_new_from (snapshot, hu_fixture_hex (scenario, "0503"), HU_SIDE_FIRST, HU_UNIT_NONE));
  g_assert_null (hu_supply_lines_new_from (snapshot, hu_fixture_hex (scenario, "0503"), HU_SIDE_NONE, HU_UNIT_NONE));
}

/* A condition asks for a line from 0503 to 0505 that leaves the column nowhere. */
static void
test_needed (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0504");
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
  HuTerm *term = hu_objectives_term_new (HU_TERM_CONNECTED);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(HuSupplyLines) lines = NULL;
  HuHex hex = hu_fixture_hex (scenario, "0503");

  term->side = HU_SIDE_SECOND;
  term->where.hexes = hu_fixture_hexes (scenario, "0503");
  hu_objectives_term (term)->has_to = TRUE;
  hu_objectives_term (term)->to.hexes = hu_fixture_hexes (scenario, "0505");
  hu_objectives_term (term)->within = hu_fixture_hexes (scenario, "0503 0504 0505");
  (void) hu_objectives_add_outcome (rules, "line", HU_SIDE_SECOND, HU_JUDGED_END, term);
  hu_scenario_finish (scenario);
  snapshot = snapshot_of (scenario, "");

  g_assert_null (hu_supply_lines_new_needed (snapshot, hex, HU_SIDE_FIRST));
  g_assert_null (hu_supply_lines_new_needed (snapshot, hu_fixture_hex (scenario, "0501"), HU_SIDE_SECOND));
  lines = hu_supply_lines_new_needed (snapshot, hex, HU_SIDE_SECOND);
  g_assert_cmpint (lines->situation->need, ==, 0);
  g_assert_true (lines->situation->elsewhere);
  g_assert_cmpint (lines->from, ==, hex);
  g_assert_false (lines->answer->supplied);
  g_assert_cmpint (lines->opening->kind, ==, HU_OPENING_UNITS);
  g_assert_cmpint (lines->opening->distance, ==, 2);
  g_assert_cmpuint (lines->opening->path->len, ==, 3);
  g_assert_nonnull (hu_supply_lines_find_frontier (lines, hu_fixture_hex (scenario, "0502")));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/supply-lines/capital", test_capital);
  g_test_add_func ("/supply-lines/frontier", test_frontier);
  g_test_add_func ("/supply-lines/from-elsewhere", test_from_elsewhere);
  g_test_add_func ("/supply-lines/needed", test_needed);

  return g_test_run ();
}
