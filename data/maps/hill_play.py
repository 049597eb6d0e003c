"""Plays the hill fight by itself and writes it down: fire, the way up, Rout and hand to hand.

None of this is a rule of the game: it is a plausible way to play it.  Dice are drawn from the game's own seed, so that it
is the same game on every run.
"""

import hill
import hill_board
import tactics
from terrain import noise

ENEMY = {"german": "russian", "russian": "german"}
CAPTORS = ("squad", "half-squad")
POWER = {"squad": 2, "half-squad": 1, "crew": 1, "vehicle": 3}
LEGS, TRACKS, RANGE = 4, 8, 6
STACK = 4


class Fight(tactics.Log):
    """A game that is played by itself.

    seed     of the dice
    support  Russian units that stay where they can fire at the crest, and climb from this turn on
    reserve  the turn in which the German reserve comes on
    sally    the turn from which the Germans go over to the attack
    notes    {turn: what is told as it begins}
    """

    def __init__(self, seed, support=None, reserve=3, sally=99, notes=None):
        super().__init__()
        self.seed, self.thrown = seed, 0
        self.support, self.reserve, self.sally, self.notes = support or {}, reserve, sally, notes or {}
        self.board = hill_board.make()
        self.grid = self.board.grid
        self.level = {hex_: level for level, hexes in hill_board.levels(self.grid).items() for hex_ in hexes}
        self.crest = {hex_ for hex_, level in self.level.items() if level == 3}
        self.built = {hex_ for entry in self.board.buildings for hex_ in self.grid.expand(entry["hexes"])}
        self.brook = {self.grid.parse(name) for line in self.board.lines if line["kind"] == "river" for name in line["hexes"]}
        self.bridge = self.grid.parse("M9")
        units = hill.make()["units"]
        self.kind = {entry["id"]: entry["kind"] for entry in units}
        self.side = {entry["id"]: entry["side"] for entry in units}
        self.lead_value = {entry["id"]: -entry.get("leadership", 0) for entry in units}
        self.at = {entry["id"]: self.grid.parse(entry["at"].split("/")[0]) for entry in units if entry["at"]}
        self.concealed = {entry["id"] for entry in units if entry.get("concealed")}
        self.broken, self.melee, self.captive, self.cvp = set(), set(), {}, {"german": 0, "russian": 0}
        self.ended = None

    # --- What is where ---

    def roll(self):
        """Two dice."""
        self.thrown += 2
        return sum(1 + int(6 * noise(self.thrown + die, self.turn, self.seed)) for die in (0, 1))

    def of(self, side, *kinds):
        return [unit for unit in self.at if self.side[unit] == side and unit not in self.captive and self.kind[unit] in kinds]

    def men(self, side):
        return self.of(side, "squad", "half-squad", "crew", "leader", "vehicle")

    def fit(self, side):
        return [unit for unit in self.men(side) if unit not in self.broken and unit not in self.melee]

    def fighters(self, side):
        """Unbroken, but for leaders."""
        return [unit for unit in self.men(side) if unit not in self.broken and self.kind[unit] != "leader"]

    def apart(self, unit, other):
        return self.grid.distance(self.at[unit], self.at[other])

    def height(self, hex_):
        return self.level.get(hex_, 0)

    def there(self, hex_, side):
        return [unit for unit in self.men(side) if self.at[unit] == hex_]

    def name(self, hex_):
        return self.grid.name(hex_) + ("/bridge" if hex_ == self.bridge else "")

    def cover(self, unit, shooter):
        hex_ = self.at[unit]
        cover = 2 if hex_ in self.built else 1 if self.board.terrain.get(hex_) in ("forest", "rough") else 0
        return cover + (self.level.get(hex_, 0) > self.level.get(self.at[shooter], 0)) + (unit in self.concealed)

    # --- What happens to units ---

    def worth(self, unit):
        return {"squad": 2, "half-squad": 1, "crew": 2, "leader": 1 + self.lead_value[unit], "vehicle": 7}.get(self.kind[unit], 0)

    def reveal(self, unit):
        if unit in self.concealed:
            self.concealed.discard(unit)
            self.mark(unit, concealed=False)

    def gone(self, unit):
        for states in (self.broken, self.melee, self.concealed):
            states.discard(unit)
        del self.at[unit]

    def falls(self, unit, note=None):
        self.cvp[ENEMY[self.side[unit]]] += self.worth(unit)
        self.eliminate(unit, note=note)
        self.gone(unit)

    def halved(self, unit):
        """A squad; what is less falls."""
        if self.kind[unit] != "squad":
            return self.falls(unit)
        half, was_broken, was_melee = unit + "h", unit in self.broken, unit in self.melee
        self.reveal(unit)
        self.cvp[ENEMY[self.side[unit]]] += 1
        self.reduce(unit, half)
        self.at[half] = self.at[unit]
        self.gone(unit)
        if was_broken:
            self.breaks(half)
        if was_melee:
            self.mark(half, melee=True)
            self.melee.add(half)
        return None

    def breaks(self, unit, note=None):
        self.reveal(unit)
        self.broken.add(unit)
        self.mark(unit, broken=True, note=note)

    def hit(self, unit, result):
        """`result`: two dice, the less the worse."""
        if self.kind[unit] == "vehicle":
            if result <= 2:
                self.falls(unit)
        elif result <= 2:
            self.falls(unit)
        elif result <= 4 and self.kind[unit] != "leader":
            self.halved(unit)
        elif result <= 6:
            if unit in self.broken:
                self.halved(unit)
            else:
                self.breaks(unit)

    # --- Phases ---

    def fire(self, side, targets=None):
        """Each unit that may fire joins the others near it against the target that is easiest to hit."""
        shooters = [unit for unit in self.fighters(side) if not {unit} & (self.melee | self.shot) and self._stays(unit)]
        while shooters:
            first = shooters[0]
            seen = [unit for unit in targets or self.men(ENEMY[side])
                    if unit in self.at and unit not in self.melee and self.sees(first, unit)]
            if not seen:
                shooters.remove(first)
                continue
            target = min(seen, key=lambda unit: (self.cover(unit, first), unit in self.broken, self.apart(first, unit), unit))
            band = [unit for unit in shooters if self.apart(unit, first) <= 1 and self.sees(unit, target)][:3]
            power = sum(POWER[self.kind[unit]] + (unit in ("gm1", "rm1")) * 2 for unit in band) // 2
            leads = [self.lead_value[unit] for unit in self.fit(side)
                     if self.kind[unit] == "leader" and not self.apart(unit, first)]
            for unit in band:
                self.reveal(unit)
                self.shot.add(unit)
                shooters.remove(unit)
            self.hit(target, self.roll() + 1 - power - max(leads, default=0) + self.cover(target, first))

    def _stays(self, unit):
        """Who climbs does not stop to fire at what is far away."""
        enemies = [self.at[other] for other in self.men(ENEMY[self.side[unit]])]
        near = min((self.grid.distance(self.at[unit], hex_) for hex_ in enemies), default=99)
        return self.side[unit] == "german" or near <= 2 or self.turn < self.support.get(unit, 1) or self.kind[unit] == "vehicle"

    def sees(self, shooter, target):
        """Over the crest nobody does."""
        here, there = self.at[shooter], self.at[target]
        behind = (here[1] <= 3) != (there[1] <= 3)
        return self.apart(shooter, target) <= RANGE and (not behind or 3 in (self.height(here), self.height(there)))

    def ways(self, unit, reach):
        """{hex: way} of all hexes in reach; into no enemy, and past none that is near."""
        side, ways = self.side[unit], {self.at[unit]: ([], 0)}
        shut = {self.at[other] for other in self.men(ENEMY[side])}
        near = {hex_ for at in shut for hex_ in self.grid.neighbours(at)}
        shut |= (self.brook - {self.bridge}) | self.built if self.kind[unit] == "vehicle" else set()
        pending = [self.at[unit]]
        while pending:
            hex_ = min(pending, key=lambda one: (ways[one][1], one))
            pending.remove(hex_)
            way, spent = ways[hex_]
            if way and hex_ in near:
                continue
            for other in self.grid.neighbours(hex_):
                slow = self.board.terrain.get(other) in ("forest", "swamp")
                cost = spent + 1 + slow + (self.height(other) > self.height(hex_))
                if other not in shut and cost <= reach and cost < ways.get(other, ((), 99))[1]:
                    ways[other] = way + [other], cost
                    pending.append(other)
        return {hex_: way for hex_, (way, _) in ways.items() if way and len(self.there(hex_, side)) < STACK}

    def go(self, unit, way):
        self.move(unit, *[self.name(hex_) for hex_ in way])
        self.at[unit] = way[-1]

    def distances(self, goals, vehicle=False):
        far, queue = dict.fromkeys(goals, 0), list(goals)
        for hex_ in queue:
            for near in self.grid.neighbours(hex_):
                if near not in far and not (vehicle and (near in self.built or near in self.brook and near != self.bridge)):
                    far[near] = far[hex_] + 1
                    queue.append(near)
        return far

    def towards(self, unit, goals, reach):
        far, ways = self.distances(goals, self.kind[unit] == "vehicle"), self.ways(unit, reach)
        best = min(ways, key=lambda hex_: (far.get(hex_, 99), -self.shelter(hex_), hex_), default=None)
        if best and far.get(best, 99) < far.get(self.at[unit], 99):
            self.go(unit, ways[best])

    def shelter(self, hex_):
        return 2 * (hex_ in self.built) + (self.board.terrain.get(hex_) in ("forest", "rough"))

    def moves(self, side):
        for unit in sorted(self.fit(side), key=lambda unit: (self.kind[unit] == "leader", unit)):
            if unit not in self.at or unit in self.broken:
                continue
            before = self.at[unit]
            if self.kind[unit] == "leader":
                self._follow(unit)
            elif unit == "t34":
                self.towards(unit, [self.grid.parse("M7")], TRACKS)
            elif self._climbs(unit):
                self.towards(unit, self._goals(side), LEGS)
            if self.at.get(unit) != before and self.kind[unit] != "leader":
                self.fire(ENEMY[side], [unit])

    def _climbs(self, unit):
        if self.side[unit] == "russian":
            return self.turn >= self.support.get(unit, 1) and unit not in self.shot
        is_reserve = unit.startswith("gb")
        return is_reserve or self.turn >= self.sally and self.at[unit] not in self.crest or not self._crest_held()

    def _crest_held(self):
        return any(self.at[unit] in self.crest for unit in self.fighters("german"))

    def _goals(self, side):
        if side == "german" and self._crest_held() and self.turn >= self.sally:
            return [self.at[unit] for unit in self.men("russian")] or sorted(self.crest)
        return sorted(hex_ for hex_ in self.crest if not self.there(hex_, ENEMY[side])) or sorted(self.crest)

    def _follow(self, unit):
        """A leader goes where most are."""
        ways, side = self.ways(unit, LEGS + 2), self.side[unit]
        count = {hex_: sum(self.at[one] == hex_ for one in self.fighters(side)) for hex_ in [*ways, self.at[unit]]}
        best = max(count, key=lambda hex_: (count[hex_], self.height(hex_), hex_ == self.at[unit], hex_))
        if best != self.at[unit] and count[best] > count[self.at[unit]]:
            self.go(unit, ways[best])

    def rout(self):
        for unit in sorted(self.broken):
            side = self.side[unit]
            enemies = {self.at[other] for other in self.fit(ENEMY[side])}
            beside = [hex_ for hex_ in enemies if hex_ in self.grid.neighbours(self.at[unit]) or hex_ == self.at[unit]]
            if not beside:
                continue
            danger = self.distances(enemies)
            ways = {hex_: way for hex_, way in self.ways(unit, LEGS + 1).items() if danger.get(hex_, 99) > 1}
            if ways:
                best = max(ways, key=lambda hex_: (min(danger.get(hex_, 99), 4), self.shelter(hex_), -len(ways[hex_]), hex_))
                self.go(unit, ways[best])
            else:
                captors = [other for other in self.fit(ENEMY[side]) if self.at[other] in beside and self.kind[other] in CAPTORS]
                if captors:
                    self._take(unit, captors[0])

    def _take(self, unit, captor):
        self.reveal(unit)
        self.cvp[self.side[captor]] += self.worth(unit)
        self.capture(unit, captor)
        self.captive[unit] = captor
        self.broken.discard(unit)
        self.melee.discard(unit)

    def advance(self, side):
        for unit in sorted(self.fit(side)):
            if self.kind[unit] in ("leader", "vehicle") or unit not in self.at:
                continue
            beside = self.grid.neighbours(self.at[unit])
            held = {self.at[other] for other in self.men(ENEMY[side]) + self.of(ENEMY[side], "dummy")}
            foes = [hex_ for hex_ in beside if hex_ in held]
            if foes and self._climbs(unit):
                strength = {hex_: self._strength(hex_, ENEMY[side]) for hex_ in foes}
                best = min(foes, key=lambda hex_: (strength[hex_], -self.height(hex_), hex_))
                if strength[best] <= (2 if side == "german" else 3 if self.turn < 4 else 5):
                    self.go(unit, [best])
            elif self._climbs(unit) and unit not in self.shot:
                here = self.height(self.at[unit])
                up = [hex_ for hex_ in beside if self.height(hex_) > here and len(self.there(hex_, side)) < STACK]
                if up and side == "russian":
                    self.go(unit, [max(up)])
        for hex_ in sorted(set(self.at.values())):
            for dummy in [d for d in self.of(ENEMY[side], "dummy") if self.at[d] == hex_ and self.there(hex_, side)]:
                self.eliminate(dummy)
                self.gone(dummy)
            self._hand_to_hand(hex_, side)

    def _strength(self, hex_, side):
        return sum(POWER.get(self.kind[unit], 1) for unit in self.there(hex_, side) if unit not in self.broken)

    def _hand_to_hand(self, hex_, side):
        ours, theirs = self.there(hex_, side), self.there(hex_, ENEMY[side])
        if not ours or not theirs:
            return
        for unit in ours + theirs:
            self.reveal(unit)
        for unit in [unit for unit in theirs if unit in self.broken]:
            captors = [one for one in ours if self.kind[one] in CAPTORS]
            if captors:
                self._take(unit, captors[0])
        theirs = self.there(hex_, ENEMY[side])
        if not theirs:
            return
        for unit in ours + theirs:
            if unit not in self.melee:
                self.mark(unit, melee=True)
                self.melee.add(unit)
        power = [sum(POWER.get(self.kind[unit], 1) for unit in band) for band in (ours, theirs)]
        hits = [self.roll() - min(3, max(-3, power[0] - power[1])) <= 6, self.roll() + min(3, max(-3, power[0] - power[1])) <= 6]
        for band, is_hit in ((theirs, hits[0]), (ours, hits[1])):
            if is_hit:
                self.halved(max(band, key=lambda unit: (POWER.get(self.kind[unit], 0), unit)))
        if not self.there(hex_, side) or not self.there(hex_, ENEMY[side]):
            for unit in self.there(hex_, side) + self.there(hex_, ENEMY[side]):
                if unit in self.melee:
                    self.melee.discard(unit)
                    self.mark(unit, melee=False)

    # --- The verdict, a second time ---

    def squads_up(self, side):
        return sum({"squad": 2, "half-squad": 1, "crew": 1}.get(self.kind[unit], 0) for unit in self.men(side)
                   if self.at[unit] in self.crest and unit not in self.broken) / 2

    def points(self):
        """Captured units count double at the end."""
        have = dict(self.cvp)
        for unit in self.captive:
            have[ENEMY[self.side[unit]]] += self.worth(unit)
        return have

    def _judge_end(self):
        have = self.points()
        if not self.squads_up("german"):
            return "cleared"
        lead = have["russian"] - have["german"]
        return "bled" if lead > 0 else "beaten-off" if lead < 0 else "held"

    # --- The clock ---

    def play(self):
        for self.turn in range(1, hill.TURNS + 1):
            for side in ("russian", "german"):
                if side == "russian" and self.turn in self.notes:
                    self.note(self.notes[self.turn])
                self._player_turn(side)
                taken = self.squads_up("russian") >= 2 and not self.squads_up("german")
                if side == "russian" and self.turn >= hill.FROM and taken:
                    self.ended = "taken"
                    return self
        self.ended = self._judge_end()
        return self

    def _player_turn(self, side):
        self.shot = set()
        if side == "german" and self.turn == self.reserve:
            for unit, hex_ in (("gb1", "K1"), ("gb2", "L1"), ("gl3", "L1")):
                self.place(unit, hex_)
                self.at[unit] = self.grid.parse(hex_)
        for unit in sorted(self.broken):
            leads = any(not self.apart(unit, other) and other not in self.broken for other in self.of(self.side[unit], "leader"))
            near = any(self.apart(unit, other) <= 1 for other in self.fit(ENEMY[self.side[unit]]))
            if self.side[unit] == side and not near and self.roll() <= 6 + 2 * leads:
                self.broken.discard(unit)
                self.mark(unit, broken=False)
        self.end_phase()
        self.fire(side)
        self.end_phase()
        self.moves(side)
        self.fire(ENEMY[side])
        self.end_phase()
        self.rout()
        self.end_phase()
        self.advance(side)
        self.end_phase()
