#!/usr/bin/env python3
"""check-stranger.py CLI SCENARIOS GAMES: what a reader who was not at the game asked, and did not find or took for
something else.  A kind of such a thing is a case here; what would have turned a game is judged again."""
import json
import pathlib
import re
import sys
import tempfile

from report import Cli, Tap, environment, pdf_pages

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()


def text_of(stem, *more, language="en"):
    return cli.bytes("report", "-o", "-", "--format", "md", *more, scenarios / f"{stem}.hexgame",
                     env=environment(LANGUAGE=language)).decode("utf-8")


def expect_lines(name, text, lines, absent=()):
    tap.report(name, [line for line in lines if line not in text] + [f"not: {line}" for line in absent if line in text])


# --- So many points fewer, or more, and the game would have ended otherwise; the judge upholds it, and one less does not.

BOTH = "With {0} casualty points fewer for the {1} side, or {0} casualty points more for the {2} side, "
POINTS = {
    "crow-hill-bled": (BOTH.format(5, "Russian", "German") +
                       "no condition would have been met, and the German side would have won.", "cvp", 5, "russian", "german"),
    "crow-hill-beaten-off": (BOTH.format(8, "German", "Russian") + "the Russian side would have won.", "cvp", 8, "german",
                             "russian"),
    "crow-hill-held": ("With 1 casualty point fewer for the German side, or 1 casualty point more for the Russian side, the "
                       "Russian side would have won.", "cvp", 1, "german", "russian"),
    "street-fight-bridge": (BOTH.format(5, "German", "Russian") +
                            "no condition would have been met, and the Russian side would have won.", "cvp", 5, "german",
                            "russian"),
    "street-fight-breakout": ("With 1 exit point fewer for the German side, the game would have gone on.", "exit_vp", 1,
                              "german", None),
    "street-fight-held": ("With 13 exit points more for the German side, the German side would have won.", "exit_vp", 13, None,
                          "german"),
    "velna-across": ("With 17 points fewer for the French side, or 17 points more for the Allied side, nobody would have won.",
                     "points", 17, "french", "allied"),
}


def winner(stem, *events):
    """Who wins a shipped game with events before the last; "": nobody; None: it is undecided."""
    game = json.loads((scenarios / f"{stem}.hexgame").read_text(encoding="utf-8"))
    game["log"][-1:-1] = events
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "changed.hexgame"
        path.write_text(json.dumps(game), encoding="utf-8")
        verdict = json.loads(cli.bytes("judge", "--json", path))["verdict"]
    return verdict and (verdict["winner"] or "")


def adjust(side, what, points):
    return {"do": "adjust", "side": side, "what": what, "points": points, "reason": "supposed"}


for stem, (words, what, points, less, more) in POINTS.items():
    expect_lines(f"points/{stem}", text_of(stem, "--only", "protocol"), [words])
    stated = re.search(r"the (\w+) side would have won", words)
    want = stated[1].lower() if stated else None if "gone on" in words else ""
    for side, sign in ((less, -1), (more, 1)):
        if side is not None:
            tap.expect(f"points/{stem}/{side}/so many turn it", winner(stem, adjust(side, what, sign * points)), want)
            tap.expect(f"points/{stem}/{side}/one less does not",
                       winner(stem, *([adjust(side, what, sign * (points - 1))] if points > 1 else [])), winner(stem))
for stem in ("velna-neither", "siege-of-velin-stormed", "typhoon-4.3", "counterstroke-soviet-marginal"):
    tap.report(f"points/{stem}/none", re.findall(r"With \d+ .*", text_of(stem, "--only", "protocol")))

# --- Why the game ended then.

LAST = "the last phase of the last turn"
for stem, ends in (("crow-hill-bled", True), ("counterstroke-soviet-marginal", True), ("typhoon-9.5", None),
                   ("street-fight-breakout", False), ("typhoon-4.3", False), ("velna-across", False)):
    if ends is not None:
        tap.expect(f"end/{stem}", LAST in text_of(stem, "--only", "protocol"), ends)

# --- Who played, where and when, or that nobody wrote it down.

