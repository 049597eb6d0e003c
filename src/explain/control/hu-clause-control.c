/*
 * The clauses of section 26 in plain words, in the order of their pages.  Each names the test
 * game that comes out differently without it.
 */
#include "config.h"

#include "hu-control-clauses.h"
#include "hu-control-words.h"

static const HuClause clauses[] = {
  { HU_CLAUSE_AT_THE_INSTANT, "26.1", HU_EFFECT_VERDICT, "control-ambush",
    N_("A condition that the scenario makes immediate wins the instant it is met: at the start, after any event or at "
       "any step of a move.") },
  { HU_CLAUSE_AT_THE_END, "26.1", HU_EFFECT_VERDICT, "control-mill",
    N_("Every other condition is judged when the game ends.") },
  { HU_CLAUSE_OTHERWISE, "26.1", HU_EFFECT_VERDICT, "both-otherwise",
    N_("If both sides meet their conditions at the same moment, or neither has met them when the game ends, the side "
       "that the scenario names for this case wins. If only one side has conditions, see 26.3.") },
  { HU_CLAUSE_UNDECIDED, "26.1", HU_EFFECT_NO_VERDICT, "captured",
    N_("If the scenario names no side for this case, nobody has won.") },
  { HU_CLAUSE_SET_UP_AREA, "26.11", HU_EFFECT_OWNER, "control-ambush",
    N_("At the start a side Controls every Location, hex and building in its set-up area."),
    N_("At the start") },
  { HU_CLAUSE_BOARD, "26.11", HU_EFFECT_OWNER, "setup",
    N_("It also Controls everything on a board on which it alone may set up.") },
  { HU_CLAUSE_BOTH_AREAS, "26.11", HU_EFFECT_NO_OWNER, "setup",
    N_("Ground in the set-up areas of both sides is nobody’s, and so is the rest of the map.") },
  { HU_CLAUSE_PARTLY, "26.11", HU_EFFECT_NO_OWNER, "setup",
    N_("A building goes to a side only if all its hexes do; otherwise it is nobody’s.") },
  { HU_CLAUSE_HOLDING, "26.11", HU_EFFECT_OWNER, "holdings",
    N_("Where the scenario says by name which side has something at the start, that stands over the set-up areas. A hex "
       "or a building named so does not give its Locations, nor they it.") },
  { HU_CLAUSE_OCCUPIED, "26.11", HU_EFFECT_OWNER, "control-ambush",
    N_("A side gains a Location when it has an armed Good Order squad, half-squad or crew on foot in it, even one "
       "that only passes through."),
    N_("During play") },
  { "26.11/last-enemy", "26.11", HU_EFFECT_OWNER, NULL,
    N_("A side that has such a unit there also gains it when the last armed enemy in it dies, leaves, is "
       "captured or loses its arms.") },
  { "26.1/kept", "26.11", HU_EFFECT_OWNER, NULL,
    N_("A side keeps what it has gained, even with nobody there or with enemies inside, until the opponent gains it. "
       "Only a vehicle’s hold ends when it leaves (26.12).") },
  { HU_CLAUSE_MMC, "26.11", HU_EFFECT_NO_OWNER, "control-ambush",
    N_("Leaders and heroes gain nothing: only squads, half-squads and crews do."),
    N_("Units that gain nothing") },
  { HU_CLAUSE_ON_FOOT, "26.11", HU_EFFECT_NO_OWNER, "captured-tank",
    N_("Passengers and riders gain nothing.") },
  { HU_CLAUSE_VEHICLE, "26.11", HU_EFFECT_NO_OWNER, NULL,
    N_("No vehicle gains a building; what a vehicle can hold is a rule of its own (26.12).") },
  { HU_CLAUSE_BYPASS, "26.11", HU_EFFECT_NO_OWNER, "in-bypass",
    N_("Nothing is gained in Bypass.") },
  { HU_CLAUSE_GOOD_ORDER, "26.11", HU_EFFECT_NO_OWNER, "leaving",
    N_("A unit that is not in Good Order gains nothing: one that is broken, berserk, stunned or in Melee.") },
  { HU_CLAUSE_PRISONER, "26.11", HU_EFFECT_NO_OWNER, "prisoner",
    N_("Prisoners gain nothing, with or without a guard.") },
  { HU_CLAUSE_ARMED, "26.11", HU_EFFECT_NO_OWNER, "in-bypass",
    N_("Unarmed units gain nothing.") },
  { HU_CLAUSE_ARMED_ENEMY, "26.11", HU_EFFECT_NO_OWNER, "example-3-fire",
    N_("An armed enemy ground unit in a Location prevents its gain, be it a leader, a hero, a vehicle, a passenger or "
       "a broken unit."),
    N_("Enemies that prevent it") },
  { HU_CLAUSE_UNARMED_ENEMY, "26.11", HU_EFFECT_OWNER, "what-does-not-prevent",
    N_("An unarmed enemy does not prevent it, and neither does a prisoner or a vehicle without a crew; a truck’s "
       "driver is no crew. A vehicle with a crew is armed, even if its gun does not work.") },
  { HU_CLAUSE_SUBTERRANEAN, "26.11", HU_EFFECT_OWNER, "cellar-neutral",
    N_("An enemy below the ground prevents only the gain of its own Location, not of the hex or the building.") },
  { HU_CLAUSE_BYPASS_OF_BUILDING, "26.11", HU_EFFECT_OWNER, "bypass-passengers",
    N_("An armed enemy in Bypass of a building prevents the gain of the Location and hex that it is in, but not of the "
       "building.") },
  { HU_CLAUSE_MOPPING_UP, "26.11", HU_EFFECT_OWNER, "control-mill",
    N_("Mopping Up gains a building with all its hexes and Locations and takes the broken enemies inside prisoner."),
    N_("Mopping Up") },
  { HU_CLAUSE_MOPPING_UP_BYPASS, "26.11", HU_EFFECT_NO_OWNER, "mop-up-bypass",
    N_("Mopping Up does not gain a Location or hex in which an armed enemy is in Bypass, nor a Location with a Blaze "
       "or rubble.") },
  { HU_CLAUSE_ROWHOUSE, "26.11", HU_EFFECT_NO_OWNER, "mop-up-rowhouse",
    N_("In a rowhouse Mopping Up gains only the hex that the unit is in, with its Locations. It gains the building too "
       "if no armed enemy is left in any of its hexes.") },
  { "G11.94/caves", "26.11", HU_EFFECT_NOT_MODELLED, NULL,
    N_("Control of caves is not modelled (G11.94)."),
    N_("Not in the program") },
  { HU_CLAUSE_HOLD, "26.12", HU_EFFECT_OWNER, "control-mill",
    N_("An armed vehicle holds the Location that it is in, even if an enemy comes in later: its side Controls "
       "it, for the conditions of victory too.") },
  { HU_CLAUSE_ONLY_LOCATION, "26.12", HU_EFFECT_OWNER, "control-mill",
    N_("If that is the only Location of its hex, the vehicle holds the hex as well; it never holds a hex with several "
       "Locations, nor a building.") },
  { HU_CLAUSE_REVERTS, "26.12", HU_EFFECT_OWNER, "control-mill",
    N_("When the vehicle leaves or is destroyed, Control goes back at once to the previous owner, or to nobody, no "
       "matter who is there. If a squad, half-squad or crew of the vehicle’s side has gained the ground meanwhile, "
       "that side keeps it (26.11).") },
  { HU_CLAUSE_DEVOID, "26.12", HU_EFFECT_NO_OWNER, "tank-and-enemy",
    N_("The hold begins only when no armed enemy is in the Location.") },
  { "26.12/own-hold", "26.12", HU_EFFECT_NO_OWNER, NULL,
    N_("Each vehicle has its own hold: a second vehicle that came in after an enemy holds nothing when the first one "
       "leaves.") },
  { HU_CLAUSE_HOLD_BYPASS, "26.12", HU_EFFECT_NO_OWNER, "concealed-hold",
    N_("A vehicle in Bypass holds nothing.") },
  { HU_CLAUSE_HOLD_ARMED, "26.12", HU_EFFECT_NO_OWNER, "example-4-kv-captured",
    N_("An unarmed vehicle holds nothing; one that loses its crew stops holding, unless the scenario reads the rule "
       "otherwise.") },
  { HU_CLAUSE_GROUND_LEVEL, "26.13", HU_EFFECT_OWNER, "control-ambush",
    N_("A side gains a hex with an armed Good Order squad, half-squad or crew on foot at its ground level (26.11). "
       "Such a unit upstairs gains its own Location, not the hex.") },
  { HU_CLAUSE_HEX_ENEMY, "26.13", HU_EFFECT_NO_OWNER, "control-ambush",
    N_("An armed enemy at any level of the hex prevents its gain, except one below the ground.") },
  { HU_CLAUSE_ROOFTOP, "26.13", HU_EFFECT_OWNER, "on-the-roof",
    N_("An enemy on a roof prevents it too, unless the scenario lets that enemy count for its own Location only.") },
  { HU_CLAUSE_BRIDGE, "26.13", HU_EFFECT_OWNER, "example-1-bridge",
    N_("A hex with a bridge is gained from the bridge or from the Depression beneath it (26.131).") },
  { HU_CLAUSE_PILLBOX, "26.13", HU_EFFECT_OWNER, "pillbox-enemy",
    N_("A hex with a pillbox is gained only by a side that Controls the pillbox too (26.132).") },
  { HU_CLAUSE_ANY_LEVEL, "26.14", HU_EFFECT_OWNER, "control-ambush",
    N_("A side gains a building with an armed Good Order squad, half-squad or crew on foot at any one level of "
       "any one of its hexes: it need not occupy the rest.") },
  { HU_CLAUSE_ROOF_AND_CELLAR, "26.14", HU_EFFECT_NO_OWNER, "from-the-roof",
    N_("It is not gained from the roof or from below the ground.") },
  { HU_CLAUSE_BUILDING_ENEMY, "26.14", HU_EFFECT_NO_OWNER, "control-ambush",
    N_("An armed enemy at any level of any of its hexes, the roof included (26.13), prevents its gain, except one "
       "below the ground or in Bypass.") },
  { "26.14/rowhouse", "26.14", HU_EFFECT_OWNER, NULL,
    N_("The hexes of a rowhouse are one building.") },
  { HU_CLAUSE_DECLARED, "26.15", HU_EFFECT_OWNER, "concealed-gain",
    N_("A gain by a concealed or hidden unit counts at once, but it is undeclared until its side declares it, the "
       "unit is revealed, or the game ends.") },
  { "26.15/need-not", "26.15", HU_EFFECT_OWNER, NULL,
    N_("No side has to declare a gain before the game ends.") },
  { HU_CLAUSE_UNDECLARED, "26.15", HU_EFFECT_NO_OWNER, "ex-building-eliminated",
    N_("As far as the opponent knows, a concealed unit gains nothing.") },
  { HU_CLAUSE_POSSIBLE_ENEMY, "26.15", HU_EFFECT_NO_OWNER, "what-does-not-prevent",
    N_("As far as the opponent knows, a concealed unit may be an armed enemy. It is shown to that side as preventing a "
       "gain, even if it is a dummy.") },
  { "26.15/hidden", "26.15", HU_EFFECT_NO_OWNER, NULL,
    N_("A hidden armed unit prevents a gain too, but the opponent does not learn it: that side sees the ground as "
       "gained.") },
  { "26.15/dummy", "26.15", HU_EFFECT_NO_OWNER, NULL,
    N_("A dummy neither gains nor prevents anything.") },
  { "26.15/search", "26.15", HU_EFFECT_OWNER, NULL,
    N_("The opponent may find out who has Control by Searching, by Mopping Up, or by occupying all Locations of the "
       "building or hex, but does not have to.") },
  { HU_CLAUSE_KINDLED, "26.16", HU_EFFECT_OWNER, "control-mill",
    N_("A side that Kindles a Fire forfeits every Location, hex and building with that Fire in it, even if the Fire "
       "has only spread there."),
    N_("What is forfeited") },
  { HU_CLAUSE_CUT_OFF, "26.16", HU_EFFECT_OWNER, "example-3-kindled",
    N_("It also forfeits every Location, hex and building that the opponent’s armed ground units cannot enter at all "
       "because of that Fire, even if rubble or other Fires help to close it.") },
  { "26.16/no-units", "26.16", HU_EFFECT_OWNER, NULL,
    N_("The opponent needs no units there to gain it, and units of the side that Kindled the Fire do not prevent it.") },
  { HU_CLAUSE_BARRED, "26.16", HU_EFFECT_NO_OWNER, "example-3-kindled",
    N_("The side that Kindled it cannot gain any of that back before the Fire is out or counts as an accident.") },
  { HU_CLAUSE_BOTH_FORFEIT, "26.16", HU_EFFECT_NO_OWNER, "both-kindle",
    N_("Ground that both sides would forfeit stays as it is, and neither side can gain it.") },
  { HU_CLAUSE_CLOSED, "26.16", HU_EFFECT_NO_OWNER, "fire-nobody-gains-in-blaze",
    N_("A unit in a Location that a Blaze or rubble closes gains and holds nothing there, but it still prevents the "
       "enemy’s gain.") },
  { HU_CLAUSE_JOINED_ONE, "26.16", HU_EFFECT_OWNER, "example-3-kindled",
    N_("Fires in adjacent hexes are one Fire: if only one side Kindled any of it, all of it counts as that "
       "side’s, accidents too (26.162)."),
    N_("Fires that meet") },
  { HU_CLAUSE_JOINED_BOTH, "26.16", HU_EFFECT_NO_OWNER, "fire-joined-both",
    N_("If both sides Kindled parts of it, all of it counts as an accident (26.162).") },
  { "26.161/at-the-start", "26.161", HU_EFFECT_NO_OWNER, NULL,
    N_("Fires that burn at the start are accidents, and so is every Fire that nobody Kindled."),
    N_("What is an accident") },
  { "26.161/flame", "26.161", HU_EFFECT_NO_OWNER, NULL,
    N_("An accidental Flame changes nothing.") },
  { "26.161/both-sides", "26.161", HU_EFFECT_NO_OWNER, NULL,
    N_("An accidental Blaze changes Control only of ground that no ground unit of either side can enter.") },
  { HU_CLAUSE_MAJORITY, "26.161", HU_EFFECT_OWNER, "example-3-fire",
    N_("If such Blazes close the ground level of a hex or of adjacent hexes, this area goes to the side that Controls "
       "more than half of all the hexes around it; hexes that nobody Controls are part of the total. Otherwise it "
       "stays as it is."),
    N_("Who gets closed ground") },
  { HU_CLAUSE_WITH_ITS_HEX, "26.161", HU_EFFECT_OWNER, "example-3-fire",
    N_("A Location that nobody can enter because of rubble or an accidental Blaze belongs to the side that Controls "
       "its hex.") },
  { HU_CLAUSE_WITH_ITS_HEXES, "26.161", HU_EFFECT_OWNER, "closed-building",
    N_("A building that nobody can enter at all because of accidental Blazes goes to the side that Controls all its "
       "hexes.") },
  { HU_CLAUSE_ELIMINATED, "26.2", HU_EFFECT_POINTS, "control-mill",
    N_("An eliminated unit gives the opponent its value."),
    N_("What scores") },
  { "26.221/not-eliminated", "26.2", HU_EFFECT_NO_POINTS, NULL,
    N_("A unit that is only broken, wounded, disrupted, malfunctioning, shocked or immobile gives nothing, nor does a "
       "main armament that is disabled.") },
  { HU_CLAUSE_REDUCED, "26.2", HU_EFFECT_POINTS, "control-mill",
    N_("A squad that becomes a half-squad gives 1, unless the scenario does not count that.") },
  { HU_CLAUSE_LEFT_THE_MAP, "26.2", HU_EFFECT_POINTS, "leaving",
    N_("A unit that leaves the map counts as eliminated.") },
  { HU_CLAUSE_RECALL, "26.2", HU_EFFECT_NO_POINTS, "leaving",
    N_("A unit that leaves under Recall gives nothing."),
    N_("Exits that do not score") },
  { HU_CLAUSE_GUARD, "26.2", HU_EFFECT_NO_POINTS, "leaving",
    N_("A guard who leaves with prisoners gives nothing.") },
  { HU_CLAUSE_LANDING, "26.2", HU_EFFECT_NO_POINTS, "leaving",
    N_("Paratroops and gliders that land off the map give nothing.") },
  { "26.2/to-win", "26.2", HU_EFFECT_NO_POINTS, NULL,
    N_("A unit whose exit serves the victory conditions gives the opponent nothing.") },
  { HU_CLAUSE_VALUE_SQUAD, "26.2", HU_EFFECT_POINTS, "control-ambush",
    N_("A squad is worth 2, and so is a crew."),
    N_("Values of squads and leaders") },
  { HU_CLAUSE_VALUE_HALF_SQUAD, "26.2", HU_EFFECT_POINTS, "example-4-kv",
    N_("A half-squad is worth 1.") },
  { "26.213/carrier", "26.2", HU_EFFECT_POINTS, NULL,
    N_("The inherent half-squad of a Carrier is worth 2.") },
  { HU_CLAUSE_VALUE_LEADER, "26.2", HU_EFFECT_POINTS, "leaving",
    N_("A leader is worth 1, and one more for each point of a negative leadership modifier, wounded or not.") },
  { HU_CLAUSE_VALUE_WOUNDED, "26.2", HU_EFFECT_POINTS, "values",
    N_("A wounded Japanese leader is worth one less, but at least 1 (G1.65).") },
  { HU_CLAUSE_HERO, "26.2", HU_EFFECT_NO_POINTS, "leaving",
    N_("A hero is worth nothing.") },
  { HU_CLAUSE_VALUE_GUN, "26.2", HU_EFFECT_POINTS, "captured",
    N_("A gun that is not on a vehicle is worth 2, even if it is dismantled or malfunctioning; an aircraft is worth 2 "
       "as well."),
    N_("Values of guns and vehicles") },
  { HU_CLAUSE_VALUE_VEHICLE, "26.2", HU_EFFECT_POINTS, "control-mill",
    N_("A vehicle is worth 1, a wagon or sledge as well.") },
  { HU_CLAUSE_VALUE_ARMAMENT, "26.2", HU_EFFECT_POINTS, "example-5-vehicles",
    N_("A main armament that works adds 1.") },
  { HU_CLAUSE_VALUE_ARMOR, "26.2", HU_EFFECT_POINTS, "control-mill",
    N_("Each five points of the strongest armor factor, or part of five, add 1: a factor of 6 adds 2, and a "
       "factor of 0 adds 1. A vehicle without armor adds nothing for it.") },
  { HU_CLAUSE_VALUE_CREW, "26.2", HU_EFFECT_POINTS, "control-mill",
    N_("An inherent crew that dies with its vehicle adds 2, or 1 in a landing craft.") },
  { HU_CLAUSE_VALUE_TEMPORARY_CREW, "26.2", HU_EFFECT_NO_POINTS, "values",
    N_("A temporary crew adds nothing to its vehicle; those who die with it score by their own value.") },
  { HU_CLAUSE_VALUE_ARMOR_LEADER, "26.2", HU_EFFECT_POINTS, "values",
    N_("An armor leader aboard adds the value of a leader.") },
  { HU_CLAUSE_NO_VALUE, "26.2", HU_EFFECT_NO_POINTS, "leaving",
    N_("Motorcycles, Goliaths, boats and gliders are worth nothing.") },
  { HU_CLAUSE_OWN_VALUE, "26.2", HU_EFFECT_POINTS, "leaving",
    N_("Where the scenario gives a unit a value of its own, that counts instead.") },
  { HU_CLAUSE_CAPTURED, "26.222", HU_EFFECT_POINTS, "control-ambush",
    N_("A captured unit gives its captor its value at once."),
    N_("While the game is on") },
  { "26.222/unmanned", "26.222", HU_EFFECT_POINTS, NULL,
    N_("A captured gun or vehicle stays captured with nobody in it; what is captured stays so where it leaves the map.") },
  { HU_CLAUSE_CAPTURED_NO_MORE, "26.222", HU_EFFECT_NO_POINTS, "captured",
    N_("The points are gone when the unit is freed or retaken.") },
  { "26.222/once", "26.222", HU_EFFECT_POINTS, NULL,
    N_("An immediate condition counts captured units at their normal value, not double.") },
  { HU_CLAUSE_DOUBLE, "26.222", HU_EFFECT_POINTS, "control-ambush",
    N_("Every prisoner, gun and vehicle that is still captured when the game ends counts double for its captor."),
    N_("When the game ends") },
  { HU_CLAUSE_FOURFOLD, "26.222", HU_EFFECT_POINTS, "captured",
    N_("When the game ends, captured Chinese guns and vehicles count fourfold, not double.") },
  { HU_CLAUSE_CAPTIVE_ELIMINATED, "26.222", HU_EFFECT_POINTS, "example-4-kv",
    N_("If a captured unit is eliminated, by whichever side, its captor gets its normal value once, in place of "
       "the points for the capture."),
    N_("Captured units that die") },
  { HU_CLAUSE_OWN_ATTACK, "26.222", HU_EFFECT_POINTS, "prisoner-own-attack",
    N_("There is one exception: a prisoner who is killed by an attack of the prisoner’s own side gives the "
       "captor double value at once.") },
  { HU_CLAUSE_EXIT, "26.23", HU_EFFECT_POINTS, "leaving",
    N_("A unit whose exit serves the victory conditions gives its own side its value; a vehicle’s inherent crew always "
       "counts, a temporary crew never.") },
  { HU_CLAUSE_EXIT_HERO, "26.23", HU_EFFECT_POINTS, "values",
    N_("A hero gives 1 only where the scenario says so.") },
  { HU_CLAUSE_EXIT_CAPTURED, "26.23", HU_EFFECT_NO_POINTS, "captives-leave-seed",
    N_("By the older edition (the default), captured units that are taken along give no exit points.") },
  { HU_CLAUSE_EXIT_DOUBLE, "26.23", HU_EFFECT_POINTS, "captives-leave-current",
    N_("By the current edition, captured units that are taken along count, and double when the game ends.") },
  { HU_CLAUSE_EXIT_BROKEN, "26.23", HU_EFFECT_NO_POINTS, "captives-leave-current",
    N_("By the current edition, broken squads, half-squads, crews and leaders give no exit points, nor do units under "
       "Recall.") },
  { HU_CLAUSE_AVOIDED, "26.3", HU_EFFECT_VERDICT, "example-2-building",
    N_("Where only one side has conditions and does not meet them, the other wins.") },
  { "26.4/die", "26.4", HU_EFFECT_VERDICT, NULL,
    N_("If both players want the same side, each rolls a die, and the player with the higher roll plays it.") },
  { "26.4/balance", "26.4", HU_EFFECT_VERDICT, NULL,
    N_("The player who loses that roll plays the other side and may claim that side’s provision; a tie is rolled "
       "again.") },
};

const HuClause *
_hu_control_clause_words (guint *n)
{
  *n = G_N_ELEMENTS (clauses);

  return clauses;
}
