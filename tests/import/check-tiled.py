#!/usr/bin/env python3
"""check-tiled.py CLI: what `import` makes of maps of Tiled, in every form and packing, and what it refuses.

All files are made here, for these tests, and are in the public domain (CC0).
"""
import base64
import gzip
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

from limits import limit

cli = sys.argv[1]
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
folder = pathlib.Path(tempfile.mkdtemp())
number = 0
CELLS = [1, 2, 3, 0, 1, 2]  # three columns, two rows
WANT = {"forest": ["0101", "0202"], "sea": ["0201", "0302"]}


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print("#", str(complaint).replace("\n", "\n# "))
    print("not ok" if complaint else "ok", number, name, flush=True)


def differs(have, want):
    return None if have == want else f"{have!r}\nwanted {want!r}"


def run(name, data, *others):
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(data if isinstance(data, bytes) else data.encode())
    out = folder / "out.hexgame"
    out.unlink(missing_ok=True)
    done = subprocess.run([cli, "import", str(folder / name), *map(str, others), "-o", str(out)], capture_output=True, env=plain,
                          preexec_fn=limit, check=False)
    wrong = done.stderr.decode()
    made = json.loads(out.read_text(encoding="utf-8")) if out.exists() else None
    if made is not None:
        wrong += subprocess.run([cli, "check", str(out)], capture_output=True, env=plain, check=False).stderr.decode()
    return done.returncode, done.stdout.decode(), wrong, made


def raw(cells):
    return struct.pack(f"<{len(cells)}I", *cells)


def data_of(kind, cells=None):
    """Attributes and text of a layer's cells."""
    cells = CELLS if cells is None else cells
    if kind == "tiles":
        return "", "".join(f'<tile gid="{gid}"/>' for gid in cells)
    if kind == "csv":
        return ' encoding="csv"', ",\n".join(map(str, cells))
    packed = {"base64": raw, "zlib": lambda c: zlib.compress(raw(c)), "gzip": lambda c: gzip.compress(raw(c)),
              "zstd": raw, "lzma": raw}[kind](cells)
    return ' encoding="base64"' + ("" if kind == "base64" else f' compression="{kind}"'), base64.b64encode(packed).decode()


SET = ('<tileset firstgid="1" name="ground" tilecount="4"><tile id="0"><properties><property name="terrain" value="Forest"/>'
       '</properties></tile><tile id="1" class="Deep ocean"/><tile id="2"><image source="a/cave.png"/></tile></tileset>')


def map_of(kind="csv", cells=None, sets=SET, more="", layer="", head="", width=3, height=2, inner=None):
    attributes, text = data_of(kind, cells)
    return (f'<?xml version="1.0"?><map orientation="hexagonal" width="{width}" height="{height}" tilewidth="30" tileheight="26" '
            f'hexsidelength="6" staggeraxis="x" staggerindex="odd"{head}>{sets}<layer name="Ground" width="{width}" '
            f'height="{height}"{layer}><data{attributes}>{text if inner is None else inner}</data></layer>{more}</map>')


def right(name, made, terrain=None, **grid):
    code, _text, wrong, game = made
    want = {"columns": 3, "rows": 2, "orientation": "flat", "shifted": "even", "numbering": "ccrr", "missing": ["0102"], **grid}
    want = {key: value for key, value in want.items() if value is not None}
    report(name, wrong or differs((code, game["map"]["grid"], game["map"].get("terrain", {})),
                                  (3, want, WANT if terrain is None else terrain)))


def refused(name, data, why, *others):
    code, text, wrong, game = run("bad.tmx", data, *others)
    report(name, differs((code, text, wrong, game), (1, "", f"hex-umpire-cli: bad.tmx: {why}\n", None)))


for kind in ("tiles", "csv", "base64", "zlib", "gzip"):
    right(f"XML, {kind}", run("a.tmx", map_of(kind)))
