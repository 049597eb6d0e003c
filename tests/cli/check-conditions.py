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
]
# Where a line has its condition before its count, the count tells no bound again.
BOUND_AGAIN = re.compile(r"\((?:[^()]*, )?(?:at least|at most|exactly|mindestens|höchstens|genau|не менее|не более|ровно) [^()]*\)$")


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


def shown():
    """The check itself sees each fault."""
    samples = [("sentence", "all of: (a (b))"), ("sentence", "a  b"), ("lack", "3 {units}"), ("sentence", "at least 1 units"),
               ("sentence", "units of: , b"), ("sentence", "control of no of these"), ("line", "units: at most 2 (3, at most 2)")]
    blind = [words for what, words in samples if not faults_of(what, words)]
    return f"not seen: {blind}" if blind else None


plan = tap.Plan()
plan.case("faults are seen", shown)
for kind in (conditions.Objectives, conditions.Control):
    for number in range(draws(4, 1)):
        for language in ("en", "de", "ru"):
            plan.case(f"{kind.__name__} {number} {language}", lambda k=kind, n=number, l=language: complaint(k, n, l))
sys.exit(plan.finish())
