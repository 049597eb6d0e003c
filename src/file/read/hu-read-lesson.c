/*
 * Reading `lesson`: its steps, and whether the events of each step are possible after those
 * of the steps before it.  Longer than most files, because a plan is the largest object of the format.
 */
#include "config.h"

#include "hu-read-event-private.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-clause.h"
#include "hu-format.h"
#include "hu-lesson-plan.h"

HU_DEFINE_WORD_LIST (fact_kinds, HuFactKind, HU_N_FACTS, hu_fact_kind_to_string)

/* --- Facts --- */

/* The member that is present of "location", "hex" and "building". */
static gboolean
read_subject (const HuObject *object,
              HuFact         *fact)
{
  static const char * const keys[] = { "location", "hex", "building" };
  gint found = -1;
  guint n = 0;
  HuAt at;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (hu_object_has (object, keys[i]))
      {
        found = (gint) i;
        n++;
      }
  if (n != 1)
    {
      hu_reader_fault (object->reader, &object->at, g_strdup (_("it is not clear whose Control is asked for")),
                       g_strdup (_("use one of “location”, “hex” and “building”")));
      return FALSE;
    }

  hu_object_get (object, keys[found], HU_REQUIRED, &at);
  fact->subject_kind = (HuSubjectKind) found;
  if (fact->subject_kind == HU_SUBJECT_LOCATION)
    fact->subject = hu_read_location (object->reader, &at);
  else if (fact->subject_kind == HU_SUBJECT_HEX)
    fact->subject = hu_read_hex (object->reader, &at);
  else
    fact->subject = hu_read_building_id (object->reader, &at);

  return fact->subject >= 0;
}

static gboolean
read_outcome (const HuObject *object,
              HuFact         *fact)
{
  const HuScenario *scenario = object->reader->scenario;
  const char *id = NULL, *outcome;
  HuAt at;

  if (!hu_object_get (object, "outcome", HU_REQUIRED, &at) || !hu_object_text (object, "outcome", HU_REQUIRED, &id))
    return FALSE;
  for (guint i = 0; (outcome = hu_scenario_get_outcome (scenario, i)) != NULL; i++)
    if (g_str_equal (outcome, id))
      {
        fact->subject = (gint32) i;
        return TRUE;
      }

  hu_reader_fault (object->reader, &at, g_strdup_printf (_("there is no outcome “%s”"), id),
                   g_strdup (_("use the id of an outcome of these rules")));
  return FALSE;
}

static gboolean
read_about (const HuObject *object,
            HuFact         *fact)
{
  HuAt at;

  if (hu_fact_needs_side (fact->kind))
    return hu_object_side (object, "side", HU_REQUIRED, FALSE, &fact->side) && fact->side != HU_SIDE_NONE;
  if (fact->kind == HU_FACT_WORTH)
    return hu_object_get (object, "unit", HU_REQUIRED, &at) && hu_read_unit_id (object->reader, &at, &fact->unit);
  if (fact->kind == HU_FACT_CONTROL)
    return read_subject (object, fact);
  if (fact->kind == HU_FACT_OUTCOME)
    return read_outcome (object, fact);
  if (fact->kind != HU_FACT_HOLDER && fact->kind != HU_FACT_SUPPLIED)
    return TRUE;

  fact->subject_kind = HU_SUBJECT_HEX;
  if (!hu_object_get (object, "hex", HU_REQUIRED, &at))
    return FALSE;
  fact->subject = hu_read_hex (object->reader, &at);

  return fact->subject != HU_HEX_NONE;
}

