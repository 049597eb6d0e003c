/*
 * `lesson` on the way out.
 */
#include "config.h"

#include "hu-lesson-plan.h"
#include "hu-write.h"

/* Writes the members of a fact; the caller begins and ends its object. */
static void
write_fact (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuFact     *fact)
{
  static const char * const subjects[] = { "location", "hex", "building" };
  char name[HU_LOCATION_NAME_MAX];

  hu_json_writer_text_member (writer, "fact", hu_fact_kind_to_string (fact->kind));
  if (fact->side != HU_SIDE_NONE)
    hu_json_writer_text_member (writer, "side", scenario->sides[fact->side].id);
  if (fact->unit != HU_UNIT_NONE)
    hu_json_writer_text_member (writer, "unit", hu_scenario_get_unit (scenario, fact->unit)->id);
  if (fact->subject < 0)
    return;
  if (fact->kind == HU_FACT_OUTCOME)
    {
      hu_json_writer_text_member (writer, "outcome", hu_scenario_get_outcome (scenario, (guint) fact->subject));
      return;
    }

  hu_json_writer_key (writer, subjects[fact->subject_kind]);
  switch (fact->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      hu_json_writer_text (writer, hu_location_format (scenario->map, fact->subject, name));
      break;
    case HU_SUBJECT_HEX:
      hu_write_hex (writer, scenario->map->grid, fact->subject);
      break;
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      hu_json_writer_text (writer, hu_map_get_building (scenario->map, (guint) fact->subject)->id);
      break;
    }
}

static void
write_is (HuJsonWriter     *writer,
          const HuScenario *scenario,
          const HuGoal     *goal)
{
  switch (hu_fact_answer_kind (goal->fact->kind))
    {
    case HU_ANSWER_TRUTH:
      hu_json_writer_boolean_member (writer, "is", goal->number != 0);
      return;

    case HU_ANSWER_SIDE:
      hu_json_writer_text_member (writer, "is", goal->number >= 0 ? scenario->sides[goal->number].id : NULL);
      return;

    case HU_ANSWER_LEVEL:
      hu_json_writer_text_member (writer, "is", hu_scenario_get_level (scenario, (guint) goal->number));
      return;

    case HU_ANSWER_NUMBER:
    case HU_ANSWER_HEXES:
    case HU_ANSWER_ROWS:
    case HU_ANSWER_ENDING:
    case HU_N_ANSWERS:
      break;
    }

  hu_json_writer_integer_member (writer, "is", goal->number);
}

static void
write_wanted (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const HuGoal     *goal)
{
  if (goal->event != NULL)
    {
      hu_json_writer_key (writer, "event");
      hu_write_event (writer, scenario, goal->event);
      return;
    }

  write_fact (writer, scenario, goal->fact);
  if (goal->kind == HU_GOAL_IS)
    write_is (writer, scenario, goal);
  else
    hu_json_writer_integer_member (writer, goal->kind == HU_GOAL_AT_LEAST ? "at_least" : "at_most", goal->number);
}

static void
write_goals (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  const HuLessonStep *step = record;

  hu_json_writer_key (writer, "goals");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < step->goals->len; i++)
    {
      const HuGoal *goal = g_ptr_array_index (step->goals, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      write_wanted (writer, scenario, goal);
      if (goal->hint != NULL)
        hu_json_writer_text_member (writer, "hint", goal->hint);
      hu_json_writer_members (writer, goal->fact != NULL ? goal->fact->extra : goal->extra, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

static void
write_meters (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuLessonStep *step = record;

  if (step->meters->len == 0)
    return;

  hu_json_writer_key (writer, "meters");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < step->meters->len; i++)
    hu_json_writer_text (writer, hu_meter_kind_to_string ((HuMeterKind) g_array_index (step->meters, gint, i)));
  hu_json_writer_end (writer);
}

static void
write_events (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuLessonStep *step = record;

  if (step->events->len == 0 && step->kind != HU_STEP_DO)
    return;

  hu_json_writer_key (writer, "events");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < step->events->len; i++)
    hu_write_event (writer, scenario, g_ptr_array_index (step->events, i));
  hu_json_writer_end (writer);
}

static void
write_ask (HuJsonWriter     *writer,
           const HuScenario *scenario,
           gconstpointer     record)
{
  const HuFact *ask = ((const HuLessonStep *) record)->ask;

  if (ask == NULL)
    return;

  hu_json_writer_key (writer, "ask");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  write_fact (writer, scenario, ask);
  hu_json_writer_members (writer, ask->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_clauses (HuJsonWriter     *writer,
               const HuScenario *scenario,
               gconstpointer     record)
{
  const GPtrArray *clauses = ((const HuLessonStep *) record)->clauses;

  if (clauses->len == 0)
    return;

  hu_json_writer_key (writer, "clauses");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < clauses->len; i++)
    hu_json_writer_text (writer, g_ptr_array_index (clauses, i));
  hu_json_writer_end (writer);
}

/* Writes the lesson's plan, if there is one. */
void
hu_write_lesson (HuJsonWriter     *writer,
                 const HuScenario *scenario)
{
  static const HuWriteHook hooks[] = {
    { "look", "meters", write_meters },
    { "step", "goals", write_goals },
    { "step", "events", write_events },
    { "step", "ask", write_ask },
    { "step", "clauses", write_clauses },
    { NULL }
  };
  const HuLessonPlan *plan = scenario->lesson;

  if (plan == NULL)
    return;

  hu_json_writer_key (writer, "lesson");
  hu_write_object (writer, scenario, "lesson", plan, HU_JSON_BLOCK, plan->extra, hooks);
}
