/*
 * Events that control refuses: exits where there is no exit area, totals below zero,
 * declarations of Control that a side does not have, and Mopping Up among armed enemies.
 */
#include "hu-control-private.h"

#include "hu-apply-private.h"
#include "hu-tactical.h"

static const HuUnit *
get_unit (const HuState *state,
          guint          unit)
{
  return g_ptr_array_index (state->scenario->units, unit);
}

static gboolean
is_exit_of (const HuControlRules *rules,
            HuSide                side,
            HuHex                 hex)
{
  for (guint i = 0; i < rules->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (rules->exits, i);

      for (guint j = 0; area->side == side && j < area->hexes->len; j++)
        if (g_array_index (area->hexes, HuHex, j) == hex)
          return TRUE;
    }

  return FALSE;
}

static gboolean
check_exit (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  HuSide side = state->unit_captor[event->unit];

  if (side == HU_SIDE_NONE)
    side = get_unit (state, event->unit)->side;
  refusal->hex = g_array_index (event->hexes, HuHex, 0);
  refusal->side = side;

  if (event->exit_as == HU_EXIT_VICTORY && !is_exit_of (hu_control_rules (state->scenario), side, refusal->hex))
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_EXIT, "from", -1);

  return TRUE;
}

static gboolean
check_adjust (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  gint64 total;

  if (event->what == HU_ADJUST_POINTS)
    return TRUE;
  if (event->side == HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);

  total = event->what == HU_ADJUST_CVP ? hu_control_cvp (state, event->side, TRUE)
                                       : hu_control_exit_vp (state, event->side, TRUE);
  /* The limit is far below the largest 64-bit number, so that no later gain can pass that. */
  if (event->points > G_MAXINT64 / 4 - total)
    return hu_apply_refuse (refusal, HU_REFUSAL_OVERFLOW, "points", -1);
  if (event->points < -total)
    return hu_apply_refuse (refusal, HU_REFUSAL_BELOW_ZERO, "points", -1);

  return TRUE;
}

static gboolean
check_declare (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  refusal->subject_kind = event->subject_kind;
  refusal->subject = event->subject;
  refusal->side = event->side;
  if (hu_control_underlying (state, event->subject_kind, event->subject) == event->side)
    return TRUE;

  return hu_apply_refuse (refusal, hu_control_owner (state, event->subject_kind, event->subject) == event->side
                          ? HU_REFUSAL_HELD_ONLY : HU_REFUSAL_NOT_OWNED, "id", -1);
}

/* Mopping Up is stopped by a known, unbroken, armed enemy within the part to be mopped up, but not by one in
 * Bypass or below ground. */
static gboolean
check_hex_mopped_up (const HuState *state,
                      const HuEvent *event,
                      HuHex          hex,
                      HuRefusal     *refusal)
{
  HuSide side = get_unit (state, event->unit)->side;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    {
      guint enemy = (guint) i;

      if (hu_tactical_holder (state, enemy) == side || state->unit_storey[enemy] == HU_STOREY_CELLAR ||
          (state->unit_states[enemy] & HU_STATE_BROKEN) ||
          hu_tactical_secrecy (state, enemy) != HU_SECRECY_NONE || hu_tactical_in_bypass (state, enemy) ||
          !hu_control_is_armed (state, enemy) ||
          !hu_tactical_mops_up (state, event->unit, event->subject, hu_state_unit_location (state, enemy)))
        continue;

      refusal->other_unit = enemy;
      return hu_apply_refuse (refusal, HU_REFUSAL_ENEMY_INSIDE, "building", -1);
    }

  return TRUE;
}

static gboolean
check_mop_up (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  const HuBuilding *building = hu_map_get_building (state->scenario->map, (guint) event->subject);

  refusal->subject_kind = HU_SUBJECT_BUILDING;
  refusal->subject = event->subject;
  for (guint i = 0; i < building->hexes->len; i++)
    if (!check_hex_mopped_up (state, event, g_array_index (building->hexes, HuHex, i), refusal))
      return FALSE;

  return TRUE;
}

gboolean
hu_control_check (const HuState *state,
                  const HuEvent *event,
                  HuRefusal     *refusal)
{
  switch (event->verb)
    {
    case HU_VERB_EXIT:
      return check_exit (state, event, refusal);
    case HU_VERB_ADJUST:
      return check_adjust (state, event, refusal);
    case HU_VERB_DECLARE:
      return check_declare (state, event, refusal);
    case HU_VERB_MOP_UP:
      return check_mop_up (state, event, refusal);
    default: /* nothing else depends on Control or points */
      return TRUE;
    }
}

/* The totals of casualty points are the sums of their lines. */
char *
hu_control_find_fault (const HuState *state)
{
  const HuControlState *own = hu_control_state (state);
  gint64 cvp[HU_N_SIDES] = { 0, 0 }, captured[HU_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuSide to = hu_side_other (hu_scenario_get_unit (state->scenario, i)->side);

      if (own->scores[i].state == HU_SCORE_CAPTURED && state->unit_captor[i] != to)
        return g_strdup_printf ("unit %u counts as captured, and is not", i);
      if (own->scores[i].state == HU_SCORE_CAPTURED)
        /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): a unit is of one side or the other */
        captured[to] += own->scores[i].value.points;
      else if (own->scores[i].state == HU_SCORE_ELIMINATED)
        /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): the same */
        cvp[to] += own->scores[i].value.points;
    }
  for (const HuAdjustment *one = own->adjustments; one != NULL; one = one->before)
    if (one->what == HU_ADJUST_CVP)
      cvp[one->side] += one->points;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (cvp[side] != own->cvp[side] || captured[side] != own->captured[side])
      return g_strdup_printf ("the casualty points of side %d are not the sum of their lines", side);

  return NULL;
}

gboolean
hu_control_counts_points (const HuState *state,
                          const HuEvent *event)
{
  return event->verb == HU_VERB_ADJUST && event->what != HU_ADJUST_POINTS;
}
