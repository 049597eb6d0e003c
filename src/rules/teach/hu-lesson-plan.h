/*
 * The plan of a lesson: the things that a scenario teaches, step by step.  It is data,
 * read-only once made; model/hu-lesson takes a learner through it.
 */
#pragma once

#include "hu-event.h"
#include "hu-fact.h"
#include "hu-reason.h"

G_BEGIN_DECLS

typedef struct _HuLessonPlan HuLessonPlan;

typedef enum
{
  HU_STEP_WATCH,   /* events play, one at a time; without events the step is text to read */
  HU_STEP_DO,      /* the learner makes its goals come true; its events are one way to do so */
  HU_STEP_PREDICT, /* what would ask be after events? */
  HU_STEP_EXPLORE, /* free */
  HU_N_STEPS
} HuStepKind;

typedef enum
{
  HU_GOAL_IS,
  HU_GOAL_AT_LEAST,
  HU_GOAL_AT_MOST,
} HuGoalKind;

/* A part of the window, or an overlay of the map, that waits in a lesson until a step is about it. */
typedef enum
{
  HU_SHOW_CONTROL, /* who controls which hex, or Location */
  HU_SHOW_SUPPLY,  /* lines of supply */
  HU_SHOW_STOPS,   /* where they stop, and why */
  HU_SHOW_CUT,     /* the narrowest cut, and hexes that every line passes */
  HU_SHOW_ZONES,   /* zones of control */
  HU_SHOW_ROWS,    /* the front line, and the strip of its rows */
  HU_SHOW_FIRE,
  HU_SHOW_VERDICT, /* the bar that says how the game stands */
  HU_SHOW_TIME,    /* the time bar, and turn and phase in the title */
  HU_SHOW_LOG,
  HU_SHOW_PHASE,   /* the button that ends the phase */
  HU_SHOW_STOREYS, /* the switch between the levels of buildings */
  HU_N_SHOWS
} HuShow;

#define HU_SHOW_ALL ((1u << HU_N_SHOWS) - 1)

/* A goal that a step asks for: a fact that comes true, or an event that happens. */
typedef struct
{
  HuFact     *fact;   /* NULL: an event */
  HuGoalKind  kind;
  gint64      number; /* see HuAnswer; of a set how many it has */
  HuEvent    *event;  /* NULL: a fact */
  char       *hint;   /* given while it is missing; or NULL */
  char       *extra;  /* of an event; a fact has its own */
} HuGoal;

/* The means that a step to do allows.  Goals that are reached by others do not count. */
typedef struct
{
  guint   verbs;   /* 1u << HuVerb; 0: all */
  HuSide  side;    /* whose units; HU_SIDE_NONE: both */
  GArray *units;   /* guint; empty: all; never NULL */
  guint   at_most; /* units; 0: any number */
  char   *extra;
} HuLessonOnly;

typedef enum
{
  HU_EXCESS_NONE,
  HU_EXCESS_VERB, /* an event of another kind */
  HU_EXCESS_SIDE, /* a unit of the other side */
  HU_EXCESS_UNIT, /* another unit */
  HU_EXCESS_MANY, /* too many units: the event used the first that is too many */
} HuExcessKind;

typedef struct
{
  HuExcessKind kind;
  guint        event;   /* index among the events that were judged */
  guint        n_units; /* used in all of them */
} HuExcess;

typedef struct
{
  HuStepKind  kind;
  char       *title;
  char       *text;   /* paragraphs, with an empty line in between */
  gboolean    anew;   /* it begins with the set-up, not where the step before it ended */
  gboolean    stars;  /* of a do: few moves are better, and stars say how near the fewest they came */
  gboolean    untold; /* of a do: its text asks what comes of it, so that its goals, which tell, are listed when it is done */
  GArray     *hexes;  /* HuHex to look at; never NULL */
  GArray     *units;  /* guint, likewise */
  GArray     *meters; /* HuMeterKind, likewise */
  guint       shows;  /* 1u << HuShow: what it introduces besides what follows from what it is about */
  GPtrArray  *events; /* HuEvent; never NULL */
  GPtrArray  *goals;  /* HuGoal; never NULL */
  HuLessonOnly *only; /* of a do; NULL: everything is allowed */
  HuFact     *ask;    /* of a predict; NULL for others */
  char       *after;  /* what there is to say once it is done, or NULL */
  GPtrArray  *hints;  /* char *; never NULL */
  GPtrArray  *clauses; /* HuClauseId that it teaches; never NULL */
  char       *extra;  /* see HuScenario */
  char       *look_extra;
} HuLessonStep;

struct _HuLessonPlan
{
  char      *summary; /* one sentence: what one knows afterwards */
  gboolean   recorded; /* a recorded game that plays itself: each question has one answer, and all of them a result */
  GPtrArray *steps;   /* HuLessonStep, at least one */
  char      *extra;
};

/* Makes @scenario a lesson. */
HuLessonPlan *hu_scenario_add_lesson  (HuScenario       *scenario,
                                       const char       *summary);
HuLessonStep *hu_lesson_plan_add_step (HuLessonPlan     *plan,
                                       HuStepKind        kind,
                                       const char       *title,
                                       const char       *text);
HuLessonStep *hu_lesson_plan_get_step (const HuLessonPlan *plan,
                                       guint             index);

HuGoal       *hu_goal_new             (HuFact           *fact, /* taken over */
                                       HuGoalKind        kind,
                                       gint64            number) G_GNUC_WARN_UNUSED_RESULT;
HuGoal       *hu_goal_new_event       (HuEvent          *event /* taken over */) G_GNUC_WARN_UNUSED_RESULT;
/* @events: since the beginning of the step, where the position is @beginning: see hu_fact_answer(). */
gboolean      hu_goal_is_met          (const HuGoal     *goal,
                                       const HuSnapshot *snapshot,
                                       const HuSnapshot *beginning,
                                       HuEvent * const  *events,
                                       guint             n_events);
/* The first of @events that @only does not allow; @only may be NULL. */
HuExcess      hu_lesson_only_check    (const HuLessonOnly *only,
                                       const HuScenario *scenario,
                                       HuEvent * const  *events,
                                       guint             n_events);

/* The things to see at a step, in bits 1u << HuShow: those that it and the steps before it are about. */
guint         hu_lesson_plan_list_shows (const HuLessonPlan *plan,
                                       guint             index);

const char   *hu_show_to_string       (HuShow            show); /* "zones" */
const char   *hu_step_kind_to_string  (HuStepKind        kind); /* "watch" */

G_END_DECLS
