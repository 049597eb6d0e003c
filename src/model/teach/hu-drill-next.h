/*
 * The question that a learner is asked next: about a clause that his progress asks for, and of the kinds in turn.
 */
#pragma once

#include "hu-drill-order.h"
#include "hu-progress.h"

G_BEGIN_DECLS

typedef struct
{
  const HuProgress   *progress;
  const HuDrillOrder *order;
  HuSystemId          system; /* HU_N_SYSTEMS: all */
  GHashTable         *taught; /* HuClauseId of finished lessons; or NULL */
  GPtrArray          *files;  /* GFile: games to ask about */
  guint32             today;
} HuDrillScope;

/* NULL: there is none, or it was cancelled.  Takes up to a second: for a thread. */
HuDrillQuestion *hu_drill_find_next (const HuDrillScope *scope,
                                     GRand              *rand,
                                     GCancellable       *cancellable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
