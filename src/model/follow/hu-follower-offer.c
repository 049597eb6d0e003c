/*
 * The offers of the follower.  The comparison is made anew whenever the game changes, so that an undo here offers the
 * position again.
 *
 * Whoever undoes moves in VASSAL and saves comes back to a position that the game has gone
 * through.
 */
#include "hu-follower-private.h"

#include "hu-game.h"
#include "hu-import-match.h"

/* --- The moment --- */

#define MOST 400 /* events back */

typedef struct
{
  HuHex    at;    /* HU_HEX_NONE: off the map, or not in the file */
  gboolean known; /* FALSE: it may be anywhere */
} Place;

/* By unit, where the position has it. */
static Place *
lay_out (const HuImportMatch *match,
         GHashTable          *later,
         guint                n_units)
{
  Place *places = g_new (Place, n_units + 1);

  for (guint i = 0; i < n_units; i++)
    places[i] = (Place) { HU_HEX_NONE, !g_hash_table_contains (later, GUINT_TO_POINTER (i + 1)) };
  for (guint i = 0; i < match->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (match->pairs, HuMatchPair, i);

      if (pair->unit != HU_UNIT_NONE)
        places[pair->unit] = (Place) { pair->at, !pair->elsewhere };
    }

  return places;
}

static gboolean
is_there (const HuState *state,
          const Place   *places)
{
  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    if (places[unit].known && state->unit_hex[unit] != places[unit].at)
      return FALSE;

  return TRUE;
}

/* @later: a set of unit + 1 that do not count.  @moment: the last number of events after which it was there. */
static gboolean
follower_find_moment (HuGame              *game,
                      const HuImportMatch *match,
                      GHashTable          *later,
                      guint               *moment)
{
  guint head = hu_game_get_head (game);
  g_autofree Place *places = lay_out (match, later, hu_scenario_get_n_units (hu_game_get_scenario (game)));
  gboolean found = FALSE;

  /* Forward, since one moment after the other costs one event each. */
  for (guint i = head > MOST ? head - MOST : 0; i < head; i++)
    /* A moment within a gesture cannot be gone to. */
    if ((i == 0 || hu_game_get_moment_before (game, i + 1) == i) && is_there (hu_game_peek_before (game, i + 1), places))
      {
        *moment = i;
        found = TRUE;
      }

  return found;
}

/* --- The comparison --- */

void
_hu_follower_forget_offer (HuFollower *self)
{
  g_clear_pointer (&self->match, hu_import_match_free);
  g_clear_pointer (&self->base, hu_snapshot_unref);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->strange, g_free);
  self->offer = HU_OFFER_NOTHING;
}

/* Nobody is asked twice what became of a unit; one that is there again may go again. */
static void
drop_later (HuFollower *self)
{
  GHashTableIter iter;
  gpointer unit;

  g_hash_table_iter_init (&iter, self->later);
  while (g_hash_table_iter_next (&iter, &unit, NULL))
    {
      guint wanted = GPOINTER_TO_UINT (unit) - 1;
      gboolean gone = FALSE;

      for (guint i = self->match->gone->len; i > 0; i--)
        if (g_array_index (self->match->gone, guint, i - 1) == wanted)
          {
            g_array_remove_index (self->match->gone, i - 1);
            gone = TRUE;
          }
      if (!gone)
        g_hash_table_iter_remove (&iter);
    }
}

static HuOffer
find_offer (HuFollower *self)
{
  const HuState *state = hu_snapshot_get_state (self->base);
  g_autoptr(GPtrArray) events = hu_import_match_list_events (self->match, state, HU_GONE_LATER);

  if (events->len == 0 && self->match->gone->len == 0)
    return HU_OFFER_NOTHING;
  /* The side that looks on must not learn from the offer what has changed. */
  if (hu_game_get_viewer (self->game) != HU_SIDE_NONE)
    return HU_OFFER_VEILED;
  if (follower_find_moment (self->game, self->match, self->later, &self->moment))
    return HU_OFFER_BACK;

  return events->len > 0 ? HU_OFFER_CHANGES : HU_OFFER_GONE;
}

/* A position of another game, which may have come while there was none, is left alone. */
static gboolean
fits (HuFollower *self)
{
  g_autoptr(GError) error = NULL;

  if (!hu_origin_check_match (self->match, &error))
    {
      _hu_follower_forget_offer (self);
      _hu_follower_set_problem (self, g_steal_pointer (&error));
      return FALSE;
    }

  if (self->origin.kind == NULL)
    hu_origin_set (&self->origin, self->kind, self->import);

  return TRUE;
}

