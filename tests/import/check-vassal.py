#!/usr/bin/env python3
"""check-vassal.py CLI: what `import` makes of files as VASSAL writes them (vassal_writer.py).

Every grid that a board can have is made with a counter on each hex, which is called as VASSAL
calls that hex: by its own arithmetic here, and no hex may bear another's name.
"""
import itertools
import json
import math
import os
import pathlib
import sys
import tempfile

import vassal_writer as vassal
from cli import Cli

cli = Cli(sys.argv[1])
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
folder = pathlib.Path(tempfile.mkdtemp())
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print("#", str(complaint).replace("\n", "\n# "))
    print("not ok" if complaint else "ok", number, name, flush=True)


def differs(have, want):
    return None if have == want else f"{have!r}\nwanted {want!r}"


def run(*files, options=(), out="out.hexgame"):
    """Status, report, complaint and the draft of an import of FILES: (name, bytes)."""
    paths = []
    for name, data in files:
        (folder / name).write_bytes(data)
        paths.append(str(folder / name))
    target = folder / out
    target.unlink(missing_ok=True)
    status, said, wrong = cli.run("import", *paths, *options, "-o", str(target), env=plain)
    made = json.loads(target.read_text(encoding="utf-8")) if target.exists() else None
    if made is not None:
        faults = cli.run("check", str(target), env=plain)[2].decode()
        if faults:
            wrong += faults.encode()
    return status, said.decode(), wrong.decode(), made


def units(made):
    return [(unit["name"], unit["side"], unit["at"]) for unit in made["units"]]


# --- Grids

def hexes(dx, dy, x0, y0, sideways, width, height):
    """Lane, row and centre of every hex whose centre is on the board."""
    wide, deep = (height, width) if sideways else (width, height)
    for lane in range(-3, int(wide / dx) + 4):
        for row in range(-3, int(deep / dy) + 4):
            across, along = x0 + lane * dx, y0 + row * dy + (dy / 2 if lane % 2 else 0)
            if 0 <= across < wide and 0 <= along < deep:
                yield lane, row, (along, across) if sideways else (across, along)


def letters(value):
    sign, value, text = "-" if value < 0 else "", abs(value), ""
    while value >= 0:
        text += chr(65 + value % 26)
        value -= 26
    return sign + text


def name_of(lane, row, numbers, sideways, dx, dy, width, height, oblique=False):
    """The name that VASSAL shows, by its own steps."""
    max_rows, max_columns = math.floor(height / dx + 0.5), math.floor(width / dy + 0.5)
    across = numbers["hDescend"] == "true"
    down = numbers["vDescend"] == "true"
    column = lane
    if sideways:
        column = max_rows - column if down else column
        row = max_columns - row if across else row
        back = across
    else:
        column = max_columns - column if across else column
        row = max_rows - row if down else row
        back = down
    if numbers["stagger"] == "true" and lane % 2:
        row += -1 if back else 1
    if oblique:
        half = int(column / 2)
        row = half + row if numbers["stagger"] == "true" else row - half + 1
    column += numbers["hOff"]
    row += numbers["vOff"]

    def one(value, kind, leading):
        if kind == "A":
            return letters(value)
        return ("-" if value < 0 else "") + f"{abs(value):0{leading + 1}d}"

    first = one(column, numbers["hType"], numbers["hLeading"])
    second = one(row, numbers["vType"], numbers["vLeading"])
    pair = (second, first) if numbers["first"] == "V" else (first, second)
    return numbers["sep"].join(pair), (column, row)


def lane_name(lane, count, index):
    value = lane.get("from", 1) + (count - 1 - index if lane.get("descending") else index)
    if lane["type"] == "letters":
        return letters(value - 1)
    return f"{value:0{lane.get('digits', 2)}d}"


def places_of(grid):
    """Name of every hex of a grid of ours → its column and row from 0, by the page of the format."""
    columns, rows, names = grid["columns"], grid["rows"], grid.get("names")
    digits = max(2, len(str(max(columns, rows))))
    flat, odd = grid["orientation"] == "flat", grid["shifted"] == "odd"
    found = {}
    for column in range(columns):
        for row in range(rows):
            if names is None:
                pair = [f"{column + 1:0{digits}d}", f"{row + 1:0{digits}d}"]
                name = "".join(reversed(pair) if grid["numbering"] == "rrcc" else pair)
            else:
                shift_column, shift_row = column, row
                if names.get("oblique"):
                    lane = column if flat else row
                    slant = lane // 2 if odd else (lane + 1) // 2
                    shift_row += slant if flat else 0
                    shift_column += 0 if flat else slant
                pair = [lane_name(names["column"], columns, shift_column), lane_name(names["row"], rows, shift_row)]
                if names.get("order") == "row-column":
                    pair.reverse()
                name = names.get("separator", "").join(pair)
            found[name] = (column, row)
    return found


