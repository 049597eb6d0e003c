#!/usr/bin/env python3
"""test-budget.py CLI: hostile files take no verb over its budget of processor time and memory,
and what is left out for that is said where it would have stood."""

import pathlib
import resource
import sys
import tempfile

import hostile
import yardstick

# Three times what the slowest take, and a tenth of what each took before there were budgets.
YARDS = 10
MEGABYTES = 500
ADDRESSES = (resource.RLIMIT_AS, 4 << 30)

MAP_LEFT_OUT = "Map left out: 16777216 hexes. A page has no room for more than 100000; the report as PDF has an overview."
SMALLER = ("hex-umpire-cli: The map has 16777216 hexes: it is drawn within {} pixels each way; "
           "--fit and --scale ask for another size.\n")
SHAPES = ("hex-umpire-cli: The drawing would have the shapes of 16777216 hexes, and there is room for 100000. "
          "A smaller size draws an overview; a PNG may have more.\n")
DOTS = ("hex-umpire-cli: The drawing would have 12289 × 14191 dots, and there is room for 2097152 in all. "
        "Ask for a smaller size.\n")

# file, verb and options, exit status, what standard error says, what the output says
CASES = [
    ("huge-empty", ["check"], 0, "", []),
    ("huge-empty", ["report", "-o", "OUT.html"], 0, "", [MAP_LEFT_OUT]),
    ("huge-empty", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("huge-pointy", ["render", "-o", "OUT.png"], 0, SMALLER.format(2000), []),
    ("huge-empty", ["render", "-o", "OUT.svg"], 0, SMALLER.format(1000), []),
    ("huge-empty", ["render", "--scale", "24", "-o", "OUT.svg"], 1, SHAPES, []),
    ("huge-empty", ["render", "--scale", "2", "-o", "OUT.pdf"], 1, DOTS, []),
    ("huge-front-line", ["report", "-o", "OUT.md"], 0, "",
     ["Charts left out: the map has 16777216 hexes, and on more than 1048576 judging each moment takes too long.",
      "Not judged: the map has more than 1048576 hexes."]),
    ("places-10000", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("schedule-10000", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("conditions-many", ["check"], 0, "", []),
    ("conditions-many", ["report", "-o", "OUT.html"], 0, "",
     ["Left out here: 19500 more rows. The table as CSV has them all.",
      "Left out here: the wording of 19900 more conditions.", "Charts left out: 19976 more conditions."]),
    ("conditions-wide", ["report", "-o", "OUT.html"], 0, "",
     ["Left out here: 19501 more rows. The table as CSV has them all."]),
    ("conditions-many", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("conditions-wide", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("every-x20000", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("every-x1000000", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("every-marks", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("every-marks", ["render", "-o", "OUT.png"], 0, "", []),
    ("every-lines", ["report", "-o", "OUT.pdf"], 0, "", []),
    ("every-lines", ["judge"], 0, "", []),
    ("every-words", ["judge"], 0, "", []),
    ("every-words", ["replay"], 0, "", []),
    # A name is cut in a sentence; the note and the description are whole.
    ("note-x20000", ["report", "-o", "OUT.html"], 0, "", ["x" * 20000]),
    ("about-x20000", ["report", "-o", "OUT.html"], 0, "", ["x" * 20000]),
    ("title-x20000", ["report", "-o", "OUT.html"], 0, "", ["<h1>" + "x" * 199 + "…</h1>"]),
    ("unit-x20000", ["report", "-o", "OUT.md"], 0, "", []),
    # Every event has the name of its phase.
    ("phase-name-log", ["replay", "--json"], 0, "", []),
    ("phase-name-log", ["report", "--table", "log", "-o", "OUT.csv"], 0, "", []),
]


def attempt(yard, folder, case):
    """What was wrong, a line each."""
    name, arguments, status, complaint, said = case
    path = pathlib.Path(folder) / f"{name}.hexgame"
    out = None
    if not path.exists():
        hostile.write(folder, name)
    command = [yard.cli]
    for argument in arguments:
        if argument.startswith("OUT."):
            out = pathlib.Path(folder) / argument
            argument = str(out)
        command.append(argument)
    done, slow = yard.run([*command, str(path)], YARDS, out=out, memory=ADDRESSES)
    errors = done.err.decode(errors="replace")
    print(f"# {name} {' '.join(arguments)}: {done.seconds / yard.seconds:.1f} times a report, {done.megabytes:.0f} MB")
    if done.status != status:
        yield f"it ends with {done.status} instead of {status}: {errors[:300]}"
    elif errors != complaint:
        yield f"it says {errors[:300]!r} instead of {complaint!r}"
    if slow:
        yield slow
    if done.megabytes > MEGABYTES:
        yield f"it takes more than {MEGABYTES} MB"
    if out is not None and out.exists():
        text = out.read_text(encoding="utf-8") if said else ""
        yield from (f"it does not say {words[:100]!r}" for words in said if words not in text)
        out.unlink()
    elif out is not None and status == 0:
        yield "nothing was written"


def main():
    print(f"1..{len(CASES)}", flush=True)
    yard = yardstick.Yardstick(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        for number, case in enumerate(CASES, 1):
            wrong = list(attempt(yard, folder, case))
            for line in wrong:
                print("#", line)
            print("not ok" if wrong else "ok", number, case[0], case[1][0], case[1][-1] if len(case[1]) > 1 else "",
                  flush=True)


if __name__ == "__main__":
    main()
