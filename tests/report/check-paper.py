#!/usr/bin/env python3
"""check-paper.py CLI SCENARIOS GAMES: in all three languages, words on paper
never lie on each other, every hex that a table names can be found along the
edges of the map, the page below it is not left empty, a PDF is tagged and its
text can be searched, and a poster has as many sheets as the map reaches, none
of them empty."""
import html
import pathlib
import re
import subprocess
import sys
import tempfile

from report import Cli, Tap, environment, fail_without, shipped

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
fail_without("pdfinfo", "pdftoppm", "pdftotext")
LANGUAGES = {"de": 2, "ru": 4, "en": 8}  # every so manyth game: several share a map, and German has the longest words
SHARE = 0.2  # of the smaller of two words that both may cover: letters have room around them


def words_of(path, page):
    """(text, left, top, right, bottom) of each word, pt."""
    out = subprocess.run(["pdftotext", "-bbox", "-f", str(page), "-l", str(page), str(path), "-"], capture_output=True,
                         check=True, text=True).stdout
    pattern = r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>'
    return [(html.unescape(m[5]), *(float(m[i]) for i in range(1, 5))) for m in re.finditer(pattern, out)]


def overlaps(words):
    """Pairs of words that cover more of each other than SHARE."""
    found = []
    for i, a in enumerate(words):
        for b in words[i + 1:]:
            width = min(a[3], b[3]) - max(a[1], b[1])
            # The box of a word is that of its font, which is half as high again as its letters.
            height = min(a[4], b[4]) - max(a[2], b[2]) - 0.3 * min(a[4] - a[2], b[4] - b[2])
            least = min((w[3] - w[1]) * (w[4] - w[2]) for w in (a, b))
            if width > 0.5 and height > 0 and width * height > SHARE * least:
                found.append(f"“{a[0]}” and “{b[0]}” at {a[1]:.0f}, {a[2]:.0f}")
    return found


def info(path, *options):
    return subprocess.run(["pdfinfo", *options, str(path)], capture_output=True, check=True, text=True).stdout


def pages_of(path):
    return int(re.search(r"Pages:\s+(\d+)", info(path))[1])


def cut_marks(path, page):
    """How many lines there are in the margin to the left of a sheet: one at the height of each corner to keep."""
    out = subprocess.run(["pdftoppm", "-gray", "-r", "144", "-f", str(page), "-l", str(page), str(path)], capture_output=True,
                         check=True).stdout
    _, width, height, _, pixels = re.match(rb"(P5)\s+(\d+)\s+(\d+)\s+(\d+)\s(.*)", out, re.S).groups()
    width, lines, before = int(width), 0, False
    for y in range(int(height)):
        row = pixels[y * width:(y + 1) * width]
        # The marks are 11 pt long and end 3 pt before the sheet, which begins at 20 mm.
        dark = max(row[2 * 44:2 * 52]) < 200
        lines += dark and not before
        before = dark
    return lines


def write(folder, game, language, *arguments, verb="report"):
    path = folder / f"{game.stem}-{language}.pdf"
    status, _, error = cli.run(verb, "-o", str(path), *arguments, str(game), env=environment(LANGUAGE=language))
    if status != 0:
        raise SystemExit(f"Bail out! {game}: {error}")
    return path


def without(*kept):
    parts = ("protocol", "map", "conditions", "points", "front-line", "control", "charts", "forces", "log", "about", "rules", "authors")
    return [f"--without={part}" for part in parts if part not in kept]


def legend_words(folder, game, language):
    """The words of a picture that lie below its map."""
    bare = write(folder, game, language, "--scale=8", verb="render")
    edge = float(re.search(r"Page size:\s+[\d.]+ x ([\d.]+)", info(bare))[1])
    whole = write(folder, game, language, "--scale=8", "--legend", verb="render")
    return [word for word in words_of(whole, 1) if word[2] > edge]


