#!/usr/bin/env python3
"""test-streets.py CLI DATA: the street fight, as it is set up and as it was fought.

The board is a town that can be: buildings are in one piece, no street runs through one, units stand where there is
something to stand on.  The games are fought as one could at the table, and each ends as its
description says.  Reads the committed files without the modules that made them.
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
plan.case("nothing through a building", board.built_over)
plan.case("the stream is crossed at the bridge", fords)
plan.case("something of everything", has_all)
plan.case("begins undecided", begins)

KEY = ["school", "row", "post", "hall", "store", "church", "fire", "mill"]
VERBS = {"end-phase", "move", "place", "eliminate", "reduce", "withdraw", "exit", "mark", "capture", "release",
         "abandon", "mop-up", "fire", "extinguish", "rubble", "declare", "adjust", "note"}
USES = {(key, value) for key, values in {
    "cause": ("kindled", "accident", "spread"), "level": ("flame", "blaze"), "by": ("own-attack",),
    "as": ("victory", "recall"), "ma": ("malfunctioned", "disabled", "functioning"), "bypass": (True,),
    "broken": (True, False), "melee": (True, False), "berserk": (True,), "stunned": (True, False), "wounded": (True,),
    "concealed": (False,), "hidden": (False,), "in": (None,)}.items() for value in values}

# Winner and rule; casualty and exit points, German and Russian; those of the key buildings that are German at the end.
GAMES = {
    "storm": (("german", "26.1"), (52, 6), (0, 0), "school post hall store church"),
    "breakout": (("german", "26.1"), (12, 2), (18, 0), "school"),
    "bridge": (("german", "26.1"), (23, 7), (0, 0), "school post"),
    "held": (("russian", "26.3"), (25, 4), (5, 0), "school row post hall fire"),
    "morning": ((None, "26.1"), (2, 1), (0, 0), "school post"),
}


def game_path(name):
    return os.path.join(shipped, f"street-fight-{name}.hexgame")


def same_fight(path):
    """Played on the scenario's own map, with its own counters."""
    game = judging.load(path)
    return " ".join(key for key in ("map", "sides", "units", "start") if game[key] != board.game[key])


def ends(path, winner, rule):
    """At the last event, and not before."""
    last = len(judging.load(path)["log"])
    want = {"winner": winner, "system": "control", "rule": rule, "level": None, "event": last}
    have = judging.judge(path)["verdict"]
    if have != want:
        return f"{have}, not {want}"
    return judging.judge(path, "--at", str(last - 1))["verdict"] or (
        None if 60 <= last <= 300 else f"{last} events")


def comes_to(path, cvp, exit_vp, german):
    control = judging.judge(path)["systems"]["control"]
    have = [control["cvp"], control["exit_vp"], [id_ for id_ in KEY if control["buildings"].get(id_) == "german"]]
    want = [dict(zip(("german", "russian"), cvp)), dict(zip(("german", "russian"), exit_vp)), german.split()]
    return None if have == want else f"{have}, not {want}"


def hex_of(location):
    return location.split("/")[0]


def strays(path):
    """Leaps; vehicles in houses; wading where there is a bridge."""
    game = judging.load(path)
    at = {unit["id"]: unit["at"] for unit in game["units"]}
    vehicles = {unit["id"] for unit in game["units"] if unit["kind"] == "vehicle"}
    inside = {unit["id"]: unit["in"] for unit in game["units"] if "in" in unit}
    stream = {hex_ for line in board.chart["lines"] if line["kind"] == "river" for hex_ in line["hexes"]}
    faults = []
    for number, event in enumerate(game["log"], 1):
        unit = event.get("unit")
        if event["do"] == "move":
            way = event.get("path", [event.get("to")])
            for a, b in zip([at[unit]] + way, way):
                if not (hex_of(a) == hex_of(b) or touch(hex_of(a), hex_of(b))):
                    faults.append(f"event {number}: {unit} leaps from {a} to {b}")
                if unit in vehicles and hex_of(b) in board.built and not event.get("bypass"):
                    faults.append(f"event {number}: {unit} drives into {b}")
                if b in stream:
                    faults.append(f"event {number}: {unit} wades at {b}")
            at[unit] = way[-1]
        elif event["do"] == "place":
            at[unit] = event["to"]
        elif event["do"] == "mark" and "in" in event:
            if event["in"]:
                inside[unit] = event["in"]
            else:
                at[unit] = at[inside.pop(unit)]
        elif event["do"] in ("reduce", "abandon"):
            at[event.get("into") or event["crew"]] = at[unit]
        for survivor in event.get("survivors", []):
            at[survivor] = at[unit]
        if event["do"] == "eliminate":
            for other in [other for other, carrier in inside.items() if carrier == unit]:
                at[other] = at[unit]
                del inside[other]
    return "\n".join(faults)


def views(path):
    """Either side's eyes see a game at every tenth event, and at the end what there is."""
    events = len(judging.load(path)["log"])
    for at in range(10, events, 10):
        for side in ("german", "russian"):
            control = judging.judge(path, "--at", str(at), "--view", side)["systems"]["control"]
            foreign = [entry for entry in control["undeclared"] if entry["side"] != side]
            if foreign or control["verdict"]:
                return f"after event {at} the {side} view shows {foreign or control['verdict']}"
    truth = judging.judge(path)["systems"]["control"]
    return [side for side in ("german", "russian")
            if judging.judge(path, "--view", side)["systems"]["control"] != truth]


def declared(path):
    """What the enemy thinks of the stable before it is declared, and after."""
    at = next(n for n, event in enumerate(judging.load(path)["log"], 1) if event["do"] == "declare")
    have = [judging.judge(path, "--at", str(events), "--view", view)["systems"]["control"]["buildings"]["stable"]
            for events in (at - 1, at) for view in ("truth", "german", "russian")]
    want = ["german", "german", "russian", "german", "german", "german"]
    return None if have == want else f"{have}, not {want}"


def uses_everything():
    logs = [event for name in GAMES for event in judging.load(game_path(name))["log"]]
    used = {(key, value) for event in logs for key, value in event.items() if not isinstance(value, (list, dict))}
    return (VERBS - {event["do"] for event in logs}) | (USES - used)


for name, (verdict, cvp, exit_vp, german) in GAMES.items():
    path = game_path(name)
    plan.case(f"{name}: free of faults", lambda: judging.is_clean(path))
    plan.case(f"{name}: the same fight", lambda: same_fight(path))
    plan.case(f"{name}: ends as it says", lambda: ends(path, *verdict))
    plan.case(f"{name}: points and buildings", lambda: comes_to(path, cvp, exit_vp, german))
    plan.case(f"{name}: moves from hex to hex", lambda: strays(path))
    plan.case(f"{name}: through either side's eyes", lambda: views(path))
plan.case("bridge: the stable is declared", lambda: declared(game_path("bridge")))
plan.case("between them they use every tactical verb", uses_everything)
sys.exit(plan.finish())
