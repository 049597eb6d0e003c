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
  hu_write_location (writer, scenario->map, g_array_index (event->hexes, HuHex, 0), hu_event_get_storey (event, 0));
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
    hu_write_location (writer, scenario->map, g_array_index (event->hexes, HuHex, i), hu_event_get_storey (event, i));
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
  write_side (writer, scenario, event);
  hu_json_writer_text_member (writer, "item", hu_scenario_get_item (scenario, event->item));
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
write_other (HuJsonWriter     *writer,
             const char       *key,
             const HuScenario *scenario,
             const HuEvent    *event)
{
  hu_json_writer_text_member (writer, key, event->other_unit != HU_UNIT_NONE
                                             ? hu_scenario_get_unit (scenario, event->other_unit)->id : NULL);
}

static void
write_mark (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuEvent    *event)
{
  write_unit (writer, scenario, event);
  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    if (event->states_set >> word & 1)
      hu_json_writer_boolean_member (writer, hu_state_word_to_string (word), (event->states >> word & 1) != 0);
  if (event->has_in)
    write_other (writer, "in", scenario, event);
  if (event->has_ma)
    hu_json_writer_text_member (writer, "ma", hu_ma_to_string (event->ma));
  if (event->has_leadership)
    hu_json_writer_integer_member (writer, "leadership", event->leadership);
}

static void
write_fire (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuEvent    *event)
{
  write_hex (writer, "at", scenario, event);
  hu_json_writer_text_member (writer, "level", hu_fire_kind_to_string (event->fire));
  hu_json_writer_text_member (writer, "cause", hu_fire_cause_to_string (event->cause));
  if (event->cause == HU_CAUSE_KINDLED)
    write_side (writer, scenario, event);
  if (event->cause != HU_CAUSE_SPREAD)
    return;

  hu_json_writer_key (writer, "from");
  hu_write_location (writer, scenario->map, g_array_index (event->hexes, HuHex, 1), hu_event_get_storey (event, 1));
}

static void
write_declare (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const HuEvent    *event)
{
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  write_side (writer, scenario, event);
  hu_json_writer_text_member (writer, "kind", hu_subject_kind_to_string (event->subject_kind));
  hu_json_writer_text_member (writer, "id", event->subject_kind == HU_SUBJECT_BUILDING
                                              ? hu_map_get_building (map, (guint) event->subject)->id
                                              : hu_location_format (map, event->subject, name));
}

/* It is long because every verb has its case, in the order of the enum. */
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
      if (event->bypass)
        hu_json_writer_boolean_member (writer, "bypass", TRUE);
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
      hu_write_hexset_line (writer, scenario, event->hexes);
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
    case HU_VERB_REDUCE:
      write_unit (writer, scenario, event);
      write_other (writer, "into", scenario, event);
      if (event->own_attack)
        hu_json_writer_text_member (writer, "by", "own-attack");
      break;
    case HU_VERB_MARK:
      write_mark (writer, scenario, event);
      break;
    case HU_VERB_CAPTURE:
      write_unit (writer, scenario, event);
      write_other (writer, "by", scenario, event);
      break;
    case HU_VERB_RELEASE:
      write_unit (writer, scenario, event);
      break;
    case HU_VERB_ABANDON:
      write_unit (writer, scenario, event);
      write_other (writer, "crew", scenario, event);
      break;
    case HU_VERB_MOP_UP:
      write_unit (writer, scenario, event);
      hu_json_writer_text_member (writer, "building",
                                  hu_map_get_building (scenario->map, (guint) event->subject)->id);
      break;
    case HU_VERB_FIRE:
      write_fire (writer, scenario, event);
      break;
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      write_hex (writer, "at", scenario, event);
      break;
    case HU_VERB_DECLARE:
      write_declare (writer, scenario, event);
      break;
    case HU_VERB_ANNOUNCE:
      write_side (writer, scenario, event);
      hu_json_writer_text_member (writer, "what", event->text);
      break;
    case HU_VERB_END_PHASE:
    case HU_N_VERBS:
      break;
    }
}

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

/**
 * hu_game_file_event_to_text:
 *
 * Writes one event as in the log of a game file: JSON on one line, without a newline.
 */
char *
hu_game_file_event_to_text (const HuScenario *scenario,
                            const HuEvent    *event)
{
  g_autoptr(GBytes) bytes = NULL;
  HuJsonWriter *writer;
  gsize length;
  const char *text;

  g_return_val_if_fail (scenario != NULL && event != NULL, NULL);

  writer = hu_json_writer_new ();
  hu_write_event (writer, scenario, event);
  bytes = hu_json_writer_free_to_bytes (writer);
  text = g_bytes_get_data (bytes, &length);

  return g_strchomp (g_strndup (text, length));
}
