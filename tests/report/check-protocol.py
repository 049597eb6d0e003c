#!/usr/bin/env python3
"""check-protocol.py CLI SCENARIOS GAMES: the page that players sign, and whether a report can be checked.

The protocol of every shipped ending has to stand on one page, in three languages and on two papers; its sums are done
again from the ledger, and its arithmetic from its numbers. `verify` has to accept each report of a game and no other.
"""
import csv
import fractions
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from report import Cli, Tap, environment, pdf_info, pdf_pages, shipped

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
ENDINGS = shipped(scenarios, "counterstroke-*", "street-fight*", "typhoon-*")
ONLY = ("--only", "protocol")
ELEMENT = '<script type="application/json" id="hex-umpire-report">'


def run(*arguments, language="en"):
    return cli.run(*arguments, env=environment(LANGUAGE=language))


def text_of(game, *more):
    return cli.bytes("report", "-o", "-", *ONLY, *more, game).decode("utf-8")


def run_program(*command):
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def table(game, name):
    rows = list(csv.DictReader(io.StringIO(cli.bytes("report", "-o", "-", "--table", name, game).decode("utf-8"))))
    return rows


def sums_by_side(rows, sides):
    return [sum(int(row["Points"]) for row in rows if row["Side"] == side) for side in sides]


# --- One page.

with tempfile.TemporaryDirectory() as name:
    out = pathlib.Path(name) / "out.pdf"
    for game in ENDINGS:
        for language, paper in (("en", "a4"), ("de", "letter"), ("ru", "letter")):
            run("report", "-o", out, "--paper", paper, *ONLY, game, language=language)
            tap.expect(f"one-page/{game.stem}/{language}/{paper}", pdf_info(out)["Pages"], "1")
            tap.report(f"no line ends behind a number/{game.stem}/{language}/{paper}",
                       re.findall(r".{0,20}(?:, |\()\d{1,3}\n *[^\W\d].{0,9}", pdf_pages(out)[0]))
        fingerprint = json.loads(cli.bytes("judge", "--json", game))["fingerprint"]
        tap.expect(f"fingerprint/{game.stem}", fingerprint in "".join(pdf_pages(out)), True)

# --- Nothing stands on anything else, no letters are smaller than 7 pt, and the inset shows what decided.

SAME = 0.15    # of the smaller of two words, which lie on each other from there on
LEAST = 7.0   # pt


def on_each_other(words):
    """The pairs of words (x0, y0, x1, y1, text) that lie on each other."""
    for i, (a, b, c, d, one) in enumerate(words):
        for e, f, g, h, other in words[i + 1:]:
            both = max(0, min(c, g) - max(a, e)) * max(0, min(d, h) - max(b, f))
            if both > SAME * min((c - a) * (d - b), (g - e) * (h - f)):
                yield one, other


def words_above_inset(path):
    boxes = run_program("pdftotext", "-bbox", "-l", "1", str(path), "-")
    words = [(*map(float, found[:4]), found[4]) for found in re.findall(
        r'<word xMin="([^"]*)" yMin="([^"]*)" xMax="([^"]*)" yMax="([^"]*)">([^<]*)<', boxes)]
    inset = min((word[1] for word in words if word[4] in ("Where", "Gaps", "Где", "Бреши", "Wo", "Lücken")), default=1e9)
    # A line is higher than its letters: only their middles count.
    return [(x0, y0 + (y1 - y0) * 0.1, x1, y1 - (y1 - y0) * 0.1, text) for x0, y0, x1, y1, text in words if y0 < inset]


