/*
 * The search for the next question, in a thread.
 */
#pragma once

#include "hu-clause.h"
#include "hu-drill-order.h"
#include "hu-job.h"

G_BEGIN_DECLS

/* @clause: to be asked about; NULL: what is next of @system (HU_N_SYSTEMS: of all).  @of_day: the question of the day,
 * among @files (GFile).  @lessons (GFile): all lessons.  The result is a HuDrillQuestion, or NULL. */
void hu_drill_search_start (HuJob              **slot,
                            const HuClause      *clause,
                            HuSystemId           system,
                            const HuDrillOrder  *order,
                            guint32              today,
                            gboolean             of_day,
                            GPtrArray           *files,
                            GPtrArray           *lessons,
                            HuJobDone            done,
                            gpointer             owner);

G_END_DECLS
