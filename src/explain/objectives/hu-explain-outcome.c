/*
 * Outcomes in words: who wins, when that is judged, and what is missing.
 */
#include "config.h"

#include "hu-objectives-words.h"

char *
hu_explain_outcome (const HuScenario *scenario,
                    const HuOutcome  *outcome)
{
  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  if (outcome->name != NULL)
    return g_strdup (hu_scenario_word (scenario, outcome->name));
  if (outcome->winner == HU_SIDE_NONE)
    return g_strdup (C_("outcome", "Draw"));
  if (outcome->level != NULL)
    /* Translators: side, the level's own name. */
    return hu_explain_sentence (scenario, C_("outcome", "%s victory, “%s”"), _hu_side_name (scenario, outcome->winner),
                                outcome->level);

  /* Translators: side. */
  return hu_explain_sentence (scenario, C_("outcome", "%s victory"), _hu_side_name (scenario, outcome->winner));
}

char *
hu_explain_outcome_when (const HuScenario *scenario,
                         const HuOutcome  *outcome)
{
  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  return hu_explain_judged (scenario, outcome->when, outcome->of, outcome->phase, &outcome->turn);
}

HuOutlook
_hu_outcome_outlook (const HuOutcomeFinding *finding)
{
  return (HuOutlook) { finding->needs, finding->lacking, &finding->outcome->turn, finding->closed, finding->ended,
                       finding->late, finding->turn };
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
