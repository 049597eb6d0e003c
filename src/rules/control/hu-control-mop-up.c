/*
 * Mopping Up (12.153, B23.71).
 */
#include "hu-control-presence-private.h"

static inline const HuUnit *
get_unit (const HuState *state,
          guint          unit)
{
  return g_ptr_array_index (state->scenario->units, unit);
}

/* An armed enemy in Bypass, whether vehicle or passenger, keeps its Location and hex. */
static gboolean
keeps (const HuState        *state,
       const HuControlState *own,
       HuHex                 hex,
       HuLocation            location, /* HU_LOCATION_NONE: the hex */
       HuSide                side)
{
  if (!hu_clause_is_on (HU_CLAUSE_MOPPING_UP_BYPASS))
    return FALSE;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    {
      guint unit = (guint) i;

      if (hu_tactical_holder (state, unit) != side && hu_control_counts_as_armed (state, own, unit) &&
          (location == HU_LOCATION_NONE || hu_state_unit_location (state, unit) == location) &&
          (hu_tactical_in_bypass (state, unit) ||
           (hu_control_secrecy (own, unit) == HU_SECRECY_NONE &&
            (state->unit_in[unit] != HU_UNIT_NONE || get_unit (state, unit)->kind == HU_UNIT_VEHICLE))))
        return TRUE;
    }

  return FALSE;
}

static void
mop_up_hex (HuJudging *judging,
            HuHex      hex,
            HuSide     side)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  const HuReason reason = HU_REASON_INIT (HU_CLAUSE_MOPPING_UP);
  guint unit = judging->cause->unit;
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);

  for (HuLocation location = hex; location == hex || location < end; location = location == hex ? first : location + 1)
    {
      if (hu_tactical_mops_up (state, unit, judging->cause->subject, location) &&
          !hu_control_is_barred_from (own, HU_SUBJECT_LOCATION, location, side) && !keeps (state, own, hex, location, side))
        hu_control_give (judging, HU_SUBJECT_LOCATION, location, side, &reason, unit);
      if (location == hex && first == end)
        break;
    }

  if (!hu_control_is_barred_from (own, HU_SUBJECT_HEX, hex, side) && !keeps (state, own, hex, HU_LOCATION_NONE, side))
    hu_control_give (judging, HU_SUBJECT_HEX, hex, side, &reason, unit);
}

void
hu_control_mop_up (HuJudging *judging)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  guint unit = judging->cause->unit;
  gint index = judging->cause->subject;
  const HuBuilding *building = hu_map_get_building (state->scenario->map, (guint) index);
  HuSide side = get_unit (state, unit)->side;
  gboolean rowhouse = HU_CLAUSE_HOLDS (HU_CLAUSE_ROWHOUSE, building->rowhouse);
  const HuReason reason = HU_REASON_INIT (HU_CLAUSE_MOPPING_UP);
  guint gainer = HU_UNIT_NONE;

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);

      if (!rowhouse || hex == state->unit_hex[unit])
        mop_up_hex (judging, hex, side);
    }

  /* In a rowhouse only one hex is mopped up: an armed enemy in another hex keeps the building. */
  if (hu_control_is_barred_from (own, HU_SUBJECT_BUILDING, index, side) ||
      (rowhouse && (hu_control_building_present (state, own, building, &gainer) & ARMED (1 - side))))
    return;

  hu_control_give (judging, HU_SUBJECT_BUILDING, index, side, &reason, unit);
}
