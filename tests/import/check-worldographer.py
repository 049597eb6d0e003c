#!/usr/bin/env python3
"""check-worldographer.py CLI: what `import` makes of maps of Worldographer, and what it refuses."""
import gzip
import sys
import zlib

from trial import Trial

trial = Trial(sys.argv[1])
TERRAIN = [("Blank", 0), ("Flat Forest Deciduous", 1), ("Water Ocean", 2), ("Hills Forest Evergreen", 3), ("Mountains", 4),
           ("Other Badlands", 7)]
# Two columns of three hexes.
COLUMNS = [[1, 0, 2], [3, 7, 4]]
SAVE = "Save the map in Worldographer again."
SIZE = "The map needs 1 to 4,096 columns and rows."


def rows_of(columns):
    return "".join("<tilerow>\n" + "".join(f"{index}\t250.5\t0\t0\t0\tZ\n" for index in column) + "</tilerow>\n" for column in columns)


def feature(kind, x, y, name=""):
    return (f'<feature type="{kind}" uuid="1"><location viewLevel="WORLD" x="{x}" y="{y}" /><label style="x">'
            f'<location viewLevel="WORLD" x="1" y="1" scale="25.0" />{name}</label>\n</feature>')


def label(style, x, y, text):
    return f'<label mapLayer="Labels" style="{style}"><location viewLevel="WORLD" x="{x}" y="{y}" scale="9" />{text}</label>'


def xml(columns=None, orientation="COLUMNS", wide=2, high=3, terrain=None, features="", labels="", version="1.0", more="", inner=None):
    columns = COLUMNS if columns is None else columns
    names = "\t".join(f"{name}\t{index}" for name, index in (TERRAIN if terrain is None else terrain))
    return (f"<?xml version='{version}' encoding='utf-16'?>\n<map type=\"WORLD\" version=\"1.77\" \nhexWidth=\"46.18\" "
            f'hexOrientation="{orientation}">\n<gridandnumbering color0="0x00000040"/><terrainmap>{names}</terrainmap>\n'
            f'<maplayer name="Labels" isVisible="true"/>\n<tiles viewLevel="WORLD" tilesWide="{wide}" tilesHigh="{high}">\n'
            f"{rows_of(columns) if inner is None else inner}</tiles>\n<features>\n{features}</features>\n<labels>\n{labels}</labels>\n"
            f"<shapes>\n</shapes>{more}<informations><information type=\"x\"><![CDATA[<h1>x</h1>]]></information></informations>"
            "</map>\n")


def pack(text, encoding="utf-16-be", mark=b"\xfe\xff"):
    return gzip.compress(mark + (text if isinstance(text, bytes) else text.encode(encoding)), mtime=0)


def right(name, data, terrain=None, code=3, **grid):
    status, _text, wrong, game = trial.run("a.wxx", data)
    want = {"columns": 2, "rows": 3, "orientation": "flat", "shifted": "even", "numbering": "ccrr", **grid}
    want_terrain = {"forest": ["0101", "0201"], "rough": ["0203"], "sea": ["0103"]} if terrain is None else terrain
    trial.same(name, (status, wrong, game and game["map"]["grid"], game and game["map"].get("terrain", {})),
               (code, "", want, want_terrain))


right("columns", pack(xml()))
right("rows", pack(xml(orientation="ROWS")), orientation="pointy")
right("XML 1.1", pack(xml(version="1.1")))
right("UTF-16, little endian", pack(xml(), "utf-16-le", b"\xff\xfe"))
right("UTF-8", pack(xml(), "utf-8", b""))
right("terrain on lines", pack(xml().replace("\tFlat", "\nFlat")))
right("all known", pack(xml([[1, 1, 2], [3, 2, 4]])), {"forest": ["0101", "0102", "0201"], "rough": ["0203"], "sea": ["0103", "0202"]}, 0)

# --- Places, where the program draws them: by hexes 300 wide and 300 high
PLACES = (feature("Settlement City", 150, 150, "Bree &amp; Sons") + feature("Settlement Village", 375, 300) + feature("Tower", 150, 450)
          + feature("Tower", 150, 450.0001) + feature("Tower", 375, 900) + feature("Tower", 375, 1200) + feature("Tower", "x", 0))
LABELS = label("Geography", 150, 750, "Mire") + label("City", 375, 601, " Dale ") + label("City", 375, 601, "") + label("City", -900, 0, "Far")
status, text, wrong, game = trial.run("a.wxx", pack(xml(features=PLACES, labels=LABELS)))
trial.same("places", (wrong, [(place["id"], place["name"], place["kind"], place["hexes"]) for place in game["map"]["places"]]),
           ("", [("bree-sons", "Bree & Sons", "city", ["0101"]), ("settlement-village", "Settlement Village", "town", ["0201"]),
                 ("tower", "Tower", "objective", ["0102"]), ("tower-2", "Tower", "objective", ["0102"]),
                 ("tower-3", "Tower", "objective", ["0203"]), ("mire", "Mire", "objective", ["0103"]), ("dale", "Dale", "city", ["0202"])]))
