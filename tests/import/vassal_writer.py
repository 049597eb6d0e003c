"""Writing files as VASSAL does, for the tests of imports: modules, and saves in every envelope.

Everything here is made up for these tests and is in the public domain (CC0).
"""
import io
import struct
import zipfile
import zlib
from xml.sax.saxutils import escape, quoteattr

ESC = "\x1b"


def join(delimiter, parts):
    """Parts with a delimiter between them; within a part it gets a backslash, and what could be misread gets quotes."""
    said = []
    for part in parts:
        if part.endswith("\\") or (len(part) > 1 and part[0] == part[-1] == "'"):
            part = f"'{part}'"
        said.append(part.replace(delimiter, "\\" + delimiter))
    return delimiter.join(said)


def chain(traits):
    """Traits, the outermost first: each holds all the rest."""
    return traits[0] if len(traits) == 1 else join("\t", [traits[0], chain(traits[1:])])


def piece(name, picture="", map_name="Main Map", x=0, y=0, gpid="", traits=()):
    """Type and state of a counter; traits: pairs of type and state, the outermost first."""
    types = [trait for trait, _state in traits] + [join(";", ["piece", "", "", picture, name])]
    states = [state for _trait, state in traits] + [join(";", [map_name, str(x), str(y), gpid, "0"])]
    return chain(types), chain(states)


def add(ident, kind_and_state):
    return join("/", ["+", ident, *kind_and_state])


def stack(ident, map_name, x, y, members):
    return join("/", ["+", ident, "stack", ";".join([map_name, str(x), str(y), *members])])


def layer(pictures, names, name="layer", follows=None):
    """A layer ("emb2") of a counter."""
    fields = ["emb2"] + [""] * 15 + [",".join(pictures), ",".join(names), "true", name, "", "", "false",
                                     "true" if follows else "false", follows or "", "1"]
    return join(";", fields)


def text_of(commands):
    return join(ESC, ["begin_save", *commands, "end_save"])


def envelope(text, kind="!VCSK", key=0x5a):
    data = text.encode() if isinstance(text, str) else text
    if kind == "plain":
        return data
    if kind == "!VCSZ":
        data = zlib.compress(data)
    if kind in ("VOBS", "!VOBS"):
        return kind.encode() + bytes([key]) + bytes(byte ^ key for byte in data)
    return kind.encode() + f"{key:02x}".encode() + "".join(f"{byte ^ key:02x}" for byte in data).encode()


def pack(entries):
    """A ZIP of (name, bytes)."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in entries:
            made.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def save(commands, kind="!VCSK", module="Test", version="1.0"):
    """A save of a module; None: it does not say of which, as those of 2006."""
    if module is None:
        return pack([("savedGame", envelope(text_of(commands), kind))])
    data = (f'<?xml version="1.0"?><data version="1"><version>{version}</version><VassalVersion>3.6.7</VassalVersion>'
            f"<name>{escape(module)}</name></data>")
    return pack([("savedGame", envelope(text_of(commands), kind)), ("moduledata", data)])


def attributes(**values):
    return "".join(f" {key}={quoteattr(str(value))}" for key, value in values.items())


def gif(wide, deep, pixel):
    """A grey GIF of that size; `pixel` says how bright it is at (x, y)."""
    def blocks(data):
        return b"".join(bytes([len(data[at:at + 255])]) + data[at:at + 255] for at in range(0, len(data), 255)) + b"\0"

    # Codes of 8 bits: 128 begins anew before there are longer ones, and 129 ends.
    dots = bytes(pixel(x, y) // 2 for y in range(deep) for x in range(wide))
    codes = b"".join(b"\x80" + dots[at:at + 120] for at in range(0, len(dots), 120)) + b"\x81"
    palette = b"".join(bytes([min(255, 2 * grey + grey // 127)]) * 3 for grey in range(128))
    return (b"GIF89a" + struct.pack("<2H3B", wide, deep, 0xf6, 0, 0) + palette + b"," + struct.pack("<4HB", 0, 0, wide, deep, 0) +
            b"\x07" + blocks(codes) + b";")


def hex_grid(dx=100.0, dy=120.0, x0=50, y0=60, sideways=False, numbers=None, klass="HexGridNumbering"):
    inner = ""
    if numbers is not None:
        inner = f"<VASSAL.build.module.map.boardPicker.board.mapgrid.{klass}{attributes(**numbers)}/>"
    name = "VASSAL.build.module.map.boardPicker.board.HexGrid"
    return (f"<{name}{attributes(dx=dx, dy=dy, x0=x0, y0=y0, sideways=str(sideways).lower())}>{inner}</{name}>")


def zone(name, path, parent=True, grid=""):
    inner = "VASSAL.build.module.map.boardPicker.board.mapgrid.Zone"
    return f"<{inner}{attributes(name=name, path=path, useParentGrid=str(parent).lower())}>{grid}</{inner}>"


def board(name="Board", width=600, height=720, grid="", image=None):
    """With a picture (image) VASSAL writes no size of a board, since it has that of the picture."""
    inner = "VASSAL.build.module.map.boardPicker.Board"
    size = {"width": width, "height": height} if image is None else {"image": image}
    return f"<{inner}{attributes(name=name, **size, reversible='true')}>{grid}</{inner}>"


def png(width, height, pixel=lambda x, y: 0):
    """A grey PNG of that size; `pixel` says how bright it is at (x, y)."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(pixel(x, y) for x in range(width)) for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def window(boards, name="Main Map", edge=(0, 0)):
    return (f"<VASSAL.build.module.Map{attributes(mapName=name, edgeWidth=edge[0], edgeHeight=edge[1])}>"
            f"<VASSAL.build.module.map.BoardPicker>{''.join(boards)}</VASSAL.build.module.map.BoardPicker>"
            "</VASSAL.build.module.Map>")


def slot(name, gpid, picture="", traits=()):
    text = add("null", piece(name, picture, "null", 0, 0, gpid, traits))
    return f"<VASSAL.build.widget.PieceSlot{attributes(entryName=name, gpid=gpid)}>{escape(text)}</VASSAL.build.widget.PieceSlot>"


def palette(lists):
    """{what the list is called: its slots}"""
    inner = "".join(f"<VASSAL.build.widget.ListWidget{attributes(entryName=name)}>{''.join(slots)}</VASSAL.build.widget.ListWidget>"
                    for name, slots in lists.items())
    return ("<VASSAL.build.module.PieceWindow name=\"Counters\"><VASSAL.build.widget.TabWidget entryName=\"Counters\">"
            f"{inner}</VASSAL.build.widget.TabWidget></VASSAL.build.module.PieceWindow>")


def build_file(windows, sides=("Blue", "Red"), pieces="", name="Test", version="1.0"):
    roster = "".join(f"<entry>{escape(side)}</entry>" for side in sides)
    return (f'<?xml version="1.0" encoding="UTF-8"?><VASSAL.launch.BasicModule{attributes(name=name, version=version)}>'
            f"<VASSAL.build.module.PlayerRoster>{roster}</VASSAL.build.module.PlayerRoster>"
            f"{''.join(windows)}{pieces}</VASSAL.launch.BasicModule>")


def module(windows, pictures=(), **other):
    """pictures: pairs of a name and its bytes."""
    return pack([("buildFile.xml", build_file(windows, **other)), *((f"images/{name}", data) for name, data in pictures)])


PLAIN = {"first": "H", "sep": "", "hType": "N", "hOff": 1, "hLeading": 1, "hDescend": "false", "vType": "N", "vOff": 1,
         "vLeading": 1, "vDescend": "false", "stagger": "false"}
