#!/usr/bin/env python3
"""check-lgeneral.py CLI: what `import` makes of maps and scenarios of LGeneral-Deluxe, and what it refuses."""
import sys

from trial import Trial

trial = Trial(sys.argv[1])
SIZE = "The map needs 1 to 4,096 columns and rows."
# Five columns and six rows: the outermost ring leaves three columns of four hexes.
TILES = ["c1 c1 c1 c1 c1", "c1 f137 R2 t5 c1", "c1 c1 R3 t5 c1", "c1 m4 R3 x9 c1", "c1 o1 s2 y9 c1", "c1 c1 c1 c1 c1"]
NAMES = ["0 0 0 0 0", "0 0 Warta Posen 0", "0 0 Warta Posen 0", "0 0 0 0 0", "0 0 0 0 0", "0 0 0 0 0"]
# A road from 0202 over 0303 to 0404, of which 0404 does not know the last step; and one out of the map.
ROADS = ["0 0 0 0 0", "0 8 0 0 0", "0 0 136 0 0", "0 0 0 0 0", "0 128 0 0 0", "0 0 0 0 0"]
TERRAINS = "# basic\t\t\ndomain\tpg\nfog\tfog.bmp\n\t\n# weather\nr\tRain\tDry\t1\n\n# terrain types\nc\tClear\nx\tGreen Hills\nf\tForest\n\t\t\n# costs\nc\t1\t2\n"


def table(rows):
    return "".join("\t".join(row.split(" ")) + "\t\t\n" for row in rows)


def map_of(tiles=None, names=None, layers=None, db="terrain.lgdtdb", gap="\t\t\t\n"):
    layers = [("r", ROADS)] if layers is None else layers
    return (f"# terrain database\t\t\nterrain_db\t{db}\t\t\t\n{gap}# map layer 0 – terrain\t\n{table(TILES if tiles is None else tiles)}{gap}"
            f"# map names\n{table(NAMES if names is None else names)}"
            + "".join(f"{gap}# layer\nterrain_id\t{letter}\t\n{table(rows)}" for letter, rows in layers))


GENERAL = {"name": "POLAND", "desc": "They must take Posen.", "year": "1939", "month": "9", "day": "1", "turns": "10",
           "nation_db": "nations.lgdndb", "unit_db": "pg.lgdudb", "map file": "map.lgdmap"}
UNITS = ("97 ger 1 1 10 0 0", "1 pol 3 2 8 0 0", "27 pol 1 3 10 0 0", "104 ger 0 0 10 0 0", "104 ger 9 9 10")
LIBRARY = ("# icons\t\ndomain\tpg\n\n# targets\nsoft\tSoft\n\n# movement\nleg\tLeg\n\n# classes\ninf\tInfantry\n\n# ID\tname\tnation\tclass\n"
           "1\tPZL P11\tpol\tfighter\tair\n97\tPz IIIE\tger\ttank\thard\n104\tKreuzer\tger\tcap\tnaval\n")


def scenario(general=None, players=("axis Axis 15 15", "allies Allies 11 0"), nations=("axis ger", "allies pol bel"),
             flags=("3 1 pol 1", "2 3 ger 0", "0 0 pol 0", "7 7 pol 0"), results=("vcond_check_type every_turn", "major Axis_Major_Victory and control_all_hexes axis"),
             units=UNITS, gap="\t\t\n"):
    head = {**GENERAL, **(general or {})}
    parts = ["".join(f"{key}\t{value}\t\t\n" for key, value in head.items() if value is not None)]
    parts += [table(rows) for rows in (players, ("axis", "allies"), ("axis 228 0", "allies 240 20"), nations, flags, results,
                                       ("axis default", "allies default"), units)]
    return gap.join("# section\t\t\n" + part for part in parts)


TERRAIN = {"forest": ["0202"], "hills": ["0204"], "sea": ["0205"], "swamp": ["0305"], "urban": ["0402", "0403"]}


def terrain_of(game):
    return {kind: hexes for kind, hexes in game["map"]["terrain"].items() if kind != "offmap"}


# --- Maps
status, text, wrong, game = trial.run("map.lgdmap", map_of())
trial.same("a map", (status, wrong, game["map"]["grid"], terrain_of(game)),
           (3, "", {"columns": 5, "rows": 6, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}, TERRAIN))