def sizes(path):
    """The sizes of letters on the first page above the inset, pt: the map has its own."""
    zoom = 3  # it takes no more
    out = run_program("pdftohtml", "-xml", "-i", "-stdout", "-zoom", str(zoom), "-l", "1", str(path))
    fonts = {name: int(size) / zoom for name, size in re.findall(r'<fontspec id="(\d+)" size="(\d+)"', out)}
    texts = [(int(top), fonts[font], text) for top, font, text in
             re.findall(r'<text top="(-?\d+)" [^>]*font="(\d+)">(.*?)</text>', out)]
    inset = min((top for top, _, text in texts if re.search("Where it|Gaps of|Где реш|Бреши|Wo es|Lücken", text)), default=1e9)
    return {size for top, size, _ in texts if top < inset}


DECIDED = {  # what the inset has, and what it has not
    "typhoon-4.6": (["Venev"], ["MOSCOW"]), "typhoon-9.5": (["Where it was decided"], ["MOSCOW"]),
    "typhoon-concession": ([], ["Where it was decided"]),
    "typhoon-4.3": (["MOSCOW", "Moscow (diamonds), and the units that cut it off (rings)", "4612", "3922"], []), "velna-across": (["hexes 0105 and 0110"], []),
    "counterstroke-german-marginal": (["Gaps of both lines, by the nearest unit", "(167 ID in", "4368", "4078"], []),  # which the map has beside its rings
}

with tempfile.TemporaryDirectory() as name:
    out = pathlib.Path(name) / "out.pdf"
    for stem, language, paper in (("counterstroke-soviet-substantial", "en", "letter"), ("counterstroke-soviet-marginal", "ru", "a4"),
                                  ("counterstroke-soviet-decisive", "ru", "letter"), ("street-fight-storm", "de", "a4")):
        run("report", "-o", out, "--paper", paper, *ONLY, scenarios / f"{stem}.hexgame", language=language)
        tap.report(f"words/{stem}/{language}/{paper}", list(on_each_other(words_above_inset(out)))[:5])
        small = [size for size in sizes(out) if size < LEAST - 0.34]  # it gives whole numbers
        tap.report(f"letters/{stem}/{language}/{paper}", small)
        tap.expect(f"one-page/{stem}/{language}/{paper}", pdf_info(out)["Pages"], "1")
    for stem, (there, absent) in DECIDED.items():
        run("report", "-o", out, *ONLY, scenarios / f"{stem}.hexgame")
        words = pdf_pages(out)[0]
        words += words.replace("M O S C O W", "MOSCOW")  # as letters stand apart at some sizes
        tap.report(f"decided/{stem}", [word for word in there if word not in words] + [word for word in absent if word in words])
    run("report", "-o", out, *ONLY, scenarios / "velna-across.hexgame", language="ru")
    numbers = re.findall(r"\b01(?:05|10)\b", pdf_pages(out)[0].partition("Где решился")[2])
    tap.expect("decided/a hex in the caption and once beside its ring", sorted(numbers), ["0105", "0105", "0110", "0110"])

# --- What the page says of a condition beside its rows: the act that met it, the gap of one that is not met, and who wins without.

for stem, words in (
        ("velna-across", ("The last step to it: 24 November, event 117, Fauvel leaves the map from 0105.", "12 of 20: 8 too few", "12: Duval",
                          "If no condition is met, the Allied side wins. If both sides meet a condition at once: a draw.", "| French 18 : 4 Allied |")),
        ("crow-hill-bled", ("event 162, 4-6-7 E is captured by 2-4-8 g (Russian).", "If both sides meet theirs, or neither does"))):
    page = text_of(scenarios / f"{stem}.hexgame", "--format", "md")
    tap.report(f"beside/{stem}", [one for one in words if one not in page])
page = text_of(scenarios / "velna-across.hexgame", "--format", "md")
tap.report("beside/no score twice, no column for one word", [one for one in ("18 : 4. ", "| Rule |", "| 2 of 2 |") if one in page])

# --- A condition by its name in the verdict, and in full where it stands term by term; on paper of the rules alone, too.