/* In what-if the game is not where it is played. */
static void
compare (HuFollower *self)
{
  _hu_follower_forget_offer (self);
  if (self->game != NULL && self->import != NULL && !self->left && !hu_game_in_what_if (self->game))
    {
      self->base = hu_game_get_snapshot_at (self->game, hu_game_get_head (self->game));
      self->match = hu_import_match_new (hu_snapshot_get_state (self->base), self->import, self->seen);
      if (!fits (self))
        return;
      hu_import_match_note_seen (self->match, self->import, self->seen);
      drop_later (self);
      self->offer = find_offer (self);
      if (self->offer != HU_OFFER_NOTHING && self->offer != HU_OFFER_VEILED)
        self->words = hu_import_match_word_changes (self->match, hu_snapshot_get_state (self->base));
      if (hu_game_get_viewer (self->game) == HU_SIDE_NONE)
        self->strange = hu_import_match_word_strange (self->match, self->import);
    }
}

/* All of it: of a log that goes on where the game is, its steps, so that what was only passed through counts as well. */
static GPtrArray *
list_all (HuFollower  *self,
          HuMatchGone  gone)
{
  if (self->match->at_start)
    return hu_import_match_list_moves (self->match, hu_snapshot_get_state (self->base), self->import, gone);

  return hu_follower_list_events (self, gone);
}

/* A position that was there before is never taken without a question: that would undo what is here. */
static void
take_at_once (HuFollower *self)
{
  HuRefusal refusal;
  GPtrArray *events;

  if (!self->at_once || self->offer != HU_OFFER_CHANGES)
    return;

  events = list_all (self, HU_GONE_LATER);
  self->taking = TRUE;
  if (hu_game_is_looking_back (self->game))
    hu_game_look_at (self->game, hu_game_get_head (self->game));
  if (hu_game_append_gesture (self->game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL))
    {
      compare (self);
      g_signal_emit_by_name (self, "taken");
    }
  else
    g_signal_emit_by_name (self, "refused", &refusal);
  self->taking = FALSE;
  g_ptr_array_unref (events);
}

void
_hu_follower_update (HuFollower *self)
{
  if (self->taking)
    return;

  compare (self);
  if (self->fresh && self->match != NULL)
    {
      self->fresh = FALSE;
      take_at_once (self);
    }
  g_signal_emit_by_name (self, "changed");
}

/* --- What the user does with the offer --- */

gboolean
hu_follower_take (HuFollower  *self,
                  GPtrArray   *events,
                  HuMatchGone  gone,
                  HuRefusal   *refusal)
{
  g_autoptr(GPtrArray) taken = NULL;
  gboolean good = TRUE;

  g_return_val_if_fail (HU_IS_FOLLOWER (self) && self->match != NULL && refusal != NULL, FALSE);
  g_return_val_if_fail (hu_game_get_viewer (self->game) == HU_SIDE_NONE, FALSE);

  taken = events != NULL ? g_ptr_array_ref (events) : list_all (self, gone);
  self->taking = TRUE;
  if (gone == HU_GONE_LATER)
    {
      for (guint i = 0; i < self->match->gone->len; i++)
        g_hash_table_add (self->later, GUINT_TO_POINTER (g_array_index (self->match->gone, guint, i) + 1));
    }
  if (taken->len > 0)
    {
      if (hu_game_is_looking_back (self->game))
        hu_game_look_at (self->game, hu_game_get_head (self->game));
      good = hu_game_append_gesture (self->game, (HuEvent * const *) taken->pdata, taken->len, refusal, NULL);
    }
  self->taking = FALSE;
  /* The user did not want the other events. */
  self->left = good && events != NULL;
  _hu_follower_update (self);

  return good;
}

void
hu_follower_go_back (HuFollower *self)
{
  g_return_if_fail (HU_IS_FOLLOWER (self) && self->offer == HU_OFFER_BACK);

  hu_game_go_to (self->game, self->moment);
}

void
hu_follower_leave (HuFollower *self)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  self->left = TRUE;
  _hu_follower_update (self);
}

void
hu_follower_set_at_once (HuFollower *self,
                         gboolean    at_once)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  at_once = at_once != FALSE;
  if (self->at_once == at_once)
    return;

  self->at_once = at_once;
  g_object_notify (G_OBJECT (self), "at-once");
  /* The user wants the present offer taken, too. */
  self->fresh = at_once && self->match != NULL;
  _hu_follower_update (self);
}

gboolean
hu_follower_get_at_once (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), FALSE);

  return self->at_once;
}
