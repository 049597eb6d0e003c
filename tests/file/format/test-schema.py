#!/usr/bin/env python3
"""test-schema.py SOURCE-ROOT MAKE-SCHEMA LIST-FIELDS [hex-umpire-cli]: the project's reference of the game file.

Holds data/schema/hexgame.schema.json against an independent validator: every
shipped game and every game of the tests is valid, and what is spoilt is not.
And against the program's table of fields: MAKE-SCHEMA makes the same file of it, and events have the keys that LIST-FIELDS names.
Where the command line is there, whatever the schema refuses it refuses too.
"""
import copy
import difflib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import jsonschema

root = pathlib.Path(sys.argv[1])
sys.path[:0] = [str(root / "tests/scenarios"), str(root / "tests/kit")]
import cli as command_line  # noqa: E402
import tap  # noqa: E402

cli = command_line.Cli(sys.argv[4]) if len(sys.argv) > 4 else None

shipped = root / "data/schema/hexgame.schema.json"
schema = json.loads(shipped.read_text(encoding="utf-8"))
validator = jsonschema.Draft202012Validator(schema)
GONE = object()

# Game, pointer, what stands there instead.
SPOILT = [
    ("hexes-by-rule", "/calendar/ends_after", 2), ("hexes-by-rule", "/calendar/ends_after", {"turn": 1}),
    ("hexes-by-rule", "/calendar/ends_after", {"turn": 0, "player_turn": 1}),
    ("hexes-by-rule", "/units/0/tags", "guards"), ("hexes-by-rule", "/units/0/tags", [1]),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {}), ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"terrain": ["swamp"], "edge": ["west"]}),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"terain": ["swamp"]}), ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"near": ["0101"]}),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"near": ["0101"], "within": -1}),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"edge": ["west"], "within": 1}),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"near": {"place": "orel", "line": ["rail"]}, "within": 1}),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"level_at_least": 21}), ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"edge": ["top"]}),
    ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"except": [["0101"]]}), ("hexes-by-rule", "/rules/objectives/outcomes/0/needs/holds/hexes", {"any_of": []}),
    ("hexes-by-rule", "/map/elevation/-5", ["0101"]), ("hexes-by-rule", "/map/elevation/hill", ["0101"]),
    ("hexes-by-rule", "/map/elevation/-2", {"edge": ["west"]}),
    ("hexes-by-rule", "/map/places/0/hexes", {"edge": ["west"]}),
    ("lifeline", "/format", "hex-umpire/3"), ("lifeline", "/title", GONE), ("lifeline", "/about", 1),
    ("lifeline", "/map", []), ("lifeline", "/map/grid", GONE), ("lifeline", "/map/grid/columns", 0),
    ("lifeline", "/map/grid/columns", 4097), ("lifeline", "/map/grid/columns", 8.5),
    ("lifeline", "/map/grid/shifted", GONE), ("lifeline", "/map/grid/orientation", "round"),
    ("lifeline", "/map/grid/numbering", "letters"), ("lifeline", "/map/grid/missing", "none"),
    ("lifeline", "/map/grid/board", 22), ("lifeline", "/map/terrain/marsh", ["0101"]),
    ("lifeline", "/map/grid/numbering", GONE), ("lifeline", "/map/terrain/forest", ["0101-"]),
    ("lifeline", "/map/grid/names", {}), ("lifeline", "/map/grid/names", {"column": {"type": "digits"}}),
    ("lifeline", "/map/grid/names", {"column": {"type": "digits"}, "row": {"type": "words"}}),
    ("lifeline", "/map/grid/names", {"column": {"type": "digits", "from": -1}, "row": {"type": "digits"}}),
    ("lifeline", "/map/grid/names", {"column": {"type": "digits", "digits": 0}, "row": {"type": "digits"}}),
    ("lifeline", "/map/grid/names", {"column": {"type": "digits"}, "row": {"type": "digits"}, "order": "rc"}),
    ("lifeline", "/map/terrain/forest", ["0101 "]), ("lifeline", "/map/terrain/forest", [101]),
    ("lifeline", "/map/hexsides/0/kind", "fence"), ("lifeline", "/map/hexsides/0/pairs/0", ["0101"]),
    ("lifeline", "/map/hexsides/0/pairs/0", ["0101", "0102", "0103"]), ("lifeline", "/map/lines/0/hexes", []),
    ("lifeline", "/map/lines/0/kind", "canal"), ("lifeline", "/map/places/0/kind", "village"),
    ("lifeline", "/map/places/0/id", ""), ("lifeline", "/map/places/0/hexes", []),
    ("lifeline", "/map/places/0/name", GONE), ("lifeline", "/sides/1", GONE), ("lifeline", "/sides/0/id", GONE),
    ("lifeline", "/sides/0/color", "blue"), ("lifeline", "/calendar/turns", 0), ("lifeline", "/calendar/turns", []),
    ("lifeline", "/calendar/turns/0", "I"), ("lifeline", "/calendar/player_turns", []),
    ("lifeline", "/calendar/player_turns/0/phases", []), ("lifeline", "/calendar/player_turns/0/side", 1),
    ("lifeline", "/units/0/id", GONE), ("lifeline", "/units/0/name", GONE), ("lifeline", "/units/0/at", GONE),
    ("lifeline", "/units/0/at", 203), ("lifeline", "/units/0/kind", "ghost"), ("lifeline", "/units/0/strength", -1),
    ("lifeline", "/units/0/strength", 2.5), ("lifeline", "/units/0/size", "company"),
    ("lifeline", "/units/4/arrives", 2), ("lifeline", "/units/4/arrives", {}),
    ("lifeline", "/units/4/arrives", {"turn": 0}), ("lifeline", "/units/4/arrives", {"turn": 1, "at": {"edges": ["up"]}}),
    ("lifeline", "/units/4/arrives", {"turn": 1, "at": {}}), ("lifeline", "/units/4/arrives", {"turn": 1, "at": [1]}),
    ("lifeline", "/units/0/zoc", "no"), ("lifeline", "/units/0/line", None), ("lifeline", "/start", []),
    ("street", "/start/holdings", [{}]), ("street", "/start/holdings", [{"side": 1}]), ("street", "/start/holdings", {}),
    ("street", "/start/holdings", [{"side": None, "locations": "all"}]),
    ("street", "/start/holdings", [{"side": None, "buildings": [1]}]),
    ("lifeline", "/start/control/0/side", GONE), ("lifeline", "/start/control/0/hexes", "0101"),
    ("lifeline", "/rules", []), ("lifeline", "/rules/front-line", []), ("lifeline", "/rules/control", 1),
    ("lifeline", "/rules/sudden-death/capital", GONE), ("lifeline", "/rules/sudden-death/supply", GONE),
    ("lifeline", "/rules/sudden-death/supply/sources", {"edges": ["up"]}),
    ("lifeline", "/rules/sudden-death/supply/sources", {}),
    ("lifeline", "/rules/sudden-death/supply/blocked_by", ["unit"]),
    ("lifeline", "/rules/sudden-death/supply/max_length", -1),
    ("lifeline", "/rules/supply", {}), ("lifeline", "/rules/supply", [{"side": "soviet"}]),
    ("lifeline", "/rules/supply", [{"sources": "all"}]),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": {}}]),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": "all", "zoc": "some"}]),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": "all", "controlled": 1}]),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": "all", "hexsides": ["fence"]}]),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": "all", "then_along": {"lines": ["rail"]}}]),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": "all", "then_along": {"lines": [], "steps": 1}}]),
    ("lifeline", "/rules/sudden-death/cities", ["tula", "tula"]),
    ("lifeline", "/rules/sudden-death/withdrawals/0/count", 0),
    ("lifeline", "/rules/sudden-death/withdrawals/0/turn", 0), ("lifeline", "/log/0", "end-phase"),
    ("lifeline", "/log/0/do", "retreat"), ("lifeline", "/log/0/text", GONE), ("lifeline", "/log/0/note", 1),
    ("lifeline", "/log/2/path", []), ("lifeline", "/log/2/to", "0101"), ("lifeline", "/log/3/to", GONE),
    ("lifeline", "/log/8/by", "enemy"), ("lifeline", "/log/8/survivors", "s-1gd"), ("lifeline", "/log/5/side", GONE),
    ("lifeline", "/log/5/hexes", GONE), ("lifeline", "/log/14/side", None), ("lifeline", "/log/11/from", GONE),
    ("lifeline", "/log/11/as", "flight"),
    ("winter", "/rules/front-line/attacker", GONE), ("winter", "/rules/front-line/defender", 1),
    ("winter", "/rules/front-line/schedule", {}), ("winter", "/rules/front-line/schedule/0/item", GONE),
    ("winter", "/rules/front-line/schedule/0/item", ""), ("winter", "/rules/front-line/schedule/0/to", GONE),
    ("winter", "/rules/front-line/schedule/0/per_strength", GONE),
    ("winter", "/rules/front-line/schedule/0/per_strength", -1),
    ("winter", "/rules/front-line/schedule/0/multiply", []),
    ("winter", "/rules/front-line/schedule/0/multiply/branch/mechanized", -3),
    ("winter", "/rules/front-line/schedule/1/points", GONE), ("winter", "/rules/front-line/schedule/1/points", -5),
    ("winter", "/rules/front-line/schedule/1/when", GONE), ("winter", "/rules/front-line/schedule/1/when", "award"),
    ("winter", "/rules/front-line/schedule/1/hold", "firm"), ("winter", "/rules/front-line/schedule/1/place", 1),
    ("winter", "/rules/front-line/schedule/4/points", GONE), ("winter", "/rules/front-line/schedule/4/when", "end"),
    ("winter", "/rules/front-line/levels", []), ("winter", "/rules/front-line/levels/0/id", GONE),
    ("winter", "/rules/front-line/levels/0/side", GONE), ("winter", "/rules/front-line/levels/0/up_to", [1]),
    ("winter", "/rules/front-line/levels/0/up_to", [1, 0]), ("winter", "/rules/front-line/levels/0/up_to", [-1, 2]),
    ("winter", "/rules/front-line/levels/0/below", [2, 3]), ("winter", "/rules/front-line/levels/1/below", [0, 1]),
    ("winter", "/rules/front-line/zero_zero", "draw"), ("winter", "/rules/front-line/rows", [2, 8]),
    ("winter", "/rules/front-line/rows/from", GONE), ("winter", "/rules/front-line/rows/to", -1),
    ("winter", "/rules/front-line/from_turn", 0), ("winter", "/rules/front-line/penalty", -1),
    ("winter", "/rules/front-line/reading", "columns"), ("winter", "/rules/front-line/ends_exempt", 1),
    ("winter", "/rules/front-line/zoc_respects_hexsides", None), ("winter", "/start/points", [4, 2]),
    ("winter", "/start/points/german", -4), ("winter", "/log/0/item", GONE), ("winter", "/log/0/side", None),
    ("winter", "/log/2/points", 1), ("winter", "/log/2/count", -1), ("winter", "/log/2/count", 0.5),
    ("winter", "/log/3/reason", GONE), ("winter", "/log/3/what", "luck"), ("winter", "/log/3/points", "1"),
    # Lessons.
    ("lifeline", "/lesson", []), ("lifeline", "/lesson", {"summary": "s"}),
    ("lifeline", "/lesson", {"summary": "s", "steps": []}),
    ("lifeline", "/lesson", {"summary": "s", "steps": [{"kind": "read", "title": "t", "text": "x"}]}),
    ("lifeline", "/lesson", {"summary": "s", "steps": [{"kind": "predict", "title": "t", "text": "x"}]}),
    ("lifeline", "/lesson", {"summary": "s", "steps": [
        {"kind": "predict", "title": "t", "text": "x", "ask": {"fact": "holder"}}]}),
    ("lifeline", "/lesson", {"summary": "s", "steps": [
        {"kind": "do", "title": "t", "text": "x", "events": [], "goals": [{"fact": "moved"}]}]}),
    # These are tactical.
    ("street", "/map/buildings/0/levels", -1), ("street", "/units/0/broken", "yes"), ("street", "/units/0/vp", -1),
    ("street", "/units/1/vehicle/type", "tank"), ("street", "/units/1/vehicle/ma", "broken"),
    ("street", "/start/setup/0/side", GONE),
    ("street", "/rules/control/otherwise", None),
    ("street", "/rules/control/victory", GONE), ("street", "/rules/control/edition", "new"),
    ("street", "/rules/control/victory/0/when", "later"),
    ("street", "/rules/control/victory/0/needs", {"controls": {"hexes": ["D3"], "buildings": ["b"]}}),
    ("street", "/rules/control/victory/0/needs", {"luck": 1}),
    ("street", "/log/0", {"do": "mark", "unit": "r447", "broken": 1}),
    ("street", "/log/0", {"do": "fire", "at": "D3", "level": "blaze", "cause": "kindled"}),
    ("street", "/log/0", {"do": "award", "side": "german", "item": "x", "points": 1, "count": 2}),
    ("street", "/log/0", {"do": "adjust", "side": "german", "what": "luck", "points": 1, "reason": ""}),
    ("street", "/log/0", {"do": "reduce", "unit": "r447"}), ("street", "/log/0", {"do": "capture", "unit": "r447"}),
    ("street", "/log/0", {"do": "declare", "side": "german", "kind": "street", "id": "b"}),
    ("street", "/log/0", {"do": "mop-up", "unit": "r447"}), ("street", "/log/0", {"do": "abandon", "unit": "t"}),
]

