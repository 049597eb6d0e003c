"""What tactical scenarios are put together from: a board with its buildings, counters, a log."""

from hexset import hexset
from lettergrid import LetterGrid

SIDES = [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}]

# In the order in which the program writes them.
TERRAINS = ("forest", "swamp", "hills", "rough", "urban", "lake")
HEXSIDES = ("river", "lake", "wall", "cliff")
STATES = ("armed", "broken", "berserk", "melee", "stunned", "concealed", "hidden", "bypass", "wounded")

PHASES = ["Rally", "Prep Fire", "Movement", "Defensive Fire", "Advancing Fire", "Rout", "Advance",
          "Close Combat"]


class Board:
    """A grid and what lies on it; hexes are given by names and spans, parted by spaces."""

    def __init__(self, columns, rows, name=None):
        self.grid = LetterGrid(columns, rows, name)
        self.terrain, self.elevation, self.hexsides = {}, {}, {}
        self.lines, self.places, self.buildings, self.bridges, self.pillboxes = [], [], [], [], []

    def paint(self, kind, hexes):
        """Later paint lies over earlier."""
        self.terrain.update(dict.fromkeys(self.grid.expand(hexes), kind))

    def lift(self, level, hexes):
        """Hexes that lie so many levels high."""
        self.elevation.update(dict.fromkeys(hexes, level))

    def line(self, kind, hexes):
        """From hex to hex; where two do not touch, by the shortest way that keeps to their line."""
        path = [self.grid.parse(name) for name in hexes.split()]
        way = path[:1]
        for goal in path[1:]:
            while way[-1] != goal:
                way.append(min(self.grid.neighbours(way[-1]),
                               key=lambda h: (self.grid.distance(h, goal), _off(way[-1], goal, h), h)))
        self.lines.append({"kind": kind, "hexes": [self.grid.name(hex_) for hex_ in way]})

    def between(self, kind, hexes, others):
        """Every hexside that a hex of the one set shares with one of the other."""
        others = set(self.grid.expand(others))
        self.hexsides.setdefault(kind, []).extend(
            (hex_, other) for hex_ in self.grid.expand(hexes) for other in self.grid.neighbours(hex_)
            if other in others)

    def place(self, id_, name, kind, hexes):
        self.places.append({"id": id_, "name": name, "kind": kind, "hexes": self.spans(hexes)})

    def building(self, id_, name, hexes, levels=0, **more):
        """`stairwells` among them by names, too; `rowhouse`, `roof`, `cellar`."""
        entry = {"id": id_, "name": name, "hexes": self.spans(hexes)}
        if levels:
            entry["levels"] = levels
        for key in ("rowhouse", "stairwells", "roof", "cellar"):
            if key in more:
                entry[key] = self.spans(more[key]) if key == "stairwells" else more[key]
        self.buildings.append(entry)

    def bridge(self, hex_):
        self.bridges.append({"hex": hex_})

    def pillbox(self, hex_):
        self.pillboxes.append({"hex": hex_})

    def spans(self, hexes):
        return self.grid.spans(self.grid.expand(hexes))

    def to_json(self):
        grid, chart = self.grid, {"grid": self.grid.to_json()}
        kinds = {kind: hexset(grid, {h for h, k in self.terrain.items() if k == kind}) for kind in TERRAINS}
        heights = {str(level): hexset(grid, {h for h, l in self.elevation.items() if l == level})
                   for level in sorted(set(self.elevation.values()))}
        sides = [{"kind": kind, "pairs": grid.pairs(self.hexsides[kind])} for kind in HEXSIDES
                 if kind in self.hexsides]
        parts = {"terrain": {kind: hexes for kind, hexes in kinds.items() if hexes}, "elevation": heights, "hexsides": sides,
                 "lines": self.lines, "places": self.places, "buildings": self.buildings,
                 "bridges": self.bridges, "pillboxes": self.pillboxes}
        return {**chart, **{key: part for key, part in parts.items() if part}}


def _off(start, goal, hex_):
    """How far a hex lies off the straight line, in whole numbers."""
    (x1, y1), (x2, y2), (x, y) = ((3 * c, 2 * (2 * r - c % 2)) for c, r in (start, goal, hex_))
    return abs((x2 - x1) * (y - y1) - (x - x1) * (y2 - y1))


