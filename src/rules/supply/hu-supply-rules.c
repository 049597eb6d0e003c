/*
 * The supply rules of each side in a scenario: its own list, and for a side that is not in the
 * list, the rules that the systems in force give.
 */
#include "hu-supply-rules.h"

#include "hu-scenario-private.h"
#include "hu-sources.h"
#include "hu-supply-clauses.h"
#include "hu-system.h"

HU_SUPPLY_CLAUSES (HU_DEFINE_CLAUSE)

void
hu_supply_rules_free (HuSupplyRules *rules)
{
  g_clear_pointer (&rules->sources.hexes, g_array_unref);
  g_clear_pointer (&rules->except, g_array_unref);
  g_free (rules->extra);
  g_free (rules);
}

/**
 * hu_scenario_add_supply:
 * @scenario: a scenario that is still being made, without an entry of @side so far
 * @side: the side that the entry is for
 *
 * Lists a side with the defaults: units and zones of control block, but not
 * where a friendly unit stands; lines of any length.  It has no sources yet.
 *
 * Returns: (transfer none): the entry, which the caller may change until the scenario is
 *   finished
 */
HuSupplyRules *
hu_scenario_add_supply (HuScenario *scenario,
                        HuSide      side)
{
  HuSupplyRules *rules;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);
  g_return_val_if_fail (scenario->supply[side] == NULL, NULL);

  rules = g_new0 (HuSupplyRules, 1);
  rules->side = side;
  rules->blocked_by_units = TRUE;
  rules->blocked_by_zoc = TRUE;
  rules->zoc_negated_by_units = TRUE;
  rules->max_length = -1;
  scenario->supply[side] = rules;

  return rules;
}

/* The hexes that supply units of @side inside them, unless its own rules except one; NULL: none do. */
static const GArray *
find_inside (const HuScenario *scenario,
             HuSide            side)
{
  const HuSupplyRules *own = scenario->supply[side];
  HuSupplyAsked asked;

  if (!hu_supply_find_asked (scenario, &asked) || asked.side != side || !asked.supplies_inside)
    return NULL;
  for (guint i = 0; own != NULL && own->except != NULL && i < own->except->len; i++)
    if (hu_hexes_have (asked.origins, g_array_index (own->except, HuHex, i)))
      return NULL;

  return asked.origins;
}

/**
 * hu_supply_rules_find:
 * @rules: (out caller-allocates) (optional): the rules of its supply, whose arrays belong to
 *   the scenario; its `zoc` is settled: all or none
 *
 * The scenario's own list comes first, then the systems in force in their order.
 *
 * Returns: whether there are rules for the supply of @side
 */
gboolean
hu_supply_rules_find (const HuScenario *scenario,
                      HuSide            side,
                      HuSupplyRules    *rules)
{
  HuSupplyRules found = { .side = side };
  gboolean any;
  gboolean alone;
  HuSide attacker;
  HuSupplyZoc zoc;

  g_return_val_if_fail (scenario != NULL, FALSE);

  if (side != HU_SIDE_FIRST && side != HU_SIDE_SECOND)
    return FALSE;

  any = scenario->supply[side] != NULL;
  if (any)
    found = *scenario->supply[side];
  for (gint id = 0; !any && id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      any = system->get_supply != NULL && hu_system_in_force (scenario, id) &&
            system->get_supply (scenario, side, &found);
    }

  found.inside = find_inside (scenario, side);

  /* Settles which zones of control count: all or none of the enemy's. */
  attacker = hu_scenario_get_attacker (scenario, &alone);
  zoc = found.zoc;
  if (zoc == HU_SUPPLY_ZOC_DEFAULT)
    zoc = alone ? HU_SUPPLY_ZOC_ATTACKER : HU_SUPPLY_ZOC_ALL;
  if (zoc == HU_SUPPLY_ZOC_ATTACKER)
    zoc = attacker == hu_side_other (found.side) ? HU_SUPPLY_ZOC_ALL : HU_SUPPLY_ZOC_NONE;
  found.zoc = zoc;
  if (any && rules != NULL)
    *rules = found;

  return any;
}

gboolean
hu_supply_rules_has_source (const HuMap         *map,
                            const HuSupplyRules *rules)
{
  g_autofree guint8 *except = NULL;
  g_autoptr(GArray) sources = NULL;

  g_return_val_if_fail (map != NULL && rules != NULL, FALSE);

  except = g_malloc0 ((gsize) map->grid->n_hexes);
  for (guint i = 0; rules->except != NULL && i < rules->except->len; i++)
    except[g_array_index (rules->except, HuHex, i)] = TRUE;
  sources = hu_sources_list (&rules->sources, map);
  for (guint i = 0; i < sources->len; i++)
    {
      HuHex hex = g_array_index (sources, HuHex, i);

      if (!except[hex] && !hu_map_is_impassable (map, hex))
        return TRUE;
    }

  return FALSE;
}

/* Returns whether there are rules for the supply of either side, so that there are lines to trace. */
gboolean
hu_supply_rules_has_any (const HuScenario *scenario)
{
  return hu_supply_rules_find (scenario, HU_SIDE_FIRST, NULL) || hu_supply_rules_find (scenario, HU_SIDE_SECOND, NULL);
}

/**
 * hu_supply_find_asked:
 * @asked: (out caller-allocates) (optional): the question
 *
 * Finds the question that the rules in force ask of supply; the first system with a question
 * decides.
 *
 * Returns: whether there is a question; without one, lines can still be traced from any hex
 */
gboolean
hu_supply_find_asked (const HuScenario *scenario,
                      HuSupplyAsked    *asked)
{
  HuSupplyAsked found;

  g_return_val_if_fail (scenario != NULL, FALSE);

  for (gint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      if (system->ask_supply == NULL || !hu_system_in_force (scenario, id))
        continue;

      system->ask_supply (scenario, &found);
      if (asked != NULL)
        *asked = found;

      return TRUE;
    }

  return FALSE;
}

/* Every ground unit has a zone of control unless its own `zoc` says no.  Returns whether @unit projects one where
 * the rules of supply give its side zones of control. */
gboolean
hu_supply_projects (const HuUnit *unit)
{
  g_return_val_if_fail (unit != NULL, FALSE);

  return hu_unit_is_ground (unit) && unit->zoc != HU_TRISTATE_FALSE;
}
