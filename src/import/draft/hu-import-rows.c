/*
 * The rows of the table of an import: in many games each counter has a name of its own, and a row for each would say
 * nothing.  A row has one name, picture or palette.
 */
#include "config.h"

#include "hu-import.h"

#include <glib/gi18n-lib.h>

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
  /* A group that was not known is named: a profile needs its name. */
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