trial.same("the outermost ring", game["map"]["terrain"]["offmap"], ["0101-0106", "0201-0501", "0206-0506", "0502-0505"])
trial.same("roads and rivers", [(line["kind"], line["hexes"]) for line in game["map"]["lines"]],
           [("road", ["0202", "0303"]), ("river", ["0302", "0303", "0304"])])
# A road from 0203 to the sea at 0205 and on to 0305; it would leave through the ring at 0301 and 0206.
WATER = ["0 0 16 0 0", "0 0 1 0 0", "0 16 0 0 0", "0 17 0 0 0", "0 19 32 0 0", "0 1 0 0 0"]
wet = trial.run("map.lgdmap", map_of(layers=[("r", WATER)]))
trial.same("roads over water stay", (wet[2], [line["hexes"] for line in wet[3]["map"]["lines"] if line["kind"] == "road"]),
           ("", [["0203", "0204", "0205", "0305"]]))
trial.same("roads at hexes that nobody can enter are told", wet[1].splitlines()[2:5],
           ["Roads: 1 line.", "Over water, as on bridges or to ports: 2 steps of roads.",
            "Left out: 2 steps of roads, to hexes that nobody can enter."])
trial.same("towns", [(place["id"], place["name"], place["kind"], place["hexes"]) for place in game["map"]["places"]],
           [("posen", "Posen", "town", ["0402", "0403"])])
trial.same("the report", text, """Terrain of 28 of 30 hexes recognised.
Hexes: 5 × 6, numbered from 0101.
Roads: 1 line.
Rivers: 1 line through neighbouring river hexes, guessed.
Such a file holds no rules.

What	How many	Taken as	Why
outermost ring	18	offmap	nobody can enter it
f	1	forest	by its letter
R	3	clear	by its letter
t	2	urban	by its letter
c	1	clear	by its letter
m	1	hills	by its letter
x	1	clear	terrain not known
o	1	sea	by its letter
s	1	swamp	by its letter
y	1	clear	terrain not known
""")
trial.write("db/terrain.lgdtdb", TERRAINS)
status, text, wrong, game = trial.run("map.lgdmap", map_of(), trial.folder / "db/terrain.lgdtdb")
trial.same("names of terrains", (status, terrain_of(game)["hills"], "x Green Hills\t1\thills\tguessed by a word in its name" in text, "y\t1\tclear" in text),
           (3, ["0204", "0404"], True, True))
trial.write("db/map.lgdmap", map_of())
status, text, wrong, game = trial.run("db/map.lgdmap", map_of().replace("y9", "c9"))
trial.same("names of terrains beside the map", (status, wrong, terrain_of(game)["hills"]), (0, "", ["0204", "0404"]))
for name, source in (("an absolute path", f"{trial.folder}/db/terrain.lgdtdb"), ("a way out", "../db/terrain.lgdtdb")):
    game = trial.run("maps/map.lgdmap", map_of(db=source))[3]
    trial.same(f"names of terrains by {name}", terrain_of(game)["hills"], ["0204"])
for name, data in (("a byte-order mark", b"\xef\xbb\xbf" + map_of().encode()), ("UTF-16, big endian", b"\xfe\xff" + map_of().encode("utf-16-be")),
                   ("UTF-16, little endian", b"\xff\xfe" + map_of().encode("utf-16-le")), ("CR LF", map_of().replace("\n", "\r\n")),
                   ("a licence first", "# free\n\n" + map_of()), ("empty lines between", map_of(gap="\n\n\t\n"))):
    trial.same(name, terrain_of(trial.run("map.lgdmap", data)[3]), TERRAIN)
large = map_of(tiles=["c1\t" * 299 + "c1"] * 300, names=["0\t" * 299 + "0"] * 300, layers=[]).replace(" ", "\t")
trial.same("a large map", trial.run("map.lgdmap", large)[0], 0)
text = trial.run("map.lgdmap", map_of(layers=[("r", ROADS), ("q", ["1 2"])]))[1]
trial.same("a layer of anything else", "Not read: 1 layer." in text, True)
# A ring of roads round 0303, and a fork.
rows = [["0"] * 5 for _ in range(6)]
for x, y, mask in ((2, 1, 8 + 32), (3, 1, 128 + 16), (3, 2, 1 + 32), (2, 3, 2 + 128), (1, 2, 8 + 1), (1, 1, 16 + 2)):
    rows[y][x] = str(mask)
