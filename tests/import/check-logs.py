#!/usr/bin/env python3
"""check-logs.py CLI: what `import` makes of the steps of logs as VASSAL writes them (vassal_writer.py).

A table of this program's own runs the same steps; the events of the imported game must lead to where
its counters stand.
"""
import json
import os
import pathlib
import random
import sys
import tempfile
import time

import vassal_writer as vassal
from cli import Cli

cli = Cli(sys.argv[1])
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
folder = pathlib.Path(tempfile.mkdtemp())
number = 0
WINDOW = vassal.window([vassal.board(width=1100, height=1440, grid=vassal.hex_grid(numbers=vassal.PLAIN))])
OTHER = vassal.window([vassal.board(name="Box", width=500, height=500)], name="Lost")
PIECES = vassal.palette({"Blue": [vassal.slot("Tank", "1"), vassal.slot("Foot", "2")], "Red": [vassal.slot("Gun", "3")]})
MODULE = vassal.module([WINDOW, OTHER], pieces=PIECES)


def report(name, complaint):
    global number
    number += 1
    if complaint:
        print("#", str(complaint).replace("\n", "\n# "))
    print("not ok" if complaint else "ok", number, name, flush=True)


def differs(have, want):
    return None if have == want else f"{have!r}\nwanted {want!r}"


def at(column, row):
    return 50 + 100 * column, 60 + 120 * row + (60 if column % 2 else 0)


def hex_name(column, row):
    return f"{column + 1:02}{row + 1:02}"


def counter(ident, name, gpid, column, row, map_name="Main Map"):
    return vassal.add(ident, vassal.piece(name, "", map_name, *at(column, row), gpid))


def move(ident, column, row, window="Main Map", under="null"):
    x, y = at(column, row)
    return f"M/{ident}/{window}/{x}/{y}/{under}/Main Map/0/0/null/me"


def log(*commands):
    return "LOG\t" + vassal.ESC.join(vassal.join(vassal.ESC, [command]) for command in commands)


def run(saves, options=(), module=MODULE):
    """Status, report and draft of an import of one save after another."""
    paths = []
    for i, commands in enumerate(saves):
        (folder / f"{i}.vlog").write_bytes(vassal.save(commands))
        paths.append(str(folder / f"{i}.vlog"))
    (folder / "m.vmod").write_bytes(module)
    target = folder / "out.hexgame"
    target.unlink(missing_ok=True)
    status, said, wrong = cli.run("import", *paths, str(folder / "m.vmod"), *options, "-o", str(target), env=plain)
    if wrong:
        return status, wrong.decode(), None
    faults = cli.run("check", str(target), env=plain)[2].decode()

    return status, faults or said.decode(), json.loads(target.read_text(encoding="utf-8"))


def events(made):
    return [(event["do"], event.get("unit"), event.get("to"), event.get("note")) for event in made["log"]]


def places(made):
    """Where the units stand after the log."""
    stand = {unit["id"]: unit.get("at") for unit in made["units"]}
    for event in made["log"]:
        if event["do"] in ("move", "place"):
            stand[event["unit"]] = event["to"]
        elif event["do"] in ("eliminate", "withdraw"):
            stand[event["unit"]] = None
    return stand


TANK, FOOT, GUN = counter("1", "Tank", "1", 0, 0), counter("2", "Foot", "2", 1, 1), counter("3", "Gun", "3", 2, 2)


def case(name, steps, want, saves=None, said=(), options=()):
    status, text, made = run(saves or [[TANK, FOOT, GUN, *steps]], options)
    missing = [words for words in said if words not in text]
    report(name, text if made is None else differs(events(made), want) or missing and f"{missing} not in\n{text}")
    return status, text, made


