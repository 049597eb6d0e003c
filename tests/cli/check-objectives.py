#!/usr/bin/env python3
"""check-objectives.py CLI: what is refused in `rules.objectives`, where, and in which words.

A sound game is spoilt at one place; `check` has to name that place, and say what is wrong and what would be right.
"""
import copy
import json
import pathlib
import re
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "kit"), str(pathlib.Path(__file__).resolve().parents[1] / "scenarios")]
from cli import Cli  # noqa: E402
import tap  # noqa: E402

cli = Cli(sys.argv[1])
GONE = object()
HOLD = {"holds": {"side": "german", "places": ["orel", "tula"]}}
GAME = {
    "format": "hex-umpire/2", "title": "Sound",
    "map": {"grid": {"columns": 5, "rows": 4, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
            "places": [{"id": "orel", "name": "Orel", "kind": "city", "hexes": ["0202"]},
                       {"id": "tula", "name": "Tula", "kind": "city", "hexes": ["0402", "0403"]}]},
    "sides": [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}],
    "calendar": {"turns": 3, "player_turns": [{"side": "german", "phases": ["Movement"]}, {"side": "soviet", "phases": ["Movement", "Supply"]}]},
    "units": [{"id": "g1", "name": "G 1", "side": "german", "at": "0101", "strength": 4},
              {"id": "s1", "name": "S 1", "side": "soviet", "at": "0501", "strength": 4}],
    "start": {}, "rules": {"objectives": {
        "supply": {"german": {"sources": {"edges": ["west"]}}},
        "withdrawals": [{"side": "german", "turn": 2, "count": 1}],
        "schedule": [{"item": "kills", "to": "both", "per_strength": 1},
                     {"item": "orel", "to": "both", "place": "orel", "points": 5, "when": "end"},
                     {"item": "need", "to": "german", "needs": HOLD, "points": 2, "when": "once"}],
        "outcomes": [{"id": "win", "winner": "german", "when": "instant", "needs": HOLD},
                     {"id": "late", "winner": "soviet", "when": "end", "needs": {"turn": {"from": 3}}}],
        "otherwise": {"winner": None}}}, "log": []}
ROOT = "/rules/objectives"
NEEDS = ROOT + "/outcomes/0/needs"


def nested(depth):
    term = {"turn": 1}
    for _ in range(depth - 1):
        term = {"not": term}
    return term


def compare(left, **bounds):
    return {"compare": {"left": left, "more_by": 1, **bounds}}


