/*
 * The game as one side sees it (26.15): the part of its log, of its rulings and of a
 * refusal that this side may be told.  The adjudicator judges the truth.
 */
#include "hu-game-private.h"

#include "hu-apply.h"

static void
free_rulings (gpointer rulings)
{
  if (rulings != NULL)
    g_ptr_array_unref (rulings);
}

/* A view that goes on keeps its rulings; a view that is judged again has new ones. */
static gboolean
are_same (const GPtrArray *a,
          const GPtrArray *b)
{
  if (a == NULL || b == NULL || a->len != b->len)
    return a == b;

  for (guint i = 0; i < a->len; i++)
    if (g_ptr_array_index (a, i) != g_ptr_array_index (b, i))
      return FALSE;

  return TRUE;
}

/* How many events look as they did. */
static guint
count_alike (HuGame    *self,
             GArray    *sights,
             GPtrArray *rulings)
{
  guint n = MIN (self->sights->len, sights->len);
  guint alike = 0;

  while (alike < n && g_array_index (self->sights, HuSight, alike) == g_array_index (sights, HuSight, alike) &&
         are_same (g_ptr_array_index (self->rulings, alike + 1), g_ptr_array_index (rulings, alike + 1)))
    alike++;

  return alike;
}

void
_hu_game_look (HuGame *self,
               guint   before)
{
  GArray *sights = NULL;
  GPtrArray *rulings = NULL;

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  self->snapshot = hu_adjudicator_view (self->adjudicator, self->position, self->viewer);
  if (self->viewer != HU_SIDE_NONE)
    {
      g_autoptr(GPtrArray) all = NULL;

      sights = hu_adjudicator_list_sights (self->adjudicator, self->position, self->viewer);
      /* Sorts the rulings by event, the set-up first; NULL for an event without rulings. */
      all = hu_snapshot_list_rulings (self->snapshot);
      rulings = g_ptr_array_new_full (self->position + 1, free_rulings);
      g_ptr_array_set_size (rulings, (gint) self->position + 1);
      for (guint i = 0; i < all->len; i++)
        {
          HuRuling *ruling = g_ptr_array_index (all, i);
          gpointer *slot = &g_ptr_array_index (rulings, ruling->event);

          if (*slot == NULL)
            *slot = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_unref);
          g_ptr_array_add (*slot, hu_ruling_ref (ruling));
        }
    }

  /* Undone events are worded by the viewer's present knowledge. */
  if (sights == NULL && self->sights == NULL)
    self->seen_from = G_MAXUINT;
  else if (sights == NULL || self->sights == NULL)
    self->seen_from = 0;
  else
    self->seen_from = MIN (count_alike (self, sights, rulings), MIN (before, self->position));

  g_clear_pointer (&self->sights, g_array_unref);
  g_clear_pointer (&self->rulings, g_ptr_array_unref);
  self->sights = sights;
  self->rulings = rulings;
}

/* --- Refusals --- */

static gboolean
is_enemy (HuGame *self,
          guint   unit)
{
  return unit < hu_scenario_get_n_units (hu_game_get_scenario (self)) &&
         hu_scenario_get_unit (hu_game_get_scenario (self), unit)->side != self->viewer;
}

static gboolean
is_secret (HuGame *self,
           guint   unit)
{
  return is_enemy (self, unit) && hu_snapshot_get_secrecy (self->snapshot, unit) != HU_SECRECY_NONE;
}

static gboolean
names_secret (HuGame        *self,
              const HuEvent *event)
{
  if (is_secret (self, event->unit) || is_secret (self, event->other_unit))
    return TRUE;
  for (guint i = 0; i < event->units->len; i++)
    if (is_secret (self, g_array_index (event->units, guint, i)))
      return TRUE;

  return FALSE;
}

static void
refuse_unseen (HuGame    *self,
               HuRefusal *refusal)
{
  *refusal = (HuRefusal) {
    .code = HU_REFUSAL_UNSEEN, .index = -1, .unit = HU_UNIT_NONE, .hex = HU_HEX_NONE, .other_hex = HU_HEX_NONE,
    .side = self->viewer, .item = HU_ITEM_NONE, .other_unit = HU_UNIT_NONE, .subject = -1,
  };
}

/* Whether the event is possible tells nothing of a secret unit that it is about: it is for all that can be concealed. */
static gboolean
asks_nothing (const HuEvent *event)
{
  switch (event->verb)
    {
    case HU_VERB_MOVE:
    case HU_VERB_WITHDRAW:
      return TRUE;
    case HU_VERB_MARK:
      return !event->has_ma && !event->has_in;
    case HU_VERB_ELIMINATE:
      return event->units->len == 0;
    default:
      return FALSE;
    }
}