def are_neighbours(grid, one, other):
    flat = grid["orientation"] == "flat"
    (lane, step), (lane_2, step_2) = (one, other) if flat else (one[::-1], other[::-1])
    if lane == lane_2:
        return abs(step - step_2) == 1
    shift = (lane + 1) % 2 == (grid["shifted"] == "odd")
    return abs(lane - lane_2) == 1 and step_2 - step in ((0, 1) if shift else (-1, 0))


def try_grid(numbers, sideways, dx=100.0, dy=120.0, x0=50, y0=60, width=600, height=720, klass="HexGridNumbering",
             oblique=False):
    """None, or what is wrong with the import of such a board."""
    board = vassal.board(width=width, height=height,
                         grid=vassal.hex_grid(dx, dy, x0, y0, sideways, numbers, klass))
    commands, centres, said = [], {}, {}
    for lane, row, (x, y) in hexes(dx, dy, x0, y0, sideways, width, height):
        name, (column, along) = name_of(lane, row, numbers, sideways, dx, dy, width, height, oblique)
        across, deep = (y, x) if sideways else (x, y)
        wide, tall = (height, width) if sideways else (width, height)
        half = (numbers["hType"] == "N" and column < 1 and min(across, wide - across) <= dx / 4) or \
               (numbers["vType"] == "N" and along < 1 and min(deep, tall - deep) <= dy / 4)
        commands.append(vassal.add(str(len(commands)), vassal.piece(name, "", "Main Map", round(x), round(y), "1")))
        if not half:
            said.setdefault(name, []).append((x, y))
        centres[name] = (x, y)
    status, text, wrong, made = run(("g.vsav", vassal.save(commands)),
                                    ("g.vmod", vassal.module([vassal.window([board])],
                                                             pieces=vassal.palette({"Blue": [vassal.slot("?", "1")]}))))
    if wrong or status not in (0, 3):
        return f"{status} {wrong}"
    grid, renamed = made["map"]["grid"], "renumbered" in text
    on = {unit["name"]: unit["at"] for unit in made["units"] if unit["at"]}
    if sorted(on) != sorted(said) and not renamed:
        return f"on the map {sorted(set(on) ^ set(said))[:5]}"
    if not renamed:
        amiss = [(name, at) for name, at in on.items() if name != at]
        if amiss:
            return f"misnamed {amiss[:4]}"
    places = places_of(grid)
    amiss = [at for at in on.values() if at not in places]
    if amiss:
        return f"no hex {amiss[:4]}"
    alike = [name for name, where in said.items() if len(where) > 1]
    if alike or any("-" in name for name in said):
        return None if renamed else f"two hexes would be called {alike[:3]}"
    for name, other in itertools.combinations(on, 2):
        far = math.dist(centres[name], centres[other])
        if (far < 1.2 * dy) != are_neighbours(grid, places[on[name]], places[on[other]]):
            return f"{name} and {other}, {far:.0f} pixels apart, lie at {on[name]} and {on[other]}"
    return None


def check_grids():
    for sideways, stagger, first, across, down, offsets in itertools.product(
            (False, True), ("false", "true"), "HV", ("false", "true"), ("false", "true"),
            ((0, 0), (1, 1), (0, 1), (1, 0), (2, 5), (-1, 0))):
        numbers = {**vassal.PLAIN, "first": first, "stagger": stagger, "hDescend": across, "vDescend": down,
                   "hOff": offsets[0], "vOff": offsets[1]}
        report(f"grid sideways={sideways} stagger={stagger} {first} {across} {down} {offsets}", try_grid(numbers, sideways))
    for name, change, more in (
            ("letters", {"hType": "A", "hOff": 0}, {}), ("letters-along", {"vType": "A", "vOff": 0}, {}),
            ("letters-wide", {"hType": "A", "hOff": 0, "sep": "."}, {"width": 3200}),
            ("separator", {"sep": "."}, {}), ("no-zeros", {"hLeading": 0, "vLeading": 0, "sep": "."}, {}),
            ("alike", {"hLeading": 0, "vLeading": 0}, {"width": 1300, "height": 1500}), ("long-separator", {"sep": "----"}, {}),
            ("three-digits", {"hLeading": 2, "vLeading": 2}, {}), ("negative-origin", {}, {"x0": -43, "y0": -12}),
            ("below-zero", {"hOff": -4}, {}), ("far", {"hOff": 40, "vOff": 12}, {}),
            ("oblique", {"stagger": "true"}, {"klass": "ObliqueHexGridNumbering", "oblique": True}),
            ("oblique-plain", {}, {"klass": "ObliqueHexGridNumbering", "oblique": True})):
        for sideways in (False, True):
            report(f"grid {name} sideways={sideways}", try_grid({**vassal.PLAIN, **change}, sideways, **more))


# --- Positions

ONE = vassal.window([vassal.board(grid=vassal.hex_grid(numbers=vassal.PLAIN))])
BOTH = vassal.palette({"Blue": [vassal.slot("Tank", "1", "t.png"), vassal.slot("Foot", "2")],
                       "Red": [vassal.slot("Gun", "3", "g.png"), vassal.slot("Foot", "4")],
                       "Markers": [vassal.slot("Smoke", "9")]})
