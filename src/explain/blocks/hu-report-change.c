/*
 * A report of what has just changed, for the opponent at a distance: which game, the moment, the
 * events, and the verdict now.
 */
#include "config.h"

#include "hu-report-private.h"

/* @options: the moment, the viewer, and the fingerprint; parts are none; @lines: (element-type utf8): the events in
 * words, as far as the viewer sees them. */
HuReport *
hu_report_new_change (HuAdjudicator         *adjudicator,
                      const HuReportOptions *options,
                      const GPtrArray       *lines)
{
  HuReportOptions none = *options;
  HuReportMaking making = { 0 };
  g_autoptr(GString) change = g_string_new (NULL);

  g_return_val_if_fail (adjudicator != NULL && lines != NULL, NULL);

  none.parts = 0;
  making.report = hu_report_new (adjudicator, &none);
  making.scenario = making.report->scenario;
  making.snapshot = making.report->snapshot;
  _hu_report_paragraph (&making, HU_TEXT_STRONG,
                        /* Translators: a game, and a moment of it: "Operation Typhoon (Nov II, German, Movement)" */
                        g_strdup_printf (C_("report", "%1$s (%2$s)"), making.report->title, making.report->moment));
  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      _hu_report_paragraph (&making, HU_TEXT_PLAIN, g_strdup (line));
      g_string_append_printf (change, "%s%s", i > 0 ? "; " : "", line);
    }
  _hu_report_paragraph (&making, HU_TEXT_STRONG, hu_explain_verdict (making.snapshot));
  making.report->change = _hu_report_clean (g_strdup (change->str));

  return making.report;
}
