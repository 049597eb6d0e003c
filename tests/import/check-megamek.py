#!/usr/bin/env python3
"""check-megamek.py CLI: what `import` makes of boards of MegaMek, and what it refuses."""
import sys

from limits import EARLY
from trial import Trial

trial = Trial(sys.argv[1])
SIZE = "The board needs one size line, with 1 to 4,096 columns and rows."
WORDS = {(1, 1): (0, "woods:2;foliage_elev:2"), (2, 1): (0, "jungle:1"), (3, 1): (0, "swamp:1"), (4, 1): (0, "water:1"), (1, 2): (0, "water:0"),
         (2, 2): (0, "rough:1"), (3, 2): (0, "rubble:3"), (4, 2): (5, "impassable:1;water:2"), (1, 3): (2, ""), (2, 3): (1, ""), (3, 3): (-2, ""),
         (4, 3): (2, "woods:1")}


def board(words=None, width=4, height=3, digits=2, head="", end="end\n", theme='""'):
    words = WORDS if words is None else words
    lines = []
    for y in range(1, height + 1):
        for x in range(1, width + 1):
            level, text = words.get((x, y), (0, ""))
            lines.append(f'hex {x:0{digits}}{y:02} {level} "{text}" {theme}\n')
    return f"size {width} {height}\n{head}{''.join(lines)}{end}"


TERRAIN = {"forest": ["0101", "0201", "0403"], "hills": ["0103"], "lake": ["0401"], "offmap": ["0402"], "rough": ["0202", "0302"], "swamp": ["0301"]}


def terrain(game):
    return game and {kind: sorted(hexes) for kind, hexes in game["map"]["terrain"].items()}


status, text, wrong, game = trial.run("a.board", board())
trial.same("a board", (status, wrong, game["map"]["grid"], terrain(game)),
           (3, "", {"columns": 4, "rows": 3, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}, TERRAIN))
trial.same("the report", text, """Terrain of 12 of 12 hexes recognised.
Hexes: 4 × 3, numbered from 0101.
Not read: foliage_elev (1).
Such a file holds no rules.

What	How many	Taken as	Why
impassable	1	offmap	by its words
water	1	lake	by its words
woods, jungle	3	forest	by its words
swamp	1	swamp	by its words
rough, rubble	2	rough	by its words
elevation 2 and above	1	hills	by its words
no terrain	3	clear	by its words
""")
for name, data in (("comments, options and tags", board(head='# by hand\noption exit_roads_to_pavement false\ntag "snow"\nbackground a.png\n')),
                   ("CR LF", board().replace("\n", "\r\n")), ("themes", board(theme='"mars"')), ("no theme", board(theme="")),
                   ("no end", board(end="")), ("after the end", board(end='end\nhex 0101 0 "water:1" ""\n')), ("a comment first", "# x\n\n" + board()),
                   ("hexes in another order", "size 4 3\n" + "".join(reversed(board().splitlines(True)[1:-1])) + "end\n")):
    made = trial.run("a.board", data)
    trial.same(name, (made[2], terrain(made[3])), ("", TERRAIN))
# Buildings go on from 0202 to the south-east and from there north; 0102 answers to nobody; 0301 and 0302 touch and do not answer.
BUILT = {(2, 2): (0, "building:2:4;bldg_cf:40"), (3, 3): (0, "building:2:33"), (3, 2): (0, "building:2:8"), (1, 2): (0, "building:1:4;bldg_elev:3"),
         (3, 1): (0, "building:1")}
status, text, wrong, game = trial.run("a.board", board(BUILT))
trial.same("buildings", (wrong, [(building["id"], sorted(building["hexes"])) for building in game["map"]["buildings"]]),
           ("", [("building-0102", ["0102"]), ("building-0202", ["0202", "0302", "0303"]), ("building-0301", ["0301"])]))
trial.same("buildings are said", text.splitlines()[2:4], ["3 buildings, of one level each.", "Not read: bldg_cf (1), bldg_elev (1)."])
status, text, wrong, game = trial.run("a.board", board({(1, 1): (0, "road:1:4"), (2, 1): (0, "road:1:34"), (3, 1): (0, "road:1:16"), (3, 2): (0, "road:1:1")}))
trial.same("roads", (status, wrong, [(line["kind"], line["hexes"]) for line in game["map"]["lines"]]), (0, "", [("road", ["0101", "0201", "0301"])]))
# Over a bridge units cross the water, and roads run on; without one a road leads into it, as a ford or to a port.
CROSSING = {(2, 1): (0, "road:1:9"), (2, 2): (-1, "water:2;bridge:1:09;bridge_cf:40;bridge_elev:1"), (2, 3): (0, "road:1:1"),
            (3, 1): (0, "water:1;road:1:8"), (3, 2): (0, "road:1:9"), (3, 3): (0, "impassable:1;road:1:1"), (4, 1): (2, "bridge:1:8")}
status, text, wrong, game = trial.run("a.board", board(CROSSING))
trial.same("bridges", (wrong, terrain(game), [feature["hex"] for feature in game["map"]["bridges"]],
                       sorted(line["hexes"] for line in game["map"]["lines"])),
           ("", {"lake": ["0301"], "offmap": ["0303"], "hills": ["0401"]}, ["0202", "0401"],
            [["0201", "0202", "0203"], ["0301", "0302"]]))
