#!/usr/bin/env python3
"""check-warnings.py CLI: what can never come true in a game, or is true whatever happens, and how numbers are told.

`check` warns at the very place, in one line, and says nothing of a game in which all of it can come true. `judge` and `trace`
tell numbers by what was asked, and say what is lost for good.
"""
import copy
import json
import pathlib
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / folder) for folder in ("kit", "scenarios")]
from cli import Cli  # noqa: E402
import tap  # noqa: E402
import yardstick  # noqa: E402

cli = Cli(sys.argv[1])
G, S = "german", "soviet"
FRONT = {
    "format": "hex-umpire/2", "title": "Front",
    "map": {"grid": {"columns": 7, "rows": 5, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
            "terrain": {"lake": ["0701-0705"]},
            "places": [{"id": name, "name": name.title(), "kind": "city", "hexes": hexes} for name, hexes in
                       (("minsk", ["0102"]), ("orel", ["0303"]), ("tula", ["0503"]), ("moscow", ["0602", "0603"]), ("port", ["0702"]))]},
    "sides": [{"id": G, "name": "German"}, {"id": S, "name": "Soviet"}],
    "calendar": {"turns": 4, "player_turns": [{"side": G, "phases": ["Movement", "Combat"]}, {"side": S, "phases": ["Movement", "Combat"]}]},
    "units": [{"id": id, "name": id.upper(), "side": G if id[0] == "g" else S, "at": at, "strength": strength, "branch": branch, "size": size}
              for id, at, strength, branch, size in (
                  ("g1", "0101", 4, "armor", "division"), ("g2", "0105", 4, "infantry", "corps"), ("g3", None, 6, "armor", "division"),
                  ("s1", "0601", 4, "infantry", "army"), ("s2", "0605", 4, "cavalry", "corps"), ("s3", "0503", 3, "infantry", "division"))],
    "start": {"control": [{"side": G, "hexes": ["0101-0205"]}, {"side": S, "hexes": ["0301-0605"]}]}, "rules": {}, "log": []}
TOWN = {
    "format": "hex-umpire/1", "title": "Town",
    "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"},
            "buildings": [{"id": "b", "hexes": ["D3", "E3"], "levels": 1}, {"id": "hut", "hexes": ["B4"]}, {"id": "row", "hexes": ["G3", "G4"], "rowhouse": True}]},
    "sides": [{"id": G, "name": "German"}, {"id": "russian", "name": "Russian"}],
    "calendar": {"turns": 3, "player_turns": [{"side": "russian", "phases": ["Movement"]}, {"side": G, "phases": ["Movement"]}]},
    "units": [{"id": "r1", "name": "4-4-7", "side": "russian", "kind": "squad", "at": "B2"},
              {"id": "r2", "name": "8-1", "side": "russian", "kind": "leader", "leadership": -1, "at": "B3"},
              {"id": "g1", "name": "4-6-7", "side": G, "kind": "squad", "at": "G2"},
              {"id": "g2", "name": "Pz IV", "side": G, "kind": "vehicle", "at": "G5",
               "vehicle": {"type": "afv", "armor": 8, "ma": "functioning", "crew": "inherent"}}],
    "start": {"setup": [{"side": G, "hexes": "all"}]}, "rules": {}, "log": []}
OREL, MOSCOW = ({"holds": {"side": G, "places": [place]}} for place in ("orel", "moscow"))
KILLS = [{"item": "k", "to": "both", "per_strength": 1}]
TOWNS = [{"item": "t", "to": "both", "places": ["orel", "tula"], "points": 3, "when": "turn"}]
EXIT = [{"side": "russian", "hexes": ["A1-A6"]}]


def front(needs=MOSCOW, when="end", log=(), rules=None, start=None, outcomes=None, **keys):
    game = copy.deepcopy(FRONT)
    outcome = {"id": "win", "winner": G, "when": when, "needs": needs}
    if "turn" in keys:
        outcome["turn"] = keys.pop("turn")
    game["rules"] = {**(rules or {}), "objectives": {"outcomes": outcomes or [outcome], **keys}}
    game["start"].update(start or {})
    game["log"] = list(log)
    return game


