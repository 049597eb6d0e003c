/*
 * The keys that Control has in the game file.
 */
#include "hu-control-format.h"
#include "hu-control-rules.h"
#include "hu-format-private.h"

static const HuField fields[] = {
  PART ("rules", "control", OBJECT, FALSE, "control"),
  WORD ("control", "edition", FALSE, "\"seed\"", WORDS ("seed", "current"), IN (HuControlRules, current)),
  FLAG ("control", "rooftop_prevents", "true", IN (HuControlRules, rooftop_prevents)),
  FLAG ("control", "reduction_scores", "true", IN (HuControlRules, reduction_scores)),
  FLAG ("control", "hero_scores", "false", IN (HuControlRules, hero_scores)),
  FLAG ("control", "hold_ends_when_disarmed", "true", IN (HuControlRules, hold_ends_when_disarmed)),
  FLAG ("control", "decides", "true", IN (HuControlRules, decides)),
  LIST_OF ("control", "victory", TRUE, "victory", HuControlRules, victory, HuVictoryEntry),
  HELD ("control", "otherwise", SIDE, FALSE, IN (HuControlRules, otherwise)),
  LIST_OF ("control", "exit", FALSE, "exit", HuControlRules, exits, HuExitArea),
  LIST_OF ("control", "balance", FALSE, "balance", HuControlRules, balance, HuBalance),
  HELD ("victory", "side", SIDE, TRUE, IN (HuVictoryEntry, side)),
  WORD ("victory", "when", TRUE, NULL, WORDS ("end", "immediate"), IN (HuVictoryEntry, immediate)),
  PART ("victory", "needs", CONDITION, TRUE, "condition"),
  HELD ("exit", "side", SIDE, TRUE, IN (HuExitArea, side)),
  HELD ("exit", "hexes", HEXSET, TRUE, IN (HuExitArea, hexes)),
  HELD ("balance", "side", SIDE, TRUE, IN (HuBalance, side)),
  HELD ("balance", "text", TEXT, TRUE, IN (HuBalance, text)),
  PART ("condition", "all", CONDITIONS, FALSE, "condition"),
  PART ("condition", "any", CONDITIONS, FALSE, "condition"),
  PART ("condition", "not", CONDITION, FALSE, "condition"),
  PART ("condition", "controls", OBJECT, FALSE, "controls"),
  PART ("condition", "cvp", OBJECT, FALSE, "cvp"),
  PART ("condition", "exit_vp", OBJECT, FALSE, "exit_vp"),
  PART ("condition", "no_enemy", OBJECT, FALSE, "no_enemy"),
  KEY ("controls", "locations", LOCATIONS, FALSE),
  KEY ("controls", "hexes", HEXES, FALSE),
  KEY ("controls", "buildings", BUILDINGS, FALSE),
  NUMBER ("controls", "at_least", FALSE, NULL, 0, MOST, BY_HAND),
  NUMBER ("cvp", "at_least", FALSE, NULL, 0, MOST, BY_HAND),
  NUMBER ("cvp", "more_than_enemy_by", FALSE, NULL, 0, MOST, BY_HAND),
  NUMBER ("exit_vp", "at_least", TRUE, NULL, 0, MOST, BY_HAND),
  WORD ("no_enemy", "state", TRUE, NULL, WORDS ("good-order-mmc", "unbroken-mmc", "mmc"), BY_HAND),
  KEY ("no_enemy", "in", PART, TRUE),
  { NULL }
};

static gboolean
is_newer (const HuScenario *scenario)
{
  return !hu_control_rules (scenario)->decides;
}

static const char * const unit_keys[] = { "tags", NULL };

const HuSystemFormat hu_control_format = {
  .id = HU_SYSTEM_CONTROL,
  .is_newer = is_newer,
  .fields = fields,
  .unit_keys = unit_keys,
  .read = hu_read_control,
  .check = hu_check_control,
  .write = hu_write_control,
};
