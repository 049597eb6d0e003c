#!/usr/bin/env python3
"""check-hostile.py CLI: files made to harm are refused in one line, with little memory and time, and nothing is written.

What takes more memory or time than limits.py says is no refusal.
"""
import os
import pathlib
import struct
import sys
import tempfile
import zlib

import vassal_writer as vassal
from limits import EARLY, YARDS, Importer

cli = sys.argv[1]
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
folder = pathlib.Path(tempfile.mkdtemp())
importer = Importer(cli, plain)
number = 0
DAMAGED = "The ZIP file is damaged or was cut off. Get it anew from where it came from."
LARGE = "The file unpacks to far more than any game needs. It is not read."
SAVE = "The save is damaged: its text cannot be read. Save the game in VASSAL again."
NESTED = "The save is damaged: its commands lie in one another without end. Save the game in VASSAL again."
NO_FILE = ("This file cannot be imported. Give a save (.vsav), a log (.vlog) or a module (.vmod) of VASSAL, a board of VASL, a map of "
           "Tiled (.tmx, .tmj), Worldographer (.wxx), Wesnoth (.map) or MegaMek (.board), a map or a scenario of LGeneral-Deluxe (.lgdmap, "
           ".lgdscn), or a table of units (.csv, .tsv).")


def case(name, data, why, module=None, yards=YARDS):
    global number
    number += 1
    (folder / "x.vsav").write_bytes(data)
    files = [str(folder / "x.vsav")]
    if module is not None:
        (folder / "x.vmod").write_bytes(module)
        files.append(str(folder / "x.vmod"))
    have = importer.draft(*files, out=folder / "out.hexgame", yards=yards)
    want = (1, "", f"hex-umpire-cli: x.vsav: {why}\n", None)
    if have != want:
        print(f"# {have!r}\n# wanted {want!r}")
    print("ok" if have == want else "not ok", number, name, flush=True)


def entry(name, data, method=8, flags=0, size=None, packed_size=None, checksum=None, offset=0):
    """Local header with its data, and the line of the directory."""
    packed = zlib.compress(data)[2:-4] if method == 8 else data
    told = (checksum if checksum is not None else zlib.crc32(data), packed_size if packed_size is not None else len(packed),
            size if size is not None else len(data))
    head = struct.pack("<HHHHH", 20, flags, method, 0, 0) + struct.pack("<III", *told)
    local = b"PK\3\4" + head + struct.pack("<HH", len(name), 0) + name + packed
    central = (b"PK\1\2" + struct.pack("<H", 20) + head + struct.pack("<HHHHHII", len(name), 0, 0, 0, 0, 0, offset) + name)
    return local, central


def zip_of(entries, count=None, disk=0, gap=b"", comment=b"", offset=None, begin=b""):
    body, directory = begin, b""
    for name, data, options in entries:
        local, central = entry(name, data, **{"offset": len(body), **options})
        body += local
        directory += central
    n = len(entries) if count is None else count
    return (body + directory + gap + b"PK\5\6" + struct.pack("<HHHHIIH", disk, disk, n, n, len(directory),
                                                             len(body) if offset is None else offset, len(comment)) + comment)


good = vassal.envelope(vassal.text_of([]))
grid = vassal.hex_grid(numbers=vassal.PLAIN)
module = vassal.module([vassal.window([vassal.board(grid=grid)])])


def save(text, kind="!VCSK"):
    return vassal.pack([("savedGame", vassal.envelope(text, kind))])


