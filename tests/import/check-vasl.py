#!/usr/bin/env python3
"""check-vasl.py CLI: what `import` makes of boards and saves of VASL (vasl_writer.py), and what it refuses."""
import gzip
import io
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zipfile

import vasl_writer as vasl
import vassal_writer as vassal
from limits import Importer

cli = sys.argv[1]
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
folder = pathlib.Path(tempfile.mkdtemp())
importer = Importer(cli, plain)
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print("#", str(complaint).replace("\n", "\n# "))
    print("not ok" if complaint else "ok", number, name, flush=True)


def differs(have, want):
    return None if have == want else f"{have!r}\nwanted {want!r}"


def run(*files, options=()):
    """Status, report, complaint and the draft of an import of FILES: (name, bytes)."""
    paths = []
    for board in folder.glob("bd*"):
        board.unlink()
    for name, data in files:
        (folder / name).write_bytes(data)
        paths.append(str(folder / name))
    status, said, wrong, text = importer.draft(*paths, *options, out=folder / "out.hexgame")
    return status, said, wrong, text and json.loads(text)


def buildings(made):
    """{id: (hexes, levels, rowhouse, stairwells or None for every hex)}"""
    return {one["id"]: (one["hexes"], one.get("levels", 0), one.get("rowhouse", False), one.get("stairwells"))
            for one in made["map"].get("buildings", [])}


def board_case(title, board, want, status=None, said=(), **other):
    """The buildings of a board alone, and sentences of its report."""
    code, text, wrong, made = run(("bd22", board.file(**other)))
    report(title, wrong or differs(buildings(made), want) or (differs(code, status) if status is not None else None) or
           next((f"not said: {line}\n{text}" for line in said if line not in text.splitlines()), None))
    return text, made


def named(column, row, descending=False):
    """`grid.names` of a board that begins with that column, A is 1, and row."""
    back = {"descending": True} if descending else {}
    return {"column": {"type": "letters", **({"from": column} if column != 1 else {}), **back},
            "row": {"type": "digits", **({"from": row} if row != 1 else {}), "digits": 1, **back}}


def refused(name, why, *files, options=()):
    code, text, wrong, made = run(*files, options=options)
    report(name, differs((code, text, wrong, made), (1, "", f"hex-umpire-cli: {files[0][0]}: {why}\n", None)))


# --- Boards

def check_examples():
    """The two buildings of the examples of 26.16 and 26.14, on whole geomorphic boards."""
    board = vasl.Board(33, 10)
    board.house(["U3", "V2", "V3", "U3"], vasl.STONE_1)
    x, y = board.centre("V2")
    board.rect(x - 12, y + 30, 24, 3, 77)
    for at in ("U3", "V2", "V3"):
        board.kind(at, "Stone Building, 1 Level")
    board.stair("U3", "V2", "V3")
    _text, made = board_case("building 22U3 and its rowhouse bars", board, {"u3": (["U3", "V2", "V3"], 1, True, None)}, 3)
    report("the grid of a geomorphic board", differs(made["map"]["grid"], {
        "columns": 33, "rows": 10, "orientation": "flat", "numbering": "letters", "board": "22"}))
    board = vasl.Board(33, 10)
    board.house(["E4", "F3", "G3", "G4", "F3"], vasl.STONE_2)
    for at in ("E4", "F3", "G3", "G4"):
        board.kind(at, "Stone Building, 2 Level")
    board.stair("F3", "G3")
    text, made = board_case("the building of 1F3", board, {"e4": (["E4", "F3", "G3", "G4"], 2, False, ["F3", "G3"])}, 0, name="01")
    report("its report", differs(text, """1 building recognised, in 4 of 346 hexes.
Terrain of 346 of 346 hexes recognised.
Hexes: 33 × 10, numbered as on the board.
Such a file holds no rules.

What	How many	Taken as	Why
open ground	342	clear	by the centre of the hex
building	4	clear	ground under a building
"""))
    report("its names", differs((made["title"], made["map"]["grid"]["board"], made["about"].splitlines()[0],
                                 made["map"]["buildings"][0]["name"], made["rules"]),
                                ("Board 1", "1", "1 building recognised, in 4 of 346 hexes.", "E4", {})))


def check_buildings():
    board = vasl.Board()
    x, y = board.centre("C2")
    board.rect(x - 5, y - 3, 10, 6, vasl.WOODEN)
    x, y = board.centre("C4")
    board.rect(x - 5, y - 3, 10, 5, vasl.WOODEN)
    board.rect(x + 10, y, 9, 1, vasl.WOODEN)
    board_case("60 pixels of a hex, and 59 that do not touch", board, {"c2": (["C2"], 0, False, None)}, 3,
               ["Not read: 2 parts of buildings that are too small to count in a hex."])
    board = vasl.Board()
    x, y = board.centre("C2")
    board.rect(x - 6, y - 6, 6, 6, vasl.WOODEN)
    board.rect(x, y, 6, 4, vasl.STONE)
    board_case("pixels that touch at a corner are one building", board, {"c2": (["C2"], 0, False, None)}, 0)
    board = vasl.Board()
    board.house(["B2", "C2"])
    x, y = board.centre("C2")
    board.rect(x - 8, y + 14, 12, 8, vasl.STONE)
    board.house(["D2"])
    board_case("a hex with two buildings counts to the larger", board, {"b2": (["B2", "C2"], 0, False, None),
                                                                        "d2": (["D2"], 0, False, None)}, 3,
               ["Two buildings lie in this hex; it belongs to the larger: C2."])
    for bars, rowhouse in ((40, False), (41, True)):
        board = vasl.Board()
        board.house(["C2"])
        x, y = board.centre("C2")
        board.rect(x - 20, y - 11, bars, 1, 76)
        board_case(f"{bars} pixels of wall", board, {"c2": (["C2"], 0, rowhouse, None)})
    for kinds, code, levels in ((["Stone Building, 2 Level"], 41, 2), (["Stone Building"], 43, 0), ([], 43, 3), ([], 54, 4), ([], 45, 0),
                                (["Wooden Factory, 1.5 Level"], 55, 1), (["Stone Building, 1 Level", "Stone Building, 3 Level"], 40, 3),
                                (["Level"], 40, 0), (["X, 400 Level"], 40, 99)):
        board = vasl.Board()
        board.house(["B2", "C2"], code)
        board.stair("B2", "C2")
        for at, kind in zip(("B2", "C2"), kinds):
            board.kind(at, kind)
        board_case(f"levels by {kinds} and code {code}", board, {"b2": (["B2", "C2"], levels, False, None)})
    board = vasl.Board()
    board.house(["B0", "C1"], vasl.STONE_1)
    board_case("a hex of row 0, and no stairwell", board, {"b0": (["B0", "C1"], 1, False, None)}, 3,
               ["This building has upper levels and no stairwell; each hex of it counts as one: B0."])
    board.stair("D1", "B0")
    board_case("stairwells are those of the building", board, {"b0": (["B0", "C1"], 1, False, ["B0"])}, 0)
    board.kind("A1", "Stone Building, 1 Level")
    board.kind("Z9", "Stone Building, 1 Level")
    board.kind("hut", "Hut")
    board_case("types without a building", board, {"b0": (["B0", "C1"], 1, False, ["B0"])}, 3,
               ["The board names buildings in these hexes, and none lies there: A1, Z9, hut."])
    for size in (1, 100, 255, 256, 100000):
        board = vasl.Board(3, 2)
        board.house(["B1"])
        code, _text, wrong, made = run(("bd22", vassal.pack([("LOSData", board.los_data(size))])))
        report(f"blocks of {size} bytes, no metadata", wrong or differs((code, buildings(made)), (0, {"b1": (["B1"], 0, False, None)})))


def check_ground():
    board = vasl.Board(9, 4)
    for at, code in {"A1": 60, "A2": 62, "B1": 8, "B2": 14, "C1": 90, "C2": 63, "D1": 66, "D2": 83, "E1": 5, "E2": 5, "F1": 72,
                     "F2": 75, "G1": 180, "G2": 200}.items():
        board.spot(at, code)
    shared = '<a><terrainTypes><terrainType typeCode="5" name="Grain"/></terrainTypes></a>'
    text, made = board_case("ground", board, {}, 3, ["Terrain that was not read: road, wall, cliff."],
                            more=[("SharedBoardMetadata.xml", shared)])
    report("terrain", differs((made["map"]["terrain"], made["map"]["bridges"]), (
        {"forest": ["A1", "A2"], "swamp": ["B2"], "rough": ["C1"], "lake": ["B1"]}, [{"hex": "D2"}])))
    rows = [line for line in text.splitlines() if "\t" in line][1:]
    code, beside, wrong, _made = run(("bd22", board.file()), ("SharedBoardMetadata.xml", shared.encode()))
    report("the list of kinds as a file of its own", wrong or differs(beside, text))
    report("each kind of ground is counted", differs(rows, [
        "open ground\t26\tclear\tby the centre of the hex", "water\t1\tlake\tby the centre of the hex",
        "marsh\t1\tswamp\tby the centre of the hex", "woods\t2\tforest\tby the centre of the hex",
        "orchard\t1\tclear\tby the centre of the hex", "road\t1\tclear\tby the centre of the hex",
        "wall\t1\tclear\tby the centre of the hex", "cliff\t1\tclear\tby the centre of the hex",
        "bridge\t1\tclear\tby the centre of the hex", "rubble\t1\trough\tby the centre of the hex",
        "gutted building\t1\tclear\tby the centre of the hex", "Grain\t2\tclear\tterrain not known",
        "terrain 200\t1\tclear\tterrain not known"]))
    board = vasl.Board()
    board.rect(10, 10, 5, 5, 255, board.elevations)
    board_case("a valley", board, {}, 3, ["Terrain that was not read: height of the ground."])


