#!/usr/bin/env python3
"""check-story.py CLI SCENARIOS GAMES: the log as a story has every turn, names every ruling, loss, arrival and place that changed
hands with its event, says of each phase either what happened or that nothing did, and takes six pages for a long game; the
forces of each side add up."""
import csv
import io
import json
import pathlib
import re
import sys
import tempfile

from report import Cli, Tap, environment, pdf_pages

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
tap = Tap()
TOLD = ("typhoon-4.4", "typhoon-9.5", "counterstroke-soviet-substantial", "street-fight-storm", "siege-of-velin-stormed",
        "velna-away", "velna-across")
PASSES = re.compile(r"(?:gains|holds|loses|no longer holds) the (?:Locations?|hex|hexes|buildings?) ")


def plain(text):
    return text.replace("\u00a0", " ").replace("\\", "")


def rows_of(text):
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.split("\n") if line.startswith("| ")]


def table(name, game):
    return list(csv.DictReader(io.StringIO(cli.bytes("report", "-o", "-", "--table", name, game).decode("utf-8-sig"))))


for name in TOLD:
    game = scenarios / f"{name}.hexgame"
    scenario = json.loads(game.read_text(encoding="utf-8"))
    text = plain(cli.report("md", "--only", "log", game).decode())
    rows = rows_of(text)
    turns = re.findall(r"^### (.*)$", text, flags=re.M)
    log = table("log", game)
    bare = [re.sub(r"(?: \(turn \d+ of \d+\)|(?<=^Turn \d) of \d+)$", "", turn) for turn in turns if turn != "Set-up"]
    tap.expect(f"{name}/turns", bare,
               list(dict.fromkeys(row["Turn"] for row in log if row["Kind"] == "event")))

    # A ruling stands in the line of its event, unless it only says that something has changed hands: that is counted or named.
    ruled = {}
    for what, words, event in (row for row in rows if len(row) == 3):
        if what in ("Ruling", "Decided", "**Ruling**", "**Decided**"):
            ruled.setdefault(event.strip("*").replace(",", ""), []).append(words.strip("*"))
    taken = " ".join(row[1] for row in rows if row[0] in ("Took", "Nobody’s"))
    lost = []
    for row in log:
        words = plain(row["What happened, and what followed from it"])
        if row["Kind"] != "ruling" or words.startswith("Control of"):
            continue
        if not any(words in line for line in ruled.get(row["Event"], [])) and not (PASSES.search(words) and
                                                                                   f"({row['Event']})" in taken):
            lost.append((row["Event"], words))
    tap.report(f"{name}/each ruling has its event", lost[:5])
    verdict = json.loads(cli.bytes("judge", "--json", game))["verdict"]
    tap.report(f"{name}/what decided is named", None if str(verdict["event"]) in ruled and "Decided" in text else text[-500:])

    # What became of the units, from the table of units.
    units = table("units", game)
    unnamed = [row["Id"] for row in units if row["State"] in ("eliminated", "arrived", "withdrawn", "exited") and
               row["Event"] != "0" and not re.search(rf"{re.escape(row['Unit'])}\b.*\({row['Event']}\)", text)]
    tap.report(f"{name}/each unit that came or went is named with its event", unnamed)

    # Who moves and then goes off is not gone above the row in which he moves.
    early, moved = [], set()
    for row in reversed([row for row in rows if len(row) == 3]):
        names = {re.sub(r" \S+(?: \(\d+\))?$", "", unit) for unit in row[1].split(", ")}
        if row[1].startswith("**"):
            moved = set()
        elif row[0] == "Moved":
            moved = names
        elif row[0] in ("Exited", "Lost", "Withdrawn"):
            early += names & moved
    tap.report(f"{name}/nobody is gone before his move", early)

    # A hex with a name that changed hands.
    named = [(event["Event"], hex_name) for event in log for hex_name in
             re.findall(r"(\w+) \([^)]*\) passes", event["What happened, and what followed from it"])
             if event["Kind"] == "ruling" and not re.search(rf"{hex_name} \({event['Event']}[,)]", text)]
    tap.report(f"{name}/each place that changed hands is named", named)

    # Each phase is told, or said to be quiet.
    quiet = "; ".join(re.findall(r"No events – (.*?)\.(?: |$)", text, flags=re.M))
    quiet = {f"{side.strip()}, {phase}" for side, said in re.findall(r"([^:;]+): ([^;]*)", quiet) for phase in said.split(", ")}
    phases = {row["Phase"] for row in log if row["Kind"] == "event" and row["Phase"]}
    tap.report(f"{name}/no phase is forgotten", [phase for phase in phases if phase not in text and phase not in quiet])

    # Set up + arrived − lost − withdrawn − exited = on the map, and each number is that of the table of units.
    forces = plain(cli.report("md", "--only", "forces", game).decode())
    head, *sums = [row for row in rows_of(forces.split("### ")[0]) if len(row) >= 3 and not set(row[0]) <= {"-", ":"}]
    value = {row[0].strip("*").lstrip("+−= "): [int(cell.strip("*").replace(",", "")) if cell.strip("*") != "–" else 0
                                               for cell in row[1:]] for row in sums}
    none = [0] * (len(head) - 1)
    tap.expect(f"{name}/the forces add up",
               [a + b + m - c - d - e for a, b, m, c, d, e in zip(*(value.get(key, none) for key in
                                                             ("Set up", "arrived", "from other units (reduced, abandoned)",
                                                              "lost", "withdrawn", "exited")))],
               value["on the map"])
    gone = [sum(row["State"] == "eliminated" and row["Side"] == side for row in units) for side in head[1::len(head) // 2]]
    tap.expect(f"{name}/as many are lost as the table of units says", value.get("lost", none)[::len(head) // 2], gone)

    # Each unit on the map stands in the list beside it with its hex, whatever fits on its counter.
    listed = plain(cli.report("md", "--only", "map", game).decode())
    missing = [row["Id"] for row in units if row["State"] in ("set up", "arrived", "captured") and
               not re.search(rf"\b{row['Place'].split(' ')[0]} ([^;]*, )?{re.escape(row['Unit'])}(?: \(|[,; ])", listed)]
    tap.report(f"{name}/each unit on the map is in the list beside it", missing)

with tempfile.TemporaryDirectory() as folder:
    out = pathlib.Path(folder) / "out.pdf"
    for language in ("en", "de", "ru"):
        for paper in ("a4", "letter"):
            cli.run("report", "-o", out, "--only", "log", "--paper", paper, scenarios / "typhoon-4.4.hexgame",
                    env=environment(LANGUAGE=language))
            pages = pdf_pages(out)
            tap.report(f"six pages of {paper} for {language}", [n for n in [len(pages)] if n > 6])
            # Below the running head a page begins with the heading of a turn, or says what goes on.
            heads = [[line for line in page.split("\n") if line.strip()][1].strip() for page in pages[1:]] if language == "en" else []
            tap.report(f"pages of {paper} for {language} say what goes on",
                       [head for head in heads if not re.search(r"\(turn \d of \d\)(?:, .*)?(?:, continued)?$", head)])

    # On the parts of the map that show them, names and strengths of counters and numbers of hexes are 6 pt high or more.
    cli.run("report", "-o", out, "--only", "map", scenarios / "typhoon-4.4.hexgame")
    parts = [page for page in pdf_pages(out) if "Part of the map" in page]
    words = " ".join(" ".join(parts).split())
    tap.report("counters on paper have their names",
               [unit for unit in ("34 ID", "98 ID", "10 Pz", "82 mot", "4 TB") if unit not in words])
    tap.report("hexes on paper have their numbers", [number for number in ("3330", "3630") if number not in words])

    # The code of a game is read aloud, with O for 0 and without its hyphen, and is that of no other game.
    code = re.search(r"read aloud: (\w{5}-\w{5})\b", cli.report("md", scenarios / "typhoon-4.4.hexgame").decode())
    heard = code[1].lower().replace("-", " ").replace("0", "o").replace("1", "l") if code else "none"
    differs = cli.run("verify", heard, scenarios / "typhoon-4.6.hexgame")[0]
    tap.expect("the code is that of the game", [cli.run("verify", said, scenarios / "typhoon-4.4.hexgame")[0]
                                                for said in (code[1], heard)], [0, 0])
    tap.report("and of no other", None if differs not in (0, 2) else differs)
    longer = cli.run("verify", heard + "x", scenarios / "typhoon-4.4.hexgame")[0]
    tap.report("a code with a letter too many is none", None if longer not in (0, differs) else longer)

    # Turns in which nothing happens take a line, however many they are; and a phase that is not over is not said to be quiet.
    empty = json.loads((scenarios / "typhoon-4.4.hexgame").read_text(encoding="utf-8"))
    ends = [{"do": "end-phase"}] * 14
    empty["log"] = [*ends, {"do": "note", "text": "a | b"}, {"do": "move", "unit": "ger-123-id", "to": "1405"}]
    path = pathlib.Path(folder) / "empty.hexgame"
    path.write_text(json.dumps(empty), encoding="utf-8")
    text = plain(cli.report("md", "--only", "log", path).decode())
    tap.report("quiet turns in a line", None if "Oct I to Oct II: nothing happened." in text and "### Oct III" in text and
               "No events –" not in text else text)

tap.end()
