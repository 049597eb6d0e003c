"""A font without a single mark of ink: every character has it, each as wide as any other.  Text set in it takes the
same room on every system, whatever fonts and shapers that has, and leaves the page white: what is to be seen of a page
is all but its text."""
import struct
import sys

UNITS = 1000
ADVANCE, ASCENT, DESCENT = 520, 800, 200
FAMILY = "Hex Umpire Blank"


def table_head():
    return struct.pack(">IIIIHHQQhhhhHHhhh", 0x00010000, 0x00010000, 0, 0x5F0F3CF5, 0x000B, UNITS, 0, 0,
                       0, -DESCENT, ADVANCE, ASCENT, 0, 8, 2, 0, 0)


def table_hhea():
    return struct.pack(">IhhhHhhhhhhhhhhhH", 0x00010000, ASCENT, -DESCENT, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0,
                       0, 0, 0, 0, 0, 2)


def table_maxp():
    return struct.pack(">IHHHHHHHHHHHHHH", 0x00010000, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)


def table_os2():
    return struct.pack(">HhHHHhhhhhhhhhhh10sIIII4sHHHhhhHHIIhhHHH", 4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350,
                       50, 250, 0, b"\0" * 10, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, b"HEXU", 0x40, 0x20, 0xFFFF,
                       ASCENT, -DESCENT, 0, ASCENT, DESCENT, 1, 0, 500, 700, 0, 0x20, 0)


def table_cmap():
    """Format 13: all characters are one glyph."""
    groups = [(0x20, 0xD7FF), (0xE000, 0x10FFFF)]
    body = b"".join(struct.pack(">III", first, last, 1) for first, last in groups)
    thirteen = struct.pack(">HHIII", 13, 0, 16 + len(body), 0, len(groups)) + body
    return struct.pack(">HH", 0, 1) + struct.pack(">HHI", 3, 10, 12) + thirteen


def table_name():
    names = [(1, FAMILY), (2, "Regular"), (3, FAMILY), (4, FAMILY), (5, "Version 1"), (6, FAMILY.replace(" ", ""))]
    strings = [text.encode("utf-16-be") for _, text in names]
    records, at = b"", 0
    for (name, _), text in zip(names, strings):
        records += struct.pack(">HHHHHH", 3, 1, 0x409, name, len(text), at)
        at += len(text)
    return struct.pack(">HHH", 0, len(names), 6 + len(records)) + records + b"".join(strings)


def make_font():
    tables = {"OS/2": table_os2(), "cmap": table_cmap(), "glyf": b"\0" * 4, "head": table_head(), "hhea": table_hhea(),
              "hmtx": struct.pack(">HhHh", ADVANCE, 0, ADVANCE, 0), "loca": struct.pack(">HHH", 0, 0, 0),
              "maxp": table_maxp(), "name": table_name(),
              "post": struct.pack(">IIhhIIIII", 0x00030000, 0, -100, 50, 1, 0, 0, 0, 0)}
    count, power = len(tables), 1
    while power * 2 <= count:
        power *= 2
    directory = struct.pack(">IHHHH", 0x00010000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    at, body = 12 + 16 * count, b""
    for tag, data in sorted(tables.items()):
        padded = data + b"\0" * (-len(data) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        directory += struct.pack(">4sIII", tag.encode(), total, at + len(body), len(data))
        body += padded
    return directory + body


if __name__ == "__main__":
    open(sys.argv[1], "wb").write(make_font())
