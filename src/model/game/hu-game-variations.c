/*
 * Things that are kept beside the log of a game, and are no part of it: its variations, and its players.
 */
#include "hu-game-private.h"

GListModel *
hu_game_get_variations (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->variations);
}

/**
 * hu_game_set_variations:
 * @variations: (element-type HuVariation): the variations of its file
 *
 * Replaces the variations of the game; this does not count as an edit.
 */
void
hu_game_set_variations (HuGame          *self,
                        const GPtrArray *variations)
{
  g_return_if_fail (HU_IS_GAME (self) && variations != NULL);

  g_list_store_remove_all (self->variations);
  for (guint i = 0; i < variations->len; i++)
    {
      g_autoptr(HuVariationItem) item = hu_variation_item_new (g_ptr_array_index (variations, i));

      g_list_store_append (self->variations, item);
    }
}

GPtrArray *
hu_game_dup_variations (HuGame *self)
{
  GPtrArray *variations = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_variation_unref);

  g_return_val_if_fail (HU_IS_GAME (self), variations);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->variations)); i++)
    {
      g_autoptr(HuVariationItem) item = g_list_model_get_item (G_LIST_MODEL (self->variations), i);

      g_ptr_array_add (variations, hu_variation_ref (hu_variation_item_get (item)));
    }

  return variations;
}

void
hu_game_add_variation (HuGame      *self,
                       HuVariation *variation)
{
  g_autoptr(HuVariationItem) item = NULL;

  g_return_if_fail (HU_IS_GAME (self) && variation != NULL);

  item = hu_variation_item_new (variation);
  g_list_store_append (self->variations, item);
  g_signal_emit_by_name (self, "variations-changed");
}

void
hu_game_remove_variation (HuGame *self,
                          guint   index)
{
  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (index < g_list_model_get_n_items (G_LIST_MODEL (self->variations)));

  g_list_store_remove (self->variations, index);
  g_signal_emit_by_name (self, "variations-changed");
}

/* @name: its new name; not empty. */
void
hu_game_rename_variation (HuGame     *self,
                          guint       index,
                          const char *name)
{
  g_autoptr(HuVariationItem) before = NULL;
  g_autoptr(HuVariationItem) item = NULL;
  g_autoptr(HuVariation) renamed = NULL;

  g_return_if_fail (HU_IS_GAME (self) && name != NULL && name[0] != '\0');
  g_return_if_fail (index < g_list_model_get_n_items (G_LIST_MODEL (self->variations)));

  before = g_list_model_get_item (G_LIST_MODEL (self->variations), index);
  if (g_strcmp0 (hu_variation_item_get (before)->name, name) == 0)
    return;

  renamed = hu_variation_rename (hu_variation_item_get (before), name);
  item = hu_variation_item_new (renamed);
  g_list_store_splice (self->variations, index, 1, (gpointer *) &item, 1);
  g_signal_emit_by_name (self, "variations-changed");
}

static void
go_on_with (HuGame     *self,
            HuScenario *roster)
{
  HuGameTold before = _hu_game_take_note (self);
  HuRefusal refusal;

  if (_hu_game_lend_roster (self, roster, NULL, &refusal))
    _hu_game_publish (self, &before);
}

/* Begins what-if where @variation leaves the log, and plays it to its end. */
void
hu_game_try_variation (HuGame      *self,
                       HuVariation *variation)
{
  g_autoptr(GPtrArray) whole = NULL;
  guint shared;

  g_return_if_fail (HU_IS_GAME (self) && variation != NULL);
  g_return_if_fail (!hu_game_in_what_if (self));

  whole = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  for (guint i = 0; i < hu_game_get_n_events (self); i++)
    g_ptr_array_add (whole, hu_event_ref (hu_game_get_event (self, i)));
  shared = hu_variation_shared (variation, whole);

  hu_game_begin_what_if (self, shared);
  if (variation->roster != NULL)
    go_on_with (self, variation->roster);
  for (guint i = shared; i < variation->events->len; i++)
    {
      HuRefusal refusal;

      if (!hu_game_append (self, g_ptr_array_index (variation->events, i), &refusal))
        break;
    }
}

const HuPlayed *
hu_game_get_played (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return self->played != NULL ? self->played : &hu_game_get_own_scenario (self)->played;
}

static gboolean
is_same_played (const HuPlayed *a,
                const HuPlayed *b)
{
  for (guint side = 0; side < HU_N_SIDES; side++)
    if (g_strcmp0 (a->players[side], b->players[side]) != 0)
      return FALSE;

  return g_strcmp0 (a->place, b->place) == 0 && g_strcmp0 (a->date, b->date) == 0;
}

/**
 * hu_game_set_played:
 * @played: who played, where and when
 *
 * Edits what the file says of that; nothing happens where it says so already.
 */
void
hu_game_set_played (HuGame         *self,
                    const HuPlayed *played)
{
  g_return_if_fail (HU_IS_GAME (self) && played != NULL);

  if (is_same_played (hu_game_get_played (self), played))
    return;

  if (self->played == NULL)
    self->played = g_new0 (HuPlayed, 1);
  hu_played_copy (self->played, played);
  g_signal_emit_by_name (self, "variations-changed");
}