# These values are right: the good side of the same doors.
RIGHT = [
    ("lifeline", "/about", GONE), ("lifeline", "/start", GONE), ("lifeline", "/map/grid/columns", 8.0),
    ("lifeline", "/map/terrain/forest", "all"), ("lifeline", "/map/places/0/hexes", "all"),
    ("lifeline", "/calendar/turns", 9), ("lifeline", "/units/0/future", {"x": [1]}),
    ("lifeline", "/rules/sudden-death/supply/max_length", None),
    ("lifeline", "/rules/sudden-death/supply/sources", "all"),
    ("lifeline", "/rules/supply", [{"side": "soviet", "sources": {"edges": ["east"], "hexes": ["0101"]}, "except": ["0101"],
                                    "zoc": "attacker", "hexsides": ["river"],
                                    "then_along": {"lines": ["rail", "road"], "steps": 4}}]),
    ("lifeline", "/rules", {"supply": [{"side": "soviet", "sources": "all"}]}),
    ("lifeline", "/units/4/arrives", {"turn": 2, "at": {"edges": ["west"]}}),
    ("lifeline", "/units/4/arrives", {"turn": 2, "at": ["0101-0103"], "future": 1}),
    ("street", "/rules/control/victory/0/needs", {"controls": {"hexes": "all"}}),
    ("street", "/rules/control/victory/0/needs", {"controls": {"hexes": ["B2-D4"], "at_least": 2}}),
    ("street", "/log/0", {"do": "mark", "unit": "r447", "broken": False, "in": None, "ma": "disabled"}),
    ("street", "/log/0", {"do": "fire", "at": "D3/1", "level": "flame", "cause": "spread", "from": "D4/-1"}),
    ("street", "/log/0", {"do": "award", "side": "german", "item": "x", "count": 2}),
    ("street", "/log/0", {"do": "adjust", "side": "german", "what": "cvp", "points": -3, "reason": "agreed"}),
    ("street", "/log/0", {"do": "move", "unit": "t", "path": ["CC5/bridge", "D4/pillbox", "V2/roof"]}),
    ("winter", "/rules/front-line/schedule", [{"item": "rail-cut", "to": "both", "points": 2}]),
    ("winter", "/rules/front-line/schedule/0/multiply", {}), ("winter", "/rules/front-line/levels", GONE),
    ("winter", "/rules/front-line/levels/0/up_to", [0, 1]), ("winter", "/rules/front-line/rows", GONE),
    ("winter", "/start/points/soviet", 5),
    ("street", "/rules/control/victory/0/needs", {"any": [{"not": {"exit_vp": {"at_least": 1}}},
                                                          {"no_enemy": {"state": "mmc", "in": "b"}}]}),
]


