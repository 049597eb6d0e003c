/*
 * Whether a tactical event can follow.  It is refused only where it contradicts the log before
 * it, or names something that is not there.
 */
#include "hu-apply-private.h"


static const HuUnit *
get_unit (const HuState *state,
          guint          unit)
{
  return hu_scenario_get_unit (state->scenario, unit);
}

static gboolean
refuse_kind (HuRefusal  *refusal,
             const char *field,
             HuUnitKind  kind)
{
  refusal->kind = kind;
  return hu_apply_refuse (refusal, HU_REFUSAL_WRONG_KIND, field, -1);
}

static gboolean
check_other (const HuState *state,
             const HuEvent *event,
             const char    *field,
             guint          allowed,
             HuRefusal     *refusal)
{
  if (!hu_apply_check_unit (state, event->other_unit, field, -1, allowed, refusal))
    return FALSE;

  refusal->other_unit = event->unit;
  return TRUE;
}

/* A unit that appears beside another must belong to the same side. */
static gboolean
check_same_side (const HuState *state,
                 const HuEvent *event,
                 const char    *field,
                 HuRefusal     *refusal)
{
  refusal->side = get_unit (state, event->unit)->side;

  if (get_unit (state, event->other_unit)->side != refusal->side)
    return hu_apply_refuse (refusal, HU_REFUSAL_WRONG_SIDE, field, -1);

  return TRUE;
}

static gboolean
check_reduce (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal))
    return FALSE;
  if (get_unit (state, event->unit)->kind != HU_UNIT_SQUAD)
    return refuse_kind (refusal, "unit", HU_UNIT_SQUAD);
  if (!check_other (state, event, "into", 1 << HU_UNIT_WAITING, refusal))
    return FALSE;
  if (get_unit (state, event->other_unit)->kind != HU_UNIT_HALF_SQUAD)
    return refuse_kind (refusal, "into", HU_UNIT_HALF_SQUAD);

  return check_same_side (state, event, "into", refusal);
}

/* `in` needs the same Location; two units that have not come on yet count as together. */
static gboolean
check_in (const HuState *state,
          const HuEvent *event,
          HuRefusal     *refusal)
{
  guint unit = event->unit, carrier = event->other_unit;

  if (carrier == HU_UNIT_NONE)
    return TRUE;
  if (carrier >= state->scenario->units->len)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_UNIT, "in", -1);

  refusal->other_unit = carrier;
  for (guint bearer = carrier; bearer != HU_UNIT_NONE; bearer = state->unit_in[bearer])
    if (bearer == unit)
      return hu_apply_refuse (refusal, HU_REFUSAL_IN_ITSELF, "in", -1);
  if (!hu_unit_is_carrier (get_unit (state, carrier)))
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_A_CARRIER, "in", -1);
  if (state->unit_status[carrier] != state->unit_status[unit] ||
      state->unit_hex[carrier] != state->unit_hex[unit] || state->unit_storey[carrier] != state->unit_storey[unit])
    return hu_apply_refuse (refusal, HU_REFUSAL_CARRIER_ELSEWHERE, "in", -1);

  return TRUE;
}

static gboolean
check_mark (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP | 1 << HU_UNIT_WAITING, refusal))
    return FALSE;
  if (event->has_ma && get_unit (state, event->unit)->kind != HU_UNIT_VEHICLE)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_MA, "ma", -1);
  if (event->has_leadership && get_unit (state, event->unit)->kind != HU_UNIT_LEADER)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_LEADER, "leadership", -1);

  return !event->has_in || check_in (state, event, refusal);
}

static gboolean
check_capture (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  const HuUnit *counter;

  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal))
    return FALSE;

  counter = get_unit (state, event->unit);
  if (state->unit_captor[event->unit] != HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_CAPTURED, "unit", -1);
  if (counter->kind == HU_UNIT_DUMMY || !hu_unit_kind_is_tactical (counter->kind))
    return refuse_kind (refusal, "unit", HU_UNIT_SQUAD);
  if (counter->kind == HU_UNIT_VEHICLE && state->unit_crew[event->unit] != HU_CREW_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_HAS_CREW, "unit", -1);
  if (!check_other (state, event, "by", 1 << HU_UNIT_ON_MAP, refusal))
    return FALSE;
  if (hu_tactical_holder (state, event->other_unit) == counter->side)
    return hu_apply_refuse (refusal, HU_REFUSAL_OWN_SIDE, "by", -1);
  if (hu_unit_kind_is_personnel (get_unit (state, event->other_unit)->kind) &&
      state->unit_captor[event->other_unit] != HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_CAPTURED, "by", -1);

  return TRUE;
}

static gboolean
check_release (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal))
    return FALSE;
  if (state->unit_captor[event->unit] == HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_CAPTURED, "unit", -1);

  return TRUE;
}