PLAYED = ("--player", "german=Ada", "--player", "russian=Bo", "--place", "Kiel", "--date", "5 May 2026")
UNKNOWN = ("Name (not recorded)", "Place and date (not recorded)")
for name, more, known in (("nothing", (), (False, False)), ("players", PLAYED[:4], (True, False)),
                          ("where and when", PLAYED[4:], (False, True)), ("all", PLAYED, (True, True))):
    told = text_of("crow-hill-bled", "--only", "protocol", *more)
    tap.expect(f"played/{name}", tuple(words not in told for words in UNKNOWN), known)

# --- Two units of one name, on two sides.

hill = text_of("crow-hill-bled", "--events")
expect_lines("namesakes", hill, ["captured by 2-4-8 g (Russian)", "4-6-8 G is reduced to 2-4-8 g (German)",
                                 "2-4-8 h (German) half-squad 1", "2-4-8 h (German): broken"],
             ["2-4-7 b (German)", "4-6-7 E (German)"])
tap.report("namesakes/always", re.findall(r"(?:by|to|for|moves|unit) 2-4-8 [gh](?! \((?:German|Russian)\)).*", hill))
expect_lines("namesakes/why", cli.bytes("replay", scenarios / "crow-hill-bled.hexgame").decode("utf-8"),
             ["4-6-7 E is captured by 2-4-8 g (Russian)"])

# --- Where a unit was set up, and where it is; what a dummy is; half-squads that no reduction needed.

road = text_of("velna-across")
expect_lines("set up/and now", road.replace("\u00a0", " "), ["Renard (4) 1505 → 0505", "Kanin (2) 1412,"])
plain = hill.replace("\u00a0", " ")
expect_lines("set up/dummy", plain, ["? West (dummy) H5"])
expect_lines("forces", plain, ["| + arrived | 3 | – |", "| + from other units (reduced, abandoned) | 4 | 7 |",
                               "| Spare half-squads and crews | 4 | 6 |"], ["Never came"])
expect_lines("set up/dummy/of another", text_of("crow-hill-bled", "--view", "russian").replace("\u00a0", " "), [], ["(dummy)"])

# --- Sentences without a verb, or with a capital in their middle; numbers without what they are numbers of.

OTHERWISE = {"en": "If no condition is met, the Allied side wins.", "de": "Ist keine Bedingung erfüllt, gewinnt die alliierte Seite.",
             "ru": "Если ни одно условие не выполнено, побеждает союзная сторона."}
for language, words in OTHERWISE.items():
    told = text_of("velna-across", language=language)
    expect_lines(f"otherwise/{language}", told, [words])
    tap.report(f"in words/{language}", re.findall(r"; (?:Needed|Nötig|Нужно) .*|.*\(Counted\).*|.*(?:Gezählt|Засчитано): .*;.*", told))
expect_lines("in words/parts", road, ["needed 2 (Parts of the condition that are met).", "needed 8 (Difference)."])

# --- A place of several hexes that one side controls; what is not in force; whose loss it is.

expect_lines("places", hill, ["| Objective | German | 1 | Crest |"])
expect_lines("balance", hill, ["| only if the players agreed on it: “The German reserve comes on in turn 2.” |"])
expect_lines("ledger", road, ["Losses: Hussars (Allied)", "Away: Duval"])

# --- The map of where it was decided shows that and little else, and names every unit in a ring.

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "out.pdf"
    cli.bytes("report", "-o", path, scenarios / "typhoon-4.3.hexgame")
    pages = pdf_pages(path)
cut_off = re.search(r"\| Cut off by [^|]*\| ([^|]*) \|", text_of("typhoon-4.3"))[1].replace("\u00a0", " ")
hexes = re.findall(r" (\d{4})(?:,|$)", cut_off)
tap.expect("inset/so many units", len(hexes), 11)
tap.report("inset/every ring is named", [name for name in hexes if not re.search(rf"\b{name}\b", pages[0].split("Where it was", 1)[1])])
expect_lines("inset/signs", pages[0], ["Moscow (diamonds), and the units that cut it off (rings)"], ["SMOLENSK"])

tap.end()
