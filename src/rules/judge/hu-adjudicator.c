/*
 * The only entry into the rules.
 *
 * Keeps the log, the state after its last event, and copies of the state at intervals, so that
 * every moment is a few events away from a copy.  A copied state equals the replayed one: tests
 * compare the two.
 */
#include "hu-adjudicator-private.h"

#include "hu-apply.h"

/* The number of events between kept states.  A state takes a few kilobytes on a map of thousands of hexes; on
 * larger maps the states are further apart, so that a kept state costs less than about a kilobyte for each
 * event. */
#define MIN_INTERVAL 32
#define HEXES_PER_EVENT 1024

/**
 * hu_adjudicator_new:
 * @scenario: a finished scenario; the adjudicator takes a reference
 *
 * Sets @scenario up and judges the set-up.
 *
 * Returns: (transfer full): an adjudicator with an empty log
 */
HuAdjudicator *
hu_adjudicator_new (HuScenario *scenario)
{
  HuAdjudicator *self;
  GPtrArray *rulings;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_new0 (HuAdjudicator, 1);
  self->scenario = hu_scenario_ref (scenario);
  self->n_real = G_MAXUINT;
  self->interval = MAX (MIN_INTERVAL, (guint) scenario->map->grid->n_hexes / HEXES_PER_EVENT);
  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  self->checkpoints = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_state_free);
  self->logs = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_log_unref);
  self->clocks = g_array_new (FALSE, FALSE, sizeof (HuClock));

  rulings = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_unref);
  self->last = hu_state_new (scenario);
  hu_apply_setup (self->last, rulings);
  g_ptr_array_add (self->logs, hu_ruling_log_new (NULL, rulings));
  g_array_append_val (self->clocks, self->last->clock);
  g_ptr_array_add (self->checkpoints, hu_state_copy (self->last));
  self->at_start = hu_snapshot_new (scenario, hu_state_copy (self->last),
                                    g_ptr_array_index (self->logs, 0), NULL);
  hu_adjudicator_find_undeclared (self, self->at_start, self->last);

  return self;
}

/* Frees @self. Snapshots that it has returned stay valid. */
void
hu_adjudicator_free (HuAdjudicator *self)
{
  g_return_if_fail (self != NULL);

  hu_adjudicator_forget_views (self, 0, TRUE);
  hu_snapshot_unref (self->at_start);
  hu_state_free (self->last);
  g_clear_pointer (&self->peeked, hu_state_free);
  g_ptr_array_unref (self->logs);
  g_array_unref (self->clocks);
  g_ptr_array_unref (self->checkpoints);
  g_ptr_array_unref (self->events);
  hu_scenario_unref (self->scenario);
  g_free (self);
}

HuScenario *
hu_adjudicator_get_scenario (const HuAdjudicator *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->scenario;
}

guint
hu_adjudicator_get_n_events (const HuAdjudicator *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->events->len;
}

/* @index: from 0; event 1 has index 0. */
HuEvent *
hu_adjudicator_get_event (const HuAdjudicator *self,
                          guint                index)
{
  g_return_val_if_fail (self != NULL && index < self->events->len, NULL);

  return g_ptr_array_index (self->events, index);
}

/* Applies @event to @state; its rulings go before @log. */
static HuRulingLog *
judge_event (HuState       *state,
             const HuEvent *event,
             HuRulingLog   *log)
{
  GPtrArray *rulings = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_unref);

  hu_apply_event (state, event, rulings);

  return hu_ruling_log_new (hu_ruling_log_ref (log), rulings);
}

/**
 * hu_adjudicator_append:
 * @event: an event; the adjudicator takes a reference
 * @refusal: (out): why it is refused
 *
 * Appends @event to the log and judges it.  A refused event changes nothing.
 */
gboolean
hu_adjudicator_append (HuAdjudicator *self,
                       HuEvent       *event,
                       HuRefusal     *refusal)
{
  g_return_val_if_fail (self != NULL && event != NULL && refusal != NULL, FALSE);

  if (!hu_event_check (self->last, event, refusal))
    return FALSE;

  hu_adjudicator_append_happened (self, event);

  return TRUE;
}

