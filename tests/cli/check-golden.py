#!/usr/bin/env python3
"""check-golden.py CLI DATA [--update]: recorded games, judged whole.

DATA/games/NAME.hexgame is a game; DATA/expected/NAME.json is what judge,
trace and replay answer about it, compared whole and in order;
DATA/expected/verdicts.txt says by hand, from the rules, what comes of each:

    NAME AT RULE WINNER EVENT [coincidence]      or      NAME AT undecided

WINNER may be "nobody".  AT is a number of events, or "end".  DATA/expected/NAME.VERB.txt, where it is
there, is an answer as text; its first line is the rest of the command line.
--update writes the answers anew, to be read before they are kept, but never
the verdicts.
"""
import json
import os
import pathlib
import sys

from cli import Cli

cli, data = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
update = sys.argv[3:] == ["--update"]
games = sorted((data / "games").glob("*.hexgame"))
expected = data / "expected"
number = 0
plain = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def report(name, complaint):
    global number
    number += 1
    if complaint is not None:
        print("#", repr(complaint) if isinstance(complaint, bytes) else str(complaint).replace("\n", "\n# "))
    print("ok" if complaint is None else "not ok", number, name, flush=True)


def run(*arguments, env=plain):
    status, out, err = cli.run(*arguments, env=env)
    return status, out.decode("utf-8"), err.decode("utf-8")


def ask(*arguments):
    status, out, err = run(*arguments)
    if status != 0 or err:
        raise ValueError(f"{' '.join(map(str, arguments))}: exit {status}: {err}")
    answer = json.loads(out)
    # The number of the format is not written down a hundred times: kit/cli.py has looked at it.
    del answer["format"]
    return answer


def in_order(value):
    """The value with its objects as lists, so that order is compared too."""
    if isinstance(value, dict):
        return [[key, in_order(one)] for key, one in value.items()]
    if isinstance(value, list):
        return [in_order(one) for one in value]
    return value


def difference(want, have, where=""):
    if isinstance(want, dict) and isinstance(have, dict):
        if list(want) != list(have):
            return f"{where}: the keys are {list(have)}, not {list(want)}"
        return next((d for key in want if (d := difference(want[key], have[key], f"{where}/{key}"))), None)
    if isinstance(want, list) and isinstance(have, list) and len(want) == len(have):
        return next((d for i, one in enumerate(want) if (d := difference(one, have[i], f"{where}/{i}"))), None)
    same = want == have and type(want) is type(have)
    return None if same else f"{where}: {json.dumps(have)[:300]}, not {json.dumps(want)[:300]}"


def side_ids(game):
    return [side["id"] for side in json.loads(game.read_text(encoding="utf-8"))["sides"]]


def answers(game):
    all_three = {verb: ask(verb, "--json", game) for verb in ("judge", "replay")}
    has_lines = "sudden-death" in all_three["judge"]["systems"]
    views = {}
    if "control" in all_three["judge"]["systems"]:
        views = {f"{verb} --view {side}": ask(verb, "--json", "--view", side, game)
                 for side in side_ids(game) for verb in ("judge", "replay")}
    return {**all_three, "trace": ask("trace", "--json", game) if has_lines else None, **views}


def lay_out(value, indent=0):
    """JSON with a line for whatever fits into one, so that a change can be read."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= 110 or not isinstance(value, (dict, list)):
        return line
    inner = " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + lay_out(one, indent + 1) for one in value) + "]"
    return "{\n" + ",\n".join(f"{inner}{json.dumps(key)}: {lay_out(one, indent + 1)}" for key, one in value.items()) + "}"


def check_whole(game):
    path = expected / (game.stem + ".json")
    have = answers(game)
    if update:
        path.write_text(lay_out(have) + "\n", encoding="utf-8")
    return difference(json.loads(path.read_text(encoding="utf-8")), have)


def as_seen(game, judged, view):
    """The answer without the enemy's reinforcements, which no side is told of."""
    own = {unit["id"] for unit in json.loads(game.read_text(encoding="utf-8"))["units"]
           if view in ("truth", unit["side"])}
    return {**judged, "due": [one for one in judged["due"] if one["unit"] in own]}


