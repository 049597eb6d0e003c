#!/usr/bin/env python3
"""check-fingerprint.py CLI FOLDER…: which game a file holds, computed a second time.

The fingerprint of every game under FOLDER is computed here from the file alone and compared with that of
`judge --json`; then one game is changed in one thing after another, and the fingerprint has to follow or not.
"""
import copy
import hashlib
import json
import pathlib
import re
import sys
import tempfile

from cli import Cli

PARTS = ("format", "map", "sides", "calendar", "units", "start", "rules", "log")
cli = Cli(sys.argv[1])
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print("#", complaint)
    print("not ok" if complaint else "ok", number, name, flush=True)


def without_note(event):
    but = {"note", "text"} if event["do"] == "note" else {"note"}
    return {key: value for key, value in event.items() if key not in but}


def compute(game):
    parts = {key: game[key] for key in PARTS if key in game}
    parts["log"] = [without_note(event) for event in game["log"]]
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def ask(path, *more):
    status, out, err = cli.run("judge", "--json", *more, path)
    if status != 0:
        raise ValueError(f"exit {status}: {err.decode()}")
    return json.loads(out)["fingerprint"]


def files(folders):
    return [path for folder in folders for path in sorted(pathlib.Path(folder).glob("*.hexgame"))]


def unknown_keys(path):
    return b"does not know" in cli.run("check", path)[2]


def set_at(game, way, value):
    for step in way[:-1]:
        game = game[step]
    game[way[-1]] = value


# What is changed in the game, and whether that makes it another one.
CHANGES = (
    ("title", ["title"], "Another", False),
    ("about", ["about"], "Another", False),
    ("players", ["players"], {"german": "A. Bee"}, False),
    ("played", ["played"], {"place": "here", "date": "today"}, False),
    ("translations", ["translations"], {"de": {"German": "Deutsche"}}, False),
    ("variations", ["variations"], [], False),
    ("unknown at the root", ["x-house-rule"], 1, False),
    ("unknown in the map", ["map", "x"], {"y": 1}, False),
    ("unknown in a unit", ["units", 0, "x/y~z"], [1], False),
    ("unknown in an event", ["log", 0, "x"], None, False),
    ("unknown in the rules", ["rules", "x"], {}, False),
    ("a note with an event", ["log", 0, "note"], "Ünder “quotes” \\ and\ttabs", False),
    ("a strength", ["units", 0, "strength"], 99, True),
    ("a name of a unit", ["units", 0, "name"], "Another é", True),
    ("a name of a side", ["sides", 0, "name"], "Another", True),
    ("a default written out", ["units", 0, "kind"], "ground", True),
    ("a phase", ["calendar", "player_turns", 0, "phases", 0], "Another", True),
    ("the format", ["format"], "hex-umpire/2", True),
    ("a hex written twice", ["map", "places", 0, "hexes"], None, True),
)


def change(game, way, value):
    game = copy.deepcopy(game)
    if way[-1] == "hexes":
        value = 2 * game["map"]["places"][0]["hexes"]
    set_at(game, way, value)
    return game


def write(game, folder, spelling=lambda text: text):
    path = pathlib.Path(folder) / "game.hexgame"
    path.write_text(spelling(json.dumps(game)), encoding="utf-8")
    return path


def spell_otherwise(text):
    game = json.loads(text)
    return json.dumps(dict(reversed(list(game.items()))), indent=3)


def check_changes(path, folder):
    game = json.loads(path.read_text(encoding="utf-8"))
    before = ask(path)
    for name, way, value, differs in CHANGES:
        now = ask(write(change(game, way, value), folder))
        report(name, None if (now != before) == differs else f"{before} became {now}")

    noted = copy.deepcopy(game)
    noted["log"].insert(0, {"do": "note", "text": "one"})
    one = ask(write(noted, folder))
    noted["log"][0]["text"] = "another"
    report("the text of a remark", None if ask(write(noted, folder)) == one else "it counts")
    report("a remark more", None if one != before else "it does not count")
    report("an event less", None if ask(write({**game, "log": game["log"][:-1]}, folder)) != before else "the same")
    report("white space and the order of keys", None if ask(write(game, folder, spell_otherwise)) == before else "they count")
    report("5.0 for 5", None if ask(write(game, folder, lambda text: re.sub(r'("strength": \d{1,6}\b)', r"\1.0", text))) == before
           else "it counts")
    report("one moment of it", None if ask(path, "--at", "1") == before else "a moment is another game")


for path in files(sys.argv[2:]):
    if unknown_keys(path):
        continue
    want, have = compute(json.loads(path.read_text(encoding="utf-8-sig"))), ask(path)
    report(path.stem, None if want == have else f"{have}, not {want}")

with tempfile.TemporaryDirectory() as folder:
    check_changes(next(path for path in files(sys.argv[2:]) if path.stem == "lifeline"), folder)
print(f"1..{number}")
