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
      if (outcome->phase != NULL && side != NULL)
        /* Translators: the name of a phase, side. */
        return hu_explain_sentence (scenario, _("at the end of each phase “%s” of the %s side"),
                                    hu_scenario_word (scenario, outcome->phase), side);
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

/* The other bound of a count that must not be met: who may not have at least 3 may have at most 2.  FALSE: it has none. */
static gboolean
turn_round (const HuTerm *term,
            HuTerm       *turned)
{
  if (term->kind < HU_TERM_UNITS || term->kind > HU_TERM_LEAD || term->kind == HU_TERM_WITHDRAWALS ||
      term->has_least == term->has_most || (term->has_most && term->most == G_MAXINT64))
    return FALSE;

  *turned = *term;
  turned->has_least = term->has_most;
  turned->has_most = term->has_least;
  turned->least = term->has_most ? term->most + 1 : 0;
  turned->most = term->has_least ? term->least - 1 : 0;

  return TRUE;
}

static char *
explain_lacking (const HuScenario    *scenario,
                 const HuTermFinding *lacking)
{
  g_autofree char *term = NULL;
  HuTerm turned;

  if (lacking->met && turn_round (lacking->term, &turned))
    return hu_explain_term (scenario, &turned);

  term = explain_whole (scenario, lacking->term);
  return lacking->met
    /* Translators: a condition that is met and must not be. */
    ? g_strdup_printf (C_("condition", "“%s” must not be met"), term) : g_steal_pointer (&term);
}

/* The term that cannot turn any more, by which @finding never will be as it is wanted. */
static const HuTermFinding *
find_settled (const HuTermFinding *finding)
{
  for (guint i = 0; finding->term->kind <= HU_TERM_SOME && i < finding->parts->len; i++)
    {
      const HuTermFinding *part = g_ptr_array_index (finding->parts, i);

      if (part->settled && (finding->term->kind == HU_TERM_NOT ? part->met : !part->met))
        return finding->term->kind == HU_TERM_NOT ? part : find_settled (part);
    }

  return finding;
}

static char *
explain_closed (const HuScenario       *scenario,
                const HuOutcomeFinding *finding)
{
  const HuTermFinding *settled;
  g_autofree char *term = NULL;

  if (!finding->needs->settled || finding->needs->met)
    return g_strdup (_("It can no longer be met: the turns in which it is judged are over."));

  settled = find_settled (finding->needs);
  term = explain_whole (scenario, settled->term);
  return settled->met
    /* Translators: a condition that must not be met, and is met for good. */
    ? g_strdup_printf (_("It can no longer be met: this is so for good: %s."), term)
    /* Translators: a condition. */
    : g_strdup_printf (_("It can no longer be met: this is no longer possible: %s."), term);
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

  turns = _hu_explain_span (scenario, &finding->outcome->turn);
  /* Translators: a whole sentence; "from Turn 3 on", "up to Turn 4". */
  return g_strdup_printf (_("%s It is judged only %s."), before, turns);
}

char *
hu_explain_lack (const HuScenario       *scenario,
                 const HuOutcomeFinding *finding)
{
  g_autoptr(GString) terms = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  if (finding->closed)
    return add_turns (scenario, finding, explain_closed (scenario, finding));
  if (finding->lack == 0)
    return add_turns (scenario, finding, g_strdup (_("Its condition is met.")));

  for (guint i = 0; i < MIN (finding->lacking->len, HU_LIST_MOST); i++)
    {
      g_autofree char *lacking = explain_lacking (scenario, g_ptr_array_index (finding->lacking, i));

      g_string_append_printf (terms, "%s%s", terms->len > 0 ? "; " : "", lacking);
    }

  return add_turns (scenario, finding, g_strdup_printf (_hu_trn (
                                           /* Translators: a number; conditions. */
                                           "%u condition is missing: %s.", "%u conditions are missing: %s.", finding->lack),
                                       finding->lack, terms->str));
}
