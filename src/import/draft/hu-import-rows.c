/*
 * The rows of the table of an import: in many games each counter has a name of its own, and a row for each would say
 * nothing.  A row has one name, picture or palette.
 *
 * Names without an ending that tells nothing apart: a module may call each counter by its picture, as "Wilder c".
 */
#include "config.h"

#include "hu-import.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-import-private.h"

/* Where more groups than that are taken alike, one row has them all. */
#define MOST_APART 8

/* Does a group wait for the user to say what it is? */
static gboolean
is_open (const HuImportGroup *group)
{
  if (group->hexes != NULL)
    return group->terrain < 0;

  return group->taken == NULL && group->as != HU_IMPORT_MARKER && group->side == HU_SIDE_NONE;
}

/* All that the groups of one row share; NULL: the group has a row of its own. */
static char *
dup_kind (const HuImportGroup *group,
          gboolean             choosing)
{
  if (group->hexes != NULL || group->taken != NULL)
    return NULL;
  /* What was not known is named: a profile needs its name. */
  if (!choosing && group->choice == HU_IMPORT_AS_FOUND && group->nation == 0 &&
      (is_open (group) || group->as == HU_IMPORT_MARKER))
    return NULL;

  return g_strdup_printf ("%d %d %u %d %s", (gint) group->as, (gint) group->side, group->nation,
                          choosing ? (gint) HU_IMPORT_AS_FOUND : (gint) group->choice, group->why);
}

/* By what they share: (element-type GPtrArray of HuImportGroup). */
static GHashTable *
sort_groups (const HuImport *self,
             gboolean        choosing)
{
  GHashTable *kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < self->groups->len; i++)
    {
      HuImportGroup *group = g_ptr_array_index (self->groups, i);
      g_autofree char *kind = dup_kind (group, choosing);
      GPtrArray *alike = kind != NULL ? g_hash_table_lookup (kinds, kind) : NULL;

      if (kind != NULL && alike == NULL)
        {
          alike = g_ptr_array_new ();
          g_hash_table_insert (kinds, g_steal_pointer (&kind), alike);
        }
      if (alike != NULL)
        g_ptr_array_add (alike, group);
    }

  return kinds;
}

GPtrArray *
hu_import_list_rows (const HuImport *self,
                     gboolean        choosing)
{
  g_autoptr(GHashTable) kinds = NULL;
  GPtrArray *rows = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  kinds = sort_groups (self, choosing);
  rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint pass = 0; pass < (choosing ? 2 : 1); pass++)
    for (guint i = 0; i < self->groups->len; i++)
      {
        HuImportGroup *group = g_ptr_array_index (self->groups, i);
        g_autofree char *kind = dup_kind (group, choosing);
        GPtrArray *alike = kind != NULL ? g_hash_table_lookup (kinds, kind) : NULL;

        if (choosing && is_open (group) != (pass == 0))
          continue;
        if (alike == NULL || alike->len <= MOST_APART)
          {
            GPtrArray *row = g_ptr_array_new ();

            g_ptr_array_add (row, group);
            g_ptr_array_add (rows, row);
          }
        else if (g_ptr_array_index (alike, 0) == group)
          g_ptr_array_add (rows, g_ptr_array_ref (alike));
      }

  return rows;
}

/* The side or nation that owns the counters of a group, as the file says; NULL: unknown. */
static const char *
find_owner (const HuImport      *self,
            const HuImportGroup *group)
{
  if (group->nation > 0)
    return ((HuImportNation *) g_ptr_array_index (self->nations, group->nation - 1))->name;

  return group->side != HU_SIDE_NONE ? self->scenario->sides[group->side].name : NULL;
}

char *
hu_import_word_row (const HuImport *self,
                    GPtrArray      *row)
{
  const HuImportGroup *group;
  const char *who;
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL && row != NULL && row->len > 0, NULL);

  group = g_ptr_array_index (row, 0);
  who = find_owner (self, group);
  name = row->len == 1 ? hu_import_dup_name (self, group) : NULL;
  if (name != NULL)
    return name[0] != '\0' ? g_steal_pointer (&name) : g_strdup (_("(no name)"));
  if (group->as == HU_IMPORT_MARKER)
    return g_strdup (_("Markers"));
  if (group->as == HU_IMPORT_OUTSIDE)
    /* Translators: %s is a side. */
    return who != NULL ? g_strdup_printf (_("Counters of %s outside the hexes"), who)
                       : g_strdup (_("Counters of no known side outside the hexes"));

  /* Translators: %s is a side. */
  return who != NULL ? g_strdup_printf (_("Counters of %s"), who) : g_strdup (_("Counters of no known side"));
}

guint
hu_import_count_row (GPtrArray *row)
{
  guint n = 0;

  for (guint i = 0; i < row->len; i++)
    n += ((const HuImportGroup *) g_ptr_array_index (row, i))->n;

  return n;
}

/* --- Names --- */

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
