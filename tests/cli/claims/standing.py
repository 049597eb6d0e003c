"""Claims of events and turns, and of how conditions stand."""
import copy
import json
import re
from collections import Counter

from claims.drawing import wander
from claims.points import end_player_turn, ledger_of
from claims.position import *  # noqa: F403
from claims.since import hexes_told, nearest_fault, place_hexes
from claims.then import eliminated, standing, to_the_end, told_verdict

# --- Events

@claim(r"(.+): before the event (.+); after it (.+)$", "before and after an event")
def before_after(pos, subject, node, above, found):
    if not subject.startswith("event ") or above:
        return SKIP
    event = int(subject.split()[-1])
    for n, value in ((event - 1, found[2]), (event, found[3])):
        titles = [one for one in pos.at(n).values() if one.startswith(f"{found[1]}: ")]
        if titles and not pos.at(n).verdict and not any(one.startswith(f"{found[1]}: {value}") for one in titles):
            return f"at {n} it is {titles}"
    return None


@claim(r"It took no hex: its side controlled each hex that it entered\.", "took no hex")
def took_none(pos, subject, node, above, found):
    if not subject.startswith("event "):
        return SKIP
    event = pos.log[int(subject.split()[-1]) - 1]
    before = pos.at(int(subject.split()[-1]) - 1).board()
    wrong = [one for one in event.get("path") or [event["to"]] if before.owner.get(one) != before.units[event["unit"]]["side"]]
    return f"{wrong} was not its side's" if wrong else None


@claim(r"It changed no control and no points", "changed nothing")
def changed_nothing(pos, subject, node, above, found):
    if not subject.startswith("event "):
        return SKIP
    event = int(subject.split()[-1])
    wrong = [one["why"] for one in pos.judged()["rulings"] if one["event"] == event and one["what"] != "note"]
    owners = [{one: board.owner.get(one) for one in all_hexes(pos.game)} for board in (pos.at(n).board() for n in (event - 1, event))]
    wrong += [one for one in owners[0] if owners[0][one] != owners[1][one]]
    if wrong:
        return f"{wrong}"
    one, other = standing(pos.at(event - 1)), standing(pos.at(event))
    return None if one == other or "met no condition" not in node["text"] else f"{one} {other}"


@claim(r"Newly (open|covered): (.*)\.$", "newly open")
def newly(pos, subject, node, above, found):
    if not subject.startswith("event ") or pos.game["rules"].get("front-line", {"reading": "path"}).get("reading") == "path":
        return SKIP
    event = int(subject.split()[-1])
    rows = set()
    for part in re.split(r", | and ", found[2]):
        ends = re.findall(r"\d+", part)
        rows |= set(range(int(ends[0]), int(ends[-1]) + 1))
    gaps = [{side: set(one["gaps"]) for side, one in pos.at(n).system("front-line")["lines"].items()} for n in (event - 1, event)]
    new = [gaps[1][side] - gaps[0][side] if found[1] == "open" else gaps[0][side] - gaps[1][side] for side in gaps[0]]
    return None if rows in new else f"{new}"


@claim(r"(.+): events? (\d+)(?: to (\d+))?$", "events of a turn")
def events_of_turn(pos, subject, node, above, found):
    if not subject.startswith("turn "):
        return SKIP
    turn = int(subject.split()[-1])
    own = [n for n in range(1, len(pos.log) + 1) if pos.at(n - 1).clock()["turn"] == turn] if len(pos.log) < 130 else None
    return None if own is None or (own[0], own[-1]) == (int(found[2]), int(found[3] or found[2])) else f"{own[0]} to {own[-1]}"


# --- Conditions and points

@claim(r"It counts (?:with its strength, (\d+), )?(for|against) “(.+?)”: (.+)\.$", "counts for")
def counts_for(pos, subject, node, above, found):
    unit, id = subject.removeprefix("unit:"), node["rule"]
    if id not in pos.outcomes():
        return SKIP
    game = copy.deepcopy(pos.game)
    # As if it had nothing to count with; where it counts as a unit, it is gone, or still there.
    if found[1]:
        own = next(one for one in game["units"] if one["id"] == unit)
        if own.get("strength") != int(found[1]):
            return f"its strength is {own.get('strength')}"
        own["strength"] += 1
        then = Position(game, pos.log, pos.name)
    elif pos.board().at[unit]:
        then = eliminated(pos, unit)
    else:
        then = Position(game, [one for one in pos.log if not (one.get("unit") == unit and one["do"] == pos.board().gone.get(unit))],
                        pos.name)
    if then is None or then.judged() is None or then.verdict:
        return SKIP
    return None if json.dumps(then.outcomes()[id]["needs"]) != json.dumps(pos.outcomes()[id]["needs"]) else "it changes nothing there"


