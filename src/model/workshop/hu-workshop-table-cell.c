/*
 * A cell of a table of units: its text as a value of the draft, by the type of its field.
 */
#include "hu-unit-table.h"
#include "hu-workshop-units.h"

#include <string.h>

#include "hu-explain-field.h"

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

    default:
      return hu_node_new_text (cell);
    }
}