def check_steps():
    case("a move", [log(move("1", 3, 3))], [("move", "tank", "0404", "Step 1")], said=["Log: 1 step, read as events."])
    case("no step", [], [])
    case("nothing moves", [log("MutableProperty\tx\t1\t2"), log(move("1", 3, 3))], [("move", "tank", "0404", "Step 2")],
         said=["Log: 2 steps, read as events.", "1 step changed nothing on the hexes."])
    case("nothing moves twice", [log("MutableProperty\tx\t1\t2"), log(move("1", 3, 3)), log("MutableProperty\tx\t2\t1")],
         [("move", "tank", "0404", "Step 2")], said=["Log: 3 steps, read as events.", "2 steps changed nothing on the hexes."])
    case("two in one step", [log(move("1", 3, 3), move("2", 4, 4))],
         [("move", "tank", "0404", "Step 1"), ("move", "foot", "0505", "Step 1")])
    case("there and back in one step", [log(move("1", 3, 3), move("1", 0, 0))], [])
    case("off the map for good", [log(move("1", 0, 0, "null"))], [("withdraw", "tank", None, "Step 1")])
    case("gone for good", [log("-/1")], [("withdraw", "tank", None, "Step 1")])
    case("beside the board", [log(move("3", 30, 30))], [("withdraw", "gun", None, "Step 1")])
    case("off and back", [log(move("1", 0, 0, "null")), log(move("1", 4, 4))], [("move", "tank", "0505", "Step 2")])
    case("off and back to the same hex", [log(move("1", 0, 0, "null")), log(move("1", 0, 0))], [])
    case("a counter comes", [log(counter("4", "Tank", "1", 5, 5)), log(move("4", 6, 6))],
         [("place", "tank-2", "0606", "Step 1"), ("move", "tank-2", "0707", "Step 2")])
    case("a counter comes from another window", [counter("4", "Gun", "3", 0, 0, "Lost"), log(move("4", 5, 5))],
         [("place", "gun-2", "0606", "Step 1")])
    case("a marker comes", [log(vassal.add("9", vassal.piece("Smoke", "", "Main Map", *at(1, 1), "77")))], [])
    case("a stack takes its counters along", [vassal.stack("s", "Main Map", *at(0, 0), ["1", "2"]), log(move("s", 3, 3))],
         [("move", "tank", "0404", "Step 1"), ("move", "foot", "0404", "Step 1")])
    case("a stack ends", [vassal.stack("s", "Main Map", *at(0, 0), ["1", "2"]), log("-/s")],
         [("move", "foot", "0202", "Step 1")])
    dead = folder / "dead.json"
    dead.write_text('{"dead": ["lost"]}', encoding="utf-8")
    case("to the lost", [log(move("1", 0, 0, "Lost"))], [("eliminate", "tank", None, "Step 1")],
         options=["--profile", str(dead)])
    case("elsewhere", [log(move("1", 0, 0, "null"))], [("withdraw", "tank", None, "Step 1")],
         options=["--profile", str(dead)])
    dead.write_text('{"dead": [""]}', encoding="utf-8")
    case("to no window", [log(move("1", 0, 0, "null"))], [("eliminate", "tank", None, "Step 1")],
         options=["--profile", str(dead)])


def check_undo():
    undo = log("UNDO\ttrue", move("1", 0, 0), "UNDO\tfalse")
    case("a step taken back", [log(move("1", 3, 3)), undo], [],
         said=["Log: 2 steps, read as events.", "1 step was taken back in the game, and is left out."])
    case("the step before it stays", [log(move("2", 5, 5)), log(move("1", 3, 3)), undo], [("move", "foot", "0606", "Step 1")])
    case("two taken back", [log(move("1", 3, 3)), log(move("1", 4, 4)), log("UNDO\ttrue", move("1", 3, 3), "UNDO\tfalse"), undo], [])
    case("not what the last step did", [log(move("1", 3, 3)), log("UNDO\ttrue", move("2", 7, 7), "UNDO\tfalse")],
         [("move", "tank", "0404", "Step 1"), ("move", "foot", "0808", "Step 2")])