/* The crew of a Carrier is a half-squad. */
static gboolean
check_abandon (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  HuUnitKind kind;

  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal))
    return FALSE;
  if (get_unit (state, event->unit)->kind != HU_UNIT_VEHICLE)
    return refuse_kind (refusal, "unit", HU_UNIT_VEHICLE);
  if (state->unit_crew[event->unit] != HU_CREW_INHERENT)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_CREW, "unit", -1);
  if (!check_other (state, event, "crew", 1 << HU_UNIT_WAITING, refusal))
    return FALSE;

  kind = get_unit (state, event->other_unit)->kind;
  if (kind != HU_UNIT_CREW && kind != HU_UNIT_HALF_SQUAD)
    return refuse_kind (refusal, "crew", HU_UNIT_CREW);

  return check_same_side (state, event, "crew", refusal);
}

static gboolean
check_mop_up (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  const HuMap *map = state->scenario->map;

  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal))
    return FALSE;

  refusal->subject_kind = HU_SUBJECT_BUILDING;
  refusal->subject = event->subject;
  if (event->subject < 0 || (guint) event->subject >= map->buildings->len)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_SUBJECT, "building", -1);
  if (hu_location_building (map, hu_state_unit_location (state, event->unit)) != event->subject)
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_INSIDE, "unit", -1);
  if (!hu_tactical_can_gain (state, event->unit))
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_ABLE, "unit", -1);

  return TRUE;
}

static HuLocation
named_location (const HuState *state,
                const HuEvent *event,
                guint          index,
                HuRefusal     *refusal)
{
  refusal->hex = g_array_index (event->hexes, HuHex, index);
  refusal->storey = hu_event_get_storey (event, index);

  return hu_map_location (state->scenario->map, refusal->hex, refusal->storey);
}

/* A Flame may grow into a Blaze; else a second Fire in a burning Location is refused. */
static gboolean
check_fire (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  HuFireKind burning;

  if (event->hexes->len != (event->cause == HU_CAUSE_SPREAD ? 2 : 1))
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_HEX, event->hexes->len == 0 ? "at" : "from", -1);
  if (!hu_apply_check_places (state, event, "at", FALSE, refusal))
    return FALSE;
  if (event->cause == HU_CAUSE_KINDLED && event->side == HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);
  if (event->cause == HU_CAUSE_SPREAD &&
      !(hu_state_hazard (state, named_location (state, event, 1, refusal)) & HU_HAZARD_FIRE))
    return hu_apply_refuse (refusal, HU_REFUSAL_BURNS_NOT, "from", -1);

  burning = hu_state_hazard (state, named_location (state, event, 0, refusal)) & HU_HAZARD_FIRE;
  if (burning != HU_FIRE_NONE && !(burning == HU_FIRE_FLAME && event->fire == HU_FIRE_BLAZE))
    return hu_apply_refuse (refusal, HU_REFUSAL_BURNS, "at", -1);

  return TRUE;
}

static gboolean
check_at (const HuState *state,
          const HuEvent *event,
          HuRefusal     *refusal)
{
  guint8 hazard;

  if (event->hexes->len != 1)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_HEX, "at", -1);
  if (!hu_apply_check_places (state, event, "at", FALSE, refusal))
    return FALSE;

  hazard = hu_state_hazard (state, named_location (state, event, 0, refusal));
  if (event->verb == HU_VERB_EXTINGUISH && !(hazard & HU_HAZARD_FIRE))
    return hu_apply_refuse (refusal, HU_REFUSAL_BURNS_NOT, "at", -1);
  if (event->verb == HU_VERB_RUBBLE && (hazard & HU_HAZARD_RUBBLE))
    return hu_apply_refuse (refusal, HU_REFUSAL_RUBBLE, "at", -1);

  return TRUE;
}

static gboolean
check_subject (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  const HuMap *map = state->scenario->map;
  const gint32 n[] = { hu_map_n_locations (map), map->grid->n_hexes, (gint32) map->buildings->len };

  refusal->subject_kind = event->subject_kind;
  refusal->subject = event->subject;

  if (event->subject < 0 || event->subject >= n[event->subject_kind])
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_SUBJECT, "id", -1);

  return TRUE;
}

gboolean
hu_tactical_check (const HuState *state,
                   const HuEvent *event,
                   HuRefusal     *refusal)
{
  switch (event->verb)
    {
    case HU_VERB_REDUCE:
      return check_reduce (state, event, refusal);
    case HU_VERB_MARK:
      return check_mark (state, event, refusal);
    case HU_VERB_CAPTURE:
      return check_capture (state, event, refusal);
    case HU_VERB_RELEASE:
      return check_release (state, event, refusal);
    case HU_VERB_ABANDON:
      return check_abandon (state, event, refusal);
    case HU_VERB_MOP_UP:
      if (!hu_scenario_is_tactical (state->scenario))
        return hu_apply_refuse (refusal, HU_REFUSAL_NEEDS_CONTROL, NULL, -1);
      return check_mop_up (state, event, refusal);
    case HU_VERB_FIRE:
      return check_fire (state, event, refusal);
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      return check_at (state, event, refusal);
    case HU_VERB_DECLARE:
      if (!hu_scenario_is_tactical (state->scenario))
        return hu_apply_refuse (refusal, HU_REFUSAL_NEEDS_CONTROL, NULL, -1);
      if (event->side == HU_SIDE_NONE)
        return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);
      return check_subject (state, event, refusal);
    default:
      g_return_val_if_reached (FALSE);
    }
}
