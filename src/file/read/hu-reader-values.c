/*
 * Reading one value by its row in the table of the format: its type, its range, its default.
 */
#include "config.h"

#include "hu-reader-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"
#include "hu-points.h"

HuNeed
hu_field_need (const HuObject *object,
               const HuField  *field)
{
  return field->required || field->needed_in >> object->shape & 1 ? HU_REQUIRED : HU_OPTIONAL;
}

void
hu_field_fault (HuReader      *reader,
                const HuAt    *at,
                const HuField *field)
{
  hu_reader_fault (reader, at, g_strdup (_(field->what)), g_strdup (_(field->remedy)));
}

/* --- Defaults --- */

static gint64
default_number (const HuField *field)
{
  return field->otherwise != NULL && strcmp (field->otherwise, "null") != 0
    ? g_ascii_strtoll (field->otherwise, NULL, 10)
    : field->required || field->needed_in != 0 ? 0 : field->least - 1;
}

static void
set_number (const HuField *field,
            gpointer       member,
            gint64         number)
{
  if (field->size == sizeof (gint64))
    *(gint64 *) member = number;
  else
    *(gint *) member = (gint) MIN (number, G_MAXINT32);
}

/* The number of the word that its absence means; 0 where it means none of them. */
static gint
default_word (const HuField *field)
{
  for (guint i = 0; field->words[i] != NULL; i++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", field->words[i]);

      if (g_strcmp0 (field->otherwise, quoted) == 0 && field->numbers != NULL)
        return field->numbers[i];
      if (g_strcmp0 (field->otherwise, quoted) == 0)
        return field->first + (gint) (field->reversed ? g_strv_length ((char **) field->words) - 1 - i : i);
    }

  return 0;
}

void
hu_field_set_meaning (const HuField *field,
                      gpointer       member)
{
  if (field->otherwise == NULL || strcmp (field->otherwise, "null") == 0)
    return;

  if (field->type == HU_FIELD_INTEGER || (field->type == HU_FIELD_BOOLEAN && field->flag == 0))
    hu_field_set_default (field, member);
  else if (field->type == HU_FIELD_WORD)
    *(gint *) member = default_word (field);
}

void
hu_field_set_default (const HuField *field,
                      gpointer       member)
{
  switch ((gint) field->type)
    {
    case HU_FIELD_INTEGER:
      set_number (field, member, default_number (field));
      break;
    case HU_FIELD_BOOLEAN:
      *(gboolean *) member = g_strcmp0 (field->otherwise, "true") == 0;
      break;
    case HU_FIELD_WORD:
      *(gint *) member = default_word (field);
      break;
    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
      *(HuSide *) member = field->required && field->type == HU_FIELD_SIDE && field->flag == 0 ? HU_SIDE_FIRST : HU_SIDE_NONE;
      break;
    case HU_FIELD_UNIT:
    case HU_FIELD_PLACE:
      *(guint *) member = HU_UNIT_NONE;
      break;
    case HU_FIELD_HEX:
    case HU_FIELD_LOCATION:
      *(HuHex *) member = HU_HEX_NONE;
      break;
    case HU_FIELD_TRISTATE:
      if (field->flag == 0)
        *(HuTristate *) member = HU_TRISTATE_UNSET;
      break;
    case HU_FIELD_DECIMAL:
      G_STRUCT_MEMBER (guint, (char *) member - field->offset, field->beside) = HU_UNIT_WHOLE;
      break;
    case HU_FIELD_RATIO:
      ((gint64 *) member)[1] = 1;
      break;
    case HU_FIELD_TEXTS:
      if (field->flag == 0)
        *(GPtrArray **) member = g_ptr_array_new_with_free_func (g_free);
      break;
    case HU_FIELD_UNITS:
    case HU_FIELD_PLACES:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
    case HU_FIELD_LOCATIONS:
    case HU_FIELD_HEXES:
    case HU_FIELD_HEXSET:
      if (field->flag == 0)
        *(GArray **) member = g_array_new (FALSE, FALSE, sizeof (gint32));
      break;
    default:
      break;
    }
}

/* --- Single values --- */

static void
read_text (const HuObject *object,
           const HuField  *field,
           char          **member)
{
  HuNeed need = hu_field_need (object, field);
  const char *text = NULL;

  if (field->fault == HU_FAULT_EMPTY && (need == HU_REQUIRED || hu_object_has (object, field->key)))
    hu_object_name (object, field->key, &text);
  else
    hu_object_text (object, field->key, need, &text);
  g_free (*member);
  *member = g_strdup (text);
}

