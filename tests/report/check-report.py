#!/usr/bin/env python3
"""check-report.py CLI SCENARIOS GAMES: reports are read back by programs that
are not ours: poppler, a strict HTML walker, an XML parser, a CSV reader; and
what they print adds up to what the umpire judged."""
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import tempfile

from report import (Cli, Html, Tap, environment, fail_without, number, pdf_info, pdf_pages, read_csv,
                    read_markdown_table)

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
tap = Tap()
fail_without("pdftotext", "pdfinfo", "rsvg-convert", "xmllint")

GAMES = [scenarios / "typhoon-4.3.hexgame", scenarios / "counterstroke-german-marginal.hexgame",
         scenarios / "street-fight-storm.hexgame", games / "no-rules.hexgame", games / "words.hexgame",
         games / "mixed-isolation.hexgame", games / "control-ambush.hexgame", games / "pointy.hexgame"]

# --- PDF: pages, head and foot, what it says of itself.

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for game in GAMES:
        out = folder / "out.pdf"
        events = ["--events"] if game in GAMES[::3] else []
        tap.expect(f"pdf/{game.stem}", cli.run("report", "-o", out, *events, game), (0, b"", ""))
        info, pages = pdf_info(out), pdf_pages(out)
        title = json.loads(game.read_text(encoding="utf-8"))["title"]
        clean = " ".join(re.sub(r"[\x00-\x1f\u200e\u200f\u202a-\u202e\u2066-\u2069]", " ", title).split())
        tap.expect(f"pdf/{game.stem}/title", " ".join(re.sub(r"[\u200e\u200f\u202a-\u202e\u2066-\u2069]", "",
                                                            info["Title"]).split()), clean)
        tap.expect(f"pdf/{game.stem}/author", info["Author"], "Hex Umpire")
        tap.expect(f"pdf/{game.stem}/date", info["CreationDate"], "Tue Nov 14 22:13:20 2023 UTC")
        tap.expect(f"pdf/{game.stem}/pages", len(pages), int(info["Pages"]))
        missing = [i + 1 for i, page in enumerate(pages) if f"Page {i + 1} of {len(pages)}" not in page]
        tap.report(f"pdf/{game.stem}/every page has its number", missing)
        empty = [i + 1 for i, page in enumerate(pages) if len(page.split()) < 8]
        tap.report(f"pdf/{game.stem}/no page is empty", empty)

        # The pages of the appendix repeat its head, and none has a single row of it.
        log = [page for page in pages if "What happened, and" in page]
        first = next((i for i, page in enumerate(pages) if re.search(r"^\s*Every event$", page, flags=re.M)), None)
        tap.expect(f"pdf/{game.stem}/the list of events", first is not None and len(log) > 0,
                   bool(events and json.loads(game.read_text(encoding="utf-8"))["log"]))
        if len(log) > 2:
            bare = [i + 1 for i in range(first, len(pages)) if "What happened, and" not in pages[i]]
            tap.report(f"pdf/{game.stem}/the head is repeated", bare)
        again = folder / "again.pdf"
        if game in GAMES[:3]:
            cli.run("report", "-o", again, *events, game)
            tap.expect(f"pdf/{game.stem}/the same bytes", out.read_bytes() == again.read_bytes(), True)
        verdict = json.loads(cli.bytes("judge", "--json", game))["verdict"]
        if verdict:
            tap.report(f"pdf/{game.stem}/the verdict is on the first page",
                       None if f"at event {verdict['event']}" in " ".join(pages[0].split())
                       or "set-up" in pages[0] else pages[0])

    # The whole report, part by part: a part left out is out, and nothing else is.
    game = games / "front-line-points.hexgame"
    heads = {"map": "Map", "conditions": "Victory conditions", "points": "Points", "front-line": "Front line by turn",
             "control": "Control", "charts": "Over time", "forces": "Forces", "log": "Log", "about": "About the game", "rules": "Rules and readings in force",
             "authors": "Authors", "events": "Every event"}
    whole = cli.report("md", game).decode()
    tap.report("without/every event is on no paper", None if "## Log" in whole and "## Every event" not in whole else whole)
    for part, head in heads.items():
        text = cli.report("md", "--events", "--without", part, game).decode()
        have = {other for other, words in heads.items() if re.search(f"^## {words}$", text, flags=re.M)}
        tap.expect(f"without/{part}", have, set(heads) - {part})
    tap.report("without/title", None if whole.startswith("# ") and
               not cli.report("md", "--without", "title", game).decode().startswith("# ") else "it is there")
    everything = [word for part in ["title", *heads] for word in ("--without", part)]
    tap.expect("without/everything", cli.report("md", *everything, game), b"")
    cli.run("report", "-o", folder / "bare.pdf", *everything, game)
    tap.expect("without/everything is one page", pdf_info(folder / "bare.pdf")["Pages"], "1")

    # Posters: so many sheets more, none for what the map does not reach.
    game = scenarios / "counterstroke-german-marginal.hexgame"
    bare = [word for part in heads if part != "map" for word in ("--without", part)]
    cli.run("report", "-o", folder / "plain.pdf", *bare, game)
    cli.run("report", "-o", folder / "poster.pdf", "--poster", "2x3", *bare, game)
    plain, poster = pdf_pages(folder / "plain.pdf"), pdf_pages(folder / "poster.pdf")
    sheets = [page for page in poster if "Poster, sheet" in page]
    tap.expect("poster/sheets", (len(poster) - len(plain), len(sheets)), (len(sheets), len(sheets)))
    tap.report("poster/at least four", None if 4 <= len(sheets) <= 6 else len(sheets))
    for paper, size in (("a4", "595.276 x 841.89"), ("a3", "841.89 x 1190.55"), ("letter", "612 x 792")):
        cli.run("report", "-o", folder / "paper.pdf", "--paper", paper, *bare, games / "front-line-points.hexgame")
        tap.report(f"paper/{paper}", None if size in pdf_info(folder / "paper.pdf")["Page size"] else
                   pdf_info(folder / "paper.pdf")["Page size"])

    # --- A write that fails leaves what was there, and nothing beside it.

    kept = folder / "kept"
    kept.mkdir()
    target = kept / "report.pdf"
    target.write_bytes(b"what was there")

    def small():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    status, out, err = cli.run("report", "-o", target, game, preexec_fn=small)
    tap.report("failed write/is told", None if status == 1 and out == b"" and err.count("\n") == 1 and
               "could not be saved" in err else f"{status} {err}")
    tap.expect("failed write/leaves what was there", target.read_bytes(), b"what was there")
    tap.expect("failed write/leaves nothing beside", os.listdir(kept), ["report.pdf"])
    status, out, err = cli.run("render", "-o", folder / "no" / "map.png", game)
    tap.report("failed write/no such folder", None if status == 1 and "there is no such folder" in err else err)

