/*
 * Objectives on the command line as JSON: points, ledger, withdrawals, and each outcome with the tree of its terms.
 * The text is in hu-cli-objectives-text.c.
 */
#include "hu-cli-objectives.h"

#include "hu-cli-system.h"
#include "hu-json-terms.h"
#include "hu-json.h"
#include "hu-objectives.h"

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
  /* The subject of a gain: a unit, a place or a hex. */
  if (entry->unit != HU_UNIT_NONE)
    hu_json_add_string (builder, "subject", hu_scenario_get_unit (scenario, entry->unit)->id);
  else if (entry->place >= 0)
    hu_json_add_string (builder, "subject", hu_map_get_place (scenario->map, (guint) entry->place)->id);
  else if (entry->hex != HU_HEX_NONE)
    hu_json_add_hex (builder, "subject", scenario, entry->hex);
  hu_json_add_number (builder, "count", entry->count);
  hu_json_add_decimal (builder, "points", entry->points, entry->scale);
  if (entry->lost)
    hu_json_add_boolean (builder, "lost", TRUE);
  if (entry->reason != NULL)
    hu_json_add_string (builder, "reason", entry->reason);
  if (entry->provisional)
    hu_json_add_boolean (builder, "provisional", TRUE);
  json_builder_end_object (builder);
}

/* --- Outcomes --- */

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
  hu_json_add_event (builder, "since", finding->since);
  hu_json_add_needs (builder, scenario, finding->needs, finding->terms);
  json_builder_end_object (builder);
}

static void
add_json (JsonBuilder      *builder,
          const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  hu_json_begin_object (builder, "points");
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_json_add_decimal (builder, scenario->sides[side].id, findings->points[side], hu_objectives_rules (scenario)->unit);
  json_builder_end_object (builder);
  hu_json_begin_list (builder, "ledger");
  for (guint i = 0; i < findings->ledger->len; i++)
    add_entry (builder, scenario, g_ptr_array_index (findings->ledger, i));
  json_builder_end_array (builder);
  hu_json_add_withdrawals (builder, scenario, TRUE, hu_objectives_rules (scenario)->withdrawals, findings->requirements);
  hu_json_begin_list (builder, "outcomes");
  for (guint i = 0; i < findings->outcomes->len; i++)
    add_outcome (builder, scenario, hu_objectives_get_outcome (scenario, i), g_ptr_array_index (findings->outcomes, i));
  json_builder_end_array (builder);
}

const HuCliSystem hu_cli_objectives = {
  .add_json = add_json,
  .add_text = hu_cli_objectives_add_text,
};
