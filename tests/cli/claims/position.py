"""A game at a moment, what is judged of it, and a board of its own, which follows the log alone; and the list of checks."""
import json
import os
import pathlib
import random
import re
import tempfile

ENGLISH = {**{key: value for key, value in os.environ.items() if key != "COLUMNS"}, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
rand = random.Random(int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16))
END = {"do": "end-phase"}



# --- A game, and what is judged of it

class Asked:
    """The file that is asked about: written anew only where another game is asked about."""
    cli = None
    folder = tempfile.TemporaryDirectory()
    path = str(pathlib.Path(folder.name) / "asked.hexgame")
    inside = None


class Position:
    """A game after some events."""

    def __init__(self, game, log, name):
        self.game, self.log, self.name = game, log, name
        self.cache = {}

    def run(self, *arguments):
        if Asked.inside is not self:
            pathlib.Path(Asked.path).write_text(json.dumps({**self.game, "log": self.log}), encoding="utf-8")
            Asked.inside = self
        if arguments not in self.cache:
            status, out, _ = Asked.cli.ask(arguments[0], "--json", *arguments[1:], Asked.path, env=ENGLISH)
            self.cache[arguments] = json.loads(out) if status == 0 else None
        return self.cache[arguments]

    def judged(self):
        return self.run("judge")

    def why(self, *arguments):
        answer = self.run("why", *arguments)
        return answer and answer["reasons"]

    def after(self, *events):
        """None: that cannot be."""
        then = Position(self.game, self.log + list(events), self.name)
        return then if then.judged() is not None else None

    def at(self, n):
        if ("at", n) not in self.cache:
            self.cache["at", n] = self if n == len(self.log) else Position(self.game, self.log[:n], self.name)
        return self.cache["at", n]

    @property
    def verdict(self):
        return self.judged()["verdict"]

    def system(self, name):
        return self.judged()["systems"].get(name)

    def outcomes(self):
        return {one["id"]: one for one in (self.system("objectives") or {}).get("outcomes", [])}

    def clock(self):
        return self.judged()["clock"]

    def board(self):
        if "board" not in self.cache:
            self.cache["board"] = Board(self.game, self.log)
        return self.cache["board"]

    def supplied(self, unit):
        """None: nothing is traced for it."""
        answer = self.run("trace", "--unit", unit)
        return answer and answer["traces"][0]["supplied"]

    def hex_supplied(self, hex_, side):
        answer = self.run("trace", "--from", hex_, "--side", side)
        return answer and answer["traces"][0]["supplied"]

    def values(self):
        """What `why` says of each condition, by its title."""
        return [one["text"] for one in self.why() or ()]


# --- A board of its own

def span(game, hexset):
    names = all_hexes(game)
    if hexset == "all":
        return set(names)
    found = set()
    for part in hexset:
        first, _, last = part.partition("-")
        if not last:
            found.add(first)
            continue
        (c1, r1), (c2, r2) = place_of(first), place_of(last)
        found |= {one for one in names if c1 <= place_of(one)[0] <= c2 and r1 <= place_of(one)[1] <= r2}
    return found


def place_of(name):
    return int(name[:2]), int(name[2:])


def all_hexes(game):
    grid = game["map"]["grid"]
    return [f"{column:02}{row:02}" for column in range(1, grid["columns"] + 1) for row in range(1, grid["rows"] + 1)]


def distance(game, a, b):
    grid = game["map"]["grid"]

    def cube(name):
        lane, other = (number - 1 for number in place_of(name))
        if grid["orientation"] == "pointy":
            lane, other = other, lane
        return lane, other - (lane + (lane % 2 if grid.get("shifted", "even") == "odd" else -(lane % 2))) // 2
    (x1, z1), (x2, z2) = cube(a), cube(b)
    return max(abs(x1 - x2), abs(z1 - z2), abs(x1 + z1 - x2 - z2))


class Board:
    """Where each unit is, and whose each hex, by the log alone."""

    def __init__(self, game, log):
        self.game = game
        self.units = {one["id"]: one for one in game["units"]}
        self.at = {one["id"]: one.get("at") for one in game["units"]}
        self.gone = {}
        self.owner = {}
        for entry in game.get("start", {}).get("control", []):
            for one in span(game, entry["hexes"]):
                self.owner[one] = entry["side"]
        for event in log:
            self.play(event)

    def is_ground(self, unit):
        return self.units[unit].get("kind", "ground") == "ground"

    def play(self, event):
        unit, did = event.get("unit"), event["do"]
        if did in ("move", "place"):
            way = event.get("path") or [event["to"]]
            self.at[unit] = way[-1]
            if self.is_ground(unit):
                for one in way:
                    self.owner[one] = self.units[unit]["side"]
        elif did in ("eliminate", "withdraw", "exit"):
            self.gone[unit] = did
            for one in event.get("survivors", []):
                self.at[one] = self.at[unit]
            self.at[unit] = None
        elif did == "control":
            for one in span(self.game, event["hexes"]):
                self.owner[one] = event["side"]

    def side_at(self, hexes, side):
        return [one for one, at in self.at.items() if at in hexes and self.units[one]["side"] == side]

    def on_map(self, side, ground=True):
        return [one for one, at in self.at.items() if at and self.units[one]["side"] == side and (not ground or self.is_ground(one))]

    def named(self, text, side=None):
        """The units of that name, several of which may have it."""
        found = [one for one, unit in self.units.items() if unit.get("name", one) == text and (side is None or unit["side"] == side)]
        if not found:  # told apart: "2-4-8 g (German)", "6 Pz (g1)"
            plain = re.match(r"(.*) \((.*)\)$", text)
            return self.named(plain[1]) if plain else []
        return found


def split_names(text):
    return [one for one in re.split(r", | and | or ", text) if one]


def side_named(game, name):
    return next((one["id"] for one in game["sides"] if one["name"] == name), None)


def other_side(game, side):
    return next(one["id"] for one in game["sides"] if one["id"] != side)


def name_of(game, side):
    return next(one["name"] for one in game["sides"] if one["id"] == side)


def number(text):
    return float(text.replace("−", "-").replace(",", "").replace("½", ".5").replace("+", ""))


def row_of(pos, side, row):
    """Is it covered?  None: it is not told."""
    line = pos.system("front-line")
    rows = {one["row"]: one for one in line["rows"]}
    return None if row not in rows else rows[row][side] is not None


# --- Claims.  A check gets the position, what was asked, the node, those above it, and the match; it returns what is wrong, None,
# --- or SKIP where it cannot say.

SKIP = object()
CHECKS = []


def claim(pattern, kind):
    def keep(check):
        CHECKS.append((re.compile(pattern), kind, check))
        return check
    return keep
