/*
 * The clauses of front-line in plain words, in the order of their pages.  Each names the test
 * game that comes out differently without it.
 */
#include "config.h"

#include "hu-front-line-clauses.h"
#include "hu-front-line-words.h"

const HuClause _hu_front_line_clause_words[] = {
  { HU_CLAUSE_START, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("A side begins with the points that the scenario gives it."),
    N_("What scores") },
  { HU_CLAUSE_STRENGTH, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("An eliminated unit gives the other side points for each point of its printed combat strength, whatever its "
       "state and however it was eliminated.") },
  { HU_CLAUSE_MULTIPLIED, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("Where the scenario says so, the points for units of a branch, such as armor, are multiplied.") },
  { HU_CLAUSE_AWARD, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("The schedule may also award points for events that the program does not track, such as a cut railway. They "
       "count when the players enter them.") },
  { HU_CLAUSE_FOR_SIDE, "schedule", HU_EFFECT_NO_POINTS, "not-for-this-side",
    N_("An item that the schedule gives to one side scores nothing for the other.") },
  { HU_CLAUSE_PLACE, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("Capturing or holding a place that the schedule lists gives its points."),
    N_("Places") },
  { HU_CLAUSE_FIRST_TIME, "schedule", HU_EFFECT_NO_POINTS, "captured-twice",
    N_("A capture counts once for each side: a later capture of the same place gives nothing more. Holding a place at "
       "the start is no capture.") },
  { HU_CLAUSE_EACH_TURN, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("A place to be held each turn counts whenever a game turn ends.") },
  { HU_CLAUSE_PLACE_AT_END, "schedule", HU_EFFECT_POINTS, "held-from-above",
    N_("A place to be held at the end counts when the game ends.") },
  { HU_CLAUSE_HOLD_CONTROL, "schedule", HU_EFFECT_POINTS, "front-line-points",
    N_("A side captures or holds a place by controlling all its hexes, unless the schedule asks for a place that "
       "is clear of the enemy.") },
  { HU_CLAUSE_HOLD_FRIEND, "schedule", HU_EFFECT_NO_POINTS, "empty-town",
    N_("To hold a place clear, a side needs a unit in at least one of its hexes: an empty place is nobody’s."),
    N_("Places to be held clear of the enemy") },
  { HU_CLAUSE_HOLD_ENEMY, "schedule", HU_EFFECT_NO_POINTS, "disputed-town",
    N_("No enemy unit may be in any hex of a place that a side holds clear.") },
  { HU_CLAUSE_HOLD_ZOC, "schedule", HU_EFFECT_POINTS, NULL,
    N_("Enemy zones of control in a place do not matter.") },
  { HU_CLAUSE_HOLD_AIRCRAFT, "schedule", HU_EFFECT_POINTS, "held-from-above",
    N_("Air units neither hold a place nor dispute it; a scenario may let them do both.") },
  { HU_CLAUSE_EVERY_ROW, "line", HU_EFFECT_POINTS, "front-line-points",
    N_("For each hex row that a side’s line does not cover, the opponent gets one point, or the penalty that the "
       "scenario sets (B)."),
    N_("What gaps cost") },
  { HU_CLAUSE_UNBROKEN, "line", HU_EFFECT_NO_POINTS, "front-line-ends-exempt",
    N_("A hex row that is not covered is a gap; a line without a gap costs nothing.") },
  { HU_CLAUSE_LINE_ANEW, "line", HU_EFFECT_POINTS, NULL,
    N_("A gap that stays open is charged again at the end of each player turn of its side (B).") },
  { HU_CLAUSE_LINE_OWN_TURN, "line", HU_EFFECT_NO_POINTS, "front-line-points",
    N_("Only the side whose player turn ends is charged.") },
  { HU_CLAUSE_LINE_FROM_TURN, "line", HU_EFFECT_NO_POINTS, "line-from-turn-2",
    N_("Before the turn from which the scenario asks for a line, nobody is charged.") },
  { HU_CLAUSE_LINE_CONTINUOUS, "line", HU_EFFECT_NO_POINTS, NULL,
    N_("A hex row runs from west to east; it zigzags if the hexes have flat tops. The line need not be continuous: "
       "each hex row is judged by itself."),
    N_("Which rows count") },
  { HU_CLAUSE_LINE_ENDS, "line", HU_EFFECT_POINTS, "front-line-points",
    N_("The line runs from the north edge to the south edge: rows beyond the last unit count too, unless the scenario "
       "exempts the ends.") },
  { HU_CLAUSE_LINE_WATER, "line", HU_EFFECT_NO_POINTS, "front-line-path",
    N_("A row that is all water or beyond the map does not count.") },
  { HU_CLAUSE_LINE_PATH, "line", HU_EFFECT_POINTS, "front-line-path",
    N_("A scenario may read the rule as a chain of adjacent hexes from the north edge to the south edge: then each "
       "uncovered hex on the chain with the fewest of them costs as much as a gap.") },
  { HU_CLAUSE_LINE_ZOC, "line", HU_EFFECT_NO_POINTS, "front-line-points",
    N_("A unit covers the row of its own hex, and its zone of control covers the rows of the hexes around it."),
    N_("What covers a row") },
  { HU_CLAUSE_LINE_ENEMY, "line", HU_EFFECT_NO_POINTS, NULL,
    N_("For the line, a zone of control reaches into hexes with enemy units in them (A).") },
  { HU_CLAUSE_LINE_HEXSIDES, "line", HU_EFFECT_NO_POINTS, "line-hexsides",
    N_("For the line, a zone of control also reaches across lake hexsides and cliff hexsides, unless the scenario "
       "reads the rule otherwise.") },
  { HU_CLAUSE_LINE_EB, "line", HU_EFFECT_POINTS, "front-line-points",
    N_("A unit marked EB is no front-line unit: it covers nothing (C)."),
    N_("What covers less, or nothing") },
  { HU_CLAUSE_LINE_AIR, "line", HU_EFFECT_POINTS, "front-line-points",
    N_("Air units cover nothing.") },
  { HU_CLAUSE_LINE_BRACKETED, "line", HU_EFFECT_POINTS, "front-line-points",
    N_("A unit with its strength in brackets covers only the row of its own hex: it is too small for a zone of control "
       "(I).") },
  { HU_CLAUSE_LINE_SMALL, "line", HU_EFFECT_POINTS, "front-line-points",
    N_("A unit smaller than a division covers only the row of its own hex too (I); a unit without a size has a "
       "zone of control.") },
  { HU_CLAUSE_LINE_ARMY, "line", HU_EFFECT_POINTS, "army-alone",
    N_("A unit of army size has a zone of control too, although the rule names divisions and corps only (I); a "
       "scenario may keep to the rule.") },
  { HU_CLAUSE_LINE_OWN_ZOC, "line", HU_EFFECT_POINTS, "front-line-default-schedule",
    N_("Where the scenario itself says whether a unit has a zone of control, that decides, except for EB units and air "
       "units.") },
  { HU_CLAUSE_RATIO, "levels", HU_EFFECT_VERDICT, "mixed-isolation",
    N_("The ratio of the attacker’s points to the defender’s gives the level of victory, and with it the winner.") },
  { HU_CLAUSE_LEVEL_EXACT, "levels", HU_EFFECT_VERDICT, NULL,
    N_("The ratio is exact: it is never rounded.") },
  { HU_CLAUSE_LEVEL_UP_TO, "levels", HU_EFFECT_VERDICT, "ratio-just-reached",
    N_("A level whose bound is “up to” includes it: exactly 3 to 1 is the level up to 3 to 1, not the next one.") },
  { HU_CLAUSE_LEVEL_BELOW, "levels", HU_EFFECT_VERDICT, "ratio-six-to-one",
    N_("The highest level begins with its bound: 6 to 1 exactly is decisive already.") },
  { HU_CLAUSE_LEVEL_AGAINST_NONE, "levels", HU_EFFECT_VERDICT, NULL,
    N_("If only the attacker has points, the attacker wins at the highest level.") },
  { HU_CLAUSE_LEVEL_NO_POINTS, "levels", HU_EFFECT_VERDICT, "front-line-ends-exempt",
    N_("If neither side has points, the defender wins at the best level, unless the scenario says that there is "
       "no result.") },
  { HU_CLAUSE_LEVEL_AT_END, "levels", HU_EFFECT_NO_VERDICT, "line-from-turn-2",
    N_("Before the game ends, nobody has won by points.") },
  { NULL },
};

