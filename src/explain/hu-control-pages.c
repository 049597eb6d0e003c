/*
 * The pages of control (section 26), in the order of a table of contents.
 */
#include "config.h"

#include "hu-system-words.h"

#define N_(text) text

static const HuRulePage pages[] = {
  { "26.1", HU_SYSTEM_CONTROL, N_("Conditions of victory"),
    N_("A scenario says what a side needs: Locations, hexes or buildings that it Controls, points, or that no enemy is "
       "left; together or one of several. Some conditions end the game the moment they are met, after any event or step "
       "of a move; the others are looked at when it ends."),
    "conditions", "street-fight.hexgame", 0 },
  { "26.11", HU_SYSTEM_CONTROL, N_("Gaining Control"),
    N_("A side gains a Location the moment it has an armed Good Order squad, half-squad or crew on foot in it and no "
       "armed enemy ground unit is in it. Nothing is gained in Bypass. It is looked at after every event and every "
       "step of a move, so passing through is enough, and the side gains also when the last enemy in it dies or "
       "leaves.\n\n"
       "What was gained is kept, with nobody there and with enemies inside, until the opponent gains it. A leader, a "
       "hero, a vehicle, passengers and riders, a broken or captured squad gain nothing; if they are armed, they prevent "
       "all the same, but captured ones do not.\n\n"
       "At the start a side controls every Location, hex and building in its set-up area, and everything on a board on "
       "which it alone sets up. What lies in the set-up areas of both sides is nobody’s, and so is a building that does "
       "not lie wholly in one side’s. Control of caves (G11.94) is not modelled."),
    "gain", "example-2-building.hexgame", 2 },
  { "26.12", HU_SYSTEM_CONTROL, N_("What a vehicle holds"),
    N_("An armed vehicle that is not in Bypass holds its Location while it is there, from the moment no armed enemy is in "
       "it; an enemy who comes in later does not end that. It holds; it does not gain: when it leaves, or is no longer "
       "armed, the Location falls back at once to who had it before, which may be nobody.\n\n"
       "Where a hex has no other Location, the vehicle holds the hex the same way. It never holds a hex with several "
       "Locations, nor a building."),
    "vehicle", "example-1-bridge.hexgame", 1 },
  { "26.13", HU_SYSTEM_CONTROL, N_("Hexes"),
    N_("A hex is gained from its ground level, when no armed enemy is in the hex at any level but below the ground. A squad "
       "upstairs gains its own Location, not the hex. A vehicle gains no hex, but it holds one that has no other Location "
       "(26.12).\n\n"
       "Where there is a bridge, the hex is gained from the bridge or from the Depression beneath it (26.131). Where there "
       "is a pillbox, its Location has to be Controlled too (26.132)."),
    "gain", "example-1-bridge.hexgame", 1 },
  { "26.14", HU_SYSTEM_CONTROL, N_("Buildings"),
    N_("A building is gained from any level but roof and cellar, when no armed enemy is inside at any level of any of its "
       "hexes. An enemy below the ground counts only for its own Location, and one in Bypass for its Location and hex, "
       "not for the building. The hexes of a rowhouse are one building.\n\n"
       "Mopping Up gains it with all its hexes and Locations and takes the broken enemies inside prisoner; in a rowhouse "
       "it does so for one hex only. An armed enemy vehicle in Bypass keeps its Location and hex."),
    "building", "example-2-mopping-up.hexgame", 1 },
  { "26.15", HU_SYSTEM_CONTROL, N_("Concealed and hidden"),
    N_("What a concealed or hidden unit gains counts, but its opponent does not know: it is undeclared until its side "
       "declares it, the unit is revealed, or the game ends. A hidden enemy prevents too, and nobody who does not know "
       "of him is told why. Dummies neither gain nor prevent.\n\n"
       "The opponent may find out by Searching, by Mopping Up, or by occupying all Locations of the building or hex; he "
       "need not. Searched, in the menu of a Location, enters what comes to light. Events keep the numbers that they have "
       "in the log, so the opponent learns how often and when something happened out of sight, but not what."),
    "concealed", "example-2-building.hexgame", 3 },
  { "26.16", HU_SYSTEM_CONTROL, N_("Kindled Fire"),
    N_("A side that Kindles a Fire forfeits what it burns, also where it has spread: the opponent Controls at once every "
       "Location with it, every hex and building that holds it, and everything that the opponent’s armed ground units "
       "cannot reach because of it, even if rubble or other Fires help to close it. The opponent needs no units there, and "
       "enemies there do not matter. The side that Kindled it cannot gain that back before the Fire is out or counts as an "
       "accident.\n\n"
       "Fires in neighbouring hexes are one Fire (26.162). If one side Kindled any of it, all of it counts as that side’s, "
       "an accidental Fire that touches it too. If both sides did, all of it counts as an accident."),
    "fire", "example-3-kindled.hexgame", 1 },
  { "26.161", HU_SYSTEM_CONTROL, N_("Accidental Blazes"),
    N_("An accident is every Fire that nobody Kindled, and every Fire that burns at the start. An accidental Flame changes "
       "nothing. An area that an accidental Blaze closes to everybody goes to the side that Controls more than half of all "
       "the hexes around it; those that nobody Controls are in the count, so it can stay as it is.\n\n"
       "A Location that nobody can enter because of such a Blaze or of rubble belongs to whoever Controls its hex. A "
       "building that nobody can enter at all goes to the side that Controls all its hexes."),
    "fire", "example-3-fire.hexgame", 1 },
  { "26.2", HU_SYSTEM_CONTROL, N_("Casualty points"),
    N_("An eliminated unit gives the opponent its value: a squad or crew 2, a half-squad 1 (2 as the inherent one of a "
       "Carrier), a leader 1 and one more for each negative point of leadership, wounded or not (a wounded Japanese "
       "leader one less), a hero nothing, an aircraft 2, a gun 2, even dismantled or malfunctioning. A squad that is "
       "reduced to a half-squad gives 1. A vehicle gives 1, one more for a main armament that works, one for each five "
       "points of its strongest armor factor, rounded up (factor 6 gives 2, factor 0 gives 1), and 2 for an inherent crew "
       "that dies with it, 1 of a landing craft; a temporary crew adds nothing. Motorcycles, Goliaths, boats and gliders "
       "give nothing.\n\n"
       "Nothing is scored for a unit that is only broken, wounded, disrupted, malfunctioning, shocked or immobile. A unit "
       "that leaves the map counts as eliminated, but not under Recall, as a guard of prisoners, in a landing off the map, "
       "or where its exit serves the victory conditions."),
    "casualties", "example-5-vehicles.hexgame", 1 },
  { "26.222", HU_SYSTEM_CONTROL, N_("Captured units"),
    N_("A captured unit gives the side that captured it its value for as long as it is captured; when it is freed or "
       "retaken, the points are gone. A gun or vehicle stays captured with nobody in it. When the scenario has ended, what "
       "is still captured counts double, and captured Chinese guns and vehicles count fourfold; a condition that is "
       "judged at the instant counts them once.\n\n"
       "If a captured unit is eliminated, its points for that take the place of those for its capture and are not doubled. "
       "A prisoner who is killed by an attack of the prisoner’s own side counts double at once."),
    "captured", "example-4-kv-captured.hexgame", 1 },
  { "26.23", HU_SYSTEM_CONTROL, N_("Exit points"),
    N_("Units that leave through the hexes that the scenario names, to win, give their own side their value. Their "
       "inherent crews count always, a temporary crew never. A hero counts only where the scenario says so. What is "
       "captured and taken along gives nothing; by the newer edition it counts, and broken squads and leaders do not."),
    "exits", "street-fight-breakout.hexgame", 1 },
  { "26.3", HU_SYSTEM_CONTROL, N_("Avoiding the enemy’s conditions"),
    N_("Where only one side has conditions, the other wins when the game ends without their being met."),
    "avoided", "street-fight-held.hexgame", 1 },
  { "26.4", HU_SYSTEM_CONTROL, N_("Balance"),
    N_("Each side may have a provision that helps it. When both players want the same side, a die decides who plays it, "
       "and the other may claim the provision of the side that he does play."),
    "balance", NULL, 0 },
};

const HuRulePage *
_hu_control_pages (guint *n)
{
  *n = G_N_ELEMENTS (pages);

  return pages;
}
