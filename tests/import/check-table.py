#!/usr/bin/env python3
"""check-table.py CLI: what `import` makes of tables of units, and what it refuses."""
import json
import os
import socket
import sys

from limits import EARLY
from trial import Trial

trial = Trial(sys.argv[1])
GAME = {"format": "hex-umpire/1", "title": "The ford", "map": {"grid": {"columns": 12, "rows": 9, "orientation": "pointy", "shifted": "odd",
        "numbering": "rrcc"}, "terrain": {"forest": ["0101"]}}, "sides": [{"id": "de", "name": "German", "color": "#445566"}, {"id": "su", "name": "Soviet"}],
        "calendar": {"turns": 3, "player_turns": [{"side": "de", "phases": ["A"]}]}, "units": [{"id": "old", "name": "Old", "side": "de", "at": "0101"}],
        "start": {}, "rules": {}, "log": []}
game_file = trial.write("ford.hexgame", json.dumps(GAME))
TABLE = "name,side,at,strength\n1st,German,0304,4\n2nd,Soviet,0512,6\n3rd,Soviet,,2\n"
NO_MAP = ("The table has no map, and few or none of its hexes are numbers such as 0304: give the game whose map it is about (.hexgame) "
          "as a further file.")
NO_FILE = ("This file cannot be imported. Give a save (.vsav), a log (.vlog) or a module (.vmod) of VASSAL, a board of VASL, a map of "
           "Tiled (.tmx, .tmj), Worldographer (.wxx), Wesnoth (.map) or MegaMek (.board), a map or a scenario of LGeneral-Deluxe (.lgdmap, "
           ".lgdscn), or a table of units (.csv, .tsv).")
NO_HEADING = ("The first row of this table does not name its columns. Write “side”, “name”, “at”, “strength” and so on above the rows, in "
              "any order.")


def units_of(game):
    return game and [(unit["name"], unit["side"], unit["at"], unit.get("strength")) for unit in game["units"]]


WANT = [("1st", "german", "0304", 4), ("2nd", "soviet", "0512", 6), ("3rd", "soviet", None, 2)]


def right(name, data, want=None, code=3, file="a.csv"):
    status, _text, wrong, game = trial.run(file, data)
    trial.same(name, (status, wrong, units_of(game)), (code, "", WANT if want is None else want))


# --- A table alone
status, text, wrong, game = trial.run("a.csv", TABLE)
trial.same("the map of a table", (status, wrong, game["map"], [side["name"] for side in game["sides"]]),
           (3, "", {"grid": {"columns": 5, "rows": 12, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}}, ["German", "Soviet"]))
trial.same("the report", text, """2 of 3 counters are units: German 1, Soviet 1. 1 lies off the board.
The table has no map. A map of 5 × 12 hexes was made, just large enough for the hexes that it names.
Such a file holds no rules.

What	How many	Taken as	Why
1st	1	unit of German	as the table says
2nd	1	unit of Soviet	as the table says
3rd	1	unit of Soviet, off the map	the table names no hex
""")
right("commas", TABLE)
right("semicolons", TABLE.replace(",", ";"))
right("tabs", TABLE.replace(",", "\t"), file="a.tsv")
right("lgeneral's first word", TABLE.replace(",", "\t"), file="a.txt")
right("a byte-order mark", "\ufeff" + TABLE)
right("CR LF", TABLE.replace("\n", "\r\n"))
right("UTF-16", b"\xff\xfe" + TABLE.encode("utf-16-le"))
right("no end of line", TABLE.rstrip("\n"))
right("empty rows", TABLE.replace("\n2nd", "\n,,,\n\n2nd"))
right("quotes", TABLE.replace("1st", '"1st, ""Red"""'), [('1st, "Red"', "german", "0304", 4), *WANT[1:]])
right("separators in quotes", '"na;me";side;at;strength\n'.replace("na;me", "name") + TABLE.replace(",", ";").split("\n", 1)[1])
right("guarded cells", TABLE.replace("1st", "'=1+1").replace("2nd", "'@2"), [("=1+1", "german", "0304", 4), ("@2", "soviet", "0512", 6), WANT[2]])
right("formulas are text", TABLE.replace("1st", "=1+1").replace("2nd", "@2"), [("=1+1", "german", "0304", 4), ("@2", "soviet", "0512", 6), WANT[2]])
right("all of them on the map", TABLE.replace("3rd,Soviet,,", "3rd,Soviet,0101,"), [*WANT[:2], ("3rd", "soviet", "0101", 2)], 0)
right("names twice", "name,side,at\na,R,0101\na,R,0101\na-2,B,0101\n", [("a", "r", "0101", None), ("a", "r", "0101", None), ("a-2", "b", "0101", None)], 0)
trial.same("ids", [unit["id"] for unit in trial.run("a.csv", "name,side,at\na,R,0101\na,R,0101\na-2,B,0101\na,R,0101\n")[3]["units"]], ["a", "a-2", "a-2-2", "a-3"])
for name, ident in (('"B\nC"', "bc"), ("B\u202eC", "bc"), ("B\u200bC", "b-c"), ("\u2066B C\u2069", "b-c"), ("\u0085", "unit")):
    made = trial.run("a.csv", f"name,side,at\n{name},R,0101\n")[3]["units"][0]
    trial.same(f"the id of {name!r}", made["id"], ident)
