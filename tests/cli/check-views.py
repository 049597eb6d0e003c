#!/usr/bin/env python3
"""check-views.py CLI DATA MAKE [SEED]: what a side is told, at every moment.

For every game of DATA/games under the rules of control, and for random ones
that MAKE writes, judge --at N --view SIDE and replay --at N --view SIDE tell
the same: clock, rulings, verdict.  Where nothing was ever concealed or hidden
both sides are told the truth, and what is hidden from a side to the end is
named to it nowhere.  The fingerprint in a view is of what the side knows, and
so never that of the game (check-views-alike.py tests that it gives nothing away).
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from cli import Cli

cli, data, make = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
seed = int(sys.argv[4]) if len(sys.argv) > 4 else 2615
environment = {**os.environ, "LC_ALL": "C.UTF-8"}
N_GAMES, N_EVENTS = 6, 18
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print(f"# seed {seed}:", complaint)
    print("not ok" if complaint else "ok", number, name, flush=True)


def ask(verb, game, at, view):
    arguments = [verb, "--json", "--at", at, "--view", view, game]
    status, out, err = cli.run(*arguments, env=environment)
    if status != 0 or err:
        raise ValueError(f"{arguments}: exit {status}: {err.decode()}")
    return json.loads(out)


def secrets(content, side, n):
    """Enemy units that were hidden from the start to event n; nothing but moves and states befell them."""
    hidden = {unit["id"] for unit in content["units"] if unit["side"] != side and unit.get("hidden")}
    for event in content["log"][:n]:
        named = {value for value in event.values() if isinstance(value, str)} | set(event.get("survivors", []))
        hidden -= {one for one in hidden & named
                   if event["do"] not in ("move", "place", "mark") or event.get("hidden") is False}
    return hidden


def names(value):
    if isinstance(value, dict):
        return {name for one in value.values() for name in names(one)} | set(value)
    if isinstance(value, list):
        return {name for one in value for name in names(one)}
    return {value} if isinstance(value, str) else set()


def is_open(content):
    return not any(thing.get(word) or thing.get("kind") == "dummy"
                   for thing in content["units"] + content["log"] for word in ("concealed", "hidden"))


def without_fingerprint(judged):
    return {key: value for key, value in judged.items() if key != "fingerprint"}


def disagreement(judged, told):
    rulings = [ruling for event in told["events"] for ruling in event["rulings"]]
    verdict = next((event["verdict"] for event in told["events"] if "verdict" in event), None)
    for key, have, want in (("clock", judged["clock"], told["events"][-1]["clock"]),
                            ("rulings", judged["rulings"], rulings), ("verdict", judged["verdict"], verdict)):
        if have != want:
            return f"judge says another {key} than replay"
    return None


def check(game):
    content = json.loads(game.read_text(encoding="utf-8"))
    everything_open = is_open(content)
    for n in range(len(content["log"]) + 1):
        truth = ask("judge", game, n, "truth")
        for side in (one["id"] for one in content["sides"]):
            judged, told = ask("judge", game, n, side), ask("replay", game, n, side)
            wrong = disagreement(judged, told)
            if wrong is None and len(told["events"]) != n + 1:
                wrong = "replay does not end there"
            if (wrong is None and (everything_open or truth["systems"]["control"]["verdict"])
                    and without_fingerprint(judged) != without_fingerprint(truth)):
                wrong = "the view is not the truth"
            if wrong is None and judged["fingerprint"] == truth["fingerprint"]:
                wrong = "the fingerprint is that of the whole game"
            leak = secrets(content, side, n) & (names(judged) | names(told))
            if wrong is None and leak and not truth["systems"]["control"]["verdict"]:
                wrong = f"names {leak}"
            if wrong:
                return f"{game.name} --at {n} --view {side}: {wrong}"
    return None


def guarded(game):
    try:
        return check(game)
    except (ValueError, KeyError) as fault:
        return f"{type(fault).__name__}: {fault}"


print(f"# random seed: {seed}")
for path in sorted((data / "games").glob("*.hexgame")):
    if "control" in json.loads(path.read_text(encoding="utf-8"))["rules"]:
        report(f"views/{path.stem}", guarded(path))
with tempfile.TemporaryDirectory() as folder:
    subprocess.run([make, folder, str(seed), str(N_GAMES), str(N_EVENTS)], check=True)
    for path in sorted(pathlib.Path(folder).glob("*.hexgame")):
        report(f"views/{path.stem}", guarded(path))
print(f"1..{number}")
