#!/usr/bin/env python3
"""make-files.py FOLDER: files of other programs for the tests of the window that imports them.

Everything is made up, and in the public domain (CC0).
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "import"))
import vasl_writer as vasl  # noqa: E402
import vassal_writer as vassal  # noqa: E402

WIDTH, HEIGHT = 650, 640
ACROSS, DOWN = 52.0, 60.0


def picture():
    """A chessboard as PNG."""
    return vassal.png(WIDTH, HEIGHT, lambda x, y: 200 if (x // 40 + y // 40) % 2 else 150)


def at(column, row):
    """The pixel at the centre of a hex, both counted from 0."""
    return round(30 + column * ACROSS), round(30 + row * DOWN + (DOWN / 2 if column % 2 else 0))


class Position:
    def __init__(self):
        self.commands = []

    def put(self, name, gpid, column, row, traits=()):
        x, y = at(column, row)
        self.commands.append(vassal.add(str(len(self.commands)), vassal.piece(name, gpid + ".png", "Main Map", x, y, gpid, traits)))


def module(version, seen=None):
    grid = vassal.hex_grid(dx=ACROSS, dy=DOWN, x0=30, y0=30, numbers=vassal.PLAIN)
    board = vassal.board("Winter", WIDTH, HEIGHT, grid).replace('name="Winter"', 'name="Winter" image="board.png"')
    reserve = vassal.board("Reserve", 600, 720, vassal.hex_grid())
    pieces = vassal.palette({
        "German": [vassal.slot(f"{i} Infantry", f"g{i}") for i in range(1, 5)],
        "Italian": [vassal.slot("Alpini", "i1")],
        "Soviet": [vassal.slot(f"{i} Rifle", f"s{i}") for i in range(1, 5)],
        "Markers": [vassal.slot("Out of Supply", "m1")],
        "Charts": [vassal.slot("Fort", "f1")],
    })
    build = vassal.build_file([vassal.window([board]), vassal.window([reserve], name="Reserves")],
                              sides=("German", "Italian", "Soviet"), pieces=pieces, name="Winter Line", version=version)
    return vassal.pack([("buildFile.xml", build), ("images/board.png", seen or picture())])


def position():
    made = Position()
    for i in range(1, 5):
        made.put(f"{i} Infantry", f"g{i}", 2, 2 * i)
        made.put(f"{i} Rifle", f"s{i}", 6, 2 * i)
    made.put("3 Rifle", "s3", 7, 1, traits=[("obs;x;y", "somebody")])
    made.put("Alpini", "i1", 3, 1)
    made.put("Alpini", "i1", 3, 3)
    made.put("Out of Supply", "m1", 6, 2)
    for row in (1, 3, 5):
        made.put("Fort", "f1", 8, row)
    made.put("Replacement", "x1", 40, 1)
    return made.commands


def crowd():
    """More groups than fit on a screen, some with long names."""
    made = Position()
    for i in range(60):
        made.put(f"{i} Independent Railway Construction Brigade of the Reserve of the High Command", "f1", i % 10, i // 10)
    return made.commands


def own_names():
    """Each counter has a name of its own, which ends as those of pictures do."""
    made = Position()
    for i, name in enumerate(("Adams", "Bates", "Clay", "Deas", "Ector", "Fulton", "Gist", "Helm", "Kelly", "Law")):
        made.put(name + " c", "g1", 2, i)
        made.put(name + "’s Guard c", "s1", 6, i)
    made.put("Out of Supply", "m1", 4, 2)
    return made.commands


HOUSE = vasl.Board(7, 5)
HOUSE.house(["C3", "D3"], vasl.STONE_2)
HOUSE.stair("C3", "F3")
HOUSE.house(["F3"], vasl.STONE_1)
HOUSE.spot("E2", 83)


def house():
    """Squads in a building of three levels and in one of two, vehicles of no known worth, and counters of no known kind."""
    def put(ident, name, picture, at, **other):
        return vasl.placed(ident, HOUSE, at, name, picture, conceal=picture[:2], **other)

    arcs = [(["+ vca3", "+ vca4"], 1)]
    return [
        vasl.bd((0, 0, "22", "VER", "6.0")), put("1", "4-6-7 sq", "ge/x", "C3"), put("2", "9-2", "ge/x", "C3"), put("3", "2-4-7 hs", "ge/x", "B2"),
        put("4", "4-4-7 sq", "ru/x", "F3"), put("5", "StuG", "ge/veh/x", "A1", shown=arcs), put("6", "StuG", "ge/veh/x", "A2", shown=arcs),
        put("7", "T-34", "ru/veh/x", "C3", shown=arcs), vasl.placed("8", HOUSE, "G5", "HMG", "ge/x"), put("9", "3-4-7 sq", "it/x", "A4"), put("10", "2-4-7 hs", "ge/x", "E2"), put("11", "PzIVH", "ge/veh/x", "E2", shown=arcs, values=[("tCVP", 6)]),
        put("12", "Panther", "ge/veh/x", "A1", shown=arcs, values=[("tankmod", -1)], map_name="German Casualties"),
    ]


def play():
    """The half-squad goes through the building, and out of it."""
    def log(*stops):
        places = [tuple(int(vasl.EDGE + part) for part in HOUSE.centre(at)) for at in stops]
        moves = [f"M/3/Main Map/{x}/{y}/null/Main Map/0/0/null/me" for x, y in places]
        return "LOG\t" + vassal.ESC.join(vassal.join(vassal.ESC, [move]) for move in moves)

    return [*house(), log("C3"), log("D3"), log("D4"), log("D3", "C3")]


def land():
    kinds = ("grass", "dark_forest", "xq7")
    tiles = "".join(f'<tile id="{i}" type="{kind}"/>' for i, kind in enumerate(kinds))
    cells = ",\n".join(",".join(str(1 + (x + y) % 3) for x in range(6)) for y in range(4))
    return ('<?xml version="1.0" encoding="UTF-8"?><map version="1.10" orientation="hexagonal" width="6" height="4" tilewidth="32" '
            'tileheight="28" infinite="0" hexsidelength="16" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" name="land" '
            f'tilewidth="32" tileheight="28" tilecount="3" columns="0">{tiles}</tileset><layer id="1" name="ground" width="6" '
            f'height="4"><data encoding="csv">{cells}</data></layer></map>').encode()


def boards():
    """A save on two boards, the second turned round.  Hex C4 is white on the picture of each, and the ground of the second is dark."""
    def file(name, ground):
        board = vasl.Board(7, 5)
        white_x, white_y = board.centre("C4")
        draw = vassal.gif if name == "1" else vassal.png
        seen = draw(board.wide, board.deep, lambda x, y: 255 if abs(x - white_x) < 16 and abs(y - white_y) < 16 else ground)
        return board.file(name, shown=False, more=[(f"bd{name}.gif", seen)])

    board = vasl.Board(7, 5)
    counters = [vasl.unit("1", board, "4-6-7 sq", "ge467", "ge/467S.gif", "A1"),
                vasl.unit("2", board, "4-4-7 sq", "ru447", "ru/447S.gif", "C4", place=(board.wide, 0), reversed_=True)]
    return {"boards.vsav": vassal.save([vasl.bd((0, 0, "1"), (1, 0, "r2")), *counters]), "bd1": file("1", 180), "bd2": file("2", 60)}


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        "winter.vmod": module("1.0"),
        "newer.vmod": module("1.1"),
        "old.vmod": module("1.0", vassal.gif(WIDTH, HEIGHT, lambda x, y: 250 if x < 40 else 20)),
        "winter.vsav": vassal.save(position(), module="Winter Line"),
        "crowd.vsav": vassal.save(crowd(), module="Winter Line"),
        "own-names.vsav": vassal.save(own_names(), module="Winter Line"),
        "broken.vsav": vassal.pack([("savedGame", b"!VCSKzz")]),
        "land.tmx": land(),
        "bd22": HOUSE.file(),
        "house.vsav": vassal.save(house()),
        "house.vlog": vassal.save(play()),
        "tanks.vsav": vassal.save([house()[0], *(vasl.placed(str(i), HOUSE, "A1", f"Tank {i}", "ge/veh/x", conceal="ge") for i in range(120))]),
        **boards(),
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
    # Without its module beside it.
    (folder / "alone").mkdir(exist_ok=True)
    (folder / "alone" / "winter.vsav").write_bytes(files["winter.vsav"])


main()
