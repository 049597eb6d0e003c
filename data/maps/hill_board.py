"""The board of the hill fight, of our own drawing: a ridge with a windmill, farms at its foot, a brook in front of them."""

from tactics import Board

CREST = "I4 J3 K4 L3 M4"
SPURS = {1: "F4 F5 G3 P5 P6 Q4 O7", 2: "G5 O5 N6"}
WOODS = "A1-A3 B0-B2 C1 D1 E2 H1 I1 I2 J0 J1 P1 Q1-Q2 R1 U3-U5 T3 T4 G7 F8 H8 O8 P8 N7 A9-A11 B11 C11 U10 U11 T11"
ORCHARDS = "D9 D10 E10 Q9 Q10 R9 R10"
MEADOWS = "H10 I10 J9 K10 N10"
SCRUB = "H3 N3 L6 J6 G4"

# Id, name, hexes, levels above the ground, what else there is.
BUILDINGS = (
    ("windmill", "Windmill", "K4", 1, {}),
    ("hut", "Shepherd's hut", "G6", 0, {}),
    ("sheepfold", "Sheepfold", "O6", 0, {}),
    ("farm", "Crow Farm", "E9 F9", 1, {"stairwells": "E9"}),
    ("barn", "Barn", "C9", 0, {}),
    ("chapel", "Chapel", "Q8", 1, {}),
    ("smithy", "Smithy", "S7", 0, {}),
)


def levels(grid):
    """{level: hexes}: the crest, a ring round it, another, and the spurs."""
    crest = set(grid.expand(CREST))
    spurs = {level: set(grid.expand(hexes)) for level, hexes in SPURS.items()}
    second = {near for hex_ in crest for near in grid.neighbours(hex_)} - crest | spurs[2]
    first = {near for hex_ in second for near in grid.neighbours(hex_)} - second - crest | spurs[1]
    return {1: first - second - crest, 2: second - crest, 3: crest}


def make():
    board = Board(21, 11)
    for kind, hexes in (("forest", WOODS), ("forest", ORCHARDS), ("swamp", MEADOWS), ("rough", SCRUB)):
        board.paint(kind, hexes)
    for level, hexes in levels(board.grid).items():
        board.lift(level, hexes)
    board.line("river", "A10 F10 K9 P10 U8")
    board.line("road", "A8 D8 G8 M8 P9 U9")
    board.line("road", "M8 M6 L4 L2 L1")
    board.line("road", "M8 M11")
    board.bridge("M9")
    board.between("wall", "G6", "F6 F7 G7")
    for id_, name, hexes, levels_, more in BUILDINGS:
        board.building(id_, name, hexes, levels_, **more)
    board.place("crest", "Crest", "objective", CREST)
    return board
