/*
 * Writing the plain members of a record by the table of the format.
 */
#include "config.h"

#include <string.h>

#include "hu-format.h"
#include "hu-write.h"

static void
write_text (HuJsonWriter  *writer,
            const HuField *field,
            gconstpointer  member)
{
  const char *text = *(char * const *) member;

  if (text != NULL)
    hu_json_writer_text_member (writer, field->key, text);
}

/* A number beneath its range stands for one that the file does not give. */
static void
write_number (HuJsonWriter  *writer,
              const HuField *field,
              const gint64  *number)
{
  if (*number >= field->least &&
      (field->otherwise == NULL || *number != g_ascii_strtoll (field->otherwise, NULL, 10)))
    hu_json_writer_integer_member (writer, field->key, *number);
}

static void
write_flag (HuJsonWriter   *writer,
            const HuField  *field,
            const gboolean *flag)
{
  if (*flag != g_str_equal (field->otherwise, "true"))
    hu_json_writer_boolean_member (writer, field->key, *flag);
}

static void
write_tristate (HuJsonWriter     *writer,
                const HuField    *field,
                const HuTristate *value)
{
  if (*value != HU_TRISTATE_UNSET)
    hu_json_writer_boolean_member (writer, field->key, *value == HU_TRISTATE_TRUE);
}

static gboolean
is_default (const HuField *field,
            const char    *word)
{
  gsize length = strlen (word);

  /* The default is JSON: the word in quotation marks. */
  return field->otherwise != NULL && strlen (field->otherwise) == length + 2 &&
         strncmp (field->otherwise + 1, word, length) == 0;
}

static void
write_word (HuJsonWriter  *writer,
            const HuField *field,
            const gint    *value)
{
  gint word = *value - (hu_field_has_none (field) ? 1 : 0);

  if (word >= 0 && !is_default (field, field->words[word]))
    hu_json_writer_text_member (writer, field->key, field->words[word]);
}

static void
write_field (HuJsonWriter  *writer,
             const HuField *field,
             gconstpointer  member)
{
  if (field->type == HU_FIELD_INTEGER)
    write_number (writer, field, member);
  else if (field->type == HU_FIELD_BOOLEAN)
    write_flag (writer, field, member);
  else if (field->type == HU_FIELD_TRISTATE)
    write_tristate (writer, field, member);
  else if (field->type == HU_FIELD_WORD)
    write_word (writer, field, member);
  else
    write_text (writer, field, member);
}

/**
 * hu_write_fields:
 * @kind: a kind of object in the table of the format
 * @first: the key to begin with
 * @last: the key to end with
 * @record: the data of the object
 *
 * Writes the members from @first to @last that the table places in @record and that are not at
 * their defaults, in the order of the table.
 */
void
hu_write_fields (HuJsonWriter *writer,
                 const char   *kind,
                 const char   *first,
                 const char   *last,
                 gconstpointer record)
{
  const GPtrArray *fields = hu_format_get_fields (kind);
  gboolean within = FALSE;

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      within |= g_str_equal (field->key, first);
      if (within && field->size > 0)
        write_field (writer, field, (const char *) record + field->offset);
      if (g_str_equal (field->key, last))
        return;
    }
}
