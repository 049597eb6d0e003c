/*
 * Casualty and exit points (26.2): who has what for whom.
 */
#include "hu-control-private.h"

#include <string.h>

static const HuUnit *
get_unit (const HuState *state,
          guint          unit)
{
  return g_ptr_array_index (state->scenario->units, unit);
}

/**
 * hu_score_state_to_string:
 * @state: how a unit came to count
 *
 * Returns: (transfer none) (nullable): what JSON calls it
 */
const char *
hu_score_state_to_string (HuScoreState state)
{
  static const char * const words[] = { NULL, "eliminated", "captured", "adjusted" };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), NULL);

  return words[state];
}

static void
multiply (HuValue *value,
          gint32   times)
{
  value->points = value->points / value->times * times;
  value->times = times;
}

static void
rule_on (HuJudging   *judging,
         HuRulingKind kind,
         const char  *rule,
         HuSide       side,
         guint        unit,
         gint64       points,
         gint64       detail)
{
  HuRuling *ruling;

  if (judging->rulings == NULL)
    return;

  ruling = hu_ruling_new (kind, HU_SYSTEM_CONTROL, rule, side);
  ruling->other_side = hu_side_other (side);
  ruling->numbers[0] = points;
  ruling->numbers[1] = detail;
  ruling->numbers[2] = judging->cause->verb == HU_VERB_REDUCE;
  if (judging->cause->verb == HU_VERB_ADJUST)
    ruling->text = g_strdup (judging->cause->text);
  if (unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, unit);
  hu_judging_add (judging, ruling);
}

/* What a captured unit counts for is taken away; returns how much that was. */
static gint64
forget (const HuState *state,
        guint          unit)
{
  HuControlState *own = hu_control_state (state);
  HuScore *score = &own->scores[unit];
  HuSide to = hu_side_other (get_unit (state, unit)->side);
  gint64 points = score->value.points;

  if (score->state != HU_SCORE_CAPTURED)
    return 0;

  own->captured[to] -= points;
  own->captured_end[to] -= points * hu_control_end_times (state, unit);
  *score = (HuScore) { .state = HU_SCORE_NONE };

  return points;
}

/* The points go to the opponent of the unit's owner; what is worth 0 makes no entry. */
static void
keep (HuJudging     *judging,
      guint          unit,
      HuScoreState   state,
      const HuValue *value)
{
  HuControlState *own = hu_control_state (judging->state);
  HuSide to = hu_side_other (get_unit (judging->state, unit)->side);

  forget (judging->state, unit);
  if (value->points == 0)
    return;

  own->scores[unit] = (HuScore) { .event = judging->event, .state = (guint8) state, .value = *value };
  if (state == HU_SCORE_CAPTURED)
    {
      own->captured[to] += value->points;
      own->captured_end[to] += value->points * hu_control_end_times (judging->state, unit);
    }
  else
    {
      own->cvp[to] += value->points;
    }
  rule_on (judging, HU_RULING_CASUALTY, state == HU_SCORE_CAPTURED ? "26.222" : "26.221", to, unit, value->points,
           state);
}

/* A prisoner killed by an attack of his own side counts double at once. */
static gboolean
is_own_attack_on_prisoner (const HuJudging *judging,
                           guint            unit)
{
  return judging->cause->own_attack && judging->state->unit_captor[unit] != HU_SIDE_NONE &&
         hu_unit_kind_is_personnel (get_unit (judging->state, unit)->kind);
}

static void
score_elimination (HuJudging *judging,
                   guint      unit,
                   gboolean   crew_survives)
{
  HuValue value;

  hu_control_find_value (judging->state, unit, !crew_survives, &value);
  if (judging->cause->verb == HU_VERB_ELIMINATE && is_own_attack_on_prisoner (judging, unit))
    multiply (&value, 2);
  keep (judging, unit, HU_SCORE_ELIMINATED, &value);
}

static void
score_capture (HuJudging *judging,
               guint      unit)
{
  HuValue value;

  hu_control_find_value (judging->state, unit, TRUE, &value);
  keep (judging, unit, HU_SCORE_CAPTURED, &value);
}

/* A squad that becomes a half-squad costs a point, where the scenario counts that;
 * of a prisoner one is eliminated and a half-squad captured. */
static void
score_reduction (HuJudging *judging)
{
  guint squad = judging->cause->unit;
  HuValue value = { .reduction = TRUE, .base = 1, .times = 1, .points = 1 };

  forget (judging->state, squad);
  if (judging->state->scenario->control->reduction_scores)
    {
      if (is_own_attack_on_prisoner (judging, squad))
        multiply (&value, 2);
      keep (judging, squad, HU_SCORE_ELIMINATED, &value);
    }
}

