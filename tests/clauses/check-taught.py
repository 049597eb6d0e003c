#!/usr/bin/env python3
"""check-taught.py LIST LESSONS NEEDED [DRILLED]: the table of the clauses, where each is taught and by what it is drilled.

LIST prints the clause index, LESSONS is a folder of lessons whose steps name clauses, and DRILLED prints a line for each
clause that is drilled: the clause, a tab, by what.  Each clause has to be taught or drilled, or the index says that the
program does not model it.  A lesson may name no clause twice in one step, and each of its steps that asks or
has something done names one, unless LOOSE says why it does not.

Nothing is asked before it is told.  A step to watch tells the clauses that it names.  What a question or a task names, and
what NEEDED LESSON… prints for it (the lesson, the step, a clause without which the rules answer otherwise), has to
be told by an earlier step of the lesson, or by a lesson of the system before it; BESIDE says why some need not be.
"""
import json
import os
import pathlib
import subprocess
import sys

list_clauses, lessons, list_needed, *drilled_by = sys.argv[1:]
plain = {**os.environ, "LC_ALL": "C.UTF-8"}

# No clause decides these: they ask for something that a player sees on the map, or prepare the next step.
LOOSE = {
    "sudden-death-1-whose-hex": {"Next to it": "zones of control give no hex: the absence of a clause"},
    "sudden-death-3-fewest": {"How wide?": "the width of a line is the program's own measure",
                              "Still cut off?": "where the line runs is looked at"},
    "control-9c-crest": {"A leader alone": "the condition itself says which kinds count",
                         "Half a squad": "the condition itself says what a half-squad counts"},
}
# Without such a clause a rule would decide the game of a lesson that is not about it.
BESIDE = {
    "4.5/initial-line": "the Soviet places of the map would count from the start",
    "terms/all": "the text tells each part of the condition by which its game ends",
}
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print("#", complaint)
    print("not ok" if complaint else "ok", number, name, flush=True)


def lines_of(program):
    return [line.split("\t") for line in
            subprocess.run([program], capture_output=True, env=plain, check=True).stdout.decode().splitlines()]


clauses = {line[1]: line[4] == "yes" for line in lines_of(list_clauses)}
# The clauses of objectives stand in no rule text, but in the game's own conditions: a lesson teaches the main ones.  Nor
# does what a scenario says by name of its own start.
own = {line[1] for line in lines_of(list_clauses) if line[0] == "objectives"} | {"26.11/holding"}
taught, drilled, told = {}, {}, {}
paths = sorted(pathlib.Path(lessons).glob("*.hexgame"))
needed = {}
for line in subprocess.run([list_needed, *map(str, paths)], capture_output=True, env=plain, check=True).stdout.decode().splitlines():
    lesson, index, clause = line.split("\t")
    needed.setdefault((lesson, int(index)), []).append(clause)
report("questions need clauses", None if len(needed) > 100 else f"only {len(needed)} steps need any")


def check_told(name, index, step, so_far):
    """What this step applies and nobody has told; adds what it tells."""
    if step["kind"] == "watch":
        so_far.update(step.get("clauses", ()))
        return None
    missing = {*step.get("clauses", ()), *({*needed.get((name, index), ())} - set(BESIDE))} - so_far
    return f"nobody has told {', '.join(sorted(missing))}" if missing else None


for path in paths:
    so_far = told.setdefault(path.stem.split("-")[0], set())
    for index, step in enumerate(json.loads(path.read_text(encoding="utf-8"))["lesson"]["steps"], 1):
        names = step.get("clauses", [])
        complaint = None
        if len(set(names)) < len(names):
            complaint = "a clause is named twice"
        elif not names and step["kind"] in ("do", "predict") and step["title"] not in LOOSE.get(path.stem, {}):
            complaint = "it names no clause"
        report(f"{path.stem}, {step['title']}", complaint)
        report(f"{path.stem}, {step['title']}: told before", check_told(path.stem, index, step, so_far))
        for clause in names:
            taught.setdefault(clause, []).append(f"{path.stem} {index}")
for program in drilled_by:
    for clause, what in lines_of(program):
        drilled.setdefault(clause, []).append(what)

for clause, modelled in clauses.items():
    print(f"# {clause:28} {', '.join(taught.get(clause, ['–']))}; drilled: {', '.join(drilled.get(clause, ['–']))}")
    found = clause in taught or clause in drilled
    report(clause, None if found or not modelled or clause in own else "it is neither taught nor drilled")
for clause in sorted({*taught, *drilled} - set(clauses)):
    report(clause, "the index does not have it")
print(f"# {sum(clause in taught for clause in clauses)} of {len(clauses)} clauses are taught, "
      f"{sum(clause in drilled for clause in clauses)} drilled, {sum(not modelled for modelled in clauses.values())} not modelled")
print(f"1..{number}")
