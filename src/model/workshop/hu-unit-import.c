/*
 * The rows stay as they were read, but for the cells that are mended; a check is an import that changes nothing.
 */
#include "hu-unit-import.h"

#include <string.h>

#include "hu-explain-edit.h"
#include "hu-format.h"
#include "hu-sheet.h"
#include "hu-table.h"
#include "hu-workshop-units.h"

struct _HuUnitImport
{
  GObject     parent_instance;

  HuWorkshop *shop;
  GPtrArray  *rows;    /* HuTableRow; the heading first */
  GPtrArray  *keys;    /* char *, or NULL: left out */
  GHashTable *sides;   /* word → id */
  GPtrArray  *faults;  /* char *, or NULL: for each row */
  char       *reason;
  guint       n_added;
  guint       n_changed;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuUnitImport, hu_unit_import, G_TYPE_OBJECT)

static HuTableRow *
get_row (HuUnitImport *self,
         guint         row)
{
  return g_ptr_array_index (self->rows, row + 1);
}

static gint
find_key (HuUnitImport *self,
          const char   *key)
{
  for (guint i = 0; i < self->keys->len; i++)
    if (g_strcmp0 (g_ptr_array_index (self->keys, i), key) == 0)
      return (gint) i;

  return -1;
}

/* --- The table that is imported --- */

static gboolean
is_side (HuUnitImport *self,
         const char   *word)
{
  g_autoptr(HuNode) side = hu_sheet_read_cell (hu_workshop_get (self->shop, "/sides"),
                                               hu_format_find_field ("unit", "side"), word);

  return side != NULL;
}

/* Takes the rows, or with @faults finds what is wrong with them. */
static gboolean
import_rows (HuUnitImport  *self,
             GPtrArray     *faults,
             GError       **error)
{
  g_autoptr(GArray) columns = g_array_new (FALSE, TRUE, sizeof (HuSheetColumn));

  g_array_set_size (columns, self->keys->len);
  for (guint i = 0; i < self->keys->len; i++)
    if (g_ptr_array_index (self->keys, i) != NULL)
      hu_sheet_find_column (g_ptr_array_index (self->keys, i), FALSE, &g_array_index (columns, HuSheetColumn, i));

  return hu_workshop_import_rows (self->shop, self->rows, columns, self->sides, faults,
                                  &self->n_added, &self->n_changed, error);
}

static void
check (HuUnitImport *self)
{
  g_autoptr(GError) error = NULL;

  g_clear_pointer (&self->reason, g_free);
  g_ptr_array_set_size (self->faults, 0);
  g_ptr_array_set_size (self->faults, (gint) self->rows->len);
  self->n_added = self->n_changed = 0;
  if (!import_rows (self, self->faults, &error))
    self->reason = g_strdup (error->message);
  for (guint row = 0; row < self->rows->len; row++)
    if (g_ptr_array_index (self->faults, row) == NULL)
      g_ptr_array_index (self->faults, row) = hu_table_row_dup_fault (g_ptr_array_index (self->rows, row));

  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The object --- */

static void
hu_unit_import_finalize (GObject *object)
{
  HuUnitImport *self = HU_UNIT_IMPORT (object);

  g_clear_object (&self->shop);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_ptr_array_unref (self->keys);
  g_ptr_array_unref (self->faults);
  g_hash_table_unref (self->sides);
  g_free (self->reason);

  G_OBJECT_CLASS (hu_unit_import_parent_class)->finalize (object);
}

static void
hu_unit_import_class_init (HuUnitImportClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_unit_import_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hu_unit_import_init (HuUnitImport *self)
{
  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  self->sides = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
match_columns (HuUnitImport *self)
{
  g_autoptr(GArray) columns = hu_sheet_guess_headings (self->rows);

  for (guint i = 0; i < columns->len; i++)
    {
      const HuSheetColumn *column = &g_array_index (columns, HuSheetColumn, i);

      g_ptr_array_add (self->keys, column->field != NULL ? hu_sheet_dup_key (column->field) : NULL);
    }
}

HuUnitImport *
hu_unit_import_new (HuWorkshop  *shop,
                    const char  *text,
                    gssize       length,
                    GError     **error)
{
  g_autoptr(GPtrArray) rows = NULL;
  HuUnitImport *self;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop) && text != NULL, NULL);

  rows = hu_table_read (text, length, error);
  if (rows == NULL)
    return NULL;
  if (rows->len == 0)
    {
      g_autofree char *what = hu_explain_no_heading ();
      g_autofree char *message = hu_explain_table_line (1, what);

      g_set_error_literal (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID, message);
      return NULL;
    }

  self = g_object_new (HU_TYPE_UNIT_IMPORT, NULL);
  self->shop = g_object_ref (shop);
  self->rows = g_steal_pointer (&rows);
  for (guint row = 0; row + 1 < self->rows->len; row++)
    for (char **cell = get_row (self, row)->cells; *cell != NULL; cell++)
      g_strdelimit (*cell, "\r\n", ' ');
  match_columns (self);
  check (self);

  return self;
}

/* --- Columns --- */

guint
hu_unit_import_get_n_columns (HuUnitImport *self)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self), 0);

  return ((const HuTableRow *) g_ptr_array_index (self->rows, 0))->n;
}

const char *
hu_unit_import_get_heading (HuUnitImport *self,
                            guint         column)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self) && column < hu_unit_import_get_n_columns (self), NULL);

  return ((const HuTableRow *) g_ptr_array_index (self->rows, 0))->cells[column];
}

const char *
hu_unit_import_get_key (HuUnitImport *self,
                        guint         column)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self) && column < self->keys->len, NULL);

  return g_ptr_array_index (self->keys, column);
}

