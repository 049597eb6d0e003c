"""Writing files as VASL does, for the tests of imports: LOSData, boards, and saves with boards.

Everything here is made up for these tests and is in the public domain (CC0).
"""
import gzip
import math
import struct
from xml.sax.saxutils import quoteattr

import vassal_writer as vassal

MAGIC = b"\xac\xed\x00\x05"
WOODEN, STONE, STONE_1, STONE_2 = 50, 40, 41, 42
EDGE = 400


def blocks(data, size=1024):
    """Bytes in blocks as Java's ObjectOutputStream writes them."""
    out = [MAGIC]
    for at in range(0, len(data), size):
        part = data[at:at + size]
        out.append((b"\x77" + bytes([len(part)]) if len(part) < 256 else b"\x7a" + struct.pack(">i", len(part))) + part)
    return b"".join(out)


def hex_of(name):
    """Column from 0 and row of "AA4"."""
    letters = name.rstrip("0123456789")
    return ord(letters[0]) - 65 + 26 * (len(letters) - 1), int(name[len(letters):])


def name_of(column, row):
    """The hex in column `column` from 0: "AA4"."""
    return chr(65 + column % 26) * (column // 26 + 1) + str(row)


class Board:
    """A board whose buildings are drawn with rectangles.  `first` is the hex at the upper left of its picture; with `raised` B1 lies
    half a hex higher than A1, and the picture may begin with A0."""

    def __init__(self, width=5, height=4, dx=56.25, dy=64.5, size=None, centre=None, first="A1", raised=False):
        self.width, self.height, self.dx, self.dy, self.raised = width, height, dx, dy, raised
        self.column, row = hex_of(first)
        self.rows = (row, row if raised else row - 1) if row > 0 else (0, 1)
        self.left, self.top = centre or (-self.column * dx, dy / 2 + (1 - row) * dy)
        self.wide, self.deep = size or (round((width - 1) * dx), round(height * dy))
        self.codes = bytearray(self.wide * self.deep)
        self.elevations = bytearray(self.wide * self.deep)
        longer = 0 if row == 0 else 1
        self.stairs = [bytearray(height + (column % 2 == longer)) for column in range(width)]
        self.types = []

    def centre(self, name):
        column, row = hex_of(name)
        half = (-1 if self.raised else 1) * self.dy / 2 if column % 2 else 0
        return self.left + column * self.dx, self.top + (row - 1) * self.dy + half

    def rect(self, x, y, wide, deep, code, into=None):
        into = self.codes if into is None else into
        for i in range(max(0, round(x)), min(self.wide, round(x) + wide)):
            first, last = max(0, round(y)), min(self.deep, round(y) + deep)
            if last > first:
                into[i * self.deep + first:i * self.deep + last] = bytes([code]) * (last - first)

    def spot(self, name, code, size=9):
        """Ground around the centre of a hex."""
        x, y = self.centre(name)
        self.rect(x - size // 2, y - size // 2, size, size, code)

    def house(self, names, code=WOODEN, size=21):
        """A building: a square in each hex, and passages from each to the next."""
        points = [self.centre(name) for name in names]
        for x, y in points:
            self.rect(x - size // 2, y - size // 2, size, size, code)
        for (x, y), (to_x, to_y) in zip(points, points[1:]):
            steps = int(max(abs(to_x - x), abs(to_y - y)))
            for step in range(steps + 1):
                self.rect(x + (to_x - x) * step / steps - 2, y + (to_y - y) * step / steps - 2, 5, 5, code)

    def stair(self, *names):
        for name in names:
            column, row = hex_of(name)
            self.stairs[column - self.column][row - self.rows[column % 2]] = 1

    def kind(self, name, type_name):
        self.types.append((name, type_name))

    def raw(self, **other):
        size = [other.get(key, value) for key, value in (("width", self.width), ("height", self.height), ("wide", self.wide),
                                                         ("deep", self.deep))]
        pairs = bytearray(2 * len(self.codes))
        pairs[0::2], pairs[1::2] = self.elevations, self.codes
        return struct.pack(">4I", *(part % 2 ** 32 for part in size)) + bytes(pairs) + b"".join(self.stairs)

    def los_data(self, size=1024, **other):
        return gzip.compress(blocks(self.raw(**other), size), mtime=0)

    def metadata(self, name="22", **other):
        values = {"name": name, "version": "6.0", "width": self.width, "height": self.height, "hexWidth": self.dx,
                  "hexHeight": self.dy, "A1CenterX": self.left, "A1CenterY": self.top,
                  "altHexGrain": "TRUE" if self.raised else None, "boardImageFileName": f"bd{name}.gif", **other}
        said = "".join(f" {key}={quoteattr(str(value))}" for key, value in values.items() if value is not None)
        types = "".join(f"<buildingType hexName={quoteattr(at)} buildingTypeName={quoteattr(kind)}/>" for at, kind in self.types)
        return f'<?xml version="1.0"?><boardMetadata{said}><buildingTypes>{types}</buildingTypes><colors/></boardMetadata>'

    def file(self, name="22", more=(), shown=True, **other):
        """As players have it.  The picture is called a GIF, whatever it is."""
        seen = [(f"bd{name}.gif", vassal.png(self.wide, self.deep))] if shown else []
        return vassal.pack([("BoardMetadata.xml", self.metadata(name, **other)), ("LOSData", self.los_data()), *seen, *more])


def bd(*boards):
    """The command that names the boards: (column, row, name, *rest) each."""
    return "".join("bd\t" + "\t".join(map(str, board)) + "\t" for board in boards)


def unit(ident, board, name, basic, image, at=None, layers=(), traits=(), map_name="Main Map", place=(0, 0), reversed_=False,
         crop=None, zoom=1):
    """A counter on a hex of a board that lies at `place` in the window, or of its part `crop`: x, y, width, height."""
    if at is None:
        x, y = EDGE - 200, EDGE - 200
    else:
        left, top, wide, deep = crop or (0, 0, board.wide, board.deep)
        x, y = board.centre(at)
        x, y = (x - left, y - top)
        x, y = (wide - x, deep - y) if reversed_ else (x, y)
        x, y = EDGE + place[0] + zoom * x, EDGE + place[1] + zoom * y
    return vassal.add(ident, vassal.piece(basic, image, map_name, math.floor(x), math.floor(y), "7",
                                          (*traits, *((layer, "1") for layer in layers), (vassal.layer([""], [name]), "1"))))


def placed(ident, board, at, basic, image, conceal="", owner="null;", shown=(), values=(), map_name="Main Map"):
    """A counter as VASL itself places it: its name from layers (names, level), a trait of concealment, and what it is worth."""
    x, y = (EDGE - 200, EDGE - 200) if at is None else board.centre(at)
    x, y = (x, y) if at is None else (EDGE + x, EDGE + y)
    traits = [("mark;DBCounterType", "unit"), ("PROP;Owner;false,0,100,false;:77\\,650:P\\,$PlayerName$", "Somebody"),
              *((f"PROP;{key};true,0,100,false;Reset CVP:86\\,195:R\\,Change", str(value)) for key, value in values),
              ("hide;72,130;HIP;;player:;0.3", "null"), (f"conceal;C;{conceal}/{conceal}qmark;{conceal};;", owner)]
    for names, level in reversed(shown):
        traits.append((vassal.layer([" "] * max(len(names), level), names), str(level)))
    return vassal.add(ident, vassal.piece(basic, image, map_name, math.floor(x), math.floor(y), "7", traits))
