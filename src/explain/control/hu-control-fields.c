/*
 * Words for the keys of control in the game file, one key a line; see hu-explain-field.c.
 */
#include "config.h"

#include "hu-control-words.h"

/* Translators: labels of forms in which scenarios are made; behind each, what it means. */
const HuFieldWords _hu_control_fields[] = {
  { "rules", "control", N_("Control"),
    N_("Locations, hexes and buildings Controlled, casualties, exits."), "26" },
  { "control", "edition", N_("Edition"),
    N_("The older printing, or the newer rule of exit points: no points for broken units of one's "
       "own, and prisoners taken along count."), "26.23" },
  { "control", "rooftop_prevents", N_("Rooftops prevent"),
    N_("Enemies on a roof keep a side from gaining the hex and the building."), "26.11" },
  { "control", "reduction_scores", N_("Reduction scores"),
    N_("A squad reduced to a half-squad costs its owner a point."), "26.21" },
  { "control", "hero_scores", N_("Heroes exit for a point"),
    N_("A hero is worth a point when he leaves the map for victory."), "26.23" },
  { "control", "hold_ends_when_disarmed", N_("Unarmed vehicles hold nothing"),
    N_("A vehicle's hold ends when it ceases to be armed; if not, only when it leaves the Location."), "26.12" },
  { "control", "decides", N_("Decides the game"),
    N_("If not, the program shows Control, points and conditions, but gives no verdict."), "26.1" },
  { "control", "victory", N_("Victory conditions"),
    N_("Any one of a side's entries that is met is enough."), "26.1" },
  { "control", "otherwise", N_("Otherwise"),
    N_("Who wins where both sides or neither meet what they need; without a side, nobody."), "26.3" },
  { "control", "exit", N_("Exit areas"), N_("Where a side may leave the map for victory points."), "26.23" },
  { "control", "balance", N_("Balance"),
    N_("Help for a side that neither player wanted."), "26.4" },
  { "victory", "side", N_("Side"), "", "26.1" },
  { "victory", "when", N_("Judged"), N_("When the game ends, or the instant it is met."), "26.1" },
  { "victory", "needs", N_("Needs"), "", "26.1" },
  { "exit", "side", N_("Side"), "", "26.23" },
  { "exit", "hexes", N_("Hexes"), "", "26.23" },
  { "balance", "side", N_("Side"), "", "26.4" },
  { "balance", "text", N_("Provision"), "", "26.4" },
  { "condition", "all", N_("All of"), N_("Met when every part is."), "26.1" },
  { "condition", "any", N_("Any of"), N_("Met when one part is."), "26.1" },
  { "condition", "not", N_("Not"), N_("Met while its part is not."), "26.1" },
  { "condition", "controls", N_("Controls"),
    N_("Locations, hexes or buildings; all of them, or so many."), "26.1" },
  { "condition", "cvp", N_("Casualty points"),
    N_("At least so many, or so many more than the enemy."), "26.2" },
  { "condition", "exit_vp", N_("Exit points"), N_("At least so many."), "26.23" },
  { "condition", "no_enemy", N_("No enemy"),
    N_("No enemy squads, half-squads or crews left there."), "26.1" },
  { "controls", "locations", N_("Locations"), "", "26.1" },
  { "controls", "hexes", N_("Hexes"), "", "26.1" },
  { "controls", "buildings", N_("Buildings"), "", "26.1" },
  { "controls", "at_least", N_("At least"), N_("Without a number, all of them."), "26.1" },
  { "cvp", "at_least", N_("At least"), "", "26.2" },
  { "cvp", "more_than_enemy_by", N_("More than the enemy by"), "", "26.2" },
  { "exit_vp", "at_least", N_("At least"), "", "26.23" },
  { "no_enemy", "state", N_("Whom to look for"),
    N_("Those in Good Order, those not broken, or all."), "26.1" },
  { "no_enemy", "in", N_("Where"), N_("In a building, or in hexes."), "26.1" },
  { NULL }
};
