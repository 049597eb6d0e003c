/*
 * The game in time: showing the past without undoing anything, the events left behind when
 * the game goes on from there, and notes pinned to any moment.
 */
#include "hu-game-private.h"

/* Returns the number of events that happened and were not undone; more than the position while the past is shown. */
guint
hu_game_get_head (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);

  return self->head;
}

gboolean
hu_game_is_looking_back (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return self->position < self->head;
}

/* The end of the last complete gesture within @n_events. */
static guint
round_down (HuGame *self,
            guint   n_events)
{
  guint gestures = _hu_game_count_gestures (self, n_events);

  return gestures > 0 ? g_array_index (self->gestures, guint, gestures - 1) : 0;
}

/**
 * hu_game_go_to:
 * @n_events: 0 … events of the whole log
 *
 * Undoes or redoes until @n_events are applied; if that is in the middle of a gesture, goes
 * to the beginning of the gesture.
 */
void
hu_game_go_to (HuGame *self,
               guint   n_events)
{
  guint position;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (n_events <= hu_game_get_n_events (self));

  if (self->in_what_if)
    n_events = MAX (n_events, self->base);
  position = round_down (self, n_events);
  _hu_game_move_to (self, position, position);
}

/**
 * hu_game_look_at:
 * @n_events: 0 … head
 *
 * Shows the game after @n_events; if they end in the middle of a gesture, before that
 * gesture.  Nothing is undone: later events have happened, and are saved.
 */
void
hu_game_look_at (HuGame *self,
                 guint   n_events)
{
  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (n_events <= self->head);

  if (self->in_what_if)
    n_events = MAX (n_events, self->base);
  _hu_game_move_to (self, round_down (self, n_events), self->head);
}

guint
hu_game_get_moment_before (HuGame *self,
                           guint   n_events)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);
  g_return_val_if_fail (n_events <= self->head, 0);

  if (n_events == 0 || (self->in_what_if && n_events <= self->base))
    return n_events;

  return round_down (self, n_events - 1);
}

/* @n_events: 0 … head.  Returns the first moment after @n_events that can be shown; the head at the head. */
guint
hu_game_get_moment_after (HuGame *self,
                          guint   n_events)
{
  guint gestures;

  g_return_val_if_fail (HU_IS_GAME (self), 0);
  g_return_val_if_fail (n_events <= self->head, 0);

  gestures = _hu_game_count_gestures (self, n_events);
  if (gestures == self->gestures->len)
    return self->head;

  return MIN (g_array_index (self->gestures, guint, gestures), self->head);
}

/**
 * hu_game_get_snapshot_at:
 * @n_events: 0 … events of the whole log
 *
 * Judges another moment, for charts and flags; the moment shown stays the same.
 *
 * Returns: (transfer full): the game after its first @n_events, as far as its
 *   viewer knows it then
 */
HuSnapshot *
hu_game_get_snapshot_at (HuGame *self,
                         guint   n_events)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (n_events <= hu_game_get_n_events (self), NULL);

  return hu_adjudicator_view (self->adjudicator, n_events, self->viewer);
}

/* --- Branching --- */

static void
forget (HuGameLeft *left)
{
  g_clear_pointer (&left->events, g_ptr_array_unref);
  g_clear_pointer (&left->after, hu_event_unref);
}

void
_hu_game_forget_left (HuGame *self)
{
  forget (&self->left);
  forget (&self->undone);
}

/* Keeps the events of the log after the first @at, up to @end. */
static void
keep (HuGame     *self,
      HuGameLeft *left,
      guint       at,
      guint       end)
{
  forget (left);
  left->at = at;
  left->events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  for (guint i = at; i < end; i++)
    g_ptr_array_add (left->events, hu_event_ref (hu_game_get_event (self, i)));
  if (at > 0)
    left->after = hu_event_ref (hu_game_get_event (self, at - 1));
}

void
_hu_game_leave_behind (HuGame   *self,
                       gboolean *branches,
                       gboolean *undone)
{
  guint n_events = hu_game_get_n_events (self);

  *branches = hu_game_is_looking_back (self) && !self->in_what_if;
  *undone = self->head < n_events && !self->in_what_if;
  if (*branches)
    keep (self, &self->left, self->position, self->head);
  if (*undone)
    keep (self, &self->undone, self->position, n_events);
}

/* Tells whether the event before these is still there. */
static gboolean
can_return (HuGame           *self,
            const HuGameLeft *left)
{
  return left->events != NULL && !self->in_what_if && hu_game_get_n_events (self) >= left->at &&
         (left->at == 0 || hu_game_get_event (self, left->at - 1) == left->after);
}

static GPtrArray *
dup_left (HuGame           *self,
          const HuGameLeft *left,
          guint            *after)
{
  if (!can_return (self, left))
    return NULL;
  if (after != NULL)
    *after = left->at;

  return g_ptr_array_ref (left->events);
}

static gboolean
return_left (HuGame     *self,
             HuGameLeft *left)
{
  HuGameTold before;

  if (!can_return (self, left))
    return FALSE;

  before = _hu_game_take_note (self);
  g_array_set_size (self->gestures, _hu_game_count_gestures (self, left->at));
  hu_adjudicator_truncate (self->adjudicator, left->at);
  _hu_game_forget_history (self, left->at);
  self->head = left->at;
  for (guint i = 0; i < left->events->len; i++)
    {
      HuRefusal refusal;

      /* The events taken again were possible once, after the same events. */
      if (!hu_adjudicator_append (self->adjudicator, g_ptr_array_index (left->events, i), &refusal))
        g_error ("%s: what was left behind cannot be any more", G_STRFUNC);
      self->head++;
      g_array_append_val (self->gestures, self->head);
    }
  self->position = self->head;
  forget (left);
  _hu_game_publish (self, &before);

  return TRUE;
}

