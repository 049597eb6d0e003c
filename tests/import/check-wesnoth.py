#!/usr/bin/env python3
"""check-wesnoth.py CLI: what `import` makes of maps of The Battle for Wesnoth, and what it refuses."""
import sys

from limits import EARLY
from trial import Trial

trial = Trial(sys.argv[1])
SIZE = "The map needs 1 to 4,096 columns and rows."
# Four columns and five rows, with a border of Gg around them.
INNER = [["1 Ke", "Gg", "Gg^Fp", "Hh"], ["Ww", "Wwf", "Ss", "Mm"], ["Gg^Vh", "Xu", "Hh^Fp", "Ww^Bw|"],
         ["_off^_usr", "Gg^Xo", "Uu", "2 Cea^Vh"], ["Wo", "Re", "Dd", "Ai"]]
TERRAIN = {"forest": ["0301", "0303"], "hills": ["0401"], "lake": ["0102", "0105"], "offmap": ["0104", "0203", "0204"], "rough": ["0402"],
           "swamp": ["0302"], "urban": ["0101", "0404"]}


def map_of(inner=None, border="Gg", head="", gap=", "):
    inner = INNER if inner is None else inner
    width = len(inner[0]) + 2
    rows = [[border] * width] + [[border, *row, border] for row in inner] + [[border] * width] if border else inner
    return head + "\n".join(gap.join(row) for row in rows) + "\n"


def terrain(game):
    return game and {kind: sorted(hexes) for kind, hexes in game["map"]["terrain"].items()}


status, text, wrong, game = trial.run("a.map", map_of())
trial.same("a map", (status, wrong, game["map"]["grid"], terrain(game)),
           (3, "", {"columns": 4, "rows": 5, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}, TERRAIN))
trial.same("places", [(place["id"], place["name"], place["kind"], place["hexes"]) for place in game["map"]["places"]],
           [("start-of-player-1", "Start of player 1", "city", ["0101"]), ("start-of-player-2", "Start of player 2", "city", ["0404"]),
            ("village-0103", "Village 0103", "town", ["0103"]), ("village-0404", "Village 0404", "town", ["0404"])])
trial.same("the report", text.splitlines()[:5] + text.splitlines()[-6:], [
    "Terrain of 19 of 20 hexes recognised.", "Hexes: 4 × 5, numbered from 0101.", "4 villages and starts became places.",
    "Such a file holds no rules.", "", "Uu\t1\tclear\tterrain not known", "Cea^Vh\t1\turban\tby its code", "Wo\t1\tlake\tby its code",
    "Re\t1\tclear\tby its code", "Dd\t1\tclear\tby its code", "Ai\t1\tclear\tby its code"])
for name, data in (("the old head", map_of(head="border_size=1\nusage=map\n\n")), ("CR LF", map_of().replace("\n", "\r\n")),
                   ("no blanks", map_of(gap=",")), ("a byte-order mark", "\ufeff" + map_of()), ("no end of line", map_of().rstrip("\n")),
                   ("no border", map_of(border="", head="border_size=0\nusage=map\n\n"))):
    made = trial.run("a.map", data)
    trial.same(name, (made[2], terrain(made[3]), made[3] and made[3]["map"]["grid"]["columns"]), ("", TERRAIN, 4))
trial.same("all known", trial.run("a.map", map_of([["Gg", "Gg"]]))[0], 0)
trial.same("a start in the border", trial.run("a.map", map_of(border="3 Gg"))[3]["map"]["places"][0]["id"], "start-of-player-1")
trial.same("capitals that are headings", trial.run("a.csv", "Name,Side,Hex\nA,B,0101\n")[1].splitlines()[0], "1 of 1 counter is a unit: B 1.")
SCENARIO = '#textdomain x\n#  map_data="{~add-ons/Old/maps/old.map}"\n[scenario]\n    id=a, b\n    map_data={}\n    turns=20\n[/scenario]\n'
for name, data in (("its end behind the last row", map_of().rstrip("\n") + '"'), ("its end in a row", map_of() + '    "'),
                   ("a blank row first", "\n" + map_of() + '"'), ("the old head", "border_size=1\nusage=map\n\n" + map_of() + '"'),
                   ("translated", map_of() + '" # the map')):
    made = trial.run("a.cfg", SCENARIO.replace("map_data={}", 'map_data="' + data))
    trial.same(f"a scenario with its map, {name}", (made[0], made[1].splitlines()[4], made[2], terrain(made[3])),
               (3, "Not read: all of the scenario but its map.", "", TERRAIN))
for name, value in (("as it is included", 'map_data="{~add-ons/A b/maps/World_1.map}"'), ("alone", "map_file=World_1.map # it"),
                    ("with a folder", 'map_file="maps/World_1.map"')):
    trial.refused(f"a scenario that names its map {name}", "bad.cfg", SCENARIO.replace("map_data={}", value),
                  "Line 5: The map of this scenario is in the file “World_1.map”. Import that file.")
trial.refused("a scenario whose map has no end", "bad.cfg", SCENARIO.replace("map_data={}", 'map_data="' + map_of()), "Line 13: 1 cell, 6 expected.")
trial.refused("a scenario with an empty map", "bad.cfg", SCENARIO.replace("{}", '""'), SIZE)
large = trial.run("a.map", map_of([["Gg"] * 300] * 300))
trial.same("a large map", (large[0], large[3]["map"]["grid"]["columns"]), (0, 300))


def refused(name, data, why, **more):
    trial.refused(name, "bad.map", data, why, **more)


refused("a row too short", map_of(INNER[:2] + [["Gg"] * 3] + INNER[3:]), "Line 4: 5 cells, 6 expected.")
refused("a row too long", map_of(INNER[:2] + [["Gg"] * 5] + INNER[3:]), "Line 4: 7 cells, 6 expected.")
refused("an empty cell", map_of().replace("Wwf", ""), "Line 3: A cell is empty.")
refused("only a border", "Gg, Gg\nGg, Gg\n", SIZE)
refused("a border of 7", map_of(head="border_size=7\n\n"), "Line 1: border_size must be 0 or 1.")
refused("a border of 2147483648", map_of(head="border_size=2147483648\n\n"), "Line 1: border_size must be 0 or 1.")
refused("4,097 columns", map_of([["Gg"] * 4097]), SIZE)
refused("4,097 rows", map_of([["Gg"]] * 4097), SIZE)
refused("a row of 12 million", "Gg, Gg\nGg, Gg\n" + "G," * (12 << 20) + "G\n", "Line 3: 12582913 cells, 2 expected.", yards=EARLY)
refused("cells without end", "G,G,G\n" * (6 << 20), SIZE, yards=EARLY)
refused("kinds without end", map_of([[f"G{i}" for i in range(j * 100, j * 100 + 100)] for j in range(110)]),
        "The map has more kinds of terrain than any game. It is not read.")
refused("starts without end", map_of([["1 Gg"] * 1001]), "Line 2: The map has more starts than any game. It is not read.")
refused("villages without end", map_of([["Gg^Vh"] * 1000] * 101), "Line 102: The map has more villages than any game. It is not read.")
refused("zeros", map_of() + "\0", "Line 8: it holds a zero byte, so this is not a text file. Save it as UTF-8.")
refused("half a character", b"\xff\xfe" + map_of().encode("utf-16-le") + b"\x00\xdc", "The file is not UTF-16, as its first bytes say. Save it as UTF-8.")
trial.end()
