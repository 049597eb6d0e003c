/*
 * Rows of the table of an import.
 */
#include "config.h"

#include "hu-import-row.h"

#include <glib/gi18n-lib.h>

/* Where more groups than that are taken alike, one row has them all: in many games each counter has a name of its own. */
#define MOST_APART 8

struct _HuImportRow
{
  GObject     parent_instance;

  GPtrArray  *groups;   /* HuImportGroup, of the import */
  GListStore *children; /* HuImportRow, or NULL */
};

G_DEFINE_FINAL_TYPE (HuImportRow, hu_import_row, G_TYPE_OBJECT)

static void
hu_import_row_finalize (GObject *object)
{
  HuImportRow *self = HU_IMPORT_ROW (object);

  g_ptr_array_unref (self->groups);
  g_clear_object (&self->children);

  G_OBJECT_CLASS (hu_import_row_parent_class)->finalize (object);
}

static void
hu_import_row_class_init (HuImportRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_import_row_finalize;
  g_signal_new ("changed", HU_TYPE_IMPORT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_import_row_init (HuImportRow *self)
{
  self->groups = g_ptr_array_new ();
}

/* --- Making them --- */

static HuImportRow *
new_row (HuImportGroup *group)
{
  HuImportRow *self = g_object_new (HU_TYPE_IMPORT_ROW, NULL);

  g_ptr_array_add (self->groups, group);

  return self;
}

static HuImportRow *
new_parent (GPtrArray *groups)
{
  HuImportRow *self = g_object_new (HU_TYPE_IMPORT_ROW, NULL);

  self->children = g_list_store_new (HU_TYPE_IMPORT_ROW);
  for (guint i = 0; i < groups->len; i++)
    {
      g_autoptr(HuImportRow) child = new_row (g_ptr_array_index (groups, i));

      g_ptr_array_add (self->groups, g_ptr_array_index (groups, i));
      g_list_store_append (self->children, child);
    }

  return self;
}

/* Does a group wait for the user to say what it is? */
static gboolean
is_open (const HuImportGroup *group)
{
  if (group->hexes != NULL)
    return group->terrain < 0;

  return group->taken == NULL && group->as != HU_IMPORT_MARKER && group->side == HU_SIDE_NONE;
}

/* All that the groups of one parent share; NULL: a group that has none. */
static char *
dup_kind (const HuImportGroup *group)
{
  if (group->hexes != NULL || group->taken != NULL)
    return NULL;

  return g_strdup_printf ("%d %d %u %s", (gint) group->as, (gint) group->side, group->nation, group->why);
}

/* By what they share: (element-type GPtrArray of HuImportGroup). */
static GHashTable *
sort_groups (const HuImport *import)
{
  GHashTable *kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < import->groups->len; i++)
    {
      HuImportGroup *group = g_ptr_array_index (import->groups, i);
      g_autofree char *kind = dup_kind (group);
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
hu_import_row_list_all (HuImport *import)
{
  g_autoptr(GHashTable) kinds = sort_groups (import);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < import->groups->len; i++)
      {
        HuImportGroup *group = g_ptr_array_index (import->groups, i);
        g_autofree char *kind = dup_kind (group);
        GPtrArray *alike = kind != NULL ? g_hash_table_lookup (kinds, kind) : NULL;

        if (is_open (group) != (pass == 0))
          continue;
        if (alike == NULL || alike->len <= MOST_APART)
          g_ptr_array_add (rows, new_row (group));
        else if (g_ptr_array_index (alike, 0) == group)
          g_ptr_array_add (rows, new_parent (alike));
      }

  return rows;
}

/* --- What they say --- */

GPtrArray *
hu_import_row_get_groups (HuImportRow *self)
{
  return self->groups;
}

const HuImportGroup *
hu_import_row_get_first (HuImportRow *self)
{
  return g_ptr_array_index (self->groups, 0);
}

GListModel *
hu_import_row_get_children (HuImportRow *self)
{
  return self->children != NULL ? G_LIST_MODEL (self->children) : NULL;
}

/* The side or nation that owns the counters of a group, as the file says; NULL: unknown. */
static const char *
find_owner (const HuImport      *import,
            const HuImportGroup *group)
{
  if (group->nation > 0)
    return ((HuImportNation *) g_ptr_array_index (import->nations, group->nation - 1))->name;

  return group->side != HU_SIDE_NONE ? import->scenario->sides[group->side].name : NULL;
}

char *
hu_import_row_dup_name (HuImportRow    *self,
                        const HuImport *import)
{
  const HuImportGroup *group = hu_import_row_get_first (self);
  const char *who = find_owner (import, group);
  g_autofree char *name = self->children == NULL ? hu_import_dup_name (import, group) : NULL;

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
hu_import_row_count (HuImportRow *self)
{
  guint n = 0;

  for (guint i = 0; i < self->groups->len; i++)
    n += ((HuImportGroup *) g_ptr_array_index (self->groups, i))->n;

  return n;
}

gboolean
hu_import_row_has (HuImportRow  *self,
                   HuImportTake  take)
{
  for (guint i = 0; i < self->groups->len; i++)
    if (((HuImportGroup *) g_ptr_array_index (self->groups, i))->n_taken[take] > 0)
      return TRUE;

  return FALSE;
}

gboolean
hu_import_row_find_choice (HuImportRow    *self,
                           const HuImport *import,
                           HuImportChoice *choice)
{
  *choice = hu_import_get_choice (import, hu_import_row_get_first (self));
  for (guint i = 1; i < self->groups->len; i++)
    if (hu_import_get_choice (import, g_ptr_array_index (self->groups, i)) != *choice)
      return FALSE;

  return TRUE;
}

void
hu_import_row_tell (HuImportRow *self)
{
  g_signal_emit_by_name (self, "changed");
  for (guint i = 0; self->children != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->children)); i++)
    {
      g_autoptr(HuImportRow) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      g_signal_emit_by_name (child, "changed");
    }
}
