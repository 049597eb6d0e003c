"""Plane geometry on lists of (x, y)."""

import math


def to_segment(point, one, two):
    """Distance from a point to a straight line between two others."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / length
    t = min(1.0, max(0.0, t))
    return math.hypot(point[0] - one[0] - t * dx, point[1] - one[1] - t * dy)


def to_line(point, line):
    """Distance from a point to the nearest spot of a polyline."""
    if len(line) == 1:
        return math.dist(point, line[0])
    return min(to_segment(point, one, two) for one, two in zip(line, line[1:]))


def inside(point, ring):
    """Is a point inside a closed ring?  (Even-odd rule.)"""
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def box(ring):
    """The least and the greatest x and y."""
    xs, ys = zip(*ring)
    return min(xs), max(xs), min(ys), max(ys)


def thinned(line, step):
    """The polyline without points closer than `step` to the one kept before; both ends stay."""
    points = [line[0]]
    for point in line[1:-1]:
        if math.dist(point, points[-1]) >= step:
            points.append(point)
    return points + line[-1:]


def even_steps(line, step):
    """The polyline again, with a point at least every `step` along it."""
    points = [line[0]]
    for one, two in zip(line, line[1:]):
        pieces = max(1, math.ceil(math.dist(one, two) / step))
        points += [(one[0] + (two[0] - one[0]) * i / pieces, one[1] + (two[1] - one[1]) * i / pieces)
                   for i in range(1, pieces + 1)]
    return points
