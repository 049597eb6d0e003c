/*
 * The level on which lifted counters pass through hexes and end (26.1), and whether they go
 * in Bypass.
 */
#include "hu-lift-private.h"

static const HuMap *
get_map (const HuLift *self)
{
  return hu_game_get_scenario (self->game)->map;
}

static gboolean
has_level (const HuMap *map,
           HuHex        hex,
           HuStorey     level)
{
  return level == HU_STOREY_GROUND ||
         (!hu_map_has_one_location (map, hex) && hu_map_location (map, hex, level) != HU_LOCATION_NONE);
}

/* A unit on an upper level or in a cellar stays on that level while it stays in the building. */
static gboolean
stays_level (const HuLift *self,
             guint         index,
             HuHex         hex)
{
  const HuMap *map = get_map (self);
  gint building = hu_map_building_at (map, hex);

  return building != HU_BUILDING_NONE &&
         building == hu_map_building_at (map, g_array_index (self->from, HuHex, index)) &&
         has_level (map, hex, g_array_index (self->storeys, HuStorey, index));
}

/* Over a bridge, unless somebody says below it. */
HuStorey
_hu_lift_passing_level (const HuLift *self,
                        guint         index,
                        HuHex         hex)
{
  if (stays_level (self, index, hex))
    return g_array_index (self->storeys, HuStorey, index);

  return has_level (get_map (self), hex, HU_STOREY_BRIDGE) ? HU_STOREY_BRIDGE : HU_STOREY_GROUND;
}

/* The level on which it would be put down in @hex. */
HuStorey
_hu_lift_final_level (const HuLift *self,
                      guint         index,
                      HuHex         hex)
{
  if ((self->chosen || self->level != HU_STOREY_GROUND) && has_level (get_map (self), hex, self->level))
    return self->level;

  return _hu_lift_passing_level (self, index, hex);
}

/**
 * hu_lift_look_at_level:
 * @self: a lift
 * @level: the level that is shown
 *
 * The counters end on this level when they are put down in a hex that has it, unless
 * another level was chosen (hu_lift_choose_level()).
 *
 * Returns: whether anything has changed
 */
gboolean
hu_lift_look_at_level (HuLift   *self,
                       HuStorey  level)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->chosen || self->level == level)
    return FALSE;

  self->level = level;
  _hu_lift_reconsider (self);

  return TRUE;
}

/**
 * hu_lift_choose_level:
 * @self: a lift
 * @level: a level of the hex below the lift
 *
 * Returns: whether anything has changed; %FALSE if that hex has no such level
 */
gboolean
hu_lift_choose_level (HuLift   *self,
                      HuStorey  level)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!has_level (get_map (self), self->target, level) || (self->chosen && self->level == level))
    return FALSE;

  self->level = level;
  self->chosen = TRUE;
  _hu_lift_reconsider (self);

  return TRUE;
}

/**
 * hu_lift_get_level:
 * @self: a lift
 *
 * Returns: the level on which the first of the counters would be put down
 */
HuStorey
hu_lift_get_level (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, HU_STOREY_GROUND);

  return _hu_lift_final_level (self, 0, self->target);
}

/**
 * hu_lift_is_level_chosen:
 * @self: a lift
 *
 * Returns: whether the level was chosen, in a hex that has it
 */
gboolean
hu_lift_is_level_chosen (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->chosen && has_level (get_map (self), self->target, self->level);
}

/**
 * hu_lift_set_bypass:
 * @self: a lift
 * @bypass: whether the whole path is in Bypass
 *
 * Returns: whether anything has changed
 */
gboolean
hu_lift_set_bypass (HuLift   *self,
                    gboolean  bypass)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->bypass == !!bypass)
    return FALSE;

  self->bypass = !!bypass;
  _hu_lift_reconsider (self);

  return TRUE;
}

/**
 * hu_lift_get_bypass:
 * @self: a lift
 *
 * Returns: see hu_lift_set_bypass()
 */
gboolean
hu_lift_get_bypass (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->bypass;
}
