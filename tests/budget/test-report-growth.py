#!/usr/bin/env python3
"""test-report-growth.py CLI: a report takes as many times longer as its log is longer, also of a game as one side knows it.

The yardstick is the same report of the same game with fewer events, in the same run.  Concealment comes and goes with
every other event, so that each moment is another judgement, and a second rule system is in force, whose rulings stand
beside those that the side knows.  Nor do remarks, all of them in one phase, take longer than their number."""

import json
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

COLUMNS, ROWS, UNITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 20, 10
FEW, MANY = 1000, 8000
# Eight times the events take six times as long, with the program's start in both; each moment that goes through the
# whole log makes it twenty.
WANTED = 11
# The same for remarks: eight times as many take seven times as long, and fifty times where each is compared with all
# before it.
FEW_REMARKS, MANY_REMARKS = 4000, 32000
TRIES = 3


def beside(place):
    column, row = COLUMNS.index(place[0]), int(place[1:])
    column = min(max(column + random.choice((-1, 0, 1)), 0), len(COLUMNS) - 1)
    return f"{COLUMNS[column]}{min(max(row + random.choice((-1, 0, 1)), 1), ROWS - 1)}"


def make_game(n_events, systems):
    random.seed(5)
    units = [{"id": f"{side[0]}{i}", "name": f"{side[0]}{i}", "side": side, "kind": "squad",
              "at": f"{random.choice(COLUMNS)}{random.randint(1, ROWS - 1)}"}
             for side in ("german", "russian") for i in range(UNITS)]
    at, concealed, log = {unit["id"]: unit["at"] for unit in units}, set(), []
    while len(log) < n_events:
        unit = random.choice(units)["id"]
        concealed ^= {unit}
        at[unit] = beside(at[unit])
        log += [{"do": "mark", "unit": unit, "concealed": unit in concealed}, {"do": "move", "unit": unit, "to": at[unit]}]
        if len(log) % 50 == 0:
            log.append({"do": "end-phase"})
    rules = {"control": {"victory": [{"side": "german", "when": "end", "needs": {"cvp": {"at_least": 8}}}]},
             "objectives": {"outcomes": [{"id": "draw", "winner": None, "when": "end", "needs": {"turn": {"from": 1}}}]}}
    return {"format": "hex-umpire/1", "title": "Toggling",
            "map": {"grid": {"columns": len(COLUMNS), "rows": ROWS, "orientation": "flat", "numbering": "letters"}},
            "sides": [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}],
            "calendar": {"turns": 9000, "player_turns": [{"side": "german", "phases": ["All"]}]},
            "units": units, "rules": {name: rules[name] for name in systems}, "log": log[:n_events]}


def make_remarks(n_events):
    log = [{"do": "note", "text": f"Remark {i} of the players."} for i in range(n_events)]
    return make_game(0, ("control",)) | {"log": log}


def seconds(cli, arguments):
    """Processor time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([cli, *arguments], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def growth(cli, folder, games, report):
    times = []
    for made in games:
        game = folder / "made.hexgame"
        game.write_text(json.dumps(made), encoding="utf-8")
        times.append(min(seconds(cli, ["report", *report, game]) for _ in range(TRIES)))
    return times[1] / times[0]


def main():
    cli, cases = sys.argv[1], [(systems, options)
                               for systems in (("control",), ("control", "objectives"))
                               for options in ([], ["--view", "german"], ["--view", "russian"])]
    print(f"1..{len(cases) + 1}")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for number, (systems, options) in enumerate(cases, 1):
            times = growth(cli, folder, (make_game(n, systems) for n in (FEW, MANY)), [*options, "-o", folder / "report.html"])
            print(f"# {MANY // FEW} times the events took {times:.1f} times as long")
            print("ok" if times <= WANTED else "not ok", number, "+".join(systems), *options, flush=True)
        times = growth(cli, folder, map(make_remarks, (FEW_REMARKS, MANY_REMARKS)), ["-o", folder / "report.md"])
        print(f"# {MANY_REMARKS // FEW_REMARKS} times the remarks took {times:.1f} times as long")
        print("ok" if times <= WANTED else "not ok", len(cases) + 1, "remarks", flush=True)


main()