static gboolean
is_color (const char *text)
{
  for (guint i = 1; i <= 6; i++)
    if (text[0] != '#' || !g_ascii_isxdigit (text[i]))
      return FALSE;

  return text[7] == '\0';
}

static void
read_color (const HuObject *object,
            const HuField  *field,
            char          **member)
{
  g_autofree char *shown = NULL;
  HuAt at;

  read_text (object, field, member);
  if (*member == NULL || is_color (*member))
    return;

  shown = hu_text_shorten (*member, -1);
  hu_object_get (object, field->key, HU_OPTIONAL, &at);
  hu_reader_fault (object->reader, &at, g_strdup_printf (_("“%s” is not a colour"), shown),
                   g_strdup (_("use “#” and six hexadecimal digits")));
}

static void
find_range (const HuReader *reader,
            const HuField  *field,
            gint64         *least,
            gint64         *most)
{
  *least = field->least;
  *most = field->most;
  switch (field->limit)
    {
    case HU_LIMIT_NONE:
      break;
    case HU_LIMIT_TURNS:
      *most = reader->calendar_unsure ? G_MAXUINT32 : reader->scenario->calendar.n_turns;
      break;
    case HU_LIMIT_PLAYER_TURNS:
      *most = reader->scenario->calendar.player_turns->len;
      break;
    case HU_LIMIT_ROWS:
      *least = reader->grid != NULL && reader->grid->numbering != HU_NUMBERING_LETTERS ? 1 : 0;
      *most = reader->grid != NULL ? reader->grid->rows : HU_GRID_MAX;
      break;
    case HU_LIMIT_UNITS:
      *most = HU_FILE_MAX_UNITS;
      break;
    }
}

/* Null stands for no number if it is the default. */
static void
read_number (const HuObject *object,
             const HuField  *field,
             gpointer        member)
{
  gint64 least, most, number;
  HuAt at;

  find_range (object->reader, field, &least, &most);
  if (hu_object_get (object, field->key, hu_field_need (object, field), &at) &&
      !(g_strcmp0 (field->otherwise, "null") == 0 && hu_at_is_null (&at)) &&
      hu_read_integer (object->reader, &at, least, most, &number))
    set_number (field, member, number);
}

static void
read_flag (const HuObject *object,
           const HuField  *field,
           gpointer        member)
{
  guint *bits = member;
  gboolean flag;

  if (field->flag == 0)
    {
      hu_object_boolean (object, field->key, member);
      return;
    }

  flag = (*bits & field->flag) != 0;
  hu_object_boolean (object, field->key, &flag);
  *bits = flag ? *bits | field->flag : *bits & ~field->flag;
}

/* The words in the order of their numbers.  @made: (out): a list to free */
static const char * const *
list_words (const HuField *field,
            const char  ***made)
{
  guint n = g_strv_length ((char **) field->words);

  *made = NULL;
  if (!field->reversed)
    return field->words;

  *made = g_new0 (const char *, n + 1);
  for (guint i = 0; i < n; i++)
    (*made)[i] = field->words[n - 1 - i];

  return *made;
}

static void
read_word (const HuObject *object,
           const HuField  *field,
           gint           *member)
{
  gboolean needed = hu_field_need (object, field) == HU_REQUIRED;
  g_autofree const char **made = NULL;
  const char * const *words = list_words (field, &made);
  gint word;

  if ((needed || hu_object_has (object, field->key)) && hu_object_word (object, field->key, HU_REQUIRED, words, &word))
    *member = field->numbers != NULL ? field->numbers[word] : word + field->first + (hu_field_has_none (field) ? 1 : 0);
}

static void
read_tristate (const HuObject *object,
               const HuField  *field,
               gpointer        record)
{
  gpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  gboolean value;

  if (!hu_object_has (object, field->key) || !hu_object_boolean (object, field->key, &value))
    return;

  if (field->flag == 0)
    {
      *(HuTristate *) member = value ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
      return;
    }

  G_STRUCT_MEMBER (guint, record, field->beside) |= field->flag;
  if (value)
    *(guint *) member |= field->flag;
}

static void
read_decimal (const HuObject *object,
              const HuField  *field,
              gpointer        record)
{
  HuDecimal number;
  HuAt at;

  if (field->given > 0)
    G_STRUCT_MEMBER (gboolean, record, field->given) = hu_object_has (object, field->key);
  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at) ||
      !hu_read_decimal (object->reader, &at, field->least, &number))
    return;

  G_STRUCT_MEMBER (gint64, record, field->offset) = number.value;
  G_STRUCT_MEMBER (guint, record, field->beside) = number.unit;
}