game = trial.run("map.lgdmap", map_of(tiles=["c c c c c"] * 6, layers=[("r", [" ".join(row) for row in rows])]))[3]
trial.same("a ring of roads", [line["hexes"] for line in game["map"]["lines"]], [["0202", "0302", "0402", "0403", "0304", "0203", "0202"]])

# --- Scenarios
trial.write("map.lgdmap", map_of())
status, text, wrong, game = trial.run("a.lgdscn", scenario())
trial.same("a scenario", (status, wrong.count("\n"), game["title"], game["calendar"]["turns"], [side["name"] for side in game["sides"]]),
           (3, 0, "POLAND, 1939-09-01", 10, ["Axis", "Allies"]))
trial.same("units", [(unit["id"], unit["name"], unit["side"], unit.get("kind", "ground"), unit["at"], unit["strength"]) for unit in game["units"]],
           [("unit-97", "unit 97", "axis", "ground", "0202", 10), ("unit-1", "unit 1", "allies", "ground", "0403", 8),
            ("unit-27", "unit 27", "allies", "ground", "0204", 10), ("unit-104", "unit 104", "axis", "ground", None, 10)])
trial.same("flags", [(place["name"], place["kind"], place["hexes"]) for place in game["map"]["places"]],
           [("Posen", "objective", ["0402"]), ("0304", "town", ["0304"]), ("Posen", "town", ["0403"])])
trial.same("control", game["start"]["control"], [{"side": "axis", "hexes": ["0304"]}, {"side": "allies", "hexes": ["0402"]}])
trial.same("the scenario's report", text.split("\n\n")[0], """3 of 5 counters are units: Axis 1, Allies 2. 1 lies off the board. 1 is left out.
Terrain of 28 of 30 hexes recognised.
Hexes: 5 × 6, numbered from 0101.
Roads: 1 line.
Rivers: 1 line through neighbouring river hexes, guessed.
They must take Posen.
Not read: 2 flags outside the map or in its outermost ring.
Not read: the names of the units. Give the file of units (.lgdudb) as a further file.
Not read: weather, prestige, deployment, transport.
Result, not made a rule: vcond_check_type every_turn
Result, not made a rule: major Axis_Major_Victory and control_all_hexes axis""")
trial.same("the lines of counters", text.splitlines()[-5:], [
    "unit 97\t1\tunit of Axis\tside by its nation", "unit 1\t1\tunit of Allies\tside by its nation",
    "unit 27\t1\tunit of Allies\tside by its nation", "unit 104\t1\tunit of Axis, off the map\tin the outermost ring",
    "unit 104\t1\tleft out\tits hex is not on the map"])
trial.write("pg.lgdudb", LIBRARY)
status, text, wrong, game = trial.run("a.lgdscn", scenario(units=UNITS[:4]))
trial.same("names of units", [(unit["name"], unit.get("kind", "ground")) for unit in game["units"]],
           [("Pz IIIE", "ground"), ("PZL P11", "air"), ("unit 27", "ground"), ("Kreuzer", "ground")])
trial.same("ships are said", "1 ship came in as a ground unit." in text, True)
trial.same("a scenario in UTF-16", trial.run("a.lgdscn", b"\xff\xfe" + scenario(units=UNITS[:4]).encode("utf-16-le"))[3], game)
third = trial.run("a.lgdscn", scenario(players=("axis Axis", "allies Allies", "ussr USSR"), nations=("axis ger", "allies pol", "ussr sov"), units=(*UNITS, "104 sov 2 2 10")))
trial.same("a third player", (third[0], third[1].splitlines()[0], third[1].splitlines()[-1]),
           (3, "3 of 6 counters are units: Axis 1, Allies 2. 1 lies off the board. 2 are left out.", "Kreuzer\t1\tleft out\tits nation belongs to neither side"))
moved = trial.folder / "elsewhere"
moved.mkdir()
(trial.folder / "map.lgdmap").rename(moved / "map.lgdmap")
trial.same("a map that is named", trial.run("a.lgdscn", scenario(units=UNITS[:4]), moved / "map.lgdmap")[3]["units"], game["units"])


# --- What is refused
def refused(name, data, why, file="bad.lgdmap"):
    trial.refused(name, file, data, why)


