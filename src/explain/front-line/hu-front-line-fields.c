/*
 * Words for the keys of front-line in the game file, one key a line; see hu-explain-field.c.
 */
#include "config.h"

#include "hu-front-line-words.h"

/* Translators: labels of forms in which scenarios are made; behind each, what it means. */
const HuFieldWords _hu_front_line_fields[] = {
  { "rules", "front-line", N_("Front line"),
    N_("Victory points, their ratio, and a line without gaps from north to south."), "" },
  { "front-line", "attacker", N_("Attacker"), N_("The side whose points come first in the ratio."), "" },
  { "front-line", "defender", N_("Defender"), N_("The side whose points come second."), "" },
  { "front-line", "schedule", N_("Schedule of points"),
    N_("Without one, an elimination is worth the strength of the unit; with an empty one, the "
       "line alone scores."), "schedule" },
  { "front-line", "levels", N_("Levels of victory"),
    N_("From the smallest ratio to the largest; without any, the six default levels."), "levels" },
  { "front-line", "zero_zero", N_("Nobody has points"),
    N_("0:0 is the defender's best level, or no result."), "levels" },
  { "front-line", "rows", N_("Rows that count"),
    N_("The playable part of the map; without a choice, all of it."), "line" },
  { "front-line", "from_turn", N_("From turn"), N_("Before, the line costs nothing."), "line" },
  { "front-line", "penalty", N_("Points for a gap"), N_("The points that the opponent gets for each."), "line" },
  { "front-line", "reading", N_("Reading"),
    N_("Rows: each row of hexes has to be covered somewhere. Path: the cheapest chain of hexes "
       "from north to south is looked for, and its uncovered hexes cost."), "line" },
  { "front-line", "ends_exempt", N_("Ends are free"),
    N_("Gaps before the first covered row and behind the last cost nothing."), "line" },
  { "front-line", "zoc_respects_hexsides", N_("Hexsides stop zones of control"),
    N_("For the line, zones of control do not reach across shores and cliffs."), "line" },
  { "front-line", "army_zoc", N_("Armies have a zone of control"),
    N_("For the line; if not, only divisions and corps have one."), "line" },
  { "front-line", "aircraft_hold", N_("Aircraft hold places"),
    N_("An air unit holds a place that has to be clear, and keeps it from being clear for the enemy."), "schedule" },
  { "schedule-item", "item", N_("Item"), N_("The ledger and the log use this name."), "schedule" },
  { "schedule-item", "to", N_("For"), N_("The side that can earn it, or both."), "schedule" },
  { "schedule-item", "per_strength", N_("Points per strength"),
    N_("For each point of strength of an enemy unit eliminated."), "schedule" },
  { "schedule-item", "multiply", N_("Factor by branch"),
    N_("Units of some branches count several times."), "schedule" },
  { "schedule-item", "place", N_("Place"), "", "schedule" },
  { "schedule-item", "hold", N_("Held by"),
    N_("Control: who controls all its hexes. Clear: who has a unit in it while the enemy has "
       "none."), "schedule" },
  { "schedule-item", "points", N_("Points"), "", "schedule" },
  { "schedule-item", "when", N_("When"),
    N_("At the first capture, at the end of each turn, at the end of the game, or when the log "
       "awards it."), "schedule" },
  { "multiply", "branch", N_("Branch"), "", "schedule" },
  { "level", "id", N_("Id"), N_("The verdict uses this name."), "levels" },
  { "level", "side", N_("Winner"), "", "levels" },
  { "level", "up_to", N_("Up to the ratio"), N_("That ratio included."), "levels" },
  { "level", "below", N_("Below the ratio"), N_("That ratio not included."), "levels" },
  { "rows", "from", N_("First row"), "", "line" },
  { "rows", "to", N_("Last row"), "", "line" },
  { NULL }
};