GAMES = shipped(scenarios, "typhoon-*", "counterstroke-*", "street-fight*")

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for language, every in LANGUAGES.items():
        for game in GAMES[::every]:
            complaints = overlaps(legend_words(folder, game, language))
            chart = write(folder, game, language, *without("charts"))
            for page in range(1, pages_of(chart) + 1):
                complaints += overlaps(words_of(chart, page))
            tap.report(f"{game.stem}, {language}: no word lies on another", complaints)

    report = write(folder, scenarios / "typhoon-4.6.hexgame", "ru")
    tap.report("a PDF is tagged", None if re.search(r"Tagged:\s+yes", info(report)) else info(report))
    structure = info(report, "-struct")
    tap.expect("everything is in one Document", len(re.findall(r"^\S", structure, re.M)), 1)
    missing = [tag for tag in ("H1", "H2", "H3", "P", "Table", "TR", "TH", "TD", "Figure", "Caption", "L", "LI", "LBody")
               if not re.search(rf"^ +{tag}\b", structure, re.M)]
    tap.report("it has headings, tables, lists and figures", missing)
    text = subprocess.run(["pdftotext", str(report), "-"], capture_output=True, check=True, text=True).stdout
    tap.report("its text can be searched in Russian", None if "Москва" in text and "Регион" not in text else text[:500])

    for game, hexes in (("typhoon-4.6", ("28", "17")), ("counterstroke-soviet-marginal", ("42", "22"))):
        for paper in ("a4", "letter"):
            path = write(folder, scenarios / f"{game}.hexgame", "en", f"--paper={paper}", *without("map"))
            at = {word[0] for page in range(1, pages_of(path) + 1) for word in words_of(path, page)}
            tap.report(f"{game}, {paper}: a hex can be found along the edges", [n for n in hexes if n not in at])

    for game in ("held", "breakout", "storm"):
        path = write(folder, scenarios / f"street-fight-{game}.hexgame", "en", "--paper=letter", *without("protocol", "map"))
        parts = [[word[0] for word in words_of(path, page)].count("Part") for page in range(1, pages_of(path) + 1)]
        tap.expect(f"{game}, letter: the parts of the map are on one page", [n for n in parts if n], [2])

    # What readers of paper alone asked for: whose a counter is, where a hex is larger, and what was lost, each unit once.
    paper = write(folder, scenarios / "typhoon-4.3.hexgame", "en", "--paper=a4")
    text = subprocess.run(["pdftotext", "-layout", str(paper), "-"], capture_output=True, check=True, text=True).stdout
    pages = text.split("\f")
    parts = [i + 1 for i, page in enumerate(pages) for _ in range(page.count("Part of the map"))]
    tap.expect("the whole map says which page has which part", sorted(map(int, re.findall(r"p\. (\d+)", pages[1]))), parts)
    tap.report("the legend has counters and their symbols",
               [word for word in ("Unit of the German side", "Unit of the Soviet side", "Infantry", "Armor", "Cavalry")
                if word not in pages[1]])
    lost = " ".join(text.split()).split("Each entry: name (strength)", 1)[1].split("Arrived", 1)[0]
    for turn, n, strength, names in re.findall(r"Lost in (.*?), German, Combat \((\d+) units, strength (\d+)\), “.*?”: (.*?)\. ", lost):
        units = re.findall(r"\((\d+)\) (?:\d{4} → )?\d{4} \(\d+\)", re.sub(r"Hex Umpire.*?game is over ", "", names))
        tap.expect(f"lost in {turn}: each unit with its strength", [len(units), sum(map(int, units))], [int(n), int(strength)])
    tap.expect("units that never came are not “not yet” there", ["Never came" in text, "Not on the map yet" in text], [True, False])
    paper = write(folder, scenarios / "velna-across.hexgame", "de", "--paper=a4")
    text = subprocess.run(["pdftotext", "-layout", str(paper), "-"], capture_output=True, check=True, text=True).stdout
    tap.expect("no line ends within a range of hexes", re.findall(r"\d–\s*\n", text), [])

    for asked, n in (("2x2", 4), ("3x3", 9), ("1x2", None)):
        plain = pages_of(write(folder, scenarios / "typhoon-4.6.hexgame", "en", *without("map")))
        poster = write(folder, scenarios / "typhoon-4.6.hexgame", "en", f"--poster={asked}", *without("map"))
        sheets = pages_of(poster) - plain
        if n is not None:
            tap.expect(f"a poster of {asked} has its sheets", sheets, n)
        marks = [cut_marks(poster, page) for page in range(1, pages_of(poster) + 1)]
        tap.expect(f"a poster of {asked} has marks to cut by", [n for n in marks if n], [2] * sheets)
        empty = [page for page in range(plain + 1, pages_of(poster) + 1) if len(words_of(poster, page)) < 8]
        tap.report(f"a poster of {asked} has no empty sheet", empty)

tap.end()
