#!/usr/bin/env python3
"""Game files that are legal and cost more than they are worth: huge maps, thousands of
conditions, words without an end.  hostile.py FOLDER [NAME...] writes them to look at."""

import json
import pathlib
import sys

MOST = 4096  # columns and rows


def grid(columns, rows, orientation="flat"):
    return {"columns": columns, "rows": rows, "orientation": orientation, "shifted": "odd", "numbering": "ccrr"}


def game(**parts):
    """A small game, with these parts in place of its own."""
    return {
        "format": "hex-umpire/1",
        "title": "Hostile",
        "map": {"grid": grid(8, 8)},
        "sides": [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}],
        "calendar": {"turns": 3, "player_turns": [{"side": "german", "phases": ["Move"]},
                                                  {"side": "soviet", "phases": ["Move"]}]},
        "units": [],
        "start": {},
        "rules": {},
        "log": [],
    } | parts


def unit(number, **parts):
    return {"id": f"u{number}", "name": f"{number}", "side": ("german", "soviet")[number % 2], "at": None} | parts


# --- Huge maps ---

def place(hexes, name="Capital", key="capital"):
    return {"id": key, "name": name, "kind": "city", "hexes": hexes}


SUDDEN_DEATH = {"attacker": "german", "defender": "soviet", "capital": "capital",
                "supply": {"sources": {"edges": ["north", "east"]}}}
FRONT_LINE = {"attacker": "german", "defender": "soviet",
              "schedule": [{"item": "capital", "to": "both", "place": "capital", "points": 1, "when": "turn"}]}


def huge(orientation="flat", units=(), **rules):
    return game(map={"grid": grid(MOST, MOST, orientation), "places": [place(["20482048"])]}, rules=rules,
                units=list(units))


def huge_empty():
    return game(map={"grid": grid(MOST, MOST)})


def huge_pointy():
    return game(map={"grid": grid(MOST, MOST, "pointy")})


def huge_one_unit():
    return huge(units=[unit(0, at="00010001")])


def huge_sudden_death():
    return huge(units=[unit(0, at="00010001")], **{"sudden-death": SUDDEN_DEATH})


def huge_front_line():
    return huge("pointy", [unit(0, at="00010001")], **{"front-line": FRONT_LINE})


def huge_path():
    return huge("pointy", [unit(0, at="00010001")], **{"front-line": FRONT_LINE | {"reading": "path"}})


def huge_control():
    return huge(units=[unit(0, at="00010001", kind="squad")],
                control={"victory": [{"side": "german", "when": "end", "needs": {"controls": {"hexes": ["00010001"]}}}]})


def huge_log():
    log = [{"do": "move", "unit": "u0", "to": ("00010001", "40964096")[i % 2]} for i in range(99)]
    return huge(units=[unit(0, at="00010001")], **{"sudden-death": SUDDEN_DEATH}) | {"log": log}


# --- Conditions ---

def controls(number):
    return {"controls": {"hexes": [f"{number % 8 + 1:02}{number // 8 % 8 + 1:02}"]}}


def conditions(needs):
    return game(units=[unit(0, at="0101", kind="squad"), unit(1, at="0808", kind="squad")],
                rules={"control": {"victory": [{"side": "german", "when": "end", "needs": need} for need in needs]}})


def conditions_wide(count=20000):
    return conditions([{"any": [controls(i) for i in range(count)]}])


def conditions_many(count=20000):
    return conditions([controls(i) for i in range(count)])


