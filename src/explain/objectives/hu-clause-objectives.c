/*
 * The clauses of objectives in plain words, in the order of their pages.  Each names the test game that comes out
 * differently without it.
 */
#include "config.h"

#include "hu-objectives-clauses.h"
#include "hu-objectives-words.h"

static const HuClause clauses[] = {
  { HU_CLAUSE_OBJECTIVES_MET, "outcomes", HU_EFFECT_VERDICT, "objectives-outcomes",
    N_("An outcome whose condition is met when it is judged ends the game."),
    N_("When outcomes are judged") },
  { HU_CLAUSE_OBJECTIVES_INSTANT, "outcomes", HU_EFFECT_VERDICT, "objectives-outcomes",
    N_("At once means: after the set-up, after every event, and after every step of a path.") },
  { HU_CLAUSE_OBJECTIVES_BEGINS, "outcomes", HU_EFFECT_VERDICT, "objectives-begins",
    N_("What is judged at once is judged again when the clock has moved, so that it can be met as a turn begins.") },
  { HU_CLAUSE_OBJECTIVES_END_OF, "outcomes", HU_EFFECT_VERDICT, "objectives-terms",
    N_("Other outcomes are judged when a phase, a player turn, a turn or the game ends; all that ends together is one "
       "moment, before the clock moves.") },
  { HU_CLAUSE_OBJECTIVES_OF, "outcomes", HU_EFFECT_NO_VERDICT, "objectives-begins",
    N_("An outcome of one side’s phases or player turns is not judged at the other side’s; a shared one is both "
       "sides’.") },
  { HU_CLAUSE_OBJECTIVES_TURNS, "outcomes", HU_EFFECT_NO_VERDICT, "objectives-begins",
    N_("An outcome that names turns is judged in those only.") },
  { HU_CLAUSE_OBJECTIVES_ORDER, "outcomes", HU_EFFECT_VERDICT, "objectives-ladder",
    N_("Of several outcomes met at one moment the first in the list is declared."),
    N_("Which outcome counts") },
  { HU_CLAUSE_OBJECTIVES_COINCIDENCE, "outcomes", HU_EFFECT_VERDICT, "objectives-outcomes",
    N_("That another was met at the same moment is said beside the verdict.") },
  { HU_CLAUSE_OBJECTIVES_LADDER, "outcomes", HU_EFFECT_VERDICT, "objectives-ladder",
    N_("Outcomes of one winner that have levels are the rungs of one ladder, and do not coincide.") },
  { HU_CLAUSE_OBJECTIVES_OTHERWISE, "outcomes", HU_EFFECT_VERDICT, "objectives-points",
    N_("If the game ends and no condition is met, the result is what the scenario says for that case, or none.") },
  { HU_CLAUSE_OBJECTIVES_ALL, "terms", HU_EFFECT_NO_VERDICT, "objectives-terms",
    N_("A condition that asks for all of its terms is met only when each of them is."),
    N_("Holding and entering") },
  { HU_CLAUSE_OBJECTIVES_CONTROL, "terms", HU_EFFECT_VERDICT, "objectives-outcomes",
    N_("A side holds a place or hex by controlling every hex of it, unless the term says otherwise.") },
  { HU_CLAUSE_OBJECTIVES_PRESENCE, "terms", HU_EFFECT_VERDICT, "objectives-terms",
    N_("Held by presence, a place needs a ground unit in one of its hexes.") },
  { HU_CLAUSE_OBJECTIVES_CLEAR, "terms", HU_EFFECT_NO_VERDICT, "objectives-terms",
    N_("Held clear, a place must have no enemy ground unit in any of its hexes.") },
  { HU_CLAUSE_OBJECTIVES_HELD_SUPPLIED, "terms", HU_EFFECT_NO_VERDICT, "objectives-supply",
    N_("Held in supply, a place needs an open line from one of its hexes.") },
  { HU_CLAUSE_OBJECTIVES_ENTERED, "terms", HU_EFFECT_VERDICT, "objectives-memory",
    N_("A place that a unit has moved into or come on in stays entered for good; units there at the set-up have not "
       "entered it.") },
  { HU_CLAUSE_OBJECTIVES_TO, "terms", HU_EFFECT_VERDICT, "objectives-supply",
    N_("A term may name where its line has to end, in place of the side’s sources."),
    N_("Lines and units") },
  { HU_CLAUSE_OBJECTIVES_WITHIN, "terms", HU_EFFECT_NO_VERDICT, "objectives-supply",
    N_("A term may name the only hexes that its line may run through, such as those of a road.") },
  { HU_CLAUSE_OBJECTIVES_AREA, "terms", HU_EFFECT_NO_VERDICT, "objectives-supply",
    N_("Units are counted in the places or hexes that the term names; those off the map are in none.") },
  { HU_CLAUSE_OBJECTIVES_UNITS_SUPPLIED, "terms", HU_EFFECT_NO_VERDICT, "objectives-supply",
    N_("A term may count only the units that are in supply, or only those that are not.") },
  { HU_CLAUSE_OBJECTIVES_THROUGH, "terms", HU_EFFECT_NO_VERDICT, "objectives-supply",
    N_("A term may count only the units that have left the map in certain hexes.") },
  { HU_CLAUSE_OBJECTIVES_AGAINST_NONE, "terms", HU_EFFECT_VERDICT, "objectives-ratio",
    N_("Points against none are more than any ratio; none against none is the ratio 0.") },
  { HU_CLAUSE_OBJECTIVES_EVER, "terms", HU_EFFECT_VERDICT, "objectives-memory",
    N_("A term that asks whether something ever was so keeps it for good."),
    N_("Terms that remember") },
  { HU_CLAUSE_OBJECTIVES_FOR, "terms", HU_EFFECT_NO_VERDICT, "objectives-memory",
    N_("A term that asks for several turns in a row begins anew when one ends without it.") },
  { HU_CLAUSE_OBJECTIVES_FIRST, "terms", HU_EFFECT_NO_VERDICT, "objectives-memory",
    N_("A term that asks what came first is not met once the other has come before, or at the same moment.") },
  { HU_CLAUSE_OBJECTIVES_START, "points", HU_EFFECT_POINTS, "objectives-points",
    N_("A side begins with the points that the scenario gives it."),
    N_("What gives points") },
  { HU_CLAUSE_OBJECTIVES_SCORED, "points", HU_EFFECT_POINTS, NULL,
    N_("Points are scored at the event, or when the phase, turn or game ends, as the item says.") },
  { HU_CLAUSE_OBJECTIVES_FOR_SIDE, "points", HU_EFFECT_NO_POINTS, "objectives-points",
    N_("An item that the schedule gives to one side scores nothing for the other.") },
  { HU_CLAUSE_OBJECTIVES_ITEM_TURN, "points", HU_EFFECT_NO_POINTS, "objectives-points",
    N_("An item that names turns gives points in those only.") },
  { HU_CLAUSE_OBJECTIVES_MULTIPLIED, "points", HU_EFFECT_POINTS, "objectives-points",
    N_("Where the scenario says so, the points for units of a branch are multiplied.") },
  { HU_CLAUSE_OBJECTIVES_FIRST_TIME, "points", HU_EFFECT_NO_POINTS, "objectives-points",
    N_("A capture counts once for each side; holding a place at the start is no capture.") },
  { HU_CLAUSE_OBJECTIVES_NEEDS_ONCE, "points", HU_EFFECT_NO_POINTS, "objectives-points",
    N_("A condition that gives points once gives them at the first moment at which it is met.") },
  { HU_CLAUSE_OBJECTIVES_PROVISIONAL, "points", HU_EFFECT_POINTS, "objectives-provisional",
    N_("What counts at the end is shown as provisional until then; of the outcomes only those judged at the end count "
       "it.") },
  { HU_CLAUSE_OBJECTIVES_WITHDRAWN, "withdrawals", HU_EFFECT_NO_VERDICT, "objectives-withdrawals",
    N_("A unit that is withdrawn counts for the unmet withdrawal that is due first and that it fits."),
    NULL },
  { HU_CLAUSE_OBJECTIVES_FAILED, "withdrawals", HU_EFFECT_VERDICT, "objectives-withdrawals",
    N_("A withdrawal that is not made by the end of its turn or phase has failed for good, whatever the reason.") },
};

const HuClause *
_hu_objectives_clause_words (guint *n)
{
  *n = G_N_ELEMENTS (clauses);

  return clauses;
}
