/*
 * Units that take part in what-if and that the game does not have.  The game goes on with a
 * scenario that includes them, judged by an adjudicator of its own.  The game's own
 * adjudicator waits, with the events up to the start of what-if.
 */
#include "config.h"

#include "hu-game-private.h"

#include <glib/gi18n-lib.h>

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

void
_hu_game_return_roster (HuGame *self)
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

GPtrArray *
_hu_game_list_keepable (HuGame *self)
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

  kept = _hu_game_list_keepable (self);

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
