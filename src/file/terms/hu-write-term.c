/*
 * Conditions of any system on the way out, and the parts that they share with other rules.
 */
#include "config.h"

#include "hu-term-format.h"

#include "hu-system-format.h"

void
hu_write_where (HuJsonWriter     *writer,
                const HuScenario *scenario,
                const HuWhere    *where)
{
  if (where->places != NULL && where->one)
    {
      hu_json_writer_text_member (writer, "place",
                                  hu_map_get_place (scenario->map, g_array_index (where->places, guint, 0))->id);
    }
  else if (where->places != NULL)
    {
      hu_json_writer_key (writer, "places");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < where->places->len; i++)
        hu_json_writer_text (writer, hu_map_get_place (scenario->map, g_array_index (where->places, guint, i))->id);
      hu_json_writer_end (writer);
    }
  else if (where->hexes != NULL)
    {
      hu_json_writer_key (writer, "hexes");
      hu_write_hexset_line (writer, scenario, where->hexes);
    }
}

/* --- A condition --- */

const HuTermFormat *
hu_term_format_find (const char *object)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuTermFormat *format = hu_system_format_get ((HuSystemId) id)->terms;

      if (format != NULL && (g_str_equal (format->object, object) || g_str_equal (format->count, object)))
        return format;
    }

  g_return_val_if_reached (NULL);
}

static void
write_atom (HuJsonWriter       *writer,
            const HuScenario   *scenario,
            const HuTermFormat *format,
            const HuTerm       *term)
{
  const char *kind = hu_format_find_field (format->object, hu_term_get_word (term))->of;

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (const HuTermKey *each = format->order; hu_term_is_atom (term) && each->key != NULL; each++)
    if ((each->object == NULL || g_str_equal (each->object, kind)) && hu_format_find_field (kind, each->key) != NULL)
      hu_write_member (writer, scenario, kind, each->key, term, format->write_hooks);
  if (!hu_term_is_atom (term))
    hu_write_record (writer, scenario, kind, term, HU_JSON_INLINE, format->write_hooks);
  hu_json_writer_end (writer);
}

static void
write_count (HuJsonWriter       *writer,
             const HuScenario   *scenario,
             const HuTermFormat *format,
             const HuTerm       *term)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_member (writer, scenario, format->count, "times", term, NULL);
  if (term->kind == HU_TERM_NUMBER)
    {
      hu_write_member (writer, scenario, format->count, "number", term, NULL);
    }
  else
    {
      hu_json_writer_key (writer, hu_term_get_word (term));
      write_atom (writer, scenario, format, term);
    }
  hu_json_writer_end (writer);
}

static void
write_term (HuJsonWriter       *writer,
            const HuScenario   *scenario,
            const HuTermFormat *format,
            const HuTerm       *term)
{
  const char *word = hu_term_get_word (term);

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (hu_format_find_field (format->object, word)->type != HU_FIELD_OBJECT)
    {
      hu_write_member (writer, scenario, format->object, word, term, NULL);
    }
  else
    {
      hu_json_writer_key (writer, word);
      write_atom (writer, scenario, format, term);
    }
  hu_json_writer_end (writer);
}

/* A sum has the parts of the other one before its own. */
static void
write_parts (HuJsonWriter       *writer,
             const HuScenario   *scenario,
             const HuTermFormat *format,
             const HuField      *field,
             const HuTerm       *term)
{
  gboolean counted = g_str_equal (field->of, format->count);
  gboolean left = field->flag != 0;

  if (counted && !left && !term->has_right)
    return;

  hu_json_writer_key (writer, field->key);
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = counted && !left ? term->n_left : 0; i < (counted && left ? term->n_left : term->parts->len); i++)
    (counted ? write_count : write_term) (writer, scenario, format, g_ptr_array_index (term->parts, i));
  hu_json_writer_end (writer);
}

void
hu_field_write_term (HuJsonWriter     *writer,
                     const HuScenario *scenario,
                     const HuField    *field,
                     gconstpointer     record)
{
  const HuTermFormat *format = hu_term_format_find (field->of);
  const HuTerm *term = record;

  g_return_if_fail (format != NULL);

  if (field->type == HU_FIELD_LIST)
    {
      write_parts (writer, scenario, format, field, term);
      return;
    }

  term = field->flag != 0 ? g_ptr_array_index (term->parts, (guint) field->first)
                          : G_STRUCT_MEMBER (HuTerm *, record, field->offset);
  if (term == NULL)
    return;

  hu_json_writer_key (writer, field->key);
  write_term (writer, scenario, format, term);
}