/* The same where the line of the scenario is a path, of which no row is judged by itself. */
static const struct
{
  HuClauseId  id;
  const char *words;
} by_path[] = {
  { HU_CLAUSE_EVERY_ROW,
    N_("For each uncovered hex of its cheapest line from the north edge to the south edge, the opponent of a side gets one "
       "point, or the penalty that the scenario sets (B).") },
  { HU_CLAUSE_UNBROKEN, N_("An uncovered hex of that line is a gap; a line without a gap costs nothing.") },
  { HU_CLAUSE_LINE_CONTINUOUS, N_("The line is continuous: each hex of it touches the next one.") },
  { HU_CLAUSE_LINE_ENDS,
    N_("The line begins in any hex of the northernmost hex row that counts, and ends in any hex of the southernmost one. No part "
       "of it is exempt.") },
  { HU_CLAUSE_LINE_WATER,
    N_("In a hex row that is all water, and beyond the rows that the scenario names, an uncovered hex of the line costs "
       "nothing.") },
  { HU_CLAUSE_LINE_PATH,
    N_("This scenario reads the rule as a chain of adjacent hexes. Of all such chains that with the fewest uncovered hexes "
       "counts; it may go through any hex that is on the map.") },
  { HU_CLAUSE_LINE_ZOC, N_("A unit covers its own hex, and its zone of control covers the hexes around it.") },
  { HU_CLAUSE_LINE_BRACKETED,
    N_("A unit with its strength in brackets covers only its own hex: it is too small for a zone of control (I).") },
  { HU_CLAUSE_LINE_SMALL,
    N_("A unit smaller than a division covers only its own hex too (I); a unit without a size has a zone of control.") },
};

const char *
_hu_front_line_read_clause (const HuScenario *scenario,
                            HuClauseId        clause)
{
  if (hu_front_line_rules (scenario)->reading != HU_READING_PATH)
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (by_path); i++)
    if (by_path[i].id == clause)
      return by_path[i].words;

  return NULL;
}