# --- ZIP
case("empty", b"", "The file is empty.")
case("no ZIP", b"GIF89a" + bytes(100), NO_FILE)
REFERENCE = b"version https://git-lfs.github.com/spec/v1\noid sha256:" + b"0" * 64 + b"\nsize 4293\n"
REFERENCE_SAID = "Git LFS keeps this file elsewhere, and left only a reference here. Run “git lfs pull” in its folder, or download the file by itself."
PAGE = "This is a web page and not the file. Download the file itself from that page."
case("a reference of Git LFS", REFERENCE, REFERENCE_SAID)
case("a web page", b"\xef\xbb\xbf\r\n\n<!DOCTYPE HTML>\n<html lang=\"en\">", PAGE)
case("an old web page", b"<HTML><body>", PAGE)
for name, data, why in (("a reference", REFERENCE, REFERENCE_SAID), ("a web page", b"<!doctype html>", PAGE)):
    (folder / "y.vsav").write_bytes(vassal.save([]))
    (folder / "y.vmod").write_bytes(data)
    number += 1
    have = importer.run("check", folder / "y.vmod")
    right = have[0] == 1 and "this is a file of another program" in have[2]
    print("" if right else f"# {have!r}\n", "ok" if right else "not ok", f" {number} {name} is not read as a game", sep="", flush=True)
    for way in ([folder / "y.vmod"], ["--module", folder / "y.vmod"]):
        number += 1
        have = importer.draft(str(folder / "y.vsav"), *map(str, way), out=folder / "out.hexgame", yards=YARDS)
        right = have == (1, "", f"hex-umpire-cli: y.vmod: {why}\n", None)
        print("" if right else f"# {have!r}\n", "ok" if right else "not ok", f" {number} {name} in place of the module", sep="", flush=True)
case("only its beginning", zip_of([(b"savedGame", good, {})])[:40], DAMAGED, module)
case("one byte short", zip_of([(b"savedGame", good, {})])[:-1], DAMAGED, module)
case("a gap before the end", zip_of([(b"savedGame", good, {})], gap=b"x"), DAMAGED, module)
case("a wrong offset", zip_of([(b"savedGame", good, {})], offset=5), DAMAGED, module)
case("ZIP64", zip_of([(b"savedGame", good, {})], count=0xffff),
     "The ZIP file is of the kind for very large files (ZIP64), which is not read.", module)
case("too many entries", zip_of([(b"savedGame", good, {})], count=20001),
     "The ZIP file has more entries than any game. It is not read.", module)
case("more entries told than there are", zip_of([(b"savedGame", good, {})], count=2), DAMAGED, module)
case("another disk", zip_of([(b"savedGame", good, {})], disk=1), DAMAGED, module)
case("encrypted", zip_of([(b"savedGame", good, {"flags": 1})]), "The ZIP file is encrypted. Save it without a password.", module)
case("a method of its own", zip_of([(b"savedGame", good, {"method": 12})]),
     "The ZIP file is packed in a way that is not read. Pack it anew with the usual method, Deflate.", module)
case("a name twice", zip_of([(b"savedGame", good, {}), (b"savedGame", good, {})]), DAMAGED, module)
case("a name with NUL", zip_of([(b"saved\0Game", good, {})]), DAMAGED, module)
case("a wrong checksum", zip_of([(b"savedGame", good, {"checksum": 1})]), DAMAGED, module)
case("a wrong size", zip_of([(b"savedGame", good, {"size": len(good) + 1})]), DAMAGED, module)
case("a size of 4 GB", zip_of([(b"savedGame", good, {"size": 0xfffffffe})]), LARGE, module)
case("data behind the directory", zip_of([(b"savedGame", good, {"packed_size": 1 << 20})]), DAMAGED, module)
case("data that are no save", zip_of([(b"savedGame", b"\xff" * 50, {"method": 0})]),
     "The save is written in a way that is not known, perhaps by a newer VASSAL. Save it with VASSAL 3.7.", module)
case("a bomb that tells its size", zip_of([(b"savedGame", bytes(60 << 20), {})]), LARGE, module)
case("a bomb that lies", zip_of([(b"savedGame", bytes(60 << 20), {"size": 100})]), LARGE, module)
case("neither save nor module", vassal.pack([("../../etc/passwd", b"x")]), NO_FILE)

# --- Envelopes
for name, data in (("nothing in it", b""), ("only its name", b"!VCSK"), ("odd digits", good + b"0"), ("no digit", good[:-2] + b"zz"),
                   ("a wrong key", b"!VCSK00" + good[7:])):
    case(f"save: {name}", vassal.pack([("savedGame", data)]),
         "The save is written in a way that is not known, perhaps by a newer VASSAL. Save it with VASSAL 3.7." if not data else SAVE,
         module)
