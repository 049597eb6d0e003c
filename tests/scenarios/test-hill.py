#!/usr/bin/env python3
"""test-hill.py CLI DATA: the hill fight, as it is set up and as it was fought.

The board is a country that can be, and the hill one hill.  Each game is fought as one could at the table, is undecided
until its last event and ends as its description says; who is on the crest, and the casualty points, are counted here a
second time.  Reads the committed files without the modules that made them.
"""
import os
import sys

from judging import Judging
from tactical import TacticalBoard, touch
from tap import Plan

judging = Judging(sys.argv[1])
shipped = os.path.join(sys.argv[2], "scenarios")
scenario = os.path.join(shipped, "crow-hill.hexgame")
board = TacticalBoard(scenario)
level = {hex_: int(height) for height, hexes in board.chart["elevation"].items() for hex_ in board.expand(hexes)}
crest = {hex_ for hex_, height in level.items() if height >= 3}
plan = Plan()

# Winner and rule; casualty points, Russian and German, with those for prisoners doubled; squads on the crest, unbroken.
GAMES = {
    "taken": ("russian", "26.1", (11, 8), (2, 0)),
    "cleared": ("russian", "26.1", (9, 12), (0.5, 0)),
    "bled": ("russian", "26.1", (18, 13), (0, 1.5)),
    "beaten-off": ("german", "26.1", (9, 16), (0, 1.5)),
    "held": ("german", "26.1", (13, 13), (0, 1.5)),
}
WORTH = {"squad": 2, "half-squad": 1, "crew": 2, "vehicle": 7, "dummy": 0}
PACE = {"leader": 7, "vehicle": 9}


def path_of(name):
    return os.path.join(shipped, f"crow-hill-{name}.hexgame")


def hex_of(location):
    return location.split("/")[0]


def in_steps():
    """One piece, and nowhere more than a level up at once."""
    high = {hex_ for hex_ in board.every_hex if level.get(hex_, 0) > 0}
    reached = [min(high)]
    for hex_ in reached:
        reached += [other for other in high if touch(hex_, other) and other not in reached]
    cliffs = [f"{a} to {b}" for a in high for b in board.every_hex if touch(a, b) and abs(level[a] - level.get(b, 0)) > 1]
    return " ".join(high.difference(reached)) or " ".join(cliffs) or (None if len(crest) == 5 else f"a crest of {len(crest)}")


def torn():
    lines = [f"{a} and {b} do not touch" for line in board.chart["lines"] for a, b in zip(line["hexes"], line["hexes"][1:])
             if not touch(a, b)]
    houses = [one["id"] for one in board.chart["buildings"] if len(board.expand(one["hexes"])) == 2
              and not touch(*board.expand(one["hexes"]))]
    return "\n".join(lines + houses)


def begins():
    """Undecided; each side has what lies in its area."""
    control, want = judging.judge(scenario)["systems"]["control"], board.set_up()
    wrong = [kind for kind in want if control[kind] != want[kind]]
    return wrong or control["verdict"] or control["undeclared"]


def same_fight(path):
    game = judging.load(path)
    return " ".join(key for key in ("map", "sides", "calendar", "units", "start", "rules") if game[key] != board.game[key])


