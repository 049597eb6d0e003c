#!/usr/bin/env python3
"""test-map.py DATA: the map of Operation Typhoon holds what it should, and the maker refuses what it should.

Reads the committed file by itself, without the modules that made it, and then runs the maker on spoilt tables.
"""
import json
import os
import sys
from collections import Counter

from tap import Plan

data = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(data, "maps"))
sys.dont_write_bytecode = True
path = os.path.join(data, "scenarios", "operation-typhoon.hexgame")
with open(path, encoding="utf-8") as file:
    game = json.load(file)
grid, chart = game["map"]["grid"], game["map"]
plan = Plan()


def place(name):
    return int(name[:2]), int(name[2:])


def expand(hexset):
    found = []
    for item in hexset:
        (c1, r1), (c2, r2) = place(item[:4]), place(item[-4:])
        found += [(c, r) for c in range(c1, c2 + 1) for r in range(r1, r2 + 1)]
    return found


def touch(a, b):
    """Are two hexes neighbours on a flat grid whose even columns lie lower?"""
    (c1, r1), (c2, r2) = sorted((a, b))
    if c1 == c2:
        return abs(r1 - r2) == 1
    return c2 - c1 == 1 and r2 - r1 in ((0, 1) if c1 % 2 == 0 else (-1, 0))


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
plan.case("one terrain a hex", lambda: " ".join(str(h) for h, n in Counter(sum(terrain.values(), [])).items() if n > 1))
plan.case("Moscow is two hexes that touch", lambda: None if len(towns["moscow"]) == 2 and touch(*towns["moscow"])
          else towns["moscow"])
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

kept = table.TOWNS, divisions_german.ON_MAP, front.FRONT, rivers.SMALL_RIVERS


def moved(id_, longitude, latitude):
    return [town._replace(longitude=longitude, latitude=latitude) if town.id == id_ else town for town in kept[0]]


def refuses(words, towns=kept[0], divisions=kept[1], line=kept[2], small=kept[3]):
    table.TOWNS, divisions_german.ON_MAP, typhoon.FRONT, rivers.SMALL_RIVERS = towns, divisions, line, small
    try:
        typhoon.Typhoon()
    except typhoon.MapError as fault:
        return None if words in str(fault) else f"says: {fault}"
    finally:
        table.TOWNS, divisions_german.ON_MAP, typhoon.FRONT, rivers.SMALL_RIVERS = kept
    return "the map was made all the same"


plan.case("refuses a town off its river", lambda: refuses("Rzhev lies 16.2 km from the Volga, not on it",
                                                         moved("rzhev", 34.33, 56.10)))
plan.case("refuses a town off the map", lambda: refuses("Kashin lies off the map", moved("kashin", 37.61, 58.36)))
plan.case("refuses two towns in a hex", lambda: refuses("Kashin and Kalyazin share hex 4002", moved("kashin", 37.86, 57.25)))
plan.case("refuses a town in a lake", lambda: refuses("Ostashkov lies in a lake hex",
                                                     moved("ostashkov", 33.09, 57.24)))
plan.case("refuses a river that ends nowhere", lambda: refuses("the Istra does not end in the Volga", small=[
    (name, "Volga" if name == "Istra" else into, course) for name, into, course in kept[3]]))
plan.case("refuses a division far from its place", lambda: refuses(
    "7 Pz would stand", divisions=kept[1].replace("7 Pz    | armor | 8 | 32.34, 55.45", "7 Pz | armor | 8 | 36, 55")))
plan.case("refuses a town at the front without garrison", lambda: refuses(
    "andreapol lies at the front", divisions="\n".join(l for l in kept[1].splitlines() if not l.startswith("102 ID"))))
plan.case("refuses ground in two pieces", lambda: refuses(
    "Soviet ground is in two pieces", line=[(32.90, 58.40), (33.0, 56.0), (42.0, 55.9), (42.0, 55.7), (33.0, 55.8),
                                           (34.14, 50.0)]))
sys.exit(plan.finish())
