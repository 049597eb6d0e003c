"""Conditions drawn by chance, of every kind and shape that the format has, for two shipped games: the road to the Velna
(`objectives`) and Crow Hill (`control`).  Each is JSON as it stands under `needs`."""
import copy
import json
import pathlib

SCENARIOS = pathlib.Path(__file__).resolve().parents[2] / "data" / "scenarios"
MOMENTS = ("instant", "phase", "player-turn", "turn", "end")


class Drawing:
    """What both vocabularies share: composition, memory, sums, bounds."""

    def __init__(self, rand):
        self.rand = rand

    def one_in(self, n):
        return self.rand.randrange(n) == 0

    def some(self, things, most=4):
        return self.rand.sample(things, self.rand.randint(1, min(most, len(things))))

    def side(self):
        return self.rand.choice(self.sides)

    def number(self, least, most, decimals=False):
        whole = self.rand.randint(least, most)
        return whole + self.rand.choice((0.5, 0.25, 0.75)) if decimals and self.one_in(3) else whole

    def bounds(self, least, most, decimals=False):
        low, high = sorted((self.number(least, most, decimals), self.number(least, most, decimals)))
        return self.rand.choice(({"at_least": low}, {"at_most": high}, {"at_least": low, "at_most": high}, {"at_least": low},
                                 {"at_least": low, "at_most": low}))

    def turns(self):
        first = self.rand.randint(1, self.n_turns)
        return self.rand.choice((first, {"from": first}, {"to": first}, {"from": first, "to": self.rand.randint(first, self.n_turns)}))

    def hexes(self):
        """A list of hexes or a rule."""
        rand = self.rand
        corner = rand.choice(self.all_hexes)
        kind = rand.randrange(10)
        if kind < 3:
            return self.some(self.all_hexes, 6)
        if kind == 3:
            return self.some(self.all_hexes, 40)
        if kind == 4:
            return {"near": rand.choice(([corner], {"place": rand.choice(self.places)}, {"line": [rand.choice(self.lines)]})),
                    "within": rand.randint(0, 2)}
        if kind == 5:
            return {"terrain": self.some(self.terrain, 2)}
        if kind == 6:
            return {"edge": self.some(["north", "east", "south", "west"], 2)}
        if kind == 7:
            return {rand.choice(("all_of", "any_of")): [{"near": [corner], "within": 2}, {"terrain": [rand.choice(self.terrain)]}, {"near": [corner], "within": 3}][::2]}
        if kind == 8:
            return {"except": [{"near": [corner], "within": 2}, [corner]]}
        return [f"{corner}"]

    def counts(self):
        counts = []
        for _ in range(self.rand.choice((1, 1, 2, 3))):
            if counts and self.one_in(4):
                counts.append({"number": self.number(-4, 9, True) or 1})
                continue
            count = self.count()
            if self.one_in(3):
                count["times"] = self.rand.choice((2, 3, 0.5, -1, -2, 1.5))
            counts.append(count)
        return counts

    def compare(self):
        rand = self.rand
        sum_of = {"left": self.counts()}
        if not self.one_in(4):
            sum_of["right"] = self.counts()
        kind = rand.randrange(7)
        if kind == 0:
            sum_of["more_by"] = 1
        elif kind == 1:
            sum_of["more_by"] = self.number(-3, 6, True)
        elif kind == 2:
            sum_of[rand.choice(("ratio_at_least", "ratio_above"))] = rand.choice(([1, 1], [2, 1], [3, 2]))
        elif kind == 3:
            sum_of.update({"more_by": 1, "at_most": self.number(1, 6, True)})
        else:
            sum_of.update(self.bounds(-5, 8, True))
        return {"compare": sum_of}

    def memory(self, depth):
        rand = self.rand
        kind = rand.choice(("ever", "for", "first"))
        if kind == "for":
            memory = {"turns": rand.randint(1, 3), "needs": self.condition(depth - 1)}
            if self.one_in(2):
                memory["at"] = rand.choice(("player-turn", "turn"))
        else:
            memory = {"needs": self.condition(depth - 1)}
            if self.one_in(2):
                memory["at"] = rand.choice(MOMENTS)
            if kind == "first":
                memory["before"] = self.condition(depth - 1)
        if memory.get("at") in ("phase", "player-turn") and self.one_in(2):
            memory["of"] = self.side()
        return {kind: memory}

    def condition(self, depth=2):
        rand = self.rand
        kind = rand.randrange(14) if depth > 0 else rand.randrange(7)
        if kind < 5:
            return self.atom()
        if kind == 5:
            return rand.choice(({"turn": self.turns()}, {"announced": {"side": self.side(), "what": "the bridge is blown"}}))
        if kind < 9:
            return self.compare()
        if kind == 9:
            part = self.condition(depth - 1)
            return part if "not" in part else {"not": part}
        if kind < 12:
            return self.memory(depth)
        parts = [self.condition(depth - 1) for _ in range(rand.randint(1, 3))]
        if kind == 12:
            return {rand.choice(("all", "any")): parts}
        return {"some": {"at_least": rand.randint(1, len(parts)), "of": parts}}