trial.same("bridges are said", text.splitlines()[2:7], ["2 hexes with a bridge.", "Roads: 2 lines.", "Over water, as on a bridge or to a port: 1 step of a road.",
                                                        "Left out: 1 step of a road, to a hex that nobody can enter.", "Not read: bridge_cf (1), bridge_elev (1)."])
trial.same("a bridge over water is told", "bridge over water\t1\tclear\tby its words" in text, True)
# Without sides: 0101 joins 0201 and 0102, which is of another level and answers to nobody; 0301 answers to 0201 alone; a road that goes
# nowhere; two buildings that stand alone.
joined = trial.run("a.board", board({(1, 1): (0, "road:1"), (2, 1): (0, "road:1"), (1, 2): (0, "road:2"), (3, 1): (0, "road:1:16"), (4, 1): (0, "road:1"),
                                     (1, 3): (0, "road:1:0"), (3, 3): (0, "building:1"), (4, 3): (0, "building:1")}))
trial.same("roads without sides", (joined[2], [line["hexes"] for line in joined[3]["map"].get("lines", [])], len(joined[3]["map"]["buildings"])),
           ("", [["0101", "0201", "0301"]], 2))
cross = trial.run("a.board", board({(2, 1): (0, "road:1"), (2, 2): (0, "road:1"), (2, 3): (0, "road:1"), (1, 2): (0, "road:1"), (3, 3): (0, "road:1")}))
trial.same("all roads that touch", (cross[2], sorted(tuple(sorted(pair)) for line in cross[3]["map"].get("lines", []) for pair in zip(line["hexes"], line["hexes"][1:]))),
           ("", [("0102", "0201"), ("0102", "0202"), ("0201", "0202"), ("0202", "0203"), ("0202", "0303"), ("0203", "0303")]))
wide = trial.run("a.board", board({(101, 2): (0, "woods:1"), (9, 3): (0, "woods:1")}, width=101))
trial.same("more than 99 columns", (wide[2], terrain(wide[3])), ("", {"forest": ["009003", "101002"]}))
high = trial.run("a.board", "size 2 100\n" + "".join(f'hex {x:02}{y:02} 0 "{"woods:1" if (x, y) in ((1, 100), (2, 7)) else ""}" ""\n'
                                                     for y in range(1, 101) for x in (1, 2)))
trial.same("more than 99 rows", (high[2], terrain(high[3])), ("", {"forest": ["001100", "002007"]}))
both = trial.run("a.board", "size 100 100\n" + "".join(f'hex {x:02}{y:02} 0 "{"woods:1" if (x, y) in ((11, 100), (100, 11)) else ""}" ""\n'
                                                       for y in range(1, 101) for x in range(1, 101)))
trial.same("more than 99 of both", (both[2], terrain(both[3])), ("", {"forest": ["011100", "100011"]}))


def refused(name, data, why, **more):
    trial.refused(name, "bad.board", data, why, **more)


for size in ("0 3", "4 0", "-4 3", "4097 3", "4 2147483648", "4", "x y"):
    refused(f"a size of {size}", board().replace("size 4 3", f"size {size}"), f"Line 1: {SIZE}")
refused("two sizes", board(head="size 4 3\n"), f"Line 2: {SIZE}")
refused("a hex too few", "".join(board().splitlines(True)[:-2]) + "end\n", "The board has 11 hexes, and 12 are expected. Save it in MegaMek again.")
refused("a hex twice", board().replace("hex 0201", "hex 0101"), "Line 3: The hex stands twice on the board.")
for hex_name in ("0501", "0104", "0000", "1", "xx01", "01x1", "000000001"):
    refused(f"hex {hex_name}", board().replace("hex 0201", f"hex {hex_name}"), "Line 3: The hex is not on the board.")
refused("a hex before the size", 'size x\nhex 0101 0 "" ""\nend\n', f"Line 1: {SIZE}")
refused("a level", board().replace("hex 0201 0", "hex 0201 up"), "Line 3: A hex needs a name, an elevation and words of terrain.")
refused("half a hex", board().replace('hex 0201 0 "jungle:1" ""', "hex 0201"), "Line 3: A hex needs a name, an elevation and words of terrain.")
for word in ("jungle:x", "jungle:1:x", "jungle:99999999999", "jungle:1:-1", "jungle:"):
    refused(f"the word {word}", board().replace("jungle:1", word), "Line 3: The elevation or the sides of a terrain word are not whole numbers.")
refused("only a size", "size 4096 4096\nend\n", "The board has 0 hexes, and 16777216 are expected. Save it in MegaMek again.")
refused("words without end", 'size 1 2\nhex 0101 0 "" ""\nhex 0102 0 "' + "a:1;" * (12 << 20) + '" ""\nhex 0101 0 "" ""\n',
        "Line 3: The hex has more words of terrain than any. The board is not read.", yards=EARLY)
refused("zeros", board() + "\0", "Line 15: it holds a zero byte, so this is not a text file. Save it as UTF-8.")
refused("half a character", b"\xff\xfe" + board().encode("utf-16-le") + b"\x00\xdc", "The file is not UTF-16, as its first bytes say. Save it as UTF-8.")
refused("buildings without end", board({(x, y): (0, "building:1") for x in range(1, 99) for y in range(1, 1200)}, 98, 1199).replace("xx", ""),
        "The board has more buildings than any game. It is not read.")
kinds = trial.run("a.board", board({(1, 1): (0, ";".join(f"w{i}:1" for i in range(300)))}))
trial.same("words of 300 kinds", (kinds[0], kinds[1].count("("), "… (100)" in kinds[1]), (3, 201, True))
trial.end()
