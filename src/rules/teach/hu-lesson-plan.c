/*
 * The plan of a lesson: making it, and whether a goal of it is met.
 */
#include "hu-lesson-plan.h"

#include "hu-words-private.h"

static const char * const step_words[HU_N_STEPS] = { "watch", "do", "predict", "explore" };

HU_DEFINE_WORDS (hu_step_kind, HuStepKind, kind, step_words)

static void
goal_free (gpointer data)
{
  HuGoal *goal = data;

  hu_fact_free (goal->fact);
  g_free (goal);
}

static void
event_free (gpointer data)
{
  hu_event_unref (data);
}

static void
step_free (gpointer data)
{
  HuLessonStep *step = data;

  g_free (step->title);
  g_free (step->text);
  g_array_unref (step->hexes);
  g_array_unref (step->units);
  g_array_unref (step->meters);
  g_ptr_array_unref (step->events);
  g_ptr_array_unref (step->goals);
  g_clear_pointer (&step->ask, hu_fact_free);
  g_free (step->after);
  g_ptr_array_unref (step->hints);
  g_free (step->extra);
  g_free (step->look_extra);
  g_free (step);
}

static void
plan_free (gpointer data)
{
  HuLessonPlan *plan = data;

  g_free (plan->summary);
  g_ptr_array_unref (plan->steps);
  g_free (plan->extra);
  g_free (plan);
}

/**
 * hu_scenario_add_lesson:
 * @scenario: a scenario that is still being made, and is no lesson yet
 * @summary: the knowledge that the lesson gives
 *
 * Returns: (transfer none): its plan, without steps
 */
HuLessonPlan *
hu_scenario_add_lesson (HuScenario *scenario,
                        const char *summary)
{
  HuLessonPlan *plan;

  g_return_val_if_fail (scenario != NULL && scenario->lesson == NULL, NULL);

  plan = g_new0 (HuLessonPlan, 1);
  plan->summary = g_strdup (summary);
  plan->steps = g_ptr_array_new_with_free_func (step_free);
  scenario->lesson = plan;
  scenario->free_lesson = plan_free;

  return plan;
}

/**
 * hu_lesson_plan_add_step:
 * @plan: a plan that is still being made
 * @kind: the learner's task
 *
 * Adds a step at the end; the caller fills in the rest.
 */
HuLessonStep *
hu_lesson_plan_add_step (HuLessonPlan *plan,
                         HuStepKind    kind,
                         const char   *title,
                         const char   *text)
{
  HuLessonStep *step;

  g_return_val_if_fail (plan != NULL, NULL);

  step = g_new0 (HuLessonStep, 1);
  step->kind = kind;
  step->title = g_strdup (title);
  step->text = g_strdup (text);
  step->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  step->units = g_array_new (FALSE, FALSE, sizeof (guint));
  step->meters = g_array_new (FALSE, FALSE, sizeof (HuMeterKind));
  step->events = g_ptr_array_new_with_free_func (event_free);
  step->goals = g_ptr_array_new_with_free_func (goal_free);
  step->hints = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (plan->steps, step);

  return step;
}

/**
 * hu_lesson_plan_get_step:
 * @index: the number of the step, from 0
 */
HuLessonStep *
hu_lesson_plan_get_step (const HuLessonPlan *plan,
                         guint               index)
{
  g_return_val_if_fail (plan != NULL && index < plan->steps->len, NULL);

  return g_ptr_array_index (plan->steps, index);
}

/**
 * hu_goal_new:
 * @fact: (transfer full): the fact it is about
 * @number: the number to compare with
 */
HuGoal *
hu_goal_new (HuFact     *fact,
             HuGoalKind  kind,
             gint64      number)
{
  HuGoal *goal;

  g_return_val_if_fail (fact != NULL, NULL);

  goal = g_new (HuGoal, 1);
  goal->fact = fact;
  goal->kind = kind;
  goal->number = number;

  return goal;
}

/**
 * hu_goal_is_met:
 * @beginning: (nullable): the position where its step began
 *
 * Returns: whether @snapshot meets @goal
 */
gboolean
hu_goal_is_met (const HuGoal     *goal,
                const HuSnapshot *snapshot,
                const HuSnapshot *beginning)
{
  g_autoptr(HuAnswer) answer = NULL;

  g_return_val_if_fail (goal != NULL && snapshot != NULL, FALSE);

  answer = hu_fact_answer (goal->fact, snapshot, beginning);
  switch (goal->kind)
    {
    case HU_GOAL_IS:
      return answer->number == goal->number;
    case HU_GOAL_AT_LEAST:
      return answer->number >= goal->number;
    case HU_GOAL_AT_MOST:
      break;
    }

  return answer->number <= goal->number;
}