/* An enemy unit that has not come on and a hidden one look the same, so a question about either gets the same
 * answer.  An event that is only supposed must not tell by being possible: not a dummy from a squad, and not who has
 * what in truth, which a declaration rests on. */
gboolean
_hu_game_may_ask (HuGame          *self,
                  gboolean         supposed,
                  HuEvent * const *events,
                  guint            n_events,
                  HuRefusal       *refusal,
                  guint           *refused)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  if (self->viewer == HU_SIDE_NONE)
    return TRUE;

  for (guint i = 0; i < n_events; i++)
    if ((is_enemy (self, events[i]->unit) && state->unit_status[events[i]->unit] == HU_UNIT_WAITING) ||
        (supposed && (events[i]->verb == HU_VERB_DECLARE ||
                      (names_secret (self, events[i]) && !asks_nothing (events[i])))))
      {
        refuse_unseen (self, refusal);
        if (refused != NULL)
          *refused = i;
        return FALSE;
      }

  return TRUE;
}

/* The viewer is told only a refusal that its own knowledge explains.  Any other refusal depends on things that it
 * does not see. */
void
_hu_game_hide (HuGame          *self,
               HuEvent * const *events,
               guint            refused,
               HuRefusal       *refusal)
{
  g_autoptr(HuSnapshot) known = NULL;
  HuRefusal own;

  if (self->viewer == HU_SIDE_NONE)
    return;

  known = refused == 0
    ? hu_snapshot_ref (self->snapshot)
    : hu_adjudicator_what_if_view (self->adjudicator, self->position, self->viewer, events, refused, &own, NULL);
  if (names_secret (self, events[refused]) || hu_event_check (hu_snapshot_get_state (known), events[refused], &own))
    refuse_unseen (self, refusal);
  else
    *refusal = own;
}

/* --- What is told --- */

/* Returns whether its sides may know different things. */
gboolean
hu_game_has_views (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return hu_scenario_is_tactical (hu_game_get_scenario (self));
}

/* Returns the side that views the game, or HU_SIDE_NONE for the truth. */
HuSide
hu_game_get_viewer (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), HU_SIDE_NONE);

  return self->viewer;
}

/**
 * hu_game_get_sight:
 * @event: 1 … events of the whole log
 *
 * Tells how much of an event may be shown.  An undone event shows no more than it did when
 * it happened, and nothing that is secret now.
 *
 * Returns: how much of that event the viewer is told
 */
HuSight
hu_game_get_sight (HuGame *self,
                   guint   event)
{
  HuEvent *cause;

  g_return_val_if_fail (HU_IS_GAME (self), HU_SIGHT_NONE);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (self), HU_SIGHT_NONE);

  if (self->viewer == HU_SIDE_NONE)
    return HU_SIGHT_WHOLE;
  if (event <= self->position)
    return g_array_index (self->sights, HuSight, event - 1);

  cause = hu_game_get_event (self, event - 1);
  if (names_secret (self, cause))
    return HU_SIGHT_NONE;

  return hu_adjudicator_get_sight (self->adjudicator, event, self->viewer, event);
}

/* @event: 1 … events of the whole log; 0 is the set-up.  Returns the rulings of that event that the viewer knows; valid
 * until the game changes; or NULL; (element-type HuRuling). */
const GPtrArray *
hu_game_get_rulings (HuGame *self,
                     guint   event)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (event <= hu_game_get_n_events (self), NULL);

  if (self->viewer == HU_SIDE_NONE)
    return hu_adjudicator_get_rulings (self->adjudicator, event);

  return event <= self->position ? g_ptr_array_index (self->rulings, event) : NULL;
}

HuClock
hu_game_get_clock (HuGame *self,
                   guint   n_events)
{
  g_return_val_if_fail (HU_IS_GAME (self), ((HuClock) { 0 }));
  g_return_val_if_fail (n_events <= hu_game_get_n_events (self), ((HuClock) { 0 }));

  return hu_adjudicator_get_clock (self->adjudicator, n_events);
}

/* Counts the events that look unchanged. When a unit is revealed, the past of its side looks different.  Returns
 * the number of first events of the log that look as they did before the last "changed"; more than there are if
 * all do. */
guint
hu_game_get_seen_from (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);

  return self->seen_from;
}
