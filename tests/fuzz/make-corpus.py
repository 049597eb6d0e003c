#!/usr/bin/env python3
"""Makes what the fuzzers begin with, out of the games that are shipped and tested.

make-corpus.py SOURCE-ROOT OUT: a folder for each target and hexgame.dict."""

import gzip
import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / "tests" / "import"))
import vasl_writer as vasl  # noqa: E402
import vassal_writer as vassal  # noqa: E402

LARGEST_GAME = 20000
HEXSETS_MAX = 400
# How many frames the targets log and lesson choose among, by an input's first byte.
FRAMES = 8


def games(root):
    for folder in ("data/scenarios", "data/lessons", "tests/data"):
        yield from sorted((root / folder).rglob("*.hexgame"))


def hexsets(value):
    """All that may be a set of hexes: lists of short words."""
    if isinstance(value, dict):
        for part in value.values():
            yield from hexsets(part)
    elif isinstance(value, list):
        if value and all(isinstance(part, str) and len(part) < 16 for part in value):
            yield value
        for part in value:
            yield from hexsets(part)


def words(schema):
    """Keys and fixed words of the format."""
    found = set()
    if isinstance(schema, dict):
        for key, part in schema.items():
            if key in ("properties", "patternProperties"):
                found.update(part)
            if key == "const" and isinstance(part, str):
                found.add(part)
            if key == "enum":
                found.update(word for word in part if isinstance(word, str))
            found |= words(part)
    elif isinstance(schema, list):
        for part in schema:
            found |= words(part)
    return found


def write(folder, inputs):
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for number, data in enumerate(sorted(set(inputs))):
        (folder / f"{number:04}").write_bytes(data)


def imports():
    """Small files of VASSAL and Tiled: whole files, commands, and build files; see fuzz-import.c."""
    plain = vassal.hex_grid(numbers=vassal.PLAIN)
    slots = vassal.palette({"Blue": [vassal.slot("Tank", "1", "t.png")], "Markers": [vassal.slot("Smoke", "9")]})
    tank = vassal.add("1", vassal.piece("Tank", "t.png", "Main Map", 60, 90, "1",
                                        ((vassal.layer(["a.png"], ["+ BU"]), "1"), ("mark;Side", "Red"), ("obs;x", "null"))))
    texts = [vassal.text_of([tank, vassal.stack("2", "Main Map", 60, 90, ["1"]), command])
             for command in ("M/2/Main Map/160/90/null/Main Map/0/0/null/me", "D/1/a/b", "-/1", "LOG\tCHAT", "EXT\ta\t1",
                             "Main MapBoardPicker\tB/rev\t0\t0", "TURN1\t3", "MutableProperty\ta\t1\t2")]
    zones = (f"<a.ZonedGrid>{plain}{vassal.zone('Box', '0,0;100,0;100,100', False)}</a.ZonedGrid>")
    builds = [vassal.build_file([vassal.window([vassal.board(grid=grid)])], pieces=slots)
              for grid in (plain, zones, vassal.hex_grid(sideways=True, numbers={**vassal.PLAIN, "hType": "A", "vDescend": "true"}))]
    yield b"\0" + vassal.module([vassal.window([vassal.board(grid=plain)])])
    for shape in ('orientation="hexagonal" staggeraxis="x" staggerindex="odd"',
                  'orientation="hexagonal" staggeraxis="y" staggerindex="even" infinite="1"'):
        for data in ('<data encoding="csv">1,2,0,1</data>', '<data encoding="base64">AQAAAAIAAAAAAAAAAQAAAA==</data>',
                     '<data><tile gid="1"/><tile gid="2"/><tile/><tile gid="1"/></data>',
                     '<data encoding="csv"><chunk x="-3" y="-2" width="2" height="2">1,0,2,1</chunk></data>'):
            yield (f'\0<map {shape} width="2" height="2"><tileset firstgid="1" name="s" tilecount="2"><tile id="0" class="sea"/>'
                   f'</tileset><group visible="0"/><layer name="a">{data}</layer></map>').encode()
    for thing in ('class="unit" name="A"><properties><property name="side" value="Blue"/><property name="strength">4</property></properties>',
                  'class="city" width="9" height="4"><ellipse/>', 'type="river"><polyline points="0,0 6,0 18,13"/>',
                  'class="town"><polygon points="0,0 30,0 30,30"/>', 'gid="1" visible="0">'):
        yield ('\0<map orientation="hexagonal" staggeraxis="x" staggerindex="odd" width="2" height="2" tilewidth="30" tileheight="26" '
               'hexsidelength="6"><properties><property name="turns" value="9"/></properties><layer><data encoding="csv">1,1,1,1</data></layer>'
               f'<objectgroup name="o"><object x="12" y="0" {thing}</object></objectgroup></map>').encode()
    yield (b'\0{"orientation":"hexagonal","staggeraxis":"x","staggerindex":"even","width":2,"height":1,"tilesets":[{"firstgid":1,'
           b'"tiles":[{"id":0,"type":"lake"}]}],"layers":[{"type":"tilelayer","name":"a","data":[1,2]}]}')
    for text in texts:
        for kind in ("plain", "!VCSK", "VOBS", "!VCSZ"):
            yield b"\1" + vassal.envelope(text, kind)
    for text in builds:
        yield b"\2" + text.encode()


