/*
 * Values of units (26.21) that are eliminated, are captured or leave the map.
 */
#include "hu-control-victory-private.h"

static void
value_modifier (gint64   modifier,
                HuValue *value)
{
  value->modifier = modifier;
  value->leader = (gint32) (modifier < 0 ? -modifier : 0);
}

/* A wounded Japanese leader is worth one less, but at least one (G1.65). */
static void
value_leader (const HuState *state,
              guint          unit,
              HuValue       *value)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  value->base = 1;
  if (hu_clause_is_on (HU_CLAUSE_VALUE_LEADER))
    value_modifier (state->unit_leadership[unit], value);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_VALUE_WOUNDED, (state->unit_states[unit] & HU_STATE_WOUNDED) &&
                                                g_strcmp0 (counter->nationality, "japanese") == 0))
    value->loss = value->leader > 0;
}

static void
value_vehicle (const HuState *state,
               guint          unit,
               gboolean       with_crew,
               HuValue       *value)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);
  const HuVehicle *vehicle = counter->vehicle;

  if (!hu_vehicle_has_points (vehicle))
    {
      value->nothing = HU_CLAUSE_NO_VALUE;
      value->base = !hu_clause_is_on (HU_CLAUSE_NO_VALUE);
      return;
    }

  value->base = hu_clause_is_on (HU_CLAUSE_VALUE_VEHICLE);
  value->ma = HU_CLAUSE_HOLDS (HU_CLAUSE_VALUE_ARMAMENT, state->unit_ma[unit] == HU_MA_FUNCTIONING);
  value->factor = vehicle->armor;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_VALUE_ARMOR, vehicle->armor >= 0))
    value->armor = (gint32) hu_vehicle_armor_points (vehicle);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_VALUE_CREW, with_crew && state->unit_crew[unit] != HU_CREW_NONE) &&
      !HU_CLAUSE_HOLDS (HU_CLAUSE_VALUE_TEMPORARY_CREW, state->unit_crew[unit] == HU_CREW_TEMPORARY))
    value->crew = (gint32) hu_vehicle_crew_points (vehicle);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_VALUE_ARMOR_LEADER, with_crew && state->unit_crew[unit] != HU_CREW_NONE &&
                                                     (state->unit_states[unit] & HU_STATE_ABOARD)))
    {
      value->armor_leader = TRUE;
      value_modifier (counter->aboard, value);
    }
}

void
hu_control_find_value (const HuState *state,
                       guint          unit,
                       gboolean       with_crew,
                       HuValue       *value)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  *value = (HuValue) { .times = 1 };
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OWN_VALUE, counter->vp >= 0))
    {
      value->own = TRUE;
      value->base = (gint32) counter->vp;
      value->nothing = counter->vp == 0 ? HU_CLAUSE_OWN_VALUE : NULL;
    }
  else
    switch (counter->kind)
      {
      case HU_UNIT_SQUAD:
        value->base = hu_clause_is_on (HU_CLAUSE_VALUE_SQUAD) ? 2 : 0;
        break;
      case HU_UNIT_GUN:
      case HU_UNIT_AIRCRAFT:
        value->base = hu_clause_is_on (HU_CLAUSE_VALUE_GUN) ? 2 : 0;
        break;
      case HU_UNIT_CREW:
        value->base = state->unit_states[unit] & HU_STATE_BOAT_CREW ? 1 : 2;
        break;
      case HU_UNIT_HALF_SQUAD:
        value->base = hu_clause_is_on (HU_CLAUSE_VALUE_HALF_SQUAD);
        break;
      case HU_UNIT_LEADER:
        value_leader (state, unit, value);
        break;
      case HU_UNIT_VEHICLE:
        value_vehicle (state, unit, with_crew, value);
        break;
      case HU_UNIT_HERO:
        value->nothing = HU_CLAUSE_HERO;
        value->base = !hu_clause_is_on (HU_CLAUSE_HERO);
        break;
      case HU_UNIT_GLIDER:
      case HU_UNIT_BOAT:
        value->nothing = HU_CLAUSE_NO_VALUE;
        value->base = !hu_clause_is_on (HU_CLAUSE_NO_VALUE);
        break;
      case HU_UNIT_DUMMY:
      case HU_UNIT_GROUND:
      case HU_UNIT_AIR:
      case HU_UNIT_NAVAL:
      case HU_N_UNIT_KINDS:
        break;
      }

  value->points = (gint64) value->base + value->ma + value->armor + value->crew + value->armor_leader +
                  value->leader - value->loss;
}

/**
 * hu_control_value:
 * @value: (out): its value now, term by term
 *
 * Finds the value of @unit at this instant, with its own crew (26.21).
 */
void
hu_control_value (const HuState *state,
                  guint          unit,
                  HuValue       *value)
{
  g_return_if_fail (state != NULL && value != NULL && unit < state->scenario->units->len);

  hu_control_find_value (state, unit, TRUE, value);
}

/**
 * hu_control_exit_value:
 * @state: a state with control in force
 * @value: (out): its value now
 *
 * For exit points (26.23) an inherent crew always counts, and a hero counts one where the
 * scenario says so; captured and broken units count as the edition has it.
 */
void
hu_control_exit_value (const HuState *state,
                       guint          unit,
                       HuValue       *value)
{
  const HuControlRules *rules;
  const HuUnit *counter;
  gboolean captured;

  g_return_if_fail (state != NULL && value != NULL && unit < state->scenario->units->len);
  g_return_if_fail (hu_control_rules (state->scenario) != NULL);

  rules = hu_control_rules (state->scenario);
  counter = hu_state_get_unit (state, unit);
  captured = state->unit_captor[unit] != HU_SIDE_NONE;
  hu_control_find_value (state, unit, TRUE, value);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_EXIT_HERO, counter->kind == HU_UNIT_HERO && rules->hero_scores && counter->vp < 0))
    value->base = 1, value->points = 1, value->nothing = NULL;

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_EXIT_CAPTURED, captured && !rules->current))
    *value = (HuValue) { .times = 1, .nothing = HU_CLAUSE_EXIT_CAPTURED };
  else if (hu_clause_is_on (HU_CLAUSE_EXIT_BROKEN) && !captured && rules->current && hu_unit_kind_is_personnel (counter->kind) &&
           (state->unit_states[unit] & HU_STATE_BROKEN))
    *value = (HuValue) { .times = 1, .nothing = HU_CLAUSE_EXIT_BROKEN };
}

/* Captured units count double when the scenario has ended; Chinese guns and vehicles count fourfold (G18.44). */
gint32
hu_control_end_times (const HuState *state,
                      guint          unit)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  return HU_CLAUSE_HOLDS (HU_CLAUSE_FOURFOLD, g_strcmp0 (counter->nationality, "chinese") == 0) &&
         (counter->kind == HU_UNIT_GUN || counter->kind == HU_UNIT_VEHICLE) ? 4 : 2;
}