static void
score_victory_exit (HuJudging *judging,
                    guint      unit,
                    HuSide     side)
{
  HuControlState *own = hu_control_state (judging->state);
  gboolean captured = judging->state->unit_captor[unit] != HU_SIDE_NONE;
  HuValue value;

  hu_control_exit_value (judging->state, unit, &value);
  if (value.points == 0)
    return;

  own->exits[unit] = (HuScore) {
    .event = judging->event, .state = captured ? HU_SCORE_CAPTURED : HU_SCORE_ELIMINATED, .captured = captured,
    .value = value,
  };
  own->exit_vp[side] += value.points;
  if (captured)
    own->exit_captured[side] += value.points;
  rule_on (judging, HU_RULING_EXIT_POINTS, "26.23", side, unit, value.points, captured);
}

/* To leave the map is to be eliminated, but under the headings of 26.221; what
 * is captured and is taken along stays so. */
static void
score_exit (HuJudging *judging)
{
  HuSide side = hu_tactical_holder (judging->state, judging->cause->unit);

  if (judging->state->unit_captor[judging->cause->unit] != HU_SIDE_NONE)
    side = judging->state->unit_captor[judging->cause->unit];
  for (guint i = 0; i < judging->left->len; i++)
    {
      guint unit = g_array_index (judging->left, guint, i);

      if (judging->cause->exit_as == HU_EXIT_PLAIN)
        score_elimination (judging, unit, FALSE);
      else if (judging->cause->exit_as == HU_EXIT_VICTORY)
        score_victory_exit (judging, unit, side);
    }
}

static void
adjust (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);
  const HuEvent *event = judging->cause;
  HuAdjustment *adjustment;

  if (event->what == HU_ADJUST_POINTS)
    return;

  adjustment = g_new0 (HuAdjustment, 1);
  adjustment->ref_count = 1;
  adjustment->before = own->adjustments;
  adjustment->event = judging->event;
  adjustment->side = event->side;
  adjustment->what = event->what;
  adjustment->points = event->points;
  adjustment->reason = g_strdup (event->text);
  own->adjustments = adjustment;
  if (event->what == HU_ADJUST_CVP)
    own->cvp[event->side] += event->points;
  else
    own->exit_vp[event->side] += event->points;
  rule_on (judging, HU_RULING_CVP_ADJUSTED, "", event->side, HU_UNIT_NONE, event->points, event->what);
}

void
hu_adjustment_unref (HuAdjustment *adjustment)
{
  while (adjustment != NULL && g_atomic_int_dec_and_test (&adjustment->ref_count))
    {
      HuAdjustment *before = adjustment->before;

      g_free (adjustment->reason);
      g_free (adjustment);
      adjustment = before;
    }
}

void
hu_control_score (HuJudging *judging)
{
  if (judging->cause == NULL)
    return;

  switch (judging->cause->verb)
    {
    case HU_VERB_ELIMINATE:
      score_elimination (judging, judging->cause->unit, judging->cause->units->len > 0);
      break;
    case HU_VERB_REDUCE:
      score_reduction (judging);
      break;
    case HU_VERB_EXIT:
      score_exit (judging);
      break;
    case HU_VERB_RELEASE:
      {
        gint64 lost = forget (judging->state, judging->cause->unit);

        if (lost != 0)
          rule_on (judging, HU_RULING_CASUALTY_LOST, "26.222",
                   hu_side_other (get_unit (judging->state, judging->cause->unit)->side), judging->cause->unit, lost, 0);
      }
      break;
    case HU_VERB_ADJUST:
      adjust (judging);
      break;
    default: /* no other verb takes anything off the map for points */
      break;
    }

  for (guint i = 0; i < judging->captured->len; i++)
    score_capture (judging, g_array_index (judging->captured, guint, i));
}

gboolean
hu_control_has_ended (const HuState *state)
{
  return state->verdicts[HU_SYSTEM_CONTROL].decided || state->clock.over;
}

gint64
hu_control_cvp (const HuState *state,
                HuSide         side,
                gboolean       at_end)
{
  const HuControlState *own = hu_control_state (state);
  gboolean doubled = at_end && hu_control_has_ended (state);

  return MAX (own->cvp[side] + (doubled ? own->captured_end[side] : own->captured[side]), 0);
}

gint64
hu_control_exit_vp (const HuState *state,
                    HuSide         side,
                    gboolean       at_end)
{
  const HuControlState *own = hu_control_state (state);

  return MAX (own->exit_vp[side] + (at_end && hu_control_has_ended (state) ? own->exit_captured[side] : 0), 0);
}