def refused_scenario(name, data, why):
    refused(name, data, why, "bad.lgdscn")


refused_scenario("a missing map", scenario(), "The map “map.lgdmap” of the scenario is not there. Give it as a further file.")
refused_scenario("no map named", scenario({"map file": None}), "The scenario does not name its map (“map file”).")
trial.write("map.lgdmap", map_of(tiles=TILES[:2] + ["c1 c1"] + TILES[3:]))
refused_scenario("a ragged map of a scenario", scenario(), "map.lgdmap: Line 7: 2 cells, 5 expected.")
trial.write("map.lgdmap", map_of())
refused_scenario("an unknown nation", scenario(units=("1 xyz 1 1 10",)), "Line 43: The nation “xyz” belongs to no player.")
refused_scenario("an unknown nation of a flag", scenario(flags=("1 1 xyz 1",)), "Line 29: The nation “xyz” belongs to no player.")
refused_scenario("a hex of a unit", scenario(units=("1 pol one 1 10",)), "Line 43: The position is not two whole numbers.")
refused_scenario("a hex past 32 bits", scenario(flags=("99999999999 1 pol 1",)), "Line 29: The position is not two whole numbers.")
refused_scenario("one player", scenario(players=("axis Axis",)), "The scenario does not have two players.")
for turns in ("0", "-1", "1001", "2147483648", "ten", ""):
    refused_scenario(f"“{turns}” turns", scenario({"turns": turns}), "The number of turns is not a whole number from 1 to 1,000.")
refused_scenario("units without end", scenario(units=("1 pol 1 1 10",) * 100001), "The scenario has more units or flags than any game. It is not read.")
refused("a ragged row", map_of(tiles=TILES[:3] + ["c1 c1 c1 c1"] + TILES[4:]), "Line 8: 4 cells, 5 expected.")
refused("a ragged name", map_of(names=NAMES[:1] + ["0 0 0 0 0 0"] + NAMES[2:]), "Line 14: 6 cells, 5 expected.")
plain = trial.run("map.lgdmap", map_of())[3]["map"]
status, text, wrong, more = trial.run("map.lgdmap", map_of(names=NAMES + ["0 0 0 0 0"], layers=[("r", ROADS + ["0 0 0 0 0 0", "255 x 0"])]))
trial.same("more rows of names and roads than of tiles", (status, wrong, more["map"]), (3, "", plain))
trial.same("more rows are told", "Not read: 3 rows past the last row of hexes." in text, True)
refused("names too few", map_of(names=NAMES[:4]), "Section 3 of the map has 4 rows of cells, 6 expected.")
refused("roads too few", map_of(layers=[("r", ROADS[:4])]), "Section 4 of the map has 4 rows of cells, 6 expected.")
refused("a road that is no number", map_of(layers=[("r", ROADS[:1] + ["0 x 0 0 0"] + ROADS[2:])]), "Line 23: A road is not a number from 0 to 255.")
refused("a road of 256", map_of(layers=[("r", ROADS[:1] + ["0 256 0 0 0"] + ROADS[2:])]), "Line 23: A road is not a number from 0 to 255.")
refused("no tiles", "terrain_db\ta\n", SIZE)
refused("4,097 columns", map_of(tiles=["\t".join("c" * 4097)]), SIZE)
refused("4,097 rows", map_of(tiles=["c"] * 4097), SIZE)
refused("fields without end", map_of(tiles=["\t".join("c" * 4000)] * 2000), "The file has more fields than any game. It is not read.")
refused("rows without end", "terrain_db\ta\n\n" + "c\n" * (12 << 20), "The file has more fields than any game. It is not read.")
refused("zeros", map_of() + "\0", "Line 28: it holds a zero byte, so this is not a text file. Save it as UTF-8.")
refused("half a character", b"\xfe\xff" + map_of().encode("utf-16-be") + b"\xdc\x00", "The file is not UTF-16, as its first bytes say. Save it as UTF-8.")
refused("Windows-1252", map_of().encode() + b"\xe4\n", "Line 28: it is not UTF-8. Save the file as UTF-8.")
refused("older than LGeneral-Deluxe", "@\nterrain_db»pg.tdb\nwidth»18\ntiles»c139°c139\n".encode("latin-1"),
        "The file is older than LGeneral-Deluxe. Load it there, and save it again.")
trial.end()
