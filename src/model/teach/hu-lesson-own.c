/*
 * Going on from what the learner did.  The texts of a lesson are written for its own solutions, so each later step is
 * compared, as it would be from there, with what it would be from the lesson's.
 */
#include "hu-lesson-own.h"

#include "hu-lesson-subject.h"

/* A step as it is met, and as it is left by its own events. */
typedef struct
{
  HuSnapshot *before, *then; /* NULL: an event is refused */
} Met;

static HuSnapshot *
judge (HuLesson  *self,
       GPtrArray *events)
{
  HuRefusal refusal;
  guint refused;

  return hu_adjudicate (hu_game_get_scenario (hu_lesson_get_game (self)), (HuEvent * const *) events->pdata, events->len,
                        &refusal, &refused);
}

static void
meet (HuLesson           *self,
      const HuLessonStep *step,
      GPtrArray          *events,
      Met                *met)
{
  met->before = judge (self, events);
  g_ptr_array_extend (events, step->events, NULL, NULL);
  met->then = met->before != NULL ? judge (self, events) : NULL;
}

static void
clear_met (Met *met)
{
  g_clear_pointer (&met->before, hu_snapshot_unref);
  g_clear_pointer (&met->then, hu_snapshot_unref);
}

static gboolean
is_same_answer (const HuFact *fact,
                const Met    *a,
                const Met    *b)
{
  g_autoptr(HuAnswer) first = hu_fact_answer (fact, a->then, a->before);
  g_autoptr(HuAnswer) second = hu_fact_answer (fact, b->then, b->before);

  return hu_answer_equal (first, second);
}

/* A task that is done before it is set would be none. */
static gboolean
is_same_task (const HuLessonStep *step,
              const Met          *met)
{
  gboolean open = FALSE;

  for (guint i = 0; i < step->goals->len; i++)
    {
      const HuGoal *goal = g_ptr_array_index (step->goals, i);

      open |= !hu_goal_is_met (goal, met->before, met->before, NULL, 0);
      if (!hu_goal_is_met (goal, met->then, met->before, (HuEvent * const *) step->events->pdata, step->events->len))
        return FALSE;
    }

  return open || step->goals->len == 0;
}

/* The units that its texts name are in the same places. */
static gboolean
is_same_place (const HuLessonStep *step,
               const Met          *a,
               const Met          *b)
{
  const HuState *first = hu_snapshot_get_state (a->before), *second = hu_snapshot_get_state (b->before);
  g_autoptr(GArray) units = hu_lesson_step_list_named (step, first->scenario);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);

      if (first->unit_hex[unit] != second->unit_hex[unit] || first->unit_storey[unit] != second->unit_storey[unit])
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_same_step (HuLesson  *self,
              guint      index,
              GPtrArray *done)
{
  const HuLessonPlan *plan = hu_game_get_scenario (hu_lesson_get_game (self))->lesson;
  const HuLessonStep *step = hu_lesson_plan_get_step (plan, index);
  guint at = hu_lesson_get_index (self);
  g_autoptr(GPtrArray) own = _hu_lesson_list_before (self, index, at, done);
  g_autoptr(GPtrArray) planned = _hu_lesson_list_before (self, index, at, NULL);
  Met a, b;
  gboolean same;

  meet (self, step, own, &a);
  meet (self, step, planned, &b);
  same = a.then != NULL && b.then != NULL && (step->ask == NULL || is_same_answer (step->ask, &a, &b)) &&
         is_same_task (step, &a) && (step->kind == HU_STEP_EXPLORE || is_same_place (step, &a, &b));
  clear_met (&a);
  clear_met (&b);

  return same;
}

gboolean
_hu_lesson_can_follow (HuLesson  *self,
                       GPtrArray *done)
{
  const HuLessonPlan *plan = hu_game_get_scenario (hu_lesson_get_game (self))->lesson;

  for (guint i = hu_lesson_get_index (self) + 1; i < plan->steps->len; i++)
    {
      if (hu_lesson_plan_get_step (plan, i)->anew)
        return TRUE;
      if (!is_same_step (self, i, done))
        return FALSE;
    }

  return TRUE;
}
