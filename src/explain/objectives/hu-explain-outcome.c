/*
 * Outcomes in words: who wins, when that is judged, and what is missing.
 */
#include "config.h"

#include "hu-objectives-words.h"

/* Comparing each with each takes long where there are more. */
#define ALIKE_MOST 200

static gboolean
are_alike (const HuOutcome *one,
           const HuOutcome *other)
{
  if (one->name != NULL || other->name != NULL)
    return g_strcmp0 (one->name, other->name) == 0;

  return one->winner == other->winner && g_strcmp0 (one->level, other->level) == 0;
}

/* The place of an outcome among those of its name, from 1 on; 0: it is the only one. */
static guint
count_alike (const HuScenario *scenario,
             const HuOutcome  *outcome)
{
  const GPtrArray *outcomes = hu_objectives_rules (scenario)->outcomes;
  guint n = 0, at = 0;

  for (guint i = 0; i < outcomes->len && outcomes->len <= ALIKE_MOST; i++)
    {
      n += are_alike (g_ptr_array_index (outcomes, i), outcome);
      if (g_ptr_array_index (outcomes, i) == outcome)
        at = n;
    }

  return n > 1 ? at : 0;
}

static char *
name_alone (const HuScenario *scenario,
            const HuOutcome  *outcome)
{
  if (outcome->name != NULL)
    return g_strdup (hu_scenario_word (scenario, outcome->name));
  if (outcome->winner == HU_SIDE_NONE)
    return g_strdup (C_("outcome", "Draw"));
  if (outcome->level != NULL)
    /* Translators: side, the level's own name. */
    return hu_explain_sentence (scenario, C_("outcome", "%s victory: %s"), _hu_side_name (scenario, outcome->winner),
                                outcome->level);

  /* Translators: side. */
  return hu_explain_sentence (scenario, C_("outcome", "%s victory"), _hu_side_name (scenario, outcome->winner));
}

char *
hu_explain_outcome (const HuScenario *scenario,
                    const HuOutcome  *outcome)
{
  g_autofree char *name = NULL;
  guint at;

  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  name = name_alone (scenario, outcome);
  at = count_alike (scenario, outcome);

  /* Translators: an outcome, and its number among those of one name: "Blue victory (2)". */
  return at > 0 ? g_strdup_printf (C_("outcome", "%s (%u)"), name, at) : g_steal_pointer (&name);
}

char *
hu_explain_outcome_when (const HuScenario *scenario,
                         const HuOutcome  *outcome)
{
  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  return hu_explain_judged (scenario, outcome->when, outcome->of, outcome->phase, &outcome->turn);
}

char *
_hu_explain_outcomes_none (const HuScenario *scenario)
{
  HuSide winner = hu_objectives_rules (scenario)->otherwise;

  return winner == HU_SIDE_NONE ? g_strdup (C_("outcome", "no result")) : hu_explain_side (scenario, winner);
}

/* --- Several at one moment --- */

char *
_hu_name_outcome (const HuScenario *scenario,
                  const GArray     *outcomes,
                  guint             index)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (scenario, g_array_index (outcomes, guint, index));
  g_autofree char *name = hu_explain_outcome (scenario, outcome);

  return g_strdup_printf (_("“%s”"), name);
}

/* The outcomes that were met with the one that is declared, which is @declared: (out). */
static GArray *
list_met_with (const HuSnapshot *snapshot,
               gint             *declared)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  GArray *others = g_array_new (FALSE, FALSE, sizeof (guint));

  *declared = -1;
  for (guint i = 0; verdict != NULL && i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      guint outcome;

      if (ruling->system != HU_SYSTEM_OBJECTIVES || ruling->kind != HU_OBJECTIVES_RULING_MET || ruling->event != verdict->event)
        continue;
      outcome = hu_objectives_ruling (ruling)->outcome;
      if (ruling->decides)
        *declared = (gint) outcome;
      else
        g_array_append_val (others, outcome);
    }

  return others;
}

char *
hu_explain_outcome_order (const HuSnapshot *snapshot,
                          gint              outcome)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  gint declared;
  g_autoptr(GArray) others = list_met_with (snapshot, &declared);
  g_autofree char *first = NULL, *rest = NULL;
  HuSide winner;

  if (declared < 0 || others->len == 0 || (outcome >= 0 && outcome != declared && !hu_numbers_have (others, (guint) outcome)))
    return NULL;

  first = hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, (guint) declared));
  rest = _hu_explain_list (scenario, others, HU_LIST_MOST, _hu_name_outcome);
  winner = hu_objectives_get_outcome (scenario, (guint) declared)->winner;
  if (winner == HU_SIDE_NONE)
    /* Translators: an outcome; others. */
    return g_strdup_printf (_("“%1$s” stands before %2$s in the list of conditions, so the game is a draw."), first, rest);

  /* Translators: an outcome; others; a side. */
  return hu_explain_sentence (scenario, _("“%1$s” stands before %2$s in the list of conditions, so the %3$s side wins."),
                              first, rest, _hu_side_name (scenario, winner));
}

/* Only where each side has an outcome can both be met. */
char *
_hu_explain_outcomes_both (const HuObjectivesRules *rules)
{
  static const char * const words[] = {
    [HU_BOTH_DRAW] = NC_("outcome", "a draw"),
    [HU_BOTH_NONE] = NC_("outcome", "neither wins by it"),
    [HU_BOTH_FIRST] = NC_("outcome", "the one that stands first in the list"),
  };
  gboolean has[HU_N_SIDES] = { FALSE };

  for (guint i = 0; i < rules->outcomes->len; i++)
    {
      HuSide winner = ((const HuOutcome *) g_ptr_array_index (rules->outcomes, i))->winner;

      if (winner != HU_SIDE_NONE)
        has[winner] = TRUE;
    }

  return has[HU_SIDE_FIRST] && has[HU_SIDE_SECOND] ? g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "outcome", words[rules->both]))
                                                   : NULL;
}

static char *
explain_none (const HuScenario *scenario)
{
  HuSide winner = hu_objectives_rules (scenario)->otherwise;

  if (winner == HU_SIDE_NONE)
    return g_strdup (_("If no condition is met, there is no result."));

  /* Translators: a side. */
  return hu_explain_sentence (scenario, _("If no condition is met, the %s side wins."), _hu_side_name (scenario, winner));
}

char *
_hu_explain_objectives_otherwise (const HuScenario *scenario)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);
  g_autofree char *none = explain_none (scenario);
  g_autofree char *both = _hu_explain_outcomes_both (rules);

  if (rules->outcomes->len == 0)
    return NULL;
  if (both == NULL)
    return g_steal_pointer (&none);

  return g_strdup_printf ("%s %s: %s.", none, _("If both sides meet a condition at once"), both);
}

HuOutlook
_hu_outcome_outlook (const HuOutcomeFinding *finding)
{
  return (HuOutlook) { finding->needs, finding->lacking, &finding->outcome->turn, finding->closed, finding->ended,
                       finding->late, finding->turn, finding->judged, finding->outcome->when, finding->outcome->of,
                       finding->outcome->phase };
}

char *
hu_explain_lack (const HuScenario       *scenario,
                 const HuOutcomeFinding *finding)
{
  HuOutlook outlook;

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  outlook = _hu_outcome_outlook (finding);

  return hu_explain_outlook (scenario, &outlook);
}
