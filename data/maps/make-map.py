#!/usr/bin/env python3
"""Makes the shipped scenarios of 1941 from geography and tables.

    ./make-map.py [FOLDER]      (default: ../scenarios)

Writes operation-typhoon.hexgame and moscow-counterstroke.hexgame.

Run by hand after a change to the tables; what it writes is committed, and a
test compares the two.  Python 3 and its standard library only, and the same
bytes on every run.

    projection.py        degrees to km
    hexgrid.py plane.py  hexes, corners, hexsides; plane geometry
    rivers.py            which line of the water data is which river; small rivers it lacks
    waterways.py         rivers onto hexsides, lakes onto hexes
    towns.py             towns, and the waters each must lie on
    rails.py railways.py railways, station by station; onto hexes
    woods.py terrain.py  woods, marshes, heights; onto hexes
    country.py           all of that on one grid of any size and orientation, checked
    front.py december_front.py frontline.py the fronts of 1 October and 5 December 1941; who holds what
    divisions_*.py december_*.py forces.py the divisions of either day; onto hexes
    scenario.py          map, control and forces together
    typhoon.py counterstroke.py scenarios.py grid, calendar and rules of each scenario
    hexset.py gamefile.py how a game file is written
    translating.py make-catalogue.py its texts in other languages, from po/games

The rivers and lakes, central-russia-water.geojson, are from GSHHG/WDBII
(P. Wessel and W. H. F. Smith, 1996), LGPL 3 or later; see README.md here.
"""

import os
import sys

import gamefile
import scenarios
from country import MapError

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else os.path.join(HERE, os.pardir, "scenarios")
    for name in scenarios.MAKERS:
        try:
            text = gamefile.to_text(scenarios.make(name).game)
        except MapError as fault:
            sys.exit(f"make-map.py: {name}: {fault}")
        with open(os.path.join(folder, f"{name}.hexgame"), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    main()