def town(needs, drop=(), log=(), **keys):
    game = copy.deepcopy(TOWN)
    game["rules"] = {"control": {"victory": [{"side": "russian", "when": "end", "needs": needs}], **keys}}
    game["units"] = [unit for unit in game["units"] if unit["id"] not in drop]
    game["log"] = list(log)
    return game


def named(*units, state="any", kind="units", **keys):
    """A count of Russian units by name, which asks for no kinds."""
    return {kind: {"side": "russian", "units": list(units), "state": state, **keys}}


def officers(game):
    """The leader alone has a tag."""
    game["units"][1]["tags"] = ["officer"]
    return game


def unarmed(unit, game):
    next(one for one in game["units"] if one["id"] == unit)["strength"] = 0
    return game


def vast(needs, **keys):
    """A map and a roster whose product is a number that nobody waits for."""
    game = front(needs, **keys)
    game["map"] = {"grid": {"columns": 400, "rows": 400, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}}
    game["start"] = {}
    game["units"] = [{"id": f"g{i}", "name": "g", "side": G, "at": None, "strength": 1, "branch": f"b{i}"} for i in range(40000)]
    return game


def count(kind, side=S, **keys):
    return {kind: {"side": side, **keys}}


def ladder(*rungs, when="turn"):
    """Outcomes in this order: a condition, or one with more keys of the outcome."""
    return front(outcomes=[{"id": f"o{i}", "winner": G, "when": when, "needs": rung, **more}
                           for i, (rung, more) in enumerate(one if isinstance(one, tuple) else (one, {}) for one in rungs)])


def lost(n, **keys):
    return count("eliminated", at_least=n, **keys)


def compare(left, right=(), **bounds):
    return {"compare": {"left": left, **({"right": right} if right else {}), **bounds}}


def tagged(game):
    game["units"][3]["tags"] = ["KV", "x"]
    return game


def squads(game):
    """The German side has squads alone, which no operational system sees."""
    for unit in game["units"]:
        if unit["side"] == G:
            unit["kind"] = "squad"
            for key in ("strength", "branch", "size"):
                del unit[key]
    return game


