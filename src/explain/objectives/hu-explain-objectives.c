/*
 * Words for objectives: rulings, the verdict, and the cards of its meters.
 */
#include "config.h"

#include "hu-objectives-words.h"

/* --- Rulings and the verdict bar --- */

static const HuOutcome *
get_outcome (const HuTold *told)
{
  return hu_objectives_get_outcome (told->scenario, hu_objectives_ruling (told->about)->outcome);
}

static char *
tell_item (const HuTold *told)
{
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (told->scenario)->schedule,
                                               ((const HuRuling *) told->about)->item);

  return hu_explain_item (told->scenario, item->id);
}

/* The unit, place or hex that points are for. */
static char *
tell_subject (const HuTold *told)
{
  const HuRuling *ruling = told->about;

  if (ruling->units->len > 0)
    return hu_explain_units (told->scenario, ruling->units, 1);
  if (ruling->place >= 0)
    return hu_explain_place (told->scenario, (guint) ruling->place);

  return ruling->hexes->len > 0 ? hu_explain_hexes (told->scenario, ruling->hexes, 1) : NULL;
}

static guint
unit_of (const HuTold *told)
{
  return hu_objectives_rules (told->scenario)->unit;
}

static char *
tell_points (const HuTold *told)
{
  return _hu_count_decimal_points (hu_objectives_ruling (told->about)->points, unit_of (told));
}

/* Points that are taken away, by a loss or an item that is worth less than nothing. */
static gint64
count_less (const HuTold *told)
{
  return hu_objectives_ruling (told->about)->points < 0;
}

static char *
tell_changed (const HuTold *told)
{
  return _hu_count_decimal_points (ABS (hu_objectives_ruling (told->about)->points), unit_of (told));
}

static gint64
count_fewer (const HuTold *told)
{
  return hu_objectives_ruling (told->about)->points < 0;
}

static char *
tell_outcome (const HuTold *told)
{
  return hu_explain_outcome (told->scenario, get_outcome (told));
}

static char *
tell_winner (const HuTold *told)
{
  return hu_explain_outcome_winner (told->scenario, get_outcome (told));
}

static char *
tell_when (const HuTold *told)
{
  return hu_explain_outcome_when (told->scenario, get_outcome (told));
}

/* The condition as it stood when it was met; where not everybody may know that, what it asks for. */
static char *
tell_needs (const HuTold *told)
{
  const HuTermFinding *needs = hu_objectives_ruling (told->about)->needs;

  return needs != NULL ? hu_explain_term_met (told->scenario, needs)
                       : hu_explain_whole_term (told->scenario, get_outcome (told)->needs);
}

/* Names the outcomes that both sides have met. */
static char *
tell_met (const HuTold *told)
{
  const GArray *met = hu_objectives_ruling (told->about)->met;

  return met != NULL ? _hu_explain_list (told->scenario, met, HU_LIST_MOST, _hu_name_outcome) : NULL;
}

static const HuPart parts[] = {
  HU_PART_LIST ("units", UNITS, HuRuling, units, 1),
  HU_PARTS_OF_RULING,
  HU_PART_TOLD ("points", tell_points),
  HU_PART_COUNTED ("less", count_less),
  HU_PART ("turn", TURN, HuObjectivesRuling, turn),
  HU_PART_TOLD ("item", tell_item),
  HU_PART_TOLD ("subject", tell_subject),
  HU_PART_TOLD ("changed", tell_changed),
  HU_PART_COUNTED ("fewer", count_fewer),
  HU_PART_TOLD ("outcome", tell_outcome),
  HU_PART_TOLD ("winner", tell_winner),
  HU_PART_TOLD ("when", tell_when),
  HU_PART_TOLD ("needs", tell_needs),
  HU_PART_TOLD ("met", tell_met),
  HU_PARTS_END
};

/* Translators: {side}: a side; {points}, {changed}: "2 points"; {item}: the schedule's name for what they are for, {subject}: a
 * unit, place or hex; {text}: the reason in the players' words; {have} of {need} units that are due in {turn}; {outcome}: its
 * name, {when} it is judged, and {needs}: its condition; {met}: names of outcomes. */
