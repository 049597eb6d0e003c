/*
 * Events of the log on the way out, one on each line.
 */
#include "config.h"

#include "hu-write.h"

static void
write_unit (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuEvent    *event)
{
  hu_json_writer_text_member (writer, "unit", hu_scenario_get_unit (scenario, event->unit)->id);
}

static void
write_hex (HuJsonWriter     *writer,
           const char       *key,
           const HuScenario *scenario,
           const HuEvent    *event)
{
  hu_json_writer_key (writer, key);
  hu_write_hex (writer, scenario->map->grid, g_array_index (event->hexes, HuHex, 0));
}

/* Not filled: an event is a line, however long. */
static void
write_path (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuEvent    *event)
{
  hu_json_writer_key (writer, "path");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < event->hexes->len; i++)
    hu_write_hex (writer, scenario->map->grid, g_array_index (event->hexes, HuHex, i));
  hu_json_writer_end (writer);
}

static void
write_eliminate (HuJsonWriter     *writer,
                 const HuScenario *scenario,
                 const HuEvent    *event)
{
  write_unit (writer, scenario, event);
  if (event->own_attack)
    hu_json_writer_text_member (writer, "by", "own-attack");
  if (event->units->len == 0)
    return;

  hu_json_writer_key (writer, "survivors");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < event->units->len; i++)
    hu_json_writer_text (writer, hu_scenario_get_unit (scenario, g_array_index (event->units, guint, i))->id);
  hu_json_writer_end (writer);
}

static void
write_side (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuEvent    *event)
{
  hu_json_writer_text_member (writer, "side",
                              event->side != HU_SIDE_NONE ? scenario->sides[event->side].id : NULL);
}

static void
write_award (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const HuEvent    *event)
{
  const HuScheduleItem *item = g_ptr_array_index (scenario->front_line->schedule, event->item);

  write_side (writer, scenario, event);
  hu_json_writer_text_member (writer, "item", item->item);
  if (event->has_points)
    hu_json_writer_integer_member (writer, "points", event->points);
  if (event->has_count)
    hu_json_writer_integer_member (writer, "count", event->count);
}

static void
write_adjust (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const HuEvent    *event)
{
  write_side (writer, scenario, event);
  hu_json_writer_text_member (writer, "what", hu_adjust_to_string (event->what));
  hu_json_writer_integer_member (writer, "points", event->points);
  hu_json_writer_text_member (writer, "reason", event->text);
}

static void
write_verb (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuEvent    *event)
{
  switch (event->verb)
    {
    case HU_VERB_MOVE:
      write_unit (writer, scenario, event);
      if (event->is_path || event->hexes->len != 1)
        write_path (writer, scenario, event);
      else
        write_hex (writer, "to", scenario, event);
      break;
    case HU_VERB_PLACE:
      write_unit (writer, scenario, event);
      write_hex (writer, "to", scenario, event);
      break;
    case HU_VERB_ELIMINATE:
      write_eliminate (writer, scenario, event);
      break;
    case HU_VERB_WITHDRAW:
      write_unit (writer, scenario, event);
      break;
    case HU_VERB_EXIT:
      write_unit (writer, scenario, event);
      write_hex (writer, "from", scenario, event);
      if (event->exit_as != HU_EXIT_PLAIN)
        hu_json_writer_text_member (writer, "as", hu_exit_as_to_string (event->exit_as));
      break;
    case HU_VERB_CONTROL:
      write_side (writer, scenario, event);
      hu_json_writer_key (writer, "hexes");
      hu_write_hexset_line (writer, scenario->map->grid, event->hexes);
      break;
    case HU_VERB_CONCEDE:
      write_side (writer, scenario, event);
      break;
    case HU_VERB_AWARD:
      write_award (writer, scenario, event);
      break;
    case HU_VERB_ADJUST:
      write_adjust (writer, scenario, event);
      break;
    case HU_VERB_NOTE:
      hu_json_writer_text_member (writer, "text", event->text);
      break;
    case HU_VERB_END_PHASE:
    case HU_N_VERBS:
      break;
    }
}

/**
 * hu_write_event:
 * @writer: where to
 * @scenario: the game's scenario
 * @event: an event of its log
 *
 * Writes one event, on one line.
 */
void
hu_write_event (HuJsonWriter     *writer,
                const HuScenario *scenario,
                const HuEvent    *event)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "do", hu_verb_to_string (event->verb));
  write_verb (writer, scenario, event);
  if (event->note != NULL)
    hu_json_writer_text_member (writer, "note", event->note);
  hu_json_writer_members (writer, event->extra, NULL);
  hu_json_writer_end (writer);
}
