/*
 * Writing the game, in the order of keys of the format.  Values that equal a default are
 * left out; unknown members follow the known ones.
 */
#include "config.h"

#include "hu-write.h"

#include "hu-extra.h"
#include "hu-format.h"
#include "hu-reading-switch.h"

/* Writes who played the game, where and when.  Keys that have no value are left out. */
static void
write_played (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const HuPlayed   *played)
{
  if (played->players[HU_SIDE_FIRST] != NULL || played->players[HU_SIDE_SECOND] != NULL)
    {
      hu_json_writer_key (writer, "players");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        if (played->players[side] != NULL)
          hu_json_writer_text_member (writer, scenario->sides[side].id, played->players[side]);
      hu_json_writer_end (writer);
    }

  if (played->place == NULL && played->date == NULL && played->extra == NULL)
    return;

  hu_json_writer_key (writer, "played");
  hu_write_object (writer, scenario, "played", played, HU_JSON_INLINE, played->extra, NULL);
}

static void
write_sides (HuJsonWriter     *writer,
             const HuScenario *scenario)
{
  hu_json_writer_key (writer, "sides");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (gint i = HU_SIDE_FIRST; i < HU_N_SIDES; i++)
    {
      const HuSideInfo *side = &scenario->sides[i];

      hu_write_object (writer, scenario, "side", side, HU_JSON_INLINE, side->extra, NULL);
    }
  hu_json_writer_end (writer);
}

static void
write_turns (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  const HuCalendar *calendar = record;

  if (calendar->turn_names == NULL)
    {
      hu_json_writer_integer_member (writer, "turns", calendar->n_turns);
      return;
    }

  hu_json_writer_key (writer, "turns");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < calendar->turn_names->len; i++)
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "name", g_ptr_array_index (calendar->turn_names, i));
      if (calendar->turn_extras != NULL)
        hu_json_writer_members (writer, g_ptr_array_index (calendar->turn_extras, i), NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

static void
write_calendar (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  static const HuWriteHook hooks[] = { { "calendar", "turns", write_turns }, { NULL } };
  const HuCalendar *calendar = &scenario->calendar;

  hu_json_writer_key (writer, "calendar");
  hu_write_object (writer, scenario, "calendar", calendar, HU_JSON_BLOCK, calendar->extra, hooks);
}

/* Hexes off the map are kept as they stand in the file. */
static void
write_arrival_at (HuJsonWriter     *writer,
                  const HuScenario *scenario,
                  gconstpointer     record)
{
  const HuArrival *arrival = record;
  g_autoptr(HuNode) kept = hu_extra_find (arrival->extra, "at");

  if (arrival->at.by_edge)
    {
      hu_write_sources (writer, scenario, "at", &arrival->at, arrival->extra);
    }
  else if (kept != NULL)
    {
      hu_json_writer_key (writer, "at");
      hu_json_writer_node (writer, kept);
    }
  else if (arrival->at.hexes != NULL)
    {
      hu_json_writer_key (writer, "at");
      hu_write_hexset_line (writer, scenario, arrival->at.hexes);
    }
}

static void
write_unit (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuUnit     *unit)
{
  static const HuWriteHook hooks[] = { { "arrives", "at", write_arrival_at }, { NULL } };

  hu_write_object (writer, scenario, "unit", unit, HU_JSON_INLINE, unit->extra, hooks);
}

static void
write_units (HuJsonWriter     *writer,
             const HuScenario *scenario)
{
  hu_json_writer_key (writer, "units");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < scenario->units->len; i++)
    write_unit (writer, scenario, hu_scenario_get_unit (scenario, i));
  hu_json_writer_end (writer);
}

static void
write_log (HuJsonWriter     *writer,
           const HuScenario *scenario,
           const GPtrArray  *log)
{
  hu_json_writer_key (writer, "log");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < log->len; i++)
    hu_write_event (writer, scenario, g_ptr_array_index (log, i));
  hu_json_writer_end (writer);
}

