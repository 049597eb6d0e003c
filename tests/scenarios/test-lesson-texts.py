#!/usr/bin/env python3
"""test-lesson-texts.py SOURCE-ROOT: whether the texts of the lessons are true of the program and of their maps.

Reads every text, hint and remark of every lesson: a key after "press" is in the program's list (docs/keys.md), a hex is on
the map, a unit named like a counter is in the game, and no distance stands for a hex.  The place that a question asks about
lights up.  Numbers are worked out again: units, hexes and levels that are counted, strengths, points, ratios and sums, and
the hexes that a move is said to go to.
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
    pattern = r"(?<![-\w])([A-Z]{1,2}\d{1,2})(?![-\w:]|\.\d)" if tactical else r"(?<![\d:])(\d{4})(?!\d)"
    units = " ".join(unit["name"] for unit in game["units"])
    for number, _, text in sentences(game):
        for name in re.findall(pattern, text):
            if name not in names and name not in units:
                yield f"step {number}: there is no hex {name}: {text}"


def check_units(game):
    names = {unit["name"] for unit in game["units"]}
    for number, _, text in sentences(game):
        for name in re.findall(r"\b(\d{1,3} (?:Pz|R|Gd)|\d-\d-\d(?: (?:[A-Z]{1,3}|[a-z])\b)?)", text):
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


NUMBERS = {word: number for number, word in enumerate(
    "no one two three four five six seven eight nine ten eleven twelve".split())}


def number_of(word):
    return int(word) if word.isdigit() else NUMBERS.get(word.lower())


def numbers(pattern, text):
    """Each match of the pattern whose # is a number: the number, and the other groups."""
    words = "|".join(NUMBERS)
    for found in re.finditer(pattern.replace("#", rf"(\d+|{words})"), text, re.IGNORECASE):
        yield (number_of(found.group(1)), *found.groups()[1:])


def places_at(game, upto):
    """Where units are when a step begins: the set-up, and the moves of the steps before it."""
    at = {unit["id"]: unit["at"] for unit in game["units"] if "at" in unit}
    set_up = dict(at)
    for step in game["lesson"]["steps"][:upto]:
        if step.get("anew"):
            at = dict(set_up)
        for event in step.get("events", ()):
            if event["do"] == "move":
                at[event["unit"]] = event.get("to") or event["path"][-1]
            elif event["do"] in ("eliminate", "exit", "withdraw"):
                at.pop(event["unit"], None)
    return at


def check_counts(game):
    """Counted things: units of a side, hexes and levels of a place or building, hexes and rows that light up or are
    the answer."""
    sides = {side["id"]: side["name"] for side in game["sides"]}
    for number, step, text in sentences(game):
        at = places_at(game, number - 1)
        for side, name in sides.items():
            there = [unit for unit in game["units"] if unit["side"] == side and unit["id"] in at]
            for n, what in numbers(rf"there (?:is|are)[^.]*?\b# {name} (divisions?|squads?|tanks?|brigades?)", text):
                kind = what.rstrip("s")
                found = [unit for unit in there if unit.get("size", unit.get("kind")) == kind]
                if n != len(found):
                    yield f"step {number}: there are {len(found)} {name} {what}, not {n}: {text}"
        for place in game["map"].get("places", ()):
            for n, in numbers(rf"{re.escape(place['name'])} has # hexes", text):
                if n != len(place["hexes"]):
                    yield f"step {number}: {place['name']} has {len(place['hexes'])} hexes, not {n}: {text}"
        for building in game["map"].get("buildings", ()):
            if building["name"].lower().split()[-1] not in text.lower():
                continue
            for n, in numbers(r"house has # hexes", text):
                if n != len(building["hexes"]):
                    yield f"step {number}: {building['name']} has {len(building['hexes'])} hexes, not {n}: {text}"
            for n, in numbers(r"each with # levels", text):
                if n != building["levels"] + 1:
                    yield f"step {number}: {building['name']} has {building['levels'] + 1} levels, not {n}: {text}"


def check_strengths(game):
    """A unit named with the points it scores, or two totals as a ratio that the lesson works out."""
    for number, step, text in sentences(game):
        for unit in game["units"]:
            name = re.escape(unit["name"])
            for n, in numbers(rf"the {name} and press Delete: that scores # points", text):
                if n != unit["strength"]:
                    yield f"step {number}: {unit['name']} has strength {unit['strength']}, not {n}: {text}"
        for a, b, c, d in re.findall(r"(\d+):(\d+) is (\d+):(\d+)", text):
            if int(a) * int(d) != int(b) * int(c):
                yield f"step {number}: {a}:{b} is not {c}:{d}: {text}"
        for a, b, how, c, d in re.findall(r"(\d+):(\d+) is (more|less) than (\d+):(\d+)", text):
            if (int(a) * int(d) > int(b) * int(c)) != (how == "more") or int(a) * int(d) == int(b) * int(c):
                yield f"step {number}: {a}:{b} is not {how} than {c}:{d}: {text}"
        for a, sign, b, c in re.findall(r"(\d+) ([÷×]) (\d+) = (\d+)", text):
            if (int(a) / int(b) if sign == "÷" else int(a) * int(b)) != int(c):
                yield f"step {number}: {a} {sign} {b} is not {c}: {text}"


