"""The hill fight: board, forces, what either side has to do."""

import hill_board
import hill_forces
import tactics

TURNS = 6
PHASES = ["Rally", "Fire", "Movement", "Rout", "Advance"]
FROM = 3                                # the first turn in which the crest can be taken for good
ENTRY = "K1 L0 L1 M1"                   # where the German reserve comes on
CREST = {"level_at_least": 3}

ABOUT = (
    "A ridge with a windmill, July 1943. A German company sits on Crow Hill and in the houses on its slopes; Captain "
    "Sedov's men come over the brook from the south, with a T-34. The crest is every hex of level 3.\n\n"
    "The Russian side wins when a Russian player turn ends, from turn 3 on, if no unbroken German squad, half-squad or "
    "crew is on the crest, and unbroken Russian ones worth two squads or more are there; a half-squad or crew is half a "
    "squad. When the game ends, it wins if no unbroken German squad, half-squad or crew is on the crest, or if it has "
    "more casualty points. The German side wins then if one is there and it has more casualty points; and if the points "
    "are level, since it has held the hill.\n\n"
    "Turn 3, German: 4-6-8 G and H and 8-1 Leutnant Behr at the north edge, K1 to M1. Squads have their half-squads off "
    "the map, the tank its crew. The map, the forces and the conditions are ours.")

BALANCE = [
    {"side": "german", "text": "The German reserve comes on in turn 2."},
    {"side": "russian", "text": "The German reserve comes on in turn 4."},
]


def unbroken(side, **more):
    return {"units": {"side": side, "in": CREST, "state": "unbroken", **more}}


def ahead(side, enemy):
    return {"compare": {"left": [{"cvp": {"side": side}}], "right": [{"cvp": {"side": enemy}}], "more_by": 1}}


def rules():
    empty = unbroken("german", at_most=0)
    return {"victory": [
        {"id": "taken", "name": "The crest is taken", "side": "russian", "when": "player-turn", "of": "russian",
         "turn": {"from": FROM}, "needs": {"all": [empty, unbroken("russian", count="squads", at_least=2)]}},
        {"id": "cleared", "name": "Nobody holds the crest", "side": "russian", "when": "end", "needs": empty},
        {"id": "bled", "name": "The defenders have bled", "side": "russian", "when": "end", "needs": ahead("russian", "german")},
        {"id": "beaten-off", "name": "The attack is beaten off", "side": "german", "when": "end",
         "needs": {"all": [unbroken("german", at_least=1), ahead("german", "russian")]}}],
        "otherwise": "german", "balance": BALANCE}


def make(title="Crow Hill", about=ABOUT, log=None):
    board = hill_board.make()
    start = {"setup": [{"side": "german", "hexes": board.spans("A1-A7 B0-U7")},
                       {"side": "russian", "hexes": board.spans("A9-A11 B9-U11")}]}
    calendar = TURNS, tactics.alternate("russian", "german", PHASES)
    return {**tactics.game(title, about, board, calendar, hill_forces.make(), start, rules(), log), "format": "hex-umpire/2"}
