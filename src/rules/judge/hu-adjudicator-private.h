/*
 * Declarations that the files of the adjudicator share.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-snapshot-private.h"

G_BEGIN_DECLS

/* The secrets that a viewer does not know. */
typedef struct _HuMasks HuMasks;

/* A judgement of the log by the knowledge of one viewer, kept as long as it is valid. */
typedef struct
{
  HuState     *state; /* NULL: none is kept */
  HuMasks     *masks; /* that it was made with */
  HuRulingLog *log;
} HuViewCache;

/* The rulings of control from a view, with those of the other systems from the truth. */
typedef struct
{
  HuRulingLog *view;
  HuRulingLog *truth;
  HuRulingLog *merged; /* as long as both; NULL: none is kept */
} HuMergedLog;

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
  HuState    *peeked;      /* the state after @peeked_at events, for hu_adjudicator_peek(); or NULL */
  guint       peeked_at;
  HuSnapshot *at_start;
  guint       n_real;      /* events that really happened; those after them are supposed */
  gboolean    other_rules; /* it is the real game judged by another reading, so its verdict ends nothing */
  HuViewCache views[HU_N_VIEWS];
  HuMergedLog merged[HU_N_SIDES]; /* the last one, by viewer: the next differs little */
  GPtrArray  *kept[HU_N_VIEWS]; /* HuViewCache or NULL: copies of views at intervals; made when needed */
};

/* Returns the state after @n_events; (transfer full). */
HuState    *hu_adjudicator_state_at        (HuAdjudicator *self,
                                            guint          n_events);
/* Returns the state after those of the first @n_events that really happened; valid until the next call with @self. */
const HuState *
            hu_adjudicator_peek_real       (HuAdjudicator *self,
                                            guint          n_events);
/* Is the truth after @n_events what every side is shown, since the real game has ended or knows no secrets? */
gboolean    hu_adjudicator_is_open         (HuAdjudicator *self,
                                            guint          n_events);
/* Appends @event, which happened in the real game, without asking whether it can follow. */
void        hu_adjudicator_append_happened (HuAdjudicator *self,
                                            HuEvent       *event);
HuSnapshot *hu_adjudicator_truth           (HuAdjudicator *self,
                                            guint          n_events);
/* Returns the state after @events have followed the first @n_events, and in @log (transfer full) their rulings;
 * NULL and @refusal where one of them is refused.  Where @viewer asks, secret units are apart.  (transfer full). */
HuState    *hu_adjudicator_try             (HuAdjudicator *self,
                                            guint          n_events,
                                            HuSide         viewer,
                                            HuEvent * const *events,
                                            guint          n,
                                            HuRulingLog  **log,
                                            HuRefusal     *refusal,
                                            guint         *refused);
/* Takes the units that are secret to @viewer out of the units they are in. */
void        hu_adjudicator_set_apart       (HuState       *state,
                                            const HuState *real,
                                            HuSide         viewer);
/* Lists in @snapshot the Control that is undeclared after as many events as @truth has. */
void        hu_adjudicator_find_undeclared (HuAdjudicator *self,
                                            HuSnapshot    *snapshot,
                                            const HuState *truth);
/* Drops judgements of more than @n_events, or @all. */
void        hu_adjudicator_forget_views    (HuAdjudicator *self,
                                            guint          n_events,
                                            gboolean       all);
/* Returns the judgement of the log, up to the moment of @truth, by the knowledge of @slot, which what is supposed after
 * @real adds nothing to; NULL where that is the truth; borrowed. */
const HuViewCache *
            hu_adjudicator_judge_view      (HuAdjudicator *self,
                                            guint          slot,
                                            const HuState *truth,
                                            const HuState *real);
/* Does the same for the moment after @events have followed the first @n_events; @truth is the true state after
 * them.  Kept judgements do not change; the judgement is made in @ahead, which the caller clears.  Returns
 * FALSE where the judgement would be the truth. */
gboolean    hu_adjudicator_judge_ahead     (HuAdjudicator   *self,
                                            guint            slot,
                                            HuSide           viewer,
                                            const HuState   *truth,
                                            const HuState   *real,
                                            guint            n_events,
                                            HuEvent * const *events,
                                            HuViewCache     *ahead);
void        hu_view_cache_clear            (HuViewCache   *cache);
void        hu_merged_log_clear            (HuMergedLog   *merged);

G_END_DECLS
