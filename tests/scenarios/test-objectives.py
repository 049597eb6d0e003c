#!/usr/bin/env python3
"""test-objectives.py CLI DATA: the shipped games written as objectives come out the same.

Typhoon's section 4 and the counterstroke's schedule and levels are written down as the outcomes and the schedule of
`objectives`.  At the end of each recorded game, and in the middle, winner, level and event are those of the built-in
systems.
"""
import json
import os
import sys
import tempfile

from board import load
from judging import Judging
from tap import Plan

judging, shipped = Judging(sys.argv[1]), os.path.join(sys.argv[2], "scenarios")
plan = Plan()


def list_hexes(game, hexset):
    """The hexes of a set, of four digits each."""
    grid = game["map"]["grid"]
    if hexset == "all":
        hexset = [f"0101-{grid['columns']:02}{grid['rows']:02}"]
    found = set()
    for part in hexset:
        first, _, last = part.partition("-")
        last = last or first
        for column in range(int(first[:2]), int(last[:2]) + 1):
            for row in range(int(first[2:]), int(last[2:]) + 1):
                found.add(f"{column:02}{row:02}")
    return found


def write_section_4(game):
    rules = game["rules"]["sudden-death"]
    attacker, defender, capital = rules["attacker"], rules["defender"], rules["capital"]
    places = {place["id"]: place for place in game["map"]["places"]}
    rear = rules.get("rear")
    if rear is None:
        rear = [part for one in game["start"]["control"] if one["side"] == attacker for part in one["hexes"]]
    rear = list_hexes(game, rear)
    behind = [id for id, place in places.items() if place["kind"] != "objective" and list_hexes(game, place["hexes"]) & rear]
    supply = {**rules["supply"], "except": places[capital]["hexes"]}
    supply.pop("attacker_sources", None)
    return {
        "supply": {defender: supply},
        "withdrawals": [{"side": attacker, **withdrawal} for withdrawal in rules.get("withdrawals", [])],
        "outcomes": [
            {"id": "4.2", "winner": attacker, "when": "instant",
             "needs": {"holds": {"side": attacker, "places": [capital], "count": "hexes", "at_least": 1}}},
            {"id": "4.3", "winner": attacker, "when": "phase", "needs": {"cut_off": {"side": defender, "places": [capital]}}},
            {"id": "4.5", "winner": defender, "when": "instant",
             "needs": {"holds": {"side": defender, "places": behind, "at_least": 1}}},
            {"id": "9.5", "winner": defender, "when": "phase", "needs": {"withdrawals": {"side": attacker}}},
            {"id": "4.4", "winner": attacker, "when": "end", "needs": {"holds": {"side": attacker, "places": rules["cities"]}}}],
        "otherwise": {"winner": defender}}


DEFAULT_LEVELS = (("decisive", False, "up_to", 1), ("substantial", False, "up_to", 2), ("marginal", False, "up_to", 3),
                  ("marginal", True, "up_to", 4), ("substantial", True, "below", 6), ("decisive", True, None, None))


def write_points(game):
    rules = game["rules"]["front-line"]
    attacker, defender = rules["attacker"], rules["defender"]
    levels = rules.get("levels") or [
        {"id": f"{attacker if ours else defender}-{name}", "side": attacker if ours else defender,
         **({bound: [ratio, 1]} if bound else {})} for name, ours, bound, ratio in DEFAULT_LEVELS]
    line = {key: rules[key] for key in ("rows", "reading", "ends_exempt", "zoc_respects_hexsides") if key in rules}
    schedule = rules.get("schedule", [{"item": "eliminated", "to": "both", "per_strength": 1}])
    schedule = [{**item, "when": "award"} if "per_strength" not in item and "place" not in item else item for item in schedule]
    outcomes, lower = [], {}
    for level in levels:
        upper = {key: level[key] for key in ("up_to", "below") if key in level}
        outcomes.append({"id": level["id"], "winner": level["side"], "level": level["id"], "when": "end",
                         "needs": {"ratio": {"side": attacker, **lower, **upper}}})
        lower = {"above": upper["up_to"]} if "up_to" in upper else {"at_least": upper["below"]} if upper else {}
    return {"schedule": schedule + [{"item": "the line", "to": "both", "points": rules.get("penalty", 1), "line": line,
                                     **({"turn": {"from": rules["from_turn"]}} if "from_turn" in rules else {})}],
            "outcomes": outcomes}


def agrees(name, built_in, write):
    game = load(os.path.join(shipped, name))
    made = {**game, "format": "hex-umpire/2", "rules": {"objectives": write(game)}}
    made.pop("lesson", None)
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(made, file)
        file.flush()
        for at in sorted({len(game["log"]) * i // 4 for i in range(5)}):
            wanted = judging.judge(os.path.join(shipped, name), "--at", str(at))["systems"][built_in]
            found = judging.judge(file.name, "--at", str(at))["systems"]["objectives"]
            verdicts = [one["verdict"] and [one["verdict"][key] for key in ("winner", "level", "event")] for one in (wanted, found)]
            if verdicts[0] != verdicts[1]:
                return f"at {at}: {built_in} says {verdicts[0]}, objectives {verdicts[1]}"
            if "points" in wanted and wanted["points"] != found["points"]:
                return f"at {at}: {wanted['points']} points, not {found['points']}"
    return None


for name in sorted(os.listdir(shipped)):
    if not name.endswith(".hexgame"):
        continue
    in_force = load(os.path.join(shipped, name))["rules"]
    if in_force.get("sudden-death", {}).get("decides", "sudden-death" in in_force):
        plan.case(f"{name} section 4", lambda n=name: agrees(n, "sudden-death", write_section_4))
    if "front-line" in in_force:
        plan.case(f"{name} points", lambda n=name: agrees(n, "front-line", write_points))
sys.exit(plan.finish())
