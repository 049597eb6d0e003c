/*
 * The search for the next question, in a thread.
 */
#pragma once

#include "hu-clause.h"
#include "hu-drill-order.h"
#include "hu-job.h"

G_BEGIN_DECLS

typedef struct
{
  const HuClause     *clause;  /* to be asked about; NULL: what is next … */
  HuSystemId          system;  /* … of this system; HU_N_SYSTEMS: of all */
  const HuDrillOrder *order;
  guint32             today;
  gboolean            of_day;  /* the question of the day is looked for, among the files */
  GPtrArray          *files;   /* GFile */
  GPtrArray          *lessons; /* GFile: all lessons */
} HuDrillSearch;

/* The result is a HuDrillQuestion, or NULL. */
void hu_drill_search_start (HuJob               **slot,
                            const HuDrillSearch  *what,
                            HuJobDone             done,
                            gpointer              owner);

G_END_DECLS
