"""The country on a grid: towns, waters, woods and railways, each checked.

Everything here is the same for any hex size and orientation; what is special
to one map (its extent, its armies, its rules) lies in that map's own module.
"""

import plane
import railways
import rivers
import terrain
import towns
import waterways
import woods
from hexset import hexset
from rails import RAILS

MOSTLY = 0.5          # from this share of water on, a hex is lake

SEEDS = {"forest": 1, "swamp": 5, "hills": 9}


class MapError(Exception):
    """The data contradict each other; no map is written."""


class Country:
    def __init__(self, grid, projection):
        self.grid, self.projection = grid, projection
        self.town_hexes = self._find_towns()
        self.waterways = waterways.Waterways(grid)
        self.courses = {}
        features = waterways.load_features()
        self._lay_rivers(features)
        self.lakes = self._flood(features)
        self.rivers = self._river_hexsides()
        self._check_towns()
        self.terrain = self._paint()
        self.rails = {name: railways.lay(grid, projection, stops, self.town_hexes, self.lakes)
                      for name, stops in RAILS.items()}

    def _find_towns(self):
        found, taken = {}, {}
        for town in towns.TOWNS:
            point = self.projection.to_km(town.longitude, town.latitude)
            if self.grid.hex_at(point) is None:
                raise MapError(f"{town.name} lies off the map")
            hexes = self.grid.by_distance(point)[:town.size]
            for hex_ in hexes:
                if hex_ in taken:
                    raise MapError(f"{town.name} and {taken[hex_]} share hex {self.grid.name(hex_)}")
                taken[hex_] = town.name
            found[town.id] = hexes
        return found

    def _lay_rivers(self, features):
        named = [(name, waterways.chain(features, numbers, rivers.MOUTHS.get(name)), into)
                 for name, numbers, into in rivers.DATA_RIVERS]
        named += [(name, course, into) for name, into, course in rivers.SMALL_RIVERS]
        for name, degrees, into in named:
            self.courses[name] = self.projection.line_to_km(degrees)
            riverside = {hex_ for town in towns.TOWNS if name in town.water
                         for hex_ in self.town_hexes[town.id]}
            self.waterways.add(name, self.courses[name], into, riverside)
            if into and not self.waterways.joins(name, into):
                raise MapError(f"the {name} does not end in the {into}")

    def _flood(self, features):
        rings = [features[number] for numbers in rivers.LAKES.values() for number in numbers]
        rings += [waterways.bank_to_bank(features, banks) for banks in rivers.RESERVOIRS.values()]
        rings = [self.projection.line_to_km(ring) for ring in rings]
        shore = {self.grid.hex_at(point) for ring in rings for point in ring} - {None}
        return {hex_ for hex_ in shore if waterways.water_share(self.grid, hex_, rings) >= MOSTLY}

    def _river_hexsides(self):
        """Where a lake begins the river ends: no river runs along a lake hex."""
        return {pair for pair in self.waterways.all_hexsides() if not self.lakes.intersection(pair)}

    def _check_towns(self):
        for town in towns.TOWNS:
            hexes = self.town_hexes[town.id]
            if self.lakes.intersection(hexes):
                raise MapError(f"{town.name} lies in a lake hex")
            for water in town.water:
                point = self.projection.to_km(town.longitude, town.latitude)
                off = plane.to_line(point, self.courses[water])
                if off > towns.WATERSIDE_KM:
                    raise MapError(f"{town.name} lies {off:.1f} km from the {water}, not on it")
                if not any(set(hexes).intersection(pair) for pair in self.waterways.hexsides_of(water)):
                    raise MapError(f"no side of {town.name}'s hex is the {water}")

    def _paint(self):
        """Kind by kind; a town's hex and a lake are no woods, a marsh overrules, then heights."""
        settled = {hex_ for hexes in self.town_hexes.values() for hex_ in hexes} | self.lakes
        tables = {"forest": woods.FOREST, "swamp": woods.SWAMP, "hills": woods.HILLS}
        paint = {kind: terrain.paint(self.grid, self.projection, regions, SEEDS[kind])
                 for kind, regions in tables.items()}
        cities = {hex_ for town in towns.TOWNS if town.kind == "city" for hex_ in self.town_hexes[town.id]}
        swamp = paint["swamp"] - settled
        hills = paint["hills"] - swamp - settled
        forest = paint["forest"] - hills - swamp - settled
        return {"forest": forest, "swamp": swamp, "hills": hills, "urban": cities, "lake": self.lakes}

    def land(self):
        return [hex_ for hex_ in self.grid.hexes if hex_ not in self.lakes]

    def to_json(self, front):
        """The `map` of a game file; `front`: hexes of the front line, north to south."""
        name = self.grid.name
        lines = [{"kind": "rail", "hexes": [name(h) for h in line]} for line in self.rails.values()]
        lines.append({"kind": "front", "hexes": [name(h) for h in front]})
        places = [{"id": town.id, "name": town.name, "kind": town.kind,
                   "hexes": hexset(self.grid, self.town_hexes[town.id])} for town in towns.TOWNS]
        return {"grid": self.grid.to_json(),
                "terrain": {kind: hexset(self.grid, hexes) for kind, hexes in self.terrain.items() if hexes},
                "hexsides": [{"kind": "river", "pairs": self._pairs(self.rivers)}],
                "lines": lines, "places": places}

    def _pairs(self, hexsides):
        """Hexsides as names, each once, from its first hex on and round it from the north."""
        left, pairs = set(hexsides), []
        for hex_ in self.grid.hexes:
            for other in self.grid.neighbours(hex_):
                side = tuple(sorted((hex_, other)))
                if side in left:
                    left.remove(side)
                    pairs.append([self.grid.name(hex_), self.grid.name(other)])
        return pairs
