#!/usr/bin/env python3
"""test-map.py DATA: the maps of both scenarios hold what they should, and the maker refuses what it should.

Reads the committed files without the modules that made them, and then runs the maker on spoilt tables.
"""
import os
import sys
from collections import Counter

from board import Board, place, within
from tap import Plan

data = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(data, "maps"))
sys.dont_write_bytecode = True
plan = Plan()


def common(name, board):
    """What holds for either."""
    plan.case(f"{name}: one terrain a hex", board.two_terrains)
    plan.case(f"{name}: Moscow is two hexes that touch", board.split_moscow)
    plan.case(f"{name}: all land is held", board.unheld)
    plan.case(f"{name}: units stand on their own ground, two to a hex", board.astray)
    plan.case(f"{name}: railways run from hex to adjacent hex", board.torn_rails)
    plan.case(f"{name}: the front line", board.hinterland)
    plan.case(f"{name}: towns", lambda: within("towns", 55, len(board.towns) - 6, 90))


typhoon_board = Board(os.path.join(data, "scenarios", "operation-typhoon.hexgame"))
common("typhoon", typhoon_board)
plan.case("typhoon: the extent", lambda: within("hexes", 2000, len(typhoon_board.every_hex), 3200))
plan.case("typhoon: the size of the file", lambda: within("bytes", 50000, typhoon_board.size, 300000))
plan.case("typhoon: German divisions", lambda: within("units", 70, typhoon_board.count["german", True], 80))
plan.case("typhoon: Soviet divisions", lambda: within("units", 90, typhoon_board.count["soviet", True], 105))
plan.case("typhoon: reinforcements", lambda: within("units", 40, typhoon_board.count["soviet", False], 90)
          or within("units", 1, typhoon_board.count["german", False], 10))
plan.case("typhoon: of the cities only Smolensk is German", lambda: " ".join(
    city for city in typhoon_board.game["rules"]["sudden-death"]["cities"]
    if (typhoon_board.towns[city][0] in typhoon_board.control["german"]) != (city == "smolensk")))

# Moscow, counterstroke

december = Board(os.path.join(data, "scenarios", "moscow-counterstroke.hexgame"))
LOST = {"kalinin", "klin", "istra", "naro-fominsk", "aleksin", "venev", "mikhailov", "stalinogorsk",
        "yefremov", "yelets", "livny", "kaluga", "selizharovo"}
KEPT = {"moscow", "tula", "dmitrov", "konakovo", "torzhok", "ostashkov", "serpukhov", "podolsk", "kashira",
        "ryazan", "skopin", "kastornoye"}


def of_all_kinds():
    """Of each side: divisions, brigades or regiments, burnt-out ones, EB units and air units."""
    have = Counter()
    for unit in december.game["units"]:
        kinds = {unit["size"], unit.get("kind", "ground"), "bracketed" if unit.get("bracketed") else "whole",
                 "line" if unit.get("line", True) else "EB"}
        have.update((unit["side"], kind) for kind in kinds)
    least = {"division": 40, "regiment": 1, "bracketed": 8, "EB": 4, "air": 4}
    return "\n".join(f"{have[side, kind]} {side} {kind}" for side in ("german", "soviet")
                     for kind, n in least.items() if have[side, kind] < n)


def rows_apart():
    """By the rules, not by the maker's word: a unit's own row, and those beside it if it has a zone."""
    for side in ("german", "soviet"):
        rows = set()
        for unit in december.on_map:
            if unit["side"] == side and unit.get("kind") != "air" and unit.get("line", True):
                large, row = unit["size"] in ("army", "corps", "division"), place(unit["at"])[1]
                reach = 1 if large and not unit.get("bracketed") else 0
                rows.update(range(row - reach, row + reach + 1))
        open_rows = set(range(1, december.grid["rows"] + 1)) - rows
        if open_rows:
            yield f"the {side} line is open in {sorted(open_rows)}"


def schedule_fits():
    """Every kind of item is there, every place exists, and each item's name is its own."""
    schedule = december.game["rules"]["front-line"]["schedule"]
    names = [item["item"] for item in schedule]
    kinds = {item.get("when", "per_strength") for item in schedule}
    holds = {item.get("hold", "control") for item in schedule if "place" in item}
    missing = [item["place"] for item in schedule if item.get("place", "moscow") not in december.towns]
    return (len(set(names)) != len(names) or missing
            or {"per_strength", "once", "turn", "end", "award"} ^ kinds or {"clear", "control"} ^ holds)


common("counterstroke", december)
plan.case("counterstroke: the extent", lambda: within("hexes", 4500, len(december.every_hex), 5200))
plan.case("counterstroke: the size of the file", lambda: within("bytes", 50000, december.size, 300000))
plan.case("counterstroke: rows are straight", lambda: december.grid["orientation"] != "pointy")
plan.case("counterstroke: German units", lambda: within("units", 70, december.count["german", True], 95))
plan.case("counterstroke: Soviet units", lambda: within("units", 120, december.count["soviet", True], 160))
plan.case("counterstroke: units of all kinds", of_all_kinds)
plan.case("counterstroke: both lines are whole", lambda: "\n".join(rows_apart()))
plan.case("counterstroke: the towns that were lost", lambda: " ".join(sorted(
    town for town in LOST | KEPT
    if (town in LOST) != (december.towns[town][0] in december.control["german"]))))
plan.case("counterstroke: the schedule", schedule_fits)
plan.case("counterstroke: it says whose the schedule is",
          lambda: "schedule of points is ours" not in december.game["about"])
plan.case("the same country: the same towns on both maps",
          lambda: set(typhoon_board.towns) ^ set(december.towns))

# The maker refuses what cannot be.  Each case spoils one table.
import divisions_german
import front
import rivers
import towns as table
import typhoon
from country import MapError

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
    except MapError as fault:
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
