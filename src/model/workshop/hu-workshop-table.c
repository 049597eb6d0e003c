/*
 * Units as a table: imports a spreadsheet, all rows or none.
 *
 * The file is longer than most because a check goes the same way as an import, row by row, and only does not stop.
 */
#include "config.h"

#include "hu-unit-table.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-edit.h"
#include "hu-explain-field.h"
#include "hu-sheet.h"
#include "hu-table.h"
#include "hu-workshop-map.h"
#include "hu-workshop-private.h"
#include "hu-workshop-units.h"

/* --- Cells --- */

char *
hu_workshop_dup_sources (const HuNode *sources,
                         gboolean      for_people)
{
  gboolean are_edges = hu_node_get_kind (sources) == HU_NODE_OBJECT;
  const HuNode *list = are_edges ? hu_node_find (sources, "edges") : sources;
  GString *words = g_string_new (hu_node_get_text (sources, ""));

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      const char *word = hu_node_get_text (hu_node_get_element (list, i), "");

      g_string_append_printf (words, "%s%s", i > 0 ? " " : "",
                              are_edges && for_people ? hu_explain_field_value ("edges", word) : word);
    }

  return g_string_free (words, FALSE);
}

/* --- Out --- */

static char *
dup_cell (const HuNode  *value,
          const HuField *field)
{
  const char *text = hu_node_get_text (value, NULL);

  if (value == NULL || hu_node_get_kind (value) == HU_NODE_NULL)
    return g_strdup ("");
  if (field->type == HU_FIELD_SOURCES)
    return hu_workshop_dup_sources (value, FALSE);

  if (field->type == HU_FIELD_TEXTS)
    return hu_sheet_dup_texts (value);

  return text != NULL ? g_strdup (text) : hu_node_to_json (value);
}

static const HuNode *
find_value (const HuNode  *unit,
            const HuField *field)
{
  return hu_node_find (g_str_equal (field->object, "unit") ? unit : hu_node_find (unit, field->object), field->key);
}

/* The columns that every table has, and those that any of the units fills. */
static GPtrArray *
list_columns (const GPtrArray *units)
{
  g_autoptr(GPtrArray) fields = g_ptr_array_copy ((GPtrArray *) hu_format_get_fields ("unit"), NULL, NULL);
  GPtrArray *columns = g_ptr_array_new ();

  for (guint i = fields->len; i-- > 0;)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->type == HU_FIELD_OBJECT)
        g_ptr_array_extend (fields, (GPtrArray *) hu_format_get_fields (field->of), NULL, NULL);
    }
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      gboolean filled = field->required && g_str_equal (field->object, "unit");

      if (field->type == HU_FIELD_OBJECT)
        continue;
      for (guint j = 0; j < units->len && !filled; j++)
        filled = find_value (g_ptr_array_index (units, j), field) != NULL;
      if (filled)
        g_ptr_array_add (columns, (gpointer) field);
    }

  return columns;
}

/**
 * hu_workshop_export_units:
 * @units: (nullable): indices of units; %NULL: all
 * @separator: ',', ';' or a tab
 *
 * Writes units as a table that hu_workshop_import_units() reads again.
 */
char *
hu_workshop_export_units (HuWorkshop  *self,
                          const guint *units,
                          guint        n,
                          char         separator)
{
  g_autoptr(GPtrArray) chosen = g_ptr_array_new ();
  g_autoptr(GPtrArray) columns = NULL;
  GString *table;
  const HuNode *all;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), NULL);

  all = hu_workshop_get (self, "/units");
  for (guint i = 0; i < (units != NULL ? n : hu_node_get_n (all)); i++)
    if ((units != NULL ? units[i] : i) < hu_node_get_n (all))
      g_ptr_array_add (chosen, hu_node_get_element (all, units != NULL ? units[i] : i));

  columns = list_columns (chosen);
  table = g_string_new (NULL);
  for (guint i = 0; i < columns->len; i++)
    {
      const HuField *field = g_ptr_array_index (columns, i);
      g_autofree char *heading = g_str_equal (field->object, "unit") ? g_strdup (field->key)
                                                                     : g_strconcat (field->object, ".", field->key, NULL);

      hu_table_append (table, separator, i == 0, heading);
    }
  g_string_append_c (table, '\n');
  for (guint j = 0; j < chosen->len; j++)
    {
      for (guint i = 0; i < columns->len; i++)
        {
          const HuField *field = g_ptr_array_index (columns, i);
          g_autofree char *cell = dup_cell (find_value (g_ptr_array_index (chosen, j), field), field);

          hu_table_append (table, separator, i == 0, cell);
        }
      g_string_append_c (table, '\n');
    }

  return g_string_free (table, FALSE);
}