void
hu_unit_import_set_key (HuUnitImport *self,
                        guint         column,
                        const char   *key)
{
  gint before;

  g_return_if_fail (HU_IS_UNIT_IMPORT (self) && column < self->keys->len);

  if (g_strcmp0 (g_ptr_array_index (self->keys, column), key) == 0)
    return;

  before = key != NULL ? find_key (self, key) : -1;
  if (before >= 0)
    g_clear_pointer (&g_ptr_array_index (self->keys, before), g_free);
  g_free (g_ptr_array_index (self->keys, column));
  g_ptr_array_index (self->keys, column) = g_strdup (key);
  check (self);
}

/* --- Sides --- */

GStrv
hu_unit_import_list_strangers (HuUnitImport *self)
{
  GPtrArray *words = g_ptr_array_new ();
  gint column;

  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self), NULL);

  column = find_key (self, "side");
  for (guint row = 0; column >= 0 && row + 1 < self->rows->len; row++)
    {
      const char *word = get_row (self, row)->cells[column];

      if (word[0] != '\0' && !is_side (self, word) && !g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
        g_ptr_array_add (words, g_strdup (word));
    }
  g_ptr_array_add (words, NULL);

  return (GStrv) g_ptr_array_free (words, FALSE);
}

const char *
hu_unit_import_get_side (HuUnitImport *self,
                         const char   *word)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self) && word != NULL, NULL);

  return g_hash_table_lookup (self->sides, word);
}

void
hu_unit_import_set_side (HuUnitImport *self,
                         const char   *word,
                         const char   *id)
{
  g_return_if_fail (HU_IS_UNIT_IMPORT (self) && word != NULL);

  if (g_strcmp0 (g_hash_table_lookup (self->sides, word), id) == 0)
    return;

  if (id != NULL)
    g_hash_table_insert (self->sides, g_strdup (word), g_strdup (id));
  else
    g_hash_table_remove (self->sides, word);
  check (self);
}

/* --- Rows --- */

guint
hu_unit_import_get_n_rows (HuUnitImport *self)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self), 0);

  return self->rows->len - 1;
}

guint
hu_unit_import_get_line (HuUnitImport *self,
                         guint         row)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self) && row + 1 < self->rows->len, 0);

  return get_row (self, row)->line;
}

const char *
hu_unit_import_get_cell (HuUnitImport *self,
                         guint         row,
                         guint         column)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self) && row + 1 < self->rows->len && column < self->keys->len, NULL);

  return get_row (self, row)->cells[column];
}

void
hu_unit_import_set_cell (HuUnitImport *self,
                         guint         row,
                         guint         column,
                         const char   *text)
{
  char **cell;

  g_return_if_fail (HU_IS_UNIT_IMPORT (self) && row + 1 < self->rows->len && column < self->keys->len && text != NULL);

  cell = &get_row (self, row)->cells[column];
  if (g_str_equal (*cell, text))
    return;

  /* A user who fills in a cell of a row has seen the row: its number of cells is no fault any more. */
  get_row (self, row)->n_read = get_row (self, row)->n;
  g_free (*cell);
  *cell = g_strdup (text);
  check (self);
}

const char *
hu_unit_import_get_fault (HuUnitImport *self,
                          guint         row)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self) && row + 1 < self->faults->len, NULL);

  return g_ptr_array_index (self->faults, row + 1);
}

/* --- All of it --- */

const char *
hu_unit_import_get_reason (HuUnitImport *self)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self), NULL);

  return self->reason;
}

void
hu_unit_import_count (HuUnitImport *self,
                      guint        *added,
                      guint        *changed)
{
  g_return_if_fail (HU_IS_UNIT_IMPORT (self) && added != NULL && changed != NULL);

  *added = self->n_added;
  *changed = self->n_changed;
}

gboolean
hu_unit_import_take (HuUnitImport *self)
{
  g_return_val_if_fail (HU_IS_UNIT_IMPORT (self), FALSE);

  for (guint row = 0; row < self->faults->len; row++)
    if (g_ptr_array_index (self->faults, row) != NULL)
      return FALSE;

  return import_rows (self, NULL, NULL);
}

/* --- A template --- */

static const char *
get_example (HuWorkshop *shop,
             const char *key)
{
  static const char * const examples[][2] = {
    { "name", "1st Division" }, { "strength", "4" }, { "size", "division" }, { "branch", "infantry" },
    { "tags", "guards, motorized" },
  };

  if (g_str_equal (key, "side"))
    return hu_node_get_text (hu_workshop_get (shop, "/sides/0/id"), "");
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    if (g_str_equal (examples[i][0], key))
      return examples[i][1];

  return "";
}

char *
hu_unit_import_dup_template (HuWorkshop *shop)
{
  g_autoptr(GPtrArray) fields = NULL;
  GString *heading = g_string_new (NULL), *row = g_string_new (NULL);

  g_return_val_if_fail (HU_IS_WORKSHOP (shop), NULL);

  fields = hu_workshop_list_unit_fields (shop, hu_workshop_offers_kind (shop, HU_UNIT_GROUND) ? HU_UNIT_GROUND
                                                                                              : HU_UNIT_SQUAD);
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      /* An id is made from the name; a row with one changes the unit that has it. */
      if (field->type == HU_FIELD_OBJECT || field->type == HU_FIELD_ID)
        continue;
      hu_table_append (heading, ',', heading->len == 0, field->key);
      hu_table_append (row, ',', row->len == 0, get_example (shop, field->key));
    }
  g_string_append_printf (heading, "\n%s\n", row->str);
  g_string_free (row, TRUE);

  return g_string_free (heading, FALSE);
}
