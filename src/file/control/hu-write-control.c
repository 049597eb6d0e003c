/*
 * `rules.control` on the way out.
 */
#include "config.h"

#include "hu-control-format.h"
#include "hu-control-rules.h"
#include "hu-write.h"

static void write_condition (HuJsonWriter      *writer,
                             const HuScenario  *scenario,
                             const HuCondition *condition);

static const char *
key_of (const HuCondition *condition)
{
  static const char * const keys[] = {
    [HU_CONDITION_ALL] = "all", [HU_CONDITION_ANY] = "any", [HU_CONDITION_NOT] = "not",
    [HU_CONDITION_LOCATIONS] = "controls", [HU_CONDITION_HEXES] = "controls", [HU_CONDITION_BUILDINGS] = "controls",
    [HU_CONDITION_CVP] = "cvp", [HU_CONDITION_CVP_MORE] = "cvp", [HU_CONDITION_EXIT_VP] = "exit_vp",
    [HU_CONDITION_NO_ENEMY] = "no_enemy",
  };

  return keys[condition->kind];
}

static void
write_items (HuJsonWriter      *writer,
             const HuScenario  *scenario,
             const HuCondition *condition)
{
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  if (condition->kind == HU_CONDITION_HEXES || condition->kind == HU_CONDITION_NO_ENEMY)
    {
      hu_write_hexset_line (writer, scenario, condition->items);
      return;
    }

  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < condition->items->len; i++)
    {
      gint32 item = g_array_index (condition->items, gint32, i);

      hu_json_writer_text (writer, condition->kind == HU_CONDITION_LOCATIONS
                                     ? hu_location_format (map, item, name)
                                     : hu_map_get_building (map, (guint) item)->id);
    }
  hu_json_writer_end (writer);
}

static void
write_controls (HuJsonWriter      *writer,
                const HuScenario  *scenario,
                const HuCondition *condition)
{
  static const char * const kinds[] = { "locations", "hexes", "buildings" };

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, kinds[condition->kind - HU_CONDITION_LOCATIONS]);
  write_items (writer, scenario, condition);
  if (condition->number_given)
    hu_json_writer_integer_member (writer, "at_least", condition->number);
  hu_json_writer_end (writer);
}

static void
write_points (HuJsonWriter      *writer,
              const HuCondition *condition)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, condition->kind == HU_CONDITION_CVP_MORE ? "more_than_enemy_by" : "at_least",
                                 condition->number);
  hu_json_writer_end (writer);
}

static void
write_no_enemy (HuJsonWriter      *writer,
                const HuScenario  *scenario,
                const HuCondition *condition)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "state", hu_enemy_state_to_string (condition->state));
  if (condition->building != HU_BUILDING_NONE)
    {
      hu_json_writer_text_member (writer, "in", hu_map_get_building (scenario->map, (guint) condition->building)->id);
    }
  else
    {
      hu_json_writer_key (writer, "in");
      write_items (writer, scenario, condition);
    }
  hu_json_writer_end (writer);
}

static void
write_condition (HuJsonWriter      *writer,
                 const HuScenario  *scenario,
                 const HuCondition *condition)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, key_of (condition));
  switch (condition->kind)
    {
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < condition->parts->len; i++)
        write_condition (writer, scenario, g_ptr_array_index (condition->parts, i));
      hu_json_writer_end (writer);
      break;
    case HU_CONDITION_NOT:
      write_condition (writer, scenario, g_ptr_array_index (condition->parts, 0));
      break;
    case HU_CONDITION_LOCATIONS:
    case HU_CONDITION_HEXES:
    case HU_CONDITION_BUILDINGS:
      write_controls (writer, scenario, condition);
      break;
    case HU_CONDITION_CVP:
    case HU_CONDITION_CVP_MORE:
    case HU_CONDITION_EXIT_VP:
      write_points (writer, condition);
      break;
    case HU_CONDITION_NO_ENEMY:
      write_no_enemy (writer, scenario, condition);
      break;
    }
  hu_json_writer_end (writer);
}

static void
write_needs (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  hu_json_writer_key (writer, "needs");
  write_condition (writer, scenario, ((const HuVictoryEntry *) record)->needs);
}

static const HuWriteHook hooks[] = { { "victory", "needs", write_needs }, { NULL } };

/* @writer: the writer, within `rules.control`; @scenario: a scenario with these rules in force. */
void
hu_write_control (HuJsonWriter     *writer,
                  const HuScenario *scenario)
{
  const HuControlRules *rules = hu_control_rules (scenario);

  hu_write_record (writer, scenario, "control", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
