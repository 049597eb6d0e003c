"""The hexes of a geomorphic tactical board, named by letter and number.

A hex is (column, row), the column from 1.  Odd columns have rows 1 to R; even
ones have rows 0 to R and lie half a hex higher.
"""

from hexset import SHORTEST


class LetterGrid:
    def __init__(self, columns, rows, board=None):
        self.columns, self.rows, self.board = columns, rows, board
        self.hexes = [(c, r) for c in range(1, columns + 1) for r in range(c % 2, rows + 1)]
        self.there = set(self.hexes)

    def name(self, hex_):
        column, row = hex_
        letter = chr(ord("A") + (column - 1) % 26)
        return letter * (1 + (column - 1) // 26) + str(row)

    def parse(self, name):
        letters = name.rstrip("0123456789")
        hex_ = 26 * (len(letters) - 1) + ord(letters[0]) - ord("A") + 1, int(name[len(letters):])
        if hex_ not in self.there:
            raise ValueError(f"{name} is not on the board")
        return hex_

    def expand(self, names):
        """The hexes of names and spans, each once, in their order."""
        found = {}
        for item in names.split() if isinstance(names, str) else names:
            corners = [self.parse(name) for name in item.split("-")]
            (c1, r1), (c2, r2) = corners[0], corners[-1]
            found.update({(c, r): None for c in range(min(c1, c2), max(c1, c2) + 1)
                          for r in range(min(r1, r2), max(r1, r2) + 1) if (c, r) in self.there})
        return list(found)

    def neighbours(self, hex_):
        """Those on the board, clockwise from the north."""
        column, row = hex_
        upper = row - column % 2          # the upper of the two in either column beside it
        ring = ((column, row - 1), (column + 1, upper), (column + 1, upper + 1),
                (column, row + 1), (column - 1, upper + 1), (column - 1, upper))
        return [n for n in ring if n in self.there]

    def distance(self, a, b):
        """How many steps from hex to hex."""
        # Twice the height of a hex: even columns lie half a hex higher.
        (c1, y1), (c2, y2) = ((c, 2 * r - c % 2) for c, r in (a, b))
        across = abs(c1 - c2)
        return across + max(0, (abs(y1 - y2) - across) // 2)

    def pairs(self, hexsides):
        """Hexsides as names, each once, from its first hex on and round it from the north."""
        left, pairs = {frozenset(side) for side in hexsides}, []
        for hex_ in self.hexes:
            for other in self.neighbours(hex_):
                if frozenset((hex_, other)) in left:
                    left.remove(frozenset((hex_, other)))
                    pairs.append([self.name(hex_), self.name(other)])
        if left:
            raise ValueError(f"no hexsides: {[sorted(map(self.name, side)) for side in left]}")
        return pairs

    def spans(self, hexes):
        """A list of hexes in its order, with runs of columns as spans: what is read back is the same list."""
        if hexes == self.hexes:
            return "all"
        found, at = [], 0
        while at < len(hexes):
            first, length = hexes[at], 1
            while at + length < len(hexes) and hexes[at + length] == (first[0], first[1] + length):
                length += 1
            taken, last = length, hexes[at + length - 1]
            while run := self._run(last[0] + 1, first[1], length):
                if hexes[at + taken:at + taken + len(run)] != run:
                    break
                taken, last = taken + len(run), run[-1]
            if taken < SHORTEST:
                taken, last = 1, first
            found.append(self.name(first) if first == last else f"{self.name(first)}-{self.name(last)}")
            at += taken
        return found

    def _run(self, column, top, length):
        return [(column, top + i) for i in range(length) if (column, top + i) in self.there]

    def to_json(self):
        grid = {"columns": self.columns, "rows": self.rows, "orientation": "flat", "numbering": "letters"}
        return {**grid, "board": self.board} if self.board else grid
