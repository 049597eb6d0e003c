/*
 * The timeline: a game's log laid out in turns and phases, the kind of each event, the
 * thresholds that the verdict or a meter crossed, and the meters over time.  It follows the
 * game; meters are measured bit by bit in idle time.
 */
#pragma once

#include "hu-log-model.h"

G_BEGIN_DECLS

#define HU_TYPE_TIMELINE (hu_timeline_get_type ())
G_DECLARE_FINAL_TYPE (HuTimeline, hu_timeline, HU, TIMELINE, GObject)

/* A phase of the calendar; for a game without a calendar, the whole game. */
typedef struct
{
  HuClock clock;
  HuSide  side;     /* whose player turn */
  guint   first;    /* events before it */
  guint   n_events; /* in it, the one that ends it included */
  gboolean ended;
} HuTimelinePhase;

typedef enum
{
  HU_MARK_MOVE,
  HU_MARK_ARRIVAL, /* comes onto the map, leaves a captor … */
  HU_MARK_LOSS,    /* leaves the map, is reduced or captured */
  HU_MARK_STATED,  /* hexes, points and declarations: events that are stated, not played */
  HU_MARK_FIRE,
  HU_MARK_PHASE,
  HU_MARK_NOTE,
  HU_MARK_STATE,   /* another state of a unit */
  HU_MARK_UNSEEN,  /* the viewer is not told what */
} HuTimelineMarkKind;

typedef struct
{
  HuTimelineMarkKind kind;
  HuSide             side;
} HuTimelineMark;

typedef enum
{
  HU_FLAG_VERDICT,
  HU_FLAG_MET,   /* a condition is met … */
  HU_FLAG_UNMET, /* … or no longer */
  HU_FLAG_METER, /* a meter crossed a threshold */
} HuTimelineFlagKind;

typedef struct
{
  guint              event;    /* 1 …; 0: the set-up */
  guint              measured; /* found when this moment was measured */
  HuTimelineFlagKind kind;
  HuSide             side;
  char              *text;
} HuTimelineFlag;

/* How a meter stood after @n_events. */
typedef struct
{
  guint    n_events;
  gint64   value; /* as hu_meter_get_drawn() has it */
  gint64   band; /* another one is a threshold crossed */
  gboolean met;
} HuTimelinePoint;

typedef struct
{
  char   *title;
  HuSide  side;
  HuMeterScale scale;
  GArray *points; /* HuTimelinePoint, oldest first */
} HuTimelineSeries;

/* Signal "changed" (): anything of the below. */
HuTimeline *hu_timeline_new          (HuGame     *game) G_GNUC_WARN_UNUSED_RESULT;
HuGame     *hu_timeline_get_game     (HuTimeline *self);
/* The log as a list, for its words; never older than the timeline. */
HuLogModel *hu_timeline_get_log      (HuTimeline *self);

guint       hu_timeline_get_n_phases (HuTimeline *self);
const HuTimelinePhase *
            hu_timeline_get_phase    (HuTimeline *self,
                                      guint       index);
/* The phase in which the game stands after @n_events. */
guint       hu_timeline_find_phase   (HuTimeline *self,
                                      guint       n_events);
HuTimelineMark
            hu_timeline_get_mark     (HuTimeline *self,
                                      guint       event); /* 1 … */

/* (element-type HuTimelineFlag), oldest first; as far as it has been measured. */
const GArray *hu_timeline_get_flags  (HuTimeline *self);
/* The words of all flags at that event, one line each; (transfer full), or NULL. */
char       *hu_timeline_dup_flag_text (HuTimeline *self,
                                      guint       event);
guint       hu_timeline_get_n_series (HuTimeline *self);
guint       hu_timeline_get_n_left   (HuTimeline *self);
const HuTimelineSeries *
            hu_timeline_get_series   (HuTimeline *self,
                                      guint       index);
/* The progress of measuring: a number of events, or G_MAXUINT once all have been measured. */
guint       hu_timeline_get_measured (HuTimeline *self);
/* Works for about that long; TRUE once everything has been measured. */
gboolean    hu_timeline_measure      (HuTimeline *self,
                                      gint64      microseconds);

/* The last moment before @n_events at which a phase or a turn begins, or 0; the first after it, or the head. */
guint       hu_timeline_step_back    (HuTimeline *self,
                                      guint       n_events,
                                      gboolean    turn);
guint       hu_timeline_step_ahead   (HuTimeline *self,
                                      guint       n_events,
                                      gboolean    turn);
/* G_MAXUINT: no flag that way. */
guint       hu_timeline_flag_before  (HuTimeline *self,
                                      guint       n_events);
guint       hu_timeline_flag_after   (HuTimeline *self,
                                      guint       n_events);

/* Two values of a meter with the same band lie on the same side of every threshold. */
gint64   hu_timeline_band    (const HuMeter          *meter);
/* Tells whether there is a flag between two moments, and of which kind. */
gboolean hu_timeline_crossed (const HuTimelinePoint  *before,
                              const HuTimelinePoint  *after,
                              HuTimelineFlagKind     *kind);

G_END_DECLS
