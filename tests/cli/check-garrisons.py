#!/usr/bin/env python3
"""check-garrisons.py CLI FOLDER…: `check` warns of a garrison on ground that its side needs and nobody controls, and of no other.

The games of the folders have no such garrison, or name their ground in the log.
"""
import json
import pathlib
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "kit"), str(pathlib.Path(__file__).resolve().parents[1] / "scenarios")]
from cli import Cli  # noqa: E402
import tap  # noqa: E402

cli = Cli(sys.argv[1])


def game(units, rules, sides=("german", "soviet"), **more):
    """A small country; units as "german 0303", and a kind and states where it is no ground unit."""
    made = {
        "format": "hex-umpire/2", "title": "Garrisons",
        "map": {"grid": {"columns": 7, "rows": 5, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
                "places": [{"id": "orel", "name": "Orel", "kind": "city", "hexes": ["0303"]},
                           {"id": "tula", "name": "Tula", "kind": "town", "hexes": ["0503"]},
                           {"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0602", "0603"]}]},
        "sides": [{"id": side, "name": side.title()} for side in sides],
        "calendar": {"turns": 2, "player_turns": [{"side": side, "phases": ["Movement"]} for side in sides]},
        "units": [], "rules": rules, "log": []}
    for number, unit in enumerate(units):
        side, at, *rest = unit.split()
        made["units"].append({"id": f"u{number}", "name": f"U {number}", "side": side, "at": at, "kind": rest[0] if rest else "ground",
                              **{state: True for state in rest[1:]}})
    return made | more


def board(units, needs, **more):
    made = game(units, {"control": {"victory": [{"side": "russian", "when": "end", "needs": needs}]}}, ("german", "russian"), **more)
    made["map"] = {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"},
                   "buildings": [{"id": "factory", "name": "Factory", "hexes": ["D3", "E3"], "levels": 1}]}
    return made


def outcome(needs, **more):
    return {"objectives": {"outcomes": [{"id": "win", "winner": "german", "when": "end", "needs": needs}], **more}}


def holds(side, *places):
    return {"holds": {"side": side, "places": list(places)}}


def item(place, to, **more):
    return {"item": place, "to": to, "place": place, "points": 3, "when": "turn", **more}


TOWNS = ["german 0303", "soviet 0503", "soviet 0602"]
SUDDEN = {"sudden-death": {"attacker": "german", "defender": "soviet", "capital": "moscow", "cities": ["orel", "tula"],
                           "supply": {"sources": {"edges": ["north"]}}}}
FRONT = {"front-line": {"attacker": "german", "defender": "soviet", "schedule": [
    item("tula", "both", hold="control"), item("orel", "soviet", hold="control"), item("moscow", "soviet", hold="clear")]}}
FACTORY = {"controls": {"buildings": ["factory"]}}
OWNED = {"control": [{"side": "soviet", "hexes": ["0602", "0603"]}]}

# What it is, the game, and how each warning begins.
CASES = [
    ("a place that a condition asks for", game(TOWNS, outcome(holds("soviet", "moscow", "tula"))), ["Tula", "Moscow"]),
    ("deep in a condition", game(TOWNS, outcome({"not": {"all": [{"turn": 2}, holds("german", "orel")]}})), ["Orel"]),
    ("the enemy's garrison", game(TOWNS, outcome(holds("german", "moscow", "tula"))), []),
    ("owned already", game(TOWNS, outcome(holds("soviet", "moscow")), start=OWNED), []),
    ("owned in part", game(TOWNS, outcome(holds("soviet", "moscow")),
                           start={"control": [{"side": "soviet", "hexes": ["0602"]}]}), ["Moscow"]),
    ("the enemy's in part", game(TOWNS, outcome(holds("soviet", "moscow")),
                                 start={"control": [{"side": "german", "hexes": ["0603"]}]}), []),
    ("nobody there", game(["german 0101"], outcome(holds("soviet", "moscow"))), []),
    ("both there", game(["german 0603", "soviet 0602"], outcome(holds("soviet", "moscow"))), []),
    ("only aircraft", game(["soviet 0602 air"], outcome(holds("soviet", "moscow"))), []),
    ("held by presence", game(TOWNS, outcome({"holds": {"side": "soviet", "places": ["moscow"], "by": "presence"}})), []),
    ("hexes", game(TOWNS, outcome({"holds": {"side": "soviet", "hexes": ["0502-0603"]}})), ["0503 and 0602"]),
    ("an item of a schedule", game(TOWNS, outcome({"turn": 2}, schedule=[item("orel", "both"), item("tula", "german")])), ["Orel"]),
    ("front-line", game(TOWNS, FRONT), ["Tula"]),
    ("sudden-death", game(TOWNS, SUDDEN), ["Orel"]),
    ("sudden-death, behind the front", game(TOWNS, {"sudden-death": SUDDEN["sudden-death"] | {"rear": ["0503"]}}), ["Orel", "Tula"]),
    ("sudden-death that decides nothing", game(TOWNS, {"sudden-death": SUDDEN["sudden-death"] | {"decides": False}}), []),
    ("the log names the place", game(TOWNS, outcome(holds("soviet", "moscow")),
                                     log=[{"do": "control", "side": "soviet", "hexes": ["0602", "0603"]}]), []),
    ("the log does not", game(TOWNS, outcome(holds("soviet", "moscow")), log=[{"do": "end-phase"}]), ["Moscow"]),
    ("a squad", board(["russian D3 squad"], FACTORY), []),
    ("a broken squad", board(["russian D3 squad broken"], FACTORY), ["Factory"]),
    ("a broken squad with a set-up area", board(["russian D3 squad broken"], FACTORY,
                                                start={"setup": [{"side": "russian", "hexes": ["D3", "E3"]}]}), []),
    ("a leader", board(["russian D3 leader"], FACTORY), []),
    ("broken squads of both", board(["russian D3 squad broken", "german E3 squad broken"], FACTORY), []),
    ("a broken squad and a dummy", board(["russian D3 squad broken", "german E3 dummy"], FACTORY), ["Factory"]),
    ("upstairs, for the building", board(["russian D3/1 squad"], FACTORY), []),
    ("upstairs, for the hex", board(["russian D3/1 squad"], {"any": [{"controls": {"hexes": ["D3"]}}]}), ["D3"]),
    ("upstairs, for the Location", board(["russian D3/1 squad"], {"controls": {"locations": ["D3/1"]}}), []),
]


def warnings(path):
    status, _, said = cli.run("check", path)
    return status, [line for line in said.decode("utf-8").splitlines() if ": warning: nobody controls " in line.lower()]


def fault_of(made, wanted):
    path.write_text(json.dumps(made), encoding="utf-8")
    status, said = warnings(path)
    right = status == 0 and len(said) == len(wanted) and all(
        f": warning: nobody controls {word} at the start, ".lower() in line.lower() and "; " in line
        for word, line in zip(wanted, said))
    return None if right else f"exit {status}, {wanted}\n" + "\n".join(said)


def alarms():
    return "\n".join(line for game in games for line in warnings(game)[1])


plan = tap.Plan()
games = sorted(one for folder in sys.argv[2:] for one in pathlib.Path(folder).glob("*.hexgame"))
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "game.hexgame"
    for name, made, wanted in CASES:
        plan.case(name, lambda made=made, wanted=wanted: fault_of(made, wanted))
plan.case("games enough", lambda: None if len(games) > 100 else len(games))
plan.case("no false alarm", alarms)
sys.exit(plan.finish())
