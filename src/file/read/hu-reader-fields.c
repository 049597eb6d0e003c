/*
 * Reading the plain members of a record by the table of the format.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

static void
read_text (const HuObject *object,
           const HuField  *field,
           gpointer        member)
{
  const char *text = NULL;

  hu_object_text (object, field->key, field->required ? HU_REQUIRED : HU_OPTIONAL, &text);
  *(char **) member = g_strdup (text);
}

static void
read_number (const HuObject *object,
             const HuField  *field,
             gint64         *member)
{
  hu_object_integer (object, field->key, field->required ? HU_REQUIRED : HU_OPTIONAL, field->least, field->most, member);
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

/**
 * hu_object_read_fields:
 * @kind: the kind of @object in the table of the format
 * @record: (inout): a record with the defaults in place
 *
 * Reads each member that the table places in @record; an absent one keeps its default.
 */
void
hu_object_read_fields (const HuObject *object,
                       const char     *kind,
                       gpointer        record)
{
  const GPtrArray *fields = hu_format_get_fields (kind);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      gpointer member = (char *) record + field->offset;

      if (field->size == 0)
        continue;
      if (field->type == HU_FIELD_INTEGER)
        read_number (object, field, member);
      else if (field->type == HU_FIELD_BOOLEAN)
        hu_object_boolean (object, field->key, member);
      else if (field->type == HU_FIELD_TRISTATE)
        read_tristate (object, field, member);
      else if (field->type == HU_FIELD_WORD)
        read_word (object, field, member);
      else
        read_text (object, field, member);
    }
}
