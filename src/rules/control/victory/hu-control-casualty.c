/*
 * Casualty and exit points (26.2): which side has how many points for which unit.
 *
 * One file, because points, their doubling and their return to the owner look at one list of
 * losses.
 */
#include "hu-control-victory-private.h"

/* @state: the way in which a unit came to count.  Returns its name in JSON, or NULL. */
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

/* A ruling that @side gains or loses @points for @unit. */
static HuControlRuling *
unit_ruling (HuControlRulingKind kind,
             const char         *rule,
             HuClauseId          clause,
             HuSide              side,
             guint               unit,
             gint64              points)
{
  HuControlRuling *ruling = (HuControlRuling *) hu_ruling_new (kind, HU_SYSTEM_CONTROL, rule, clause, side);

  ruling->base.other_side = hu_side_other (side);
  ruling->points = points;
  g_array_append_val (ruling->base.units, unit);

  return ruling;
}

static void
rule_on_score (HuJudging           *judging,
               HuControlRulingKind  kind,
               const char          *rule,
               HuSide               side,
               guint                unit,
               const HuScore       *score,
               gint64               replaced)
{
  HuControlRuling *ruling;

  if (judging->rulings == NULL)
    return;

  ruling = unit_ruling (kind, rule, score->clause, side, unit, score->value.points);
  ruling->times = score->value.times;
  ruling->reduced = score->value.reduction;
  ruling->base.reason.instead_of = score->instead_of;
  ruling->base.reason.replaced = replaced;
  hu_judging_add (judging, &ruling->base);
}

/* Returns the side that a unit counts for: the enemy of its owner.  A captured unit counts for its captor,
 * which is the same side. */
static HuSide
side_for (const HuState *state,
          guint          unit)
{
  return hu_side_other (hu_state_get_unit (state, unit)->side);
}

/* The points of a captured unit during play; the end multiplies them. */
static gint64
captured_points (const HuState *state,
                 guint          unit)
{
  gint64 points = hu_control_state (state)->scores[unit].value.points;

  return hu_control_has_ended (state) ? points * hu_control_end_times (state, unit) : points;
}

/* Takes away the points that a captured unit counts for; returns them, and in @since the event of the capture. */
static gint64
forget (const HuState *state,
        guint          unit,
        guint         *since)
{
  HuControlState *own = hu_control_state (state);
  HuScore *score = &own->scores[unit];
  HuSide to = side_for (state, unit);
  gint64 points = score->value.points, counted = captured_points (state, unit);

  *since = HU_REASON_NO_EVENT;
  if (score->state != HU_SCORE_CAPTURED)
    return 0;

  *since = score->event;
  own->captured[to] -= points;
  own->captured_end[to] -= points * hu_control_end_times (state, unit);
  *score = (HuScore) { .state = HU_SCORE_NONE };

  return counted;
}

/* Rules that a unit no longer counts for its captor, and counts for nothing else either. */
static void
rule_on_loss (HuJudging *judging,
              guint      unit,
              gint64     lost,
              guint      since)
{
  HuControlRuling *ruling;

  if (judging->rulings == NULL)
    return;

  ruling = unit_ruling (HU_CONTROL_RULING_CASUALTY_LOST, "26.222", HU_CLAUSE_CAPTURED_NO_MORE,
                        side_for (judging->state, unit), unit, lost);
  ruling->base.reason.since = since;
  hu_judging_add (judging, &ruling->base);
}

/* Rules why @unit counts nothing, where players may think that it does. */
static void
rule_on_nothing (HuJudging  *judging,
                 const char *rule,
                 HuClauseId  clause,
                 HuSide      side,
                 guint       unit)
{
  if (clause != NULL && judging->rulings != NULL)
    hu_judging_add (judging, &unit_ruling (HU_CONTROL_RULING_NO_POINTS, rule, clause, side, unit, 0)->base);
}

/* Rules at the end of the game that a captured unit counts more than once (26.222). */
static void
rule_on_double (HuJudging *judging,
                guint      unit)
{
  const HuScore *score = &hu_control_state (judging->state)->scores[unit];
  gint64 times = hu_control_end_times (judging->state, unit);
  HuControlRuling *ruling;

  if (judging->rulings == NULL)
    return;

  ruling = unit_ruling (HU_CONTROL_RULING_CASUALTY_DOUBLED, "26.222", times > 2 ? HU_CLAUSE_FOURFOLD : HU_CLAUSE_DOUBLE,
                        side_for (judging->state, unit), unit, score->value.points * times);
  ruling->times = times;
  ruling->single = score->value.points;
  ruling->base.reason.since = score->event;
  hu_judging_add (judging, &ruling->base);
}