class Objectives(Drawing):
    recorded = "velna-away"
    side_key, lists = "winner", ("objectives", "outcomes")
    lines = ("road", "river")
    terrain = ("forest", "swamp", "clear")

    def __init__(self, rand):
        super().__init__(rand)
        game = json.loads((SCENARIOS / f"{self.recorded}.hexgame").read_text(encoding="utf-8"))
        self.sides = ["french", "allied"]
        self.n_turns = 7
        self.places = [place["id"] for place in game["map"]["places"]]
        self.units = {side: [unit["id"] for unit in game["units"] if unit["side"] == side] for side in self.sides}
        self.all_hexes = [f"{column:02}{row:02}" for column in range(1, 23) for row in range(1, 13)]
        for i, unit in enumerate(game["units"]):
            unit["tags"] = ["guards"] if i % 3 else ["veteran"]
        rules = game["rules"]["objectives"]
        rules["supply"] = {"french": {"sources": {"edges": ["west"]}}, "allied": {"sources": {"edges": ["east"]}}}
        rules["withdrawals"] = [{"side": side, "turn": turn, "count": 1} for side in self.sides for turn in (2, 4)]
        self.items = [item["item"] for item in rules["schedule"]]
        self.game = game

    def where(self, whole=False):
        if whole and self.one_in(2):
            return {}
        if self.one_in(2):
            return {"hexes": self.hexes()}
        return {"places": self.some(self.places)}

    def listed(self, where):
        """Fewer than all: where the number can be reached it is a bound."""
        n = len(where.get("places") or []) or (len(where["hexes"]) if isinstance(where["hexes"], list) else 3)
        return {"at_least": self.rand.randint(1, n)} if n > 1 and self.one_in(2) else {}

    def filter(self, side):
        chosen = {}
        if self.one_in(3):
            chosen["kinds"] = self.rand.choice((["ground"], ["ground", "air"]))
        if self.one_in(4):
            chosen["branches"] = self.rand.choice((["infantry"], ["infantry", "cavalry"]))
        if self.one_in(5):
            chosen["sizes"] = self.rand.choice((["division"], ["division", "brigade"]))
        if self.one_in(4):
            chosen["tags"] = self.some(["guards", "veteran"], 2)
        if not chosen and self.one_in(3):
            chosen["units"] = self.some(self.units[side], 5)
        return chosen

    def through(self):
        return self.rand.choice(({"through": {"edges": self.some(["north", "south", "west", "east"], 2)}},
                                 {"through": {"hexes": ["0104-0106", "0109-0111"]}},
                                 {"through": {"edges": ["west"], "hexes": ["0301", "0501"]}}, {}, {}))

    def atom(self, bounded=True):
        rand, side = self.rand, self.side()
        counted = ("holds", "entered", "connected", "cut_off", "units", "units", "eliminated", "exited", "withdrawn", "points", "line")
        kind = rand.choice(counted if not bounded else (*counted, "withdrawals", "lead", "ratio"))
        term = {"side": side}
        if kind in ("holds", "entered", "connected", "cut_off"):
            where = self.where()
            term.update(where)
            if bounded:
                term.update(self.listed(where))
            if kind == "holds" and self.one_in(2):
                term["by"] = rand.choice(("control", "presence", "clear"))
            if kind == "holds" and self.one_in(4):
                term["supplied"] = self.one_in(2)
            if kind == "entered":
                term.update(self.filter(side))
            if kind in ("connected", "cut_off") and self.one_in(3):
                term["to"] = rand.choice(({"edges": ["north"]}, {"hexes": ["0104-0106"]}))
            if kind in ("connected", "cut_off") and self.one_in(4):
                term["within"] = {"terrain": ["clear"]}
        elif kind == "units":
            term.update(self.where(True))
            term.update(self.filter(side))
            if self.one_in(4):
                term["supplied"] = self.one_in(2)
        elif kind in ("eliminated", "exited", "withdrawn"):
            term.update(self.filter(side))
            term.update(self.through() if kind == "exited" else {})
        if kind in ("units", "eliminated", "exited", "withdrawn"):
            strength = "units" not in term and self.one_in(3)
            term.update({"count": "strength"} if strength else {})
            if bounded:
                most = min(3, len(term.get("units", [0] * 9)) - 1)
                term.update(self.bounds(1, most) if most > 1 else {"at_least": 1})
        if kind == "points":
            term.update({"items": self.some(self.items, 2)} if self.one_in(2) else {})
        if kind in ("points", "lead") and bounded:
            term.update(self.bounds(1 if kind == "points" else -6, 9, True))
        if kind == "ratio":
            term.update(rand.choice(({"above": [3, 2]}, {"at_least": [2, 1]}, {"at_least": [1, 1], "below": [3, 1]}, {"above": [1, 2], "up_to": [3, 1]},
                                     {"up_to": [1, 1]})))
        if kind == "line" and bounded:
            term["at_most"] = rand.randint(0, 3)
        return {kind: term}

    def count(self):
        return self.atom(False)


