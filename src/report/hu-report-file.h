/*
 * A report as a file: PDF, HTML, Markdown, CSV.  One writer for window and
 * command line; the same report gives the same bytes.
 */
#pragma once

#include "hu-pages.h"

G_BEGIN_DECLS

#define HU_REPORT_ERROR (hu_report_error_quark ())

typedef enum
{
  HU_REPORT_ERROR_CANCELLED,
  HU_REPORT_ERROR_TOO_LARGE, /* for a picture of pixels */
  HU_REPORT_ERROR_DRAWING,   /* cairo or libpng could not */
} HuReportError;

typedef enum
{
  HU_REPORT_PDF,
  HU_REPORT_HTML,
  HU_REPORT_MARKDOWN,
  HU_REPORT_CSV,
  HU_N_REPORT_FORMATS
} HuReportFormat;

/* Told now and then how much is done, 0 … 1; FALSE cancels. */
typedef gboolean (*HuProgressFunc) (double   done,
                                    gpointer data);

GQuark      hu_report_error_quark       (void);

/* "pdf", "html", "md", "csv"; by the end of a file's name ("game.pdf", "x.htm"); or -1. */
gint        hu_report_format_from_string (const char       *text);
gint        hu_report_format_from_name  (const char        *name);

/* The whole file; NULL and @error where it was cancelled or could not be made. */
GBytes     *hu_report_to_pdf            (HuReport          *report,
                                         const HuPageSetup *setup,
                                         HuProgressFunc     progress,
                                         gpointer           data,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *hu_report_to_html           (HuReport          *report,
                                         HuProgressFunc     progress,
                                         gpointer           data,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *hu_report_to_markdown       (const HuReport    *report) G_GNUC_WARN_UNUSED_RESULT;
/* RFC 4180, UTF-8; cells that a spreadsheet would take for formulas are defused. */
GBytes     *hu_report_table_to_csv      (const HuReportTable *table) G_GNUC_WARN_UNUSED_RESULT;
/* For the clipboard: cells with tabs between them, as on paper. */
char       *hu_report_table_to_tabs     (const HuReportTable *table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
