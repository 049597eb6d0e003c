/*
 * The dialog of the report: the moment, the view and the parts; then it prints the report, or exports it to a
 * file.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_REPORT_DIALOG (hu_report_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HuReportDialog, hu_report_dialog, HU, REPORT_DIALOG, AdwWindow)

/*
 * Signal "told" (const char *): a message to show after the dialog has closed, for example that a file was
 * written.
 */
GtkWidget *hu_report_dialog_new    (GtkWindow      *parent,
                                    HuGame         *game);
/* Writes the file with the present options, as if the user had chosen it. */
void       hu_report_dialog_export (HuReportDialog *self,
                                    GFile          *file);

G_END_DECLS
