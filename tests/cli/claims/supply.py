"""Claims of lines of supply: whether one is open, how long, what bars it, and what would cut it."""
import copy
import itertools
import re

from claims.position import *  # noqa: F403
from claims.then import eliminated

# --- More of supply

HEX_FOR = r"(\d{4})(?: \(.*?\))? for the (.+?) side"


def trace_of(pos, subject, node, text, above):
    """A function that traces the unit or hex that the sentence is about at another position; None: it cannot be told."""
    hex_ = re.match(HEX_FOR + ": ", text)
    # A line of a condition may go elsewhere.
    if "This line counts" in text or any(re.search("supply line|supply: |sources|lines? of|Lines that|through", one["text"]) for one in above):
        return None
    if hex_:
        side = side_named(pos.game, hex_[2])
        return lambda at: at.run("trace", "--from", hex_[1], "--side", side)
    name = text.split(": ")[0]
    units = [one for one in pos.board().named(name) if pos.board().at[one]]
    return (lambda at: at.run("trace", "--unit", units[0])) if len(units) == 1 else None


@claim(r": in supply, (\d+) hexe?s? to the (?:\w+ edge|source) at (\w+)", "line of supply")
def line_of_supply(pos, subject, node, above, found):
    trace = trace_of(pos, subject, node, node["text"], above)
    answer = trace and trace(pos)
    if not answer:
        return SKIP
    path = answer["traces"][0]["path"]
    return None if path and len(path) - 1 == int(found[1]) else f"{path}"


@claim(r": out of supply\. ", "out of supply")
def out_of_supply(pos, subject, node, above, found):
    trace = trace_of(pos, subject, node, node["text"], above)
    answer = trace and trace(pos)
    return SKIP if not answer else None if not answer["traces"][0]["supplied"] else "it is in supply"


@claim(r"(.*): out of supply\. (?:.*?)[Ww]ithout ([^.;]+?) a line of (\d+) hexe?s? would reach", "without units a line")
def line_without(pos, subject, node, above, found):
    trace = trace_of(pos, subject, node, node["text"], above)
    if trace is None or "controlled" in found[2]:
        return SKIP
    board, ids = pos.board(), []
    for name in split_names(found[2].rstrip(",")):
        own = [one for one in board.named(name) if board.at[one]]
        if len(own) != 1:
            return SKIP
        ids += own
    then = pos.after(*[{"do": "eliminate", "unit": one} for one in ids])
    if then is None or then.verdict and not pos.verdict:
        return SKIP
    path = trace(then)["traces"][0]["path"]
    if not path or len(path) - 1 != int(found[3]):
        return f"{path}"
    for one in ids if len(ids) > 1 else ():
        fewer = pos.after(*[{"do": "eliminate", "unit": other} for other in ids if other != one])
        if fewer and trace(fewer)["traces"][0]["supplied"]:
            return f"{one} need not go"
    return None


def with_one_more(pos, side, *hexes):
    """The same with more units of the side, which come there."""
    game = copy.deepcopy(pos.game)
    for number, _ in enumerate(hexes):
        game["units"].append({"id": f"more-{number}", "name": f"More {number}", "side": side, "at": None, "size": "division", "strength": 1})
    log = pos.log + [{"do": "place", "unit": f"more-{number}", "to": one} for number, one in enumerate(hexes)]
    then = Position(game, log, pos.name)
    return then if then.judged() is not None else None


def water(game):
    """The hexes in which no unit of the ground can be."""
    return {one for kind in ("lake", "sea") for one in game["map"].get("terrain", {}).get(kind, [])}


@claim(r"[Oo]ne more (.+?) unit in (.+?) would cut it", "one more would cut it")
def would_cut(pos, subject, node, above, found):
    trace = trace_of(pos, subject, node, node["text"], above)
    if trace is None or re.search(r"\bmore\b", found[2]):
        return SKIP
    side = side_named(pos.game, found[1])
    for one in re.findall(r"\b\d{4}\b", found[2]):
        then = with_one_more(pos, side, one)
        answer = then and trace(then)
        if answer and answer["traces"][0]["supplied"] and not then.verdict:
            return f"not in {one}"
    return None


@claim(r"no single (.+?) unit (?:outside \S+ )?would cut it", "no single unit would cut it")
def none_would_cut(pos, subject, node, above, found):
    trace = trace_of(pos, subject, node, node["text"], above)
    if trace is None:
        return SKIP
    side, hexes = side_named(pos.game, found[1]), sorted(set(all_hexes(pos.game)) - water(pos.game))
    taken = {at for one, at in pos.board().at.items() if at and pos.board().units[one]["side"] != side}
    taken.add(trace(pos)["traces"][0]["from"])
    for one in rand.sample(hexes, min(len(hexes), 12)):
        then = with_one_more(pos, side, one) if one not in taken else None
        answer = then and trace(then)
        if answer and not answer["traces"][0]["supplied"] and not answer["traces"][0]["path"] == [] :
            return f"in {one} it does"
    return None


@claim(r"(One|Two) more (.+?) units? could cut it, for example at (.+?)\.", "more units could cut it")
def could_cut(pos, subject, node, above, found):
    hexes = re.findall(r"\b\d{4}\b", found[3])
    if len(hexes) != (1 if found[1] == "One" else 2):
        return f"at {hexes}"
    then = with_one_more(pos, side_named(pos.game, found[2]), *hexes)
    if then is None:
        return "they cannot come there"
    return None if then.system("sudden-death")["isolated"] or then.verdict else "it is not cut then"