MODULE = vassal.module([ONE], pieces=BOTH)


def at(column, row):
    return 50 + 100 * column, 60 + 120 * row + (60 if column % 2 else 0)


def counter(ident, name, gpid, column, row, **more):
    x, y = at(column, row)
    return vassal.add(ident, vassal.piece(name, more.pop("picture", ""), more.pop("map_name", "Main Map"), x, y, gpid, **more))


def position(name, commands, want, module=MODULE, kind="!VCSK", status=None, options=()):
    code, text, wrong, made = run(("p.vsav", vassal.save(commands, kind)), ("p.vmod", module), options=options)
    have = units(made) if made else None
    report(name, wrong or differs(have, want) or (differs(code, status) if status is not None else None))
    return text, made


TANK = counter("1", "Tank", "1", 0, 0)
GUN = counter("2", "Gun", "3", 1, 1)
TWO = [("Tank", "blue", "0101"), ("Gun", "red", "0202")]


def check_envelopes():
    for kind in ("!VCSK", "!VCSZ", "VOBS", "!VOBS", "plain"):
        position(f"envelope {kind}", [TANK, GUN], TWO, kind=kind, status=0)
    upper = vassal.envelope(vassal.text_of([TANK, GUN]))
    upper = upper[:5] + upper[5:].upper()
    code, _text, wrong, made = run(("u.vsav", vassal.pack([("savedGame", upper)])), ("u.vmod", MODULE))
    report("envelope in capitals, without moduledata", wrong or differs((code, units(made)), (0, TWO)))
    bad = vassal.envelope(vassal.text_of([TANK, GUN]).encode().replace(b"Tank", b"Ta\xffk"))
    code, text, wrong, made = run(("b.vsav", vassal.pack([("savedGame", bad)])), ("b.vmod", MODULE))
    report("bytes that are no text", wrong or differs(("Not read: 1 byte that is no text." in text, units(made)[0][0]),
                                                      (True, "Ta\ufffdk")))


def check_texts():
    for name in ("1/2 Cav", "a;b", "back\\slash", "ends\\", "'quoted'", "comma,too", "Ænima 🂡"):
        deep = tuple((f"label;{depth}", str(depth)) for depth in range(8))
        position(f"name {name!r}", [counter("1", name, "1", 0, 0, traits=deep)], [(name, "blue", "0101")])
    position("direction and controls", [counter("1", "a\u202eb\u2066c\x07", "1", 0, 0)], [("abc", "blue", "0101")])
    position("a long name", [counter("1", "x" * 500, "1", 0, 0)], [("x" * 200, "blue", "0101")])
    quirk = vassal.ESC.join(["begin_save", TANK, "+/5/stack/Main Map;50;60;1\\", "+/6/stack/Main Map;150;240;2\\", GUN])
    code, _text, wrong, made = run(("q.vsav", vassal.pack([("savedGame", vassal.envelope(quirk))])), ("q.vmod", MODULE))
    report("stacks that end with a backslash", wrong or differs((code, units(made)), (0, TWO)))


def check_moves():
    x, y = at(3, 2)
    group = vassal.stack("s", "Main Map", *at(0, 0), ["1", "3"])
    foot = counter("3", "Foot", "2", 4, 4)
    position("a stack has its counters", [TANK, foot, group], [("Tank", "blue", "0101"), ("Foot", "blue", "0101")])
    position("a stack takes them along", [TANK, foot, group, f"M/s/Main Map/{x}/{y}/null/Main Map/0/0/null/me"],
             [("Tank", "blue", "0403"), ("Foot", "blue", "0403")])
    position("one leaves it", [TANK, foot, group, f"M/3/Main Map/{x}/{y}/null/Main Map/0/0/null/me"],
             [("Tank", "blue", "0101"), ("Foot", "blue", "0403")])
    position("one joins another", [TANK, GUN, vassal.stack("s", "Main Map", *at(0, 0), ["1"]),
                                   "M/2/Main Map/50/60/1/Main Map/0/0/null/me", f"M/s/Main Map/{x}/{y}/null/Main Map/0/0/null/me"],
             [("Tank", "blue", "0403"), ("Gun", "red", "0403")])
    position("off every map", [TANK, GUN, "M/2/null/0/0/null/Main Map/0/0/null/me"], [("Tank", "blue", "0101")])
    position("gone", [TANK, GUN, "-/2"], [("Tank", "blue", "0101")], status=0)
    old = vassal.piece("Gun", "", "Main Map", 1, 1, "3")[1]
    new = vassal.piece("Gun", "", "Main Map", x, y, "3")[1]
    position("a new state", [TANK, GUN, vassal.join("/", ["D", "2", new])], [TWO[0], ("Gun", "red", "0403")])
    position("a new state with the old", [TANK, GUN, vassal.join("/", ["D", "2", new, old])], [TWO[0], ("Gun", "red", "0403")])
    position("nothing new in it", [TANK, GUN, vassal.join("/", ["D", "2", old, old])], TWO)
    text, _made = position("unknown ones", [TANK, GUN, "-/77", "M/88/Main Map/1/1/null", "D/99/x", "M/2/Main Map/9999999999/1/null"],
                           TWO)
    report("unknown ones are counted", differs("Not read: 4 commands about counters or places that are not there." in text, True))
    text, _made = position("a log", [TANK, GUN, "LOG\t" + f"M/2/Main Map/{x}/{y}/null/Main Map/0/0/null/me"], TWO)
    report("a log is said", differs("Log: 1 step, read as events." in text, True))
    deck = vassal.join("/", ["+", "d", "deck;x", ";".join(["Main Map", *map(str, at(0, 0)), "true", "1,2"])])
    position("a deck is outside", [TANK, GUN, deck], [("Tank", "blue", None), ("Gun", "red", None)], status=3)
    position("two stacks name one", [TANK, GUN, vassal.stack("s", "Main Map", *at(4, 4), ["1"]),
                                     vassal.stack("t", "Main Map", x, y, ["1"])], [("Tank", "blue", "0403"), TWO[1]])


