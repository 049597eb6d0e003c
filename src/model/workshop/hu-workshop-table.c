/*
 * Units as a table: imports a spreadsheet, all rows or none.  A check goes the same way, and only does not stop.
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
      g_autofree char *heading = hu_sheet_dup_key (g_ptr_array_index (columns, i));

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

static void
refuse (GError **error,
        guint    line,
        char    *what) /* (transfer full) */
{
  g_autofree char *owned = what;
  g_autofree char *message = hu_explain_table_line (line, owned);

  g_set_error_literal (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID, message);
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
  HuWorkshop       *self;
  const GPtrArray  *rows;
  const GArray     *columns;
  GHashTable       *sides;  /* word → id, or NULL */
  GPtrArray        *units;  /* HuNode, those that there are and those to be */
  GArray           *places; /* guint: the place of its row from 1, for each unit; 0: it has none */
  GHashTable       *ids;    /* id → index + 1 */
  guint             n_added;
  guint             n_changed;
  GPtrArray        *faults; /* char *, by row; NULL: the first fault ends the import */
} Import;

static guint
get_line (const Import *import,
          guint         row)
{
  return ((const HuTableRow *) g_ptr_array_index (import->rows, row))->line;
}

/* Refuses the row; TRUE where the others are looked at all the same. */
static gboolean
refuse_row (Import  *import,
            guint    row,
            char    *what, /* (transfer full) */
            GError **error)
{
  g_autofree char *owned = what;

  if (import->faults == NULL)
    refuse (error, get_line (import, row), g_steal_pointer (&owned));
  else if (g_ptr_array_index (import->faults, row) == NULL)
    g_ptr_array_index (import->faults, row) = hu_explain_table_line (get_line (import, row), owned);

  return import->faults != NULL;
}

static void
import_begin (Import *import)
{
  const HuNode *units = hu_workshop_get (import->self, "/units");
  const guint none = 0;

  import->units = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_node_unref);
  import->places = g_array_new (FALSE, FALSE, sizeof (guint));
  import->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < hu_node_get_n (units); i++)
    {
      HuNode *unit = hu_node_get_element (units, i);
      const char *id = hu_node_get_text (hu_node_find (unit, "id"), NULL);

      if (id != NULL)
        g_hash_table_insert (import->ids, g_strdup (id), GUINT_TO_POINTER (i + 1));
      g_ptr_array_add (import->units, hu_node_ref (unit));
      g_array_append_val (import->places, none);
    }
}

static void
import_clear (Import *import)
{
  g_clear_pointer (&import->units, g_ptr_array_unref);
  g_clear_pointer (&import->places, g_array_unref);
  g_clear_pointer (&import->ids, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Import, import_clear)

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

/* The cell of that column, with the id of the side that a word means; "" where the row or the table has none. */
static const char *
get_cell (const Import *import,
          guint         row,
          gint          column)
{
  const char *cell = column >= 0 ? ((const HuTableRow *) g_ptr_array_index (import->rows, row))->cells[column] : "";
  const char *side = import->sides != NULL && column >= 0 && column == hu_sheet_find_key (import->columns, "side")
    ? g_hash_table_lookup (import->sides, cell) : NULL;

  return side != NULL ? side : cell;
}

/* Puts the cells into *@unit; an empty one removes a key of a unit that is @known.  NULL, or what is wrong. */
static char *
put_cells (const Import *import,
           guint         row,
           gboolean      known,
           HuNode      **unit)
{
  char *what = NULL;

  for (guint i = 0; i < import->columns->len && what == NULL; i++)
    {
      const HuSheetColumn *column = &g_array_index (import->columns, HuSheetColumn, i);
      const char *cell = get_cell (import, row, (gint) i);

      if (column->field != NULL && column->field->type != HU_FIELD_ID && (cell[0] != '\0' || known))
        what = hu_sheet_put_cell (hu_workshop_get (import->self, "/sides"), column, cell, unit);
    }

  return what;
}

/* FALSE ends the import. */
static gboolean
import_row (Import  *import,
            guint    row,
            GError **error)
{
  const char *own = get_cell (import, row, hu_sheet_find_key (import->columns, "id"));
  g_autofree char *id = own[0] != '\0'
    ? g_strdup (own) : dup_free_id (import, get_cell (import, row, hu_sheet_find_key (import->columns, "name")));
  guint known = GPOINTER_TO_UINT (g_hash_table_lookup (import->ids, id));
  const guint place = row + 1;
  g_autoptr(HuNode) unit = NULL;
  char *what;

  if (known != 0 && g_array_index (import->places, guint, known - 1) != 0)
    return refuse_row (import, row, hu_explain_id_taken (id), error);

  unit = known != 0 ? hu_node_ref (g_ptr_array_index (import->units, known - 1)) : hu_node_new_object ();
  hu_node_put (&unit, "id", hu_node_new_text (id));
  if (known == 0)
    {
      hu_node_put (&unit, "name", hu_node_new_text (id));
      hu_node_put (&unit, "at", hu_node_new_null ());
    }
  what = put_cells (import, row, known != 0, &unit);
  if (what != NULL)
    return refuse_row (import, row, what, error);

  if (known != 0)
    {
      hu_node_unref (g_ptr_array_index (import->units, known - 1));
      g_ptr_array_index (import->units, known - 1) = g_steal_pointer (&unit);
      g_array_index (import->places, guint, known - 1) = place;
      import->n_changed++;
      return TRUE;
    }

  g_ptr_array_add (import->units, g_steal_pointer (&unit));
  g_array_append_val (import->places, place);
  g_hash_table_insert (import->ids, g_strdup (id), GUINT_TO_POINTER (import->units->len));
  import->n_added++;

  return TRUE;
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
      guint place;

      if (fault->warning || !g_str_has_prefix (fault->pointer, prefix))
        continue;
      unit = g_ascii_strtoull (fault->pointer + strlen (prefix), NULL, 10);
      place = unit < import->places->len ? g_array_index (import->places, guint, unit) : 0;
      if (place != 0 && !refuse_row (import, place - 1, hu_explain_fault (fault->what, fault->remedy), error))
        return FALSE;
    }

  return TRUE;
}

