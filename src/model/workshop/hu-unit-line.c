/*
 * A line of the table of units: its text in each column, and the order of lines.
 */
#include "config.h"

#include "hu-unit-line-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-sheet.h"
#include "hu-workshop-units.h"

struct _HuUnitLine
{
  GObject     parent_instance;

  HuWorkshop *shop;    /* borrowed: the table has it */
  guint       index;
  HuNode     *unit;

  /* Made when asked for. */
  char       *sort_key;
  const HuField *sorted_by;
  char       *hay;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuUnitLine, hu_unit_line, G_TYPE_OBJECT)

static void
forget_made (HuUnitLine *self)
{
  g_clear_pointer (&self->sort_key, g_free);
  g_clear_pointer (&self->hay, g_free);
  self->sorted_by = NULL;
}

static void
hu_unit_line_finalize (GObject *object)
{
  HuUnitLine *self = HU_UNIT_LINE (object);

  forget_made (self);
  g_clear_pointer (&self->unit, hu_node_unref);

  G_OBJECT_CLASS (hu_unit_line_parent_class)->finalize (object);
}

static void
hu_unit_line_class_init (HuUnitLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_unit_line_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hu_unit_line_init (HuUnitLine *self)
{
}

HuUnitLine *
_hu_unit_line_new (HuWorkshop *shop,
                   HuNode     *unit,
                   guint       index)
{
  HuUnitLine *self = g_object_new (HU_TYPE_UNIT_LINE, NULL);

  self->shop = shop;
  self->unit = hu_node_ref (unit);
  self->index = index;

  return self;
}

void
_hu_unit_line_update (HuUnitLine *self,
                      HuNode     *unit,
                      guint       index,
                      gboolean    anyway)
{
  self->index = index;
  if (self->unit == unit && !anyway)
    return;

  hu_node_ref (unit);
  hu_node_unref (self->unit);
  self->unit = unit;
  forget_made (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
_hu_unit_line_is_of (HuUnitLine   *self,
                     const HuNode *unit)
{
  return self->unit == unit || g_strcmp0 (hu_node_get_text (hu_node_find (self->unit, "id"), NULL),
                                          hu_node_get_text (hu_node_find (unit, "id"), NULL)) == 0;
}

static HuNode *
get_value (HuUnitLine         *self,
           const HuUnitColumn *column)
{
  return hu_node_find (column->part != NULL ? hu_node_find (self->unit, column->part) : self->unit, column->field->key);
}

HuUnitKind
_hu_unit_node_get_kind (const HuNode *unit)
{
  gint kind = hu_unit_kind_from_string (hu_node_get_text (hu_node_find (unit, "kind"), "ground"));

  return kind >= 0 ? (HuUnitKind) kind : HU_UNIT_GROUND;
}

guint
hu_unit_column_get_kinds (const HuUnitColumn *column)
{
  g_return_val_if_fail (column != NULL, 0);

  return column->part != NULL ? hu_format_find_field ("unit", column->part)->kinds : column->field->kinds;
}

guint
hu_unit_line_get_index (HuUnitLine *self)
{
  g_return_val_if_fail (HU_IS_UNIT_LINE (self), 0);

  return self->index;
}

gboolean
hu_unit_line_has (HuUnitLine         *self,
                  const HuUnitColumn *column)
{
  HuUnitKind kind;

  g_return_val_if_fail (HU_IS_UNIT_LINE (self) && column != NULL, FALSE);

  kind = _hu_unit_node_get_kind (self->unit);

  return (hu_unit_column_get_kinds (column) >> kind & 1) != 0;
}

static char *
dup_side_name (HuWorkshop *shop,
               const char *id)
{
  const HuNode *sides = hu_workshop_get (shop, "/sides");
  gint side = hu_node_find_element (sides, "id", id);

  return g_strdup (side >= 0 ? hu_node_get_text (hu_node_find (hu_node_get_element (sides, (guint) side), "name"), id) : id);
}

/* Returns the value of the cell, or the default of a unit that could have one. */
static gboolean
is_true (const HuUnitColumn *column,
         const HuNode       *value)
{
  return value != NULL ? hu_node_get_boolean (value, FALSE) : g_strcmp0 (column->field->otherwise, "true") == 0;
}

char *
hu_unit_line_dup_text (HuUnitLine         *self,
                       const HuUnitColumn *column)
{
  HuNode *value;
  const char *text;

  g_return_val_if_fail (HU_IS_UNIT_LINE (self) && column != NULL, NULL);

  value = get_value (self, column);
  text = hu_node_get_text (value, NULL);
  if (value == NULL && !hu_unit_line_has (self, column))
    return g_strdup ("");

  switch ((gint) column->field->type)
    {
    case HU_FIELD_BOOLEAN:
      if (is_true (column, value))
        return g_strdup (_("Yes"));
      /* Only what is not as usual is said. */
      return g_strdup (g_strcmp0 (column->field->otherwise, "true") == 0 ? _("No") : "");

    case HU_FIELD_TRISTATE:
      return g_strdup (value == NULL ? "" : hu_node_get_boolean (value, FALSE) ? _("Yes") : _("No"));

    case HU_FIELD_WORD:
    case HU_FIELD_OPEN_WORD:
      if (value == NULL && g_str_equal (column->field->key, "kind"))
        text = "ground";
      if (text != NULL)
        return g_strdup (hu_explain_field_value (column->field->key, text));
      break;

    case HU_FIELD_SIDE:
      if (text != NULL)
        return dup_side_name (self->shop, text);
      break;

    case HU_FIELD_SOURCES:
      if (value != NULL)
        return hu_workshop_dup_sources (value, TRUE);
      break;

    case HU_FIELD_TEXTS:
      return hu_sheet_dup_texts (value);

    default:
      break;
    }

  if (value == NULL || hu_node_get_kind (value) == HU_NODE_NULL)
    return g_strdup ("");

  return text != NULL ? g_strdup (text) : hu_node_to_json (value);
}

/* --- Order --- */

static gint
find_word (const HuUnitColumn *column,
           const char         *word)
{
  for (guint i = 0; word != NULL && column->field->words[i] != NULL; i++)
    if (g_str_equal (column->field->words[i], word))
      return (gint) i;

  return G_MAXINT;
}

/* Numbers and words have an order of their own; FALSE if texts are compared. */
static gboolean
get_rank (HuUnitLine         *self,
          const HuUnitColumn *column,
          gint64             *rank)
{
  HuNode *value = get_value (self, column);

  switch ((gint) column->field->type)
    {
    case HU_FIELD_INTEGER:
      *rank = hu_node_get_integer (value, G_MININT64);
      return TRUE;

    case HU_FIELD_BOOLEAN:
      *rank = hu_unit_line_has (self, column) ? is_true (column, value) : -1;
      return TRUE;

    case HU_FIELD_TRISTATE:
      *rank = value == NULL ? -1 : hu_node_get_boolean (value, FALSE);
      return TRUE;

    case HU_FIELD_WORD:
      *rank = find_word (column, hu_node_get_text (value, g_str_equal (column->field->key, "kind") ? "ground" : NULL));
      return TRUE;

    default:
      return FALSE;
    }
}

/* "Unit 2" before "Unit 10". */
static const char *
get_sort_key (HuUnitLine         *self,
              const HuUnitColumn *column)
{
  if (self->sorted_by != column->field)
    {
      g_autofree char *text = hu_unit_line_dup_text (self, column);
      g_autofree char *folded = g_utf8_casefold (text, -1);

      g_free (self->sort_key);
      self->sort_key = g_utf8_collate_key_for_filename (folded, -1);
      self->sorted_by = column->field;
    }

  return self->sort_key;
}

/* Returns less than 0 if @a comes before @b, more than 0 if it comes after @b, else 0. */
gint
hu_unit_line_compare (HuUnitLine         *a,
                      HuUnitLine         *b,
                      const HuUnitColumn *column)
{
  gint64 rank_a, rank_b;

  g_return_val_if_fail (HU_IS_UNIT_LINE (a) && HU_IS_UNIT_LINE (b) && column != NULL, 0);

  if (get_rank (a, column, &rank_a) && get_rank (b, column, &rank_b))
    return (rank_a > rank_b) - (rank_a < rank_b);

  return strcmp (get_sort_key (a, column), get_sort_key (b, column));
}

gboolean
hu_unit_line_matches (HuUnitLine *self,
                      const char *needle)
{
  g_return_val_if_fail (HU_IS_UNIT_LINE (self) && needle != NULL, FALSE);

  if (needle[0] == '\0')
    return TRUE;

  if (self->hay == NULL)
    {
      static const char * const keys[] = { "name", "id", "side", "kind", "at", "size", "branch", "nationality" };
      g_autoptr(GString) hay = g_string_new (NULL);

      for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
        {
          const HuUnitColumn column = { .field = hu_format_find_field ("unit", keys[i]) };
          g_autofree char *text = hu_unit_line_dup_text (self, &column);

          g_string_append_printf (hay, "%s\n", text);
        }
      self->hay = g_utf8_casefold (hay->str, -1);
    }

  return strstr (self->hay, needle) != NULL;
}
