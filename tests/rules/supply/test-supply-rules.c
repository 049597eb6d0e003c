/*
 * Supply as a side's own affair: what the list of supply says, and what the
 * systems in force say of it.  Named cases on a small map, by the line found.
 */
#include <string.h>

#include "hu-fixture.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death.h"
#include "hu-tracing.h"

typedef struct
{
  const char *name;
  const char *units;
  void      (*tweak) (HuScenario    *scenario,
                      HuSupplyRules *rules); /* of the Soviet side, whose source is 0603 in the east */
  const char *from;
  const char *path; /* "": none */
} SupplyCase;

static void
only_controlled (HuScenario    *scenario,
                 HuSupplyRules *rules)
{
  rules->owned = TRUE;
}

static void
controlled_by_the_other (HuScenario    *scenario,
                         HuSupplyRules *rules)
{
  rules->owned = TRUE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0603")] = HU_SIDE_FIRST;
}

static void
not_controlled (HuScenario    *scenario,
                HuSupplyRules *rules)
{
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0603")] = HU_SIDE_FIRST;
}

static void
excepted (HuScenario    *scenario,
          HuSupplyRules *rules)
{
  rules->except = hu_fixture_hexes (scenario, "0603");
}

static void
edge_as_well (HuScenario    *scenario,
              HuSupplyRules *rules)
{
  rules->sources.by_edge = TRUE;
  rules->sources.edges[HU_EDGE_WEST] = TRUE;
  rules->except = hu_fixture_hexes (scenario, "0603");
}

static void
zoc_of_all (HuScenario    *scenario,
            HuSupplyRules *rules)
{
  rules->zoc = HU_SUPPLY_ZOC_ALL;
}

static void
zoc_of_nobody (HuScenario    *scenario,
               HuSupplyRules *rules)
{
  rules->zoc = HU_SUPPLY_ZOC_NONE;
}

static void
zoc_of_the_attacker (HuScenario    *scenario,
                     HuSupplyRules *rules)
{
  rules->zoc = HU_SUPPLY_ZOC_ATTACKER;
}

static void
soviets_attack (HuScenario    *scenario,
                HuSupplyRules *rules)
{
  rules->zoc = HU_SUPPLY_ZOC_ATTACKER;
  hu_front_line_rules (scenario)->attacker = HU_SIDE_SECOND;
  hu_front_line_rules (scenario)->defender = HU_SIDE_FIRST;
}

static void
river_in_the_way (HuScenario    *scenario,
                  HuSupplyRules *rules)
{
  hu_map_set_hexside (scenario->map, HU_HEXSIDE_RIVER, hu_fixture_hex (scenario, "0403"), hu_fixture_hex (scenario, "0503"));
}

static void
river_stops (HuScenario    *scenario,
             HuSupplyRules *rules)
{
  river_in_the_way (scenario, rules);
  rules->hexsides = 1u << HU_HEXSIDE_RIVER;
}

static void
river_with_a_railway (HuScenario    *scenario,
                      HuSupplyRules *rules)
{
  river_stops (scenario, rules);
  rules->along = 1u << HU_LINE_RAIL;
  rules->steps = 1;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0403 0503 0603"));
}

static void
road_only (HuScenario    *scenario,
           HuSupplyRules *rules)
{
  river_with_a_railway (scenario, rules);
  rules->along = 1u << HU_LINE_ROAD;
}

static void
cliff_with_a_railway (HuScenario    *scenario,
                      HuSupplyRules *rules)
{
  river_with_a_railway (scenario, rules);
  hu_map_set_hexside (scenario->map, HU_HEXSIDE_CLIFF, hu_fixture_hex (scenario, "0403"), hu_fixture_hex (scenario, "0503"));
}

/* Hexes of one line that do not touch are joined by nothing. */
static void
broken_railway (HuScenario    *scenario,
                HuSupplyRules *rules)
{
  rules->along = 1u << HU_LINE_RAIL;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0303 0403 0603"));
}

/* A road that begins where the railway ends. */
static void
railway_and_road (HuScenario    *scenario,
                  HuSupplyRules *rules)
{
  rules->along = 1u << HU_LINE_RAIL | 1u << HU_LINE_ROAD;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0303 0403"));
  hu_map_add_line (scenario->map, HU_LINE_ROAD, hu_fixture_hexes (scenario, "0403 0503 0603"));
}

static const SupplyCase cases[] = {
  { "plain", "", NULL, "0303", "0303 0403 0503 0603" },
  { "controlled", "", only_controlled, "0303", "0303 0403 0503 0603" },
  { "controlled-by-the-other", "", controlled_by_the_other, "0303", "" },
  { "not-controlled", "", not_controlled, "0303", "0303 0403 0503 0603" },
  { "excepted", "", excepted, "0303", "" },
  { "edge-as-well", "", edge_as_well, "0303", "0303 0202 0102" },
  /* Without sudden-death every enemy unit has a zone of control. */
  { "zoc", "g1 german 0604 division", NULL, "0303", "" },
  { "zoc-of-all", "g1 german 0604 division", zoc_of_all, "0303", "" },
  { "zoc-of-nobody", "g1 german 0604 division", zoc_of_nobody, "0303", "0303 0403 0503 0603" },
  { "zoc-of-the-attacker", "g1 german 0604 division", zoc_of_the_attacker, "0303", "" },
  { "zoc-of-the-other-attacker", "g1 german 0604 division", soviets_attack, "0303", "0303 0403 0503 0603" },
  { "river", "", river_in_the_way, "0403", "0403 0503 0603" },
  { "river-stops", "", river_stops, "0403", "0403 0402 0502 0603" },
  { "bridge", "", river_with_a_railway, "0403", "0403 0503 0603" },
  { "no-road", "", road_only, "0403", "" },
  { "cliff", "", cliff_with_a_railway, "0403", "" },
  { "broken-railway", "", broken_railway, "0303", "" },
  { "railway-and-road", "", railway_and_road, "0303", "0303 0403 0503 0603" },
};

