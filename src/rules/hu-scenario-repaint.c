/*
 * Scenarios that differ from another in what a brush paints (terrain, hexsides,
 * control of hexes) or in a reading of the rules.  An editor makes one a frame,
 * so all the rest is shared.
 */
#include "hu-scenario-private.h"

/**
 * hu_scenario_new_repainted:
 * @scenario: a finished scenario
 * @map: its map, or one made of it by hu_map_new_repainted()
 *
 * Makes a scenario that is as @scenario is, on @map.  Control of its hexes and
 * the options of its rules may be changed until hu_scenario_finish_repainted() is called.
 *
 * Returns: (transfer full): that scenario
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
  /* Whoever owns the units has to stay: of a scenario to which units were added, that is itself. */
  made->base = hu_scenario_ref (scenario->base != NULL && scenario->units == scenario->base->units ? scenario->base
                                                                                                     : scenario);
  made->map = hu_map_ref (map);
  made->start.control = g_memdup2 (scenario->start.control, n_hexes);
  for (guint side = 0; side < HU_N_SIDES; side++)
    if (scenario->supply[side] != NULL)
      made->supply[side] = g_memdup2 (scenario->supply[side], sizeof *scenario->supply[side]);
  if (scenario->sudden_death != NULL)
    {
      made->sudden_death = g_memdup2 (scenario->sudden_death, sizeof *scenario->sudden_death);
      made->sudden_death->rear = g_memdup2 (scenario->sudden_death->rear, n_hexes);
    }
  if (scenario->front_line != NULL)
    {
      made->front_line = g_memdup2 (scenario->front_line, sizeof *scenario->front_line);
      made->front_line->row_counts = NULL;
    }
  if (scenario->control != NULL)
    made->control = g_memdup2 (scenario->control, sizeof *scenario->control);

  return made;
}

/**
 * hu_scenario_finish_repainted:
 * @scenario: what hu_scenario_new_repainted() made
 *
 * Ends the making: fills what follows from terrain and control.  What follows
 * from set-up areas alone (26.11) is as it was.
 */
void
hu_scenario_finish_repainted (HuScenario *scenario)
{
  g_return_if_fail (scenario != NULL && scenario->base != NULL);

  hu_sudden_death_rules_finish (scenario);
  if (scenario->front_line != NULL)
    {
      g_clear_pointer (&scenario->front_line->row_counts, g_free);
      hu_front_line_find_rows (scenario);
    }
}

/* Frees what is its own of a scenario that nobody holds any more. */
void
hu_scenario_free_repainted (HuScenario *scenario)
{
  g_free (scenario->start.control);
  for (guint side = 0; side < HU_N_SIDES; side++)
    g_free (scenario->supply[side]);
  if (scenario->sudden_death != NULL)
    g_free (scenario->sudden_death->rear);
  g_free (scenario->sudden_death);
  if (scenario->front_line != NULL)
    g_free (scenario->front_line->row_counts);
  g_free (scenario->front_line);
  g_free (scenario->control);
  hu_map_unref (scenario->map);
  hu_scenario_free_added (scenario);
  hu_scenario_unref (scenario->base);
  g_free (scenario);
}

/**
 * hu_scenario_new_without_rules:
 * @scenario: a finished scenario
 *
 * Makes the same position with no rule system in force: all that is needed to
 * draw it.
 *
 * Returns: (transfer full): that scenario
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
  made->start.control = g_memdup2 (scenario->start.control, (gsize) scenario->map->grid->n_hexes);
  for (guint side = 0; side < HU_N_SIDES; side++)
    made->supply[side] = NULL;
  made->sudden_death = NULL;
  made->front_line = NULL;
  made->control = NULL;

  return made;
}
