#!/usr/bin/env python3
"""check-views-alike.py CLI MAKE [SEED]: what a side cannot know leaves no trace (26.15).

Games that differ only in that are told and drawn alike, byte for byte, in that
side's view: which of several concealed counters is the dummy, in which order
the file lists them, what they are called, what rides in what, and whether
somebody is hidden at all.  Random games that MAKE writes are told alike in
whatever order the file lists units that are secret to the end.
"""
import copy
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from cli import Cli

cli, make = Cli(sys.argv[1]), sys.argv[2]
seed = int(sys.argv[3]) if len(sys.argv) > 3 else 2615
N_GAMES, N_EVENTS = 4, 16
environment = {**os.environ, "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "1700000000"}
number = 0

GAME = {
    "format": "hex-umpire/1", "title": "Three counters in the mill",
    "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"},
            "buildings": [{"id": "mill", "name": "Mill", "hexes": ["D3", "E3"], "levels": 1}]},
    "sides": [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}],
    "calendar": {"turns": 3, "player_turns": [{"side": None, "phases": ["Play"]}]},
    "units": [
        {"id": "a", "name": "Anna", "side": "russian", "kind": "squad", "at": "D3", "concealed": True},
        {"id": "b", "name": "Boris", "side": "russian", "kind": "dummy", "at": "D3", "concealed": True},
        {"id": "c", "name": "Clara", "side": "russian", "kind": "leader", "leadership": -1, "at": "D3", "concealed": True},
        {"id": "open", "name": "Open", "side": "russian", "kind": "squad", "at": "D3"},
        {"id": "second", "name": "Second", "side": "russian", "kind": "squad", "at": "D3"},
        {"id": "up", "name": "Upstairs", "side": "russian", "kind": "squad", "at": "D3/1", "concealed": True},
        {"id": "gun", "name": "Gun", "side": "russian", "kind": "gun", "at": "G2", "hidden": True},
        {"id": "tank", "name": "Tank", "side": "russian", "kind": "vehicle", "at": "F5", "concealed": True,
         "vehicle": {"type": "afv", "armor": 6, "ma": "functioning", "crew": "inherent"}},
        {"id": "rider", "name": "Rider", "side": "russian", "kind": "squad", "at": "F5", "concealed": True},
        {"id": "field", "name": "Field gun", "side": "russian", "kind": "gun", "at": "F5"},
        {"id": "hans", "name": "Hans", "side": "german", "kind": "squad", "at": "B2"},
        {"id": "fritz", "name": "Fritz", "side": "german", "kind": "squad", "at": "B2", "concealed": True},
        {"id": "jaeger", "name": "Jäger", "side": "german", "kind": "squad", "at": "C4"}],
    "start": {"setup": [{"side": "russian", "hexes": ["D3", "E3", "G2", "F5"]},
                        {"side": "german", "hexes": ["A1", "B2", "C4"]}]},
    "rules": {"control": {"victory": [
        {"side": "german", "when": "end", "needs": {"controls": {"buildings": ["mill"]}}},
        {"side": "russian", "when": "end", "needs": {"not": {"controls": {"buildings": ["mill"]}}}},
        {"side": "russian", "when": "end", "needs": {"exit_vp": {"at_least": 1}}}],
        "exit": [{"side": "russian", "hexes": ["H1"]}]}},
    "log": [{"do": "move", "unit": "hans", "to": "C2"},
            {"do": "move", "unit": "a", "to": "E3"},
            {"do": "move", "unit": "b", "to": "E3"},
            {"do": "end-phase"},
            {"do": "move", "unit": "open", "to": "E3"},
            {"do": "move", "unit": "jaeger", "to": "D4"},
            {"do": "move", "unit": "up", "to": "D3"}]}


def report(name, complaint=None):
    global number
    number += 1
    if complaint:
        print("#", complaint)
    print("not ok" if complaint else "ok", number, name, flush=True)


# --- Games that the Germans cannot tell from GAME.

def unit(game, name):
    return next(one for one in game["units"] if one["id"] == name)


def exchange(first, second):
    """Who is what: the two counters are each other, name and all, and the log is as it was."""
    def change(game):
        one, other = unit(game, first), unit(game, second)
        places = [{key: which[key] for key in ("id", "at")} for which in (one, other)]
        mine, yours = dict(one), dict(other)
        one.clear()
        other.clear()
        one.update(yours, **places[0])
        other.update(mine, **places[1])
    return change


def order(*names):
    """Moves these to the front of the file, in this order."""
    def change(game):
        game["units"].sort(key=lambda one: names.index(one["id"]) if one["id"] in names else len(names))
    return change


def last(*names):
    def change(game):
        game["units"].sort(key=lambda one: names.index(one["id"]) + 1 if one["id"] in names else 0)
    return change


def call(name, to):
    def change(game):
        unit(game, name)["name"] = to
    return change


def mark(name, **more):
    def change(game):
        unit(game, name).update(more)
    return change


def turn_into(name, **more):
    def change(game):
        one = unit(game, name)
        kept = {key: one[key] for key in ("id", "name", "side", "at")}
        one.clear()
        one.update(kept, **more)
    return change


def without(name):
    def change(game):
        game["units"] = [one for one in game["units"] if one["id"] != name]
    return change


def rename(name, to):
    def change(game):
        text = json.dumps(game).replace(f'"{name}"', f'"{to}"')
        game.clear()
        game.update(json.loads(text))
    return change


