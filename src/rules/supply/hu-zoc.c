/*
 * Zones of control.
 */
#include "hu-zoc.h"

static gboolean
reaches_out (const HuState  *state,
             guint           unit,
             HuSide          side,
             HuZocPredicate  projects)
{
  const HuUnit *counter;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP)
    return FALSE;

  counter = hu_scenario_get_unit (state->scenario, unit);
  return counter->side == side && projects (counter);
}

/**
 * hu_zoc_mark:
 * @side: the side of the zones of control
 * @projects: tells which units have one
 * @zoc: (array) (inout): a byte a hex
 *
 * Marks with 1 every hex beside a projecting unit of @side on the map.  No
 * zone of control crosses a lake or cliff hexside, or leaves the map.  Bytes
 * of other hexes stay as they are.
 */
void
hu_zoc_mark (const HuState  *state,
             HuSide          side,
             HuZocPredicate  projects,
             guint8         *zoc)
{
  const HuMap *map;
  HuHex beside[HU_N_DIRECTIONS];

  g_return_if_fail (state != NULL && projects != NULL && zoc != NULL);

  map = state->scenario->map;
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      if (!reaches_out (state, i, side, projects))
        continue;

      hu_grid_neighbours (map->grid, state->unit_hex[i], beside);
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        if (beside[direction] != HU_HEX_NONE && !hu_map_is_barrier (map, state->unit_hex[i], direction))
          zoc[beside[direction]] = TRUE;
    }
}

static gboolean
is_one_of (const HuHex beside[HU_N_DIRECTIONS],
           HuHex       hex)
{
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    if (beside[direction] == hex)
      return TRUE;

  return FALSE;
}

GArray *
hu_zoc_units (const HuState  *state,
              HuSide          side,
              HuZocPredicate  projects,
              HuHex           hex)
{
  HuHex beside[HU_N_DIRECTIONS];
  const HuMap *map;
  GArray *units;

  g_return_val_if_fail (state != NULL && projects != NULL, NULL);

  map = state->scenario->map;
  hu_grid_neighbours (map->grid, hex, beside);
  units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      gint direction;

      if (state->unit_hex[i] == HU_HEX_NONE || !is_one_of (beside, state->unit_hex[i]) ||
          !reaches_out (state, i, side, projects))
        continue;

      direction = hu_grid_direction (map->grid, state->unit_hex[i], hex);
      if (direction >= 0 && !hu_map_is_barrier (map, state->unit_hex[i], direction))
        g_array_append_val (units, i);
    }

  return units;
}
