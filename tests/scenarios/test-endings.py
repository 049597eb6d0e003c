#!/usr/bin/env python3
"""test-endings.py CLI DATA: the program judges the recorded games, each to its ending.

Every game is free of faults and warnings, is undecided up to its last event, and is decided at that event by
the rule or with the level it is named after.  The scenarios themselves are undecided, with Moscow's lifeline
wide open.  And the games look like games: units march from hex to adjacent hex (those of the air and of the
railways excepted), round lakes and not through the enemy.
"""
import os
import sys

from board import Board, load, place
from judging import Judging
from tap import Plan

judging, shipped = Judging(sys.argv[1]), os.path.join(sys.argv[2], "scenarios")
judge, is_clean = judging.judge, judging.is_clean
WINNERS = {"4.2": "german", "4.3": "german", "4.4": "german", "4.5": "soviet", "4.6": "soviet",
           "9.5": "soviet", "concession": "german"}
LEVELS = ["soviet-decisive", "soviet-substantial", "soviet-marginal",
          "german-marginal", "german-substantial", "german-decisive"]
plan = Plan()


def ends(path, rule):
    verdict = judge(path)["verdict"]
    last = len(load(path)["log"])
    want = {"winner": WINNERS[rule], "system": "sudden-death", "rule": rule, "event": last}
    have = verdict and {key: verdict.get(key) for key in want}
    before = judge(path, "--at", str(last - 1))["verdict"]
    if before:
        return f"decided before its last event already: {before}"
    if verdict and verdict.get("coincidence"):
        return f"two rules at once: {verdict}"
    return None if have == want else f"{have}, not {want}"


def strays(path):
    """Where the march goes wrong; air units change their fields and railway troops their depots at one go."""
    board = Board(path)
    game, touch, lakes = board.game, board.touch, set(board.terrain["lake"])
    side = {unit["id"]: unit["side"] for unit in game["units"]}
    at = {unit["id"]: place(unit["at"]) for unit in game["units"] if unit["at"]}
    hops = {unit["id"] for unit in game["units"] if unit.get("kind") == "air" or not unit.get("line", True)}
    faults = []
    for number, event in enumerate(game["log"], 1):
        unit, verb = event.get("unit"), event["do"]
        way = [place(name) for name in event.get("path", [event["to"]] if "to" in event else [])]
        steps = list(zip(([at[unit]] if verb == "move" else way[:1]) + way, way))
        if verb == "move" and unit not in hops and not all(touch(a, b) for a, b in steps):
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


def ends_at(path, level):
    """By front-line alone, at its last event, with the points that its description says."""
    game, position = load(path), judge(path)
    state, last = position["systems"]["front-line"], len(game["log"])
    want = {"winner": level.split("-")[0], "system": "front-line", "rule": "levels", "level": level,
            "event": last}
    have = [position["verdict"], state["verdict"], position["systems"]["sudden-death"]["verdict"]]
    if have != [want, want, None]:
        return f"{have}, not {want} by front-line"
    points = state["points"]
    if not game["about"].endswith(f" It ends {points['german']} points to {points['soviet']}."):
        return f"ends at {state['ratio']}: {game['about']}"
    if any(entry.get("provisional") for entry in state["ledger"]):
        return "something is provisional at the end"
    before = judge(path, "--at", str(last - 1))
    decided = [name for name, system in before["systems"].items() if system["verdict"]]
    if decided or before["clock"]["over"]:
        return f"decided before its last event already by {decided}"


def is_lively(path):
    """A game to step through: units lost on both sides, towns taken, a line open, a point awarded."""
    ledger = judge(path)["systems"]["front-line"]["ledger"]
    gains = {(entry["side"], entry["item"]) for entry in ledger}
    want = {("german", "eliminated"), ("soviet", "eliminated"), ("soviet", "solnechnogorsk"),
            ("german", "line"), ("german", "rail-cut")}
    return want - gains


def begins_whole(path):
    """Both lines cover every row, nothing is scored but what the end would bring, and Moscow is supplied."""
    position = judge(path)
    front, supply = (position["systems"][name] for name in ("front-line", "sudden-death"))
    have = [position["verdict"], position["clock"]["name"], front["points"], len(front["rows"]),
            [row for row in front["rows"] if not row["german"] or not row["soviet"]],
            all(entry["provisional"] for entry in front["ledger"]),
            supply["isolated"], supply["cut"]["size"],
            supply["cities"], supply["rear"], supply["withdrawals"]]
    want = [None, "Dec 5\N{EN DASH}6", {"german": 60, "soviet": 0}, 80, [], True, False, 8, [], [], []]
    return None if have == want else f"{have}, not {want}"


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

scenario = os.path.join(shipped, "moscow-counterstroke.hexgame")
plan.case("moscow-counterstroke is free of faults", lambda: is_clean(scenario))
plan.case("moscow-counterstroke begins with both lines whole", lambda: begins_whole(scenario))
for level in LEVELS:
    path = os.path.join(shipped, f"counterstroke-{level}.hexgame")
    plan.case(f"counterstroke-{level} is free of faults", lambda: is_clean(path))
    plan.case(f"counterstroke-{level} ends as it says", lambda: ends_at(path, level))
    plan.case(f"counterstroke-{level} marches hex by hex", lambda: strays(path))
    plan.case(f"counterstroke-{level} has something of everything", lambda: is_lively(path))
sys.exit(plan.finish())
