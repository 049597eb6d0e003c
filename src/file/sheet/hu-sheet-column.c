/*
 * Headings.
 */
#include "hu-sheet.h"

#include <string.h>

#include "hu-explain-field.h"

static gboolean
names_field (const HuField *field,
             const char    *text)
{
  HuFieldWords words;

  if (g_ascii_strcasecmp (field->key, text) == 0)
    return TRUE;
  if (!hu_explain_field (field->object, field->key, &words))
    return FALSE;

  {
    g_autofree char *a = g_utf8_casefold (words.label, -1);
    g_autofree char *b = g_utf8_casefold (text, -1);

    return strcmp (a, b) == 0;
  }
}

/* By the format's own name. */
static gboolean
find_own (const char    *heading,
          HuSheetColumn *column)
{
  static const char * const parts[] = { "vehicle", "arrives" };
  g_autofree char *text = g_strstrip (g_strdup (heading));
  const char *part = NULL, *key = text;
  const GPtrArray *fields;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_ascii_strncasecmp (text, parts[i], strlen (parts[i])) == 0 && text[strlen (parts[i])] == '.')
      {
        part = parts[i];
        key = text + strlen (part) + 1;
      }

  fields = hu_format_get_fields (part != NULL ? part : "unit");
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->type == HU_FIELD_OBJECT || !names_field (field, key))
        continue;
      *column = (HuSheetColumn) { field, part };
      return TRUE;
    }

  return FALSE;
}

/* By what other programs and players call it. */
static gboolean
find_synonym (const char    *heading,
              HuSheetColumn *column)
{
  static const char * const synonyms[][2] = {
    { "hex", "at" }, { "location", "at" }, { "position", "at" }, { "pos", "at" },
    { "player", "side" }, { "army", "side" }, { "nation", "side" },
    { "attack", "strength" }, { "combat", "strength" }, { "cf", "strength" }, { "sp", "strength" },
    { "unit", "name" }, { "counter", "name" },
  };
  g_autofree char *text = g_strstrip (g_strdup (heading));

  for (guint i = 0; i < G_N_ELEMENTS (synonyms); i++)
    if (g_ascii_strcasecmp (synonyms[i][0], text) == 0)
      {
        *column = (HuSheetColumn) { hu_format_find_field ("unit", synonyms[i][1]), NULL };
        return TRUE;
      }

  return FALSE;
}

gboolean
hu_sheet_find_column (const char    *heading,
                      gboolean       synonyms,
                      HuSheetColumn *column)
{
  return find_own (heading, column) || (synonyms && find_synonym (heading, column));
}

static gboolean
is_taken (const GArray        *columns,
          const HuSheetColumn *column)
{
  for (guint i = 0; i < columns->len; i++)
    if (g_array_index (columns, HuSheetColumn, i).field == column->field)
      return TRUE;

  return FALSE;
}

GArray *
hu_sheet_match_headings (const char * const *headings,
                         guint               n)
{
  GArray *columns = g_array_new (FALSE, TRUE, sizeof (HuSheetColumn));

  g_array_set_size (columns, n);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      {
        HuSheetColumn column = { NULL, NULL };

        if (g_array_index (columns, HuSheetColumn, i).field == NULL &&
            (pass == 0 ? find_own : find_synonym) (headings[i], &column) && !is_taken (columns, &column))
          g_array_index (columns, HuSheetColumn, i) = column;
      }

  return columns;
}

char *
hu_sheet_dup_key (const HuField *field)
{
  return g_str_equal (field->object, "unit") ? g_strdup (field->key) : g_strconcat (field->object, ".", field->key, NULL);
}

gint
hu_sheet_find_key (const GArray *columns,
                   const char   *key)
{
  for (guint i = 0; i < columns->len; i++)
    {
      const HuSheetColumn *column = &g_array_index (columns, HuSheetColumn, i);

      if (column->field != NULL && column->part == NULL && g_str_equal (column->field->key, key))
        return (gint) i;
    }

  return -1;
}