for stem, verdict, condition in (
        ("velna-across", "French victory, “More away than lost”, at event 124", "at least 10 strength points"),
        ("crow-hill-taken", "Russian victory by rule 26.1 (Russian: The crest is taken), at event 184", "in the hexes of level 3")):
    game = scenarios / f"{stem}.hexgame"
    tap.expect(f"named/{stem}/verdict", verdict in text_of(game, "--format", "txt").split("\n"), True)
    rules = cli.bytes("report", "-o", "-", "--format", "txt", "--only", "rules", game).decode("utf-8")
    tap.expect(f"named/{stem}/rules alone", condition in rules, True)
tap.expect("named/terms", {row["Name"] for row in table(scenarios / "crow-hill-taken.hexgame", "terms") if row["For"] == "Russian"},
           {"Russian: The crest is taken", "Russian: Nobody holds the crest", "Russian: The defenders have bled"})
# --- The map: its legend, the buildings that conditions name, and posters.

HELD = ["Forest", "Objective", "Stairwell", "Number of units in the hex", "School No. 4", "Tanners' Row", "Post office", "Town hall",
        "Department store", "Church of St Nicholas", "Fire station", "Steam mill", "Market Square"]
POSTERS = {
    "2x3": ["Poster, sheet 1 of 2: row 1, column 1. The next sheet lies on the dashed line. Of 2 × 3 sheets the map, by its shape, "
            "reaches 2; the others would be empty.",
            "Poster, sheet 2 of 2: row 1, column 2. Of 2 × 3 sheets the map, by its shape, reaches 2; the others would be empty."],
    "2x1": ["Poster, sheet 1 of 2: row 1, column 1. The next sheet lies on the dashed line.",
            "Poster, sheet 2 of 2: row 1, column 2."],
}

with tempfile.TemporaryDirectory() as name:
    out = pathlib.Path(name) / "out.pdf"
    game = scenarios / "street-fight-held.hexgame"
    run("report", "-o", out, "--only", "map", game)
    words = re.sub(r"\s+", " ", run_program("pdftotext", str(out), "-"))
    tap.report("map/words", [word for word in HELD if word not in words])
    for poster, captions in POSTERS.items():
        run("report", "-o", out, "--only", "map", "--poster", poster, game)
        words = re.sub(r"\s+", " ", run_program("pdftotext", str(out), "-"))
        found = re.findall(r"Poster, .*?(?=Hex Umpire|Street fight|Turn 6|$)", words)
        tap.expect(f"poster/{poster}", [caption.strip() for caption in found], captions)
    run("report", "-o", out, scenarios / "typhoon-4.6.hexgame")
    tap.report("inset/legend", None if re.search(r"Where it was decided \(in rings\): [^:]*\(legend: page 2\)", pdf_pages(out)[0]) else "no page")

# --- Page breaks: a long event goes on at once, and no heading is the last of its page.

with tempfile.TemporaryDirectory() as name:
    out = pathlib.Path(name) / "out.pdf"
    run("report", "-o", out, "--only", "events", "--paper", "letter", scenarios / "street-fight-breakout.hexgame", language="ru")
    lengths = [len(page.strip().split("\n")) for page in pdf_pages(out)]
    tap.report("breaks/no page of the log is half empty", [(i + 1, n) for i, n in enumerate(lengths[:-1]) if n < 25])
    run("report", "-o", out, scenarios / "siege-of-velin.hexgame", language="ru")
    last = [[line.strip() for line in page.split("\n") if line.strip()][-2:-1] for page in pdf_pages(out)]
    tap.report("breaks/no heading alone", [line for line in last if line == ["Условия победы"]])
    run("report", "-o", out, "--events", "--paper", "letter", scenarios / "street-fight-breakout.hexgame")
    tap.report("breaks/continued", None if re.search(r"\d+, continued", "".join(pdf_pages(out))) else "nothing is continued")

# --- Sums, done again from the ledger.