/* NULL with a fault. */
static HuFact *
read_fact (const HuObject *object)
{
  g_autoptr(HuFact) fact = NULL;
  gint kind;
  HuAt at;

  if (!hu_object_word (object, "fact", HU_REQUIRED, fact_kinds (), &kind))
    return NULL;

  fact = hu_fact_new ((HuFactKind) kind);
  if (!hu_fact_applies (fact->kind, object->reader->scenario))
    {
      hu_object_get (object, "fact", HU_REQUIRED, &at);
      hu_reader_fault (object->reader, &at, g_strdup (_("no rule system that is in force could answer that")),
                       g_strdup (_("ask for something else, or add the rule system under /rules")));
      return NULL;
    }

  return read_about (object, fact) ? g_steal_pointer (&fact) : NULL;
}

/* --- Goals --- */

static gint
find_level (HuReader   *reader,
            const HuAt *at)
{
  g_autofree char *levels = hu_format_dup_pointer ("level");
  const char *id = NULL;

  if (!hu_read_text (reader, at, &id))
    return -2;
  for (guint i = 0; hu_scenario_get_level (reader->scenario, i) != NULL; i++)
    if (g_strcmp0 (hu_scenario_get_level (reader->scenario, i), id) == 0)
      return (gint) i;

  hu_reader_fault (reader, at, g_strdup_printf (_("there is no level of victory “%s”"), id),
                   g_strdup_printf (_("use the id of one under %s"), levels));

  return -2;
}

static gboolean
read_is (const HuObject *object,
         HuFactKind      kind,
         gint64         *number)
{
  gboolean truth = FALSE;
  HuSide side = HU_SIDE_NONE;
  HuAt at;

  switch (hu_fact_answer_kind (kind))
    {
    case HU_ANSWER_TRUTH:
      if (!hu_object_boolean (object, "is", &truth))
        return FALSE;
      *number = truth;
      return TRUE;

    case HU_ANSWER_SIDE:
      if (!hu_object_side (object, "is", HU_REQUIRED, TRUE, &side))
        return FALSE;
      *number = side;
      return TRUE;

    case HU_ANSWER_LEVEL:
      hu_object_get (object, "is", HU_REQUIRED, &at);
      *number = find_level (object->reader, &at);
      return *number >= 0;

    case HU_ANSWER_NUMBER:
    case HU_ANSWER_HEXES:
    case HU_ANSWER_ROWS:
    case HU_ANSWER_ENDING:
    case HU_N_ANSWERS:
      break;
    }

  return hu_object_integer (object, "is", HU_REQUIRED, G_MININT64, G_MAXINT64, number);
}

static gboolean
takes_bounds (HuFactKind kind)
{
  HuAnswerKind answer = hu_fact_answer_kind (kind);

  return answer == HU_ANSWER_NUMBER || answer == HU_ANSWER_HEXES || answer == HU_ANSWER_ROWS;
}

/* NULL with a fault. */
static HuGoal *
read_fact_goal (const HuObject *object)
{
  static const char * const keys[] = { "is", "at_least", "at_most" };
  g_autoptr(HuFact) fact = read_fact (object);
  gint64 number = 0;
  gint kind = -1;
  guint n = 0;

  if (fact == NULL)
    return NULL;
  fact->extra = hu_object_close (object);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (hu_object_has (object, keys[i]))
      {
        kind = (gint) i;
        n++;
      }
  if (n != 1 || (kind != HU_GOAL_IS && !takes_bounds (fact->kind)))
    {
      hu_reader_fault (object->reader, &object->at, g_strdup (_("it is not clear what this goal wants")),
                       takes_bounds (fact->kind) ? g_strdup (_("use one of “is”, “at_least” and “at_most”"))
                                                 : g_strdup (_("use “is”")));
      return NULL;
    }

  if (kind == HU_GOAL_IS ? !read_is (object, fact->kind, &number)
                         : !hu_object_integer (object, keys[kind], HU_REQUIRED, G_MININT64, G_MAXINT64, &number))
    return NULL;

  return hu_goal_new (g_steal_pointer (&fact), (HuGoalKind) kind, number);
}

