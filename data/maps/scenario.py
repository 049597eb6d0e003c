"""What every scenario of the country has: a map, who holds it, and forces on it."""

import forces
import frontline
import towns
from country import Country, MapError
from hexgrid import HexGrid, square
from hexset import hexset
from projection import EquidistantConic

# From the Dvina to Vladimir, from north of Kalyazin to south of Kursk.
CENTRE = (35.87, 54.44)
CENTRAL_MERIDIAN = 36.0
PARALLELS = (52.5, 56.5)

SIDES = [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}]


class Scenario:
    """Made once: `country`, `controlled`, `units`, `reinforcements`.

    grid     what the hexes are
    front    the line west of which all is German
    tables   (module, side) of the forces
    """

    def __init__(self, grid, front, tables):
        self.country = Country(HexGrid(**grid), EquidistantConic(CENTRE, CENTRAL_MERIDIAN, PARALLELS))
        self.controlled = frontline.control(self.country, front)
        self.units, self.reinforcements = self._raise_forces(tables)
        self._check_rear()

    def _raise_forces(self, tables):
        units = [u for table, side in tables for u in forces.read(table.ON_MAP, side)]
        more = [u for table, side in tables for u in forces.read(table.REINFORCEMENTS, side, with_turn=True)]
        forces.deploy(units, self.country, self.controlled)
        return units, more

    def _check_rear(self):
        """A rear town that the enemy could walk into on the first day must have its garrison."""
        held = {unit.at for unit in self.units}
        for id_, hexes in self.country.town_hexes.items():
            for hex_ in self.controlled["german"].intersection(hexes) - held:
                if self.controlled["soviet"].intersection(self.country.grid.neighbours(hex_)):
                    raise MapError(f"{id_} lies at the front and nobody holds it")

    def _nearest_town(self, unit):
        to_km = self.country.projection.to_km
        point = to_km(*unit.place)
        return min(towns.TOWNS, key=lambda town: square(to_km(town.longitude, town.latitude), point))

    def reinforcements_told(self, turns):
        """The reinforcements in words, a line a turn and side, by the town they come on at or near."""
        lines = []
        for number, turn in enumerate(turns, 1):
            for side in ("german", "soviet"):
                by_town = {}
                for unit in self.reinforcements:
                    if unit.turn == number and unit.side == side:
                        by_town.setdefault(self._nearest_town(unit).name, []).append(unit.name)
                if by_town:
                    places = "; ".join(f"{', '.join(names)} at {town}" for town, names in by_town.items())
                    lines.append(f"{turn}, {side.capitalize()}: {places}.")
        return "\n".join(lines)

    def to_json(self, title, about, turns, player_turns, rules):
        country = self.country
        front = frontline.line(country, self.controlled)
        return {
            "format": "hex-umpire/1",
            "title": title,
            "about": about,
            "map": country.to_json(front),
            "sides": SIDES,
            "calendar": {"turns": [{"name": turn} for turn in turns], "player_turns": player_turns},
            "units": [unit.to_json(country.grid.name) for unit in self.units + self.reinforcements],
            "start": {"control": [{"side": side, "hexes": hexset(country.grid, hexes)}
                                  for side, hexes in self.controlled.items()]},
            "rules": rules,
            "log": [],
        }
