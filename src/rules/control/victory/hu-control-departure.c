/*
 * Units that are eliminated, exit or are captured, each as it was at that moment (26.2, 26.222).
 */
#include "hu-control-count.h"

#include "hu-control-victory-private.h"

/* Is the vehicle armed by a unit that left the map with it?  What leaves is no longer in anything. */
static gboolean
left_manned (const HuJudging *judging,
             guint            vehicle)
{
  const HuState *state = judging->state;

  if (!hu_tactical_can_be_manned (state, vehicle) || judging->cause->verb != HU_VERB_EXIT ||
      judging->cause->unit != vehicle)
    return FALSE;

  for (guint i = 0; i < judging->left->len; i++)
    {
      guint unit = g_array_index (judging->left, guint, i);
      HuUnitKind kind = hu_state_get_unit (state, unit)->kind;

      if ((kind == HU_UNIT_HALF_SQUAD || kind == HU_UNIT_CREW) && state->unit_captor[unit] == HU_SIDE_NONE &&
          hu_state_get_unit (state, unit)->side == hu_tactical_holder (state, vehicle))
        return TRUE;
    }

  return FALSE;
}

/* A unit that has just been captured counts as it was before. */
static gboolean
was_armed (const HuJudging *judging,
           guint            unit,
           gboolean         taken)
{
  const HuState *state = judging->state;

  if (taken && hu_unit_kind_is_personnel (hu_state_get_unit (state, unit)->kind))
    return (state->unit_states[unit] & HU_STATE_ARMED) != 0;
  if (state->unit_hex[unit] != HU_HEX_NONE)
    return hu_control_is_armed (state, unit);

  return hu_tactical_is_armed (state, unit) || left_manned (judging, unit);
}

static guint8
find_fits (const HuJudging *judging,
           guint            unit,
           gboolean         taken)
{
  const guint bad = HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_MELEE | HU_STATE_STUNNED;
  const HuState *state = judging->state;
  guint fits = 1u << HU_FITNESS_ANY;

  if (!(state->unit_states[unit] & HU_STATE_BROKEN))
    fits |= 1u << HU_FITNESS_UNBROKEN;
  if (taken ? !(state->unit_states[unit] & bad) : hu_tactical_in_good_order (state, unit))
    fits |= 1u << HU_FITNESS_GOOD_ORDER;
  if (was_armed (judging, unit, taken))
    fits |= 1u << HU_FITNESS_ARMED;

  return (guint8) fits;
}

static void
note (HuJudging *judging,
      guint      unit,
      guint      how,
      gboolean   with_crew)
{
  const HuState *state = judging->state;
  HuControlState *own = hu_control_state (state);
  const HuUnit *counter = hu_state_get_unit (state, unit);
  HuValue value;

  /* A masked unit left only in a game that might be (26.15). */
  if (hu_control_secrecy (own, unit) != HU_SECRECY_NONE)
    return;

  hu_control_find_value (state, unit, with_crew, &value);
  /* A hero is worth something only as exit points, and only in some scenarios (26.211). */
  if ((how & HU_DEPARTED_FOR_VICTORY) && counter->kind == HU_UNIT_HERO && counter->vp < 0 &&
      hu_control_rules (state->scenario)->hero_scores)
    value.points = 1;
  own->departures[unit] = (HuDeparture) {
    .how = (guint8) how, .fits = find_fits (judging, unit, how == HU_DEPARTED_CAPTURED),
    .from = how & HU_DEPARTED_EXITED ? g_array_index (judging->cause->hexes, HuHex, 0) : HU_HEX_NONE,
    .points = value.points,
  };
}

/* A captured unit stays captured, however it leaves the map (26.222). */
static void
note_exits (HuJudging *judging)
{
  guint how = HU_DEPARTED_EXITED;

  if (judging->cause->exit_as == HU_EXIT_PLAIN)
    how |= HU_DEPARTED_ELIMINATED;
  else if (judging->cause->exit_as == HU_EXIT_VICTORY)
    how |= HU_DEPARTED_FOR_VICTORY;
  for (guint i = 0; i < judging->left->len; i++)
    {
      guint unit = g_array_index (judging->left, guint, i);

      if (judging->state->unit_captor[unit] == HU_SIDE_NONE)
        note (judging, unit, how, TRUE);
    }
}

/* Notes which units the step has taken off their side, and as what. */
void
hu_control_note_departures (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);

  if (judging->cause == NULL)
    return;

  switch (judging->cause->verb)
    {
    case HU_VERB_ELIMINATE:
      note (judging, judging->cause->unit, HU_DEPARTED_ELIMINATED, judging->cause->units->len == 0);
      break;
    case HU_VERB_EXIT:
      note_exits (judging);
      break;
    case HU_VERB_REDUCE:
    case HU_VERB_RELEASE:
      own->departures[judging->cause->unit] = (HuDeparture) { .how = 0 };
      break;
    default: /* no other verb takes a unit off its side */
      break;
    }

  for (guint i = 0; i < judging->captured->len; i++)
    note (judging, g_array_index (judging->captured, guint, i), HU_DEPARTED_CAPTURED, TRUE);
}
