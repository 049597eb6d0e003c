/*
 * The only entry into the rules: a scenario and its events give a snapshot, the same for
 * everybody and every time.
 */
#pragma once

#include "hu-refusal.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

typedef struct _HuAdjudicator HuAdjudicator;

typedef enum
{
  HU_SIGHT_WHOLE,
  HU_SIGHT_PLACE, /* that something concealed is or moves there, not what */
  HU_SIGHT_NONE,  /* nothing; not even which verb it is */
} HuSight;

HuAdjudicator *hu_adjudicator_new          (HuScenario          *scenario) G_GNUC_WARN_UNUSED_RESULT; /* takes a reference */
void           hu_adjudicator_free         (HuAdjudicator       *self);
HuScenario    *hu_adjudicator_get_scenario (const HuAdjudicator *self);
guint          hu_adjudicator_get_n_events (const HuAdjudicator *self);
HuEvent       *hu_adjudicator_get_event    (const HuAdjudicator *self,
                                            guint                index); /* 0 is event 1 */

/* Appends @event (taking a reference) and judges it.  FALSE and @refusal where it is refused; then nothing has
 * changed. */
gboolean       hu_adjudicator_append       (HuAdjudicator       *self,
                                            HuEvent             *event,
                                            HuRefusal           *refusal);
/* Drops every event after the first @n_events. */
void           hu_adjudicator_truncate     (HuAdjudicator       *self,
                                            guint                n_events);
/* Only the first @n_events really happened; those after them are supposed.  G_MAXUINT: all happened. */
void           hu_adjudicator_suppose_after (HuAdjudicator      *self,
                                            guint                n_events);

/* The state after the first @n_events, without meters; valid until the next call with @self.  Successive
 * moments cost one event each. */
const HuState *hu_adjudicator_peek         (HuAdjudicator       *self,
                                            guint                n_events);

/* The whole game after its first @n_events, judged; (transfer full). */
HuSnapshot    *hu_adjudicator_snapshot     (HuAdjudicator       *self,
                                            guint                n_events) G_GNUC_WARN_UNUSED_RESULT;
/* The same by the knowledge of @viewer (26.15): without hidden enemies, with concealed ones as possible units,
 * and without results that only these caused.  HU_SIDE_NONE: the truth.  (transfer full). */
HuSnapshot    *hu_adjudicator_view         (HuAdjudicator       *self,
                                            guint                n_events,
                                            HuSide               viewer) G_GNUC_WARN_UNUSED_RESULT;
/* The same for charts, which ask for many moments: only the numbers of its meters are right.  (transfer full). */
HuSnapshot    *hu_adjudicator_count        (HuAdjudicator       *self,
                                            guint                n_events,
                                            HuSide               viewer) G_GNUC_WARN_UNUSED_RESULT;
/* How much of event @event, from 1, @viewer sees after @n_events. */
HuSight        hu_adjudicator_get_sight    (HuAdjudicator       *self,
                                            guint                n_events,
                                            HuSide               viewer,
                                            guint                event);
/* The same for all events at once, event 1 at index 0; (transfer full) (element-type HuSight). */
GArray        *hu_adjudicator_list_sights  (HuAdjudicator       *self,
                                            guint                n_events,
                                            HuSide               viewer) G_GNUC_WARN_UNUSED_RESULT;
/* Judges the game as if @events had followed the first @n_events; publishes nothing, keeps nothing.  NULL and
 * @refusal (with its index in @refused) where one of them is refused. */
HuSnapshot    *hu_adjudicator_what_if      (HuAdjudicator       *self,
                                            guint                n_events,
                                            HuEvent * const     *events,
                                            guint                n,
                                            HuRefusal           *refusal,
                                            guint               *refused) G_GNUC_WARN_UNUSED_RESULT;
/* The same by the knowledge that @viewer has now: a supposed event reveals nothing, nor does a verdict that it brings
 * about (26.15).  @refusal is that of the truth. */
HuSnapshot    *hu_adjudicator_what_if_view (HuAdjudicator       *self,
                                            guint                n_events,
                                            HuSide               viewer,
                                            HuEvent * const     *events,
                                            guint                n,
                                            HuRefusal           *refusal,
                                            guint               *refused) G_GNUC_WARN_UNUSED_RESULT;
/* The rulings of event @event (0: the set-up); borrowed until truncated. */
const GPtrArray *hu_adjudicator_get_rulings (HuAdjudicator      *self,
                                            guint                event);
/* The verdict after @n_events, without the cost of meters. */
HuVerdict      hu_adjudicator_get_verdict  (HuAdjudicator       *self,
                                            guint                n_events);
HuClock        hu_adjudicator_get_clock    (HuAdjudicator       *self,
                                            guint                n_events);

/* Judges a whole log in one call.  NULL where an event is refused. */
HuSnapshot    *hu_adjudicate               (HuScenario          *scenario,
                                            HuEvent * const     *events,
                                            guint                n,
                                            HuRefusal           *refusal,
                                            guint               *refused) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuAdjudicator, hu_adjudicator_free)

G_END_DECLS