for heading in ("hex", "Location", "POSITION", "pos", " at "):
    right(f"“{heading}”", TABLE.replace("at,", f"{heading},", 1))
for heading in ("player", "Army", "NATION"):
    right(f"“{heading}”", TABLE.replace("side", heading, 1))
for heading in ("attack", "Combat", "cf", "SP"):
    right(f"“{heading}”", TABLE.replace("strength", heading, 1))
for heading in ("unit", "Counter"):
    right(f"“{heading}”", TABLE.replace("name", heading, 1))
# --- Columns that are called otherwise are guessed by their words and what stands below, and told
for heading, key in (("nat", "side"), ("Nat.", "side"), ("Faction", "side"), ("Nationality", "side"), ("unit side", "side"), ("Start Hex", "at"),
                     ("hex number", "at"), ("HexNo", "at"), ("hexrow", "at"), ("Coordinates", "at"), ("set-up hex", "at"), ("Factor", "strength"),
                     ("combat factor", "strength"), ("attack_strength", "strength"), ("Designation", "name"), ("faces", "name"), ("UnitName", "name"),
                     ("unit id", "name"), ("typeUnit", "name"), ("country", "side"), ("allegiance", "side"),
                     ("combat_rating", "strength")):
    right(f"“{heading}”, guessed", TABLE.replace(f"{key},", f"{heading},", 1).replace(f",{key}\n", f",{heading}\n", 1))
    text = trial.run("a.csv", TABLE.replace(f"{key},", f"{heading},", 1).replace(f",{key}\n", f",{heading}\n", 1))[1]
    trial.same(f"“{heading}” is told", f"Columns, guessed: {heading} = {key}." in text, True)
for heading, columns in (("nat,name,sides,at", "nat = side"), ("sides,name,nat,at", "nat = side"), ("side,name,nat,at", None), ("nat,unit id,faces,at", "nat = side, faces = name")):
    cells = {"nat": "German", "sides": "3059", "name": "1st", "at": "0304", "side": "German", "unit id": "7", "faces": "1st"}
    other = {"nat": "Soviet", "sides": "2071", "name": "2nd", "at": "0512", "side": "Soviet", "unit id": "8", "faces": "2nd"}
    rows = "".join(",".join(row[one] for one in heading.split(",")) + "\n" for row in (cells, other))
    status, text, wrong, game = trial.run("a.csv", f"{heading}\n{rows}")
    trial.same(f"the likelier of {heading}", (wrong, units_of(game), [line for line in text.splitlines() if "guessed" in line]),
               ("", [("1st", "german", "0304", None), ("2nd", "soviet", "0512", None)], [f"Columns, guessed: {columns}."] if columns else []))
trial.refused("numbers are no sides", "bad.csv", "sides,name,at\n3059,1st,0304\n2071,2nd,0512\n",
              "The table does not say whose its units are: it needs a column “side”, “player”, “army” or “nation”.")
status, text, wrong, game = trial.run("a.csv", TABLE.replace("\n", ",,\n"))
trial.same("columns with nothing in them", (wrong, "Not read: the column" in text), ("", False))
trial.refused("words of a text by another name", "bad.txt", "The unit, its hex, and how strong it is.\nA, B, C\n", NO_FILE)
trial.refused("words of a text are no headings", "bad.csv", "The unit, its hex, and how strong it is.\nA, B, C\n", NO_HEADING)
status, text, wrong, game = trial.run("a.csv", "unit,name,side,hex,attack,strength,notes,colour\nx,1st,German,0101,9,4,n,c\n")
trial.same("its own name goes before another", (status, units_of(game), "Not read: the columns unit, attack, notes, colour." in text),
           (3, [("1st", "german", "0101", 4)], True))
