"""Just enough of the rules to record a game without breaking one.

Umpire keeps positions, control and the clock; SuddenDeath says besides when a
game is over and by which rule.  The program itself is the judge of the
recorded games; this only steers them.
"""

from collections import deque

from hexset import hexset


class Umpire:
    def __init__(self, scenario):
        self.scenario, self.country = scenario, scenario.country
        self.grid = self.country.grid
        self.near = {h: self.grid.neighbours(h) for h in self.grid.hexes}
        self.units = {u.id: u for u in scenario.units + scenario.reinforcements}
        self.at, self.stacks = {}, {}
        for unit in scenario.units:
            self.shift(unit.id, unit.at)
        self.control = {h: side for side, hexes in scenario.controlled.items() for h in hexes}
        self.moscow = self.country.town_hexes["moscow"]
        self.turns = scenario.game["calendar"]["turns"]
        self.steps = [(t, p["side"], phase) for t in range(len(self.turns))
                      for p in scenario.game["calendar"]["player_turns"] for phase in p["phases"]]
        self.step, self.log, self.verdict = 0, [], None

    # The clock

    @property
    def turn(self):
        return self.steps[self.step][0]

    @property
    def side(self):
        return self.steps[self.step][1]

    @property
    def phase(self):
        return self.steps[self.step][2]

    # What lies where

    def stack(self, hex_, side=None):
        return [u for u in self.stacks.get(hex_, ()) if side in (None, self.units[u].side)]

    def shift(self, unit, hex_):
        """To a hex, or with None off the map; no event."""
        if unit in self.at:
            self.stacks[self.at.pop(unit)].remove(unit)
        if hex_ is not None:
            self.at[unit] = hex_
            self.stacks.setdefault(hex_, []).append(unit)

    def held(self, side):
        """The hexes with ground units of a side."""
        return {at for u, at in self.at.items() if self.units[u].side == side and self.units[u].ground}

    def told(self):
        """What is to be added to the description of the game."""
        return ""

    # Events

    def move(self, unit, path, note=None):
        names = [self.grid.name(h) for h in path]
        event = {"do": "move", "unit": unit}
        event.update({"to": names[0]} if len(names) == 1 else {"path": names})
        self._write(event, note)
        for hex_ in path:
            self.shift(unit, hex_)
            self._enter(unit, hex_)

    def place(self, unit, hex_):
        self._write({"do": "place", "unit": unit, "to": self.grid.name(hex_)})
        self.shift(unit, hex_)
        self._enter(unit, hex_)

    def take(self, side, hexes, note=None):
        self._write({"do": "control", "side": side, "hexes": hexset(self.grid, hexes)}, note)
        self.control.update(dict.fromkeys(hexes, side))

    def eliminate(self, unit, note=None):
        self._write({"do": "eliminate", "unit": unit}, note)
        self.shift(unit, None)

    def concede(self, side, note):
        self._write({"do": "concede", "side": side}, note)
        self._decide("concession")

    def note(self, text):
        self._write({"do": "note", "text": text})

    def end_phase(self):
        self._write({"do": "end-phase"})
        last = self.step == len(self.steps) - 1
        self._phase_ended(last or self.steps[self.step + 1][0] != self.turn, last)
        if not last:
            self.step += 1

    def _write(self, event, note=None):
        if self.verdict:
            raise AssertionError(f"the game is over by {self.verdict}")
        if note:
            event["note"] = note
        self.log.append(event)

    def _enter(self, unit, hex_):
        if self.units[unit].ground:
            self.control[hex_] = self.units[unit].side

    def _phase_ended(self, turn_ended, last):
        """What the rules do at the end of a phase."""

    def _decide(self, rule):
        self.verdict = self.verdict or rule


class SuddenDeath(Umpire):
    def __init__(self, scenario):
        super().__init__(scenario)
        self.rear = {h for hexes in self.country.town_hexes.values() for h in hexes
                     if h in scenario.controlled["german"]}
        self.withdrawn = set()

    def zoc(self):
        """The hexes next to a German unit."""
        return {n for at in self.held("german") for n in self.near[at]}

    def isolated(self):
        """Can neither Moscow hex trace to the north or east edge (4.3)?"""
        return all(self.supply_line(start) is None for start in self.moscow)

    def supply_line(self, start, more=()):
        """A shortest trace from a Moscow hex, or None; `more`: hexes where Germans are thought to stand."""
        german = self.held("german").union(more)
        zoc = {n for at in german for n in self.near[at]}
        shut = german | zoc - self.held("soviet") | self.country.lakes
        before, queue = {start: None}, deque([start])
        while queue:
            here = queue.popleft()
            if here not in self.moscow and self.grid.edge(here) & {"north", "east"}:
                line = []
                while here is not None:
                    line.append(here)
                    here = before[here]
                return line[::-1]
            for other in self.near[here]:
                if other not in before and other not in shut:
                    before[other] = here
                    queue.append(other)
        return None

    def withdraw(self, unit):
        self._write({"do": "withdraw", "unit": unit})
        self.shift(unit, None)
        self.withdrawn.add(unit)

    def _enter(self, unit, hex_):
        super()._enter(unit, hex_)
        side = self.units[unit].side
        if side == "german" and hex_ in self.moscow:
            self._decide("4.2")
        if side == "soviet" and hex_ in self.rear:
            self._decide("4.5")

    def _phase_ended(self, turn_ended, last):
        if self.isolated():
            self._decide("4.3")
        if turn_ended:
            self._end_turn(self.turn + 1, last)

    def _end_turn(self, number, last):
        due = [w for w in self.scenario.game["rules"]["sudden-death"]["withdrawals"] if w["turn"] <= number]
        for want in due:
            asked = sum(w["count"] for w in due if set(w["units"]) & set(want["units"]))
            if len(self.withdrawn.intersection(want["units"])) < asked:
                self._decide("9.5")
        if last:
            five = self.scenario.game["rules"]["sudden-death"]["cities"]
            ours = all(self.control[h] == "german" for city in five for h in self.country.town_hexes[city])
            self._decide("4.4" if ours else "4.6")