ALIKE = {
    "the squad is the dummy": exchange("a", "b"),
    "the leader is the dummy": exchange("b", "c"),
    "listed backwards": order("c", "b", "a"),
    "listed first, upstairs first": order("up", "rider", "tank", "c", "a", "b"),
    "listed last": last("a", "up", "b", "c", "tank", "rider"),
    "listed between those who are known": order("open", "b", "second", "a"),
    "the tank is the rider": order("rider", "tank"),
    "another name": call("a", "A name that is much longer than any other here"),
    "no name": call("c", "?"),
    "another id": rename("b", "zz-b"),
    "broken and wounded": mark("c", broken=True, wounded=True),
    "unarmed": mark("a", armed=False),
    "all dummies": turn_into("rider", kind="dummy", concealed=True),
    "it rides": mark("rider", **{"in": "tank"}),
    "it flies": turn_into("rider", kind="aircraft", concealed=True),
    "nobody hides": without("gun"),
    "it hides elsewhere": mark("gun", at="E3"),
}
PICTURES = {"svg": ("--legend",), "svg upstairs": ("--level", "1"), "png": ()}
TABLES = ("log", "control", "casualties")
SUBJECTS = ("verdict", "points", "mill", "F5", "field", "open", "hans", "turn 1")


def ask(*arguments):
    status, out, err = cli.run(*arguments, env=environment)
    return out if status == 0 else b"exit %d: " % status + err


def outputs(path, view, n):
    """Everything that the command line says and draws of a game, by name."""
    common = ("--view", view, "--at", n, path)
    told = {f"{verb}{json_too}": ask(verb, *([json_too] if json_too else []), *common)
            for verb in ("judge", "replay") for json_too in ("", "--json")}
    for name, options in PICTURES.items():
        told[name] = ask("render", "-o", "-", "--format", name.split()[0], *options, *common)
    for subject in SUBJECTS:
        told[f"why {subject}"] = ask("why", subject, *common)
    for kind in ("html", "md"):
        told[f"report as {kind}"] = ask("report", "-o", "-", "--format", kind, *common)
    for table in TABLES:
        told[f"table {table}"] = ask("report", "-o", "-", "--table", table, *common)
    return told


def changed(change):
    game = copy.deepcopy(GAME)
    change(game)
    return game


def first_difference(want, have):
    for i, (one, other) in enumerate(zip(want, have)):
        if one != other:
            return f"byte {i}: {want[max(i - 60, 0):i + 60]!r} | {have[max(i - 60, 0):i + 60]!r}"
    return f"{len(want)} bytes, not {len(have)}"


with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "x.hexgame"

    def tell(game, view, n):
        path.write_text(json.dumps(game), encoding="utf-8")
        return outputs(path, view, n)

    moments = (0, len(GAME["log"]))
    want = {n: tell(GAME, "german", n) for n in moments}
    for name, told in want[0].items():
        report(f"as it is/{name}", None if told and not told.startswith(b"exit") else told)
    for name, change in ALIKE.items():
        game = changed(change)
        for n in moments:
            have = tell(game, "german", n)
            wrong = [f"{key}: {first_difference(told, have[key])}" for key, told in want[n].items() if have[key] != told]
            report(f"{name}/after {n}", "; ".join(wrong))
        path.write_text(json.dumps(game), encoding="utf-8")
        report(f"{name}/in truth it differs", None if game != GAME and ask("check", path) == b"" else ask("check", path))

# --- Random games.

def secret_to_the_end(content, side):
    """Enemy units that were secret from the start, and of which nothing was seen but where they were."""
    secret = {one["id"] for one in content["units"]
              if one["side"] != side and (one.get("hidden") or one.get("concealed"))}
    for event in content["log"]:
        named = {value for value in event.values() if isinstance(value, str)} | set(event.get("survivors", []))
        if event["do"] not in ("move", "place", "mark") or False in (event.get("hidden"), event.get("concealed")):
            secret -= named
    return secret


def shuffled(content, secret, rand):
    """The same units, of which the secret ones stand in other places of the list."""
    known = [one for one in content["units"] if one["id"] not in secret]
    for one in rand.sample([one for one in content["units"] if one["id"] in secret], len(secret)):
        known.insert(rand.randrange(len(known) + 1), one)
    return {**content, "units": known}


print(f"# random seed: {seed}")
with tempfile.TemporaryDirectory() as folder:
    rand = random.Random(seed)
    subprocess.run([make, folder, str(seed), str(N_GAMES), str(N_EVENTS)], check=True)
    n_secret = 0
    for path in sorted(pathlib.Path(folder).glob("*.hexgame")):
        content = json.loads(path.read_text(encoding="utf-8"))
        other = path.with_suffix(".other")
        for side in (one["id"] for one in content["sides"]):
            secret = secret_to_the_end(content, side)
            n_secret += len(secret)
            other.write_text(json.dumps(shuffled(content, secret, rand)), encoding="utf-8")
            want, have = (outputs(one, side, len(content["log"])) for one in (path, other))
            wrong = [f"{key}: {first_difference(told, have[key])}" for key, told in want.items() if have[key] != told]
            report(f"random/{path.stem}/{side}", "; ".join(wrong))
    report("random/some units are secret", None if n_secret >= N_GAMES else n_secret)
print(f"1..{number}")