for game in ENDINGS:
    judged = json.loads(cli.bytes("judge", "--json", game))
    scenario = json.loads(game.read_text(encoding="utf-8"))
    ids = [side["id"] for side in scenario["sides"]]
    names = [side["name"] for side in scenario["sides"]]
    if "front-line" in judged["systems"]:
        points = [judged["systems"]["front-line"]["points"][one] for one in ids]
        rows = table(game, "sums")
        tap.expect(f"sums/{game.stem}/ledger", sums_by_side(table(game, "ledger"), names), points)
        tap.expect(f"sums/{game.stem}/lines", [sum(int(row[side] or 0) for row in rows) for side in names], points)
        shown = re.search(r"^Sum +(\d+) +(\d+)$", text_of(game, "--format", "txt"), flags=re.M)
        tap.expect(f"sums/{game.stem}/total", [int(shown[1]), int(shown[2])], points)
    if judged["systems"].get("control", {}).get("casualties"):
        points = [judged["systems"]["control"]["cvp"][one] for one in ids]
        rows = table(game, "casualty-sums")
        rows = [row for row in rows if row["Points for"].startswith("Casualties")]
        tap.expect(f"sums/{game.stem}/casualties", sums_by_side(table(game, "casualties"), names), points)
        tap.expect(f"sums/{game.stem}/lines", [sum(int(row[side] or 0) for row in rows) for side in names],
                   points)
        shown = re.search(r"^Casualties \(26.2\) +(\d+) +(\d+)$", text_of(game, "--format", "txt"), flags=re.M)
        tap.expect(f"sums/{game.stem}/total", [int(shown[1]), int(shown[2])], points)

# --- Captures that ended stand in the ledger as the log has them: what came, and what went.

ended = [(row["Event"], row["Unit and what it counts"], row["Points"])
         for row in table(scenarios / "street-fight-held.hexgame", "casualties")
         if row["How"] == "captured no more" or (row["How"], row["Event"]) in (("captured", "145"), ("captured", "187"))]
tap.expect("sums/street-fight-held/captures that ended", ended,
           [("145", "4-4-7 A", "2"), ("176", "4-4-7 A", "-2"), ("187", "9-2 Hauptmann Brandt", "3"),
            ("203", "9-2 Hauptmann Brandt", "-3")])

# --- Withdrawals by the units that the game names, and how few units would have cut the capital's lines.

withdrawn = scenarios / "typhoon-4.2.hexgame"
UNITS = ["1 Cav", "2 of 5 ID, 8 ID and 28 ID", "1 of 5 ID, 8 ID and 28 ID"]
tap.expect("withdrawals/table", [row["Units"] for row in table(withdrawn, "withdrawals")], UNITS)
tap.expect("withdrawals/rules in force",
           [row["Reading in force"] for row in table(withdrawn, "rules-sudden-death") if row["Rule"] == "9.5"],
           ["; ".join(f"{turn}: {units}" for turn, units in zip(("Nov I", "Nov II", "Nov III"), UNITS))])
# --- What would have saved the loser, as the judge has it; what decided stands first, and how to check the game with it.

SAVED = {
    "typhoon-4.2": "Without event 517 the game would have gone on: the lifeline of Moscow was 8 hexes wide, and the German side "
                   "had still to take Kursk and Tula.",
    "typhoon-4.3": "One more Soviet unit in any of 10 hexes, for example in 3812, would have kept a line of supply to Moscow open.",
    "typhoon-4.4": "With any one of the 5 cities in its hands at the end of Dec I, the Soviet side would have won.",
    "typhoon-4.5": "Without event 452 the game would have gone on: the lifeline of Moscow was 8 hexes wide, and the German side "
                   "had still to take Kursk and Tula.",
    "typhoon-4.6": "With Tula as well at the end of Dec I, the German side would have won (4.4).",
    "street-fight-storm": "One more Russian unit in any of 3 hexes, for example in O3, would have kept the condition from being met.",
    "siege-of-velin-stormed": "Without any one of 3 Soviet units, for example 82 Gd in 0905 (North Fort), the condition would not",
}
for stem, words in SAVED.items():
    page = text_of(scenarios / f"{stem}.hexgame", "--format", "md")
    tap.report(f"saved/{stem}", None if words in page else page)

