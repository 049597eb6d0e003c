#!/usr/bin/env python3
"""test-map.py DATA: Operation Typhoon holds what it should, and its maker refuses what it should.

Reads the committed file without the modules that made it, and then runs the maker on spoilt tables.
"""
import json
import os
import sys
from collections import Counter

from board import expand, place, touch
from tap import Plan

data = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(data, "maps"))
sys.dont_write_bytecode = True
path = os.path.join(data, "scenarios", "operation-typhoon.hexgame")
with open(path, encoding="utf-8") as file:
    game = json.load(file)
grid, chart = game["map"]["grid"], game["map"]
plan = Plan()


terrain = {kind: expand(hexes) for kind, hexes in chart["terrain"].items()}
towns = {town["id"]: expand(town["hexes"]) for town in chart["places"]}
control = {entry["side"]: set(expand(entry["hexes"])) for entry in game["start"]["control"]}
on_map = [unit for unit in game["units"] if unit["at"]]
count = Counter((unit["side"], unit["at"] is not None) for unit in game["units"])
every_hex = {(c, r) for c in range(1, grid["columns"] + 1) for r in range(1, grid["rows"] + 1)}


def within(what, low, number, high):
    return None if low <= number <= high else f"{number} {what}, not {low} to {high}"


def astray():
    for unit in on_map:
        here = place(unit["at"])
        if here not in control[unit["side"]]:
            yield f"{unit['id']} stands in {unit['at']}, which is not its own side's"
    for hex_, units in Counter(unit["at"] for unit in on_map).items():
        if units > 2:
            yield f"{units} units in {hex_}"


def torn(line):
    return [f"{a} and {b} do not touch" for a, b in zip(line, line[1:]) if not touch(place(a), place(b))]


def hinterland():
    """The front line runs through German hexes, each with Soviet ground or a lake beside it, edge to edge."""
    line = [line for line in chart["lines"] if line["kind"] == "front"]
    hexes = [place(name) for name in line[0]["hexes"]]
    if len(line) != 1 or hexes[0][1] != 1 or hexes[-1][1] != grid["rows"]:
        return "the front line does not run from the north edge to the south edge"
    return "\n".join(torn(line[0]["hexes"]) + [f"{h} is not the foremost German hex" for h in hexes
                     if h not in control["german"]
                     or not any(touch(h, n) for n in every_hex - control["german"])])


plan.case("the extent", lambda: within("hexes", 2000, grid["columns"] * grid["rows"], 3200))
plan.case("the size of the file", lambda: within("bytes", 50000, os.path.getsize(path), 300000))
plan.case("German divisions", lambda: within("units", 70, count["german", True], 80))
plan.case("Soviet divisions", lambda: within("units", 90, count["soviet", True], 105))
plan.case("reinforcements", lambda: within("units", 40, count["soviet", False], 90)
          or within("units", 1, count["german", False], 10))
plan.case("towns", lambda: within("towns", 55, len(towns) - 6, 90))
plan.case("one terrain a hex", lambda: " ".join(
    str(hex_) for hex_, kinds in Counter(sum(terrain.values(), [])).items() if kinds > 1))
plan.case("Moscow is two hexes that touch", lambda: (
    None if len(towns["moscow"]) == 2 and touch(*towns["moscow"]) else towns["moscow"]))
plan.case("all land is held", lambda: " ".join(map(str, (every_hex - set(terrain["lake"]))
                                                 ^ (control["german"] | control["soviet"]))))
plan.case("of the cities only Smolensk is German", lambda: " ".join(
    city for city in game["rules"]["sudden-death"]["cities"]
    if (towns[city][0] in control["german"]) != (city == "smolensk")))
plan.case("units stand on their own ground, two to a hex", lambda: "\n".join(astray()))
plan.case("railways run from hex to adjacent hex", lambda: "\n".join(
    fault for line in chart["lines"] if line["kind"] == "rail" for fault in torn(line["hexes"])))
plan.case("the front line", hinterland)

# The maker refuses what cannot be.  Each case spoils one table.
import divisions_german
import front
import rivers
import towns as table
import typhoon

TOWNS, DIVISIONS, FRONT, SMALL = table.TOWNS, divisions_german.ON_MAP, front.FRONT, rivers.SMALL_RIVERS


def moved(id_, longitude, latitude):
    """The towns, one of them elsewhere."""
    return {"towns": [town._replace(longitude=longitude, latitude=latitude) if town.id == id_ else town
                      for town in TOWNS]}


def feeding(name, other):
    """The small rivers, one of them said to end in another water."""
    return {"small": [(river, other if river == name else into, course) for river, into, course in SMALL]}


def made(towns=TOWNS, divisions=DIVISIONS, line=FRONT, small=SMALL):
    table.TOWNS, divisions_german.ON_MAP, typhoon.FRONT, rivers.SMALL_RIVERS = towns, divisions, line, small
    typhoon.Typhoon()


def refuses(words, spoilt):
    try:
        made(**spoilt)
    except typhoon.MapError as fault:
        return None if words in str(fault) else f"says: {fault}"
    return "the map was made all the same"


AWAY = DIVISIONS.replace("7 Pz    | armor | 8 | 32.34, 55.45", "7 Pz | armor | 8 | 36.00, 55.00")
OPEN = "\n".join(row for row in DIVISIONS.splitlines() if not row.startswith("102 ID"))
TORN = [(32.90, 58.40), (33.0, 56.0), (42.0, 55.9), (42.0, 55.7), (33.0, 55.8), (34.14, 50.0)]

for name, words, spoilt in (
    ("a town off its river", "Rzhev lies 16.2 km from the Volga, not on it", moved("rzhev", 34.33, 56.10)),
    ("a town off the map", "Kashin lies off the map", moved("kashin", 37.61, 58.36)),
    ("two towns in a hex", "Kashin and Kalyazin share hex 4002", moved("kashin", 37.86, 57.25)),
    ("a town in a lake", "Ostashkov lies in a lake hex", moved("ostashkov", 33.09, 57.24)),
    ("a river that ends nowhere", "the Istra does not end in the Volga", feeding("Istra", "Volga")),
    ("a division far from its place", "7 Pz would stand", {"divisions": AWAY}),
    ("a town at the front without garrison", "andreapol lies at the front", {"divisions": OPEN}),
    ("ground in two pieces", "Soviet ground is in two pieces", {"line": TORN}),
):
    plan.case(f"refuses {name}", lambda: refuses(words, spoilt))
plan.case("takes what is not spoilt", made)
sys.exit(plan.finish())
