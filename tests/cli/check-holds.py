#!/usr/bin/env python3
"""check-holds.py CLI FOLDER…: what `why` says of what vehicles hold is what is judged (26.12).

Of a vehicle with passengers it says what passes once that is gone: eliminated it leaves them there on foot, withdrawn it takes them
along.  Of where a vehicle went it says who had that before.  Asked at moments of the games of the folders, and in small positions,
HU_HOLDS of which are drawn by HU_SEED.
"""
import json
import os
import pathlib
import random
import re
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "kit"), str(pathlib.Path(__file__).resolve().parents[1] / "scenarios")]
from cli import Cli  # noqa: E402
from often import draws, often  # noqa: E402
import tap  # noqa: E402

cli = Cli(sys.argv[1])
plan = tap.Plan()
rand = random.Random(int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16))
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
TANK = {"type": "afv", "armor": 6, "ma": "functioning", "crew": "inherent"}
TRACK = {"type": "afv", "armor": 2, "ma": "functioning", "crew": "inherent"}


def run(folder, game, *arguments):
    path = folder / "asked.hexgame"
    path.write_text(json.dumps(game), encoding="utf-8")
    status, out, err = cli.run(*arguments, str(path), env=ENGLISH)
    return json.loads(out) if status == 0 else None


def owners(folder, game, *events):
    """Whose each thing is, once those events have happened; None: they cannot."""
    judged = run(folder, {**game, "log": game["log"] + list(events)}, "judge", "--json")
    control = judged and judged["systems"]["control"]
    return control and {(kind, name): control[kind][name] for kind in ("hexes", "locations", "buildings") for name in control[kind]}


def named(game, text):
    """The things in "the hex GG5 and the Location GG5"."""
    buildings = {one.get("name") or one["id"]: one["id"] for one in game["map"].get("buildings", [])}
    return ({("hexes", one) for one in re.findall(r"the hex ([\w/-]+)", text)} |
            {("locations", one) for one in re.findall(r"the Location ([\w/-]+)", text)} |
            {("buildings", buildings[one]) for one in buildings if f"the building {one}" in text})


def said(have, pattern):
    found = [re.match(pattern, one["text"]) for one in have["reasons"]]
    return " ".join(one[1] for one in found if one)


def compare(folder, game, vehicle):
    """What was compared: None where nothing passes any more or nobody is in it; how much it holds; and a complaint or None."""
    have = run(folder, game, "why", "--json", f"unit:{vehicle}")
    if have is None or not any(one["text"].startswith("Passengers and riders") for one in have["reasons"]):
        return None, None
    side = next(one["side"] for one in game["units"] if one["id"] == vehicle)
    other = next(one["id"] for one in game["sides"] if one["id"] != side)
    before = owners(folder, game)
    gone = owners(folder, game, {"do": "eliminate", "unit": vehicle})
    away = owners(folder, game, {"do": "withdraw", "unit": vehicle})
    if gone is None or away is None:
        return None, None
    passes = {one for one in before if before[one] != other and gone[one] == other}
    stays = {one for one in before if before[one] == side == gone[one] and away[one] == other}
    gains = named(game, said(have, r"Without .* would gain (.*) at once"))
    keeps = named(game, said(have, r"If .* leaves, it holds (.*) no more: .* gets out there") or
                  said(have, r"Without .*, .* would still keep .* from gaining (.*)\."))
    if passes != gains:
        return 0, f"{vehicle}: {sorted(passes)} pass, and of {sorted(gains)} it is said: {json.dumps(game)}"
    if not stays <= keeps:
        return 0, f"{vehicle}: {sorted(stays)} stay, and of {sorted(keeps)} it is said: {json.dumps(game)}"
    return len(stays), None


