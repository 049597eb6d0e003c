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
  GArray     *hexes;  /* HuHex to look at; never NULL */
  GArray     *units;  /* guint, likewise */
  GArray     *meters; /* HuMeterKind, likewise */
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
HuLessonOnly *hu_lesson_step_add_only (HuLessonStep     *step);
/* The first of @events that @only does not allow; @only may be NULL. */
HuExcess      hu_lesson_only_check    (const HuLessonOnly *only,
                                       const HuScenario *scenario,
                                       HuEvent * const  *events,
                                       guint             n_events);

const char   *hu_step_kind_to_string  (HuStepKind        kind); /* "watch" */
gint          hu_step_kind_from_string (const char      *text);

G_END_DECLS
