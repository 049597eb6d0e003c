/*
 * Words for objectives: rulings, the verdict, and the cards of its meters.
 */
#include "config.h"

#include "hu-objectives-words.h"

/* --- Rulings --- */

static char *
explain_scored (const HuScenario *scenario,
                const HuRuling   *ruling)
{
  const HuObjectivesRuling *own = hu_objectives_ruling (ruling);
  g_autofree char *points = _hu_count_points (own->points);
  const char *side = _hu_side_name (scenario, ruling->side);
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, ruling->item);
  g_autofree char *name = _hu_item_name (scenario, item->id);
  g_autofree char *subject = NULL;

  if (ruling->units->len > 0)
    subject = hu_explain_units (scenario, ruling->units, 1);
  else if (ruling->place >= 0)
    subject = hu_explain_place (scenario, (guint) ruling->place);
  else if (ruling->hexes->len > 0)
    subject = hu_explain_hexes (scenario, ruling->hexes, 1);

  if (subject == NULL)
    /* Translators: "2 points", side, the schedule's name for what they are for. */
    return hu_explain_sentence (scenario, _("%s to the %s side for “%s”."), points, side, name);

  /* Translators: "2 points", side, the schedule's name for what they are for, a unit, place or hex. */
  return hu_explain_sentence (scenario, _("%s to the %s side for “%s”: %s."), points, side, name,
                              subject);
}

static char *
explain_adjusted (const HuScenario *scenario,
                  const HuRuling   *ruling)
{
  gint64 gained = hu_objectives_ruling (ruling)->points;
  g_autofree char *points = _hu_count_points (ABS (gained));
  const char *side = _hu_side_name (scenario, ruling->side);
  const char *reason = ruling->text != NULL ? ruling->text : "";

  return gained < 0
    /* Translators: "2 points", side, the reason in the players' words. */
    ? hu_explain_sentence (scenario, _("By agreement, %s less for the %s side: “%s”."), points, side, reason)
    /* Translators: "2 points", side, the reason in the players' words. */
    : hu_explain_sentence (scenario, _("By agreement, %s more for the %s side: “%s”."), points, side, reason);
}

static char *
explain_withdrawal (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  const char *side = _hu_side_name (scenario, ruling->side);
  g_autofree char *turn = hu_explain_turn (scenario, hu_objectives_ruling (ruling)->turn);
  g_autofree char *have = _hu_number (ruling->reason.have);
  g_autofree char *need = _hu_number (ruling->reason.need);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, 1);

  if (ruling->kind == HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED)
    /* Translators: unit, turn, units withdrawn, units to withdraw. */
    return g_strdup_printf (_("%s counts as withdrawn for %s: %s of %s."), units, turn, have, need);
  if (ruling->kind == HU_OBJECTIVES_RULING_WITHDRAWAL_MET)
    return hu_explain_sentence (scenario, _hu_trn (
                                    /* Translators: side, units withdrawn, units to withdraw, turn. */
                                    "The %s side has withdrawn %s of %s unit due in %s: this withdrawal is complete.",
                                    "The %s side has withdrawn %s of %s units due in %s: this withdrawal is complete.",
                                    ruling->reason.need), side, have, need, turn);

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, units withdrawn, units to withdraw, turn. */
                                  "The %s side has withdrawn %s of %s unit due in %s: this withdrawal has failed.",
                                  "The %s side has withdrawn %s of %s units due in %s: this withdrawal has failed.",
                                  ruling->reason.need), side, have, need, turn);
}

static char *
explain_met (const HuScenario *scenario,
             const HuRuling   *ruling)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (scenario, hu_objectives_ruling (ruling)->outcome);
  g_autofree char *name = hu_explain_outcome (scenario, outcome);
  g_autofree char *when = hu_explain_outcome_when (scenario, outcome);
  g_autofree char *needs = hu_explain_term (scenario, outcome->needs);

  if (outcome->needs->parts->len > 0)
    /* Translators: the name of an outcome; when it is judged. */
    return g_strdup_printf (_("The conditions of “%s”, judged %s, are met."), name, when);

  /* Translators: the name of an outcome; when it is judged; its condition. */
  return g_strdup_printf (_("The condition of “%s”, judged %s, is met: %s."), name, when, needs);
}

static char *
explain_start (const HuScenario *scenario,
               const HuRuling   *ruling)
{
  g_autofree char *points = _hu_count_points (hu_objectives_ruling (ruling)->points);

  /* Translators: side, "2 points". */
  return hu_explain_sentence (scenario, _("The %s side begins with %s."), _hu_side_name (scenario, ruling->side), points);
}

