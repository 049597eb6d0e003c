/*
 * The pages of sudden-death (section 4), in the order of a table of contents.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

const HuRulePage _hu_sudden_death_pages[] = {
  { "4.2", HU_SYSTEM_SUDDEN_DEATH, N_("The capital entered"),
    N_("The attacker can win the game by entering the capital. This is judged after every event and every step of a "
       "move."),
    N_("The meter counts the hexes of the capital that the defender still holds and names the attacker’s nearest unit."),
    "capital", "typhoon-4.2.hexgame", 1 },
  { "4.3", HU_SYSTEM_SUDDEN_DEATH, N_("The capital cut off"),
    N_("The attacker can also win by cutting the capital off from its sources of supply. This is judged whenever a "
       "phase ends."),
    N_("The lifeline meter shows the smallest number of hexes that would have to be closed; one unit with its zone of "
       "control can close several."),
    "cut-off", "typhoon-4.3.hexgame", 1 },
  { "8", HU_SYSTEM_SUDDEN_DEATH, N_("Lines of supply"),
    N_("A line of supply is a chain of adjacent hexes from the hex that needs supply to a source of supply. The "
       "scenario says where the sources are, and may change what stops a line."),
    N_("Supply, Step by Step (F4) shows ring by ring how far supply is traced and what stops it."),
    "line", "operation-typhoon.hexgame", 0 },
  { "4.4", HU_SYSTEM_SUDDEN_DEATH, N_("All the cities"),
    N_("The attacker can win by controlling all the cities that the scenario lists. This is judged once, when the "
       "last turn has ended."),
    N_("The meter counts the cities that have been taken."),
    "cities", "typhoon-4.4.hexgame", 1 },
  { "4.5", HU_SYSTEM_SUDDEN_DEATH, N_("A town behind the front"),
    N_("The defender can win by gaining control of a town or city in the attacker’s rear. This is judged after every "
       "event and every step of a move."),
    N_("The meter names the place that is most in danger and says how far the nearest defending unit has to go."),
    "rear", "typhoon-4.5.hexgame", 1 },
  { "9.5", HU_SYSTEM_SUDDEN_DEATH, N_("Withdrawals"),
    N_("A scenario may require the attacker to take units off the map by certain turns. Each requirement is judged "
       "when it falls due; if it is not met, the defender wins."),
    N_("The meter counts the requirements that are met and names the next one."),
    "withdrawals", "typhoon-9.5.hexgame", 1 },
  { "4.6", HU_SYSTEM_SUDDEN_DEATH, N_("Holding out"),
    N_("The defender wins by holding out to the end, so that no game is drawn (4.1). This is judged when the last turn has "
       "ended."),
    NULL,
    "held", "typhoon-4.6.hexgame", 1, NULL, "4.1" },
  { "concession", HU_SYSTEM_SUDDEN_DEATH, N_("Conceding"),
    N_("A player may give up the game at any time."),
    N_("Conceding is an event like any other and can be undone."),
    "conceded", "typhoon-concession.hexgame", 1, NC_("rule", "Concession") },
  { NULL },
};
