/*
 * Conditions of any system on the way out, and the parts that they share with other rules.
 */
#include "config.h"

#include "hu-term-format.h"

#include "hu-write.h"

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

void
hu_write_sizes (HuJsonWriter     *writer,
                const HuScenario *scenario,
                gconstpointer     record)
{
  guint sizes = ((const HuUnitFilter *) record)->sizes;

  if (sizes == 0)
    return;

  hu_json_writer_key (writer, "sizes");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < HU_N_SIZES; i++)
    if (sizes >> i & 1)
      hu_json_writer_text (writer, hu_unit_size_to_string ((HuUnitSize) i));
  hu_json_writer_end (writer);
}

void
hu_write_turn_span (HuJsonWriter     *writer,
                    const HuTurnSpan *span)
{
  if (span->single)
    {
      hu_json_writer_integer_member (writer, "turn", span->from);
      return;
    }
  if (span->from == 0 && span->to == 0)
    return;

  hu_json_writer_key (writer, "turn");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_record (writer, NULL, "turn-span", span, HU_JSON_INLINE, NULL);
  hu_json_writer_members (writer, span->extra, NULL);
  hu_json_writer_end (writer);
}

/* --- A condition --- */

static void
write_parts (HuJsonWriter       *writer,
             const HuScenario   *scenario,
             const HuTermFormat *format,
             const HuTerm       *term)
{
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < term->parts->len; i++)
    hu_write_term (writer, scenario, format, g_ptr_array_index (term->parts, i));
  hu_json_writer_end (writer);
}

static void
write_memory (HuJsonWriter       *writer,
              const HuScenario   *scenario,
              const HuTermFormat *format,
              const HuTerm       *term)
{
  const char *kind = hu_format_find_field (format->object, hu_term_get_word (term))->of;

  if (term->kind == HU_TERM_FOR)
    hu_write_member (writer, scenario, kind, "turns", term);
  hu_json_writer_key (writer, "needs");
  hu_write_term (writer, scenario, format, g_ptr_array_index (term->parts, 0));
  if (term->kind == HU_TERM_FIRST)
    {
      hu_json_writer_key (writer, "before");
      hu_write_term (writer, scenario, format, g_ptr_array_index (term->parts, 1));
    }
  if (term->at_given)
    hu_json_writer_text_member (writer, "at", hu_judged_to_string (term->at));
  hu_write_member (writer, scenario, kind, "of", term);
}

void
hu_write_bounds (HuJsonWriter *writer,
                 const HuTerm *term)
{
  if (term->has_least)
    hu_json_writer_decimal_member (writer, "at_least", term->least, term->unit);
  if (term->has_most)
    hu_json_writer_decimal_member (writer, "at_most", term->most, term->unit);
}

static void
write_count (HuJsonWriter       *writer,
             const HuScenario   *scenario,
             const HuTermFormat *format,
             const HuTerm       *term)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (term->has_times)
    hu_json_writer_decimal_member (writer, "times", term->times.value, term->times.unit);
  if (term->kind == HU_TERM_NUMBER)
    {
      hu_json_writer_decimal_member (writer, "number", term->least, term->unit);
    }
  else
    {
      hu_json_writer_key (writer, hu_term_get_word (term));
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      format->write_atom (writer, scenario, term);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

static void
write_sum (HuJsonWriter       *writer,
           const HuScenario   *scenario,
           const HuTermFormat *format,
           const HuTerm       *term,
           guint               first,
           guint               end)
{
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = first; i < end; i++)
    write_count (writer, scenario, format, g_ptr_array_index (term->parts, i));
  hu_json_writer_end (writer);
}

static void
write_compare (HuJsonWriter       *writer,
               const HuScenario   *scenario,
               const HuTermFormat *format,
               const HuTerm       *term)
{
  hu_json_writer_key (writer, "left");
  write_sum (writer, scenario, format, term, 0, term->n_left);
  if (term->has_right)
    {
      hu_json_writer_key (writer, "right");
      write_sum (writer, scenario, format, term, term->n_left, term->parts->len);
    }
  if (term->has_more_by)
    hu_json_writer_decimal_member (writer, "more_by", term->more_by.value, term->more_by.unit);
  hu_write_bounds (writer, term);
  if (term->lower.bound != HU_RATIO_OPEN)
    hu_json_writer_ratio_member (writer, term->lower.bound == HU_RATIO_INCLUSIVE ? "ratio_at_least" : "ratio_above",
                                 term->lower.numerator, term->lower.denominator);
}

static void
write_members (HuJsonWriter       *writer,
               const HuScenario   *scenario,
               const HuTermFormat *format,
               const HuTerm       *term)
{
  switch (term->kind)
    {
    case HU_TERM_SOME:
      hu_json_writer_integer_member (writer, "at_least", term->least);
      hu_json_writer_key (writer, "of");
      write_parts (writer, scenario, format, term);
      break;
    case HU_TERM_ANNOUNCED:
      hu_json_writer_text_member (writer, "side", scenario->sides[term->side].id);
      hu_json_writer_text_member (writer, "what", term->what);
      break;
    case HU_TERM_COMPARE:
      write_compare (writer, scenario, format, term);
      break;
    case HU_TERM_EVER:
    case HU_TERM_FOR:
    case HU_TERM_FIRST:
      write_memory (writer, scenario, format, term);
      break;
    default:
      format->write_atom (writer, scenario, term);
      break;
    }
}

void
hu_write_term (HuJsonWriter       *writer,
               const HuScenario   *scenario,
               const HuTermFormat *format,
               const HuTerm       *term)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (term->kind == HU_TERM_TURN)
    {
      hu_write_turn_span (writer, &term->turn);
      hu_json_writer_end (writer);
      return;
    }

  hu_json_writer_key (writer, hu_term_get_word (term));
  if (term->kind == HU_TERM_ALL || term->kind == HU_TERM_ANY)
    write_parts (writer, scenario, format, term);
  else if (term->kind == HU_TERM_NOT)
    hu_write_term (writer, scenario, format, g_ptr_array_index (term->parts, 0));
  else
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      write_members (writer, scenario, format, term);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}
