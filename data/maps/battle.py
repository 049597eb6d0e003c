"""Plays December 1941 turn by turn and writes it down: marches, attacks, retreats.

None of this is a rule of the game: it is a plausible way to play it.  Dice are
drawn from the game's own seed, so that it is the same game on every run.
"""

from collections import deque
from math import fsum      # sum() of fractions differs between versions of Python

import december_campaign
from marching import MOTORS, Marching
from tally import ENEMY, FrontLine
from terrain import noise

HOME = {"german": {"west"}, "soviet": {"north", "east"}}    # the edges from which supply comes

ROOM = 2                # ground units a hex holds
PACE = {"german": (4.5, 3.0), "soviet": (4.0, 3.0)}    # motorized, on foot: hexes of clear ground in a turn
FORWARD = 3             # how far from its goal, in hexes, a unit looks for a town to enter
AGAIN = 2.5             # in the mechanized movement phase
KEEPS_OFF = {"air": 4, "EB": 3}                         # how near the enemy may come, in hexes
CITY = 1.6              # how much harder than in the woods it is to get the enemy out of a city
ODDS = 1.5              # below these nobody attacks


class Manoeuvre(Marching):
    """The routes of both sides: into no enemy unit, and no farther than into a zone of control."""

    def open_to(self, side, raider=False):
        shut = self.umpire.held(ENEMY[side]) | self.country.lakes | self.forbidden.get(side, set())
        return lambda hex_: hex_ not in shut

    def stops(self, side):
        return self.umpire.zoc(ENEMY[side])

    def shelter(self, stand, target):
        return super().shelter(stand, target) * (CITY if self.terrain.get(target) == "urban" else 1)