@claim(r"(\S+) (\d[\d.]*) : (\d[\d.]*) (\S+?)(?: \((\d[\d.]*) : (\d[\d.]*) with the points of the end\))?$", "points of both")
def both_points(pos, subject, node, above, found):
    if not subject.startswith("points") or above:
        return SKIP
    one, other = side_named(pos.game, found[1]), side_named(pos.game, found[4])
    if one is None or other is None:
        return SKIP
    have = []
    for name in ("front-line", "objectives"):
        points = (pos.system(name) or {}).get("points")
        if points:
            sums = Counter()
            for entry_ in pos.system(name)["ledger"]:
                if not entry_.get("provisional"):
                    sums[entry_["side"]] += float(entry_["points"])
            told = (float(found[2]), float(found[3])), (float(found[5] or found[2]), float(found[6] or found[3]))
            have.append(((sums[one], sums[other]), (float(points[one]), float(points[other]))))
            if told == have[-1]:
                return None
    return f"{have}"


@claim(r"Still to come until then: (.+?), (−?[\d.]+): (.+)\.$", "still to come")
def still_to_come(pos, subject, node, above, found):
    then, _ = to_the_end(pos)
    side = side_named(pos.game, found[1])
    sums = Counter()
    for one in (then.system("objectives") or {}).get("ledger", []):
        if one["event"] > len(pos.log) and one["side"] == side and not one.get("provisional"):
            sums[one["item"]] += float(one["points"])
    return None if number(found[2]) in sums.values() else f"{sums}"


@claim(r"The (.+?) side has (?:(no|[\d.]+) points?) by it now", "points by it now")
def points_now(pos, subject, node, above, found):
    if not subject.startswith("item:"):
        return SKIP
    side = side_named(pos.game, found[1])
    have = sum(float(one["points"]) for one in (pos.system("objectives") or {}).get("ledger", []) if not one.get("provisional")
               and one["item"] == subject.removeprefix("item:") and one["side"] == side)
    return None if have == (0 if found[2] == "no" else float(found[2])) else f"{have}"


@claim(r"If it had left the map from (\d{4})(?: \(.*?\))? before event (\d+):", "if it had left")
def had_left(pos, subject, node, above, found):
    unit, event = subject.removeprefix("unit:"), int(found[2])
    then = pos.at(event - 1).after({"do": "move", "unit": unit, "to": found[1]})
    then = then and then.after({"do": "exit", "unit": unit, "from": found[1]})
    then = then and then.after(pos.log[event - 1])
    if then is None:
        return "it cannot"
    said = " ".join(one["text"] for one in node["reasons"])
    if then.verdict is None:
        return None if "would not have been decided" in said else f"not decided, and {said}"
    want = re.sub(r", at event \d+.*", "", told_verdict(then))
    mine = re.sub(r", at event \d+.*", "", told_verdict(pos))
    if "the same" in said:
        return None if want.split(": ")[0] == mine.split(": ")[0] else f"{want}"
    return None if want.split(": ")[0].rstrip(".") in said else f"{want}"


@claim(r"The result if the game ended: (.+?), ([\d.]+) : ([\d.]+) now; (.+?), ([\d.]+) : ([\d.]+) then\.$", "result if the game ended")
def result_then(pos, subject, node, above, found):
    line = pos.game["rules"]["front-line"]
    if pos.system("front-line")["level"] is None:
        return SKIP
    then = pos
    while not then.clock()["over"]:
        then = then.after(END)
        if then.verdict and not then.clock()["over"]:
            return SKIP
    return None if found[1] != found[4] or found[2] != found[5] or found[3] != found[6] else "nothing is different"


