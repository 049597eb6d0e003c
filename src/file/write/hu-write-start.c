/*
 * Writing `start`: owners before the first event, the points that a side begins with, and
 * the clock.
 */
#include "config.h"

#include "hu-extra.h"
#include "hu-format.h"
#include "hu-hexset.h"
#include "hu-write.h"

#include <string.h>

/* --- Control at the start --- */

static void
begin_owner_entry (HuJsonWriter     *writer,
                   const HuScenario *scenario,
                   HuSide            side)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", scenario->sides[side].id);
  hu_json_writer_key (writer, "hexes");
}

/* Writes an entry with unknown keys, with those of its hexes that still belong to it. */
static void
write_kept_entry (HuJsonWriter     *writer,
                  const HuScenario *scenario,
                  const HuNode     *entry,
                  guint8           *owners)
{
  const HuGrid *grid = scenario->map->grid;
  HuSide side = hu_scenario_find_side (scenario, hu_node_get_text (hu_node_find (entry, "side"), ""));
  g_autoptr(GArray) named = hu_hexset_expand (grid, hu_node_find (entry, "hexes"), FALSE);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < named->len; i++)
    {
      HuHex hex = g_array_index (named, HuHex, i);

      if (owners[hex] != side)
        continue;
      owners[hex] = (guint8) HU_SIDE_NONE;
      g_array_append_val (hexes, hex);
    }

  begin_owner_entry (writer, scenario, side);
  hu_write_hexset_list (writer, scenario, hexes);
  hu_json_writer_node_members (writer, entry, hu_format_get_keys ("start-control"));
  hu_json_writer_end (writer);
}

/* Writes an entry by rule: the rule, without those of its hexes that belong to it no more. */
static void
write_ruled_entry (HuJsonWriter         *writer,
                   const HuScenario     *scenario,
                   const HuRuledControl *entry,
                   guint8               *owners)
{
  g_autoptr(GArray) lost = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < entry->hexes->len; i++)
    {
      HuHex hex = g_array_index (entry->hexes, HuHex, i);

      if (owners[hex] == entry->side)
        owners[hex] = (guint8) HU_SIDE_NONE;
      else
        g_array_append_val (lost, hex);
    }
  if (lost->len == entry->hexes->len && lost->len > 0)
    return;

  begin_owner_entry (writer, scenario, entry->side);
  if (lost->len == 0)
    {
      hu_write_hexset_list (writer, scenario, entry->hexes);
    }
  else
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "except");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      hu_write_hexset_line (writer, scenario, entry->hexes);
      hu_write_hexset_line (writer, scenario, lost);
      hu_json_writer_end (writer);
      hu_json_writer_end (writer);
    }
  hu_json_writer_members (writer, entry->extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_start_owners:
 * @writer: the writer, within `start`
 *
 * Writes the member `control`, or nothing if no side controls anything.
 */
void
hu_write_start_owners (HuJsonWriter     *writer,
                        const HuScenario *scenario)
{
  gsize n_hexes = (gsize) scenario->map->grid->n_hexes;
  g_autofree guint8 *owners = g_memdup2 (scenario->start.hex_owner, n_hexes);
  g_autoptr(HuNode) kept = hu_extra_find (scenario->start.extra, "control");
  gboolean any = memchr (owners, HU_SIDE_FIRST, n_hexes) != NULL ||
                 memchr (owners, HU_SIDE_SECOND, n_hexes) != NULL;

  if (!any && kept == NULL && scenario->start.ruled->len == 0)
    return;

  hu_json_writer_key (writer, "control");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < scenario->start.ruled->len; i++)
    write_ruled_entry (writer, scenario, g_ptr_array_index (scenario->start.ruled, i), owners);
  for (guint i = 0; i < hu_node_get_n (kept); i++)
    write_kept_entry (writer, scenario, hu_node_get_element (kept, i), owners);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (memchr (owners, side, n_hexes) != NULL)
      {
        begin_owner_entry (writer, scenario, side);
        hu_write_hexset (writer, scenario->map->grid, owners, (guint8) side);
        hu_json_writer_end (writer);
      }
  hu_json_writer_end (writer);
}

static void
write_control (HuJsonWriter     *writer,
               const HuScenario *scenario,
               gconstpointer     record)
{
  hu_write_start_owners (writer, scenario);
}

static void
write_points (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuStart *start = record;

  if (start->points[HU_SIDE_FIRST] == 0 && start->points[HU_SIDE_SECOND] == 0)
    return;

  hu_json_writer_key (writer, "points");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (start->points[side] != 0)
      hu_json_writer_integer_member (writer, scenario->sides[side].id, start->points[side]);
  hu_json_writer_end (writer);
}

static void
write_clock (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  const HuStart *start = record;

  if (start->turn == 1 && start->player_turn == 0 && start->phase == 0 && start->clock_extra == NULL)
    return;

  hu_json_writer_key (writer, "clock");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "turn", start->turn);
  if (start->player_turn > 0 || start->phase > 0)
    hu_json_writer_integer_member (writer, "player_turn", start->player_turn + 1);
  if (start->phase > 0)
    hu_json_writer_integer_member (writer, "phase", start->phase + 1);
  hu_json_writer_members (writer, start->clock_extra, NULL);
  hu_json_writer_end (writer);
}

void
hu_write_start (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  static const char * const control[] = { "control", NULL };
  static const HuWriteHook hooks[] = {
    { "start", "clock", write_clock },
    { "start", "control", write_control },
    { "start", "points", write_points },
    { NULL }
  };

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_record (writer, scenario, "start", &scenario->start, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, scenario->start.extra, control);
  hu_json_writer_end (writer);
}