def check_shapes():
    board = vasl.Board(60, 3)
    board.house(["AAA2"])
    text, made = board_case("more columns than letters go", board, {"aaa2": (["AAA2"], 0, False, None)}, 0)
    report("its grid", differs((made["map"]["grid"], text.splitlines()[2]), (
        {"columns": 60, "rows": 4, "orientation": "flat", "shifted": "even", "board": "22", "names": named(1, 0),
         "missing": [vasl.name_of(column, 0) for column in range(0, 60, 2)]},
        "Hexes: 60 × 4, numbered as on the board.")))
    board = vasl.Board(7, 5, dx=80, dy=91, size=(600, 500), centre=(60, 70))
    board.house(["C3", "D3"])
    board_case("hexes of another size, away from the corner", board, {"c3": (["C3", "D3"], 0, False, None)}, 0)
    board = vasl.Board(7, 5)
    board.house(["C3"])
    board_case("-999 stands for the usual", board, {"c3": (["C3"], 0, False, None)}, 0, hexWidth=-999, hexHeight=-999,
               A1CenterX=-999, A1CenterY=-999.0)
    _text, made = board_case("a name that is no prefix", board, {"c3": (["C3"], 0, False, None)}, 0, name="Red Barricades!")
    report("it is the title", differs((made["title"], "board" in made["map"]["grid"]), ("Board Red Barricades!", False)))
    board_case("no picture", board, {"c3": (["C3"], 0, False, None)}, 0, ["The board “22” has no picture that can be shown."], shown=False)
    text, _made = board_case("with one", board, {"c3": (["C3"], 0, False, None)}, 0)
    report("of which nothing is said", "picture" in text)
    board_case("a picture of another board", board, {"c3": (["C3"], 0, False, None)}, 0,
               ["Not shown: the picture of the board “22”, since it is of another size than its ground."], shown=False,
               more=[("bd22.gif", vassal.png(board.wide + 30, board.deep))])
    board_case("a picture with a pixel more", board, {"c3": (["C3"], 0, False, None)}, 0, shown=False,
               more=[("bd22.gif", vassal.png(board.wide + 1, board.deep))])


