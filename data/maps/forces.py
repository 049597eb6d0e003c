"""From the tables of divisions to units on hexes."""

import math
from dataclasses import dataclass

from country import MapError

STACK = 2             # no more units in a hex at the start
ASTRAY_KM = 26.0      # how far from its true place a unit may be put


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
    at: tuple = None      # its hex

    def to_json(self, name):
        return {"id": self.id, "name": self.name, "side": self.side, "at": self.at and name(self.at),
                "strength": self.strength, "size": self.size, "branch": self.branch}


def read(table, side, with_turn=False):
    """The units of one table of divisions_german.py or divisions_soviet.py."""
    units = []
    for line in table.strip().splitlines():
        if line.startswith("#"):
            continue
        cells = [cell.strip() for cell in line.split("|")]
        turn = int(cells.pop(0)) if with_turn else 0
        name, kind, strength, place, formation = cells
        branch, _, size = kind.partition(", ")
        longitude, latitude = (float(v) for v in place.split(","))
        id_ = f"{side[:3]}-{name.lower().replace(' ', '-')}"
        units.append(Unit(id_, name, side, branch, size or "division", int(strength), (longitude, latitude),
                          formation, turn))
    return units


def deploy(units, country, controlled):
    """Puts each unit into the nearest hex of its own side that has room."""
    grid, stacks = country.grid, {}
    for unit in units:
        point = country.projection.to_km(*unit.place)
        room = [h for h in controlled[unit.side] if stacks.get(h, 0) < STACK]
        hex_ = grid.nearest(point, room)
        off = math.dist(grid.centre(hex_), point)
        if off > ASTRAY_KM:
            raise MapError(f"{unit.name} would stand {off:.0f} km from its place")
        unit.at = hex_
        stacks[hex_] = stacks.get(hex_, 0) + 1