static const HuSentence rulings[] = {
  { HU_OBJECTIVES_RULING_START, N_("The {side} side begins with {points}.") },
  { HU_OBJECTIVES_RULING_SCORED, N_("The {side} side loses {changed} for “{item}”: {subject}."), HU_WHERE ("less", TRUE) },
  { HU_OBJECTIVES_RULING_SCORED, N_("The {side} side loses {changed} for “{item}”."), HU_WHERE ("less", TRUE) },
  { HU_OBJECTIVES_RULING_SCORED, N_("{points} to the {side} side for “{item}”: {subject}.") },
  { HU_OBJECTIVES_RULING_SCORED, N_("{points} to the {side} side for “{item}”.") },
  { HU_OBJECTIVES_RULING_ADJUSTED, N_("By agreement, {changed} less for the {side} side: “{text}”."),
    HU_WHERE ("fewer", TRUE) },
  { HU_OBJECTIVES_RULING_ADJUSTED, N_("By agreement, {changed} more for the {side} side: “{text}”."),
    HU_WHERE ("fewer", FALSE) },
  { HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED, N_("{units} counts as withdrawn for {turn}: {have} of {need}.") },
  { HU_OBJECTIVES_RULING_WITHDRAWAL_MET,
    HU_BOTH ("The {side} side has withdrawn {have} of {need} unit due in {turn}: this withdrawal is complete.",
             "The {side} side has withdrawn {have} of {need} units due in {turn}: this withdrawal is complete."), "need" },
  { HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED,
    HU_BOTH ("The {side} side has withdrawn {have} of {need} unit due in {turn}: this withdrawal has failed.",
             "The {side} side has withdrawn {have} of {need} units due in {turn}: this withdrawal has failed."), "need" },
  { HU_OBJECTIVES_RULING_MET, N_("The condition of “{outcome}”, judged {when}, is met: {needs}.") },
  { HU_OBJECTIVES_RULING_OTHERWISE, N_("The game ends, and no condition of an outcome is met.") },
  { HU_OBJECTIVES_RULING_BOTH, N_("At one moment both sides have met the conditions of {met}: the game is a draw.") },
  { 0 }
};

/* Translators: {side}: a side; {winner}: the winner and the name of an outcome; {needs}: its condition; {met}: names of
 * outcomes. */
static const HuSentence victories[] = {
  { HU_OBJECTIVES_RULING_OTHERWISE, N_("{side} victory: no outcome’s condition is met") },
  { HU_OBJECTIVES_RULING_OTHERWISE, N_("No result: no outcome’s condition is met") },
  { HU_OBJECTIVES_RULING_BOTH, N_("Draw: both sides have met their conditions, {met}") },
  { HU_ELSE, NC_("outcome", "{winner}: {needs}"), .context = "outcome" },
  { 0 }
};

char *
_hu_explain_objectives_ruling (const HuScenario *scenario,
                               const HuRuling   *ruling)
{
  return _hu_tell (&(HuTold) { scenario, parts, ruling }, rulings, ruling->kind);
}

char *
_hu_explain_objectives_victory (const HuScenario *scenario,
                                const HuRuling   *ruling)
{
  return _hu_tell (&(HuTold) { scenario, parts, ruling }, victories, ruling->kind);
}

char *
_hu_name_objectives_victory (const HuScenario *scenario,
                             const HuRuling   *ruling)
{
  return ruling->kind == HU_OBJECTIVES_RULING_MET
    ? hu_explain_outcome_winner (scenario, hu_objectives_get_outcome (scenario, hu_objectives_ruling (ruling)->outcome))
    : _hu_explain_objectives_victory (scenario, ruling);
}

/* The outcomes of a ladder belong to one winner: none of them is another result. */
char *
_hu_explain_objectives_other (const HuScenario *scenario,
                              const HuRuling   *deciding,
                              const HuRuling   *other)
{
  const HuOutcome *declared, *outcome;

  if (other == deciding || deciding->kind != HU_OBJECTIVES_RULING_MET || other->kind != HU_OBJECTIVES_RULING_MET)
    return NULL;

  declared = hu_objectives_get_outcome (scenario, hu_objectives_ruling (deciding)->outcome);
  outcome = hu_objectives_get_outcome (scenario, hu_objectives_ruling (other)->outcome);
  if (declared->winner == outcome->winner && declared->level != NULL && outcome->level != NULL)
    return NULL;

  return hu_explain_outcome_winner (scenario, outcome);
}

