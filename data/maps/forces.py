"""From the tables of divisions to units on hexes."""

import math
from dataclasses import dataclass

from country import MapError

STACK = 2             # no more units in a hex at the start
ASTRAY_KM = 26.0      # how far from its true place a unit may be put
FLAGS = ("bracketed", "EB")     # burnt out; not a unit of the line


@dataclass
class Unit:
    id: str
    name: str
    side: str
    branch: str
    size: str
    strength: int
    place: tuple          # longitude, latitude: where it stood, or where it comes on
    formation: str
    turn: int = 0         # 0: on the map from the start; else the turn it came
    flags: tuple = ()     # of FLAGS
    at: tuple = None      # its hex

    @property
    def ground(self):
        return self.branch != "air"

    def to_json(self, name):
        """As the game file has it; an air unit has no branch but is of another kind."""
        page = {"id": self.id, "name": self.name, "side": self.side}
        if not self.ground:
            page["kind"] = "air"
        page.update({"at": self.at and name(self.at), "strength": self.strength, "size": self.size})
        if "bracketed" in self.flags:
            page["bracketed"] = True
        if self.ground:
            page["branch"] = self.branch
        if "EB" in self.flags:
            page["line"] = False
        return page


def read(table, side, with_turn=False):
    """The units of one table, laid out as those of divisions_german.py; flags may stand behind the size."""
    units = []
    for line in table.strip().splitlines():
        if line.startswith("#"):
            continue
        cells = [cell.strip() for cell in line.split("|")]
        turn = int(cells.pop(0)) if with_turn else 0
        name, kind, strength, place, formation = cells
        branch, *more = kind.split(", ")
        flags = tuple(word for word in more if word in FLAGS)
        size = next((word for word in more if word not in FLAGS), "division")
        longitude, latitude = (float(v) for v in place.split(","))
        id_ = f"{side[:3]}-{name.lower().replace(' ', '-')}"
        units.append(Unit(id_, name, side, branch, size, int(strength), (longitude, latitude), formation,
                          turn, flags))
    return units


def deploy(units, country, controlled):
    """Puts each unit into the nearest hex of its own side that has room; air units need none."""
    grid, stacks = country.grid, {}
    for unit in units:
        point = country.projection.to_km(*unit.place)
        room = [h for h in controlled[unit.side] if stacks.get(h, 0) < STACK or not unit.ground]
        hex_ = grid.nearest(point, room)
        off = math.dist(grid.centre(hex_), point)
        if off > ASTRAY_KM:
            raise MapError(f"{unit.name} would stand {off:.0f} km from its place")
        unit.at = hex_
        if unit.ground:
            stacks[hex_] = stacks.get(hex_, 0) + 1
