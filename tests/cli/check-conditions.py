#!/usr/bin/env python3
"""check-conditions.py LISTER: how conditions are worded, in three languages.

Games get conditions of every kind and shape (kit/conditions.py). No sentence about them, no count and no line
puts brackets into brackets, says a bound twice, has a part that is not filled, two spaces, or "1 units".
"""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "scenarios")]
import conditions  # noqa: E402
from often import draws, often  # noqa: E402
import tap  # noqa: E402

lister = sys.argv[1]
seed = often("HU_SEED", 17)
PLURALS = "units|points|hexes|places|gaps|withdrawals|conditions|turns|squads"
FAULTS = [
    ("brackets in brackets", re.compile(r"\([^()]*\(")),
    ("two spaces", re.compile(r"  ")),
    ("a part that is not filled", re.compile(r"%[0-9$]*[sdu]|\{|\(null\)")),
    ("words of no number", re.compile(rf"(?<![\d.,–-])\b1 ({PLURALS})\b")),
    ("nothing between marks", re.compile(r"\( *\)| [,;.]|[,;:] *[,;.]|[,;:] *$|(?<!\d) :")),
    ("no number of …", re.compile(r"\bno of\b|\ba ratio of (above|below)")),
    ("an enemy of nobody", re.compile(r"\b(no|the) enemy\b|\bits enemy")),
    ("units of no kind", re.compile(r"\b[Uu]nits of the (German|Russian) side\b")),
    ("a bound that may go on", re.compile(r"(?<!more or )(?<!and )at most [\d.]+ fewer(?! and)")),
]
# Where a line has its condition before its count, the count tells no bound again.
BOUND_AGAIN = re.compile(r"\((?:[^()]*, )?(?:at least|at most|exactly|mindestens|höchstens|genau|не менее|не более|ровно) [^()]*\)$")