static void
test_line (gconstpointer data)
{
  const SupplyCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 5, test->units);
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);
  HuHex from = hu_fixture_hex (scenario, test->from);
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  const HuSupplyTrace *trace;
  g_autofree char *path = NULL;

  rules->sources.hexes = hu_fixture_hexes (scenario, "0603");
  if (test->tweak != NULL)
    test->tweak (scenario, rules);
  hu_scenario_finish (scenario);

  g_assert_true (hu_tracing_possible (scenario, HU_SIDE_SECOND));
  g_assert_false (hu_tracing_possible (scenario, HU_SIDE_FIRST));
  state = hu_state_new (scenario);
  situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
  tracing = hu_tracing_new (situation, &from, 1);
  trace = g_ptr_array_index (tracing->traces, 0);
  path = trace->path != NULL ? hu_fixture_names (scenario, trace->path) : g_strdup ("");
  g_assert_cmpstr (path, ==, test->path);
}

/* --- With sudden-death --- */

/* The list of supply comes before the old place, side by side. */
static void
test_list_first (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuSupplyRules rules, *entry;
  HuSupplyAsked asked;

  g_assert_true (hu_supply_rules_find (scenario, HU_SIDE_SECOND, &rules));
  g_assert_true (rules.sources.edges[HU_EDGE_NORTH]);
  g_assert_cmpint (rules.zoc, ==, HU_SUPPLY_ZOC_ALL);
  g_assert_false (hu_supply_rules_find (scenario, HU_SIDE_FIRST, NULL));
  g_assert_false (hu_supply_rules_find (scenario, HU_SIDE_NONE, NULL));

  entry = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);
  entry->max_length = 7;
  g_assert_true (hu_supply_rules_find (scenario, HU_SIDE_SECOND, &rules));
  g_assert_cmpint (rules.max_length, ==, 7);
  g_assert_false (rules.sources.edges[HU_EDGE_NORTH]);
  g_assert_cmpint (rules.zoc, ==, HU_SUPPLY_ZOC_ALL); /* the enemy is the attacker */

  hu_scenario_add_supply (scenario, HU_SIDE_FIRST);
  g_assert_true (hu_supply_rules_find (scenario, HU_SIDE_FIRST, &rules));
  g_assert_cmpint (rules.zoc, ==, HU_SUPPLY_ZOC_NONE); /* and here he is not */

  g_assert_true (hu_supply_find_asked (scenario, &asked));
  g_assert_cmpint (asked.side, ==, HU_SIDE_SECOND);
  g_assert_cmpuint (asked.origins->len, ==, 2);
}

/* 4.3 wants a line out of the capital, even where the list has it as a source. */
static void
test_capital_is_no_source (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuSupplyRules *entry = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);
  HuHex capital = hu_fixture_hex (scenario, "0305");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) asked = NULL;
  g_autoptr(HuSupplySituation) free_line = NULL;
  g_autoptr(HuSupplySituation) like = NULL;

  entry->sources.hexes = hu_fixture_hexes (scenario, "0301 0305");
  state = hu_state_new (scenario);
  asked = hu_supply_situation_new_asked (state);
  free_line = hu_supply_situation_new (state, HU_SIDE_SECOND);
  like = hu_supply_situation_new_like (state, asked);

  g_assert_false (asked->source[capital]);
  g_assert_true (asked->source[hu_fixture_hex (scenario, "0301")]);
  g_assert_true (free_line->source[capital]);
  g_assert_false (like->source[capital]);
}

/* The old place may say nothing where the list has the defender. */
static void
test_old_place_left_out (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");

  hu_sudden_death_rules (scenario)->supply_given = FALSE;
  g_assert_false (hu_supply_rules_has_any (scenario));
  hu_scenario_add_supply (scenario, HU_SIDE_SECOND)->sources.hexes = hu_fixture_hexes (scenario, "0301");
  g_assert_true (hu_supply_rules_has_any (scenario));
  hu_scenario_finish (scenario);
  {
    g_autoptr(HuAdjudicator) open = hu_fixture_play (scenario, "end-phase");
    g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (open, 1);

    g_assert_false (hu_snapshot_get_sudden_death (snapshot)->isolated);
    g_assert_cmpuint (hu_snapshot_get_sudden_death (snapshot)->cut->len, ==, 1);
  }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/supply-rules/line", cases, test_line)
  g_test_add_func ("/supply-rules/list-first", test_list_first);
  g_test_add_func ("/supply-rules/capital-is-no-source", test_capital_is_no_source);
  g_test_add_func ("/supply-rules/old-place-left-out", test_old_place_left_out);

  return g_test_run ();
}
