"""Operation Typhoon: extent, forces, calendar and rules of the scenario."""

import divisions_german
import divisions_soviet
from front import FRONT
from scenario import Scenario

GRID = {"columns": 56, "rows": 56, "size_km": 12.0, "orientation": "flat", "shifted": "even"}

TURNS = ["Oct I", "Oct II", "Oct III", "Oct IV", "Nov I", "Nov II", "Nov III", "Nov IV", "Dec I"]

PLAYER_TURNS = [
    {"side": "german", "phases": ["Supply", "Movement", "Combat", "Exploitation"]},
    {"side": "soviet", "phases": ["Supply", "Movement", "Combat"]},
]

# What left Army Group Centre that November: the cavalry, then two of three
# divisions worn out before Moscow, then the third.
WITHDRAWALS = [
    {"turn": 5, "count": 1, "units": ["ger-1-cav"]},
    {"turn": 6, "count": 2, "units": ["ger-5-id", "ger-8-id", "ger-28-id"]},
    {"turn": 7, "count": 1, "units": ["ger-5-id", "ger-8-id", "ger-28-id"]},
]

RULES = {
    "sudden-death": {
        "attacker": "german", "defender": "soviet", "capital": "moscow",
        # All else of a supply line is as the format has it by default: units and zones of
        # control block, a unit of one's own lifts the zone, the length is unlimited.
        "supply": {"sources": {"edges": ["north", "east"]}, "attacker_sources": {"edges": ["west"]}},
        "cities": ["kalinin", "kursk", "orel", "smolensk", "tula"],
        "withdrawals": WITHDRAWALS,
    },
}

ABOUT = """\
The German drive on Moscow, from 1 October to 7 December 1941: nine turns of a week each, 12 km to the hex.

The German side wins at once when it enters Moscow, at the end of any phase in which neither Moscow hex can \
trace supply to the north or east edge of the map, or at the end of Dec I when it holds Kalinin, Kursk, \
Orel, Smolensk and Tula together. The Soviet side wins at once when it enters a town west of the line of 1 \
October or when a German withdrawal is not made, and at the end of Dec I when nothing else has happened.

German withdrawals: the 1st Cavalry Division by the end of Nov I, two of the 5th, 8th and 28th Infantry \
Divisions by the end of Nov II, the third by the end of Nov III.

The ground is the real one: rivers and lakes from the GSHHG data set, towns, railways, woods and the front \
from general knowledge. The divisions and their places are historical; their strengths, the schedule of \
reinforcements and the schedule of withdrawals are ours.

Reinforcements, by the turn and the town they come on at or near:
"""


class Typhoon(Scenario):
    """The scenario, made once; `game` is the whole of it."""

    def __init__(self):
        super().__init__(GRID, FRONT, ((divisions_german, "german"), (divisions_soviet, "soviet")))
        about = ABOUT + self.reinforcements_told(TURNS)
        self.game = self.to_json("Operation Typhoon", about, TURNS, PLAYER_TURNS, RULES)
