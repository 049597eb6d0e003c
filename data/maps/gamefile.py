"""Writes a game file byte for byte as the program itself would save it."""

import jsontext
import translating
from jsontext import Fill, Line

# Lists that are filled wherever they stand; all others within a line keep to it.
FILLED = {"phases", "pairs", "units", "cities", "rear"}

# Lists that have a line for each item.
BLOCKS = ("hexsides", "places", "buildings", "boards", "setup", "fires", "withdrawals", "schedule", "outcomes", "victory",
          "exit", "balance")


def to_text(game, plan=None):
    """The file of a game; with the plan of a lesson, whose texts are translated too."""
    page = dict(game)
    page["map"] = _map(game["map"])
    page["sides"] = _lines(game["sides"])
    turns = game["calendar"]["turns"]
    page["calendar"] = {"turns": Fill(turns) if isinstance(turns, list) else turns,
                        "player_turns": _lines(game["calendar"]["player_turns"])}
    if "ends_after" in game["calendar"]:
        page["calendar"]["ends_after"] = Line(game["calendar"]["ends_after"])
    page["units"] = _lines(game["units"])
    page["start"] = _blocks(game["start"])
    if "control" in game["start"]:
        page["start"]["control"] = [Line({**held, "hexes": Fill(held["hexes"])})
                                    for held in game["start"]["control"]]
    if "points" in game["start"]:
        page["start"]["points"] = Line(game["start"]["points"])
    page["rules"] = {name: _rules(rules) for name, rules in game["rules"].items()}
    page["log"] = _lines(game["log"])
    page["translations"] = {language: {text: Line(word) for text, word in words.items()}
                            for language, words in translating.translations_of({**game, "lesson": plan or {}}).items()}
    return jsontext.to_text(page)


def _map(chart):
    page = {**_blocks(chart), "grid": Line(chart["grid"])}
    if "terrain" in chart:
        page["terrain"] = {kind: Fill(hexes) for kind, hexes in chart["terrain"].items()}
    if "elevation" in chart:
        page["elevation"] = {level: Fill(hexes) for level, hexes in chart["elevation"].items()}
    if "lines" in chart:
        page["lines"] = [Line({**line, "hexes": Fill(line["hexes"])}) for line in chart["lines"]]
    for key in ("bridges", "pillboxes"):
        if key in chart:
            page[key] = Fill(chart[key])
    return page


def _blocks(page):
    return {key: _lines(value) if key in BLOCKS else value for key, value in page.items()}


def _lines(items):
    return [Line(_filled(item)) for item in items]


def _filled(item):
    return {key: Fill(value) if key in FILLED and isinstance(value, list) else value for key, value in item.items()}


def _conditions(item):
    """Where lines end, or units leave, the hexes are filled; they are so at any depth of a condition."""
    if isinstance(item, list):
        return [_conditions(part) for part in item]
    if not isinstance(item, dict):
        return item
    return {key: {name: Fill(part) if name == "hexes" else part for name, part in value.items()}
            if key in ("to", "through") and isinstance(value, dict) else _conditions(value) for key, value in item.items()}


def _rules(rules):
    if isinstance(rules, list):
        return [{key: Line(value) for key, value in one.items()} for one in rules]
    page = _blocks(_filled(_conditions(rules) if "outcomes" in rules else rules))
    if "supply" in rules:
        page["supply"] = {key: {name: Line(_conditions({"to": part})["to"]) for name, part in value.items()} if "outcomes" in rules else Line(value)
                          for key, value in rules["supply"].items()}
    if "otherwise" in rules:
        page["otherwise"] = Line(rules["otherwise"])
    if "rows" in rules:
        page["rows"] = Line(rules["rows"])
    return page
