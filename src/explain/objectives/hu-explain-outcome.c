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

/* An outcome that is judged in some turns only names them, unless it is judged now. */
static char *
add_turns (const HuScenario       *scenario,
           const HuOutcomeFinding *finding,
           char                   *text)
{
  g_autofree char *before = text;
  g_autofree char *turns = NULL;

  if (finding->outcome->turn.from == 0 && finding->outcome->turn.to == 0)
    return g_steal_pointer (&before);

  turns = hu_explain_span (scenario, &finding->outcome->turn);
  /* Translators: a whole sentence; "from Turn 3 on", "up to Turn 4". */
  return g_strdup_printf (_("%s It is judged only %s."), before, turns);
}

char *
hu_explain_lack (const HuScenario       *scenario,
                 const HuOutcomeFinding *finding)
{
  gboolean over;

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  over = finding->closed && (!finding->needs->settled || finding->needs->met);
  return add_turns (scenario, finding,
                    over ? g_strdup (_("It can no longer be met: the turns in which it is judged are over."))
                         : hu_explain_needs (scenario, finding->needs, finding->lacking));
}
