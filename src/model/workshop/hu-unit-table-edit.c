/*
 * Editing cells of the table of units, one or many at once.  Units of a kind without the
 * attribute are left alone, and an id is renamed wherever it is named.
 */
#include "config.h"

#include "hu-unit-table.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-edit.h"
#include "hu-explain-field.h"
#include "hu-sheet.h"
#include "hu-workshop-map.h"
#include "hu-workshop-private.h"
#include "hu-workshop-units.h"

/* --- What may stand there --- */

static GStrv
list_sides (HuWorkshop *shop)
{
  const HuNode *sides = hu_workshop_get (shop, "/sides");
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (sides); i++)
    {
      const HuNode *side = hu_node_get_element (sides, i);
      const char *id = hu_node_get_text (hu_node_find (side, "id"), "");

      g_ptr_array_add (names, g_strdup (hu_node_get_text (hu_node_find (side, "name"), id)));
    }
  g_ptr_array_add (names, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

/* The kinds that a rule system in force looks at. */
static GStrv
list_kinds (HuWorkshop *shop)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
    if (hu_workshop_offers_kind (shop, (HuUnitKind) kind))
      g_ptr_array_add (names, g_strdup (hu_explain_field_value ("kind", hu_unit_kind_to_string ((HuUnitKind) kind))));
  g_ptr_array_add (names, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

/* "" comes first if the key is optional, since its absence has a meaning of its own. */
static GStrv
list_words (const HuField *field)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  if (!field->required)
    g_ptr_array_add (names, g_strdup (""));
  for (guint i = 0; field->words[i] != NULL; i++)
    g_ptr_array_add (names, g_strdup (hu_explain_field_value (field->key, field->words[i])));
  g_ptr_array_add (names, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

GStrv
hu_unit_table_list_words (HuWorkshop         *shop,
                          const HuUnitColumn *column)
{
  const char *truths[] = { _("Yes"), _("No"), NULL }, *three[] = { "", _("Yes"), _("No"), NULL };

  g_return_val_if_fail (HU_IS_WORKSHOP (shop) && column != NULL, NULL);

  switch ((gint) column->field->type)
    {
    case HU_FIELD_SIDE:
      return list_sides (shop);

    case HU_FIELD_BOOLEAN:
      return g_strdupv ((char **) truths);

    case HU_FIELD_TRISTATE:
      return g_strdupv ((char **) three);

    case HU_FIELD_WORD:
      return g_str_equal (column->field->key, "kind") ? list_kinds (shop) : list_words (column->field);

    default:
      return NULL;
    }
}

/* --- Setting it --- */

static void
refuse (GError **error,
        char    *what) /* (transfer full) */
{
  g_autofree char *owned = what;

  g_set_error_literal (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID, owned);
}

static HuNode *
get_unit (HuWorkshop *self,
          guint       index)
{
  HuNode *units = hu_workshop_get (self, "/units");

  return index < hu_node_get_n (units) ? hu_node_get_element (units, index) : NULL;
}

static gboolean
set_id (HuWorkshop *self,
        guint       unit,
        const char *text,
        GError    **error)
{
  g_autofree char *pointer = g_strdup_printf ("/units/%u/id", unit);
  g_autofree char *before = g_strdup (hu_node_get_text (hu_workshop_get (self, pointer), NULL));
  g_autofree char *why = NULL;

  if (g_strcmp0 (before, text) == 0)
    return TRUE;

  why = hu_workshop_why_not_id (self, HU_ID_UNIT, text);
  if (why != NULL)
    {
      refuse (error, g_steal_pointer (&why));
      return FALSE;
    }
  if (before != NULL && hu_workshop_rename_id (self, HU_ID_UNIT, before, text))
    return TRUE;

  return hu_workshop_set_text (self, pointer, text);
}

/* Sets the kind of all the units, and removes members that only other kinds have. */
static gboolean
set_kind (HuWorkshop  *self,
          const guint *units,
          guint        n,
          const char  *word)
{
  g_autofree char *label = hu_explain_edit (HU_EDIT_CHANGE, "/units/0/kind");
  gint kind = hu_unit_kind_from_string (word);

  g_return_val_if_fail (kind >= 0, FALSE);

  hu_workshop_begin_stroke (self, label);
  for (guint i = 0; i < n; i++)
    {
      const HuNode *unit = get_unit (self, units[i]);

      if (g_strcmp0 (hu_node_get_text (hu_node_find (unit, "kind"), "ground"), word) != 0)
        hu_workshop_set_unit_kind (self, units[i], (HuUnitKind) kind);
    }
  hu_workshop_end_stroke (self);

  return TRUE;
}

static gboolean
has_column (const HuNode       *unit,
            const HuUnitColumn *column)
{
  gint kind = hu_unit_kind_from_string (hu_node_get_text (hu_node_find (unit, "kind"), "ground"));

  if (hu_node_get_kind (unit) != HU_NODE_OBJECT || kind < 0)
    return FALSE;

  return (hu_unit_column_get_kinds (column) >> kind & 1) != 0;
}

/* An empty turn of arrival removes the arrival. */
static gboolean
clears_part (const HuUnitColumn *column)
{
  return g_strcmp0 (column->part, "arrives") == 0 && g_str_equal (column->field->key, "turn");
}

/* A unit without a turn of arrival is not expected, wherever it would come on; a place alone is that of the first
 * turn. */
static void
repair_arrival (HuNode            **unit,
                const HuUnitColumn *column)
{
  HuNode *arrives = hu_node_find (*unit, "arrives");

  if (!g_str_equal (column->part, "arrives") || hu_node_find (arrives, "turn") != NULL)
    return;

  if (clears_part (column) || hu_node_find (arrives, "at") == NULL)
    {
      hu_node_put (unit, "arrives", NULL);
      return;
    }

  hu_node_ref (arrives);
  hu_node_put (&arrives, "turn", hu_node_new_integer (1));
  hu_node_put (unit, "arrives", arrives);
}

/* Returns @unit with that value; a new place takes the unit out of the one that it was in. */
static HuNode *
with_value (HuNode             *unit,
            const HuUnitColumn *column,
            HuNode             *value)
{
  const char *key = column->field->key;
  HuNode *made = hu_node_ref (unit);

  if (column->part == NULL)
    {
      hu_node_put (&made, key, value != NULL ? hu_node_ref (value) : NULL);
      if (g_str_equal (key, "at"))
        hu_node_put (&made, "in", NULL);
    }
  else
    {
      HuNode *part = hu_node_find (unit, column->part);

      part = part != NULL && hu_node_get_kind (part) == HU_NODE_OBJECT ? hu_node_ref (part) : hu_node_new_object ();
      hu_node_put (&part, key, value != NULL ? hu_node_ref (value) : NULL);
      hu_node_put (&made, column->part, part);
      repair_arrival (&made, column);
    }

  return made;
}

static gboolean
set_values (HuWorkshop         *self,
            const guint        *units,
            guint               n,
            const HuUnitColumn *column,
            HuNode             *value)
{
  HuNode *list = hu_workshop_get (self, "/units");
  GPtrArray *made = g_ptr_array_sized_new (hu_node_get_n (list));
  g_autoptr(HuNode) after = NULL;
  g_autofree char *pointer = g_strdup_printf ("/units/0/%s", column->part != NULL ? column->part : column->field->key);
  g_autofree char *label = hu_explain_edit (HU_EDIT_CHANGE, pointer);

  for (guint i = 0; i < hu_node_get_n (list); i++)
    g_ptr_array_add (made, hu_node_ref (hu_node_get_element (list, i)));
  for (guint i = 0; i < n; i++)
    {
      HuNode *unit = g_ptr_array_index (made, units[i]);

      if (!has_column (unit, column))
        continue;
      g_ptr_array_index (made, units[i]) = with_value (unit, column, value);
      hu_node_unref (unit);
    }
  after = hu_node_new_list_take (made);

  return hu_workshop_command (self, hu_node_with_at (self->draft, "/units", after), label);
}

/* Reads the text of a cell.  An empty cell means null if a value is required, else an absent key. */
static gboolean
read_text (HuWorkshop         *self,
           const HuUnitColumn *column,
           const char         *text,
           HuNode            **value,
           GError            **error)
{
  const HuField *field = column->field;
  const char *otherwise = field->type == HU_FIELD_BOOLEAN ? field->otherwise : NULL;

  *value = NULL;
  if (text[0] == '\0' && (field->type == HU_FIELD_LOCATION_OR_NULL || g_strcmp0 (field->otherwise, "null") == 0))
    *value = hu_node_new_null ();
  else if (text[0] != '\0' && (field->type == HU_FIELD_BOOLEAN || field->type == HU_FIELD_TRISTATE) &&
           (g_str_equal (text, _("Yes")) || g_str_equal (text, _("No"))))
    *value = hu_node_new_boolean (g_str_equal (text, _("Yes")));
  else if (text[0] != '\0')
    *value = hu_sheet_read_cell (hu_workshop_get (self, "/sides"), field, text);

  if (*value == NULL && (text[0] != '\0' || (field->required && !clears_part (column))))
    {
      refuse (error, hu_explain_bad_cell (field->object, field->key, text, field->words));
      return FALSE;
    }
  /* As usual is not said. */
  if (*value != NULL && otherwise != NULL &&
      hu_node_get_boolean (*value, FALSE) == g_str_equal (otherwise, "true"))
    g_clear_pointer (value, hu_node_unref);

  return TRUE;
}

static gboolean
have_column (HuWorkshop         *self,
             const guint        *units,
             guint               n,
             const HuUnitColumn *column)
{
  gboolean any = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const HuNode *unit = get_unit (self, units[i]);

      if (unit == NULL)
        return FALSE;
      any |= has_column (unit, column);
    }

  return any;
}

/**
 * hu_workshop_set_unit_cells:
 * @text: a value, as people or the file write it; "" for none
 * @error: return location for a %HU_FILE_ERROR_INVALID
 *
 * Edits one attribute of all of @units that can have it, as one command.
 *
 * Returns: %FALSE if that is impossible; then nothing has changed
 */
gboolean
hu_workshop_set_unit_cells (HuWorkshop         *self,
                            const guint        *units,
                            guint               n,
                            const HuUnitColumn *column,
                            const char         *text,
                            GError            **error)
{
  g_autoptr(HuNode) value = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && column != NULL && text != NULL, FALSE);
  g_return_val_if_fail (n == 0 || units != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!have_column (self, units, n, column))
    {
      /* Translators: the heading of a column, as “Strength”. */
      refuse (error, g_strdup_printf (_("Units of that kind have no “%s”."), column->label));
      return FALSE;
    }
  if (column->field->type == HU_FIELD_ID)
    {
      if (n == 1)
        return set_id (self, units[0], text, error);
      refuse (error, g_strdup (_("Each unit has an id of its own: select one to change its id.")));
      return FALSE;
    }
  if (!read_text (self, column, text, &value, error))
    return FALSE;
  if (column->part == NULL && g_str_equal (column->field->key, "kind"))
    return set_kind (self, units, n, hu_node_get_text (value, "ground"));

  return set_values (self, units, n, column, value);
}
