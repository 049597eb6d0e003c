#!/usr/bin/env python3
"""test-examples.py CLI DATA: the worked examples of tactical Control, step by step.

Each table says what changes hands at which event, in the words of the example; all that is not in it stays as it
is.  So the test knows who controls every Location, hex and building after every event, and holds the program to
all of it: for each number of events, the whole of Control, the points and the verdict.
"""
import os
import sys

from judging import Judging
from tactical import TacticalBoard
from tap import Plan

LOCATIONS, HEXES, BUILDINGS = "locations", "hexes", "buildings"
GERMAN, RUSSIAN = "german", "russian"

# Event, who, what, which.  Event 0 is the set-up, beyond the areas in which a side sets up.
BRIDGE = [
    (2, GERMAN, LOCATIONS, "F4/bridge"),            # held by the tank; the hex has two Locations
    (8, RUSSIAN, LOCATIONS, "F4/bridge"),           # not at 6, when the squad advances in, but when the tank goes
    (15, GERMAN, LOCATIONS, "F4/bridge"),
    (20, RUSSIAN, LOCATIONS, "F4/bridge"),          # with nobody there
    (26, GERMAN, LOCATIONS, "F4/bridge"),
    (27, GERMAN, HEXES, "F4"),                      # by the squad
    (32, GERMAN, LOCATIONS, "G4"),                  # the tank's next hold: an only Location, and so the hex
    (32, GERMAN, HEXES, "G4"),
]
DASH = [
    (2, RUSSIAN, LOCATIONS, "V2 V2/1 V3/1"), (2, RUSSIAN, HEXES, "V2"), (2, RUSSIAN, BUILDINGS, "u3"),
    (8, GERMAN, LOCATIONS, "V2"),
]
ELIMINATED = DASH + [(10, GERMAN, HEXES, "V2"), (10, GERMAN, BUILDINGS, "u3")]
ROWHOUSE = ELIMINATED + [(10, GERMAN, LOCATIONS, "V2/1")]
MOPPED_UP = ROWHOUSE + [(10, GERMAN, LOCATIONS, "V3/1")]
CLOSED = "F3 F3/1 F3/2 G3 G3/1 G3/2"                # the two hexes that nobody can enter, from top to bottom
ACCIDENT = [
    (7, RUSSIAN, LOCATIONS, "F2 G2"), (7, RUSSIAN, HEXES, "F2 G2"),
    (8, RUSSIAN, LOCATIONS, "E3"), (8, RUSSIAN, HEXES, "E3"),
    (9, RUSSIAN, LOCATIONS, "H2"), (9, RUSSIAN, HEXES, "H2"),
    (11, RUSSIAN, LOCATIONS, "H3"), (11, RUSSIAN, HEXES, "H3"),       # five of eight
    (11, RUSSIAN, LOCATIONS, CLOSED), (11, RUSSIAN, HEXES, "F3 G3"),
    (16, GERMAN, LOCATIONS, "H3"), (16, GERMAN, HEXES, "H3"),         # four of eight
    (18, GERMAN, LOCATIONS, "H2"), (18, GERMAN, HEXES, "H2"),
    (18, GERMAN, LOCATIONS, CLOSED), (18, GERMAN, HEXES, "F3 G3"),
    (20, RUSSIAN, LOCATIONS, "E4 E4/1 E4/2"), (20, RUSSIAN, HEXES, "E4"), (20, RUSSIAN, BUILDINGS, "manor"),
]
KINDLED = [
    (2, RUSSIAN, LOCATIONS, "F3"), (2, RUSSIAN, HEXES, "F3"), (2, RUSSIAN, BUILDINGS, "manor"),
    (4, RUSSIAN, LOCATIONS, CLOSED + " E4/1 E4/2 G4/1 G4/2"), (4, RUSSIAN, HEXES, "G3"),
    (6, RUSSIAN, HEXES, "G4"),
    (11, GERMAN, HEXES, "G4"),
]
KV = [(7, GERMAN, LOCATIONS, "F4"), (7, GERMAN, HEXES, "F4")]

# Each game has its changes of hands; points (German, Russian) from an event on; winner and rule.
GAMES = {
    "example-1-bridge": (BRIDGE, {}, (GERMAN, "26.1")),
    "example-2-building": (ELIMINATED, {10: (2, 0)}, (GERMAN, "26.3")),
    "example-2-mopping-up": (MOPPED_UP, {10: (2, 0), 11: (4, 0)}, (GERMAN, "26.3")),
    "example-2-rowhouse": (ROWHOUSE, {10: (2, 0), 11: (4, 0)}, (GERMAN, "26.3")),
    "example-3-fire": (ACCIDENT, {}, (GERMAN, "26.3")),
    "example-3-kindled": (KINDLED, {}, (RUSSIAN, "26.1")),
    "example-4-kv": (KV, {8: (4, 0), 13: (4, 1)}, (RUSSIAN, "26.3")),
    "example-4-kv-captured": (KV, {8: (4, 0), 15: (8, 0)}, (GERMAN, "26.1")),
    "example-5-vehicles": ([], {2: (6, 0), 3: (13, 0), 4: (18, 0), 5: (28, 0), 6: (29, 0), 7: (33, 0)},
                           (GERMAN, "26.1")),
}

