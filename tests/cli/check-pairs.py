#!/usr/bin/env python3
"""check-pairs.py CLI MAKE: what a side must not learn (26.15), as one who wants to know it would try.

Random games in pairs, which differ only in a secret of the other side: where a hidden unit is, whether there is one
at all, what a concealed one is, what it is worth, in what state and by what name.  They have what could tell it:
conditions that are judged at once, so that the game ends in truth where the viewer may not see why; readings of the
rules that differ, sources of supply, objectives and points beside control, reinforcements, names in other languages.
Every verb, format, table and picture says the same of both, byte by byte.  A verdict of the truth alone opens a game,
so that a pair is compared at moments before that.  To the other side or in truth most pairs have to differ, or the
test would see nothing.

HU_PAIRS pairs are drawn by HU_SEED; ./check --long draws more.  HU_PAIRS_KEPT is a folder for those that differ.
"""
import copy
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "report"))
import report as kit  # noqa: E402
from cli import Cli  # noqa: E402
from often import draws, often  # noqa: E402

cli, make = Cli(sys.argv[1]), sys.argv[2]
seed = int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16)
N_PAIRS = often("HU_PAIRS", draws(24, 4))
N_EVENTS = 14
ENGLISH = kit.environment()
LANGUAGES = {"de": kit.environment(LANGUAGE="de"), "ru": kit.environment(LANGUAGE="ru")}
TABLES = ("ledger", "casualties", "casualty-sums", "log", "control", "conditions", "terms", "readings", "outcomes", "charts", "units")
FORMATS = ("html", "md", "txt", "bbcode", "xenforo", "chat", "pdf")
KINDS = ("squad", "half-squad", "crew", "leader", "hero", "dummy", "gun", "vehicle", "aircraft")
COUNTED = ("squad", "half-squad", "crew", "leader", "hero", "gun", "vehicle")
TAGS = ("guards", "T-34", "sappers", "SS")
STATES = ("broken", "berserk", "melee", "stunned", "wounded")
MOMENTS = ({"when": "immediate"}, {"when": "immediate"}, {"when": "end"}, {"when": "phase"}, {"when": "turn"},
           {"when": "player-turn", "of": "german"}, {"when": "instant", "turn": {"from": 2}})
READINGS = {"rooftop_prevents": (True, False), "hold_ends_when_disarmed": (True, False), "reduction_scores": (True, False),
            "edition": ("seed", "current"), "hero_scores": (True, False)}
tap = kit.Tap()


# --- A game with all that could tell a secret.

def hexes_of(game):
    grid = game["map"]["grid"]
    return [f"{column:02}{row:02}" for column in range(1, grid["columns"] + 1) for row in range(1, grid["rows"] + 1)]


def places_of(game):
    """The hexes in which units can stand."""
    closed = set(game["map"].get("terrain", {}).get("lake", []))
    return [name for name in hexes_of(game) if name not in closed and name not in game["map"]["grid"].get("missing", [])]


def known_of(game):
    """Units that a condition may name: everybody then reads their names, so that none of them gets another."""
    return [one["id"] for one in game["units"] if "kind" in one and one["id"][-1] in "02468"]


def draw_count(game, rand):
    """Something of control that can be counted, without bounds."""
    sides = [one["id"] for one in game["sides"]]
    buildings = [one["id"] for one in game["map"].get("buildings", [])]
    filters = [{}, {"state": rand.choice(("good-order", "unbroken", "armed", "any"))}, {"tags": rand.sample(TAGS, 2)},
               {"kinds": rand.sample(COUNTED, rand.randrange(1, len(COUNTED)))}, {"units": rand.sample(known_of(game), 3)}]
    units = {"side": rand.choice(sides), "count": rand.choice(("units", "units", "squads", "points")),
             **rand.choice(filters), **rand.choice(filters)}
    place = rand.choice((None, rand.sample(places_of(game), 9), rand.choice(buildings) if buildings else None))
    drawn = [{"units": {**units, "in": place} if place else units}] * 5
    drawn += [{verb: units} for verb in ("exited", "eliminated", "captured")]
    drawn += [{"exited": {**units, "as": "any"}},
              {"controls": {"hexes": {"in": rand.sample(places_of(game), 9)}, "side": rand.choice(sides)}},
              {"controls": {"locations": {"in": rand.sample(places_of(game), 9)}}},
              {"cvp": {"side": rand.choice(sides)}}, {"exit_vp": {}},
              {"destroyed": {"hexes": rand.sample(places_of(game), 3)}}]
    return copy.deepcopy(rand.choice(drawn))