def maps():
    """Small maps, scenarios and tables of other programs; see fuzz-maps.c."""
    cells = "<tilerow>\n1\t1\t0\t0\t0\tZ\n0\t1\t0\t0\t0\tZ\n</tilerow>"
    for orientation in ("COLUMNS", "ROWS"):
        xml = (f"<?xml version='1.1' encoding='utf-16'?>\n<map hexOrientation=\"{orientation}\"><terrainmap>Blank\t0\tFlat Forest\t1</terrainmap>"
               f'<tiles tilesWide="2" tilesHigh="2">{cells}{cells}</tiles><features><feature type="City"><location x="150.0" y="450.0"/>'
               '<label style="City"><location x="1" y="1"/>Bree</label></feature></features><labels><label style="Town"><location x="375" '
               'y="300"/>Dale</label></labels><shapes><shape/></shapes><notes><note/></notes></map>')
        yield b"\1" + xml.encode()
        yield b"\1\xff\xfe" + xml.encode("utf-16-le")
        yield b"\0" + gzip.compress(b"\xfe\xff" + xml.encode("utf-16-be"), mtime=0)
    lgeneral = ("terrain_db\tx\n\nc1\tc1\tc1\tc1\nc1\tR2\tt3\tc1\nc1\tR2\tf3\tc1\nc1\tc1\tc1\tc1\n\n0\t0\t0\t0\n0\t0\tPosen\t0\n0\t0\t0\t0\n"
                "0\t0\t0\t0\n\nterrain_id\tr\n0\t0\t0\t0\n0\t24\t0\t0\n0\t1\t128\t0\n0\t0\t0\t0\n")
    yield b"\0" + lgeneral.encode()
    yield b"\0\xff\xfe" + lgeneral.encode("utf-16-le")
    yield b"\0@\nterrain_db\xbbx\n"
    yield ("\2name\tP\t\t\ndesc\tD\nyear\t1939\nmonth\t9\nday\t1\nturns\t10\nunit_db\tu\nmap file\tm\n\naxis\tAxis\nall\tAllies\n\naxis\nall\n\naxis\t1\n\n"
           "axis\tger\nall\tpol\n\n1\t1\tpol\t1\n2\t2\tger\t0\n\nmajor\tx\ty\n\naxis\tdefault\n\n1\tpol\t1\t1\t10\n2\tger\t2\t1\t8\n3\tger\t0\t0\t1\n").encode()
    for table in ("name,side,at,strength\n1st,German,0304,4\n2nd,Soviet,0502,6\n3rd,Soviet,,2\n", "unit;army;hex;cf;note\n'=1;German;0101;3,5;x\n",
                  'id\tname\tkind\tside\tpos\tvehicle.type\tvehicle.armor\tvehicle.ma\tvehicle.crew\tin\nt\t"T ""a"""\tvehicle\tsu\t0101\tafv\t4\tfunctioning\tinherent\t\n'
                  "s\tR\tsquad\tsu\t0101\t\t\t\t\tt\n"):
        yield b"\0" + table.encode()
        yield b"\3" + table.encode()
    yield b"\3name,side,at\nGr\xf6\xdfe,de,0101\n"
    yield b"\0border_size=1\nusage=map\n\nGg, Gg, Gg, Gg\nGg, 1 Ke, Gg^Fp, Gg\nGg, Wwf, Gg^Vh, Gg\nGg, Gg, Gg, Gg\n"
    yield b'\0[scenario]\n#map_data="{x}"\nmap_data="border_size=1\n\nGg, Gg, Gg\nGg, 1 Ke^Vh, Gg\nGg, Gg, Gg" _\n[/scenario]\n'
    yield b'\0[multiplayer]\nmap_file="maps/a.map" #\n'
    yield (b'\0size 2 2\noption x\nhex 0101 0 "woods:1;road:1:4" ""\nhex 0201 2 "road:1" ""\nhex 0102 0 "building:2:2;bldg_cf:4" ""\n'
           b'hex 0202 0 "building:2:16;road:1" ""\nend\n')


