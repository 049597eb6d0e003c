/*
 * Front-line on the command line as JSON: points, level of victory, ledger, hex rows,
 * penalties and lines.  The text is in hu-cli-front-line-text.c.
 */
#include "hu-cli-front-line.h"

#include "hu-cli-system.h"
#include "hu-front-line.h"
#include "hu-json.h"

static const HuLevel *
get_level (const HuScenario          *scenario,
           const HuFrontLineFindings *findings)
{
  return findings->level >= 0 ? g_ptr_array_index (hu_front_line_rules (scenario)->levels, findings->level) : NULL;
}

static void
add_entry_json (JsonBuilder         *builder,
                const HuScenario    *scenario,
                const HuLedgerEntry *entry)
{
  const char *rule = hu_ledger_entry_rule (entry);

  json_builder_begin_object (builder);
  hu_json_add_number (builder, "event", entry->event);
  hu_json_add_number (builder, "turn", entry->turn);
  hu_json_add_side (builder, "side", scenario, entry->side);
  hu_json_add_string (builder, "rule", *rule != '\0' ? rule : NULL);
  hu_json_add_string (builder, "item", hu_ledger_entry_item (scenario, entry));
  hu_json_add_number (builder, "count", entry->count);
  hu_json_add_number (builder, "points", entry->points);
  if (entry->reason != NULL)
    hu_json_add_string (builder, "reason", entry->reason);
  if (entry->provisional)
    hu_json_add_boolean (builder, "provisional", TRUE);
  json_builder_end_object (builder);
}

static void
add_rows_json (JsonBuilder      *builder,
               const HuScenario *scenario,
               const GArray     *rows)
{
  hu_json_begin_list (builder, "rows");
  for (guint i = 0; i < rows->len; i++)
    {
      const HuRowFinding *row = &g_array_index (rows, HuRowFinding, i);

      json_builder_begin_object (builder);
      hu_json_add_number (builder, "row", row->row);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        hu_json_add_string (builder, scenario->sides[side].id, hu_cover_to_string (row->cover[side]));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_penalties_json (JsonBuilder      *builder,
                    const HuScenario *scenario,
                    const GPtrArray  *ledger)
{
  hu_json_begin_list (builder, "penalties");
  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->gain == HU_GAIN_LINE)
        {
          json_builder_begin_object (builder);
          hu_json_add_number (builder, "event", entry->event);
          hu_json_add_number (builder, "turn", entry->turn);
          hu_json_add_side (builder, "side", scenario, hu_side_other (entry->side));
          hu_json_add_rows (builder, entry->rows);
          hu_json_add_side (builder, "to", scenario, entry->side);
          hu_json_add_number (builder, "points", entry->points);
          json_builder_end_object (builder);
        }
    }
  json_builder_end_array (builder);
}

/* Adds a side's line: its gaps, the points that it would cost now, whether it is about to be examined, and the
 * cheapest line if the rules read that one. */
static void
add_line_json (JsonBuilder               *builder,
               const HuScenario          *scenario,
               const HuFrontLineFindings *findings,
               HuSide                     side)
{
  hu_json_begin_object (builder, scenario->sides[side].id);
  hu_json_begin_list (builder, "gaps");
  for (guint i = 0; i < findings->gaps[side]->len; i++)
    json_builder_add_int_value (builder, g_array_index (findings->gaps[side], HuGap, i).row);
  json_builder_end_array (builder);
  hu_json_add_number (builder, "points", findings->cost[side]);
  hu_json_add_boolean (builder, "examined", findings->examined[side]);
  hu_json_add_hexes (builder, "path", scenario, findings->path[side]);
  json_builder_end_object (builder);
}

static void
add_json (JsonBuilder      *builder,
          const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  const HuLevel *level = get_level (scenario, findings);
  g_autofree char *ratio = g_strdup_printf ("%" G_GINT64_FORMAT ":%" G_GINT64_FORMAT,
                                            findings->points[rules->attacker], findings->points[rules->defender]);

  hu_json_begin_object (builder, "points");
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_json_add_number (builder, scenario->sides[side].id, findings->points[side]);
  json_builder_end_object (builder);
  hu_json_add_string (builder, "ratio", ratio);
  hu_json_add_string (builder, "level", level != NULL ? level->id : NULL);
  hu_json_add_boolean (builder, "default_schedule", !hu_front_line_rules (scenario)->schedule_given);

  hu_json_begin_list (builder, "ledger");
  for (guint i = 0; i < findings->ledger->len; i++)
    add_entry_json (builder, scenario, g_ptr_array_index (findings->ledger, i));
  json_builder_end_array (builder);

  add_rows_json (builder, scenario, findings->rows);
  add_penalties_json (builder, scenario, findings->ledger);

  hu_json_begin_object (builder, "lines");
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    add_line_json (builder, scenario, findings, side);
  json_builder_end_object (builder);
}

const HuCliSystem hu_cli_front_line = {
  .add_json = add_json,
  .add_text = hu_cli_front_line_add_text,
};