def load(name):
    return json.loads((root / "tests/data/files" / (name + ".hexgame")).read_text(encoding="utf-8"))


def put(game, pointer, value):
    *steps, last = pointer.split("/")[1:]
    for step in steps:
        game = game[int(step)] if isinstance(game, list) else game[step]
    last = int(last) if isinstance(game, list) else last
    if value is GONE:
        del game[last]
    else:
        game[last] = value


def spoilt(case):
    game = load(case[0])
    put(game, case[1], case[2])
    return game


def fault(game):
    return next((f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(game)), None)


def check(game):
    """What the program says of a game; nothing where it takes it."""
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        status, _, err = cli.run("check", file.name)
    complaint = err.decode("utf-8")
    if status not in (0, 1):
        raise RuntimeError(f"check exits with {status}: {complaint}")
    return complaint if status else ""


def places(value, pointer=""):
    """Every pointer of a game but the whole."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield f"{pointer}/{key}"
        yield from places(child, f"{pointer}/{key}")


def differ(seed, name):
    """Anything put anywhere: what the schema refuses the program has to refuse."""
    chance = random.Random(seed)
    good = load(name)
    pointers = list(places(good))
    junk = [GONE, None, True, 0, -1, 2.5, 10 ** 6, "", "x", "0101", "all", [], {}, ["0101"], [[]], {"edges": []}]
    refused = 0
    for _ in range(80):
        pointer, value = chance.choice(pointers), chance.choice(junk)
        game = copy.deepcopy(good)
        put(game, pointer, value)
        wrong = fault(game)
        refused += wrong is not None
        if wrong and not check(game):
            return f"seed {seed}: {pointer} = {value!r}: the schema says {wrong}, the program nothing"
    return None if refused > 20 else f"seed {seed}: only {refused} of the games were spoilt"


def compare():
    """What the table says otherwise than the shipped schema, as a diff."""
    made = subprocess.run([sys.argv[2], shipped], capture_output=True, check=True, encoding="utf-8").stdout
    text = shipped.read_text(encoding="utf-8")
    return "\n".join(difflib.unified_diff(text.split("\n"), made.split("\n"), "shipped", "table", lineterm="")) or None


def games_of_page():
    """The games that the page about the schema shows, to be copied."""
    text = (root / "data/schema/README.md").read_text(encoding="utf-8")
    return [block for block in re.findall(r"^```json\n(.*?)^```", text, re.S | re.M) if '"format"' in block]


def judged(text):
    """A copy of the game is read without a warning, and comes to no verdict yet."""
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        status, _, err = cli.run("check", file.name)
        if status or err:
            return err.decode("utf-8")
        answer = json.loads(cli.run("judge", "--json", file.name)[1])
    return None if answer["verdict"] is None else f"the verdict is {answer['verdict']}"


def members_of(part):
    """The keys that a part of the schema and those that it refers to name, and the required ones among them."""
    keys, needed = set(part.get("properties", {})), set(part.get("required", []))
    for other in [each for each in [part, *part.get("allOf", [])] if "$ref" in each]:
        more = members_of(schema["$defs"][other["$ref"].rpartition("/")[2]])
        keys, needed = keys | more[0], needed | more[1]
    return keys, needed


def event_differs(verb, rows):
    parts = [each["then"] for each in schema["$defs"]["event"]["allOf"]
             if verb in [each["if"]["properties"]["do"].get("const"), *each["if"]["properties"]["do"].get("enum", [])]]
    keys, needed = members_of(parts[0]) if parts else (set(), set())
    table = {row[1] for row in rows}, {row[1] for row in rows if row[3] == "required"}
    return (keys | {"do", "note"}, needed | {"do"}) != table and f"{sorted(keys)} and {sorted(needed)}, not {table}"


def page_differs(verb, rows):
    """What the page about the schema says otherwise of the keys of VERB than the program's table."""
    text = (root / "data/schema/README.md").read_text(encoding="utf-8")
    line = re.search(rf"^\| `{verb}` \| ([^|]*) \| ([^|]*) \| [^|]+ \|$", text.partition("\n## The log\n")[2], re.M)
    said = line and [re.findall("`([^`]+)`", cell) for cell in line.groups()]
    wanted = [[row[1] for row in rows if (row[3] == "required") == needed and row[1] not in ("do", "note")] for needed in (True, False)]
    return None if said == wanted else f"the page says {said}, not {wanted}"


