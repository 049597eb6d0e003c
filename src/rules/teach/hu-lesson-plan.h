/*
 * The plan of a lesson: the things that a scenario teaches, step by step.  It is data,
 * read-only once made; model/hu-lesson takes a learner through it.
 */
#pragma once

#include "hu-event.h"
#include "hu-fact.h"

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

/* A goal that a step asks for. */
typedef struct
{
  HuFact     *fact;
  HuGoalKind  kind;
  gint64      number; /* see HuAnswer; of a set how many it has */
} HuGoal;

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
  HuFact     *ask;    /* of a predict; NULL for others */
  char       *after;  /* what there is to say once it is done, or NULL */
  GPtrArray  *hints;  /* char *; never NULL */
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
/* @beginning: see hu_fact_answer(). */
gboolean      hu_goal_is_met          (const HuGoal     *goal,
                                       const HuSnapshot *snapshot,
                                       const HuSnapshot *beginning);

const char   *hu_step_kind_to_string  (HuStepKind        kind); /* "watch" */
gint          hu_step_kind_from_string (const char      *text);

G_END_DECLS
