/*
 * The dialog of the report: which moment, whose eyes, which parts; then it is
 * printed, or exported to a file.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_REPORT_DIALOG (hu_report_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HuReportDialog, hu_report_dialog, HU, REPORT_DIALOG, AdwWindow)

/*
 * Signal "told" (const char *): something to say once the dialog is gone, as
 * that a file was written.
 */
GtkWidget *hu_report_dialog_new    (GtkWindow      *parent,
                                    HuGame         *game);
/* Writes the file that the options ask for, as if it had been chosen. */
void       hu_report_dialog_export (HuReportDialog *self,
                                    GFile          *file);

G_END_DECLS
