/*
 * The keys that sudden-death has in the game file.
 */
#include "config.h"

#include "hu-sudden-death-format.h"
#include "hu-format-private.h"
#include "hu-sudden-death-rules.h"

#include <glib/gi18n-lib.h>

static const HuField fields[] = {
  PART ("rules", "sudden-death", OBJECT, FALSE, "sudden-death"),
  HELD ("sudden-death", "attacker", SIDE, TRUE, IN (HuSuddenDeathRules, attacker)),
  HELD ("sudden-death", "defender", SIDE, TRUE, IN (HuSuddenDeathRules, defender)),
  HELD ("sudden-death", "capital", PLACE, TRUE, IN (HuSuddenDeathRules, capital)),
  OF ("sudden-death", "supply", OBJECT, FALSE, "supply", HERE (HuSuddenDeathRules, supply_given, supply_extra), .flag = 1,
      .hook = TRUE),
  HELD ("sudden-death", "cities", PLACES, FALSE, IN (HuSuddenDeathRules, cities),
        TWICE (N_("this city stands in the list twice"), N_("remove one of them"))),
  KEY ("sudden-death", "rear", HEXSET, FALSE),
  LIST_OF ("sudden-death", "withdrawals", FALSE, "withdrawal", HuSuddenDeathRules, withdrawals, HuWithdrawal),
  FLAG ("sudden-death", "decides", "true", IN (HuSuddenDeathRules, decides)),
  FLAG ("sudden-death", "entry_at_setup", "true", IN (HuSuddenDeathRules, entry_at_setup)),
  OF ("supply", "sources", SOURCES, TRUE, "sources", UNDER (HuSuddenDeathRules, sources, supply_extra)),
  BLOCKED_BY ("supply", EACH (HuSuddenDeathRules, blocked_by_units, 3)),
  FLAG ("supply", "zoc_negated_by_units", "true", IN (HuSuddenDeathRules, zoc_negated_by_units)),
  NUMBER ("supply", "max_length", FALSE, "null", 0, MOST, IN (HuSuddenDeathRules, max_length)),
  OF ("supply", "attacker_sources", SOURCES, FALSE, "sources",
      UNDER_GIVEN (HuSuddenDeathRules, attacker_sources, supply_extra, has_attacker_sources)),
  EDGES ("sources"),
  NUMBER ("withdrawal", "turn", TRUE, NULL, 1, MOST, IN (HuWithdrawal, turn), .limit = HU_LIMIT_TURNS),
  NUMBER ("withdrawal", "count", TRUE, NULL, 1, MOST, IN (HuWithdrawal, count), .limit = HU_LIMIT_UNITS, .turn = 1),
  BRANCH ("withdrawal", 0, IN (HuWithdrawal, branch), .turn = 1),
  HELD ("withdrawal", "units", UNITS, FALSE, OR_NULL (HuWithdrawal, units), .hook = TRUE, .turn = 1),
  NUMBER ("withdrawal", "phase", FALSE, NULL, 1, MOST, IN (HuWithdrawal, phase), .hook = TRUE),
  { NULL }
};

const HuSystemFormat hu_sudden_death_format = {
  .id = HU_SYSTEM_SUDDEN_DEATH,
  .fields = fields,
  .read = hu_read_sudden_death,
  .check = hu_check_sudden_death,
  .write = hu_write_sudden_death,
};
