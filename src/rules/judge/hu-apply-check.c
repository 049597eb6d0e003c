/*
 * Tells which events can follow a state.  The log holds what happened at the table, so an event is refused only where
 * it contradicts the log before it, never for a movement allowance.  The checks of units and hexes that operational and
 * tactical verbs have in common are here as well, and those of points that schedules have in common.
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

/* A unit in another unit moves only with it. */
static gboolean
check_on_its_own (const HuState *state,
                  guint          unit,
                  HuRefusal     *refusal)
{
  refusal->other_unit = state->unit_in[unit];
  if (refusal->other_unit != HU_UNIT_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_RIDES, "unit", -1);

  return TRUE;
}

static gboolean
check_one_hex (const HuState *state,
               const HuEvent *event,
               const char    *field,
               HuRefusal     *refusal)
{
  if (event->hexes->len != 1)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_HEX, field, -1);

  return hu_apply_check_places (state, event, field, FALSE, refusal);
}

static gboolean
check_survivors (const HuState *state,
                 const HuEvent *event,
                 HuRefusal     *refusal)
{
  g_autoptr(GHashTable) seen = NULL;

  if (event->units->len > 1)
    seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < event->units->len; i++)
    {
      guint survivor = g_array_index (event->units, guint, i);

      if (!hu_apply_check_unit (state, survivor, "survivors", (gint) i, 1 << HU_UNIT_WAITING, refusal))
        return FALSE;
      if (seen != NULL && !g_hash_table_add (seen, GUINT_TO_POINTER (survivor + 1)))
        return hu_apply_refuse (refusal, HU_REFUSAL_SURVIVOR_TWICE, "survivors", (gint) i);
    }

  return TRUE;
}

static gboolean
check_exit (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  HuHex from;

  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal) ||
      !check_on_its_own (state, event->unit, refusal) ||
      !check_one_hex (state, event, "from", refusal))
    return FALSE;

  refusal->hex = from = g_array_index (event->hexes, HuHex, 0);
  if (state->unit_hex[event->unit] != from)
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_THERE, "from", -1);
  if (!hu_map_is_edge (state->scenario->map, from))
    return hu_apply_refuse (refusal, HU_REFUSAL_NOT_AN_EDGE, "from", -1);

  return TRUE;
}

static gboolean
check_move (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  const char *field = event->is_path ? "path" : "to";

  if (!hu_apply_check_unit (state, event->unit, "unit", -1, 1 << HU_UNIT_ON_MAP, refusal) ||
      !check_on_its_own (state, event->unit, refusal))
    return FALSE;
  if (event->hexes->len == 0)
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_HEX, field, -1);

  return hu_apply_check_places (state, event, field, event->is_path, refusal);
}

/* An item is awarded where a system in force has it so. */
static gboolean
check_award (const HuState *state,
             const HuEvent *event,
             HuRefusal     *refusal)
{
  g_autoptr(GArray) awards = hu_scenario_list_awards (state->scenario);

  refusal->item = event->item;
  for (guint i = 0; i < awards->len; i++)
    if (g_strcmp0 (g_array_index (awards, HuAward, i).id, hu_scenario_get_item (state->scenario, event->item)) == 0)
      return TRUE;

  return hu_apply_refuse (refusal, HU_REFUSAL_NOT_AN_AWARD, "item", -1);
}

/* Points matter only where a rule system counts them. */
static gboolean
check_points (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  HuCounts counts = event->verb == HU_VERB_ADJUST && event->what != HU_ADJUST_POINTS ? HU_COUNTS_CASUALTIES : HU_COUNTS_POINTS;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL && hu_system_get (id)->counts == counts)
      return event->verb != HU_VERB_AWARD || check_award (state, event, refusal);

  return counts == HU_COUNTS_CASUALTIES
           ? hu_apply_refuse (refusal, HU_REFUSAL_NEEDS_CONTROL, "what", -1)
           : hu_apply_refuse (refusal, HU_REFUSAL_NOT_IN_FORCE, NULL, -1);
}

static gboolean
check_systems (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL && hu_system_get (id)->check != NULL &&
        !hu_system_get (id)->check (state, event, refusal))
      return FALSE;

  return TRUE;
}

static gboolean
check_side (HuSide     side,
            gboolean   may_be_none,
            HuRefusal *refusal)
{
  if (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND || (may_be_none && side == HU_SIDE_NONE))
    return TRUE;

  return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);
}

/* Checks the conditions of a verb that hold under all rules. */
static gboolean
check_verb (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  const guint on_map = 1 << HU_UNIT_ON_MAP;
  const guint waiting = 1 << HU_UNIT_WAITING;

  switch (event->verb)
    {
    case HU_VERB_END_PHASE:
      if (state->scenario->calendar.player_turns->len == 0)
        return hu_apply_refuse (refusal, HU_REFUSAL_NO_CLOCK, NULL, -1);
      return TRUE;
    case HU_VERB_MOVE:
      return check_move (state, event, refusal);
    case HU_VERB_PLACE:
      return hu_apply_check_unit (state, event->unit, "unit", -1, waiting, refusal) &&
             check_on_its_own (state, event->unit, refusal) &&
             check_one_hex (state, event, "to", refusal);
    case HU_VERB_ELIMINATE:
      return hu_apply_check_unit (state, event->unit, "unit", -1, on_map, refusal) &&
             check_survivors (state, event, refusal);
    case HU_VERB_WITHDRAW:
      return hu_apply_check_unit (state, event->unit, "unit", -1, on_map | waiting, refusal);
    case HU_VERB_EXIT:
      return check_exit (state, event, refusal);
    case HU_VERB_CONTROL:
      return check_side (event->side, TRUE, refusal) &&
             hu_apply_check_places (state, event, "hexes", FALSE, refusal);
    case HU_VERB_CONCEDE:
      return check_side (event->side, FALSE, refusal);
    case HU_VERB_AWARD:
    case HU_VERB_ADJUST:
      return check_points (state, event, refusal);
    case HU_VERB_NOTE:
      return TRUE;
    case HU_VERB_ANNOUNCE:
      return check_side (event->side, FALSE, refusal);
    case HU_VERB_REDUCE:
    case HU_VERB_MARK:
    case HU_VERB_CAPTURE:
    case HU_VERB_RELEASE:
    case HU_VERB_ABANDON:
    case HU_VERB_MOP_UP:
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
    case HU_VERB_DECLARE:
      return hu_tactical_check (state, event, refusal);
    case HU_N_VERBS:
      break;
    }

  g_return_val_if_reached (FALSE);
}

/**
 * hu_event_check:
 * @state: the state before @event
 * @refusal: (out): why it is refused
 *
 * Tells whether @event can follow.  A unit that was eliminated, withdrawn or exited does not
 * come back; after the game's last phase only notes may follow; and each rule system in force
 * may object.
 */
gboolean
hu_event_check (const HuState *state,
                const HuEvent *event,
                HuRefusal     *refusal)
{
  g_return_val_if_fail (state != NULL && event != NULL && refusal != NULL, FALSE);

  *refusal = (HuRefusal) {
    .index = -1, .unit = HU_UNIT_NONE, .hex = HU_HEX_NONE, .other_hex = HU_HEX_NONE,
    .side = event->side, .item = HU_ITEM_NONE, .other_unit = HU_UNIT_NONE, .subject = -1,
  };

  if (state->clock.over && event->verb != HU_VERB_NOTE)
    return hu_apply_refuse (refusal, HU_REFUSAL_OVER, NULL, -1);

  return check_verb (state, event, refusal) && check_systems (state, event, refusal);
}
