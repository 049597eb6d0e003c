/*
 * The storey on which lifted counters pass through hexes and end (26.1), and whether they go
 * in Bypass.
 */
#include "hu-drag-private.h"

static const HuMap *
get_map (const HuDrag *self)
{
  return hu_game_get_scenario (self->game)->map;
}

static gboolean
has_storey (const HuMap *map,
            HuHex        hex,
            HuStorey     storey)
{
  return storey == HU_STOREY_GROUND ||
         (!hu_map_has_one_location (map, hex) && hu_map_location (map, hex, storey) != HU_LOCATION_NONE);
}

/* A unit on an upper storey or in a cellar stays on that storey while it stays in the building. */
static gboolean
stays_storey (const HuDrag *self,
              guint         index,
              HuHex         hex)
{
  const HuMap *map = get_map (self);
  gint building = hu_map_building_at (map, hex);

  return building != HU_BUILDING_NONE &&
         building == hu_map_building_at (map, g_array_index (self->from, HuHex, index)) &&
         has_storey (map, hex, g_array_index (self->storeys, HuStorey, index));
}

/* Over a bridge, unless somebody says below it. */
HuStorey
_hu_drag_passing_storey (const HuDrag *self,
                         guint         index,
                         HuHex         hex)
{
  if (stays_storey (self, index, hex))
    return g_array_index (self->storeys, HuStorey, index);

  return has_storey (get_map (self), hex, HU_STOREY_BRIDGE) ? HU_STOREY_BRIDGE : HU_STOREY_GROUND;
}

/* The storey on which it would be put down in @hex. */
HuStorey
_hu_drag_final_storey (const HuDrag *self,
                       guint         index,
                       HuHex         hex)
{
  if ((self->chosen || self->storey != HU_STOREY_GROUND) && has_storey (get_map (self), hex, self->storey))
    return self->storey;

  return _hu_drag_passing_storey (self, index, hex);
}

/**
 * hu_drag_look_at_storey:
 * @storey: the storey that is shown
 *
 * The counters end on this storey when they are put down in a hex that has it, unless
 * another storey was chosen (hu_drag_choose_storey()).
 *
 * Returns: whether anything has changed
 */
gboolean
hu_drag_look_at_storey (HuDrag   *self,
                        HuStorey  storey)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->chosen || self->storey == storey)
    return FALSE;

  self->storey = storey;
  _hu_drag_reconsider (self);

  return TRUE;
}

/* @storey: a storey of the hex below the counters.  Returns whether anything has changed; FALSE if that hex has no
 * such storey. */
gboolean
hu_drag_choose_storey (HuDrag   *self,
                       HuStorey  storey)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!has_storey (get_map (self), self->target, storey) || (self->chosen && self->storey == storey))
    return FALSE;

  self->storey = storey;
  self->chosen = TRUE;
  _hu_drag_reconsider (self);

  return TRUE;
}

/* Returns the storey on which the first of the counters would be put down. */
HuStorey
hu_drag_get_storey (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, HU_STOREY_GROUND);

  return _hu_drag_final_storey (self, 0, self->target);
}

/* Returns whether the storey was chosen, in a hex that has it. */
gboolean
hu_drag_is_storey_chosen (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->chosen && has_storey (get_map (self), self->target, self->storey);
}

gboolean
hu_drag_set_bypass (HuDrag   *self,
                    gboolean  bypass)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->bypass == !!bypass)
    return FALSE;

  self->bypass = !!bypass;
  _hu_drag_reconsider (self);

  return TRUE;
}

gboolean
hu_drag_get_bypass (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->bypass;
}