@claim(r"(?:is|are) open in (?:row|rows) (.+?)\. Ending the player turn gives (\d+) points? to the (.+?) side", "ending the player turn gives")
def ending_gives(pos, subject, node, above, found):
    side = side_named(pos.game, found[3])
    if pos.verdict:
        return SKIP
    _, then = end_player_turn(pos)
    new = [one["points"] for one in then.system("front-line")["penalties"] if one["to"] == side and one["event"] > len(pos.log)]
    return None if new[:1] == [int(found[2])] else f"{new}"


@claim(r"Costs (\d+) points? when this player turn ends", "costs when this player turn ends")
def costs_then(pos, subject, node, above, found):
    if pos.verdict:
        return SKIP
    _, then = end_player_turn(pos)
    new = [one["points"] for one in then.system("front-line")["penalties"] if one["event"] > len(pos.log)]
    return None if (new[:1] or [0]) == [int(found[1])] else f"{new}"  # a penalty of 0 is none


def withdrawal_rules(pos):
    rules = pos.game["rules"]
    return ([("sudden-death", one, rules["sudden-death"]["attacker"]) for one in rules.get("sudden-death", {}).get("withdrawals", [])] +
            [("objectives", one, one["side"]) for one in rules.get("objectives", {}).get("withdrawals", [])])


@claim(r"(?:No unit is left that could be withdrawn for it|Only (.+?) (?:is|are) left that could be withdrawn for it, and (\d+) (?:is|are) asked for)\.", "too few to withdraw")
def too_few(pos, subject, node, above, found):
    board, names = pos.board(), set(split_names(found[1] or ""))
    have = []
    for _, one, side in withdrawal_rules(pos):
        fit = [unit["id"] for unit in pos.game["units"] if unit["side"] == side and unit["id"] not in board.gone and
               unit.get("branch") == one.get("branch", unit.get("branch")) and unit["id"] in one.get("units", [unit["id"]])]
        have.append([board.units[unit]["name"] for unit in fit])
    return None if any(set(one) == names for one in have) else f"{have}"


@claim(r"The withdrawal due in (.+?) can no longer be made: when it is due, the (.+?) side wins", "withdrawal can no longer be made")
def no_withdrawal(pos, subject, node, above, found):
    if pos.verdict or any(one["text"].startswith("If ") for one in above):
        return SKIP
    then, _ = to_the_end(pos)
    if then.verdict and then.verdict["rule"] != "9.5":
        return None
    for _ in range(3):
        board = pos.board()
        withdrawn = [{"do": "withdraw", "unit": one["id"]} for one in pos.game["units"] if one["id"] not in board.gone]
        then = pos.after(*rand.sample(withdrawn, len(withdrawn)))
        then = then and to_the_end(then)[0]
        if then and (then.verdict is None or then.verdict["rule"] != "9.5") and not (then.verdict and then.verdict["event"] <= len(pos.log) + len(withdrawn)):
            return f"with all withdrawn it is {then.verdict}"
    return None


@claim(r"Still to take: (.+?)\. (\d+) turns? to go, this one included", "turns to go")
def turns_to_go(pos, subject, node, above, found):
    turns = pos.game["calendar"]["turns"]
    n = turns if isinstance(turns, int) else len(turns)
    if n - pos.clock()["turn"] + 1 != int(found[2]):
        return f"{n} turns, now {pos.clock()['turn']}"
    attacker = pos.game["rules"]["sudden-death"]["attacker"]
    names = {one["id"]: one["name"] for one in pos.game["map"]["places"]}
    lack = {names[one["place"]] for one in pos.system("sudden-death")["cities"] if one["controller"] != attacker}
    return None if lack == set(split_names(found[1])) else f"{lack}"


@claim(r"Nearest (.+?) ground unit: (.+?), (\d+) hexe?s? from (.+?)\.", "nearest to a rear town")
def nearest_to_rear(pos, subject, node, above, found):
    places = [one for one in pos.game["map"]["places"] if one["name"] == found[4]]
    if len(places) != 1 or pos.verdict:
        return SKIP
    fault = nearest_fault(pos, span(pos.game, places[0]["hexes"]), side_named(pos.game, found[1]), [found[2]], int(found[3]))
    return fault


@claim(r"The (.+?) side has scored it (?:once already: ([\d.]+) points?, at event (\d+)|(\d+) times: ([\d.]+) points?, the last time at event (\d+))", "scored it")
def scored_it(pos, subject, node, above, found):
    side, event = side_named(pos.game, found[1]), int(found[3] or found[6])
    hits = [one for one in ledger_of(pos) if one["side"] == side and one["event"] == event]
    return None if hits else "no such entry"


