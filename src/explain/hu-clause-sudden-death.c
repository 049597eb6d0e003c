/*
 * The clauses of section 4 in plain words, in the order of their pages, with the case that
 * comes out differently without each.
 */
#include "hu-sudden-death-clauses.h"
#include "hu-system-words.h"

#define N_(text) text

static const HuClause clauses[] = {
  { HU_CLAUSE_ENTERED, "4.2", HU_EFFECT_VERDICT, "second-hex-entered",
    N_("The attacker wins the instant a hex of the capital comes under his control, in the middle of a phase or "
       "of a move too.") },
  { HU_CLAUSE_ANY_HEX, "4.2", HU_EFFECT_VERDICT, "second-hex-entered",
    N_("Any one hex of the capital is enough, whichever it is.") },
  { HU_CLAUSE_ENTERED_AT_SET_UP, "4.2", HU_EFFECT_VERDICT, "decided-at-set-up",
    N_("A hex of the capital that the attacker controls when the game begins counts as well, unless the scenario lets "
       "only a change of control count.") },
  { HU_CLAUSE_PLAY_STOPS, "4.2", HU_EFFECT_VERDICT, "won-and-lost-again",
    N_("The first verdict stands: nothing that happens afterwards changes who has won.") },
  { HU_CLAUSE_RECAPTURED, "4.2", HU_EFFECT_NO_VERDICT, "capital-retaken",
    N_("A hex of the capital that somebody takes from the attacker is noted; a game that he has won stays won.") },
  { HU_CLAUSE_CUT_AT_END_OF_PHASE, "4.3", HU_EFFECT_VERDICT, "cut-in-soviet-phase",
    N_("The attacker wins when a phase ends and no line of supply leads out of the capital.") },
  { HU_CLAUSE_ANY_PHASE, "4.3", HU_EFFECT_VERDICT, "cut-in-soviet-phase",
    N_("The end of every phase counts, of either player, the last one of the game included.") },
  { HU_CLAUSE_CUT_IN_PHASE, "4.3", HU_EFFECT_NO_VERDICT, "cut-and-reopened",
    N_("A cut in the middle of a phase decides nothing: it counts only if it lasts until the phase ends.") },
  { HU_CLAUSE_OPEN, "4.3", HU_EFFECT_NO_VERDICT, "cut-and-reopened",
    N_("A line that is open again saves the capital.") },
  { HU_CLAUSE_EVERY_HEX, "4.3", HU_EFFECT_NO_VERDICT, "one-hex-cut",
    N_("Every hex of the capital has to be cut off at the same time: one hex with a line is enough to go on.") },
  { HU_CLAUSE_OWN_LINES, "4.3", HU_EFFECT_LINE, NULL,
    N_("The hexes of the capital may use the same line or lines of their own, also one that runs through another "
       "of them.") },
  { HU_CLAUSE_AS_A_UNIT, "4.3", HU_EFFECT_LINE, NULL,
    N_("Each hex of the capital is traced as a unit in it would be, whether or not a unit is there.") },
  { HU_CLAUSE_OWN_SOURCE, "4.3", HU_EFFECT_VERDICT, "sources-named",
    N_("That the capital is a source itself does not help it: a line has to reach another one.") },
  { HU_CLAUSE_EDGES, "4.3", HU_EFFECT_LINE, "south-edge",
    N_("Only the sources that the scenario names count; an edge that it does not name is none.") },
  { HU_CLAUSE_SUPPLY_UNIT, "8", HU_EFFECT_LINE, "units-only",
    N_("An enemy ground unit stops a line in its hex.") },
  { HU_CLAUSE_SUPPLY_ZOC, "8", HU_EFFECT_LINE, "letters",
    N_("A zone of control of the attacker stops the defender’s lines.") },
  { HU_CLAUSE_SUPPLY_NEGATED, "8", HU_EFFECT_LINE, "carried-through-zoc",
    N_("A friendly ground unit in the hex opens it in spite of an enemy zone of control.") },
  { HU_CLAUSE_SUPPLY_CONTROL, "8", HU_EFFECT_LINE, "control-blocks",
    N_("Where the scenario says so, a hex that the enemy controls stops a line, even an empty one.") },
  { HU_CLAUSE_SUPPLY_TERRAIN, "8", HU_EFFECT_LINE, "one-hex-cut",
    N_("No line enters a lake or the sea.") },
  { HU_CLAUSE_SUPPLY_HEXSIDE, "8", HU_EFFECT_LINE, "hexsides",
    N_("No line crosses a lake or a cliff along a hexside.") },
  { HU_CLAUSE_SUPPLY_LENGTH, "8", HU_EFFECT_LINE, "max-length-too-short",
    N_("Where the scenario sets a length, no line is longer.") },
  { HU_CLAUSE_SUPPLY_ALONG, "8", HU_EFFECT_LINE, "supply-railway",
    N_("Where the scenario says so, a line takes only a few steps to a railway or road and then has to run along "
       "it.") },
  { HU_CLAUSE_SUPPLY_CONTROLLED, "8", HU_EFFECT_LINE, "supply-railway",
    N_("Where the scenario says so, a source supplies a side only while that side controls it.") },
  { HU_CLAUSE_CITY, "4.4", HU_EFFECT_NO_VERDICT, "tula-retaken",
    N_("A city counts for the attacker while he controls it; one that is retaken no longer counts.") },
  { HU_CLAUSE_ALL_CITIES, "4.4", HU_EFFECT_VERDICT, "all-cities",
    N_("The attacker wins if he controls all the cities that the scenario names; the capital need not be among "
       "them.") },
  { HU_CLAUSE_EVERY_CITY, "4.4", HU_EFFECT_NO_VERDICT, "held-out",
    N_("All but one are not enough.") },
  { HU_CLAUSE_LAST_TURN, "4.4", HU_EFFECT_NO_VERDICT, "all-cities-and-isolation",
    N_("They count when the last turn has ended, and not before.") },
  { HU_CLAUSE_CITY_SUPPLY, "4.4", HU_EFFECT_VERDICT, NULL,
    N_("Whether those cities are in supply does not matter.") },
  { HU_CLAUSE_REAR, "4.5", HU_EFFECT_VERDICT, "rear-taken",
    N_("The defender wins the instant a town or city behind the attacker’s initial front line comes under his "
       "control.") },
  { HU_CLAUSE_TOWN_OR_CITY, "4.5", HU_EFFECT_NO_VERDICT, "rear-taken",
    N_("Only towns and cities count; any other hex or objective there decides nothing.") },
  { HU_CLAUSE_INITIAL_LINE, "4.5", HU_EFFECT_NO_VERDICT, "rear-named",
    N_("The line is the one of the start, wherever the front is now; a place on the defender’s side of it does "
       "not count.") },
  { HU_CLAUSE_COMES_UNDER, "4.5", HU_EFFECT_NO_VERDICT, "rear-from-the-start",
    N_("The place has to come under his control: one that he has had from the start does not count.") },
  { HU_CLAUSE_REAR_SUPPLY, "4.5", HU_EFFECT_VERDICT, NULL,
    N_("Whether the place is in supply does not matter.") },
  { HU_CLAUSE_WITHDRAWAL, "9.5", HU_EFFECT_NO_VERDICT, "withdrawals-met",
    N_("Each unit that the attacker takes off the map counts for one requirement.") },
  { HU_CLAUSE_WITHDRAWAL_FITS, "9.5", HU_EFFECT_NO_VERDICT, "withdrawal-by-phase",
    N_("It counts only for a requirement that asks for its branch, or for that unit.") },
  { HU_CLAUSE_WITHDRAWAL_EARLIEST, "9.5", HU_EFFECT_NO_VERDICT, "withdrawals-earliest-first",
    N_("Of several that it fits, the one that falls due first comes first.") },
  { HU_CLAUSE_WITHDRAWAL_FAILED, "9.5", HU_EFFECT_VERDICT, "withdrawal-of-the-dead",
    N_("A requirement that is not met when it falls due gives the defender the game.") },
  { HU_CLAUSE_WITHDRAWAL_DUE, "9.5", HU_EFFECT_NO_VERDICT, "withdrawal-of-the-dead",
    N_("Unless the scenario names a phase, it falls due when its turn ends.") },
  { HU_CLAUSE_WITHDRAWAL_DEAD, "9.5", HU_EFFECT_VERDICT, NULL,
    N_("The reason does not matter: units that are dead cannot be withdrawn, and that is a failure too.") },
  { HU_CLAUSE_HELD_OUT, "4.6", HU_EFFECT_VERDICT, "held-out",
    N_("The defender wins when the last turn ends and the attacker has met none of his conditions.") },
  { HU_CLAUSE_AFTER_ALL, "4.6", HU_EFFECT_VERDICT, "all-cities",
    N_("It comes after all the others: a capital cut off at the end of the last phase is lost (4.3).") },
  { HU_CLAUSE_NO_DRAW, "4.6", HU_EFFECT_VERDICT, NULL,
    N_("A game that is played to its end has a winner: there is no draw.") },
  { HU_CLAUSE_CONCESSION, "concession", HU_EFFECT_VERDICT, "conceded",
    N_("A side that concedes has lost at once.") },
};

const HuClause *
_hu_sudden_death_clause_words (guint *n)
{
  *n = G_N_ELEMENTS (clauses);

  return clauses;
}