static gboolean
is_met_now (const HuOutlook *outlook)
{
  return !outlook->closed && outlook->needs->met && !outlook->needs->untold;
}

/* Does nothing but time have to pass until it is met? */
static gboolean
is_running (const HuOutlook *outlook)
{
  return !outlook->closed && !outlook->needs->untold && outlook->lacking->len == 1 &&
         hu_term_finding_runs (g_ptr_array_index (outlook->lacking, 0));
}

/* Where several outcomes are met now and judged at the same moment, says which of them is declared then; NULL: there are no
 * several. */
static char *
explain_declared (const HuScenario *scenario,
                  const HuOutlook  *outlooks,
                  guint             n)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);
  const HuOutcome *first = NULL;
  gboolean met[HU_N_SIDES] = { FALSE };
  g_autofree char *name = NULL;
  guint n_met = 0;

  for (guint i = 0; i < n; i++)
    {
      const HuOutcome *one = hu_objectives_get_outcome (scenario, i);

      if (!is_met_now (&outlooks[i]))
        continue;
      first = first != NULL ? first : one;
      if (one->when != first->when || one->of != first->of || g_strcmp0 (one->phase, first->phase) != 0)
        return NULL;
      if (one->winner != HU_SIDE_NONE)
        met[one->winner] = TRUE;
      n_met++;
    }
  if (n_met < 2)
    return NULL;
  if (met[HU_SIDE_FIRST] && met[HU_SIDE_SECOND] && rules->both != HU_BOTH_FIRST)
    return g_strdup (rules->both == HU_BOTH_DRAW ? _("If both sides still meet theirs then, the game is a draw.")
                                                 : _("If both sides still meet theirs then, neither is declared."));

  name = hu_explain_outcome_winner (scenario, first);
  /* Translators: an outcome and its winner. */
  return g_strdup_printf (_("If they are still met then, the first in the list is declared: %s."), name);
}

/* Each condition for which nothing but time has to pass: those that have to hold for a while, then those that are met now. */
static char *
explain_met_now (const HuScenario *scenario,
                 const HuOutlook  *outlooks,
                 guint             n)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *declared = explain_declared (scenario, outlooks, n);

  for (guint k = 0; k < 2 * n; k++)
    {
      guint i = k % n;
      g_autofree char *name = NULL, *when = NULL, *sentence = NULL;

      if (k < n ? !is_running (&outlooks[i]) : !is_met_now (&outlooks[i]))
        continue;
      name = hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, i));
      when = hu_explain_outcome_when (scenario, hu_objectives_get_outcome (scenario, i));
      sentence = hu_explain_nearest (scenario, &outlooks[i], name, when, FALSE);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  if (declared != NULL)
    g_string_append_printf (text, " %s", declared);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* How much is lacking of what @finding asks for, among @lacking: only what is counted alike can be compared.  0: nothing. */
static double
sum_alike (const GPtrArray     *lacking,
           const HuTermFinding *finding)
{
  double sum = 0;

  for (guint i = 0; i < lacking->len; i++)
    {
      const HuTermFinding *one = g_ptr_array_index (lacking, i);
      double gap = ABS ((double) one->need / hu_term_finding_need_unit (one) - (double) one->have / hu_term_finding_unit (one));

      if (one->term == finding->term ||
          (one->term->kind == finding->term->kind && one->term->side == finding->term->side && one->met == finding->met &&
           hu_term_is_atom (one->term) && !hu_term_is_ratio (one->term)))
        sum += MAX (gap, 1);
    }

  return sum;
}

/* Does the first lack nothing that the other does not lack at least as much of? */
static gboolean
lacks_no_more (const GPtrArray *one,
               const GPtrArray *other)
{
  for (guint i = 0; i < one->len; i++)
    {
      const HuTermFinding *finding = g_ptr_array_index (one, i);

      if (sum_alike (other, finding) < sum_alike (one, finding))
        return FALSE;
    }

  return TRUE;
}

/* Is outcome @first nearer than each other that can still be met, for sure?  What is not judged yet comes later. */
static gboolean
is_clearly_nearest (const HuOutlook *outlooks,
                    guint            n,
                    guint            first,
                    guint            turn)
{
  gboolean waits = outlooks[first].turn->from > turn;

  for (guint i = 0; i < n; i++)
    if (i != first && !outlooks[i].closed && (waits || outlooks[i].turn->from <= turn) &&
        !lacks_no_more (outlooks[first].lacking, outlooks[i].lacking))
      return FALSE;

  return TRUE;
}

