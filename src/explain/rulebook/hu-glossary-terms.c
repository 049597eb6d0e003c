/*
 * The terms of these games in the program's own words.  The rulebooks have their own text.
 */
#include "config.h"

#include "hu-glossary-private.h"

#define NC_(context, text) text

/*
 * Translators: of each term first its name, then the forms in which it turns up in a sentence of your language,
 * inflected ones too, with | between and no spaces around it (upper and lower case are the same), then what it
 * means.  A form that also means something else in these texts is better left out.
 */
static const HuGlossaryTerm terms[] = {
  { HU_TERM_OVERVIEW, NC_ ("glossary", "Overview"), "",
    NC_ ("glossary",
         "One or several of four rule systems judge a game on one map. Sudden Death is about an attacker’s drive on a capital: "
         "when the capital is entered or cut off, the game is over. Front Line counts victory points and looks for a "
         "line of units from north to south. Control is about single buildings and streets, the losses of both "
         "sides, and fires. Objectives are the victory conditions of any game, put together from terms.\n\n"
         "You move the units and set the clock; after every event the program judges the position. The bar above the map "
         "shows the verdict, the meters beside it show how near each condition is, "
         "and Why? (F2) gives the reasons: hexes, units and the number of a rule.\n\nF1 opens the page about the "
         "part that has the focus: a meter, a panel, a step of a lesson, a field of the workshop."),
    "4.3 line 26.1" },
  { "armed", NC_ ("glossary", "Armed"), NC_ ("glossary", "armed|unarmed"),
    NC_ ("glossary",
         "An armed unit can gain, and can prevent the enemy from gaining. Every squad, crew and leader is armed "
         "unless it is marked as unarmed, even if it is broken; a vehicle is armed while it has a crew. Prisoners "
         "and dummies are unarmed."),
    "26.11 26.12" },
  { "attacker", NC_ ("glossary", "Attacker and defender"), NC_ ("glossary", "attacker|attackers|defender|defenders"),
    NC_ ("glossary", "The scenario says which side is the attacker. It stays the attacker for the whole game, "
                     "whichever side makes attacks."),
    "4.2 4.6 levels" },
  { "balance", NC_ ("glossary", "Balance"), NC_ ("glossary", "balance|provision|provisions"),
    NC_ ("glossary", "A provision that helps a side. If both players want the same side, the player who gets the "
                     "other side may claim that side’s provision."),
    "26.4" },
  { "blaze", NC_ ("glossary", "Flame and Blaze"), NC_ ("glossary", "blaze|blazes|flame|flames|accidental blaze"),
    NC_ ("glossary", "The two sizes of a Fire. A Flame closes nothing; a Blaze closes its Location to everybody, and "
                     "everything that can only be reached through it."),
    "26.16 26.161" },
  { "bracket", NC_ ("glossary", "Strength in brackets"),
    NC_ ("glossary", "bracket|brackets|bracketed|bracketed strength|bracketed strengths"),
    NC_ ("glossary", "A unit that is too small has its strength in brackets. It has no zone of control, and so covers only "
                     "the row of its own hex."),
    "line" },
  { "broken", NC_ ("glossary", "Broken"), NC_ ("glossary", "broken|breaks"),
    NC_ ("glossary", "A unit that has lost its nerve. It is not in Good Order and gains nothing, but it is still an armed "
                     "enemy and prevents the other side from gaining."),
    "26.11" },
  { "building", NC_ ("glossary", "Building"), NC_ ("glossary", "building|buildings"),
    NC_ ("glossary", "All its hexes and levels together. A building is gained separately from these: from any level "
                     "but the roof and the cellar, while no armed enemy is inside. An enemy in the cellar prevents "
                     "only the gain of that Location."),
    "26.14" },
  { "bypass", NC_ ("glossary", "Bypass"), NC_ ("glossary", "bypass|bypasses"),
    NC_ ("glossary", "Moving past a building inside its hex. A unit in Bypass is in the hex, but not in the "
                     "building, and gains nothing."),
    "26.11 26.14" },
  { "capital", NC_ ("glossary", "Capital"), NC_ ("glossary", "capital|capitals"),
    NC_ ("glossary", "The city, of one or more hexes, that the attacker has to take. It falls when it is entered, or "
                     "when none of its hexes has a line of supply at the end of a phase."),
    "4.2 4.3" },
  { "captured", NC_ ("glossary", "Captured units"),
    NC_ ("glossary", "captured unit|captured units|captured squad|captured squads|prisoner|prisoners|captor"),
    NC_ ("glossary", "Units held by the enemy. A captured unit gains and prevents nothing for its own side. It is "
                     "worth points to its captor, and counts double when the game has ended."),
    "26.222" },
  { "casualty-points", NC_ ("glossary", "Casualty points"), NC_ ("glossary", "casualty point|casualty points|CVP"),
    NC_ ("glossary", "Points that a side gets for enemy units that are eliminated or captured, each at its value at "
                     "that moment."),
    "26.2 26.222" },
  { "concealed", NC_ ("glossary", "Concealed and hidden"), NC_ ("glossary", "concealed|concealment|hidden"),
    NC_ ("glossary", "The enemy knows that a concealed unit is there, but not what it is; the enemy does not know of "
                     "a hidden unit at all. Both gain and prevent as other units do, but their gains are undeclared."),
    "26.15" },
  { "concession", NC_ ("glossary", "Conceding"), NC_ ("glossary", "concede|concedes|conceded|conceding|concession"),
    NC_ ("glossary", "Giving up the game. The other side wins at once."), "concession" },
  { "control", NC_ ("glossary", "Control"), NC_ ("glossary", "control|controls|controlled|controlling|uncontrolled"),
    NC_ ("glossary", "Control says which side a hex, a place, a building or a Location belongs to. On operational "
                     "maps a hex belongs to the side whose ground unit was in it last, even if the unit only passed "
                     "through.\n\nIn tactical games, where Control has a capital letter, a side gains it with an "
                     "armed squad, half-squad or crew in Good Order where no armed enemy is left. In both kinds of "
                     "game a side keeps control after its units have left."),
    "4.4 26.11 26.13 26.14" },
  { "division", NC_ ("glossary", "Division and brigade"), NC_ ("glossary", "division|divisions|brigade|brigades"),
    NC_ ("glossary", "Sizes of units. For the front line, a division or a larger unit also covers the rows beside "
                     "its own by its zone of control; a brigade or a smaller unit covers only its own row."),
    "line" },
  { "dummy", NC_ ("glossary", "Dummy"), NC_ ("glossary", "dummy|dummies"),
    NC_ ("glossary", "A counter that stands for no unit. It neither gains nor prevents anything; the enemy finds out "
                     "only by a search."),
    "26.15" },
  { "eb", NC_ ("glossary", "EB"), NC_ ("glossary", "EB"),
    NC_ ("glossary", "The mark of engineer and railway units. They do not belong to the front line: they cover "
                     "neither their own hex nor the hexes around it."),
    "line" },
  { "exit-points", NC_ ("glossary", "Exit points"), NC_ ("glossary", "exit point|exit points"),
    NC_ ("glossary", "Points that a side gets for its own units that leave the map through the hexes that the "
                     "scenario names."), "26.23" },
  { "fire", NC_ ("glossary", "Fire, and who Kindled it"),
    NC_ ("glossary", "fire|fires|kindle|kindles|kindled|kindler|kindled fire|kindled fires"),
    NC_ ("glossary", "A Fire is an accident, or a side has Kindled it on purpose. The side that Kindles a Fire "
                     "forfeits the ground that burns. Fires that meet have one cause."),
    "26.16 26.161" },
  { "front-line", NC_ ("glossary", "Front line"), NC_ ("glossary", "front line|front lines|line from north to south"),
    NC_ ("glossary", "The border between the ground of the two sides. At the start it decides which towns lie behind "
                     "it; for the rule of the line it is a side’s units and their zones of control, from the north "
                     "edge to the south edge."),
    "line 4.5" },
  { "gap", NC_ ("glossary", "Gap"), NC_ ("glossary", "gap|gaps|open row|open rows"),
    NC_ ("glossary", "A hex row in which a side has neither a unit that counts nor a zone of control, at the end of its "
                     "player turn. Each costs a point."),
    "line" },
  { "good-order", NC_ ("glossary", "Good Order"), NC_ ("glossary", "good order"),
    NC_ ("glossary", "A unit is in Good Order if it is not broken, berserk, captured, stunned or in Melee. A unit "
                     "that is pinned, exhausted or concealed is still in Good Order."),
    "26.11" },
  { "ground-level", NC_ ("glossary", "Ground level"), NC_ ("glossary", "ground level|ground-level"),
    NC_ ("glossary", "The level of the street. A side gains a hex from its ground level, its bridge or its pillbox, "
                     "but not from an upper level."),
    "26.13" },
  { "ground-unit", NC_ ("glossary", "Ground unit"), NC_ ("glossary", "ground unit|ground units"),
    NC_ ("glossary", "Every unit that is not an air unit. Only ground units gain control of hexes and stop lines of "
                     "supply."), "8" },
  { "hex-row", NC_ ("glossary", "Hex row"),
    NC_ ("glossary", "hex row|hex rows|row|rows|row of hexes|rows of hexes"),
    NC_ ("glossary", "The hexes beside each other from west to east that share a row number. A line from north to south "
                     "has to cover one hex of each."),
    "line" },
  { "inherent-crew", NC_ ("glossary", "Inherent crew"), NC_ ("glossary", "inherent crew|inherent crews"),
    NC_ ("glossary", "The crew that a vehicle has without a counter of its own. It counts with the vehicle."), "26.2 26.23" },
  { "instant", NC_ ("glossary", "Instant"), NC_ ("glossary", "instant"),
    NC_ ("glossary", "The moment after any event, even in the middle of a phase or a move. Some conditions decide "
                     "the game at that moment; others are judged only when a phase, a turn or the game ends."),
    "4.2 4.5" },
  { "isolated", NC_ ("glossary", "Cut off"), NC_ ("glossary", "cut off|isolated|isolation|isolates"),
    NC_ ("glossary", "Having no line of supply. The capital is cut off when none of its hexes has one; this decides "
                     "the game only when a phase ends."),
    "4.3 8" },
  { "leader", NC_ ("glossary", "Leader"), NC_ ("glossary", "leader|leaders|SMC"),
    NC_ ("glossary", "A single soldier with a counter of his own. A leader gains nothing, but an armed leader "
                     "prevents the enemy from gaining."), "26.11 26.2" },
  { "ledger", NC_ ("glossary", "Ledger"), NC_ ("glossary", "ledger"),
    NC_ ("glossary", "The list of all gains and losses of points, each with its reason and its rule. Its sum is the "
                     "total."),
    "schedule" },
  { "level-of-victory", NC_ ("glossary", "Level of victory"), NC_ ("glossary", "level of victory|levels of victory"),
    NC_ ("glossary", "The degree of a victory: decisive, substantial or marginal, for either side. It follows from "
                     "the ratio of points."),
    "levels" },
  { "lifeline", NC_ ("glossary", "Lifeline"), NC_ ("glossary", "lifeline|lifelines"),
    NC_ ("glossary", "All lines of supply of the capital together. Its width is the smallest number of hexes that would "
                     "have to be closed to cut the capital off."),
    "4.3" },
  { "location", NC_ ("glossary", "Location"), NC_ ("glossary", "location|locations"),
    NC_ ("glossary", "One level of one hex: the ground, a storey, a roof, a cellar, a bridge, a pillbox. Each is Controlled "
                     "for itself."),
    "26.1 26.11" },
  { "main-armament", NC_ ("glossary", "Main armament"), NC_ ("glossary", "main armament|MA"),
    NC_ ("glossary", "The chief weapon of a vehicle. It is worth a point while it works; a vehicle with a crew is "
                     "armed even if it does not work."),
    "26.12 26.2" },
  { "meter", NC_ ("glossary", "Meter"), NC_ ("glossary", "meter|meters"),
    NC_ ("glossary", "A card beside the map about one condition: how near it is, how it has changed, and what is "
                     "missing. It is updated while you drag a counter."),
    "" },
  { "mopping-up", NC_ ("glossary", "Mopping Up"), NC_ ("glossary", "mopping up|mop up|mops up|mopped up"),
    NC_ ("glossary", "Clearing a building completely. It gains the building with all its hexes and Locations, and "
                     "takes broken enemies prisoner; in a rowhouse it clears only one hex."),
    "26.14" },
  { "narrowest-cut", NC_ ("glossary", "Narrowest cut"), NC_ ("glossary", "narrowest cut|narrowest cuts"),
    NC_ ("glossary", "The smallest set of hexes that would stop every line of supply if they were closed. If there "
                     "are several, the map shows the one nearest to the beginning of the lines."),
    "4.3 8" },
  { "pillbox", NC_ ("glossary", "Pillbox"), NC_ ("glossary", "pillbox|pillboxes"),
    NC_ ("glossary", "A fortification that is a Location of its own. A side cannot gain the hex without gaining the "
                     "pillbox."), "26.13" },
  { "points", NC_ ("glossary", "Victory points"), NC_ ("glossary", "victory point|victory points|points|VP"),
    NC_ ("glossary", "Points that a side scores by the scenario’s schedule. The ratio of the two sides’ points gives "
                     "the level of victory."),
    "schedule levels" },
  { "ratio", NC_ ("glossary", "Ratio"), NC_ ("glossary", "ratio|ratios"),
    NC_ ("glossary", "The attacker’s points divided by the defender’s, never rounded."),
    "levels" },
  { "rear-town", NC_ ("glossary", "Rear town"),
    NC_ ("glossary", "rear town|rear towns|town behind the front|towns behind the front"),
    NC_ ("glossary", "A town or city that lay behind the attacker’s front line at the start."), "4.5" },
  { "rowhouse", NC_ ("glossary", "Rowhouse"), NC_ ("glossary", "rowhouse|rowhouses"),
    NC_ ("glossary", "A row of houses wall to wall. No unit can pass from one house to the next inside, and Mopping "
                     "Up clears only the hex of the unit that does it."),
    "26.14" },
  { "schedule", NC_ ("glossary", "Schedule of points"), NC_ ("glossary", "schedule of points|schedule"),
    NC_ ("glossary", "The scenario’s list of what is worth points, to whom, and when."), "schedule" },
  { "source", NC_ ("glossary", "Source of supply"),
    NC_ ("glossary", "source of supply|sources of supply|supply source|supply sources|source|sources"),
    NC_ ("glossary", "Where supply comes from: hexes at the edges of the map, or named by the scenario."), "8" },
  { "squad", NC_ ("glossary", "Squad, half-squad, crew"),
    NC_ ("glossary", "squad|squads|half-squad|half-squads|crew|crews|MMC|MMCs"),
    NC_ ("glossary", "Units of several soldiers. Only these units gain Control, and only on foot, armed and in Good "
                     "Order."),
    "26.11 26.2" },
  { "supply-line", NC_ ("glossary", "Line of supply"),
    NC_ ("glossary", "line of supply|lines of supply|supply line|supply lines|supply"),
    NC_ ("glossary", "A chain of adjacent hexes to a source of supply, with no hex closed by an enemy unit or an "
                     "enemy zone of control. One line is enough."),
    "8 4.3" },
  { "turn", NC_ ("glossary", "Turn, player turn, phase"),
    NC_ ("glossary", "turn|turns|game turn|game turns|player turn|player turns|phase|phases"),
    NC_ ("glossary", "A game has turns, each turn has a player turn for each side, and each player turn has phases. "
                     "Conditions that are judged “at the end of a phase” are judged at the end of every phase of "
                     "either player."),
    "4.3 4.4 line" },
  { "undeclared", NC_ ("glossary", "Undeclared"), NC_ ("glossary", "undeclared"),
    NC_ ("glossary", "Gained by a unit that the enemy does not know of. The gain counts, but the enemy does not see "
                     "it until the side declares it, the unit is revealed, or the game ends."),
    "26.15" },
  { "verdict", NC_ ("glossary", "Verdict"), NC_ ("glossary", "verdict|verdicts"),
    NC_ ("glossary", "The result of the game: the winner, the rule, and the event that decided it. Later events do "
                     "not change it."), "" },
  { "withdrawal", NC_ ("glossary", "Withdrawal"),
    NC_ ("glossary", "withdrawal|withdrawals|withdraw|withdraws|withdrawn"),
    NC_ ("glossary", "The removal of units from the map, which the scenario requires by a certain turn."), "9.5" },
  { "zone-of-control", NC_ ("glossary", "Zone of control"), NC_ ("glossary", "zone of control|zones of control|ZOC"),
    NC_ ("glossary", "The six hexes around a unit, except those across a lake or a cliff. A zone of control closes "
                     "the enemy’s lines of supply in hexes without an enemy ground unit, and it covers rows for the "
                     "front line. It does not gain control of a hex."),
    "8 line" },
};

const HuGlossaryTerm *
hu_glossary_terms (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (terms);

  return terms;
}
