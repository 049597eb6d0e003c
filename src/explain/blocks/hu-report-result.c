/*
 * The result of a recorded game that somebody followed: the questions, his answers, the right ones, and why.
 */
#include "config.h"

#include "hu-report-private.h"

#include <glib/gi18n-lib.h>

void
hu_report_answer_free (HuReportAnswer *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->question);
  g_free (self->given);
  g_free (self->right);
  g_free (self->because);
  g_free (self->rule);
  g_free (self->clause);
  g_free (self);
}

char *
hu_report_explain_score (const GPtrArray *answers)
{
  guint n = 0;

  g_return_val_if_fail (answers != NULL, NULL);

  for (guint i = 0; i < answers->len; i++)
    n += ((const HuReportAnswer *) g_ptr_array_index (answers, i))->is_right;

  /* Translators: how many questions were answered rightly, and how many were asked */
  return g_strdup_printf (_("%u of %u right"), n, answers->len);
}

char *
hu_report_explain_answer (const HuReportAnswer *answer)
{
  g_return_val_if_fail (answer != NULL, NULL);

  if (answer->is_right)
    /* Translators: %s is an answer: "German", "4" */
    return g_strdup_printf (_("Right: %s"), answer->right);
  if (answer->given != NULL)
    /* Translators: two answers: "German", "nobody" */
    return g_strdup_printf (_("Your answer: %1$s. The right answer: %2$s"), answer->given, answer->right);

  /* Translators: %s is an answer: "German", "4" */
  return g_strdup_printf (_("The right answer: %s"), answer->right);
}

static void
add_answer (HuReportMaking       *making,
            guint                 number,
            const HuReportAnswer *answer)
{
  g_autofree char *words = hu_report_explain_answer (answer);

  /* Translators: the number of a question, and its title */
  _hu_report_heading (making, 2, g_strdup_printf (_("%1$u. %2$s"), number, answer->question));
  _hu_report_paragraph (making, HU_TEXT_STRONG, g_strdup_printf ("%s %s", answer->is_right ? "✓" : "✗", words));
  if (answer->because != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup (answer->because));
  if (answer->rule != NULL)
    _hu_report_paragraph (making, HU_TEXT_FAINT, g_strdup_printf ("%s. %s", answer->rule, answer->clause));
}

/* @adjudicator: the whole game; @answers: (element-type HuReportAnswer). */
HuReport *
hu_report_new_result (HuAdjudicator   *adjudicator,
                      const GPtrArray *answers)
{
  HuReportMaking making = { 0 };
  HuReportOptions options = { 0 };

  g_return_val_if_fail (adjudicator != NULL && answers != NULL, NULL);

  options.n_events = hu_adjudicator_get_n_events (adjudicator);
  options.viewer = HU_SIDE_NONE;
  making.report = hu_report_new (adjudicator, &options);
  g_return_val_if_fail (making.report != NULL, NULL);

  making.scenario = making.report->scenario;
  making.snapshot = making.report->snapshot;
  _hu_report_heading (&making, 1, g_strdup (making.report->title));
  _hu_report_paragraph (&making, HU_TEXT_STRONG, hu_report_explain_score (answers));
  _hu_report_paragraph (&making, HU_TEXT_PLAIN, hu_explain_verdict (making.snapshot));
  for (guint i = 0; i < answers->len; i++)
    add_answer (&making, i + 1, g_ptr_array_index (answers, i));

  return making.report;
}