def draw():
    """A half-track with somebody in it drives onto ground of the enemy, and others do."""
    def unit(name, side, kind, at, **more):
        return {"id": name, "name": name, "side": side, "kind": kind, "at": at, **more}
    to = rand.choice(["F3", "F4", "G4", "G4/bridge"])
    loads = [("squad", {}), ("squad", {"broken": True}), ("half-squad", {}), ("leader", {"leadership": -1}), ("squad", {"armed": False})]
    units = [unit("t", "german", "vehicle", "D3", vehicle=TRACK), unit("r1", "russian", "squad", "H6"), unit("g1", "german", "squad", "D4"),
             unit("k", "german", "vehicle", "D4", vehicle=TANK)]
    for number, (kind, more) in enumerate(rand.sample(loads, rand.randrange(1, 3))):
        units.append(unit(f"p{number}", "german", kind, "D3", **{"in": "t"}, **more))
    log = [{"do": "move", "unit": one, "to": to} for one in rand.sample(["t", "k", "g1", "r1"], 4)
           if one == "t" or rand.random() < 0.3]
    log += rand.choice([[], [{"do": "mark", "unit": "p0", "in": None}], [{"do": "move", "unit": "t", "to": "E4"}]])
    made = {"format": "hex-umpire/2", "title": "Carriers",
            "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"}, "bridges": [{"hex": "G4"}],
                    "buildings": [{"id": "hut", "name": "Hut", "hexes": ["F3"]}]},
            "sides": [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}],
            "calendar": {"turns": 3, "player_turns": [{"side": one, "phases": ["All"]} for one in ("german", "russian")]},
            "units": units, "start": {"setup": [{"side": "german", "hexes": ["A1-D6"]}, {"side": "russian", "hexes": ["E1-H6"]}]},
            "rules": {"control": {"victory": [{"side": "german", "when": "end", "needs": {"cvp": {"at_least": 9}}}]}}, "log": log}
    return made


def had(folder, game):
    """How many former owners of where vehicles went are told, and a complaint or None."""
    vehicles = {one["id"] for one in game["units"] if one.get("kind") == "vehicle"}
    went = {event.get("to") or event["path"][-1] for event in game["log"] if event["do"] == "move" and event["unit"] in vehicles}
    told = 0
    for place in rand.sample(sorted(went), min(len(went), 2)):
        have = run(folder, game, "why", "--json", place)
        for node in have["reasons"] if have else []:
            title = re.match(r"(Hex|Location) ([\w/-]+): .* since event (\d+),", node["text"])
            words = [one["text"] for one in node["reasons"] if one["text"].startswith("Before that")]
            if not title or not words:
                continue
            thing, then = ("hexes" if title[1] == "Hex" else "locations", title[2]), int(title[3])
            before = owners(folder, {**game, "log": game["log"][:then - 1]})[thing]
            since = re.search(r"(?:the (\w+) side had|nobody).*?(?: since (?:event (\d+)|the set-up)|$)", words[0], re.I)
            side = since[1] and next(one["id"] for one in game["sides"] if one["name"] == since[1])
            if side != before or (since[2] and owners(folder, {**game, "log": game["log"][:int(since[2])]})[thing] != side):
                return told, f"{node['text']} {words[0]} But {before} had it: {json.dumps(game)}"
            told += 1
    return told, None


def moments(paths):
    """Moments of the games at which somebody may be in a vehicle."""
    for path in paths:
        game = json.loads(path.read_text(encoding="utf-8"))
        if "control" not in game.get("rules", {}):
            continue
        boards = [(0, one["in"]) for one in game["units"] if one.get("in")] + [
            (number, event["in"]) for number, event in enumerate(game["log"], 1) if event.get("in")]
        for vehicle in sorted({name for _, name in boards}):
            first = min(number for number, name in boards if name == vehicle)
            uses = [number for number, event in enumerate(game["log"], 1) if number >= first and event.get("unit") == vehicle]
            for number in rand.sample(uses, min(len(uses), 2)):
                yield path.name, {**game, "log": game["log"][:number]}, vehicle


with tempfile.TemporaryDirectory() as name:
    folder, complaints, wrong, tried, held, told = pathlib.Path(name), [], [], 0, 0, 0
    paths = sorted(path for one in sys.argv[2:] for path in pathlib.Path(one).glob("*.hexgame"))
    for what, game, vehicle in [*moments(paths), *[("drawn", draw(), "t") for _ in range(often("HU_HOLDS", draws(50, 20)))]]:
        n, complaint = compare(folder, game, vehicle)
        tried, held = tried + (n is not None), held + (n or 0)
        complaints += [f"{what}, {len(game['log'])} events: {complaint}"] if complaint else []
        n, complaint = had(folder, game)
        told += n
        wrong += [f"{what}: {complaint}"] if complaint else []
    plan.case("what would pass without a vehicle passes, and nothing else", lambda: complaints[0] if complaints else None)
    plan.case("vehicles were tried whose passengers stay", lambda: None if held > 0 else f"none of {tried}")
    plan.case("who had it before had it then", lambda: wrong[0] if wrong else None)
    plan.case("former owners were told", lambda: None if told > 0 else "none")
    print(f"# {tried} vehicles, {held} things that passengers keep, {told} former owners")
sys.exit(plan.finish())