# What a reader without a rulebook took for something else, as it is said now.
OBJECTIVES = [
    ({"eliminated": {"side": "allied", "units": ["dragoons"], "at_least": 1}},
     "at least 1 unit of the Allied side eliminated, counting only the unit “Dragoons”"),
    ({"compare": {"left": [{"units": {"side": "french"}}], "right": [{"units": {"side": "allied"}}], "more_by": 1}},
     "units of the French side on the map: more than units of the Allied side on the map"),
    ({"compare": {"left": [{"times": 0.5, "units": {"side": "french"}}], "right": [{"units": {"side": "allied"}}], "more_by": 1}},
     "0.5 times the units of the French side on the map: at least 1 more than units of the Allied side on the map"),
    ({"compare": {"left": [{"units": {"side": "french"}}], "right": [{"units": {"side": "allied"}}], "at_least": -2}},
     "units of the French side on the map: any number more or at most 2 fewer than units of the Allied side on the map"),
    ({"compare": {"left": [{"units": {"side": "french"}}], "right": [{"units": {"side": "allied"}}], "at_most": 2}},
     "units of the French side on the map: any number fewer or at most 2 more than units of the Allied side on the map"),
    ({"compare": {"left": [{"holds": {"side": "allied", "places": ["studena", "lipki"], "supplied": True}}], "at_least": 1}},
     "places that the Allied side holds among Studena and Lipki, only those with an open supply line: at least 1"),
    ({"holds": {"side": "allied", "places": ["studena", "lipki"], "supplied": False}},
     "Allied control of Studena and Lipki, each without a supply line"),
    ({"holds": {"side": "allied", "places": ["studena"], "by": "clear"}}, "a unit of the Allied side and none of the French side in Studena"),
    ({"compare": {"left": [{"entered": {"side": "allied", "places": ["dubrova"]}}], "at_least": 1}},
     "places that the Allied side has entered among Dubrova alone: at least 1"),
    ({"cut_off": {"side": "french", "hexes": ["0401", "0405", "0409"], "at_least": 1, "to": {"edges": ["west"]}}},
     "at least 1 of 3 hexes is without a supply line of the French side to the west edge: 0401, 0405 and 0409"),
    ({"cut_off": {"side": "french", "hexes": ["0401", "0405", "0409"]}}, "no supply line of the French side from any of 0401, 0405 and 0409"),
    ({"ever": {"needs": {"line": {"side": "allied"}}, "at": "instant"}}, "at any moment so far, at least once: no gap in the front line of the Allied side"),
    ({"ever": {"needs": {"line": {"side": "allied"}}, "at": "end"}}, "at the end of the game: no gap in the front line of the Allied side"),
    ({"first": {"needs": {"turn": {"from": 2}}, "before": {"line": {"side": "allied"}}, "at": "end"}},
     "at the end of the game, (a) is met and (b) is not: (a) from 19 November on; (b) no gap in the front line of the Allied side"),
    ({"lead": {"side": "allied", "at_least": 3}}, "at least 3 points more for the Allied side than for the French side"),
    ({"compare": {"left": [{"times": 2, "units": {"side": "french"}}, {"number": -3}, {"withdrawn": {"side": "french"}}], "at_least": 1}},
     "units of the French side withdrawn, minus 3, plus twice the units of the French side on the map: at least 1"),
    ({"compare": {"left": [{"times": -2, "units": {"side": "french"}}, {"times": 3, "withdrawn": {"side": "french"}}], "at_least": 1}},
     "3 times the units of the French side withdrawn, minus twice the units of the French side on the map: at least 1"),
    ({"compare": {"left": [{"withdrawn": {"side": "french"}}, {"number": 9}], "right": [{"line": {"side": "allied"}}, {"number": 1}],
                  "ratio_above": [2, 1]}},
     "units of the French side withdrawn, plus 9, against gaps in the front line of the Allied side, plus 1, as a ratio: above 2 : 1"),
    ({"all": [{"turn": {"to": 2}}, {"for": {"turns": 3, "needs": {"turn": {"from": 2}}}}, {"lead": {"side": "allied", "at_least": 3}}]},
     "all of these 3: (a) up to 19 November; (b) at the end of each of the 3 most recent turns: from 19 November on; (c) at least 3 points more for "
     "the Allied side than for the French side"),
    ({"any": [{"all": [{"turn": 3}, {"any": [{"turn": 4}, {"turn": 5}]}]}, {"turn": 6}]},
     "at least 1 of these 2: (a) both of these: (a1) in the turn “20 November”; (a2) at least 1 of these 2: (a2a) in the turn “21 November”; "
     "(a2b) in the turn “22 November”; (b) in the turn “23 November”"),
    ({"not": {"all": [{"turn": 3}, {"turn": 4}]}}, "not both of these: (a) in the turn “20 November”; (b) in the turn “21 November”"),
    ({"not": {"any": [{"turn": 3}, {"turn": 4}, {"turn": 5}]}},
     "none of these 3: (a) in the turn “20 November”; (b) in the turn “21 November”; (c) in the turn “22 November”"),
    ({"not": {"some": {"at_least": 2, "of": [{"turn": 3}, {"turn": 4}, {"turn": 5}]}}},
     "at most 1 of these 3: (a) in the turn “20 November”; (b) in the turn “21 November”; (c) in the turn “22 November”"),
    ({"some": {"at_least": 2, "of": [{"turn": 3}, {"turn": 4}]}}, "both of these: (a) in the turn “20 November”; (b) in the turn “21 November”"),
    ({"first": {"needs": {"turn": 3}, "before": {"turn": 4}}},
     "of these 2, (a) was met before (b) ever was: (a) in the turn “20 November”; (b) in the turn “21 November”"),
    ({"units": {"side": "french", "hexes": {"any_of": [{"edge": ["west"]}, {"near": {"line": ["road"]}, "within": 0}]}, "at_most": 0}},
     "no units of the French side in the hexes of the west edge or the hexes with a road"),
    ({"eliminated": {"side": "french", "branches": ["artillery"], "at_most": 0}}, "no units of the French side eliminated, counting only artillery"),
    ({"entered": {"side": "french", "places": ["studena", "lipki"]}}, "units of the French side have entered each of Studena and Lipki"),
    ({"entered": {"side": "french", "hexes": {"edge": ["south"]}}}, "units of the French side have entered each of the hexes of the south edge"),
    ({"entered": {"side": "french", "places": ["studena"]}}, "units of the French side have entered Studena"),
    ({"for": {"turns": 1, "needs": {"turn": {"from": 2}}, "at": "player-turn"}}, "at the end of the most recent player turn: from 19 November on"),
]
# The same in a game that has aircraft, which count only where they are asked for.
BESIDE_AIRCRAFT = [
    ({"units": {"side": "french", "at_most": 3}}, "at most 3 units of the French side on the map, counting only ground units"),
    ({"units": {"side": "french", "tags": ["guards"], "at_most": 3}},
     "at most 3 units of the French side on the map, counting only ground units, only units tagged “guards”"),
    ({"units": {"side": "french", "kinds": ["air"], "at_most": 0}}, "no units of the French side on the map, counting only air units"),
    ({"entered": {"side": "french", "places": ["lipki"]}}, "units of the French side have entered Lipki, counting only ground units"),
    ({"holds": {"side": "french", "places": ["lipki"], "by": "presence"}}, "a unit of the French side in Lipki, counting only ground units"),
    ({"holds": {"side": "french", "places": ["lipki"]}}, "French control of Lipki"),
    ({"exited": {"side": "french", "at_least": 1}}, "at least 1 unit of the French side exited"),
    ({"compare": {"left": [{"units": {"side": "french"}}, {"eliminated": {"side": "allied"}}], "at_least": 2}},
     "units of the French side on the map, counting only ground units, plus units of the Allied side eliminated: at least 2"),
]
CONTROL = [
    ({"units": {"side": "german", "at_least": 2}}, "squads, half-squads and crews of the German side on the map: at least 2"),
    ({"units": {"side": "german", "kinds": ["leader", "hero"], "state": "armed", "in": "chapel", "at_least": 1}},
     "armed leaders and heroes of the German side in Chapel: at least 1"),
    ({"captured": {"side": "german", "state": "unbroken", "at_most": 0}},
     "squads, half-squads and crews of the German side captured while unbroken: none"),
    ({"exited": {"side": "german", "as": "any", "kinds": ["squad"], "at_least": 1}}, "squads of the German side that exited, for victory or not: at least 1"),
    ({"eliminated": {"side": "german", "count": "points", "tags": ["guards"], "at_least": 3}},
     "value in points of squads, half-squads and crews of the German side eliminated, counting only units tagged “guards”: at least 3"),
    ({"units": {"side": "german", "in": ["K4", "K4/1"], "at_least": 1}},
     "squads, half-squads and crews of the German side in K4 (whole hex) or K4/1: at least 1"),
    ({"no_enemy": {"state": "any", "kinds": ["vehicle"], "in": "chapel"}}, "no {other} vehicle in Chapel"),
    ({"no_enemy": {"state": "unbroken-mmc", "kinds": ["leader", "hero"], "in": "chapel"}}, "no unbroken {other} leader or hero in Chapel"),
    ({"no_enemy": {"state": "good-order-mmc", "in": "chapel"}}, "no {other} squad, half-squad or crew in Good Order in Chapel"),
    ({"cvp": {"side": "german", "more_than_enemy_by": 2}}, "casualty points scored by the German side: at least 2 more than by the Russian side"),
    ({"compare": {"left": [{"units": {"side": "german", "count": "squads"}}], "right": [{"units": {"side": "russian"}}], "more_by": 1}},
     "squads of the German side (each half-squad or crew counted as half a squad) on the map: at least 1 more than squads, half-squads and crews of the Russian side on the map"),
    ({"controls": {"locations": ["E9", "S7"], "at_least": 1, "at_most": 1}}, "the {own} side controls exactly 1 of these 2: E9 and S7"),
    ({"units": {"side": "german", "kinds": ["squad", "crew"], "count": "squads", "at_least": 2}},
     "squads and crews of the German side on the map, counted in squads, with each half-squad or crew as half a squad: at least 2"),
    ({"controls": {"hexes": {"in": {"level_at_least": 2}}, "at_most": 3}}, "the {own} side controls at most 3 of the hexes of level 2 and higher"),
    ({"controls": {"buildings": ["barn", "smithy"], "at_most": 0}}, "the {own} side controls none of these 2: Barn and Smithy"),
    ({"controls": {"locations": ["E9"], "at_most": 0}}, "the {own} side does not control E9"),
    ({"controls": {"buildings": {"in": "all"}, "at_least": 2}}, "the {own} side controls at least 2 of the buildings on the map"),
]


