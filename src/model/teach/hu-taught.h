/*
 * What a learner has been taught: the clauses of the lessons that he has finished, and the rules that he is learning.
 */
#pragma once

#include "hu-progress.h"
#include "hu-reason.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* @lessons (GFile): all there are.  (transfer full) (element-type HuClauseId).  Reads files: for a thread. */
GHashTable *hu_taught_list        (const HuProgress *progress,
                                   GPtrArray        *lessons) G_GNUC_WARN_UNUSED_RESULT;
/* The rule system of the lesson last gone through; HU_N_SYSTEMS: none. */
HuSystemId  hu_taught_find_system (const HuProgress *progress,
                                   GPtrArray        *lessons);

G_END_DECLS
