#!/usr/bin/env python3
"""check-links.py CLI SCENARIOS LIST-LINKS: each link of a PDF leads to what its
words name: an event to its row of the log, a rule to its row among the rules in
force, a hex to where the numbers along the map's edges have it; and each heading of the outline
to that heading."""
import html
import pathlib
import re
import subprocess
import sys
import tempfile

from report import Cli, Tap, environment, fail_without

cli, scenarios, lister = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
tap = Tap()
fail_without("pdftotext")
ABOVE = 60  # pt of the map that a reader sees above and to the left of a hex


def pages_of(path):
    """For each page its words: (text, left, top, right, bottom), pt."""
    out = subprocess.run(["pdftotext", "-bbox", str(path), "-"], capture_output=True, check=True, text=True).stdout
    pattern = r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>'
    return [[(html.unescape(m[5]), *(float(m[i]) for i in range(1, 5))) for m in re.finditer(pattern, page)]
            for page in out.split("<page ")[1:]]


def within(words, left, top, right, bottom):
    """The words whose middle lies in that area."""
    return [word[0] for word in words
            if left <= (word[1] + word[3]) / 2 <= right and top <= (word[2] + word[4]) / 2 <= bottom]


def middle(word, axis):
    return (word[1 + axis] + word[3 + axis]) / 2


def edge(words, axis):
    """The numbers of columns (0) above and below a map, or of rows (1) beside it: five at least in a line."""
    numbers = [word for word in words if word[0].isdigit()]
    return [a for a in numbers if sum(abs(middle(a, 1 - axis) - middle(b, 1 - axis)) < 1 for b in numbers) > 5]


def check(path):
    """(complaints, how many events, rules, hexes were led to)"""
    out = subprocess.run([lister, str(path)], capture_output=True, check=True, text=True).stdout.splitlines()
    pages, complaints, counts = pages_of(path), [], {"event": 0, "rule": 0, "hex": 0}
    for line in out:
        if line.startswith("outline "):
            _, page, y, title = line.split(" ", 3)
            found = within(pages[int(page) - 1], 0, float(y) - 4, 600, float(y) + 34) if page != "0" else []
            if title.split()[0] not in found:
                complaints.append(f"the outline's “{title}” leads to {found}")
            continue
        page, x, y, width, height, to, to_x, to_y = map(float, line.split())
        words = within(pages[int(page) - 1], x - 1, y - 1, x + width + 1, y + height + 1)
        text = " ".join(words)
        if to == 0:
            complaints.append(f"“{text}” on page {page:.0f} leads nowhere")
            continue
        there = pages[int(to) - 1]
        # Only what leads to the map is not at the left margin there.
        if to_x == 0:
            counts["rule" if re.search(r"[A-Za-z.]", text) else "event"] += 1
            row = " ".join(within(there, 50, to_y - 1, 130, to_y + 15))
            if text.replace(",", "") not in row.replace(",", "").split() and text != row:
                complaints.append(f"“{text}” on page {page:.0f} leads to the row “{row}” on page {to:.0f}")
        elif re.fullmatch(r"[0-9]{4}[,.]?", text):
            counts["hex"] += 1
            at = to_x + ABOVE, to_y + ABOVE
            # At the edge of a part its row may have no number; the hex has its own, where no counter covers it.
            if any(word[0] == text[:4] and all(abs(middle(word, axis) - at[axis]) <= 18 for axis in (0, 1)) for word in there):
                continue
            for number, axis in ((text[:2], 0), (text[2:4], 1)):
                off = [abs(middle(word, axis) - at[axis]) for word in edge(there, axis) if word[0] == number]
                if off and min(off) > 18:  # half a hex: every other row or column is shifted
                    complaints.append(f"hex {text} on page {page:.0f} is {min(off):.0f} pt off on page {to:.0f}")
    return complaints, counts


with tempfile.TemporaryDirectory() as name:
    for game, language, paper, wanted in (("typhoon-4.6", "en", "a4", ("rule", "hex")),
                                          ("counterstroke-soviet-marginal", "en", "letter", ("event", "rule")),
                                          ("counterstroke-soviet-marginal", "de", "a4", ("event", "rule")),
                                          ("street-fight-held", "en", "a4", ("event", "rule"))):
        path = pathlib.Path(name) / "report.pdf"
        cli.run("report", "-o", str(path), "--events", f"--paper={paper}", str(scenarios / f"{game}.hexgame"),
                env=environment(LANGUAGE=language))
        complaints, counts = check(path)
        tap.report(f"{game}, {language}, {paper}: every link leads to what it names", complaints[:20])
        tap.report(f"{game}, {language}, {paper}: it has links", [kind for kind in wanted if counts[kind] < 8] and str(counts))

    # Without its log and rules a report has nothing to lead to but its map.
    cli.run("report", "-o", str(path), "--without=log", "--without=rules", "--without=map",
            str(scenarios / "counterstroke-soviet-marginal.hexgame"), env=environment())
    complaints, counts = check(path)
    tap.expect("where nothing is to be led to, there is no link", (complaints, sum(counts.values())), ([], 0))

tap.end()