char *
_hu_explain_objectives_ruling (const HuScenario *scenario,
                               const HuRuling   *ruling)
{
  switch ((HuObjectivesRulingKind) ruling->kind)
    {
    case HU_OBJECTIVES_RULING_START:
      return explain_start (scenario, ruling);
    case HU_OBJECTIVES_RULING_SCORED:
      return explain_scored (scenario, ruling);
    case HU_OBJECTIVES_RULING_ADJUSTED:
      return explain_adjusted (scenario, ruling);
    case HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED:
    case HU_OBJECTIVES_RULING_WITHDRAWAL_MET:
    case HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED:
      return explain_withdrawal (scenario, ruling);
    case HU_OBJECTIVES_RULING_MET:
      return explain_met (scenario, ruling);
    case HU_OBJECTIVES_RULING_OTHERWISE:
      return g_strdup (_("The game ends, and no condition of an outcome is met."));
    }

  g_return_val_if_reached (NULL);
}

/* --- The verdict bar --- */

char *
_hu_explain_objectives_victory (const HuScenario *scenario,
                                const HuRuling   *ruling)
{
  g_autofree char *name = NULL;
  g_autofree char *needs = NULL;
  const HuOutcome *outcome;

  if (ruling->kind == HU_OBJECTIVES_RULING_OTHERWISE)
    return ruling->side == HU_SIDE_NONE
      ? g_strdup (_("No result: no outcome’s condition is met"))
      /* Translators: side. */
      : hu_explain_sentence (scenario, _("%s victory: no outcome’s condition is met"), _hu_side_name (scenario, ruling->side));

  outcome = hu_objectives_get_outcome (scenario, hu_objectives_ruling (ruling)->outcome);
  name = hu_explain_outcome_winner (scenario, outcome);
  if (outcome->needs->parts->len > 0)
    /* Translators: the winner and the name of an outcome. */
    return g_strdup_printf (_("%s: its conditions are met"), name);

  needs = hu_explain_term (scenario, outcome->needs);
  /* Translators: the winner and the name of an outcome; its condition. */
  return g_strdup_printf (C_("outcome", "%s: %s"), name, needs);
}

/* The outcomes of a ladder belong to one winner: none of them is another result. */
char *
_hu_explain_objectives_other (const HuScenario *scenario,
                              const HuRuling   *deciding,
                              const HuRuling   *other)
{
  const HuOutcome *declared, *outcome;

  if (deciding->kind != HU_OBJECTIVES_RULING_MET || other->kind != HU_OBJECTIVES_RULING_MET)
    return NULL;

  declared = hu_objectives_get_outcome (scenario, hu_objectives_ruling (deciding)->outcome);
  outcome = hu_objectives_get_outcome (scenario, hu_objectives_ruling (other)->outcome);
  if (declared->winner == outcome->winner && declared->level != NULL && outcome->level != NULL)
    return NULL;

  return hu_explain_outcome_winner (scenario, outcome);
}

/* Names the outcome that is nearest. */
char *
_hu_explain_objectives_undecided (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);
  guint best = findings->outcomes->len;
  g_autofree char *name = NULL;
  guint lack = G_MAXUINT;

  for (guint i = 0; i < findings->outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (findings->outcomes, i);

      if (finding->closed || finding->lack >= lack)
        continue;
      best = i;
      lack = finding->lack;
    }
  if (findings->outcomes->len == 0)
    return g_strdup (_("The scenario has no victory conditions."));
  if (best == findings->outcomes->len)
    return g_strdup (_("No outcome can be met any more."));

  name = hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, best));
  if (lack == 0)
    {
      g_autofree char *when = hu_explain_outcome_when (scenario, hu_objectives_get_outcome (scenario, best));

      /* Translators: the name of an outcome; when it is judged: "at the end of each turn". */
      return g_strdup_printf (_("The condition of “%s” is met now; it is judged %s."), name, when);
    }

  return g_strdup_printf (_hu_trn (
                              /* Translators: how many conditions; the name of an outcome. */
                              "The nearest outcome is %2$s, with %1$u condition missing.",
                              "The nearest outcome is %2$s, with %1$u conditions missing.", lack), lack, name);
}

/* --- Meters --- */

char *
_hu_explain_objectives_title (const HuScenario *scenario,
                              const HuMeter    *meter)
{
  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return g_strdup (C_("meter", "Victory points"));

  return hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, meter->nth));
}

static char *
explain_ratio_value (const HuMeter *meter)
{
  g_autofree char *have = _hu_explain_ratio (meter->value, meter->value_to);
  g_autofree char *need = _hu_explain_ratio_need (hu_objectives_meter (meter)->ratio);

  return meter->met
    /* Translators: a ratio of points, the one that is asked for: "3 : 1", "above 2 : 1, up to 3 : 1". */
    ? g_strdup_printf (C_("ratio", "met (%1$s, needs %2$s)"), have, need)
    /* Translators: a ratio of points, the one that is asked for: "3 : 1", "above 2 : 1, up to 3 : 1". */
    : g_strdup_printf (C_("ratio", "not met (%1$s, needs %2$s)"), have, need);
}

