"""Small games and events, drawn by chance."""
import re

import conditions
from claims.position import *  # noqa: F403

SMALL = {
    "format": "hex-umpire/2", "title": "Small",
    "map": {"grid": {"columns": 7, "rows": 6, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
            "places": [{"id": "town", "name": "Town", "kind": "town", "hexes": ["0101", "0401"]}]},
    "sides": [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}],
    "calendar": {"turns": 3, "player_turns": [{"side": one, "phases": ["Movement"]} for one in ("red", "blue")]},
    "units": [{"id": "red", "name": "Red", "side": "red", "at": "0206", "size": "division", "strength": 2},
              {"id": "blue", "name": "Blue", "side": "blue", "at": "0501", "size": "division", "strength": 2}],
    "start": {"control": [{"side": "red", "hexes": ["0101-0306"]}, {"side": "blue", "hexes": ["0401-0706"]}]}}


# --- Playing on by chance

def draw_event(pos):
    board, game = pos.board(), pos.game
    there = [one for one, at in board.at.items() if at]
    away = [one for one, at in board.at.items() if not at and one not in board.gone]
    places = [hex_ for place in game["map"].get("places", []) for hex_ in span(game, place["hexes"])]
    kind = rand.random()
    if not re.fullmatch(r"\d{4}", all_hexes(game)[0]):
        return END
    if kind < 0.3 or not there:
        return END
    unit = rand.choice(there)
    if kind < 0.75:
        hexes = places if places and rand.random() < 0.4 else all_hexes(game)
        if rand.random() < 0.4:
            hexes = [one for one in all_hexes(game) if 0 < distance(game, one, board.at[unit]) <= 2] or hexes
        return {"do": "move", "unit": unit, "to": rand.choice(hexes)}
    if kind < 0.84:
        return {"do": "eliminate", "unit": unit}
    if kind < 0.88:
        return {"do": "exit", "unit": unit, "from": board.at[unit]}
    if kind < 0.92:
        return {"do": "withdraw", "unit": rand.choice(there + away)}
    if kind < 0.95 and away:
        return {"do": "place", "unit": rand.choice(away), "to": rand.choice(all_hexes(game))}
    items = [one["item"] for name in ("front-line", "objectives") for one in game["rules"].get(name, {}).get("schedule", [])]
    if kind < 0.97 and items:
        return {"do": "award", "side": rand.choice(game["sides"])["id"], "item": rand.choice(items)}
    return {"do": "control", "side": rand.choice([one["id"] for one in game["sides"]]), "hexes": [rand.choice(places or all_hexes(game))]}


def wander(pos, n):
    for _ in range(n):
        then = pos.after(draw_event(pos))
        if then is not None:
            pos = then
        if pos.verdict and rand.random() < 0.8:
            break
    return pos


def draw_conditions():
    """Conditions of every kind, drawn by chance, on a shipped game."""
    drawing = conditions.Objectives(rand)
    game = conditions.put(drawing, [drawing.condition() for _ in range(3)])
    for outcome in game["rules"]["objectives"]["outcomes"]:
        outcome["when"] = rand.choice(["instant", "phase", "player-turn", "turn", "turn", "end", "end"])
        outcome["name"] = f"Out {outcome['id']}"
    if rand.random() < 0.5:
        game["rules"]["objectives"]["both"] = rand.choice(["draw", "none", "first"])
    game.pop("translations", None)
    log = game.pop("log")
    whole = Position(game, log, "drawn")
    if whole.judged() is None:
        return None
    n = rand.randrange(len(log) + 1)
    if whole.verdict and rand.random() < 0.9:
        n = rand.randrange(whole.verdict["event"] + 1)
    return wander(whole.at(n), rand.choice([0, 0, 3, 8]))


def draw_unit(number, side, land):
    unit = {"id": f"{side}-{number}", "name": f"{side[0].upper()}{number}", "side": side, "at": rand.choice(land) if rand.random() < 0.85 else None,
            "size": rand.choice(["division", "division", "brigade", "corps", "army"])}
    if rand.random() < 0.9:
        unit["strength"] = rand.randrange(0, 6)
    if rand.random() < 0.6:
        unit["branch"] = rand.choice(["infantry", "armor", "cavalry"])
    if rand.random() < 0.1:
        unit["bracketed"] = True
    if rand.random() < 0.1:
        unit["line"] = False
    if rand.random() < 0.1:
        unit["kind"] = "air"
    if rand.random() < 0.1:
        unit["zoc"] = rand.random() < 0.5
    if unit["at"] is None and rand.random() < 0.5:
        unit["arrives"] = {"turn": rand.randint(1, 3)}
    return unit