@claim(r"From then on (.+?) (counts|no longer counts) for the (.+?) side:", "from then on it counts")
def from_then(pos, subject, node, above, found):
    if not subject.startswith("event "):
        return SKIP
    event, side = int(subject.split()[-1]), side_named(pos.game, found[3])
    places = [one for one in pos.game["map"]["places"] if one.get("name") == found[1]]
    if len(places) != 1:
        return SKIP
    hexes = span(pos.game, places[0]["hexes"])
    held = [all(pos.at(n).board().owner.get(one) == side for one in hexes) for n in (event - 1, event)]
    return None if held == ([False, True] if found[2] == "counts" else [True, False]) else f"{held}"


@claim(r"“(.+?)” is nearest(, by the number of conditions that are missing)?", "is nearest")
def is_nearest(pos, subject, node, above, found):
    outcomes = pos.outcomes()
    own = [one for one in outcomes.values() if one["name"] == found[1]]
    if len(own) != 1 or pos.verdict:
        return SKIP
    if found[2]:
        fewer = [one["id"] for one in outcomes.values() if not one["needs"]["met"] and one["lack"] < own[0]["lack"] and
                 not any(text.startswith(f"{one['name']}: can no longer be met") for text in pos.values())]
        return f"{fewer} lack less" if fewer else None
    return f"it can no longer be met" if any(text.startswith(f"{found[1]}: can no longer") for text in pos.values()) else None


@claim(r"(?:must be|had to be) withdrawn by the end of (.+?)[.,].*(?:Withdrawn so far|Withdrawn in time): (\d+) of (\d+)", "withdrawn so far")
def withdrawn(pos, subject, node, above, found):
    for name in ("sudden-death", "objectives"):
        for one in (pos.system(name) or {}).get("withdrawals", []):
            if one.get("needed", one.get("need")) == int(found[3]) and one.get("done", one.get("have")) == int(found[2]):
                return None
    return f"{[(pos.system(name) or {}).get('withdrawals') for name in ('sudden-death', 'objectives')]}"


@claim(r"Every line that counts for (.+?) and leads from (\d{4})(?: \(.*?\))? goes through this hex", "every line")
def every_line(pos, subject, node, above, found):
    hexes = re.findall(r"\d{4}", subject)
    if not hexes or any(at == hexes[0] for at in pos.board().at.values()):
        return SKIP
    game = copy.deepcopy(pos.game)
    game["map"].setdefault("terrain", {}).setdefault("lake", []).append(hexes[0])
    for kind, list_ in game["map"]["terrain"].items():
        if kind != "lake" and hexes[0] in list_:
            list_.remove(hexes[0])
    then = Position(game, pos.log, pos.name)
    if then.judged() is None:
        return SKIP
    for id, outcome in pos.outcomes().items():
        if json.dumps(then.outcomes()[id]["needs"]) != json.dumps(outcome["needs"]):
            return None
    return "no condition is otherwise without it"


# --- Standing of conditions, and more

@claim(r"Missing: (\d+) of these: (.+?)\.", "missing so many of these")
def missing_of(pos, subject, node, above, found):
    return None if len(split_names(found[2])) >= int(found[1]) or "more" in found[2] else "fewer are named"


@claim(r"Out of supply, (.+?) side: (\d+) of (\d+) units? on the map", "so many out of supply")
def so_many_out(pos, subject, node, above, found):
    side, board = side_named(pos.game, found[1]), pos.board()
    own = board.on_map(side)
    if len(own) != int(found[3]):
        return f"{len(own)} on the map"
    if len(own) > 40:
        return SKIP
    out = [one for one in own if pos.supplied(one) is False]
    return None if len(out) == int(found[2]) else f"{out}"


@claim(r"^Rear towns(?:, at event \d+)?: (?:(\d+) hexe?s? away|no threat)$", "rear towns away")
def rear_away(pos, subject, node, above, found):
    if pos.verdict:
        return SKIP
    sudden, board = pos.game["rules"]["sudden-death"], pos.board()
    places = {one["id"]: span(pos.game, one["hexes"]) for one in pos.game["map"]["places"]}
    goals = {hex_ for one in pos.system("sudden-death")["rear"] for hex_ in places[one["place"]]
             if board.owner.get(hex_) == sudden["attacker"]}
    ways = [distance(pos.game, board.at[one], goal) for one in board.on_map(sudden["defender"]) for goal in goals]
    have = min(ways) if ways else None
    return None if have == (int(found[1]) if found[1] else None) else f"{have}"