def vasl_parts():
    """Parts of boards and saves of VASL; see fuzz-vasl.c."""
    board = vasl.Board(3, 2, dx=12, dy=12)
    board.house(["B1", "C1"], vasl.STONE_1, 7)
    for size in (7, 200, 1024):
        yield b"\0" + vasl.blocks(board.raw(), size)
    for codes in ((0, 41), (0, 0, 77, 41), (60, 8, 14, 90), (83, 44, 54), (255, 0, 1)):
        yield b"\1" + bytes(codes)
    board.kind("B1", "Stone Building, 1 Level")
    yield b"\2" + board.metadata("01").encode()
    yield b"\2" + board.metadata("01", altHexGrid="TRUE", hexWidth=-999).encode()
    yield b'\2<a><terrainType typeCode="5" name="Grain"/><buildingType hexName="AA9" buildingTypeName="X"/></a>'
    mask = (("hide;x", "me"), (vassal.layer(["", "ge/x.gif"], ["broken +", ""]), "1"))
    commands = [vasl.unit("1", board, "9-2", "geLDR", "ge/a.gif", "A1", traits=mask), vasl.unit("2", board, "?", "?", "ru/q.gif", "B1"),
                vasl.unit("3", board, "76* INF", "x", "ru/gun/a.gif", "B1"), vasl.unit("4", board, "T-34", "x", "ru/veh/t.gif", "B2"),
                vassal.stack("5", "Main Map", 412, 406, ["3", "2"]), vasl.unit("6", board, "2-4-7 hs", "x", "it/a.gif", "A1", map_name="Casualties"),
                "MutableProperty\tAxisCVP\t0\t3"]
    yield b"\3" + vassal.ESC.join(commands).encode()
    for boards in ([(0, 0, "1")], [(0, 0, "r1", "OVR", "1", "A1", "A2", "SSR", "Mud")], [(0, 0, "1"), (1, 0, "r01"), (0, 1, "1"), (1, 1, "1")],
                   [(0, 0, "1", 0, 0, 12, 18)], [(0, 0, "1"), (0, 0, "1")]):
        yield b"\4" + vasl.bd(*boards)[3:].encode()


def main():
    root, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    rand = random.Random(1)
    texts = {path: path.read_bytes() for path in games(root)}
    whole, logs, lessons, sets = [], [], [], [b'\0"all"', b'\0[]', b'\0{}']
    for path, text in texts.items():
        if len(text) <= LARGEST_GAME:
            whole.append(text)
        try:
            game = json.loads(text)
        except ValueError:
            continue
        if not isinstance(game, dict):
            continue
        log = game.get("log")
        for frame in range(FRAMES if isinstance(log, list) and log else 0):
            logs.append(bytes([frame]) + json.dumps(log[:40]).encode())
        for frame in range(FRAMES if "lesson" in game else 0):
            lessons.append(bytes([frame]) + json.dumps(game["lesson"]).encode())
        sets += [bytes([rand.randrange(6)]) + json.dumps(part[:30]).encode() for part in hexsets(game)]

    sets = sorted(set(sets))
    write(out / "game", whole)
    write(out / "log", logs)
    write(out / "import", imports())
    write(out / "maps", maps())
    write(out / "vasl", vasl_parts())
    write(out / "lesson", lessons)
    write(out / "hexset", rand.sample(sets, min(len(sets), HEXSETS_MAX)))
    write(out / "play", [rand.randbytes(4 + 2 * rand.randrange(1, 60)) for _ in range(100)])

    schema = json.loads((root / "data/schema/hexgame.schema.json").read_text(encoding="utf-8"))
    with open(out / "hexgame.dict", "w", encoding="utf-8") as file:
        for word in sorted(words(schema)):
            if word.isprintable() and word.isascii():
                file.write('"\\"%s\\""\n' % word.replace("\\", "\\\\").replace('"', '\\"'))
    (out / "made").write_text("made\n", encoding="utf-8")


if __name__ == "__main__":
    main()