/* NULL with a fault. */
static HuGoal *
read_event_goal (const HuObject *object)
{
  g_autoptr(HuEvent) event = NULL;
  gboolean whole = FALSE;
  HuGoal *goal;
  HuAt at;

  hu_object_get (object, "event", HU_REQUIRED, &at);
  event = hu_read_event (object->reader, &at, &whole);
  if (event == NULL || !whole)
    return NULL;

  goal = hu_goal_new_event (g_steal_pointer (&event));
  goal->extra = hu_object_close (object);

  return goal;
}

static void
read_goal (HuReader     *reader,
           const HuAt   *at,
           HuLessonStep *step)
{
  static const char * const known[] = {
    "fact", "side", "unit", "location", "hex", "building", "outcome", "is", "at_least", "at_most", "hint", NULL,
  };
  static const char * const known_of_event[] = { "event", "hint", NULL };
  const char *hint = NULL;
  HuObject object;
  HuGoal *goal;

  if (!hu_object_open (&object, reader, at, known))
    return;

  if (hu_object_has (&object, "event"))
    {
      hu_object_open (&object, reader, at, known_of_event);
      goal = read_event_goal (&object);
    }
  else
    goal = read_fact_goal (&object);
  if (goal == NULL)
    return;

  hu_object_text (&object, "hint", HU_OPTIONAL, &hint);
  goal->hint = g_strdup (hint);
  g_ptr_array_add (step->goals, goal);
}

static gboolean
read_goals (const HuObject *object,
            gpointer        record)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, "goals", HU_REQUIRED, &at))
    return TRUE;
  if (hu_node_get_n (at.node) == 0)
    hu_reader_fault (object->reader, &at, g_strdup (_("the step asks for nothing to be done")),
                     g_strdup (_("use at least one goal")));

  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    read_goal (object->reader, &elements.at, record);

  return TRUE;
}

static gboolean
read_ask (const HuObject *object,
          gpointer        record)
{
  HuLessonStep *step = record;
  static const char * const known[] = { "fact", "side", "unit", "location", "hex", "building", "outcome", NULL };
  HuObject ask;
  HuAt at;

  if (!hu_object_get (object, "ask", HU_REQUIRED, &at) || !hu_object_open (&ask, object->reader, &at, known))
    return TRUE;

  step->ask = read_fact (&ask);
  if (step->ask != NULL)
    step->ask->extra = hu_object_close (&ask);

  return TRUE;
}

/* --- What to look at, hints, clauses --- */

static gboolean
read_meters (const HuObject *object,
             gpointer        record)
{
  HuLessonStep *step = record;
  g_autoptr(GArray) kinds = hu_meter_kinds_list ();
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, "meters", HU_OPTIONAL, &at))
    return TRUE;

  for (guint i = 0; i < kinds->len; i++)
    g_ptr_array_add (words, (gpointer) hu_meter_kind_to_string (g_array_index (kinds, HuMeterKind, i)));
  g_ptr_array_add (words, NULL);
  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    {
      gint found = hu_read_word (object->reader, &elements.at, (const char * const *) words->pdata);

      if (found >= 0)
        g_array_append_val (step->meters, g_array_index (kinds, HuMeterKind, found));
    }

  return TRUE;
}

static gboolean
read_clauses (const HuObject *object,
              gpointer        record)
{
  HuLessonStep *step = record;
  HuElements elements;
  const char *id;
  HuAt at;

  if (!hu_object_list (object, "clauses", HU_OPTIONAL, &at))
    return TRUE;

  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    {
      const HuClause *clause = NULL;

      if (!hu_read_text (object->reader, &elements.at, &id))
        continue;
      clause = hu_clause_find (id);
      if (clause != NULL)
        g_ptr_array_add (step->clauses, (gpointer) clause->id);
      else
        hu_reader_fault (object->reader, &elements.at, g_strdup_printf (_("there is no clause “%s”"), id),
                         g_strdup (_("use the name of a clause of one of the rulebooks, such as “26.13/ground-level”")));
    }

  return TRUE;
}

