/*
 * `rules.front-line` on the way in.
 */
#include "config.h"

#include "hu-front-line-format.h"
#include "hu-front-line-rules.h"
#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

static const char * const holds[] = { "control", "clear", NULL };
static const char * const whens[] = { "once", "turn", "end", "award", NULL };

#define WHEN_AWARD 3

/* --- The schedule --- */

/* {"mechanized": 3}: the keys are words of the scenario. */
static void
read_factors (HuReader       *reader,
              const HuAt     *at,
              HuScheduleItem *item)
{
  static const char * const any[] = { NULL };
  HuObject branches;

  if (!hu_object_open (&branches, reader, at, any))
    return;

  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    {
      HuAt branch = hu_at_member (at, i);
      gint64 factor;

      if (hu_read_integer (reader, &branch, 0, G_MAXINT64, &factor))
        hu_factors_add (&item->factors, branch.key, factor);
    }
}

static void
read_multiply (const HuObject *object,
               HuScheduleItem *item)
{
  HuObject multiply;
  HuAt at, branch;

  if (!hu_object_get (object, "multiply", HU_OPTIONAL, &at) ||
      !hu_object_open (&multiply, object->reader, &at, hu_format_get_keys ("multiply")))
    return;

  if (hu_object_get (&multiply, "branch", HU_OPTIONAL, &branch))
    read_factors (object->reader, &branch, item);
  item->multiply_extra = hu_object_close (&multiply);
}

static void
read_place_item (const HuObject *object,
                 HuScheduleItem *item)
{
  gint hold = HU_HOLD_OWNER, when = HU_WHEN_END;
  HuAt at;

  /* An item with an unknown place becomes an award, so that the rules never look for that place. */
  if (!hu_object_get (object, "place", HU_REQUIRED, &at) ||
      !hu_read_place_id (object->reader, &at, &item->place))
    item->kind = HU_ITEM_AWARD;
  item->hold_given = hu_object_has (object, "hold");
  hu_object_word (object, "hold", HU_OPTIONAL, holds, &hold);
  item->hold = (HuHold) hold;

  hu_object_integer (object, "points", HU_REQUIRED, 0, G_MAXINT64, &item->points);
  if (!hu_object_word (object, "when", HU_REQUIRED, whens, &when))
    return;
  if (when == WHEN_AWARD)
    {
      hu_object_get (object, "when", HU_REQUIRED, &at);
      hu_reader_fault (object->reader, &at,
                       g_strdup (_("points for holding a place are not awarded by events")),
                       g_strdup (_("use one of these: once, turn, end")));
      return;
    }
  item->when = (HuWhen) when;
}

static void
read_award_item (const HuObject *object,
                 HuScheduleItem *item)
{
  gint when = WHEN_AWARD;
  HuAt at;

  hu_object_integer (object, "points", HU_REQUIRED, 0, G_MAXINT64, &item->points);
  if (!hu_object_word (object, "when", HU_OPTIONAL, whens, &when) || when == WHEN_AWARD)
    return;

  hu_object_get (object, "when", HU_REQUIRED, &at);
  hu_reader_fault (object->reader, &at, g_strdup (_("nothing is named that could be held")),
                   g_strdup (_("add “place”, or have events “award” the points")));
}

/* Tells whether the item gives points for strength and for something else too: only one of them would be read. */
static gboolean
is_twofold (HuNode *item)
{
  return hu_node_find (item, "per_strength") != NULL &&
         (hu_node_find (item, "place") != NULL || hu_node_find (item, "points") != NULL);
}

/* The kind of an item follows from the key that only this kind has. */
static const char * const *
item_keys (const HuAt *at,
           HuItemKind *kind)
{
  static const char * const per_strength[] = { "item", "to", "per_strength", "multiply", NULL };
  static const char * const place[] = { "item", "to", "place", "hold", "points", "when", NULL };
  static const char * const award[] = { "item", "to", "points", "when", NULL };
  static const char * const both[] = { "item", "to", "per_strength", "multiply", "place", "hold", "points", "when", NULL };

  *kind = HU_ITEM_AWARD;
  if (hu_node_find (at->node, "per_strength") != NULL)
    *kind = HU_ITEM_PER_STRENGTH;
  else if (hu_node_find (at->node, "place") != NULL)
    *kind = HU_ITEM_PLACE;

  if (is_twofold (at->node))
    return both;

  return *kind == HU_ITEM_PER_STRENGTH ? per_strength : *kind == HU_ITEM_PLACE ? place : award;
}

