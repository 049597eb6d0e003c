/*
 * The table of units: its lines and its columns.
 */
#include "config.h"

#include "hu-unit-table.h"

#include "hu-explain-field.h"
#include "hu-unit-line-private.h"
#include "hu-workshop-units.h"

struct _HuUnitTable
{
  GObject     parent_instance;

  HuWorkshop *shop;
  GListStore *lines;
  GPtrArray  *columns;
};

enum
{
  COLUMNS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuUnitTable, hu_unit_table, G_TYPE_OBJECT)

static void
column_free (gpointer data)
{
  HuUnitColumn *column = data;

  g_free (column->key);
  g_free (column);
}

static void
add_column (GPtrArray     *columns,
            const HuField *field)
{
  HuUnitColumn *column = g_new0 (HuUnitColumn, 1);
  HuFieldWords words = { .label = field->key };

  column->field = field;
  column->part = !g_str_equal (field->object, "unit") ? field->object : NULL;
  column->key = column->part != NULL ? g_strconcat (column->part, ".", field->key, NULL) : g_strdup (field->key);
  hu_explain_field (field->object, field->key, &words);
  column->label = words.label;
  g_ptr_array_add (columns, column);
}

/* Fields of the kinds in use: kinds that are offered, and kinds that the draft has. */
static GHashTable *
find_used (HuUnitTable *self)
{
  const HuNode *units = hu_workshop_get (self->shop, "/units");
  GHashTable *used = g_hash_table_new (NULL, NULL);
  guint kinds = 0;

  for (guint i = 0; i < hu_node_get_n (units); i++)
    kinds |= 1u << _hu_unit_node_get_kind (hu_node_get_element (units, i));
  for (guint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
    if ((kinds >> kind & 1) || hu_workshop_offers_kind (self->shop, (HuUnitKind) kind))
      {
        g_autoptr(GPtrArray) fields = hu_workshop_list_unit_fields (self->shop, (HuUnitKind) kind);

        for (guint i = 0; i < fields->len; i++)
          g_hash_table_add (used, g_ptr_array_index (fields, i));
      }

  return used;
}

/* The fields of every unit come first, beginning with the name. */
static GPtrArray *
list_columns (HuUnitTable *self)
{
  static const char * const first[] = { "name", "id", "side", "kind", "at", NULL };
  g_autoptr(GHashTable) used = find_used (self);
  const GPtrArray *fields = hu_format_get_fields ("unit");
  GPtrArray *columns = g_ptr_array_new_with_free_func (column_free);

  for (guint i = 0; first[i] != NULL; i++)
    add_column (columns, hu_format_find_field ("unit", first[i]));
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      const GPtrArray *parts;

      if (g_strv_contains (first, field->key) || !g_hash_table_contains (used, field))
        continue;
      if (field->type != HU_FIELD_OBJECT)
        {
          add_column (columns, field);
          continue;
        }
      parts = hu_format_get_fields (field->of);
      for (guint j = 0; j < parts->len; j++)
        add_column (columns, g_ptr_array_index (parts, j));
    }

  return columns;
}

static gboolean
same_columns (const GPtrArray *a,
              const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (((HuUnitColumn *) g_ptr_array_index (a, i))->field != ((HuUnitColumn *) g_ptr_array_index (b, i))->field)
      return FALSE;

  return TRUE;
}

static void
update_columns (HuUnitTable *self)
{
  g_autoptr(GPtrArray) columns = list_columns (self);

  if (self->columns != NULL && same_columns (columns, self->columns))
    return;

  g_clear_pointer (&self->columns, g_ptr_array_unref);
  self->columns = g_steal_pointer (&columns);
  g_signal_emit (self, signals[COLUMNS_CHANGED], 0);
}

/* The same unit, edited or not? */
static gboolean
is_same_at (HuUnitTable  *self,
            guint         line,
            const HuNode *units,
            guint         unit)
{
  g_autoptr(HuUnitLine) there = g_list_model_get_item (G_LIST_MODEL (self->lines), line);

  return _hu_unit_line_is_of (there, hu_node_get_element (units, unit));
}

/* Replaces only the lines of units that came or went, so that the view of the others does not move. */
static void
splice (HuUnitTable  *self,
        const HuNode *units)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines)), n = hu_node_get_n (units);
  guint before = 0, after = 0;
  g_autoptr(GPtrArray) made = g_ptr_array_new_with_free_func (g_object_unref);

  while (before < MIN (n, n_lines) && is_same_at (self, before, units, before))
    before++;
  while (after < MIN (n, n_lines) - before && is_same_at (self, n_lines - 1 - after, units, n - 1 - after))
    after++;
  for (guint i = before; i < n - after; i++)
    g_ptr_array_add (made, _hu_unit_line_new (self->shop, hu_node_get_element (units, i), i));
  g_list_store_splice (self->lines, before, n_lines - before - after, made->pdata, made->len);
}

static void
follow (HuUnitTable *self,
        guint        parts)
{
  const HuNode *units;
  guint n;

  if ((parts & (HU_DRAFT_UNITS | HU_DRAFT_SIDES | HU_DRAFT_RULES)) == 0)
    return;

  units = hu_workshop_get (self->shop, "/units");
  n = hu_node_get_n (units);
  if (n != g_list_model_get_n_items (G_LIST_MODEL (self->lines)))
    splice (self, units);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(HuUnitLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      _hu_unit_line_update (line, hu_node_get_element (units, i), i, (parts & HU_DRAFT_SIDES) != 0);
    }
  update_columns (self);
}

static void
hu_unit_table_finalize (GObject *object)
{
  HuUnitTable *self = HU_UNIT_TABLE (object);

  g_clear_object (&self->lines);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_object (&self->shop);

  G_OBJECT_CLASS (hu_unit_table_parent_class)->finalize (object);
}

static void
hu_unit_table_class_init (HuUnitTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_unit_table_finalize;

  signals[COLUMNS_CHANGED] = g_signal_new ("columns-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_unit_table_init (HuUnitTable *self)
{
  self->lines = g_list_store_new (HU_TYPE_UNIT_LINE);
}

HuUnitTable *
hu_unit_table_new (HuWorkshop *shop)
{
  HuUnitTable *self;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop), NULL);

  self = g_object_new (HU_TYPE_UNIT_TABLE, NULL);
  self->shop = g_object_ref (shop);
  g_signal_connect_object (shop, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self, HU_DRAFT_ALL);

  return self;
}

GListModel *
hu_unit_table_get_lines (HuUnitTable *self)
{
  g_return_val_if_fail (HU_IS_UNIT_TABLE (self), NULL);

  return G_LIST_MODEL (self->lines);
}

GPtrArray *
hu_unit_table_get_columns (HuUnitTable *self)
{
  g_return_val_if_fail (HU_IS_UNIT_TABLE (self), NULL);

  return self->columns;
}