def unit(id_, name, side, kind, at, **more):
    entry = {"id": id_, "name": name, "side": side, "kind": kind, "at": at}
    for key in STATES + ("leadership", "in", "nationality", "aboard", "vp", "vehicle"):
        key_given = "in_" if key == "in" else key
        if key_given in more:
            entry[key] = more.pop(key_given)
    if more:
        raise ValueError(f"{id_}: {', '.join(more)}")
    return entry


def vehicle(type_, armor, ma="functioning", crew="inherent"):
    return {"type": type_, "armor": armor, "ma": ma, "crew": crew}


class Log:
    """What happens, in order; `entries` is the log of a game file."""

    def __init__(self):
        self.entries = []

    def _add(self, verb, fields, note):
        self.entries.append({"do": verb, **fields, **({"note": note} if note else {})})

    def note(self, text):
        self._add("note", {"text": text}, None)

    def end_phase(self, times=1, note=None):
        for _ in range(times):
            self._add("end-phase", {}, note)

    def move(self, unit_, *steps, bypass=False, note=None):
        way = {"to": steps[0]} if len(steps) == 1 else {"path": list(steps)}
        self._add("move", {"unit": unit_, **way, **({"bypass": True} if bypass else {})}, note)

    def place(self, unit_, to, note=None):
        self._add("place", {"unit": unit_, "to": to}, note)

    def mark(self, unit_, note=None, **states):
        fields = {key: states[key] for key in STATES if key in states}
        if "in_" in states:
            fields["in"] = states["in_"]
        if "ma" in states:
            fields["ma"] = states["ma"]
        self._add("mark", {"unit": unit_, **fields}, note)

    def eliminate(self, unit_, own_attack=False, survivors=None, note=None):
        self._add("eliminate", {"unit": unit_, **({"by": "own-attack"} if own_attack else {}),
                                **({"survivors": survivors} if survivors else {})}, note)

    def reduce(self, unit_, into, note=None):
        self._add("reduce", {"unit": unit_, "into": into}, note)

    def withdraw(self, unit_, note=None):
        self._add("withdraw", {"unit": unit_}, note)

    def exit(self, unit_, hex_, as_=None, note=None):
        self._add("exit", {"unit": unit_, "from": hex_, **({"as": as_} if as_ else {})}, note)

    def capture(self, unit_, by, note=None):
        self._add("capture", {"unit": unit_, "by": by}, note)

    def release(self, unit_, note=None):
        self._add("release", {"unit": unit_}, note)

    def abandon(self, unit_, crew, note=None):
        self._add("abandon", {"unit": unit_, "crew": crew}, note)

    def mop_up(self, unit_, building, note=None):
        self._add("mop-up", {"unit": unit_, "building": building}, note)

    def kindle(self, side, at, level="flame", note=None):
        self._add("fire", {"at": at, "level": level, "cause": "kindled", "side": side}, note)

    def fire(self, at, level="flame", note=None):
        """By accident."""
        self._add("fire", {"at": at, "level": level, "cause": "accident"}, note)

    def spread(self, source, at, level="flame", note=None):
        self._add("fire", {"at": at, "level": level, "cause": "spread", "from": source}, note)

    def extinguish(self, at, note=None):
        self._add("extinguish", {"at": at}, note)

    def rubble(self, at, note=None):
        self._add("rubble", {"at": at}, note)

    def declare(self, side, kind, id_, note=None):
        self._add("declare", {"side": side, "kind": kind, "id": id_}, note)

    def adjust(self, side, what, points, reason, note=None):
        self._add("adjust", {"side": side, "what": what, "points": points, "reason": reason}, note)

    def concede(self, side, note=None):
        self._add("concede", {"side": side}, note)


def game(title, about, board, calendar, units, start, rules, log):
    turns, player_turns = calendar
    return {"format": "hex-umpire/1", "title": title, "about": about, "map": board.to_json(), "sides": SIDES,
            "calendar": {"turns": turns, "player_turns": player_turns}, "units": units, "start": start,
            "rules": {"control": rules}, "log": log.entries if log else []}


def alternate(first, second, phases):
    """The player turns of a game turn."""
    return [{"side": side, "phases": phases} for side in (first, second)]
