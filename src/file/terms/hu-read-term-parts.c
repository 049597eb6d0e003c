/*
 * Parts that conditions share with other rules on the way in: turns, places and hexes, filters of units, edges.
 */
#include "config.h"

#include "hu-read-term.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-hexset.h"

void
hu_object_fault (const HuObject *object,
                 const char     *key,
                 char           *what,
                 char           *remedy)
{
  HuAt at;

  if (key == NULL || !hu_object_get (object, key, HU_OPTIONAL, &at))
    at = object->at;
  hu_reader_fault (object->reader, &at, what, remedy);
}

void
hu_refuse_senseless (const HuObject *object,
                     const char     *key,
                     gboolean        has_sense,
                     char           *remedy)
{
  if (hu_object_has (object, key) && !has_sense)
    hu_object_fault (object, key, g_strdup_printf (_("“%s” has no sense here"), key), remedy);
  else
    g_free (remedy);
}

/* --- Turns --- */

/* Tells whether @of has a player turn in the turn in which the game ends, while it is played. */
static gboolean
plays_at_the_end (const HuScenario *scenario,
                  HuSide            of)
{
  for (guint i = 0; i < scenario->calendar.end_player_turn; i++)
    {
      HuSide side = hu_scenario_get_player_turn (scenario, i)->side;

      if (of == HU_SIDE_NONE || side == HU_SIDE_NONE || side == of)
        return TRUE;
    }

  return FALSE;
}

void
hu_refuse_turns_not_played (const HuObject   *object,
                            gboolean          at_its_end,
                            HuSide            of,
                            const HuTurnSpan *span)
{
  const HuScenario *scenario = object->reader->scenario;
  const HuCalendar *calendar = &scenario->calendar;
  guint last = hu_calendar_last_turn (calendar);

  if (!calendar->ends_early || !hu_object_has (object, "turn"))
    return;
  if ((at_its_end && hu_calendar_is_cut (calendar, last, (guint) calendar->end_player_turn - 1)) ||
      (!at_its_end && !plays_at_the_end (scenario, of)))
    last--;
  if (span->from > last)
    hu_object_fault (object, "turn", g_strdup (_("the game ends before this moment comes in these turns")),
                     g_strdup (_("use earlier turns, or change “ends_after” of the calendar")));
}

/* --- Moments --- */

static gboolean
has_phase (const HuScenario *scenario,
           const char       *name,
           HuSide            of)
{
  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      const HuPlayerTurn *player_turn = hu_scenario_get_player_turn (scenario, i);

      if (of != HU_SIDE_NONE && player_turn->side != HU_SIDE_NONE && player_turn->side != of)
        continue;
      for (guint j = 0; j < player_turn->phases->len; j++)
        if (g_strcmp0 (g_ptr_array_index (player_turn->phases, j), name) == 0)
          return TRUE;
    }

  return FALSE;
}

void
hu_check_moment (const HuObject   *object,
                 HuJudged          when,
                 HuSide            of,
                 const char       *phase,
                 const HuTurnSpan *turn)
{
  const HuReader *reader = object->reader;

  hu_refuse_senseless (object, "of", when == HU_JUDGED_PHASE || when == HU_JUDGED_PLAYER_TURN,
                       g_strdup (_("use it with “when” phase or player-turn only")));
  hu_refuse_senseless (object, "phase", when == HU_JUDGED_PHASE,
                       g_strdup (_("use it with “when” phase only")));
  if (phase != NULL && when == HU_JUDGED_PHASE && !reader->calendar_unsure && !has_phase (reader->scenario, phase, of))
    hu_object_fault (object, "phase", g_strdup_printf (_("there is no phase “%s”"), phase),
                     g_strdup (_("use the name of a phase of the calendar")));

  if (when == HU_JUDGED_END && hu_object_has (object, "turn") && !reader->calendar_unsure &&
      turn->from <= reader->scenario->calendar.n_turns &&
      !hu_turn_span_has (turn, hu_calendar_last_turn (&reader->scenario->calendar)))
    hu_object_fault (object, "turn", g_strdup (_("the game does not end in these turns")),
                     g_strdup (_("remove “turn”, or judge it at another time")));
  else if (when != HU_JUDGED_END)
    hu_refuse_turns_not_played (object, when == HU_JUDGED_TURN, of, turn);
}

/* --- Places and hexes --- */

static void
read_places (const HuObject *object,
             const HuAt     *at,
             HuWhere        *where)
{
  HuElements elements;
  guint place;

  where->places = g_array_new (FALSE, FALSE, sizeof (guint));
  if (!hu_read_list (object->reader, at))
    return;
  if (hu_node_get_n (at->node) == 0)
    hu_reader_fault (object->reader, at, g_strdup (_("an empty list stands here")),
                     g_strdup (_("name at least one place")));

  hu_elements_init (&elements, object->reader, at);
  while (hu_elements_next (&elements))
    {
      gboolean twice = FALSE;

      if (!hu_read_place_id (object->reader, &elements.at, &place))
        continue;
      for (guint i = 0; i < where->places->len; i++)
        twice |= g_array_index (where->places, guint, i) == place;
      if (twice)
        hu_reader_fault (object->reader, &elements.at, g_strdup (_("this place stands in the list twice")),
                         g_strdup (_("remove one of them")));
      else
        g_array_append_val (where->places, place);
    }
}