def check_looks():
    for name, trait, state in (("masked", "obs;1;x.png;", "somebody"), ("concealed", "conceal;x", "somebody"),
                               ("invisible", "hide;x;y", "somebody")):
        text, made = position(name, [counter("1", "Tank", "1", 0, 0, traits=((trait, state),))], [("?", "blue", "0101")])
        report(f"{name} says nothing", differs("tank" in json.dumps(made).lower() or "Tank" in text, False))
    position("open again", [counter("1", "Tank", "1", 0, 0, traits=(("obs;1;x.png;", "null"),))], [("Tank", "blue", "0101")])
    for name, names, level, want in (("replaced", ["Broken", "Dead"], "2", "Dead"), ("behind", ["+ BU"], "1", "Tank BU"),
                                     ("before", ["broken +"], "1", "broken Tank"), ("off", ["Dead"], "-1", "Tank"),
                                     ("empty", ["", "Dead"], "1", "Tank")):
        position(f"layer {name}", [counter("1", "Tank", "1", 0, 0, traits=((vassal.layer(["a.png"], names), level),))],
                 [(want, "blue", "0101")])
    follow = ((vassal.layer(["a.png", "b.png"], ["One", "Two"], follows="State"), "0"), ("mark;State", "2"))
    position("layer that follows a mark", [counter("1", "Tank", "1", 0, 0, traits=follow)], [("Two", "blue", "0101")])
    position("layer that follows the table", [counter("1", "Tank", "1", 0, 0, traits=follow[:1]),
                                              "MutableProperty\tState\t1\t1"], [("One", "blue", "0101")])


