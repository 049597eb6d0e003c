"""Plays a campaign turn by turn and writes it down.

Formations march to where campaign.py, or a game's own orders, want them.
"""

import campaign
from marching import MOTORS, STACK, Marching
from umpire import SuddenDeath

PRISONERS = 26        # no more divisions than that surrender in a turn
BREAKTHROUGH = 2      # so many turns the motors go on after combat ...
EXPLOIT = 3           # ... at this pace
BREAKOUT = 2          # the pace of a unit that is cut off
REAR_GUARD = ("REAR-N", "REAR-C", "REAR-S", "REAR-U")
WITHDRAW = {4: ["ger-1-cav"], 5: ["ger-8-id", "ger-28-id"], 6: ["ger-5-id"]}


class Play:
    """A game that is played by itself.  Turns count from 1.

    orders   {formation or unit: {turn: place}} instead of history's
    keep     units that are not withdrawn
    raiders  Soviet units that may go behind the front
    paces    {turn: German pace} instead of the weather's
    hooks    {(turn, side, phase): a function of the play, called instead of the phase}
    """

    def __init__(self, scenario, orders=None, keep=(), raiders=(), paces=None, hooks=None):
        self.umpire = SuddenDeath(scenario)
        self.marching = Marching(self.umpire)
        self.marching.raiders |= set(raiders)
        self.orders, self.keep = orders or {}, set(keep)
        self.paces, self.hooks = paces or {}, hooks or {}
        self.goals = {}
        for table in (campaign.GERMAN, campaign.SOVIET):
            for line in table.strip().splitlines():
                name, *places = [cell.strip() for cell in line.split("|")]
                self.goals[name] = self._goals(name, places)
        for name in set(self.orders) - set(self.goals):
            places = [self.orders[name].get(1, ".")] + ["="] * (len(self.umpire.turns) - 1)
            self.goals[name] = self._goals(name, places)

    def hex_of(self, place):
        if place in self.umpire.country.town_hexes:
            return self.umpire.country.town_hexes[place][0]
        longitude, latitude = (float(v) for v in place.split(","))
        return self.umpire.grid.hex_at(self.umpire.country.projection.to_km(longitude, latitude))

    def _goals(self, name, places):
        goals, mine = [], self.orders.get(name, {})
        for turn, place in enumerate(places):
            place = mine.get(turn + 1, place)
            goals.append(goals[-1] if place == "=" else None if place == "." else self.hex_of(place))
        return goals

    # The clock runs

    def run(self):
        """Plays until a rule ends the game."""
        umpire = self.umpire
        while not umpire.verdict:
            here = (umpire.turn + 1, umpire.side, umpire.phase)
            if here[1:] == ("german", "Supply"):
                umpire.note(f"{umpire.turns[umpire.turn]['name']}. {campaign.HEADLINES[umpire.turn]}")
            self._phase(here)
            if not umpire.verdict:
                umpire.end_phase()

    def _phase(self, here):
        if here in self.hooks:
            self.hooks[here](self)
        elif here[2] == "Movement":
            self.arrivals(here[1])
            self.move_german() if here[1] == "german" else self._move_soviet()
        elif here[1:] == ("german", "Combat"):
            self.marching.reduce_pockets(most=PRISONERS)
        elif here[1:] == ("german", "Exploitation") and here[0] <= BREAKTHROUGH:
            self._exploit()

    def arrivals(self, side):
        umpire = self.umpire
        if side == "german":
            for unit in WITHDRAW.get(umpire.turn, ()):
                if unit in umpire.at and unit not in self.keep:
                    umpire.withdraw(unit)
        enters = self.marching.open_to(side)
        for unit in umpire.scenario.reinforcements:
            if unit.side != side or unit.turn != umpire.turn + 1:
                continue
            near = umpire.grid.by_distance(umpire.country.projection.to_km(*unit.place))
            zoc = umpire.zoc() if side == "soviet" else set()
            umpire.place(unit.id, next(h for h in near if enters(h) and h not in zoc
                                       and umpire.control[h] == side and len(umpire.stack(h)) < STACK))

    def units_of(self, side):
        """A side's units on the map, the motorized and the foremost first."""
        umpire = self.umpire

        def order(unit):
            goal = self.goal(unit)
            far = umpire.grid.distance(umpire.at[unit], goal) if goal else 99
            return umpire.units[unit].branch not in MOTORS, far, unit

        return sorted((u for u in umpire.at if umpire.units[u].side == side), key=order)

    def goal(self, unit):
        """The hex a unit is ordered to this turn, or None."""
        own = self.goals.get(unit)
        return (own or self.goals[self.umpire.units[unit].formation])[self.umpire.turn]

    def pace(self, unit):
        side, turn = self.umpire.units[unit].side, self.umpire.turn
        motors, foot = campaign.PACE[side][turn]
        if side == "german":
            motors, foot = self.paces.get(turn + 1, (motors, foot))
        return motors if self.umpire.units[unit].branch in MOTORS else foot

    def move_german(self):
        """The infantry opens the front, the motors drive through, the infantry follows."""
        units = self.units_of("german")
        motors = [u for u in units if self.umpire.units[u].branch in MOTORS]
        foot = [u for u in units if u not in motors]
        left = {u: self.pace(u) for u in units}
        for group, assaults in ((foot, 1), (motors, campaign.ASSAULTS[self.umpire.turn]), (foot, 0)):
            for unit in group:
                if self.goal(unit) and not self.umpire.verdict:
                    left[unit] = self.attack(unit, self.goal(unit), left[unit], assaults)
                    if (group is motors or not assaults) and not self.umpire.verdict:
                        self.marching.march(unit, self.goal(unit), left[unit])

    def attack(self, unit, goal, pace, assaults):
        """Storms up to so many hexes on the way to the goal; what pace is left."""
        odds = campaign.ODDS[self.umpire.turn]
        if self.umpire.units[unit].formation in REAR_GUARD:
            return pace
        for _ in range(assaults):
            left = self.marching.assault(unit, goal, pace, odds)
            if left is None:
                break
            pace = left
            if self.umpire.verdict:
                break
        return pace

    def _exploit(self):
        for unit in self.units_of("german"):
            if self.umpire.units[unit].branch in ("armor", "mechanized") and self.goal(unit):
                self.marching.march(unit, self.goal(unit), EXPLOIT)

    def _move_soviet(self):
        umpire, supplied = self.umpire, self.marching.supplied()
        for unit in self.units_of("soviet"):
            goal = self.goal(unit)
            if goal is None:
                continue
            free = umpire.at[unit] in supplied or unit in self.marching.raiders
            pace = self.pace(unit) if free else BREAKOUT
            near = 0 if unit in self.marching.raiders else 1
            if umpire.grid.distance(umpire.at[unit], goal) > near:
                self.marching.march(unit, goal, pace)
            if umpire.verdict:
                return
