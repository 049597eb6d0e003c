"""How units move in the recorded games: routes, assaults, retreats, pockets.

None of this is a rule of the game: it is a plausible way to play it.
"""

import heapq
import math
from collections import deque

# What a hex costs beyond 1, and a river at its side.
ROUGH = {"forest": 0.5, "swamp": 1.0, "hills": 0.5}
RIVER = 0.5
STACK = 2             # no more units end a retreat or an assault in a hex
GREAT_POCKETS = 3     # so many turns long they form and die
MOTORS = ("armor", "mechanized", "cavalry")


class Marching:
    def __init__(self, umpire):
        self.umpire, self.country = umpire, umpire.country
        self.terrain = {h: kind for kind, hexes in self.country.terrain.items() for h in hexes}
        self.forbidden = {"german": set(umpire.moscow), "soviet": set(umpire.scenario.controlled["german"])}
        self.towns = {h for hexes in self.country.town_hexes.values() for h in hexes}
        self.cut_off = {}                           # Soviet unit: phases without supply
        self.raiders = set()                        # Soviet units sent behind the German front
        # Found once: most of the time goes into asking for it.
        self.near = {here: [(there, self.cost(here, there)) for there in near] for here, near in umpire.near.items()}

    def cost(self, here, there):
        river = RIVER if tuple(sorted((here, there))) in self.country.rivers else 0
        return 1 + ROUGH.get(self.terrain.get(there), 0) + river

    def open_to(self, side, raider=False):
        """A test: may that side's units enter a hex at all?"""
        enemy = self.umpire.held("soviet" if side == "german" else "german")
        shut = enemy | self.country.lakes
        if not raider:
            shut |= self.forbidden[side]
        if side == "soviet" and not raider:         # no wandering back into lost towns
            shut |= {h for h in self.towns if self.umpire.control[h] == "german"}
        return lambda hex_: hex_ not in shut

    def stops(self, side):
        """The hexes in which a move of that side ends."""
        return self.umpire.zoc() if side == "soviet" else set()

    def reach(self, unit, pace):
        """{hex: (cost, hex before)} within `pace`."""
        umpire, start = self.umpire, self.umpire.at[unit]
        side = umpire.units[unit].side
        enters = self.open_to(side, unit in self.raiders)
        stops = self.stops(side)
        best, queue = {start: (0.0, None)}, [(0.0, start)]
        while queue:
            cost, here = heapq.heappop(queue)
            if cost > best[here][0] or (here in stops and here != start):
                continue
            for other, step in self.near[here]:
                there = cost + step
                if there <= pace and enters(other) and there < best.get(other, (math.inf,))[0]:
                    best[other] = (there, here)
                    heapq.heappush(queue, (there, other))
        return best

    def march(self, unit, goal, pace, spread=1):
        """As near to `goal` as the pace allows; no more than `spread` units where it ends.  Does it move?"""
        umpire, grid = self.umpire, self.umpire.grid
        start, side = umpire.at[unit], umpire.units[unit].side
        reached = self.reach(unit, pace)
        room = [h for h in reached if h == start or len(umpire.stack(h, side)) < spread]
        end = min(room, key=lambda h: (grid.distance(h, goal), round(reached[h][0], 6), h))
        nearer = grid.distance(end, goal) < grid.distance(start, goal)
        if nearer:
            umpire.move(unit, self.path(reached, end))
        return nearer

    @staticmethod
    def path(reached, end):
        path = []
        while reached[end][1] is not None:
            path.append(end)
            end = reached[end][1]
        return path[::-1]

    # Assaults

    def assault(self, unit, goal, pace, odds):
        """Storms the first enemy hex on the way to the goal.  What pace is left, or None if none fell."""
        umpire = self.umpire
        way = self._way(unit, goal)
        target = next((h for h in way if umpire.stack(h, "soviet")), None)
        if target is None:
            return None
        reached = self.reach(unit, pace)
        stands = [h for h in reached if target in umpire.near[h]
                  and (h == umpire.at[unit] or len(umpire.stack(h, "german")) < STACK)]
        if not stands:
            return None
        stand = min(stands, key=lambda h: (round(reached[h][0], 6), h))
        left = pace - reached[stand][0] - self.cost(stand, target)
        defenders = umpire.stack(target, "soviet")
        against = sum(umpire.units[u].strength for u in defenders) * self.shelter(stand, target)
        if target == goal:
            odds /= 2                              # what history took, it took
        helpers = {u for h in umpire.near[target] for u in umpire.stack(h, "german")} | {unit}
        if left < 0 or sum(umpire.units[u].strength for u in helpers) < odds * against:
            return None
        if stand != umpire.at[unit]:
            umpire.move(unit, self.path(reached, stand))
        for defender in defenders:
            self.retreat(defender, way)
        umpire.move(unit, [target], "Assault.")
        return left

    def shelter(self, stand, target):
        rough = 1.5 if self.terrain.get(target) in ("forest", "swamp", "hills", "urban") else 1.0
        return rough * (1.25 if tuple(sorted((stand, target))) in self.country.rivers else 1.0)

    def _way(self, unit, goal):
        """The cheapest way to the goal, where an enemy-held hex costs four more."""
        umpire, start = self.umpire, self.umpire.at[unit]
        enemy = umpire.held("soviet")
        shut = self.country.lakes | self.forbidden["german"]
        best, before, queue = {start: 0.0}, {}, [(0.0, start)]
        while queue:
            cost, here = heapq.heappop(queue)
            if here == goal:
                break
            if cost > best[here]:
                continue
            for other, step in self.near[here]:
                there = cost + step + (4 if other in enemy else 0)
                if other not in shut and there < best.get(other, math.inf):
                    best[other], before[other] = there, here
                    heapq.heappush(queue, (there, other))
        way, here = [], goal
        while here in before:
            way.append(here)
            here = before[here]
        return way[::-1]

    def retreat(self, unit, way):
        """One or two hexes aside from the enemy's way; a unit that cannot is lost."""
        umpire, start = self.umpire, self.umpire.at[unit]
        german, zoc, enters = umpire.held("german"), umpire.zoc(), self.open_to("soviet")

        def free(hex_):
            return (hex_ != start and enters(hex_) and len(umpire.stack(hex_)) < STACK
                    and umpire.control[hex_] == "soviet")

        ways = [[one] for one in umpire.near[start] if free(one)]
        ways += [[*one, two] for one in ways for two in umpire.near[one[0]] if free(two)]
        ways = [path for path in ways if path[-1] not in zoc and path[-1] not in way]
        if not ways:
            umpire.eliminate(unit, "Nowhere to retreat to.")
            return

        def worth(path):
            aside = min((umpire.grid.distance(path[-1], h) for h in way), default=0)
            apart = min(umpire.grid.distance(path[-1], h) for h in german)
            return -min(aside, 2), -apart, len(path), path

        umpire.move(unit, min(ways, key=worth), "Retreats from an assault.")

    # Pockets

    def supplied(self):
        """The hexes from which ground of their own leads the Soviets to the edges.

        While the great pockets are closing no column gets past a German two hexes off, later none past one
        next to him.
        """
        umpire = self.umpire
        soviet, german, watched = umpire.held("soviet"), umpire.held("german"), umpire.zoc()
        if umpire.turn < GREAT_POCKETS:
            watched = watched | {far for near in watched for far in umpire.near[near]}
        ours = {h for h, side in umpire.control.items() if side == "soviet"}
        passes = (ours - watched | soviet) - german
        edge = {h for h in passes if umpire.grid.edge(h) - {"west"}}
        seen, queue = set(edge), deque(sorted(edge))
        while queue:
            for other in umpire.near[queue.popleft()]:
                if other in passes and other not in seen:
                    seen.add(other)
                    queue.append(other)
        return seen | {n for h in seen for n in umpire.near[h] if n in soviet}

    def reduce_pockets(self, most):
        """The units longest out of supply, and beside an enemy, surrender; no more than `most`."""
        umpire, supplied, zoc = self.umpire, self.supplied(), self.umpire.zoc()
        for unit in [u for u in umpire.at if umpire.units[u].side == "soviet"]:
            self.cut_off[unit] = 0 if umpire.at[unit] in supplied else self.cut_off.get(unit, 0) + 1
        lost = [u for u in umpire.at if self.cut_off.get(u, 0) > 1 and u not in self.raiders
                and (umpire.at[u] in zoc or self.cut_off[u] > 2)]
        lost.sort(key=lambda u: (-self.cut_off[u], umpire.units[u].strength, u))
        for unit in lost[:most]:
            # A remark must not contradict the map: a line may still lead through ground that the enemy holds (4.3).
            umpire.eliminate(unit, "Surrenders." if umpire.supply_line(umpire.at[unit]) else "Cut off and destroyed.")
