/*
 * Errors and progress, which every writer of a file shares with its callers.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define HU_REPORT_ERROR (hu_report_error_quark ())

typedef enum
{
  HU_REPORT_ERROR_CANCELLED,
  HU_REPORT_ERROR_TOO_LARGE, /* for a picture of pixels */
  HU_REPORT_ERROR_DRAWING,   /* cairo or libpng could not */
  HU_REPORT_ERROR_FONT,      /* there is none */
} HuReportError;

/* Called now and then with the share that is done, 0 … 1; returns FALSE to cancel. */
typedef gboolean (*HuProgressFunc) (double   done,
                                    gpointer data);

GQuark hu_report_error_quark (void);

/* FALSE and @error where there is no font to write any word with. */
gboolean hu_report_check_font (GError **error);

G_END_DECLS
