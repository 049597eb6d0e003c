/*
 * A place that a side is to hold, with what decides about it.
 */
#include "hu-held-place.h"

HuHeldPlace *
hu_held_place_new (const HuState *state,
                   const GArray  *hexes,
                   HuSide         side,
                   gboolean       aircraft)
{
  HuHeldPlace *self;

  g_return_val_if_fail (state != NULL && hexes != NULL && side != HU_SIDE_NONE, NULL);

  self = g_new (HuHeldPlace, 1);
  *self = (HuHeldPlace) { .side = side, .nearest = HU_UNIT_NONE, .distance = -1 };
  self->missing = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->own = g_array_new (FALSE, FALSE, sizeof (guint));
  self->enemies = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < hexes->len; i++)
    if (state->hex_owner[g_array_index (hexes, HuHex, i)] != side)
      g_array_append_val (self->missing, g_array_index (hexes, HuHex, i));
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      gboolean counts = hu_unit_is_ground (unit) || (aircraft && unit->kind == HU_UNIT_AIR);

      if (state->unit_status[i] == HU_UNIT_ON_MAP && counts && hu_hexes_have (hexes, state->unit_hex[i]))
        g_array_append_val (unit->side == side ? self->own : self->enemies, i);
    }

  return self;
}

/* The first by index of those that are equally near. */
void
hu_held_place_find_nearest (HuHeldPlace   *self,
                            const HuState *state)
{
  g_return_if_fail (self != NULL && state != NULL);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (unit->side != self->side || !hu_unit_is_ground (unit) || state->unit_status[i] != HU_UNIT_ON_MAP)
        continue;
      for (guint j = 0; j < self->missing->len; j++)
        {
          gint distance = hu_grid_distance (state->scenario->map->grid, state->unit_hex[i],
                                            g_array_index (self->missing, HuHex, j));

          if (self->distance >= 0 && distance >= self->distance)
            continue;
          self->distance = distance;
          self->nearest = i;
        }
    }
}

void
hu_held_place_free (HuHeldPlace *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->missing);
  g_array_unref (self->own);
  g_array_unref (self->enemies);
  g_free (self);
}
