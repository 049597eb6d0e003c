/*
 * Awards of front-line in words: an event that awards points, and the items that events can
 * award.
 */
#include "config.h"

#include "hu-front-line-words.h"

/* The line gives no points where the award has no number of its own: the ledger says what it is worth. */
char *
_hu_explain_front_line_award (const HuScenario *scenario,
                              const HuEvent    *event)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autofree char *item = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  if (event->item >= rules->schedule->len)
    return NULL;

  item = hu_explain_schedule_item (scenario, event->item);
  if (event->has_count)
    {
      g_autofree char *count = g_strdup_printf ("%" G_GINT64_FORMAT, event->count);

      /* Translators: side, the schedule's name for what the points are for, how many times. */
      return hu_explain_sentence (scenario, _("The %s side is awarded “%s”, × %s"),
                                  _hu_side_name (scenario, event->side), item, count);
    }

  if (event->has_points)
    {
      g_autofree char *points = _hu_count_points (event->points);

      /* Translators: side, the schedule's name for what the points are for, "2 points". */
      return hu_explain_sentence (scenario, _("The %s side is awarded “%s”, %s"),
                                  _hu_side_name (scenario, event->side), item, points);
    }

  /* Translators: side, the schedule's name for what the points are for. */
  return hu_explain_sentence (scenario, _("The %s side is awarded “%s”"),
                              _hu_side_name (scenario, event->side), item);
}
