/*
 * Words for the keys of sudden-death in the game file, one key a line; see hu-explain-field.c.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

/* Translators: labels of forms in which scenarios are made; behind each, what it means. */
const HuFieldWords _hu_sudden_death_fields[] = {
  { "rules", "sudden-death", N_("Sudden death"),
    N_("The capital entered or cut off, cities, towns behind the front, withdrawals."), "4" },
  { "sudden-death", "attacker", N_("Attacker"), N_("The side that wins by taking or isolating the capital."), "4.2" },
  { "sudden-death", "defender", N_("Defender"), N_("The side that wins if nothing else happens."), "4.6" },
  { "sudden-death", "decides", N_("Decides the game"),
    N_("If not, the program shows supply and meters, but gives no verdict."), "" },
  { "sudden-death", "entry_at_setup", N_("The set-up is judged"),
    N_("Capital and rear are judged on the set-up too; if not, only a change of control ends the game."), "4.2" },
  { "sudden-death", "capital", N_("Capital"),
    N_("Any of its hexes taken decides at once; each of them is traced when a phase ends."), "4.2" },
  { "sudden-death", "supply", N_("Supply"), "", "4.3" },
  { "sudden-death", "cities", N_("Cities"),
    N_("All of them held when the last turn ends wins; with none chosen, that rule is not in "
       "force."), "4.4" },
  { "sudden-death", "rear", N_("Behind the front"),
    N_("Towns and cities here must not be lost. Without a choice: all that the attacker controls "
       "at the start."), "4.5" },
  { "sudden-death", "withdrawals", N_("Withdrawals"),
    N_("Units that the attacker has to give up in time, or lose."), "9.5" },
  { "withdrawal", "turn", N_("Turn"), N_("The turn by whose end it has to be done."), "9.5" },
  { "withdrawal", "count", N_("Units"), N_("How many."), "9.5" },
  { "withdrawal", "branch", N_("Branch"), N_("Only units of this branch will do; without one, any."), "9.5" },
  { "withdrawal", "units", N_("Only these"),
    N_("Only units of this list will do; without one, any of the attacker's."), "9.5" },
  { "withdrawal", "phase", N_("Phase"),
    N_("The number of a phase of the attacker's first player turn; without one, the end of the turn."), "9.5" },
  { NULL }
};
