/*
 * What-if: the game goes on as it might, and comes back.  The log is lent out: the events
 * after the moment are kept aside, unchanged, and are put back when what-if ends.
 */
#include "hu-game-private.h"
#include "hu-way.h"

/* The events from @first on, as they stand. */
static GPtrArray *
dup_events (HuGame *self,
            guint   first,
            guint   end)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = first; i < end; i++)
    g_ptr_array_add (events, hu_event_ref (hu_adjudicator_get_event (self->adjudicator, i)));

  return events;
}

static void
forget_lent (HuGame *self)
{
  g_clear_pointer (&self->lent_events, g_ptr_array_unref);
  g_clear_pointer (&self->lent_gestures, g_array_unref);
  g_clear_pointer (&self->base_snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->lent_adjudicator, hu_adjudicator_free);
  self->in_what_if = FALSE;
}

void
_hu_game_dispose_what_if (HuGame *self)
{
  forget_lent (self);
}

/**
 * hu_game_begin_what_if:
 * @self: a game that is not in what-if yet
 * @after: the number of its events that have happened when what-if begins, up to all
 *
 * Begins what-if.  hu_game_leave_what_if() drops all events appended from now on and
 * restores the log.  Undo goes back no further than to @after.
 */
void
hu_game_begin_what_if (HuGame *self,
                       guint   after)
{
  HuGameTold before;
  guint n_events;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (!self->in_what_if);
  g_return_if_fail (after <= hu_game_get_n_events (self));

  before = _hu_game_take_note (self);
  n_events = hu_game_get_n_events (self);
  self->lent_events = dup_events (self, after, n_events);
  self->lent_gestures = g_array_copy (self->gestures);
  self->lent_position = self->position;
  self->lent_head = self->head;
  self->base = after;
  self->in_what_if = TRUE;

  /* Nothing that happens from now on ends the real game, or reveals what is secret in it. */
  hu_adjudicator_suppose_after (self->adjudicator, after);
  self->position = self->head = after;
  _hu_game_forget_undone (self);
  if (after > 0 && (self->gestures->len == 0 ||
                    g_array_index (self->gestures, guint, self->gestures->len - 1) != after))
    g_array_append_val (self->gestures, after);
  _hu_game_publish (self, &before);
  g_clear_pointer (&self->base_snapshot, hu_snapshot_unref);
  self->base_snapshot = hu_snapshot_ref (self->snapshot);
}

/**
 * hu_game_leave_what_if:
 *
 * Restores the game as it was before hu_game_begin_what_if(), with everything that could be
 * undone and redone.
 */
void
hu_game_leave_what_if (HuGame *self)
{
  HuGameTold before;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (self->in_what_if);

  before = _hu_game_take_note (self);
  _hu_game_return_roster (self);
  hu_adjudicator_suppose_after (self->adjudicator, G_MAXUINT);
  self->position = self->base;
  _hu_game_forget_undone (self);
  for (guint i = 0; i < self->lent_events->len; i++)
    {
      HuRefusal refusal;
      gboolean appended =
        hu_adjudicator_append (self->adjudicator, g_ptr_array_index (self->lent_events, i), &refusal);

      /* The lent events were possible before, after the same events. */
      g_return_if_fail (appended);
    }
  self->position = self->lent_position;
  self->head = self->lent_head;
  g_array_unref (self->gestures);
  self->gestures = g_steal_pointer (&self->lent_gestures);
  forget_lent (self);
  _hu_game_publish (self, &before);
}

/**
 * hu_game_keep_what_if:
 *
 * Makes the events of what-if real, one gesture per event; see hu_game_count_keepable().
 * Events of the log after that moment are dropped, as by any event after an undo; see
 * hu_game_dup_lent().
 */
void
hu_game_keep_what_if (HuGame *self)
{
  g_autoptr(GPtrArray) kept = NULL;
  HuGameTold before;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (self->in_what_if);

  kept = _hu_game_list_keepable (self);
  if (kept->len == 0)
    {
      hu_game_leave_what_if (self);
      return;
    }

  before = _hu_game_take_note (self);
  if (self->lent_adjudicator != NULL)
    {
      _hu_game_return_roster (self);
      for (guint i = 0; i < kept->len; i++)
        {
          HuRefusal refusal;
          gboolean appended = hu_adjudicator_append (self->adjudicator, g_ptr_array_index (kept, i), &refusal);

          g_return_if_fail (appended);
        }
      self->position = self->base + kept->len;
    }
  hu_adjudicator_suppose_after (self->adjudicator, G_MAXUINT);
  self->head = self->position;
  _hu_game_forget_undone (self);
  while (self->gestures->len > 0 &&
         g_array_index (self->gestures, guint, self->gestures->len - 1) > self->base)
    g_array_set_size (self->gestures, self->gestures->len - 1);
  for (guint end = self->base + 1; end <= self->position; end++)
    g_array_append_val (self->gestures, end);
  forget_lent (self);
  _hu_game_publish (self, &before);
}

gboolean
hu_game_in_what_if (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return self->in_what_if;
}

/* Returns the number of events that really happened: up to the start of what-if, or up to the position. */
guint
hu_game_get_base (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);

  return self->in_what_if ? self->base : self->position;
}

/* Returns the game at the start of what-if; outside what-if, as hu_game_get_snapshot(). */
HuSnapshot *
hu_game_get_base_snapshot (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return self->base_snapshot != NULL ? self->base_snapshot : self->snapshot;
}

/* Returns the events up to the position, including those of what-if; (element-type HuEvent). */
GPtrArray *
hu_game_dup_line (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return dup_events (self, 0, self->position);
}

GPtrArray *
hu_game_dup_ways (HuGame *self,
                  guint   after)
{
  g_autoptr(GPtrArray) events = NULL;
  g_autoptr(HuSnapshot) start = NULL;

  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (after <= self->position, NULL);

  start = hu_game_get_snapshot_at (self, after);
  events = g_ptr_array_new ();
  for (guint i = after; i < self->position; i++)
    if (hu_game_get_sight (self, i + 1) == HU_SIGHT_WHOLE)
      g_ptr_array_add (events, hu_adjudicator_get_event (self->adjudicator, i));

  return hu_way_list_gone (hu_snapshot_get_state (start), (HuEvent * const *) events->pdata, events->len);
}

/* Returns the whole log as it is without what-if; NULL if no event follows the moment at which what-if began;
 * (element-type HuEvent). */
GPtrArray *
hu_game_dup_lent (HuGame *self)
{
  GPtrArray *events;

  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  if (!self->in_what_if || self->lent_events->len == 0)
    return NULL;

  events = dup_events (self, 0, self->base);
  for (guint i = 0; i < self->lent_events->len; i++)
    g_ptr_array_add (events, hu_event_ref (g_ptr_array_index (self->lent_events, i)));

  return events;
}

/* The log that saving writes, which never has events of what-if. */
GPtrArray *
hu_game_dup_log (HuGame *self)
{
  guint head, here;
  GPtrArray *events;

  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  head = self->in_what_if ? self->lent_head : self->head;
  here = self->in_what_if ? MIN (self->base, head) : head;
  events = dup_events (self, 0, here);
  for (guint i = here; i < head; i++)
    g_ptr_array_add (events, hu_event_ref (g_ptr_array_index (self->lent_events, i - self->base)));

  return events;
}