class Fight:
    """A log followed by hand: where everybody is, in what state, and what is lost."""

    def __init__(self, game):
        units = game["units"]
        self.kind = {unit["id"]: unit["kind"] for unit in units}
        self.side = {unit["id"]: unit["side"] for unit in units}
        self.worth = {unit["id"]: 1 - unit["leadership"] if unit["kind"] == "leader" else WORTH[unit["kind"]] for unit in units}
        self.at = {unit["id"]: unit["at"] for unit in units}
        self.broken, self.captive, self.points, self.faults = set(), set(), {"russian": 0, "german": 0}, []
        for number, event in enumerate(game["log"], 1):
            self.follow(number, event)

    def enemy(self, unit):
        return "german" if self.side[unit] == "russian" else "russian"

    def follow(self, number, event):
        unit, verb = event.get("unit"), event["do"]
        if verb == "move":
            way = event.get("path", [event.get("to")])
            self.faults += [f"event {number}: {unit} leaps from {a} to {b}" for a, b in zip([self.at[unit]] + way, way)
                            if hex_of(a) != hex_of(b) and not touch(hex_of(a), hex_of(b))]
            if len(way) > PACE.get(self.kind[unit], 5):
                self.faults.append(f"event {number}: {unit} moves {len(way)} hexes")
            if self.kind[unit] == "vehicle" and board.built.keys() & set(map(hex_of, way)):
                self.faults.append(f"event {number}: {unit} drives into a house")
            self.at[unit] = way[-1]
        elif verb == "place":
            self.at[unit] = event["to"]
        elif verb == "mark" and "broken" in event:
            (self.broken.add if event["broken"] else self.broken.discard)(unit)
        elif verb == "eliminate":
            self.points[self.enemy(unit)] += self.worth[unit]
            self.at[unit] = None
        elif verb == "reduce":
            self.points[self.enemy(unit)] += 1
            self.at[event["into"]], self.at[unit] = self.at[unit], None
        elif verb == "capture":
            self.points[self.enemy(unit)] += 2 * self.worth[unit]
            self.captive.add(unit)

    def on_crest(self, side):
        return sum({"squad": 1, "half-squad": 0.5}.get(self.kind[unit], 0) for unit, at in self.at.items()
                   if at and hex_of(at) in crest and self.side[unit] == side and unit not in self.broken | self.captive)


def ends(name, winner, rule):
    """At the last event, and not before."""
    last = len(judging.load(path_of(name))["log"])
    have = judging.judge(path_of(name))["verdict"]
    if (have["winner"], have["rule"], have["event"]) != (winner, rule, last):
        return f"it ends with {have}"
    return judging.judge(path_of(name), "--at", str(last - 1))["verdict"]


def comes_to(name, points, squads):
    fight = Fight(judging.load(path_of(name)))
    have = (fight.points["russian"], fight.points["german"]), (fight.on_crest("russian"), fight.on_crest("german"))
    if have != (points, squads):
        return f"by hand {have}, not {points, squads}"
    judged = judging.judge(path_of(name))["systems"]["control"]["cvp"]
    return None if judged == fight.points else f"{judged}, by hand {fight.points}"


def by_name(name):
    """Of the entries that are judged then, that one is met which the game is named after; where it is held, none."""
    met = [entry["id"] for entry in judging.judge(path_of(name))["systems"]["control"]["conditions"]
           if entry["met"] and (entry["when"] == "end") != (name == "taken")]
    return None if met == ([] if name == "held" else [name]) else f"met: {met}"


def as_a_side_sees_it(side):
    """The other side's counters begin concealed; whoever counts them says so."""
    status, out, err = judging.call("judge", f"--view={side}", scenario)
    return None if status == 0 and "more concealed" in out else f"{status}: {err}{out}"


plan.case("free of faults", lambda: judging.is_clean(scenario))
plan.case("as the Russian side sees it", lambda: as_a_side_sees_it("russian"))
plan.case("as the truth has it", lambda: None if "concealed" not in judging.call("judge", scenario)[1] else "concealed")
plan.case("the hill is one, in steps", in_steps)
plan.case("nothing is torn", torn)
plan.case("nothing through a building", board.built_over)
plan.case("begins undecided", begins)
for name, (winner, rule, points, squads) in GAMES.items():
    path = path_of(name)
    plan.case(f"{name}: free of faults", lambda: judging.is_clean(path))
    plan.case(f"{name}: the same fight", lambda: same_fight(path))
    plan.case(f"{name}: moves from hex to hex", lambda: "\n".join(Fight(judging.load(path)).faults))
    plan.case(f"{name}: ends as it says", lambda: ends(name, winner, rule))
    plan.case(f"{name}: the crest and the points by hand", lambda: comes_to(name, points, squads))
    plan.case(f"{name}: met is what it is named after", lambda: by_name(name))
sys.exit(plan.finish())
