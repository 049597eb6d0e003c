"""Claims of points and of the rows of a line."""
import re

from claims.position import *  # noqa: F403
from claims.then import eliminated

# --- Points

def ledger_of(pos):
    return [entry for name in ("front-line", "objectives") for entry in (pos.system(name) or {}).get("ledger", [])]


@claim(r"(.+?) ([+−]?[\d.,]+): .*? \(event (\d+)\)$|(.+?), (−?[\d.,]+): .*? \(event (\d+)\)$", "an entry of the ledger")
def entry(pos, subject, node, above, found):
    side, points, event = (found[1], found[2], found[3]) if found[1] else (found[4], found[5], found[6])
    side = side_named(pos.game, side)
    if side is None:
        return SKIP
    return None if any(one["event"] == int(event) and one["side"] == side and float(one["points"]) == number(points) for one in
                       ledger_of(pos)) else "there is no such entry"


@claim(r"It (?:has given|gave) (.+?) points? to the (.+?) side(?: so far)?(?:, at event (\d+)|, (\d+) times, the last time at event (\d+))\.", "an item gave")
def gave(pos, subject, node, above, found):
    names = {one["item"] for name in ("front-line", "objectives") for one in pos.game["rules"].get(name, {}).get("schedule", [])}
    item = subject.removeprefix("item:") if subject.startswith("item:") else above[-1]["text"].split(":")[0] if above else None
    side = side_named(pos.game, found[2])
    if item not in names:
        return SKIP
    hits = []
    for name in ("front-line", "objectives"):
        own = [one for one in (pos.system(name) or {}).get("ledger", []) if one["item"] == item and one["side"] == side and
               float(one["points"]) > 0 and one["event"] is not None and not one.get("provisional")]
        if own and sum(float(one["points"]) for one in own) == number(found[1]) and own[-1]["event"] == int(found[3] or found[5]) and \
           len(own) == int(found[4] or 1):
            return None
        hits.append([(one["event"], one["points"]) for one in own])
    return f"the ledger has {hits}"


@claim(r"(\d+) more points? for the (.+?) side would (?:have made|make) it: (.+)\.$", "more points for a level")
def more_points(pos, subject, node, above, found):
    side, points = side_named(pos.game, found[2]), int(found[1])
    line = pos.system("front-line")
    if line is None:
        return SKIP
    base = pos
    if pos.verdict:
        return SKIP

    def level(more):
        then = base.after({"do": "adjust", "side": side, "what": "points", "points": more, "reason": "tried"}) if more else base
        return then.system("front-line")["level"]
    if level(points - 1) != level(0):
        return f"{points - 1} do: {level(points - 1)}"
    have = (level(points) or "").replace("-", " ").lower()
    if f"“{level(points)}”" in found[3]:
        return None
    return None if have and found[3].lower().startswith(have.split()[0]) and have.split()[-1] in found[3].lower() else f"it is {have}"


@claim(r"If it is eliminated, the (.+?) side gains (?:(\d+) points?|nothing)", "gains if eliminated")
def gains(pos, subject, node, above, found):
    if not subject.startswith("unit:"):
        return SKIP
    then = eliminated(pos, subject.removeprefix("unit:"))
    if then is None:
        return "it cannot be"
    side = side_named(pos.game, found[1])
    more = sum(one["points"] for one in then.system("front-line")["ledger"] if one["event"] == len(then.log) and one["side"] == side and
               one["item"] not in ("line",) and one["rule"] == "schedule" and not one.get("provisional"))
    if then.clock()["over"] or then.verdict and not pos.verdict:
        return SKIP
    return None if more == int(found[2] or 0) else f"{more}"


# --- Rows

@claim(r"(.+?): covered by (?:the zones? of control of )?(.+)$", "row covered by")
def covered_by(pos, subject, node, above, found):
    side = side_named(pos.game, found[1])
    if not subject.startswith("row") or side is None or above or pos.verdict or pos.game["rules"].get("front-line", {"reading": "path"}).get("reading") == "path":
        return SKIP
    row, ids = int(subject.split()[-1]), node["cause"]
    then = pos.after(*[{"do": "eliminate", "unit": one} for one in ids])
    if "zone" in found[0] and then and not then.verdict and row_of(then, side, row):
        return "without them it is covered"
    for one in ids[:3]:
        others = [other for other in ids if other != one]
        then = pos.after(*[{"do": "eliminate", "unit": other} for other in others])
        if then and not then.verdict and not row_of(then, side, row):
            return f"{one} alone does not cover it"
    return None


def end_player_turn(pos):
    then = pos
    clock = pos.clock()
    while True:
        before, then = then, then.after(END)
        if then is None:
            return None, None
        now = then.clock()
        if (now["turn"], now["side"]) != (clock["turn"], clock["side"]) or now["over"]:
            return before, then


def penalties(pos, side, row):
    return [one for one in pos.system("front-line")["penalties"] if one["side"] == side and row in (one["rows"] or [])]


@claim(r"If it stays open, it gives (\d+) points? to the (.+?) side when this player turn ends", "costs if it stays open")
def stays_open(pos, subject, node, above, found):
    side = other_side(pos.game, side_named(pos.game, found[2]))
    row = int(subject.split()[-1])
    if not subject.startswith("row") or pos.game["rules"].get("front-line", {"reading": "path"}).get("reading") == "path":
        return SKIP
    if pos.clock()["side"] not in (side, None):
        return "it is not its player turn"
    _, then = end_player_turn(pos)
    new = [one for one in penalties(then, side, row) if one["event"] > len(pos.log)]
    if not new:
        return "it costs nothing then"
    return None if new[0]["points"] == int(found[1]) * len(new[0]["rows"]) else f"{new}"


@claim(r"If it is open when the next (.+?) player turn ends, that gives (\d+) points? to the (.+?) side", "costs at the next player turn")
def next_open(pos, subject, node, above, found):
    side = side_named(pos.game, found[1])
    row = int(subject.split()[-1])
    if not subject.startswith("row") or pos.game["rules"].get("front-line", {"reading": "path"}).get("reading") == "path":
        return SKIP
    if pos.clock()["side"] == side:
        return "it is its player turn"
    then = pos
    for _ in range(4):
        _, then = end_player_turn(then)
        new = [one for one in penalties(then, side, row) if one["event"] > len(pos.log)]
        if new:
            return None if new[0]["points"] == int(found[2]) * len(new[0]["rows"]) else f"{new}"
        if then.clock()["over"] or then.verdict:
            break
    return "it costs nothing then" if not then.verdict or then.clock()["over"] else None


@claim(r"It can cost nothing any more: the (.+?) side has no player turn left", "cost nothing any more")
def no_cost(pos, subject, node, above, found):
    side, then = side_named(pos.game, found[1]), pos
    while not then.clock()["over"] and not then.verdict:
        then = then.after(END)
    new = [one for one in then.system("front-line")["penalties"] if one["side"] == side and one["event"] > len(pos.log)]
    return f"{new}" if new else None


@claim(r"(.+?) covers (?:row|rows) (.+?) of the (.+?) line, with its hex and its zone of control\.|It covers rows? (.+?) of the (.+?) line\.", "covers rows")
def covers(pos, subject, node, above, found):
    if not subject.startswith("unit:"):
        return SKIP
    unit = subject.removeprefix("unit:")
    side = side_named(pos.game, found[3] or found[5])
    if pos.verdict or pos.board().units[unit]["side"] != side or pos.game["rules"]["front-line"].get("ends_exempt"):
        return SKIP
    others = [one for one in pos.board().on_map(side, False) if one != unit]
    then = pos.after(*[{"do": "eliminate", "unit": one} for one in others])
    if then is None or then.verdict:
        return SKIP
    rows = set()
    for part in re.split(r", | and ", found[2] or found[4]):
        ends = re.findall(r"\d+", part)
        rows |= set(range(int(ends[0]), int(ends[-1]) + 1))
    have = {one["row"] for one in then.system("front-line")["rows"] if one[side] is not None}
    return None if rows == have else f"{sorted(have)}"


def walk(game, start, barred, most):
    """How many hexes it is to each hex."""
    ways, edge = {start: 0}, [start]
    for far in range(1, most + 1):
        edge = [one for one in all_hexes(game) if one not in ways and one not in barred and
                any(distance(game, one, other) == 1 for other in edge)]
        ways.update(dict.fromkeys(edge, far))
    return ways


@claim(r"Row (\d+): (.+?) must move (\d+) hexe?s?", "must move")
def must_move(pos, subject, node, above, found):
    if pos.verdict or pos.game["rules"].get("front-line", {"reading": "path"}).get("reading") == "path":
        return SKIP
    row, away, board = int(found[1]), int(found[3]), pos.board()
    if len(pos.game["units"]) > 30:
        return SKIP
    side = None
    named = [one for one in board.named(found[2]) if board.at[one]]
    sides = {board.units[one]["side"] for one in named}
    side = side or (sides.pop() if len(sides) == 1 else None)
    if side is None:
        return SKIP
    best = {}
    lakes = span(pos.game, [one for kind in ("lake", "sea", "impassable") for one in pos.game["map"].get("terrain", {}).get(kind, [])])
    lakes |= {at for one, at in board.at.items() if at and board.units[one]["side"] != side}  # nobody moves in there
    for one in board.on_map(side):
        for hex_, far in walk(pos.game, board.at[one], lakes, away).items():
            if 0 < far < best.get(one, 99):
                then = pos.after({"do": "move", "unit": one, "to": hex_})
                if then and row_of(then, side, row):
                    best[one] = far
    if not best or min(best.values()) != away:
        return f"{best}"
    if not any(best.get(one) == away for one in named):
        return f"not that one: {best}"
    others = re.search(r"\((\d+) others? (?:is|are) as near\)", node["text"])
    n = sum(far == away for far in best.values()) - 1
    if "," not in node["text"] and n != int(others[1] if others else 0):
        return f"{n} others: {best}"
    return None