/* Is there nothing in the columns that are read? */
static gboolean
is_empty (const Import *import,
          guint         row)
{
  for (guint i = 0; i < import->columns->len; i++)
    if (g_array_index (import->columns, HuSheetColumn, i).field != NULL && get_cell (import, row, (gint) i)[0] != '\0')
      return FALSE;

  return TRUE;
}

/* All rows from @first. */
static gboolean
import_rows (Import  *import,
             guint    first,
             GError **error)
{
  g_autoptr(HuNode) units = NULL, draft = NULL;
  g_autofree char *label = NULL;
  guint n;

  import_begin (import);
  for (guint row = first; row < import->rows->len; row++)
    if (!is_empty (import, row) && !import_row (import, row, error))
      return FALSE;

  g_ptr_array_set_free_func (import->units, NULL);
  units = hu_node_new_list_take (g_steal_pointer (&import->units));
  draft = hu_node_with_at (import->self->draft, "/units", units);
  if (!check_rows (import, draft, error))
    return FALSE;
  if (import->faults != NULL)
    return TRUE;

  n = import->n_added + import->n_changed;
  label = g_strdup_printf (ngettext ("Import %u unit", "Import %u units", n), n);

  return hu_workshop_command (import->self, g_steal_pointer (&draft), label);
}

/* @columns NULL: they could not be told. */
static gboolean
take_rows (Import  *import,
           guint    first,
           guint   *added,
           guint   *changed,
           GError **error)
{
  if (import->columns == NULL || !import_rows (import, first, error))
    return FALSE;

  if (added != NULL)
    *added = import->n_added;
  if (changed != NULL)
    *changed = import->n_changed;

  return TRUE;
}

gboolean
hu_workshop_import_rows (HuWorkshop       *self,
                         const GPtrArray  *rows,
                         const GArray     *columns,
                         GHashTable       *sides,
                         GPtrArray        *faults,
                         guint            *added,
                         guint            *changed,
                         GError          **error)
{
  g_auto(Import) import = { self, rows, columns, sides, .faults = faults };

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && rows != NULL && columns != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  for (guint i = 0; i < columns->len; i++)
    if (g_array_index (columns, HuSheetColumn, i).field != NULL)
      return take_rows (&import, 1, added, changed, error);
  refuse (error, 1, hu_explain_no_heading ());

  return FALSE;
}

/* @keys: the columns of a table without a heading; NULL: it has one. */
static gboolean
import_text (HuWorkshop         *self,
             const char         *text,
             gssize              length,
             char                separator,
             const char * const *keys,
             guint              *added,
             guint              *changed,
             GError            **error)
{
  g_autoptr(GPtrArray) rows = hu_table_parse (text, length, separator, error);
  const HuTableRow *row = rows != NULL && rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;
  gboolean headless = row != NULL && keys != NULL && !is_heading (row);
  g_autoptr(GArray) columns = NULL;
  g_auto(Import) import = { self, rows };

  if (rows != NULL && row == NULL)
    refuse (error, 1, hu_explain_no_heading ());
  if (row != NULL)
    columns = headless ? take_heading (row, keys, error) : read_heading (row, error);
  import.columns = columns;

  return take_rows (&import, headless ? 0 : 1, added, changed, error);
}

gboolean
hu_workshop_import_units (HuWorkshop *self,
                          const char *text,
                          gssize      length,
                          char        separator,
                          guint      *added,
                          guint      *changed,
                          GError    **error)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && text != NULL && (error == NULL || *error == NULL), FALSE);

  return import_text (self, text, length, separator, NULL, added, changed, error);
}

gboolean
hu_workshop_paste_units (HuWorkshop         *self,
                         const char         *text,
                         const char * const *keys,
                         guint              *added,
                         guint              *changed,
                         GError            **error)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && text != NULL && keys != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  /* Spreadsheets copy cells with tabs between them; a comma in such a cell is part of its text. */
  return import_text (self, text, -1, strchr (text, '\t') != NULL ? '\t' : 0, keys, added, changed, error);
}
