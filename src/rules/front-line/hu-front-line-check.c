/*
 * Events that the ledger refuses: awards that the schedule does not know, totals below zero or
 * beyond 64 bits.
 */
#include "hu-front-line-private.h"

#include "hu-apply-private.h"

static gboolean
check_award (const HuState *state,
             const HuEvent *event,
             HuRefusal     *refusal)
{
  guint item = hu_front_line_find_award (state, event);

  refusal->item = event->item;
  /* The item may be another system's. */
  if (item == HU_ITEM_NONE)
    return TRUE;

  return hu_apply_check_award (event, hu_schedule_item_names (hu_front_line_item (state, item), event->side), refusal);
}

/* Returns the most points that an eliminated unit can score. */
static gint64
most_for_elimination (const HuState *state,
                      guint          unit)
{
  gint64 strength = MAX (hu_scenario_get_unit (state->scenario, unit)->strength, 0);
  gint64 most = 0;

  for (guint i = 0; i < hu_front_line_rules (state->scenario)->schedule->len; i++)
    {
      const HuScheduleItem *item = hu_front_line_item (state, i);
      gint64 points = 0;

      if (item->kind != HU_ITEM_PER_STRENGTH)
        continue;
      hu_points_multiply (item->points, strength, &points);
      for (guint j = 0; item->factors != NULL && j < item->factors->len; j++)
        hu_points_multiply (points, MAX (g_array_index (item->factors, HuFactor, j).factor, 1), &points);
      hu_points_add (&most, points);
    }

  return most;
}

/* Returns an upper bound of a total's gain by @event, with provisional points; the bound is never too small,
 * and stops at the largest 64-bit number. */
static gint64
most_points (const HuState *state,
             const HuEvent *event)
{
  const HuFrontLineRules *rules = hu_front_line_rules (state->scenario);
  gint64 most = 0, points = event->points;
  guint award = event->verb == HU_VERB_AWARD && !event->has_points ? hu_front_line_find_award (state, event) : HU_ITEM_NONE;

  hu_points_multiply (rules->penalty, state->scenario->map->grid->n_hexes, &most);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScheduleItem *item = hu_front_line_item (state, i);

      /* The place counts once as it stands now, and once more for the gain by the event. */
      if (item->kind == HU_ITEM_PLACE)
        {
          hu_points_add (&most, item->points);
          hu_points_add (&most, item->points);
        }
    }

  if (event->verb == HU_VERB_ELIMINATE)
    points = most_for_elimination (state, event->unit);
  else if (award != HU_ITEM_NONE)
    hu_points_multiply (hu_front_line_item (state, award)->points, event->has_count ? event->count : 1, &points);
  if (points > 0)
    hu_points_add (&most, points);

  return most;
}

static gboolean
has_overflowed (const HuState *state)
{
  gpointer findings;
  gboolean overflow;

  if (hu_front_line_state (state)->ledger.overflow)
    return TRUE;

  /* Provisional points count as well. */
  findings = hu_front_line_findings_new (state, NULL, FALSE);
  overflow = ((const HuFrontLineFindings *) findings)->overflow;
  hu_front_line_findings_free (findings);

  return overflow;
}

/* Totals come near the 64-bit limit only in a hostile game, so only then is the event tried on a copy. */
static gboolean
check_overflow (const HuState *state,
                const HuEvent *event,
                HuRefusal     *refusal)
{
  const HuFrontLineState *own = hu_front_line_state (state);
  gint64 total = MAX (own->ledger.total[HU_SIDE_FIRST], own->ledger.total[HU_SIDE_SECOND]);
  g_autoptr(HuState) after = NULL;

  if (event->verb == HU_VERB_NOTE ||
      (!hu_points_add (&total, most_points (state, event)) && total < G_MAXINT64))
    return TRUE;

  after = hu_state_copy (state);
  hu_apply_event (after, event, NULL);

  if (has_overflowed (after))
    return hu_apply_refuse (refusal, HU_REFUSAL_OVERFLOW, NULL, -1);

  return TRUE;
}

gboolean
hu_front_line_check (const HuState *state,
                     const HuEvent *event,
                     HuRefusal     *refusal)
{
  if (event->verb == HU_VERB_AWARD && !check_award (state, event, refusal))
    return FALSE;
  if (event->verb == HU_VERB_ADJUST && !hu_apply_check_adjustment (event, hu_front_line_state (state)->ledger.total, refusal))
    return FALSE;

  return check_overflow (state, event, refusal);
}