def draw_supply():
    supply = {"sources": {"edges": rand.sample(["north", "east", "south", "west"], rand.randint(1, 2))}}
    if rand.random() < 0.4:
        supply["blocked_by"] = rand.choice([["units"], ["units", "zoc"], ["units", "zoc", "control"], ["units", "control"], ["zoc"]])
    if rand.random() < 0.2:
        supply["zoc_negated_by_units"] = False
    if rand.random() < 0.3:
        supply["max_length"] = rand.randint(1, 6)
    return supply


def draw_sudden_death(units, cities):
    rules = {"attacker": "red", "defender": "blue", "capital": "capital", "supply": draw_supply(),
             "cities": rand.sample(cities, rand.randint(0, len(cities)))}
    if rand.random() < 0.6:
        rules["withdrawals"] = []
        for _ in range(rand.randint(1, 2)):
            one = {"turn": rand.randint(1, 3), "count": rand.randint(1, 2)}
            if rand.random() < 0.4:
                one["branch"] = rand.choice(["infantry", "armor"])
            elif rand.random() < 0.5:
                one["units"] = rand.sample([unit["id"] for unit in units if unit["side"] == "red"], max(one["count"], 2))
            if rand.random() < 0.3:
                one["phase"] = rand.randint(1, 2)
            rules["withdrawals"].append(one)
    if rand.random() < 0.3:
        rules["entry_at_setup"] = False
    return rules


def draw_line(cities):
    schedule = []
    for number in range(rand.randint(0, 4)):
        one = {"item": f"item {number}", "to": rand.choice(["red", "blue", "both"])}
        kind = rand.random()
        if kind < 0.3:
            one["per_strength"] = rand.randint(1, 3)
            if rand.random() < 0.5:
                one["multiply"] = {"branch": {"armor": 3}}
        elif kind < 0.8:
            one.update({"place": rand.choice([*cities, "capital"]), "points": rand.randint(1, 6), "when": rand.choice(["once", "turn", "end"]),
                        "hold": rand.choice(["control", "clear"])})
        else:
            one["points"] = rand.randint(1, 4)
        schedule.append(one)
    rules = {"attacker": "red", "defender": "blue", "schedule": schedule}
    if rand.random() < 0.3:
        rules["reading"] = "path"
    if rand.random() < 0.3:
        rules["ends_exempt"] = True
    if rand.random() < 0.3:
        rules["from_turn"] = 2
    if rand.random() < 0.3:
        rules["penalty"] = rand.randint(1, 3)
    if rand.random() < 0.2:
        rules["rows"] = {"from": 2, "to": 5}
    if rand.random() < 0.2:
        rules["army_zoc"] = False
    return rules


def draw_objectives(cities):
    schedule = []
    for number in range(rand.randint(0, 4)):
        one = {"item": f"score {number}", "to": rand.choice(["red", "blue", "both"])}
        kind = rand.random()
        if kind < 0.2:
            one.update({rand.choice(["per_strength", "per_unit"]): rand.choice([1, 2, 0.5]), "for": rand.choice(["eliminated", "exited"])})
        elif kind < 0.7:
            one.update({"places": rand.sample(cities, rand.randint(1, 2)), "points": rand.choice([1, 2, 3, 0.5]), "hold": rand.choice(["control", "clear"]),
                        "when": rand.choice(["once", "player-turn", "turn", "end", "capture", "while"])})
            if one["when"] in ("capture", "while"):
                one.pop("hold")
        elif kind < 0.9:
            one.update({"needs": draw_term(cities, 0), "points": rand.randint(1, 3), "when": rand.choice(["player-turn", "turn", "end"])})
        else:
            one.update({"points": rand.randint(1, 3), "when": "award"})
        schedule.append(one)
    outcomes = []
    for number in range(rand.randint(1, 4)):
        one = {"id": f"out-{number}", "name": f"Out {number}", "winner": rand.choice(["red", "blue"]),
               "when": rand.choice(["instant", "phase", "player-turn", "turn", "end"]), "needs": draw_term(cities, 2)}
        if rand.random() < 0.2:
            one["turn"] = rand.choice([{"from": 2}, {"to": 2}, 3])
        outcomes.append(one)
    rules = {"schedule": schedule, "outcomes": outcomes, "both": rand.choice(["first", "draw", "none"])}
    if rand.random() < 0.6:
        rules["supply"] = {side: draw_supply() for side in ("red", "blue")}
        for one in rules["supply"].values():
            if rand.random() < 0.3:
                one["controlled"] = True
    if rand.random() < 0.7:
        rules["otherwise"] = {"winner": rand.choice(["red", "blue"])}
    if rand.random() < 0.3:
        rules["withdrawals"] = [{"side": rand.choice(["red", "blue"]), "turn": rand.randint(1, 3), "count": 1}]
    return rules


