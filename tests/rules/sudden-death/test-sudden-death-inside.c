/*
 * The capital as a source of supply for the units in it, which has nothing to do with a line from it.
 */
#include "hu-fixture.h"
#include "hu-sudden-death.h"
#include "hu-supply-army.h"

/* A capital supplies the units in it (8.3), but not for 4.3, not for others, and not where the enemy stands in it or the own
 * list of the side excepts it. */
static void
test_inside (void)
{
  static const struct { const char *units; const char *from; gboolean in; gboolean asked; } cases[] = {
    { "g1 german 0302; g2 german 0502; s1 soviet 0305", "0305", TRUE, FALSE },
    { "g1 german 0302; g2 german 0502; s1 soviet 0306", "0306", TRUE, FALSE },
    { "g1 german 0304; g2 german 0502; s1 soviet 0305", "0305", TRUE, FALSE },
    { "g1 german 0302; g2 german 0502; s1 soviet 0304", "0304", FALSE, FALSE },
    { "g1 german 0302; g2 german 0305; s1 soviet 0305", "0305", FALSE, FALSE },
    { "s1 soviet 0305", "0305", TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_corridor (cases[i].units);
      g_autoptr(HuState) state = hu_state_new (scenario);
      g_autoptr(HuSupplySituation) units = hu_supply_situation_new_of_units (state, HU_SIDE_SECOND);
      g_autoptr(HuSupplySituation) hexes = hu_supply_situation_new (state, HU_SIDE_SECOND);
      g_autoptr(HuSupplySituation) asked = hu_supply_situation_new_asked (state);
      g_autoptr(HuSupplyArmy) army = hu_supply_army_new (units);
      HuHex from = hu_fixture_hex (scenario, cases[i].from);
      g_autoptr(HuTracing) of_unit = hu_tracing_new (units, &from, 1);
      g_autoptr(HuTracing) of_hex = hu_tracing_new (hexes, &from, 1);
      g_autoptr(HuTracing) of_rule = hu_tracing_new (asked, &from, 1);
      g_autofree guint8 *marks = hu_supply_marks_new (state, FALSE);

      g_assert_cmpint (hu_tracing_is_supplied (of_unit), ==, cases[i].in);
      g_assert_cmpint (hu_tracing_is_supplied (of_hex), ==, cases[i].asked);
      g_assert_cmpint (hu_tracing_is_supplied (of_rule), ==, cases[i].asked);
      g_assert_cmpint (hu_supply_army_ask (army, from).length >= 0, ==, cases[i].in);
      g_assert_cmpint (marks[hu_fixture_unit (scenario, "s1")] == HU_SUPPLY_MARK_IN, ==, cases[i].in);
    }
}

/* The list of supply may except the capital by name. */
static void
test_inside_excepted (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0302; g2 german 0502; s1 soviet 0305");
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, HU_SIDE_SECOND), found;

  rules->sources.by_edge = rules->sources.edges[HU_EDGE_NORTH] = TRUE;
  g_assert_true (hu_supply_rules_find (scenario, HU_SIDE_SECOND, &found));
  g_assert_nonnull (found.inside);
  rules->except = hu_fixture_hexes (scenario, "0305 0306");
  g_assert_true (hu_supply_rules_find (scenario, HU_SIDE_SECOND, &found));
  g_assert_null (found.inside);
  g_assert_true (hu_supply_rules_find (scenario, HU_SIDE_FIRST, &found) == FALSE || found.inside == NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudden-death-inside/units", test_inside);
  g_test_add_func ("/sudden-death-inside/excepted", test_inside_excepted);

  return g_test_run ();
}
