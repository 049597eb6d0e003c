#!/usr/bin/env python3
"""test-endings.py CLI DATA: the program judges the recorded games, each to its ending.

Every game is free of faults and warnings, is undecided up to its last event, and is decided at that event by the rule
it is named after.  The scenario itself is undecided, with Moscow's lifeline wide open.
"""
import json
import os
import subprocess
import sys

from tap import Plan

cli, shipped = sys.argv[1], os.path.join(sys.argv[2], "scenarios")
WINNERS = {"4.2": "german", "4.3": "german", "4.4": "german", "4.5": "soviet", "4.6": "soviet",
           "9.5": "soviet", "concession": "german"}
plan = Plan()


def call(*arguments):
    return subprocess.run([cli, *arguments], capture_output=True, text=True)


def judge(path, *more):
    done = call("judge", "--json", *more, path)
    if done.returncode != 0:
        raise SystemExit(f"Bail out! judge exits {done.returncode}: {done.stderr}")
    return json.loads(done.stdout)


def is_clean(path):
    done = call("check", path)
    return None if (done.returncode, done.stdout, done.stderr) == (0, "", "") else done.stdout + done.stderr


def ends(path, rule):
    verdict = judge(path)["verdict"]
    with open(path, encoding="utf-8") as file:
        last = len(json.load(file)["log"])
    want = {"winner": WINNERS[rule], "system": "sudden-death", "rule": rule, "event": last}
    have = verdict and {key: verdict.get(key) for key in want}
    before = judge(path, "--at", str(last - 1))["verdict"]
    if before:
        return f"decided before its last event already: {before}"
    if verdict and verdict.get("coincidence"):
        return f"two rules at once: {verdict}"
    return None if have == want else f"{have}, not {want}"


def begins(path):
    position = judge(path)
    state = position["systems"]["sudden-death"]
    have = [position["verdict"], state["isolated"], state["cut"]["size"], position["clock"]["name"],
            [hex_["controller"] for hex_ in state["capital"]],
            {city["place"]: city["controller"] for city in state["cities"]}]
    want = [None, False, 8, "Oct I", ["soviet", "soviet"],
            {"kalinin": "soviet", "kursk": "soviet", "orel": "soviet", "smolensk": "german", "tula": "soviet"}]
    return None if have == want else f"{have}, not {want}"


scenario = os.path.join(shipped, "operation-typhoon.hexgame")
plan.case("operation-typhoon is free of faults", lambda: is_clean(scenario))
plan.case("operation-typhoon begins undecided", lambda: begins(scenario))
for rule in WINNERS:
    path = os.path.join(shipped, f"typhoon-{rule}.hexgame")
    plan.case(f"typhoon-{rule} is free of faults", lambda: is_clean(path))
    plan.case(f"typhoon-{rule} ends as it says", lambda: ends(path, rule))
sys.exit(plan.finish())
