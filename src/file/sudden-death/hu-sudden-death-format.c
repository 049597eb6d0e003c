/*
 * The keys that sudden-death has in the game file.
 */
#include "hu-sudden-death-format.h"
#include "hu-format-private.h"
#include "hu-sudden-death-rules.h"

static const HuField fields[] = {
  PART ("rules", "sudden-death", OBJECT, FALSE, "sudden-death"),
  HELD ("sudden-death", "attacker", SIDE, TRUE, IN (HuSuddenDeathRules, attacker)),
  HELD ("sudden-death", "defender", SIDE, TRUE, IN (HuSuddenDeathRules, defender)),
  HELD ("sudden-death", "capital", PLACE, TRUE, IN (HuSuddenDeathRules, capital)),
  PART ("sudden-death", "supply", OBJECT, FALSE, "supply"),
  HELD ("sudden-death", "cities", PLACES, FALSE, IN (HuSuddenDeathRules, cities)),
  KEY ("sudden-death", "rear", HEXSET, FALSE),
  LIST_OF ("sudden-death", "withdrawals", FALSE, "withdrawal", HuSuddenDeathRules, withdrawals, HuWithdrawal),
  FLAG ("sudden-death", "decides", "true", IN (HuSuddenDeathRules, decides)),
  FLAG ("sudden-death", "entry_at_setup", "true", IN (HuSuddenDeathRules, entry_at_setup)),
  PART ("supply", "sources", SOURCES, TRUE, "sources"),
  BLOCKED_BY ("supply"),
  FLAG ("supply", "zoc_negated_by_units", "true", IN (HuSuddenDeathRules, zoc_negated_by_units)),
  NUMBER ("supply", "max_length", FALSE, "null", 0, G_MAXINT, BY_HAND),
  PART ("supply", "attacker_sources", SOURCES, FALSE, "sources"),
  EDGES ("sources"),
  NUMBER ("withdrawal", "turn", TRUE, NULL, 1, MOST, IN (HuWithdrawal, turn)),
  NUMBER ("withdrawal", "count", TRUE, NULL, 1, MOST, IN (HuWithdrawal, count)),
  BRANCH ("withdrawal", 0, IN (HuWithdrawal, branch)),
  HELD ("withdrawal", "units", UNITS, FALSE, OR_NULL (HuWithdrawal, units)),
  NUMBER ("withdrawal", "phase", FALSE, NULL, 1, MOST, IN (HuWithdrawal, phase)),
  { NULL }
};

const HuSystemFormat hu_sudden_death_format = {
  .id = HU_SYSTEM_SUDDEN_DEATH,
  .fields = fields,
  .read = hu_read_sudden_death,
  .check = hu_check_sudden_death,
  .write = hu_write_sudden_death,
};