status, text, wrong, game = trial.run("a.csv", TABLE.replace("1st", "Größe").encode("windows-1252"))
trial.same("Windows-1252", (status, units_of(game)[0][0], "The table is not UTF-8: it was read as Windows-1252." in text), (3, "Größe", True))
vehicle = trial.run("a.csv", "id,name,kind,side,at,vehicle.type,vehicle.armor,vehicle.ma,vehicle.crew,in\nt,Tank,vehicle,R,0101,afv,4,functioning,inherent,\n"
                             "s,Rider,squad,R,0101,,,,,t\n")
trial.same("vehicles and riders", (vehicle[0], vehicle[2], vehicle[3]["units"][0]["vehicle"], vehicle[3]["units"][1]["in"]),
           (0, "", {"type": "afv", "armor": 4, "ma": "functioning", "crew": "inherent"}, "t"))

# --- A row at fault is left out, and the rest comes in
NO_HEX = "“{}” is not a hex of the map"
for name, row, why in (("a letter for a number", "4th,German,O102,1", NO_HEX.format("O102")),
                       ("numbers of several lengths", "4th,German,003004,1", NO_HEX.format("003004")),
                       ("hex 99999999", "4th,German,99999999,1", NO_HEX.format("99999999")),
                       ("hex 0000", "4th,German,0000,1", NO_HEX.format("0000")),
                       ("a level", "4th,German,0304/1,1", NO_HEX.format("0304/1")),
                       ("a short row", "4th,German", "it has 2 cells, and the heading has 4"),
                       ("a long row", "4th,German,0304,1,1,1", "it has 6 cells, and the heading has 4"),
                       ("a row without a side, too short", "Finnish,Finnish", "it has 2 cells, and the heading has 4")):
    for place, table in ((2, TABLE.replace("1st", row + "\n1st", 1)), (5, TABLE + row + "\n")):
        status, text, wrong, game = trial.run("a.csv", table)
        trial.same(f"{name}, line {place}", (status, wrong, units_of(game), text.splitlines()[0], text.splitlines()[2]),
                   (3, "", WANT, "2 of 4 counters are units: German 1, Soviet 1. 1 lies off the board. 1 is left out.", f"Line {place}: {why}"))
right("spaces around a hex", TABLE.replace("0304", " 0304 ").replace("0512", "\t0512"))
right("only spaces for a hex", TABLE.replace(",,", ",  ,"))

# --- With a game
status, text, wrong, game = trial.run("a.csv", TABLE.replace("German", "de"), game_file)
trial.same("the map of a game", (status, wrong, game["map"], game["sides"], units_of(game), "rules" in game and game["rules"]),
           (3, "", GAME["map"], GAME["sides"], [("1st", "de", "0304", 4), ("2nd", "su", "0512", 6), ("3rd", "su", None, 2)], {}))
trial.same("the game is said", text.splitlines()[1], "Map and sides are those of “The ford”.")
letters = json.loads(json.dumps(GAME))
letters["units"] = []
letters["map"] = {"grid": {"columns": 12, "rows": 9, "orientation": "flat", "numbering": "letters"}}
trial.same("names by letters", units_of(trial.run("a.csv", "name;side;hex\na;GERMAN;C4\n", trial.write("l.hexgame", json.dumps(letters)))[3]), [("a", "de", "C4", None)])
FAULTY = ("name,side,at,strength,in\n1st,German,0304,4,\n2nd,Finnish,0304,4,\n3rd,German,9999,4,\n\n4th,,0304,4,\n5th,German,0304,\"3,5\",\n"
          "6th,German,0304,-1,\n7th,German,0304,4,nobody\n")
