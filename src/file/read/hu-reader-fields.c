/*
 * Reading a record by the table of the format.  What is particular to one key is a hook.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

#include <string.h>

static HuNeed
need_of (const HuField *field)
{
  return field->required ? HU_REQUIRED : HU_OPTIONAL;
}

/* --- Defaults --- */

static gint64
default_number (const HuField *field)
{
  return field->otherwise != NULL && strcmp (field->otherwise, "null") != 0
    ? g_ascii_strtoll (field->otherwise, NULL, 10)
    : field->required ? 0 : field->least - 1;
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

static void
set_default (const HuField *field,
             gpointer       member)
{
  switch (field->type)
    {
    case HU_FIELD_INTEGER:
      set_number (field, member, default_number (field));
      break;
    case HU_FIELD_BOOLEAN:
      *(gboolean *) member = g_strcmp0 (field->otherwise, "true") == 0;
      break;
    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
      *(HuSide *) member = field->required && field->type == HU_FIELD_SIDE ? HU_SIDE_FIRST : HU_SIDE_NONE;
      break;
    case HU_FIELD_UNITS:
    case HU_FIELD_PLACES:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
    case HU_FIELD_LOCATIONS:
    case HU_FIELD_HEXSET:
      if (field->flag == 0)
        *(GArray **) member = g_array_new (FALSE, FALSE, sizeof (gint32));
      break;
    default:
      break;
    }
}

/* --- Members --- */

static void
read_text (const HuObject *object,
           const HuField  *field,
           gpointer        member)
{
  const char *text = NULL;

  hu_object_text (object, field->key, need_of (field), &text);
  *(char **) member = g_strdup (text);
}

/* Null stands for no number if it is the default. */
static void
read_number (const HuObject *object,
             const HuField  *field,
             gpointer        member)
{
  gint64 number;
  HuAt at;

  if (hu_object_get (object, field->key, need_of (field), &at) &&
      !(g_strcmp0 (field->otherwise, "null") == 0 && hu_at_is_null (&at)) &&
      hu_read_integer (object->reader, &at, field->least, field->most, &number))
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

static void
read_word (const HuObject *object,
           const HuField  *field,
           gint           *member)
{
  gint word;

  if ((field->required || hu_object_has (object, field->key)) &&
      hu_object_word (object, field->key, HU_REQUIRED, field->words, &word))
    *member = word + (hu_field_has_none (field) ? 1 : 0);
}

static void
read_tristate (const HuObject *object,
               const HuField  *field,
               HuTristate     *member)
{
  gboolean value;

  if (hu_object_has (object, field->key) && hu_object_boolean (object, field->key, &value))
    *member = value ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
}

static gboolean
read_id (HuReader      *reader,
         const HuAt    *at,
         const HuField *field,
         gint32        *id)
{
  switch (field->type)
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
read_hexset (const HuObject *object,
             const HuField  *field,
             GArray        **member)
{
  HuAt at;

  if (!hu_object_get (object, field->key, need_of (field), &at))
    return;

  g_clear_pointer (member, g_array_unref);
  *member = hu_read_hexset_list (object->reader, &at);
}

/* Adds to @member what an element of the list is. */
static void
read_element (HuReader      *reader,
              const HuAt    *at,
              const HuField *field,
              gpointer       member)
{
  const char *text;
  gint32 id;
  gint word;

  switch (field->type)
    {
    case HU_FIELD_WORDS:
      word = hu_read_word (reader, at, field->words);
      if (word >= 0)
        *(guint *) member |= 1u << word;
      break;
    case HU_FIELD_TEXTS:
      if (hu_read_text (reader, at, &text))
        g_ptr_array_add (*(GPtrArray **) member, g_strdup (text));
      break;
    default:
      if (read_id (reader, at, field, &id))
        g_array_append_val (*(GArray **) member, id);
      break;
    }
}

static void
read_elements (const HuObject *object,
               const HuField  *field,
               gpointer        member)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, need_of (field), &at))
    return;

  if (field->type != HU_FIELD_WORDS && field->type != HU_FIELD_TEXTS && *(gpointer *) member == NULL)
    *(GArray **) member = g_array_new (FALSE, FALSE, sizeof (gint32));
  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    read_element (object->reader, &elements.at, field, member);
}

/* --- Lists of records --- */

