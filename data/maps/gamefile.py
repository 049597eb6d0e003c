"""Writes a game file byte for byte as the program itself would save it."""

import jsontext
from jsontext import Fill, Line

# Lists that are filled wherever they stand; all others within a line keep to it.
FILLED = {"phases", "pairs", "units", "cities", "rear"}

# Lists of rules that have a line for each item.
BLOCKS = ("withdrawals", "schedule")


def to_text(game):
    page = dict(game)
    page["map"] = {**game["map"],
                   "grid": Line(game["map"]["grid"]),
                   "terrain": {kind: Fill(hexes) for kind, hexes in game["map"]["terrain"].items()}}
    page["map"]["hexsides"] = _lines(game["map"]["hexsides"])
    page["map"]["lines"] = [Line({**line, "hexes": Fill(line["hexes"])}) for line in game["map"]["lines"]]
    page["map"]["places"] = _lines(game["map"]["places"])
    page["sides"] = _lines(game["sides"])
    page["calendar"] = {"turns": Fill(game["calendar"]["turns"]),
                        "player_turns": _lines(game["calendar"]["player_turns"])}
    page["units"] = _lines(game["units"])
    page["start"] = {"control": [Line({**held, "hexes": Fill(held["hexes"])})
                                 for held in game["start"]["control"]]}
    page["rules"] = {name: _rules(rules) for name, rules in game["rules"].items()}
    page["log"] = _lines(game["log"])
    return jsontext.to_text(page)


def _lines(items):
    return [Line(_filled(item)) for item in items]


def _filled(item):
    return {key: Fill(value) if key in FILLED else value for key, value in item.items()}


def _rules(rules):
    page = _filled(rules)
    if "supply" in rules:
        page["supply"] = {key: Line(value) for key, value in rules["supply"].items()}
    for key in BLOCKS:
        if key in rules:
            page[key] = _lines(rules[key])
    return page
