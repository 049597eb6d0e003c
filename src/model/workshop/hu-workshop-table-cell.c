/*
 * The cells of a table of units: in, as a value of the draft by the type of its field; and out to a spreadsheet.
 */
#include "hu-unit-table.h"
#include "hu-workshop-units.h"

#include <string.h>

#include "hu-explain-field.h"
#include "hu-explain-table.h"
#include "hu-table.h"

/* --- In --- */

static HuNode *
read_truth (const char *cell)
{
  static const char * const yes[] = { "true", "yes", "1", "x", NULL }, * const no[] = { "false", "no", "0", NULL };
  g_autofree char *word = g_ascii_strdown (cell, -1);

  return g_strv_contains (yes, word) ? hu_node_new_boolean (TRUE)
       : g_strv_contains (no, word) ? hu_node_new_boolean (FALSE) : NULL;
}

static HuNode *
read_word (const HuField *field,
           const char    *cell)
{
  for (guint i = 0; field->words[i] != NULL; i++)
    if (g_ascii_strcasecmp (field->words[i], cell) == 0 ||
        g_utf8_collate (hu_explain_field_value (field->key, field->words[i]), cell) == 0)
      return hu_node_new_text (field->words[i]);

  return field->type == HU_FIELD_OPEN_WORD ? hu_node_new_text (cell) : NULL;
}

/* A side by its id or its name. */
static HuNode *
read_side (HuWorkshop *self,
           const char *cell)
{
  const HuNode *sides = hu_workshop_get (self, "/sides");

  for (guint i = 0; i < hu_node_get_n (sides); i++)
    {
      const HuNode *side = hu_node_get_element (sides, i);
      const char *id = hu_node_get_text (hu_node_find (side, "id"), NULL);

      if (id != NULL && (strcmp (id, cell) == 0 ||
                         g_strcmp0 (hu_node_get_text (hu_node_find (side, "name"), NULL), cell) == 0))
        return hu_node_new_text (id);
    }

  return NULL;
}

/* --- Edges and hexes --- */

static const char * const *
list_edges (void)
{
  static const char * const edges[] = { "north", "east", "south", "west", NULL };

  return edges;
}

/* One of the edges, in the file's words or in the reader's; NULL: none of them. */
static const char *
find_edge (const char *word)
{
  for (guint i = 0; list_edges ()[i] != NULL; i++)
    if (g_ascii_strcasecmp (list_edges ()[i], word) == 0 ||
        g_utf8_collate (hu_explain_field_value ("edges", list_edges ()[i]), word) == 0)
      return list_edges ()[i];

  return NULL;
}

/* "west", "north east", "0101-0103 0205", "all". */
static HuNode *
read_sources (const char *cell)
{
  g_auto(GStrv) words = g_strsplit_set (cell, " ,;", -1);
  GPtrArray *edges = g_ptr_array_new (), *hexes = g_ptr_array_new ();
  g_autoptr(HuNode) edge_list = NULL, hex_list = NULL;
  HuNode *sources;

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_ptr_array_add (find_edge (words[i]) != NULL ? edges : hexes,
                       hu_node_new_text (find_edge (words[i]) != NULL ? find_edge (words[i]) : words[i]));
  edge_list = hu_node_new_list_take (edges);
  hex_list = hu_node_new_list_take (hexes);
  if (hu_node_get_n (edge_list) > 0 && hu_node_get_n (hex_list) > 0)
    return NULL;
  if (hu_node_get_n (hex_list) == 1 && g_str_equal (cell, "all"))
    return hu_node_new_text (cell);
  if (hu_node_get_n (edge_list) == 0)
    return g_steal_pointer (&hex_list);

  sources = hu_node_new_object ();
  hu_node_put (&sources, "edges", g_steal_pointer (&edge_list));

  return sources;
}

/**
 * hu_workshop_dup_sources:
 * @sources: edges or hexes of the draft
 * @for_people: whether edges are named in the reader's language
 *
 * Returns: (transfer full): the edges or hexes with blanks between them, as a cell of a table has them
 */
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

/* --- Any cell --- */

HuNode *
_hu_workshop_read_cell (HuWorkshop    *self,
                        const HuField *field,
                        const char    *cell)
{
  gint64 number;

  switch ((guint) field->type)
    {
    case HU_FIELD_INTEGER:
      return g_ascii_string_to_signed (cell, 10, field->least, field->most, &number, NULL)
        ? hu_node_new_integer (number) : NULL;

    case HU_FIELD_BOOLEAN:
    case HU_FIELD_TRISTATE:
      return read_truth (cell);

    case HU_FIELD_WORD:
    case HU_FIELD_OPEN_WORD:
      return read_word (field, cell);

    case HU_FIELD_SIDE:
      return read_side (self, cell);

    case HU_FIELD_SOURCES:
      return read_sources (cell);

    default:
      return hu_node_new_text (cell);
    }
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