static void
rule_on_exit_double (HuJudging *judging,
                     guint      unit)
{
  const HuScore *score = &hu_control_state (judging->state)->exits[unit];
  HuControlRuling *ruling;

  if (judging->rulings == NULL)
    return;

  ruling = unit_ruling (HU_CONTROL_RULING_CASUALTY_DOUBLED, "26.23", HU_CLAUSE_EXIT_DOUBLE,
                        judging->state->unit_captor[unit], unit, score->value.points * 2);
  ruling->times = 2;
  ruling->single = score->value.points;
  ruling->base.reason.since = score->event;
  hu_judging_add (judging, &ruling->base);
}

/* Handles the end of the game: captured units count more than once from now on. */
void
hu_control_score_end (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);

  own->ended_at = judging->event;
  for (guint i = 0; i < judging->state->scenario->units->len; i++)
    {
      if (own->scores[i].state == HU_SCORE_CAPTURED)
        rule_on_double (judging, i);
      if (own->exits[i].state == HU_SCORE_CAPTURED)
        rule_on_exit_double (judging, i);
    }
}

/* The worth of a secret unit would tell what it is.  A unit that leaves the map is known, so a masked one left it only
 * in a game that might be (26.15). */
static gboolean
is_untold (const HuJudging *judging,
           guint            unit)
{
  return hu_control_secrecy (hu_control_state (judging->state), unit) != HU_SECRECY_NONE;
}

/* Gives the points to the opponent of the unit's owner; a unit worth 0 makes no entry. */
static void
keep (HuJudging     *judging,
      guint          unit,
      HuScoreState   state,
      HuClauseId     clause,
      const HuValue *value)
{
  HuControlState *own = hu_control_state (judging->state);
  HuSide to = side_for (judging->state, unit);
  guint since;
  gint64 lost;

  if (!hu_clause_is_on (clause) || is_untold (judging, unit))
    return;

  lost = forget (judging->state, unit, &since);
  if (value->points == 0)
    {
      if (lost != 0)
        rule_on_loss (judging, unit, lost, since);
      rule_on_nothing (judging, "26.2", value->nothing, to, unit);
      return;
    }

  own->scores[unit] = (HuScore) {
    .event = judging->event, .state = (guint8) state, .instead_of = since, .clause = clause, .value = *value,
  };
  if (state == HU_SCORE_CAPTURED)
    {
      own->captured[to] += value->points;
      own->captured_end[to] += value->points * hu_control_end_times (judging->state, unit);
    }
  else
    {
      own->cvp[to] += value->points;
    }
  rule_on_score (judging, HU_CONTROL_RULING_CASUALTY, state == HU_SCORE_CAPTURED ? "26.222" : "26.221", to, unit,
                 &own->scores[unit], lost);
  if (state == HU_SCORE_CAPTURED && hu_control_has_ended (judging->state))
    rule_on_double (judging, unit);
}

/* By what an eliminated unit counts. */
static HuClauseId
find_end (const HuJudging *judging,
          guint            unit)
{
  gboolean reduced = judging->cause->verb == HU_VERB_REDUCE;

  /* A prisoner killed by an attack of his own side counts double at once. */
  if ((reduced || judging->cause->verb == HU_VERB_ELIMINATE) && judging->cause->own_attack &&
      judging->state->unit_captor[unit] != HU_SIDE_NONE &&
      hu_unit_kind_is_personnel (hu_state_get_unit (judging->state, unit)->kind))
    return HU_CLAUSE_OWN_ATTACK;
  if (judging->cause->verb == HU_VERB_EXIT)
    return HU_CLAUSE_LEFT_THE_MAP;
  if (hu_control_state (judging->state)->scores[unit].state == HU_SCORE_CAPTURED)
    return HU_CLAUSE_CAPTIVE_ELIMINATED;

  return reduced ? HU_CLAUSE_REDUCED : HU_CLAUSE_ELIMINATED;
}

static void
score_elimination (HuJudging *judging,
                   guint      unit,
                   gboolean   crew_survives)
{
  HuClauseId clause = find_end (judging, unit);
  HuValue value;

  hu_control_find_value (judging->state, unit, !crew_survives, &value);
  if (clause == HU_CLAUSE_OWN_ATTACK)
    multiply (&value, 2);
  keep (judging, unit, HU_SCORE_ELIMINATED, clause, &value);
}

static void
score_capture (HuJudging *judging,
               guint      unit)
{
  HuValue value;

  hu_control_find_value (judging->state, unit, TRUE, &value);
  keep (judging, unit, HU_SCORE_CAPTURED, HU_CLAUSE_CAPTURED, &value);
}

/* A squad that becomes a half-squad costs a point where the scenario counts that.  Where a prisoner squad is
 * reduced, that point counts as an elimination and the half-squad left counts as captured. */
static void
score_reduction (HuJudging *judging)
{
  guint squad = judging->cause->unit;
  HuClauseId clause = find_end (judging, squad);
  HuValue value = { .reduction = TRUE, .base = 1, .times = 1, .points = 1 };

  if (!hu_control_rules (judging->state->scenario)->reduction_scores)
    value = (HuValue) { .times = 1 };
  else if (clause == HU_CLAUSE_OWN_ATTACK)
    multiply (&value, 2);
  keep (judging, squad, HU_SCORE_ELIMINATED, clause, &value);
}

