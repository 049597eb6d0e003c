#!/usr/bin/env python3
"""check-claims.py CLI FOLDER…: a second answer for the claims of `why` in operational games.

Of games of the folders, some of which are played on by chance, and of small games that are drawn, units, hexes, places, rows,
conditions, events, turns and points are asked about.  Each sentence that is known here (claims/) is held against the board of that
moment, against the log, or against what is judged once the game is changed as the sentence supposes: a unit eliminated or moved,
points added, the log cut, the phases ended until the game is over.  HU_CLAIMS games are drawn by HU_SEED, and as many files
taken; HU_CLAIMS_ALL=1 takes all files.  HU_CLAIMS_UNKNOWN=40 lists the sentences that nothing here knows.
"""
import json
import os
import pathlib
import re
import sys
from collections import Counter

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / one) for one in ("kit", "scenarios")]
from cli import Cli  # noqa: E402
from often import draws, often  # noqa: E402
import tap  # noqa: E402
from claims import drawing, points, since, standing, supply, then  # noqa: E402, F401
from claims.position import CHECKS, SKIP, Asked, Position, all_hexes, rand  # noqa: E402
from claims.then import compare_then, eliminated  # noqa: E402

Asked.cli = Cli(sys.argv[1])
N_GAMES, MOST = often("HU_CLAIMS", draws(4, 1)), 4  # of each kind that are asked about at a moment


# --- What is asked

