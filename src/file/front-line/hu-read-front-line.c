/*
 * `rules.front-line` on the way in: what its table of fields does not tell.
 */
#include "config.h"

#include "hu-front-line-format.h"
#include "hu-front-line-rules.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

/* --- The schedule --- */

/* Places are held at a moment that the item names, awards are given by events.  An item with an unknown place becomes an
 * award, so that nobody ever looks for that place. */
static gboolean
read_when (const HuObject *object,
           gpointer        record)
{
  HuScheduleItem *item = record;
  gboolean place = item->kind == HU_ITEM_PLACE;
  HuAt at;

  if (place && item->place == HU_UNIT_NONE)
    item->kind = HU_ITEM_AWARD;
  item->when = place ? HU_WHEN_END : HU_WHEN_AWARD;
  hu_object_read_member (object, "schedule-item", "when", item, NULL);
  if (place != (item->when == HU_WHEN_AWARD))
    return TRUE;

  hu_object_get (object, "when", HU_REQUIRED, &at);
  if (place)
    hu_reader_fault (object->reader, &at, g_strdup (_("points for holding a place are not awarded by events")),
                     g_strdup (_("use one of these: once, turn, end")));
  else
    hu_reader_fault (object->reader, &at, g_strdup (_("nothing is named that could be held")),
                     g_strdup (_("add “place”, or have events “award” the points")));

  return TRUE;
}

/* Checks the sum of a side's points that no refusal of an event can prevent: the points it begins with, and the
 * places that count at the end. */
static gboolean
check_sum (const HuObject *object,
           gpointer        record)
{
  const HuFrontLineRules *rules = record;
  const gint64 *start = object->reader->scenario->start.points;
  gint64 sum = MAX (start[HU_SIDE_FIRST], start[HU_SIDE_SECOND]);
  gboolean overflow = FALSE;
  HuAt at;

  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (rules->schedule, i);

      if (item->kind == HU_ITEM_PLACE && item->when == HU_WHEN_END)
        overflow |= __builtin_add_overflow (sum, item->points, &sum);
    }

  if (overflow && hu_object_get (object, "schedule", HU_REQUIRED, &at))
    hu_reader_fault (object->reader, &at,
                     g_strdup (_("points for holding places would come to more than 9223372036854775807")),
                     g_strdup (_("give fewer points")));

  return TRUE;
}

/* --- Levels --- */

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
check_level (const HuObject *object,
             gpointer        record)
{
  const GPtrArray *levels = ((const HuFrontLineRules *) object->owner)->levels;
  HuLevel *level = record;
  gboolean up_to = hu_object_has (object, "up_to"), below = hu_object_has (object, "below");
  gboolean last = object->at.index + 1 == hu_node_get_n (object->at.parent->node);

  /* Each level has one bound, but the last has none, because larger ratios would then have no level. */
  if (last && up_to != below)
    hu_reader_fault (object->reader, &object->at,
                     g_strdup (_("the last level has a bound, so that larger ratios have no level")),
                     g_strdup (_("remove its bound")));
  else if (!last && !up_to && !below)
    hu_reader_fault (object->reader, &object->at, g_strdup (_("a level before the last has no bound")),
                     g_strdup (_("add “up_to” or “below” with a ratio")));
  if (hu_reader_n_errors (object->reader) > object->n_errors)
    level->bound = HU_BOUND_NONE;
  else if (levels->len > 1 && !is_above (level, g_ptr_array_index (levels, levels->len - 2)))
    hu_reader_fault (object->reader, &object->at, g_strdup (_("this level's bound is not above that of the level before")),
                     g_strdup (_("list the levels from the smallest ratio up")));

  return TRUE;
}

/* --- The line --- */

static gboolean
check_rows (const HuObject *object,
            gpointer        record)
{
  const HuFrontLineRules *rules = record;

  if (rules->first_row > rules->last_row && hu_reader_n_errors (object->reader) == object->n_errors)
    hu_reader_fault (object->reader, &object->at, g_strdup (_("the rows end before they begin")),
                     g_strdup (_("“from” is the northern one")));

  return TRUE;
}

static gboolean
check_sides (const HuObject *object,
             gpointer        record)
{
  HuFrontLineRules *rules = record;

  hu_object_check_attacker (object, &rules->attacker, &rules->defender);

  return TRUE;
}

static const HuReadHook hooks[] = {
  { "front-line", "defender", check_sides, TRUE },
  { "front-line", "schedule", check_sum, TRUE },
  { "schedule-item", "when", read_when },
  { "level", NULL, check_level },
  { "rows", NULL, check_rows },
  { NULL }
};

/* Reads the data of the rule system, which is in force from then on. */
void
hu_read_front_line (const HuObject *object)
{
  HuFrontLineRules *rules = hu_scenario_add_front_line (object->reader->scenario, HU_SIDE_FIRST);

  rules->attacker = rules->defender = HU_SIDE_NONE;
  hu_object_read_record (object, "front-line", rules, hooks);
  rules->extra = hu_object_close (object);
}
