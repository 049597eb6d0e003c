/*
 * Conditions of objectives on the way out, and the parts that they share with the schedule.
 */
#include "config.h"

#include "hu-write-objectives-private.h"

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
write_parts (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const HuTerm     *term)
{
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < term->parts->len; i++)
    hu_write_term (writer, scenario, g_ptr_array_index (term->parts, i));
  hu_json_writer_end (writer);
}

static void
write_memory (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const HuTerm     *term)
{
  const char *kind = hu_format_find_field ("term", hu_term_kind_to_string (term->kind))->of;

  if (term->kind == HU_TERM_FOR)
    hu_write_member (writer, scenario, kind, "turns", term);
  hu_json_writer_key (writer, "needs");
  hu_write_term (writer, scenario, g_ptr_array_index (term->parts, 0));
  if (term->kind == HU_TERM_FIRST)
    {
      hu_json_writer_key (writer, "before");
      hu_write_term (writer, scenario, g_ptr_array_index (term->parts, 1));
    }
  if (term->at_given)
    hu_json_writer_text_member (writer, "at", hu_judged_to_string (term->at));
  hu_write_member (writer, scenario, kind, "of", term);
}

static void
write_ratios (HuJsonWriter *writer,
              const HuTerm *term)
{
  if (term->lower.bound != HU_RATIO_OPEN)
    hu_json_writer_ratio_member (writer, term->lower.bound == HU_RATIO_INCLUSIVE ? "at_least" : "above",
                                 term->lower.numerator, term->lower.denominator);
  if (term->upper.bound != HU_RATIO_OPEN)
    hu_json_writer_ratio_member (writer, term->upper.bound == HU_RATIO_INCLUSIVE ? "up_to" : "below",
                                 term->upper.numerator, term->upper.denominator);
}

/* The members have one order, whatever the condition asks for. */
static void
write_atom (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuTerm     *term)
{
  static const char * const order[] = {
    "side", "places", "hexes", "kinds", "branches", "sizes", "units", "count", "by", "to", "within", "through", "supplied",
    "rows", "reading", "ends_exempt", "zoc_respects_hexsides", "at_least", "failed", "at_most",
  };
  const char *kind = hu_format_find_field ("term", hu_term_kind_to_string (term->kind))->of;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      const HuField *field = hu_format_find_field (kind, order[i]);

      if (field != NULL && field->size > 0)
        hu_write_member (writer, scenario, kind, order[i], term);
      else if (field != NULL && g_str_equal (order[i], "sizes"))
        hu_write_sizes (writer, scenario, &term->filter);
    }
  if (term->kind == HU_TERM_RATIO)
    write_ratios (writer, term);
}

void
hu_write_term (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const HuTerm     *term)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (term->kind == HU_TERM_TURN)
    {
      hu_write_turn_span (writer, &term->turn);
      hu_json_writer_end (writer);
      return;
    }

  hu_json_writer_key (writer, hu_term_kind_to_string (term->kind));
  if (term->kind == HU_TERM_ALL || term->kind == HU_TERM_ANY)
    write_parts (writer, scenario, term);
  else if (term->kind == HU_TERM_NOT)
    hu_write_term (writer, scenario, g_ptr_array_index (term->parts, 0));
  else
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      if (term->kind == HU_TERM_SOME)
        {
          hu_json_writer_integer_member (writer, "at_least", term->least);
          hu_json_writer_key (writer, "of");
          write_parts (writer, scenario, term);
        }
      else if (term->kind >= HU_TERM_EVER)
        write_memory (writer, scenario, term);
      else
        write_atom (writer, scenario, term);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}
