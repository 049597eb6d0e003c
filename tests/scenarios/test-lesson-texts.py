#!/usr/bin/env python3
"""test-lesson-texts.py SOURCE-ROOT: whether the texts of the lessons are true of the program and of their maps.

Reads every text, hint and remark of every lesson: a key after "press" is in the program's list (docs/keys.md), a hex is on
the map, a unit named like a counter is in the game, and no distance stands for a hex.  The place that a question asks about
lights up.
"""
import glob
import json
import os
import re
import sys

root = sys.argv[1]

with open(os.path.join(root, "docs", "keys.md"), encoding="utf-8") as file:
    KEYS = set(re.findall(r"`([^`]+)`", file.read()))
NAMED = {"Return", "Escape", "Space"}


def letters(column):
    name = ""
    while column > 0:
        column, rest = divmod(column - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def hexes_of(game):
    """Every name of a hex: as the file names it, without the board's prefix."""
    grid = game["map"]["grid"]
    names = set()
    for column in range(1, grid["columns"] + 1):
        for row in range(0, grid["rows"] + 2):
            if grid.get("numbering") == "ccrr":
                if 1 <= row <= grid["rows"]:
                    names.add(f"{column:02}{row:02}")
            else:
                names.add(f"{letters(column)}{row}")
    return names


def sentences(game):
    for number, step in enumerate(game["lesson"]["steps"], 1):
        texts = [step["title"], step["text"], step.get("after") or "", *step.get("hints", ())]
        texts += [goal["hint"] for goal in step.get("goals", ()) if "hint" in goal]
        for text in texts:
            yield number, step, text


def check_keys(game):
    for number, _, text in sentences(game):
        for key in re.findall(r"[Pp]ress ((?:Ctrl\+|Shift\+|Alt\+)*(?:\w+|[?,]))", text):
            if key not in KEYS and key not in NAMED:
                yield f"step {number}: there is no key {key}: {text}"


def check_hexes(game):
    names = hexes_of(game)
    tactical = game["map"]["grid"].get("numbering") != "ccrr"
    pattern = r"(?<![-\w])([A-Z]{1,2}\d{1,2})(?![-\w:])" if tactical else r"(?<![\d:])(\d{4})(?!\d)"
    units = " ".join(unit["name"] for unit in game["units"])
    for number, _, text in sentences(game):
        for name in re.findall(pattern, text):
            if name not in names and name not in units:
                yield f"step {number}: there is no hex {name}: {text}"


def check_units(game):
    names = {unit["name"] for unit in game["units"]}
    for number, _, text in sentences(game):
        for name in re.findall(r"\b(\d{1,3} (?:Pz|R|Gd)|\d-\d-\d(?: [A-C]\b)?)", text):
            if name not in names:
                yield f"step {number}: there is no unit {name}: {text}"


def check_looked_at(game):
    places = {unit["id"]: unit["at"] for unit in game["units"]}
    for number, step, _ in sentences(game):
        ask = step.get("ask", {})
        name = ask.get("hex") or ask.get("location", "").split("/")[0]
        look = step.get("look", {})
        lit = set(look.get("hexes", ())) | {places[unit] for unit in look.get("units", ())}
        if name and name not in lit:
            yield f"step {number}: {name} is asked about and does not light up"
        for building in game["map"].get("buildings", ()):
            if building["id"] == ask.get("building") and not lit.intersection(building["hexes"]):
                yield f"step {number}: no hex of {building['id']} lights up, which is asked about"


def check_distances(game):
    """A distance can become false with any change of the map, and a hex by name says the same."""
    for number, _, text in sentences(game):
        if re.search(r"\bhex(?:es)? (?:away|from|off)\b", text):
            yield f"step {number}: name the hexes instead of a distance: {text}"


def check_recorded(game):
    """A recorded finish tells each of its events, by number."""
    for number, step in enumerate(game["lesson"]["steps"], 1):
        if step.get("ask", {}).get("fact") == "ending":
            told = [int(found) for found in re.findall(r"^(\d+)\. ", step["text"], re.MULTILINE)]
            if told != list(range(1, len(step["events"]) + 1)):
                yield f"step {number}: {len(step['events'])} events are told as {told}"


CHECKS = {"keys": check_keys, "hexes": check_hexes, "units": check_units, "looked-at": check_looked_at,
          "distances": check_distances, "recorded": check_recorded}
FALSE = {"keys": "Press m.", "hexes": "Look at 9999 and ZZ99.", "units": "The 999 Pz and the 9-9-9 move.",
         "distances": "It is two hexes away.", "recorded": "3. The 6 Pz moves."}

lines = []
for path in sorted(glob.glob(os.path.join(root, "data", "lessons", "*.hexgame"))):
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    name = os.path.basename(path)[:-len(".hexgame")]
    for check, run in CHECKS.items():
        lines.append((f"{name}/{check}", sorted(set(run(game)))))
    for check, text in FALSE.items():
        spoilt = json.loads(json.dumps(game))
        spoilt["lesson"]["steps"][0]["text"] = text
        if check == "recorded":
            spoilt["lesson"]["steps"][0] |= {"ask": {"fact": "ending"}, "events": [{"do": "end-phase"}]}
        lines.append((f"{name}/{check}/spoilt", [] if list(CHECKS[check](spoilt)) else ["the false text is let through"]))

print(f"1..{len(lines)}")
for index, (name, faults) in enumerate(lines, 1):
    for fault in faults:
        print(f"# {fault}")
    print(f"{'not ' if faults else ''}ok {index} {name}")