def draw_comparison(game, rand):
    left = [{**rand.choice(({}, {"times": rand.choice((-1, 0.5, 2, 1.25))})), **draw_count(game, rand)}
            for _ in range(rand.randrange(1, 3))]
    bounds = rand.choice(({"more_by": rand.randrange(-2, 3)}, {"at_least": rand.choice((0, 1.5, 3))}, {"at_most": rand.randrange(3)},
                          {"ratio_at_least": [rand.randrange(1, 3), 1]}, {"ratio_above": [1, rand.randrange(1, 3)]}))
    right = {"right": [draw_count(game, rand)]} if "at_most" not in bounds else {}
    return {"compare": {"left": left, **right, **bounds}}


def draw_count_bound(game, rand):
    count = draw_count(game, rand)
    (atom, fields), = count.items()
    bound = rand.choice(("at_least", "at_most"))
    return {atom: {**fields, bound: rand.randrange(0 if bound == "at_most" else 1, 5)}}


def draw_memory(game, rand, depth):
    moment = rand.choice(({}, {"at": "phase"}, {"at": "turn"}))
    needs = draw_condition(game, rand, depth + 1)
    return rand.choice(({"ever": {"needs": needs, **moment}},
                        {"for": {"needs": needs, "turns": rand.randrange(1, 3)}},
                        {"first": {"needs": needs, "before": draw_condition(game, rand, depth + 1), **moment}}))


def draw_condition(game, rand, depth=0):
    buildings = [one["id"] for one in game["map"].get("buildings", [])]
    where = rand.choice(buildings) if buildings and rand.random() < 0.5 else rand.sample(places_of(game), 9)
    drawn = [lambda: {"controls": {"hexes": rand.sample(places_of(game), 5), "at_least": rand.randrange(1, 4)}},
             lambda: {"cvp": {"at_least": rand.randrange(4, 14)}},
             lambda: {"cvp": {"more_than_enemy_by": rand.randrange(2, 9)}},
             lambda: {"exit_vp": {"at_least": rand.randrange(2, 6)}},
             lambda: {"no_enemy": {"state": rand.choice(("good-order-mmc", "unbroken-mmc", "mmc", "any")), "in": where}},
             lambda: draw_count_bound(game, rand), lambda: draw_count_bound(game, rand), lambda: draw_count_bound(game, rand),
             lambda: draw_comparison(game, rand), lambda: draw_comparison(game, rand), lambda: draw_comparison(game, rand),
             lambda: {"announced": {"side": "german", "what": "Now"}}]
    if buildings:
        drawn.append(lambda: {"controls": {"buildings": rand.sample(buildings, min(2, len(buildings)))}})
    if depth < 2:
        drawn += [lambda: {rand.choice(("all", "any")): [draw_condition(game, rand, depth + 1) for _ in range(2)]},
                  lambda: {"some": {"at_least": 2, "of": [draw_condition(game, rand, depth + 1) for _ in range(3)]}},
                  lambda: draw_memory(game, rand, depth), lambda: draw_memory(game, rand, depth),
                  lambda: {"not": draw_condition(game, rand, depth + 1)}]
    return rand.choice(drawn)()


