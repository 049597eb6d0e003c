/*
 * What-if: the game goes on as it might, and comes back.  The log is lent out: the events
 * after the moment are kept aside, unchanged, and are put back when what-if ends.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-game-private.h"
#include "hu-way.h"

/*
 * Units that take part in what-if and that the game does not have.  The game goes on with a
 * scenario that includes them, judged by an adjudicator of its own.  The game's own
 * adjudicator waits, with the events up to the start of what-if.
 */

/* The game with @roster, up to the position; NULL if @event cannot follow. */
static HuAdjudicator *
judge_with (HuGame     *self,
            HuScenario *roster,
            HuEvent    *event,
            HuRefusal  *refusal)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (roster);

  for (guint i = 0; i < self->position; i++)
    if (!hu_adjudicator_append (adjudicator, hu_adjudicator_get_event (self->adjudicator, i), refusal))
      g_return_val_if_reached (NULL);
  if (event != NULL && !hu_adjudicator_append (adjudicator, event, refusal))
    return NULL;

  return g_steal_pointer (&adjudicator);
}

gboolean
_hu_game_lend_roster (HuGame     *self,
                      HuScenario *roster,
                      HuEvent    *event,
                      HuRefusal  *refusal)
{
  HuAdjudicator *adjudicator = judge_with (self, roster, event, refusal);

  if (adjudicator == NULL)
    return FALSE;

  _hu_game_forget_undone (self);
  if (self->lent_adjudicator == NULL)
    {
      hu_adjudicator_truncate (self->adjudicator, self->base);
      self->lent_adjudicator = self->adjudicator;
    }
  else
    hu_adjudicator_free (self->adjudicator);
  self->adjudicator = adjudicator;
  hu_adjudicator_suppose_after (self->adjudicator, self->base);

  /* The base is judged again with the new units, because base and present are compared unit by unit. */
  g_clear_pointer (&self->base_snapshot, hu_snapshot_unref);
  self->base_snapshot = hu_adjudicator_view (self->adjudicator, self->base, self->viewer);
  self->roster_changed = TRUE;

  return TRUE;
}

static void
return_roster (HuGame *self)
{
  if (self->lent_adjudicator == NULL)
    return;

  hu_adjudicator_free (self->adjudicator);
  self->adjudicator = g_steal_pointer (&self->lent_adjudicator);
  _hu_game_forget_history (self, self->base);
  self->roster_changed = TRUE;
}

static GPtrArray *
list_asked (HuGame *self)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = self->base; i < self->position; i++)
    g_ptr_array_add (events, hu_event_ref (hu_adjudicator_get_event (self->adjudicator, i)));

  return events;
}

/* The events of what-if that are possible in the game as it is; (element-type HuEvent). */
static GPtrArray *
list_keepable (HuGame *self)
{
  g_autoptr(GPtrArray) asked = list_asked (self);
  GPtrArray *kept;
  guint n_units;

  if (self->lent_adjudicator == NULL)
    return g_steal_pointer (&asked);

  kept = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  n_units = hu_adjudicator_get_scenario (self->lent_adjudicator)->units->len;
  for (guint i = 0; i < asked->len; i++)
    {
      HuEvent *event = g_ptr_array_index (asked, i);
      HuRefusal refusal;

      /* Without the added units another event may be impossible too. */
      if (!hu_event_names (event, n_units, G_MAXUINT) &&
          hu_adjudicator_append (self->lent_adjudicator, event, &refusal))
        g_ptr_array_add (kept, hu_event_ref (event));
    }
  hu_adjudicator_truncate (self->lent_adjudicator, self->base);

  return kept;
}

/* Returns the number of events of what-if that hu_game_keep_what_if() would keep: all, unless units were added that
 * the game does not have. */
guint
hu_game_count_keepable (HuGame *self)
{
  g_autoptr(GPtrArray) kept = NULL;

  g_return_val_if_fail (HU_IS_GAME (self) && self->in_what_if, 0);

  kept = list_keepable (self);

  return kept->len;
}