# --- … and as the judge upholds it: the log without the event, with that unit in its place, or with that city in those hands.


def judged(stem, change):
    """The verdict of a shipped game after change (game), which edits it: (winner, rule), or None."""
    game = json.loads((scenarios / f"{stem}.hexgame").read_text(encoding="utf-8"))
    change(game)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "changed.hexgame"
        path.write_text(json.dumps(game), encoding="utf-8")
        verdict = json.loads(cli.bytes("judge", "--json", path))["verdict"]
    return verdict and (verdict["winner"], verdict["rule"])


def without_last(game):
    del game["log"][-1]


def with_events(*events):
    """Before the last event, which decides or ends the phase that does."""
    return lambda game: game["log"].__setitem__(slice(-1, -1), events)


def with_unit(side, hex_name, **keys):
    def change(game):
        game["units"].append({"id": "one-more", "name": "One more", "side": side, "at": None, **keys})
        with_events({"do": "place", "unit": "one-more", "to": hex_name})(game)
    return change


for stem in ("typhoon-4.2", "typhoon-4.5"):
    tap.expect(f"upheld/{stem}/without the event", judged(stem, without_last), None)
tap.expect("upheld/a unit in the capital would not have kept anybody out", judged("typhoon-4.2", with_unit("soviet", "3917")),
           ("german", "4.2"))
for hex_name in ("3517", "3713", "3812", "3923", "4022", "4123", "4521", "4613", "4614", "4620"):
    tap.expect(f"upheld/typhoon-4.3/{hex_name}", judged("typhoon-4.3", with_unit("soviet", hex_name)), None)
tap.expect("upheld/typhoon-4.3/elsewhere", judged("typhoon-4.3", with_unit("soviet", "3811")), ("german", "4.3"))
for place, hex_name, rule in (("kalinin", "2906", "4.6"), ("orel", "3042", "4.6"), ("kursk", "3154", "4.6"), ("tula", "3931", "4.6"),
                              ("smolensk", "0525", "4.5")):  # which lies in the rear
    tap.expect(f"upheld/typhoon-4.4/{place}",
               judged("typhoon-4.4", with_events({"do": "control", "side": "soviet", "hexes": [hex_name]})), ("soviet", rule))
tap.expect("upheld/typhoon-4.6/tula",
           judged("typhoon-4.6", with_events({"do": "control", "side": "german", "hexes": ["3931"]})), ("german", "4.4"))
tap.expect("upheld/street-fight-storm", judged("street-fight-storm", with_unit("russian", "O3", kind="squad")), None)
tap.expect("upheld/siege-of-velin-stormed",
           judged("siege-of-velin-stormed", with_events({"do": "withdraw", "unit": "r-82"})), None)

page = text_of(withdrawn, "--format", "md")
tap.report("decided first", None if 0 < page.find("Moscow itself |") < page.find("lifeline |") else page)
tap.report("checked", None if "“hex-umpire-cli verify B2YVS-11SVN FILE”" in page else page)
tap.expect("lifeline/what would have cut it",
           "One more German unit could have cut it, for example at 3915." in text_of(withdrawn, "--format", "txt"), True)

tap.report("one step is not the last", None if "It came about in Oct IV, by event 517: 10 Pz moves 3618 → 3917" in page else page)
tap.report("no withdrawal was due", None if "none of 3 dates due yet" in page else page)
tap.report("only marks in use are explained", None if "✓ met, ○ not met\n" in page else page)

# --- How the capital was cut off: every unit and hex that the first page only counts, and the moves that closed the ring.