class Battle:
    """A game that is played by itself.  Turns count from 1.

    seed       of the dice
    luck       {side: what is added to its dice}
    stand      formations that do not fall back
    until      {formation: turn whose place it does not go beyond}
    odds       {side: below which it does not attack}
    awards     (turn, side, item, count, note), given in that side's combat phase
    headlines  {turn: note} instead of history's
    """

    def __init__(self, scenario, seed, luck=None, stand=(), until=None, odds=None, awards=(), headlines=None):
        self.umpire = FrontLine(scenario)
        self.marching = Manoeuvre(self.umpire)
        self.marching.forbidden = {"german": set(self.umpire.moscow)}
        self.seed, self.luck, self.odds = seed, luck or {}, odds or {}
        self.until, self.awards = until or {}, awards
        self.headlines = headlines or dict(enumerate(december_campaign.HEADLINES, 1))
        self.tables = {}
        for table in (december_campaign.GERMAN, december_campaign.SOVIET):
            for line in table.strip().splitlines():
                name, *stages = [cell.strip() for cell in line.split("|")]
                pairs = (stage.partition(" ") for stage in stages)
                self.tables[name] = {int(turn): place for turn, _, place in pairs}
        self.tables.update({name: {} for name in stand})
        self.middles = self._find_middles()
        self.thrown, self.starving, self.goals, self.moved = 0, {}, {}, set()

    def _find_middles(self):
        """The middle of each formation on the first day, km."""
        places, to_km = {}, self.umpire.country.projection.to_km
        for unit in self.umpire.units.values():
            if not unit.turn or unit.formation in ("LATE", "39A", "61A"):
                places.setdefault(unit.formation, []).append(to_km(*unit.place))
        return {name: tuple(fsum(p[i] for p in points) / len(points) for i in (0, 1))
                for name, points in places.items()}

    def goal(self, unit):
        """Where a unit is to stand this turn, or None where it holds."""
        now = (unit, self.umpire.turn)
        if now not in self.goals:
            self.goals[now] = self._find_goal(unit)
        return self.goals[now]

    def _find_goal(self, unit):
        """As far from its formation's goal as it stood from its middle on the first day."""
        own = self.umpire.units[unit]
        stages = self.tables.get(own.formation, {})
        now = min(self.umpire.turn + 1, self.until.get(own.formation, 99))
        turns = [turn for turn in stages if turn <= now]
        if not turns:
            return None
        country, grid = self.umpire.country, self.umpire.grid
        place = stages[max(turns)]
        point = (grid.centre(country.town_hexes[place][0]) if place in country.town_hexes
                 else country.projection.to_km(*(float(v) for v in place.split(","))))
        home, middle = country.projection.to_km(*own.place), self.middles[own.formation]
        shifted = (point[0] + 0.6 * (home[0] - middle[0]), point[1] + 0.9 * (home[1] - middle[1]))
        return grid.hex_at(shifted) or grid.hex_at(point)

    # The clock runs

    def run(self):
        umpire = self.umpire
        while not umpire.verdict:
            side, phase = umpire.side, umpire.phase
            self.moved = set()
            if (side, phase) == ("german", "Movement") and umpire.turn + 1 in self.headlines:
                umpire.note(self.headlines[umpire.turn + 1])
            if phase == "Movement":
                self._arrive(side)
                self._keep_off(side)
                if side == "soviet":
                    self._take_towns(side)
                self._march(side, lambda unit: True)
            elif phase == "Combat":
                self._fight(side)
                self._starve(ENEMY[side])
                for turn, winner, item, count, note in self.awards:
                    if (turn, winner) == (umpire.turn + 1, side):
                        umpire.award(side, item, note, count)
            else:
                self._march(side, lambda unit: umpire.units[unit].branch in MOTORS, AGAIN)
            if phase != "Combat":
                self._close_gaps(side, phase)
            if phase == "Mechanized Movement":
                self._clear_behind(side)
            umpire.end_phase()

    def throw(self):
        """A die."""
        self.thrown += 1
        return 1 + int(6 * noise(self.thrown, self.seed, 41))

    def _arrive(self, side):
        umpire = self.umpire
        for unit in umpire.scenario.reinforcements:
            if unit.side == side and unit.turn == umpire.turn + 1:
                near = umpire.grid.by_distance(umpire.country.projection.to_km(*unit.place))
                zoc = umpire.zoc(ENEMY[side])
                umpire.place(unit.id, next(h for h in near if umpire.control.get(h) == side and h not in zoc
                                           and len(self._ground(h)) < ROOM))

    def _ground(self, hex_, side=None):
        return [u for u in self.umpire.stack(hex_, side) if self.umpire.units[u].ground]

    def _keep_off(self, side):
        """Airfields and railway troops move back before the enemy is upon them."""
        umpire, grid = self.umpire, self.umpire.grid
        enemy = umpire.held(ENEMY[side])
        for unit in [u for u in umpire.at if umpire.units[u].side == side]:
            own = umpire.units[unit]
            off = KEEPS_OFF.get("air" if not own.ground else own.flags[0] if own.flags else "")
            here = umpire.at[unit]
            if off is None or min(grid.distance(here, h) for h in enemy) > off:
                continue
            free = [h for h in grid.hexes if umpire.control.get(h) == side and grid.distance(here, h) <= 10
                    and len(umpire.stack(h)) < ROOM and min(grid.distance(h, e) for e in enemy) > off + 2]
            if free:
                umpire.move(unit, [min(free, key=lambda h: (grid.distance(here, h), h))],
                            "Moves its airfields back." if not own.ground else None)

    def _take_towns(self, side):
        """The nearest unit on its way forward enters a town that scores and that nobody holds any more."""
        umpire = self.umpire
        wanted = {umpire.country.town_hexes[i["place"]][0] for i in umpire.once if i["to"] == side}
        for hex_ in sorted(h for h in wanted if umpire.control[h] != side and not self._ground(h)):
            ways = []
            for unit in self._in_order(side, self._fights):
                goal = self.goal(unit)
                if goal and umpire.grid.distance(goal, hex_) <= FORWARD:
                    reached = self.marching.reach(unit, self._pace(unit))
                    if hex_ in reached:
                        ways.append((round(reached[hex_][0], 6), unit, self.marching.path(reached, hex_)))
            if ways:
                self._move(*min(ways)[1:])

    def _move(self, unit, path, note=None):
        self.umpire.move(unit, path, note)
        self.moved.add(unit)

    def _fights(self, unit):
        """Is it a ground unit of the line?"""
        own = self.umpire.units[unit]
        return own.ground and "EB" not in own.flags

    def _pace(self, unit):
        own = self.umpire.units[unit]
        return PACE[own.side][0 if own.branch in MOTORS else 1]

    def _march(self, side, moves, pace=None):
        umpire = self.umpire
        for unit in self._in_order(side, moves):
            goal, own = self.goal(unit), umpire.units[unit]
            if goal is None or not self._fights(unit) or unit in self.moved or umpire.at[unit] == goal:
                continue
            if self.marching.march(unit, goal, self._pace(unit) if pace is None else pace, ROOM):
                self.moved.add(unit)

    def _close_gaps(self, side, phase):
        """For each hex row that the line leaves open, the nearest unit that can be spared steps into it."""
        umpire = self.umpire
        for row in sorted(set(range(umpire.grid.rows)) - umpire.covered(side)):
            ways = [way for unit in self._spare(side, phase, row)
                    for way in [self._way_into(unit, row, side)] if way]
            if row not in umpire.covered(side) and ways:
                self._move(*min(ways)[1:], "Closes the line.")

    def _spare(self, side, phase, row):
        umpire = self.umpire
        return [u for u, at in umpire.at.items() if umpire.units[u].side == side and self._fights(u)
                and u not in self.moved and abs(at[1] - row) <= 4
                and (phase == "Movement" or umpire.units[u].branch in MOTORS)]

    def _way_into(self, unit, row, side):
        """(cost, unit, path) to the nearest hex whence it covers the row and uncovers no other, or None."""
        umpire = self.umpire
        before, reached = umpire.covered(side), self.marching.reach(unit, AGAIN)
        near = 1 if umpire.projects(unit) else 0
        ends = [h for h in reached if abs(h[1] - row) <= near and umpire.control[h] == side
                and len(self._ground(h)) < ROOM]
        if not ends:
            return None
        end = min(ends, key=lambda h: (round(reached[h][0], 6), h))
        home = umpire.at[unit]
        umpire.shift(unit, end)
        whole = umpire.covered(side) > before
        umpire.shift(unit, home)
        return (round(reached[end][0], 6), unit, self.marching.path(reached, end)) if whole else None

    def _in_order(self, side, moves):
        """The side's units, those nearest to their goals first."""
        umpire = self.umpire
        mine = [u for u in umpire.at if umpire.units[u].side == side and moves(u)]
        far = {u: umpire.grid.distance(umpire.at[u], self.goal(u) or umpire.at[u]) for u in mine}
        return sorted(mine, key=lambda u: (far[u], u))

    # Combat

    def _fight(self, side):
        """Attack by attack, the best odds first; each unit fights once."""
        umpire, fought = self.umpire, set()
        while True:
            attacks = [self._attack_on(target, side, fought) for target in sorted(umpire.held(ENEMY[side]))]
            attacks = [a for a in attacks if a and a[0] >= self.odds.get(side, ODDS)]
            if not attacks:
                return
            odds, target, attackers = max(attacks, key=lambda a: (round(a[0], 6), a[1]))
            fought.update(attackers)
            self._resolve(target, attackers, odds)

    def _attack_on(self, target, side, fought):
        umpire, grid = self.umpire, self.umpire.grid
        attackers = []
        for stand in umpire.near[target]:
            for unit in self._ground(stand, side):
                goal = self.goal(unit)
                if (unit not in fought and goal and self._fights(unit)
                        and grid.distance(target, goal) <= grid.distance(stand, goal)):
                    shelter = self.marching.shelter(stand, target)
                    attackers.append((unit, umpire.units[unit].strength / shelter))
        if not attackers:
            return None
        against = sum(umpire.units[u].strength for u in self._ground(target, ENEMY[side]))
        odds = fsum(value for _, value in attackers) / max(against, 0.5)
        return odds, target, [unit for unit, _ in attackers]

    def _resolve(self, target, attackers, odds):
        umpire, side = self.umpire, self.umpire.side
        defenders = self._ground(target, ENEMY[side])
        column = 1 if odds < 2 else 2 if odds < 3 else 3 if odds < 4.5 else 4
        score = self.throw() + column + self.luck.get(side, 0) - self.luck.get(ENEMY[side], 0)
        told = f"At {int(odds)} to 1" if odds >= 2 else "At 3 to 2" if odds >= 1.5 else "At 5 to 4"
        if score <= 2:
            weakest, foe = min(attackers, key=self._strength), umpire.units[defenders[0]].name
            umpire.eliminate(weakest, f"{told} against {foe}: bled white in the snow.")
        elif score >= 5:
            lost = min(defenders, key=self._strength) if score >= 9 else None
            for unit in defenders:
                if unit == lost:
                    umpire.eliminate(unit, f"{told}: destroyed by {umpire.units[attackers[0]].name}.")
                else:
                    self._retreat(unit, target, f"{told}: thrown back.")
            if not self._ground(target, ENEMY[side]):
                best = max(attackers, key=lambda u: (umpire.units[u].branch in MOTORS, *self._strength(u)))
                umpire.move(best, [target], "Follows up.")

    def _strength(self, unit):
        """To compare by; never equal."""
        return self.umpire.units[unit].strength, unit

    def _retreat(self, unit, start, note):
        """One or two hexes back, out of zones of control; a unit that cannot is lost."""
        umpire, grid = self.umpire, self.umpire.grid
        side = umpire.units[unit].side
        enters, zoc, enemy = self.marching.open_to(side), umpire.zoc(ENEMY[side]), umpire.held(ENEMY[side])

        def ours(hex_):
            return enters(hex_) and umpire.control[hex_] == side

        def free(hex_):
            return ours(hex_) and hex_ != start and hex_ not in zoc and len(self._ground(hex_)) < ROOM

        ways = [[one] for one in umpire.near[start] if free(one)]
        ways += [[one, two] for one in umpire.near[start]
                 if ours(one) and (one not in zoc or self._ground(one, side))
                 for two in umpire.near[one] if free(two) and grid.distance(two, start) == 2]
        if not ways:
            umpire.eliminate(unit, "Surrounded, with nowhere to go.")
            return
        aim = self.goal(unit) or start

        def worth(path):
            apart = min(grid.distance(path[-1], h) for h in enemy)
            return grid.distance(path[-1], aim), -apart, len(path), path

        umpire.move(unit, min(ways, key=worth), note)

    def _starve(self, side):
        """Units that have had no way home for two turns are lost."""
        umpire, fed = self.umpire, self._fed(side)
        for unit in [u for u in umpire.at if umpire.units[u].side == side and umpire.units[u].ground]:
            self.starving[unit] = 0 if umpire.at[unit] in fed else self.starving.get(unit, 0) + 1
            if self.starving[unit] > 2:
                umpire.eliminate(unit, "Cut off, without fuel or shells.")

    def _fed(self, side):
        umpire = self.umpire
        shut = umpire.held(ENEMY[side]) | umpire.zoc(ENEMY[side]) - umpire.held(side) | umpire.country.lakes
        edge = umpire.grid.edge
        return self._spread({h for h in umpire.grid.hexes if edge(h) & HOME[side] and h not in shut}, shut)

    def _spread(self, start, shut):
        """All that hangs together with the hexes of `start`, through none that is shut."""
        seen, queue = set(start), deque(sorted(start))
        while queue:
            for other in self.umpire.near[queue.popleft()]:
                if other not in seen and other not in shut:
                    seen.add(other)
                    queue.append(other)
        return seen

    def _clear_behind(self, side):
        """Ground behind the side's front is taken where no enemy is left and no way leads to his own."""
        umpire, enemy = self.umpire, ENEMY[side]
        theirs = {h for h, owner in umpire.control.items() if owner == enemy}
        alive = {h for h in theirs if umpire.grid.edge(h) & HOME[enemy]} | umpire.held(enemy) & theirs
        behind = theirs - self._spread(alive, set(umpire.grid.hexes) - theirs)
        if behind:
            umpire.take(side, behind, "The country behind the front is cleared.")
