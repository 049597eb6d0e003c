/*
 * What comes if everything stays as it is: which conditions are met, when each is judged, and who wins by that.
 */
#include "hu-control-system-private.h"


static gboolean
depends_on_time (const HuTerm *term)
{
  for (guint i = 0; i < term->parts->len; i++)
    if (depends_on_time (g_ptr_array_index (term->parts, i)))
      return TRUE;

  return term->kind == HU_TERM_TURN || term->kind == HU_TERM_FOR;
}

static gboolean
is_met (const HuVictoryFinding *finding)
{
  return !finding->closed && finding->needs->met && !finding->needs->untold;
}

/* Can no condition but those that are met now come to be met as time passes? */
static gboolean
is_told (const GPtrArray *conditions)
{
  for (guint i = 0; i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);

      if (!finding->closed && !is_met (finding) && (finding->needs->untold || depends_on_time (finding->entry->needs)))
        return FALSE;
    }

  return TRUE;
}

static void
add_once (GArray        *met,
          guint          entry,
          const HuClock *clock)
{
  HuControlAhead ahead = { entry, *clock };

  for (guint i = 0; i < met->len; i++)
    if (g_array_index (met, HuControlAhead, i).entry == entry)
      return;

  g_array_append_val (met, ahead);
}

/* Adds those that are judged at that moment.  Returns whether one side alone meets one, by which it wins. */
static gboolean
look_at (const HuState     *then,
         const GPtrArray   *conditions,
         gint               moment,
         HuControlProspect *prospect)
{
  guint first[HU_N_SIDES] = { HU_ITEM_NONE, HU_ITEM_NONE };

  for (guint i = 0; i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);
      HuSide side = finding->entry->side;

      if (!is_met (finding) || !hu_control_is_judged (then, finding->entry, moment))
        continue;
      add_once (prospect->met, i, &then->clock);
      if (first[side] == HU_ITEM_NONE)
        first[side] = i;
    }
  if ((first[HU_SIDE_FIRST] == HU_ITEM_NONE) == (first[HU_SIDE_SECOND] == HU_ITEM_NONE))
    return FALSE;

  prospect->winner = first[HU_SIDE_FIRST] != HU_ITEM_NONE ? HU_SIDE_FIRST : HU_SIDE_SECOND;
  prospect->by = first[prospect->winner];
  return TRUE;
}

/* The next turn after @turn in which something else may be judged than in a whole turn: where the turns of what is met
 * begin or have ended, and the last. */
static guint
find_next_turn (const HuScenario *scenario,
                const GPtrArray  *conditions,
                guint             turn)
{
  guint next = hu_calendar_last_turn (&scenario->calendar);

  for (guint i = 0; i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);
      const HuTurnSpan *span = &finding->entry->turn;

      if (!is_met (finding))
        continue;
      if (span->from > turn)
        next = MIN (next, span->from);
      if (span->to >= turn && span->to != 0)
        next = MIN (next, span->to + 1);
    }

  return next;
}

void
hu_control_look_ahead (const HuSnapshot  *snapshot,
                       HuControlProspect *prospect)
{
  const GPtrArray *conditions;
  HuState then;
  gboolean decided = FALSE, whole = FALSE;

  g_return_if_fail (snapshot != NULL && prospect != NULL && hu_snapshot_get_control (snapshot) != NULL);

  /* Nothing but its clock moves. */
  then = *hu_snapshot_get_state (snapshot);
  conditions = hu_snapshot_get_control (snapshot)->conditions;
  *prospect = (HuControlProspect) { g_array_new (FALSE, FALSE, sizeof (HuControlAhead)), is_told (conditions),
                                    hu_control_rules (then.scenario)->otherwise, HU_ITEM_NONE };
  while (!then.clock.over)
    {
      gint moment = hu_clock_moment (then.scenario, &then.clock);
      HuControlProspect later = { prospect->met, TRUE, HU_SIDE_NONE, HU_ITEM_NONE };

      if (look_at (&then, conditions, moment, &later) && !decided)
        {
          decided = TRUE;
          prospect->winner = later.winner;
          prospect->by = later.by;
        }
      hu_clock_advance (&then.clock, moment);
      /* A file may have a million turns that are all alike. */
      if (moment == HU_MOMENT_TURN)
        {
          if (whole)
            then.clock.turn = find_next_turn (then.scenario, conditions, then.clock.turn - 1);
          whole = TRUE;
        }
    }
}

void
hu_control_prospect_clear (HuControlProspect *prospect)
{
  g_clear_pointer (&prospect->met, g_array_unref);
}
