/*
 * Reading `start`: control before the first event, and the points that a side begins with.
 */
#include "config.h"

#include "hu-format.h"

#include <glib/gi18n-lib.h>

#include "hu-reader.h"

/* --- Arrivals of units: they decide nothing, so one that cannot be is only warned of, and kept as it stands in the file --- */

gboolean
hu_read_arrival_at (const HuObject *object,
                    gpointer        record)
{
  HuArrival *arrival = record;
  HuReader *reader = object->reader;
  g_autofree char *extra = NULL;
  HuAt at;

  if (!hu_object_get (object, "at", HU_OPTIONAL, &at))
    return TRUE;

  reader->warns_of_hexes = TRUE;
  reader->n_hexes_warned = 0;
  extra = hu_read_sources (reader, &at, FALSE, &arrival->at);
  reader->warns_of_hexes = FALSE;
  if (reader->n_hexes_warned > 0)
    {
      g_free (extra);
      extra = hu_node_to_json (at.node);
    }
  if (extra != NULL)
    hu_reader_keep_inner (object, "at", extra);

  return TRUE;
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

typedef struct
{
  guint32 *given; /* [n_hexes] 1 + index of the entry that names it, or 0 */
  guint32  entry;
  HuSide   side;
} ControlSet;

static gboolean
set_owner (HuReader   *reader,
           const HuAt *at,
           HuHex       hex,
           gpointer    user_data)
{
  ControlSet *set = user_data;
  char name[HU_HEX_NAME_MAX];

  /* Within one entry a hex may be named twice. */
  if (set->given[hex] == 0 || set->given[hex] == 1 + set->entry)
    {
      set->given[hex] = 1 + set->entry;
      reader->scenario->start.hex_owner[hex] = (gint8) set->side;
      return TRUE;
    }

  hu_reader_fault (reader, at, g_strdup_printf (_("the hex %s stands under /start/control/%u already"),
                                                hu_grid_format (reader->grid, hex, name),
                                                set->given[hex] - 1),
                   g_strdup (_("take it out of one of them")));

  return FALSE;
}

/* An entry by rule stays separate, with its rule. */
static void
read_ruled_entry (HuObject   *object,
                  const HuAt *at,
                  ControlSet *set)
{
  HuReader *reader = object->reader;
  GArray *hexes = hu_read_hexset_list (reader, at);

  for (guint i = 0; i < hexes->len; i++)
    if (!set_owner (reader, at, g_array_index (hexes, HuHex, i), set))
      break;
  hu_scenario_add_ruled (reader->scenario, set->side, hexes)->extra = hu_object_close (object);
}

/* Entries of one side are merged; an entry with unknown keys stays separate. */
static void
read_entry (HuReader   *reader,
            const HuAt *at,
            ControlSet *set,
            GString    *kept)
{
  g_autofree char *extra = NULL;
  HuObject object;
  HuAt hexes;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("start-control")))
    return;

  set->side = HU_SIDE_NONE;
  hu_object_side (&object, "side", HU_REQUIRED, FALSE, &set->side);
  if (hu_object_get (&object, "hexes", HU_REQUIRED, &hexes))
    {
      if (hu_node_get_kind (hexes.node) == HU_NODE_OBJECT)
        {
          read_ruled_entry (&object, &hexes, set);
          return;
        }
      hu_read_hexset (reader, &hexes, set_owner, set);
    }

  extra = hu_object_close (&object);
  if (extra != NULL)
    {
      g_autofree char *whole = hu_node_to_json (at->node);

      g_string_append_printf (kept, "%s%s", kept->len > 0 ? "," : "", whole);
    }
}

static gboolean
read_control (const HuObject *start,
              gpointer        record)
{
  HuReader *reader = start->reader;
  g_autoptr(GString) kept = g_string_new (NULL);
  g_autofree guint32 *given = NULL;
  HuElements elements;
  ControlSet set;
  HuAt at;

  if (!hu_object_list (start, "control", HU_OPTIONAL, &at))
    return TRUE;

  given = g_new0 (guint32, (gsize) reader->map->grid->n_hexes);
  set.given = given;
  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    {
      set.entry = elements.at.index;
      read_entry (reader, &elements.at, &set, kept);
    }
  if (kept->len > 0)
    {
      g_string_append_c (g_string_prepend_c (kept, '['), ']');
      hu_reader_keep_inner (start, "control", kept->str);
    }

  return TRUE;
}