# Where something else stands, what stands there, at which pointer it is refused (below that place), and how.
CASES = [
    ("/outcomes", [], "", "no outcome stands here; list at least one: without any nobody can win"),
    ("/outcomes", GONE, None, "the key “outcomes” is missing; add it"),
    ("/outcomes/1/id", "win", "", "another outcome has the id “win”; give each outcome an id of its own"),
    ("/outcomes/0/id", "otherwise", "", "“otherwise” is a word of the rules; give the outcome another id"),
    ("/outcomes/0/id", "concession", "", "“concession” is a word of the rules; give the outcome another id"),
    ("/outcomes/0/winner", "finnish", "", "there is no side “finnish”; use “german”, “soviet” or null"),
    ("/outcomes/0/when", "soon", "", "“soon” is not known here; use one of these: instant, phase, player-turn, turn, end"),
    ("/outcomes/0/of", "german", "", "“of” has no sense here; use it with “when” phase or player-turn only"),
    ("/outcomes/0/phase", "Movement", "", "“phase” has no sense here; use it with “when” phase only"),
    ("/outcomes/0/turn", 4, "", "the number 4 is out of range; use a whole number from 1 to 3"),
    ("/outcomes/0/turn", {"from": 3, "to": 2}, "", "the turns end before they begin; “from” is the earlier one"),
    ("/outcomes/0/turn", {}, "", "no turn stands here; add “from”, “to” or both, or write the number of a turn"),
    ("/outcomes/1/turn", 2, "", "the game does not end in these turns; remove “turn”, or judge it at another time"),
    ("/outcomes/0/needs", {}, "", "the condition asks for nothing; use one key; “all” holds several conditions"),
    ("/outcomes/0/needs", {"turn": 1, "not": HOLD}, "",
     "the condition asks for several things at once; use one key; “all” holds several conditions"),
    ("/outcomes/0/needs", {"hold": {}}, "/hold", "“hold” is not known here; perhaps “holds” is meant"),
    ("/outcomes/0/needs", {"all": []}, "/all", "an empty list of conditions stands here; use at least one condition"),
    ("/outcomes/0/needs", nested(17), "/not" * 16, "conditions are nested more than 16 deep; put fewer conditions into each other"),
    ("/outcomes/0/needs", {"some": {"at_least": 3, "of": [HOLD, HOLD]}}, "/some/at_least",
     "this number can never be reached; use a whole number up to 2"),
    ("/outcomes/0/needs/holds/places", [], "", "an empty list stands here; name at least one place"),
    ("/outcomes/0/needs/holds/places", ["orel", "orel"], "/1", "this place stands in the list twice; remove one of them"),
    ("/outcomes/0/needs/holds/places", ["klin"], "/0", None),
    ("/outcomes/0/needs/holds/hexes", ["0101"], None, "both places and hexes are named; keep one of them"),
    ("/outcomes/0/needs/holds/at_least", 3, "", "this number can never be reached; use a whole number up to 2"),
    ("/outcomes/0/needs/holds/at_least", 0, "", "the number 0 is out of range; use a whole number from 1 up"),
    ("/outcomes/0/needs/holds/atleast", 1, "", "“atleast” is not known here; perhaps “at_least” is meant"),
    ("/outcomes/0/needs/holds/by", "force", "", "“force” is not known here; use one of these: control, presence, clear"),
    ("/outcomes/0/needs/holds/side", GONE, None, "the key “side” is missing; add it"),
    ("/outcomes/0/needs", {"holds": {"side": "soviet", "places": ["orel"], "supplied": True}}, "/holds/supplied",
     "side “soviet” has no sources of supply; give it some under “supply”"),
    ("/outcomes/0/needs", {"holds": {"side": "german", "hexes": []}}, "/holds/hexes",
     "an empty set of hexes stands here; name at least one hex"),
    ("/outcomes/0/needs", {"cut_off": {"side": "soviet", "hexes": ["0101"]}}, "/cut_off",
     "side “soviet” has no sources of supply; give it some under “supply”"),
    ("/outcomes/0/needs", {"connected": {"side": "german", "hexes": ["0101"], "to": {"edges": []}}}, "/connected/to",
     "no edge and no hex is named; name at least one"),
    ("/outcomes/0/needs", {"units": {"side": "german"}}, "/units", "no number says how many; add “at_least”, “at_most” or both"),
    ("/outcomes/0/needs", {"units": {"side": "german", "at_least": 3, "at_most": 2}}, "/units/at_most",
     "no number is at least the one and at most the other; “at_least” is the smaller number"),
    ("/outcomes/0/needs", {"units": {"side": "german", "at_least": 1, "units": ["s1"]}}, "/units/units/0",
     "this unit belongs to the other side; name units of side “german”"),
    ("/outcomes/0/needs", {"units": {"side": "german", "at_least": 2, "units": ["g1"]}}, "/units/at_least",
     "this number can never be reached; use a whole number up to 1"),
    ("/outcomes/0/needs", {"units": {"side": "german", "at_most": 1, "units": ["g1"]}}, "/units/at_most",
     "this number is always kept, so that it asks for nothing; use a whole number up to 0"),
    ("/outcomes/0/needs", {"units": {"side": "german", "at_least": 1, "kinds": ["squad"]}}, "/units/kinds/0",
     "“squad” is not known here; use one of these: ground, air, naval"),
    ("/outcomes/0/needs", {"points": {"side": "german", "at_least": 0}}, "/points/at_least",
     "this number is always kept, so that it asks for nothing; use a number above 0"),
    ("/outcomes/0/needs", {"points": {"side": "german", "at_least": 1.255}}, "/points/at_least",
     "1.255 is no number with at most two decimals; use a number with at most two decimals"),
    ("/outcomes/0/needs", {"points": {"side": "german", "items": ["kill"], "at_least": 1}}, "/points/items/0",
     "the schedule has no item “kill”; name an item of “schedule”"),
    ("/outcomes/0/needs", {"points": {"side": "german", "items": [], "at_least": 1}}, "/points/items",
     "an empty list stands here; name at least one, or leave the key out"),
    ("/outcomes/0/needs", {"units": {"side": "german", "at_least": 1, "tags": []}}, "/units/tags",
     "an empty list stands here; name at least one, or leave the key out"),
    ("/outcomes/0/needs", {"announced": {"side": "german", "what": ""}}, "/announced/what",
     "an empty text stands here; use at least one character"),
    ("/outcomes/0/needs", compare([]), "/compare/left", "an empty sum stands here; count something, or leave “right” out"),
    ("/outcomes/0/needs", compare([{"units": {"side": "german", "at_least": 1}}]), "/compare/left/0/units/at_least",
     "a bound stands in a sum, which only counts; put the bound into “compare”"),
    ("/outcomes/0/needs", compare([{**HOLD, "units": {"side": "german"}}]), "/compare/left/0",
     "the sum counts several things at once; put each count into braces of its own"),
    ("/outcomes/0/needs", compare([{"times": 2}]), "/compare/left/0",
     "the sum counts nothing here; put each count into braces of its own"),
    ("/outcomes/0/needs", compare([{"times": 2, "number": 1}]), "/compare/left/0/times",
     "“times” has no sense here; write the product as the number"),
    ("/outcomes/0/needs", compare([{"lead": {"side": "german"}}]), "/compare/left/0/lead",
     "“lead” cannot be counted in a sum; count units, places or points"),
    ("/outcomes/0/needs", compare([HOLD], at_most=0), "/compare/at_most",
     "no number is at least the one and at most the other; “at_least” is the smaller number"),
    ("/outcomes/0/needs", compare([HOLD], ratio_above=[1, 1]), "/compare/more_by",
     "a comparison is by a difference or by a ratio; keep one of them"),
    ("/outcomes/0/needs", {"compare": {"left": [HOLD]}}, "/compare",
     "the comparison has no bound; add “more_by”, “at_least”, “at_most”, “ratio_at_least” or “ratio_above”"),
    ("/outcomes/0/needs", {"compare": {"left": [HOLD], "at_lest": 1}}, "/compare/at_lest",
     "“at_lest” is not known here; perhaps “at_least” is meant"),
    ("/both", "last", "", "“last” is not known here; use one of these: first, draw, none"),
    ("/schedule/0/per_strength", 0.125, "",
     "0.125 is no number with at most two decimals; use a number with at most two decimals"),
    ("/schedule/2/when", "while", "", "“while” is not known here; use one of these: once, player-turn, turn, end"),
    ("/outcomes/0/needs", {"ratio": {"side": "german"}}, "/ratio",
     "the ratio has no bound; add “above” or “at_least”, “up_to” or “below”"),
    ("/outcomes/0/needs", {"ratio": {"side": "german", "above": [3, 1], "at_least": [2, 1]}}, "/ratio",
     "there are two bounds on one side; keep “above” or “at_least”, and “up_to” or “below”"),
    ("/outcomes/0/needs", {"ratio": {"side": "german", "above": [3, 1], "up_to": [6, 2]}}, "/ratio",
     "no ratio is within both bounds; the lower bound is the smaller ratio"),
    ("/outcomes/0/needs", {"ratio": {"side": "german", "at_least": [0, 1]}}, "/ratio/at_least/0",
     "the number 0 is out of range; use a whole number from 1 up"),
    ("/outcomes/0/needs", {"line": {"side": "german", "at_most": 4}}, "/line/at_most",
     "this number is always kept, so that it asks for nothing; use a whole number up to 3"),
    ("/outcomes/0/needs", {"withdrawals": {"side": "soviet"}}, "/withdrawals/side",
     "this side has no withdrawals to make; list them under “withdrawals”"),
    ("/outcomes/0/needs", {"withdrawals": {"side": "german", "failed": 2}}, "/withdrawals/failed",
     "this number can never be reached; use a whole number up to 1"),
    ("/outcomes/0/needs", {"for": {"turns": 4, "needs": HOLD}}, "/for/turns", "this number can never be reached; use a whole number up to 3"),
    ("/outcomes/0/needs", {"ever": {"needs": HOLD, "of": "german"}}, "/ever/of",
     "“of” has no sense here; use it with “at” phase or player-turn only"),
    ("/outcomes/0/needs", {"connected": {"side": "german", "hexes": ["0101"], "to": {"edges": ["west"], "hexes": []}}}, "/connected/to/hexes",
     "an empty set of hexes stands here; name hexes, or leave the key out"),
    ("/outcomes/0/needs", {"exited": {"side": "german", "at_least": 1, "through": {"edges": ["west"], "hexes": []}}}, "/exited/through/hexes",
     "an empty set of hexes stands here; name hexes, or leave the key out"),
    *[("/supply/german/sources", sources, "", "no edge and no hex is named; name at least one")
      for sources in ([], {"edges": []}, {"hexes": []}, {"edges": [], "hexes": []})],
    ("/supply/german/sources", {"edges": ["west"], "hexes": []}, "/hexes",
     "an empty set of hexes stands here; name hexes, or leave the key out"),
    ("/supply/german/sources", {"edges": [], "hexes": ["0101"]}, "/edges",
     "an empty list stands here; name at least one, or leave the key out"),
    *[("/supply/german", {"sources": sources, "except": except_}, "/sources",
       "“except” leaves none of the sources; name a source that does not stand under “except”")
      for sources, except_ in (({"edges": ["west"]}, "all"), ({"edges": ["west"], "hexes": ["0202"]}, ["0101-0104", "0202"]),
                               (["0202"], ["0202"]))],
    ("/supply/finnish", {"sources": ["0101"]}, "", "there is no side “finnish”; use “german” or “soviet”"),
    ("/withdrawals/0/turn", 4, "", "the number 4 is out of range; use a whole number from 1 to 3"),
    ("/schedule/1/item", "kills", "", "another item of the schedule is “kills”; give each item a name of its own"),
    ("/schedule/1/turn", 1, "", "the game does not end in these turns; remove “turn”, or score it at another time"),
    ("/schedule/1/point", 1, "", "“point” is not known here; perhaps “points” is meant"),
    ("/schedule/0/through", {"edges": ["up"]}, "/edges/0", None),
    ("/schedule/0/hexes", ["0101"], "", "“hexes” has no sense here; use it with “for” area only"),
    ("/schedule/2/needs", {"not": {"points": {"side": "german", "at_least": 1}}}, "/not/points",
     "an item of the schedule cannot depend on points: it would depend on itself; ask for points in outcomes only"),
    ("/schedule/2/of", "german", "", "“of” has no sense here; use it with “when” player-turn only"),
    ("/otherwise/winner", GONE, None, "the key “winner” is missing; add it"),
]