case("save: packed wrongly", vassal.pack([("savedGame", b"!VCSZ" + good[5:])]), DAMAGED, module)
case("save: a bomb within", vassal.pack([("savedGame", vassal.envelope(b"begin_save" + bytes(60 << 20), "!VCSZ"))]), LARGE, module)
case("save: without a module", save(vassal.text_of([])),
     "A save does not say where its hexes lie: its module (.vmod) is needed as well.")

# --- Commands
deep = "begin_save"
for depth in range(200):
    deep += "\\" * depth + vassal.ESC + "a"
case("lists in lists", save(deep), NESTED, module)
case("a stack that holds itself", save(vassal.text_of(["+/1/stack/Main Map;1;1;", "D/1/Main Map;1;1;1"])),
     "The save is damaged: a stack lies in a stack. Save the game in VASSAL again.", module)
case("more traits than any", save(vassal.text_of(["+/1/" + "".join("a" + "\\" * i + "\t" for i in range(2100)) + "piece;;;;x/s"])),
     "The save is damaged: a counter has more traits than any. It is not read.", module)
case("more counters than any", save(vassal.text_of(["+/1/stack/M;1;1"] * 100001), "plain"),
     "The save has more counters than any game. It is not read.", module)
case("more text than any", save("begin_save" + os.urandom(17 << 20).hex(), "plain"),
     "The save is larger than that of any game. It is not read.", module, EARLY)

case("more text than any, as bytes", vassal.pack([("savedGame", b"VOBS\1" + os.urandom(33 << 20))]),
     "The save is larger than that of any game. It is not read.", module, EARLY)

# --- Build files
one = save(vassal.text_of([]))


def build(name, text, why):
    case(f"build file: {name}", one, why, vassal.pack([("buildFile.xml", text)]))


def board_of(**change):
    return vassal.build_file([vassal.window([vassal.board(grid=vassal.hex_grid(**{"numbers": vassal.PLAIN, **change}))])])


CANNOT = "The grid of the board “Board” cannot be: its hexes are none, or more than 4,096 in a row."
build("empty", "", "Line 1 of the module’s build file is no XML. Get the module anew from where it came from.")
build("cut off", "<a>\n<b>", "Line 2 of the module’s build file is no XML. Get the module anew from where it came from.")
build("two roots", "<a/>\n<a/>", "Line 2 of the module’s build file is no XML. Get the module anew from where it came from.")
build("an entity", '<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>',
      "Line 2 of the module’s build file is no XML. Get the module anew from where it came from.")
build("too deep", "<a>" * 300 + "</a>" * 300, "The build file of the module is nested deeper than any. It is not read.")
build("200,000 deep", "<a>" * 200000, "The build file of the module is nested deeper than any. It is not read.")
build("too many attributes", "<a " + " ".join(f'a{i}="1"' for i in range(1001)) + "/>",
      "The build file of the module is nested deeper than any. It is not read.")
build("no board", vassal.build_file([vassal.window([])]), "The module has no board.")
build("a board of nothing", vassal.build_file([vassal.window([vassal.board(width=0, grid=grid)])]),
      "The module does not say how large the board “Board” is, and has no picture of it. Get the whole module.")
build("no hexes", vassal.build_file([vassal.window([vassal.board()])]),
      "The board “Board” has no grid of hexes. No board of the module has any, and only games on hexes can be imported.")
for change in ({"dx": 0}, {"dx": -1}, {"dx": "nan"}, {"dy": "1e9"}, {"dx": "x"}, {"x0": "inf"}, {"y0": "1e300"}):
    build(f"a grid of {change}", board_of(**change), CANNOT)
build("2 to the 31st cells", vassal.build_file([vassal.window([vassal.board(width=1000000, height=1000000,
                                                                            grid=vassal.hex_grid(dx=1, dy=1))])]), CANNOT)
print(f"1..{number}")
