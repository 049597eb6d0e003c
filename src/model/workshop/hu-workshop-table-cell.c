/*
 * The cells of a table of units, out to a spreadsheet; hu-sheet.h reads them.
 */
#include "hu-workshop-units.h"

#include "hu-explain-field.h"
#include "hu-table.h"

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