ring = cli.bytes("report", "-o", "-", "--format", "md", "--only", "conditions", scenarios / "typhoon-4.3.hexgame").decode("utf-8")
ring = ring.replace("\u00a0", " ")
tap.report("ring", [words for words in (
    "| 10: 3517, 3713, 3812, 3923, 4022, 4123, 4521, 4613, 4614 and 4620 |",
    "| 11: 35 ID (6) 3912, 11 Pz (7) 3613, 19 Pz (6) 3922, 14 mot (5) 4412, 18 Pz (7) 4421, 7 Pz (8) 4615, 112 ID (5) 4223, ",
    "| 6: 3516, 3418, 3419, 3518, 3523 and 3922 |", "| Lines stop at zones of control in | 42: ",
    "| 8 → 7: 11 Pz moves 3514 → 3613 (1061); 7 → 5: ", "; 1 → 0: 19 Pz moves 3520 → 3922 (4 hexes) (1066). |") if words not in ring])
tap.report("ring/no cut where it is cut off", [words for words in ("Narrowest cut", "Critical hexes") if words in ring])

# --- Words of other languages: decimals, and lists after a case that a name cannot take.

for stem, language, there in (("velna-across", "ru", ["0,5 очка", "считая только эти части: артиллерия"]),
                              ("counterstroke-german-marginal", "ru", ["= 3,12 : 1"]),
                              ("counterstroke-soviet-marginal", "ru", ["впервые берёт Истру: 3", "за Москву, если", "6 : 1 и больше"]),
                              ("typhoon-4.3", "de", ["18 Pz, 7 Pz und 5 weiteren vorbei (4.3)", "durch 35 ID, 11 Pz"]),
                              ("typhoon-4.2", "de", ["Der Stand jeder Bedingung steht auf der ersten Seite."])):
    words = cli.bytes("report", "-o", "-", "--format", "txt", scenarios / f"{stem}.hexgame",
                      env=environment(LANGUAGE=language)).decode("utf-8")
    tap.report(f"words/{stem}/{language}", [word for word in there if word not in " ".join(words.split())])

# --- The arithmetic of the ratio.

RATIO = re.compile(r"(\d+) : (\d+) \w+ = ([\d.]+) : ([\d.]+), ((?:(?:over|up to|at least|below) \d+ : \d+(?: and )?)+): ")
BOUND = {"over": lambda ratio, bound: ratio > bound, "up to": lambda ratio, bound: ratio <= bound,
         "at least": lambda ratio, bound: ratio >= bound, "below": lambda ratio, bound: ratio < bound}


def bounds_of(words):
    return [(word, fractions.Fraction(int(n), int(d)))
            for word, n, d in re.findall(r"(over|up to|at least|below) (\d+) : (\d+)", words)]


for game in sorted(scenarios.glob("counterstroke-*.hexgame")):
    text = text_of(game, "--format", "txt")
    attacker, defender, *shown, words = RATIO.search(text).groups()
    ratio = fractions.Fraction(int(attacker), int(defender))
    tap.expect(f"ratio/{game.stem}/shown", abs(float(shown[0]) / float(shown[1]) / float(ratio) - 1) < 0.006, True)
    tap.report(f"ratio/{game.stem}/range", [word for word, bound in bounds_of(words) if not BOUND[word](ratio, bound)])
    tap.expect(f"ratio/{game.stem}/has bounds", len(bounds_of(words)) >= 1, True)
    more = re.search(r"(\d+) more points? for the German side", text)
    if more:
        word, high = bounds_of(words)[-1]
        enough, short = (fractions.Fraction(int(attacker) + int(more[1]) - less, int(defender)) for less in (0, 1))
        tap.expect(f"ratio/{game.stem}/more", (BOUND[word](enough, high), BOUND[word](short, high)), (False, True))

