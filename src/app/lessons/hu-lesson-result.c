/*
 * The result of a recorded game.  The pages and files are those of a report.
 */
#include "config.h"

#include "hu-lesson-result.h"

#include <glib/gi18n-lib.h>

#include "hu-clause.h"
#include "hu-explain-fact.h"
#include "hu-file-name.h"
#include "hu-message.h"
#include "hu-print-operation.h"
#include "hu-report-file.h"
#include "hu-report-job.h"
#include "hu-save.h"

/* --- Answers --- */

static gboolean
is_right (HuLessonScore score)
{
  return score == HU_SCORE_FIRST_TRY || score == HU_SCORE_HINT;
}

static HuReportAnswer *
make_answer (HuLesson *lesson,
             guint     index)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (lesson));
  const HuLessonStep *step = hu_lesson_plan_get_step (scenario->lesson, index);
  const HuAnswer *given = hu_lesson_get_given (lesson, index);
  g_autoptr(HuSnapshot) asked = hu_lesson_dup_asked_at (lesson, index);
  g_autoptr(HuAnswer) right = hu_fact_answer (step->ask, asked, NULL);
  const HuClause *clause = step->clauses->len > 0 ? hu_clause_find (g_ptr_array_index (step->clauses, 0)) : NULL;
  HuReportAnswer *answer = g_new0 (HuReportAnswer, 1);

  answer->question = g_strdup (hu_scenario_word (scenario, step->title));
  answer->given = given != NULL ? hu_explain_fact_answer (scenario, given) : NULL;
  answer->right = hu_explain_fact_answer (scenario, right);
  answer->is_right = is_right (hu_lesson_get_score (lesson, index));
  answer->because = step->after != NULL ? g_strdup (hu_scenario_word (scenario, step->after))
                                        : hu_explain_fact_because (asked, step->ask);
  answer->rule = clause != NULL ? hu_explain_rule_title (hu_rule_page_find (clause->page)) : NULL;
  answer->clause = clause != NULL ? hu_explain_clause (clause) : NULL;

  return answer;
}

GPtrArray *
hu_lesson_result_list (HuLesson *lesson)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_report_answer_free);

  g_return_val_if_fail (HU_IS_LESSON (lesson), answers);

  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    if (hu_lesson_plan_get_step (hu_game_get_scenario (hu_lesson_get_game (lesson))->lesson, i)->ask != NULL)
      g_ptr_array_add (answers, make_answer (lesson, i));

  return answers;
}

static HuReport *
make_report (HuLesson *lesson)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_report_job_adjudicate (hu_lesson_get_game (lesson));
  g_autoptr(GPtrArray) answers = hu_lesson_result_list (lesson);

  return hu_report_new_result (adjudicator, answers);
}

/* --- Paper --- */

static void
complain (GtkWindow    *window,
          const GError *error)
{
  hu_message_show (GTK_WIDGET (window), _("The Result Was Not Written"), error->message, NULL);
}

void
hu_lesson_result_print (HuLesson  *lesson,
                        GtkWindow *window)
{
  g_autoptr(HuReport) report = NULL;
  g_autoptr(HuPrintOperation) operation = NULL;
  g_autoptr(GError) error = NULL;

  g_return_if_fail (HU_IS_LESSON (lesson) && GTK_IS_WINDOW (window));

  report = make_report (lesson);
  operation = hu_print_operation_new (report, 1, 1);
  gtk_print_operation_set_allow_async (GTK_PRINT_OPERATION (operation), TRUE);
  if (gtk_print_operation_run (GTK_PRINT_OPERATION (operation), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &error) ==
      GTK_PRINT_OPERATION_RESULT_ERROR)
    complain (window, error);
}

/* --- A file --- */

gboolean
hu_lesson_result_write (HuLesson  *lesson,
                        GFile     *file,
                        GError   **error)
{
  g_autofree char *name = NULL;
  g_autoptr(HuReport) report = NULL;
  g_autoptr(GBytes) bytes = NULL;
  HuPageSetup setup;
  gint format;

  g_return_val_if_fail (HU_IS_LESSON (lesson) && G_IS_FILE (file), FALSE);

  name = hu_file_dup_name (file);
  format = hu_report_format_from_name (name);
  report = make_report (lesson);
  hu_page_setup_init (&setup);
  if (format == HU_REPORT_HTML)
    bytes = hu_report_to_html (report, NULL, NULL, NULL, error);
  else if (format == HU_REPORT_MARKDOWN || format == HU_REPORT_TEXT)
    bytes = hu_report_to_text (report, (HuReportFormat) format);
  else
    bytes = hu_report_to_pdf (report, &setup, NULL, NULL, error);

  return bytes != NULL && hu_save_bytes (file, bytes, error);
}

static void
response_cb (HuLesson             *lesson,
             int                   response,
             GtkFileChooserNative *native)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));
  GtkWindow *window = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (native));
  g_autoptr(GError) error = NULL;
  g_autofree char *name = NULL, *told = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && window != NULL)
    {
      if (hu_lesson_result_write (lesson, file, &error))
        {
          name = g_file_get_parse_name (file);
          /* Translators: the name of a file. */
          told = g_strdup_printf (_("The result is in “%s”"), name);
          hu_message_toast (GTK_WIDGET (window), told);
        }
      else
        complain (window, error);
    }
  g_object_unref (native);
}

void
hu_lesson_result_save (HuLesson  *lesson,
                       GtkWindow *window)
{
  GtkFileChooserNative *native;
  const HuScenario *scenario;
  g_autofree char *title = NULL;
  g_autofree char *suggested = NULL;

  g_return_if_fail (HU_IS_LESSON (lesson) && GTK_IS_WINDOW (window));

  scenario = hu_game_get_scenario (hu_lesson_get_game (lesson));
  title = g_strdelimit (g_strdup (hu_scenario_word (scenario, scenario->title)), "/\\:*?\"<>|\n", '-');
  suggested = g_strconcat (title, ".pdf", NULL);
  native = gtk_file_chooser_native_new (_("Save the Result"), window, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), suggested);
  g_signal_connect_object (native, "response", G_CALLBACK (response_cb), lesson, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}