def check_moments(game):
    """judge at every moment agrees with replay; a view differs only where control is judged."""
    replay = ask("replay", "--json", game)
    tactical = "control" in ask("judge", "--json", game)["systems"]
    views = ["truth"] if tactical else ["truth", *side_ids(game)]
    rulings = []
    decided = None
    for n, event in enumerate(replay["events"]):
        judged = ask("judge", "--json", "--at", n, game)
        rulings += event["rulings"]
        decided = decided or event.get("verdict")
        for key, want in (("events", n), ("clock", event["clock"]), ("rulings", rulings), ("verdict", decided)):
            if in_order(judged[key]) != in_order(want):
                return f"judge --at {n} says another {key} than replay"
        if len(ask("replay", "--json", "--at", n, game)["events"]) != n + 1:
            return f"replay --at {n} does not end there"
        for view in views:
            if ask("judge", "--json", "--at", n, "--view", view, game) != as_seen(game, judged, view):
                return f"judge --at {n} --view {view} differs"
    if in_order(ask("judge", "--json", game)) != in_order(judged):
        return "judge without --at is not judge at the end"
    return None


def check_verdict(name, at, want):
    arguments = [] if at == "end" else ["--at", at]
    judged = ask("judge", "--json", *arguments, data / "games" / (name + ".hexgame"))
    verdict = judged["verdict"]
    have = ["undecided"] if verdict is None else [
        verdict["rule"], verdict["winner"] or "nobody", str(verdict["event"]), *(["coincidence"] if "coincidence" in verdict else [])]
    return None if have == want else f"{' '.join(have)}, not {' '.join(want)}"


def check_text(path):
    name, verb = path.name.split(".")[:2]
    command, _, want = path.read_text(encoding="utf-8").partition("\n")
    arguments = command.removeprefix("$").split()
    env = dict(plain)
    while arguments and "=" in arguments[0] and not arguments[0].startswith("-"):
        key, _, value = arguments.pop(0).partition("=")
        env[key] = value
    # In a language, perhaps: by the program itself.
    status, out, err = (one if isinstance(one, int) else one.decode("utf-8") for one in
                        cli.run_alone(verb, *arguments, data / "games" / (name + ".hexgame"), env=env))
    if update:
        path.write_text(f"{command}\n{out}", encoding="utf-8")
    if status != 0 or err:
        return f"exit {status}: {err}"
    if out != want and not update:
        return f"this, not {path.name}:\n{out}"
    return None


def guarded(function, *arguments):
    try:
        return function(*arguments)
    except (OSError, ValueError, KeyError) as fault:
        return f"{type(fault).__name__}: {fault}"


verdicts = [line.split() for line in (expected / "verdicts.txt").read_text(encoding="utf-8").splitlines()
            if line and not line.startswith("#")]
texts = sorted(expected.glob("*.*.txt"))
for game in games:
    report(f"{game.stem}/whole", guarded(check_whole, game))
    report(f"{game.stem}/moments", guarded(check_moments, game))
for name, at, *want in verdicts:
    report(f"{name}/verdict/{at}", guarded(check_verdict, name, at, want))
for path in texts:
    report(f"{path.stem}/text", guarded(check_text, path))

# The helper for many answers says what the program says.
for command in (["check"], ["judge"], ["judge", "--json"], ["trace"], ["replay", "--json"], ["judge", "--at", "many"],
                ["report", "--format", "md", "-o", "-"]):
    both = [ask_as(*command, games[0], env=plain) for ask_as in (cli.run, cli.run_alone)]
    report(f"program/{' '.join(command)}", None if both[0] == both[1] else both)

forgotten = {game.stem for game in games} - {name for name, *_ in verdicts}
left_over = {path.stem for path in expected.glob("*.json")} - {game.stem for game in games}
report("whole table", [f"no verdict by hand for {sorted(forgotten)}"] if forgotten else None)
report("no answer without its game", [f"{sorted(left_over)}"] if left_over else None)
print(f"1..{number}")
