"""Woods, marshes and heights onto hexes.

Whether a hex of a region is taken is decided by a field of smooth noise that
is the same on every run: woods come in clumps some hexes wide with ragged
edges, and the share of hexes taken is the region's density.
"""

import math

import plane

CLUMP_KM = 34.0       # how wide a clump of woods is
MIXED = 0x9E3779B1    # an odd number with well spread bits


def noise(x, y, seed):
    """A number of 0 to 1 that looks like chance and never changes."""
    value = (x * 73856093 ^ y * 19349663 ^ seed * 83492791) & 0xFFFFFFFF
    for shift in (15, 13, 16):
        value ^= value >> shift
        value = value * MIXED & 0xFFFFFFFF
    return (value ^ value >> 16) / 0xFFFFFFFF


def _smooth(x, y, seed):
    """Noise interpolated between whole numbers."""
    left, top = math.floor(x), math.floor(y)
    u, v = x - left, y - top
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    a, b = noise(left, top, seed), noise(left + 1, top, seed)
    c, d = noise(left, top + 1, seed), noise(left + 1, top + 1, seed)
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def _ranks(grid, seed):
    """{hex: 0 … 1}: how late a hex is taken, evenly spread over the map."""
    value = {}
    for hex_ in grid.hexes:
        x, y = (v / CLUMP_KM for v in grid.centre(hex_))
        coarse, fine = _smooth(x + 50, y + 50, seed), _smooth(2.6 * x + 90, 2.6 * y + 90, seed + 1)
        value[hex_] = 0.62 * coarse + 0.38 * fine
    order = sorted(grid.hexes, key=lambda h: (value[h], h))
    return {hex_: place / len(order) for place, hex_ in enumerate(order)}


def paint(grid, projection, regions, seed):
    """The hexes that one kind of terrain takes."""
    rank = _ranks(grid, seed)
    density = dict.fromkeys(grid.hexes, 0.0)
    for share, degrees in regions:
        ring = projection.line_to_km(degrees)
        x1, x2, y1, y2 = plane.box(ring)
        for hex_ in grid.hexes:
            x, y = grid.centre(hex_)
            if x1 <= x <= x2 and y1 <= y <= y2 and plane.inside((x, y), ring):
                density[hex_] = share
    return {hex_ for hex_ in grid.hexes if rank[hex_] < density[hex_]}
