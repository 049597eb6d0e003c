/*
 * The keys that sudden-death has in the game file.
 */
#include "hu-sudden-death-format.h"
#include "hu-format-private.h"
#include "hu-sudden-death-rules.h"

static const HuField fields[] = {
  PART ("rules", "sudden-death", OBJECT, FALSE, "sudden-death"),
  KEY ("sudden-death", "attacker", SIDE, TRUE),
  KEY ("sudden-death", "defender", SIDE, TRUE),
  KEY ("sudden-death", "capital", PLACE, TRUE),
  PART ("sudden-death", "supply", OBJECT, FALSE, "supply"),
  KEY ("sudden-death", "cities", PLACES, FALSE),
  KEY ("sudden-death", "rear", HEXSET, FALSE),
  PART ("sudden-death", "withdrawals", LIST, FALSE, "withdrawal"),
  FLAG ("sudden-death", "decides", "true", IN (HuSuddenDeathRules, decides)),
  FLAG ("sudden-death", "entry_at_setup", "true", IN (HuSuddenDeathRules, entry_at_setup)),
  PART ("supply", "sources", SOURCES, TRUE, "sources"),
  BLOCKED_BY ("supply"),
  FLAG ("supply", "zoc_negated_by_units", "true", IN (HuSuddenDeathRules, zoc_negated_by_units)),
  NUMBER ("supply", "max_length", FALSE, "null", 0, G_MAXINT, BY_HAND),
  PART ("supply", "attacker_sources", SOURCES, FALSE, "sources"),
  EDGES ("sources"),
  NUMBER ("withdrawal", "turn", TRUE, NULL, 1, MOST, BY_HAND),
  NUMBER ("withdrawal", "count", TRUE, NULL, 1, MOST, BY_HAND),
  BRANCH ("withdrawal", 0, BY_HAND),
  KEY ("withdrawal", "units", UNITS, FALSE),
  NUMBER ("withdrawal", "phase", FALSE, NULL, 1, MOST, BY_HAND),
  { NULL }
};

const HuSystemFormat hu_sudden_death_format = {
  .id = HU_SYSTEM_SUDDEN_DEATH,
  .fields = fields,
  .read = hu_read_sudden_death,
  .check = hu_check_sudden_death,
  .write = hu_write_sudden_death,
};
