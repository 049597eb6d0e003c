/*
 * Refuses events: the checks of units and hexes that operational and tactical verbs have in common, and those of points that
 * schedules have in common.
 */
#include "hu-apply-private.h"
#include "hu-points.h"

gboolean
hu_apply_refuse (HuRefusal    *refusal,
                 HuRefusalCode code,
                 const char   *field,
                 gint          index)
{
  refusal->code = code;
  refusal->field = field;
  refusal->index = index;

  return FALSE;
}

gboolean
hu_apply_check_unit (const HuState *state,
                     guint          unit,
                     const char    *field,
                     gint           index,
                     guint          allowed, /* bits of HuUnitStatus */
                     HuRefusal     *refusal)
{
  if (unit >= state->scenario->units->len)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_UNIT, field, index);

  refusal->unit = unit;
  refusal->status = state->unit_status[unit];
  refusal->other_hex = state->unit_hex[unit];
  if (allowed & 1u << refusal->status)
    return TRUE;

  switch (refusal->status)
    {
    case HU_UNIT_WAITING:
      return hu_apply_refuse (refusal, HU_REFUSAL_NOT_ON_MAP, field, index);
    case HU_UNIT_ON_MAP:
      return hu_apply_refuse (refusal, HU_REFUSAL_ON_MAP_ALREADY, field, index);
    case HU_UNIT_ELIMINATED:
    case HU_UNIT_WITHDRAWN:
    case HU_UNIT_EXITED:
      break;
    }

  return hu_apply_refuse (refusal, HU_REFUSAL_GONE, field, index);
}

gboolean
hu_apply_check_places (const HuState *state,
                       const HuEvent *event,
                       const char    *field,
                       gboolean       is_list,
                       HuRefusal     *refusal)
{
  for (guint i = 0; i < event->hexes->len; i++)
    {
      HuHex hex = g_array_index (event->hexes, HuHex, i);

      if (!hu_grid_has (state->scenario->map->grid, hex))
        {
          refusal->hex = hex;
          return hu_apply_refuse (refusal, HU_REFUSAL_OFF_MAP_HEX, field, is_list ? (gint) i : -1);
        }
      if (hu_map_location (state->scenario->map, hex, hu_event_get_storey (event, i)) == HU_LOCATION_NONE)
        {
          refusal->hex = hex;
          refusal->storey = hu_event_get_storey (event, i);
          return hu_apply_refuse (refusal, HU_REFUSAL_NO_STOREY, field, is_list ? (gint) i : -1);
        }
    }

  return TRUE;
}

gboolean
hu_apply_check_award (const HuEvent *event,
                      gboolean       for_side,
                      HuRefusal     *refusal)
{
  if (event->side == HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);
  if (!for_side)
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_FOR_SIDE, "side", -1);
  if (event->has_points && event->has_count)
    return hu_apply_refuse (refusal, HU_REFUSAL_POINTS_AND_COUNT, "count", -1);
  if (event->has_points && event->points < 0)
    return hu_apply_refuse (refusal, HU_REFUSAL_NEGATIVE, "points", -1);
  if (event->has_count && event->count < 0)
    return hu_apply_refuse (refusal, HU_REFUSAL_NEGATIVE, "count", -1);

  return TRUE;
}

gboolean
hu_apply_check_adjustment (const HuEvent *event,
                           const gint64  *totals,
                           HuRefusal     *refusal)
{
  gint64 total;

  if (event->what != HU_ADJUST_POINTS)
    return TRUE;
  if (event->side == HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);

  total = totals[event->side];
  hu_points_add (&total, event->points);
  if (total < 0)
    return hu_apply_refuse (refusal, HU_REFUSAL_BELOW_ZERO, "points", -1);

  return TRUE;
}