static gpointer
record_new (const HuField *field)
{
  const GPtrArray *fields = hu_format_get_fields (field->of);
  gpointer record = g_malloc0 (field->shape->size);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *its = g_ptr_array_index (fields, i);

      if (its->size > 0)
        set_default (its, (char *) record + its->offset);
    }

  return record;
}

static void
read_records (const HuObject   *object,
              const HuField    *field,
              gpointer          owner,
              GPtrArray        *records,
              const HuReadHook *hooks)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, need_of (field), &at))
    return;

  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    {
      HuObject element;
      gpointer record;
      gboolean whole;

      if (!hu_object_open (&element, object->reader, &elements.at, hu_format_get_keys (field->of)))
        continue;

      element.owner = owner;
      record = record_new (field);
      g_ptr_array_add (records, record);
      whole = hu_object_read_record (&element, field->of, record, hooks);
      G_STRUCT_MEMBER (char *, record, field->shape->extra) = hu_object_close (&element);
      if (!whole)
        g_ptr_array_set_size (records, (gint) records->len - 1);
    }
}

/* --- Records --- */

static void
read_field (const HuObject   *object,
            const HuField    *field,
            gpointer          record,
            const HuReadHook *hooks)
{
  gpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  HuAt at;

  switch (field->type)
    {
    case HU_FIELD_INTEGER:
      read_number (object, field, member);
      if (field->beside > 0)
        G_STRUCT_MEMBER (gboolean, record, field->beside) = hu_object_has (object, field->key);
      break;
    case HU_FIELD_BOOLEAN:
      read_flag (object, field, member);
      break;
    case HU_FIELD_TRISTATE:
      read_tristate (object, field, member);
      break;
    case HU_FIELD_WORD:
      read_word (object, field, member);
      break;
    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
      hu_object_side (object, field->key, need_of (field), field->type == HU_FIELD_SIDE_OR_NULL, member);
      break;
    case HU_FIELD_UNIT:
    case HU_FIELD_PLACE:
      if (hu_object_get (object, field->key, need_of (field), &at))
        read_id (object->reader, &at, field, member);
      break;
    case HU_FIELD_HEXSET:
      read_hexset (object, field, member);
      break;
    case HU_FIELD_WORDS:
    case HU_FIELD_TEXTS:
    case HU_FIELD_UNITS:
    case HU_FIELD_PLACES:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
    case HU_FIELD_LOCATIONS:
      read_elements (object, field, member);
      break;
    case HU_FIELD_LIST:
      read_records (object, field, record, *(GPtrArray **) member, hooks);
      break;
    default:
      read_text (object, field, member);
      break;
    }
}

gboolean
hu_read_elsewhere (const HuObject *object,
                   gpointer        record)
{
  return TRUE;
}

static const HuReadHook *
find_hook (const HuReadHook *hooks,
           const char       *kind,
           const char       *key)
{
  for (; hooks != NULL && hooks->object != NULL; hooks++)
    if (g_strcmp0 (hooks->key, key) == 0 && strcmp (hooks->object, kind) == 0)
      return hooks;

  return NULL;
}

/* Reads one member, beside others that are read by hand. */
void
hu_object_read_member (const HuObject *object,
                       const char     *kind,
                       const char     *key,
                       gpointer        record)
{
  const HuField *field = hu_format_find_field (kind, key);

  g_return_if_fail (field != NULL && field->size > 0);

  read_field (object, field, record, NULL);
}

/**
 * hu_object_read_record:
 * @kind: the kind of @object in the table of the format
 * @record: (inout): a record with the defaults in place
 * @hooks: (nullable): for the keys that the table does not place in a record, of @kind and of the records in its lists
 *
 * Reads each member in the order of the table; an absent one keeps its default.
 *
 * Returns: %FALSE where a hook found that there is no record
 */
gboolean
hu_object_read_record (const HuObject   *object,
                       const char       *kind,
                       gpointer          record,
                       const HuReadHook *hooks)
{
  const GPtrArray *fields = hu_format_get_fields (kind);
  const HuReadHook *hook;
  gboolean whole = TRUE;

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      hook = find_hook (hooks, kind, field->key);
      if (hook != NULL)
        whole &= hook->read (object, record);
      else if (field->size > 0)
        read_field (object, field, record, hooks);
    }
  hook = find_hook (hooks, kind, NULL);

  return (hook == NULL || hook->read (object, record)) && whole;
}
