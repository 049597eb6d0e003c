#!/usr/bin/env python3
"""check-tense.py CLI SCENARIOS: what a reason says is so, is so at that moment.

The shipped tactical games are played once more by a board of its own, which knows only where each counter is and in what
state.  At moments drawn by HU_SEED, each building is asked why: who "keeps" a side from it is in it, nobody is there where a
side "has no" unit, who "stays" stays; and who "was in it" when it passed had been there by that event.
"""
import json
import os
import pathlib
import random
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "report"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import report as kit  # noqa: E402
from tactical import TacticalBoard  # noqa: E402
from cli import Cli  # noqa: E402
from often import draws, often  # noqa: E402

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
rand = random.Random(int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16))
MOMENTS = often("HU_TENSES", draws(6, 2))
MMC = ("squad", "half-squad", "crew")
ENEMY = ("26.11/armed-enemy", "26.13/armed-enemy", "26.14/armed-enemy")
GAMES = ("street-fight-storm", "street-fight-bridge", "street-fight-held", "street-fight-morning", "street-fight-breakout",
         "crow-hill-taken", "crow-hill-held", "crow-hill-bled", "crow-hill-cleared", "crow-hill-beaten-off", "example-1-bridge",
         "example-2-building", "example-2-mopping-up", "example-2-rowhouse", "example-4-kv", "example-5-vehicles")
tap = kit.Tap()


class Board:
    """Where each counter is, as far as the log says it outright."""

    def __init__(self, game):
        self.units = {one["id"]: one for one in game["units"]}
        self.at = {one["id"]: one.get("at") for one in game["units"]}
        self.carrier = {one["id"]: one.get("in") for one in game["units"]}
        self.state = {one["id"]: {key for key in ("broken", "bypass") if one.get(key)} for one in game["units"]}
        self.unarmed = {one["id"] for one in game["units"] if one.get("armed") is False}
        self.captured = {one["id"] for one in game["units"] if one.get("captured_by")}

    def put(self, unit, where):
        self.at[unit] = where
        for other, carrier in self.carrier.items():
            if carrier == unit:
                self.put(other, where)

    def play(self, event):
        """The Locations that the event goes through, by unit."""
        unit, did = event.get("unit"), event["do"]
        way = event.get("path") or ([event["to"]] if "to" in event else [])
        if did in ("move", "place"):
            self.put(unit, way[-1])
            self.state[unit].discard("bypass")
            if event.get("bypass"):
                self.state[unit].add("bypass")
        elif did in ("eliminate", "withdraw", "exit"):
            self.put(unit, None)
        elif did == "reduce":
            self.at[event["into"]], self.at[unit] = self.at[unit], None
        elif did == "capture":
            self.captured.add(unit)
        elif did == "release":
            self.captured.discard(unit)
        elif did == "mark":
            for key in ("broken", "bypass"):
                if key in event:
                    (self.state[unit].add if event[key] else self.state[unit].discard)(key)
            if "armed" in event:
                (self.unarmed.discard if event["armed"] else self.unarmed.add)(unit)
            if "in" in event:
                self.carrier[unit] = event["in"]
                if event["in"]:
                    self.at[unit] = self.at[event["in"]]
        return {unit: way} if way else {}

    def hex_of(self, unit):
        return (self.at[unit] or "").split("/")[0]

    def able(self, side, hexes):
        """Units that could gain a building there, and surely: on foot, armed, in Good Order, at the ground or above."""
        return [one for one, unit in self.units.items()
                if unit["side"] == side and unit["kind"] in MMC and self.hex_of(one) in hexes and not self.state[one] and
                one not in self.unarmed | self.captured and not self.carrier[one] and
                not self.at[one].endswith(("/roof", "/-1", "/bridge", "/pillbox"))]


def there_by(board_log, event, hexes, names, units):
    """Was somebody of those names in one of the hexes as the event happened, or on his way through?"""
    board, passed = board_log[event]
    return any(units[one]["name"] in names and (board.get(one, "").split("/")[0] in hexes or
                                                any(step.split("/")[0] in hexes for step in passed.get(one, ())))
               for one in units if units[one].get("name"))


def check_node(node, building, board, past, sides):
    hexes = building["hexes"]
    for one in node["reasons"]:
        text = one["text"]
        if one["clause"] in ENEMY:
            gone = [unit for unit in one["cause"] if board.hex_of(unit) not in hexes]
            if gone or not one["cause"]:
                return f"“{text}”, and {gone} is not there"
        none = re.match(r"The (\w+) side has no armed Good Order", text)
        if none and (able := board.able(sides[none[1]], hexes)):
            return f"“{text}”, and {able} is there"
    since = re.search(r"since event (\d+), when (.+?) (?:was|were) in it in Good Order", node["text"])
    if since and not there_by(past, int(since[1]), hexes, since[2], board.units):
        return f"“{node['text']}”, and nobody of that name was there"
    return None


def play(path):
    game = json.loads(path.read_text(encoding="utf-8"))
    board, past, sides = Board(game), {}, {one["name"]: one["id"] for one in game["sides"]}
    moments = set(rand.sample(range(len(game["log"]) + 1), min(MOMENTS, len(game["log"]) + 1))) | {len(game["log"])}
    asked, chart = 0, TacticalBoard(path) if any("-" in one for each in game["map"].get("buildings", [])
                                                 for one in each["hexes"]) else None
    past[0] = (dict(board.at), {})
    for n in range(len(game["log"]) + 1):
        if n > 0:
            passed = board.play(game["log"][n - 1])
            past[n] = ({one: at for one, at in board.at.items() if at}, passed)
        for each in game["map"].get("buildings", []) if n in moments else []:
            building = {**each, "hexes": set(chart.expand(each["hexes"]) if chart else each["hexes"])}
            status, out, err = cli.run("why", "--json", "--at", str(n), f"building:{building['id']}", str(path),
                                       env=kit.environment())
            if status:
                return asked, f"{building['id']} at {n}: {err.decode()}"
            for node in json.loads(out)["reasons"]:
                asked += 1
                complaint = check_node(node, building, board, past, sides)
                if complaint:
                    return asked, f"{building['id']} at {n}: {complaint}"
    return asked, None


for name in GAMES:
    asked, complaint = play(scenarios / f"{name}.hexgame")
    tap.report(f"{name}: what is said to be is", complaint or (None if asked else "nothing was asked"))
tap.end()