QUIET = {
    "a sum": front(compare([count("eliminated")], [count("eliminated", G)], more_by=1)),
    "a sum with points": front(compare([count("points", G)], [count("eliminated")], at_least=500), schedule=TOWNS),
    "tags": tagged(front(count("units", tags=["KV"], at_least=1))), "one of the tags": tagged(front(count("units", tags=["x"], at_least=1))),
    "a city": front(), "two of three": front({"holds": {"side": G, "places": ["orel", "tula", "moscow"], "at_least": 2}}),
    "all its units": front(count("eliminated", at_least=3)), "all its strength": front(count("eliminated", count="strength", at_least=11)),
    "with a reinforcement": front(count("units", G, branches=["armor"], at_least=2)),
    "an exit": front(count("exited", G, through={"edges": ["west"], "hexes": ["0301"]}, at_least=2)),
    "points each turn": front(count("points", G, at_least=24), schedule=TOWNS),
    "awards": front(count("points", G, at_least=500), schedule=[{"item": "a", "to": G, "points": 1, "when": "award"}]),
    "gaps": front(count("points", G, at_least=500), schedule=[{"item": "l", "to": G, "line": {}, "points": 1}]),
    "corrections": front(count("points", G, at_least=9), log=[{"do": "adjust", "side": G, "what": "points", "points": 9, "reason": "dice"}]),
    "entered": front(count("entered", G, places=["moscow", "orel"], at_least=1)), "ever": front({"ever": {"needs": MOSCOW}}),
    "first": front({"first": {"needs": OREL, "before": MOSCOW}}), "for": front({"for": {"turns": 4, "needs": OREL}}, "turn"),
    "cut off": front(count("cut_off", places=["moscow"]), "phase", supply={S: {"sources": {"edges": ["north"]}}}),
    "a ratio": front(count("ratio", G, above=[3, 1]), schedule=KILLS), "a lead": front(count("lead", G, at_least=-5, at_most=11), schedule=KILLS),
    "sizes from … on": front(count("eliminated", sizes=["brigade", "division", "corps"], at_least=1)),
    "a band": front(count("eliminated", G, at_least=1, at_most=9)), "some turns": front({"all": [{"turn": {"from": 3}}, OREL]}, "turn"),
    "a place of the enemy's": front(schedule=[{"item": "c", "to": S, "place": "minsk", "points": 5, "when": "once"},
                                              {"item": "d", "to": "both", "places": ["minsk", "tula"], "points": 5, "when": "once"}]),
    "held from the start": front(count("holds", places=["moscow"])), "none there": front(count("units", hexes=["0101-0205"], at_most=0)),
    "two of three buildings": town({"controls": {"buildings": ["b", "hut", "row"], "at_least": 2}}),
    "casualties": town({"cvp": {"at_least": 17}}), "more casualties": town({"cvp": {"more_than_enemy_by": 17}}),
    "more is asked first": ladder(lost(2), lost(1)), "another bound": ladder(count("units", at_least=1), count("units", at_most=2)),
    "other units": ladder(lost(1, branches=["cavalry"]), lost(2)), "another turn": ladder((lost(1), {"turn": {"from": 3}}), lost(2)),
    "a later moment": ladder((lost(1), {"when": "end"}), lost(2)), "what is not": ladder({"not": lost(1)}, {"not": lost(2)}),
    "one of two": ladder({"all": [OREL, MOSCOW]}, OREL), "either": ladder(OREL, {"any": [OREL, MOSCOW]}),
    "fewer of a list": ladder(count("holds", G, places=["orel", "tula"]), count("holds", G, places=["orel", "tula"], at_least=1)),
    "exit points": town({"exit_vp": {"at_least": 4}}, exit=EXIT), "no enemy": town({"no_enemy": {"state": "mmc", "in": "b"}}),
    "a leader by name and kind": town(named("r2", kinds=["leader"], at_least=1)), "a squad by name": town(named("r1", at_least=1)),
    "a tag with a kind": officers(town(count("units", "russian", tags=["officer"], kinds=["leader"], at_least=1))),
    "a promoted leader": town({"exit_vp": {"at_least": 5}}, exit=EXIT, log=[
        {"do": "mark", "unit": "r2", "leadership": -2}, {"do": "move", "unit": "r1", "to": "A2"}, {"do": "move", "unit": "r2", "to": "A3"},
        {"do": "exit", "unit": "r1", "from": "A2", "as": "victory"}, {"do": "exit", "unit": "r2", "from": "A3", "as": "victory"}]),
    "corrected casualties": town({"cvp": {"at_least": 40}}, log=[{"do": "adjust", "side": "russian", "what": "cvp", "points": 3, "reason": "dice"}]),
}
NEVER, ALWAYS = "so that this condition can never be met; ", "so that this condition is met whatever happens; "
LEADER = "unit “r2” has the kind “leader”, and without “kinds” only squads, half-squads and crews count"
NEEDS, CONTROL = "/rules/objectives/outcomes/0/needs", "/rules/control/victory/0/needs"
WARNED = [
    (tagged(front(count("eliminated", tags=["KV2"], at_least=1))), NEEDS + "/eliminated/tags",
     f"side “soviet” has no unit with such a tag, {NEVER}use one of these: KV, x"),
    (front(count("units", tags=["KV"], at_most=0)), NEEDS + "/units/tags",
     f"side “soviet” has no unit with such a tag, {ALWAYS}give units “tags”"),
    (tagged(front(count("units", tags=["KV", "KW"], at_least=1))), NEEDS + "/units/tags/1",
     "no unit has the tag “KW”; use one of these: KV, x"),
    (front(compare([count("eliminated", tags=["KV"])], [count("eliminated", G)], more_by=1)),
     NEEDS + "/compare/left/0/eliminated/tags", "side “soviet” has no unit with such a tag, so that this count is always 0; give units “tags”"),
    (front(compare([count("units")], [count("exited", sizes=["brigade"])], at_least=1)), NEEDS + "/compare/right/0/exited/sizes",
     "side “soviet” has no unit of such a size, so that this count is always 0; use one of these: division, corps, army"),
    (front(compare([count("eliminated")], at_least=4)), NEEDS + "/compare/at_least",
     f"the left sum less the right one is never more than 3, {NEVER}change the number, or what is counted"),
    (front(compare([{"times": -1, **count("eliminated")}], more_by=1)), NEEDS + "/compare/more_by",
     f"the left sum less the right one is never more than 0, {NEVER}change the number, or what is counted"),
    (front(compare([{"times": 2, **count("units")}], [{"number": 1.5}], at_most=-2)), NEEDS + "/compare/at_most",
     f"the left sum less the right one is never less than -1.5, {NEVER}change the number, or what is counted"),
    (front(compare([{"times": 2, **count("units")}], [{"number": 1.5}], at_most=4.5)), NEEDS + "/compare",
     f"the left sum less the right one is always from -1.5 to 4.5, {ALWAYS}change the number, or what is counted"),
    (squads(front(OREL)), NEEDS + "/holds",
     "side “german” has only tactical units, which take no hex here; add units of the kind “ground”, or judge tactical units by “control”"),
    (squads(front(count("units", G, places=["orel"], at_least=1))), NEEDS + "/units",
     f"side “german” has no unit of the kinds ground, air and naval, which alone count here, {NEVER}"
     "add such units, or judge tactical units by “control”"),
    (front(count("units", branches=["armour"], at_least=1)), NEEDS + "/units/branches",
     f"side “soviet” has no unit of such a branch, {NEVER}use one of these: infantry, cavalry"),
    (front(count("eliminated", branches=["infantry", "calvary"], at_least=1)), NEEDS + "/eliminated/branches/1",
     "no unit has the branch “calvary”; perhaps “cavalry” is meant; use one of these: armor, infantry, cavalry"),
    (front(count("eliminated", branches=["calvary"], at_least=1)), NEEDS + "/eliminated/branches",
     f"side “soviet” has no unit of such a branch, {NEVER}perhaps “cavalry” is meant; use one of these: infantry, cavalry"),
    (front(count("units", sizes=["brigade"], at_most=0)), NEEDS + "/units/sizes",
     f"side “soviet” has no unit of such a size, {ALWAYS}use one of these: division, corps, army"),
    (front(count("units", G, kinds=["air"], at_least=1)), NEEDS + "/units/kinds",
     f"side “german” has no unit of such a kind, {NEVER}choose the kinds that its units have"),
    (front({"some": {"at_least": 1, "of": [OREL, count("eliminated", units=["s1", "s2"], branches=["cavalry"], sizes=["army"], at_least=1)]}}),
     NEEDS + "/some/of/1/eliminated", f"side “soviet” has no unit that fits all of this, {NEVER}ask for less, or for other units"),
    (front({"not": count("units", G, at_least=9)}), NEEDS + "/not/units/at_least",
     f"side “german” has only 3 such units, {NEVER}use a whole number up to 3"),
    (front(count("units", G, at_most=3)), NEEDS + "/units/at_most", f"side “german” has only 3 such units, {ALWAYS}use a whole number up to 2"),
    (front(count("exited", count="strength", at_least=12)), NEEDS + "/exited/at_least",
     f"such units of side “soviet” have only 11 strength points in all, {NEVER}use a whole number up to 11"),
    (front({"all": [count("exited", G, through={"hexes": ["0303"]}, at_least=1)]}), NEEDS + "/all/0/exited/through",
     f"no unit leaves the map by any of these hexes, {NEVER}name hexes at the edge of the map that are land"),
    (front(count("exited", G, through={"edges": ["east"]}, at_least=1)), NEEDS + "/exited/through",
     f"no unit leaves the map by any of these hexes, {NEVER}name hexes at the edge of the map that are land"),
    (front(count("exited", G, through={"hexes": ["0303", "0101"]}, at_least=1)), NEEDS + "/exited/through/hexes",
     "some of these hexes lie inside the map, where no unit leaves it; name hexes of the edge only"),
    (front(count("points", G, at_least=25), schedule=TOWNS), NEEDS + "/points/at_least",
     f"side “german” can never have more than 24 points, {NEVER}change the number, or the schedule"),
    (front(count("points", G, at_least=3), schedule=KILLS, start={"points": {G: 3}}), NEEDS + "/points/at_least",
     f"side “german” can never have fewer than 3 points, {ALWAYS}change the number, or the schedule"),
    (front(count("lead", G, at_least=12), schedule=KILLS), NEEDS + "/lead/at_least",
     f"the points of side “german” less the enemy’s can never be more than 11, {NEVER}change the number, or the schedule"),
    (front(count("ratio", G, above=[3, 1]), schedule=[{"item": "k", "to": S, "per_strength": 1}]), NEEDS + "/ratio",
     f"the points of the schedule never come to such a ratio, {NEVER}change the bounds, or the schedule"),
    (front(count("cut_off", places=["moscow"]), "phase", supply={S: {"sources": {"edges": ["east"]}}}), "/rules/objectives/supply/soviet/sources",
     "no source of side “soviet” is a hex in which a line of supply can end, so that nothing of it is ever in supply; name an edge or a hex of the map that is land"),
    (front(rules={"supply": [{"side": G, "sources": ["0701"]}]}), "/rules/supply/0/sources",
     "no source of side “german” is a hex in which a line of supply can end, so that nothing of it is ever in supply; name an edge or a hex of the map that is land"),
    (front(count("connected", G, places=["orel"], to={"hexes": ["0705"]})), NEEDS + "/connected/to",
     f"a line of supply can end in none of these hexes, {NEVER}name an edge or a hex of the map that is land"),
    (front({"first": {"needs": OREL, "before": count("holds", places=["tula"])}}), NEEDS + "/first/before",
     f"the set-up meets this already, {NEVER}change the start, or ask for something else"),
    (front({"ever": {"needs": count("holds", places=["tula"])}}), NEEDS + "/ever",
     f"the set-up has met it already, {ALWAYS}change the start, or ask for something else"),
    (front(count("entered", G, hexes=["0101"])), NEEDS + "/entered/hexes",
     "unit “g1” stands there from the start, and to stand there is not to enter; let it start elsewhere, or use “holds”"),
    (front(count("entered", G, places=["port"])), NEEDS + "/entered", f"no unit can be in any of these, {NEVER}leave out what is water or off the map"),
    (front({"turn": {"from": 1}}), NEEDS + "/turn", f"these are all turns of the game, {ALWAYS}name fewer turns, or remove the condition"),
    (front({"all": [{"turn": {"to": 2}}, OREL]}, "turn", turn={"from": 3}), NEEDS,
     f"there is no turn in which all of this holds and is judged, {NEVER}change the turns, or judge it at another time"),
    (front(withdrawals=[{"side": G, "turn": 2, "count": 3, "branch": "armor"}]), "/rules/objectives/withdrawals/0/count",
     "side “german” has only 2 such units, so that this withdrawal can only fail; use a whole number up to 2"),
    (front(withdrawals=[{"side": G, "turn": 2, "count": 1, "branch": "panzer"}]), "/rules/objectives/withdrawals/0/branch",
     "no such unit of side “german” has this branch, so that this withdrawal can only fail; use one of these: armor, infantry"),
    (front(schedule=[{"item": "c", "to": S, "place": "tula", "points": 5, "when": "once"}]), "/rules/objectives/schedule/0/place",
     "side “soviet” holds some of this from the start, and to hold it is not to take it; change the start, or let it score at the end of each turn"),
    (front(schedule=[{"item": "k", "to": G, "per_unit": 1, "units": {"branches": ["guards"]}}]), "/rules/objectives/schedule/0/units/branches",
     "side “soviet” has no unit of such a branch, so that this item can never score; use one of these: infantry, cavalry"),
    (unarmed("s2", front(schedule=[{"item": "k", "to": G, "per_strength": 1, "units": {"branches": ["cavalry"]}}])),
     "/rules/objectives/schedule/0/per_strength",
     "the units that count have no strength, so that this item can never score; give them a “strength”, or use “per_unit”"),
    (front(schedule=[{"item": "k", "to": G, "per_unit": 1, "for": "exited", "through": {"hexes": ["0303"]}}]), "/rules/objectives/schedule/0/through",
     "no unit leaves the map by any of these hexes, so that this item can never score; name hexes at the edge of the map that are land"),
    (town({"controls": {"buildings": ["b", "hut"], "at_least": 3}}), CONTROL + "/controls/at_least",
     f"only 2 are listed here, {NEVER}use a whole number up to 2"),
    (town({"exit_vp": {"at_least": 1}}), CONTROL + "/exit_vp", f"side “russian” has no hexes to exit by, {NEVER}list them for it under “exit”"),
    (town({"exit_vp": {"at_least": 5}}, exit=EXIT), CONTROL + "/exit_vp/at_least",
     f"what can exit is worth at most 4 exit points, {NEVER}use a whole number up to 4"),
    (town({"cvp": {"at_least": 18}}), CONTROL + "/cvp/at_least",
     f"all units of side “german” are worth at most 17 casualty points, {NEVER}use a whole number up to 17"),
    (town({"cvp": {"at_least": 0}}), CONTROL + "/cvp/at_least", f"nothing has fewer than that, {ALWAYS}use a greater number, or remove the condition"),
    (town({"cvp": {"more_than_enemy_by": 0}}, drop=["r1", "r2"]), CONTROL + "/cvp/more_than_enemy_by",
     f"nothing has fewer than that, {ALWAYS}use a greater number, or remove the condition"),
    (town({"not": {"no_enemy": {"state": "mmc", "in": "b"}}}, drop=["g1"]), CONTROL + "/not/no_enemy",
     f"side “german” has no squad, half-squad or crew, {ALWAYS}add its units, or remove the condition"),
    (town(named("r2", at_least=1)), CONTROL + "/units/units", f"{LEADER}, {NEVER}add “kinds”"),
    (town(named("r2", kind="captured", at_most=0, state="armed")), CONTROL + "/captured/units", f"{LEADER}, {ALWAYS}add “kinds”"),
    (officers(town(count("eliminated", "russian", tags=["officer"], at_least=1))), CONTROL + "/eliminated/tags", f"{LEADER}, {NEVER}add “kinds”"),
    (town(named("r2", count="points", at_least=1), log=[{"do": "adjust", "side": "russian", "what": "cvp", "points": 3, "reason": "dice"}]),
     CONTROL + "/units/units", f"{LEADER}, {NEVER}add “kinds”"),
    (town(compare([named("r2", kind="exited", count="points")], at_least=1), exit=EXIT), CONTROL + "/compare/left/0/exited/units",
     f"{LEADER}, so that this count is always 0; add “kinds”"),
    (town(named("r1", "r2", at_least=1)), CONTROL + "/units/units", f"{LEADER}; add “kinds”, or leave out this unit"),
    (town({"exit_vp": {"at_least": 1}}, exit=[{"side": "russian", "hexes": ["A1-B2"]}]), "/rules/control/exit/0/hexes",
     "some of these hexes lie inside the map, where no unit leaves it; name hexes of the edge only"),
]
BEFORE = [
    ladder(lost(1), lost(2)), ladder(lost(1), lost(1)), ladder(OREL, {"all": [MOSCOW, OREL]}), ladder({"any": [OREL, lost(1)]}, lost(2)),
    ladder(count("holds", G, places=["orel", "tula"], at_least=1), count("holds", G, places=["orel", "tula"])),
    ladder(count("units", at_most=2), count("units", at_least=1, at_most=2)), ladder(lost(1), (lost(2), {"turn": {"from": 3}})),
    ladder({"some": {"at_least": 1, "of": [OREL, MOSCOW, lost(1)]}}, {"some": {"at_least": 2, "of": [OREL, MOSCOW, lost(1)]}}),
    ladder((MOSCOW, {"winner": S}), MOSCOW),
]
VAST = {
    "outcomes all but alike": ladder(*({"all": [lost(1)] * 1000 + [count("entered", G, hexes=[f"{column:02}{row:02}"], at_least=1)]}
                                       for column in range(1, 7) for row in range(1, 6))),
    "a set of hexes to take": vast({"turn": {"from": 2}}, schedule=[{"item": "c", "to": G, "hexes": "all", "hold": "clear", "points": 1, "when": "once"}]),
    "a set of hexes to enter": vast(count("entered", G, hexes="all", at_least=1)),
    "many branches": vast({"turn": {"from": 2}}, withdrawals=[{"side": G, "turn": 2, "count": 1, "branch": "panzer"}]),
}
REFUSED = [
    (town({"controls": {"buildings": ["b", "hut"], "at_lest": 2}}), CONTROL + "/controls/at_lest", "“at_lest” is not known here; perhaps “at_least” is meant"),
    (town({"control": {"buildings": ["b"]}}), CONTROL + "/control", "“control” is not known here; perhaps “controls” is meant"),
    (town({"all": [{"cvp": {"at_least": 3, "note": "x"}}]}), CONTROL + "/all/0/cvp/note",
     "“note” is not known here; use one of these: side, at_least, at_most, more_than_enemy_by"),
    (town({"not": {"no_enemy": {"state": "mmc", "in": "b", "levels": 1}}}), CONTROL + "/not/no_enemy/levels", "“levels” is not known here; use one of these: state, kinds, in"),
    (town({"exit_vp": {"at_least": 3, "at_mots": 4}}, exit=EXIT), CONTROL + "/exit_vp/at_mots", "“at_mots” is not known here; perhaps “at_most” is meant"),
    (town({"any": [{"cvp": {"at_least": 3}, "comment": "x"}]}), CONTROL + "/any/0/comment", None),
]