def put(game, pointer, value):
    steps = [int(step) if step.isdigit() else step for step in pointer.split("/")[1:]]
    for step in steps[:-1]:
        game = game[step]
    if value is GONE:
        del game[steps[-1]]
    else:
        game[steps[-1]] = value


def check(game):
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        status, out, err = cli.run("check", file.name)
        return status, (out + err).decode("utf-8").replace(file.name, "FILE")


def complaint(where, value, below, words):
    game = copy.deepcopy(GAME)
    put(game["rules"]["objectives"], where, value)
    status, said = check(game)
    pointer = ROOT + (where.rsplit("/", 1)[0] if below is None else where + below)
    if status != 1:
        return f"exit {status}: {said}"
    line = f" {pointer}: {words}\n" if words is not None else f" {pointer}: "
    return None if line in said else f"{said!r} has no {line!r}"


def sound(where, value):
    """What check says of the game with VALUE there, which should be nothing."""
    game = copy.deepcopy(GAME)
    put(game["rules"]["objectives"], where, value)
    status, said = check(game)
    return None if (status, said) == (0, "") else f"exit {status}: {said!r}"


def judged(game, more):
    """What judge says of GAME with MORE keys in its outcomes, without the heads of the game."""
    game = copy.deepcopy(game)
    for outcome, keys in zip(game["rules"]["objectives"]["outcomes"], more):
        outcome.update(keys)
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        status, out, err = cli.run("judge", file.name)
    said = (out + err).decode("utf-8")
    return said[said.find("Victory conditions"):] if status == 0 else said