static void
read_side (const HuObject *object,
           const HuField  *field,
           HuSide         *member)
{
  if (!hu_object_side (object, field->key, hu_field_need (object, field), field->type == HU_FIELD_SIDE_OR_NULL, member))
    object->reader->n_unread++;
}

/* The rules refuse an unknown item, as they refuse an item that is no award. */
static void
read_item (const HuObject *object,
           const HuField  *field,
           guint          *member)
{
  const char *item = NULL;

  if (hu_object_text (object, field->key, hu_field_need (object, field), &item) && item != NULL)
    *member = hu_scenario_find_item (object->reader->scenario, item);
}

/* Two numbers: [3, 1]. */
static void
read_ratio (const HuObject *object,
            const HuField  *field,
            gpointer        record)
{
  gint64 *member = G_STRUCT_MEMBER_P (record, field->offset);
  gint64 parts[2] = { 0, 1 };
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, hu_field_need (object, field), &at))
    return;

  if (hu_node_get_n (at.node) != 2)
    {
      hu_reader_fault (object->reader, &at, g_strdup (_("a bound is a ratio of two numbers")),
                       g_strdup (_("write [3, 1] for 3 to 1")));
      return;
    }

  hu_elements_init (&elements, object->reader, &at);
  for (guint i = 0; hu_elements_next (&elements); i++)
    if (!hu_read_integer (object->reader, &elements.at, i == 0 ? field->least : 1, G_MAXINT64, &parts[i]))
      return;

  member[0] = parts[0];
  member[1] = parts[1];
  if (field->beside > 0)
    G_STRUCT_MEMBER (gint, record, field->beside) = field->first;
}

/* {"mechanized": 3}: the keys are words of the scenario. */
static void
read_factors (const HuObject *object,
              const HuField  *field,
              GArray        **member)
{
  static const char * const any[] = { NULL };
  HuObject branches;
  HuAt at;

  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at) ||
      !hu_object_open (&branches, object->reader, &at, any))
    return;

  for (guint i = 0; i < hu_node_get_n (at.node); i++)
    {
      HuAt branch = hu_at_member (&at, i);
      gint64 factor;

      if (hu_read_integer (object->reader, &branch, 0, G_MAXINT64, &factor))
        hu_factors_add (member, branch.key, factor);
    }
}

/* --- Lists --- */

static gboolean
read_id (HuReader      *reader,
         const HuAt    *at,
         const HuField *field,
         gint32        *id)
{
  switch ((gint) field->type)
    {
    case HU_FIELD_UNIT:
    case HU_FIELD_UNITS:
      return hu_read_unit_id (reader, at, (guint *) id);
    case HU_FIELD_PLACE:
    case HU_FIELD_PLACES:
      return hu_read_place_id (reader, at, (guint *) id);
    case HU_FIELD_BOARDS:
      return hu_read_board_id (reader, at, (guint *) id);
    case HU_FIELD_LOCATIONS:
      *id = hu_read_location (reader, at);
      return *id >= 0;
    default:
      *id = hu_read_building_id (reader, at);
      return *id >= 0;
    }
}

static void
set_word (const HuField *field,
          gpointer       member,
          gint           word)
{
  if (field->size > sizeof (guint))
    ((gboolean *) member)[word] = TRUE;
  else
    *(guint *) member |= 1u << (field->numbers != NULL ? field->numbers[word] : word + field->first);
}

/* Reports a unit of the other side than @side; one that could not be read whole may be of either. */
static gboolean
is_foreign (HuReader   *reader,
            const HuAt *at,
            HuSide      side,
            guint       unit)
{
  if (side == HU_SIDE_NONE || hu_scenario_get_unit (reader->scenario, unit)->side == side ||
      g_hash_table_contains (reader->faulty_units, GUINT_TO_POINTER (unit + 1)))
    return FALSE;

  hu_reader_fault (reader, at, g_strdup (_("this unit belongs to the other side")),
                   g_strdup_printf (_("name units of side “%s”"), reader->scenario->sides[side].id));

  return TRUE;
}

/* Adds to the member what an element of the list is.  @named: ids + 1 that stand there so far */
static void
read_element (HuReader      *reader,
              const HuAt    *at,
              const HuField *field,
              gpointer       record,
              GHashTable    *named)
{
  gpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  const char *text;
  gint32 id;

  if (field->type == HU_FIELD_TEXTS)
    {
      if (hu_read_text (reader, at, &text))
        g_ptr_array_add (*(GPtrArray **) member, g_strdup (text));
    }
  else if (!read_id (reader, at, field, &id))
    {
      reader->n_unread++;
    }
  else
    {
      if (!g_hash_table_add (named, GINT_TO_POINTER (id + 1)) && field->fault == HU_FAULT_TWICE)
        hu_field_fault (reader, at, field);
      else if (field->fault != HU_FAULT_FOREIGN ||
               !is_foreign (reader, at, G_STRUCT_MEMBER (HuSide, record, field->beside), (guint) id))
        g_array_append_val (*(GArray **) member, id);
    }
}