def faults_of(what, words):
    """What is wrong with WORDS."""
    bare = words.replace(" ()", "") if what == "line" else words
    found = [name for name, pattern in FAULTS if pattern.search(bare)]
    if what == "line" and BOUND_AGAIN.search(bare):
        found.append("a bound said twice")
    return found


def accepted(drawing, folder):
    """Conditions as drawn that say something: a game in which the program refuses or warns of none."""
    drawn = [drawing.condition() for _ in range(40)]
    path = folder / "game.hexgame"
    while True:
        path.write_text(json.dumps(conditions.put(drawing, drawn)), encoding="utf-8")
        done = subprocess.run([lister, path], capture_output=True, env={**os.environ, "LANGUAGE": "en"}, check=False)
        refused = sorted({int(number) for number in re.findall(rb"/(?:outcomes|victory)/(\d+)/", done.stderr)}, reverse=True)
        if done.returncode == 0:
            return path
        if not refused:
            raise ValueError(done.stderr.decode())
        for number in refused:
            del drawn[number]


def said(path, language):
    done = subprocess.run([lister, path], capture_output=True, env={**os.environ, "LANGUAGE": language}, check=True)
    return [line.split("\t", 2) for line in done.stdout.decode("utf-8").splitlines()]


def complaint(kind, number, language):
    drawing = kind(random.Random(seed + number))
    with tempfile.TemporaryDirectory() as folder:
        lines = said(accepted(drawing, pathlib.Path(folder)), language)
    wrong = {f"{', '.join(faults)}: {what} {words}" for what, _, words in lines if (faults := faults_of(what, words))}
    if len(lines) < 1000:
        return f"only {len(lines)} lines"
    return f"seed {seed + number}: " + "\n".join(sorted(wrong)[:12]) if wrong else None