def check_turns():
    status, text, made = case("the turn counter", ["TURN0\t1", log(move("1", 3, 3)), log("TURN0\t2"), log(move("2", 4, 4)), log("TURN0\t3")],
                              [("move", "tank", "0404", "Step 1"), ("end-phase", None, None, "Step 2"),
                               ("move", "foot", "0505", "Step 3"), ("end-phase", None, None, "Step 4")],
                              said=["The game turn moved on 2 times: each is taken as the end of a phase."])
    report("it fits the calendar", differs((status, made["calendar"]["turns"]), (0, 2)))


def check_next():
    first = [TANK, FOOT, GUN, log(move("1", 3, 3))]
    second = [counter("1", "Tank", "1", 3, 3), counter("2", "Foot", "2", 6, 6), GUN, log(move("3", 7, 7))]
    case("the next log", None, [("move", "tank", "0404", "Step 1"), ("move", "foot", "0707", "Before log 2"),
                                ("move", "gun", "0808", "Log 2, step 1")], [first, second],
         ["At the beginning of log 2, 1 counter stands elsewhere than log 1 left it: Foot.", "Log: 2 steps, read as events."])
    case("it continues exactly", None, [("move", "tank", "0404", "Step 1"), ("move", "foot", "0303", "Log 2, step 1")],
         [first, [counter("1", "Tank", "1", 3, 3), FOOT, GUN, log(move("2", 2, 2))]])


def check_between():
    """What was moved in no log is counted at the hand-over; and a log that was played anew is known by where it begins."""
    def stand(one, *others):
        return [counter("1", "Tank", "1", one, one), *others]

    first = stand(0, FOOT, GUN, log(move("1", 3, 3)))
    case("gone, come and moved in between", None,
         [("move", "tank", "0404", "Step 1"), ("move", "tank", "0505", "Before log 2"), ("place", "tank-2", "0909", "Before log 2"),
          ("withdraw", "foot", None, "Before log 2"), ("move", "gun", "0808", "Log 2, step 1")],
         [first, stand(4, GUN, counter("5", "Tank", "1", 8, 8), log(move("3", 7, 7)))],
         ["At the beginning of log 2, 3 counters stand elsewhere than log 1 left them: Tank, Tank, Foot.",
          "Between log 1 and log 2, in no log: 1 moved, 1 came onto the hexes, 1 left them."])
    second = stand(3, FOOT, GUN, log(move("1", 5, 5), move("3", 6, 6)))
    anew = stand(3, FOOT, GUN, log(move("1", 7, 7)))
    text = case("played anew from the end of a log", None,
                [("move", "tank", "0404", "Step 1"), ("move", "tank", "0606", "Log 2, step 1"), ("move", "gun", "0707", "Log 2, step 1"),
                 ("move", "tank", "0404", "Before log 3"), ("move", "gun", "0303", "Before log 3"), ("move", "tank", "0808", "Log 3, step 1")],
                [first, second, anew], ["Log 3 begins as log 1 ended: what was logged in between was played anew.",
                                        "Logs that begin exactly as the one before ended: 1 of 2."])[1]
    report("that is said instead", differs("in no log" in text, False))
    case("played anew from its beginning", None,
         [("move", "tank", "0404", "Step 1"), ("move", "tank", "0101", "Before log 2"), ("move", "foot", "0606", "Log 2, step 1")],
         [first, stand(0, FOOT, GUN, log(move("2", 5, 5)))], ["Log 2 begins as log 1 began: what was logged since was played anew."])


def check_other_board():
    """A log that is played on another board is no continuation."""
    def sheet(name):
        return vassal.board(name, width=1100, height=1440, grid=vassal.hex_grid(numbers=vassal.PLAIN))

    north, south = "Main MapBoardPicker\tNorth\t0\t0", "Main MapBoardPicker\tSouth\t0\t0"
    sheets = vassal.module([vassal.window([sheet("North"), sheet("South")]), OTHER], pieces=PIECES)
    text = run([[TANK, north, log(move("1", 3, 3))], [TANK, south, log(move("1", 4, 4))]], module=sheets)[1]
    report("the next log is played on another board", differs(
        text, "hex-umpire-cli: 0.vlog: Log 2 is played on the board “South”, and the game before it on “North”. Leave that log out.\n"))
    made = run([[TANK, north, log(move("1", 3, 3))], [counter("1", "Tank", "1", 3, 3), log(move("1", 4, 4))]], module=sheets)[2]
    report("the next log names no board", differs(events(made), [("move", "tank", "0404", "Step 1"),
                                                                 ("move", "tank", "0505", "Log 2, step 1")]))


