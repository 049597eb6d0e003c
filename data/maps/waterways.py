"""Rivers onto hexsides, lakes onto hexes.

A river is the cheapest walk along hex corners, where a hexside costs the more
the farther it lies from the true course.  So it keeps to one chain without
forks or gaps, follows every bend larger than a hex, and cuts the smaller ones.
"""

import functools
import heapq
import json
import math
import os

import plane
from hexgrid import square

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "central-russia-water.geojson")

STRAY_KM = 2.2        # at this distance from its course a hexside costs twice its length
STEP_KM = 1.5         # a course's points are about this far apart
REACH_KM = 16.0       # no hexside farther off is ever used
JOIN_KM = 8.0         # how far from its mouth a tributary may meet the river it feeds
TOWN_FAVOUR = 0.4     # what the sides of a riverside town's hex cost of their price


def cell_of(point):
    """Squares as wide as the reach: what is within reach of a point is in its square or one beside it."""
    return math.floor(point[0] / REACH_KM), math.floor(point[1] / REACH_KM)


class Course:
    """A polyline with quick answers to *how far is that point from it?*  It is asked of each corner
    several times over."""

    def __init__(self, line):
        self.cells = {}
        self.known = {}
        for one, two in zip(line, line[1:]):
            for cell in {cell_of(one), cell_of(two)}:
                self.cells.setdefault(cell, []).append((one, two))

    def distance(self, point):
        if point not in self.known:
            self.known[point] = self._measure(point)
        return self.known[point]

    def _measure(self, point):
        x, y = cell_of(point)
        near = [s for i in (-1, 0, 1) for j in (-1, 0, 1) for s in self.cells.get((x + i, y + j), ())]
        return min((plane.to_segment(point, one, two) for one, two in near), default=math.inf)


# Of maps of the same country the second is made in half the time.
course_along = functools.cache(Course)


class Waterways:
    """Finds the hexsides of one river after the other."""

    def __init__(self, grid):
        self.grid = grid
        self.sides = grid.hexsides()
        self.at = {}                              # corner: corners one hexside away
        for one, two in self.sides:
            self.at.setdefault(one, []).append(two)
            self.at.setdefault(two, []).append(one)
        self.cells = {}                           # corners by the cells of a Course
        for corner in self.at:
            self.cells.setdefault(cell_of(grid.corner_km(corner)), []).append(corner)
        self.paths = {}                           # river name: its corners in order, one list a stretch

    def add(self, name, line, into=None, favoured=()):
        """Lays the river `name` along `line` (km); `favoured`: hexes of towns that lie on it."""
        course = plane.even_steps(plane.thinned(line, STEP_KM), STEP_KM)
        self.paths[name] = []
        for stretch in self._inside(course):
            path = self._walk(course_along(tuple(stretch)), stretch, into, favoured)
            if len(path) > 1:
                self.paths[name].append(path)

    def _inside(self, course):
        """The stretches of a course that lie on the map, without mere grazes of its edge."""
        on_map = [self.grid.hex_at(point) is not None for point in course]
        stretches, current = [], []
        for point, inside in zip(course, on_map):
            if inside:
                current.append(point)
            elif current:
                stretches.append(current)
                current = []
        if current:
            stretches.append(current)
        return [s for s in stretches if math.dist(s[0], s[-1]) > self.grid.size_km]

    def _near(self, point):
        """The corners within reach of a point, and some more."""
        x, y = cell_of(point)
        return [c for i in (-1, 0, 1) for j in (-1, 0, 1) for c in self.cells.get((x + i, y + j), ())]

    def _nearest(self, point):
        return min(self._near(point), key=lambda c: (square(self.grid.corner_km(c), point), c))

    def _walk(self, course, stretch, into, favoured):
        start, mouth = self._nearest(stretch[0]), stretch[-1]
        ends = self._mouths(into, mouth) or {self._nearest(mouth)}
        best, before, queue = {start: 0.0}, {}, [(0.0, start)]
        while queue:
            cost, corner = heapq.heappop(queue)
            if corner in ends:
                return self._back(before, corner)
            if cost > best[corner]:
                continue
            for other in self.at[corner]:
                there = cost + self._price(course, corner, other, favoured)
                if there < best.get(other, math.inf):
                    best[other], before[other] = there, corner
                    heapq.heappush(queue, (there, other))
        return []

    def _mouths(self, into, mouth):
        """The corners of the river that is fed at which a tributary may end; the nearest is always one."""
        fed = [c for path in self.paths.get(into, ()) for c in path]
        off = {c: square(self.grid.corner_km(c), mouth) for c in fed}
        limit = max(JOIN_KM ** 2, min(off.values(), default=0))
        return {c for c in fed if off[c] <= min(limit, REACH_KM ** 2)}

    @staticmethod
    def _back(before, corner):
        path = [corner]
        while corner in before:
            corner = before[corner]
            path.append(corner)
        return path[::-1]

    def _price(self, course, one, two, favoured):
        a, b = self.grid.corner_km(one), self.grid.corner_km(two)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        off = (course.distance(a) + 2 * course.distance(middle) + course.distance(b)) / 4
        if off > REACH_KM:
            return math.inf
        pair = self.sides[tuple(sorted((one, two)))]
        favour = TOWN_FAVOUR if any(hex_ in favoured for hex_ in pair) else 1.0
        return favour * math.dist(a, b) * (1 + (off / STRAY_KM) ** 2)

    def joins(self, name, into):
        """Does a river end in the one it feeds?  (If its mouth is on the map at all.)"""
        last = self.paths[name][-1][-1] if self.paths[name] else None
        at_edge = last is not None and len(self.at[last]) < 3
        return last is None or at_edge or any(last in path for path in self.paths[into])

    def hexsides_of(self, name):
        return {self.sides[tuple(sorted(step))] for path in self.paths[name] for step in zip(path, path[1:])}

    def all_hexsides(self):
        return set().union(*(self.hexsides_of(name) for name in self.paths))


