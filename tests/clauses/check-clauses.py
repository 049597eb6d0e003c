#!/usr/bin/env python3
"""check-clauses.py SWITCHED LIST DATA SHIPPED: no clause without a case that needs it.

LIST prints the clause index.  For each clause the case that it names, DATA/clauses/NAME.hexgame,
DATA/games/NAME.hexgame or SHIPPED/NAME.hexgame, is judged by SWITCHED twice: as it is, and with the
branch that the clause decides switched off; where somebody may not know all, by each side as well.
The answers have to differ.  A clause without a case has to be one of NO_BRANCH,
which says why there is nothing to switch off, or one that the program does not model.
"""
import json
import os
import pathlib
import subprocess
import sys

switched, list_clauses, data, shipped = sys.argv[1], sys.argv[2], *map(pathlib.Path, sys.argv[3:])
plain = {**os.environ, "LC_ALL": "C.UTF-8"}

# No branch decides these: each is the absence of one, or follows from others.
NO_BRANCH = {
    "4.1/no-draw": "follows from 4.6, which is left when nothing else is met",
    "4.3/own-lines": "all hexes of the capital are origins of one question, so any line serves",
    "4.3/as-a-unit": "lines begin at hexes; no unit is asked for",
    "4.4/supply": "nothing asks for supply there",
    "4.5/supply": "nothing asks for supply there",
    "9.5/any-reason": "nothing asks for the reason",
    "schedule/zoc": "only units are looked at",
    "line/continuous": "each row is looked at by itself",
    "line/enemy-in-it": "nothing asks who else is in the hex",
    "line/every-turn": "what was charged before is not remembered",
    "levels/exact": "whole numbers are multiplied, none is divided",
    "26.1/kept": "nothing takes away what nobody else gains",
    "26.11/vehicle": "no vehicle is an MMC: this one only says so to whoever asks",
    "26.15/search": "players do it; the events of what it finds are judged",
    "26.161/at-the-start": "a Fire has no kindler unless an event says so",
    "26.161/flame": "only a Blaze closes anything",
    "26.4/balance": "players agree on it before the game",
    "4.2/passing": "each step of a move is judged by itself",
    "4.2/nothing-else": "nothing asks for supply or for other units there",
    "8/origin": "only the hexes after the one where a line begins are looked at",
    "8.3": "it tells whether units are in supply, which no condition of section 4 asks",
    "8/source": "a source is the last hex of a line, and tested as the others are",
    "4.4/last-unit": "control of hexes is common to all rule systems",
    "26.11/last-enemy": "all that has changed is judged anew, whatever changed it",
    "26.12/own-hold": "each vehicle is looked at by itself",
    "26.14/rowhouse": "a building is a list of hexes, a rowhouse too",
    "26.15/need-not": "nothing asks for a declaration",
    "26.15/dummy": "a dummy is neither an MMC nor armed",
    "26.16/no-units": "nothing asks for units there",
    "26.161/both-sides": "it is asked of the units of both sides together",
    "26.221/not-eliminated": "none of these events scores",
    "26.2/to-win": "such an exit scores for the unit’s own side instead (26.23/exit)",
    "26.213/carrier": "every inherent crew is worth 2 but that of a landing craft",
    "26.222/unmanned": "nothing asks who is in it",
    "26.222/once": "the game has not ended at the instant",
    "26.4/die": "players agree on it before the game",
    "levels/against-none": "follows from the exact ratio",
    "points/scored": "each kind of item has a branch of its own",
}
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint is not None:
        print("#", complaint)
    print("ok" if complaint is None else "not ok", number, name, flush=True)


def judge(case, off):
    paths = [folder / f"{case}.hexgame" for folder in (data / "clauses", data / "games", shipped)]
    path = next((path for path in paths if path.exists()), None)
    if path is None:
        raise FileNotFoundError(f"there is no case {case}")
    environment = plain if off is None else {**plain, "HU_CLAUSE_OFF": off}
    game = json.loads(path.read_text(encoding="utf-8"))
    views = ["truth"] + [side["id"] for side in game["sides"] if "control" in game["rules"]]
    done = [subprocess.run([switched, "judge", "--json", "--view", view, path], capture_output=True, env=environment,
                           check=False) for view in views]
    return [(one.returncode, one.stdout, one.stderr) for one in done]


def complaint_about(clause, case, modelled):
    if case == "-":
        return None if not modelled or clause in NO_BRANCH else "it has no case, and nothing says why"
    if clause in NO_BRANCH:
        return "it has a case; nothing need say why it has none"
    if case not in judged:
        judged[case] = judge(case, None)
    for status, _out, err in judged[case]:
        if status != 0 or err:
            return f"{case} is not judged: {err.decode()}"
    if judge(case, clause) == judged[case]:
        return f"{case} comes out the same without it"
    return None


judged = {}
lines = subprocess.run([list_clauses], capture_output=True, env=plain, check=True).stdout.decode()
clauses = [line.split("\t") for line in lines.splitlines()]
for _system, clause, _page, case, modelled, _words in clauses:
    report(clause, complaint_about(clause, case, modelled == "yes"))
used = {case for _system, _clause, _page, case, *_more in clauses}
for path in sorted((data / "clauses").glob("*.hexgame")):
    report(f"{path.stem} is a case", None if path.stem in used else "no clause names it")
for clause in NO_BRANCH:
    report(f"{clause} is a clause", None if any(clause == one[1] for one in clauses) else "the index does not have it")
print(f"1..{number}")
sys.exit(0)
