/*
 * `rules.front-line` on the way out.
 */
#include "config.h"

#include "hu-front-line-format.h"
#include "hu-front-line-rules.h"
#include "hu-write.h"

/* @writer: the writer, within `rules.front-line`; @scenario: a scenario with these rules in force. */
void
hu_write_front_line (HuJsonWriter     *writer,
                     const HuScenario *scenario)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  hu_write_record (writer, scenario, "front-line", rules, HU_JSON_BLOCK, NULL);
  hu_write_extra (writer, "front-line", rules->extra);
}
