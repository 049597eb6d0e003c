"""Sets of hexes as names and spans, the very ones that the program itself would write."""


SHORTEST = 3          # fewer hexes than that are named one by one


def hexset(grid, hexes):
    """["0101", "0204-0310", …]: column by column, each span as large as its first hex lets it be."""
    pending, spans = set(hexes), []
    for hex_ in sorted(pending):
        if hex_ in pending:
            both = (_grow(pending, hex_, down) for down in (True, False))
            columns, rows = max(both, key=lambda size: size[0] * size[1])
            if columns * rows < SHORTEST:
                columns = rows = 1
            last = (hex_[0] + columns - 1, hex_[1] + rows - 1)
            pending -= set(_span(hex_, columns, rows))
            spans.append(grid.name(hex_) if last == hex_ else f"{grid.name(hex_)}-{grid.name(last)}")
    return spans


def _span(first, columns, rows):
    return [(first[0] + i, first[1] + j) for i in range(columns) for j in range(rows)]


def _grow(pending, first, down):
    """(columns, rows): the longest run from a hex down (or to the right), and as many more beside it."""
    length = beside = 1
    while (first[0], first[1] + length) in pending if down else (first[0] + length, first[1]) in pending:
        length += 1
    while pending.issuperset(_span(first, *((beside + 1, length) if down else (length, beside + 1)))):
        beside += 1
    return (beside, length) if down else (length, beside)