static void
read_words (HuReader      *reader,
            const HuAt    *at,
            const HuField *field,
            gpointer       member)
{
  g_autofree const char **made = NULL;
  const char * const *words = list_words (field, &made);
  HuElements elements;

  memset (member, 0, field->size);
  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      gint word = hu_read_word (reader, &elements.at, words);

      if (word >= 0)
        set_word (field, member, word);
    }
}

static void
read_elements (const HuObject *object,
               const HuField  *field,
               gpointer        record)
{
  gpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  g_autoptr(GHashTable) named = NULL;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, hu_field_need (object, field), &at))
    return;
  if (field->fault == HU_FAULT_EMPTY && hu_node_get_n (at.node) == 0)
    hu_field_fault (object->reader, &at, field);
  if (field->filled != NULL && hu_node_get_n (at.node) == 0)
    hu_reader_fault (object->reader, &at, g_strdup (_("an empty list stands here")),
                     g_strdup (field->filled[0] != '\0' ? _(field->filled) : _("name at least one, or leave the key out")));
  if (field->type == HU_FIELD_WORDS)
    {
      read_words (object->reader, &at, field, member);
      return;
    }

  if (field->type == HU_FIELD_TEXTS && *(gpointer *) member == NULL)
    *(GPtrArray **) member = g_ptr_array_new_with_free_func (g_free);
  else if (*(gpointer *) member == NULL)
    *(GArray **) member = g_array_new (FALSE, FALSE, sizeof (gint32));
  named = g_hash_table_new (NULL, NULL);
  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    read_element (object->reader, &elements.at, field, record, named);
}

/* --- By type --- */

/* Sets the member that tells whether the file has the key. */
static void
note_given (const HuObject *object,
            const HuField  *field,
            gpointer        record)
{
  if (field->beside > 0)
    G_STRUCT_MEMBER (gboolean, record, field->beside) = hu_object_has (object, field->key);
}

void
hu_field_read (const HuObject *object,
               const HuField  *field,
               gpointer        record)
{
  gpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  HuAt at;

  switch ((gint) field->type)
    {
    case HU_FIELD_INTEGER:
      note_given (object, field, record);
      read_number (object, field, member);
      break;
    case HU_FIELD_BOOLEAN:
      read_flag (object, field, member);
      break;
    case HU_FIELD_TRISTATE:
      read_tristate (object, field, record);
      break;
    case HU_FIELD_WORD:
      note_given (object, field, record);
      read_word (object, field, member);
      break;
    case HU_FIELD_DECIMAL:
      read_decimal (object, field, record);
      break;
    case HU_FIELD_SPAN:
      hu_read_turn_span (object, field->strict, member);
      break;
    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
      note_given (object, field, record);
      read_side (object, field, member);
      break;
    case HU_FIELD_SIDE_OR_BOTH:
      *(HuSide *) member = hu_object_to (object);
      break;
    case HU_FIELD_UNIT:
    case HU_FIELD_PLACE:
    case HU_FIELD_BUILDING:
      note_given (object, field, record);
      if (hu_object_get (object, field->key, hu_field_need (object, field), &at) &&
          !(field->beside > 0 && hu_at_is_null (&at)) && !read_id (object->reader, &at, field, member))
        object->reader->n_unread++;
      break;
    case HU_FIELD_ITEM:
      read_item (object, field, member);
      break;
    case HU_FIELD_COLOR:
      read_color (object, field, member);
      break;
    case HU_FIELD_RATIO:
      read_ratio (object, field, record);
      break;
    case HU_FIELD_FACTORS:
      read_factors (object, field, member);
      break;
    case HU_FIELD_STEPS:
    case HU_FIELD_SOURCES:
      note_given (object, field, record);
      G_GNUC_FALLTHROUGH;
    case HU_FIELD_HEX:
    case HU_FIELD_LOCATION:
    case HU_FIELD_HEXSET:
    case HU_FIELD_HEXES:
    case HU_FIELD_STEP:
    case HU_FIELD_SUBJECT:
      hu_field_read_hexes (object, field, record);
      break;
    case HU_FIELD_WORDS:
    case HU_FIELD_TEXTS:
    case HU_FIELD_UNITS:
    case HU_FIELD_PLACES:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
    case HU_FIELD_LOCATIONS:
      read_elements (object, field, record);
      break;
    default:
      read_text (object, field, member);
      break;
    }
}