/* The count of an outcome: of its one term, or of its parts that are met; NULL: it counts nothing. */
static char *
explain_meter_count (const HuMeter *meter)
{
  const HuTerm *needs = hu_objectives_meter (meter)->needs;

  switch (needs->kind)
    {
    case HU_TERM_NOT:
    case HU_TERM_EVER:
    case HU_TERM_FIRST:
      return NULL;
    case HU_TERM_TURN:
      return meter->met ? NULL : _hu_explain_count (meter->value, TRUE, meter->of, FALSE, 0);
    case HU_TERM_ALL:
    case HU_TERM_ANY:
    case HU_TERM_SOME:
      return _hu_explain_count (meter->value, TRUE, meter->of, FALSE, 0);
    default:
      return _hu_explain_term_count (needs, meter->value, meter->of);
    }
}

char *
_hu_explain_objectives_value (const HuMeter *meter)
{
  g_autofree char *count = NULL;

  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return _hu_explain_ratio (meter->value, meter->of);
  if (hu_objectives_meter (meter)->closed)
    return g_strdup (_("can no longer be met"));
  if (meter->scale == HU_METER_TO_RATIO)
    return explain_ratio_value (meter);

  count = explain_meter_count (meter);
  if (count == NULL)
    return g_strdup (meter->met ? C_("condition", "met") : C_("condition", "not met"));

  return meter->met
    /* Translators: "1 of 2", "3, at most 2". */
    ? g_strdup_printf (_("met (%s)"), count)
    /* Translators: "1 of 2", "3, at most 2". */
    : g_strdup_printf (_("not met (%s)"), count);
}

char *
_hu_explain_objectives_detail (const HuSnapshot *snapshot,
                               const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return hu_explain_totals (scenario, HU_SIDE_FIRST, findings->points);

  return hu_explain_lack (scenario, g_ptr_array_index (findings->outcomes, meter->nth));
}

char *
hu_explain_outcome_winner (const HuScenario *scenario,
                           const HuOutcome  *outcome)
{
  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  if (outcome->name == NULL || outcome->winner == HU_SIDE_NONE)
    return hu_explain_outcome (scenario, outcome);

  /* Translators: side, the outcome's own name. */
  return hu_explain_sentence (scenario, C_("outcome", "%s victory, “%s”"), _hu_side_name (scenario, outcome->winner),
                              hu_scenario_word (scenario, outcome->name));
}

char *
_hu_explain_objectives_rule (const HuScenario *scenario,
                             const HuMeter    *meter)
{
  const HuOutcome *outcome;
  g_autofree char *name = NULL;
  g_autofree char *when = NULL;
  g_autofree char *needs = NULL;

  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return g_strdup (_("Points: the schedule says what gives points; outcomes may ask for them."));

  outcome = hu_objectives_get_outcome (scenario, meter->nth);
  name = hu_explain_outcome (scenario, outcome);
  when = hu_explain_outcome_when (scenario, outcome);
  needs = hu_explain_whole_term (scenario, outcome->needs);
  /* Translators: the name of an outcome; when it is judged; its condition. */
  return g_strdup_printf (_("%s, %s, when: %s."), name, when, needs);
}

/* --- Term by term --- */

static void
line_free (gpointer data)
{
  HuConditionLine *line = data;

  g_free (line->words);
  g_free (line->number);
  g_free (line);
}

static void
add_line (GPtrArray           *lines,
          const HuScenario    *scenario,
          const HuTermFinding *finding,
          guint                depth)
{
  HuConditionLine *line = g_new0 (HuConditionLine, 1);

  line->depth = depth;
  line->words = hu_explain_term (scenario, finding->term);
  line->number = hu_explain_term_standing (scenario, finding);
  line->met = finding->met;
  g_ptr_array_add (lines, line);
  for (guint i = 0; i < finding->parts->len; i++)
    add_line (lines, scenario, g_ptr_array_index (finding->parts, i), depth + 1);
}

GPtrArray *
_hu_explain_outcome_lines (const HuSnapshot *snapshot,
                           guint             outcome)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);
  const HuOutcomeFinding *finding = g_ptr_array_index (hu_snapshot_get_objectives (snapshot)->outcomes, outcome);

  add_line (lines, hu_snapshot_get_scenario (snapshot), finding->needs, 0);

  return lines;
}

GPtrArray *
_hu_explain_objectives_conditions (const HuSnapshot *snapshot,
                                   const HuMeter    *meter)
{
  return meter->kind == HU_OBJECTIVES_METER_OUTCOME ? _hu_explain_outcome_lines (snapshot, meter->nth) : NULL;
}
