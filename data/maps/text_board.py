"""A map drawn with letters: a letter a hex for the ground, and a letter a hex for the land that a river parts from others.

    ground   . clear, f forest, s swamp, h hills, r rough, u urban, ~ sea
    basins   a river runs where two letters meet, but not at sea
"""

from hexgrid import HexGrid
from hexset import hexset

GROUND = {"f": "forest", "s": "swamp", "h": "hills", "r": "rough", "u": "urban", "~": "sea"}


class BoardError(Exception):
    pass


class TextBoard:
    def __init__(self, ground, basins, orientation):
        rows, lands = ground.split(), basins.split()
        if [len(row) for row in rows] != [len(row) for row in lands] or len(set(map(len, rows))) != 1:
            raise BoardError("ground and basins are not of one size")
        self.grid = HexGrid(len(rows[0]), len(rows), 1, orientation)
        self.ground = {hex_: rows[hex_[1]][hex_[0]] for hex_ in self.grid.hexes}
        self.basin = {hex_: lands[hex_[1]][hex_[0]] for hex_ in self.grid.hexes}
        self.names = {self.grid.name(hex_): hex_ for hex_ in self.grid.hexes}
        self.lines, self.places = [], []

    def is_land(self, hex_):
        return self.ground[hex_] != "~"

    def hexes(self, *spans):
        """The hexes of names and spans of them."""
        found = []
        for span in spans:
            first, _, last = span.partition("-")
            (column, row), (column2, row2) = self.names[first], self.names[last or first]
            found += [(c, r) for c in range(column, column2 + 1) for r in range(row, row2 + 1)]
        return found

    def way(self, start, end, barred=()):
        """The names of a shortest way over land without its first hex: straight as far as it can be, [] where there is none."""
        grid, start, end = self.grid, self.names[start], self.names[end]
        far = {end: 0}
        queue = [end]
        for hex_ in queue:
            for near in grid.neighbours(hex_):
                if near not in far and self.is_land(near) and near not in barred:
                    far[near] = far[hex_] + 1
                    queue.append(near)
        if start not in far:
            return []
        way = [start]
        while way[-1] != end:
            near = [n for n in grid.neighbours(way[-1]) if far.get(n, 999) < far[way[-1]]]
            way.append(min(near, key=lambda n: (round(_beside(grid, n, start, end), 6), n)))
        return [grid.name(hex_) for hex_ in way[1:]]

    def line(self, kind, *stops):
        hexes = [stops[0]]
        for stop in stops[1:]:
            way = self.way(hexes[-1], stop)
            if not way:
                raise BoardError(f"no way to {stop}")
            hexes += way
        self.lines.append({"kind": kind, "hexes": hexes})

    def place(self, id_, name, kind, *hexes):
        if not all(self.is_land(self.names[hex_]) for hex_ in hexes):
            raise BoardError(f"{name} lies in the sea")
        self.places.append({"id": id_, "name": name, "kind": kind, "hexes": list(hexes)})

    def rivers(self):
        """Pairs of hexes, each pair once, in the order in which the program writes them."""
        left = {frozenset(pair) for pair in self.grid.hexsides().values()
                if all(map(self.is_land, pair)) and self.basin[pair[0]] != self.basin[pair[1]]}
        pairs = []
        for hex_ in self.grid.hexes:
            for near in self.grid.neighbours(hex_):
                if frozenset((hex_, near)) in left:
                    left.discard(frozenset((hex_, near)))
                    pairs.append([self.grid.name(hex_), self.grid.name(near)])
        return pairs

    def to_json(self):
        terrain = {kind: hexset(self.grid, [h for h in self.grid.hexes if self.ground[h] == letter])
                   for letter, kind in GROUND.items() if letter in self.ground.values()}
        return {"grid": self.grid.to_json(), "terrain": terrain,
                "hexsides": [{"kind": "river", "pairs": self.rivers()}], "lines": self.lines, "places": self.places}

    def control(self, side, *spans, but=(), sides=("soviet", "german")):
        """All land is of the other side but these hexes, save some: what `start` has for both."""
        held = {hex_ for hex_ in self.hexes(*spans) if self.is_land(hex_)} - set(self.hexes(*but))
        hexes = {True: held, False: {hex_ for hex_ in self.grid.hexes if self.is_land(hex_)} - held}
        return [{"side": one, "hexes": hexset(self.grid, hexes[one == side])} for one in sides]


def _beside(grid, hex_, start, end):
    """How far the hex lies beside the straight line."""
    (x, y), (x1, y1), (x2, y2) = grid.centre(hex_), grid.centre(start), grid.centre(end)
    return abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