@claim(r"It would take more than two more (.+?) units to cut it", "more than two to cut it")
def more_than_two(pos, subject, node, above, found):
    hexes, side = all_hexes(pos.game), side_named(pos.game, found[1])
    for _ in range(8):
        then = with_one_more(pos, side, *rand.sample(hexes, 2))
        if then and then.system("sudden-death")["isolated"] and not then.verdict:
            return f"{then.log[-2:]} cut it"
    return None


@claim(r"A line leads out of (\d{4})(?: \(.*?\))?, (\d+) hexe?s? long", "a line leads out")
def leads_out(pos, subject, node, above, found):
    capital = {one["hex"]: one for one in pos.system("sudden-death")["capital"]}
    last = pos.verdict and pos.verdict["event"] < len(pos.log)
    if found[1] not in capital or last:
        return SKIP
    return None if len(capital[found[1]]["path"] or ()) - 1 == int(found[2]) else f"{capital[found[1]]['path']}"


@claim(r"It is the only source left to the (.+?) side", "the only source")
def only_source(pos, subject, node, above, found):
    side, hexes = side_named(pos.game, found[1]), re.findall(r"\d{4}", subject)
    if not hexes:
        return SKIP
    then = pos.after({"do": "control", "side": other_side(pos.game, side), "hexes": hexes})
    # Where the enemy's control alone does not close a source, this is no second answer.
    if then is None or any("source" in one["text"] and "No source now" not in one["text"] for one in then.why(subject) or []
                           for one in one["reasons"]):
        return SKIP
    inside = [one for one in then.board().on_map(side) if then.supplied(one)]
    return f"{inside} are in supply without it" if inside else None


# --- Supply: what bars a line

def enemies_of(pos, text):
    """The enemy's ground units of the unit or hex that the sentence is about."""
    hex_ = re.match(HEX_FOR + ": ", text)
    if hex_:
        side = side_named(pos.game, hex_[2])
    else:
        units = [one for one in pos.board().named(text.split(": ")[0]) if pos.board().at[one]]
        if len(units) != 1:
            return None
        side = pos.board().units[units[0]]["side"]
    return pos.board().on_map(other_side(pos.game, side))


def ids_of(pos, text):
    """The units of a list of names; None: it cannot be told."""
    ids = []
    for name in split_names(text):
        own = [one for one in pos.board().named(name) if pos.board().at[one]]
        if len(own) != 1:
            return None
        ids += own
    return ids


def supplied_without(pos, trace, ids, *events):
    then = pos.after(*[{"do": "eliminate", "unit": one} for one in ids], *events)
    answer = then and trace(then)
    return answer and answer["traces"][0]["supplied"]


@claim(r"out of supply\. .*?(?:(?:^|\. )(.+?) bars every way by itself|Each of these bars every way by itself: (.+?)\.)", "bars every way by itself")
def bars_alone(pos, subject, node, above, found):
    trace, enemies = trace_of(pos, subject, node, node["text"], above), enemies_of(pos, node["text"])
    ids = ids_of(pos, (found[1] or found[2]).split(". ")[-1])
    if trace is None or not ids or pos.verdict:
        return SKIP
    for one in ids:
        if supplied_without(pos, trace, [other for other in enemies if other != one]):
            return f"{one} alone does not"
    return None


@claim(r"out of supply\. .*A line would get through without (.+?) instead", "without others as well")
def others_do(pos, subject, node, above, found):
    trace = trace_of(pos, subject, node, node["text"], above)
    sets = [ids_of(pos, found[1])] if "with " not in found[1] else []
    if trace is None or not sets or None in sets or pos.verdict:
        return SKIP
    ids = sets[0]
    return None if " or " in found[1] and all(supplied_without(pos, trace, [one]) for one in ids) or \
        supplied_without(pos, trace, ids) else f"not without {ids}"


@claim(r"out of supply\. .*: (\d+) of them would have to go at the least", "so many would have to go")
def so_many_go(pos, subject, node, above, found):
    trace, enemies = trace_of(pos, subject, node, node["text"], above), enemies_of(pos, node["text"])
    n = int(found[1])
    if trace is None or enemies is None or pos.verdict or n > len(enemies):
        return SKIP
    sets = list(itertools.combinations(enemies, n - 1))
    for ids in rand.sample(sets, min(len(sets), 30)):
        if supplied_without(pos, trace, ids):
            return f"{ids} do"
    sets = list(itertools.combinations(enemies, n))
    if len(sets) > 120 or "Every way leads" in node["text"] or "well" in node["text"]:
        return None
    return None if any(supplied_without(pos, trace, ids) for ids in sets) else "no such many do"


@claim(r"out of supply\. .*[Ww]ithout ([^.:]+?), and if the (.+?) side controlled ([^.]+?), a line of (\d+) hexe?s? would reach", "without units, with hexes")
def with_hexes(pos, subject, node, above, found):
    trace, ids = trace_of(pos, subject, node, node["text"], above), ids_of(pos, found[1])
    if trace is None or ids is None or pos.verdict or " more" in found[3]:
        return SKIP
    gone = [{"do": "eliminate", "unit": one} for one in ids]
    taken = {"do": "control", "side": side_named(pos.game, found[2]), "hexes": re.findall(r"\b\d{4}\b", found[3])}
    then = pos.after(*gone, taken)
    path = then and trace(then) and trace(then)["traces"][0]["path"]
    if not path or len(path) - 1 != int(found[4]):
        return f"{path}"
    return "the units need not go" if supplied_without(pos, trace, [], taken) else None