def check_points(game):
    """Points that the text gives a side, a place or an item, against the set-up and the schedule."""
    points = game.get("start", {}).get("points", {})
    schedule = [item for system in game["rules"].values() if isinstance(system, dict)
                for item in system.get("schedule", ())]
    for number, step, text in sentences(game):
        for side in game["sides"] if step is game["lesson"]["steps"][0] else ():
            for n, in numbers(rf"the {side['name']} side (?:has )?# ?(?:points|\b)", text):
                if side["id"] in points and n != points[side["id"]]:
                    yield f"step {number}: {side['name']} has {points[side['id']]} points, not {n}: {text}"
        for place in game["map"].get("places", ()):
            worth = [item["points"] for item in schedule if item.get("place") == place["id"] and "points" in item]
            for n, in numbers(rf"{re.escape(place['name'])} scores # points", text):
                if worth and n not in worth:
                    yield f"step {number}: {place['name']} scores {worth[0]} points, not {n}: {text}"


def check_moves(game):
    """A hex that a text says a move passes or ends in is on the way of one of the step's moves."""
    names = {unit["id"]: unit["name"] for unit in game["units"]}
    for number, step, _ in sentences(game):
        ways = {}
        for event in step.get("events", ()):
            if event["do"] == "move":
                ways.setdefault(names[event["unit"]], []).extend(event.get("path") or [event["to"]])
        for unit, way in ways.items():
            pattern = rf"The {re.escape(unit)} (?:moves(?: up| back)?|drives|advances)(?: to| and enters| back to)? (\d{{4}}|[A-Z]\d+)\b"
            for hex_ in re.findall(pattern, step["text"]) if step["kind"] != "do" else ():
                if hex_ not in [place.split("/")[0] for place in way]:
                    yield f"step {number}: {unit} does not go to {hex_}: {step['text']}"


CHECKS = {"keys": check_keys, "hexes": check_hexes, "units": check_units, "looked-at": check_looked_at,
          "distances": check_distances,
          "counts": check_counts, "strengths": check_strengths, "points": check_points, "moves": check_moves,
          "recorded": check_recorded}
FALSE = {"keys": "Press m.", "hexes": "Look at 9999 and ZZ99.", "units": "The 999 Pz and the 9-9-9 move.",
         "distances": "It is two hexes away.", "strengths": "12:3 is 5:1.",
         "recorded": "3. The 6 Pz moves."}

# True numbers of shipped lessons, and false ones in their place.
FALSE_NUMBERS = [
    ("sudden-death-1-whose-hex", "counts", "two German divisions", "three German divisions"),
    ("sudden-death-1-whose-hex", "counts", "Moscow has two hexes", "Moscow has three hexes"),
    ("sudden-death-3-fewest", "moves", "The 7 Pz moves to 0506", "The 7 Pz moves to 0505"),
    ("control-2-building", "counts", "house has three hexes", "house has four hexes"),
    ("control-2-building", "counts", "each with two levels", "each with three levels"),
    ("front-line-3-ratio", "strengths", "that scores 4 points", "that scores 5 points"),
    ("front-line-3-ratio", "strengths", "12 ÷ 3 = 4", "12 ÷ 3 = 5"),
    ("front-line-3-ratio", "strengths", "17:3 is less than 6:1", "17:3 is more than 6:1"),
    ("front-line-3-ratio", "points", "The German side has 12 points", "The German side has 13 points"),
    ("front-line-4-moscow", "points", "Klin scores 5 points", "Klin scores 6 points"),
]

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

for name, check, true, false in FALSE_NUMBERS:
    with open(os.path.join(root, "data", "lessons", f"{name}.hexgame"), encoding="utf-8") as file:
        text = file.read()
    found = list(CHECKS[check](json.loads(text.replace(true, false))))
    lines.append((f"{name}/{check}/{false}", [] if true in text and found else ["the false number is let through"]))

print(f"1..{len(lines)}")
for index, (name, faults) in enumerate(lines, 1):
    for fault in faults:
        print(f"# {fault}")
    print(f"{'not ' if faults else ''}ok {index} {name}")
