/*
 * Conditions as JSON: the tree of a condition's terms, and what it lacks.
 */
#include "hu-json-terms.h"

#include "hu-json.h"
#include "hu-reason.h"

void
hu_json_add_event (JsonBuilder *builder,
                   const char  *key,
                   guint        event)
{
  if (event != HU_REASON_NO_EVENT)
    hu_json_add_number (builder, key, event);
  else
    hu_json_add_string (builder, key, NULL);
}

static void
add_numbers (JsonBuilder         *builder,
             const HuTermFinding *finding)
{
  if (!hu_term_is_ratio (finding->term))
    {
      hu_json_add_decimal (builder, "have", finding->have, hu_term_finding_unit (finding));
      if (!finding->term->counted)
        hu_json_add_decimal (builder, "need", finding->need, hu_term_finding_need_unit (finding));
      return;
    }

  hu_json_begin_list (builder, "have");
  hu_json_add_decimal (builder, NULL, finding->have, hu_term_finding_unit (finding));
  hu_json_add_decimal (builder, NULL, finding->have_of, hu_term_finding_unit (finding));
  json_builder_end_array (builder);
  hu_json_begin_list (builder, "need");
  json_builder_add_int_value (builder, finding->need);
  json_builder_add_int_value (builder, finding->need_of);
  json_builder_end_array (builder);
}

static void
add_lacking (JsonBuilder         *builder,
             const HuScenario    *scenario,
             const HuTermFinding *finding)
{
  if (!finding->lacks_places)
    {
      hu_json_add_hexes (builder, "lacking", scenario, finding->lacking);
      return;
    }

  hu_json_begin_list (builder, "lacking");
  for (guint i = 0; i < finding->lacking->len; i++)
    json_builder_add_string_value (builder, hu_map_get_place (scenario->map, g_array_index (finding->lacking, guint, i))->id);
  json_builder_end_array (builder);
}

static void
add_things (JsonBuilder         *builder,
            const HuScenario    *scenario,
            const HuTermFinding *finding)
{
  if (finding->hexes != NULL)
    hu_json_add_hexes (builder, "hexes", scenario, finding->hexes);
  if (finding->units != NULL)
    hu_json_add_units (builder, "units", scenario, finding->units);
  if (finding->against != NULL)
    hu_json_add_units (builder, "against", scenario, finding->against);
  if (finding->lacking != NULL)
    add_lacking (builder, scenario, finding);
  if (finding->rows != NULL)
    hu_json_add_rows (builder, finding->rows);
  if (finding->has_cut && finding->cut != NULL)
    hu_json_add_cut (builder, scenario, finding->cut, finding->cut_exact);
  else if (finding->has_cut)
    hu_json_add_string (builder, "cut", NULL);
}

static void
add_tree (JsonBuilder         *builder,
          const HuScenario    *scenario,
          const HuTermFinding *finding)
{
  json_builder_begin_object (builder);
  hu_json_add_string (builder, "is", hu_term_get_word (finding->term));
  if (!finding->term->counted)
    hu_json_add_boolean (builder, "met", finding->met);
  add_numbers (builder, finding);
  add_things (builder, scenario, finding);
  if (finding->remembers)
    hu_json_add_event (builder, "since", finding->since);
  if (finding->term->kind == HU_TERM_FIRST)
    hu_json_add_event (builder, "before_since", finding->before_since);
  if (finding->parts->len > 0)
    {
      hu_json_begin_list (builder, "of");
      for (guint i = 0; i < finding->parts->len; i++)
        add_tree (builder, scenario, g_ptr_array_index (finding->parts, i));
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

void
hu_json_add_needs (JsonBuilder         *builder,
                   const HuScenario    *scenario,
                   const HuTermFinding *needs,
                   const GPtrArray     *terms)
{
  hu_json_add_number (builder, "lack", terms->len);
  hu_json_begin_list (builder, "terms");
  for (guint i = 0; i < terms->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (terms, i));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "needs");
  add_tree (builder, scenario, needs);
}
