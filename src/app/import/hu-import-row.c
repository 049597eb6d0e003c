/*
 * Rows of the table of an import.
 */
#include "config.h"

#include "hu-import-row.h"

#include "hu-import-questions.h"

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
}

/* --- Making them --- */

/* Takes @groups. */
static HuImportRow *
new_row (GPtrArray *groups)
{
  HuImportRow *self = g_object_new (HU_TYPE_IMPORT_ROW, NULL);

  self->groups = groups;
  if (groups->len == 1)
    return self;

  self->children = g_list_store_new (HU_TYPE_IMPORT_ROW);
  for (guint i = 0; i < groups->len; i++)
    {
      GPtrArray *own = g_ptr_array_new ();
      g_autoptr(HuImportRow) child = NULL;

      g_ptr_array_add (own, g_ptr_array_index (groups, i));
      child = new_row (own);
      g_list_store_append (self->children, child);
    }

  return self;
}

GPtrArray *
hu_import_row_list_all (HuImport *import)
{
  g_autoptr(GPtrArray) groups = hu_import_list_rows (import, TRUE);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < groups->len; i++)
    g_ptr_array_add (rows, new_row (g_ptr_array_ref (g_ptr_array_index (groups, i))));

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

/* The kind of a group's units, as it is taken now. */
static HuUnitKind
find_kind (const HuImport      *import,
           const HuImportGroup *group)
{
  return hu_import_asks_kind (import, group) ? group->chosen_kind : group->kind;
}

gboolean
hu_import_row_find_kind (HuImportRow    *self,
                         const HuImport *import,
                         HuUnitKind     *kind,
                         gboolean       *various)
{
  gboolean asks = FALSE;

  *kind = find_kind (import, hu_import_row_get_first (self));
  *various = FALSE;
  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);

      asks |= hu_import_asks_kind (import, group);
      *various |= find_kind (import, group) != *kind;
    }
  if (*various)
    *kind = HU_UNIT_GROUND;

  return asks;
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
