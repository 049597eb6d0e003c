"""Operation Typhoon: extent, forces, calendar and rules of the scenario."""

import divisions_german
import divisions_soviet
import forces
import frontline
import towns
from country import Country, MapError
from front import FRONT
from hexgrid import HexGrid, square
from hexset import hexset
from projection import EquidistantConic

# From the Dvina to Vladimir, from north of Kalyazin to south of Kursk.
CENTRE = (35.87, 54.44)
CENTRAL_MERIDIAN = 36.0
PARALLELS = (52.5, 56.5)
GRID = {"columns": 56, "rows": 56, "size_km": 12.0, "orientation": "flat", "shifted": "even"}

TURNS = ["Oct I", "Oct II", "Oct III", "Oct IV", "Nov I", "Nov II", "Nov III", "Nov IV", "Dec I"]

PLAYER_TURNS = [
    {"side": "german", "phases": ["Supply", "Movement", "Combat", "Exploitation"]},
    {"side": "soviet", "phases": ["Supply", "Movement", "Combat"]},
]

SIDES = [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}]

# What left Army Group Centre that November: the cavalry, then two of three
# divisions worn out before Moscow, then the third.
WITHDRAWALS = [
    {"turn": 5, "count": 1, "units": ["ger-1-cav"]},
    {"turn": 6, "count": 2, "units": ["ger-5-id", "ger-8-id", "ger-28-id"]},
    {"turn": 7, "count": 1, "units": ["ger-5-id", "ger-8-id", "ger-28-id"]},
]

RULES = {
    "sudden-death": {
        "attacker": "german", "defender": "soviet", "capital": "moscow",
        # All else of a supply line is as the format has it by default: units and zones of
        # control block, a unit of one's own lifts the zone, the length is unlimited.
        "supply": {"sources": {"edges": ["north", "east"]}, "attacker_sources": {"edges": ["west"]}},
        "cities": ["kalinin", "kursk", "orel", "smolensk", "tula"],
        "withdrawals": WITHDRAWALS,
    },
}

ABOUT = """\
The German drive on Moscow, from 1 October to 7 December 1941: nine turns of a week each, 12 km to the hex.

The German side wins at once when it enters Moscow, at the end of any phase in which neither Moscow hex can \
trace supply to the north or east edge of the map, or at the end of Dec I when it holds Kalinin, Kursk, \
Orel, Smolensk and Tula together. The Soviet side wins at once when it enters a town west of the line of 1 \
October or when a German withdrawal is not made, and at the end of Dec I when nothing else has happened.

German withdrawals: the 1st Cavalry Division by the end of Nov I, two of the 5th, 8th and 28th Infantry \
Divisions by the end of Nov II, the third by the end of Nov III.

The ground is the real one: rivers and lakes from the GSHHG data set, towns, railways, woods and the front \
from general knowledge. The divisions and their places are historical; their strengths, the schedule of \
reinforcements and the schedule of withdrawals are ours.

Reinforcements, by the turn and the town they come on at or near:
"""


class Typhoon:
    """The scenario, made once: `country`, `controlled`, `units`, `game`."""

    def __init__(self):
        self.country = Country(HexGrid(**GRID), EquidistantConic(CENTRE, CENTRAL_MERIDIAN, PARALLELS))
        self.controlled = frontline.control(self.country, FRONT)
        self.units, self.reinforcements = self._raise_forces()
        self._check_rear()
        self.game = self._to_json()

    def _raise_forces(self):
        tables = ((divisions_german, "german"), (divisions_soviet, "soviet"))
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

    def _schedule(self):
        lines = []
        for number, turn in enumerate(TURNS, 1):
            for side in ("german", "soviet"):
                by_town = {}
                for unit in self.reinforcements:
                    if unit.turn == number and unit.side == side:
                        by_town.setdefault(self._nearest_town(unit).name, []).append(unit.name)
                if by_town:
                    places = "; ".join(f"{', '.join(names)} at {town}" for town, names in by_town.items())
                    lines.append(f"{turn}, {side.capitalize()}: {places}.")
        return "\n".join(lines)

    def _to_json(self):
        country = self.country
        front = frontline.line(country, self.controlled)
        return {
            "format": "hex-umpire/1",
            "title": "Operation Typhoon",
            "about": ABOUT + self._schedule(),
            "map": country.to_json(front),
            "sides": SIDES,
            "calendar": {"turns": [{"name": turn} for turn in TURNS], "player_turns": PLAYER_TURNS},
            "units": [unit.to_json(country.grid.name) for unit in self.units + self.reinforcements],
            "start": {"control": [{"side": side, "hexes": hexset(country.grid, hexes)}
                                  for side, hexes in self.controlled.items()]},
            "rules": RULES,
            "log": [],
        }