def draw_objectives(game, rand):
    sides = [one["id"] for one in game["sides"]]
    place = game["map"]["places"][0]["id"]
    needs = [{"holds": {"side": rand.choice(sides), "places": [place], "by": rand.choice(("control", "clear"))}},
             {"connected": {"side": rand.choice(sides), "places": [place]}},
             {"units": {"side": rand.choice(sides), "at_most": rand.randrange(3)}},
             {"lead": {"side": rand.choice(sides), "at_least": rand.randrange(1, 4)}}]
    outcomes = [{"id": f"o{i}", "name": f"Outcome {i}", "winner": rand.choice(sides),
                 "when": rand.choice(("instant", "turn", "end")), "needs": one} for i, one in enumerate(needs)]
    return {"outcomes": outcomes,
            "schedule": [{"item": "The bridge", "to": "both", "place": place, "points": 1, "when": "turn"}]}


def add_rules(game, rand):
    sides = [one["id"] for one in game["sides"]]
    control = game["rules"]["control"]
    for key, values in READINGS.items():
        if rand.random() < 0.5:
            control[key] = rand.choice(values)
    control["victory"] = [{"side": rand.choice(sides), **rand.choice(MOMENTS), "needs": draw_condition(game, rand)}
                          for _ in range(rand.randrange(1, 4))]
    if rand.random() < 0.3:
        control["decides"] = False
    control["exit"] = [{"side": side, "hexes": rand.sample([one for one in places_of(game) if one.startswith(column)], 2)}
                       for side, column in zip(sides, ("09", "01"))]
    if rand.random() < 0.5:
        control["otherwise"] = rand.choice(sides)
    supply = [{"side": side, "sources": {"edges": [edge]}, "blocked_by": rand.choice((["units"], ["units", "zoc"]))}
              for side, edge in zip(sides, ("west", "east"))]
    game["rules"]["supply"] = supply
    if rand.random() < 0.6:
        game["rules"]["objectives"] = {**draw_objectives(game, rand), "supply": {
            one["side"]: {key: value for key, value in one.items() if key != "side"} for one in supply}}
    if rand.random() < 0.4:
        game["rules"]["front-line"] = {"attacker": sides[0], "defender": sides[1], "schedule": [
            {"item": "eliminated", "to": "both", "per_strength": 1},
            {"item": "place", "to": "both", "place": game["map"]["places"][0]["id"], "hold": "control", "points": 3, "when": "turn"}]}


def add_units(game, rand):
    """Operational units, which are public, and reinforcements of both sides; more secrets of both."""
    for side in (one["id"] for one in game["sides"]):
        for i in range(3):
            game["units"].append({"id": f"{side}-{i}", "name": f"{i + 1} {side.title()}", "side": side,
                                  "at": rand.choice(places_of(game)), "strength": rand.randrange(1, 6), "size": "division"})
        game["units"].append({"id": f"{side}-late", "name": f"Late {side.title()}", "side": side, "at": None, "strength": 3,
                              "size": "division", "arrives": {"turn": rand.randrange(1, 4), "at": rand.sample(places_of(game), 2)}})
        game["units"].append({"id": f"{side}-squad", "name": f"Relief {side.title()}", "side": side, "kind": "squad", "at": None,
                              "arrives": {"turn": 1, "at": rand.sample(places_of(game), 2)}})
        for _ in range(3):
            one = rand.choice([one for one in game["units"] if one["side"] == side and "kind" in one and one["at"]])
            one.pop("concealed", None), one.pop("hidden", None)
            one[rand.choice(("hidden", "hidden", "concealed"))] = True


def add_events(game, rand):
    """The clock goes on, operational units move, leaders get better or worse, somebody says something."""
    log = game["log"]
    for one in game["units"]:
        if one.get("kind") == "leader" and one["at"] and not any(one["id"] in named_in(event) for event in log):
            log.insert(rand.randrange(len(log) + 1), {"do": "mark", "unit": one["id"], "leadership": rand.randrange(-3, 2)})
    log.insert(rand.randrange(len(log) + 1), {"do": "announce", "side": "german", "what": "Now"})
    for _ in range(5):
        log.insert(rand.randrange(len(log) + 1), {"do": "end-phase"})
    for side in (one["id"] for one in game["sides"]):
        log.insert(rand.randrange(len(log) + 1), {"do": "move", "unit": f"{side}-0", "to": rand.choice(places_of(game))})
    log.insert(rand.randrange(len(log) + 1), {"do": "place", "unit": "german-late", "to": rand.choice(places_of(game))})
    for event in log:
        if rand.random() < 0.3:
            event["note"] = f"Remark {rand.randrange(1000)}"