/* --- Columns --- */

char *
hu_workshop_find_unit_key (const char *heading)
{
  HuSheetColumn column;

  g_return_val_if_fail (heading != NULL, NULL);

  return hu_sheet_find_column (heading, TRUE, &column) ? hu_sheet_column_dup_key (&column) : NULL;
}

static void
refuse (GError **error,
        guint    line,
        char    *what) /* (transfer full) */
{
  g_autofree char *owned = what;
  g_autofree char *message = hu_explain_table_line (line, owned);

  g_set_error_literal (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID, message);
}

static void
fault_free (gpointer data)
{
  HuImportFault *fault = data;

  g_free (fault->what);
  g_free (fault);
}

static GArray *
read_heading (const HuTableRow *row,
              GError          **error)
{
  g_autoptr(GArray) columns = hu_sheet_match_headings ((const char * const *) row->cells, row->n);

  for (guint i = 0; i < row->n; i++)
    {
      HuSheetColumn column;

      if (g_array_index (columns, HuSheetColumn, i).field != NULL)
        continue;
      if (hu_sheet_find_column (row->cells[i], TRUE, &column))
        /* Translators: the heading of a column. */
        refuse (error, row->line, g_strdup_printf (_("two columns are called “%s”"), row->cells[i]));
      else
        refuse (error, row->line,
                /* Translators: the heading of a column; “name”, “side” and so on are words of the file. */
                g_strdup_printf (_("no unit has “%s”; columns are called name, side, at, strength and so on"), row->cells[i]));
      return NULL;
    }

  return g_steal_pointer (&columns);
}

/* Takes the columns from @keys, for rows without a heading. */
static GArray *
take_heading (const HuTableRow   *row,
              const char * const *keys,
              GError            **error)
{
  g_autoptr(GArray) columns = g_array_new (FALSE, FALSE, sizeof (HuSheetColumn));

  for (guint i = 0; i < row->n; i++)
    {
      HuSheetColumn column;

      if (keys[i] == NULL || !hu_sheet_find_column (keys[i], FALSE, &column))
        {
          refuse (error, row->line,
                  /* Translators: two numbers. */
                  g_strdup_printf (_("%1$u cells, and only %2$u columns for them; a first row that names the columns says which "
                                     "is which"), row->n, i));
          return NULL;
        }
      g_array_append_val (columns, column);
    }

  return g_steal_pointer (&columns);
}

/* A row that names columns, all or most of them.  A word alone, such as "army", may be a cell. */
static gboolean
is_heading (const HuTableRow *row)
{
  guint n_named = 0;

  for (guint i = 0; i < row->n; i++)
    {
      HuSheetColumn column;

      n_named += hu_sheet_find_column (row->cells[i], row->n > 1, &column);
    }

  return n_named * 2 > row->n;
}

/* --- In --- */

typedef struct
{
  HuWorkshop *self;
  GPtrArray  *units;  /* HuNode, those that there are and those to be */
  GArray     *lines;  /* guint: of which line each comes, or 0 */
  GHashTable *ids;    /* id → index + 1 */
  guint       n_added;
  guint       n_changed;
  GPtrArray  *faults; /* HuImportFault, borrowed: all are gathered; NULL: the first one ends the import */
} Import;

/* Takes *@error where all faults are gathered; FALSE: it ends the import. */
static gboolean
gather (Import  *import,
        guint    line,
        GError **error)
{
  HuImportFault *fault;

  if (import->faults == NULL || error == NULL || *error == NULL)
    return FALSE;

  fault = g_new (HuImportFault, 1);
  fault->line = line;
  fault->what = g_strdup ((*error)->message);
  g_ptr_array_add (import->faults, fault);
  g_clear_error (error);

  return TRUE;
}

static void
import_begin (Import     *import,
              HuWorkshop *self)
{
  const HuNode *units = hu_workshop_get (self, "/units");
  const guint none = 0;

  *import = (Import) { .self = self };
  import->units = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_node_unref);
  import->lines = g_array_new (FALSE, FALSE, sizeof (guint));
  import->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < hu_node_get_n (units); i++)
    {
      HuNode *unit = hu_node_get_element (units, i);
      const char *id = hu_node_get_text (hu_node_find (unit, "id"), NULL);

      if (id != NULL)
        g_hash_table_insert (import->ids, g_strdup (id), GUINT_TO_POINTER (i + 1));
      g_ptr_array_add (import->units, hu_node_ref (unit));
      g_array_append_val (import->lines, none);
    }
}

static void
import_end (Import *import)
{
  g_ptr_array_unref (import->units);
  g_array_unref (import->lines);
  g_hash_table_unref (import->ids);
}