def draw_term(cities, depth):
    side, kind = rand.choice(["red", "blue"]), rand.randrange(14 if depth else 9)
    some = rand.sample(cities, rand.randint(1, 2))
    few = {"at_least": rand.randint(1, 3)} if rand.random() < 0.7 else {"at_most": rand.randint(0, 2)}
    if kind < 2:
        return {"holds": {"side": side, "places": some, "by": rand.choice(["control", "clear", "presence"])}}
    if kind == 2:
        return {"units": {"side": side, **few}}
    if kind == 3:
        return {"eliminated": {"side": side, "count": rand.choice(["units", "strength"]), **few}}
    if kind == 4:
        return {"exited": {"side": side, "at_least": rand.randint(1, 2), "through": {"edges": [rand.choice(["north", "west"])]}}}
    if kind == 5:
        return {rand.choice(["connected", "cut_off"]): {"side": side, "places": some, "to": {"edges": ["north", "west"]}}}
    if kind == 6:
        return {"lead": {"side": side, "at_least": rand.randint(1, 4)}}
    if kind == 7:
        return {"turn": rand.choice([{"from": 2}, {"to": 2}, 2])}
    if kind == 8:
        return {"entered": {"side": side, "places": some}}
    if kind == 9:
        return {"not": draw_term(cities, 0)}
    if kind == 10:
        return {"for": {"turns": rand.randint(1, 3), "needs": draw_term(cities, depth - 1)}}
    if kind == 11:
        return {"ever": {"needs": draw_term(cities, depth - 1)}}
    parts = [draw_term(cities, depth - 1) for _ in range(rand.randint(2, 3))]
    return {rand.choice(["all", "any"]): parts} if kind == 12 else {"some": {"at_least": 1, "of": parts}}


def draw_game():
    """A small game of one or two rule systems, and some events of it."""
    names = [f"{column:02}{row:02}" for column in range(1, 8) for row in range(1, 7)]
    lakes = rand.sample(names, rand.randint(0, 6))
    land = [one for one in names if one not in lakes]
    spots = rand.sample(land, 6)
    cities = ["alma", "brod", "karp", "dub"]
    places = [{"id": "capital", "name": "Capital", "kind": "city", "hexes": spots[4:]}] + [
        {"id": id, "name": id.capitalize(), "kind": rand.choice(["city", "town"]), "hexes": [spot]} for id, spot in zip(cities, spots)]
    units = [draw_unit(number, side, land) for side in ("red", "blue") for number in range(rand.randint(2, 5))]
    systems = rand.choice([["sudden-death"], ["front-line"], ["objectives"], ["objectives"], ["sudden-death", "front-line"],
                           ["front-line", "objectives"]])
    draws = {"sudden-death": lambda: draw_sudden_death(units, cities), "front-line": lambda: draw_line(cities),
             "objectives": lambda: draw_objectives(cities)}
    phases = rand.choice([["Movement"], ["Movement", "Combat"]])
    middle = rand.randint(2, 5)
    game = {"format": "hex-umpire/2", "title": "Drawn",
            "map": {"grid": {"columns": 7, "rows": 6, "orientation": rand.choice(["flat", "pointy"]), "shifted": "even", "numbering": "ccrr"},
                    "terrain": {"lake": lakes} if lakes else {}, "places": places},
            "sides": [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}],
            "calendar": {"turns": 3, "player_turns": [{"side": "red", "phases": phases}, {"side": "blue", "phases": phases}]},
            "units": units,
            "start": {"control": [{"side": "red", "hexes": [one for one in names if int(one[:2]) <= middle]},
                                  {"side": "blue", "hexes": [one for one in names if int(one[:2]) > middle]}]},
            "rules": {name: draws[name]() for name in systems}}
    pos = Position(game, [], "drawn")
    if pos.judged() is None:
        return None
    return wander(pos, rand.randrange(0, 25))
