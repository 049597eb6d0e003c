/*
 * `arrives` of a unit.  It decides nothing, so an arrival that cannot be is only warned of, and
 * kept as it stands in the file.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

static void
read_place (const HuObject *object,
            HuArrival      *arrival,
            char          **extra)
{
  HuReader *reader = object->reader;
  HuAt at;

  if (!hu_object_get (object, "at", HU_OPTIONAL, &at))
    return;

  reader->warns_of_hexes = TRUE;
  reader->n_hexes_warned = 0;
  *extra = hu_read_sources (reader, &at, FALSE, &arrival->at);
  reader->warns_of_hexes = FALSE;
  if (reader->n_hexes_warned > 0)
    *extra = hu_node_to_json (at.node);
}

/**
 * hu_read_arrival:
 * @unit: the object of a unit
 *
 * Reads when and where it is expected, if the file says so.
 *
 * Returns: (transfer full) (nullable): the arrival, with the faulty members left out
 */
HuArrival *
hu_read_arrival (const HuObject *unit)
{
  g_autofree char *extra = NULL;
  HuArrival *arrival;
  HuObject object;
  HuAt at;

  if (!hu_object_get (unit, "arrives", HU_OPTIONAL, &at) ||
      !hu_object_open (&object, unit->reader, &at, hu_format_get_keys ("arrives")))
    return NULL;

  arrival = g_new0 (HuArrival, 1);
  arrival->turn = 1;
  hu_object_read_record (&object, "arrives", arrival, NULL);
  read_place (&object, arrival, &extra);
  arrival->extra = hu_object_close (&object);
  if (extra != NULL)
    arrival->extra = hu_extra_with (arrival->extra, "at", extra);

  return arrival;
}

/**
 * hu_check_arrival:
 * @at: the unit
 *
 * Warns of a unit that is on the map from the start, and of a turn past the calendar.
 */
void
hu_check_arrival (HuReader     *reader,
                  const HuAt   *at,
                  const HuUnit *unit)
{
  guint n_turns = reader->scenario->calendar.n_turns;
  gboolean on_map = unit->at != HU_HEX_NONE;
  gint index = hu_node_find_member (at->node, "arrives");
  HuAt arrives, turn;

  if (unit->arrival == NULL || index < 0)
    return;

  for (guint in = unit->in; in != HU_UNIT_NONE; in = hu_scenario_get_unit (reader->scenario, in)->in)
    on_map |= hu_scenario_get_unit (reader->scenario, in)->at != HU_HEX_NONE;
  arrives = hu_at_member (at, (guint) index);
  if (on_map)
    hu_reader_warn (reader, &arrives, g_strdup (_("this unit is on the map from the start")),
                    g_strdup (_("remove “arrives”, or make its “at” null")));

  index = hu_node_find_member (arrives.node, "turn");
  if (index < 0 || reader->calendar_unsure || unit->arrival->turn <= n_turns)
    return;

  turn = hu_at_member (&arrives, (guint) index);
  hu_reader_warn (reader, &turn,
                  /* Translators: %u is the number of the last turn of the game. */
                  g_strdup_printf (_("the game ends after turn %u, so this unit never comes"), n_turns),
                  /* Translators: %u is the number of the last turn of the game. */
                  g_strdup_printf (_("use a turn from 1 to %u"), n_turns));
}
