/*
 * `rules.front-line` on the way out.
 */
#include "config.h"

#include "hu-front-line-format.h"
#include "hu-front-line-rules.h"
#include "hu-write.h"

static void
write_multiply (HuJsonWriter         *writer,
                const HuScheduleItem *item)
{
  if (item->factors == NULL && item->multiply_extra == NULL)
    return;

  hu_json_writer_key (writer, "multiply");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (item->factors != NULL)
    {
      hu_json_writer_key (writer, "branch");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      for (guint i = 0; i < item->factors->len; i++)
        {
          const HuFactor *factor = &g_array_index (item->factors, HuFactor, i);

          hu_json_writer_integer_member (writer, factor->branch, factor->factor);
        }
      hu_json_writer_end (writer);
    }
  hu_json_writer_members (writer, item->multiply_extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_place_item (HuJsonWriter         *writer,
                  const HuScenario     *scenario,
                  const HuScheduleItem *item)
{
  static const char * const whens[] = { "once", "turn", "end" };

  hu_json_writer_text_member (writer, "place", hu_map_get_place (scenario->map, item->place)->id);
  if (item->hold_given || item->hold != HU_HOLD_OWNER)
    hu_json_writer_text_member (writer, "hold", item->hold == HU_HOLD_CLEAR ? "clear" : "control");
  hu_json_writer_integer_member (writer, "points", item->points);
  hu_json_writer_text_member (writer, "when", whens[item->when]);
}

static void
write_item (HuJsonWriter         *writer,
            const HuScenario     *scenario,
            const HuScheduleItem *item)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "item", item->item);
  hu_json_writer_text_member (writer, "to", item->to == HU_SIDE_NONE ? "both" : scenario->sides[item->to].id);
  switch (item->kind)
    {
    case HU_ITEM_PER_STRENGTH:
      hu_json_writer_integer_member (writer, "per_strength", item->points);
      write_multiply (writer, item);
      break;
    case HU_ITEM_PLACE:
      write_place_item (writer, scenario, item);
      break;
    case HU_ITEM_AWARD:
      hu_json_writer_integer_member (writer, "points", item->points);
      hu_json_writer_text_member (writer, "when", "award");
      break;
    }
  hu_json_writer_members (writer, item->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_level (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const HuLevel    *level)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", level->id);
  hu_json_writer_text_member (writer, "side", scenario->sides[level->side].id);
  if (level->bound != HU_BOUND_NONE)
    hu_json_writer_ratio_member (writer, level->bound == HU_BOUND_UP_TO ? "up_to" : "below",
                                 level->numerator, level->denominator);
  hu_json_writer_members (writer, level->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_schedule (HuJsonWriter     *writer,
                const HuScenario *scenario,
                gconstpointer     record)
{
  const HuFrontLineRules *rules = record;

  if (!rules->schedule_given)
    return;

  hu_json_writer_key (writer, "schedule");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < rules->schedule->len; i++)
    write_item (writer, scenario, g_ptr_array_index (rules->schedule, i));
  hu_json_writer_end (writer);
}

static void
write_levels (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuFrontLineRules *rules = record;

  if (!rules->levels_given)
    return;

  hu_json_writer_key (writer, "levels");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < rules->levels->len; i++)
    write_level (writer, scenario, g_ptr_array_index (rules->levels, i));
  hu_json_writer_end (writer);
}

static void
write_rows (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  const HuFrontLineRules *rules = record;

  if (!rules->rows_given)
    return;

  hu_json_writer_key (writer, "rows");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_record (writer, scenario, "rows", rules, HU_JSON_INLINE, NULL);
  hu_json_writer_members (writer, rules->rows_extra, NULL);
  hu_json_writer_end (writer);
}

/* @writer: the writer, within `rules.front-line`; @scenario: a scenario with these rules in force.  A schedule or a
 * table of levels that the file did not have is not written. */
void
hu_write_front_line (HuJsonWriter     *writer,
                     const HuScenario *scenario)
{
  static const HuWriteHook hooks[] = {
    { "front-line", "schedule", write_schedule },
    { "front-line", "levels", write_levels },
    { "front-line", "rows", write_rows },
    { NULL }
  };
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  hu_write_record (writer, scenario, "front-line", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
