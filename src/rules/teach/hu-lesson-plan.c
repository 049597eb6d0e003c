/*
 * The plan of a lesson: making it, and whether a goal of it is met.
 */
#include "hu-lesson-plan.h"

#include "hu-words-private.h"

static const char * const step_words[HU_N_STEPS] = { "watch", "do", "predict", "explore" };

HU_DEFINE_WORDS_TO (hu_step_kind, HuStepKind, kind, step_words)

static const char * const show_words[HU_N_SHOWS] = {
  [HU_SHOW_CONTROL] = "control", [HU_SHOW_SUPPLY] = "supply",   [HU_SHOW_STOPS] = "stops", [HU_SHOW_CUT] = "cut",
  [HU_SHOW_ZONES] = "zones",     [HU_SHOW_ROWS] = "rows",       [HU_SHOW_FIRE] = "fire",   [HU_SHOW_VERDICT] = "verdict",
  [HU_SHOW_TIME] = "time",       [HU_SHOW_LOG] = "log",         [HU_SHOW_PHASE] = "phase",
  [HU_SHOW_STOREYS] = "storeys",
};

HU_DEFINE_WORDS_TO (hu_show, HuShow, show, show_words)

static void
goal_free (gpointer data)
{
  HuGoal *goal = data;

  g_clear_pointer (&goal->fact, hu_fact_free);
  g_clear_pointer (&goal->event, hu_event_unref);
  g_free (goal->hint);
  g_free (goal->extra);
  g_free (goal);
}

static void
only_free (HuLessonOnly *only)
{
  g_array_unref (only->units);
  g_free (only->extra);
  g_free (only);
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
  g_clear_pointer (&step->only, only_free);
  g_clear_pointer (&step->ask, hu_fact_free);
  g_free (step->after);
  g_ptr_array_unref (step->hints);
  g_ptr_array_unref (step->clauses);
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

/* @scenario: a scenario that is still being made, and is no lesson yet; @summary: the knowledge that the lesson gives.
 * Returns its plan, without steps; borrowed. */
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
  step->clauses = g_ptr_array_new ();
  g_ptr_array_add (plan->steps, step);

  return step;
}

/* @index: the number of the step, from 0. */
HuLessonStep *
hu_lesson_plan_get_step (const HuLessonPlan *plan,
                         guint               index)
{
  g_return_val_if_fail (plan != NULL && index < plan->steps->len, NULL);

  return g_ptr_array_index (plan->steps, index);
}

static guint
list_shows_of_fact (const HuFact *fact)
{
  static const guint shows[HU_N_FACTS] = {
    [HU_FACT_ISOLATED] = 1u << HU_SHOW_SUPPLY,
    [HU_FACT_SUPPLIED] = 1u << HU_SHOW_SUPPLY,
    [HU_FACT_LIFELINE] = 1u << HU_SHOW_SUPPLY | 1u << HU_SHOW_CUT,
    [HU_FACT_CRITICAL] = 1u << HU_SHOW_SUPPLY | 1u << HU_SHOW_CUT,
    [HU_FACT_FEWEST] = 1u << HU_SHOW_SUPPLY | 1u << HU_SHOW_CUT,
    [HU_FACT_OPEN_ROWS] = 1u << HU_SHOW_ROWS,
    [HU_FACT_CITIES] = 1u << HU_SHOW_CONTROL,
    [HU_FACT_HOLDER] = 1u << HU_SHOW_CONTROL,
    [HU_FACT_CONTROL] = 1u << HU_SHOW_CONTROL,
    [HU_FACT_LEVEL] = 1u << HU_SHOW_VERDICT,
    [HU_FACT_WINNER] = 1u << HU_SHOW_VERDICT,
    [HU_FACT_ENDING] = 1u << HU_SHOW_VERDICT,
  };
  gboolean storeys = fact->kind == HU_FACT_CONTROL && fact->subject_kind == HU_SUBJECT_LOCATION;

  return shows[fact->kind] | (storeys ? 1u << HU_SHOW_STOREYS : 0);
}

/* Tells whether the question is about something that is judged when a phase ends. */
static gboolean
is_of_time (const HuFact *fact)
{
  return fact != NULL && (fact->kind == HU_FACT_WINNER || fact->kind == HU_FACT_ENDING || fact->kind == HU_FACT_POINTS);
}

/* Where the learner ends a phase he needs the button and the clock; where phases only pass, neither. */
static guint
list_shows_of_verb (HuVerb              verb,
                    const HuLessonStep *step)
{
  if (verb == HU_VERB_END_PHASE && step->kind == HU_STEP_DO)
    return 1u << HU_SHOW_TIME | 1u << HU_SHOW_PHASE;
  if (verb == HU_VERB_END_PHASE)
    return is_of_time (step->ask) ? 1u << HU_SHOW_TIME : 0;

  return verb == HU_VERB_FIRE || verb == HU_VERB_EXTINGUISH || verb == HU_VERB_RUBBLE ? 1u << HU_SHOW_FIRE : 0;
}

/* A unit that goes upstairs, or down, goes out of sight. */
static guint
list_shows_of_event (const HuEvent      *event,
                     const HuLessonStep *step)
{
  guint shows = list_shows_of_verb (event->verb, step);

  for (guint i = 0; i < event->hexes->len; i++)
    if (hu_event_get_storey (event, i) != HU_STOREY_GROUND)
      shows |= 1u << HU_SHOW_STOREYS;

  return shows;
}

