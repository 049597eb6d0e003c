/*
 * Tells whether points allow an event: awards of the schedule, corrections, and totals of more than 64 bits.
 */
#include "hu-apply.h"
#include "hu-apply-private.h"
#include "hu-objectives-private.h"

static gboolean
check_award (const HuState *state,
             const HuEvent *event,
             HuRefusal     *refusal)
{
  const char *id = hu_scenario_get_item (state->scenario, event->item);
  gint index = id != NULL ? hu_objectives_find_item (hu_objectives_rules (state->scenario), id) : -1;
  const HuScoreItem *item = index >= 0 ? hu_objectives_item (state, (guint) index) : NULL;

  refusal->item = event->item;
  /* The item may be another system's. */
  if (item == NULL || item->kind != HU_SCORE_AWARD)
    return TRUE;

  return hu_apply_check_award (event, item->to == HU_SIDE_NONE || item->to == event->side, refusal);
}

/* Returns more than @event can bring a total to, above or below 0, what is provisional included. */
static gint64
most_total (const HuState *state,
            const HuEvent *event)
{
  const HuObjectivesState *own = hu_objectives_state (state);
  gint64 most = 0, awarded;
  const char *id = event->verb == HU_VERB_AWARD ? hu_scenario_get_item (state->scenario, event->item) : NULL;
  gint index = id != NULL ? hu_objectives_find_item (hu_objectives_rules (state->scenario), id) : -1;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    most = MAX (most, own->ledger.total[side] < 0 ? -(own->ledger.total[side] + 1) : own->ledger.total[side]);
  hu_points_multiply (event->points, hu_objectives_rules (state->scenario)->unit, &awarded);
  if (index >= 0 && !event->has_points)
    hu_points_multiply (hu_objectives_item (state, (guint) index)->points, event->has_count ? event->count : 1, &awarded);
  if ((event->verb == HU_VERB_AWARD || event->verb == HU_VERB_ADJUST) && awarded != 0)
    hu_points_add (&most, awarded < 0 ? -(awarded + 1) : awarded);
  hu_points_add (&most, hu_objectives_rules (state->scenario)->most_gain);
  hu_points_add (&most, hu_objectives_rules (state->scenario)->most_gain);

  return most;
}

/* Totals come near the 64-bit limit only in a hostile game, so only then is the event tried on a copy. */
static gboolean
check_overflow (const HuState *state,
                const HuEvent *event,
                HuRefusal     *refusal)
{
  g_autoptr(HuState) after = NULL;
  HuObjectivesFindings findings = { 0 };
  HuLook look;
  gboolean overflow;

  if (event->verb == HU_VERB_NOTE || most_total (state, event) < G_MAXINT64 / 4)
    return TRUE;

  after = hu_state_copy (state);
  hu_apply_event (after, event, NULL);
  hu_look_init (&look, after);
  findings.ledger = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ledger_entry_unref);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    findings.points[side] = look.points[side];
  if (!after->clock.over)
    hu_objectives_add_provisional (&look, &findings);
  overflow = hu_objectives_state (after)->ledger.overflow || findings.overflow;
  g_ptr_array_unref (findings.ledger);
  hu_look_clear (&look);

  return overflow ? hu_apply_refuse (refusal, HU_REFUSAL_OVERFLOW, NULL, -1) : TRUE;
}

/* Can a total fall below 0 by play? */
static gboolean
has_negative (const HuScenario *scenario)
{
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    if (((const HuScoreItem *) g_ptr_array_index (schedule, i))->points < 0)
      return TRUE;

  return FALSE;
}

/* A correction is of whole points, and takes no total below 0 that cannot fall there by itself. */
static gboolean
check_adjustment (const HuState *state,
                  const HuEvent *event,
                  HuRefusal     *refusal)
{
  HuEvent counted = *event;

  if (event->what == HU_ADJUST_POINTS &&
      hu_points_multiply (event->points, hu_objectives_rules (state->scenario)->unit, &counted.points))
    return hu_apply_refuse (refusal, HU_REFUSAL_OVERFLOW, NULL, -1);

  if (hu_apply_check_adjustment (&counted, hu_objectives_state (state)->ledger.total, refusal))
    return TRUE;

  return refusal->code == HU_REFUSAL_BELOW_ZERO && (counted.points > 0 || has_negative (state->scenario));
}

gboolean
hu_objectives_check (const HuState *state,
                     const HuEvent *event,
                     HuRefusal     *refusal)
{
  if (event->verb == HU_VERB_AWARD && !check_award (state, event, refusal))
    return FALSE;
  if (event->verb == HU_VERB_ADJUST && !check_adjustment (state, event, refusal))
    return FALSE;

  return check_overflow (state, event, refusal);
}
