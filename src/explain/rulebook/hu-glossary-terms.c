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
static const HuTerm terms[] = {
  { HU_TERM_OVERVIEW, NC_ ("glossary", "Overview"), "",
    NC_ ("glossary",
         "A game is judged by up to three rule systems over one map. Sudden Death looks at the attacker’s drive on a "
         "capital: entered or cut off, and the game is over. Front Line counts victory points and whether a line of "
         "units reaches from north to south. Control is about single buildings and streets: who gains what, who loses "
         "whom, what burns.\n\n"
         "You move the units and set the clock; after every event the program says what follows. The bar above the map "
         "has the verdict, the meters beside it say how near each condition is, and Why? (F2) leads down to hexes, "
         "units and the number of a rule.\n\n"
         "F1 opens the page of whatever has the focus: a meter, a panel, a step of a lesson, a field of the workshop."),
    "4.3 line 26.1" },
  { "armed", NC_ ("glossary", "Armed"), NC_ ("glossary", "armed|unarmed"),
    NC_ ("glossary",
         "Who can fight can gain and prevent. Every squad, crew and leader is armed unless it is marked as unarmed, a "
         "broken one too; a vehicle is while it has a crew. Prisoners and dummies are not."),
    "26.11 26.12" },
  { "attacker", NC_ ("glossary", "Attacker and defender"), NC_ ("glossary", "attacker|attackers|defender|defenders"),
    NC_ ("glossary", "The scenario says which side attacks. It keeps that name for the whole game, whoever happens to "
                     "be attacking."),
    "4.2 4.6 levels" },
  { "balance", NC_ ("glossary", "Balance"), NC_ ("glossary", "balance|provision|provisions"),
    NC_ ("glossary", "A provision that helps a side, claimed by the player who did not get the side he wanted."),
    "26.4" },
  { "blaze", NC_ ("glossary", "Flame and Blaze"), NC_ ("glossary", "blaze|blazes|flame|flames|accidental blaze"),
    NC_ ("glossary", "The two sizes of a Fire. A Flame closes nothing; a Blaze closes its Location to everybody, and with "
                     "it whatever can only be reached through it."),
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
    NC_ ("glossary", "Its hexes and levels together. It is gained apart from them: from any level but roof and cellar, "
                     "when no armed enemy is inside. A cellar is apart: an enemy in it prevents nothing but that "
                     "Location."),
    "26.14" },
  { "bypass", NC_ ("glossary", "Bypass"), NC_ ("glossary", "bypass|bypasses"),
    NC_ ("glossary", "Going round a building inside its hex. Who is in Bypass is in the hex, not in the building, and "
                     "gains nothing."),
    "26.11 26.14" },
  { "capital", NC_ ("glossary", "Capital"), NC_ ("glossary", "capital|capitals"),
    NC_ ("glossary", "The city, of one or more hexes, that the game is about. It falls when it is entered or when none of "
                     "its hexes has a line of supply at the end of a phase."),
    "4.2 4.3" },
  { "captured", NC_ ("glossary", "Captured units"),
    NC_ ("glossary", "captured unit|captured units|captured squad|captured squads|prisoner|prisoners|captor"),
    NC_ ("glossary", "In the enemy’s hands. A captured unit gains and prevents nothing for its own side, is worth points to "
                     "who has it, and counts double when the scenario has ended."),
    "26.222" },
  { "casualty-points", NC_ ("glossary", "Casualty points"), NC_ ("glossary", "casualty point|casualty points|CVP"),
    NC_ ("glossary", "What a side gets for enemies that are eliminated or captured, each at its value of that instant."),
    "26.2 26.222" },
  { "concealed", NC_ ("glossary", "Concealed and hidden"), NC_ ("glossary", "concealed|concealment|hidden"),
    NC_ ("glossary", "The enemy of a concealed unit knows that something is there; of a hidden one he knows nothing. Both "
                     "gain and prevent as others do, but what they gain is undeclared."),
    "26.15" },
  { "concession", NC_ ("glossary", "Conceding"), NC_ ("glossary", "concede|concedes|conceded|conceding|concession"),
    NC_ ("glossary", "Giving up the game. The other side wins at once."), "concession" },
  { "control", NC_ ("glossary", "Control"), NC_ ("glossary", "control|controls|controlled|controlling|uncontrolled"),
    NC_ ("glossary", "Whose a hex, a place, a building or a Location is. On maps of operations a hex belongs to whoever’s "
                     "ground unit was in it last, also one that only passed through.\n\n"
                     "In tactical games, where Control has a capital letter, it has to be gained: by an armed squad or crew "
                     "in Good Order where no armed enemy is left. Either way it stays when everybody has gone."),
    "4.4 26.11 26.13 26.14" },
  { "division", NC_ ("glossary", "Division and brigade"), NC_ ("glossary", "division|divisions|brigade|brigades"),
    NC_ ("glossary", "The sizes of units that matter for the line: a division or more covers the rows beside its own by "
                     "its zone of control; a brigade or less covers only its own."),
    "line" },
  { "dummy", NC_ ("glossary", "Dummy"), NC_ ("glossary", "dummy|dummies"),
    NC_ ("glossary", "A counter with nobody beneath it. It neither gains nor prevents; the enemy finds out only by "
                     "looking."),
    "26.15" },
  { "eb", NC_ ("glossary", "EB"), NC_ ("glossary", "EB"),
    NC_ ("glossary", "Engineers and railway troops. They are no part of the line: neither their hex nor the hexes around "
                     "them are covered."),
    "line" },
  { "exit-points", NC_ ("glossary", "Exit points"), NC_ ("glossary", "exit point|exit points"),
    NC_ ("glossary", "What a side gets for its own units that leave the map where the scenario wants them to."), "26.23" },
  { "fire", NC_ ("glossary", "Fire, and who Kindled it"),
    NC_ ("glossary", "fire|fires|kindle|kindles|kindled|kindler|kindled fire|kindled fires"),
    NC_ ("glossary", "A Fire is an accident, or a side Kindled it on purpose. Who Kindles forfeits what burns. Fires that "
                     "meet share their cause."),
    "26.16 26.161" },
  { "front-line", NC_ ("glossary", "Front line"), NC_ ("glossary", "front line|front lines|line from north to south"),
    NC_ ("glossary", "Where the land of one side ends and that of the other begins. At the start it tells which towns lie "
                     "behind it; in the rule of the line it is a side’s units and their zones of control from the north "
                     "edge to the south edge."),
    "line 4.5" },
  { "gap", NC_ ("glossary", "Gap"), NC_ ("glossary", "gap|gaps|open row|open rows"),
    NC_ ("glossary", "A hex row in which a side has neither a unit that counts nor a zone of control, at the end of its "
                     "player turn. Each costs a point."),
    "line" },
  { "good-order", NC_ ("glossary", "Good Order"), NC_ ("glossary", "good order"),
    NC_ ("glossary", "Neither broken, berserk, captured, stunned nor in Melee. Who is pinned, exhausted or concealed is in "
                     "Good Order all the same."),
    "26.11" },
  { "ground-level", NC_ ("glossary", "Ground level"), NC_ ("glossary", "ground level|ground-level"),
    NC_ ("glossary", "The level of the street. A hex is gained from there, from its bridge or from its pillbox, and not "
                     "from upstairs."),
    "26.13" },
  { "ground-unit", NC_ ("glossary", "Ground unit"), NC_ ("glossary", "ground unit|ground units"),
    NC_ ("glossary", "Every unit but air units. Only ground units control hexes, and stand in the way of supply."), "8" },
  { "hex-row", NC_ ("glossary", "Hex row"),
    NC_ ("glossary", "hex row|hex rows|row|rows|row of hexes|rows of hexes"),
    NC_ ("glossary", "The hexes beside each other from west to east that share a row number. A line from north to south "
                     "has to cover one hex of each."),
    "line" },
  { "inherent-crew", NC_ ("glossary", "Inherent crew"), NC_ ("glossary", "inherent crew|inherent crews"),
    NC_ ("glossary", "The crew that a vehicle has without a counter of its own. It counts with the vehicle."), "26.2 26.23" },
  { "instant", NC_ ("glossary", "Instant"), NC_ ("glossary", "instant"),
    NC_ ("glossary", "After any one event, in the middle of a phase or a move. Some conditions decide at that moment; "
                     "others are looked at only when a phase, a turn or the game ends."),
    "4.2 4.5" },
  { "isolated", NC_ ("glossary", "Cut off"), NC_ ("glossary", "cut off|isolated|isolation|isolates"),
    NC_ ("glossary", "Without any line of supply. The capital is cut off when none of its hexes has one; that decides only "
                     "when a phase ends."),
    "4.3 8" },
  { "leader", NC_ ("glossary", "Leader"), NC_ ("glossary", "leader|leaders|SMC"),
    NC_ ("glossary", "One man with a counter of his own. He gains nothing, but armed as he is he prevents."), "26.11 26.2" },
  { "ledger", NC_ ("glossary", "Ledger"), NC_ ("glossary", "ledger"),
    NC_ ("glossary", "The list of all gains and losses of points, each with its reason and its rule. Its sum is the "
                     "total."),
    "schedule" },
  { "level-of-victory", NC_ ("glossary", "Level of victory"), NC_ ("glossary", "level of victory|levels of victory"),
    NC_ ("glossary", "How much of a victory it is: decisive, substantial or marginal, for either side, by the ratio of "
                     "points."),
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
    NC_ ("glossary", "A vehicle’s chief weapon. It is worth a point while it works; a vehicle with a crew is armed whether "
                     "it works or not."),
    "26.12 26.2" },
  { "meter", NC_ ("glossary", "Meter"), NC_ ("glossary", "meter|meters"),
    NC_ ("glossary", "A card beside the map for one condition: how near it is, how it went, and what is missing. It moves "
                     "while a counter is dragged."),
    "" },
  { "mopping-up", NC_ ("glossary", "Mopping Up"), NC_ ("glossary", "mopping up|mop up|mops up|mopped up"),
    NC_ ("glossary", "Searching a building to its last corner. It gains the building with all its hexes and Locations, and "
                     "takes broken enemies prisoner; in a rowhouse only for one hex."),
    "26.14" },
  { "narrowest-cut", NC_ ("glossary", "Narrowest cut"), NC_ ("glossary", "narrowest cut|narrowest cuts"),
    NC_ ("glossary", "The fewest hexes that, closed, would leave no line of supply. There can be several as narrow; the one "
                     "nearest to where the lines begin is shown."),
    "4.3 8" },
  { "pillbox", NC_ ("glossary", "Pillbox"), NC_ ("glossary", "pillbox|pillboxes"),
    NC_ ("glossary", "A Location of its own on the ground of its hex. The hex cannot be gained without it."), "26.13" },
  { "points", NC_ ("glossary", "Victory points"), NC_ ("glossary", "victory point|victory points|points|VP"),
    NC_ ("glossary", "What a side scores by the scenario’s schedule; the ratio of both sides’ makes the level of victory."),
    "schedule levels" },
  { "ratio", NC_ ("glossary", "Ratio"), NC_ ("glossary", "ratio|ratios"),
    NC_ ("glossary", "The attacker’s points against the defender’s, exactly and never rounded: 4 to 1 is not more than "
                     "4 to 1."),
    "levels" },
  { "rear-town", NC_ ("glossary", "Rear town"),
    NC_ ("glossary", "rear town|rear towns|town behind the front|towns behind the front"),
    NC_ ("glossary", "A town or city that lay behind the attacker’s front line at the start."), "4.5" },
  { "rowhouse", NC_ ("glossary", "Rowhouse"), NC_ ("glossary", "rowhouse|rowhouses"),
    NC_ ("glossary", "A building of houses wall to wall: nobody goes from one to the next inside, and Mopping Up reaches "
                     "only the hex of who does it."),
    "26.14" },
  { "schedule", NC_ ("glossary", "Schedule of points"), NC_ ("glossary", "schedule of points|schedule"),
    NC_ ("glossary", "The scenario’s list of what is worth points, to whom, and when."), "schedule" },
  { "source", NC_ ("glossary", "Source of supply"),
    NC_ ("glossary", "source of supply|sources of supply|supply source|supply sources|source|sources"),
    NC_ ("glossary", "Where supply comes from: hexes at the edges of the map, or named by the scenario."), "8" },
  { "squad", NC_ ("glossary", "Squad, half-squad, crew"),
    NC_ ("glossary", "squad|squads|half-squad|half-squads|crew|crews|MMC|MMCs"),
    NC_ ("glossary", "Units of several men. On foot, armed and in Good Order they are the only ones that gain Control."),
    "26.11 26.2" },
  { "supply-line", NC_ ("glossary", "Line of supply"),
    NC_ ("glossary", "line of supply|lines of supply|supply line|supply lines|supply"),
    NC_ ("glossary", "A chain of hexes to a source that no enemy unit and no enemy zone of control closes. One is enough."),
    "8 4.3" },
  { "turn", NC_ ("glossary", "Turn, player turn, phase"),
    NC_ ("glossary", "turn|turns|game turn|game turns|player turn|player turns|phase|phases"),
    NC_ ("glossary", "A game has turns, a turn has a player turn of each side, and a player turn has phases. What is judged "
                     "“at the end of a phase” is judged at the end of every one, whoever’s it is."),
    "4.3 4.4 line" },
  { "undeclared", NC_ ("glossary", "Undeclared"), NC_ ("glossary", "undeclared"),
    NC_ ("glossary", "Gained by a unit that the enemy does not know of. It counts, but the enemy is not told until it is "
                     "declared, the unit is revealed, or the game ends."),
    "26.15" },
  { "verdict", NC_ ("glossary", "Verdict"), NC_ ("glossary", "verdict|verdicts"),
    NC_ ("glossary", "Who has won, by which rule, at which event. Once it stands, playing on does not change it."), "" },
  { "withdrawal", NC_ ("glossary", "Withdrawal"),
    NC_ ("glossary", "withdrawal|withdrawals|withdraw|withdraws|withdrawn"),
    NC_ ("glossary", "Taking units off the map because the scenario asks for it, by a certain turn."), "9.5" },
  { "zone-of-control", NC_ ("glossary", "Zone of control"), NC_ ("glossary", "zone of control|zones of control|ZOC"),
    NC_ ("glossary", "The six hexes around a unit, but for those behind a lake or a cliff. They close the enemy’s lines of "
                     "supply, unless one of his own ground units stands there, and they cover rows for the front line. "
                     "Nobody gains control by one alone."),
    "8 line" },
};

/*
 * _hu_glossary_table:
 * @n: (out): the number of them
 *
 * Returns: (transfer none) (array length=n): the terms, the overview first
 */
const HuTerm *
_hu_glossary_table (guint *n)
{
  *n = G_N_ELEMENTS (terms);

  return terms;
}