judging = Judging(sys.argv[1])
shipped = os.path.join(sys.argv[2], "scenarios")
plan = Plan()


def differences(kind, have, want):
    return [f"{kind} {id_}: {have.get(id_)}, not {want.get(id_)}"
            for id_ in sorted(have.keys() | want.keys()) if have.get(id_) != want.get(id_)]


def steps(path, table, points):
    """Every Location, hex and building after every event."""
    board = TacticalBoard(path)
    want, cvp, faults = board.set_up(), {GERMAN: 0, RUSSIAN: 0}, []
    for events in range(len(board.game["log"]) + 1):
        for event, side, kind, ids in table:
            if event == events:
                want[kind].update(dict.fromkeys(ids.split(), side))
        if events in points:
            cvp = dict(zip((GERMAN, RUSSIAN), points[events]))
        have = judging.judge(path, "--at", str(events))["systems"]["control"]
        wrong = [line for kind in want for line in differences(kind, have[kind], want[kind])]
        wrong += [] if have["cvp"] == cvp else [f"points {have['cvp']}, not {cvp}"]
        faults += [f"after event {events}: {line}" for line in wrong]
    return "\n".join(faults[:20])


def verdict(path, winner, rule):
    events = len(judging.load(path)["log"])
    have = judging.judge(path)["verdict"]
    want = {"winner": winner, "system": "control", "rule": rule, "level": None, "event": events}
    if have != want:
        return f"{have}, not {want}"
    return judging.judge(path, "--at", str(events - 1))["verdict"]


def sees(view, at, **want):
    """Example 2 through either side's eyes."""
    control = judging.judge(path, "--at", str(at), "--view", view)["systems"]["control"]
    have = {"V2": control["locations"].get("V2"), "undeclared": control["undeclared"]}
    return None if have == want else f"{have}, not {want}"


def terms(path, want):
    words = " ".join(judging.call("judge", path)[1].split())
    return "\n".join(f"no “{sum_}”" for sum_ in want if sum_ not in words)


for name, (table, points, (winner, rule)) in GAMES.items():
    path = os.path.join(shipped, f"{name}.hexgame")
    plan.case(f"{name} is free of faults", lambda: judging.is_clean(path))
    plan.case(f"{name}: nothing through a building", TacticalBoard(path).built_over)
    plan.case(f"{name} goes as the example says", lambda: steps(path, table, points))
    plan.case(f"{name} ends as it says", lambda: verdict(path, winner, rule))

path = os.path.join(shipped, "example-2-building.hexgame")
SECRET = [{"side": GERMAN, "kind": "location", "id": "V2"}]
plan.case("the owner knows what is undeclared",
          lambda: sees(GERMAN, 8, V2=GERMAN, undeclared=SECRET) or sees("truth", 8, V2=GERMAN, undeclared=SECRET))
plan.case("the enemy does not", lambda: sees(RUSSIAN, 8, V2=RUSSIAN, undeclared=[]))
plan.case("at the end he does", lambda: sees(RUSSIAN, 11, V2=GERMAN, undeclared=[]))

path = os.path.join(shipped, "example-4-kv.hexgame")
plan.case("the sum of the KV-1E", lambda: terms(path, ["KV-1E 1 + MA 0 + AF 11 → 3 + crew 0 = 4"]))
path = os.path.join(shipped, "example-5-vehicles.hexgame")
plan.case("the sums of the six", lambda: terms(path, [
    "T-70 1 + MA 1 + AF 6 → 2 + crew 2 = 6", "KV-1E 1 + MA 1 + AF 11 → 3 + crew 2 = 7",
    "T-37 1 + MA 1 + AF 0 → 1 + crew 2 = 5", "IS-3 1 + MA 1 + AF 26 → 6 + crew 2 = 10",
    "GAZ-MM 1 + MA 0 + unarmored 0 + crew 0 = 1", "IAG-10-AA 1 + MA 1 + unarmored 0 + crew 2 = 4"]))
path = os.path.join(shipped, "example-4-kv-captured.hexgame")
plan.case("the sum of the captured KV-1E", lambda: terms(path, [
    "KV-1E (1 + MA 0 + AF 11 → 3 + crew 0) × 2 = 8"]))
sys.exit(plan.finish())