def load_features():
    """The lines of the water data, in degrees."""
    with open(DATA, encoding="utf-8") as file:
        return [feature["geometry"]["coordinates"] for feature in json.load(file)["features"]]


def chain(features, numbers, mouth=None):
    """Several features as one line, each turned round where that makes it fit the one before.

    A feature that is met in its middle is followed downstream from there; the line ends where it comes
    nearest to `mouth`, if that is given.
    """
    line = list(features[numbers[0]])
    for number in numbers[1:]:
        more = features[number]
        if number == numbers[1] and _ends_apart(line[-1], more) > _ends_apart(line[0], more):
            line.reverse()
        if square(more[0], line[-1]) > square(more[-1], line[-1]) and _met(more, line[-1]) > len(more) / 2:
            more = more[::-1]
        line += more[_met(more, line[-1]):]
    return line[:_met(line, mouth) + 1] if mouth else line


def _met(line, point):
    """Where on a line the vertex nearest to a point is."""
    return min(range(len(line)), key=lambda i: square(line[i], point))


def _ends_apart(point, line):
    return min(square(point, line[0]), square(point, line[-1]))


def bank_to_bank(features, banks):
    """The ring between two banks: the second line, closed by the first's stretch between its ends."""
    long, short = features[banks[0]], features[banks[1]]
    ends = [_met(long, end) for end in (short[-1], short[0])]
    step = 1 if ends[0] < ends[1] else -1
    return short + long[ends[0]:ends[1] + step:step]


def water_share(grid, hex_, rings, grain=9):
    """Which part of a hex lies inside any of the rings, 0 to 1."""
    middle, wet, spots = grid.centre(hex_), 0, 0
    reach = grid.size_km / math.sqrt(3)
    near = [ring for ring, (x1, x2, y1, y2) in ((ring, plane.box(ring)) for ring in rings)
            if x1 - reach < middle[0] < x2 + reach and y1 - reach < middle[1] < y2 + reach]
    for i in range(-grain, grain + 1):
        for j in range(-grain, grain + 1):
            point = (middle[0] + reach * i / grain, middle[1] + reach * j / grain)
            if all(square(point, middle) <= square(point, grid.centre(n)) for n in grid.neighbours(hex_)):
                spots += 1
                wet += any(plane.inside(point, ring) for ring in near)
    return wet / spots
