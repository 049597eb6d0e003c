/*
 * Items of the schedule that can never score.
 */
#include "config.h"

#include "hu-objectives-chance.h"
#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

/* The side whose units count; none: either side's. */
static HuSide
find_owner (const HuScoreItem *item)
{
  if (item->to == HU_SIDE_NONE)
    return HU_SIDE_NONE;

  return item->what_for == HU_WORTH_ELIMINATED ? hu_side_other (item->to) : item->to;
}

static void
check_per (HuReader          *reader,
           const HuAt        *at,
           const HuScoreItem *item)
{
  const HuScenario *scenario = reader->scenario;
  gboolean air = item->what_for != HU_WORTH_AREA;
  HuAt units = hu_at_find (at, "units"), through = hu_at_find (at, "through"), per = hu_at_find (at, "per_strength");

  if (hu_filter_count (scenario, find_owner (item), &item->filter, air, FALSE) == 0)
    {
      hu_warn_about_filter (reader, &units, HU_ABOUT_NEVER_SCORES, find_owner (item), &item->filter, air);
      return;
    }
  hu_warn_about_branches (reader, &units, &item->filter);
  if (item->per_strength && hu_filter_count (scenario, find_owner (item), &item->filter, air, TRUE) == 0)
    hu_warn_about (reader, &per, HU_ABOUT_NEVER_SCORES, g_strdup (_("the units that count have no strength")),
                   g_strdup (_("give them a “strength”, or use “per_unit”")));
  if (item->what_for != HU_WORTH_EXITED || !item->has_through)
    return;

  if (!hu_exit_is_possible (scenario->map, &item->through))
    hu_warn_about (reader, &through, HU_ABOUT_NEVER_SCORES, g_strdup (_("no unit leaves the map by any of these hexes")),
                   g_strdup (_("name hexes at the edge of the map that are land")));
  else
    hu_warn_about_through (reader, at, &item->through);
}

/* Only the side that does not hold a place can take it. */
static void
check_once (HuReader          *reader,
            const HuAt        *at,
            const HuState     *set_up,
            const HuScoreItem *item)
{
  HuAt place = hu_at_find (at, item->where.one ? "place" : item->where.places != NULL ? "places" : "hexes");

  if (item->to != HU_SIDE_NONE && hu_score_item_is_held (set_up, item, item->to))
    hu_reader_warn (reader, &place,
                    g_strdup_printf (_("side “%s” holds some of this from the start, and to hold it is not to take it"),
                                     reader->scenario->sides[item->to].id),
                    g_strdup (_("change the start, or let it score at the end of each turn")));
}

void
hu_check_schedule (HuReader      *reader,
                   const HuAt    *objectives,
                   const HuState *set_up)
{
  const GPtrArray *schedule = hu_objectives_rules (reader->scenario)->schedule;
  HuAt list = hu_at_find (objectives, "schedule");
  HuElements elements;

  if (schedule->len == 0)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);
      HuAt needs = hu_at_find (&elements.at, "needs");

      if (item->kind == HU_SCORE_PER)
        check_per (reader, &elements.at, item);
      else if (item->kind == HU_SCORE_HOLD && item->when == HU_SCORE_ONCE)
        check_once (reader, &elements.at, set_up, item);
      else if (item->kind == HU_SCORE_NEEDS && item->needs != NULL)
        hu_check_term (reader, &needs, set_up, item->needs);
    }
}