/* An id that neither the draft nor the table has. */
static char *
dup_free_id (Import     *import,
             const char *name)
{
  g_autofree char *id = hu_workshop_suggest_id (import->self, HU_ID_UNIT, name);

  for (guint i = 2; g_hash_table_contains (import->ids, id); i++)
    {
      char *next = g_strdup_printf ("%s-%u", id, i);

      if (!g_hash_table_contains (import->ids, next))
        return next;
      g_free (next);
    }

  return g_steal_pointer (&id);
}

static gboolean
import_row (Import           *import,
            const GArray     *columns,
            const HuTableRow *row,
            GError          **error)
{
  gint id_column = hu_sheet_find_key (columns, "id"), name_column = hu_sheet_find_key (columns, "name");
  const char *name = name_column >= 0 ? row->cells[name_column] : "";
  g_autofree char *id = id_column >= 0 && row->cells[id_column][0] != '\0'
    ? g_strdup (row->cells[id_column]) : dup_free_id (import, name);
  guint known = GPOINTER_TO_UINT (g_hash_table_lookup (import->ids, id));
  HuNode *unit;

  if (known != 0 && g_array_index (import->lines, guint, known - 1) != 0)
    {
      refuse (error, row->line, hu_explain_id_taken (id));
      return FALSE;
    }

  unit = known != 0 ? hu_node_ref (g_ptr_array_index (import->units, known - 1)) : hu_node_new_object ();
  hu_node_put (&unit, "id", hu_node_new_text (id));
  if (known == 0)
    {
      hu_node_put (&unit, "name", hu_node_new_text (id));
      hu_node_put (&unit, "at", hu_node_new_null ());
    }
  for (guint i = 0; i < columns->len; i++)
    {
      char *what = (gint) i != id_column && (row->cells[i][0] != '\0' || known != 0)
        ? hu_sheet_put_cell (hu_workshop_get (import->self, "/sides"), &g_array_index (columns, HuSheetColumn, i), row->cells[i],
                             &unit) : NULL;

      if (what == NULL)
        continue;
      refuse (error, row->line, what);
      hu_node_unref (unit);
      return FALSE;
    }

  if (known != 0)
    {
      hu_node_unref (g_ptr_array_index (import->units, known - 1));
      g_ptr_array_index (import->units, known - 1) = unit;
      g_array_index (import->lines, guint, known - 1) = row->line;
      import->n_changed++;
      return TRUE;
    }

  g_ptr_array_add (import->units, unit);
  g_array_append_val (import->lines, row->line);
  g_hash_table_insert (import->ids, g_strdup (id), GUINT_TO_POINTER (import->units->len));
  import->n_added++;

  return TRUE;
}

/* The draft's units as they would be, (transfer full). */
static HuNode *
import_to_draft (Import *import)
{
  GPtrArray *units = g_ptr_array_sized_new (import->units->len);
  g_autoptr(HuNode) list = NULL;

  for (guint i = 0; i < import->units->len; i++)
    g_ptr_array_add (units, hu_node_ref (g_ptr_array_index (import->units, i)));
  list = hu_node_new_list_take (units);

  return hu_node_with_at (import->self->draft, "/units", list);
}

/* Any fault that the reader finds in a row refuses the row, in the reader's words. */
static gboolean
check_rows (Import  *import,
            HuNode  *draft,
            GError **error)
{
  static const char prefix[] = "/units/";
  g_autoptr(HuFaults) faults = hu_workshop_find_faults (import->self, draft);

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      const HuFault *fault = hu_faults_get (faults, i);
      guint64 unit;
      guint line;

      if (fault->warning || !g_str_has_prefix (fault->pointer, prefix))
        continue;
      unit = g_ascii_strtoull (fault->pointer + strlen (prefix), NULL, 10);
      line = unit < import->lines->len ? g_array_index (import->lines, guint, unit) : 0;
      if (line == 0)
        continue;
      refuse (error, line, hu_explain_fault (fault->what, fault->remedy));
      if (!gather (import, line, error))
        return FALSE;
    }

  return TRUE;
}

