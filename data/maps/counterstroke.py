"""Moscow, counterstroke: forces, calendar and rules of the scenario."""

import december_german
import december_soviet
from december_front import FRONT
from scenario import Scenario

# The country of Operation Typhoon, rows straight.
GRID = {"columns": 60, "rows": 80, "size_km": 9.6, "orientation": "pointy", "shifted": "even"}

TURNS = ["Dec 5–6", "Dec 7–8", "Dec 9–10", "Dec 11–12", "Dec 13–14",
         "Dec 15–16", "Dec 17–18", "Dec 19–20", "Dec 21–22", "Dec 23–24"]

PHASES = ["Movement", "Combat", "Mechanized Movement"]
PLAYER_TURNS = [{"side": side, "phases": PHASES} for side in ("german", "soviet")]

WHENS = {"turn": "held", "end": "at-the-end"}


def _place(place, to, points, when, hold=None):
    item = {"item": place if when == "once" else f"{place}-{WHENS[when]}", "to": to, "place": place}
    if hold:
        item["hold"] = hold
    item.update({"points": points, "when": when})
    return item


# Ours, all of it.  German points come in turn by turn as long as the front of
# 5 December holds, Soviet ones town by town as it is broken.
SCHEDULE = [
    {"item": "eliminated", "to": "both", "per_strength": 1,
     "multiply": {"branch": {"mechanized": 2, "armor": 3}}},
    _place("moscow", "german", 40, "once", hold="clear"),
    _place("tula", "german", 12, "once", hold="clear"),
    _place("kashira", "german", 6, "once"),
    _place("dmitrov", "german", 6, "once"),
    _place("kalinin", "german", 3, "turn"),
    _place("klin", "german", 3, "turn"),
    _place("kaluga", "german", 3, "turn"),
    _place("stalinogorsk", "german", 2, "turn"),
    _place("yelets", "german", 2, "turn"),
    _place("kalinin", "soviet", 6, "once", hold="clear"),
    _place("klin", "soviet", 6, "once", hold="clear"),
    _place("kaluga", "soviet", 8, "once", hold="clear"),
    _place("solnechnogorsk", "soviet", 3, "once"),
    _place("istra", "soviet", 3, "once"),
    _place("volokolamsk", "soviet", 6, "once"),
    _place("ruza", "soviet", 3, "once"),
    _place("mozhaisk", "soviet", 6, "once"),
    _place("naro-fominsk", "soviet", 3, "once"),
    _place("maloyaroslavets", "soviet", 4, "once"),
    _place("aleksin", "soviet", 3, "once"),
    _place("venev", "soviet", 2, "once"),
    _place("mikhailov", "soviet", 2, "once"),
    _place("stalinogorsk", "soviet", 4, "once"),
    _place("plavsk", "soviet", 3, "once"),
    _place("belev", "soviet", 4, "once"),
    _place("yefremov", "soviet", 3, "once"),
    _place("yelets", "soviet", 5, "once"),
    _place("livny", "soviet", 3, "once"),
    _place("rzhev", "both", 15, "end"),
    _place("vyazma", "both", 20, "end"),
    _place("orel", "both", 15, "end"),
    _place("kursk", "both", 10, "end"),
    {"item": "rail-cut", "to": "both", "points": 2, "when": "award"},
    {"item": "guns-left-behind", "to": "soviet", "points": 1, "when": "award"},
]

RULES = {
    # For its supply: where Moscow's lines run, and the German ones.  How the game is won is
    # the level, so this decides nothing and has no cities, rear towns or withdrawals.
    "sudden-death": {
        "attacker": "german", "defender": "soviet", "capital": "moscow",
        "supply": {"sources": {"edges": ["north", "east"]}, "attacker_sources": {"edges": ["west"]}},
        "rear": [],
        "decides": False,
    },
    "front-line": {"attacker": "german", "defender": "soviet", "schedule": SCHEDULE},
}

ABOUT = """\
The Soviet winter offensive before Moscow, 5 to 24 December 1941: ten turns of two days, 9.6 km to the hex, \
the hex rows straight from west to east.

Won by the ratio of German to Soviet victory points at the end of the last turn, in six levels. At the end \
of each of his player turns a side must have a unit or a zone of control in every hex row; each row without \
is a point to the enemy. Moscow and Tula, and the towns of Kalinin, Klin and Kaluga when the Soviet side \
takes them, must be clear of enemy units to be held; all other towns are held by who controls their hexes.

The schedule of points is ours, not the rulebook's: the German side scores for Kalinin, Klin, Kaluga, \
Stalinogorsk and Yelets turn by turn as long as it holds them, the Soviet side for each town once, when it \
is taken; both for eliminated strength (mechanized twice, armor three times) and for Rzhev, Vyazma, Orel and \
Kursk at the end. "rail-cut" is awarded when a raid cuts a railway behind the enemy's front, \
"guns-left-behind" for each heavy artillery battalion that is lost in a retreat.

Bracketed strengths are burnt-out units, which have no zone of control in the front line. The EB counters are railway troops \
and sapper brigades: they stand behind the front and are never part of the line. Air units mark where the \
air corps and divisions lie.

Sudden-death is in force for its supply, and only shows it: the lines of Moscow to the north and east edges, \
those of the German side from the west edge. Should Moscow be entered or cut off, that is told and the game \
goes on; who has won is for the points alone to say.

The ground is that of Operation Typhoon. The divisions and their places are historical, of the smaller units \
a choice; their strengths are ours.

Reinforcements, by the turn and the town they come on at or near:
"""


class Counterstroke(Scenario):
    """The scenario, made once; `game` is the whole of it."""

    def __init__(self):
        super().__init__(GRID, FRONT, ((december_german, "german"), (december_soviet, "soviet")))
        self.game = self.to_json("Moscow, counterstroke", ABOUT + self.reinforcements_told(TURNS), TURNS,
                                 PLAYER_TURNS, RULES)
