/*
 * The pages of control (section 26), in the order of a table of contents.
 */
#include "config.h"

#include "hu-control-words.h"

const HuRulePage _hu_control_pages[] = {
  { "26.1", HU_SYSTEM_CONTROL, N_("Conditions of victory"),
    N_("A scenario says what a side needs to win: Control of Locations, hexes or buildings, a number of points, or an "
       "area or building without enemy squads, half-squads and crews. It can ask for several of these together, or for "
       "one of several."),
    N_("Each side’s card beside the map shows its conditions part by part, with a tick where one is met."),
    "conditions", "street-fight.hexgame", 0 },
  { "26.11", HU_SYSTEM_CONTROL, N_("Gaining Control"),
    N_("A side Controls the Locations, hexes and buildings that it has gained, at the start or during play. This is "
       "judged after every event and every step of a move."),
    NULL,
    "gain", "example-2-building.hexgame", 2 },
  { "26.12", HU_SYSTEM_CONTROL, N_("What a vehicle holds"),
    N_("A vehicle gains nothing for good, but it can hold a Location while it is there. This is judged after every "
       "event and every step of a move."),
    NULL,
    "vehicle", "example-1-bridge.hexgame", 1 },
  { "26.13", HU_SYSTEM_CONTROL, N_("Hexes"),
    N_("Control of a hex is separate from Control of its Locations. This is judged after every event and every step "
       "of a move."),
    NULL,
    "gain", "example-1-bridge.hexgame", 1 },
  { "26.14", HU_SYSTEM_CONTROL, N_("Buildings"),
    N_("A building is Controlled as a whole, and separately from its hexes and Locations. This is judged after every "
       "event and every step of a move; Mopping Up gains it as well (26.11)."),
    NULL,
    "building", "example-2-mopping-up.hexgame", 1 },
  { "26.15", HU_SYSTEM_CONTROL, N_("Concealed and hidden"),
    N_("Concealed and hidden units gain Control and prevent the opponent’s gains as others do, but the opponent is not "
       "told. The program judges what is true, and shows each side what it can know."),
    N_("Searched, in the menu of a Location, records the units that a search has revealed. Events keep their numbers "
       "in the log, so the opponent learns how often and when something happened out of sight, but not what."),
    "concealed", "example-2-building.hexgame", 3 },
  { "26.16", HU_SYSTEM_CONTROL, N_("Kindled Fire"),
    N_("A side that sets ground on fire on purpose Kindles a Fire, and forfeits that ground to the opponent. This is "
       "judged after every event."),
    NULL,
    "fire", "example-3-kindled.hexgame", 1 },
  { "26.161", HU_SYSTEM_CONTROL, N_("Accidental Blazes"),
    N_("A Fire is a Flame or, when it has grown, a Blaze. A Fire that no side has Kindled is an accident; where Fires "
       "meet, 26.162 decides (see 26.16). An accident changes Control only where it closes ground to everybody; this "
       "is judged after every event."),
    NULL,
    "fire", "example-3-fire.hexgame", 1 },
  { "26.2", HU_SYSTEM_CONTROL, N_("Casualty points"),
    N_("A side scores casualty points for enemy units that are eliminated, at once and by their value at that moment. "
       "Captured units (26.222) and exits (26.23) have pages of their own."),
    N_("The Losses page lists what has been scored and shows each value term by term."),
    "casualties", "example-5-vehicles.hexgame", 1 },
  { "26.222", HU_SYSTEM_CONTROL, N_("Captured units"),
    N_("Captured units, guns and vehicles score for the side that has captured them. This is judged when they are "
       "captured, freed or eliminated, and when the game ends."),
    NULL,
    "captured", "example-4-kv-captured.hexgame", 1 },
  { "26.23", HU_SYSTEM_CONTROL, N_("Exit points"),
    N_("Some scenarios ask a side to move units off the map. These units score when they leave through the hexes that "
       "the scenario names."),
    NULL,
    "exits", "street-fight-breakout.hexgame", 1 },
  { "26.3", HU_SYSTEM_CONTROL, N_("Avoiding the enemy’s conditions"),
    N_("A side without conditions of its own wins if the other side has conditions and does not meet them. This is "
       "judged when the game ends."),
    NULL,
    "avoided", "street-fight-held.hexgame", 1 },
  { "26.4", HU_SYSTEM_CONTROL, N_("Balance"),
    N_("A scenario may offer each side a provision that helps it. If both players want the same side, the player who "
       "gets the other side may claim its provision. This is settled before the first event."),
    N_("The program can roll the die; the log then has a note of who plays which side, and of the provision claimed."),
    "balance", NULL, 0 },
  { NULL },
};
