"""The street fight: board, forces, what either side has to do."""

import street_board
import street_forces
import tactics

TURNS = 6
PHASES = ["Rally", "Fire", "Movement", "Rout", "Advance"]
KEY = ["school", "row", "post", "hall", "store", "church", "fire", "mill"]

ABOUT = (
    "Millers' Quarter, October 1942. A German battle group comes up the main street from the west; Captain Orlov's men "
    "hold the houses on this side of the stream, with a pillbox and a tank behind the bridge. The German side wins at "
    "once if it controls Town hall, Department store and church and no Russian squad in Good Order is left in the Town "
    "hall, or if it gets 18 points off the east end of the main street. It wins at the end if it then controls six of "
    "the eight key buildings (School No. 4, Tanners' Row, Post office, Town hall, Department store, church, Fire "
    "station, Steam mill), or the bridge while its casualty points are at least 12 ahead. Otherwise the Russian side "
    "has held (26.3).\n"
    "Turn 2: 4-5-8 G's comrades H and I come on at GG5 in a ZIS-5, a T-60 with them. Squads have their half-squads off "
    "the map, vehicles their crews. The map, the forces and the conditions are ours.")

BALANCE = [
    {"side": "german", "text": "The German side needs only 14 points off the east end of the main street."},
    {"side": "russian", "text": "Sergeant Kuzmin, a hero, sets up with any Russian squad."},
]


def rules():
    storm = {"all": [{"controls": {"buildings": ["hall", "store", "church"]}},
                     {"no_enemy": {"state": "good-order-mmc", "in": "hall"}}]}
    last = {"any": [{"controls": {"buildings": KEY, "at_least": 6}},
                    {"all": [{"controls": {"locations": ["X4/bridge"]}}, {"cvp": {"more_than_enemy_by": 12}}]}]}
    return {"victory": [{"side": "german", "when": "immediate",
                         "needs": {"any": [storm, {"exit_vp": {"at_least": 18}}]}},
                        {"side": "german", "when": "end", "needs": last}],
            "exit": [{"side": "german", "hexes": ["GG4-GG6"]}, {"side": "russian", "hexes": ["A4-A6"]}],
            "balance": BALANCE}


def morning_rules():
    """Of the fight for one morning, from which either side wants something."""
    return {"victory": [{"side": side, "when": "end", "needs": {"controls": {"buildings": ["row", *more]}}}
                        for side, more in (("german", ["school", "post"]), ("russian", ["press", "hall"]))],
            "balance": [{"side": "german", "text": "The German side needs Tanners' Row and the school only."},
                        {"side": "russian", "text": "The Russian side needs Tanners' Row and the Town hall only."}]}


def make(title="Street fight", about=ABOUT, log=None, rules=rules, turns=TURNS):
    board = street_board.make()
    start = {"setup": [{"side": "german", "hexes": board.spans("A1-A10 B0-G10")},
                       {"side": "russian", "hexes": board.spans("I1-I10 J0-GG10")}]}
    calendar = turns, tactics.alternate("german", "russian", PHASES)
    return tactics.game(title, about, board, calendar, street_forces.make(), start, rules(), log)
