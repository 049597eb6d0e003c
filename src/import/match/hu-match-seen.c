/*
 * Two tables, from ids to units and back.
 */
#include "hu-match-seen.h"

struct _HuMatchSeen
{
  GHashTable *units; /* id → unit + 1; 0: nobody */
  GHashTable *keys;  /* unit → the id of its counter */
};

HuMatchSeen *
hu_match_seen_new (void)
{
  HuMatchSeen *self = g_new (HuMatchSeen, 1);

  self->units = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->keys = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  return self;
}

void
hu_match_seen_free (HuMatchSeen *self)
{
  g_hash_table_unref (self->keys);
  g_hash_table_unref (self->units);
  g_free (self);
}

void
hu_match_seen_forget (HuMatchSeen *self)
{
  g_hash_table_remove_all (self->keys);
  g_hash_table_remove_all (self->units);
}

void
hu_match_seen_add (HuMatchSeen *self,
                   const char  *key,
                   guint        unit)
{
  guint before = hu_match_seen_find (self, key);
  const char *other = unit != HU_UNIT_NONE ? g_hash_table_lookup (self->keys, GUINT_TO_POINTER (unit)) : NULL;

  if (unit == HU_UNIT_NONE)
    {
      if (!g_hash_table_contains (self->units, key))
        g_hash_table_insert (self->units, g_strdup (key), NULL);
      return;
    }

  /* A unit has one counter at a time, and a counter is one unit. */
  if (other != NULL)
    g_hash_table_insert (self->units, g_strdup (other), NULL);
  if (before != HU_UNIT_NONE)
    g_hash_table_remove (self->keys, GUINT_TO_POINTER (before));
  g_hash_table_insert (self->units, g_strdup (key), GUINT_TO_POINTER (unit + 1));
  g_hash_table_insert (self->keys, GUINT_TO_POINTER (unit), g_strdup (key));
}

guint
hu_match_seen_find (const HuMatchSeen *self,
                    const char        *key)
{
  guint unit = key != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (self->units, key)) : 0;

  return unit > 0 ? unit - 1 : HU_UNIT_NONE;
}

gboolean
hu_match_seen_may_be (const HuMatchSeen *self,
                      const HuImport    *import,
                      const char        *key,
                      guint              unit)
{
  const char *own = g_hash_table_lookup (self->keys, GUINT_TO_POINTER (unit));

  return own == NULL || (!hu_import_has_key (import, own) && (key == NULL || !g_hash_table_contains (self->units, key)));
}
