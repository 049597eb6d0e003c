/*
 * `rules.control` on the way out.
 */
#include "config.h"

#include "hu-control-format.h"
#include "hu-control-terms.h"
#include "hu-write.h"

/* --- Atoms --- */

static void
write_names (HuJsonWriter     *writer,
             const HuScenario *scenario,
             HuSubjectKind     kind,
             const GArray     *items)
{
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < items->len; i++)
    {
      gint32 item = g_array_index (items, gint32, i);

      hu_json_writer_text (writer, kind == HU_SUBJECT_BUILDING ? hu_map_get_building (map, (guint) item)->id
                                                               : hu_location_format (map, item, name));
    }
  hu_json_writer_end (writer);
}

static void
write_subjects (HuJsonWriter     *writer,
                const HuScenario *scenario,
                const HuTerm     *term)
{
  static const char * const kinds[] = { "locations", "hexes", "buildings" };
  const HuControlTerm *own = hu_control_term (term);

  hu_json_writer_key (writer, kinds[own->subject_kind]);
  if (own->by_area)
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "in");
      hu_write_hexset_line (writer, scenario, term->where.hexes);
      hu_json_writer_end (writer);
    }
  else if (own->subject_kind == HU_SUBJECT_HEX)
    {
      hu_write_hexset_line (writer, scenario, own->items);
    }
  else
    {
      write_names (writer, scenario, own->subject_kind, own->items);
    }
  if (own->multi_hex)
    hu_json_writer_boolean_member (writer, "multi_hex", TRUE);
  hu_write_bounds (writer, term);
}

static void
write_in (HuJsonWriter     *writer,
          const HuScenario *scenario,
          const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);

  if (own->building == HU_BUILDING_NONE && term->where.hexes == NULL)
    return;

  hu_json_writer_key (writer, "in");
  if (own->building != HU_BUILDING_NONE)
    {
      hu_json_writer_text (writer, hu_map_get_building (scenario->map, (guint) own->building)->id);
    }
  else if (own->in_list)
    {
      g_autoptr(GArray) all = g_array_copy (term->where.hexes);

      g_array_append_vals (all, own->locations->data, own->locations->len);
      write_names (writer, scenario, HU_SUBJECT_LOCATION, all);
    }
  else
    {
      hu_write_hexset_line (writer, scenario, term->where.hexes);
    }
}

static void
write_filter (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const HuTerm     *term)
{
  if (term->filter.kinds != 0)
    {
      hu_json_writer_key (writer, "kinds");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
        if (term->filter.kinds >> kind & 1u)
          hu_json_writer_text (writer, hu_unit_kind_to_string ((HuUnitKind) kind));
      hu_json_writer_end (writer);
    }
  if (term->kind == HU_CONTROL_TERM_NO_ENEMY)
    return;

  if (term->filter.tags != NULL)
    {
      hu_json_writer_key (writer, "tags");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < term->filter.tags->len; i++)
        hu_json_writer_text (writer, g_ptr_array_index (term->filter.tags, i));
      hu_json_writer_end (writer);
    }
  if (term->filter.units == NULL)
    return;
  hu_json_writer_key (writer, "units");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < term->filter.units->len; i++)
    hu_json_writer_text (writer, hu_scenario_get_unit (scenario, g_array_index (term->filter.units, guint, i))->id);
  hu_json_writer_end (writer);
}

static void
write_units (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);

  write_in (writer, scenario, term);
  if (own->fitness_given)
    hu_json_writer_text_member (writer, "state", hu_fitness_to_string (own->fitness));
  write_filter (writer, scenario, term);
  if (own->on_map_given)
    hu_json_writer_boolean_member (writer, "on_map", !own->waiting);
  if (own->any_exit)
    hu_json_writer_text_member (writer, "as", "any");
  if (own->exits != NULL)
    {
      hu_json_writer_key (writer, "through");
      hu_write_hexset_line (writer, scenario, own->exits);
    }
  if (own->measure_given)
    hu_json_writer_text_member (writer, "count", hu_measure_to_string (own->measure));
  hu_write_bounds (writer, term);
}

/* The members have one order, whatever the condition asks for. */
void
hu_write_control_atom (HuJsonWriter     *writer,
                       const HuScenario *scenario,
                       const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);

  if (own->side_given || (term->kind >= HU_CONTROL_TERM_UNITS && term->kind <= HU_CONTROL_TERM_CAPTURED))
    hu_json_writer_text_member (writer, "side", scenario->sides[term->side].id);
  switch (term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      write_subjects (writer, scenario, term);
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      if (own->more)
        hu_json_writer_integer_member (writer, "more_than_enemy_by", term->least);
      else
        hu_write_bounds (writer, term);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      hu_json_writer_text_member (writer, "state", hu_enemy_state_to_string (own->enemies));
      write_filter (writer, scenario, term);
      write_in (writer, scenario, term);
      break;
    default:
      write_units (writer, scenario, term);
      break;
    }
}

/* --- The rules --- */

static void
write_when (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  const HuVictoryEntry *entry = record;

  hu_json_writer_text_member (writer, "when", entry->immediate ? "immediate" : hu_judged_to_string (entry->when));
}

static void
write_turn (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  hu_write_turn_span (writer, &((const HuVictoryEntry *) record)->turn);
}

static void
write_needs (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  hu_json_writer_key (writer, "needs");
  hu_write_term (writer, scenario, &hu_control_terms, ((const HuVictoryEntry *) record)->needs);
}

static const HuWriteHook hooks[] = {
  { "victory", "when", write_when }, { "victory", "turn", write_turn }, { "victory", "needs", write_needs }, { NULL },
};

/* @writer: the writer, within `rules.control`; @scenario: a scenario with these rules in force. */
void
hu_write_control (HuJsonWriter     *writer,
                  const HuScenario *scenario)
{
  const HuControlRules *rules = hu_control_rules (scenario);

  hu_write_record (writer, scenario, "control", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
