/*
 * How a snapshot is made; for the adjudicator alone.
 */
#pragma once

#include "hu-snapshot.h"

G_BEGIN_DECLS

/* The rulings of one event and, behind it, of every event before: a list that
 * only ever grows at its head, so that snapshots share it without copying. */
typedef struct _HuRulingLog HuRulingLog;

struct _HuRulingLog
{
  gint         ref_count;
  HuRulingLog *before;  /* of the event before, or NULL */
  GPtrArray   *rulings; /* HuRuling */
};

HuRulingLog *hu_ruling_log_new   (HuRulingLog  *before,
                                  GPtrArray    *rulings); /* takes both (a reference of @before) */
HuRulingLog *hu_ruling_log_ref   (HuRulingLog  *log);
void         hu_ruling_log_unref (HuRulingLog  *log);

/* Takes @scenario's and @log's references of its own and @state whole.
 * @at_start: the snapshot of the set-up; NULL while that one is made. */
HuSnapshot  *hu_snapshot_new     (HuScenario       *scenario,
                                  HuState          *state,
                                  HuRulingLog      *log,
                                  const HuSnapshot *at_start);
/* The rulings of its last event and of all before. */
const HuRulingLog *hu_snapshot_get_ruling_log (const HuSnapshot *snapshot);
/* For whoever made it, before anybody else holds it. */
gpointer     hu_snapshot_get_own_report  (HuSnapshot       *snapshot,
                                          HuSystemId        system);
HuState     *hu_snapshot_get_own_state   (HuSnapshot       *snapshot);

G_END_DECLS