@claim(r"Cities: (\d+) of (\d+) taken$", "cities taken")
def cities_taken(pos, subject, node, above, found):
    sudden, board = pos.game["rules"]["sudden-death"], pos.board()
    places = {one["id"]: span(pos.game, one["hexes"]) for one in pos.game["map"]["places"]}
    if pos.verdict and len(pos.log) > pos.verdict["event"]:
        return SKIP
    have = sum(all(board.owner.get(hex_) == sudden["attacker"] for hex_ in places[one]) for one in sudden["cities"])
    return None if have == int(found[1]) else f"{have}"


@claim(r"itself: (?:(\d+) of (\d+) hexes taken|no hex taken)$", "hexes of the capital taken")
def capital_taken(pos, subject, node, above, found):
    sudden, board = pos.game["rules"]["sudden-death"], pos.board()
    if pos.verdict and len(pos.log) > pos.verdict["event"]:
        return SKIP
    hexes = next(span(pos.game, one["hexes"]) for one in pos.game["map"]["places"] if one["id"] == sudden["capital"])
    have = sum(board.owner.get(hex_) == sudden["attacker"] for hex_ in hexes)
    return None if have == int(found[1] or 0) else f"{have}"


@claim(r"Controlled by: (.+)$", "controlled by")
def controlled_by(pos, subject, node, above, found):
    hexes = above and above[-1]["hexes"]
    if not hexes or len(hexes) != 1:
        return SKIP
    owner = pos.board().owner.get(hexes[0])
    return None if (name_of(pos.game, owner) if owner else "nobody") == found[1] else f"{owner}"


@claim(r"^([^:“”]+), in (\d{4})(?: \([^:]*\))?$", "unit in a hex")
def unit_in(pos, subject, node, above, found):
    units = pos.board().named(found[1])
    return None if not units or any(pos.board().at[one] == found[2] for one in units) else f"{[pos.board().at[one] for one in units]}"


@claim(r"^([^:“”]+) stands in it\.$", "stands in it")
def stands_in(pos, subject, node, above, found):
    hexes = above and above[-1]["hexes"]
    units = pos.board().named(found[1])
    if not hexes or not units or len(above) > 1:
        return SKIP
    return None if any(pos.board().at[one] in hexes for one in units) else f"{[pos.board().at[one] for one in units]}"


@claim(r"A (.+?) line from (.+?) reaches it after (\d+) hexe?s?", "a line reaches it")
def line_reaches(pos, subject, node, above, found):
    return SKIP


@claim(r"No source now: (.+?) \((held by the (.+?) side|not under control of the (.+?) side)\)", "no source now")
def no_source(pos, subject, node, above, found):
    hexes = re.findall(r"\b\d{4}\b", found[1])
    board = pos.board()
    if found[3]:
        wrong = [one for one in hexes if not board.side_at({one}, side_named(pos.game, found[3]))]
    else:
        wrong = [one for one in hexes if board.owner.get(one) == side_named(pos.game, found[4])]
    return f"{wrong}" if wrong else None


@claim(r"(\d{4})(?: \([^)]*\))?: (held by|zone of control of) (.+?)(?:, and no (.+?) unit here)?$", "stopped by")
def stopped_by(pos, subject, node, above, found):
    board = pos.board()
    if found[4] and [one for one in board.side_at({found[1]}, side_named(pos.game, found[4])) if board.is_ground(one)]:
        return f"there is one"
    for name in split_names(found[3]):
        units = board.named(name)
        far = [distance(pos.game, board.at[one], found[1]) for one in units if board.at[one]]
        if units and not any(away <= (0 if found[2] == "held by" else 1) for away in far):
            return f"{name} is {far} away"
    return None


@claim(r"Gaps: (\d+), at (\d+) each$", "gaps at so much each")
def gaps_at(pos, subject, node, above, found):
    points = above and re.search(r"\+(\d+)", above[-1]["text"])
    return SKIP if not points else None if int(found[1]) * int(found[2]) == int(points[1]) else f"{points[1]}"