/* @keys: the columns of a table without a heading; NULL: the table has one. */
static gboolean
import_rows (Import             *import,
             const GPtrArray    *rows,
             const char * const *keys,
             GError            **error)
{
  g_autoptr(GArray) columns = NULL;
  g_autoptr(HuNode) draft = NULL;
  g_autofree char *label = NULL;
  guint n;

  if (rows->len == 0)
    {
      refuse (error, 1, hu_explain_no_heading ());
      return FALSE;
    }

  if (keys != NULL && !is_heading (g_ptr_array_index (rows, 0)))
    columns = take_heading (g_ptr_array_index (rows, 0), keys, error);
  else
    columns = read_heading (g_ptr_array_index (rows, 0), error);
  if (columns == NULL)
    return FALSE;
  for (guint i = keys != NULL && !is_heading (g_ptr_array_index (rows, 0)) ? 0 : 1; i < rows->len; i++)
    if (!import_row (import, columns, g_ptr_array_index (rows, i), error) &&
        !gather (import, ((const HuTableRow *) g_ptr_array_index (rows, i))->line, error))
      return FALSE;

  draft = import_to_draft (import);
  if (!check_rows (import, draft, error))
    return FALSE;
  if (import->faults != NULL)
    return TRUE;

  n = import->n_added + import->n_changed;
  label = g_strdup_printf (ngettext ("Import %u unit", "Import %u units", n), n);

  return hu_workshop_command (import->self, g_steal_pointer (&draft), label);
}

static gboolean
import (HuWorkshop         *self,
        const GPtrArray    *rows, /* or NULL: they could not be read */
        const char * const *keys,
        GPtrArray          *faults, /* to gather them, and to change nothing; or NULL */
        guint              *added,
        guint              *changed,
        GError            **error)
{
  Import import;
  gboolean done;

  if (rows == NULL)
    return FALSE;

  import_begin (&import, self);
  import.faults = faults;
  done = import_rows (&import, rows, keys, error);
  if (done && added != NULL)
    *added = import.n_added;
  if (done && changed != NULL)
    *changed = import.n_changed;
  import_end (&import);

  return done;
}

/**
 * hu_workshop_import_units:
 * @text: a table, in UTF-8
 * @length: its length in bytes, or -1 if it ends with NUL
 * @separator: ',', ';' or a tab; 0: find it from the text
 * @added: (out) (optional): the number of new units
 * @changed: (out) (optional): the number of changed units
 * @error: return location for a %HU_FILE_ERROR_INVALID
 *
 * Imports units from a spreadsheet, as one command.
 *
 * Returns: %FALSE if a row is at fault, which @error names by its line; then nothing has changed
 */
gboolean
hu_workshop_import_units (HuWorkshop *self,
                          const char *text,
                          gssize      length,
                          char        separator,
                          guint      *added,
                          guint      *changed,
                          GError    **error)
{
  g_autoptr(GPtrArray) rows = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && text != NULL && (error == NULL || *error == NULL), FALSE);

  rows = hu_table_parse (text, length, separator, error);

  return import (self, rows, NULL, NULL, added, changed, error);
}

/**
 * hu_workshop_check_units:
 * @added: (out): the number of units that would be new
 * @changed: (out): the number of other units that would change
 * @error: return location for a %HU_FILE_ERROR_INVALID
 *
 * Finds out what hu_workshop_import_units() would do.
 *
 * Returns: (transfer full) (element-type HuImportFault) (nullable): the rows that it would refuse
 */
GPtrArray *
hu_workshop_check_units (HuWorkshop *self,
                         const char *text,
                         gssize      length,
                         char        separator,
                         guint      *added,
                         guint      *changed,
                         GError    **error)
{
  g_autoptr(GPtrArray) rows = NULL;
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func (fault_free);
  GError *own = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && text != NULL && (error == NULL || *error == NULL), NULL);

  rows = hu_table_parse (text, length, separator, error);
  if (rows == NULL)
    return NULL;
  if (!import (self, rows, NULL, faults, added, changed, &own))
    {
      g_propagate_error (error, own);
      return NULL;
    }

  return g_steal_pointer (&faults);
}

/**
 * hu_workshop_paste_units:
 * @keys: (array zero-terminated=1): the columns that rows without a heading
 *   fill, in order
 * @added: (out) (optional): the number of new units
 * @changed: (out) (optional): the number of changed units
 * @error: return location for a %HU_FILE_ERROR_INVALID
 *
 * Imports units as hu_workshop_import_units() does, but the first row need not name the
 * columns.
 *
 * Returns: %FALSE if a row is at fault; then nothing has changed
 */
gboolean
hu_workshop_paste_units (HuWorkshop         *self,
                         const char         *text,
                         const char * const *keys,
                         guint              *added,
                         guint              *changed,
                         GError            **error)
{
  g_autoptr(GPtrArray) rows = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && text != NULL && keys != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  /* Spreadsheets copy cells with tabs between them; a comma in such a cell is part of its text. */
  rows = hu_table_parse (text, -1, strchr (text, '\t') != NULL ? '\t' : 0, error);

  return import (self, rows, keys, NULL, added, changed, error);
}
