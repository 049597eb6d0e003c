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
import sys
import tempfile
import zlib

from limits import Importer

cli = sys.argv[1]
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
folder = pathlib.Path(tempfile.mkdtemp())
importer = Importer(cli, plain)
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
    status, said, wrong, text = importer.draft(folder / name, *others, out=folder / "out.hexgame")
    return status, said, wrong, text and json.loads(text)


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
    return json.dumps({"orientation": "hexagonal", "width": 3, "height": 2, "tilewidth": 30, "tileheight": 26,
                       "hexsidelength": 6, "staggeraxis": "x", "staggerindex": "odd",
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
(folder / "maps/deep").mkdir()
right("a tileset two folders up that is named", run("maps/deep/a.tmx", map_of(sets=outside.format("../../sets/g.tsx")),
                                                    folder / "sets/g.tsx"))
away = "because it does not lie beside or below the map"
for name, source, why in (("beside its folder", "../sets/g.tsx", away), ("two folders up", "../../sets/g.tsx", away),
                          ("by an absolute path", f"{folder}/sets/g.tsx", away), ("by an address", "http://localhost/g.tsx", away),
                          ("that is missing", "none.tsx", "which is not there")):
    made = run("maps/a.tmx", map_of(sets=outside.format(source)))
    right(f"a tileset {name}", made, {})
    report(f"a tileset {name} is said", differs(f"Not read: the tileset “{source}”, {why}. Give it as a further file." in made[1], True))
apart = "".join(f'<tileset firstgid="{first}" source="{source}"/>' for first, source in (
    (1, "../../tsx/terrain_water.tsx"), (2, "../../tsx/.base"), (3, "C:/My maps/v1.2/terrain mud.tsx")))
made = run("maps/a.tmx", map_of(sets=apart))
right("tilesets of one tile each that are not there", made, {"sea": ["0101", "0202"]})
report("their tiles are told apart", differs(made[1].split("Why\n")[1].splitlines(), [
    "terrain_water#0\t2\tsea\tguessed by a word in its name", ".base#0\t2\tclear\tterrain not known",
    "terrain mud#0\t1\tclear\tterrain not known"]))
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
object	1	left out	its class is not known
"""))

# --- Objects: the centre of each cell by Tiled's own arithmetic, for tiles of 30 × 26 pixels with sides of 6
def centre(column, row, axis="x", odd=True):
    if axis == "x":
        return column * 18 + 15, row * 26 + (13 if column % 2 == odd else 0) + 13
    return column * 30 + (15 if row % 2 == odd else 0) + 15, row * 16 + 13


def properties(**values):
    return "<properties>" + "".join(f'<property name="{key}" value="{value}"/>' for key, value in values.items()) + "</properties>"


def thing(inner="<point/>", at=(0, 0), layer="Things", **attributes):
    said = "".join(f' {key.rstrip("_")}="{value}"' for key, value in attributes.items())
    return f'<objectgroup name="{layer}"><object id="1" x="{at[0]}" y="{at[1]}"{said}>{inner}</object></objectgroup>'


def line_of(*points):
    """A line of points of the map, beginning at the first."""
    return '<polyline points="' + " ".join(f"{x - points[0][0]},{y - points[0][1]}" for x, y in points) + '"/>'


WIDE = {"cells": [1] * 30, "width": 6, "height": 5}


def objects(name, more, want, said=(), text=None, head="", **change):
    """What of units, places, lines and hexsides an import gives: {key: value} of the map and the units."""
    code, report_text, wrong, game = run("o.tmx", text or map_of(more=more, head=head, **{**WIDE, **change}))
    have = {key: game["map"][key] for key in ("hexsides", "lines", "places") if key in game["map"]} if game else {}
    if game and game["units"]:
        have["units"] = [{key: value for key, value in one.items() if key != "id"} for one in game["units"]]
    report(name, wrong or differs(have, want) or
           next((f"not said: {one}\n{report_text}" for one in said if one not in report_text.splitlines()), None))
    return code, report_text, game


BLUE = {"name": "A", "side": "blue", "at": "0302"}
for axis, index in (("x", "odd"), ("x", "even"), ("y", "odd"), ("y", "even")):
    text, want = "", []
    for column, row in ((0, 0), (1, 0), (2, 1), (3, 4), (5, 2)):
        x, y = centre(column, row, axis, index == "odd")
        text += thing(properties(side="Blue") + "<point/>", (x + 4, y - 4), "Units", name=f"{column + 1:02}{row + 1:02}")
        want.append(f"{column + 1:02}{row + 1:02}")
    made = map_of(more=text, **WIDE).replace('staggeraxis="x"', f'staggeraxis="{axis}"').replace('"odd"', f'"{index}"')
    objects(f"the hexes of units, {axis} {index}", "", {"units": [{"name": at, "side": "blue", "at": at} for at in want]}, text=made)
x, y = centre(2, 1)
for shape, inner, place, more in (("a point", "<point/>", (x, y), {}), ("a text", "<text>Hello</text>", (x, y), {}),
                                  ("a rectangle", "", (x - 40, y - 60), {"width": 80, "height": 120}),
                                  ("an ellipse", "<ellipse/>", (x - 40, y - 60), {"width": 80, "height": 120}),
                                  ("a tile", "", (x - 40, y + 60), {"width": 80, "height": 120, "gid": 1})):
    objects(f"a unit that is {shape}", thing(properties(side="Blue") + inner, place, class_="unit", name="A", **more), {"units": [BLUE]})
code, text, game = objects("all that a unit may say", thing(properties(
    side="Blue", Strength=4, size="division", branch="armor", bracketed="true", line="false", zoc="true", moves=7) + "<point/>", (x, y),
    class_="Unit", name="A") + thing(properties(side="red", kind="leader", leadership="-2", broken="true", strength="many") + "<point/>", (x, y), "counters"),
    {"units": [{**BLUE, "strength": 4, "size": "division", "bracketed": True, "branch": "armor", "line": False, "zoc": True},
               {"name": "counters", "side": "red", "kind": "leader", "at": "0302", "broken": True, "leadership": -2}]},
    ["Not read: 2 properties of units that this program does not have.", "2 of 2 counters are units: Blue 1, red 1.",
     "A\t1\tunit of Blue\tside by a property"])
report("both lines of numbers", differs((text.splitlines()[:2], code), (["2 of 2 counters are units: Blue 1, red 1.", "Terrain of 30 of 30 hexes recognised."], 3)))
twice = '<properties><property name="side" value="Blue"/><property name="kind" value="vehicle"/><property name="kind" value="gun"/></properties>'
objects("of two values the last", thing(twice + "<point/>", (x, y), "Units", name="A"), {"units": [{**BLUE, "kind": "gun"}]})
objects("units without a place or a side", thing(properties(side="Blue") + "<point/>", (999, 999), "Units", name="A") +
        thing("<point/>", (x, y), "Units", name="B") + thing(properties(side="Red") + "<point/>", (x, y), "Units", name="C") +
        thing(properties(side="Green") + "<point/>", (x, y), "Units", name="D"),
        {"units": [{**BLUE, "at": None}, {"name": "C", "side": "red", "at": "0302"}]},
        ["1 of 4 counters are units: Red 1. 1 lies off the board. 2 are left out.", "B\t1\tleft out\tside not known", "D\t1\tleft out\tof a third side"])
for kind in ("city", "town", "objective"):
    objects(f"a {kind}", thing(at=(x, y), class_=kind, name="Kalinin"), {"places": [{"id": "kalinin", "name": "Kalinin", "kind": kind, "hexes": ["0302"]}]},
            [f"Kalinin\t1\t{kind}\tby its class"])
objects("an older file's type, and two of a name", thing(at=(x, y), type="town", name="A") + thing(at=centre(0, 0), type="City", name="A"),
        {"places": [{"id": "a", "name": "A", "kind": "town", "hexes": ["0302"]}, {"id": "a-2", "name": "A", "kind": "city", "hexes": ["0101"]}]})
area = ((x - 10, y - 10), (x + 60, y - 10), (x + 60, y + 20), (x - 10, y + 20))
objects("a polygon", thing(line_of(*area).replace("polyline", "polygon"), area[0], class_="city", name="B"),
        {"places": [{"id": "b", "name": "B", "kind": "city", "hexes": ["0302-0602"]}]})
way = [centre(0, 0), centre(2, 1), centre(5, 1)]
for kind, said in (("road", "Roads"), ("rail", "rail"), ("river", "river")):
    objects(f"a {kind}", thing(line_of(*way), way[0], said),
            {"lines": [{"kind": kind, "hexes": ["0101", "0201", "0302", "0402", "0502", "0602"]}]}, [f"{said}\t1\t{kind}\tthrough hexes"])
# The sides of 0302: its corners, from the upper left one on.
corners = [(x - 3, y - 13), (x + 3, y - 13), (x + 15, y), (x + 3, y + 13)]
for kind in ("river", "wall", "cliff"):
    objects(f"a {kind} along sides", thing(line_of(*corners), corners[0], class_=kind),
            {"hexsides": [{"kind": kind, "pairs": [["0301", "0302"], ["0302", "0401"], ["0302", "0402"]]}]},
            [f"{kind}\t1\t{kind}\talong sides of hexes"])
objects("a wall that leaves them", thing(line_of(*corners, (x, y)), corners[0], class_="wall"),
        {"hexsides": [{"kind": "wall", "pairs": [["0301", "0302"], ["0302", "0401"], ["0302", "0402"]]}]},
        ["Not read: 1 piece of a line that follows no side of a hex."])
for name, more, why in (
        ("a wall through hexes", thing(line_of(*way), way[0], class_="wall", name="W"), "W\t1\tleft out\tfollows no side of a hex"),
        ("a wall across a side", thing(line_of((x, y - 17), (x, y - 9)), (x, y - 17), class_="wall", name="W"),
         "W\t1\tleft out\tfollows no side of a hex"),
        ("a line of no class", thing(line_of(*way), way[0], name="W"), "W\t1\tleft out\tthe class of the line is not known"),
        ("a road in one hex", thing(line_of((x, y), (x + 2, y)), (x, y), class_="road"), "road\t1\tleft out\tlies in fewer than two hexes"),
        ("a road without end", thing(line_of((0, 0), (9e8, 9e8)), class_="road"), "road\t1\tleft out\ttoo long to follow"),
        ("a city beside the map", thing(at=(-90, 0), class_="city"), "city\t1\tleft out\tlies beside the hexes"),
        ("a hidden object", thing(at=(x, y), class_="city", visible=0), "city\t1\tleft out\thidden"),
        ("a place that is no number", thing(at=("x", y), class_="city"), "city\t1\tleft out\tits place is not in the file"),
        ("a place without end", thing(at=("inf", y), class_="city"), "city\t1\tleft out\tits place is not in the file"),
        ("a template", thing(at=(x, y), class_="city", template="a.tx"), "city\t1\tleft out\tits place is not in the file"),
        ("a point of nothing", thing('<polyline points="0,0 5"/>', (x, y), class_="road"), "road\t1\tleft out\tits place is not in the file"),
        ("another class", thing(at=(x, y), class_="cloud"), "cloud\t1\tleft out\tits class is not known")):
    objects(name, more, {}, [why, "Not read: 1 object."])
objects("objects of a hidden layer", thing(at=(x, y), class_="city").replace('name="Things"', 'name="Things" visible="0"'), {},
        ["Not read: 1 hidden layer.", "city\t1\tleft out\thidden"])
objects("tiles of a pixel", "", {}, ["city\t1\tleft out\tits place is not in the file"],
        text=map_of(more=thing(at=(x, y), class_="city"), **WIDE).replace('tilewidth="30"', 'tilewidth="1"', 1))
infinite = map_of(head=' infinite="1"', inner='<chunk x="-3" y="-2" width="3" height="2">1,1,1,1,1,1</chunk>',
                  more=thing(properties(side="Blue") + "<point/>", centre(-2, -1), "Units", name="A"))
objects("a unit of an endless map", "", {"units": [{**BLUE, "at": "0202"}]}, text=infinite)
for name, form in (("XML", properties(title="Storm", turns=12, about="One.&#10;Two.", mood="grim")),
                   ("XML in lines", properties(title="Storm", turns=12, mood="grim").replace("</p", '<property name="about">One.\nTwo.</property></p', 1))):
    code, text, game = objects(f"properties of the map, {name}", "", {}, ["Not read: the property “mood” of the map."],
                               text=map_of(sets=form + SET, **WIDE))
    report(f"they are the game's, {name}", differs((game["title"], game["calendar"]["turns"], game["about"].split("\n\n")),
                                                   ("Storm", 12, ["One.\nTwo.", text.split("\n\n")[0]])))
form = json.loads(json_map("list"))
form |= {"tilewidth": 30, "tileheight": 26, "hexsidelength": 6, "properties": [{"name": "title", "type": "string", "value": "Storm"}]}
x, y = centre(1, 1)
form["layers"].append({"type": "objectgroup", "name": "Units", "visible": True, "objects": [
    {"id": 1, "name": "A", "x": x, "y": y, "point": True, "visible": True, "properties": [{"name": "side", "value": "Blue"}, {"name": "strength", "value": 4}]},
    {"id": 2, "name": "R", "type": "", "x": x - 3, "y": y - 13, "visible": True, "polyline": [{"x": 0, "y": 0}, {"x": 6, "y": 0}]}]})
form["layers"].append({"type": "objectgroup", "name": "river", "visible": True, "objects": [
    {"id": 3, "x": x - 3, "y": y - 13, "polyline": [{"x": 0, "y": 0}, {"x": 6, "y": 0}]},
    {"id": 4, "class": "town", "name": "T", "x": x, "y": y, "polygon": [{"x": -9, "y": -9}, {"x": 9, "y": -9}, {"x": 0, "y": 9}]},
    {"id": 5, "class": "city", "name": "C", "x": x - 2, "y": y - 2, "width": 4, "height": 4, "ellipse": True}]})
code, text, game = objects("JSON", "", {
    "units": [{"name": "A", "side": "blue", "at": "0202", "strength": 4}], "hexsides": [{"kind": "river", "pairs": [["0201", "0202"]]}],
    "places": [{"id": "t", "name": "T", "kind": "town", "hexes": ["0202"]}, {"id": "c", "name": "C", "kind": "city", "hexes": ["0202"]}]},
    ["R\t1\tleft out\tside not known"], text=json.dumps(form))
report("its title", differs(game["title"], "Storm"))
roads = SET.replace('<tile id="2"><image source="a/cave.png"/></tile>', '<tile id="2"><image source="a/road_ns.png"/></tile>')
objects("roads as tiles", '<layer name="r"><data encoding="csv">0,3,3,0,3,0</data></layer><layer name="s"><data encoding="csv">0,3,0,0,0,0'
        '</data></layer>', {}, ["Not read: 3 hexes with tiles of roads. Draw the roads in the workshop."], sets=roads, cells=[1] * 6, width=3, height=2)
number_of = "<object/>" * 100001

# --- What is refused
DAMAGED = "The cells of the map cannot be unpacked. In Tiled set its Tile Layer Format to CSV."
CELL = "A cell of the map is no number of a tile. Save the map in Tiled again."
SIZE = "The map needs 1 to 4,096 columns and rows."
COUNT = "The layer “Ground” has {} cells, and {} are expected. Save the map in Tiled again."
refused("no hexes", map_of().replace("hexagonal", "orthogonal"), "The map is “orthogonal”: of Tiled only hexagonal maps are read.")
refused("no stagger", map_of().replace(' staggeraxis="x"', ""), "The map does not say how its hexes are staggered. Save it in Tiled again.")
for width in ("0", "-3", "4097", "2147483648", "three", "99999999999999999999"):
    refused(f"a width of {width}", map_of(width=width), SIZE)
MEASURE = "The attribute “{}” of the map is missing or wrong. Save the map in Tiled again."
measures = {"tilewidth": 30, "tileheight": 26, "hexsidelength": 6}
for attribute, value in measures.items():
    for have in (None, "", "abc", "16.5", "-4", "2147483648", *(["0"] if attribute != "hexsidelength" else [])):
        text = "" if have is None else f' {attribute}="{have}"'
        refused(f"{attribute}{' missing' if have is None else f' “{have}”'}", map_of().replace(f' {attribute}="{value}"', text, 1),
                MEASURE.format(attribute))
    for have in ("null", '"16"', "16.5", "-4", "true"):
        refused(f"JSON, {attribute} {have}", json_map("list").replace(f'"{attribute}": {value},', f'"{attribute}": {have},'),
                MEASURE.format(attribute))
    refused(f"JSON without {attribute}", json_map("list").replace(f'"{attribute}": {value},', ""), MEASURE.format(attribute))
for have in ("", "xx", "true", "2"):
    refused(f"infinite “{have}”", map_of(head=f' infinite="{have}"'), MEASURE.format("infinite"))
for have in ("null", "1", '"xx"'):
    refused(f"JSON, infinite {have}", json_map("list").replace('"infinite": false', f'"infinite": {have}'), MEASURE.format("infinite"))
right("a side of nothing", run("a.tmx", map_of().replace('hexsidelength="6"', 'hexsidelength="0"')))
right("not infinite", run("a.tmx", map_of(head=' infinite="0"')))
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
refused("objects without end", map_of(more=f"<objectgroup>{number_of}</objectgroup>"), "The map has more objects than any game. It is not read.")
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