def add_words(game, rand):
    """Every unit has a name of its own, and another in each language."""
    for one in game["units"]:
        if one["name"] == one["id"]:
            one["name"] = f"Unit {one['id'][1:]}"
    game["title"] = "Pairs"
    texts = [one["name"] for one in game["units"] + game["sides"] + game["map"]["places"]]
    game["translations"] = {"de": {text: {"": f"{text} de", "gen": f"{text} des"} for text in texts},
                            "ru": {text: {"": f"{text} ру", "dat": f"{text} рому", "adj": f"{text} ский"} for text in texts}}


def add_tags(game, rand):
    for one in game["units"]:
        if rand.random() < 0.5:
            one["tags"] = rand.sample(TAGS, 1)


def enrich(game, rand):
    game["format"] = "hex-umpire/2"
    game["map"]["places"] = [{"id": "ford", "name": "Ford", "kind": "town", "hexes": rand.sample(places_of(game), 1)}]
    game["calendar"] = {"turns": 4, "player_turns": [{"side": "german", "phases": ["Fire", "Move"]},
                                                     {"side": "russian", "phases": ["Fire", "Move"]}]}
    add_units(game, rand)
    add_tags(game, rand)
    add_rules(game, rand)
    add_events(game, rand)
    add_words(game, rand)
    return game


# --- Secrets, and what may become of them.

def named_in(event):
    return {value for value in event.values() if isinstance(value, str)} | set(event.get("survivors", []))


def secrets_of(game, viewer, n):
    """Units of the other side that are secret from the start to event N, and of which nothing was seen but, of those
    concealed, where they were; by how secret they are.  What rides with others is not among them."""
    found = {}
    for one in game["units"]:
        if one["side"] == viewer or "kind" not in one or one["at"] is None or "in" in one:
            continue
        if one.get("hidden"):
            found[one["id"]] = "hidden"
        elif one.get("concealed") or one["kind"] == "dummy":
            found[one["id"]] = "concealed"
    for event in game["log"][:n]:
        for name in named_in(event) & set(found):
            if event["do"] not in ("move", "place", "mark") or {"hidden", "concealed", "in"} & set(event):
                found.pop(name)
        if event["do"] in ("mop-up", "capture", "release", "abandon"):
            found = {name: how for name, how in found.items() if how == "hidden" and event["do"] != "mop-up"}
    return found


def waiting_of(game, viewer, n):
    """Tactical units of the other side that have not come on by event N: a hidden one looks the same."""
    named = {name for event in game["log"][:n] for name in named_in(event)}
    return {one["id"]: "waiting" for one in game["units"]
            if one["side"] != viewer and "kind" in one and one["at"] is None and one["id"] not in named}


def go_unseen(game, viewer, n, rand):
    """A unit that everybody knew is hidden or concealed in the middle of the game, and does something then.  Returns its
    id, how secret it is, and how many events there are by then; or None."""
    known = [one["id"] for one in game["units"] if one["side"] != viewer and one.get("kind", "dummy") != "dummy" and one["at"]
             and "in" not in one and not one.get("hidden") and not one.get("concealed")]
    if not known or n == 0:
        return None
    name, how, at = rand.choice(known), rand.choice(("hidden", "concealed")), rand.randrange(n)
    if any(name in named_in(event) and event["do"] != "move" for event in game["log"]):
        return None
    then = [{"do": "mark", "unit": name, how: True}, {"do": "mark", "unit": name, "broken": True}]
    if how == "hidden":
        then.append({"do": "move", "unit": name, "to": rand.choice(places_of(game)), "note": "Away"})
    game["log"][at:at] = then
    return name, f"{how} at last", n + len(then)


def unit(game, name):
    return next(one for one in game["units"] if one["id"] == name)