def run(verb, game, *args):
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        status, out, err = cli.run(verb, *args, file.name)
        return status, (out + err).decode("utf-8").replace(file.name, "FILE")


def quiet(game):
    status, said = run("check", game)
    return None if (status, said) == (0, "") else f"exit {status}: {said}"


def is_soon(game, yard):
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        run, late = yard.run([sys.argv[1], "check", file.name], 3)
        return late or (None if run.status == 0 else f"exit {run.status}")


def says(game, status, line):
    found, said = run("check", game)
    return None if (found, said) == (status, line) else f"exit {found}: {said!r}, not {line!r}"


def tells(verb, game, has, lacks, *args):
    status, said = run(verb, game, *args)
    said = " ".join(said.split())
    wrong = [words for words in has if words not in said] + [words for words in lacks if words in said]
    return f"exit {status}: {wrong}: {said}" if status or wrong else None


MOVE = [{"do": "move", "unit": "s3", "to": "0504"}]
OVER = [{"do": "end-phase"}] * 4
LOST = [{"do": "eliminate", "unit": unit} for unit in ("g1", "g2")]
TOLD = {
    "at most": (front(count("eliminated", G, at_most=1, at_least=1), log=LOST), ["can no longer be met"], ["2 of 1"]),
    "an upper bound": (front({"all": [OREL, count("units", at_most=2)]}), ["at most 2 units of the Soviet side on the map (3)"], ["3 of 2", "3, at most 2"]),
    "none allowed": (front(count("units", at_most=0)), ["not met (3, at most 0)"], ["3 of 0"]),
    "more than needed": (front(count("units", at_least=2)), ["met (3, at least 2)"], ["3 of 2"]),
    "gaps": (front(count("line", G)), ["not met (", ", at most 0)"], ["of 0"]),
    "behind": (front(count("lead", G, at_least=5), schedule=KILLS, log=LOST), ["not met (8 behind; needed: at least 5 ahead)"], ["-8"]),
    "not far behind": (front(count("lead", G, at_least=-5), schedule=KILLS, log=LOST),
                       ["the German side in points: at most 5 behind", "8 behind; needed: at most 5 behind"], ["-5", "-8"]),
    "a first that is lost": (front(outcomes=[
        {"id": "a", "winner": G, "when": "instant", "needs": {"first": {"needs": OREL, "before": count("entered", places=["tula"])}}},
        {"id": "b", "winner": S, "when": "instant", "name": "Hold", "needs": {"all": [count("holds", places=["minsk"]), count("holds", places=["orel", "minsk"])]}}],
        log=[{"do": "move", "unit": "s3", "path": ["0504", "0503"]}]),
        ["“Hold” is nearest. 2 conditions are missing", "can no longer be met", "no longer possible"], ["“German victory” is nearest"]),
    "a turn that is past": (front({"all": [{"turn": {"to": 1}}, OREL]}, "turn", log=OVER),
                            ["No outcome can be met any more.", "this is no longer possible: up to Turn 1"], ["nearest outcome"]),
    "turns that are over": (front(OREL, "turn", log=OVER, turn=1), ["the turns in which it is judged are over. It is judged only in Turn 1."], []),
    "only in some turns": (front(OREL, "turn", turn={"from": 3}), ["1 condition is missing: German control of Orel. It is judged only from Turn 3 on."], []),
    "what must not be": (front({"not": count("holds", places=["tula"])}), ["this must not be met: Soviet control of Tula"], ["no longer"]),
    "what must be fewer": (front({"not": count("units", at_least=2)}), ["1 condition is missing: at most 1 unit of the Soviet side on the map"], ["no longer"]),
    "another outcome": (front(outcomes=[{"id": "a", "winner": G, "when": "instant", "needs": count("eliminated", G, at_least=1)},
                                        {"id": "b", "winner": S, "when": "instant", "name": "Rout", "needs": count("eliminated", G, at_least=1)}], log=LOST[:1]),
                        ["at event 1, which also meets: Soviet victory, “Rout”."], ["another condition"]),
    "rungs of one ladder": (front(outcomes=[{"id": str(n), "winner": G, "when": "instant", "level": str(n), "needs": count("eliminated", G, at_least=1)}
                                            for n in (1, 2)], log=LOST[:1]), ["at event 1."], ["also meets"]),
    "a phase of one side": (front(outcomes=[{"id": "a", "winner": G, "when": "phase", "phase": "Combat", "of": G, "needs": OREL}]),
                            ["at the end of each phase “Combat” of the German side"], []),
    "no source": (front(count("connected", places=["moscow"]), supply={S: {"sources": {"edges": ["east"]}}}),
                  ["The Soviet side has no usable source of supply."], ["In the way", "zone of control"]),
    "casualties behind": (town({"cvp": {"more_than_enemy_by": 2}}, log=[{"do": "eliminate", "unit": "r1"}]), ["2 behind; needed: at least 2 ahead"], ["-2 of 2"]),
    "enemies": (town({"no_enemy": {"state": "mmc", "in": ["G2"]}}), ["not met (1, at most 0)"], ["1 of 0"]),
}
NOWHERE = front(rules={"supply": [{"side": S, "sources": ["0701"]}]})
NOWHERE["units"][0]["at"] = "0502"
plan = tap.Plan()
yard = yardstick.Yardstick(sys.argv[1])
for name, game in QUIET.items():
    plan.case(f"quiet: {name}", lambda g=game: quiet(g))
