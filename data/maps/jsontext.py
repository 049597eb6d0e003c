"""JSON laid out as the program lays it out: blocks, lines, and lists filled to the width of a page."""

import json

WIDTH = 100


class Line:
    """A value that stands on one line, whatever its length, but for the lists in it that are filled."""

    def __init__(self, value):
        self.value = value


class Fill:
    """A list of small things: on one line where it fits, else as many as fit on each."""

    def __init__(self, items):
        self.items = items


def to_text(value):
    out = []
    _write(out, value, 0)
    return "".join(out) + "\n"


def _width(text):
    """As the program counts: in bytes."""
    return len(text.encode())


def _column(out):
    """The width of what is written of the present line."""
    length = 0
    for piece in reversed(out):
        if "\n" in piece:
            return length + _width(piece[piece.rindex("\n") + 1:])
        length += _width(piece)
    return length


def _write(out, value, blocks, inline=False):
    if isinstance(value, Line):
        _write(out, value.value, blocks, inline=True)
    elif isinstance(value, Fill):
        _fill(out, [json.dumps(item, ensure_ascii=False) for item in value.items], blocks)
    elif isinstance(value, (dict, list)) and value:
        _container(out, value, blocks, inline)
    else:
        out.append(json.dumps(value, ensure_ascii=False))


def _container(out, value, blocks, inline):
    is_object = isinstance(value, dict)
    inner = blocks if inline else blocks + 1
    out.append("{" if is_object else "[")
    for number, item in enumerate(value.items() if is_object else value):
        if number:
            out.append(", " if inline else ",")
        if not inline:
            out.append("\n" + "  " * inner)
        if is_object:
            out.append(json.dumps(item[0], ensure_ascii=False) + ": ")
            item = item[1]
        _write(out, item, inner, inline)
    if not inline:
        out.append("\n" + "  " * blocks)
    out.append("}" if is_object else "]")


def _fill(out, items, blocks):
    line = ", ".join(items)
    out.append("[")
    if _column(out) + _width(line) <= WIDTH:
        out.append(line + "]")
        return
    room, used = WIDTH - 2 * (blocks + 1), 0
    for number, item in enumerate(items):
        item += "," if number + 1 < len(items) else ""
        if used == 0 or used + 1 + _width(item) > room:
            out.append("\n" + "  " * (blocks + 1) + item)
            used = _width(item)
        else:
            out.append(" " + item)
            used += 1 + _width(item)
    out.append("\n" + "  " * blocks + "]")
