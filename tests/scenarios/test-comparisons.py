#!/usr/bin/env python3
"""test-comparisons.py CLI: sums, comparisons and points as long as something is held, judged a second time.

Small games are drawn by chance and judged here in fractions, event by event: what each count has, what the sums come to,
and what is gained and lost by `capture` and `while`.
"""
import fractions
import json
import os
import pathlib
import random
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "kit"))
from judging import Judging  # noqa: E402
from often import draws  # noqa: E402
from tap import Plan  # noqa: E402

judging, plan = Judging(sys.argv[1]), Plan()
rand = random.Random(int(os.environ.get("HU_SEED") or 7))
SIDES = ("german", "soviet")
PLACES = {"orel": ["0202"], "tula": ["0303"], "klin": ["0401", "0402"]}
HEXES = [f"{column:02}{row:02}" for column in range(1, 6) for row in range(1, 5)]


def number(least, most):
    """With decimals or without, as files have them."""
    hundredths = rand.choice([rand.randint(least, most) * 100, rand.randint(least * 100, most * 100), rand.randint(least, most) * 50])
    return hundredths // 100 if hundredths % 100 == 0 else hundredths / 100


def exact(value):
    return fractions.Fraction(str(value))


def draw_count():
    kind = rand.choice(["number", "units", "eliminated", "exited", "holds", "points"])
    if kind == "number":
        return {"number": number(-5, 5)}
    side = rand.choice(SIDES)
    what = {"units": {"side": side}, "eliminated": {"side": side}, "exited": {"side": side},
            "holds": {"side": side, "places": rand.sample(sorted(PLACES), rand.randint(1, 3))}, "points": {"side": side}}[kind]
    if kind in ("units", "eliminated", "exited") and rand.random() < 0.5:
        what["count"] = "strength"
    if kind in ("units", "eliminated") and rand.random() < 0.3:
        what["tags"] = ["guards"]
    if kind == "points" and rand.random() < 0.4:
        what["items"] = [rand.choice(["kills", "held"])]
    return {**({"times": number(-3, 3)} if rand.random() < 0.5 else {}), kind: what}


def draw_compare():
    compare = {"left": [draw_count() for _ in range(rand.randint(1, 3))]}
    if rand.random() < 0.8:
        compare["right"] = [draw_count() for _ in range(rand.randint(1, 2))]
    bound = rand.choice(["more_by", "at_least", "at_most", "band", "ratio_at_least", "ratio_above"])
    if bound.startswith("ratio"):
        compare[bound] = [rand.randint(0, 4), rand.randint(1, 3)]
    elif bound == "band":
        low, high = sorted([number(-4, 4), number(-4, 4)])
        compare.update(at_least=low, at_most=high)
    else:
        compare[bound] = number(-4, 4)
    return {"compare": compare}


class Table:
    """What is on the table, kept by the rules of conditions.md alone."""

    def __init__(self, game):
        self.units = {unit["id"]: {**unit, "gone": None} for unit in game["units"]}
        self.owner = {hex: owner["side"] for owner in game["start"]["control"] for hex in owner["hexes"]}
        self.schedule = game["rules"]["objectives"]["schedule"]
        self.points = {}
        self.ledger = []
        self.holder = {place: self.holds(place) for place in PLACES}
        for place in PLACES:
            self.gain_while(0, place, None)

    def holds(self, place):
        owners = {self.owner.get(hex) for hex in PLACES[place]}
        return owners.pop() if len(owners) == 1 else None

    def gain(self, event, item, side, points):
        if item["to"] in ("both", side):
            self.points[item["item"], side] = self.points.get((item["item"], side), 0) + points
            self.ledger.append((event, side, item["item"], points))

    def gain_while(self, event, place, before):
        for item in self.schedule:
            if item.get("when") == "while" and place in item["places"]:
                if before:
                    self.gain(event, item, before, -exact(item["points"]))
                if self.holder[place]:
                    self.gain(event, item, self.holder[place], exact(item["points"]))

    def play(self, event, what):
        unit = self.units.get(what.get("unit"))
        if what["do"] == "control":
            self.owner.update({hex: what["side"] for hex in what["hexes"]})
        elif what["do"] == "move":
            unit["at"] = what["to"]
            self.owner[what["to"]] = unit["side"]
        else:
            unit["gone"] = what["do"]
            for item in self.schedule:
                if "per_strength" in item and what["do"] == "eliminate":
                    self.gain(event, item, SIDES[1 - SIDES.index(unit["side"])], exact(item["per_strength"]) * unit["strength"])
        for place in PLACES:
            before, self.holder[place] = self.holder[place], self.holds(place)
            if before == self.holder[place]:
                continue
            for item in self.schedule:
                if (item.get("when") == "capture" and place in item["places"] and what["do"] == "move" and
                        self.holder[place] == unit["side"]):
                    self.gain(event, item, unit["side"], exact(item["points"]))
            self.gain_while(event, place, before)

    def count(self, one):
        times = exact(one.get("times", 1))
        (kind, what), = [(key, value) for key, value in one.items() if key != "times"]
        if kind == "number":
            return exact(what)
        if kind == "holds":
            return times * sum(self.holder[place] == what["side"] for place in what["places"])
        if kind == "points":
            return times * sum(points for (item, side), points in self.points.items()
                               if side == what["side"] and item in what.get("items", [item]))
        gone = {"units": None, "eliminated": "eliminate", "exited": "exit"}[kind]
        return times * sum(unit["strength"] if "count" in what else 1 for unit in self.units.values()
                           if unit["side"] == what["side"] and unit["gone"] == gone and
                           set(what.get("tags", unit["tags"])) & set(unit["tags"]))

    def stand(self, compare):
        left, right = (sum(self.count(one) for one in compare.get(side, [])) for side in ("left", "right"))
        for key in ("ratio_at_least", "ratio_above"):
            if key in compare:
                n, d = compare[key]
                if left == right == 0:
                    return [left, right], key == "ratio_at_least" and n == 0
                return [left, right], left * d >= right * n if key == "ratio_at_least" else left * d > right * n
        have = left - right
        return have, all(have >= exact(compare[key]) for key in ("more_by", "at_least") if key in compare) and \
            all(have <= exact(compare[key]) for key in ("at_most",) if key in compare)


