/*
 * Applies the verbs of a tactical game to a state.  hu-apply.c calls it; hu-apply-place.c moves the units.
 */
#include "hu-apply-private.h"

/* The half-squad takes the place and the states of the squad. */
static void
reduce (HuApplication *application,
        const HuEvent *event)
{
  HuState *state = application->judging.state;
  guint squad = event->unit, half = event->other_unit;
  guint carrier = state->unit_in[squad];

  hu_state_set_place (state, half, state->unit_hex[squad], state->unit_storey[squad]);
  state->unit_status[half] = HU_UNIT_ON_MAP;
  state->unit_states[half] = state->unit_states[squad];
  state->unit_captor[half] = state->unit_captor[squad];
  hu_apply_leave (application, squad, HU_UNIT_ELIMINATED, FALSE);
  hu_apply_set_in (state, half, carrier);
  hu_apply_touch (application, half);
  if (state->unit_captor[half] != HU_SIDE_NONE)
    g_array_append_val (application->captured, half);
}

static void
mark (HuApplication *application,
      const HuEvent *event)
{
  HuState *state = application->judging.state;
  guint unit = event->unit;

  state->unit_states[unit] = (guint16) ((state->unit_states[unit] & ~event->states_set) | event->states);
  if (event->has_ma)
    state->unit_ma[unit] = (guint8) event->ma;
  if (event->has_leadership)
    state->unit_leadership[unit] = event->leadership;
  if (event->has_in)
    {
      hu_apply_set_in (state, unit, event->other_unit);
      state->unit_states[unit] &= (guint16) ~HU_STATE_BYPASS;
    }
  hu_apply_touch_with_contents (application, unit);
}

static void
capture (HuApplication *application,
         guint          unit,
         HuSide         by)
{
  HuState *state = application->judging.state;

  state->unit_captor[unit] = (gint8) by;
  state->unit_states[unit] &= (guint16) ~(HU_STATE_CONCEALED | HU_STATE_HIDDEN);
  hu_apply_touch_with_contents (application, unit);
  g_array_append_val (application->captured, unit);
}

static void
abandon (HuApplication *application,
         const HuEvent *event)
{
  HuState *state = application->judging.state;

  state->unit_crew[event->unit] = HU_CREW_NONE;
  state->unit_states[event->unit] &= (guint16) ~HU_STATE_ABOARD;
  hu_apply_touch (application, event->unit);
  hu_apply_appear (application, event->other_unit, event->unit);
}

/* Broken enemies inside surrender (12.153). */
static void
mop_up (HuApplication *application,
        const HuEvent *event)
{
  HuState *state = application->judging.state;
  const HuBuilding *building = hu_map_get_building (state->scenario->map, (guint) event->subject);
  HuSide side = hu_scenario_get_unit (state->scenario, event->unit)->side;

  state->unit_states[event->unit] &= (guint16) ~(HU_STATE_CONCEALED | HU_STATE_HIDDEN);
  hu_apply_touch (application, event->unit);
  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);

      g_array_append_val (application->touched, hex);
      for (gint32 u = state->hex_units[hex]; u >= 0; u = state->next_unit[u])
        {
          const HuUnit *counter = hu_scenario_get_unit (state->scenario, (guint) u);

          if (counter->side != side && hu_unit_kind_is_personnel (counter->kind) &&
              (state->unit_states[u] & HU_STATE_BROKEN) && state->unit_captor[u] == HU_SIDE_NONE &&
              !hu_tactical_in_bypass (state, (guint) u) &&
              hu_tactical_mops_up (state, event->unit, event->subject, hu_state_unit_location (state, (guint) u)))
            capture (application, (guint) u, side);
        }
    }
}

/* A Flame that grows keeps its cause; a Fire that spreads has the cause of its source. */
static guint8
new_fire (const HuState *state,
          const HuEvent *event,
          guint8         before)
{
  guint kindled = 0;

  if (before & HU_HAZARD_FIRE)
    kindled = before & HU_HAZARD_KINDLED;
  else if (event->cause == HU_CAUSE_SPREAD)
    kindled = hu_state_hazard (state, hu_map_location (state->scenario->map, g_array_index (event->hexes, HuHex, 1),
                                                       hu_event_get_storey (event, 1))) & HU_HAZARD_KINDLED;
  else if (event->cause == HU_CAUSE_KINDLED)
    kindled = 1u << event->side << HU_HAZARD_KINDLED_SHIFT;

  return (guint8) ((before & HU_HAZARD_RUBBLE) | kindled | (guint) event->fire);
}

static void
change_hazard (HuApplication *application,
               const HuEvent *event)
{
  HuState *state = application->judging.state;
  HuHex hex = g_array_index (event->hexes, HuHex, 0);
  HuLocation location = hu_map_location (state->scenario->map, hex, hu_event_get_storey (event, 0));
  guint8 hazard = hu_state_hazard (state, location);

  if (event->verb == HU_VERB_FIRE)
    hazard = new_fire (state, event, hazard);
  else if (event->verb == HU_VERB_EXTINGUISH)
    hazard &= HU_HAZARD_RUBBLE;
  else
    hazard |= HU_HAZARD_RUBBLE;

  hu_state_set_hazard (state, location, hazard);
  application->judging.hazards_changed = TRUE;
  g_array_append_val (application->touched, hex);
}

void
hu_tactical_apply (HuApplication *application,
                   const HuEvent *event)
{
  HuState *state = application->judging.state;

  switch (event->verb)
    {
    case HU_VERB_REDUCE:
      reduce (application, event);
      break;
    case HU_VERB_MARK:
      mark (application, event);
      break;
    case HU_VERB_CAPTURE:
      capture (application, event->unit, hu_tactical_holder (state, event->other_unit));
      break;
    case HU_VERB_RELEASE:
      state->unit_captor[event->unit] = HU_SIDE_NONE;
      hu_apply_touch (application, event->unit);
      break;
    case HU_VERB_ABANDON:
      abandon (application, event);
      break;
    case HU_VERB_MOP_UP:
      mop_up (application, event);
      break;
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      change_hazard (application, event);
      break;
    default: /* the rest is judged, not applied */
      break;
    }
}