static void
check_where (const HuObject *object,
             HuNeed          need,
             gboolean        place)
{
  gboolean places = hu_object_has (object, "places"), hexes = hu_object_has (object, "hexes");

  if (places + hexes + place > 1)
    hu_object_fault (object, NULL, g_strdup (_("both places and hexes are named")), g_strdup (_("keep one of them")));
  else if (places + hexes + place == 0 && need == HU_REQUIRED)
    hu_object_fault (object, NULL, g_strdup (_("no place and no hex is named")), g_strdup (_("add “places” or “hexes”")));
}

void
hu_check_where (const HuObject *object,
                HuNeed          need)
{
  check_where (object, need, FALSE);
}

void
hu_read_where (const HuObject *object,
               HuNeed          need,
               gboolean        or_place,
               HuWhere        *where)
{
  gboolean places = hu_object_has (object, "places"), hexes = hu_object_has (object, "hexes");
  gboolean place = or_place && hu_object_has (object, "place");
  guint one;
  HuAt at;

  check_where (object, need, place);
  if (places && hu_object_get (object, "places", HU_REQUIRED, &at))
    read_places (object, &at, where);
  else if (hexes && hu_object_get (object, "hexes", HU_REQUIRED, &at))
    where->hexes = hu_read_filled_hexset (object->reader, &at);
  else if (place && hu_object_get (object, "place", HU_REQUIRED, &at))
    {
      where->one = TRUE;
      where->places = g_array_new (FALSE, FALSE, sizeof (guint));
      if (hu_read_place_id (object->reader, &at, &one))
        g_array_append_val (where->places, one);
    }
}

/* --- Filters --- */

gboolean
hu_open_filled_list (const HuObject *object,
                     const char     *key,
                     HuAt           *at)
{
  if (!hu_object_has (object, key) || !hu_object_list (object, key, HU_REQUIRED, at))
    return FALSE;
  if (hu_node_get_n (at->node) == 0)
    hu_reader_fault (object->reader, at, g_strdup (_("an empty list stands here")),
                     g_strdup (_("name at least one, or leave the key out")));

  return TRUE;
}

GArray *
hu_read_units_of (const HuObject *object,
                  HuSide          side)
{
  GArray *units;
  HuReader *reader = object->reader;
  HuElements elements;
  guint unit;
  HuAt at;

  if (!hu_open_filled_list (object, "units", &at))
    return NULL;

  units = g_array_new (FALSE, FALSE, sizeof (guint));
  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    {
      if (!hu_read_unit_id (reader, &elements.at, &unit))
        continue;
      if (side == HU_SIDE_NONE || hu_scenario_get_unit (reader->scenario, unit)->side == side ||
          g_hash_table_contains (reader->faulty_units, GUINT_TO_POINTER (unit + 1)))
        g_array_append_val (units, unit);
      else
        hu_reader_fault (reader, &elements.at, g_strdup (_("this unit belongs to the other side")),
                         g_strdup_printf (_("name units of side “%s”"), reader->scenario->sides[side].id));
    }

  return units;
}

/* --- Edges --- */

/* Refuses an empty list beside one that names something: its author has forgotten to fill it. */
static void
refuse_empty (HuReader        *reader,
              const HuAt      *at,
              const HuSources *sources)
{
  gint edges = hu_node_find_member (at->node, "edges"), hexes = hu_node_find_member (at->node, "hexes");
  HuAt member;

  if (edges >= 0 && hu_node_get_n (hu_node_get_element (at->node, (guint) edges)) == 0)
    {
      member = hu_at_member (at, (guint) edges);
      hu_reader_fault (reader, &member, g_strdup (_("an empty list stands here")),
                       g_strdup (_("name at least one, or leave the key out")));
    }
  if (hexes >= 0 && sources->hexes->len == 0)
    {
      member = hu_at_member (at, (guint) hexes);
      hu_reader_fault (reader, &member, g_strdup (_("an empty set of hexes stands here")),
                       g_strdup (_("name hexes, or leave the key out")));
    }
}

char *
hu_read_named_sources (HuReader   *reader,
                       const HuAt *at,
                       HuSources  *sources)
{
  guint before = hu_reader_n_errors (reader);
  char *extra = hu_read_sources (reader, at, TRUE, sources);
  gboolean any = sources->hexes != NULL && sources->hexes->len > 0;

  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    any |= sources->edges[edge];
  if (before != hu_reader_n_errors (reader) || reader->grid == NULL)
    return extra;
  if (!any)
    hu_reader_fault (reader, at, g_strdup (_("no edge and no hex is named")), g_strdup (_("name at least one")));
  else if (sources->by_edge)
    refuse_empty (reader, at, sources);

  return extra;
}

gboolean
hu_read_edges (const HuObject *object,
               const char     *key,
               HuSources      *sources)
{
  static const char * const keys[] = { "edges", "hexes", NULL };
  HuObject edges;
  HuAt at;

  if (!hu_object_get (object, key, HU_OPTIONAL, &at))
    return FALSE;
  if (hu_node_get_kind (at.node) == HU_NODE_OBJECT && !hu_node_is_hex_rule (at.node) &&
      !hu_object_open_strictly (&edges, object->reader, &at, keys))
    return FALSE;

  g_free (hu_read_named_sources (object->reader, &at, sources));

  return TRUE;
}