trial.same("the report", text, """Terrain of 4 of 6 hexes recognised.
Hexes: 2 × 3, numbered from 0101.
7 features and labels became places.
Not read: 3 features and labels outside the map.
Not read: 1 label without a text.
Such a file holds no rules.

What	How many	Taken as	Why
Blank	1	clear	terrain not known
Flat Forest Deciduous	1	forest	guessed by a word in its name
Water Ocean	1	sea	guessed by a word in its name
Hills Forest Evergreen	1	forest	guessed by a word in its name
Mountains	1	rough	guessed by a word in its name
Other Badlands	1	clear	terrain not known
""")
# The nearest centre, all over a map and a little beyond it.
for orientation in ("COLUMNS", "ROWS"):
    spots = [(column, row, 150 + 225 * column, 150 + 300 * row + 150 * (column % 2)) for column in range(3) for row in range(3)]
    if orientation == "ROWS":
        spots = [(column, row, 150 + 300 * column + 150 * (row % 2), 150 + 225 * row) for column in range(3) for row in range(3)]
    marks = "".join(feature(f"p{column}{row}{dx}{dy}", x + 90 * dx, y + 90 * dy)
                    for column, row, x, y in spots for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    game = trial.run("a.wxx", pack(xml([[0] * 3] * 3, orientation, 3, 3, features=marks)))[3]
    trial.same(f"nearest centres, {orientation.lower()}", [(place["name"][1:3], place["hexes"][0]) for place in game["map"]["places"]],
               [(f"{column}{row}", f"0{column + 1}0{row + 1}") for column, row, _x, _y in spots for _ in range(9)])
more = '<shapes><shape type="Path"><p/></shape></shapes><notes><note><feature type="x"/></note></notes><tiles tilesWide="9" tilesHigh="9"></tiles>'
text = trial.run("a.wxx", pack(xml(more=more)))[1].splitlines()
trial.same("the rest is counted", text[2:6], ["Not read: 1 line or area.", "Not read: 1 note.", "Not read: 1 further map in the file.",
                                              "Such a file holds no rules."])
right("a terrain without a name", pack(xml([[1, 99, 2], [3, 7, 4]])))
first, second = (trial.run("a.wxx", pack(xml(features=PLACES)))[3] for _ in range(2))
trial.same("the same again", first, second)


# --- What is refused
def refused(name, data, why):
    trial.refused(name, "bad.wxx", data, why)


for size in ("0", "-1", "4097", "2147483648", "99999999999999999999", "x", ""):
    refused(f"a width of “{size}”", pack(xml(wide=size)), SIZE)
refused("no orientation", pack(xml().replace("hexOrientation=\"COLUMNS\"", "hexOrientation=\"SQUARES\"")),
        "The map does not say whether its hexes stand in columns or rows. Save it in Worldographer again.")
refused("a ragged column", pack(xml([[1, 0], [3, 7, 4]])), f"Column 1 of the map has 2 cells, and 3 are expected. {SAVE}")
refused("a column too many", pack(xml(COLUMNS + [[0, 0, 0]])), "The map has more columns than it says. Save it in Worldographer again.")
refused("a column too few", pack(xml(COLUMNS[:1])), f"The map has 3 cells, and 6 are expected. {SAVE}")
refused("no tiles", pack(xml().replace("<tiles", "<none").replace("</tiles", "</none")), "The map has no tiles.")
refused("a cell without terrain", pack(xml(inner="<tilerow>\nx\t1\n0\n0\n</tilerow>")), f"A cell of column 1 has no terrain. {SAVE}")
refused("a terrain without number", pack(xml(terrain=[("Forest", "x")])), f"A terrain of the map has no number. {SAVE}")
refused("half a character", gzip.compress(b"\xfe\xff" + xml().encode("utf-16-be") + b"\xd8\x00", mtime=0),
        "The file is not UTF-16, as its first bytes say. Save it as UTF-8.")
refused("one byte of a character", gzip.compress(b"\xfe\xff" + xml().encode("utf-16-be") + b"\0", mtime=0),
        "The file is not UTF-16, as its first bytes say. Save it as UTF-8.")
refused("zeros", pack(xml(more="\0")), "Line 23: it holds a zero byte, so this is not a text file. Save it as UTF-8.")
refused("entities", pack(xml().replace("<map", '<!DOCTYPE a [<!ENTITY b "c">]><map', 1).replace("Blank", "&b;")),
        f"Line 3 is not XML. {SAVE}")
refused("deep", pack(xml(more="<a>" * 300 + "</a>" * 300)), "The map is nested deeper than any. It is not read.")
refused("200,000 deep", pack(xml(more="<a>" * 200000)), "The map is nested deeper than any. It is not read.")
refused("attributes without end", pack(xml(more="<a " + " ".join(f'a{i}="1"' for i in range(1001)) + "/>")),
        "The map is nested deeper than any. It is not read.")
refused("cut off within the XML", pack(xml()[:-40]), f"Line 22 is not XML. {SAVE}")
refused("cut off within the gzip", pack(xml())[:-20], "The file is damaged or was cut off. Get it anew from where it came from.")
refused("a bomb", gzip.compress(b"\xfe\xff" + xml().encode("utf-16-be") + bytes(200 << 20), 9, mtime=0),
        "The file unpacks to far more than any game needs. It is not read.")
refused("a bomb of letters", gzip.compress(xml().encode() + b" " * (200 << 20), 9, mtime=0),
        "The file unpacks to far more than any game needs. It is not read.")
refused("places without end", pack(xml(features=feature("a", 1, 1) * 100001), "utf-8", b""),
        "The map has more places than any game. It is not read.")
refused("kinds without end", pack(xml(terrain=[(f"a{i}", i) for i in range(10001)]), "utf-8", b""),
        "The map has more kinds of terrain than any game. It is not read.")
unknown = trial.run("none.wxx", gzip.compress(b"hello", mtime=0))
trial.same("gzip of anything else", (unknown[0], unknown[1], unknown[3], unknown[2].count("\n"), ".wxx" in unknown[2]), (1, "", None, 1, True))
refused("a gzip header alone", b"\x1f\x8b\x08" + bytes(7), unknown[2].split(": ", 2)[2].strip())
trial.end()