static guint
list_shows_of_step (const HuLessonStep *step)
{
  guint shows = step->shows | (step->ask != NULL ? list_shows_of_fact (step->ask) : 0);

  for (guint i = 0; i < step->goals->len; i++)
    {
      const HuGoal *goal = g_ptr_array_index (step->goals, i);

      shows |= goal->fact != NULL ? list_shows_of_fact (goal->fact) : list_shows_of_verb (goal->event->verb, step);
    }
  for (guint i = 0; i < step->events->len; i++)
    shows |= list_shows_of_event (g_ptr_array_index (step->events, i), step);

  return shows;
}

guint
hu_lesson_plan_list_shows (const HuLessonPlan *plan,
                           guint               index)
{
  guint shows = 0;

  g_return_val_if_fail (plan != NULL && index < plan->steps->len, 0);

  for (guint i = 0; i <= index; i++)
    shows |= list_shows_of_step (g_ptr_array_index (plan->steps, i));

  return shows;
}

/* @fact: (transfer full): the fact it is about; @number: the number to compare with. */
HuGoal *
hu_goal_new (HuFact     *fact,
             HuGoalKind  kind,
             gint64      number)
{
  HuGoal *goal;

  g_return_val_if_fail (fact != NULL, NULL);

  goal = g_new0 (HuGoal, 1);
  goal->fact = fact;
  goal->kind = kind;
  goal->number = number;

  return goal;
}

/* @event: (transfer full): the event that shall happen. */
HuGoal *
hu_goal_new_event (HuEvent *event)
{
  HuGoal *goal;

  g_return_val_if_fail (event != NULL, NULL);

  goal = g_new0 (HuGoal, 1);
  goal->event = event;

  return goal;
}

/* Only what the goal names is compared; of a move the end. */
static gboolean
is_event (const HuEvent *wanted,
          const HuEvent *event)
{
  if (wanted->verb != event->verb || wanted->unit != event->unit || wanted->side != event->side)
    return FALSE;
  if (wanted->other_unit != HU_UNIT_NONE && wanted->other_unit != event->other_unit)
    return FALSE;
  if (wanted->subject >= 0 && (wanted->subject != event->subject || wanted->subject_kind != event->subject_kind))
    return FALSE;
  if (wanted->item != HU_ITEM_NONE && wanted->item != event->item)
    return FALSE;
  if (wanted->hexes->len == 0)
    return TRUE;

  return event->hexes->len > 0 &&
         g_array_index (wanted->hexes, HuHex, wanted->hexes->len - 1) ==
           g_array_index (event->hexes, HuHex, event->hexes->len - 1) &&
         hu_event_get_storey (wanted, wanted->hexes->len - 1) == hu_event_get_storey (event, event->hexes->len - 1);
}

/* @beginning: the position where its step began, or NULL; @events: (array length=n_events): the events from there to
 * @snapshot.  Returns whether the fact is so in @snapshot, or the event is among @events. */
gboolean
hu_goal_is_met (const HuGoal     *goal,
                const HuSnapshot *snapshot,
                const HuSnapshot *beginning,
                HuEvent * const  *events,
                guint             n_events)
{
  g_autoptr(HuAnswer) answer = NULL;
  gint above;

  g_return_val_if_fail (goal != NULL && snapshot != NULL, FALSE);

  if (goal->event != NULL)
    {
      for (guint i = 0; i < n_events; i++)
        if (is_event (goal->event, events[i]))
          return TRUE;
      return FALSE;
    }

  answer = hu_fact_answer (goal->fact, snapshot, beginning);
  above = hu_decimal_compare (answer->number, answer->unit, goal->number, HU_UNIT_WHOLE);
  switch (goal->kind)
    {
    case HU_GOAL_IS:
      return above == 0;
    case HU_GOAL_AT_LEAST:
      return above >= 0;
    case HU_GOAL_AT_MOST:
      break;
    }

  return above <= 0;
}

/* --- Means --- */

static HuExcessKind
check_event (const HuLessonOnly *only,
             const HuScenario   *scenario,
             const HuEvent      *event)
{
  if (only->verbs != 0 && (only->verbs & 1u << event->verb) == 0)
    return HU_EXCESS_VERB;
  if (event->unit == HU_UNIT_NONE)
    return HU_EXCESS_NONE;
  if (only->side != HU_SIDE_NONE && hu_scenario_get_unit (scenario, event->unit)->side != only->side)
    return HU_EXCESS_SIDE;

  return only->units->len == 0 || hu_numbers_have (only->units, event->unit) ? HU_EXCESS_NONE : HU_EXCESS_UNIT;
}

/* @only: the means that a step allows, or NULL; @events: (array length=n_events): the events since the beginning of the
 * step.  Returns the first fault; notes are always allowed, because they change nothing. */
HuExcess
hu_lesson_only_check (const HuLessonOnly *only,
                      const HuScenario   *scenario,
                      HuEvent * const    *events,
                      guint               n_events)
{
  g_autoptr(GArray) used = g_array_new (FALSE, FALSE, sizeof (guint));
  HuExcess excess = { HU_EXCESS_NONE, 0, 0 };

  g_return_val_if_fail (scenario != NULL, excess);

  for (guint i = 0; only != NULL && i < n_events; i++)
    {
      HuExcessKind kind = events[i]->verb != HU_VERB_NOTE ? check_event (only, scenario, events[i]) : HU_EXCESS_NONE;

      if (events[i]->unit != HU_UNIT_NONE && !hu_numbers_have (used, events[i]->unit))
        g_array_append_val (used, events[i]->unit);
      if (kind == HU_EXCESS_NONE && only->at_most > 0 && used->len > only->at_most)
        kind = HU_EXCESS_MANY;
      if (kind != HU_EXCESS_NONE && excess.kind == HU_EXCESS_NONE)
        {
          excess.kind = kind;
          excess.event = i;
        }
    }
  excess.n_units = used->len;

  return excess;
}
