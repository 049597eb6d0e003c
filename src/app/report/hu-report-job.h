/*
 * Making a report, and its file, in a thread of its own, with progress and cancellation.
 */
#pragma once

#include "hu-game.h"
#include "hu-job.h"
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

typedef struct
{
  HuReport *report;
  GBytes   *bytes; /* the file; NULL: only the report was asked for */
} HuReportMade;

void           hu_report_made_free           (HuReportMade   *self);

/* Adjudicates the game's whole log again for a report. (transfer full) */
HuAdjudicator *hu_report_job_adjudicate (HuGame              *game) G_GNUC_WARN_UNUSED_RESULT;

/* The fingerprint of the game, as it would be saved; NULL in what-if, which is not saved. (transfer full) */
char          *hu_report_job_dup_fingerprint (HuGame         *game,
                                              HuAdjudicator  *adjudicator) G_GNUC_WARN_UNUSED_RESULT;

/* The result is a HuReportMade. */
void           hu_report_job_start           (HuJob         **slot,
                                              HuGame         *game,
                                              const HuReportOrder *order,
                                              HuJobDone       done,
                                              gpointer        owner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuReportMade, hu_report_made_free)

G_END_DECLS
