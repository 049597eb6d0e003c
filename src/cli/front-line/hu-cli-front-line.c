/*
 * Front-line on the command line as JSON: points, level of victory, ledger, hex rows,
 * penalties and lines.  The text is in hu-cli-front-line-text.c.
 */
#include "hu-cli-front-line.h"

#include "hu-cli-system.h"
#include "hu-front-line.h"
#include "hu-json.h"

static const HuLevel *
get_level (const HuScenario        *scenario,
           const HuFrontLineReport *report)
{
  return report->level >= 0 ? g_ptr_array_index (hu_front_line_rules (scenario)->levels, report->level) : NULL;
}

static void
add_points_json (JsonBuilder             *builder,
                 const HuScenario        *scenario,
                 const HuFrontLineReport *report)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  const HuLevel *level = get_level (scenario, report);
  g_autofree char *ratio = g_strdup_printf ("%" G_GINT64_FORMAT ":%" G_GINT64_FORMAT,
                                            report->points[rules->attacker], report->points[rules->defender]);

  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      json_builder_set_member_name (builder, scenario->sides[side].id);
      json_builder_add_int_value (builder, report->points[side]);
    }
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "ratio");
  json_builder_add_string_value (builder, ratio);
  json_builder_set_member_name (builder, "level");
  hu_json_add_string (builder, level != NULL ? level->id : NULL);
}

static void
add_entry_json (JsonBuilder         *builder,
                const HuScenario    *scenario,
                const HuLedgerEntry *entry)
{
  const char *rule = hu_ledger_entry_rule (entry);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "event");
  json_builder_add_int_value (builder, entry->event);
  json_builder_set_member_name (builder, "turn");
  json_builder_add_int_value (builder, entry->turn);
  json_builder_set_member_name (builder, "side");
  hu_json_add_side (builder, scenario, entry->side);
  json_builder_set_member_name (builder, "rule");
  hu_json_add_string (builder, *rule != '\0' ? rule : NULL);
  json_builder_set_member_name (builder, "item");
  json_builder_add_string_value (builder, hu_ledger_entry_item (scenario, entry));
  json_builder_set_member_name (builder, "count");
  json_builder_add_int_value (builder, entry->count);
  json_builder_set_member_name (builder, "points");
  json_builder_add_int_value (builder, entry->points);
  if (entry->reason != NULL)
    {
      json_builder_set_member_name (builder, "reason");
      json_builder_add_string_value (builder, entry->reason);
    }
  if (entry->provisional)
    {
      json_builder_set_member_name (builder, "provisional");
      json_builder_add_boolean_value (builder, TRUE);
    }
  json_builder_end_object (builder);
}

static void
add_rows_json (JsonBuilder      *builder,
               const HuScenario *scenario,
               const GArray     *rows)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < rows->len; i++)
    {
      const HuRowReport *row = &g_array_index (rows, HuRowReport, i);

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "row");
      json_builder_add_int_value (builder, row->row);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          json_builder_set_member_name (builder, scenario->sides[side].id);
          hu_json_add_string (builder, hu_cover_to_string (row->cover[side]));
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_penalty_json (JsonBuilder         *builder,
                  const HuScenario    *scenario,
                  const HuLedgerEntry *entry)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "event");
  json_builder_add_int_value (builder, entry->event);
  json_builder_set_member_name (builder, "turn");
  json_builder_add_int_value (builder, entry->turn);
  json_builder_set_member_name (builder, "side");
  hu_json_add_side (builder, scenario, hu_side_other (entry->side));
  json_builder_set_member_name (builder, "rows");
  hu_json_add_rows (builder, entry->rows);
  json_builder_set_member_name (builder, "to");
  hu_json_add_side (builder, scenario, entry->side);
  json_builder_set_member_name (builder, "points");
  json_builder_add_int_value (builder, entry->points);
  json_builder_end_object (builder);
}

static void
add_penalties_json (JsonBuilder      *builder,
                    const HuScenario *scenario,
                    const GPtrArray  *ledger)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->gain == HU_GAIN_LINE)
        add_penalty_json (builder, scenario, entry);
    }
  json_builder_end_array (builder);
}

/* Adds a side's line: its gaps, the points that it would cost now, whether it is about to be examined, and the
 * cheapest line if the rules read that one. */
static void
add_line_json (JsonBuilder             *builder,
               const HuScenario        *scenario,
               const HuFrontLineReport *report,
               HuSide                   side)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "gaps");
  json_builder_begin_array (builder);
  for (guint i = 0; i < report->gaps[side]->len; i++)
    json_builder_add_int_value (builder, g_array_index (report->gaps[side], HuGap, i).row);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "points");
  json_builder_add_int_value (builder, report->cost[side]);
  json_builder_set_member_name (builder, "examined");
  json_builder_add_boolean_value (builder, report->examined[side]);
  json_builder_set_member_name (builder, "path");
  hu_json_add_hexes (builder, scenario, report->path[side]);
  json_builder_end_object (builder);
}

static void
add_json (JsonBuilder      *builder,
          const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineReport *report = hu_snapshot_get_front_line (snapshot);

  add_points_json (builder, scenario, report);
  json_builder_set_member_name (builder, "default_schedule");
  json_builder_add_boolean_value (builder, !hu_front_line_rules (scenario)->schedule_given);

  json_builder_set_member_name (builder, "ledger");
  json_builder_begin_array (builder);
  for (guint i = 0; i < report->ledger->len; i++)
    add_entry_json (builder, scenario, g_ptr_array_index (report->ledger, i));
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "rows");
  add_rows_json (builder, scenario, report->rows);
  json_builder_set_member_name (builder, "penalties");
  add_penalties_json (builder, scenario, report->ledger);

  json_builder_set_member_name (builder, "lines");
  json_builder_begin_object (builder);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      json_builder_set_member_name (builder, scenario->sides[side].id);
      add_line_json (builder, scenario, report, side);
    }
  json_builder_end_object (builder);
}

const HuCliSystem hu_cli_front_line = {
  .id = HU_SYSTEM_FRONT_LINE,
  .add_json = add_json,
  .add_text = hu_cli_front_line_add_text,
};
