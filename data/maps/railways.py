"""Railways onto hexes: from stop to stop through the hexes the straight line crosses."""

import plane


def lay(grid, projection, stops, town_hexes, lakes):
    """The hexes of one line, each adjacent to the one before; `stops` as in rails.py."""
    points, stations = [], set()
    for stop in stops:
        if isinstance(stop, str):
            stations.add(town_hexes[stop][0])
            points.append(grid.centre(town_hexes[stop][0]))
        else:
            points.append(projection.to_km(*stop))
    line = []
    for point in plane.even_steps(points, grid.size_km / 8):
        here = grid.hex_at(point)
        if here is None or here in lakes or (line and here == line[-1]):
            continue
        while line and here not in grid.neighbours(line[-1]):
            line.append(_step(grid, line[-1], here, lakes))
        line.append(here)
    return _straightened(grid, line, stations)


def _step(grid, here, goal, lakes):
    """Round a lake, or over a corner: the neighbour nearest to the goal."""
    dry = [n for n in grid.neighbours(here) if n not in lakes]
    return min(dry, key=lambda n: (grid.distance(n, goal), n))


def _straightened(grid, line, stations):
    """Without the hexes between two that touch each other, and without going back and forth."""
    straight = list(line)
    place = 1
    while place < len(straight) - 1:
        before, here, after = straight[place - 1:place + 2]
        if before == after:
            del straight[place:place + 2]
            place = max(1, place - 1)
        elif here not in stations and after in grid.neighbours(before):
            del straight[place]
            place = max(1, place - 1)
        else:
            place += 1
    return straight
