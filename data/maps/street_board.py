"""The board of the street fight: a quarter of a Russian town on both banks of a stream, of our own drawing.

The main street runs from west to east and over the bridge X4; lanes run beside it, streets across.
"""

from tactics import Board

WOODS = "A1-A3 B0-C2 D0 E1 B3 A9-A10 B9 D10 F0 G1 AA1 Z0 GG1 GG10 BB10 FF10 K1 T9 T10 U10"
PARK = "T0-T1 U1 V0 R0"
ORCHARDS = "E7 E8 D7 F9 G9 BB3 BB2 DD3 Z9 Z8 L0 DD6"
HEIGHTS = "A6 A7 B6-B7 C7 C8 GG7 GG8 FF7"
MEADOWS = "W9-W10 V10 X8-X10 Y9"
RUINS = "K3 T6 L9 DD9 M9 Y3"
STREETS = ("A5 G5 M5 S5 Y5 EE5 GG5", "H0 H10", "N0 N10", "S1 S10", "CC1 CC10", "H2 N2 O2 P2 Q2 R2 S2", "H8 N8 S8", "S2 U2 V1 W2 W5",
           "CC8 FF8", "G5 F8 H10")

# Id, name, hexes, levels above the ground, what else there is.
BUILDINGS = (
    ("weighhouse", "Weighhouse", "D6", 0, {}),
    ("blue", "Blue cottage", "F3", 0, {}),
    ("forester", "Forester's house", "F6", 1, {}),
    ("clinic", "Clinic", "I1 J0-J1", 1, {"stairwells": "J1"}),
    ("press", "Printing shop", "L1", 1, {"cellar": True}),
    ("cinema", "Spark Cinema", "P0-P1 Q1", 1, {"stairwells": "P1"}),
    ("school", "School No. 4", "I3-I4 J3", 2, {"stairwells": "I4"}),
    ("bakery", "Bakery", "L3", 1, {}),
    ("post", "Post office", "M3-M4", 1, {"roof": True}),
    ("hall", "Town hall", "O3-O4 P3", 2, {"stairwells": "O4", "roof": True, "cellar": True}),
    ("pharmacy", "Pharmacy", "Q4", 1, {}),
    ("fire", "Fire station", "T3 U3", 2, {"stairwells": "T3", "roof": True}),
    ("toll", "Toll house", "V2", 1, {}),
    ("row", "Tanners' Row", "I6 J5 K6 L5 M6", 1, {"rowhouse": True}),
    ("bath", "Bathhouse", "J7", 0, {}),
    ("club", "Workers' club", "L7 M7", 1, {"stairwells": "L7"}),
    ("store", "Department store", "O6-O7 P5-P6", 2, {"stairwells": "O6 P5", "roof": True, "cellar": True}),
    ("church", "Church of St Nicholas", "Q6 R5-R6", 2, {"stairwells": "Q6"}),
    ("stable", "Carters' stable", "K9", 0, {}),
    ("works", "Machine works", "O9-O10 P9-P10", 1, {"stairwells": "O9 P10"}),
    ("granary", "Granary", "Q9 R9", 1, {}),
    ("warehouse", "River warehouse", "U6-U7 V5-V6", 1, {"stairwells": "U6"}),
    ("dye", "Dye works", "U9 V8", 1, {"cellar": True}),
    ("teachers", "Teachers' house", "Z1 AA2", 2, {"stairwells": "Z1"}),
    ("mill", "Steam mill", "Z3 AA3-AA4", 2, {"stairwells": "Z3", "roof": True}),
    ("barracks", "Barracks", "AA6-AA7 BB6", 1, {"stairwells": "AA6 BB6"}),
    ("distillery", "Distillery", "AA9 BB8-BB9", 1, {"stairwells": "BB8", "cellar": True}),
    ("signal", "Signalman's hut", "EE2", 0, {}),
    ("station", "Railway station", "EE6-EE7", 1, {}),
    ("shed", "Goods shed", "EE9-EE10", 0, {}),
)


def make():
    board = Board(33, 10)
    for kind, hexes in (("forest", WOODS), ("forest", PARK), ("forest", ORCHARDS), ("hills", HEIGHTS),
                        ("swamp", MEADOWS), ("rough", RUINS)):
        board.paint(kind, hexes)
    board.between("wall", "Q7 R7", "P6 P7 Q8 R8 S7 S8")       # the churchyard
    board.between("wall", "M9 N9 O8 P8 Q8", "O9 P9 O10")       # the works
    board.between("wall", "BB5 CC6", "BB6 AA6 AA5")             # the barracks
    board.line("river", "Y1 X2 X6 W8 W10")
    for street in STREETS:
        board.line("road", street)
    board.line("rail", "FF0 FF10")
    for id_, name, hexes, levels, more in BUILDINGS:
        board.building(id_, name, hexes, levels, **more)
    board.place("square", "Market Square", "objective", "N5")
    board.bridge("X4")
    board.pillbox("Y6")
    return board