class Control(Drawing):
    recorded = "crow-hill-bled"
    side_key, lists = "side", ("control", "victory")
    lines = ("road", "river")
    terrain = ("forest", "rough", "clear")

    def __init__(self, rand):
        super().__init__(rand)
        game = json.loads((SCENARIOS / f"{self.recorded}.hexgame").read_text(encoding="utf-8"))
        self.sides = ["german", "russian"]
        self.n_turns = 6
        self.places = ["crest"]
        self.buildings = [building["id"] for building in game["map"]["buildings"]]
        self.locations = ["K4", "K4/1", "E9", "E9/1", "Q8/1", "S7", "G6"]
        self.units = {side: [unit["id"] for unit in game["units"] if unit["side"] == side] for side in self.sides}
        self.all_hexes = [f"{chr(ord('A') + column)}{row}" for column in range(21) for row in range(1, 11)]
        for i, unit in enumerate(game["units"]):
            unit["tags"] = ["guards"] if i % 3 else ["veteran"]
        game["rules"]["control"]["exit"] = [{"side": "russian", "hexes": ["A4-A6"]}, {"side": "german", "hexes": ["U4-U6"]}]
        self.game = game

    def hexes(self):
        return {"level_at_least": self.rand.randint(1, 3)} if self.one_in(5) else super().hexes()

    def subjects(self):
        kind = self.rand.choice(("buildings", "buildings", "hexes", "locations"))
        if self.one_in(3):
            area = {kind: {"in": self.rand.choice(("all", {"near": ["K6"], "within": 4}, {"level_at_least": 1}))}}
            if kind == "buildings" and self.one_in(3):
                area["multi_hex"] = True
                area[kind] = {"in": "all"}
            return area, 2
        names = self.some({"buildings": self.buildings, "hexes": self.all_hexes, "locations": self.locations}[kind], 5)
        return {kind: names}, len(names)

    def place(self):
        return self.rand.choice((self.hexes(), self.hexes(), self.rand.choice(self.buildings), self.some(self.locations)))

    def units_term(self, kind, bounded):
        rand, side = self.rand, self.side()
        term = {"side": side}
        if kind == "units" and self.one_in(2):
            term["in"] = self.place()
        elif kind == "units" and self.one_in(3):
            term["on_map"] = False
        if self.one_in(3):
            term["kinds"] = rand.choice((["squad"], ["squad", "half-squad"], ["leader"], ["vehicle", "gun"]))
        if self.one_in(3):
            term["state"] = rand.choice(("good-order", "unbroken", "armed", "any"))
        if self.one_in(5):
            term["tags"] = self.some(["guards", "veteran"], 2)
        elif self.one_in(6):
            term = {key: value for key, value in term.items() if key != "kinds"}
            term["units"] = self.some(self.units[side], 4)
        if kind == "exited":
            term.update(rand.choice(({}, {"as": "any"}, {"through": ["A4-A6"] if side == "russian" else ["U4-U6"]})))
        if self.one_in(2):
            term["count"] = rand.choice(("units", "squads", "points"))
        if bounded:
            term.update({"at_most": 0} if self.one_in(4) else self.bounds(1, 4, term.get("count") == "squads"))
        return {kind: term}

    def atom(self, bounded=True):
        rand = self.rand
        counted = ("controls", "controls", "cvp", "exit_vp", "units", "units", "units", "exited", "eliminated", "captured", "destroyed")
        kind = rand.choice((*counted, "no_enemy") if bounded else counted)
        if kind in ("units", "exited", "eliminated", "captured"):
            return self.units_term(kind, bounded)
        if kind in ("controls", "destroyed"):
            term, most = self.subjects()
            if kind == "destroyed":
                term.pop("multi_hex", None)
            elif self.one_in(2):
                term["side"] = self.side()
            if bounded and self.one_in(2):
                least = rand.randint(1, most)
                term.update({"at_least": least} if kind == "destroyed" else
                            rand.choice(({"at_least": least}, {"at_most": least - 1}, {"at_least": 1, "at_most": max(most - 1, 1)})))
            return {kind: term}
        if kind == "no_enemy":
            term = {"state": rand.choice(("good-order-mmc", "unbroken-mmc", "mmc", "any")), "in": self.place()}
            if self.one_in(3):
                term["kinds"] = rand.choice((["squad"], ["leader", "hero"], ["vehicle"]))
            return {kind: term}
        term = {"side": self.side()} if self.one_in(2) else {}
        if bounded:
            term.update({"more_than_enemy_by": rand.randint(1, 5)} if kind == "cvp" and self.one_in(3) else self.bounds(1, 20))
        return {kind: term}

    def count(self):
        return self.atom(False)


def put(drawing, conditions):
    """The game of DRAWING with these conditions, judged at different moments."""
    game = copy.deepcopy(drawing.game)
    system, key = drawing.lists
    rules = game["rules"][system]
    rules[key] = []
    for i, needs in enumerate(conditions):
        entry = {"id": f"c{i}", drawing.side_key: drawing.sides[i % 2], "when": "turn", "needs": needs}
        rules[key].append(entry)
    return game