/* Returns the scenario that is saved: without units that only what-if has. */
HuScenario *
hu_game_get_own_scenario (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return hu_adjudicator_get_scenario (self->lent_adjudicator != NULL ? self->lent_adjudicator : self->adjudicator);
}

static gboolean
is_name_taken (const HuScenario *scenario,
               const char       *name)
{
  for (guint i = 0; i < scenario->units->len; i++)
    if (g_strcmp0 (hu_scenario_get_unit (scenario, i)->name, name) == 0)
      return TRUE;

  return FALSE;
}

/* Returns a name for a new unit, which no other unit has. */
char *
hu_game_suggest_name (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  for (guint n = 1;; n++)
    {
      /* Translators: what a counter says that is added in what-if; as short as can be. %u is a number. */
      g_autofree char *name = g_strdup_printf (_("New %u"), n);

      if (!is_name_taken (hu_game_get_scenario (self), name))
        return g_steal_pointer (&name);
    }
}

/**
 * hu_game_add_unit:
 * @at: the place where it comes on
 * @refusal: (out): why it cannot
 *
 * Adds a unit that the game does not have, until what-if ends, and brings it on: one
 * gesture.  It is the last unit of the scenario from now on.
 *
 * Returns: %FALSE if it was refused; then nothing has changed
 */
gboolean
hu_game_add_unit (HuGame       *self,
                  const HuUnit *like,
                  HuLocation    at,
                  HuRefusal    *refusal)
{
  g_autoptr(HuScenario) roster = NULL;
  g_autoptr(HuEvent) event = NULL;
  const HuMap *map;
  HuGameTold before;

  g_return_val_if_fail (HU_IS_GAME (self) && self->in_what_if, FALSE);
  g_return_val_if_fail (like != NULL && refusal != NULL, FALSE);

  map = hu_game_get_scenario (self)->map;
  roster = hu_scenario_new_extended (hu_game_get_scenario (self));
  for (guint n = 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("what-if-%u", n);

      if (hu_scenario_add_unit_like (roster, id, like) != NULL)
        break;
    }
  event = hu_event_new (HU_VERB_PLACE);
  event->unit = roster->units->len - 1;
  hu_event_add_place (event, hu_location_hex (map, at), hu_location_storey (map, at));

  before = _hu_game_take_note (self);
  if (!_hu_game_lend_roster (self, roster, event, refusal))
    return FALSE;

  self->position++;
  self->head = self->position;
  g_array_append_val (self->gestures, self->position);
  _hu_game_publish (self, &before);

  return TRUE;
}

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

void
_hu_game_forget_lent (HuGame *self)
{
  g_clear_pointer (&self->lent_events, g_ptr_array_unref);
  g_clear_pointer (&self->lent_gestures, g_array_unref);
  g_clear_pointer (&self->base_snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->lent_adjudicator, hu_adjudicator_free);
  self->in_what_if = FALSE;
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

/* Restores the game as it was before hu_game_begin_what_if(), with everything that could be undone and redone. */
void
hu_game_leave_what_if (HuGame *self)
{
  HuGameTold before;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (self->in_what_if);

  before = _hu_game_take_note (self);
  return_roster (self);
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
  _hu_game_forget_lent (self);
  _hu_game_publish (self, &before);
}

/* Makes the events of what-if real, one gesture per event; see hu_game_count_keepable(). Events of the log after
 * that moment are dropped, as by any event after an undo; see hu_game_dup_lent(). */
void
hu_game_keep_what_if (HuGame *self)
{
  g_autoptr(GPtrArray) kept = NULL;
  HuGameTold before;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (self->in_what_if);

  kept = list_keepable (self);
  if (kept->len == 0)
    {
      hu_game_leave_what_if (self);
      return;
    }

  before = _hu_game_take_note (self);
  if (self->lent_adjudicator != NULL)
    {
      return_roster (self);
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
  _hu_game_forget_lent (self);
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