static void
read_item (HuReader         *reader,
           const HuAt       *at,
           HuFrontLineRules *rules)
{
  HuItemKind kind;
  const char * const *known = item_keys (at, &kind);
  const char *name = NULL;
  HuScheduleItem *item;
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, known) || !hu_object_name (&object, "item", &name))
    return;

  if (hu_front_line_find_item (rules, name) >= 0)
    {
      hu_object_get (&object, "item", HU_REQUIRED, &member);
      hu_reader_fault (reader, &member, g_strdup_printf (_("another item of the schedule is “%s”"), name),
                       g_strdup (_("give each item a name of its own")));
      return;
    }

  item = hu_front_line_add_item (rules, name, kind, hu_object_to (&object));
  if (is_twofold (at->node))
    hu_reader_fault (reader, at, g_strdup (_("points are given both for strength and for something else")),
                     g_strdup (_("keep “per_strength”, or “points” with or without “place”")));
  switch (kind)
    {
    case HU_ITEM_PER_STRENGTH:
      hu_object_integer (&object, "per_strength", HU_REQUIRED, 0, G_MAXINT64, &item->points);
      read_multiply (&object, item);
      break;
    case HU_ITEM_PLACE:
      read_place_item (&object, item);
      break;
    case HU_ITEM_AWARD:
      read_award_item (&object, item);
      break;
    }
  item->extra = hu_object_close (&object);
}

/* Checks the sum of a side's points that no refusal of an event can prevent: the points it begins with, and the
 * places that count at the end. */
static void
check_sum (const HuObject         *object,
           const HuAt             *at,
           const HuFrontLineRules *rules)
{
  const gint64 *start = object->reader->scenario->start.points;
  gint64 sum = MAX (start[HU_SIDE_FIRST], start[HU_SIDE_SECOND]);
  gboolean overflow = FALSE;

  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (rules->schedule, i);

      if (item->kind == HU_ITEM_PLACE && item->when == HU_WHEN_END)
        overflow |= __builtin_add_overflow (sum, item->points, &sum);
    }

  if (overflow)
    hu_reader_fault (object->reader, at,
                     g_strdup (_("points for holding places would come to more than 9223372036854775807")),
                     g_strdup (_("give fewer points")));
}

static gboolean
read_schedule (const HuObject *object,
               gpointer        record)
{
  HuFrontLineRules *rules = record;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, "schedule", HU_OPTIONAL, &at))
    return TRUE;

  rules->schedule_given = TRUE;
  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    read_item (object->reader, &elements.at, rules);
  check_sum (object, &at, rules);

  return TRUE;
}

/* --- Levels --- */

/* No ratio is below 0. */
static gboolean
read_bound (const HuObject *object,
            const char     *key,
            HuBoundKind     bound,
            HuLevel        *level)
{
  gint64 parts[2] = { 0, 1 }, least = bound == HU_BOUND_BELOW ? 1 : 0;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, key, HU_OPTIONAL, &at))
    return FALSE;

  if (hu_node_get_n (at.node) != 2)
    {
      hu_reader_fault (object->reader, &at, g_strdup (_("a bound is a ratio of two numbers")),
                       g_strdup (_("write [3, 1] for 3 to 1")));
      return FALSE;
    }

  hu_elements_init (&elements, object->reader, &at);
  for (guint i = 0; hu_elements_next (&elements); i++)
    if (!hu_read_integer (object->reader, &elements.at, i == 0 ? least : 1, G_MAXINT64, &parts[i]))
      return FALSE;

  level->bound = bound;
  level->numerator = parts[0];
  level->denominator = parts[1];

  return TRUE;
}

__extension__ typedef __int128 Wide;

/* Levels must go from the smallest ratio up, or no ratio could ever reach the later one.  A level without a bound
 * is the last level, or is a fault that has been reported. */
static gboolean
is_above (const HuLevel *level,
          const HuLevel *before)
{
  Wide left = (Wide) level->numerator * before->denominator;
  Wide right = (Wide) before->numerator * level->denominator;

  return level->bound == HU_BOUND_NONE || before->bound == HU_BOUND_NONE || left > right ||
         (left == right && before->bound == HU_BOUND_BELOW && level->bound == HU_BOUND_UP_TO);
}

static gboolean
has_level (const HuFrontLineRules *rules,
           const char             *id)
{
  for (guint i = 0; i < rules->levels->len; i++)
    if (strcmp (((const HuLevel *) g_ptr_array_index (rules->levels, i))->id, id) == 0)
      return TRUE;

  return FALSE;
}

/* Each level has one bound, but the last has none, because larger ratios would then have no level. */
static void
read_bounds (const HuObject *object,
             HuLevel        *level,
             gboolean        last)
{
  gboolean up_to = hu_object_has (object, "up_to"), below = hu_object_has (object, "below");

  if (up_to && below)
    hu_reader_fault (object->reader, &object->at, g_strdup (_("this level has two bounds")),
                     g_strdup (_("keep “up_to” or “below”, not both")));
  else if (last && (up_to || below))
    hu_reader_fault (object->reader, &object->at,
                     g_strdup (_("the last level has a bound, so that larger ratios have no level")),
                     g_strdup (_("remove its bound")));
  else if (up_to)
    read_bound (object, "up_to", HU_BOUND_UP_TO, level);
  else if (below)
    read_bound (object, "below", HU_BOUND_BELOW, level);
  else if (!last)
    hu_reader_fault (object->reader, &object->at, g_strdup (_("a level before the last has no bound")),
                     g_strdup (_("add “up_to” or “below” with a ratio")));
}

