/*
 * Objectives on the command line as JSON: points, ledger, withdrawals, and each outcome with the tree of its terms.
 * The text is in hu-cli-objectives-text.c.
 */
#include "hu-cli-objectives.h"

#include "hu-cli-system.h"
#include "hu-json.h"
#include "hu-objectives.h"

static void
add_points (JsonBuilder                *builder,
            const HuScenario           *scenario,
            const HuObjectivesFindings *findings)
{
  hu_json_begin_object (builder, "points");
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_json_add_number (builder, scenario->sides[side].id, findings->points[side]);
  json_builder_end_object (builder);
}

/* The subject of a gain: a unit, a place or a hex. */
static void
add_subject (JsonBuilder         *builder,
             const HuScenario    *scenario,
             const HuLedgerEntry *entry)
{
  if (entry->unit != HU_UNIT_NONE)
    hu_json_add_string (builder, "subject", hu_scenario_get_unit (scenario, entry->unit)->id);
  else if (entry->place >= 0)
    hu_json_add_string (builder, "subject", hu_map_get_place (scenario->map, (guint) entry->place)->id);
  else if (entry->hex != HU_HEX_NONE)
    hu_json_add_hex (builder, "subject", scenario, entry->hex);
}

static void
add_entry (JsonBuilder         *builder,
           const HuScenario    *scenario,
           const HuLedgerEntry *entry)
{
  json_builder_begin_object (builder);
  hu_json_add_number (builder, "event", entry->event);
  hu_json_add_number (builder, "turn", entry->turn);
  hu_json_add_side (builder, "side", scenario, entry->side);
  hu_json_add_string (builder, "item", hu_ledger_entry_item (scenario, entry));
  add_subject (builder, scenario, entry);
  hu_json_add_number (builder, "count", entry->count);
  hu_json_add_number (builder, "points", entry->points);
  if (entry->reason != NULL)
    hu_json_add_string (builder, "reason", entry->reason);
  if (entry->provisional)
    hu_json_add_boolean (builder, "provisional", TRUE);
  json_builder_end_object (builder);
}

static void
add_withdrawals (JsonBuilder                *builder,
                 const HuScenario           *scenario,
                 const HuObjectivesFindings *findings)
{
  hu_json_begin_list (builder, "withdrawals");
  for (guint i = 0; i < findings->requirements->len; i++)
    {
      const HuWithdrawalFinding *finding = &g_array_index (findings->requirements, HuWithdrawalFinding, i);
      const HuWithdrawal *requirement = g_ptr_array_index (hu_objectives_rules (scenario)->withdrawals, i);

      json_builder_begin_object (builder);
      hu_json_add_side (builder, "side", scenario, requirement->side);
      hu_json_add_number (builder, "turn", requirement->turn);
      hu_json_add_number (builder, "needed", requirement->count);
      hu_json_add_number (builder, "done", finding->done);
      hu_json_add_string (builder, "state", hu_withdrawal_state_to_string (finding->state));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* --- The tree of an outcome --- */

static void
add_event (JsonBuilder *builder,
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
  if (finding->term->kind != HU_TERM_RATIO)
    {
      hu_json_add_number (builder, "have", finding->have);
      hu_json_add_number (builder, "need", finding->need);
      return;
    }

  hu_json_begin_list (builder, "have");
  json_builder_add_int_value (builder, finding->have);
  json_builder_add_int_value (builder, finding->have_of);
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
  hu_json_add_string (builder, "is", hu_term_kind_to_string (finding->term->kind));
  hu_json_add_boolean (builder, "met", finding->met);
  add_numbers (builder, finding);
  add_things (builder, scenario, finding);
  if (finding->remembers)
    add_event (builder, "since", finding->since);
  if (finding->term->kind == HU_TERM_FIRST)
    add_event (builder, "before_since", finding->before_since);
  if (finding->parts->len > 0)
    {
      hu_json_begin_list (builder, "of");
      for (guint i = 0; i < finding->parts->len; i++)
        add_tree (builder, scenario, g_ptr_array_index (finding->parts, i));
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

static void
add_outcome (JsonBuilder            *builder,
             const HuScenario       *scenario,
             const HuOutcome        *outcome,
             const HuOutcomeFinding *finding)
{
  json_builder_begin_object (builder);
  hu_json_add_string (builder, "id", outcome->id);
  hu_json_add_string (builder, "name", outcome->name);
  hu_json_add_side (builder, "winner", scenario, outcome->winner);
  hu_json_add_string (builder, "level", outcome->level);
  hu_json_add_string (builder, "when", hu_judged_to_string (outcome->when));
  hu_json_add_boolean (builder, "met", finding->met);
  add_event (builder, "since", finding->since);
  hu_json_add_number (builder, "lack", finding->lack);
  hu_json_begin_list (builder, "terms");
  for (guint i = 0; i < finding->terms->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (finding->terms, i));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "needs");
  add_tree (builder, scenario, finding->needs);
  json_builder_end_object (builder);
}

static void
add_json (JsonBuilder      *builder,
          const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  add_points (builder, scenario, findings);
  hu_json_begin_list (builder, "ledger");
  for (guint i = 0; i < findings->ledger->len; i++)
    add_entry (builder, scenario, g_ptr_array_index (findings->ledger, i));
  json_builder_end_array (builder);
  add_withdrawals (builder, scenario, findings);
  hu_json_begin_list (builder, "outcomes");
  for (guint i = 0; i < findings->outcomes->len; i++)
    add_outcome (builder, scenario, hu_objectives_get_outcome (scenario, i), g_ptr_array_index (findings->outcomes, i));
  json_builder_end_array (builder);
}

const HuCliSystem hu_cli_objectives = {
  .add_json = add_json,
  .add_text = hu_cli_objectives_add_text,
};
