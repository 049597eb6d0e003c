#!/usr/bin/env python3
"""test-endings.py CLI DATA: the program judges the recorded games, each to its ending.

Every game is free of faults and warnings, is undecided up to its last event, and is decided at that event by
the rule it is named after.  The scenario itself is undecided, with Moscow's lifeline wide open.  And the
games look like games: units march from hex to adjacent hex, round lakes and not through the enemy.
"""
import json
import os
import subprocess
import sys

from board import expand, place, touch
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


def strays(path):
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    side = {unit["id"]: unit["side"] for unit in game["units"]}
    at = {unit["id"]: place(unit["at"]) for unit in game["units"] if unit["at"]}
    lakes = set(expand(game["map"]["terrain"]["lake"]))
    faults = []
    for number, event in enumerate(game["log"], 1):
        unit, verb = event.get("unit"), event["do"]
        way = [place(name) for name in event.get("path", [event["to"]] if "to" in event else [])]
        steps = list(zip(([at[unit]] if verb == "move" else way[:1]) + way, way))
        if verb == "move" and not all(touch(a, b) for a, b in steps):
            faults.append(f"event {number}: {unit} leaps")
        enemies = {hex_ for other, hex_ in at.items() if unit and side[other] != side[unit]}
        if lakes.union(enemies).intersection(way):
            faults.append(f"event {number}: {unit} enters a lake or the enemy's hex")
        if way:
            at[unit] = way[-1]
        elif verb in ("eliminate", "withdraw"):
            del at[unit]
    moves = sum(event["do"] == "move" for event in game["log"])
    return "\n".join(faults) or (None if moves > 300 else f"{moves} moves are no campaign")


def begins(path):
    position = judge(path)
    state = position["systems"]["sudden-death"]
    have = [position["verdict"], state["isolated"], state["cut"]["size"], position["clock"]["name"],
            [hex_["controller"] for hex_ in state["capital"]],
            {city["place"]: city["controller"] for city in state["cities"]}]
    cities = dict.fromkeys(["kalinin", "kursk", "orel", "tula"], "soviet") | {"smolensk": "german"}
    want = [None, False, 8, "Oct I", ["soviet", "soviet"], cities]
    return None if have == want else f"{have}, not {want}"


scenario = os.path.join(shipped, "operation-typhoon.hexgame")
plan.case("operation-typhoon is free of faults", lambda: is_clean(scenario))
plan.case("operation-typhoon begins undecided", lambda: begins(scenario))
for rule in WINNERS:
    path = os.path.join(shipped, f"typhoon-{rule}.hexgame")
    plan.case(f"typhoon-{rule} is free of faults", lambda: is_clean(path))
    plan.case(f"typhoon-{rule} ends as it says", lambda: ends(path, rule))
    plan.case(f"typhoon-{rule} marches hex by hex", lambda: strays(path))
sys.exit(plan.finish())
