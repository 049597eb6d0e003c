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

static char *
explain_moment (const HuScenario *scenario,
                const HuOutcome  *outcome)
{
  const char *side = outcome->of != HU_SIDE_NONE ? _hu_side_name (scenario, outcome->of) : NULL;

  switch (outcome->when)
    {
    case HU_JUDGED_INSTANT:
      return g_strdup (C_("outcome", "at once"));
    case HU_JUDGED_PHASE:
      if (outcome->phase != NULL)
        /* Translators: the name of a phase. */
        return g_strdup_printf (_("at the end of each phase “%s”"), hu_scenario_word (scenario, outcome->phase));
      return side != NULL
        /* Translators: side. */
        ? hu_explain_sentence (scenario, _("at the end of each phase of the %s side"), side)
        : g_strdup (_("at the end of each phase"));
    case HU_JUDGED_PLAYER_TURN:
      return side != NULL
        /* Translators: side. */
        ? hu_explain_sentence (scenario, _("at the end of each player turn of the %s side"), side)
        : g_strdup (_("at the end of each player turn"));
    case HU_JUDGED_TURN:
      return g_strdup (_("at the end of each turn"));
    case HU_JUDGED_END:
    case HU_N_JUDGED:
      break;
    }

  return g_strdup (C_("outcome", "at the end of the game"));
}

char *
hu_explain_outcome_when (const HuScenario *scenario,
                         const HuOutcome  *outcome)
{
  g_autofree char *moment = NULL;
  g_autofree char *turns = NULL;

  g_return_val_if_fail (scenario != NULL && outcome != NULL, NULL);

  moment = explain_moment (scenario, outcome);
  if (outcome->turn.from == 0 && outcome->turn.to == 0)
    return g_steal_pointer (&moment);

  turns = _hu_explain_span (scenario, &outcome->turn);
  return g_strdup_printf ("%s, %s", moment, turns);
}

/* The terms of a condition in a row, without "all of these". */
static void
append_leaves (const HuScenario *scenario,
               const HuTerm     *term,
               GString          *leaves)
{
  g_autofree char *words = NULL;

  if (term->kind == HU_TERM_ALL || (term->parts->len == 1 && term->kind != HU_TERM_NOT))
    {
      for (guint i = 0; i < term->parts->len; i++)
        append_leaves (scenario, g_ptr_array_index (term->parts, i), leaves);
      return;
    }

  words = hu_explain_term (scenario, term);
  g_string_append_printf (leaves, "%s%s", leaves->len > 0 ? "; " : "", words);
}

/* A term that remembers says "this", so what it remembers follows. */
static char *
explain_whole (const HuScenario *scenario,
               const HuTerm     *term)
{
  g_autofree char *words = hu_explain_term (scenario, term);
  g_autoptr(GString) leaves = g_string_new (NULL);

  for (guint i = 0; i < term->parts->len; i++)
    append_leaves (scenario, g_ptr_array_index (term->parts, i), leaves);

  return leaves->len > 0 ? g_strdup_printf ("%s (%s)", words, leaves->str) : g_steal_pointer (&words);
}

char *
hu_explain_lack (const HuScenario       *scenario,
                 const HuOutcomeFinding *finding)
{
  g_autoptr(GString) terms = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  if (finding->lack == 0)
    return g_strdup (_("Its condition is met."));

  for (guint i = 0; i < MIN (finding->lacking->len, HU_LIST_MOST); i++)
    {
      const HuTermFinding *lacking = g_ptr_array_index (finding->lacking, i);
      g_autofree char *term = explain_whole (scenario, lacking->term);

      if (terms->len > 0)
        g_string_append (terms, "; ");
      if (lacking->met)
        /* Translators: a condition that is met and must not be. */
        g_string_append_printf (terms, C_("condition", "no longer: %s"), term);
      else
        g_string_append (terms, term);
    }

  return g_strdup_printf (_hu_trn (
                              /* Translators: a number; conditions. */
                              "%u condition is missing: %s.", "%u conditions are missing: %s.", finding->lack),
                          finding->lack, terms->str);
}