def draw_game():
    units = [{"id": f"u{i}", "name": f"U {i}", "side": SIDES[i % 2], "at": rand.choice(HEXES), "strength": rand.randint(1, 5),
              "tags": rand.choice([["line"], ["line", "guards"]])} for i in range(6)]
    held = {side: [hex for hex in HEXES if (int(hex[:2]) <= 3) == (side == "german") and rand.random() < 0.9] for side in SIDES}
    places = sorted(PLACES)
    schedule = [{"item": "kills", "to": "both", "per_strength": number(-2, 3)},
                {"item": "taken", "to": rand.choice(["both", *SIDES]), "places": rand.sample(places, 2), "points": number(-2, 5), "when": "capture"},
                {"item": "held", "to": rand.choice(["both", *SIDES]), "places": rand.sample(places, 2), "points": number(-2, 5), "when": "while"}]
    outcomes = [{"id": f"o{i}", "winner": SIDES[i % 2], "when": "end", "needs": draw_compare()} for i in range(4)]
    log, here = [], {unit["id"]: unit for unit in units}
    for _ in range(10):
        if not here:
            break
        unit = here[rand.choice(sorted(here))]
        do = rand.choice(["move", "move", "move", "control", "eliminate", "exit"])
        if do == "move":
            at = rand.choice(sum(PLACES.values(), []) + HEXES)
            log.append({"do": "move", "unit": unit["id"], "to": at})
            unit = {**unit, "at": at}
            here[unit["id"]] = unit
        elif do == "control":
            log.append({"do": "control", "side": rand.choice([None, *SIDES]), "hexes": [rand.choice(sum(PLACES.values(), []))]})
        elif do == "eliminate":
            log.append({"do": "eliminate", "unit": unit["id"]})
            del here[unit["id"]]
        elif unit["at"][:2] in ("01", "05") or unit["at"][2:] in ("01", "04"):
            log.append({"do": "exit", "unit": unit["id"], "from": unit["at"]})
            del here[unit["id"]]
    return {"format": "hex-umpire/2", "title": "Drawn",
            "map": {"grid": {"columns": 5, "rows": 4, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
                    "places": [{"id": id, "name": id, "kind": "town", "hexes": hexes} for id, hexes in PLACES.items()]},
            "sides": [{"id": side, "name": side} for side in SIDES],
            "calendar": {"turns": 2, "player_turns": [{"side": "german", "phases": ["Movement"]}]}, "units": units,
            "start": {"control": [{"side": side, "hexes": hexes} for side, hexes in held.items() if hexes]},
            "rules": {"objectives": {"schedule": schedule, "outcomes": outcomes}}, "log": log}


def numbers(value):
    return [exact(one) for one in value] if isinstance(value, list) else exact(value)


def compare_at(game, table, file, event):
    found = judging.judge(file, "--at", str(event))["systems"]["objectives"]
    for side in SIDES:
        points = sum(points for (_, whose), points in table.points.items() if whose == side)
        if exact(found["points"][side]) != points:
            return f"at {event} {side} has {found['points'][side]}, not {points}: {json.dumps(game)}"
    ledger = sorted((entry["event"], entry["side"], entry["item"], exact(entry["points"])) for entry in found["ledger"])
    if ledger != sorted(entry for entry in table.ledger if entry[3] != 0):
        return f"at {event} the ledger is {ledger}, not {sorted(table.ledger)}: {json.dumps(game)}"
    for outcome, one in zip(game["rules"]["objectives"]["outcomes"], found["outcomes"]):
        have, met = table.stand(outcome["needs"]["compare"])
        if numbers(one["needs"]["have"]) != have or one["met"] != met:
            return f"at {event} {outcome['id']} is {one['needs']['have']}, {one['met']}, not {have}, {met}: {json.dumps(game)}"
        counts = [*outcome["needs"]["compare"]["left"], *outcome["needs"]["compare"].get("right", [])]
        for count, part in zip(counts, one["needs"]["of"]):
            if exact(part["have"]) * exact(count.get("times", 1)) != table.count(count):
                return f"at {event} {count} is {part['have']}: {json.dumps(game)}"
    return None


def game_agrees():
    game = draw_game()
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        status, out, err = judging.call("check", file.name)
        if status:
            return f"check: {err}"
        table = Table(game)
        for event in range(len(game["log"]) + 1):
            if event:
                table.play(event, game["log"][event - 1])
            wrong = compare_at(game, table, file.name, event)
            if wrong:
                return wrong
    return None


for n in range(draws(12, 4)):
    plan.case(f"drawn {n}", game_agrees)
sys.exit(plan.finish())