/* Those that can still be met. */
static char *
explain_open (const HuScenario *scenario,
              const HuOutlook  *outlooks,
              guint             n)
{
  g_autoptr(GArray) open = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  for (guint i = 0; i < n; i++)
    if (!outlooks[i].closed)
      g_array_append_val (open, i);
  names = _hu_explain_list (scenario, open, HU_LIST_MOST, _hu_name_outcome);

  /* Translators: names of conditions, in quotation marks. */
  return g_strdup_printf (_("No condition is clearly nearest. These can still be met: %s."), names);
}

/* Names the one that lacks least, and what that is; or all that can still be met, where none is nearer for sure. */
static char *
explain_nearest (const HuScenario *scenario,
                 const HuOutlook  *outlooks,
                 guint             n,
                 const GArray     *nearest,
                 guint             turn)
{
  guint first = g_array_index (nearest, guint, 0);
  const HuOutcome *outcome = hu_objectives_get_outcome (scenario, first);
  g_autofree char *name = NULL, *when = NULL;

  if (nearest->len > 1 || !is_clearly_nearest (outlooks, n, first, turn))
    return explain_open (scenario, outlooks, n);

  name = hu_explain_outcome (scenario, outcome);
  when = hu_explain_outcome_when (scenario, outcome);

  return hu_explain_nearest (scenario, &outlooks[first], name, when, n == 1);
}

char *
_hu_explain_objectives_undecided (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (snapshot)->outcomes;
  g_autofree HuOutlook *outlooks = g_new (HuOutlook, outcomes->len + 1);
  g_autoptr(GArray) nearest = NULL;
  const HuOutlook *first;
  guint turn = hu_snapshot_get_state (snapshot)->clock.turn;

  if (outcomes->len == 0)
    return g_strdup (_("The scenario has no victory conditions."));

  for (guint i = 0; i < outcomes->len; i++)
    outlooks[i] = _hu_outcome_outlook (g_ptr_array_index (outcomes, i));
  nearest = hu_outlook_list_nearest (outlooks, outcomes->len, turn);
  if (nearest->len == 0)
    return g_strdup (_("No outcome can be met any more."));

  first = &outlooks[g_array_index (nearest, guint, 0)];
  if (is_met_now (first) || is_running (first))
    return explain_met_now (scenario, outlooks, outcomes->len);

  return explain_nearest (scenario, outlooks, outcomes->len, nearest, turn);
}

/* --- Meters --- */

/* Does another system keep points, too? */
static gboolean
has_other_points (const HuScenario *scenario)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (id != HU_SYSTEM_OBJECTIVES && hu_system_in_force (scenario, id) && hu_system_get (id)->list_awards != NULL)
      return TRUE;

  return FALSE;
}

char *
_hu_explain_objectives_title (const HuScenario *scenario,
                              const HuMeter    *meter)
{
  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return g_strdup (has_other_points (scenario) ? C_("meter", "Points for the conditions") : C_("meter", "Victory points"));

  return hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, meter->nth));
}

static char *
explain_ratio_value (const HuMeter *meter)
{
  g_autofree char *have = hu_explain_ratio_of (&hu_objectives_meter (meter)->standing);
  g_autofree char *need = hu_explain_ratio_need (hu_objectives_meter (meter)->ratio);

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
  const HuTermFinding *standing = &hu_objectives_meter (meter)->standing;

  switch (standing->term->kind)
    {
    case HU_TERM_NOT:
    case HU_TERM_ANNOUNCED:
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
      return hu_explain_term_count (standing);
    }
}

static char *
explain_points_value (const HuMeter *meter)
{
  g_autofree char *first = hu_explain_decimal (meter->value, MAX (meter->per_one, 1));
  g_autofree char *second = hu_explain_decimal (meter->of, MAX (meter->per_one, 1));

  /* Translators: a ratio of points. */
  return g_strdup_printf (C_("victory points", "%s : %s"), first, second);
}

