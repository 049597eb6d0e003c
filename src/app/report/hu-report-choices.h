/*
 * Choices that the report dialog offers, in words.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

/* The tables that games of @scenario have, as GtkStringObjects; (transfer full). */
GListModel *hu_report_choices_list_tables  (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The name of such a table in files, or NULL for no item. */
const char *hu_report_choices_get_table    (gpointer          item);
/* The name of a file for the report: the title without characters that names cannot have, and @ending. */
char       *hu_report_choices_dup_name     (const HuScenario *scenario,
                                            const char       *ending) G_GNUC_WARN_UNUSED_RESULT;
/* "A4, upright" */
char       *hu_report_choices_explain_paper (GtkPageSetup    *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