def turn_into(one, rand):
    """Another counter in its place: only where it is stays, and how secret it is."""
    kept = {key: one[key] for key in ("id", "name", "side", "at", "arrives", "hidden", "concealed", "bypass") if key in one}
    kind = rand.choice(KINDS)
    one.clear()
    one.update(kept, kind=kind)
    if one["at"] and not one.get("hidden"):
        one["concealed"] = True
    if rand.random() < 0.5:
        one["tags"] = rand.sample(TAGS, 2)
    if kind == "vehicle":
        one["vehicle"] = {"type": rand.choice(("afv", "truck", "carrier")), "armor": rand.choice((None, 6, 18)),
                          "ma": rand.choice(("functioning", "none")), "crew": rand.choice(("inherent", "none"))}
    if kind == "leader":
        one["leadership"] = rand.randrange(-3, 2)
    if kind in ("squad", "half-squad", "crew", "leader", "hero"):
        one.update({state: True for state in STATES[:-1] if rand.random() < 0.2})
        if rand.random() < 0.3:
            one["armed"] = False


def change_what(game, name, rand, n):
    turn_into(unit(game, name), rand)


def change_worth(game, name, rand, n):
    unit(game, name)["vp"] = rand.randrange(30)


def is_named(game, name):
    """By a condition, which is public with the names in it."""
    return f'"{name}"' in json.dumps(game["rules"])


def change_tags(game, name, rand, n):
    unit(game, name)["tags"] = rand.sample(TAGS, 2)


def change_leadership(game, name, rand, n):
    """It is a leader, and nobody sees what becomes of him."""
    since = hidden_since(game, name)
    for event in game["log"][since:n]:
        if event["do"] == "mark" and event["unit"] == name and "leadership" in event:
            event.update(leadership=rand.randrange(-9, -4), note="Nobody knows")


def change_name(game, name, rand, n):
    """And what it is called in other languages; the old words may stay behind, or not."""
    one = unit(game, name)
    if is_named(game, name):
        return
    new = f"A name that is {'much ' * rand.randrange(9)}longer"
    for language, words in game["translations"].items():
        words[new] = f"{new} in {language}"
        if rand.random() < 0.5:
            words.pop(one["name"])
    one["name"] = new


def change_id(game, name, rand, n):
    if is_named(game, name):
        return
    text = json.dumps(game).replace(f'"{name}"', '"zz-another-id"')
    game.clear()
    game.update(json.loads(text))


def change_order(game, name, rand, n):
    one = unit(game, name)
    game["units"].remove(one)
    game["units"].insert(rand.randrange(len(game["units"]) + 1), one)


def change_place(game, name, rand, n):
    unit(game, name)["at"] = rand.choice(places_of(game))


def change_moves(game, name, rand, n):
    """What nobody saw went otherwise, and with other words."""
    for event in game["log"][:n]:
        if event.get("unit") == name and event["do"] == "move":
            event.pop("path", None)
            event["to"] = rand.choice(places_of(game))
            event["note"] = f"Lurks {rand.randrange(100)}"


def change_words(game, name, rand, n):
    for event in game["log"][:n]:
        if event.get("unit") == name:
            event["note"] = f"Hush {rand.randrange(100)}"


def hidden_since(game, name):
    """The index of the event by which it hides, or 0."""
    return next((i for i, event in enumerate(game["log"]) if event["do"] == "mark" and event["unit"] == name and
                 (event.get("hidden") or event.get("concealed"))), 0)


def change_state(game, name, rand, n):
    since = hidden_since(game, name)
    for event in game["log"][since + 1:n]:
        if event["do"] == "mark" and event["unit"] == name:
            event.pop("broken")
            event[rand.choice(("wounded", "stunned", "armed"))] = False
            event["note"] = "Nobody knows"


def change_way(game, name, rand, n):
    since = hidden_since(game, name)
    for event in game["log"][since + 1:n]:
        if event["do"] == "move" and event["unit"] == name:
            event.pop("path", None)
            event.update(to=rand.choice(places_of(game)), note="Elsewhere")