def check_beginnings():
    """Boards that do not begin with A1 and B0: half boards, and those with the other grain."""
    board = vasl.Board(7, 4, first="Q1")
    board.house(["Q3", "R2"], vasl.STONE_1)
    board.stair("R2")
    _text, made = board_case("A1 lies to the left of the picture", board, {"q3": (["Q3", "R2"], 1, False, ["R2"])}, 0, name="1b")
    report("the grid begins with Q", differs(made["map"]["grid"], {
        "columns": 7, "rows": 5, "orientation": "flat", "shifted": "even", "board": "1b", "names": named(17, 0),
        "missing": ["Q0", "S0", "U0", "W0"]}))
    board = vasl.Board(5, 4, first="A11")
    board.house(["B10", "B11", "C11"], vasl.STONE_1)
    board.stair("B11")
    _text, made = board_case("A1 lies above the picture", board, {"b10": (["B10-C11"], 1, False, ["B11"])}, 0)
    report("the grid begins with row 10", differs((made["map"]["grid"]["names"], made["map"]["grid"]["missing"]),
                                                  (named(1, 10), ["A10", "C10", "E10"])))
    board = vasl.Board(5, 4, raised=True)
    board.house(["A2", "B2"], vasl.STONE_1)
    board.stair("B2", "D5")
    board.kind("B2", "Stone Building, 2 Level")
    board.house(["D5", "E4"])
    _text, made = board_case("B1 lies higher than A1", board, {"a2": (["A2", "B2"], 2, False, ["B2"]), "d5": (["D5", "E4"], 0, False, None)}, 0)
    report("the odd columns are lower", differs(made["map"]["grid"], {
        "columns": 5, "rows": 5, "orientation": "flat", "shifted": "odd", "board": "22", "names": named(1, 1),
        "missing": ["A5", "C5", "E5"]}))
    for width in (5, 6):
        board = vasl.Board(width, 4, raised=True, first="A0", centre=(0, 64.5))
        board.house(["A0", "B1"], vasl.STONE_1)
        board.stair("B1", "E4")
        _text, made = board_case(f"A0 is the first of {width} columns", board, {"a0": (["A0", "B1"], 1, False, ["B1"])}, 0)
        report("there is no B0", differs((made["map"]["grid"]["names"], made["map"]["grid"]["missing"]),
                                         (named(1, 0), ["B0", "D0", "F0"][:width // 2])))
    board = vasl.Board(3, 2)
    refused("a hex too many where none is longer", LENGTH, ("bd22", vassal.pack([
        ("BoardMetadata.xml", board.metadata()), ("LOSData", gzip.compress(vasl.blocks(board.raw() + b"\0")))])))


# --- Saves

def save_case(name, commands, want, boards, status=None, options=(), said=()):
    """Units of a save as (name, kind, side, at, states), and sentences of its report."""
    code, text, wrong, made = run(("s.vsav", vassal.save(commands)), *boards, options=options)
    have = None
    if made:
        have = [(one["name"], one.get("kind", "ground"), one["side"], one["at"],
                 [state for state in ("broken", "concealed", "hidden") if one.get(state)]) for one in made["units"]]
    report(name, wrong or differs(have, want) or (differs(code, status) if status is not None else None) or
           next((f"not said: {line}\n{text}" for line in said if line not in text.splitlines()), None))
    return text, made


BOARD = vasl.Board(7, 5)
BOARD.house(["C3", "D3"], vasl.STONE_1)
BOARD.stair("C3")
FILE = ("bd22", BOARD.file())
IN_PLAY = vasl.bd((0, 0, "22", "VER", "6.0"))
SQUAD = ("4-6-7 sq", "ge467", "ge/467S.gif")
RUSSIAN = ("4-4-7 sq", "ru447", "ru/447S.gif")


def put(ident, what, at, board=BOARD, **other):
    return vasl.unit(ident, board, what[0], what[1], what[2], at, **other)


TWO = [put("1", SQUAD, "A1"), put("2", RUSSIAN, "G5")]
WANT = [("4-6-7 sq", "squad", "german", "A1", []), ("4-4-7 sq", "squad", "russian", "G5", [])]


def check_units():
    save_case("two squads", [IN_PLAY, *TWO], WANT, [FILE], 0)
    for name, what, want in (
            ("half-squad", ("2-4-7 hs", "x", "ge/247.gif"), ("2-4-7 hs", "half-squad")),
            ("crew", ("2-2-8 cr", "x", "ge/228.gif"), ("2-2-8 cr", "crew")),
            ("squad with more words", ("5-4-8 E sq", "x", "ge/548.gif"), ("5-4-8 E sq", "squad")),
            ("leader", ("9-2", "geLDR", "ge/92.gif"), ("9-2", "leader")),
            ("leader with a plus", ("7\\+1", "geLDR", "ge/71.gif"), ("7+1", "leader")),
            ("commissar", ("10-0", "ruCOM", "ru/com.gif"), ("10-0", "leader")),
            ("hero", ("Hero 1-4-9", "x", "ge/hero.gif"), ("Hero 1-4-9", "hero")),
            ("dummy", ("?", "?", "ge/q.gif"), ("?", "dummy")),
            ("vehicle", ("PzIVH", "x", "ge/veh/iv.gif"), ("PzIVH", "vehicle")),
            ("gun by its folder", ("PaK 40", "x", "ge/gun/pak.gif"), ("PaK 40", "gun")),
            ("gun by its name", ("76* INF", "x", "ru/76.gif"), ("76* INF", "gun"))):
        side = "german" if what[2].startswith("ge") else "russian"
        _text, made = save_case(name, [IN_PLAY, put("1", what, "B2"), put("2", RUSSIAN if side == "german" else SQUAD, "G5")],
                                [(*want, side, "B2", []), WANT[1] if side == "german" else ("4-6-7 sq", "squad", "german", "G5", [])],
                                [FILE])
        if want[1] == "leader":
            report(f"{name} leads", differs(made["units"][0]["leadership"], {"9-2": -2, "7+1": 1, "10-0": 0}[want[0]]))
        if want[1] == "vehicle":
            report("its armor is not in the file", differs(made["units"][0]["vehicle"], {
                "type": "afv", "armor": None, "ma": "functioning", "crew": "inherent"}))
    report("its nation", differs(made["units"][0]["nationality"], "russian"))
    hurt = vassal.layer([""], ["broken +"])
    save_case("broken", [IN_PLAY, put("1", SQUAD, "B2", traits=((hurt, "1"),)), TWO[1]],
              [("4-6-7 sq", "squad", "german", "B2", ["broken"]), WANT[1]], [FILE], 0)
    save_case("the nation is in the folder of any picture", [
        IN_PLAY, vasl.unit("1", BOARD, "4-6-7 sq", "x", "a.gif", "A1", layers=[vassal.layer(["", "ge/x.gif"], ["", ""])]), TWO[1]],
        WANT, [FILE], 0)
    for name, trait, state in (("HIP", "hide;x;y", "hidden"), ("masked", "obs;1;x.png;", "concealed"),
                               ("concealed", "conceal;x", "concealed")):
        text, made = save_case(name, [IN_PLAY, put("1", SQUAD, "A1", traits=((trait, "somebody"),)), TWO[1]],
                               [("?", "ground", "german", "A1", [state]), WANT[1]], [FILE], 0)
        report(f"{name} says nothing", differs("4-6-7" in text + json.dumps(made), False))
    save_case("beside the boards", [IN_PLAY, put("1", SQUAD, None), TWO[1]], [("4-6-7 sq", "squad", "german", None, []), WANT[1]], [FILE], 3)
    text, _made = save_case("other counters are markers", [
        IN_PLAY, *TWO, put("3", ("HMG", "hmg", "ge/hmg.gif"), "A1"), put("4", ("DM", "dm", "dm.gif"), "A1"),
        vassal.add("5", vassal.piece("Chit", "", "Notes", 1, 1))], WANT, [FILE], 3,
        said=["2 of 4 counters are units: German 1, Russian 1. 2 are markers.", "1 building recognised, in 2 of 38 hexes.", "HMG\t1\tmarker\tno unit by its name", "Not read: 1 counter in other windows."])
    save_case("a third nation", [IN_PLAY, *TWO, put("3", SQUAD, "B2"), put("4", RUSSIAN, "B3"),
                                 put("5", ("3-4-7 sq", "x", "it/347.gif"), "B4")],
              [*WANT, ("4-6-7 sq", "squad", "german", "B2", []), ("4-4-7 sq", "squad", "russian", "B3", [])], [FILE], 3,
              said=["More than two sides; these are left out: Italian.", "3-4-7 sq\t1\tleft out\tof a third side"])
    profile = json.dumps({"sides": {"Soviets": ["Russian", "Italian"], "Germans": ["German"]}})
    (folder / "q.json").write_text(profile, encoding="utf-8")
    save_case("in the order of the profile", [IN_PLAY, *TWO], [("4-6-7 sq", "squad", "germans", "A1", []),
                                                               ("4-4-7 sq", "squad", "soviets", "G5", [])], [FILE], 0,
              options=("--profile", str(folder / "q.json")))
    (folder / "p.json").write_text('{"sides": {"Axis": ["German", "Italian"], "Allies": ["Russian"]}}', encoding="utf-8")
    save_case("a profile groups nations", [IN_PLAY, *TWO, put("5", ("3-4-7 sq", "x", "it/347.gif"), "B4")],
              [("4-6-7 sq", "squad", "axis", "A1", []), ("4-4-7 sq", "squad", "allies", "G5", []),
               ("3-4-7 sq", "squad", "axis", "B4", [])], [FILE], 0, options=("--profile", str(folder / "p.json")))
    save_case("in a building", [IN_PLAY, put("1", SQUAD, "C3"), TWO[1]], [("4-6-7 sq", "squad", "german", "C3", []), WANT[1]], [FILE], 3,
              said=["1 unit stands in a building with upper levels. Its level is not in the file, so it stands on the ground."])


def check_kinds():
    """The user says of which kind a unit is where its name does not."""
    strange = [vasl.placed("8", BOARD, "B2", "+1 Piper", "br/x", conceal="br", values=[("iCVP", 1)]), put("3", ("HMG", "hmg", "ge/hmg.gif"), "B3")]
    said = folder / "kinds.json"

    def attempt(title, kinds, want, lines=(), **more):
        said.write_text(json.dumps({"sides": {"German": ["HMG"], "Russian": ["+1 piper"]}, "kinds": kinds, **more}), encoding="utf-8")
        text, made = save_case(title, [IN_PLAY, *strange, *TWO], [*want, *WANT], [FILE], 0, options=("--profile", str(said)), said=lines)
        return made["units"], text

    attempt("units of no kind", {}, [("+1 Piper", "ground", "russian", "B2", []), ("HMG", "ground", "german", "B3", [])],
            ["The kinds of 2 units are not known. They gain no Control and are worth no points."])
    units, text = attempt("units with a kind", {"leader": ["+1 Piper"], "gun": ["hmg"]},
                          [("+1 Piper", "leader", "russian", "B2", []), ("HMG", "gun", "german", "B3", [])])
    report("their kinds are known", differs(("not known" in text, units[0]["leadership"]), (False, 0)))
    units, _text = attempt("a vehicle by its kind", {"vehicle": ["+1 Piper", "HMG"]},
                           [("+1 Piper", "vehicle", "russian", "B2", []), ("HMG", "vehicle", "german", "B3", [])],
                           vehicles={"hmg": {"armor": 8, "ma": False, "crew": True}, "+1 piper": {"armor": None, "ma": False, "crew": False}})
    report("its worth", differs([[one["vehicle"].get(key) for key in ("type", "armor", "ma", "crew")] for one in units[:2]],
                                [["truck", None, "none", "none"], ["afv", 8, "none", "inherent"]]))
    attempt("a kind that the name says", {"gun": ["4-6-7 sq"]}, [("+1 Piper", "ground", "russian", "B2", []), ("HMG", "ground", "german", "B3", [])])
    for wrong in ([], {"ground": ["HMG"]}, {"tank": ["HMG"]}, {"gun": "HMG"}, {"gun": [7]}):
        said.write_text(json.dumps({"kinds": wrong}), encoding="utf-8")
        code, _text, complaint, made = run(("s.vsav", vassal.save([IN_PLAY, *TWO])), FILE, options=("--profile", str(said)))
        report(f"a profile of kinds: {wrong}", differs((code, "The profile is not of the form" in complaint, made), (1, True, None)))


def move(ident, at, window="Main Map"):
    x, y = (vasl.EDGE + part for part in BOARD.centre(at))
    return f"M/{ident}/{window}/{int(x)}/{int(y)}/null/Main Map/0/0/null/me"


def log(*commands):
    return "LOG\t" + vassal.ESC.join(vassal.join(vassal.ESC, [command]) for command in commands)


def log_case(name, saves, want, status=0, said=(), board=None):
    """Events of the draft that the logs give, one after another."""
    files = [(f"{i}.vlog", vassal.save(commands)) for i, commands in enumerate(saves)]
    code, text, wrong, made = run(files[0], *files[1:], board or FILE)
    have = made and [(event["do"], event["unit"], event.get("to", event.get("broken")), event["note"]) for event in made["log"]]
    report(name, wrong or differs((code, have), (status, want)) or
           next((f"not said: {line}\n{text}" for line in said if line not in text.splitlines()), None))
    return made


def check_log():
    squad, russian = "4-6-7-sq", "4-4-7-sq"
    log_case("a log", [[IN_PLAY, *TWO, log(move("1", "A2")), log("CHAT"), log(move("1", "B2")), log("-/2")]],
             [("move", squad, "A2", "Step 1"), ("move", squad, "B2", "Step 3"), ("withdraw", russian, None, "Step 4")],
             said=["Log: 4 steps, read as events.", "1 step changed nothing on the hexes."])
    log_case("each hex of a step, and of steps within it", [[IN_PLAY, *TWO, log(move("1", "A2"), log(move("1", "B2")), move("1", "B3"))]],
             [("move", squad, "A2", "Step 1"), ("move", squad, "B2", "Step 1"), ("move", squad, "B3", "Step 1")])
    back = log("UNDO\ttrue", move("1", "A1"), "UNDO\tfalse")
    log_case("a step through hexes taken back", [[IN_PLAY, *TWO, log(move("1", "A2"), move("1", "B2")), back]], [])
    stack = vassal.stack("s", "Main Map", *(int(vasl.EDGE + part) for part in BOARD.centre("A1")), ["1"])
    log_case("in a stack", [[IN_PLAY, *TWO, stack, log(move("s", "A2")), log(move("s", "A3"))]],
             [("move", squad, "A2", "Step 1"), ("move", squad, "A3", "Step 2")])
    log_case("among the casualties", [[IN_PLAY, *TWO, log(move("2", "A1", "German Casualties"))]],
             [("eliminate", russian, None, "Step 1")])
    log_case("hexes between", [[IN_PLAY, *TWO, log(move("2", "E4"))]], [("move", russian, "E4", "Step 1")], 3,
             ["1 move leaps over hexes. The log does not tell which, so that Control is not gained there in passing."])
    log_case("upstairs", [[IN_PLAY, put("1", SQUAD, "C2"), TWO[1], log(move("1", "C3"))]], [("move", squad, "C3", "Step 1")], 3,
             ["1 move ends in a building with upper levels. Its level is not in the log, so it ends on the ground."])
    log_case("whoever comes later", [[IN_PLAY, *TWO, log(put("3", SQUAD, "B2")), log(move("3", "B3"))]],
             [("place", f"{squad}-2", "B2", "Step 1"), ("move", f"{squad}-2", "B3", "Step 2")], 3)
    log_case("the next log", [[IN_PLAY, *TWO, log(move("1", "A2"))], [IN_PLAY, put("1", SQUAD, "A2"), TWO[1], log(move("2", "G4"))]],
             [("move", squad, "A2", "Step 1"), ("move", russian, "G4", "Log 2, step 1")])
    code, _text, wrong, _made = run(("0.vlog", vassal.save([IN_PLAY, *TWO, log(move("1", "A2"))])),
                                    ("1.vlog", vassal.save([vasl.bd((0, 0, "r22", "VER", "6.0")), *TWO])), FILE)
    report("the next log on a board turned round", differs(
        (code, wrong), (1, "hex-umpire-cli: 0.vlog: Log 2 is played on other boards than the game before it. Leave that log out.\n")))


LEVELS = ["+ Cellar", "+ Ground Level", "+ Level 1", "+ Level 2", "+ Level 3", "+ Roof Level"]


def level(ident, at, which, name="Building"):
    """The counter that tells the level of those above it."""
    return vasl.placed(ident, BOARD, at, name, "ML/_white58", shown=[(LEVELS, which)])


def pile(at, *members, ident="s"):
    return vassal.stack(ident, "Main Map", *(int(vasl.EDGE + part) for part in BOARD.centre(at)), members)


GUESSED = "stands in a building with upper levels"


def check_levels():
    """A counter tells the level of the units above it in the stack; nothing tells it of others."""
    squad, other = put("1", SQUAD, "C3"), put("3", SQUAD, "C3")
    for name, more, want, guessed in (
            ("above a level counter", [squad, level("9", "C3", 3), pile("C3", "9", "1")], ["C3/1"], 0),
            ("below it", [squad, level("9", "C3", 3), pile("C3", "1", "9")], ["C3"], 0),
            ("above and below", [squad, other, level("9", "C3", 3), pile("C3", "1", "9", "3")], ["C3", "C3/1"], 0),
            ("above two of them", [squad, other, level("9", "C3", 3), level("8", "C3", 2), pile("C3", "9", "1", "8", "3")], ["C3/1", "C3"], 0),
            ("on the ground level", [squad, level("9", "C3", 2), pile("C3", "9", "1")], ["C3"], 0),
            ("by another such counter", [squad, level("9", "C3", 3, "Fort Bldg"), pile("C3", "9", "1")], ["C3/1"], 0),
            ("a level that the building has not", [squad, level("9", "C3", 5), pile("C3", "9", "1")], ["C3"], 1),
            ("a cellar that it has not", [squad, level("9", "C3", 1), pile("C3", "9", "1")], ["C3"], 1),
            ("a roof that it has not", [squad, level("9", "C3", 6), pile("C3", "9", "1")], ["C3"], 1),
            ("another name", [squad, level("9", "C3", 3, "Rubble"), pile("C3", "9", "1")], ["C3"], 1),
            ("in no stack with it", [squad, level("9", "C3", 3)], ["C3"], 1),
            ("outside buildings", [put("1", SQUAD, "B1"), level("9", "B1", 3), pile("B1", "9", "1")], ["B1"], 0)):
        text, made = save_case(f"levels: {name}", [IN_PLAY, *more, TWO[1]],
                               [*(("4-6-7 sq", "squad", "german", at, []) for at in want), WANT[1]], [FILE], 3)
        report(f"levels: {name}: guessed", differs(text.count(GUESSED), guessed))
    report("the counter is named", differs("Building Level 1\t1\tmarker\tshows the level of the units above it" in text.splitlines(), True))
    ford = vasl.Board(7, 5)
    ford.spot("D3", 83)
    for name, what, kind in (("a squad", SQUAD, "squad"), ("a vehicle", ("PzIVH", "x", "ge/veh/iv.gif"), "vehicle")):
        save_case(f"{name} in a hex with a bridge", [IN_PLAY, put("1", what, "D3"), TWO[1]], [(what[0], kind, "german", "D3/bridge", []), WANT[1]],
                  [("bd22", ford.file())], 3,
                  said=["1 unit stands in a hex with a bridge. The file does not tell whether it is below, so it stands on the bridge."])
    log_case("over a bridge", [[IN_PLAY, *TWO, put("5", SQUAD, "C3"), log(move("5", "D3"), move("5", "E3"))]],
             [("move", "4-6-7-sq-2", "D3/bridge", "Step 1"), ("move", "4-6-7-sq-2", "E3", "Step 1")], 3,
             ["1 move leads to a hex with a bridge. The log does not tell whether below, so it leads onto the bridge."], ("bd22", ford.file()))
    text, _made = save_case("nobody drives upstairs", [IN_PLAY, put("1", ("PzIVH", "x", "ge/veh/iv.gif"), "C3"), TWO[1]],
                            [("PzIVH", "vehicle", "german", "C3", []), WANT[1]], [FILE], 3)
    report("and is not asked", differs(GUESSED in text, False))
    save_case("whatever lies under it", [IN_PLAY, put("1", ("PzIVH", "x", "ge/veh/iv.gif"), "C3"), level("9", "C3", 3), pile("C3", "9", "1"), TWO[1]],
              [("PzIVH", "vehicle", "german", "C3", []), WANT[1]], [FILE], 3)


def check_log_levels():
    squad = "4-6-7-sq"
    begin = [IN_PLAY, put("1", SQUAD, "B3"), TWO[1], level("9", "C3", 3), pile("C3", "9")]
    x, y = (int(vasl.EDGE + part) for part in BOARD.centre("C3"))
    up = f"M/1/Main Map/{x}/{y}/s/Main Map/0/0/null/me"
    down = "D/9/" + level("9", "C3", 2).split("/", 3)[3].rsplit("/", 1)[1]
    told = log_case("onto a level counter", [[*begin, log(up)]], [("move", squad, "C3/1", "Step 1")], 3)
    report("its level is told", differs("Their levels" in told["about"] or "Its level" in told["about"], False))
    log_case("through another hex onto it", [[*begin, log(move("1", "B2"), up)]],
             [("move", squad, "B2", "Step 1"), ("move", squad, "C3/1", "Step 1")], 3)
    log_case("up and away", [[*begin, log(up), log(move("1", "D3"))]], [("move", squad, "C3/1", "Step 1"), ("move", squad, "D3", "Step 2")], 3,
             ["1 move ends in a building with upper levels. Its level is not in the log, so it ends on the ground."])
    log_case("the level counter shows another level", [[*begin, log(up), log(down)]],
             [("move", squad, "C3/1", "Step 1"), ("move", squad, "C3", "Step 2")], 3)
    back = log("UNDO\ttrue", "D/9/" + level("9", "C3", 3).split("/", 3)[3].rsplit("/", 1)[1], "UNDO\tfalse")
    log_case("and that is taken back", [[*begin, log(up), log(down), back]], [("move", squad, "C3/1", "Step 1")], 3)
    tank = [put("5", ("PzIVH", "x", "ge/veh/iv.gif"), "B3"), *begin[2:]]
    log_case("a vehicle on a level counter", [[IN_PLAY, *tank, log(up.replace("M/1/", "M/5/"))]], [("move", "pzivh", "C3", "Step 1")], 3)
    log_case("the next log begins upstairs", [[*begin, log(move("1", "B2"))],
                                              [IN_PLAY, put("1", SQUAD, "C3"), TWO[1], level("9", "C3", 3), pile("C3", "9", "1"), log("CHAT")]],
             [("move", squad, "B2", "Step 1"), ("move", squad, "C3/1", "Before log 2")], 3)


def check_log_states():
    """A squad that breaks is marked so, since it gains no Control."""
    hurt = vassal.layer([""], ["broken +"])
    shown, hidden = (put("1", SQUAD, at, traits=((hurt, level),)).split("/")[4] for at, level in (("A1", "1"), ("A2", "-1")))
    log_case("it breaks and rallies", [[IN_PLAY, put("1", SQUAD, "A1", traits=((hurt, "-1"),)), TWO[1], log("D/1/" + shown),
                                        log(move("1", "A2")), log("D/1/" + hidden)]],
             [("mark", "4-6-7-sq", True, "Step 1"), ("move", "4-6-7-sq", "A2", "Step 2"), ("mark", "4-6-7-sq", False, "Step 3")])


def check_passing():
    """The building is gained in passing (26.11), and not where the squad is broken by then."""
    flat = vasl.Board(7, 5)
    flat.house(["C3", "D3"], vasl.STONE)
    hurt = vassal.layer([""], ["broken +"])
    for name, commands, want in (
            ("gained in passing", [log(move("1", "C3")), log(move("1", "D2")), log(move("1", "E3"))], "German"),
            ("in one step", [log(move("1", "C3"), move("1", "D2"), move("1", "E3"))], "German"),
            ("passed broken", ["D", log(move("1", "C3")), log(move("1", "D2"))], None)):
        squad = put("1", SQUAD, "C2", traits=((hurt, "-1"),))
        commands = [log("D/1/" + put("1", SQUAD, "C2", traits=((hurt, "1"),)).split("/")[4]) if one == "D" else one for one in commands]
        _code, text, wrong, made = run(("s.vlog", vassal.save([IN_PLAY, squad, TWO[1], *commands])), ("bd22", flat.file()))
        if wrong:
            report(name, wrong + text)
            continue
        made["rules"]["control"] = {"victory": [{"side": "german", "when": "end", "needs": {"controls": {"buildings": ["c3"]}}}]}
        (folder / "passing.hexgame").write_text(json.dumps(made), encoding="utf-8")
        said = subprocess.run([cli, "judge", str(folder / "passing.hexgame")], env=plain, capture_output=True, text=True, check=True).stdout
        line = said.split("Buildings\n", 1)[1].split("\n", 1)[0] if "Buildings\n" in said else ""
        report(name, None if (want in line if want else "German" not in line) else said)


ARCS = (["+ vca3", "+ vca4"], 1)
TURRET = (["+ tca3", "+ tca4"], 2)
HATCHES = (["+ BU", "+ CE"], 1)
SQUADS = (["4-6-8 Esq", "4-6-7 1sq", "4-4-7 2sq"], 2)
BROKEN = (["broken +"], 1)


def placed_case(name, want, *what, side="german", more=(), options=(), **other):
    """One counter as VASL places it, beside a Russian one; the unit that comes of it, without what all have."""
    _code, text, wrong, made = run(("s.vsav", vassal.save([IN_PLAY, vasl.placed("1", BOARD, "B2", *what, **other), *more, TWO[1]])), FILE, options=options)
    units = [one for one in made["units"] if one["at"] == "B2"] if made else []
    have = [(one["name"], one.get("kind", "ground"), one["nationality"], *(part for part in ("broken", "berserk", "wounded", "concealed", "hidden")
                                                                           if one.get(part)), *([one["leadership"]] if "leadership" in one else []),
             *([one["vp"]] if "vp" in one else [])) for one in units]
    report(name, wrong or differs((have, [one["side"] for one in units]), ([want] if want else [], [side] * bool(want))))
    return text, units


def check_names():
    """Names as VASL's own order of battle has them."""
    german = {"conceal": "ge"}
    for basic, shown, want in (
            ("4-6-8 Esq", [SQUADS], ("4-6-7 1sq", "squad", "german")),
            ("4-6-8 Esq", [SQUADS, (["2-4-8 Ehs", "2-4-7 1hs"], 2)], ("2-4-7 1hs", "half-squad", "german")),
            ("4-6-8 Esq", [SQUADS, BROKEN], ("4-6-7 1sq", "squad", "german", "broken")),
            ("4-6-8 Esq", [SQUADS, (["brk +", "brk +"], 2)], ("4-6-7 1sq", "squad", "german", "broken")),
            ("4-6-8 Esq", [SQUADS, (["", "broken +"], 1)], ("4-6-7 1sq", "squad", "german")),
            # Two pictures, and one name for both.
            ("4-6-8 Esq", [SQUADS, (["broken +"], 2)], ("4-6-7 1sq", "squad", "german", "broken")),
            ("4-6-8 Esq", [SQUADS, (["broken +"], -2)], ("4-6-7 1sq", "squad", "german")),
            ("4-6-7 1sq", [(["Fanatic +"], 1), (["Berserk +"], 1)], ("4-6-7 1sq", "squad", "german", "berserk")),
            ("6-5-8 SSsq", [(["", "'44-'45 +"], 2)], ("'44-'45 6-5-8 SSsq", "squad", "german")),
            ("4-6-8 Esq", [(["4-6-8 Lehr Esq"], 1), (["+ CX"], 1)], ("4-6-8 Lehr Esq", "squad", "german")),
            ("3-(4)-8 Msq (FnN)", [], ("3-(4)-8 Msq (FnN)", "squad", "german")),
            ("5-4-8 1 Sq", [], ("5-4-8 1 Sq", "squad", "german")),
            ("2-3-7 2 HS", [], ("2-3-7 2 HS", "half-squad", "german")),
            ("4-4-7 KMC(j)sq", [], ("4-4-7 KMC(j)sq", "squad", "german")),
            ("000 SShs", [], ("000 SShs", "half-squad", "german")),
            ("2-2-8 Icr", [], ("2-2-8 Icr", "crew", "german")),
            ("1-2-7 Lehr Vcr", [(["+ Lehr"], 1)], ("1-2-7 Lehr Vcr Lehr", "crew", "german")),
            ("1-2-6 LCcr", [], ("1-2-6 LCcr", "crew", "german", 1)),
            ("geLDR", [(["10-3", "9-1"], 1)], ("10-3", "leader", "german", -3)),
            ("geLDRl", [(["10-3", "9-1"], 2), (["+ Lehr"], 1), (["broken +", "broken +"], 2)], ("9-1 Lehr", "leader", "german", "broken", -1)),
            ("geCOM", [(["10-0"], 1), (["Wnd. +"], 1)], ("10-0", "leader", "german", "wounded", 0)),
            ("10-2 AL", [], ("10-2 AL", "leader", "german", -2)),
            ("8-0 Gestapo", [], ("8-0 Gestapo", "leader", "german", 0)),
            ("geLDR", [(["8-1"], 1), (["Heroic +"], 1)], ("8-1", "leader", "german", -1)),
            ("Hero", [(["+ Lehr"], 1)], ("Hero Lehr", "hero", "german")),
            ("T-H Hero", [(["Wnd +"], 1)], ("T-H Hero", "hero", "german", "wounded")),
            ("StuG IIIG", [ARCS, HATCHES], ("StuG IIIG", "vehicle", "german")),
            ("PzKw IVH", [ARCS, TURRET, (["+ crew CE\\, pass BU"], 1)], ("PzKw IVH", "vehicle", "german")),
            ("81* MTR GrW 34", [(["", "Dismantled +"], 2), (["Malf  +"], 1)], None),
            ("PaK 38 AT", [], None), ("LMG", [], None), ("12-0 foot bridge", [], None), ("9-9 days", [], None),
            ("4-6-7", [], None), ("1sq 4-6-7", [], None), ("4-6 1sq", [], None), ("Wreck", [], None), ("Berserk", [], None)):
        placed_case(f"{basic} {shown}", want, basic, " ", shown=shown, **german)
    for word in ("Fanatic", "CX", "Pin", "TI", "Malf", "Stun"):
        placed_case(f"{word} behind it", ("4-6-7 1sq", "squad", "german"), f"4-6-7 1sq {word}", " ", **german)
    for path in ("br/veh/x", "br/vehicles/x", "BR/Vehicles/x"):
        placed_case(path, ("Sherman", "vehicle", "german"), "Sherman", path, shown=[TURRET], **german)
    for path in ("fr/gun/x", "br/guns/x"):
        placed_case(path, ("75 ART", "gun", "german"), "75 ART", path, shown=[(["+ ca3", "+ ca4"], 2)], **german)
    placed_case("a gun by its points", ("Nebelwerfer", "gun", "german"), "Nebelwerfer", " ", values=[("gCVP", 2)], **german)
    placed_case("a weapon that is taken apart is none", None, "37* INF", "ge/x", shown=[(["", "dm +"], 1)], **german)
    placed_case("an aircraft", ("'44 GE FB w/ bomb", "aircraft", "german"), "'44 GE FB w/ bomb", "sh/x", values=[("pCVP", 2)])
    weapons = [f"{word} {i}" for word in ("LMG", "MTR") for i in range(6)]
    _code, text, wrong, _made = run(("s.vsav", vassal.save([IN_PLAY, *TWO, *(vasl.placed(str(i), BOARD, "B2", one, " ", **german)
                                                                             for i, one in enumerate(weapons, 10))])), FILE)
    report("what is no unit is named, however much it is", wrong or differs(
        [line.split("\t")[0] for line in text.splitlines() if line.endswith("\t1\tmarker\tno unit by its name")], weapons))
    for wreck in ("PzKw IVH Wreck", "PzKw IVH Wreck2"):
        placed_case(wreck, None, wreck, "ge/veh/x", shown=[ARCS])
    text, _units = placed_case("no kind by its name", None, "+1 Piper", "br/x", values=[("iCVP", 1)], conceal="br")
    report("it is named", differs("+1 Piper\t1\tleft out\tkind of unit not known" in text.splitlines(), True))
    text, _units = placed_case("landing craft", None, "LCA", "sh/LCA", shown=[(["+ ca3"], 1)], values=[("tCVP", 5)], **german)
    report("nobody knows whose it is", differs("LCA\t1\tleft out\tside not known" in text.splitlines(), True))
    _code, _text, wrong, made = run(("s.vsav", vassal.save([IN_PLAY, vasl.placed("1", BOARD, "B2", "CX " * 300000 + "4-6-7 1sq", " ", **german),
                                                            *(vasl.placed(str(i), BOARD, "B2", f"Tank {i}", "ge/veh/x", **german)
                                                              for i in range(10, 20000))])), FILE)
    report("a name with states without end, and types without end", wrong or differs(len(made["units"]), 19991))


PHASES = ["Rally", "Prep Fire", "Movement", "Defensive Fire", "Advancing Fire", "Rout", "Advance", "Close Combat"]


def check_turns():
    """The counters that show turn and phase."""
    def track(first, turn, phase, who):
        return vasl.placed("9", BOARD, None, f"Phase Track {first}", "tables/x", shown=[
            ([f"Turn {i} " for i in range(1, 11)], turn), (["+- RPh", "+- PFPh", "+- MPh"], phase), (["Allied +", "Axis +"], who)])

    for title, more, said, turns, order, start in (
            ("the Allied first", [track("Allied 1st", 1, 1, 1)], "Allied Turn 1 - RPh", 1, ["russian", "german"], {}),
            ("the Axis second", [track("Allied 1st", 3, 2, 2)], "Axis Turn 3 - PFPh", 3, ["russian", "german"], (3, 2, 2)),
            ("the Axis first", [track("Axis 1st", 10, 3, 2)], "Axis Turn 10 - MPh", 10, ["german", "russian"], (10, 1, 3)),
            ("a track", [track("Axis 1st", 2, 1, 1), vasl.placed("8", BOARD, None, "8-Turn Track", "tables/x")], "Allied Turn 2 - RPh", 8,
             ["german", "russian"], (2, 2, 1))):
        _code, text, wrong, made = run(("s.vsav", vassal.save([IN_PLAY, *more, *TWO])), FILE)
        calendar = made["calendar"] if made else None
        report(title, wrong or differs((calendar["turns"], [one["side"] for one in calendar["player_turns"]], calendar["player_turns"][0]["phases"],
                                        f"Turn: “{said}” in the file." in text.splitlines()), (turns, order, PHASES, True)))
        clock = made["start"].get("clock", {})
        report(f"{title}: the clock", differs(clock and (clock.get("turn"), clock.get("player_turn", 1), clock.get("phase", 1)), start))
    _code, text, wrong, made = run(("s.vsav", vassal.save([IN_PLAY, track("Axis 1st", 2, 1, 1), TWO[1], put("3", ("4-4-7 sq", "x", "br/x"), "B2")])), FILE)
    report("two sides of the Allied", wrong or differs((made["calendar"]["turns"], made["calendar"]["player_turns"][0]["phases"]), (2, ["Play"])))


def check_nations():
    """Whose concealment a counter gets says whose it is."""
    for conceal, folder, want in (
            ("ge", "br", ("german", "german")), ("ru", "br", ("russian", "russian")), ("fr", "am", ("french", "french")),
            ("", "am", ("american", "american")), ("zz", "am", ("american", "american")), ("", "us", ("american", "american")),
            ("cc", "cc", ("communist chinese", "communist-chinese")), ("nk", "ru", ("north korean", "north-korean")),
            ("sk", "us", ("south korean", "south-korean")), ("un", "un", ("other unc", "other-unc")),
            ("ss", "ss", ("waffen ss", "german")), ("ge", "hu", ("hungarian", "hungarian")), ("ge", "pa", ("german", "german")),
            ("br", "hu", ("british", "british")), ("al", "al", ("allied minor", "allied-minor")), ("", "zz", None)):
        placed_case(f"concealment {conceal}, folder {folder}", want and ("4-6-7 1sq", "squad", want[0]), "4-6-7 1sq", f"{folder}/x",
                    conceal=conceal, side=want and want[1])
    both = [vasl.placed("3", BOARD, "C2", "6-5-8 SSsq", "ss/x", conceal="ss"), vasl.placed("4", BOARD, "C3", "4-6-7 1sq", "ge/x", conceal="ge")]
    _code, text, wrong, made = run(("s.vsav", vassal.save([IN_PLAY, *both, TWO[1]])), FILE)
    report("the Waffen SS is on the side of the Germans", wrong or differs([(one["side"], one["nationality"]) for one in made["units"]], [
        ("german", "waffen ss"), ("german", "german"), ("russian", "russian")]))
    text, units = placed_case("masked", ("?", "ground", "german", "concealed"), "4-6-7 1sq", "ge/x", conceal="ge", owner="somebody;|0")
    report("its side is known by its concealment", differs("?\t1\tunit of German\tside by the concealment of its nation" in text.splitlines(), True))


def check_worth():
    """What a vehicle's counter is worth gives its armor, main armament and crew (26.212)."""
    for title, shown, values, want in (
            ("a tank", [ARCS, TURRET, HATCHES], [("tCVP", 6), ("tankmod", 0)], ("afv", 10, "functioning", "inherent")),
            ("a thin tank", [ARCS, HATCHES], [("tCVP", 5)], ("afv", 5, "functioning", "inherent")),
            ("a heavy tank", [ARCS, HATCHES], [("tCVP", 12)], ("afv", 40, "functioning", "inherent")),
            ("without main armament", [ARCS, HATCHES], [("tCVP", 4)], ("afv", 5, "none", "inherent")),
            ("the gun is broken", [ARCS, HATCHES], [("tCVP", 6), ("tankmod", -1)], ("afv", 10, "malfunctioned", "inherent")),
            ("the crew has left", [ARCS, HATCHES], [("tCVP", 6), ("tankmod", -2)], ("afv", 10, "functioning", "none")),
            ("both", [ARCS, HATCHES], [("tCVP", 6), ("tankmod", -3)], ("afv", 10, "malfunctioned", "none")),
            ("a truck", [ARCS], [("tCVP", 1)], ("truck", None, "none", "none")),
            ("a truck with a machine gun", [ARCS], [("tCVP", 2)], ("truck", None, "functioning", "none")),
            ("a truck with a crew", [ARCS], [("tCVP", 3)], ("truck", None, "none", "inherent")),
            ("a truck with a gun", [ARCS, TURRET], [("tCVP", 4)], ("truck", None, "functioning", "inherent")),
            ("an open carrier", [ARCS], [("tCVP", 5)], ("afv", 5, "functioning", "inherent")),
            ("hatches and no worth", [ARCS, HATCHES], [("tCVP", 1)], ("afv", None, "functioning", "inherent")),
            ("a number that is none", [ARCS, HATCHES], [("tCVP", "x")], ("afv", None, "functioning", "inherent")),
            ("too large a number", [ARCS, HATCHES], [("tCVP", 10**9)], ("afv", None, "functioning", "inherent")),
            ("less than nothing", [ARCS], [("tCVP", -1)], ("afv", None, "functioning", "inherent"))):
        text, units = placed_case(title, ("PzKw IVH", "vehicle", "german"), "PzKw IVH", "ge/veh/x", conceal="ge", shown=shown, values=values)
        report(f"{title}: its data", differs([tuple(one["vehicle"].get(key) for key in ("type", "armor", "ma", "crew")) for one in units], [want]))
    report("its type is named", differs("Armor and main armament of 1 vehicle are not in the file. It counts as unarmored and functioning: PzKw IVH."
                                        in text.splitlines(), True))
    text, _units = placed_case("a wagon", ("Wagon", "vehicle", "german"), "Wagon", "sh/Wagon", conceal="ge", values=[("tCVP", 1)])
    report("its worth is said", differs("Armor, main armament and crew of 1 vehicle follow from the points on its counter. Armor is the highest "
                                        "that gives these points." in text.splitlines(), True))
    known = folder / "known.json"
    for title, said, shown, values, want in (
            ("a type that the user knows", {"armor": 8, "ma": True, "crew": True}, [ARCS, HATCHES], [], ("afv", 8, "functioning", "inherent")),
            ("he knows more than its points", {"armor": 6, "ma": True, "crew": True}, [ARCS], [("tCVP", 1)], ("afv", 6, "functioning", "inherent")),
            ("a gun that is broken", {"armor": 0, "ma": True, "crew": True}, [ARCS], [("tankmod", -3)], ("afv", 0, "malfunctioned", "none")),
            ("nothing on it", {"armor": None, "ma": False, "crew": False}, [ARCS], [], ("truck", None, "none", "none"))):
        known.write_text(json.dumps({"vehicles": {" pzkw ivh ": said}}), encoding="utf-8")
        text, units = placed_case(title, ("PzKw IVH", "vehicle", "german"), "PzKw IVH", "ge/veh/x", conceal="ge", shown=shown, values=values,
                                  options=("--profile", str(known)))
        report(f"{title}: its data", differs(([tuple(one["vehicle"].get(key) for key in ("type", "armor", "ma", "crew")) for one in units],
                                              "are not in the file" in text), ([want], False)))
    for said in ([], {"armor": 8}, {"armor": -1, "ma": True, "crew": True}, {"armor": 1000, "ma": True, "crew": True},
                 {"armor": 1.5, "ma": True, "crew": True}, {"armor": 8, "ma": 1, "crew": True}, {"armor": 8, "ma": True, "crew": "inherent"}):
        known.write_text(json.dumps({"vehicles": {"PzKw IVH": said}}), encoding="utf-8")
        code, _text, wrong, made = run(("s.vsav", vassal.save([IN_PLAY, *TWO])), FILE, options=("--profile", str(known)))
        report(f"a profile of vehicles: {said}", differs((code, "The profile is not of the form" in wrong, made), (1, True, None)))
    dead = [vasl.placed(str(i), BOARD, "A1", *what, map_name="Casualties", conceal="ge", values=values, shown=shown) for i, (what, values, shown) in
            enumerate([(("PzKw IVH", "ge/veh/x"), [("tCVP", 6), ("tankmod", -2)], [HATCHES]), (("Hero", " "), [("iCVP", 0)], []),
                       (("75L AT PaK 40", "ge/gun/x"), [("gCVP", 2)], []), (("1-2-6 LCcr", " "), [("iCVP", 1)], [])], 20)]
    save_case("points of casualties", [IN_PLAY, *TWO, *dead], WANT, [FILE], 3,
              said=["Casualties of German, with their points: PzKw IVH (4), Hero (0), 75L AT PaK 40 (2), 1-2-6 LCcr (1). Sum: 7."])


def check_concealment():
    mark = ("?", "?", "ge/q.gif")
    x, y = (vasl.EDGE + part for part in BOARD.centre("B2"))

    def pile(*members):
        return vassal.stack("s", "Main Map", int(x), int(y), members)

    text, _made = save_case("a question mark over a squad", [IN_PLAY, put("1", SQUAD, "B2"), put("3", mark, "B2"), pile("1", "3"), TWO[1]],
                            [("4-6-7 sq", "squad", "german", "B2", ["concealed"]), WANT[1]], [FILE], 3)
    report("it is a marker", differs("?\t1\tmarker\tconceals the units under it" in text, True))
    text, _made = save_case("a question mark over a counter of no known kind", [
        IN_PLAY, vasl.placed("1", BOARD, "B2", "+1 Piper", "br/x", conceal="br", values=[("iCVP", 1)]), put("3", mark, "B2"), pile("1", "3"), *TWO[1:]],
                            [WANT[1]], [FILE], 3)
    report("it is no dummy", differs("?\t1\tmarker\t" in text, True))
    save_case("under a squad it is a dummy", [IN_PLAY, put("1", SQUAD, "B2"), put("3", mark, "B2"), pile("3", "1"), TWO[1]],
              [("4-6-7 sq", "squad", "german", "B2", []), ("?", "dummy", "german", "B2", []), WANT[1]], [FILE], 0)
    save_case("what lies over it is seen", [IN_PLAY, put("1", SQUAD, "B2"), put("3", mark, "B2"), put("4", SQUAD, "B2"),
                                            pile("1", "3", "4"), TWO[1]],
              [("4-6-7 sq", "squad", "german", "B2", ["concealed"]), ("4-6-7 sq", "squad", "german", "B2", []), WANT[1]], [FILE])
    save_case("two alone are dummies", [IN_PLAY, put("3", mark, "B2"), put("4", mark, "B2"), pile("3", "4"), TWO[1]],
              [("?", "dummy", "german", "B2", []), ("?", "dummy", "german", "B2", []), WANT[1]], [FILE], 0)


def check_start():
    held = [put(str(i), (what, what, "x.gif"), at) for i, (what, at) in enumerate(
        [("Axis control", "B1"), ("Allied control", "C3"), ("Axis control", "B3"), ("Allied control", "B3"), ("Axis control", "D4"),
         ("Flame", "E2"), ("Blaze", "F2"), ("Flame", "F2"), ("Blaze", None)], 10)]
    text, made = save_case("control and fire", [IN_PLAY, *TWO, *held], WANT, [FILE], 3,
                           said=["Not taken: control of 1 hex that both sides would have.", "Axis control\t3\tmarker\tcontrol of its hex at the start",
                                 "Blaze\t1\tmarker\tFire in its hex at the start", "Blaze\t1\tmarker\tno unit by its name"])
    report("the start", differs((made["format"], made["start"]), ("hex-umpire/2", {
        "holdings": [{"side": "german", "hexes": ["B1", "D4"]}, {"side": "russian", "hexes": ["C3"]}],
        "fires": [{"at": "E2", "level": "flame"}, {"at": "F2", "level": "blaze"}]})))
    both = [put("1", SQUAD, "A1"), put("2", ("3-4-7 sq", "x", "it/347.gif"), "G5")]
    text, made = save_case("two nations of the Axis", [IN_PLAY, *both, *held], [WANT[0], ("3-4-7 sq", "squad", "italian", "G5", [])],
                           [FILE], 3, said=["Axis control\t3\tmarker\tcontrol, but it is not known which side is the Axis"])
    report("nobody holds anything", differs("holdings" in made["start"], False))
    dead = [put(str(i), what, "A1", map_name="Casualties") for i, what in enumerate(
        [SQUAD, ("9-2", "geLDR", "ge/92.gif"), ("PzIVH", "x", "ge/veh/iv.gif"), ("2-2-8 cr", "x", "ru/228.gif")], 20)]
    save_case("casualties beside what VASL counts", [IN_PLAY, *TWO, *dead, "MutableProperty\tAlliedCVP\t0\t6", "MutableProperty\tAxisCVP\t0\t1"],
              WANT, [FILE], 3, said=["Casualties of German, with their points: 4-6-7 sq (2), 9-2 (3), PzIVH (?). Sum: 5.",
                                     "Casualties of Russian, with their points: 2-2-8 cr (2). Sum: 2.",
                                     "VASL itself counts: AlliedCVP 6, AxisCVP 1."])


def check_beside():
    """Boards that nobody names are found beside the save, and beside boards that are named."""
    left, right = vasl.Board(5, 4), vasl.Board(5, 4)
    units = [put("1", SQUAD, "A1", left), put("2", RUSSIAN, "C4", right, place=(left.wide, 0))]
    save = vassal.save([vasl.bd((0, 0, "1"), (1, 0, "2")), *units])
    near, far = folder / "near", folder / "far"
    for where, names in ((near, ("1",)), (far, ("1", "2"))):
        where.mkdir()
        for name in names:
            (where / f"bd0{name}").write_bytes((left if name == "1" else right).file(name))
    (near / "s.vsav").write_bytes(save)

    def attempt(title, files, want):
        _, _, wrong, made = importer.draft(*files, out=folder / "out.hexgame")
        report(title, differs((made and json.loads(made)["title"], wrong), want))

    attempt("one of two boards beside the save", [near / "s.vsav"],
            (None, "hex-umpire-cli: s.vsav: The save is played on the board “2”: give its file (bd2) as well.\n"))
    attempt("the other beside one that is named", [near / "s.vsav", far / "bd01"], ("Boards 1, 2", ""))
    (near / "bd2.zip").write_bytes(right.file("2"))
    attempt("both beside the save", [near / "s.vsav"], ("Boards 1, 2", ""))
    (near / "bd2.zip").unlink()
    (near / "bd2.zip").symlink_to(far / "bd02")
    attempt("a link out of the folder is not followed", [near / "s.vsav"],
            (None, "hex-umpire-cli: s.vsav: The save is played on the board “2”: give its file (bd2) as well.\n"))
    attempt("unless it is named", [near / "s.vsav", near / "bd2.zip"], ("Boards 1, 2", ""))
    (near / "bd2.zip").unlink()
    (near / "inner").mkdir()
    (near / "inner/board").write_bytes(right.file("2"))
    (near / "bd2.zip").symlink_to("inner/board")
    attempt("a link within the folder is", [near / "s.vsav"], ("Boards 1, 2", ""))
    (near / "bd2.zip").unlink()
    (near / "bd2.zip").write_bytes(right.file("2"))
    autosaves = near / "autosave"
    autosaves.mkdir()
    (autosaves / "s.vsav").write_bytes(save)
    attempt("above the folder of autosaves", [autosaves / "s.vsav"], ("Boards 1, 2", ""))
    (autosaves / "older").mkdir()
    (autosaves / "older/s.vsav").write_bytes(save)
    attempt("not two folders above", [autosaves / "older/s.vsav"],
            (None, "hex-umpire-cli: s.vsav: The save is played on the board “1”: give its file (bd1) as well.\n"))
    (near / "bd2.zip").write_bytes(vassal.pack([("LOSData", b"")]))
    attempt("a broken one beside it", [near / "s.vsav"],
            (None, "hex-umpire-cli: s.vsav: bd2.zip: The ZIP file is damaged or was cut off. Get it anew from where it came from.\n"))


def check_boards():
    refused("without its boards", "The save is played on the board “22”: give its file (bd22) as well.", ("s.vsav", vassal.save([IN_PLAY])))
    refused("with others only", "The save is played on the board “22”: give its file (bd22) as well.",
            ("s.vsav", vassal.save([IN_PLAY])), ("bd03", BOARD.file("03")))
    refused("with no board in play", "The save names no board. Choose its boards in VASL and save it again.",
            ("s.vsav", vassal.save(["bd\t"])), FILE)
    marked = io.BytesIO(b"PK00")
    marked.seek(4)
    with zipfile.ZipFile(marked, "a") as made, zipfile.ZipFile(io.BytesIO(FILE[1])) as whole:
        for one in whole.namelist():
            made.writestr(one, whole.read(one))
    save_case("a pack that could have been split", [IN_PLAY, *TWO], WANT, [("bd22", marked.getvalue())], 0)
    for said, file in (("01", "1"), ("1", "01"), ("BFPa", "bfpA")):
        save_case(f"board {said} by the file {file}", [vasl.bd((0, 0, said)), *TWO], WANT, [("bdx", BOARD.file(file))], 0)
    save_case("a board that only its file names", [vasl.bd((0, 0, "7")), *TWO], WANT,
              [("bd07", vassal.pack([("LOSData", BOARD.los_data())]))], 0)
    save_case("overlays and changes", [vasl.bd((0, 0, "22", "VER", "6.0", "OVR", "1", "B2", "B3", "OVR", "2", "C1", "C2", "SSR", "NoWoods",
                                                "Mud")), *TWO], WANT, [FILE], 3,
              said=["Not applied: 2 map pieces laid over the board “22”.", "Not applied: the changes of terrain on the board “22” (NoWoods, Mud)."])
    _text, made = save_case("turned round", [vasl.bd((0, 0, "r22")), put("1", SQUAD, "A1", reversed_=True),
                                             put("2", RUSSIAN, "G5", reversed_=True)], WANT, [FILE], 0,
                            said=["The board “22” is turned round as in the save."])
    report("it lies so and keeps its names", differs((buildings(made), made["map"]["grid"]), (
        {"c3": (["D3", "C3"], 1, False, ["C3"])},
        {"columns": 7, "rows": 6, "orientation": "flat", "shifted": "odd", "board": "22", "names": named(1, 0, True),
         "missing": ["G0", "E0", "C0", "A0"]})))
    save_case("board b turned round", [vasl.bd((0, 0, "rb")), put("1", SQUAD, "A1", reversed_=True), put("2", RUSSIAN, "G5", reversed_=True)],
              WANT, [("bdx", BOARD.file("b")), ("bdy", BOARD.file("RB"))], 0, said=["The board “b” is turned round as in the save."])
    for name in ("r", "RB", "RR", "rb"):
        save_case(f"the board called {name}", [vasl.bd((0, 0, name)), *TWO], WANT, [("bdx", BOARD.file(name))], 0)
    # The left three columns and the upper three rows are left.
    crop = (0, 0, round(2 * BOARD.dx), round(3 * BOARD.dy))
    _text, made = save_case("cut off", [vasl.bd((0, 0, "22", *crop, "VER", "1")), put("1", SQUAD, "A1"), put("2", RUSSIAN, "G5"),
                                       put("3", RUSSIAN, "C2")],
                           [WANT[0], ("4-4-7 sq", "squad", "russian", None, []), ("4-4-7 sq", "squad", "russian", "C2", [])], [FILE], 3,
                           said=["The board “22” is cropped as in the save."])
    report("what is left of it", differs((made["map"]["grid"], buildings(made)), (
        {"columns": 3, "rows": 4, "orientation": "flat", "shifted": "even", "board": "22", "names": named(1, 0), "missing": ["A0", "C0"]},
        {"c3": (["C3"], 1, False, None)})))
    # Rows 3 to 5 of the columns from D on, in the board's own pixels however it lies.
    crop = (round(3 * BOARD.dx), round(2 * BOARD.dy), round(3 * BOARD.dx), -1)
    part = (*crop[:3], BOARD.deep - crop[1])
    for turned in (False, True):
        where = {"crop": part, "reversed_": turned}
        _text, made = save_case(f"another part, {'turned round' if turned else 'as it is printed'}",
                                [vasl.bd((0, 0, "r22" if turned else "22", *crop)), put("1", SQUAD, "D2", **where), put("2", RUSSIAN, "G5", **where),
                                 put("3", RUSSIAN, "E3", **where), put("4", RUSSIAN, "C4", **where)],
                                [("4-6-7 sq", "squad", "german", "D2", []), ("4-4-7 sq", "squad", "russian", "G5", []),
                                 ("4-4-7 sq", "squad", "russian", "E3", []), ("4-4-7 sq", "squad", "russian", None, [])], [FILE], 3)
        report("its grid", differs((made["map"]["grid"]["columns"], made["map"]["grid"]["names"], sorted(made["map"]["grid"]["missing"])),
                                   (4, named(4, 2, turned), ["E2", "G2"])))
    save_case("shown three times as large", [vasl.bd((0, 0, "22", "VER", "6.0", "ZOOM", "3.0")), put("1", SQUAD, "A1", zoom=3),
                                             put("2", RUSSIAN, "G5", zoom=3)], WANT, [FILE], 0)


def check_named(made):
    """A hex of board 2 is called so everywhere."""
    made["rules"] = {"supply": [{"side": "german", "sources": {"edges": ["west"]}}], "control": {"victory": []}}
    made["units"].append({"id": "on-the-seam", "name": "HS", "side": "german", "kind": "half-squad", "at": "2A4"})
    path = folder / "named.hexgame"
    path.write_text(json.dumps(made))
    judged = json.loads(importer.run("judge", "--json", path)[1])
    report("in what is judged", differs(sorted(judged["systems"]["control"]["hexes"]), ["1A1", "1G2", "1G4", "2C4"]))
    for name in ("2C4", "2c4", "02C4", "1G4", "2A4"):
        report(f"in a trace: {name}", differs(json.loads(importer.run("trace", "--json", "--side", "german", "--from", name, path)[1])["traces"][0]["from"],
                                              {"2A4": "1G4"}.get(name, name.upper().lstrip("0"))))
    made["log"] = [{"do": "move", "unit": made["units"][0]["id"], "path": ["1A2", "2A2", "2B2"]}]
    path.write_text(json.dumps(made))
    importer.run("report", "-o", folder / "named.md", path)
    report("in the report", None if "2B2" in (folder / "named.md").read_text(encoding="utf-8") else "2B2 is not in it")


def check_several():
    """Two boards of seven columns side by side: the last column of one is the first of the other."""
    right = vasl.Board(7, 5)
    right.house(["A3", "B3"], vasl.STONE_1)
    right.kind("B3", "Stone Building, 2 Level")
    left = vasl.Board(7, 5)
    left.house(["F3", "G3"], vasl.STONE_1)
    left.stair("F3")
    files = [("bd1", left.file("1")), ("bd2", right.file("2"))]
    place = (left.wide, 0)
    units = [put("1", SQUAD, "A1", left), put("2", RUSSIAN, "C4", right, place=place), put("3", RUSSIAN, "G2", left)]
    squad = ("4-6-7 sq", "squad", "german", "1A1", [])
    text, made = save_case("two boards", [vasl.bd((0, 0, "1"), (1, 0, "2")), *units],
                           [squad, ("4-4-7 sq", "squad", "russian", "2C4", []), ("4-4-7 sq", "squad", "russian", "1G2", [])], files, 0,
                           said=["Hexes: 13 × 6, named as on the boards, such as 1A1."])
    report("the building on the seam is one", differs(buildings(made), {"1f3": (["1F3-2B3"], 2, False, ["1F3"])}))
    report("the boards", differs((made["map"]["boards"], made["title"]), (
        [{"id": "1", "hexes": ["1A1-1A5", "1B0-1G5"]}, {"id": "2", "hexes": ["2B0-2G5"]}], "Boards 1, 2")))
    report("the grid", differs(made["map"]["grid"], {
        "columns": 13, "rows": 6, "orientation": "flat", "shifted": "even", "boards": [
            {"id": "1", "hexes": "A1-G5", "column": 1, "row": 2}, {"id": "2", "hexes": "A1-G5", "column": 7, "row": 2}]}))
    check_named(made)
    russian = [squad, ("4-4-7 sq", "squad", "russian", "2C4", [])]
    turned = [put("1", SQUAD, "A1", left), put("2", RUSSIAN, "C4", right, place=place, reversed_=True)]
    _text, made = save_case("the second turned round", [vasl.bd((0, 0, "1"), (1, 0, "r2")), *turned], russian, files, 3)
    report("its building keeps its name", differs(buildings(made), {"1f3": (["1F3", "1G3"], 1, False, ["1F3"]),
                                                                    "2a3": (["2B3", "2A3"], 2, False, None)}))
    under = [put("1", SQUAD, "A1", left), put("2", RUSSIAN, "C4", right, place=(0, left.deep))]
    _text, made = save_case("one under the other", [vasl.bd((0, 0, "1"), (0, 1, "2")), *under], russian, files, 3)
    report("half hexes meet", differs(made["map"]["boards"][1]["hexes"], ["2A1-2G5"]))
    _text, made = save_case("the second board first", [vasl.bd((0, 1, "2"), (0, 0, "1")), under[1]],
                            [("4-4-7 sq", "squad", "russian", "2C4", [])], files, 3)
    report("the seam is called after it", differs(made["map"]["boards"][0]["hexes"][:2], ["2A1-2A5", "2B0-2B5"]))
    save_case("the second a pixel beside the lattice", [vasl.bd((0, 0, "1"), (1, 0, "2", 1, 0, 300, 322)), units[0]], [squad], files, 0,
              said=["The board “2” is cropped as in the save."])
    part = (round(2 * right.dx), round(1 * right.dy), round(2 * right.dx), round(2 * right.dy))
    _text, made = save_case("a part of the second, turned round", [
        vasl.bd((0, 0, "1"), (1, 0, "r2", *part)), units[0], put("2", RUSSIAN, "D2", right, place=place, crop=part, reversed_=True)],
        [squad, ("4-4-7 sq", "squad", "russian", "2D2", [])], files, 0)
    report("its hexes", differs(made["map"]["grid"]["boards"][1], {"id": "2", "hexes": "C2-E3", "column": 9, "row": 3, "reversed": True}))
    gap = [("bdNUL", vassal.pack([("data", "version 1"), ("bdNUL.gif", vassal.png(901, 1))]))]
    blank = (901, 0)
    _text, made = save_case("a blank before them", [vasl.bd((0, 0, "NUL"), (1, 0, "1")), put("1", SQUAD, "A1", left, place=blank)],
                            [("4-6-7 sq", "squad", "german", "A1", [])], [files[0], *gap], 0)
    report("no board is left out", differs(made["map"]["grid"]["numbering"], "letters"))
    save_case("one of them is chosen", [vasl.bd((0, 0, "1"), (1, 0, "2")), *units],
              [("4-6-7 sq", "squad", "german", None, []), ("4-4-7 sq", "squad", "russian", "C4", []), ("4-4-7 sq", "squad", "russian", "A2", [])],
              files, 3, options=("--map", "1=2"), said=["Not read: other boards beside “2”. Choose one with --map."])
    bare = vassal.pack([("data", "version 1"), ("bd1.gif", vassal.png(left.wide, left.deep))])
    _text, made = save_case("beside one whose hexes are not known", [vasl.bd((0, 0, "1"), (1, 0, "r2")), turned[1]],
                            [("4-4-7 sq", "squad", "russian", "C4", [])], [("bd1", bare), files[1]], 3, options=("--map", "1=2"))
    report("by its own names", differs(buildings(made), {"a3": (["B3", "A3"], 2, False, None)}))
    for names, want in ((("1", "1A"), ["1.", "1A."]), (("2", "2"), ["2", "2.2"]), (("Red Barricades!", "FB_SW"), ["Red_Barricad", "FB_SW"]),
                        (("01", "02"), ["1", "2"])):
        _text, made = save_case(f"boards {' and '.join(names)}", [vasl.bd((0, 0, names[0]), (1, 0, names[1])), units[0]],
                                [(*squad[:3], f"{want[0]}A1", [])], [("bdx", vasl.Board(29, 5).file(names[0])), ("bdy", left.file(names[1]))], 0)
        report("their names", differs([one["id"] for one in made["map"]["grid"]["boards"]], want))
    half = vasl.Board(5, 4, first="E1")
    whole = vasl.Board(5, 4)
    save_case("two halves of a sheet", [vasl.bd((0, 0, "1a"), (1, 0, "1b")), put("1", SQUAD, "A1", whole),
                                        put("2", RUSSIAN, "G2", half, place=(whole.wide, 0))],
              [("4-6-7 sq", "squad", "german", "1aA1", []), ("4-4-7 sq", "squad", "russian", "1bG2", [])],
              [("bdx", whole.file("1a")), ("bdy", half.file("1b"))], 0)
    both = ("s.vsav", vassal.save([vasl.bd((0, 0, "1"), (1, 0, "2"))]))
    refused("a board that is not in play", "The save is not played on the board “9”. Name another with --map.", both, *files,
            options=("--map", "1=9"))
    odd = vasl.Board(7, 5, dx=60, dy=70)
    refused("boards of other hexes", "The boards “1” and “2” do not join hex to hex. Choose one of them, as with --map 1=2.", both,
            files[0], ("bd2", odd.file("2")))
    refused("boards shown at different sizes", "The boards “1” and “2” are shown at different sizes. Choose one of them, as with --map 1=2.",
            ("s.vsav", vassal.save([vasl.bd((0, 0, "1", "ZOOM", "3.0"), (1, 0, "2"))])), *files)
    refused("one whose hexes are not known", "bd1: The board has no LOSData, so its hexes are not known. Get a newer version of the board.",
            both, ("bd1", bare), files[1])
    refused("blanks only", "The boards of the save have no hexes. Choose its boards in VASL and save it again.",
            ("s.vsav", vassal.save([vasl.bd((0, 0, "NUL"))])), *gap)
    refused("boards half a hex off", "The boards “1” and “2” do not join hex to hex. Choose one of them, as with --map 1=2.",
            ("s.vsav", vassal.save([vasl.bd((0, 0, "1"), (1, 0, "2", 28, 0, 200, 322))])), *files)
    refused("two boards in one place", "The boards do not lie in regular rows and columns. Choose one of them with --map.",
            ("s.vsav", vassal.save([vasl.bd((0, 0, "1"), (0, 0, "2"))])), *files)


# --- What is refused

def los_case(name, why, data):
    refused(f"LOSData: {name}", why, ("bd22", vassal.pack([("LOSData", data)])))


ANEW = " Get the board anew from where it came from."
SIZE = "LOSData has an impossible size: a board has 1 to 4,096 columns and rows, and at most 67,108,864 pixels." + ANEW
LENGTH = "LOSData is shorter or longer than its size says." + ANEW
JAVA = "LOSData holds a Java object, which is never read." + ANEW
DAMAGED = "The ZIP file is damaged or was cut off. Get it anew from where it came from."


def check_refused():
    small = vasl.Board(3, 2)
    raw = small.raw()
    for key in ("width", "height", "wide", "deep"):
        for size in (0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1):
            los_case(f"{key} {size}", SIZE, small.los_data(**{key: size}))
    los_case("4,097 columns", SIZE, small.los_data(width=4097))
    los_case("a pixel too many for any", SIZE, small.los_data(wide=8192, deep=8193))
    los_case("another number of hexes", LENGTH, small.los_data(width=4))
    los_case("a byte short", LENGTH, gzip.compress(vasl.blocks(raw[:-1])))
    los_case("a byte more", LENGTH, gzip.compress(vasl.blocks(raw + b"\0")))
    los_case("much more", LENGTH, gzip.compress(vasl.blocks(raw + bytes(1000000))))
    los_case("a block cut off", LENGTH, gzip.compress(vasl.blocks(raw)[:-9]))
    los_case("a block without end", LENGTH, gzip.compress(vasl.MAGIC + b"\x7a\xff\xff\xff\xff" + raw))
    los_case("a block that is told too long", LENGTH, gzip.compress(vasl.MAGIC + b"\x7a" + struct.pack(">i", len(raw) + 5) + raw))
    los_case("half a block behind", LENGTH, gzip.compress(vasl.blocks(raw) + b"\x77"))
    los_case("nothing", LENGTH, gzip.compress(vasl.MAGIC))
    los_case("empty", LENGTH, gzip.compress(b""))
    los_case("another magic", "LOSData is not as VASL writes it." + ANEW, gzip.compress(b"\xac\xed\x00\x06" + raw))
    los_case("a Java object", JAVA, gzip.compress(vasl.MAGIC + b"\x73\x72\x00\x04Evil" + raw))
    los_case("a Java object behind", JAVA, gzip.compress(vasl.blocks(raw) + b"\x73\x72\x00\x04Evil"))
    los_case("not packed", DAMAGED, vasl.blocks(raw))
    los_case("cut off", DAMAGED, gzip.compress(vasl.blocks(raw))[:-20])
    los_case("a bomb", "The file unpacks to far more than any game needs. It is not read.",
             gzip.compress(vasl.MAGIC + b"\x7a\x7f\xff\xff\xff" + struct.pack(">4I", 33, 10, 8192, 8192) + bytes(300 << 20), 9))
    los_case("empty blocks without end", LENGTH, gzip.compress(vasl.MAGIC + b"\x77\x00" * 400000))
    refused("no LOSData", "The board has no LOSData, so its hexes are not known. Get a newer version of the board.",
            ("bd22", vassal.pack([("BoardMetadata.xml", small.metadata())])))
    fit = "The hexes of the board lie beside its picture." + ANEW
    size = "The hexes of the board have an impossible size." + ANEW
    for change, why in (({"hexWidth": 0}, size), ({"hexWidth": "nan"}, size), ({"hexHeight": "1e308"}, size), ({"hexHeight": "x"}, size),
                        ({"hexWidth": "-5"}, size), ({"A1CenterX": "inf"}, size), ({"A1CenterY": 9000}, fit), ({"hexWidth": 9000}, fit),
                        ({"width": 4}, "BoardMetadata.xml and LOSData say different numbers of hexes." + ANEW),
                        ({"height": "two"}, "BoardMetadata.xml and LOSData say different numbers of hexes." + ANEW), ({"A1CenterX": "1e300"}, size), ({"A1CenterX": "-900000"}, fit), ({"A1CenterY": "-900000"}, fit)):
        refused(f"metadata: {change}", why, ("bd22", small.file(**change)))
    xml = "Line {} of the board’s BoardMetadata.xml is no XML." + ANEW
    for name, text, why in (("cut off", "<a>\n<b>", xml.format(2)), ("an entity", '<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', xml.format(2)),
                            ("very deep", "<a>" * 200000, "BoardMetadata.xml is nested deeper or longer than any. The board is not read."),
                            ("types without end", "<a>" + "<buildingType/>" * 100001 + "</a>",
                             "BoardMetadata.xml is nested deeper or longer than any. The board is not read.")):
        refused(f"metadata: {name}", why, ("bd22", vassal.pack([("BoardMetadata.xml", text), ("LOSData", small.los_data())])))
    refused("a faulty board with a save", "bd22: " + LENGTH, ("s.vsav", vassal.save([IN_PLAY])),
            ("bd22", vassal.pack([("LOSData", gzip.compress(vasl.MAGIC))])))


for check in (check_examples, check_buildings, check_ground, check_shapes, check_beginnings, check_units, check_names, check_turns, check_nations, check_worth,
              check_kinds, check_levels, check_log, check_log_levels, check_log_states, check_passing, check_concealment, check_start, check_boards, check_beside, check_several,
              check_refused):
    check()
print(f"1..{number}")
