/*
 * Shows a report's pages where printing has no preview of its own.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Whether the program that GTK previews pages with is there. */
gboolean hu_report_viewer_has_preview (GtkWidget *widget);
/* Opens a PDF in the desktop's program for PDFs; if there is none, says so and offers "report.export-pdf". */
void     hu_report_viewer_show        (GtkWindow *dialog,
                                       GBytes    *bytes);

G_END_DECLS
