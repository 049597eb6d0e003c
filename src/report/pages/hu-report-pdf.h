/*
 * A report as a PDF.
 */
#pragma once

#include "hu-pages.h"
#include "hu-report-error.h"

G_BEGIN_DECLS

/* The whole file; NULL and @error if it was cancelled or could not be made. */
GBytes *hu_report_to_pdf (HuReport          *report,
                          const HuPageSetup *setup,
                          HuProgressFunc     progress,
                          gpointer           data,
                          GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
