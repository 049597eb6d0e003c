"""A shipped tactical game read from its file by itself, without the modules that made it."""
import json


def place(name):
    """Column, from 1, and row."""
    letters = name.rstrip("0123456789")
    return 26 * (len(letters) - 1) + ord(letters[0]) - ord("A") + 1, int(name[len(letters):])


def hex_name(column, row):
    return chr(ord("A") + (column - 1) % 26) * (1 + (column - 1) // 26) + str(row)


def touch(a, b):
    """Are two hexes neighbours?  Even columns lie half a hex higher than the odd one to their left."""
    (c1, r1), (c2, r2) = sorted((place(a), place(b)))
    if c1 == c2:
        return abs(r1 - r2) == 1
    return c2 - c1 == 1 and r2 - r1 in ((-1, 0) if c1 % 2 else (0, 1))


class TacticalBoard:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.game = json.load(file)
        self.chart = self.game["map"]
        grid = self.chart["grid"]
        self.every_hex = [hex_name(c, r) for c in range(1, grid["columns"] + 1)
                          for r in range(c % 2, grid["rows"] + 1)]
        self.built = {hex_: building for building in self.chart["buildings"]
                      for hex_ in self.expand(building["hexes"])}

    def expand(self, hexset):
        """The names of a list of names and spans."""
        if hexset == "all":
            return self.every_hex
        found, there = [], set(self.every_hex)
        for item in hexset:
            (c1, r1), (c2, r2) = (place(name) for name in (item.split("-") * 2)[:2])
            found += [hex_name(c, r) for c in range(c1, c2 + 1) for r in range(r1, r2 + 1)
                      if hex_name(c, r) in there]
        return found

    def locations(self, hex_):
        building = self.built.get(hex_, {})
        found = [hex_] + [f"{hex_}/{level}" for level in range(1, building.get("levels", 0) + 1)]
        found += [f"{hex_}/-1"] if building.get("cellar") else []
        found += [f"{hex_}/roof"] if building.get("roof") else []
        for key, level in (("bridges", "bridge"), ("pillboxes", "pillbox")):
            found += [f"{hex_}/{level}" for feature in self.chart.get(key, []) if feature["hex"] == hex_]
        return found

    def built_over(self):
        """No street, stream or railway through a house, and no house in the woods."""
        wild = {hex_ for kind in self.chart["terrain"].values() for hex_ in self.expand(kind)}
        return " ".join({hex_ for line in self.chart["lines"] for hex_ in line["hexes"] if hex_ in self.built}
                        | wild.intersection(self.built))

    def set_up(self):
        """Who controls what before anybody gains anything: what one side alone claims (26.11)."""
        claims = {}
        for area in self.game["start"]["setup"]:
            for hex_ in self.expand(area["hexes"]):
                claims.setdefault(hex_, set()).add(area["side"])
        hexes = {hex_: min(sides) for hex_, sides in claims.items() if len(sides) == 1}
        buildings = {}
        for building in self.chart["buildings"]:
            owners = {hexes.get(hex_) for hex_ in self.expand(building["hexes"])}
            if len(owners) == 1 and None not in owners:
                buildings[building["id"]] = owners.pop()
        return {"locations": {location: side for hex_, side in hexes.items() for location in self.locations(hex_)},
                "hexes": hexes, "buildings": buildings}
