"""Plays the street fight: where everybody is, the way from street to street, and what may move when.

Orders that nobody could carry out at the table are refused: a move in the enemy's phase, a leap, a way through walls
or enemies, further than legs or tracks reach.
"""

import street_board
import streets
import tactics

REACH = {"vehicle": 14, "leader": 7, "hero": 7}      # all others on foot: 6 hexes and levels, with a dash
FOOT = 6


class Play(tactics.Log):
    def __init__(self):
        super().__init__()
        self.board = street_board.make()
        self.grid = self.board.grid
        self.built = {hex_: entry for entry in self.board.buildings
                      for hex_ in self.grid.expand(entry["hexes"])}
        self.stream = {self.grid.parse(name) for line in self.board.lines if line["kind"] == "river"
                       for name in line["hexes"]}
        self.streets = {self.grid.parse(name) for line in self.board.lines if line["kind"] == "road"
                        for name in line["hexes"]}
        units = streets.make()["units"]
        self.kind = {entry["id"]: entry["kind"] for entry in units}
        self.side = {entry["id"]: entry["side"] for entry in units}
        self.at = {entry["id"]: entry["at"] for entry in units}
        self.carrier = {entry["id"]: entry["in"] for entry in units if "in" in entry}
        self.turn, self.player, self.number = 1, 0, 0

    # --- The clock ---

    @property
    def phase(self):
        return streets.PHASES[self.number]

    @property
    def active(self):
        return ("german", "russian")[self.player]

    def next(self, times=1):
        for _ in range(times):
            self.end_phase()
            self.number = (self.number + 1) % len(streets.PHASES)
            if self.number == 0:
                self.player = 1 - self.player
                self.turn += self.player == 0

    def until(self, phase):
        """At least one phase on."""
        self.next()
        while self.phase != phase:
            self.next()

    # --- Moving ---

    def go(self, unit, *way, bypass=False, note=None):
        """By way of each Location named, from hex to adjacent hex."""
        steps, here = [], self.at[unit]
        for goal in way:
            leg = self._leg(unit, here, goal)
            steps += leg
            here = goal
        self._check(unit, steps)
        self.move(unit, *steps, bypass=bypass, note=note)
        self.at[unit] = steps[-1]

    def all_go(self, units, *way, note=None):
        for number, unit in enumerate(units):
            self.go(unit, *way, note=None if number else note)

    def _check(self, unit, steps):
        if self.phase not in ("Movement", "Advance", "Rout"):
            raise ValueError(f"{unit} moves in the phase {self.phase}")
        if self.phase != "Rout" and self.active != self.holder(unit):
            raise ValueError(f"{unit} moves in turn {self.turn}, {self.phase} of the enemy")
        reach = 1 if self.phase == "Advance" else REACH.get(self.kind[unit], FOOT)
        if len(steps) > reach:
            raise ValueError(f"{unit}, turn {self.turn}: {len(steps)} steps to {steps[-1]}")

    def holder(self, unit):
        """Who gives it orders; a captured vehicle is led by what is in it."""
        inside = [other for other, carrier in self.carrier.items() if carrier == unit]
        return self.side[inside[0]] if inside and self.kind[unit] == "vehicle" else self.side[unit]

    def _leg(self, unit, here, goal):
        start, end = self._hex(here), self._hex(goal)
        path, level = self._path(unit, start, end), _level(goal)
        steps = [self._name(hex_) for hex_ in path[1:]]
        upper = isinstance(_level(here), int) and _level(here) > 0
        if upper and isinstance(level, int) and level == _level(here):       # through the rooms of one floor
            return [f"{step}/{level}" for step in steps]
        down = [self._at(start, i) for i in range(_level(here) - 1, -1, -1)] if upper else []
        if _level(here) == -1:
            down = [self._at(start, 0)]
        if isinstance(level, int) and level > 0:
            if not steps and upper:
                span = range(_level(here), level, 1 if level > _level(here) else -1)
                return [self._at(end, i + (1 if level > _level(here) else -1)) for i in span]
            return down + steps + [self._at(end, i) for i in range(1, level + 1)]
        if level in (-1, "pillbox", "roof"):
            return down + steps + [goal]
        return down + steps

    def _path(self, unit, start, end):
        """Along streets and open ground; through a house, a stream or a hex of the enemy's only to end there."""
        known, pending = {start: (0, None)}, [start]
        closed = {self._hex(at) for other, at in self.at.items()
                  if at and self.side[other] != self.holder(unit) and other not in self.carrier
                  and self.kind[other] != "dummy"} | set(self.built) | self.stream
        closed -= {self.grid.parse("X4"), start, end}
        while pending:
            hex_ = min(pending, key=lambda h: (known[h][0], h))
            pending.remove(hex_)
            if hex_ == end:
                break
            for other in self.grid.neighbours(hex_):
                cost = known[hex_][0] + (10 if other in self.streets else 11)
                if other not in closed and cost < known.get(other, (1 << 30,))[0]:
                    known[other] = cost, hex_
                    pending.append(other)
        if end not in known:
            raise ValueError(f"no way for {unit} from {self.grid.name(start)} to {self.grid.name(end)}")
        path = [end]
        while path[-1] != start:
            path.append(known[path[-1]][1])
        return path[::-1]

    def _hex(self, location):
        return self.grid.parse(location.split("/")[0])

    def _name(self, hex_):
        name = self.grid.name(hex_)
        return f"{name}/bridge" if name == "X4" else name

    def _at(self, hex_, level):
        return self._name(hex_) + (f"/{level}" if level else "")

    # --- What happens to units ---

    def reveal(self, *units, note=None):
        for number, unit in enumerate(units):
            hidden = next(entry for entry in streets.make()["units"] if entry["id"] == unit).get("hidden")
            self.mark(unit, **{"hidden" if hidden else "concealed": False}, note=None if number else note)

    def breaks(self, unit, note=None):
        self.mark(unit, broken=True, note=note)

    def rallies(self, unit, note=None):
        self.mark(unit, broken=False, note=note)

    def mounts(self, unit, carrier, note=None):
        self.mark(unit, in_=carrier, note=note)
        self.carrier[unit] = carrier

    def dismounts(self, unit, note=None):
        self.at[unit] = self.at[self.carrier.pop(unit)]
        self.mark(unit, in_=None, note=note)

    def comes(self, unit, to, note=None):
        self.place(unit, to, note=note)
        self.at[unit] = to

    def falls(self, unit, note=None, **more):
        for survivor in more.get("survivors", []):
            self.at[survivor] = self.at[unit]
        for other in [other for other, carrier in self.carrier.items() if carrier == unit]:
            self.at[other] = self.at[unit]
            del self.carrier[other]
        self.eliminate(unit, note=note, **more)
        self.at[unit] = None

    def halved(self, unit, note=None):
        self.reduce(unit, unit + "h", note=note)
        self.at[unit + "h"], self.at[unit] = self.at[unit], None

    def bails_out(self, unit, crew, note=None):
        self.abandon(unit, crew, note=note)
        self.at[crew] = self.at[unit]

    def leaves(self, unit, hex_, as_=None, note=None):
        if self.at[unit] != hex_:
            raise ValueError(f"{unit} is at {self.at[unit]}, not at {hex_}")
        self.exit(unit, hex_, as_, note=note)
        self.at[unit] = None


def _level(location):
    level = location.partition("/")[2]
    return int(level) if level.lstrip("-").isdigit() else level or 0