# --- Sums.

for game in sorted([*scenarios.glob("counterstroke-*.hexgame"), games / "front-line-points.hexgame",
                    games / "front-line-path.hexgame"]):
    judged = json.loads(cli.bytes("judge", "--json", game))
    points = judged["systems"]["front-line"]["points"]
    names = {side["id"]: side["name"] for side in json.loads(game.read_text(encoding="utf-8"))["sides"]}
    text = cli.report("md", game).decode()
    rows = read_markdown_table(text, "### Ledger of victory points")
    for side, total in points.items():
        column = names[side]
        sums = {row["For"]: number(row[column]) for row in rows if row["For"] == "Sum"}
        lines = sum(number(row[column]) for row in rows if row["For"] != "Sum")
        tap.expect(f"sums/{game.stem}/ledger/{side}", (lines, sums.get("Sum", 0)), (total, total))
    data = read_csv(cli.report("csv", "--table", "ledger", game))
    tap.expect(f"sums/{game.stem}/csv", {side: sum(int(row["Points"]) for row in data if row["Side"] == names[side])
                                        for side in points}, points)
    if data:
        tap.expect(f"sums/{game.stem}/running totals", {side: int(data[-1][f"{names[side]} total"]) for side in points},
                   points)
    # The front line by turn charges what the ledger charges.
    line = read_markdown_table(text, "## Front line by turn")
    charged = {side: sum(int(row["points"]) for row in judged["systems"]["front-line"]["ledger"]
                         if row["item"] == "line" and row["side"] == side) for side in points}
    other = dict(zip(points, reversed(list(points))))
    for side in points:
        mine = [row for row in line if row["Line of"] == names[side]]
        body = sum(number(row["Points to the enemy"]) for row in mine[:-1])
        tap.expect(f"sums/{game.stem}/line/{side}", (body, number(mine[-1]["Points to the enemy"])),
                   (charged[other[side]],) * 2)

    # The strip row by row says what the table says turn by turn.
    section = text.split("## Front line by turn", 1)[1]
    lines = [re.split(r"\s*\|\s*", row)[1:-1] for row in section[section.index("| Row |"):].split("\n\n")[0].splitlines()]
    signs = {"Units": "■", "Zones": "▨", "Open": "□✕"}
    # By the reading `path` a gap may lie in a row that is held elsewhere.
    for index, side in enumerate(points if game.stem != "front-line-path" else ()):
        mine = [row for row in line if row["Line of"] == names[side]][:-1]
        drawn = {column: [sum(row[turn + 1].split()[index] in sign for row in lines[2:]) for turn in range(len(lines[0]) - 1)]
                 for column, sign in signs.items()}
        # A strip of many turns has every so manyth, the last among them.
        told = mine[::-1][::-(-len(mine) // (len(lines[0]) - 1))][::-1]
        tap.expect(f"strip/{game.stem}/{side}", drawn,
                   {column: [number(row[column]) for row in told] for column in signs})

for game in sorted([*scenarios.glob("street-fight*.hexgame"), *scenarios.glob("example-*.hexgame"),
                    games / "control-ambush.hexgame", games / "control-mill.hexgame"]):
    control = json.loads(cli.bytes("judge", "--json", game))["systems"]["control"]
    names = {side["id"]: side["name"] for side in json.loads(game.read_text(encoding="utf-8"))["sides"]}
    text = cli.report("md", game).decode()
    for heading, totals, table in (("### Casualties (26.2)", control["cvp"], "casualties"),
                                   ("### Exits (26.23)", control["exit_vp"], "exits")):
        if heading not in text:
            tap.expect(f"sums/{game.stem}/{table}", set(totals.values()), {0})
            continue
        part = text.split(heading, 1)[1].split("\n#", 1)[0]
        rows = read_markdown_table(text, heading) if "|" in part else []
        for side, total in totals.items():
            lines = [row for row in rows if row["Unit and what it counts"] != "Sum"]
            sums = [row for row in rows if row["Unit and what it counts"] == "Sum"]
            tap.expect(f"sums/{game.stem}/{table}/{side}",
                       (sum(number(row[names[side]]) for row in lines),
                        number(sums[0][names[side]]) if sums else 0), (total, total))
    terms = read_csv(cli.report("csv", "--table", "terms", game)) if control["conditions"] else []
    tap.expect(f"sums/{game.stem}/conditions", [(row["For"], row["Met"] == "yes") for row in terms if row["For"]],
               [(names[one["side"]], one["met"]) for one in control["conditions"]])
    data = read_csv(cli.report("csv", "--table", "control", game))
    held = {row["Building"]: row["Controlled by"] for row in data if row["Kind"] == "Building"}
    tap.expect(f"sums/{game.stem}/buildings", sum(name != "nobody" for name in held.values()),
               len(control["buildings"]))
    tap.expect(f"sums/{game.stem}/Locations", sum(row["Kind"] == "Location" for row in data), len(control["locations"]))

# --- Units: what became of each, told again from the log of the file.

LEFT = {"eliminate": "eliminated", "withdraw": "withdrawn", "exit": "exited"}


def fates(game):
    told = {unit["id"]: ("set up" if unit.get("at") else "not on the map yet", 0) for unit in game["units"]}
    for number, event in enumerate(game["log"], 1):
        unit = event.get("unit")
        if event["do"] in LEFT:
            told[unit] = (LEFT[event["do"]], number)
        elif event["do"] == "place" and told[unit][0] not in ("set up", "arrived"):
            told[unit] = ("arrived", number)
    return told


for path in sorted([*scenarios.glob("typhoon-*.hexgame"), *scenarios.glob("counterstroke-*.hexgame"),
                    *scenarios.glob("velna-*.hexgame"), games / "reinforcements.hexgame"]):
    game = json.loads(path.read_text(encoding="utf-8"))
    told, sides = fates(game), {side["id"]: side["name"] for side in game["sides"]}
    rows = read_csv(cli.report("csv", "--table", "units", path))
    tap.expect(f"units/{path.stem}", {row["Id"]: (row["State"], int(row["Event"] or 0)) for row in rows}, told)
    tap.expect(f"units/{path.stem}/what is printed on them", {row["Id"]: (row["Side"], row["Strength"]) for row in rows},
               {unit["id"]: (sides[unit["side"]], str(unit.get("strength", ""))) for unit in game["units"]})
    lost = read_csv(cli.report("csv", "--table", "casualties", path))
    tap.expect(f"units/{path.stem}/lost", {row["Id"]: int(row["Event"]) for row in lost},
               {unit: event for unit, (state, event) in told.items() if state == "eliminated"})
captured = [(row["Id"], row["State"], row["Event"], row["Place"], row["How"])
            for row in read_csv(cli.report("csv", "--table", "units", scenarios / "street-fight-held.hexgame"))
            if row["Id"] == "rl3"]
tap.report("units/captured with others, by clearing a building",
           None if len(captured) == 1 and captured[0][1:3] == ("captured", "127") and captured[0][3] and captured[0][4]
           else captured)
tap.expect("units/a system's own casualties come first",
           list(read_csv(cli.report("csv", "--table", "casualties", scenarios / "street-fight-held.hexgame"))[0])[:2],
           ["Event", "Turn"])

# A city of which each side has a hex is nobody's, and says who has which.
divided = scenarios / "typhoon-4.2.hexgame"
cities = read_csv(cli.report("csv", "--table", "control", divided))
tap.expect("control/a city is divided", [row["Controlled by"] for row in cities if row["Place"] == "Moscow"],
           ["divided: 3916 Soviet, 3917 German"])

# --- HTML.

for game in GAMES:
    page = cli.report("html", game)
    read = Html(page.decode("utf-8"))
    tap.report(f"html/{game.stem}", "\n".join(read.faults[:10]))
    parsed = subprocess.run(["xmllint", "--noout", "--nonet", "-"], input=page, capture_output=True)
    tap.report(f"html/{game.stem}/well-formed", parsed.stderr.decode()[:500])
    if game in GAMES[2:4]:
        tap.expect(f"html/{game.stem}/the same bytes", page == cli.report("html", game), True)
    drawn = re.findall(r"<svg.*?</svg>", page.decode("utf-8"), flags=re.S)
    for i, svg in enumerate(drawn[:2]):
        done = subprocess.run(["rsvg-convert", "-w", "400"], input=svg.encode(), capture_output=True)
        tap.report(f"html/{game.stem}/picture {i}", None if done.returncode == 0 and
                   done.stdout.startswith(b"\x89PNG") else done.stderr)
    every = json.loads(cli.bytes("replay", "--json", game))["events"]
    rows = " ".join(read.words)
    tap.report(f"html/{game.stem}/it has the last event", None if str(len(every) - 1) in rows else "it has not")

# --- CSV: hostile words.

with tempfile.TemporaryDirectory() as name:
    hostile = json.loads((games / "front-line-points.hexgame").read_text(encoding="utf-8"))
    notes = ["=1+1", "+44 \"quoted\", and more", "-2+3", "@SUM(A1)", "line\nbreak", "-7", "plain", "|pipe|", "<b>&amp;"]
    hostile["log"] = [{"do": "note", "text": note} for note in notes]
    path = pathlib.Path(name) / "hostile.hexgame"
    path.write_text(json.dumps(hostile), encoding="utf-8")
    side = hostile["sides"][0]["id"]
    hostile["log"] = [{"do": "adjust", "side": side, "what": "points", "points": 3, "reason": note} for note in notes]
    hostile["sides"][0]["name"] = "=cmd|' /C calc'!A0"
    path.write_text(json.dumps(hostile), encoding="utf-8")
    raw = cli.report("csv", "--table", "ledger", path)
    data = read_csv(raw)
    begins = [value for row in data for value in row.values() if value[:1] in tuple("=+-@\t\r") and
              not re.fullmatch(r"-?\d+", value)]
    tap.report("csv/no cell is a formula", begins)
    tap.expect("csv/a name that is one", {row["Side"] for row in data if row["Side"] != "Soviet"},
               {"'=cmd|' /C calc'!A0"})
    page = Html(cli.report("html", path).decode("utf-8"))
    tap.report("html/hostile words", "\n".join(page.faults))
    tap.report("html/hostile words are shown as they are", None if "<b>&amp;" in " ".join(page.words) else "not")
    rows = read_markdown_table(cli.report("md", path).decode(), "### Ledger of victory points")
    tap.expect("md/a pipe is no column", {len(row) for row in rows}, {7})

# --- Rules are numbers and words for people, in a table for a spreadsheet too.

log = read_csv(cli.report("csv", "--table", "log", scenarios / "siege-of-velin-stormed.hexgame"))
tap.expect("csv/no id of an outcome stands for a rule", [list(row.values())[-2:] for row in log if row["Kind"] == "verdict"],
           [["", "Soviet victory, “Velin is stormed”, at event 60"]])
log = read_csv(cli.report("csv", "--table", "log", scenarios / "counterstroke-soviet-marginal.hexgame"))
tap.expect("csv/a rule without a number has a name", sorted({row["Rule"] for row in log}), ["", "Levels", "Line", "Schedule"])

# --- Wrong usage.

game = games / "front-line-points.hexgame"
other = games / "cut-and-reopened.hexgame"
see = "; see hex-umpire-cli report --help\n"
for name, arguments, line in [
    ("no output", ["report", game], "report: say with -o which file to write" + see),
    ("name", ["report", "-o", "x.doc", game], "report: the name “x.doc” ends in none of .pdf, .html, .md, .csv, "
     ".bbcode and .txt; say with --format what to write" + see),
    ("format", ["report", "-o", "-", "--format", "doc", game],
     "report: --format “doc” is none of pdf, html, md, csv, bbcode, xenforo, txt and chat" + see),
    ("part", ["report", "-o", "-", "--without", "cover", game],
     "report: --without “cover” is no part of a report; there are: protocol, map, conditions, points, front-line, control, "
     "charts, forces, log, about, rules, authors, events" + see),
    ("table", ["report", "-o", "x.csv", "--table", "ledger", other],
     "report: --table “ledger” is none that this game has; there are: conditions, lifeline, cities, rear, control, log, units, "
     "casualties, rules-sudden-death, readings" + see),
    ("table of a page", ["report", "-o", "x.pdf", "--table", "log", game],
     "report: --table goes with csv only; --without leaves parts out of the others" + see),
    ("poster", ["report", "-o", "x.pdf", "--poster", "2", game],
     "report: --poster “2” is not two numbers from 1 to 20 with an x between, as 2x3" + see),
    ("poster of text", ["report", "-o", "x.md", "--poster", "2x2", game],
     "report: --poster and --paper go with pdf only" + see),
    ("paper", ["report", "-o", "x.pdf", "--paper", "b5", game], "report: --paper “b5” is none of a4, a3 and letter" + see),
    ("view", ["report", "-o", "-", "--view", "french", game],
     "report: --view “french” is none of truth, german and soviet" + see),
]:
    tap.expect(f"usage/{name}", cli.run(*arguments), (2, b"", f"hex-umpire-cli: {line}"))
tap.report("usage/nothing was written", [name for name in os.listdir(".") if name.startswith("x.")])

tap.end()
