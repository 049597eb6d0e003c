/*
 * The outcome of an answer: its words, and the colour of the label that shows it.
 */
#include "config.h"

#include "hu-answer-outcome.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain-fact.h"
#include "hu-term-label.h"

/* @outcome: the outcome; not HU_OUTCOME_NONE; @scenario: the scenario that was asked about.  Returns "Right: 4", "Not
 * so. The answer is: 4". */
char *
hu_answer_outcome_word (HuAnswerOutcome   outcome,
                        const HuScenario *scenario,
                        const HuAnswer   *right)
{
  g_autofree char *answer = NULL;

  g_return_val_if_fail (scenario != NULL && right != NULL, NULL);

  answer = hu_explain_fact_answer (scenario, right);
  switch (outcome)
    {
    case HU_OUTCOME_RIGHT:
      /* Translators: %s is an answer: "Yes", "4", "German" */
      return g_strdup_printf (_("Right: %s"), answer);
    case HU_OUTCOME_WRONG:
      /* Translators: %s is the right answer: "Yes", "4", "German" */
      return g_strdup_printf (_("Not quite: the answer is %s"), answer);
    case HU_OUTCOME_SHOWN:
      /* Translators: %s is the right answer: "Yes", "4", "German" */
      return g_strdup_printf (_("The answer is: %s"), answer);
    case HU_OUTCOME_NONE:
      break;
    }

  g_return_val_if_reached (NULL);
}

/**
 * hu_answer_outcome_show:
 * @text: (nullable): the outcome in words; without text the label is hidden
 *
 * Shows the outcome in the colour of success or of an error.
 */
void
hu_answer_outcome_show (GtkLabel        *label,
                        HuAnswerOutcome  outcome,
                        const char      *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  hu_css_class_set (GTK_WIDGET (label), "success", outcome == HU_OUTCOME_RIGHT);
  hu_css_class_set (GTK_WIDGET (label), "error", outcome == HU_OUTCOME_WRONG);
  hu_plain_label_set (label, text);
}