def nested(depth, command):
    """A step that holds a step, and so on."""
    for _ in range(depth):
        command = log(command)
    return command


def check_nested():
    """The logs of 2006 have steps within steps; they are parts of the outer one."""
    case("a step in a step", [nested(2, move("1", 3, 3))], [("move", "tank", "0404", "Step 1")], said=["Log: 1 step, read as events."])
    case("between other commands", [log(move("1", 3, 3), log(move("2", 4, 4), log(move("3", 5, 5)), "CHAT"), "CHAT"), log(move("1", 6, 6))],
         [("move", "tank", "0404", "Step 1"), ("move", "foot", "0505", "Step 1"), ("move", "gun", "0606", "Step 1"),
          ("move", "tank", "0707", "Step 2")], said=["Log: 2 steps, read as events."])
    case("the inner step runs in its place", [log(move("1", 3, 3), log(move("1", 4, 4)), move("1", 5, 5)),
                                              log(log(move("2", 6, 6)), "-/2"), log(log("UNDO\ttrue", move("1", 0, 0), "UNDO\tfalse"))],
         [("move", "tank", "0606", "Step 1"), ("withdraw", "foot", None, "Step 2"), ("move", "tank", "0101", "Step 3")])
    # Each level doubles the backslashes before a delimiter, as it does in a real file.
    case("deep within the limits", [nested(12, move("1", 3, 3))], [("move", "tank", "0404", "Step 1")])
    case("sixty deep", ["LOG\t" * 60 + move("1", 3, 3)], [("move", "tank", "0404", "Step 1")])
    text = run([[TANK, "LOG\t" * 100_000 + move("1", 3, 3)]])[1]
    report("too deep", differs(text, "hex-umpire-cli: 0.vlog: The save is damaged: its commands lie in one another without end. "
                                     "Save the game in VASSAL again.\n"))


def check_stacks():
    """Where counters stand is known from the stacks that they are in, and several may lie on one another."""
    two = [vassal.stack("s", "Main Map", *at(0, 0), ["1"]), vassal.stack("t", "Main Map", *at(1, 1), ["2"])]
    case("a stack that goes away uncovers the other", [*two, vassal.stack("u", "Main Map", *at(0, 0), ["3"]), log(move("u", 5, 5)),
                                                       log(move("2", 0, 0)), log(move("s", 7, 7))],
         [("move", "gun", "0606", "Step 1"), ("move", "foot", "0101", "Step 2"), ("move", "tank", "0808", "Step 3"),
          ("move", "foot", "0808", "Step 3")])
    case("an empty stack takes nobody", [*two, log(move("1", 6, 6)), log(move("3", 0, 0)), log(move("s", 8, 8))],
         [("move", "tank", "0707", "Step 1"), ("move", "gun", "0101", "Step 2")])
    case("laid on one that has gone", [*two, log(move("s", 6, 6)), log(move("3", 1, 1, under="s")), log(move("t", 7, 7))],
         [("move", "tank", "0707", "Step 1"), ("move", "gun", "0202", "Step 2"), ("move", "foot", "0808", "Step 3"),
          ("move", "gun", "0808", "Step 3")])
    deck = vassal.add("d", ("deck;0;0", ";".join(["Main Map", *map(str, at(9, 9)), "false", ""])))
    case("into a deck", [deck, log(move("1", 9, 9, under="d")), log(move("2", 9, 9))],
         [("withdraw", "tank", None, "Step 1"), ("withdraw", "foot", None, "Step 2")])
    crowd = [counter(str(i), f"C{i}", "1", 0, 0) for i in range(10, 20)]
    case("whoever is left goes along", [*crowd, vassal.stack("s", "Main Map", *at(0, 0), [str(i) for i in range(10, 20)]),
                                        *[log(move(str(i), 1, 0, "null")) for i in (10, 13, 11, 19, 15, 12, 18)], log(move("s", 2, 2))],
         [("withdraw", f"c{i}", None, f"Step {1 + at_step}") for at_step, i in enumerate((10, 13, 11, 19, 15, 12, 18))]
         + [("move", f"c{i}", "0303", "Step 8") for i in (14, 16, 17)])