right("turned tiles", run("a.tmx", map_of(cells=[gid | 0xe0000000 if gid else 0 for gid in CELLS])))
right("a byte-order mark", run("a.tmx", "\ufeff" + map_of()))
for axis, index, orientation, shifted in (("x", "odd", "flat", "even"), ("x", "even", "flat", "odd"),
                                          ("y", "odd", "pointy", "even"), ("y", "even", "pointy", "odd")):
    text = map_of().replace('staggeraxis="x"', f'staggeraxis="{axis}"').replace('staggerindex="odd"', f'staggerindex="{index}"')
    right(f"staggered {axis} {index}", run("a.tmx", text), orientation=orientation, shifted=shifted)


def json_map(kind, infinite=False):
    tiles = [{"id": 0, "properties": [{"name": "terrain", "type": "string", "value": "forest"}]}, {"id": 1, "type": "Ocean"},
             {"id": 2, "image": "x/cave.png"}]
    layer = {"type": "tilelayer", "name": "Ground", "width": 3, "height": 2, "visible": True, "data": CELLS}
    if kind != "list":
        layer |= {"data": data_of(kind)[1], "encoding": "base64", "compression": "" if kind == "base64" else kind}
    if infinite:
        layer["chunks"] = [{"x": -4, "y": -6, "width": 3, "height": 2, "data": layer.pop("data")}]
    return json.dumps({"orientation": "hexagonal", "width": 3, "height": 2, "staggeraxis": "x", "staggerindex": "odd",
                       "infinite": infinite, "layers": [{"type": "group", "name": "g", "layers": [layer]}],
                       "tilesets": [{"firstgid": 1, "name": "ground", "tilecount": 3, "tiles": tiles}]})


for kind in ("list", "base64", "zlib", "gzip"):
    right(f"JSON, {kind}", run("a.tmj", json_map(kind)))
right("JSON, infinite", run("a.tmj", json_map("list", True)))
chunk = '<chunk x="{}" y="-6" width="3" height="2">1,2,3,0,1,2</chunk>'
for x, shifted in ((-4, "even"), (-3, "odd"), (5, "odd"), (6, "even")):
    right(f"infinite from {x}", run("a.tmx", map_of(head=' infinite="1"', inner=chunk.format(x))), shifted=shifted)
right("the upper of two layers", run("a.tmx", map_of(more='<layer name="b"><data encoding="csv">0,0,1,3,0,0</data></layer>')),
      {"forest": ["0101", "0202", "0301"], "sea": ["0201", "0302"]}, missing=None)
right("a hidden layer", run("a.tmx", map_of(more='<group visible="0"><layer name="b"><data encoding="csv">1,1,1,1,1,1</data></layer></group>')))

# --- Tilesets in files of their own
ALONE = SET.replace(' firstgid="1"', "")
outside = '<tileset firstgid="1" source="{}"/>'
(folder / "sets").mkdir()
(folder / "sets/g.tsx").write_text(ALONE, encoding="utf-8")
(folder / "maps").mkdir()
right("a tileset below", run("a.tmx", map_of(sets=outside.format("sets/g.tsx"))))
right("a tileset that is named", run("maps/a.tmx", map_of(sets=outside.format("../sets/g.tsx")), folder / "sets/g.tsx"))
for name, source in (("beside its folder", "../sets/g.tsx"), ("by an absolute path", f"{folder}/sets/g.tsx"),
                     ("by an address", "http://localhost/g.tsx"), ("that is missing", "none.tsx")):
    made = run("maps/a.tmx", map_of(sets=outside.format(source)))
    right(f"a tileset {name}", made, {})
    report(f"a tileset {name} is said", differs(f"Not read: the tileset “{source}”. Give it as a further file." in made[1], True))
code, text, wrong, game = run("a.tmx", map_of(more='<objectgroup><object id="1" x="1" y="2"/></objectgroup><imagelayer/>'
                                                   '<layer name="h" visible="0"><data encoding="csv">1,1,1,1,1,1</data></layer>'))
report("the report", wrong or differs(text, """Terrain of 4 of 5 hexes recognised.
Hexes: 3 × 2, numbered from 0101.
Not read: 1 object.
Not read: 1 picture.
Not read: 1 hidden layer.
Such a file holds no rules.

What	How many	Taken as	Why
Forest	2	forest	by its name
Deep ocean	2	sea	guessed by a word in its name
cave	1	clear	terrain not known
"""))