def lines_of(more, *wanted):
    """Each of WANTED is a line of that answer; no other line has an id."""
    lines = judged(GAME, more).splitlines()
    lacking = [line for line in wanted if line not in lines]
    idle = [line for line in lines if line not in wanted and re.search(r"\b(win|late)\b", line)]
    return f"no {lacking}, but {idle} in {lines}" if lacking or idle else None


def decided():
    """What check says of a game whose set-up meets a condition: the condition by its name."""
    game = copy.deepcopy(GAME)
    game["rules"]["objectives"]["outcomes"][0].update(name="Held", needs={"turn": {"from": 1}})
    status, said = check(game)
    want = (": /start: warning: the set-up decides the game already: German victory, “Held”; "
            "change the start or the rules, so that it can be played\n")
    return None if status == 0 and want in said else f"exit {status}: {said!r}"


ALIKE = [{}, {"winner": "german", "when": "instant"}]
plan = tap.Plan()
plan.case("names are told without ids", lambda: lines_of(
    [{}, {}], "  German victory, at once: 1 condition is missing: German control of Orel and",
    "  Soviet victory, at the end of the game: 1 condition is missing: from Turn 3"))
plan.case("numbers tell names apart", lambda: lines_of(
    ALIKE, "          German victory (1)  not met (0 of 2)", "          German victory (2)  not met (1 of 3)",
    "  German victory (1), at once: 1 condition is missing: German control of Orel",
    "  German victory (2), at once: 1 condition is missing: from Turn 3 on."))
plan.case("the sound game is sound", lambda: None if check(GAME) == (0, "") else check(GAME)[1])
plan.case("a set-up that decides", decided)
for name, supply in (("one hex left of an edge", {"sources": {"edges": ["west"]}, "except": ["0101-0103"]}),
                     ("a hex left beside an edge", {"sources": {"edges": ["west"], "hexes": ["0202"]}, "except": ["0101-0104"]}),
                     ("nothing under “except”", {"sources": ["0202"], "except": []})):
    plan.case(f"a source is left: {name}", lambda s=supply: sound("/supply/german", s))
for i, (where, value, below, words) in enumerate(CASES):
    plan.case(f"{i} {where}", lambda w=where, v=value, b=below, t=words: complaint(w, v, b, t))
sys.exit(plan.finish())
