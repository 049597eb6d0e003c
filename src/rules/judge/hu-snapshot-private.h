/*
 * How a snapshot is made; for the adjudicator alone.
 */
#pragma once

#include "hu-snapshot.h"

G_BEGIN_DECLS

/* The rulings of one event, linked to those of every event before it: a list that grows only at its head, so
 * snapshots share it without copying. */
typedef struct _HuRulingLog HuRulingLog;

struct _HuRulingLog
{
  gint         ref_count;
  HuRulingLog *before;  /* of the event before, or NULL */
  GPtrArray   *rulings; /* HuRuling */
  guint        n;       /* how many events there are, the set-up counted as one */
};

HuRulingLog *hu_ruling_log_new   (HuRulingLog  *before,
                                  GPtrArray    *rulings); /* takes both (a reference of @before) */
HuRulingLog *hu_ruling_log_ref   (HuRulingLog  *log);
void         hu_ruling_log_unref (HuRulingLog  *log);

/* Takes references of its own to @scenario and @log, and takes @state over.  @at_start: the snapshot of the
 * set-up; NULL while that one is being made. */
HuSnapshot  *hu_snapshot_new     (HuScenario       *scenario,
                                  HuState          *state,
                                  HuRulingLog      *log,
                                  const HuSnapshot *at_start);
/* The same with meters of which only the numbers are right, and little else; see hu_adjudicator_count(). */
HuSnapshot  *hu_snapshot_new_counted (HuScenario       *scenario,
                                  HuState          *state,
                                  HuRulingLog      *log,
                                  const HuSnapshot *at_start);
/* The rulings of its last event and of all before. */
const HuRulingLog *hu_snapshot_get_ruling_log (const HuSnapshot *snapshot);
/* For whoever made it, before anybody else holds it. */
gpointer     hu_snapshot_get_own_findings (HuSnapshot       *snapshot,
                                           HuSystemId        system);
HuState     *hu_snapshot_get_own_state   (HuSnapshot       *snapshot);

G_END_DECLS
