/*
 * Questions of the tactical rules about a unit.
 */
#include "hu-tactical.h"

gboolean
hu_unit_is_carrier (const HuUnit *unit)
{
  g_return_val_if_fail (unit != NULL, FALSE);

  return unit->kind == HU_UNIT_VEHICLE || unit->kind == HU_UNIT_BOAT || unit->kind == HU_UNIT_GLIDER ||
         unit->kind == HU_UNIT_AIRCRAFT;
}

HuSide
hu_tactical_holder (const HuState *state,
                    guint          unit)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  if (state->unit_captor[unit] != HU_SIDE_NONE &&
      (counter->kind == HU_UNIT_GUN || hu_unit_is_carrier (counter)))
    return state->unit_captor[unit];

  return counter->side;
}

gboolean
hu_tactical_in_bypass (const HuState *state,
                       guint          unit)
{
  for (; unit != HU_UNIT_NONE; unit = state->unit_in[unit])
    if (state->unit_states[unit] & HU_STATE_BYPASS)
      return TRUE;

  return FALSE;
}

gboolean
hu_tactical_in_good_order (const HuState *state,
                           guint          unit)
{
  const guint bad = HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_MELEE | HU_STATE_STUNNED;

  return !(state->unit_states[unit] & bad) && state->unit_captor[unit] == HU_SIDE_NONE;
}

/* A broken unit is armed; prisoners, dummies, guns, aircraft, gliders and boats are not. A vehicle is armed while
 * it has a crew (26.11). */
gboolean
hu_tactical_is_armed (const HuState *state,
                      guint          unit)
{
  HuUnitKind kind = hu_state_get_unit (state, unit)->kind;

  if (!(state->unit_states[unit] & HU_STATE_ARMED))
    return FALSE;
  if (hu_unit_kind_is_personnel (kind))
    return state->unit_captor[unit] == HU_SIDE_NONE;

  return kind == HU_UNIT_VEHICLE && state->unit_crew[unit] != HU_CREW_NONE;
}

/* Returns the clause that keeps it from being an armed Good Order Infantry MMC that is not in Bypass (26.11). */
HuUnable
hu_tactical_unable (const HuState *state,
                    guint          unit)
{
  if (!hu_unit_kind_is_mmc (hu_state_get_unit (state, unit)->kind))
    return HU_UNABLE_KIND;
  if (state->unit_in[unit] != HU_UNIT_NONE)
    return HU_UNABLE_RIDES;
  if (state->unit_states[unit] & HU_STATE_BYPASS)
    return HU_UNABLE_BYPASS;
  if (state->unit_captor[unit] != HU_SIDE_NONE)
    return HU_UNABLE_PRISONER;
  if (!hu_tactical_in_good_order (state, unit))
    return HU_UNABLE_ORDER;

  return hu_tactical_is_armed (state, unit) ? HU_UNABLE_NONE : HU_UNABLE_ARMS;
}

gboolean
hu_tactical_can_gain (const HuState *state,
                      guint          unit)
{
  return hu_tactical_unable (state, unit) == HU_UNABLE_NONE;
}

gboolean
hu_vehicle_has_points (const HuVehicle *vehicle)
{
  return vehicle->type != HU_VEHICLE_MOTORCYCLE && vehicle->type != HU_VEHICLE_GOLIATH;
}

gint64
hu_vehicle_armor_points (const HuVehicle *vehicle)
{
  return vehicle->armor >= 0 ? MAX ((vehicle->armor + 4) / 5, 1) : 0;
}

gint64
hu_vehicle_crew_points (const HuVehicle *vehicle)
{
  return vehicle->type == HU_VEHICLE_LANDING_CRAFT ? 1 : 2;
}

gint64
hu_vehicle_points (const HuVehicle *vehicle)
{
  if (!hu_vehicle_has_points (vehicle))
    return 0;

  return 1 + (vehicle->ma == HU_MA_FUNCTIONING) + hu_vehicle_armor_points (vehicle) +
         (vehicle->crew == HU_CREW_INHERENT ? hu_vehicle_crew_points (vehicle) : 0);
}

gboolean
hu_tactical_can_be_manned (const HuState *state,
                           guint          vehicle)
{
  const HuUnit *counter = hu_state_get_unit (state, vehicle);

  return counter->kind == HU_UNIT_VEHICLE && (state->unit_states[vehicle] & HU_STATE_ARMED) &&
         (counter->vehicle->armor >= 0 || state->unit_ma[vehicle] != HU_MA_NONE);
}

gboolean
hu_tactical_can_man (const HuState *state,
                     guint          unit,
                     guint          vehicle)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  return state->unit_in[unit] == vehicle && (counter->kind == HU_UNIT_HALF_SQUAD || counter->kind == HU_UNIT_CREW) &&
         state->unit_captor[unit] == HU_SIDE_NONE && counter->side == hu_tactical_holder (state, vehicle);
}

/* A unit in a secret unit is as secret as that one. Operational units are public.  Returns how secret it is to its
 * enemy; HU_SECRECY_NONE also for a unit that is off the map or captured. */
HuSecrecy
hu_tactical_secrecy (const HuState *state,
                     guint          unit)
{
  HuSecrecy secrecy = HU_SECRECY_NONE;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || state->unit_captor[unit] != HU_SIDE_NONE ||
      !hu_unit_kind_is_tactical (hu_state_get_unit (state, unit)->kind))
    return HU_SECRECY_NONE;

  for (guint bearer = unit; bearer != HU_UNIT_NONE; bearer = state->unit_in[bearer])
    {
      if (state->unit_states[bearer] & HU_STATE_HIDDEN)
        return HU_SECRECY_HIDDEN;
      if ((state->unit_states[bearer] & HU_STATE_CONCEALED) || hu_state_get_unit (state, bearer)->kind == HU_UNIT_DUMMY)
        secrecy = HU_SECRECY_CONCEALED;
    }

  return secrecy;
}

/**
 * hu_tactical_list_contents:
 * @contents: (element-type guint): the array that grows
 *
 * Finds the units that are in @unit, directly or inside another one.
 */
void
hu_tactical_list_contents (const HuState *state,
                           guint          unit,
                           GArray        *contents)
{
  HuHex hex = state->unit_hex[unit];

  if (state->hex_units != NULL && hex != HU_HEX_NONE)
    {
      for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
        for (guint bearer = state->unit_in[i]; bearer != HU_UNIT_NONE; bearer = state->unit_in[bearer])
          if (bearer == unit)
            {
              guint found = (guint) i;

              g_array_append_val (contents, found);
              break;
            }
      return;
    }

  for (guint i = 0; i < state->scenario->units->len; i++)
    for (guint bearer = state->unit_in[i]; bearer != HU_UNIT_NONE; bearer = state->unit_in[bearer])
      if (bearer == unit)
        {
          g_array_append_val (contents, i);
          break;
        }
}

/* In a rowhouse only the unit's own hex is mopped up (B23.71); blazing and rubbled Locations are left out
 * (12.153).  Returns whether @location is mopped up. */
gboolean
hu_tactical_mops_up (const HuState *state,
                     guint          unit,
                     gint           building,
                     HuLocation     location)
{
  const HuMap *map = state->scenario->map;
  guint8 hazard = hu_state_hazard (state, location);

  if (hu_location_building (map, location) != building ||
      (hazard & HU_HAZARD_FIRE) == HU_FIRE_BLAZE || (hazard & HU_HAZARD_RUBBLE))
    return FALSE;

  return !hu_map_get_building (map, (guint) building)->rowhouse ||
         hu_location_hex (map, location) == state->unit_hex[unit];
}
