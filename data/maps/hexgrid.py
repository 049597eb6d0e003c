"""The hex grid: names, centres, corners, neighbours, hexsides.

A hex is (column, row), counted from 0.  Corners have whole-number keys, so
that the corner three hexes share is one and the same corner for each of them:
along the axis of the points a unit is half the hex's side, across it half the
distance between two opposite sides.
"""

import math


class HexGrid:
    def __init__(self, columns, rows, size_km, orientation="flat", shifted="even"):
        self.columns, self.rows = columns, rows
        self.size_km = size_km                    # from side to opposite side
        self.orientation, self.shifted = orientation, shifted
        self.flat = orientation == "flat"
        self.unit_along = size_km / math.sqrt(3) / 2
        self.unit_across = size_km / 2
        if self.flat:
            self.hexes = [(c, r) for c in range(columns) for r in range(rows)]
        else:
            self.hexes = [(c, r) for r in range(rows) for c in range(columns)]
        self.keys = {h: self._key(h) for h in self.hexes}
        self.by_centre = {key: h for h, key in self.keys.items()}
        # The grid's middle lies at 0, 0.
        keys = [corner for h in self.hexes for corner in self.corners(h)]
        self.middle = tuple((min(k[i] for k in keys) + max(k[i] for k in keys)) / 2 for i in (0, 1))
        self.centres = {h: self._km(key) for h, key in self.keys.items()}

    def _key(self, hex_):
        """The centre in whole units: first along the points, then across."""
        column, row = hex_
        line, place = (column, row) if self.flat else (row, column)
        late = (line + 1) % 2 == (1 if self.shifted == "odd" else 0)
        return 3 * line + 2, 2 * place + 1 + late

    def _km(self, key):
        along = (key[0] - self.middle[0]) * self.unit_along
        across = (key[1] - self.middle[1]) * self.unit_across
        return (along, across) if self.flat else (across, along)

    def centre(self, hex_):
        return self.centres[hex_]

    def corners(self, hex_):
        """Six corner keys in order round the hex."""
        along, across = self._key(hex_)
        return [(along - 2, across), (along - 1, across - 1), (along + 1, across - 1),
                (along + 2, across), (along + 1, across + 1), (along - 1, across + 1)]

    def corner_km(self, corner):
        return self._km(corner)

    def neighbours(self, hex_):
        """Those on the map, clockwise from the north (on a pointy grid from the west, southward)."""
        along, across = self._key(hex_)
        steps = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
        found = (self.by_centre.get((along + a, across + b)) for a, b in steps)
        return [n for n in found if n is not None]

    def distance(self, a, b):
        """How many steps from hex to hex."""
        (along, across), (along2, across2) = self.keys[a], self.keys[b]
        lines = abs(along - along2) // 3
        return lines + max(0, (abs(across - across2) - lines) // 2)

    def hexsides(self):
        """{(corner, corner): (hex, hex)} of every side that two hexes share; all pairs sorted."""
        sides = {}
        for hex_ in self.hexes:
            ring = self.corners(hex_)
            for one, two in zip(ring, ring[1:] + ring[:1]):
                sides.setdefault(tuple(sorted((one, two))), []).append(hex_)
        return {side: tuple(sorted(pair)) for side, pair in sides.items() if len(pair) == 2}

    def hex_at(self, km):
        """The hex in which a point lies, or None off the map."""
        x, y = km if self.flat else km[::-1]
        line = round((x / self.unit_along + self.middle[0] - 2) / 3)
        place = round((y / self.unit_across + self.middle[1] - 1) / 2)
        keys = [(3 * i + 2, k) for i in (line - 1, line, line + 1)
                for k in range(2 * place - 2, 2 * place + 5)]
        # Off the map there are hexes too: a point that is nearest to one of them lies in none of ours.
        centres = filter(self._is_centre, keys)
        nearest = min(centres, key=lambda key: (_rounded(self._km(key), km), key))
        return self.by_centre.get(nearest)

    def _is_centre(self, key):
        late = ((key[0] - 2) // 3 + 1) % 2 == (1 if self.shifted == "odd" else 0)
        return (key[1] - 1) % 2 == late

    def by_distance(self, km):
        """All hexes, the nearest to a point first; ties by name."""
        return sorted(self.hexes, key=lambda h: (_rounded(self.centre(h), km), h))

    def nearest(self, km, hexes):
        """The hex nearest to a point."""
        return min(hexes, key=lambda h: (_rounded(self.centre(h), km), h))

    def name(self, hex_):
        digits = max(2, len(str(max(self.columns, self.rows))))
        return f"{hex_[0] + 1:0{digits}}{hex_[1] + 1:0{digits}}"

    def edge(self, hex_):
        """The map edges at which a hex lies."""
        names = (("west", hex_[0] == 0), ("east", hex_[0] == self.columns - 1),
                 ("north", hex_[1] == 0), ("south", hex_[1] == self.rows - 1))
        return {name for name, there in names if there}

    def to_json(self):
        return {"columns": self.columns, "rows": self.rows, "orientation": self.orientation,
                "shifted": self.shifted, "numbering": "ccrr"}


def _rounded(a, b):
    """Squared distance without its last digits, so that a tie is one on every machine."""
    return round(square(a, b), 6)


def square(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