def main():
    plan = tap.Plan()
    plan.case("table", compare)
    said = subprocess.run([sys.argv[3]], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in said.splitlines()]
    verbs = schema["$defs"]["event"]["properties"]["do"]["enum"]
    plan.case("verbs", lambda: {f"event-{verb}" for verb in verbs} != {row[0] for row in rows if row[0].startswith("event-")})
    for verb in verbs:
        plan.case(f"keys of {verb}", lambda: event_differs(verb, [row for row in rows if row[0] == f"event-{verb}"]))
        plan.case(f"keys of {verb} on the page", lambda: page_differs(verb, [row for row in rows if row[0] == f"event-{verb}"]))
    plan.case("schema", lambda: jsonschema.Draft202012Validator.check_schema(schema))

    games = [path for folder in ("data/scenarios", "data/lessons", "tests/data/files", "tests/data/games")
             for path in sorted((root / folder).glob("*.hexgame"))]
    plan.case("games", lambda: None if len(games) > 10 else f"only {len(games)} games")
    for path in games:
        plan.case(f"valid {path.name}", lambda: fault(json.loads(path.read_text(encoding="utf-8"))))
    shown = games_of_page()
    plan.case("games on the page", lambda: None if len(shown) == 2 else f"{len(shown)} games")
    for text in shown:
        name = json.loads(text)["title"]
        plan.case(f"valid {name}", lambda: fault(json.loads(text)))
        if cli:
            plan.case(f"judged {name}", lambda: judged(text))
    for case in RIGHT:
        name = f"{case[1]} {'gone' if case[2] is GONE else json.dumps(case[2])}"
        plan.case(f"right {name}", lambda: fault(spoilt(case)))
        if cli and (case[0] == "winter" or case[1].startswith("/rules/control")):
            plan.case(f"taken by the program {name}", lambda: check(spoilt(case)) or None)
    for case in SPOILT:
        name = f"{case[1]} {'gone' if case[2] is GONE else json.dumps(case[2])}"
        plan.case(f"refused {name}", lambda: None if fault(spoilt(case)) else "it is taken for good")
        if cli:
            plan.case(f"refused by the program {name}", lambda: None if check(spoilt(case)) else "it is taken for good")
    if cli:
        seed = int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16)
        for name in ("lifeline", "winter", "street"):
            plan.case(f"differ, {name}, seed {seed}", lambda: differ(seed, name))
    return plan.finish()


sys.exit(main())
