#!/usr/bin/env python3
"""check-tense.py CLI SCENARIOS: what a reason says is so, is so at that moment.

The shipped games are played once more by a board of its own, which knows only where each counter is and in what state.  At
moments drawn by HU_SEED, in tactical games some buildings, and some hexes and Locations where units are or have been, are asked
why: who "keeps" a side from it is in it, nobody is there where a side "has no" unit, who "stays" stays; and who "was in it" when
it passed had been there by that event.  In operational games units and places are: the unit is where it is said to be,
who "stands in it" does, the nearest unit is as far away as is said, and who entered it, or did not, did by that event.
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
OPERATIONAL = ("typhoon-4.3", "typhoon-4.6", "counterstroke-soviet-marginal", "counterstroke-german-decisive", "velna-draw",
               "siege-of-velin-stormed", "bridgehead-port")
BUILDINGS, HEXES, UNITS, PLACES = 12, 3, 1, 4  # that are asked about at a moment
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
        elif did == "eliminate":
            for other in [one for one, carrier in self.carrier.items() if carrier == unit]:
                self.carrier[other] = None  # stays there on foot
            self.put(unit, None)
        elif did in ("withdraw", "exit"):
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

    def able(self, side, inside):
        """Units that could gain it there, and surely: on foot, armed, in Good Order, at the ground or above."""
        return [one for one, unit in self.units.items()
                if unit["side"] == side and unit["kind"] in MMC and self.at[one] and inside(self.at[one]) and not self.state[one] and
                one not in self.unarmed | self.captured and not self.carrier[one] and
                not self.at[one].endswith(("/roof", "/-1", "/bridge", "/pillbox"))]


def there_by(board_log, event, inside, names, units):
    """Was somebody of those names in it as the event happened, or on his way through?"""
    board, passed = board_log[event]
    return any(units[one]["name"] in names and (inside(board.get(one, "")) or any(map(inside, passed.get(one, ()))))
               for one in units if units[one].get("name"))


def check_node(node, inside, ground, board, past, sides):
    """INSIDE: is a Location in it?  GROUND: only its ground level counts for a gainer."""
    for one in node["reasons"]:
        text = one["text"]
        if one["clause"] in ENEMY:
            gone = [unit for unit in one["cause"] if not inside(board.at[unit] or "")]
            if gone or not one["cause"]:
                return f"“{text}”, and {gone} is not there"
        none = re.match(r"The (\w+) side has no armed Good Order", text)
        able = [unit for unit in board.able(sides[none[1]], inside) if not ground or "/" not in board.at[unit]] if none else []
        if able:
            return f"“{text}”, and {able} is there"
    since = re.search(r"since event (\d+), when (.+?) (?:was|were) in it in Good Order", node["text"])
    if since and not there_by(past, int(since[1]), inside, since[2], board.units):
        return f"“{node['text']}”, and nobody of that name was there"
    return None


def check_hex(name, reasons, board, past, sides):
    """The Location, the hex and the units in it; buildings are asked by themselves.  The number of nodes, and a complaint."""
    asked, hex_ = 0, name.split("/")[0]
    for node in reasons:
        title = re.match(r"(Location|Hex) (\S+?):", node["text"])
        unit = re.search(r", in (\S+)$", node["text"])
        asked += bool(title or unit)
        complaint = None
        if title and title[1] == "Location":
            where = title[2].removeprefix(re.match(r"\d*", title[2])[0])
            complaint = check_node(node, lambda at, where=where: at == where, False, board, past, sides)
        elif title:
            complaint = check_node(node, lambda at: at.split("/")[0] == hex_, True, board, past, sides)
        elif unit and not any(at and at.split("/")[0] == hex_ for at in board.at.values()):
            complaint = f"“{node['text']}”, and nobody is there"
        if complaint:
            return asked, complaint
    return asked, None


def ask(path, n, subject):
    status, out, err = cli.run("why", "--json", "--at", str(n), subject, str(path), env=kit.environment())
    return (json.loads(out)["reasons"], None) if status == 0 else (None, f"{subject} at {n}: {err.decode()}")


def draw_moments(game, most):
    return set(rand.sample(range(len(game["log"]) + 1), min(most, len(game["log"]) + 1))) | {len(game["log"])}


def ask_tactical(path, n, board, past, sides, buildings):
    """What is asked at one moment: how many answers, and a complaint or None."""
    asked = 0
    for name in rand.sample(sorted(buildings), min(len(buildings), BUILDINGS)):
        hexes = buildings[name]
        reasons, complaint = ask(path, n, f"building:{name}")
        for node in reasons or ():
            asked += 1
            complaint = complaint or check_node(node, lambda at, hexes=hexes: at.split("/")[0] in hexes, False, board, past, sides)
        if complaint:
            return asked, f"{name} at {n}: {complaint}"
    been = sorted({at for at in board.at.values() if at} | {at for at in past[max(n - 20, 0)][0].values() if at})
    for name in rand.sample(been, min(len(been), HEXES)):
        kind = "location" if "/" in name else "hex"
        reasons, complaint = ask(path, n, f"{kind}:{name}")
        more = 0
        if reasons is not None:
            more, complaint = check_hex(name, reasons, board, past, sides)
        asked += more
        if complaint:
            return asked, f"{name} at {n}: {complaint}"
    return asked, None


def play(path):
    game = json.loads(path.read_text(encoding="utf-8"))
    board, past, sides = Board(game), {}, {one["name"]: one["id"] for one in game["sides"]}
    moments, asked = draw_moments(game, MOMENTS), 0
    chart = TacticalBoard(path) if any("-" in one for each in game["map"].get("buildings", []) for one in each["hexes"]) else None
    buildings = {each["id"]: set(chart.expand(each["hexes"]) if chart else each["hexes"]) for each in game["map"].get("buildings", [])}
    past[0] = (dict(board.at), {})
    for n in range(len(game["log"]) + 1):
        if n > 0:
            passed = board.play(game["log"][n - 1])
            past[n] = ({one: at for one, at in board.at.items() if at}, passed)
        if n in moments:
            more, complaint = ask_tactical(path, n, board, past, sides, buildings)
            asked += more
            if complaint:
                return asked, complaint
    return asked, None


# --- Operational games

def distance(game, a, b):
    """Over the bare grid, whose hexes are named by column and row: the lanes of one parity lie half a hex further on."""
    grid = game["map"]["grid"]

    def cube(name):
        lane, other = int(name[:2]) - 1, int(name[2:]) - 1
        if grid["orientation"] == "pointy":
            lane, other = other, lane
        return lane, other - (lane + (lane % 2 if grid["shifted"] == "odd" else -(lane % 2))) // 2

    (x1, z1), (x2, z2) = cube(a), cube(b)
    return max(abs(x1 - x2), abs(z1 - z2), abs(x1 + z1 - x2 - z2))


def named(board, name, side=None):
    return [one for one, unit in board.units.items()
            if unit.get("name", one) == name and (side is None or unit["side"] == side) and board.at[one]]


def check_place(text, hexes, board, log, sides):
    """One sentence on a place."""
    stands = re.search(r"(\S[^.]*?) of the (\w+) side stands in it", text)
    if stands and not any(board.at[one] in hexes for one in named(board, stands[1], sides[stands[2]])):
        return f"“{text}”, and it does not stand there"
    nobody = re.search(r"The (\w+) side has no unit in it", text)
    if nobody and any(at in hexes and board.units[one]["side"] == sides[nobody[1]] and board.units[one].get("kind") != "air"
                      for one, at in board.at.items() if at):
        return f"“{text}”, and one is there"
    never = re.search(r"no ground unit of the (\w+) side has entered it", text)
    if never and any(event["do"] in ("move", "place") and board.units[event["unit"]]["side"] == sides[never[1]] and
                     board.units[event["unit"]].get("kind") != "air" and
                     hexes & set(event.get("path") or [event.get("to")]) for event in log):
        return f"“{text}”, and one had"
    passes = re.match(r"Event (\d+): Control of", text)
    if passes and log[int(passes[1]) - 1]["do"] not in ("move", "place", "control"):
        return f"“{text}”, and event {passes[1]} is no move"
    return None


def check_nearest(node, game, board):
    found = re.search(r"does not control (.*): a ground unit .* Its nearest unit is (.+), (\d+) hex", node["text"])
    if not found:
        return None
    ways = [min(distance(game, board.at[one], name) for name in re.findall(r"\d{4}", found[1])) for one in named(board, found[2])]
    return None if int(found[3]) in ways else f"“{node['text']}”, and it is {ways} away"


def sentences(nodes):
    for node in nodes:
        yield node
        yield from sentences(node["reasons"])


def ask_operational(path, n, game, board, sides):
    asked, there = 0, sorted(one for one, at in board.at.items() if at)
    for unit in rand.sample(there, min(len(there), UNITS)):
        reasons, complaint = ask(path, n, f"unit:{unit}")
        where = re.search(r", in (\d{4})", reasons[0]["text"]) if reasons else None
        asked += 1
        if complaint or (where and where[1] != board.at[unit]):
            return asked, complaint or f"{unit} at {n}: “{reasons[0]['text']}”, and it is in {board.at[unit]}"
    places = [one for one in game["map"].get("places", []) if not any("-" in name for name in one["hexes"])]
    for place in rand.sample(places, min(len(places), PLACES)):
        reasons, complaint = ask(path, n, f"place:{place['id']}")
        for node in sentences((reasons or [])[:1]):  # below it are conditions, which ask for other places, too
            asked += 1
            complaint = complaint or (check_place(node["text"], set(place["hexes"]), board, game["log"][:n], sides) or
                                      check_nearest(node, game, board))
        if complaint:
            return asked, f"{place['id']} at {n}: {complaint}"
    return asked, None


def play_operational(path):
    game = json.loads(path.read_text(encoding="utf-8"))
    board, sides, asked = Board(game), {one["name"]: one["id"] for one in game["sides"]}, 0
    moments = draw_moments(game, max(MOMENTS // 3, 1))
    for n in range(len(game["log"]) + 1):
        if n > 0:
            board.play(game["log"][n - 1])
        if n in moments:
            more, complaint = ask_operational(path, n, game, board, sides)
            asked += more
            if complaint:
                return asked, complaint
    return asked, None


for names, how in ((GAMES, play), (OPERATIONAL, play_operational)):
    for name in names:
        asked, complaint = how(scenarios / f"{name}.hexgame")
        tap.report(f"{name}: what is said to be is", complaint or (None if asked else "nothing was asked"))
tap.end()