static void
read_level (HuReader         *reader,
            const HuAt       *at,
            HuFrontLineRules *rules,
            gboolean          last)
{
  const char *id = NULL;
  HuSide side = HU_SIDE_NONE;
  HuLevel *level, *before;
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("level")) || !hu_object_name (&object, "id", &id))
    return;

  if (has_level (rules, id))
    {
      HuAt member;

      hu_object_get (&object, "id", HU_REQUIRED, &member);
      hu_reader_fault (reader, &member, g_strdup_printf (_("another level has the id “%s”"), id),
                       g_strdup (_("give each level an id of its own")));
      return;
    }

  hu_object_side (&object, "side", HU_REQUIRED, FALSE, &side);
  before = rules->levels->len > 0 ? g_ptr_array_index (rules->levels, rules->levels->len - 1) : NULL;
  level = hu_front_line_add_level (rules, id, side != HU_SIDE_NONE ? side : HU_SIDE_FIRST);
  read_bounds (&object, level, last);
  level->extra = hu_object_close (&object);

  if (before != NULL && !is_above (level, before))
    hu_reader_fault (reader, at, g_strdup (_("this level's bound is not above that of the level before")),
                     g_strdup (_("list the levels from the smallest ratio up")));
}

static gboolean
read_levels (const HuObject *object,
             gpointer        record)
{
  HuFrontLineRules *rules = record;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, "levels", HU_OPTIONAL, &at))
    return TRUE;

  rules->levels_given = TRUE;
  hu_elements_init (&elements, object->reader, &at);
  if (hu_node_get_n (at.node) == 0)
    hu_reader_fault (object->reader, &at, g_strdup (_("the table has no level")),
                     g_strdup (_("list at least one level, or leave the key out for the default table")));
  while (hu_elements_next (&elements))
    read_level (object->reader, &elements.at, rules, elements.at.index + 1 == hu_node_get_n (at.node));

  return TRUE;
}

/* --- The line --- */

static gboolean
read_rows (const HuObject *object,
           gpointer        record)
{
  HuFrontLineRules *rules = record;
  HuReader *reader = object->reader;
  gint64 most = reader->grid != NULL ? reader->grid->rows : HU_GRID_MAX;
  gint64 least = reader->grid != NULL && reader->grid->numbering != HU_NUMBERING_LETTERS ? 1 : 0;
  gint64 from = least, to = most;
  HuObject rows;
  HuAt at;

  if (!hu_object_get (object, "rows", HU_OPTIONAL, &at) ||
      !hu_object_open (&rows, reader, &at, hu_format_get_keys ("rows")))
    return TRUE;

  if (hu_object_integer (&rows, "from", HU_REQUIRED, least, most, &from) &&
      hu_object_integer (&rows, "to", HU_REQUIRED, least, most, &to) && from > to)
    hu_reader_fault (reader, &at, g_strdup (_("the rows end before they begin")),
                     g_strdup (_("“from” is the northern one")));

  rules->rows_given = TRUE;
  rules->first_row = (gint) from;
  rules->last_row = (gint) to;
  rules->rows_extra = hu_object_close (&rows);

  return TRUE;
}

static gboolean
read_from_turn (const HuObject *object,
                gpointer        record)
{
  const HuReader *reader = object->reader;
  gint64 from_turn = 1;

  hu_object_integer (object, "from_turn", HU_OPTIONAL, 1,
                     reader->calendar_unsure ? G_MAXUINT32 : reader->scenario->calendar.n_turns, &from_turn);
  ((HuFrontLineRules *) record)->from_turn = (guint) from_turn;

  return TRUE;
}

static const HuReadHook hooks[] = {
  { "front-line", "attacker", hu_read_elsewhere },
  { "front-line", "defender", hu_read_elsewhere },
  { "front-line", "schedule", read_schedule },
  { "front-line", "levels", read_levels },
  { "front-line", "rows", read_rows },
  { "front-line", "from_turn", read_from_turn },
  { NULL }
};

/* Reads the data of the rule system, which is in force from then on. */
void
hu_read_front_line (const HuObject *object)
{
  HuSide attacker = hu_object_attacker (object);
  HuFrontLineRules *rules;

  rules = hu_scenario_add_front_line (object->reader->scenario, attacker != HU_SIDE_NONE ? attacker : HU_SIDE_FIRST);
  hu_object_read_record (object, "front-line", rules, hooks);
  rules->extra = hu_object_close (object);
}