def change_arrival(game, name, rand, n):
    unit(game, name)["arrives"] = {"turn": rand.randrange(1, 5), "at": rand.sample(places_of(game), 1)}


def come_unseen(game, name, rand, n):
    """It is there already, hidden."""
    one = unit(game, name)
    one.pop("arrives", None)
    one.update(at=rand.choice(places_of(game)), hidden=True)


def ride(game, name, rand, n):
    """It rides in another that is as secret, in the same place."""
    one = unit(game, name)
    carriers = [other for other in game["units"] if other["side"] == one["side"] and other.get("kind") == "vehicle" and
                other["at"] == one["at"] and other is not one and
                all(other.get(key) == one.get(key) for key in ("hidden", "concealed"))]
    if carriers:
        one["in"] = rand.choice(carriers)["id"]


def leave_out(game, name, rand, n):
    """There is no such unit; where it did something unseen, so it was another."""
    others = [one for one, how in secrets_of(game, VIEWER[unit(game, name)["side"]], n).items() if how == "hidden" and one != name]
    for i, event in enumerate(game["log"]):
        if name in named_in(event):
            if not others or event.get("unit") != name:
                return
            game["log"][i] = {"do": "mark", "unit": rand.choice(others), "wounded": True}
    game["units"].remove(unit(game, name))


VIEWER = {"german": "russian", "russian": "german"}
CHANGES = {"hidden": (change_what, change_worth, change_tags, change_leadership, change_name, change_id, change_order,
                      change_place, change_place, change_moves, change_words, leave_out, leave_out, ride),
           "concealed": (change_what, change_what, change_worth, change_tags, change_leadership, change_name, change_id, change_order, change_words, ride),
           "waiting": (change_what, change_name, change_arrival, come_unseen, come_unseen, leave_out),
           "hidden at last": (change_state, change_way, change_way),
           "concealed at last": (change_state,)}


# --- What is said of a game.

def ask(env, *arguments):
    status, out, err = cli.run(*arguments, env=env)
    return out if status == 0 else b"exit %d: " % status + err


def is_whole(path):
    status, out, err = cli.run("check", path, env=ENGLISH)
    return status == 0


def has_ended(path, n):
    """In truth: the verdict of control, or the end of the calendar, opens the game."""
    told = json.loads(ask(ENGLISH, "judge", "--json", "--at", n, path))
    return told["systems"]["control"]["verdict"] is not None or told["clock"]["over"]


def end_of(path, n_events):
    """After how many events the game ends in truth; more than there are if it does not."""
    low, high = 0, n_events + 1
    while low < high:
        middle = (low + high) // 2
        if has_ended(path, middle):
            high = middle
        else:
            low = middle + 1
    return low


def places_in_storeys(game, rand):
    """A Location of each building, at a level that it has."""
    for one in game["map"].get("buildings", []):
        hexes = [name for name in one["hexes"] if "-" not in name] if isinstance(one["hexes"], list) else []
        if hexes:
            yield rand.choice(hexes) + rand.choice(["", *[f"/{level}" for level in range(1, one.get("levels", 0) + 1)]])