# --- What is refused
DAMAGED = "The cells of the map cannot be unpacked. In Tiled set its Tile Layer Format to CSV."
CELL = "A cell of the map is no number of a tile. Save the map in Tiled again."
SIZE = "The map has no size that can be: it needs 1 to 4,096 columns and rows."
COUNT = "The layer “Ground” has {} cells, and {} are expected. Save the map in Tiled again."
refused("no hexes", map_of().replace("hexagonal", "orthogonal"), "The map is “orthogonal”: of Tiled only hexagonal maps are read.")
refused("no stagger", map_of().replace(' staggeraxis="x"', ""), "The map does not say how its hexes are staggered. Save it in Tiled again.")
for width in ("0", "-3", "4097", "2147483648", "three", "99999999999999999999"):
    refused(f"a width of {width}", map_of(width=width), SIZE)
refused("a cell too few", map_of(cells=CELLS[1:]), COUNT.format(5, 6))
refused("a cell too many", map_of("tiles", cells=[*CELLS, 1]), COUNT.format(7, 6))
refused("base64 one byte short", map_of("base64").replace(data_of("base64")[1], base64.b64encode(raw(CELLS)[:-1]).decode()), COUNT.format(0, 6))
refused("no number", map_of(inner="1,2,x,0,1,2"), CELL)
refused("more than 32 bits", map_of(inner="1,2,4294967296,0,1,2"), CELL)
refused("below nothing", map_of("tiles", inner='<tile gid="-1"/>'), CELL)
refused("a bomb", map_of("csv", inner="").replace(' encoding="csv"', ' encoding="base64" compression="zlib"').replace(
    "></data>", ">" + base64.b64encode(zlib.compress(bytes(60 << 20))).decode() + "</data>"), DAMAGED)
refused("cut off within", map_of("zlib").replace("</data>", "").replace("</layer>", "").replace("</map>", ""),
        "Line 1 is no XML. Save the map in Tiled again.")
refused("packed with Zstandard", map_of("zstd"), "The map is packed with Zstandard. In Tiled set its Tile Layer Format to CSV.")
refused("packed in another way", map_of("lzma"), DAMAGED)
refused("written in another way", map_of().replace('"csv"', '"hex"'),
        "The cells of the map are written in a way that is not known. In Tiled set its Tile Layer Format to CSV.")
refused("entities", map_of().replace("<map", '<!DOCTYPE a [<!ENTITY b "c">]><map').replace("Ground", "&b;"),
        "Line 1 is no XML. Save the map in Tiled again.")
refused("groups in groups", map_of(more="<group>" * 300 + "</group>" * 300), "The map is nested deeper than any. It is not read.")
refused("layers without end", map_of(more="<layer/>" * 1001), "The map has more layers than any game. It is not read.")
refused("an infinite map of nothing", map_of(head=' infinite="1"', inner='<chunk x="0" y="0" width="1" height="1">0</chunk>'),
        "The map has no tiles.")
refused("a map of nothing", map_of(cells=[0] * 6), "The map has no tiles.")
refused("chunks far apart", map_of(head=' infinite="1"', inner='<chunk x="0" y="0" width="1" height="1">1</chunk>'
                                                               '<chunk x="900000" y="0" width="1" height="1">1</chunk>'), SIZE)
refused("cells without end", map_of(inner="1," * (20 << 20)), COUNT.format(20 << 20, 6))
(folder / "sets/bad.tsx").write_text("<tileset><tile", encoding="utf-8")
refused("a tileset that is no XML", map_of(sets=outside.format("sets/bad.tsx")), "sets/bad.tsx: Line 1 is no XML. Save the map in Tiled again.")
refused("JSON cut off", json_map("list")[:-40], "The file is no JSON that can be read. Save the map in Tiled again.")
refused("JSON with a cell of -1", json_map("list").replace("[1, 2, 3,", "[1, -1, 3,"), CELL)
refused("JSON very deep", '{"tilesets":[],"orientation":' + "[" * 200000, "The file is no JSON that can be read. Save the map in Tiled again.")
print(f"1..{number}")
