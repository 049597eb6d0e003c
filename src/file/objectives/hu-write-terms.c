/*
 * Conditions of objectives on the way out, and the parts that they share with the schedule.
 */
#include "config.h"

#include "hu-write-objectives-private.h"

void
hu_write_units (HuJsonWriter     *writer,
                const HuScenario *scenario,
                const GArray     *units)
{
  hu_json_writer_key (writer, "units");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < units->len; i++)
    hu_json_writer_text (writer, hu_scenario_get_unit (scenario, g_array_index (units, guint, i))->id);
  hu_json_writer_end (writer);
}

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
      hu_write_hexset_line (writer, scenario->map->grid, where->hexes);
    }
}

void
hu_write_filter (HuJsonWriter       *writer,
                 const HuScenario   *scenario,
                 const HuUnitFilter *filter)
{
  if (filter->kinds != 0)
    {
      hu_json_writer_key (writer, "kinds");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < HU_N_UNIT_KINDS; i++)
        if (filter->kinds >> i & 1)
          hu_json_writer_text (writer, hu_unit_kind_to_string ((HuUnitKind) i));
      hu_json_writer_end (writer);
    }
  if (filter->branches != NULL)
    {
      hu_json_writer_key (writer, "branches");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < filter->branches->len; i++)
        hu_json_writer_text (writer, g_ptr_array_index (filter->branches, i));
      hu_json_writer_end (writer);
    }
  if (filter->sizes != 0)
    {
      hu_json_writer_key (writer, "sizes");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < HU_N_SIZES; i++)
        if (filter->sizes >> i & 1)
          hu_json_writer_text (writer, hu_unit_size_to_string ((HuUnitSize) i));
      hu_json_writer_end (writer);
    }
  if (filter->units != NULL)
    hu_write_units (writer, scenario, filter->units);
}

void
hu_write_supplied (HuJsonWriter *writer,
                   HuTristate    supplied)
{
  if (supplied != HU_TRISTATE_UNSET)
    hu_json_writer_boolean_member (writer, "supplied", supplied == HU_TRISTATE_TRUE);
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
  if (span->from > 0)
    hu_json_writer_integer_member (writer, "from", span->from);
  if (span->to > 0)
    hu_json_writer_integer_member (writer, "to", span->to);
  hu_json_writer_members (writer, span->extra, NULL);
  hu_json_writer_end (writer);
}

void
hu_write_line_rules (HuJsonWriter      *writer,
                     const HuLineRules *line)
{
  if (line->rows_given)
    {
      hu_json_writer_key (writer, "rows");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_integer_member (writer, "from", line->first_row);
      hu_json_writer_integer_member (writer, "to", line->last_row);
      hu_json_writer_end (writer);
    }
  if (line->reading == HU_READING_PATH)
    hu_json_writer_text_member (writer, "reading", "path");
  if (line->ends_exempt)
    hu_json_writer_boolean_member (writer, "ends_exempt", TRUE);
  if (line->zoc_respects_hexsides)
    hu_json_writer_boolean_member (writer, "zoc_respects_hexsides", TRUE);
}

/* --- A condition --- */

static void
write_bounds (HuJsonWriter *writer,
              const HuTerm *term)
{
  if (term->lower.bound != HU_RATIO_OPEN)
    hu_json_writer_ratio_member (writer, term->lower.bound == HU_RATIO_INCLUSIVE ? "at_least" : "above",
                                 term->lower.numerator, term->lower.denominator);
  if (term->upper.bound != HU_RATIO_OPEN)
    hu_json_writer_ratio_member (writer, term->upper.bound == HU_RATIO_INCLUSIVE ? "up_to" : "below",
                                 term->upper.numerator, term->upper.denominator);
  if (term->has_least)
    hu_json_writer_integer_member (writer, term->kind == HU_TERM_WITHDRAWALS ? "failed" : "at_least", term->least);
  if (term->has_most)
    hu_json_writer_integer_member (writer, "at_most", term->most);
}

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
  if (term->kind == HU_TERM_FOR)
    hu_json_writer_integer_member (writer, "turns", term->least);
  hu_json_writer_key (writer, "needs");
  hu_write_term (writer, scenario, g_ptr_array_index (term->parts, 0));
  if (term->kind == HU_TERM_FIRST)
    {
      hu_json_writer_key (writer, "before");
      hu_write_term (writer, scenario, g_ptr_array_index (term->parts, 1));
    }
  if (term->at_given)
    hu_json_writer_text_member (writer, "at", hu_judged_to_string (term->at));
  if (term->of != HU_SIDE_NONE)
    hu_json_writer_text_member (writer, "of", scenario->sides[term->of].id);
}

static void
write_atom (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const HuTerm     *term)
{
  hu_json_writer_text_member (writer, "side", scenario->sides[term->side].id);
  hu_write_where (writer, scenario, &term->where);
  hu_write_filter (writer, scenario, &term->filter);
  if (term->count_hexes || term->count_strength)
    hu_json_writer_text_member (writer, "count", term->count_hexes ? "hexes" : "strength");
  if (term->held != HU_HELD_BY_CONTROL)
    hu_json_writer_text_member (writer, "by", hu_held_to_string (term->held));
  if (term->has_to)
    hu_write_sources (writer, scenario, "to", &term->to, NULL);
  if (term->within != NULL)
    {
      hu_json_writer_key (writer, "within");
      hu_write_hexset_line (writer, scenario->map->grid, term->within);
    }
  if (term->has_through)
    hu_write_sources (writer, scenario, "through", &term->through, NULL);
  hu_write_supplied (writer, term->supplied);
  hu_write_line_rules (writer, &term->line);
  write_bounds (writer, term);
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
