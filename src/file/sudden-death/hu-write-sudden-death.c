/*
 * `rules.sudden-death` on the way out.
 */
#include "config.h"

#include "hu-sudden-death-format.h"
#include "hu-sudden-death-rules.h"
#include "hu-write.h"

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
  static const HuWriteHook hooks[] = { { "sudden-death", "rear", write_rear }, { NULL } };
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_write_record (writer, scenario, "sudden-death", rules, HU_JSON_BLOCK, hooks);
  hu_write_extra (writer, "sudden-death", rules->extra);
}