# --- Verify.

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)

    def write(game, report, *more):
        status = run("report", "-o", report, *more, game)[0]
        assert status == 0, (game, report, more)
        return report

    def verify(report, game):
        return run("verify", report, game)[0]

    def changed(game, old, new):
        """The game with one byte changed, which has to be one that reads."""
        text = game.read_text(encoding="utf-8")
        assert old in text and len(old) == len(new), old
        path = folder / "changed.hexgame"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path

    line, fight = scenarios / "counterstroke-german-marginal.hexgame", scenarios / "street-fight-storm.hexgame"
    death = scenarios / "typhoon-4.3.hexgame"
    for game in (line, fight, death):
        other = changed(game, '"title": "', '"title": "')
        strength = re.search(r'"name": "\w+', game.read_text(encoding="utf-8").split('"units"')[1])[0]
        for ending in ("pdf", "html"):
            for more in ((), ("--at", "40")):
                report = write(game, folder / f"out.{ending}", *ONLY, *more)
                what = f"verify/{game.stem}/{ending}/{' '.join(more)}"
                tap.expect(what, verify(report, game), 0)
                tap.expect(what + "/one byte changed", verify(report, changed(game, strength, strength[:-1] + "~")), 3)
    report = write(fight, folder / "view.html", *ONLY, "--view", "german")
    tap.expect("verify/view", verify(report, fight), 0)
    tap.expect("verify/another game", verify(report, line), 3)
    tap.expect("verify/whole report", verify(write(fight, folder / "whole.html"), fight), 0)

    # A title and a note change nothing, and so they cannot fool it either.
    evil = ELEMENT + '{"format":"hex-umpire-report/1","fingerprint":"' + 64 * "0" + '"}</script>'
    game = json.loads(fight.read_text(encoding="utf-8"))
    game["title"] = evil
    game["log"].insert(0, {"do": "note", "text": evil})
    fooling = folder / "fooling.hexgame"
    fooling.write_text(json.dumps(game), encoding="utf-8")
    for ending in ("pdf", "html"):
        tap.expect(f"verify/look-alike/{ending}", verify(write(fooling, folder / f"fooling.{ending}"), fooling), 0)

    # What the report says is compared, and not only which game it is of.
    page = write(line, folder / "said.html", *ONLY).read_text(encoding="utf-8")
    data = json.loads(page.split(ELEMENT)[1].split("</script>")[0])
    for key, value in (("verdict", {**data["verdict"], "event": 1}), ("points", {}), ("ledger", data["ledger"][1:]),
                       ("fingerprint", 64 * "0"), ("events", 100000), ("view", "french")):
        said = page.split(ELEMENT)
        (folder / "forged.html").write_text(said[0] + ELEMENT + json.dumps({**data, key: value}) + "</script>" +
                                            said[1].split("</script>", 1)[1], encoding="utf-8")
        tap.expect(f"verify/forged/{key}", verify(folder / "forged.html", line), 3)
    (folder / "twice.html").write_text(page.replace(ELEMENT, ELEMENT + "{}</script>" + ELEMENT), encoding="utf-8")
    tap.expect("verify/twice", verify(folder / "twice.html", line), 1)
    tap.expect("verify/markdown", verify(write(line, folder / "out.md", *ONLY), line), 1)
    tap.expect("verify/no such report", verify(folder / "none.pdf", line), 1)
    (folder / "broken.pdf").write_bytes(b"%PDF-1.5\nnothing")
    tap.expect("verify/broken", verify(folder / "broken.pdf", line), 1)
    tap.expect("verify/no such game", verify(folder / "said.html", folder / "none.hexgame"), 1)
    tap.expect("verify/usage", run("verify", folder / "said.html")[0], 2)

    # A file that a hand wrote and one that the program wrote are the same game.
    hand = json.loads(death.read_text(encoding="utf-8"))
    hand["units"][0]["kind"] = "ground"
    (folder / "hand.hexgame").write_text(json.dumps(hand), encoding="utf-8")
    report = write(death, folder / "written.html", *ONLY)
    tap.expect("verify/written by hand", verify(report, folder / "hand.hexgame"), 0)

# --- Who played, and what can be pasted.