void
hu_adjudicator_append_happened (HuAdjudicator *self,
                                HuEvent       *event)
{
  g_ptr_array_add (self->logs, judge_event (self->last, event, g_ptr_array_index (self->logs, self->logs->len - 1)));
  g_array_append_val (self->clocks, self->last->clock);
  g_ptr_array_add (self->events, hu_event_ref (event));
  if (self->events->len % self->interval == 0)
    g_ptr_array_add (self->checkpoints, hu_state_copy (self->last));
}

/**
 * hu_adjudicator_suppose_after:
 * @n_events: how many events really happened; %G_MAXUINT for all there will be
 *
 * Says which events are supposed.  What is secret after those that really happened stays secret in every view,
 * whatever is supposed, and only a verdict that they reach makes a view the truth (26.15).
 */
void
hu_adjudicator_suppose_after (HuAdjudicator *self,
                              guint          n_events)
{
  g_return_if_fail (self != NULL);

  self->n_real = n_events;
}

/* A copy of what hu_adjudicator_peek() sees, so that one moment after the other costs one event each. */
HuState *
hu_adjudicator_state_at (HuAdjudicator *self,
                         guint          n_events)
{
  return hu_state_copy (hu_adjudicator_peek (self, n_events));
}

/**
 * hu_adjudicator_peek:
 * @n_events: how many events, up to all of them
 *
 * For callers that step through the log: successive moments cost one event each.
 *
 * Returns: (transfer none): the state after the first @n_events; valid until the next call with
 *   @self
 */
const HuState *
hu_adjudicator_peek (HuAdjudicator *self,
                     guint          n_events)
{
  guint kept;

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);

  if (n_events == self->events->len)
    return self->last;

  kept = n_events / self->interval;
  if (self->peeked == NULL || self->peeked_at > n_events || self->peeked_at < kept * self->interval)
    {
      g_clear_pointer (&self->peeked, hu_state_free);
      self->peeked = hu_state_copy (g_ptr_array_index (self->checkpoints, kept));
      self->peeked_at = kept * self->interval;
    }
  for (; self->peeked_at < n_events; self->peeked_at++)
    hu_apply_event (self->peeked, g_ptr_array_index (self->events, self->peeked_at), NULL);

  return self->peeked;
}

const HuState *
hu_adjudicator_peek_real (HuAdjudicator *self,
                          guint          n_events)
{
  return hu_adjudicator_peek (self, MIN (n_events, self->n_real));
}

/**
 * hu_adjudicator_truncate:
 * @n_events: how many events stay
 *
 * Drops every event after the first @n_events.
 */
void
hu_adjudicator_truncate (HuAdjudicator *self,
                         guint          n_events)
{
  HuState *state;

  g_return_if_fail (self != NULL && n_events <= self->events->len);

  if (n_events == self->events->len)
    return;

  state = hu_adjudicator_state_at (self, n_events);
  if (self->peeked_at > n_events)
    g_clear_pointer (&self->peeked, hu_state_free);
  hu_adjudicator_forget_views (self, n_events, FALSE);
  hu_state_free (self->last);
  self->last = state;
  g_ptr_array_set_size (self->events, (gint) n_events);
  g_ptr_array_set_size (self->logs, (gint) n_events + 1);
  g_array_set_size (self->clocks, n_events + 1);
  g_ptr_array_set_size (self->checkpoints, (gint) (n_events / self->interval) + 1);
}

/**
 * hu_adjudicator_snapshot:
 * @n_events: how many events, up to all of them
 *
 * Judges the whole game after its first @n_events, with the meters.
 *
 * Returns: (transfer full): the snapshot
 */
HuSnapshot *
hu_adjudicator_snapshot (HuAdjudicator *self,
                         guint          n_events)
{
  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);

  if (n_events == 0)
    return hu_snapshot_ref (self->at_start);

  return hu_adjudicator_truth (self, n_events);
}

