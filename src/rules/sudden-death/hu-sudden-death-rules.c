/*
 * The data of the rule system sudden-death: its defaults, making, freeing.
 */
#include "hu-sudden-death-private.h"

void
hu_sudden_death_rules_free (gpointer data,
                            gboolean repainted)
{
  HuSuddenDeathRules *rules = data;

  g_free (rules->rear);
  if (!repainted)
    {
      g_clear_pointer (&rules->sources.hexes, g_array_unref);
      g_clear_pointer (&rules->attacker_sources.hexes, g_array_unref);
      g_clear_pointer (&rules->rear_ruled, g_array_unref);
      g_array_unref (rules->cities);
      g_ptr_array_unref (rules->withdrawals);
      g_free (rules->extra);
      g_free (rules->supply_extra);
    }
  g_free (rules);
}

gpointer
hu_sudden_death_rules_repaint (const HuScenario *scenario)
{
  HuSuddenDeathRules *made = g_memdup2 (hu_sudden_death_rules (scenario), sizeof *made);

  made->rear = g_memdup2 (made->rear, (gsize) scenario->map->grid->n_hexes);

  return made;
}

/**
 * hu_scenario_add_sudden_death:
 * @scenario: a scenario that is still being made, without these rules so far
 * @attacker: the side that has to take the capital
 * @capital: index of a place; each of its hexes is traced
 *
 * Puts the rule system in force with the defaults that its page lists: sources on the north and
 * east edges; units and zones of control block, but not where a friendly unit stands; lines of
 * any length; no cities, no withdrawals.
 *
 * Returns: (transfer none): the rules' data, which the caller may change until the scenario is
 *   finished
 */
HuSuddenDeathRules *
hu_scenario_add_sudden_death (HuScenario *scenario,
                              HuSide      attacker,
                              guint       capital)
{
  HuSuddenDeathRules *rules;

  g_return_val_if_fail (scenario != NULL && hu_sudden_death_rules (scenario) == NULL, NULL);
  g_return_val_if_fail (attacker == HU_SIDE_FIRST || attacker == HU_SIDE_SECOND, NULL);

  rules = g_new0 (HuSuddenDeathRules, 1);
  rules->attacker = attacker;
  rules->defender = hu_side_other (attacker);
  rules->decides = TRUE;
  rules->entry_at_setup = TRUE;
  rules->capital = capital;
  rules->supply_given = TRUE;
  rules->sources.by_edge = TRUE;
  rules->sources.edges[HU_EDGE_NORTH] = TRUE;
  rules->sources.edges[HU_EDGE_EAST] = TRUE;
  rules->blocked_by_units = TRUE;
  rules->blocked_by_zoc = TRUE;
  rules->zoc_negated_by_units = TRUE;
  rules->max_length = -1;
  rules->cities = g_array_new (FALSE, FALSE, sizeof (guint));
  rules->rear = g_malloc0 ((gsize) scenario->map->grid->n_hexes);
  rules->withdrawals = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_withdrawal_free);
  scenario->rules[HU_SYSTEM_SUDDEN_DEATH] = rules;

  return rules;
}

/* The attacker's hexes at the start lie west of the initial front line, unless the file says otherwise. */
void
hu_sudden_death_rules_finish (HuScenario *scenario)
{
  HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  if (rules->rear_given)
    return;

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    rules->rear[hex] = scenario->start.hex_owner[hex] == rules->attacker;
}

HuSide
hu_sudden_death_get_attacker (const HuScenario *scenario,
                              gboolean         *alone)
{
  *alone = TRUE;

  return hu_sudden_death_rules (scenario)->attacker;
}

/* Reads the old place of supply in the file, which serves sides that the list of supply does not have. */
gboolean
hu_sudden_death_get_supply (const HuScenario *scenario,
                            HuSide            side,
                            HuSupplyRules    *supply)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  gboolean defends = side == rules->defender;
  gboolean bars_capital = HU_CLAUSE_HOLDS (HU_CLAUSE_OWN_SOURCE, defends);

  if (!rules->supply_given || (!defends && !rules->has_attacker_sources))
    return FALSE;

  *supply = (HuSupplyRules) {
    .side = side,
    .sources = defends ? rules->sources : rules->attacker_sources,
    /* 4.3 asks for a line out of the capital, so here the capital is no source for other hexes either; that it supplies the
     * units inside (8.3) is another matter. */
    .except = bars_capital ? (GArray *) hu_sudden_death_capital_hexes (scenario) : NULL,
    .blocked_by_units = rules->blocked_by_units,
    .blocked_by_zoc = rules->blocked_by_zoc,
    .blocked_by_owner = rules->blocked_by_owner,
    .zoc = HU_SUPPLY_ZOC_ATTACKER,
    .zoc_negated_by_units = rules->zoc_negated_by_units,
    .max_length = rules->max_length,
  };
  for (gint edge = HU_EDGE_NORTH; !hu_clause_is_on (HU_CLAUSE_EDGES) && edge <= HU_EDGE_WEST; edge++)
    supply->sources.edges[edge] = TRUE;

  return TRUE;
}

/* 4.3: from each hex of the capital. */
void
hu_sudden_death_ask_supply (const HuScenario *scenario,
                            HuSupplyAsked    *asked)
{
  *asked = (HuSupplyAsked) {
    .side = hu_sudden_death_rules (scenario)->defender,
    .place = hu_sudden_death_rules (scenario)->capital,
    .origins = hu_sudden_death_capital_hexes (scenario),
    .bars_origins = hu_clause_is_on (HU_CLAUSE_OWN_SOURCE),
    .supplies_inside = TRUE,
  };
}