def read(kind, pairs, units=()):
    """Each condition of PAIRS, as the program says it in English, in a game that has UNITS more."""
    drawing = kind(random.Random(seed))
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "game.hexgame"
        game = conditions.put(drawing, [needs for needs, _ in pairs])
        game["units"] += units
        path.write_text(json.dumps(game), encoding="utf-8")
        found = {int(number): words for what, number, words in said(path, "en") if what == "sentence"}
    wrong = []
    for i, (_, words) in enumerate(pairs):
        own, other = (drawing.sides[(i + j) % 2].title() for j in (0, 1))
        if found.get(i) != (words := words.replace("{own}", own).replace("{other}", other)):
            wrong.append(f"{found.get(i)!r}, not {words!r}")
    return "\n".join(wrong) or None


def shown():
    """The check itself sees each fault."""
    samples = [("sentence", "all of: (a (b))"), ("sentence", "a  b"), ("lack", "3 {units}"), ("sentence", "at least 1 units"),
               ("sentence", "no enemy in b"), ("sentence", "units of the German side"), ("sentence", "at most 2 fewer than b"),
               ("sentence", "units of: , b"), ("sentence", "control of no of these"), ("line", "units: at most 2 (3, at most 2)")]
    blind = [words for what, words in samples if not faults_of(what, words)]
    return f"not seen: {blind}" if blind else None


plan = tap.Plan()
plan.case("faults are seen", shown)
plan.case("objectives as read", lambda: read(conditions.Objectives, OBJECTIVES))
plan.case("aircraft beside", lambda: read(conditions.Objectives, BESIDE_AIRCRAFT,
                                          [{"id": "kite", "name": "Kite", "side": "french", "kind": "air", "at": None}]))
plan.case("control as read", lambda: read(conditions.Control, CONTROL))
for kind in (conditions.Objectives, conditions.Control):
    for number in range(draws(4, 1)):
        for language in ("en", "de", "ru"):
            plan.case(f"{kind.__name__} {number} {language}", lambda k=kind, n=number, l=language: complaint(k, n, l))
sys.exit(plan.finish())
