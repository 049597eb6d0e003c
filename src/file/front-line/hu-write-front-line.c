/*
 * `rules.front-line` on the way out.
 */
#include "config.h"

#include "hu-front-line-format.h"
#include "hu-front-line-rules.h"
#include "hu-write.h"

/* --- The schedule --- */

/* The points of an item, under the key that is its kind's. */
static void
write_per_strength (HuJsonWriter     *writer,
                    const HuScenario *scenario,
                    gconstpointer     record)
{
  const HuScheduleItem *item = record;

  if (item->kind == HU_ITEM_PER_STRENGTH)
    hu_json_writer_integer_member (writer, "per_strength", item->points);
}

static void
write_points (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuScheduleItem *item = record;

  if (item->kind != HU_ITEM_PER_STRENGTH)
    hu_json_writer_integer_member (writer, "points", item->points);
}

static void
write_multiply (HuJsonWriter     *writer,
                const HuScenario *scenario,
                gconstpointer     record)
{
  const HuScheduleItem *item = record;

  if (item->factors == NULL && item->multiply_extra == NULL)
    return;

  hu_json_writer_key (writer, "multiply");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (item->factors != NULL)
    hu_write_factors (writer, item->factors);
  hu_json_writer_members (writer, item->multiply_extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_place (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  const HuScheduleItem *item = record;

  if (item->kind == HU_ITEM_PLACE)
    hu_json_writer_text_member (writer, "place", hu_map_get_place (scenario->map, item->place)->id);
}

static void
write_when (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  static const char * const whens[] = { "once", "turn", "end" };
  const HuScheduleItem *item = record;

  if (item->kind != HU_ITEM_PER_STRENGTH)
    hu_json_writer_text_member (writer, "when", item->kind == HU_ITEM_PLACE ? whens[item->when] : "award");
}

/* --- Levels --- */

/* The one bound of a level, under either key. */
static void
write_bound (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  const HuLevel *level = record;

  if (level->bound != HU_BOUND_NONE)
    hu_json_writer_ratio_member (writer, level->bound == HU_BOUND_UP_TO ? "up_to" : "below",
                                 level->numerator, level->denominator);
}

/* @writer: the writer, within `rules.front-line`; @scenario: a scenario with these rules in force.  A schedule or a
 * table of levels that the file did not have is not written. */
void
hu_write_front_line (HuJsonWriter     *writer,
                     const HuScenario *scenario)
{
  static const HuWriteHook hooks[] = {
    { "schedule-item", "per_strength", write_per_strength },
    { "schedule-item", "multiply", write_multiply },
    { "schedule-item", "place", write_place },
    { "schedule-item", "points", write_points },
    { "schedule-item", "when", write_when },
    { "level", "up_to", write_bound },
    { NULL }
  };
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  hu_write_record (writer, scenario, "front-line", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