def questions(game, view, n, names, rand):
    """Every verb, format, table and picture, in one language or another."""
    common = ("--view", view, "--at", n)
    language = rand.choice(("de", "ru"))
    other = LANGUAGES[language]
    for verb in ("judge", "replay"):
        for env, which in ((ENGLISH, "en"), (other, language)):
            yield f"{verb} {which}", env, (verb, *common)
        yield f"{verb} --json", other, (verb, "--json", *common)
    where = [("--from", name) for name in ["ford"] + rand.sample(places_of(game), 2)] + [("--unit", name) for name in names]
    for what in where:
        yield f"trace {what}", rand.choice((ENGLISH, other)), ("trace", *what, *common)
        yield f"trace --json {what}", ENGLISH, ("trace", "--json", *what, *common)
        yield f"trace {what} --side", ENGLISH, ("trace", *what, "--side", rand.choice(list(VIEWER)), *common)
    about = ["verdict", "event 3", f"condition {rand.randrange(1, 4)}", "ford"] + rand.sample(places_of(game), 3) + list(names)
    about += [one["id"] for one in game["map"].get("buildings", [])[:2]]
    about += [*VIEWER, "points", "exit points", "turn 1", "26.1", "26.15"]
    about += [f"event {number}" for number in rand.sample(range(1, n + 1), min(n, 2))]
    about += [f"location:{place}" for place in places_in_storeys(game, rand)]
    for what in about:
        yield f"why {what}", rand.choice((ENGLISH, other)), ("why", what, *common)
        yield f"why {what} --side", ENGLISH, ("why", "--side", rand.choice(list(VIEWER)), what, *common)
        yield f"why --json {what}", ENGLISH, ("why", "--json", what, *common)
    for kind in FORMATS:
        env, which = rand.choice(((ENGLISH, "en"), (other, language)))
        yield f"report {kind} {which}", env, ("report", "-o", "-", "--format", kind, *common)
    for table in TABLES:
        yield f"table {table}", rand.choice((ENGLISH, other)), ("report", "-o", "-", "--table", table, *common)
    yield "report --rulings", ENGLISH, ("report", "-o", "-", "--format", "md", "--rulings", *common)
    for kind, options in (("svg", ("--legend",)), ("svg", ("--level", "1", "--theme", "print")), ("png", ("--theme", "dark")),
                          ("pdf", ()), ("svg", ("--overlay", "supply", "--overlay", "army", "--overlay", "zoc"))):
        yield f"render {kind} {options}", rand.choice((ENGLISH, other)), ("render", "-o", "-", "--format", kind, *options, *common)


def first_difference(want, have):
    for i, (one, other) in enumerate(zip(want, have)):
        if one != other:
            return f"byte {i}: {want[max(i - 90, 0):i + 60]!r} | {have[max(i - 90, 0):i + 60]!r}"
    return f"{len(want)} bytes, not {len(have)}"


def compare(game, paths, view, n, names, state):
    """The first thing that is said otherwise of the two, or None; how many things were asked."""
    wrong, asked = [], 0
    # In one language after the other, since each needs a program of its own.
    for name, env, arguments in sorted(questions(game, view, n, names, random.Random(state)), key=lambda one: id(one[1])):
        one, other = (ask(env, *arguments, path) for path in paths)
        asked += 1
        if one != other:
            wrong.append(f"{name}: {first_difference(one, other)}")
    return "\n".join(wrong[:4]), asked


# --- Pairs by hand: what another reading of the rules would tell.

def roof_game(rooftop_prevents, when, at, log):
    """The Germans are in the mill, on whose roof a Russian may hide."""
    return {
        "format": "hex-umpire/2", "title": "Pairs",
        "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "shifted": "even",
                         "numbering": "ccrr"},
                "places": [{"id": "ford", "name": "Ford", "kind": "town", "hexes": ["0106"]}],
                "buildings": [{"id": "mill", "name": "Mill", "hexes": ["0403", "0503"], "levels": 1, "roof": True}]},
        "sides": [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}],
        "calendar": {"turns": 3, "player_turns": [{"side": None, "phases": ["Play"]}]},
        "units": [{"id": "lurker", "name": "Lurker", "side": "russian", "kind": "squad", "at": at, "hidden": True},
                  {"id": "boris", "name": "Boris", "side": "russian", "kind": "squad", "at": "0201", "concealed": True},
                  {"id": "hans", "name": "Hans", "side": "german", "kind": "squad", "at": "0304"}],
        "start": {"setup": [{"side": "russian", "hexes": ["0201", "0403", "0503"]}]},
        "rules": {"control": {"rooftop_prevents": rooftop_prevents, "victory": [
                      {"side": "german", "when": when, "needs": {"controls": {"buildings": ["mill"]}}}]},
                  "supply": [{"side": "german", "sources": {"edges": ["west"]}}]},
        "log": [{"do": "move", "unit": "hans", "to": "0403"}, *log]}