HuState *
hu_adjudicator_try (HuAdjudicator   *self,
                    guint            n_events,
                    HuSide           viewer,
                    HuEvent * const *events,
                    guint            n,
                    HuRulingLog    **log,
                    HuRefusal       *refusal,
                    guint           *refused)
{
  HuState *state = hu_adjudicator_state_at (self, n_events);

  if (viewer != HU_SIDE_NONE && !hu_adjudicator_is_open (self, n_events))
    hu_adjudicator_set_apart (state, hu_adjudicator_peek_real (self, n_events), viewer);
  *log = hu_ruling_log_ref (g_ptr_array_index (self->logs, n_events));
  for (guint i = 0; i < n; i++)
    {
      HuRulingLog *next;

      if (!hu_event_check (state, events[i], refusal))
        {
          if (refused != NULL)
            *refused = i;
          g_clear_pointer (log, hu_ruling_log_unref);
          hu_state_free (state);
          return NULL;
        }

      next = judge_event (state, events[i], *log);
      hu_ruling_log_unref (*log);
      *log = next;
    }

  return state;
}

/**
 * hu_adjudicator_what_if:
 * @n_events: the number of events that come before @events
 * @events: (array length=n): events that might follow
 * @refusal: (out): why one of @events is refused
 * @refused: (out) (optional): the index of the refused event
 *
 * Judges the game as if @events had followed its first @n_events.  The log
 * stays as it is.
 *
 * Returns: (transfer full) (nullable): the snapshot, or %NULL where one of @events is refused
 */
HuSnapshot *
hu_adjudicator_what_if (HuAdjudicator   *self,
                        guint            n_events,
                        HuEvent * const *events,
                        guint            n,
                        HuRefusal       *refusal,
                        guint           *refused)
{
  HuState *state;
  HuRulingLog *log;
  HuSnapshot *snapshot;

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);
  g_return_val_if_fail (refusal != NULL && (events != NULL || n == 0), NULL);

  state = hu_adjudicator_try (self, n_events, HU_SIDE_NONE, events, n, &log, refusal, refused);
  if (state == NULL)
    return NULL;

  snapshot = hu_snapshot_new (self->scenario, state, log, self->at_start);
  hu_ruling_log_unref (log);

  return snapshot;
}

/* @event: an event's number; 0: the set-up.  Returns its rulings; valid until the event is dropped from the log;
 * (element-type HuRuling). */
const GPtrArray *
hu_adjudicator_get_rulings (HuAdjudicator *self,
                            guint          event)
{
  g_return_val_if_fail (self != NULL && event < self->logs->len, NULL);

  return ((const HuRulingLog *) g_ptr_array_index (self->logs, event))->rulings;
}

HuVerdict
hu_adjudicator_get_verdict (HuAdjudicator *self,
                            guint          n_events)
{
  g_autoptr(HuState) state = NULL;
  const HuVerdict *verdict;
  HuVerdict none = { .winner = HU_SIDE_NONE, .rule = "" };

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, none);

  state = hu_adjudicator_state_at (self, n_events);
  verdict = hu_state_get_verdict (state);

  return verdict != NULL ? *verdict : none;
}

HuClock
hu_adjudicator_get_clock (HuAdjudicator *self,
                          guint          n_events)
{
  g_return_val_if_fail (self != NULL && n_events <= self->events->len, ((HuClock) { 0 }));

  return g_array_index (self->clocks, HuClock, n_events);
}

/**
 * hu_adjudicate:
 * @scenario: a finished scenario
 * @events: (array length=n): the log
 * @refusal: (out): why one of @events is refused
 * @refused: (out) (optional): the index of the refused event
 *
 * Judges a whole log in one call.
 *
 * Returns: (transfer full) (nullable): the snapshot after all of @events, or %NULL where one of
 *   them is refused
 */
HuSnapshot *
hu_adjudicate (HuScenario      *scenario,
               HuEvent * const *events,
               guint            n,
               HuRefusal       *refusal,
               guint           *refused)
{
  g_autoptr(HuAdjudicator) self = NULL;

  g_return_val_if_fail (scenario != NULL && refusal != NULL, NULL);
  g_return_val_if_fail (events != NULL || n == 0, NULL);

  self = hu_adjudicator_new (scenario);
  for (guint i = 0; i < n; i++)
    if (!hu_adjudicator_append (self, events[i], refusal))
      {
        if (refused != NULL)
          *refused = i;
        return NULL;
      }

  return hu_adjudicator_snapshot (self, n);
}