def conditions_nested(count=20000):
    needs = []
    for i in range(count // 20):
        need = controls(i)
        for j in range(19):
            need = ({"not": need}, {"all": [need]}, {"any": [need]})[j % 3]
        needs.append(need)
    return conditions(needs)


def conditions_200000():
    return conditions_wide(200000)


def conditions_many_200000():
    return conditions_many(200000)


def conditions_log():
    return conditions_wide(20000) | {"log": [{"do": "move", "unit": "u0", "to": ("0101", "0102")[i % 2]}
                                             for i in range(200)]}


# --- Counts ---

def units_100000():
    return game(units=[unit(i, at="0101") for i in range(0, 100000)])


def units_line():
    return game(map={"grid": grid(400, 400), "places": [place(["200200"])]},
                rules={"sudden-death": SUDDEN_DEATH, "front-line": FRONT_LINE},
                units=[unit(i, at=f"{i % 400 + 1:03}{i // 400 + 1:03}", strength=1) for i in range(100000)])


def events_100000():
    return game(units=[unit(0, at="0101")],
                log=[{"do": "move", "unit": "u0", "to": ("0101", "0102")[i % 2]} for i in range(100000)])


def notes_100000():
    return game(log=[{"do": "note", "text": f"note {i}"} for i in range(100000)])


def places_10000():
    return game(map={"grid": grid(8, 8), "places": [place(["0101"], f"Place {i}", f"p{i}") for i in range(10000)]})


def schedule_10000():
    return game(map={"grid": grid(8, 8), "places": [place(["0101"])]},
                rules={"front-line": FRONT_LINE | {"schedule": [
                    {"item": f"i{i}", "to": "both", "place": "capital", "points": 1, "when": "turn"}
                    for i in range(10000)]}},
                log=[{"do": "end-phase"}] * 6)


def levels_10000():
    levels = [{"id": f"l{i}", "side": "german", "up_to": [i + 1, 10000]} for i in range(10000)]
    return game(map={"grid": grid(8, 8), "places": [place(["0101"])]},
                rules={"front-line": FRONT_LINE | {"levels": levels}})


def withdrawals_10000():
    return game(map={"grid": grid(8, 8), "places": [place(["0101"])]},
                rules={"sudden-death": SUDDEN_DEATH | {
                    "withdrawals": [{"turn": 1 + i % 3, "count": 1} for i in range(10000)]}})


def buildings_10000():
    return game(map={"grid": grid(100, 100), "buildings": [
        {"id": f"b{i}", "name": f"B {i}", "hexes": [f"{i % 100 + 1:03}{i // 100 + 1:03}"], "levels": 2}
        for i in range(10000)]},
        units=[unit(0, at="001001", kind="squad")],
        rules={"control": {"victory": [{"side": "german", "when": "end", "needs": {"controls": {"buildings": ["b1"]}}}]}})


def building_tall():
    return game(map={"grid": grid(8, 8), "buildings": [{"id": "b", "hexes": ["0101"], "levels": 1000000}]},
                units=[unit(0, at="0101", kind="squad")],
                rules={"control": {"victory": [
                    {"side": "german", "when": "end", "needs": {"controls": {"buildings": ["b"]}}}]}})


def line_50000():
    return game(map={"grid": grid(8, 8), "lines": [{"kind": "road", "hexes": ["0101", "0808"] * 25000}]})


def spans_100000():
    return game(map={"grid": grid(8, 8), "terrain": {"forest": ["0101-0808"] * 100000}})


def strength():
    return game(map={"grid": grid(8, 8), "places": [place(["0101"])]},
                units=[unit(i, at="0202", strength=2**63 - 1 - i) for i in range(4)],
                rules={"front-line": FRONT_LINE | {"schedule": [{"item": "e", "to": "both", "per_strength": 1}]}})


# --- The calendar ---

def phases(turns, count, names="P"):
    return {"turns": turns, "player_turns": [{"side": "german", "phases": [f"{names}{i}" for i in range(count)]}]}


def turns_1000000():
    return game(calendar=phases(1000000, 1))


def phases_10000():
    return game(calendar=phases(3, 10000))


def turns_phases():
    return game(calendar=phases(1000000, 10000), log=[{"do": "end-phase"}] * 1000)


def turns_withdrawals():
    return game(calendar=phases(1000000, 1), map={"grid": grid(8, 8), "places": [place(["0101"])]},
                rules={"sudden-death": SUDDEN_DEATH, "front-line": FRONT_LINE, "control": {
                    "victory": [{"side": "german", "when": "end", "needs": controls(1)}]}})


def phase_named(text, events):
    return game(map={"grid": grid(8, 8), "places": [place(["0101"])]}, units=[unit(0, at="0102")],
                calendar={"turns": [{"name": text}], "player_turns": [{"side": "german", "phases": [text]}]},
                rules={"sudden-death": SUDDEN_DEATH},
                log=[{"do": "move", "unit": "u0", "to": ("0101", "0102")[i % 2]} for i in range(events)])


def phase_name_log():
    return phase_named("x" * 100000, 5000)


# --- Texts ---

def texts(text):
    """A text in every field that people read."""
    return game(
        title=text, about=text,
        map={"grid": grid(8, 8), "places": [place(["0101"], text)],
             "buildings": [{"id": "b", "name": text, "hexes": ["0303"], "levels": 1}]},
        sides=[{"id": "german", "name": text}, {"id": "soviet", "name": "Soviet"}],
        calendar={"turns": [{"name": text}, {"name": "II"}], "player_turns": [{"side": "german", "phases": [text]}]},
        units=[unit(0, at="0101", name=text, strength=1), unit(1, at="0303", name=text, kind="squad")],
        rules={"sudden-death": SUDDEN_DEATH, "front-line": FRONT_LINE | {"schedule": [
            {"item": text, "to": "both", "place": "capital", "points": 1, "when": "turn"}]},
               "control": {"victory": [{"side": "german", "when": "end", "needs": controls(1)}],
                           "balance": [{"side": "german", "text": text}]}},
        log=[{"do": "move", "unit": "u0", "to": "0102", "note": text}, {"do": "note", "text": text},
             {"do": "adjust", "side": "german", "what": "points", "points": 1, "reason": text},
             {"do": "end-phase"}, {"do": "concede", "side": "soviet"}])


def field(**parts):
    return lambda text: game(log=[{"do": "move", "unit": "u0", "to": "0102"}], units=[unit(0, at="0101")]) | {
        key: part(text) for key, part in parts.items()}


def lesson(text):
    return game(units=[unit(0, at="0101")],
                rules={"control": {"victory": [{"side": "german", "when": "end", "needs": controls(1)}]}},
                lesson={"summary": text, "steps": [{"kind": "watch", "title": text, "text": text}]})


FIELDS = {
    "title": field(title=lambda text: text),
    "about": field(about=lambda text: text),
    "note": field(log=lambda text: [{"do": "note", "text": text}]),
    "side": field(sides=lambda text: [{"id": "german", "name": text}, {"id": "soviet", "name": "Soviet"}]),
    "unit": field(units=lambda text: [unit(0, at="0101", name=text)]),
    "place": field(map=lambda text: {"grid": grid(8, 8), "places": [place(["0101"], text)]}),
    "turn": field(calendar=lambda text: {"turns": [{"name": text}], "player_turns": [{"side": None, "phases": ["M"]}]}),
    "phase": field(calendar=lambda text: {"turns": 2, "player_turns": [{"side": None, "phases": [text]}]}),
    "building": field(map=lambda text: {"grid": grid(8, 8), "buildings": [
        {"id": "b", "name": text, "hexes": ["0101"]}]}),
    "balance": field(rules=lambda text: {"control": {
        "victory": [{"side": "german", "when": "end", "needs": controls(1)}],
        "balance": [{"side": "german", "text": text}]}}),
    "item": field(rules=lambda text: {"front-line": {"attacker": "german", "defender": "soviet", "schedule": [
        {"item": text, "to": "both", "points": 1, "when": "award"}]}},
                  log=lambda text: [{"do": "award", "side": "german", "item": text}]),
    "reason": field(rules=lambda text: {"front-line": {"attacker": "german", "defender": "soviet", "schedule": []}},
                    log=lambda text: [{"do": "adjust", "side": "german", "what": "points", "points": 1,
                                       "reason": text}]),
    "lesson": lesson,
}

WORDS = {
    "x20000": "x" * 20000,
    "x1000000": "x" * 1000000,
    "words": "All quiet. " * 90000,
    "marks": "e" + "\u0301" * 100000,
    "emoji": "\U0001f469\u200d\U0001f469\u200d\U0001f466" * 20000,
    "bidi": "a\u05d0\u202e\u2067" * 20000,
    "lines": "\n" * 1000000,
    "short-lines": "a\n" * 100000,
}

CASES = {function.__name__.replace("_", "-"): function for function in (
    huge_empty, huge_pointy, huge_one_unit, huge_sudden_death, huge_front_line, huge_path, huge_control, huge_log,
    conditions_wide, conditions_many, conditions_nested, conditions_200000, conditions_many_200000, conditions_log,
    units_100000, units_line, events_100000, notes_100000, places_10000, schedule_10000, levels_10000, withdrawals_10000,
    buildings_10000, building_tall, line_50000, spans_100000, strength, turns_1000000, phases_10000, turns_phases,
    turns_withdrawals, phase_name_log)}
CASES |= {f"every-{name}": (lambda word=word: texts(word)) for name, word in WORDS.items()}
CASES |= {f"{what}-{name}": (lambda make=make, word=WORDS[name]: make(word)) for what, make in FIELDS.items()
          for name in ("x20000", "x1000000", "marks")}


def write(folder, name):
    path = pathlib.Path(folder) / f"{name}.hexgame"
    path.write_text(json.dumps(CASES[name](), ensure_ascii=False), encoding="utf-8")

    return path


def main():
    for name in sys.argv[2:] or CASES:
        write(sys.argv[1], name)


if __name__ == "__main__":
    main()
