"""Writes a game file byte for byte as the program itself would save it."""

import jsontext
from jsontext import Fill, Line

# Members whose lists are filled: names of hexes, pairs of them, ids.
FILLED = {"hexes", "pairs", "path", "units", "edges", "blocked_by", "cities", "sources", "attacker_sources", "rear"}


def to_text(game):
    page = dict(game)
    page["map"] = {**game["map"],
                   "grid": Line(game["map"]["grid"]),
                   "terrain": {kind: Fill(hexes) for kind, hexes in game["map"]["terrain"].items()}}
    for part in ("hexsides", "lines", "places"):
        page["map"][part] = _lines(game["map"][part])
    page["sides"] = _lines(game["sides"])
    page["calendar"] = {"turns": Fill(game["calendar"]["turns"]),
                        "player_turns": _lines(game["calendar"]["player_turns"])}
    page["units"] = _lines(game["units"])
    page["start"] = {"control": _lines(game["start"]["control"])}
    page["rules"] = {name: _rules(rules) for name, rules in game["rules"].items()}
    page["log"] = _lines(game["log"])
    return jsontext.to_text(page)


def _lines(items):
    return [Line(_filled(item)) for item in items]


def _filled(item):
    """A thing on one line, with its lists of hexes filled."""
    return {key: Fill(value) if key in FILLED and isinstance(value, list) else value for key, value in item.items()}


def _rules(rules):
    page = _filled(rules)
    page["supply"] = Line(_filled(rules["supply"]))
    page["withdrawals"] = _lines(rules["withdrawals"])
    return page
