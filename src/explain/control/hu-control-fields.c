/*
 * Words for the keys of control in the game file, one key a line; see hu-explain-field.c.
 */
#include "config.h"

#include "hu-control-words.h"

/* The units that count, and what of them. */
#define UNITS(object, rule) \
  { object, "side", N_("Side"), "", rule }, \
  { object, "kinds", N_("Kinds"), N_("Empty: squads, half-squads and crews."), rule }, \
  { object, "state", N_("State"), N_("The state of each unit; of one that has left, its state when it left."), rule }, \
  { object, "tags", N_("Tags"), N_("Only units that have one of these."), rule }, \
  { object, "units", N_("Units"), N_("Only these."), rule }, \
  { object, "count", N_("Counted"), N_("Units, squads (half-squads and crews are half of one), or points."), rule }, \
  { object, "at_least", N_("At least"), "", rule }, \
  { object, "at_most", N_("At most"), "", rule }

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
    N_("The winner where both sides or neither meet their conditions; without a side, nobody."), "26.3" },
  { "control", "exit", N_("Exit areas"), N_("Where a side may leave the map for victory points."), "26.23" },
  { "control", "balance", N_("Balance"),
    N_("Help for a side that neither player wanted."), "26.4" },
  { "victory", "id", N_("ID"), N_("A word of its own, by which programs find it."), "26.1" },
  { "victory", "name", N_("Name"), N_("The name that players use; without one, the moment when it is judged."), "26.1" },
  { "victory", "side", N_("Side"), "", "26.1" },
  { "victory", "when", N_("Judged"), N_("When the game ends, the instant it is met, or at the end of a phase or turn."), "26.1" },
  { "victory", "of", N_("In turns of"), N_("Only at the end of this side’s phases or player turns."), "26.1" },
  { "victory", "phase", N_("Phase"), N_("Only at the end of phases with this name."), "26.1" },
  { "victory", "turn", N_("Turns"), N_("Only in these turns."), "26.1" },
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
  { "condition", "units", N_("Units on the map"), N_("So many units of a side, by kind, state and place."), "26.1" },
  { "condition", "exited", N_("Units exited"), N_("So many units have left the map, each as it was then."), "26.23" },
  { "condition", "eliminated", N_("Units eliminated"), N_("So many units have been eliminated, each as it was then."), "26.2" },
  { "condition", "captured", N_("Units captured"), N_("So many units are captured now, each as it was then."), "26.222" },
  { "condition", "destroyed", N_("In rubble"), N_("Locations, hexes or buildings; all of them, or so many."), "26.1" },
  { "condition-count", "controls", N_("Controls"), "", "26.1" },
  { "condition-count", "cvp", N_("Casualty points"), "", "26.2" },
  { "condition-count", "exit_vp", N_("Exit points"), "", "26.23" },
  { "condition-count", "units", N_("Units on the map"), "", "26.1" },
  { "condition-count", "exited", N_("Units exited"), "", "26.23" },
  { "condition-count", "eliminated", N_("Units eliminated"), "", "26.2" },
  { "condition-count", "captured", N_("Units captured"), "", "26.222" },
  { "condition-count", "destroyed", N_("In rubble"), "", "26.1" },
  { "controls", "side", N_("Side"), N_("Empty: the side that wins by it."), "26.1" },
  { "controls", "locations", N_("Locations"), "", "26.1" },
  { "controls", "hexes", N_("Hexes"), "", "26.1" },
  { "controls", "buildings", N_("Buildings"), "", "26.1" },
  { "controls", "multi_hex", N_("Multi-hex buildings"),
    N_("Smaller buildings do not count; a rowhouse is one building."), "26.14" },
  { "controls", "at_least", N_("At least"), N_("Without a number, all of them."), "26.1" },
  { "controls", "at_most", N_("At most"), "", "26.1" },
  { "cvp", "side", N_("Side"), N_("Empty: the side that wins by it."), "26.2" },
  { "cvp", "at_least", N_("At least"), "", "26.2" },
  { "cvp", "at_most", N_("At most"), "", "26.2" },
  { "cvp", "more_than_enemy_by", N_("More than the enemy by"), "", "26.2" },
  { "exit_vp", "side", N_("Side"), N_("Empty: the side that wins by it."), "26.23" },
  { "exit_vp", "at_least", N_("At least"), "", "26.23" },
  { "exit_vp", "at_most", N_("At most"), "", "26.23" },
  { "no_enemy", "state", N_("Whom to look for"),
    N_("Those in Good Order, those not broken, or all."), "26.1" },
  { "no_enemy", "kinds", N_("Kinds"), N_("Empty: squads, half-squads and crews."), "26.1" },
  { "no_enemy", "in", N_("Where"), N_("In a building, or in hexes."), "26.1" },
  { "condition-units", "in", N_("Where"), N_("In a building, in hexes, or in Locations; empty: anywhere on the map."), "26.1" },
  { "condition-units", "on_map", N_("On the map"), N_("If not, those that have not come on."), "26.1" },
  { "condition-exited", "as", N_("Exits"), N_("Those for victory, or any."), "26.23" },
  { "condition-exited", "through", N_("Through"), N_("Only units that left the map in these hexes."), "26.23" },
  UNITS ("condition-units", "26.1"),
  UNITS ("condition-exited", "26.23"),
  UNITS ("condition-left", "26.2"),
  { "destroyed", "locations", N_("Locations"), "", "26.1" },
  { "destroyed", "hexes", N_("Hexes"), "", "26.1" },
  { "destroyed", "buildings", N_("Buildings"), "", "26.1" },
  { "destroyed", "at_least", N_("At least"), N_("Without a number, all of them."), "26.1" },
  { NULL }
};