for i, (game, pointer, words) in enumerate(WARNED):
    plan.case(f"warned {i} {pointer}", lambda g=game, p=pointer, w=words: says(g, 0, f"FILE:1: {p}: warning: {w}\n"))
for i, game in enumerate(BEFORE):
    plan.case(f"before {i}", lambda g=game: says(g, 0, "FILE:1: /rules/objectives/outcomes/1/needs: warning: the outcome “o0” comes before this one and is met "
              "whenever this one is, so that this outcome never decides; put the outcome that asks for more first, or remove one of them\n"))
for name, game in VAST.items():
    plan.case(f"soon: {name}", lambda g=game: is_soon(g, yard))
for i, (game, pointer, words) in enumerate(REFUSED):
    plan.case(f"refused {i} {pointer}", lambda g=game, p=pointer, w=words: says(g, 1, f"FILE:1: {p}: {w}\n") if w is not None
              else None if f" {p}: “comment” is not known here; " in run("check", g)[1] else run("check", g)[1])
for name, (game, has, lacks) in TOLD.items():
    plan.case(f"told: {name}", lambda g=game, h=has, n=lacks: tells("judge", g, h, n))
plan.case("told: a trace without a source", lambda: tells("trace", NOWHERE, ["The Soviet side has no usable source of supply."],
                                                          ["zone of control", "Dead ends"], "--from", "0503", "--side", S))
sys.exit(plan.finish())
