/*
 * `rules.sudden-death` on the way out.
 */
#include "config.h"

#include "hu-sudden-death-format.h"
#include "hu-sudden-death-rules.h"
#include "hu-write.h"

static void
write_supply (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  static const char * const known[] = { "sources", "attacker_sources", NULL };
  const HuSuddenDeathRules *rules = record;

  if (!rules->supply_given)
    return;

  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_sources (writer, scenario, "sources", &rules->sources, rules->supply_extra);
  hu_write_blocked_by (writer, rules->blocked_by_units, rules->blocked_by_zoc, rules->blocked_by_owner);
  hu_write_record (writer, scenario, "supply", rules, HU_JSON_BLOCK, NULL);
  if (rules->max_length >= 0)
    hu_json_writer_integer_member (writer, "max_length", rules->max_length);
  if (rules->has_attacker_sources)
    hu_write_sources (writer, scenario, "attacker_sources", &rules->attacker_sources, rules->supply_extra);
  hu_json_writer_members (writer, rules->supply_extra, known);
  hu_json_writer_end (writer);
}

static void
write_rear (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  const HuSuddenDeathRules *rules = record;

  if (!rules->rear_given)
    return;

  hu_json_writer_key (writer, "rear");
  if (rules->rear_ruled != NULL)
    hu_write_hexset_list (writer, scenario, rules->rear_ruled);
  else
    hu_write_hexset (writer, scenario->map->grid, rules->rear, 1);
}

/* @writer: the writer, within `rules.sudden-death`; @scenario: a scenario with these rules in force. */
void
hu_write_sudden_death (HuJsonWriter     *writer,
                       const HuScenario *scenario)
{
  static const HuWriteHook hooks[] = {
    { "sudden-death", "supply", write_supply }, { "sudden-death", "rear", write_rear }, { NULL }
  };
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_write_record (writer, scenario, "sudden-death", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
