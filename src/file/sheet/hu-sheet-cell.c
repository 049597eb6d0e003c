/*
 * Cells: values by the type of their field.
 */
#include "hu-sheet.h"

#include <string.h>

#include "hu-explain-field.h"
#include "hu-explain-edit.h"

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
read_side (const HuNode *sides,
           const char   *cell)
{
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

/* The edge that @word names, in the file's words or in the reader's; or NULL. */
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

/* --- Lists of words --- */

/* "T-34, guards"; as JSON where a word has a comma or a semicolon itself. */
static HuNode *
read_texts (const char *cell)
{
  g_auto(GStrv) words = g_strsplit_set (cell, ",;", -1);
  GPtrArray *texts;

  if (cell[0] == '[')
    {
      g_autoptr(HuNode) list = hu_node_from_json (cell);

      for (guint i = 0; i < hu_node_get_n (list); i++)
        if (hu_node_get_text (hu_node_get_element (list, i), NULL) == NULL)
          return NULL;

      return list != NULL && hu_node_get_kind (list) == HU_NODE_LIST ? g_steal_pointer (&list) : NULL;
    }

  texts = g_ptr_array_new ();
  for (guint i = 0; words[i] != NULL; i++)
    if (g_strstrip (words[i])[0] != '\0')
      g_ptr_array_add (texts, hu_node_new_text (words[i]));

  return hu_node_new_list_take (texts);
}

char *
hu_sheet_dup_texts (const HuNode *value)
{
  g_autoptr(GString) texts = g_string_new (NULL);

  for (guint i = 0; i < hu_node_get_n (value); i++)
    {
      const char *text = hu_node_get_text (hu_node_get_element (value, i), NULL);

      if (text == NULL || text[0] == '\0' || text[strcspn (text, ",;[")] != '\0')
        return hu_node_to_json (value);
      g_string_append_printf (texts, "%s%s", i > 0 ? ", " : "", text);
    }

  return g_string_free (g_steal_pointer (&texts), FALSE);
}

/* --- Any cell --- */

HuNode *
hu_sheet_read_cell (const HuNode  *sides,
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
      return read_side (sides, cell);

    case HU_FIELD_SOURCES:
      return read_sources (cell);

    case HU_FIELD_TEXTS:
      return read_texts (cell);

    default:
      return hu_node_new_text (cell);
    }
}

/* --- A unit --- */

char *
hu_sheet_put_cell (const HuNode        *sides,
                   const HuSheetColumn *column,
                   const char          *cell,
                   HuNode             **unit)
{
  const HuField *field = column->field;
  HuNode *value = NULL;

  if (cell[0] != '\0')
    {
      gboolean placed = field->type == HU_FIELD_LOCATION || field->type == HU_FIELD_LOCATION_OR_NULL;
      g_autofree char *hex = placed ? g_strstrip (g_strdup (cell)) : NULL;

      value = hu_sheet_read_cell (sides, field, placed ? hex : cell);
      if (value == NULL)
        return hu_explain_bad_cell (field->object, field->key, cell, field->words);
    }
  else if (field->type == HU_FIELD_LOCATION_OR_NULL)
    {
      value = hu_node_new_null ();
    }

  if (column->part == NULL)
    {
      hu_node_put (unit, field->key, value);
      return NULL;
    }

  if (value != NULL || hu_node_find (*unit, column->part) != NULL)
    {
      HuNode *part = hu_node_find (*unit, column->part);

      part = part != NULL && hu_node_get_kind (part) == HU_NODE_OBJECT ? hu_node_ref (part) : hu_node_new_object ();
      /* No armor is a value, of no vehicle none. */
      if (value == NULL && g_str_equal (field->key, "armor") && hu_node_get_n (part) > 0)
        value = hu_node_new_null ();
      hu_node_put (&part, field->key, value);
      if (hu_node_get_n (part) == 0)
        g_clear_pointer (&part, hu_node_unref);
      hu_node_put (unit, column->part, part);
    }

  return NULL;
}