/* --- Events --- */

static void
append_event (HuReader     *reader,
              const HuAt   *at,
              HuLessonStep *step)
{
  g_autoptr(HuEvent) event = NULL;
  HuRefusal refusal;
  gboolean whole;

  event = hu_read_event (reader, at, &whole);
  if (event == NULL || !whole)
    {
      /* Later refusals would only follow from this fault. */
      g_clear_pointer (&reader->played, hu_state_free);
      return;
    }

  if (reader->played != NULL && !hu_event_check (reader->played, event, &refusal))
    {
      hu_reader_refuse (reader, at, &refusal);
      g_clear_pointer (&reader->played, hu_state_free);
    }
  if (reader->played != NULL)
    hu_apply_event (reader->played, event, NULL);
  g_ptr_array_add (step->events, g_steal_pointer (&event));
}

static void
play_from_start (HuReader *reader)
{
  g_clear_pointer (&reader->played, hu_state_free);
  if (hu_reader_n_errors (reader) == 0)
    reader->played = hu_reader_new_state (reader);
}

static gboolean
begin_anew (const HuObject *object,
            gpointer        record)
{
  if (((const HuLessonStep *) record)->anew)
    play_from_start (object->reader);

  return TRUE;
}

static gboolean
read_events (const HuObject *object,
             gpointer        record)
{
  HuLessonStep *step = record;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, "events", step->kind == HU_STEP_DO ? HU_REQUIRED : HU_OPTIONAL, &at))
    return TRUE;

  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    append_event (object->reader, &elements.at, step);

  return TRUE;
}

/* --- Steps --- */

static void
read_step (HuReader     *reader,
           const HuAt   *at,
           HuLessonPlan *plan)
{
  static const HuReadHook hooks[] = {
    { "step", "anew", begin_anew, TRUE }, { "look", "meters", read_meters }, { "step", "goals", read_goals },
    { "step", "events", read_events }, { "step", "ask", read_ask }, { "step", "clauses", read_clauses }, { NULL }
  };
  static const char * const just_kind[] = { "kind", NULL };
  HuLessonStep *step;
  HuObject object;
  gint kind;

  if (!hu_object_open (&object, reader, at, just_kind) ||
      !hu_object_word (&object, "kind", HU_REQUIRED, hu_format_find_field ("step", "kind")->words, &kind))
    return;

  hu_object_open (&object, reader, at, hu_format_get_shape_keys ("step", (guint) kind));
  object.shape = (guint) kind;
  step = hu_lesson_plan_add_step (plan, (HuStepKind) kind, "", "");
  hu_object_read_record (&object, "step", step, hooks);
  step->extra = hu_object_close (&object);
}

static gboolean
read_steps (const HuObject *object,
            gpointer        record)
{
  HuReader *reader = object->reader;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, "steps", HU_REQUIRED, &at))
    return TRUE;

  if (hu_node_get_n (at.node) == 0)
    hu_reader_fault (reader, &at, g_strdup (_("the lesson has no steps")), g_strdup (_("use at least one step")));
  play_from_start (reader);
  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements) && !hu_reader_is_full (reader))
    read_step (reader, &elements.at, record);
  g_clear_pointer (&reader->played, hu_state_free);

  return TRUE;
}

/**
 * hu_read_lesson:
 * @reader: the reader, which has read everything but the log
 *
 * Reads the plan of a lesson into the scenario.  An event that is impossible at its step is
 * a fault.
 */
void
hu_read_lesson (HuReader   *reader,
                const HuAt *at)
{
  static const HuReadHook hooks[] = { { "lesson", "steps", read_steps }, { NULL } };
  HuLessonPlan *plan;
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("lesson")))
    return;

  plan = hu_scenario_add_lesson (reader->scenario, "");
  hu_object_read_record (&object, "lesson", plan, hooks);
  plan->extra = hu_object_close (&object);
}
