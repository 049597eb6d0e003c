/*
 * Making a report, and its file, in a thread of its own, with progress and cancellation.
 */
#pragma once

#include <gio/gio.h>

#include "hu-game.h"
#include "hu-map-picture.h"
#include "hu-report-file.h"

G_BEGIN_DECLS

/* The report to make. */
typedef struct
{
  HuReportOptions options;
  gint            format; /* HuReportFormat, or -1: the report alone */
  HuPageSetup     setup;
  const char     *table;  /* of CSV; static */
} HuReportOrder;

typedef struct _HuReportJob HuReportJob;

/* Adjudicates the game's whole log again for a report. (transfer full) */
HuAdjudicator *hu_report_job_adjudicate (HuGame              *game) G_GNUC_WARN_UNUSED_RESULT;

/* The fingerprint of the game, as it would be saved; NULL in what-if, which is not saved. (transfer full) */
char          *hu_report_job_dup_fingerprint (HuGame         *game,
                                              HuAdjudicator  *adjudicator) G_GNUC_WARN_UNUSED_RESULT;

HuReportJob   *hu_report_job_start      (HuGame              *game,
                                         const HuReportOrder *order,
                                         GCancellable        *cancellable,
                                         GAsyncReadyCallback  ready,
                                         gpointer             data);
/* How much is done, 0 … 1; to be asked until it is ready. */
double         hu_report_job_get_done   (HuReportJob         *self);
/* NULL and @error if it was cancelled or failed. (transfer full) both; @bytes NULL: only the report. */
HuReport      *hu_report_job_finish     (GAsyncResult        *result,
                                         GBytes             **bytes,
                                         GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void           hu_report_job_unref      (HuReportJob         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuReportJob, hu_report_job_unref)

G_END_DECLS
