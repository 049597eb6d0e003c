"""Who holds which hex on the first day, and the front line between them."""

from collections import deque

import plane
from country import MapError

# Two corners far to the west: with the front they ring all that is German.
FAR_WEST = [(20.0, 50.0), (20.0, 58.4)]


def control(country, front):
    """{"german": hexes, "soviet": hexes}: every land hex, by the side of the front its centre lies on."""
    ring = country.projection.line_to_km(front + FAR_WEST)
    german = {h for h in country.land() if plane.inside(country.grid.centre(h), ring)}
    soviet = set(country.land()) - german
    for side, hexes in (("German", german), ("Soviet", soviet)):
        if _connected(country.grid, hexes) != hexes:
            raise MapError(f"{side} ground is in two pieces")
    return {"german": german, "soviet": soviet}


def line(country, controlled):
    """The foremost German hexes from the north edge to the south edge, each adjacent to the next."""
    grid = country.grid
    german = controlled["german"]
    foremost = {h for h in german if any(n not in german for n in grid.neighbours(h))}
    starts = sorted(h for h in foremost if "north" in grid.edge(h))
    before, queue = {h: None for h in starts[-1:]}, deque(starts[-1:])
    while queue:
        here = queue.popleft()
        if "south" in grid.edge(here):
            return _back(before, here)
        for other in sorted(set(grid.neighbours(here)) & foremost - set(before)):
            before[other] = here
            queue.append(other)
    raise MapError("the front line does not run from the north edge to the south edge")


def _back(before, hex_):
    path = []
    while hex_ is not None:
        path.append(hex_)
        hex_ = before[hex_]
    return path[::-1]


def _connected(grid, hexes):
    """The hexes that hang together with the first of them."""
    first = min(hexes)
    seen, queue = {first}, deque([first])
    while queue:
        for other in grid.neighbours(queue.popleft()):
            if other in hexes and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen
