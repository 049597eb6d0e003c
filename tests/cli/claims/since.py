"""Claims that say since when, by which event, where, and how far away."""
import re

from claims.position import *  # noqa: F403

def sampled(first, last, most=6):
    """Numbers from FIRST to LAST: both ends, and some between."""
    numbers = list(range(first, last + 1))
    if len(numbers) <= most:
        return numbers
    return sorted({first, first + 1, last, *rand.sample(numbers, most - 3)})


def condition_test(pos, subject, node, above):
    """A function that says of a moment whether the thing is so, or None."""
    rule, game = node["rule"], pos.game
    if rule in pos.outcomes():
        return lambda at: at.outcomes()[rule]["needs"]["met"]
    sudden = pos.system("sudden-death")
    if rule == "4.3" and sudden:
        return lambda at: at.system("sudden-death")["isolated"]
    if rule == "4.4" and sudden:
        attacker = game["rules"]["sudden-death"]["attacker"]
        return lambda at: all(one["controller"] == attacker for one in at.system("sudden-death")["cities"])
    before = re.match(r"(\d{4})(?: \(.*?\))? for the (.+?) side: out of supply", node["before"])
    if rule == "8" and before:
        return lambda at: at.hex_supplied(before[1], side_named(game, before[2]))
    before = re.match(r"(.+?): out of supply", node["before"])
    units = pos.board().named(before[1]) if rule == "8" and before else []
    if len(units) == 1:
        return lambda at: at.supplied(units[0])
    return None


@claim(r"It has been so since event (\d+) \(", "since event")
def since(pos, subject, node, above, found):
    test, event, n = condition_test(pos, subject, node, above), int(found[1]), len(pos.log)
    if test is None:
        return SKIP
    for last in {n, min(n, pos.verdict["event"]) if pos.verdict else n}:  # of conditions it is told as they stood in the end
        now = test(pos.at(last))
        wrong = [k for k in sampled(event, last) if test(pos.at(k)) != now]
        if event <= last and test(pos.at(event - 1)) != now and not wrong:
            return None
    return f"at {event - 1} it is {test(pos.at(event - 1))}, at {event} {test(pos.at(event))}, at {n} {test(pos.at(n))}"


@claim(r"It has been so since the set-up\.", "since the set-up")
def since_set_up(pos, subject, node, above, found):
    test, n = condition_test(pos, subject, node, above), len(pos.log)
    if test is None:
        return SKIP
    for last in {n, min(n, pos.verdict["event"]) if pos.verdict else n}:
        wrong = [k for k in sampled(0, last) if test(pos.at(k)) != test(pos.at(last))]
        if not wrong:
            return None
    return f"not at {wrong}"


@claim(r"It was met until event (\d+) \(", "until event")
def until(pos, subject, node, above, found):
    test, event = condition_test(pos, subject, node, above), int(found[1])
    if test is None:
        return SKIP
    if not test(pos.at(event - 1)):
        return f"at {event - 1} it is not met"
    wrong = [k for k in sampled(event, len(pos.log)) if test(pos.at(k))]
    return f"at {wrong} it is met" if wrong else None


@claim(r"The row has been (open|covered) since (?:event (\d+) \(|the set-up)", "row since")
def row_since(pos, subject, node, above, found):
    line = pos.game["rules"].get("front-line", {})
    side = side_named(pos.game, above[-1]["text"].split(":")[0]) if above else None
    if side is None or line.get("reading") == "path" or "row" not in subject:
        return SKIP
    row, covered = int(subject.split()[-1]), found[1] == "covered"
    last = min(len(pos.log), pos.verdict["event"]) if pos.verdict else len(pos.log)
    if row_of(pos, side, row) is None:
        return SKIP
    first = int(found[2] or 0)
    if first and row_of(pos.at(first - 1), side, row) == covered:
        return f"at {first - 1} it is {found[1]} already"
    wrong = [k for k in sampled(first, last) if row_of(pos.at(k), side, row) != covered]
    return f"at {wrong} it is not {found[1]}" if wrong else None


@claim(r"It (last moved|came on the map) at event (\d+) \(", "moved at event")
def moved(pos, subject, node, above, found):
    if not subject.startswith("unit:"):
        return SKIP
    unit, event = subject.removeprefix("unit:"), int(found[2])
    did = [k for k, one in enumerate(pos.log, 1) if one.get("unit") == unit and one["do"] in
           (("move",) if found[1] == "last moved" else ("place",))]
    return None if event in did[-1:] or "when" in node["text"] and "survived" in node["text"] else f"it did at {did}"


@claim(r"It (was eliminated|was withdrawn|left the map) at event (\d+) \(.*?\)(?:, (?:in|from) (\d{4}))?", "left at event")
def left(pos, subject, node, above, found):
    if not subject.startswith("unit:"):
        return SKIP
    unit, event = subject.removeprefix("unit:"), int(found[2])
    did = {"was eliminated": "eliminate", "was withdrawn": "withdraw", "left the map": "exit"}[found[1]]
    one = pos.log[event - 1]
    if one.get("unit") != unit or one["do"] != did:
        return f"event {event} is {one}"
    where = pos.at(event - 1).board().at[unit]
    return None if found[3] is None or found[3] == where else f"it was in {where}"


def hexes_told(text):
    return None if re.search(r"\bmore\b", text) else set(re.findall(r"\b\d{4}\b", text))


def place_hexes(pos, subject):
    place = next((one for one in pos.game["map"].get("places", []) if subject == f"place:{one['id']}"), None)
    return place and span(pos.game, place["hexes"])


@claim(r"The (.+?) side has controlled (.+?) since event (\d+) \(.*?\)(?:, when (.+?) entered)?", "controlled since")
def controlled(pos, subject, node, above, found):
    if any(one["text"].startswith(("If ", "Without ")) for one in above):
        return SKIP
    hexes = above and set(above[-1]["hexes"]) if found[2] == "it" else hexes_told(found[2])
    side, event = side_named(pos.game, found[1]), int(found[3])
    if not hexes or side is None:
        return SKIP
    if all(pos.at(event - 1).board().owner.get(one) == side for one in hexes):
        return f"it had all of it at {event - 1}"
    wrong = [k for k in sampled(event, len(pos.log), 12) if any(pos.at(k).board().owner.get(one) != side for one in hexes)]
    if wrong:
        return f"not at {wrong}"
    if found[4] and pos.log[event - 1].get("unit") not in pos.board().named(found[4]):
        return f"event {event} is {pos.log[event - 1]}"
    return None


@claim(r"The (.+?) side has controlled it since the set-up: no ground unit of the (.+?) side has entered it\.", "controlled since set-up")
def controlled_from_start(pos, subject, node, above, found):
    hexes, side = above and set(above[-1]["hexes"]), side_named(pos.game, found[1])
    if not hexes:
        return SKIP
    wrong = [k for k in sampled(0, len(pos.log), 12) if any(pos.at(k).board().owner.get(one) != side for one in hexes)]
    return f"not at {wrong}" if wrong else None


def nearest_fault(pos, hexes, side, names, away, at=None):
    board = (at or pos).board()
    ways = {one: min(distance(pos.game, board.at[one], goal) for goal in hexes) for one in board.on_map(side)}
    if not ways:
        return "nobody is on the map"
    if min(ways.values()) != away:
        return f"the nearest is {min(ways.values())} away: {[one for one in ways if ways[one] == min(ways.values())]}"
    return None if any(ways.get(one) == away for name in names for one in board.named(name)) else f"{names} are {[ways.get(one) for name in names for one in board.named(name)]} away"


@claim(r"The (.+?) side does not control (.+?): a ground unit .* Its nearest unit (?:is|was) (.+), (\d+) hex", "nearest to a place")
def nearest_to_place(pos, subject, node, above, found):
    hexes = hexes_told(found[2])
    if not hexes:
        return SKIP
    return nearest_fault(pos, hexes, side_named(pos.game, found[1]), [found[3]], int(found[4]))


@claim(r"The (.+?) side does not control (.+?): a ground unit", "does not control")
def not_controlled(pos, subject, node, above, found):
    hexes, side = hexes_told(found[2]), side_named(pos.game, found[1])
    if not hexes:
        return SKIP
    wrong = [one for one in hexes if pos.board().owner.get(one) == side]
    return f"it controls {wrong}" if wrong else None


@claim(r"Nearest (.+?) ground unit: (.+?), (\d+) hexes? away\.", "nearest to the capital")
def nearest_to_capital(pos, subject, node, above, found):
    sudden = pos.game["rules"].get("sudden-death", {})
    place = next((one for one in pos.game["map"].get("places", []) if one["id"] == sudden.get("capital")), None)
    if place is None or not above or not above[-1]["text"].startswith(f"{place['name']} itself"):
        return SKIP
    last = pos.verdict and pos.at(min(len(pos.log), pos.verdict["event"]))
    return nearest_fault(pos, span(pos.game, place["hexes"]), side_named(pos.game, found[1]), [found[2]], int(found[3]), last)


@claim(r"It is (\d+) hexe?s? from (.+?)(?:, behind|: the)", "hexes from")
def hexes_from(pos, subject, node, above, found):
    places = [one for one in pos.game["map"]["places"] if one["name"] == found[2]]
    if re.match(r"\d{4}", found[2]):
        places = [{"hexes": [found[2][:4]]}]
    if not places or not subject.startswith("unit:"):
        return SKIP
    at = pos.board().at[subject.removeprefix("unit:")]
    away = min(distance(pos.game, at, one) for place in places for one in span(pos.game, place["hexes"]))
    return None if away == int(found[1]) else f"it is {away} away"


@claim(r"(?:None of the (\d+) other enemy units within (\d+) hexes would|(\d+) other enemy unit within (\d+) hexes would not) decide the game by entering", "no other decides")
def no_other(pos, subject, node, above, found):
    board = pos.board()
    unit = subject.removeprefix("unit:") if subject.startswith("unit:") else None
    hex_ = board.at.get(unit) if unit else subject.removeprefix("hex:")
    if hex_ is None or not re.fullmatch(r"\d{4}", hex_):
        return SKIP
    sides = [other_side(pos.game, board.units[unit]["side"])] if unit else [one["id"] for one in pos.game["sides"]]
    gone = [{"do": "eliminate", "unit": unit}] if unit else []
    for side in sides[:1] if unit else []:
        near = [one for one in board.on_map(side) if 0 < distance(pos.game, board.at[one], hex_) <= int(found[2] or found[4])]
        for one in rand.sample(near, min(len(near), 8)):
            then = pos.after(*gone, {"do": "move", "unit": one, "to": hex_})
            if then and then.verdict:
                return f"{one} would: {then.verdict}"
    return None