text = text_of(scenarios / "typhoon-4.3.hexgame", "--player", "german=A. <b>Bee", "--place", "Köln", "--date", "3 May",
               "--format", "bbcode")
tap.expect("players", ("A. ‹b>Bee" in text, "Köln, 3 May" in text), (True, True))
# A chart of few steps is a sentence: what it has when each turn ends, and within a turn that goes up and down.
for stem, words in (
    ("typhoon-4.3", ["Moscow's lifeline: at first 8, Nov IV: 0 (Hexes wide).", "Cities: at first 1, Oct I: 2, Oct II: 3, Nov I: 4 (Cities held).",
                     "Withdrawals: at first 0, Nov I: 1, Nov II: 2, Nov III: 3 (Dates kept).",
                     "Moscow itself: 0 from beginning to end (Hexes held)."]),
    ("crow-hill-bled", ["German at first 1, Turn 1: 2, Turn 2: 1, Turn 6: 2 and then 1; needed 2 (Parts of the condition that are met)."])):
    said = text_of(scenarios / f"{stem}.hexgame", "--format", "txt", "--only", "charts")
    tap.report(f"charts/{stem}/in words", [word for word in words if word not in " ".join(said.split())])
text = text_of(scenarios / "crow-hill-bled.hexgame", "--format", "txt", "--only", "charts")
tap.expect("charts/more steps are drawn", "The defenders have bled: Russian at first" in text, False)

# What nobody said is not asked for twice: the table to sign has room for it, on paper and in HTML.
for words in ("Players", "Played"):
    tap.expect(f"players/not said/{words}", words in text_of(scenarios / "typhoon-4.3.hexgame", "--format", "txt", *ONLY), False)
html = text_of(scenarios / "typhoon-4.3.hexgame", "--player", "soviet=Zoya", "--format", "html", *ONLY)
signed = html.partition('<div class="table sign">')[2].partition("</table>")[0]
tap.report("sign/in HTML", [word for word in ("Name", "Signature", "Place and date", "German", "Soviet", "Zoya") if word not in signed])
tap.expect("players/one of them", ("German: –" in html, "Soviet: Zoya" in html), (True, True))
tap.expect("players/no such side", run("report", "-o", "-", "--player", "french=X", scenarios / "typhoon-4.3.hexgame")[0], 2)
for kind, marks in (("bbcode", ("[b]", "[c]")), ("xenforo", ("[B]", "[CODE]")), ("txt", ("====",))):
    text = text_of(scenarios / "counterstroke-german-marginal.hexgame", "--format", kind)
    tap.report(f"paste/{kind}", [mark for mark in marks if mark not in text])
    tap.expect(f"paste/{kind}/tags are closed", len(re.findall(r"\[[a-zA-Z]+\]", text)), len(re.findall(r"\[/[a-zA-Z]+\]", text)))
for game in ENDINGS:
    line = text_of(game, "--format", "chat")
    tap.expect(f"chat/{game.stem}", (line.count("\n"), len(line) <= 401, "<" in line), (1, True, False))

# --- A log of rulings has each ruling that the whole log has, but for hexes that change hands, and fewer events.

for game in (scenarios / "typhoon-4.3.hexgame", scenarios / "street-fight-storm.hexgame"):
    whole = table(game, "log")
    some = list(csv.DictReader(io.StringIO(cli.bytes("report", "-o", "-", "--table", "log", "--rulings",
                                                     game).decode("utf-8"))))
    rulings = [row for row in some if row["Kind"] == "ruling"]
    tap.expect(f"rulings/{game.stem}/fewer", 0 < len(some) < len(whole), True)
    tap.report(f"rulings/{game.stem}/all of them", [row for row in rulings if row not in whole])
    tap.expect(f"rulings/{game.stem}/verdict", [row for row in some if row["Kind"] == "verdict"],
               [row for row in whole if row["Kind"] == "verdict"])

tap.end()