char *
_hu_explain_objectives_value (const HuMeter *meter)
{
  g_autofree char *count = NULL;

  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return explain_points_value (meter);
  if (hu_objectives_meter (meter)->closed)
    return g_strdup (_("can no longer be met"));
  if (meter->scale == HU_METER_TO_RATIO)
    return explain_ratio_value (meter);

  count = explain_meter_count (meter);
  if (hu_objectives_meter (meter)->past && count != NULL)
    /* Translators: a condition was met, and is not now; "1 of 2". */
    return g_strdup_printf (_("met then (now %s)"), count);

  return hu_explain_met_or_not (meter->met, FALSE, hu_objectives_meter (meter)->late, count);
}

/* Both sums, and what they were when the game was decided; NULL: they have been the same since. */
static char *
explain_decided_totals (const HuSnapshot *snapshot,
                        const char       *totals)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);
  guint event = hu_snapshot_get_verdict (snapshot)->event;
  gint64 then[HU_N_SIDES] = { 0, 0 };
  g_autofree char *words = NULL;

  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      if (!entry->provisional && entry->event <= event)
        then[entry->side] += entry->points * (gint64) (hu_objectives_rules (scenario)->unit / MAX (entry->scale, 1));
    }
  if (then[HU_SIDE_FIRST] == findings->points[HU_SIDE_FIRST] && then[HU_SIDE_SECOND] == findings->points[HU_SIDE_SECOND])
    return NULL;

  words = hu_explain_totals (scenario, HU_SIDE_FIRST, then, hu_objectives_rules (scenario)->unit);
  if (event == 0)
    /* Translators: the points of both sides then, and by the end of the log: "Red 0 : 0 Blue". */
    return g_strdup_printf (_("The game was decided at the set-up. The points then: %1$s. With those not scored by then: %2$s."),
                            words, totals);

  /* Translators: the number of an event; the points of both sides then, and by the end of the log: "Red 5 : 2 Blue". */
  return g_strdup_printf (_("The game was decided at event %1$u. The points then: %2$s. With those not scored by then: %3$s."),
                          event, words, totals);
}

static char *
explain_totals (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);
  guint unit = hu_objectives_rules (scenario)->unit;
  g_autofree char *totals = hu_explain_totals (scenario, HU_SIDE_FIRST, findings->points, unit);
  char *decided = hu_snapshot_get_verdict (snapshot) != NULL ? explain_decided_totals (snapshot, totals) : NULL;

  return decided != NULL ? decided
                         : hu_explain_points_foreseen (scenario, HU_SIDE_FIRST, findings->scored, findings->points, unit, TRUE);
}

char *
_hu_explain_objectives_meter_standing (const HuSnapshot *snapshot,
                                       const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  return meter->kind != HU_OBJECTIVES_METER_POINTS ? NULL
    : hu_explain_points_foreseen (scenario, HU_SIDE_FIRST, findings->scored, findings->points,
                                  hu_objectives_rules (scenario)->unit, FALSE);
}

char *
_hu_explain_objectives_detail (const HuSnapshot *snapshot,
                               const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    return explain_totals (snapshot);

  return hu_explain_lack (scenario, g_ptr_array_index (findings->outcomes, meter->nth));
}

char *
hu_explain_outcome_winner (const HuScenario *scenario,
                           const HuOutcome  *outcome)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  name = hu_explain_outcome (scenario, outcome);
  if (outcome->name == NULL || outcome->winner == HU_SIDE_NONE)
    return g_steal_pointer (&name);

  /* Translators: side, the outcome's own name. */
  return hu_explain_sentence (scenario, C_("outcome", "%s victory, “%s”"), _hu_side_name (scenario, outcome->winner), name);
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
  return g_strdup_printf (_("%1$s, %2$s, if: %3$s."), name, when, needs);
}

/* --- Term by term --- */

GPtrArray *
_hu_explain_outcome_lines (const HuSnapshot *snapshot,
                           guint             outcome)
{
  const HuOutcomeFinding *finding = g_ptr_array_index (hu_snapshot_get_objectives (snapshot)->outcomes, outcome);

  return hu_explain_condition_lines (hu_snapshot_get_scenario (snapshot), finding->needs);
}

GPtrArray *
_hu_explain_objectives_conditions (const HuSnapshot *snapshot,
                                   const HuMeter    *meter)
{
  return meter->kind == HU_OBJECTIVES_METER_OUTCOME ? _hu_explain_outcome_lines (snapshot, meter->nth) : NULL;
}
