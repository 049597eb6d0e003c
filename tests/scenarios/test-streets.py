#!/usr/bin/env python3
"""test-streets.py CLI DATA: the street fight, as it is set up and as it was fought.

The board is a town that can be: buildings are in one piece, no street runs through one, units stand where there is
something to stand on.  Reads the committed files without the modules that made them.
"""
import os
import sys

from judging import Judging
from tactical import TacticalBoard, touch
from tap import Plan

judging = Judging(sys.argv[1])
shipped = os.path.join(sys.argv[2], "scenarios")
scenario = os.path.join(shipped, "street-fight.hexgame")
board = TacticalBoard(scenario)
plan = Plan()


def twice():
    named = [hex_ for building in board.chart["buildings"] for hex_ in board.expand(building["hexes"])]
    return " ".join(hex_ for hex_ in set(named) if named.count(hex_) > 1)


def torn_buildings():
    faults = []
    for building in board.chart["buildings"]:
        hexes = board.expand(building["hexes"])
        reached = hexes[:1]
        for hex_ in reached:
            reached += [other for other in hexes if other not in reached and touch(hex_, other)]
        if len(reached) < len(hexes):
            faults.append(building["id"])
    return " ".join(faults)


def torn_lines():
    return [f"{a} and {b} do not touch" for line in board.chart["lines"]
            for a, b in zip(line["hexes"], line["hexes"][1:]) if not touch(a, b)]


def built_over():
    """No street, stream or railway through a house, and no house in the woods."""
    wild = {hex_ for kind in board.chart["terrain"].values() for hex_ in board.expand(kind)}
    return " ".join({hex_ for line in board.chart["lines"] for hex_ in line["hexes"] if hex_ in board.built}
                    | wild.intersection(board.built))


def fords():
    """Only at the bridge does a street cross the stream."""
    stream = {hex_ for line in board.chart["lines"] if line["kind"] == "river" for hex_ in line["hexes"]}
    crossed = {hex_ for line in board.chart["lines"] if line["kind"] in ("road", "rail")
               for hex_ in stream.intersection(line["hexes"])}
    return crossed ^ {bridge["hex"] for bridge in board.chart["bridges"]}


def has_all():
    """A town of some size, with something of everything that the rules know."""
    buildings = board.chart["buildings"]
    have = {"25 to 30 buildings": 25 <= len(buildings) <= 30,
            "all of them with names": all(building.get("name") for building in buildings),
            "one to three storeys": {building.get("levels", 0) for building in buildings} == {0, 1, 2},
            **{key: any(building.get(key) for building in buildings)
               for key in ("rowhouse", "stairwells", "roof", "cellar")},
            "a bridge": board.chart.get("bridges"), "a pillbox": board.chart.get("pillboxes")}
    kinds = {unit["kind"] for unit in board.game["units"]}
    have.update({kind: kind in kinds for kind in (
        "squad", "half-squad", "leader", "hero", "crew", "gun", "vehicle", "dummy", "aircraft")})
    have.update({state: any(unit.get(state) for unit in board.game["units"]) for state in ("concealed", "hidden")})
    return ", ".join(what for what, there in have.items() if not there)


def begins():
    """Undecided; each side has what lies in its area, and nobody the street between."""
    control, want = judging.judge(scenario)["systems"]["control"], board.set_up()
    wrong = [kind for kind in want if control[kind] != want[kind]]
    return wrong or control["verdict"] or control["undeclared"]


plan.case("free of faults", lambda: judging.is_clean(scenario))
plan.case("no hex in two buildings", twice)
plan.case("buildings in one piece", torn_buildings)
plan.case("lines from hex to adjacent hex", torn_lines)
plan.case("nothing through a building", built_over)
plan.case("the stream is crossed at the bridge", fords)
plan.case("something of everything", has_all)
plan.case("begins undecided", begins)
sys.exit(plan.finish())