@claim(r"^(.+?) front line: (\d+) of (\d+) rows? open$", "rows open")
def rows_open(pos, subject, node, above, found):
    side, line = side_named(pos.game, found[1]), pos.system("front-line")
    if side is None or line is None or pos.verdict and len(pos.log) > pos.verdict["event"]:
        return SKIP
    return None if len(line["lines"][side]["gaps"]) == int(found[2]) else f"{line['lines'][side]['gaps']}"


@claim(r"Its strength is (\d+)\.|; strength (\d+)$", "its strength")
def its_strength(pos, subject, node, above, found):
    if not subject.startswith("unit:") or found[2]:
        return SKIP
    have = pos.board().units[subject.removeprefix("unit:")].get("strength")
    return None if have == int(found[1]) else f"{have}"


@claim(r"No (.+?) ground unit is on the map\.", "no unit on the map")
def none_on_map(pos, subject, node, above, found):
    there = pos.board().on_map(side_named(pos.game, found[1]))
    return f"{there}" if there else None


@claim(r"Event (\d+)(?:, after the game was decided)?: (.+) moves (?:(\d{4})(?: \(.*?\))? → )?", "an event")
def an_event(pos, subject, node, above, found):
    event = pos.log[int(found[1]) - 1]
    late = pos.verdict and pos.verdict["event"] < int(found[1])
    if event["do"] != "move" or event["unit"] not in pos.board().named(found[2]):
        return f"{event}"
    if found[3] and pos.at(int(found[1]) - 1).board().at[event["unit"]] != found[3]:
        return f"it was in {pos.at(int(found[1]) - 1).board().at[event['unit']]}"
    return None if late or "after the game" not in found[0] else "it was not decided then"


@claim(r"(?:It decided the game, at|which was decided at|The game was decided at) event (\d+)", "decided at event")
def decided_at(pos, subject, node, above, found):
    return None if pos.verdict and pos.verdict["event"] == int(found[1]) else f"{pos.verdict}"


@claim(r"(\d+) (?:other )?conditions? (?:is|are) missing: ", "conditions missing")
def conditions_missing(pos, subject, node, above, found):
    id = node["rule"]
    if id not in pos.outcomes() or "when the game ended" in node["text"]:
        return SKIP
    lack = pos.outcomes()[id]["lack"]
    return None if lack == int(found[1]) else f"lack {lack}"


# --- What can come no more

@claim(r"It (?:can no longer be met|could not be met)", "can no longer be met")
def closed(pos, subject, node, above, found):
    id = node["rule"]
    if id not in pos.outcomes() or pos.verdict:
        return SKIP
    for _ in range(6):
        then = wander(pos, 12)
        if then.outcomes().get(id, {}).get("needs", {}).get("met") and then.verdict and then.verdict["rule"] == id:
            return f"it was met by {then.log[len(pos.log):]}"
    return None


@claim(r"^(.+?)(?:, at event \d+)?: can no longer be met", "can no longer be met, in short")
def closed_title(pos, subject, node, above, found):
    return closed(pos, subject, node, above, found)


@claim(r"^(.+): met too late", "met too late")
def too_late(pos, subject, node, above, found):
    id = node["rule"]
    if id not in pos.outcomes():
        return SKIP
    if not pos.verdict or pos.verdict["rule"] == id:
        return f"{pos.verdict}"
    return None if pos.outcomes()[id]["needs"]["met"] else "it is not met"


@claim(r"It was judged at event (\d+) and was not met then\. (\d+) conditions? (?:was|were) missing", "judged and not met")
def judged_not_met(pos, subject, node, above, found):
    id = node["rule"]
    if id not in pos.outcomes():
        return SKIP
    outcome = pos.at(int(found[1]) - 1).outcomes()[id]
    if pos.log[int(found[1]) - 1]["do"] != "end-phase":
        return "that ended no phase"
    return None if not outcome["needs"]["met"] else f"it was met before"


@claim(r"It stood at (\d+) of (\d+) until event (\d+): (.+) ended without it", "stood at so many until")
def stood_at(pos, subject, node, above, found):
    return None if pos.log[int(found[3]) - 1]["do"] == "end-phase" else "that ended no phase"