DECLARED = [{"do": "declare", "side": "german", "kind": "building", "id": "mill"}]
BY_HAND = {
    "another reading would end it": ((True, "immediate", "0403/roof", []), (True, "immediate", "0503/roof", [])),
    "another reading would refuse what happened": ((False, "end", "0403/roof", DECLARED), (False, "end", "0206", DECLARED)),
    "it prevents, or is nowhere near": ((True, "end", "0403/roof", []), (True, "end", "0606", [])),
}


# --- Pairs.

def write(path, game):
    path.write_text(json.dumps(game, ensure_ascii=False), encoding="utf-8")


def draw_pair(folder, games, rand):
    """Two files, whose view it is, up to which event, what differs, and the ids that an attacker would try."""
    paths = [folder / which / "pair.hexgame" for which in ("one", "other")]
    while True:
        game = enrich(json.loads(rand.choice(games)), rand)
        write(paths[0], game)
        if not is_whole(paths[0]):
            continue
        n = min(rand.randrange(len(game["log"]) + 1), end_of(paths[0], len(game["log"])) - 1)
        viewer = rand.choice(list(VIEWER))
        if n < 0:
            continue
        secrets = rand.choice((secrets_of, secrets_of, waiting_of))(game, viewer, n)
        name = rand.choice(sorted(secrets)) if secrets else None
        how = secrets.get(name)
        if rand.random() < 0.2:
            name, how, n = go_unseen(game, viewer, n, rand) or (None, None, n)
        if name is None:
            continue
        change = rand.choice(CHANGES[how])
        if rand.random() < 0.3:
            del game["log"][n:]
        other = copy.deepcopy(game)
        change(other, name, rand, n)
        write(paths[0], game)
        write(paths[1], other)
        if other != game and is_whole(paths[0]) and is_whole(paths[1]) and not has_ended(paths[0], n) and not has_ended(paths[1], n):
            tried = [name, "zz-another-id", "no-such-unit", rand.choice(game["units"])["id"]]
            return game, paths, viewer, n, f"{how}, {change.__name__} of {name}", tried


print(f"# seed {seed:x}, {N_PAIRS} pairs")
with tempfile.TemporaryDirectory() as name:
    folder, rand = pathlib.Path(name), random.Random(seed)
    for which in ("games", "one", "other"):
        (folder / which).mkdir()
    subprocess.run([make, folder / "games", str(seed % 2 ** 32), str(min(max(N_PAIRS // 4, 4), 400)), str(N_EVENTS)], check=True)
    games = [path.read_text(encoding="utf-8") for path in sorted((folder / "games").glob("*.hexgame"))]
    n_asked = n_differ = 0
    for what, pair in BY_HAND.items():
        paths = [folder / which / "pair.hexgame" for which in ("one", "other")]
        for path, details in zip(paths, pair):
            write(path, roof_game(*details))
        wrong, asked = compare(roof_game(*pair[0]), paths, "german", len(pair[0][3]) + 1, ["lurker", "boris", "hans"], 0)
        tap.report(f"by hand: {what}", wrong or (None if is_whole(paths[0]) and is_whole(paths[1]) else "a game is refused"))
    for i in range(N_PAIRS):
        game, paths, viewer, n, what, tried = draw_pair(folder, games, rand)
        wrong, asked = compare(game, paths, viewer, n, tried, rand.random())
        n_asked += asked
        n_differ += any(ask(ENGLISH, "report", "-o", "-", "--format", "html", "--at", n, "--view", view, paths[0]) !=
                        ask(ENGLISH, "report", "-o", "-", "--format", "html", "--at", n, "--view", view, paths[1])
                        for view in ("truth", VIEWER[viewer]))
        if wrong and "HU_PAIRS_KEPT" in os.environ:
            for path in paths:
                target = pathlib.Path(os.environ["HU_PAIRS_KEPT"]) / f"{i}-{path.parent.name}.hexgame"
                target.write_bytes(path.read_bytes())
        tap.report(f"pair {i}: {what}, {viewer} after {n}", wrong)
    tap.report("some differ to those who may know", None if n_differ * 2 > N_PAIRS else n_differ)
    print(f"# {n_asked} answers compared")
tap.end()
