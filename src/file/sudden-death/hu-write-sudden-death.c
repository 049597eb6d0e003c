/*
 * `rules.sudden-death` on the way out.
 */
#include "config.h"

#include "hu-sudden-death-format.h"
#include "hu-sudden-death-rules.h"
#include "hu-write.h"

static void
write_supply (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  static const char * const known[] = { "sources", "attacker_sources", NULL };
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_sources (writer, scenario, "sources", &rules->sources, rules->supply_extra);
  hu_write_blocked_by (writer, rules->blocked_by_units, rules->blocked_by_zoc, rules->blocked_by_owner);
  hu_write_fields (writer, "supply", "zoc_negated_by_units", "zoc_negated_by_units", rules);
  if (rules->max_length >= 0)
    hu_json_writer_integer_member (writer, "max_length", rules->max_length);
  if (rules->has_attacker_sources)
    hu_write_sources (writer, scenario, "attacker_sources", &rules->attacker_sources, rules->supply_extra);
  hu_json_writer_members (writer, rules->supply_extra, known);
  hu_json_writer_end (writer);
}

static void
write_cities (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  const GArray *cities = hu_sudden_death_rules (scenario)->cities;

  if (cities->len == 0)
    return;

  hu_json_writer_key (writer, "cities");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < cities->len; i++)
    hu_json_writer_text (writer, hu_map_get_place (scenario->map, g_array_index (cities, guint, i))->id);
  hu_json_writer_end (writer);
}

static void
write_withdrawal (HuJsonWriter       *writer,
                  const HuScenario   *scenario,
                  const HuWithdrawal *withdrawal)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "turn", withdrawal->turn);
  hu_json_writer_integer_member (writer, "count", withdrawal->count);
  if (withdrawal->branch != NULL)
    hu_json_writer_text_member (writer, "branch", withdrawal->branch);
  if (withdrawal->units != NULL)
    {
      hu_json_writer_key (writer, "units");
      hu_json_writer_begin_list (writer, HU_JSON_FILL);
      for (guint i = 0; i < withdrawal->units->len; i++)
        hu_json_writer_text (writer,
                             hu_scenario_get_unit (scenario,
                                                   g_array_index (withdrawal->units, guint, i))->id);
      hu_json_writer_end (writer);
    }
  if (withdrawal->phase > 0)
    hu_json_writer_integer_member (writer, "phase", withdrawal->phase);
  hu_json_writer_members (writer, withdrawal->extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_sudden_death:
 * @writer: the writer, within `rules.sudden-death`
 * @scenario: a scenario with these rules in force
 *
 * Writes the data of the rule system.
 */
void
hu_write_sudden_death (HuJsonWriter     *writer,
                       const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_json_writer_text_member (writer, "attacker", scenario->sides[rules->attacker].id);
  hu_json_writer_text_member (writer, "defender", scenario->sides[rules->defender].id);
  hu_json_writer_text_member (writer, "capital", hu_map_get_place (scenario->map, rules->capital)->id);
  if (rules->supply_given)
    write_supply (writer, scenario);
  write_cities (writer, scenario);
  if (rules->rear_given)
    {
      hu_json_writer_key (writer, "rear");
      hu_write_hexset (writer, scenario->map->grid, rules->rear, 1);
    }
  if (rules->withdrawals->len > 0)
    {
      hu_json_writer_key (writer, "withdrawals");
      hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < rules->withdrawals->len; i++)
        write_withdrawal (writer, scenario, g_ptr_array_index (rules->withdrawals, i));
      hu_json_writer_end (writer);
    }
  hu_write_fields (writer, "sudden-death", "decides", "entry_at_setup", rules);
  hu_json_writer_members (writer, rules->extra, NULL);
}