static void
read_side_points (HuReader   *reader,
                  const HuAt *at)
{
  HuSide side = hu_read_side_key (reader, at);

  if (side != HU_SIDE_NONE)
    hu_read_integer (reader, at, 0, G_MAXINT64, &reader->scenario->start.points[side]);
}

/* The keys of this object are the ids of the sides. */
static gboolean
read_points (const HuObject *start,
             gpointer        record)
{
  static const char * const any[] = { NULL };
  HuObject points;
  HuAt at;

  if (start->reader->sides_unsure || !hu_object_get (start, "points", HU_OPTIONAL, &at) ||
      !hu_object_open (&points, start->reader, &at, any))
    return TRUE;

  for (guint i = 0; i < hu_node_get_n (at.node); i++)
    {
      HuAt member = hu_at_member (&at, i);

      read_side_points (start->reader, &member);
    }

  return TRUE;
}

/* A number from 1; FALSE where there is none to go by. */
static gboolean
read_count (const HuObject *clock,
            const char     *key,
            HuNeed          need,
            guint           most,
            guint          *number)
{
  HuReader *reader = clock->reader;
  gint64 value = 1;
  HuAt at;

  if (hu_object_has (clock, key) || need == HU_REQUIRED)
    if (!hu_object_integer (clock, key, need, 1, G_MAXINT64, &value))
      return FALSE;
  if (value <= most)
    {
      *number = (guint) value;
      return TRUE;
    }

  hu_object_get (clock, key, HU_OPTIONAL, &at);
  hu_reader_fault (reader, &at, g_strdup_printf (_("the calendar ends at %u"), most),
                   g_strdup_printf (_("use a number from 1 to %u"), most));

  return FALSE;
}

/* The player turns of that turn that are played. */
static guint
count_player_turns (const HuCalendar *calendar,
                    guint             turn)
{
  return calendar->ends_early && turn == calendar->end_turn ? (guint) calendar->end_player_turn
                                                            : calendar->player_turns->len;
}

/* Where the clock stands before the first event. */
static gboolean
read_clock (const HuObject *start,
            gpointer        record)
{
  HuReader *reader = start->reader;
  HuScenario *scenario = reader->scenario;
  guint turn = 1, player_turn = 1, phase = 1;
  HuObject clock;
  HuAt at;

  if (reader->calendar_unsure || !hu_object_get (start, "clock", HU_OPTIONAL, &at) ||
      !hu_object_open (&clock, reader, &at, hu_format_get_keys ("clock")))
    return TRUE;

  if (read_count (&clock, "turn", HU_REQUIRED, hu_calendar_last_turn (&scenario->calendar), &turn) &&
      read_count (&clock, "player_turn", HU_OPTIONAL, count_player_turns (&scenario->calendar, turn), &player_turn) &&
      read_count (&clock, "phase", HU_OPTIONAL,
                  hu_scenario_get_player_turn (scenario, player_turn - 1)->phases->len, &phase))
    {
      scenario->start.turn = turn;
      scenario->start.player_turn = player_turn - 1;
      scenario->start.phase = phase - 1;
    }
  scenario->start.clock_extra = hu_object_close (&clock);

  return TRUE;
}

/* From here on each hex is named. */
static gboolean
read_holdings (const HuObject *start,
               gpointer        record)
{
  start->reader->takes_rules = FALSE;

  return hu_read_holdings (start, record);
}

/* A fire whose Location could not be read is left out. */
static gboolean
check_fire (const HuObject *object,
            gpointer        record)
{
  HuReader *reader = object->reader;
  const HuStartFire *fire = record;
  HuLocation location;
  HuAt at;

  if (fire->hex == HU_HEX_NONE)
    return FALSE;

  location = hu_map_location (reader->map, fire->hex, fire->storey);
  if (reader->burning == NULL)
    reader->burning = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_add (reader->burning, GINT_TO_POINTER (location + 1)) && hu_object_get (object, "at", HU_REQUIRED, &at))
    hu_reader_fault (reader, &at, g_strdup (_("this Location is on fire already")), g_strdup (_("remove one of them")));

  return TRUE;
}

/* Reads the situation before the first event. */
void
hu_read_start (HuReader   *reader,
               const HuAt *at)
{
  static const HuReadHook hooks[] = {
    { "start", "clock", read_clock },
    { "start", "control", read_control },
    { "start", "holdings", read_holdings },
    { "start", "points", read_points },
    { "fire", NULL, check_fire },
    { NULL }
  };
  HuStart *start = &reader->scenario->start;
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("start")))
    return;

  reader->takes_rules = TRUE;
  hu_object_read_record (&object, "start", start, hooks);
  start->extra = hu_object_close (&object);
}
