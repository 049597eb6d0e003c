/*
 * Scenarios with additional units that share everything else with the original: for example,
 * with one more division.
 */
#include "hu-scenario-private.h"

#include "hu-keep.h"
#include "hu-system.h"

/**
 * hu_scenario_new_extended:
 * @scenario: a finished scenario
 *
 * Makes a scenario equal to @scenario, to which units that wait off the map may be added.  Its
 * other units keep their numbers, so events of one scenario can be judged on the other.
 */
HuScenario *
hu_scenario_new_extended (HuScenario *scenario)
{
  HuScenario *made;

  g_return_val_if_fail (scenario != NULL, NULL);

  made = hu_scenario_new_repainted (scenario, scenario->map);
  /* The base is @scenario and not the base of @scenario, since @scenario may have added units itself. */
  hu_scenario_unref (made->base);
  made->base = hu_scenario_ref (scenario);
  made->units = g_ptr_array_new ();
  made->unit_index = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < scenario->units->len; i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);

      g_ptr_array_add (made->units, unit);
      g_hash_table_insert (made->unit_index, unit->id, GUINT_TO_POINTER (i + 1));
    }
  hu_scenario_finish (made);

  return made;
}

/* Frees the units that were added to @scenario, if it is an extended one. */
static void
free_added (HuScenario *scenario)
{
  if (scenario->units == scenario->base->units)
    return;

  for (guint i = scenario->base->units->len; i < scenario->units->len; i++)
    hu_unit_free (g_ptr_array_index (scenario->units, i));
  g_ptr_array_unref (scenario->units);
  g_hash_table_unref (scenario->unit_index);
}

/**
 * hu_scenario_add_unit_like:
 * @scenario: a scenario that is still being made, or an extended one
 * @like: the unit to copy, except for its id and its place in the set-up
 *
 * Adds a unit that waits off the map.
 *
 * Returns: (transfer none) (nullable): the unit, or %NULL where @id is taken
 */
HuUnit *
hu_scenario_add_unit_like (HuScenario   *scenario,
                           const char   *id,
                           const HuUnit *like)
{
  HuUnit *unit;

  g_return_val_if_fail (scenario != NULL && id != NULL && like != NULL, NULL);

  unit = hu_scenario_add_unit (scenario, id, like->name, like->side);
  if (unit == NULL)
    return NULL;

  unit->kind = like->kind;
  unit->strength = like->strength;
  unit->size = like->size;
  unit->branch = g_strdup (like->branch);
  unit->tags = like->tags != NULL ? g_ptr_array_ref (like->tags) : NULL;
  unit->bracketed = like->bracketed;
  unit->line = like->line;
  unit->zoc = like->zoc;
  unit->states = like->states;
  unit->has_leadership = like->has_leadership;
  unit->leadership = like->leadership;
  unit->nationality = g_strdup (like->nationality);
  unit->has_aboard = like->has_aboard;
  unit->aboard = like->aboard;
  unit->vp = like->vp;
  if (like->vehicle != NULL)
    {
      unit->vehicle = g_memdup2 (like->vehicle, sizeof *like->vehicle);
      unit->vehicle->extra = g_strdup (like->vehicle->extra);
    }

  return unit;
}

static gboolean
have_same_tags (const HuUnit *a,
                const HuUnit *b)
{
  guint n = a->tags != NULL ? a->tags->len : 0;

  if (n != (b->tags != NULL ? b->tags->len : 0))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!g_str_equal (g_ptr_array_index (a->tags, i), g_ptr_array_index (b->tags, i)))
      return FALSE;

  return TRUE;
}

/* Returns whether both counters have the same print, with the same names. */
gboolean
hu_unit_looks_like (const HuUnit *a,
                    const HuUnit *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if ((a->vehicle == NULL) != (b->vehicle == NULL))
    return FALSE;
  if (a->vehicle != NULL && (a->vehicle->type != b->vehicle->type || a->vehicle->armor != b->vehicle->armor ||
                             a->vehicle->ma != b->vehicle->ma || a->vehicle->crew != b->vehicle->crew))
    return FALSE;

  return g_strcmp0 (a->name, b->name) == 0 && a->side == b->side && a->kind == b->kind &&
         a->strength == b->strength && a->size == b->size && g_strcmp0 (a->branch, b->branch) == 0 && have_same_tags (a, b) &&
         a->bracketed == b->bracketed && a->line == b->line && a->zoc == b->zoc && a->states == b->states &&
         a->has_leadership == b->has_leadership && a->leadership == b->leadership &&
         g_strcmp0 (a->nationality, b->nationality) == 0 && a->has_aboard == b->has_aboard &&
         a->aboard == b->aboard && a->vp == b->vp;
}

/*
 * Scenarios that differ from another one in the things a brush paints (terrain, hexsides,
 * control of hexes) or in a reading of the rules.  An editor makes one in each frame, so
 * everything else is shared.
 */

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
  made->kept = NULL;
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
  free_added (scenario);
  hu_keep_clear (&scenario->kept);
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
  made->kept = NULL;
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
