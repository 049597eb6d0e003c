#!/usr/bin/env python3
"""check-render.py CLI SCENARIOS GAMES: the map as PNG, SVG and PDF, read back
by other programs."""
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

from grey import compare, read_pgm, shrink
from report import Cli, Tap, fail_without, pdf_info

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
tap = Tap()
fail_without("rsvg-convert", "pdfinfo", "pdftoppm")


def read_png(data):
    """Width, height, dots a metre and the colours that are there, by the PNG specification."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    at, pieces, per_metre = 8, [], 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + body), "checksum"
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert (depth, colour) == (8, 2), "not 8 bits of RGB"
        elif kind == b"pHYs":
            per_metre = struct.unpack(">I", body[:4])[0]
        elif kind == b"IDAT":
            pieces.append(body)
        at += 12 + length
    raw = zlib.decompress(b"".join(pieces))
    assert len(raw) == height * (1 + 3 * width), "rows are missing"
    return width, height, per_metre, len(set(raw[1:60000]))


game = scenarios / "typhoon-4.3.hexgame"
small = games / "cut-and-reopened.hexgame"
street = scenarios / "street-fight-storm.hexgame"

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for kind in ("png", "svg", "pdf"):
        out = folder / f"map.{kind}"
        for path in (small, street, games / "pointy.hexgame", games / "missing-hexes.hexgame", games / "letters.hexgame"):
            tap.expect(f"{kind}/{path.stem}", cli.run("render", "-o", out, "--legend", path), (0, b"", ""))
            again = cli.bytes("render", "--format", kind, "-o", "-", "--legend", path)
            tap.expect(f"{kind}/{path.stem}/the same bytes", out.read_bytes() == again, True)
            if kind == "png":
                width, height, per_metre, colours = read_png(out.read_bytes())
                tap.report(f"png/{path.stem}/size", None if width > 100 and height > 100 and colours > 8 else
                           f"{width} {height} {colours}")
            elif kind == "svg":
                done = subprocess.run(["rsvg-convert", str(out)], capture_output=True)
                tap.report(f"svg/{path.stem}/by librsvg", done.stderr or None if not done.stdout.startswith(b"\x89PNG")
                           else None)
                ids = re.findall(r'\bid="([^"]*)"', out.read_text(encoding="utf-8"))
                uses = set(re.findall(r'url\(#([^)]*)\)|href="#([^"]*)"', out.read_text(encoding="utf-8")))
                tap.report(f"svg/{path.stem}/ids", None if len(ids) == len(set(ids)) and
                           {a or b for a, b in uses} <= set(ids) else ids[:20])
            else:
                tap.expect(f"pdf/{path.stem}/one page", pdf_info(out)["Pages"], "1")

    # An SVG is written anew in fewer bytes; it shows what the PDF does, as far as two
    # renderers smooth edges alike.
    for path in (small, street, game):
        drawn, pdf = {}, folder / "drawn.pdf"
        for kind in ("pdf", "svg"):
            out = folder / f"map.{kind}"
            cli.run("render", "-o", out, "--theme", "print", "--legend", path)
            if kind == "svg":
                subprocess.run(["rsvg-convert", "-f", "pdf", "-o", str(pdf), str(out)], check=True)
            subprocess.run(["pdftoppm", "-gray", "-scale-to", "1200", "-singlefile", str(pdf if kind == "svg" else out),
                            str(folder / kind)], check=True)
            drawn[kind] = shrink(*read_pgm(folder / f"{kind}.pgm"))
        tap.report(f"svg/{path.stem}/shows what the PDF does", compare(drawn["svg"], drawn["pdf"], 0.03, 12))
        if path == game:
            tap.report("svg/of a country is small", None if out.stat().st_size < 4_000_000 else out.stat().st_size)

    # The grid is in a file once, and a line is a line there, not its outline.
    for kind, most in (("pdf", 420_000), ("svg", 780_000)):
        out = folder / f"sheet.{kind}"
        cli.run("render", "-o", out, "--paper", "a4", "--legend", game)
        tap.report(f"{kind}/a country on a sheet is small", None if out.stat().st_size < most else out.stat().st_size)

    # A sheet at 300 dots an inch.
    out = folder / "sheet.png"
    tap.expect("paper", cli.run("render", "-o", out, "--dpi", "300", "--theme", "print", "--legend", game), (0, b"", ""))
    width, height, per_metre, colours = read_png(out.read_bytes())
    tap.report("paper/fits A4 at 300 dpi", None if 1500 < width <= 2481 and 2500 < height <= 3509 and
               per_metre == 11811 else f"{width} {height} {per_metre}")

    # A square full, as for a thumbnail: one side is as asked for, the other is not longer.
    for path in (game, small, street):
        for size in (16, 128, 256, 1024):
            out = folder / "thumbnail"
            tap.expect(f"fit/{path.stem}/{size}", cli.run("render", "--fit", str(size), "--format", "png", "-o", out, path),
                       (0, b"", ""))
            width, height, per_metre, colours = read_png(out.read_bytes())
            tap.report(f"fit/{path.stem}/{size}/size", None if max(width, height) == size and min(width, height) >= 2 and
                       colours > 8 else f"{width} {height} {colours}")

    # Each overlay, each theme and each level makes another picture.
    pictures = {name: cli.bytes("render", "-o", "-", "--overlay", name, small) for name in
                ("none", "supply", "rings", "frontier", "cut", "zoc", "control")}
    tap.expect("overlays/each differs", len(set(pictures.values())), len(pictures))
    tap.expect("overlays/together", cli.bytes("render", "-o", "-", "--overlay", "zoc", "--overlay", "cut", small)
               not in pictures.values(), True)
    themes = {cli.bytes("render", "-o", "-", "--theme", theme, small) for theme in ("light", "dark", "print")}
    tap.expect("themes/each differs", len(themes), 3)
    levels = {cli.bytes("render", "-o", "-", "--level", level, street) for level in ("0", "1", "-1")}
    tap.expect("levels/each differs", len(levels), 3)
    tap.expect("levels/the ground is the default", cli.bytes("render", "-o", "-", street),
               cli.bytes("render", "-o", "-", "--level", "0", street))
    moments = {cli.bytes("render", "-o", "-", "--at", n, small) for n in ("0", "1", "2", "3")}
    tap.report("moments/they differ", None if len(moments) >= 2 else len(moments))

    # Beyond what cairo can draw: refused with what to do instead, and nothing is written.
    out = folder / "huge.png"
    status, printed, err = cli.run("render", "-o", out, "--scale", "400", game)
    tap.report("too large", None if status == 1 and re.fullmatch(
        r"hex-umpire-cli: The picture would have \d+ × \d+ pixels, and no side may have more than 32767\. "
        r"Make it smaller, or write it as SVG or PDF, which have no such limit\.\n", err) else f"{status} {err}")
    tap.expect("too large/nothing is written", out.exists(), False)
    tap.expect("too large/but not for SVG", cli.run("render", "-o", folder / "huge.svg", "--scale", "400", small),
               (0, b"", ""))

see = "; see hex-umpire-cli render --help\n"
for name, arguments, line in [
    ("no output", [small], "say with -o which file to write"),
    ("name", ["-o", "x.gif", small], "the name “x.gif” ends in none of .png, .svg and .pdf; say with --format what to write"),
    ("format", ["-o", "-", "--format", "gif", small], "--format “gif” is none of png, svg and pdf"),
    ("overlay", ["-o", "x.png", "--overlay", "roads", small], "--overlay “roads” is neither none nor one of supply, "
     "rings, frontier, cut, zoc, control, front-line, fire, army"),
    ("theme", ["-o", "x.png", "--theme", "sepia", small], "--theme “sepia” is none of light, dark and print"),
    ("scale", ["-o", "x.png", "--scale", "0.5", small], "--scale is a number from 1 to 400"),
    *[(f"{option} {number}", ["-o", "x.png", f"--{option}", number, small], f"--{option} is a number from {span}")
      for option, span in (("scale", "1 to 400"), ("dpi", "10 to 2400"), ("fit", "16 to 8192"))
      for number in ("0", "-0", "-1", "nan")],
    ("dpi", ["-o", "x.png", "--dpi", "5000", small], "--dpi is a number from 10 to 2400"),
    ("both sizes", ["-o", "x.png", "--dpi", "300", "--scale", "10", small],
     "--scale does not go with --dpi or --paper: they ask for different sizes"),
    ("fit", ["-o", "x.png", "--fit", "9000", small], "--fit is a number from 16 to 8192"),
    ("fit and another", ["-o", "x.png", "--fit", "128", "--scale", "10", small],
     "--fit does not go with --scale, --dpi or --paper: they ask for different sizes"),
    ("level", ["-o", "x.png", "--level", "2", small], "--level “2” is none that the map has; there are: 0"),
    ("json", ["-o", "x.png", "--json", small], "Unknown option --json"),
]:
    tap.expect(f"usage/{name}", cli.run("render", *arguments), (2, b"", f"hex-umpire-cli: render: {line}{see}"))

tap.end()
