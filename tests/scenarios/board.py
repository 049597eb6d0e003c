"""A shipped scenario read from its file by itself, without the modules that made it."""
import json
import os
from collections import Counter


def place(name):
    return int(name[:2]), int(name[2:])


def expand(hexset):
    """The hexes of a list of names and spans."""
    found = []
    for item in hexset:
        (c1, r1), (c2, r2) = place(item[:4]), place(item[-4:])
        found += [(c, r) for c in range(c1, c2 + 1) for r in range(r1, r2 + 1)]
    return found


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def within(what, low, number, high):
    return None if low <= number <= high else f"{number} {what}, not {low} to {high}"


class Board:
    def __init__(self, path):
        self.size, self.game = os.path.getsize(path), load(path)
        self.chart = self.game["map"]
        self.grid = self.chart["grid"]
        self.terrain = {kind: expand(hexes) for kind, hexes in self.chart["terrain"].items()}
        self.towns = {town["id"]: expand(town["hexes"]) for town in self.chart["places"]}
        self.control = {entry["side"]: set(expand(entry["hexes"])) for entry in self.game["start"]["control"]}
        self.on_map = [unit for unit in self.game["units"] if unit["at"]]
        self.count = Counter((unit["side"], unit["at"] is not None) for unit in self.game["units"])
        self.every_hex = {(c, r) for c in range(1, self.grid["columns"] + 1)
                          for r in range(1, self.grid["rows"] + 1)}

    def touch(self, a, b):
        """Are two hexes neighbours?  The even columns of a flat grid lie lower, the even rows of a
        pointy one further right."""
        flat = self.grid["orientation"] == "flat"
        (line1, at1), (line2, at2) = sorted((a, b) if flat else (a[::-1], b[::-1]))
        if line1 == line2:
            return abs(at1 - at2) == 1
        return line2 - line1 == 1 and at2 - at1 in ((0, 1) if line1 % 2 == 0 else (-1, 0))

    # Each says what is wrong, or nothing.

    def astray(self):
        """Units on their own ground, ground units no more than two to a hex."""
        faults = [f"{unit['id']} stands in {unit['at']}, which is not its own side's"
                  for unit in self.on_map if place(unit["at"]) not in self.control[unit["side"]]]
        stacks = Counter(unit["at"] for unit in self.on_map if unit.get("kind") != "air")
        return "\n".join(faults + [f"{units} units in {hex_}" for hex_, units in stacks.items() if units > 2])

    def torn(self, line):
        return [f"{a} and {b} do not touch" for a, b in zip(line, line[1:])
                if not self.touch(place(a), place(b))]

    def torn_rails(self):
        return "\n".join(fault for line in self.chart["lines"] if line["kind"] == "rail"
                         for fault in self.torn(line["hexes"]))

    def hinterland(self):
        """Through German hexes, each with Soviet ground or a lake beside it, from edge to edge."""
        line = [line for line in self.chart["lines"] if line["kind"] == "front"]
        hexes = [place(name) for name in line[0]["hexes"]]
        if len(line) != 1 or hexes[0][1] != 1 or hexes[-1][1] != self.grid["rows"]:
            return "the front line does not run from the north edge to the south edge"
        behind = self.every_hex - self.control["german"]
        return "\n".join(self.torn(line[0]["hexes"]) + [
            f"{h} is not the foremost German hex" for h in hexes
            if h not in self.control["german"] or not any(self.touch(h, n) for n in behind)])

    def two_terrains(self):
        return " ".join(str(h) for h, n in Counter(sum(self.terrain.values(), [])).items() if n > 1)

    def split_moscow(self):
        moscow = self.towns["moscow"]
        return None if len(moscow) == 2 and self.touch(*moscow) else moscow

    def unheld(self):
        return " ".join(map(str, (self.every_hex - set(self.terrain["lake"]))
                            ^ (self.control["german"] | self.control["soviet"])))
