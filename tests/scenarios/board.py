"""Hexes of the shipped map read from their names alone: a flat grid whose even columns lie lower."""


def place(name):
    return int(name[:2]), int(name[2:])


def expand(hexset):
    """The hexes of a list of names and spans."""
    found = []
    for item in hexset:
        (c1, r1), (c2, r2) = place(item[:4]), place(item[-4:])
        found += [(c, r) for c in range(c1, c2 + 1) for r in range(r1, r2 + 1)]
    return found


def touch(a, b):
    """Are two hexes neighbours?"""
    (c1, r1), (c2, r2) = sorted((a, b))
    if c1 == c2:
        return abs(r1 - r2) == 1
    return c2 - c1 == 1 and r2 - r1 in ((0, 1) if c1 % 2 == 0 else (-1, 0))