def check_random(seed):
    """Sixty steps, with the places computed here."""
    chance = random.Random(seed)
    stand = {str(i): (chance.randrange(11), chance.randrange(11)) for i in range(1, 9)}
    commands = [counter(ident, f"C{ident}", "1" if int(ident) % 2 else "3", *place) for ident, place in stand.items()]
    back = []
    for _ in range(60):
        what = chance.random()
        if what < 0.15 and back:
            ident, place = back.pop()
            stand[ident] = place
            commands.append(log("UNDO\ttrue", move(ident, *place) if place else move(ident, 0, 0, "null"), "UNDO\tfalse"))
            continue
        ident = chance.choice(list(stand))
        place = None if what < 0.3 else (chance.randrange(11), chance.randrange(11))
        back.append((ident, stand[ident]))
        stand[ident] = place
        commands.append(log(move(ident, *place) if place else move(ident, 0, 0, "null")))
    _status, text, made = run([commands])
    if made is None:
        return text
    have = places(made)
    return differs({ident: have[f"c{ident}"] for ident in stand},
                   {ident: hex_name(*place) if place else None for ident, place in stand.items()})


def check_long():
    chance = random.Random(7)
    commands = [counter(str(i), f"C{i}", "1", i % 11, i // 11) for i in range(100)]
    commands += [log(move(str(chance.randrange(100)), chance.randrange(11), chance.randrange(11))) for _ in range(2500)]
    begun = time.process_time()
    made = run([commands])[2]
    print(f"# 2,500 steps: {len(made['log'])} events; with the check of the draft {time.process_time() - begun:.2f} s of this process")
    report("2,500 steps", differs(len(made["log"]) > 2300, True))


def check_language():
    """The report is in the language of whoever imports, and not a byte of the draft is."""
    commands = [counter("1", "Tank", "1", 0, 0), log(move("1", 1, 0)), log(move("1", 2, 0, "null"))]
    (folder / "a.vlog").write_bytes(vassal.save(commands))
    (folder / "m.vmod").write_bytes(MODULE)
    said, drafts = {}, {}
    for language in ("en", "de", "ru"):
        target = folder / "out.hexgame"
        said[language] = cli.run("import", str(folder / "a.vlog"), str(folder / "m.vmod"), "-o", str(target),
                                 env={**plain, "LANGUAGE": language})[1].decode()
        drafts[language] = target.read_text(encoding="utf-8")
    for language in ("de", "ru"):
        report(f"the same draft in {language}", differs(drafts[language], drafts["en"]))
        report(f"another report in {language}", differs("Units on the map" in said[language], False))
    made = json.loads(drafts["de"])
    report("the draft is English", differs(([event["note"] for event in made["log"]], made["about"].splitlines()[:3]),
                                           (["Step 1", "Step 2"], said["en"].splitlines()[:3])))


check_steps()
check_undo()
check_language()
check_turns()
check_next()
check_between()
check_other_board()
check_nested()
check_stacks()
SEED = int(os.environ.get("HU_SEED", random.randrange(1 << 30)))
print("# seed", SEED)
for turn in range(20):
    report(f"sixty steps, {turn}", check_random(SEED + turn))
check_long()
print(f"1..{number}")