status, text, wrong, game = trial.run("a.csv", FAULTY, game_file)
trial.same("faulty rows", (status, wrong, units_of(game), text.split("\n\n")[0]), (3, "", [("1st", "de", "0304", 4)],
           """1 of 7 counters are units: German 1. 6 are left out.
Map and sides are those of “The ford”.
Line 3: “Finnish” is neither of the two sides, “German” and “Soviet”: say whose it is with a profile, or in the table
Line 4: “9999” is not a hex of the map
Line 6: it does not say whose the unit is
Line 7: “3,5” is no value for “Strength”
Line 8: “-1” is no value for “Strength”
Line 9: there is no unit “nobody”; use the id of one under /units
Such a file holds no rules."""))
X = "“X” is neither of the two sides, “German” and “Soviet”: say whose it is with a profile, or in the table"
many = "name,side,at\n" + "".join(f"{i},X,0101\n" for i in range(60)) + "a,German,0101\n"
status, text, wrong, game = trial.run("a.csv", many, game_file)
trial.same("many faulty rows", (len(game["units"]), text.splitlines()[2], text.splitlines()[51], text.splitlines()[52]),
           (1, f"Line 2: {X}", f"Line 51: {X}", "10 further rows have faults."))
# --- Onto a draft that has no sides yet, and whatever else is named
MAP = "Gg, Gg, Gg, Gg, Gg, Gg\n" * 14
table_file = trial.write("units.csv", TABLE)
BY_ITSELF = "nothing here asks for it, and one map or position comes in at a time. Import it by itself."
for name, file, why in (("a table", table_file, "a table comes onto a game. Import it with the game that comes of this as a further file."),
                        ("a second map", trial.write("other.map", MAP), BY_ITSELF),
                        ("a map of another program", trial.write("other.board", "size 1 1\nhex 0101 0 \"\" \"\"\nend\n"), BY_ITSELF),
                        ("what is none of all these", trial.write("notes.txt", "Dear diary\n"), BY_ITSELF)):
    status, text, wrong, draft = trial.run("first.map", MAP, file)
    trial.same(f"{name} beside a map is named", (status, wrong, f"“{file.name}” was not read: {why}" in text.splitlines()), (3, "", True))
    trial.same(f"and the map comes in without {name}", draft["map"]["grid"]["columns"], 4)
draft_file = trial.write("draft.hexgame", json.dumps(draft))
status, text, wrong, game = trial.run("a.csv", TABLE.replace("0512", "0405").replace("0304", "0204"), draft_file)
trial.same("a table names the sides of a draft", (status, wrong, [side["name"] for side in game["sides"]], [unit["side"] for unit in game["units"]]),
           (3, "", ["German", "Soviet"], ["german", "soviet", "soviet"]))
trial.same("that is said", text.splitlines()[1], "The map is that of “first.map”, whose sides have no names: the table names them.")
trial.same("what was used is not named", "was not read" in text, False)

profile = trial.write("profile.json", json.dumps({"sides": {"Axis": ["German", "Finnish"], "Allies": ["Soviet"]}}))
THREE = "name,army,hex\n1st,german,0304\n2nd,Finnish,0304\n3rd,SOVIET,0101\n"
status, text, wrong, game = trial.run("a.csv", THREE, "--profile", profile)
trial.same("three sides in a profile", (status, wrong, units_of(game)),
           (0, "", [("1st", "axis", "0304", None), ("2nd", "axis", "0304", None), ("3rd", "allies", "0101", None)]))

grouped = trial.write("grouped.json", json.dumps({"sides": {"German": ["Finnish"], "Soviet": []}, "markers": ["Smoke"]}))
status, text, wrong, game = trial.run("a.csv", "name,army,hex\n1st,german,0304\n2nd,Finnish,0304\nSmoke,SOVIET,0101\n", game_file, "--profile", grouped)
trial.same("a profile and a game", (status, wrong, game["sides"], units_of(game), text.splitlines()[0]),
           (3, "", GAME["sides"], [("1st", "de", "0304", None), ("2nd", "de", "0304", None)], "2 of 3 counters are units: German 2. 1 is a marker."))
trial.same("a side called both", [side["id"] for side in trial.run("a.csv", "name,side,at\na,Both,0101\nb,both 2,0101\n")[3]["sides"]], ["both-2", "both-2-2"])

# --- What comes out of the workshop's table goes in again (hu_workshop_export_units writes these headings)
first, second = (trial.run("a.csv", TABLE)[3] for _ in range(2))
trial.same("the same again", first, second)


# --- What is refused
def refused(name, data, why, *others, file="bad.csv", **more):
    trial.refused(name, file, data, why, *others, **more)