static void
score_victory_exit (HuJudging *judging,
                    guint      unit,
                    HuSide     side)
{
  HuControlState *own = hu_control_state (judging->state);
  gboolean captured = judging->state->unit_captor[unit] != HU_SIDE_NONE;
  HuValue value;

  if (is_untold (judging, unit))
    return;

  hu_control_exit_value (judging->state, unit, &value);
  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_EXIT, value.points != 0))
    {
      rule_on_nothing (judging, "26.23", value.nothing, side, unit);
      return;
    }

  own->exits[unit] = (HuScore) {
    .event = judging->event, .state = captured ? HU_SCORE_CAPTURED : HU_SCORE_ELIMINATED, .captured = captured,
    .instead_of = HU_REASON_NO_EVENT, .clause = HU_CLAUSE_EXIT, .value = value,
  };
  own->exit_vp[side] += value.points;
  if (captured)
    own->exit_captured[side] += value.points;
  rule_on_score (judging, HU_CONTROL_RULING_EXIT_POINTS, "26.23", side, unit, &own->exits[unit], 0);
  if (captured && hu_control_has_ended (judging->state))
    rule_on_exit_double (judging, unit);
}

/* A unit that leaves the map like this does not count as eliminated (26.221). */
static void
score_no_exit (HuJudging *judging,
               HuClauseId clause,
               guint      unit)
{
  HuValue value;

  if (is_untold (judging, unit))
    return;

  if (!hu_clause_is_on (clause))
    {
      score_elimination (judging, unit, FALSE);
      return;
    }

  hu_control_find_value (judging->state, unit, TRUE, &value);
  rule_on_nothing (judging, "26.2", value.points != 0 ? clause : value.nothing, side_for (judging->state, unit), unit);
}

/* A unit that leaves the map counts as eliminated, except under the headings of 26.221.  A captured unit stays captured,
 * however it leaves (26.222): a prisoner leaves only under guard, and a gun or vehicle with who has taken it. */
static void
score_exit (HuJudging *judging)
{
  HuSide side = hu_tactical_holder (judging->state, judging->cause->unit);

  if (judging->state->unit_captor[judging->cause->unit] != HU_SIDE_NONE)
    side = judging->state->unit_captor[judging->cause->unit];
  for (guint i = 0; i < judging->left->len; i++)
    {
      guint unit = g_array_index (judging->left, guint, i);

      if (judging->state->unit_captor[unit] != HU_SIDE_NONE && judging->cause->exit_as != HU_EXIT_VICTORY)
        continue;

      switch (judging->cause->exit_as)
        {
        case HU_EXIT_PLAIN:
          score_elimination (judging, unit, FALSE);
          break;
        case HU_EXIT_VICTORY:
          score_victory_exit (judging, unit, side);
          break;
        case HU_EXIT_RECALL:
          score_no_exit (judging, HU_CLAUSE_RECALL, unit);
          break;
        case HU_EXIT_GUARD:
          score_no_exit (judging, HU_CLAUSE_GUARD, unit);
          break;
        case HU_EXIT_LANDING:
          score_no_exit (judging, HU_CLAUSE_LANDING, unit);
          break;
        case HU_N_EXITS:
          break;
        }
    }
}

static void
adjust (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);
  const HuEvent *event = judging->cause;
  HuAdjustment *adjustment;
  HuControlRuling *ruling;

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
  if (judging->rulings == NULL)
    return;

  ruling = (HuControlRuling *) hu_ruling_new (HU_CONTROL_RULING_CVP_ADJUSTED, HU_SYSTEM_CONTROL, "", NULL, event->side);
  ruling->base.other_side = hu_side_other (event->side);
  ruling->points = event->points;
  ruling->adjusted = event->what;
  ruling->base.text = g_strdup (event->text);
  hu_judging_add (judging, &ruling->base);
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
      if (hu_clause_is_on (HU_CLAUSE_CAPTURED_NO_MORE))
        {
          guint since;
          gint64 lost = forget (judging->state, judging->cause->unit, &since);

          if (lost != 0)
            rule_on_loss (judging, judging->cause->unit, lost, since);
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
  gboolean doubled = HU_CLAUSE_HOLDS (HU_CLAUSE_DOUBLE, at_end);

  return MAX (own->cvp[side] + (doubled ? own->captured_end[side] : own->captured[side]), 0);
}

gint64
hu_control_exit_vp (const HuState *state,
                    HuSide         side,
                    gboolean       at_end)
{
  const HuControlState *own = hu_control_state (state);

  return MAX (own->exit_vp[side] + (HU_CLAUSE_HOLDS (HU_CLAUSE_EXIT_DOUBLE, at_end) ? own->exit_captured[side] : 0), 0);
}
