/*
 * Scenarios that differ from another one in the things a brush paints (terrain, hexsides,
 * control of hexes) or in a reading of the rules.  An editor makes one in each frame, so
 * everything else is shared.
 */
#include "hu-scenario-private.h"
#include "hu-system.h"

/**
 * hu_scenario_new_repainted:
 * @scenario: a finished scenario
 *
 * Makes a scenario equal to @scenario, on @map.  Control of its hexes and the options of its
 * rules may be changed until hu_scenario_finish() is called.
 */
HuScenario *
hu_scenario_new_repainted (HuScenario *scenario,
                           HuMap      *map)
{
  HuScenario *made;
  gsize n_hexes;

  g_return_val_if_fail (scenario != NULL && map != NULL, NULL);
  g_return_val_if_fail (map->grid == scenario->map->grid && map->buildings == scenario->map->buildings, NULL);

  n_hexes = (gsize) map->grid->n_hexes;
  made = g_memdup2 (scenario, sizeof *scenario);
  made->ref_count = 1;
  /* The scenario that owns the units must stay alive: the base, or, where units were added to @scenario,
   * @scenario itself. */
  made->base = hu_scenario_ref (scenario->base != NULL && scenario->units == scenario->base->units ? scenario->base
                                                                                                     : scenario);
  made->map = hu_map_ref (map);
  made->start.hex_owner = g_memdup2 (scenario->start.hex_owner, n_hexes);
  for (guint side = 0; side < HU_N_SIDES; side++)
    if (scenario->supply[side] != NULL)
      made->supply[side] = g_memdup2 (scenario->supply[side], sizeof *scenario->supply[side]);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL)
      made->rules[id] = hu_system_get (id)->rules_repaint (scenario);

  return made;
}

/* Frees the repainted scenario's own data, once nothing holds it any more. */
void
hu_scenario_free_repainted (HuScenario *scenario)
{
  g_free (scenario->start.hex_owner);
  for (guint side = 0; side < HU_N_SIDES; side++)
    g_free (scenario->supply[side]);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL)
      hu_system_get (id)->rules_free (scenario->rules[id], TRUE);
  hu_map_unref (scenario->map);
  hu_scenario_free_added (scenario);
  hu_scenario_unref (scenario->base);
  g_free (scenario);
}

/**
 * hu_scenario_new_without_rules:
 * @scenario: a finished scenario
 *
 * Makes the same position with no rule system in force, which is enough to draw it.
 */
HuScenario *
hu_scenario_new_without_rules (HuScenario *scenario)
{
  HuScenario *made;

  g_return_val_if_fail (scenario != NULL, NULL);

  made = g_memdup2 (scenario, sizeof *scenario);
  made->ref_count = 1;
  made->base = hu_scenario_ref (scenario);
  made->map = hu_map_ref (scenario->map);
  made->start.hex_owner = g_memdup2 (scenario->start.hex_owner, (gsize) scenario->map->grid->n_hexes);
  for (guint side = 0; side < HU_N_SIDES; side++)
    made->supply[side] = NULL;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    made->rules[id] = NULL;

  return made;
}
