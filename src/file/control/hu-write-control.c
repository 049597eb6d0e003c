/*
 * `rules.control` on the way out.
 */
#include "config.h"

#include "hu-control-format.h"
#include "hu-control-rules.h"
#include "hu-write.h"

static void
write_when (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  const HuVictoryEntry *entry = record;

  hu_json_writer_text_member (writer, "when", entry->immediate ? "immediate" : hu_judged_to_string (entry->when));
}

static const HuWriteHook hooks[] = { { "victory", "when", write_when }, { NULL } };

/* @writer: the writer, within `rules.control`; @scenario: a scenario with these rules in force. */
void
hu_write_control (HuJsonWriter     *writer,
                  const HuScenario *scenario)
{
  const HuControlRules *rules = hu_control_rules (scenario);

  hu_write_record (writer, scenario, "control", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
