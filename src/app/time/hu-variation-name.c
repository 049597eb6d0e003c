/*
 * The names that variations get by themselves.
 */
#include "config.h"

#include "hu-variation-name.h"

#include <glib/gi18n-lib.h>

#include "hu-variation-item.h"

static gboolean
is_taken (GListModel *variations,
          const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (variations); i++)
    {
      g_autoptr(HuVariationItem) item = g_list_model_get_item (variations, i);

      if (g_strcmp0 (hu_variation_item_get (item)->name, name) == 0)
        return TRUE;
    }

  return FALSE;
}

char *
hu_variation_suggest_name (HuGame *game)
{
  GListModel *variations = hu_game_get_variations (game);

  for (guint n = g_list_model_get_n_items (variations) + 1;; n++)
    {
      /* Translators: %u is a number: how a variation is called that has no name yet */
      g_autofree char *name = g_strdup_printf (_("Variation %u"), n);

      if (!is_taken (variations, name))
        return g_steal_pointer (&name);
    }
}

char *
hu_variation_keep (HuGame    *game,
                   guint      after,
                   GPtrArray *events)
{
  g_autofree char *name = hu_variation_suggest_name (game);
  g_autoptr(HuVariation) variation = hu_variation_new (name, after, events);

  hu_game_add_variation (game, variation);

  return g_steal_pointer (&name);
}

/* The variation that begins with all of @events, or NULL.  Events are shared and never changed. */
static const HuVariation *
find_kept (GListModel      *variations,
           const GPtrArray *events)
{
  for (guint i = 0; i < g_list_model_get_n_items (variations); i++)
    {
      g_autoptr(HuVariationItem) item = g_list_model_get_item (variations, i);
      const HuVariation *variation = hu_variation_item_get (item);
      guint n = 0;

      while (n < MIN (events->len, variation->events->len) &&
             g_ptr_array_index (events, n) == g_ptr_array_index (variation->events, n))
        n++;
      if (n == events->len)
        return variation;
    }

  return NULL;
}

char *
hu_variation_keep_undone (HuGame    *game,
                          guint      after,
                          GPtrArray *events)
{
  GListModel *variations = hu_game_get_variations (game);
  const HuVariation *kept = find_kept (variations, events);
  g_autofree char *name = g_strdup (kept != NULL ? kept->name : _("Before the undo"));
  g_autoptr(HuVariation) variation = NULL;

  if (kept != NULL)
    return g_steal_pointer (&name);

  for (guint n = 2; is_taken (variations, name); n++)
    {
      g_free (name);
      /* Translators: %u is a number, 2 …: how the game had gone on before several undos */
      name = g_strdup_printf (_("Before the undo %u"), n);
    }
  variation = hu_variation_new (name, after, events);
  hu_game_add_variation (game, variation);

  return g_steal_pointer (&name);
}
