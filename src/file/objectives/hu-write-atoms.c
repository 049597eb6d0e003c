/*
 * The atoms of objectives on the way out.
 */
#include "config.h"

#include "hu-write-objectives-private.h"

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

static void
write_items (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const HuTerm     *term)
{
  const GArray *items = hu_objectives_term (term)->items;

  hu_json_writer_key (writer, "items");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < items->len; i++)
    hu_json_writer_text (writer, ((const HuScoreItem *) g_ptr_array_index (hu_objectives_rules (scenario)->schedule,
                                                                           g_array_index (items, guint, i)))->id);
  hu_json_writer_end (writer);
}

/* The members have one order, whatever the condition asks for. */
void
hu_write_atom (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const HuTerm     *term)
{
  static const char * const order[] = {
    "side", "places", "hexes", "kinds", "branches", "sizes", "tags", "units", "count", "by", "to", "within", "through",
    "supplied", "rows", "reading", "ends_exempt", "zoc_respects_hexsides", "at_least", "failed", "at_most",
  };
  const char *kind = hu_format_find_field ("term", hu_term_get_word (term))->of;

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
  if (hu_objectives_term (term)->items != NULL)
    write_items (writer, scenario, term);
  if (term->kind == HU_TERM_POINTS || term->kind == HU_TERM_LEAD)
    hu_write_bounds (writer, term);
}