refused("three sides", THREE, "A game has two sides, and the table names more (german, Finnish, SOVIET): group them with --profile.")
refused("names that are no numbers", TABLE.replace("0304", "C4").replace("0512", "D4"), NO_MAP)
refused("most names are no numbers", TABLE.replace("0304", "C4").replace(",,2", ",D4,2"), NO_MAP)
refused("every hex is empty", TABLE.replace("0304", "").replace("0512", ""), NO_MAP)
refused("a heading alone", TABLE.split("\n")[0] + "\n", "Line 1: No unit stands below the heading. Write a row for each.")
refused("no hexes at all", "name,side\na,R\n", NO_MAP)
refused("more digits than the map needs", TABLE.replace("0304", "003004").replace("0512", "005012"), NO_MAP)
refused("no sides", "name,at\na,0101\n", "The table does not say whose its units are: it needs a column “side”, “player”, “army” or “nation”.")
refused("an open quote", TABLE + '"4th,German,0101,1\n', "Line 5: a quotation mark is never closed")
refused("a quote within", TABLE + '4"th,German,0101,1\n', "Line 5: a quotation mark stands within a cell that is not quoted")
refused("zeros", TABLE + "4\0th,German,0101,1\n", "Line 5: it holds a zero byte, so this is not a text file. Save it as UTF-8.")
refused("neither encoding", TABLE.encode() + b"\x81,German,0101,1\n", "Line 5: it is neither UTF-8 nor Windows-1252. Save the file as UTF-8.")
refused("half a character", b"\xff\xfe" + TABLE.encode("utf-16-le") + b"\x00\xd8", "The file is not UTF-16, as its first bytes say. Save it as UTF-8.")
refused("units without end", "name,side,at\n" + "a,R,0101\n" * 100001, "The table has more units than any game. It is not read.")
refused("columns without end", "name,side,at" + "," * (20 << 20), "Line 1: the table has more cells than any game needs", yards=EARLY)
refused("a row with columns without end", "name,side,at\na,R,0101" + "," * (20 << 20), "Line 2: the table has more cells than any game needs", yards=EARLY)
refused("rows of nothing without end", "name,side,at\n" + ",,\n" * (8 << 20), "Line 666667: the table has more cells than any game needs", yards=EARLY)
refused("faults without end", "name,side,at,in\n" + "a,R,0101,x\n" * 90000, "More than 50 rows of the table have faults. Correct them, and import the table again.")
refused("nothing", "", "The file is empty.")
refused("no heading", "1st,German,0304,4\n", NO_HEADING)
refused("a heading of one word", "name\n1st\n", NO_HEADING)
refused("a game at fault", TABLE, "broken.hexgame:1: /units/0/side: there is no side “x”; use “de” or “su”",
        trial.write("broken.hexgame", json.dumps(GAME).replace('"side": "de", "at"', '"side": "x", "at"')))
refused("not a word of anything", "hello\n" * 10, NO_HEADING)
refused("a game as the first file", json.dumps(GAME), NO_HEADING)

# --- What is not there, is said as `judge` does
NOWHERE = "there is no such file; check the name and the folder"
there = trial.write("there.csv", TABLE)
for name, words in (("the file", ["import", "nofile"]), ("a further file", ["import", there, "nofile"]), ("a module", ["import", there, "--module", "nofile"]),
                    ("a profile", ["import", there, "--profile", "nofile"]), ("a report", ["verify", "nofile", game_file])):
    trial.same(f"{name} is not there", trial.importer.run(*words, cwd=trial.folder), (1, "", f"hex-umpire-cli: nofile: {NOWHERE}\n"))

# --- Folders, pipes and devices are refused unread
def unread(name, path, why="This is not an ordinary file, so it is not read. Put an ordinary file in its place."):
    trial.same(name, trial.importer.run("import", path), (1, "", f"hex-umpire-cli: {path.name}: {why}\n"))


unread("a folder", trial.folder, "This is a folder. Choose a file in it.")
os.mkfifo(trial.folder / "pipe.csv")
unread("a pipe", trial.folder / "pipe.csv")
os.symlink("/dev/zero", trial.folder / "zero.csv")
unread("a device", trial.folder / "zero.csv")
listener = socket.socket(socket.AF_UNIX)
listener.bind(str(trial.folder / "socket.csv"))
unread("a socket", trial.folder / "socket.csv")
trial.end()