def check_endings():
    """A letter that ends most names and tells no two of them apart; it goes only where the profile says so."""
    profile = folder / "names.json"
    for name, have, want in (
        ("a habit of the file", "Wilder c/Wood c/Polk c/Benning", "Wilder/Wood/Polk/Benning"),
        ("other faces end in another letter", "Wilder c/Wood b/Polk c", "Wilder/Wood/Polk"),
        ("two of one name", "1-1 c/1-1 c/2-1 c/3-1 c", "1-1/1-1/2-1/3-1"),
        ("spaces before the letter", "Wilder   c/Wood c/Polk c", "Wilder/Wood/Polk"),
        ("letters of companies", "Rifle a/Rifle b/HQ a/HQ b", "Rifle a/Rifle b/HQ a/HQ b"),
        ("one that would be another", "Wilder c/Wilder/Wood c/Polk c", "Wilder c/Wilder/Wood c/Polk c"),
        ("alike but for case", "WILDER c/Wilder b/Wood c/Polk c", "WILDER c/Wilder b/Wood c/Polk c"),
        ("no habit: two of them", "Battery b/Battery c/Wood", "Battery b/Battery c/Wood"),
        ("no habit: fewer than half", "A b/B b/C b/One/Two/Three/Four", "A b/B b/C b/One/Two/Three/Four"),
        ("capitals and digits are parts of names", "Mark B/Mark C/Tank 1/Tank 2", "Mark B/Mark C/Tank 1/Tank 2"),
        ("whole words are parts of names", "Tank bn/Foot bn/Gun bn", "Tank bn/Foot bn/Gun bn"),
        ("nothing but a letter", "c/Wood c/Polk c/Smith c", "c/Wood/Polk/Smith"),
    ):
        commands = [counter(str(i), one, "1", i % 5, i // 5) for i, one in enumerate(have.split("/"))]
        for short, names in ((True, want), (False, have)):
            profile.write_text(json.dumps({"short_names": short}))
            _text, made = position(f"names: {name}" + ("" if short else ", kept"), commands,
                                   [(one, "blue", f"{i % 5 + 1:02}{i // 5 + 1:02}") for i, one in enumerate(names.split("/"))],
                                   status=0, options=("--profile", str(profile)))
            report(f"ids: {name}", differs(len({unit["id"] for unit in made["units"]}), len(commands)))
        # Without a word of the user the file's own names stand.
        position(f"names: {name}, unasked", commands,
                 [(one, "blue", f"{i % 5 + 1:02}{i // 5 + 1:02}") for i, one in enumerate(have.split("/"))], status=0)


def check_sides():
    mark = (("mark;Nation,Size", "red,3"),)
    position("side by a mark", [counter("1", "Tank", "1", 0, 0, traits=mark)], [("Tank", "red", "0101")])
    position("side by a prototype", [counter("1", "X", "", 0, 0, traits=(("prototype;Red", ""),))], [("X", "red", "0101")])
    position("side by the palette", [counter("1", "Renamed", "3", 0, 0)], [("Renamed", "red", "0101")])
    position("side by picture and name", [counter("1", "Gun", "", 0, 0, picture="g.png")], [("Gun", "red", "0101")])
    position("side by its name", [counter("1", "Tank", "", 0, 0)], [("Tank", "blue", "0101")])
    position("a name of both decides nothing", [counter("1", "Foot", "", 0, 0)], [], status=3)
    position("side by its picture", [counter("1", "X", "", 0, 0, picture="Red_x.png"), counter("2", "Y", "", 1, 1, picture="blue/y.png")],
             [("X", "red", "0101"), ("Y", "blue", "0202")])
    position("side by a picture of the palette", [counter("1", "X", "", 0, 0, picture="t.png"),
                                                  counter("2", "Foot", "", 1, 1, picture="g.png")],
             [("X", "blue", "0101"), ("Foot", "red", "0202")], status=0)
    shared = vassal.module([ONE], pieces=vassal.palette({"Blue": [vassal.slot("A", "1", "t.png")], "Red": [vassal.slot("B", "2", "t.png")]}))
    position("a picture of both decides nothing", [counter("1", "X", "", 0, 0, picture="t.png")], [], module=shared, status=3)
    three = vassal.module([ONE], sides=("Red", "Blue", "Green"), pieces=vassal.palette(
        {side: [vassal.slot(side, side)] for side in ("Red", "Blue", "Green")}))
    many = [counter(str(i), side, side, i % 5, i // 5) for i, side in enumerate(["Green"] * 3 + ["Red"] * 2 + ["Blue"])]
    text, made = position("of three sides the larger two", many, [
        ("Green", "green", "0101"), ("Green", "green", "0201"), ("Green", "green", "0301"), ("Red", "red", "0401"),
        ("Red", "red", "0501")], module=three, status=3)
    report("a third side is said", differs("More than two sides; these are left out: Blue." in text and
                                           "Blue\t1\tleft out\tof a third side" in text, True))
    profile = folder / "profile.json"
    profile.write_text(json.dumps({"sides": {"Allies": ["Red", "Blue"], "Axis": ["Green"]}, "markers": ["tank"]}))
    position("a profile groups them", [*many, counter("9", "Tank", "", 4, 4)],
             [("Green", "axis", "0101"), ("Green", "axis", "0201"), ("Green", "axis", "0301"), ("Red", "allies", "0401"),
              ("Red", "allies", "0501"), ("Blue", "allies", "0102")], module=three, status=3, options=("--profile", str(profile)))
    profile.write_text(json.dumps({"version": "0.9", "sides": {"Allies": ["Red", "Blue"], "Axis": ["Green"]}, "left_out": ["red"]}))
    text, _made = position("a profile leaves counters out, and is of another version", many, [
        ("Green", "axis", "0101"), ("Green", "axis", "0201"), ("Green", "axis", "0301"), ("Blue", "allies", "0102")],
        module=three, status=3, options=("--profile", str(profile)))
    profile.write_text(json.dumps({"units": {"6-pz": ["Tank"]}, "nobody": ["Gun"]}))
    position("a profile of counters and units", [TANK, GUN], TWO, options=("--profile", str(profile)), status=0)
    report("what is left out is said", differs(
        "4 of 6 counters are units: Allies 1, Axis 3. 2 are left out.\n" in text and "Red\t2\tleft out\tas you chose\n" in text and
        "Your choices were made for version 0.9 of the module, and this is version 1.0.\n" in text, True))


def check_markers():
    """Lists of markers hold for counters that name no piece of the palette, too, as those of 2006 do."""
    both = vassal.module([ONE], pieces=vassal.palette({
        "Blue": [vassal.slot("1", "1", "t.png"), vassal.slot("2", "2")], "Red": [vassal.slot("Gun", "3", "g.png")],
        "Other": [vassal.slot("Smoke", "8", "smoke.png"), vassal.slot("2", "9"), vassal.slot("Mine", "10")]}))
    profile = folder / "markers.json"

    def taken(name, commands, want, markers):
        profile.write_text(json.dumps({"markers": markers}), encoding="utf-8")
        text = position(name, commands, [], module=both, status=3, options=("--profile", str(profile)))[0]
        report(f"{name}: said", differs([line.split("\t")[2] for line in text.splitlines() if line.count("\t") == 3][1:], want))

    taken("a marker by its name", [counter("1", "Mine", "", 0, 0)], ["marker"], ["Other"])
    taken("a marker by its picture", [counter("1", "Fog", "", 0, 0, picture="smoke.png")], ["marker"], ["other"])
    taken("a name of both is no marker", [counter("1", "2", "", 0, 0)], ["left out"], ["Other"])
    taken("nobody’s without the profile", [counter("1", "Mine", "", 0, 0)], ["left out"], [])
    taken("a piece id that the palette has not", [counter("1", "Mine", "77", 0, 0)], ["marker"], ["Other"])
    profile.write_text(json.dumps({"markers": ["Other"]}), encoding="utf-8")
    position("a mark is more than a name", [counter("1", "Mine", "", 0, 0, traits=(("mark;Side", "red"),))],
             [("Mine", "red", "0101")], module=both, options=("--profile", str(profile)))


def check_rows():
    """Where each counter has a name of its own, a side has one line; more than eight of them are many."""
    def rows_of(name, commands, options=()):
        code, text, wrong, _made = run(("r.vsav", vassal.save(commands)), ("r.vmod", MODULE), options=options)
        return wrong or differs(code, 3), [line for line in text.splitlines() if "\t" in line][1:]

    def crowd(names, first, gpid):
        return [counter(str(first + i), one, gpid, (first + i) % 5, (first + i) // 5 % 4) for i, one in enumerate(names)]

    ten, eight, strange = ([f"{word} {letter}" for letter in "IJKLMNOPQR"[:n]] for word, n in (("Tank", 10), ("Gun", 8), ("Odd", 9)))
    commands = crowd(ten, 0, "1") + crowd(eight, 10, "3") + crowd(strange, 20, "")
    few = [f"{one}\t1\tunit of Red\tside by the palette" for one in eight] + [f"{one}\t1\tleft out\tside not known" for one in strange]
    wrong, rows = rows_of("many", commands)
    report("many of one side share a row", wrong or differs(rows, ["Counters of Blue\t10\tunit of Blue\tside by the palette", *few]))
    profile = folder / "rows.json"
    profile.write_text(json.dumps({"left_out": ["Tank K"]}))
    wrong, rows = rows_of("chosen", commands, ("--profile", str(profile)))
    report("a choice is told apart", wrong or differs(rows, [
        "Counters of Blue\t9\tunit of Blue\tside by the palette", "Tank K\t1\tleft out\tas you chose", *few]))


def check_boards():
    turned = [vassal.add("1", vassal.piece("Tank", "", "Main Map", 600 - 50, 720 - 60, "1")), "Main MapBoardPicker\tBoard/rev\t0\t0"]
    position("a board turned round", turned, [("Tank", "blue", "0101")])
    far = vassal.module([vassal.window([vassal.board(grid=vassal.hex_grid(numbers=vassal.PLAIN))], edge=(30, 40))], pieces=BOTH)
    position("an edge around it", [vassal.add("1", vassal.piece("Tank", "", "Main Map", 80, 100, "1"))],
             [("Tank", "blue", "0101")], module=far)
    zoned = vassal.hex_grid(numbers=vassal.PLAIN)
    zones = (f"<VASSAL.build.module.map.boardPicker.board.ZonedGrid>{zoned}{vassal.zone('Box', '0,0;100,0;100,120;0,120', False)}"
             f"{vassal.zone('Land', '0,0;600,0;600,720;0,720')}</VASSAL.build.module.map.boardPicker.board.ZonedGrid>")
    position("a box on the board", [TANK, GUN], [("Tank", "blue", None), TWO[1]],
             module=vassal.module([vassal.window([vassal.board(grid=zones)])], pieces=BOTH), status=3)
    part = (f"<VASSAL.build.module.map.boardPicker.board.ZonedGrid>"
            f"{vassal.zone('Land', '100,0;600,0;600,720;100,720', False, vassal.hex_grid(numbers={**vassal.PLAIN, 'hOff': 0}))}"
            f"</VASSAL.build.module.map.boardPicker.board.ZonedGrid>")
    position("a grid of a part", [TANK, GUN], [("Tank", "blue", None), ("Gun", "red", "0102")],
             module=vassal.module([vassal.window([vassal.board(grid=part)])], pieces=BOTH), status=3)
    pair = vassal.window([vassal.board("Squares", grid="<VASSAL.build.module.map.boardPicker.board.SquareGrid/>"),
                          vassal.board("Hexes", grid=vassal.hex_grid(numbers=vassal.PLAIN))])
    two = vassal.module([vassal.window([vassal.board("Chart")], "Charts"), pair], pieces=BOTH)
    position("the board in play", [TANK, GUN, "Main MapBoardPicker\tHexes\t0\t0"], TWO, module=two, status=0)
    text, _made = position("a board beside another", [vassal.add("1", vassal.piece("Tank", "", "Main Map", 650, 60, "1")),
                                                      "Main MapBoardPicker\tSquares\t0\t0\tHexes\t1\t0"],
                           [("Tank", "blue", "0101")], module=two, status=3)
    report("other boards are said", differs("Not read: other boards beside “Hexes”." in text, True))
    code, _text, wrong, _made = run(("b.vmod", two), options=("--map", "2=Squares"))
    report("a board of squares", differs((code, wrong), (1, "hex-umpire-cli: b.vmod: The board “Squares” has squares and no hexes. "
                                                            "Choose another board.\n")))
    code, _text, wrong, _made = run(("b.vmod", two), options=("--map", "3=Hexes"))
    report("a window that is not there", differs((code, wrong), (1, "hex-umpire-cli: b.vmod: The module has no board “Hexes” in its "
                                                                    "window 3. Name another.\n")))
    code, text, wrong, made = run(("b.vmod", two), options=("--map", "2=Hexes"))
    report("the map alone", wrong or differs((code, text.splitlines()[0], made["map"]["grid"]["columns"]),
                                             (0, "The file has no counters.", 6)))


def check_boards_with_pictures():
    grid = vassal.hex_grid(numbers=vassal.PLAIN)
    window = vassal.window([vassal.board("Chart", image="chart.png"), vassal.board("Hexes", grid=grid)])
    whole = vassal.module([window], pieces=BOTH, pictures=[("chart.png", vassal.png(500, 300))])
    for name, play, at in (("on the left", "Chart\t0\t0\tHexes\t1\t0", (500, 0)), ("above", "Chart\t0\t0\tHexes\t0\t1", (0, 300)),
                           ("twice on the left", "Chart\t0\t0\tChart\t1\t0\tHexes\t2\t0", (1000, 0)),
                           ("on the right", "Hexes\t0\t0\tChart\t1\t0", (0, 0)), ("aslant", "Chart\t0\t0\tHexes\t1\t1", (0, 0))):
        position(f"a picture {name} of the board", [
            vassal.add("1", vassal.piece("Tank", "", "Main Map", at[0] + 50, at[1] + 60, "1")), f"Main MapBoardPicker\t{play}"],
            [("Tank", "blue", "0101")], module=whole, status=3)
    beside = (TANK, "Main MapBoardPicker\tChart\t0\t0\tHexes\t1\t0")
    code, _text, wrong, _made = run(("p.vsav", vassal.save(beside)), ("p.vmod", vassal.module([window], pieces=BOTH)))
    report("a picture that is missing", differs((code, wrong), (
        1, "hex-umpire-cli: p.vsav: The module does not say how large the board “Chart” is, and has no picture of it. "
           "Get the whole module.\n")))
    for name, options in (("", ()), (", of the board that is chosen", ("--map", "1=Hexes"))):
        text, _made = position(f"a board on the left that the module does not have{name}",
                               [TANK, "Main MapBoardPicker\tOther\t0\t0\tHexes\t1\t0"], [("Tank", "blue", "0101")], module=whole,
                               status=3, options=options)
        report(f"its hexes are in doubt{name}", differs(
            "The save names the board “Other”, which the module does not have. “Hexes” is taken, where its counters may stand on "
            "wrong hexes." in text, True))


def check_boards_without():
    """Without numbers, and without hexes."""
    for y0, shifted, at in ((50, "even", "0201"), (60, "odd", "0202")):
        module = vassal.module([vassal.window([vassal.board(grid=vassal.hex_grid(y0=y0))])], pieces=BOTH)
        text, made = position(f"a board without numbers, {shifted} lanes shifted", [
            vassal.add("1", vassal.piece("Tank", "", "Main Map", 50, y0, "1")),
            vassal.add("2", vassal.piece("Gun", "", "Main Map", 150, y0 + 60, "3"))],
            [("Tank", "blue", "0101"), ("Gun", "red", at)], module=module, status=0)
        grid = made["map"]["grid"]
        report(f"its hexes are a rectangle, {shifted} lanes shifted", differs(
            (text.splitlines()[1], grid["shifted"], grid.get("missing")),
            ("Hexes: 6 × 6; the board has no numbers, so they begin at 0101.", shifted, None)))
    for what, grid in (("has squares and no hexes", "<VASSAL.build.module.map.boardPicker.board.SquareGrid/>"),
                       ("has areas and no hexes", "<VASSAL.build.module.map.boardPicker.board.RegionGrid/>"),
                       ("has no grid of hexes", "")):
        code, _text, wrong, _made = run(("b.vmod", vassal.module([vassal.window([vassal.board(grid=grid)])])))
        report(f"a module whose board {what}", differs((code, wrong), (
            1, f"hex-umpire-cli: b.vmod: The board “Board” {what}. No board of the module has any, and only games on hexes can be "
               "imported.\n")))


def check_boards_in_play():
    """Which board a save is played on is what the save says; a profile adds what it does not say, and never more."""
    def sheet(name, first):
        return vassal.board(name, grid=vassal.hex_grid(numbers={**vassal.PLAIN, "vOff": first}))

    sheets = vassal.module([vassal.window([sheet("North", 1), sheet("South", 21)]),
                            vassal.window([vassal.board("Chart"), sheet("Inset", 41)], "Aside")], pieces=BOTH)
    north, south = TWO, [("Tank", "blue", "0121"), ("Gun", "red", "0222")]
    profile = folder / "board.json"

    def played(name, boards, settled, want, doubt=None, options=()):
        profile.write_text(json.dumps({"map": settled} if settled else {}), encoding="utf-8")
        text, _made = position(name, [TANK, GUN, *boards], want, module=sheets, status=3 if doubt else 0,
                               options=("--profile", str(profile), *options))
        report(f"{name}: said", differs([line for line in text.splitlines() if "“" in line], [doubt] if doubt else []))

    on_north, on_south = ["Main MapBoardPicker\tNorth\t0\t0"], ["Main MapBoardPicker\tSouth\t0\t0"]
    wrong = "where its counters may stand on wrong hexes."
    played("the save names the board", on_south, None, south)
    played("the profile names the same", on_south, "South", south)
    played("the profile names another", on_south, "North", south,
           "Your choices name the board “North”, and the save is played on “South”, which is taken.")
    played("the profile names a board of another window", on_south, "Inset", south,
           "Your choices name the board “Inset”, and the save is played on “South”, which is taken.")
    played("the user names another", on_south, None, north, options=("--map", "1=North"))
    played("the profile adds the board", [], "South", south)
    played("nothing names the board", [], None, north, "The save does not say which board it is played on. “North” is taken, " + wrong)
    played("the profile names a board that is not there", [], "West", north,
           "Your choices name the board “West”, which the module does not have. “North” is taken, " + wrong)
    played("the save names a board that is not there", ["Main MapBoardPicker\tWest\t0\t0"], None, north,
           "The save names the board “West”, which the module does not have. “North” is taken, " + wrong)
    played("the save names no board that is there, the profile one", ["Main MapBoardPicker\tWest\t0\t0"], "South", south,
           "The save names the board “West”, which the module does not have. “South” is taken, " + wrong)
    text, _made = position("of two in play, the profile’s", [
        vassal.add("1", vassal.piece("Tank", "", "Main Map", 50, 720 + 60, "1")), "Main MapBoardPicker\tNorth\t0\t0\tSouth\t0\t1"],
        [("Tank", "blue", "0121")], module=sheets, status=3, options=("--profile", str(profile)))
    report("the other is said", differs("Not read: other boards beside “South”." in text, True))


def check_report():
    commands = [TANK, GUN, counter("3", "Tank", "1", 2, 2), counter("4", "Smoke", "9", 1, 1), counter("5", "Who", "", 3, 3),
                vassal.add("6", vassal.piece("Foot", "", "Main Map", 5000, 60, "4")),
                vassal.add("7", vassal.piece("Card", "", "Hand", 1, 1, "")), "CHAT hello", "TURN1\tTurn 3, Blue",
                "PLAYER\tsecret\tAlice\tBlue"]
    files = ("r.vsav", vassal.save(commands, version="2.0")), ("r.vmod", MODULE)
    status, text, wrong, made = run(*files)
    want = """3 of 6 counters are units: Blue 2, Red 1. 1 is a marker. 1 lies off the board. 1 is left out.
The save is of version 2.0 of the module, and this one is version 1.0.
Hexes: 6 × 6, numbered as on the board.
Units on the map, side by the palette: 3.
Units off the board: Red 1.
Turn: “Turn 3, Blue” in the file.
Not read: 1 kind of command (CHAT).
Not read: 1 counter in other windows.
Such a file holds no rules."""
    report("the report", wrong or differs(text, want + """

What	How many	Taken as	Why
Tank	2	unit of Blue	side by the palette
Gun	1	unit of Red	side by the palette
Smoke	1	marker	marker by the palette
Who	1	left out	side not known
Foot	1	unit of Red, off the map	stands outside the hexes
"""))
    report("it is kept in the game", differs((status, made["about"]), (3, want)))
    report("players are not named", differs("Alice" in json.dumps(made) + text, False))
    first = (folder / "out.hexgame").read_bytes()
    run(*files)
    report("the same again", differs((folder / "out.hexgame").read_bytes(), first))
    status, out, err = cli.run("import", str(folder / "r.vsav"), "--module", str(folder / "r.vmod"), "-o", "-", env=plain)
    report("to standard output", differs((status, out, err.decode().splitlines()[0]), (3, first, text.splitlines()[0])))
    status, out, err = cli.run("import", str(folder / "r.vsav"), str(folder / "r.vmod"), env=plain)
    report("without a file to write", differs((status, out.decode(), err), (3, text, b"")))


for check in (check_grids, check_envelopes, check_texts, check_moves, check_looks, check_endings, check_sides, check_markers, check_rows,
              check_boards, check_boards_with_pictures, check_boards_without, check_boards_in_play, check_report):
    check()
print(f"1..{number}")
