/*
 * Names without an ending that tells nothing apart: a module may call each counter by its picture, as "Wilder c".
 */
#include "config.h"

#include "hu-import-private.h"

#include <string.h>

#define LEAST 3 /* names with an ending, before it is a habit of the file and no part of a name */

/* The length of a name without its last word, where that is one small letter; else the whole length. */
static gsize
find_stem (const char *name)
{
  gsize length = strlen (name), stem;

  if (length < 3 || !g_ascii_islower (name[length - 1]) || name[length - 2] != ' ')
    return length;
  for (stem = length - 2; stem > 0 && name[stem - 1] == ' ';)
    stem--;

  return stem > 0 ? stem : length;
}

char *
hu_import_strip_ending (const char *name)
{
  return g_strndup (name, find_stem (name));
}

static gboolean
is_counter (const HuImportGroup *group)
{
  return group->hexes == NULL && group->taken == NULL && group->as != HU_IMPORT_MARKER;
}

/* All of them or none: where two names would become one, the letters tell units apart, as those of companies do. */
const char *
hu_import_find_ending (const HuImport *self)
{
  g_autoptr(GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free); /* without ending → with */
  const char *example = NULL;
  guint n = 0;

  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);
      g_autofree char *whole = hu_import_fold (group->name);
      g_autofree char *stripped = hu_import_strip_ending (group->name);
      char *stem = hu_import_fold (stripped);
      const char *before = g_hash_table_lookup (names, stem);
      gboolean new = is_counter (group) && before == NULL;

      if (is_counter (group) && before != NULL && !g_str_equal (before, whole))
        {
          g_free (stem);
          return NULL;
        }
      if (new && !g_str_equal (stem, whole) && n++ == 0)
        example = group->name;
      if (new)
        g_hash_table_insert (names, stem, g_steal_pointer (&whole));
      else
        g_free (stem);
    }

  return n >= LEAST && 2 * n >= g_hash_table_size (names) ? example : NULL;
}

char *
hu_import_dup_name (const HuImport      *self,
                    const HuImportGroup *group)
{
  return self->short_names && is_counter (group) ? hu_import_strip_ending (group->name) : g_strdup (group->name);
}

/* Ids stay, so that what names a unit by its id still does. */
void
hu_import_shorten (HuImport *self,
                   gboolean  shorten)
{
  self->short_names = shorten && hu_import_find_ending (self) != NULL;
  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);
      g_autofree char *stripped = hu_import_strip_ending (item->group->name);
      HuUnit *unit = item->unit;

      /* A reader may have given it another name. */
      if (unit == NULL || (!g_str_equal (unit->name, item->group->name) && !g_str_equal (unit->name, stripped)))
        continue;
      g_free (unit->name);
      unit->name = hu_import_dup_name (self, item->group);
    }
}