GPtrArray *
hu_game_dup_left_behind (HuGame *self,
                         guint  *after)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return dup_left (self, &self->left, after);
}

/* Takes back a branching: the events left behind have happened again, one gesture per event, and events entered
 * since then are dropped.  Returns FALSE if nothing was left behind, or if the event before it is gone. */
gboolean
hu_game_rejoin (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return return_left (self, &self->left);
}

GPtrArray *
hu_game_dup_undone_left (HuGame *self,
                         guint  *after)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return dup_left (self, &self->undone, after);
}

/* Takes back what was entered after an undo: the undone events have happened again, one gesture per event, and
 * events entered since then are dropped.  Returns FALSE if nothing undone was replaced, or if the event before it
 * is gone. */
gboolean
hu_game_return_undone (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return return_left (self, &self->undone);
}

/* --- Notes --- */

/* Replaces @n_removed events after the first @at by @insert (or nothing). */
static void
splice (HuGame  *self,
        guint    at,
        guint    n_removed,
        HuEvent *insert)
{
  g_autoptr(GPtrArray) rest = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  if (insert != NULL)
    g_ptr_array_add (rest, hu_event_ref (insert));
  for (guint i = at + n_removed; i < hu_game_get_n_events (self); i++)
    g_ptr_array_add (rest, hu_event_ref (hu_game_get_event (self, i)));

  hu_adjudicator_truncate (self->adjudicator, at);
  for (guint i = 0; i < rest->len; i++)
    {
      HuRefusal refusal;

      /* With or without a note, the rest of the log stays possible. */
      if (!hu_adjudicator_append (self->adjudicator, g_ptr_array_index (rest, i), &refusal))
        g_error ("%s: a note has changed what can be", G_STRFUNC);
    }
  _hu_game_forget_history (self, at);
}

/**
 * hu_game_pin_note:
 * @refusal: (out): the reason for a refusal
 *
 * Adds a note after the moment shown, and shows the moment after it.  A note changes
 * nothing, so all later events stay, undone ones too.
 *
 * Returns: %FALSE if it was refused; then nothing has changed
 */
gboolean
hu_game_pin_note (HuGame     *self,
                  const char *text,
                  HuRefusal  *refusal)
{
  g_autoptr(HuEvent) note = NULL;
  g_autoptr(HuSnapshot) trial = NULL;
  HuGameTold before;
  guint index, at;

  g_return_val_if_fail (HU_IS_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL && text[0] != '\0', FALSE);
  g_return_val_if_fail (refusal != NULL, FALSE);

  note = hu_event_new_note (text);
  if (self->position == hu_game_get_n_events (self))
    return hu_game_append (self, note, refusal);

  trial = hu_adjudicator_what_if (self->adjudicator, self->position, &note, 1, refusal, NULL);
  if (trial == NULL)
    return FALSE;

  before = _hu_game_take_note (self);
  at = self->position;
  index = _hu_game_count_gestures (self, at);
  splice (self, at, 0, note);
  for (guint i = index; i < self->gestures->len; i++)
    g_array_index (self->gestures, guint, i)++;
  at++;
  g_array_insert_val (self->gestures, index, at);
  self->position = at;
  self->head++;
  _hu_game_publish (self, &before);

  return TRUE;
}

/**
 * hu_game_unpin_note:
 * @event: 1 … events of the whole log
 *
 * Removes a note from the log; all later events stay.
 *
 * Returns: %FALSE if that event is no note, or if it is a note of the real log during what-if
 */
gboolean
hu_game_unpin_note (HuGame *self,
                    guint   event)
{
  HuGameTold before;
  guint last = 0;

  g_return_val_if_fail (HU_IS_GAME (self), FALSE);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (self), FALSE);

  if (hu_game_get_event (self, event - 1)->verb != HU_VERB_NOTE || (self->in_what_if && event <= self->base))
    return FALSE;

  before = _hu_game_take_note (self);
  splice (self, event - 1, 1, NULL);
  for (guint i = 0; i < self->gestures->len; i++)
    {
      guint *end = &g_array_index (self->gestures, guint, i);

      *end -= *end >= event ? 1 : 0;
      if (*end == last)
        g_array_remove_index (self->gestures, i--);
      else
        last = *end;
    }
  self->position -= self->position >= event ? 1 : 0;
  self->head -= self->head >= event ? 1 : 0;
  _hu_game_publish (self, &before);

  return TRUE;
}

/**
 * hu_game_get_snapshot_before:
 * @event: 1 … events of the whole log
 *
 * Gets the state that the wording of an event needs, such as the hex from which its unit
 * came.  This is the truth for every viewer: hu_game_get_sight() says how much may be told.
 *
 * Returns: (transfer full): the game as it was when that event happened
 */
HuSnapshot *
hu_game_get_snapshot_before (HuGame *self,
                             guint   event)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (self), NULL);

  if (event - 1 == self->position && self->viewer == HU_SIDE_NONE)
    return hu_snapshot_ref (self->snapshot);

  return hu_adjudicator_snapshot (self->adjudicator, event - 1);
}

/**
 * hu_game_peek_before:
 * @event: 1 … events of the whole log
 *
 * Gets the same state, without meters, for wording one event after the other.
 *
 * Returns: (transfer none): the state when that event happened; valid until the next call on @self
 */
const HuState *
hu_game_peek_before (HuGame *self,
                     guint   event)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (self), NULL);

  return hu_adjudicator_peek (self->adjudicator, event - 1);
}