def subjects_of(pos, most):
    game = pos.game
    found = [["verdict"], ["points"], ["supply"]]
    units = [one["id"] for one in game["units"]]
    found += [[f"unit:{one}"] for one in rand.sample(units, min(len(units), most))]
    places = [one["id"] for one in game["map"].get("places", [])]
    found += [[f"place:{one}"] for one in rand.sample(places, min(len(places), most))]
    for outcome in pos.outcomes():
        found.append([f"condition:{outcome}"])
    for rule in ("4.2", "4.3", "4.4", "4.5", "4.6", "9.5") if pos.system("sudden-death") else ():
        found.append([rule])
    if pos.system("front-line"):
        rows = range(1, game["map"]["grid"]["rows"] + 1)
        found += [[f"row {row}"] for row in rand.sample(rows, min(len(rows), most))]
    if pos.log:
        numbers = range(1, len(pos.log) + 1)
        found += [[f"event {one}"] for one in {len(pos.log), *rand.sample(numbers, min(len(numbers), most // 2))}]
    found += [[f"turn {pos.clock()['turn']}"]]
    items = {one["item"] for name in ("front-line", "objectives") for one in game["rules"].get(name, {}).get("schedule", [])}
    found += [[f"item:{one}"] for one in sorted(items)]
    found += [["points", "--side", one["id"]] for one in game["sides"]] + [[one["id"]] for one in game["sides"]]
    hexes = sorted({at for at in pos.board().at.values() if at} | {rand.choice(all_hexes(game)) for _ in range(3)})
    found += [[f"hex:{one}"] for one in rand.sample(hexes, min(len(hexes), most // 2))]
    return found


counted, skipped, unknown, faults = Counter(), Counter(), Counter(), {}
MORE = ("a view", "silence of a unit", "silence of an event")


def complain(kind, pos, text):
    faults.setdefault(kind, []).append(f"{pos.name} at {len(pos.log)}, {text} of {json.dumps({**pos.game, 'log': pos.log})}")


def check_nodes(pos, subject, nodes, above=()):
    for before, node in zip([None, *nodes], nodes):
        node["before"] = before["text"] if before else ""
        hit = False
        then = next((found for found in (re.search(r", at (?:event (\d+)|the set-up): ", one["text"]) for one in above) if found), None)
        now, pos = pos, pos.at(min(int(then[1] or 0), len(pos.log))) if then else pos
        for pattern, kind, check in CHECKS:
            found = pattern.search(node["text"])
            if not found:
                continue
            hit = True
            fault = check(pos, subject, node, list(above), found)
            if fault is SKIP:
                skipped[kind] += 1
                continue
            counted[kind] += 1
            if fault:
                complain(kind, pos, f"{subject}: {' / '.join(one['text'][:60] for one in above)} / “{node['text']}”: {fault}")
        if not hit:
            unknown[re.sub(r"\d+", "#", node["text"])[:110]] += 1
        pos = now
        check_nodes(pos, subject, node["reasons"], (*above, node))


def texts_of(nodes):
    return [text for node in nodes for text in (node["text"], *texts_of(node["reasons"]))]


def check_view(pos, arguments, nodes):
    """In operational games nothing is hidden: what a view is told is told to everybody."""
    side = rand.choice(pos.game["sides"])["id"]
    counted["a view"] += 1
    seen = pos.why(*arguments, "--view", side)
    strange = [text for text in texts_of(seen or ()) if text not in set(texts_of(nodes)) and not text.startswith("As ")]
    if strange or seen is None:
        complain("a view", pos, f"{arguments} --view {side}: {strange[:3]}")


def complete(pos, subject, nodes):
    """What is not said, and should be."""
    texts = [one["text"] for one in nodes]
    if subject.startswith("unit:") and pos.board().at[subject.removeprefix("unit:")] and not pos.verdict:
        then = eliminated(pos, subject.removeprefix("unit:"))
        if then is not None and "If it is eliminated:" not in texts:
            fault = compare_then(pos, then, {"reasons": []})
            counted["silence of a unit"] += 1
            if fault:
                complain("silence of a unit", pos, f"{subject}: {fault}")
    if subject.startswith("event "):
        event = int(subject.split()[-1])
        counted["silence of an event"] += 1
        for id, outcome in pos.at(event).outcomes().items():
            was = pos.at(event - 1).outcomes()[id]
            if outcome["needs"]["met"] != was["needs"]["met"] and not any("before the event" in text for text in texts):
                complain("silence of an event", pos, f"{subject}: {id} turns, and it is said: {texts}")


def check(pos, most):
    for arguments in subjects_of(pos, most):
        nodes = pos.why(*arguments)
        if nodes is None:
            unknown[f"refused: {arguments[0].split(':')[0].split()[0]}"] += 1
            continue
        check_nodes(pos, arguments[0], nodes)
        if rand.random() < 0.1:
            check_view(pos, arguments, nodes)
        complete(pos, arguments[0], nodes)


def is_operational(game):
    return "control" not in game.get("rules", {}) and game["map"]["grid"].get("numbering") == "ccrr" and game.get("units")


def files():
    paths = sorted(path for one in sys.argv[2:] for path in pathlib.Path(one).glob("*.hexgame"))
    games = [(path, json.loads(path.read_text(encoding="utf-8"))) for path in paths]
    games = [(path, game) for path, game in games if is_operational(game)]
    whole = os.environ.get("HU_CLAIMS_ALL")
    # The large maps take a minute each.
    return games if whole else rand.sample([one for one in games if len(one[1]["units"]) <= 30], N_GAMES)


def check_file(path, game):
    log = game.pop("log", [])
    game.setdefault("rules", {})
    game.pop("translations", None)
    pos = Position(game, log, path.stem)
    if pos.judged() is None:
        return
    moments = [0, len(log), rand.randrange(len(log) + 1)]
    if pos.verdict:
        moments += [max(pos.verdict["event"] - 1, 0), pos.verdict["event"]]
    check(pos.at(rand.choice(moments)), MOST)
    if len(game["units"]) <= 30:
        played = drawing.wander(pos.at(rand.randrange(len(log) + 1)), rand.randrange(1, 16))
        played.name += " (played on)"
        check(played, MOST)


# --- Games in which something was said that is not so

def ask_named(game, log, subject):
    return " / ".join(texts_of(Position({**drawing.SMALL, **game}, log, "named").why(subject) or ()))


NAMED = (
    ("a line through the hexes of a condition only is no supply", {"rules": {"objectives": {
        "supply": {"blue": {"sources": {"edges": ["north"]}}},
        "outcomes": [{"id": "road", "name": "Road", "winner": "blue", "when": "end", "needs": {
            "connected": {"side": "blue", "hexes": ["0306"], "within": ["0301-0306"]}}}]}}},
     [{"do": "move", "unit": "red", "to": "0303"}], "hex:0303",
     "0306 for the Blue side: no line gets through. Without Red a line of 5 hexes would reach the north edge at 0301."),
    ("nor is one that is open", {"rules": {"objectives": {
        "supply": {"blue": {"sources": {"edges": ["north"]}}},
        "outcomes": [{"id": "road", "name": "Road", "winner": "blue", "when": "end", "needs": {
            "connected": {"side": "blue", "hexes": ["0306"], "within": ["0301-0306"]}}}]}}},
     [], "road", "0306 for the Blue side: a line of 5 hexes leads to 0301"),
    ("how far it is to the part of a town that is lacking", {"rules": {"sudden-death": {
        "attacker": "red", "defender": "blue", "capital": "town", "supply": {"sources": {"edges": ["north"]}}, "entry_at_setup": False}}},
     [], "unit:blue", "It is 4 hexes from 0101 (Town), behind the initial front line"),
    ("how far the nearest is from that part", {"rules": {"sudden-death": {
        "attacker": "red", "defender": "blue", "capital": "town", "supply": {"sources": {"edges": ["north"]}}, "entry_at_setup": False}}},
     [], "4.5", "Rear towns: 4 hexes away"),
)


def main():
    plan = tap.Plan()
    for path, game in files():
        check_file(path, game)
    for _ in range(N_GAMES):
        pos = drawing.draw_game()
        if pos is not None:
            check(pos, MOST)
    for kind in sorted({kind for _, kind, _ in CHECKS} | set(MORE)):
        plan.case(f"so it is: {kind}", lambda kind=kind: faults.get(kind, [None])[0])
    for name, game, log, subject, words in NAMED:
        plan.case(name, lambda game=game, log=log, subject=subject, words=words: None if words in ask_named(game, log, subject)
                  else ask_named(game, log, subject))
    print(f"# {sum(counted.values())} claims held against a second answer, {sum(skipped.values())} that cannot be:",
          ", ".join(f"{kind} {counted[kind]}/{skipped[kind]}" for kind in sorted(counted | skipped)))
    for text, n in unknown.most_common(int(os.environ.get("HU_CLAIMS_UNKNOWN", 0))):
        print(f"# {n:5} {text}")
    sys.exit(plan.finish())


main()
