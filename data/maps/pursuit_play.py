"""Plays the pursuit by itself and writes it down: a march with a rear guard, and what catches up with it.

None of this is a rule of the game: it is a plausible way to play it.  Dice are drawn from the game's own seed, so that it
is the same game on every run.
"""

import pursuit
from terrain import noise

STACK = 2
PACE = {"cavalry": 5, "infantry": 3, "artillery": 2}
ENEMY = {"french": "allied", "allied": "french"}
SHELTER = {"f": 1.5, "s": 1.5, "h": 1.5}
WEST = ["0105", "0110"]


class Pursuit:
    """A game that is played by itself.

    seed    of the dice
    stand   how many hexes the rear guard lets the army get ahead
    zeal    the odds below which the Allied side does not attack
    hold    {unit: hex} of French units that march there and stay
    leave   the turn in which those at the bridges march off
    notes   {turn: what is told as it begins}
    """

    def __init__(self, seed, stand=3, zeal=1.5, hold=None, leave=6, notes=None):
        self.seed, self.thrown = seed, 0
        self.stand, self.zeal, self.leave_at, self.notes = stand, zeal, leave, notes or {}
        self.hold = {"fauvel": "0705", **(hold or {})}
        game = pursuit.make()
        self.board = pursuit.board()
        self.grid, self.names = self.board.grid, self.board.names
        self.units = {unit["id"]: unit for unit in game["units"]}
        self.at = {id_: self.names[unit["at"]] for id_, unit in self.units.items()}
        self.owner = {hex_: one["side"] for one in game["start"]["control"] for hex_ in self.board.hexes(*one["hexes"])}
        self.roads = {self._pair(a, b) for line in self.board.lines for a, b in zip(line["hexes"], line["hexes"][1:])}
        self.water = {self._pair(a, b) for a, b in self.board.rivers()} - self.roads
        self.towns = {place["id"]: self.names[place["hexes"][0]] for place in self.board.places}
        self.exits = set(self.board.hexes(*pursuit.EXITS))
        self.exited, self.lost, self.log, self.ended = [], [], [], None
        self.tally = {"magazine": {"french": 0, "allied": 0}}

    def _pair(self, a, b):
        return frozenset((self.names[a], self.names[b]))

    # --- What is where ---

    def side(self, unit):
        return self.units[unit]["side"]

    def branch(self, unit):
        return self.units[unit]["branch"]

    def is_guard(self, unit):
        return "rear guard" in self.units[unit].get("tags", ())

    def of(self, side):
        return [unit for unit in self.units if unit in self.at and self.side(unit) == side]

    def standing(self, side):
        return {self.at[unit] for unit in self.of(side)}

    def near(self, hexes):
        return {near for hex_ in hexes for near in self.grid.neighbours(hex_)}

    def strength(self, units):
        return sum(self.units[unit]["strength"] for unit in units)

    def stack(self, hex_):
        return [unit for unit in self.at if self.at[unit] == hex_]

    def roll(self):
        self.thrown += 1
        return 1 + int(6 * noise(self.thrown, self.turn, self.seed))

    # --- Events ---

    def note(self, text):
        self.log.append({"do": "note", "text": text})

    def _enter(self, unit, hex_):
        self.at[unit] = hex_
        side = self.side(unit)
        if hex_ == self.towns["kamen"] and self.owner[hex_] != side:
            self.tally["magazine"][side] += 1
        self.owner[hex_] = side

    def move(self, unit, way):
        names = [self.grid.name(hex_) for hex_ in way]
        self.log.append({"do": "move", "unit": unit, **({"to": names[0]} if len(names) == 1 else {"path": names})})
        for hex_ in way:
            self._enter(unit, hex_)

    def leave(self, unit):
        self.log.append({"do": "exit", "unit": unit, "from": self.grid.name(self.at.pop(unit))})
        self.exited.append(unit)
        self._judge("instant")

    def lose(self, unit):
        del self.at[unit]
        self.lost.append(unit)
        self.log.append({"do": "eliminate", "unit": unit})

    # --- The verdict, a second time ---

    def away(self):
        return self.strength(self.exited)

    def losses(self, side="french"):
        return self.strength(unit for unit in self.lost if self.side(unit) == side)

    def points(self):
        have = {side: self.losses(ENEMY[side]) + self.tally["magazine"][side] for side in ENEMY}
        for bridge in pursuit.BRIDGES:
            have[self.owner[self.towns[bridge]]] += 3
        have["french"] += 0.5 * self.away()
        guns = [unit for unit in self.lost if self.side(unit) == "french" and self.branch(unit) == "artillery"]
        have["allied"] += 1.5 * len(guns)
        return have

    def _judge(self, when):
        away, lost, points = self.away(), self.losses(), self.points()
        if self.ended:
            return
        if away >= pursuit.AWAY and away >= 2 * lost:
            self.ended = "away"
        elif when == "turn" and lost - away >= pursuit.CAUGHT and self.turn >= pursuit.FROM:
            self.ended = "caught"
        elif when == "end":
            across = away >= pursuit.ACROSS and away - lost >= pursuit.MORE
            bridges = points["allied"] - points["french"] >= pursuit.LEAD
            self.ended = "both" if across and bridges else "across" if across else "bridges" if bridges else "otherwise"

    # --- Moving ---

    def ways(self, unit):
        """All hexes in reach: {hex: way}.  Next to an enemy a way ends; off a road a river is crossed with a whole move."""
        side = self.side(unit)
        shut, stop = self.standing(ENEMY[side]), self.near(self.standing(ENEMY[side]))
        pace = PACE[self.branch(unit)]
        ways = {self.at[unit]: []}
        queue = [self.at[unit]]
        for hex_ in queue:
            way = ways[hex_]
            if len(way) == pace or (way and hex_ in stop):
                continue
            for near in self.grid.neighbours(hex_):
                wet = frozenset((hex_, near)) in self.water
                if near in ways or near in shut or wet and way:
                    continue
                ways[near] = way + [near]
                if not wet:
                    queue.append(near)
        return {hex_: way for hex_, way in ways.items() if way and len(self.stack(hex_)) < STACK}

    def distances(self, goals, barred=()):
        far, queue = {goal: 0 for goal in goals}, list(goals)
        for hex_ in queue:
            for near in self.grid.neighbours(hex_):
                if near not in far and near not in barred and frozenset((hex_, near)) not in self.water:
                    far[near] = far[hex_] + 1
                    queue.append(near)
        return far

    def go_towards(self, unit, goals, keep_off=False):
        """As near as it gets, and how many hexes that took."""
        enemies = self.standing(ENEMY[self.side(unit)])
        far, beside = self.distances(goals, enemies), self.near(enemies)
        here = far.get(self.at[unit], 99)
        ways = self.ways(unit)
        best = min(((far.get(hex_, 99) + (2 if keep_off and hex_ in beside else 0), hex_) for hex_ in ways), default=None)
        if best and best[0] < here + (2 if keep_off and self.at[unit] in beside else 0):
            self.move(unit, ways[best[1]])
            return len(ways[best[1]])
        return 0

    # --- The French march ---

    def french(self):
        """The foremost first; those that hold a bridge stay, and the rear guard lets the others get ahead."""
        units = sorted(self.of("french"), key=lambda unit: (self.at[unit][0], unit))
        guard = [unit for unit in units if self.is_guard(unit) and unit not in self.hold]
        others = [unit for unit in units if unit not in guard and unit not in self.hold]
        for unit in [*others, *self.hold, *guard]:
            if self.ended:
                return
            last = max((self.at[other][0] for other in others if other in self.at), default=-9)
            if unit not in self.at or unit in guard and last >= self.at[unit][0] - self.stand and self.turn < 6:
                continue
            if unit in self.hold and self.turn < self.leave_at:
                if self.at[unit] != self.names[self.hold[unit]]:
                    self.go_towards(unit, [self.names[self.hold[unit]]], keep_off=True)
                continue
            self._march(unit)

    def _march(self, unit):
        if self.at[unit] in self.exits:
            return self.leave(unit)
        far = [self.distances([self.names[west]], self.standing("allied")).get(self.at[unit], 99) for west in WEST]
        spent = self.go_towards(unit, [self.names[WEST[far.index(min(far))]]], keep_off=True)
        if self.at[unit] in self.exits and 0 < spent < PACE[self.branch(unit)]:
            self.leave(unit)
        return None

    # --- The Allies follow ---

    def allied(self):
        prey = [self.at[unit] for unit in self.of("french")]
        bridges = [self.towns[bridge] for bridge in pursuit.BRIDGES if self.owner[self.towns[bridge]] == "french"]
        for unit in sorted(self.of("allied"), key=lambda unit: (self.at[unit][0], unit)):
            tags = self.units[unit].get("tags", ())
            if "Cossacks" in tags:
                guns = [self.at[other] for other in self.of("french") if self.branch(other) == "artillery"]
                self.go_towards(unit, guns or bridges or prey)
            else:
                goals = [hex_ for hex_ in self.near(prey) if hex_ not in prey] or bridges
                if self.turn >= 5 and bridges and self.branch(unit) == "cavalry":
                    goals = bridges
                self.go_towards(unit, goals)

    # --- Fights ---

    def fight(self, side):
        for target in sorted(self.standing(ENEMY[side])):
            band = [unit for near in self.grid.neighbours(target) if frozenset((near, target)) not in self.water
                    for unit in self.stack(near) if self.side(unit) == side and unit not in self.fought]
            there = self.stack(target)
            if not band or not there:
                continue
            hold = self.strength(there) * SHELTER.get(self.board.ground[target], 1)
            hold *= 1.5 if target in self.towns.values() else 1
            odds = self.strength(band) / hold
            if odds < (self.zeal if side == "allied" else 2):
                continue
            self.fought.update(band)
            roll = self.roll() + (2 if odds >= 3 else 1 if odds >= 2 else 0)
            if roll >= 7:
                self.lose(min(there, key=lambda unit: (self.units[unit]["strength"], unit)))
                there = self.stack(target)
            if roll >= 4:
                for unit in there:
                    self._retreat(unit)
            if roll == 1:
                self.lose(min(band, key=lambda unit: (self.units[unit]["strength"], unit)))
            if not self.stack(target) and roll >= 4:
                free = [unit for unit in band if unit in self.at and self.branch(unit) != "artillery"]
                if free:
                    self.move(max(free, key=lambda unit: (self.units[unit]["strength"], unit)), [target])

    def _retreat(self, unit):
        side = self.side(unit)
        shut = self.standing(ENEMY[side]) | self.near(self.standing(ENEMY[side]))
        goals = [self.names[west] for west in WEST] if side == "french" else [self.names["2206"]]
        far = self.distances(goals)
        near = [hex_ for hex_ in self.grid.neighbours(self.at[unit])
                if hex_ not in shut and len(self.stack(hex_)) < STACK and frozenset((hex_, self.at[unit])) not in self.water]
        if near:
            self.move(unit, [min(near, key=lambda hex_: (far.get(hex_, 99), hex_))])
        else:
            self.lose(unit)

    # --- The clock ---

    def play(self):
        for self.turn in range(1, 8):
            for side in ("french", "allied"):
                self.fought = set()
                if side == "french" and self.turn in self.notes:
                    self.note(self.notes[self.turn])
                (self.french if side == "french" else self.allied)()
                if self.ended:
                    return self
                self.log.append({"do": "end-phase"})
                self.fight(side)
                self.log.append({"do": "end-phase"})
                if (self.turn, side) == (7, "french"):
                    self._judge("end")
                    return self
            self._judge("turn")
            if self.ended:
                return self
        return self
