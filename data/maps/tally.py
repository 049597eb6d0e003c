"""Victory points of a game being recorded, counted just far enough to know how it ends."""

from umpire import Umpire

ENEMY = {"german": "soviet", "soviet": "german"}
LEVELS = [(1, "soviet-decisive"), (2, "soviet-substantial"), (3, "soviet-marginal"), (4, "german-marginal")]


class FrontLine(Umpire):
    """`points`: what each side has, without what counts at the end only."""

    def __init__(self, scenario):
        super().__init__(scenario)
        self.schedule = scenario.game["rules"]["front-line"]["schedule"]
        self.points = {"german": 0, "soviet": 0}
        self.once = [item for item in self.schedule if item.get("when") == "once"]
        self.last_holder = {item["item"]: self.holder(item) for item in self.once}
        self.captured = set()

    def told(self):
        return f" It ends {self.points['german']} points to {self.points['soviet']}."

    # The line

    def projects(self, unit):
        """Has it a zone of control?  Divisions and larger, not burnt out, of the line."""
        own = self.units[unit]
        return own.ground and not own.flags and own.size in ("division", "corps")

    def zoc(self, side="german"):
        return {n for u, at in self.at.items() if self.units[u].side == side and self.projects(u)
                for n in self.near[at]}

    def covered(self, side):
        """The hex rows in which the side has a unit of the line or a zone of control."""
        units = {at for u, at in self.at.items() if self.units[u].side == side and self.units[u].ground
                 and "EB" not in self.units[u].flags}
        return {row for _, row in units | self.zoc(side)}

    # Points

    def holder(self, item):
        hexes = self.country.town_hexes[item["place"]]
        if item.get("hold") == "clear":
            sides = {self.units[u].side for h in hexes for u in self.stack(h) if self.units[u].ground}
        else:
            sides = {self.control[h] for h in hexes}
        return sides.pop() if len(sides) == 1 else None

    def take(self, side, hexes, note=None):
        super().take(side, hexes, note)
        self._judge_captures()

    def eliminate(self, unit, note=None):
        own = self.units[unit]
        super().eliminate(unit, note)
        factor = self.schedule[0]["multiply"]["branch"].get(own.branch, 1)
        self.points[ENEMY[own.side]] += own.strength * factor
        self._judge_captures()

    def award(self, side, item, note, count=1):
        event = {"do": "award", "side": side, "item": item}
        self._write({**event, "count": count} if count > 1 else event, note)
        self.points[side] += count * next(i["points"] for i in self.schedule if i["item"] == item)

    def _enter(self, unit, hex_):
        super()._enter(unit, hex_)
        if self.units[unit].ground:
            self._judge_captures()

    def _judge_captures(self):
        for item in self.once:
            holder, name = self.holder(item), item["item"]
            if holder and holder != self.last_holder[name]:
                self.last_holder[name] = holder
                if item["to"] in (holder, "both") and (name, holder) not in self.captured:
                    self.captured.add((name, holder))
                    self.points[holder] += item["points"]

    def _score_held(self, when):
        for item in self.schedule:
            holder = self.holder(item) if item.get("when") == when else None
            if holder and item["to"] in (holder, "both"):
                self.points[holder] += item["points"]

    def _phase_ended(self, turn_ended, last):
        if last or self.steps[self.step + 1][1] != self.side:
            self.points[ENEMY[self.side]] += self.grid.rows - len(self.covered(self.side))
        if turn_ended:
            self._score_held("turn")
        if last:
            self._score_held("end")
            self._decide(level(self.points["german"], self.points["soviet"]))


def level(german, soviet):
    for bound, name in LEVELS:
        if german <= bound * soviet:
            return name
    return "german-substantial" if german < 6 * soviet else "german-decisive"