/* Writes the units of the variation that the game does not have and that an event names. */
static void
write_own_units (HuJsonWriter      *writer,
                 const HuScenario  *scenario,
                 const HuVariation *variation)
{
  if (variation->roster == NULL)
    return;

  hu_json_writer_key (writer, "units");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = scenario->units->len; i < variation->roster->units->len; i++)
    if (hu_variation_names_unit (variation, i))
      write_unit (writer, variation->roster, hu_scenario_get_unit (variation->roster, i));
  hu_json_writer_end (writer);
}

/* The shared events are in the log already: a variation gives the number of events after which it branches off. */
static void
write_variation (HuJsonWriter      *writer,
                 const HuScenario  *scenario,
                 const GPtrArray   *log,
                 const HuVariation *variation)
{
  guint shared = hu_variation_shared (variation, log);

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_text_member (writer, "name", variation->name);
  hu_json_writer_integer_member (writer, "after", shared);
  write_own_units (writer, scenario, variation);
  hu_json_writer_key (writer, "log");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = shared; i < variation->events->len; i++)
    hu_write_event (writer, variation->roster != NULL ? variation->roster : scenario,
                    g_ptr_array_index (variation->events, i));
  hu_json_writer_end (writer);
  hu_json_writer_members (writer, variation->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_variations (HuJsonWriter     *writer,
                  const HuGameFile *file)
{
  if (file->variations->len == 0)
    return;

  hu_json_writer_key (writer, "variations");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < file->variations->len; i++)
    write_variation (writer, file->scenario, file->log, g_ptr_array_index (file->variations, i));
  hu_json_writer_end (writer);
}

static gboolean
needs_format_2_by_system (const HuScenario *scenario)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemFormat *format = hu_system_format_get (id);

      if (hu_system_in_force (scenario, id) &&
          format->get_format != NULL && format->get_format (scenario) > 1)
        return TRUE;
    }

  return FALSE;
}

static gboolean
needs_format_2_by_units (const HuScenario *scenario)
{
  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (unit->kind == HU_UNIT_NAVAL || (unit->tags != NULL && unit->tags->len > 0))
        return TRUE;
    }

  return FALSE;
}

/* Format 2 makes an older program refuse a game that it would judge otherwise. */
static gboolean
needs_format_2 (const HuScenario *scenario)
{
  return hu_reading_format (scenario) > 1 || needs_format_2_by_system (scenario) ||
         needs_format_2_by_units (scenario) || scenario->map->grid->names != NULL || scenario->map->grid->boards != NULL ||
         scenario->supply[HU_SIDE_FIRST] != NULL || scenario->supply[HU_SIDE_SECOND] != NULL ||
         scenario->start.holdings->len > 0 || scenario->map->levels != NULL || scenario->calendar.ends_early ||
         g_hash_table_size (scenario->hex_rules) > 0;
}

/* Writes the text that a person would write: keys in the order of the format, one line for each unit, place and
 * event, hex sets as spans, no defaults. The text reads back as a game equal to @self, which is written as the
 * same text again.  Returns the text; (transfer full). */
GBytes *
hu_game_file_to_bytes (const HuGameFile *self)
{
  const HuScenario *scenario;
  HuJsonWriter *writer;

  g_return_val_if_fail (self != NULL, NULL);

  scenario = self->scenario;
  writer = hu_json_writer_new ();
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_text_member (writer, "format", needs_format_2 (scenario) ? HU_FORMAT_2 : HU_FORMAT_1);
  hu_write_member (writer, scenario, "game", "title", scenario, NULL);
  hu_write_member (writer, scenario, "game", "about", scenario, NULL);
  write_played (writer, scenario, self->played != NULL ? self->played : &scenario->played);
  hu_json_writer_key (writer, "map");
  hu_write_map (writer, scenario);
  write_sides (writer, scenario);
  write_calendar (writer, scenario);
  write_units (writer, scenario);
  hu_json_writer_key (writer, "start");
  hu_write_start (writer, scenario);
  hu_json_writer_key (writer, "rules");
  hu_write_rules (writer, scenario);
  hu_write_lesson (writer, scenario);
  write_log (writer, scenario, self->log);
  write_variations (writer, self);
  hu_write_translations (writer, scenario);
  hu_json_writer_members (writer, scenario->extra, NULL);
  hu_json_writer_end (writer);

  return hu_json_writer_free_to_bytes (writer);
}
