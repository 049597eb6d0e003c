/*
 * What the files of the adjudicator share among themselves.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-snapshot-private.h"

G_BEGIN_DECLS

/* What somebody does not know. */
typedef struct _HuMasks HuMasks;

/* A judgement of the log on what somebody can know, kept while it holds. */
typedef struct
{
  HuState     *state; /* NULL: none is kept */
  HuMasks     *masks; /* that it was made with */
  HuRulingLog *log;
} HuViewCache;

/* By viewer, and what both know in common. */
#define HU_VIEW_COMMON 2
#define HU_N_VIEWS 3

struct _HuAdjudicator
{
  HuScenario *scenario;
  guint       interval;
  GPtrArray  *events;      /* HuEvent */
  GPtrArray  *checkpoints; /* HuState: after 0, interval, 2 * interval … events */
  GPtrArray  *logs;        /* HuRulingLog: after each event, the set-up first */
  GArray     *clocks;      /* HuClock: likewise, for reports ask for each */
  HuState    *last;        /* after all events */
  HuState    *peeked;      /* after the first so many, for hu_adjudicator_peek(); or NULL */
  guint       peeked_at;
  HuSnapshot *at_start;
  HuViewCache views[HU_N_VIEWS];
  GPtrArray  *kept[HU_N_VIEWS]; /* HuViewCache or NULL: as views was at intervals; made when needed */
};

/* The state after @n_events, from the kept one before it; (transfer full). */
HuState    *hu_adjudicator_state_at        (HuAdjudicator *self,
                                            guint          n_events);
HuSnapshot *hu_adjudicator_truth           (HuAdjudicator *self,
                                            guint          n_events);
/* The state after @events have followed, and in @log (transfer full) what they gave rise to; NULL
 * and @refusal where one cannot be.  (transfer full). */
HuState    *hu_adjudicator_try             (HuAdjudicator *self,
                                            guint          n_events,
                                            HuEvent * const *events,
                                            guint          n,
                                            HuRulingLog  **log,
                                            HuRefusal     *refusal,
                                            guint         *refused);
/* Lists in @snapshot, the truth after as many events as @truth has, what is undeclared. */
void        hu_adjudicator_find_undeclared (HuAdjudicator *self,
                                            HuSnapshot    *snapshot,
                                            const HuState *truth);
/* Drops judgements of more than @n_events, or @all. */
void        hu_adjudicator_forget_views    (HuAdjudicator *self,
                                            guint          n_events,
                                            gboolean       all);
/* The log up to @truth's moment as @slot knows it, or NULL where that is the truth; borrowed. */
const HuViewCache *
            hu_adjudicator_judge_view      (HuAdjudicator *self,
                                            guint          slot,
                                            const HuState *truth);
/* Likewise, where @events follow the first @n_events and @truth is what is so after them.  What
 * is kept stays as it is; the judgement is made in @ahead, to be cleared by the caller.  FALSE
 * where it would be the truth. */
gboolean    hu_adjudicator_judge_ahead     (HuAdjudicator   *self,
                                            guint            slot,
                                            const HuState   *truth,
                                            guint            n_events,
                                            HuEvent * const *events,
                                            HuViewCache     *ahead);
void        hu_view_cache_clear            (HuViewCache   *cache);

G_END_DECLS
