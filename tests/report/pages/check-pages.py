#!/usr/bin/env python3
"""check-pages.py CLI SCENARIOS GAMES [--update]: pages of reports are as they were when somebody looked at them: map,
charts, strips, rules of tables, bars and blocks of colour, each in its place.

Text is left out, for every system has other fonts: it is set in a font without ink (blank_font.py), in which a line is as
long everywhere, so that nothing else moves either.  What is compared is grey and small (a dot is a sixth of a
centimetre), so that how a renderer smooths edges does not count.  --update writes the references anew: then look at them."""
import pathlib
import subprocess
import sys
import tempfile

from blank_font import make_font
from grey import compare, read_pgm, read_png, shrink, write_png
from report import Cli, Tap, environment, fail_without

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
update = "--update" in sys.argv
references = pathlib.Path(__file__).parent
fail_without("pdftoppm")
tap = Tap()

DPI = 60

REPORTS = {
    "sudden-death": [scenarios / "typhoon-4.3.hexgame", "--without", "log"],
    "front-line": [scenarios / "counterstroke-german-marginal.hexgame", "--without", "log"],
    "control": [scenarios / "street-fight-storm.hexgame", "--without", "log"],
    "log": [games / "mixed-isolation.hexgame"],
}

# --- Pages


def draw_pages(folder, name, arguments, env):
    target = folder / f"{name}.pdf"
    status, _, err = cli.run("report", "-o", target, *arguments, env=env)
    if status != 0:
        raise SystemExit(f"Bail out! {name}: {status} {err}")
    subprocess.run(["pdftoppm", "-gray", "-r", str(DPI), str(target), str(folder / name)], check=True)
    return [shrink(*read_pgm(path)) for path in sorted(folder.glob(f"{name}-*.pgm"))]


with tempfile.TemporaryDirectory() as temporary:
    folder = pathlib.Path(temporary)
    (folder / "fonts").mkdir()
    (folder / "fonts" / "blank.ttf").write_bytes(make_font())
    config = folder / "fonts.conf"
    config.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
                      f"<dir>{folder / 'fonts'}</dir><cachedir>{folder / 'cache'}</cachedir></fontconfig>")
    env = environment(FONTCONFIG_FILE=str(config))
    references.mkdir(exist_ok=True)
    for name, arguments in REPORTS.items():
        pages = draw_pages(folder, name, arguments, env)
        if update:
            for path in references.glob(f"{name}-*.png"):
                path.unlink()
            for i, page in enumerate(pages):
                write_png(references / f"{name}-{i + 1:02}.png", *page)
        wanted = sorted(references.glob(f"{name}-*.png"))
        tap.expect(f"{name}/pages", len(pages), len(wanted))
        for i, (page, path) in enumerate(zip(pages, wanted)):
            tap.report(f"{name}/page {i + 1}", compare(page, read_png(path)))
            # A page with nothing on it would be like any other.
            tap.report(f"{name}/page {i + 1}/something is on it", None if min(page[2]) < 250 else "it is white")

    # The comparison can fail: a page differs from another, and from itself with a bar too many.
    one, two = pages[0], pages[-1]
    tap.report("differs/another page", None if compare(one, two) else "it is taken for the same")
    spoilt = bytearray(one[2])
    for y in range(one[1] // 2, one[1] // 2 + 4):
        spoilt[y * one[0] + 20:y * one[0] + 80] = bytes(60)
    tap.report("differs/a bar too many", None if compare((one[0], one[1], bytes(spoilt)), one) else "it is not seen")

tap.end()
