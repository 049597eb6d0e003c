"""Claims of what would be otherwise if a unit were gone, an enemy came, or nothing more were done."""
import re

from claims.position import *  # noqa: F403

# --- What would be then

def told_verdict(pos):
    return (pos.why() or [{"text": ""}])[0]["text"]


def compare_then(pos, then, node, alone=None):
    """The reasons below NODE say what is otherwise THEN: what they say is so, and a verdict or a condition that turns is said.
    What turns ALONE, by the elimination that comes before an entry, is said of that elimination."""
    said = [one["text"] for one in node["reasons"]]
    for text in said:
        decided = re.match(r"The game is decided: (.*)\.$", text)
        if decided and (then.verdict is None or not told_verdict(then).startswith(decided[1])):
            return f"“{text}”, and it is {told_verdict(then)}"
        now = re.match(r"(.*): (.*?) now, (.*) then\.$", text)
        if now and then.verdict is None and not text.startswith("The result") and then.clock()["over"] is False:
            titles = [one for one in then.values() if one.startswith(f"{now[1]}: ")]
            if titles and not any(one.startswith(f"{now[1]}: {now[3]}") for one in titles):
                return f"“{text}”, and it is {titles}"
            titles = [one for one in pos.values() if one.startswith(f"{now[1]}: ")]
            if titles and not any(one.startswith(f"{now[1]}: {now[2]}") for one in titles):
                return f"“{text}”, and now it is {titles}"
        points = re.match(r"([\d.]+) points? to the (.+?) side for “(.*?)”", text)
        if points and not any(one["why"].startswith(text.rstrip(".")) for one in then.judged()["rulings"] if one["event"] > len(pos.log)):
            return f"“{text}”, and {[one['why'] for one in then.judged()['rulings'] if one['event'] > len(pos.log)]}"
    if then.verdict and not any(text.startswith("The game is decided") for text in said):
        return f"it decides the game ({told_verdict(then)}), and it is said: {said}"
    if then.verdict:
        return None
    for id, outcome in pos.outcomes().items():
        met = then.outcomes()[id]["needs"]["met"]
        if outcome["needs"]["met"] != met and not (alone and alone.outcomes()[id]["needs"]["met"] == met):
            title = outcome["name"] or ""
            if not any(text.startswith(title) for text in said):
                return f"{id} turns, and it is said: {said}"
    return None


@claim(r"If (?:it is eliminated and )?(.+?), (\d+) hexe?s? away, (?:then )?enters (\w+)", "then enters")
def enters(pos, subject, node, above, found):
    if len(above) > 2:  # what is below is not told so deep
        return SKIP
    unit = subject.removeprefix("unit:") if subject.startswith("unit:") else None
    board, hex_ = pos.board(), found[3]
    gone = [{"do": "eliminate", "unit": unit}] if "eliminated" in found[0] else []
    alone = pos.after(*gone) if gone else None
    for name in split_names(found[1]):
        ids = [one for one in board.named(name) if board.at[one] and distance(pos.game, board.at[one], hex_) == int(found[2])]
        if not ids:
            return f"{name} is not {found[2]} away"
        thens = [pos.after(*gone, {"do": "move", "unit": one, "to": hex_}) for one in ids]
        faults = [compare_then(pos, then, node, alone) if then else "it cannot enter" for then in thens]
        if all(faults):
            return f"{name}: {faults[0]}"
    return None


@claim(r"If it is eliminated:$", "if it is eliminated")
def if_eliminated(pos, subject, node, above, found):
    then = pos.after({"do": "eliminate", "unit": subject.removeprefix("unit:")})
    return compare_then(pos, then, node) if then else "it cannot be"


@claim(r"If it leaves the map here:$", "if it leaves")
def if_it_leaves(pos, subject, node, above, found):
    unit = subject.removeprefix("unit:")
    then = pos.after({"do": "exit", "unit": unit, "from": pos.board().at[unit]})
    return compare_then(pos, then, node) if then else "it cannot"


def standing(pos, without=None):
    """What could be different without a unit: conditions, gaps, supply."""
    judged = pos.judged()
    found = {"verdict": judged["verdict"] and judged["verdict"]["rule"]}
    for id, outcome in pos.outcomes().items():
        found[f"outcome {id}"] = outcome["needs"]["met"]
    if sudden := pos.system("sudden-death"):
        found["isolated"] = sudden["isolated"]
    if line := pos.system("front-line"):
        for side, one in line["lines"].items():
            if not one["path"]:
                found[f"gaps {side}"] = sorted(one["gaps"])
    return found


def traced(pos, without, side=None):
    board = pos.board()
    found = {}
    for one in board.units:
        if one != without and board.at[one] and board.is_ground(one) and (side is None or board.units[one]["side"] == side):
            supplied = pos.supplied(one)
            if supplied is None:
                continue
            found[one] = supplied
    return found


def eliminated(pos, unit):
    return pos.after({"do": "eliminate", "unit": unit})


@claim(r"Without it no line, gap or condition would be different\.", "nothing without it")
def nothing_without(pos, subject, node, above, found):
    unit = subject.removeprefix("unit:")
    then = eliminated(pos, unit)
    if then is None:
        return SKIP
    before, after = standing(pos), standing(then)
    differ = [key for key in before if before[key] != after[key]]
    if differ:
        return f"{differ}: {[before[key] for key in differ]}, {[after[key] for key in differ]}"
    if len(pos.game["units"]) > 30:
        return None
    one, other = traced(pos, unit), traced(then, unit)
    differ = [key for key in one if one[key] != other.get(key)]
    return f"supply of {differ}" if differ else None


@claim(r"Without it these would be (in|out of) supply: (.*)\.", "supply without it")
def supply_without(pos, subject, node, above, found):
    unit = subject.removeprefix("unit:")
    then = eliminated(pos, unit)
    if then is None or re.search(r" more$", found[2]):
        return SKIP
    names = split_names(found[2])
    board = pos.board()
    for name in names:
        if not any(board.at[one] and pos.supplied(one) != then.supplied(one) and then.supplied(one) == (found[1] == "in")
                   for one in board.named(name)):
            return f"{name} does not turn"
    if len(pos.game["units"]) <= 30:
        one, other = traced(pos, unit), traced(then, unit)
        differ = [key for key in one if one[key] != other[key] and other[key] == (found[1] == "in")]
        sides = {board.units[key]["side"] for key in differ}
        if len(differ) != len(names) and len(sides) < 2:
            return f"{differ} turn"
    return None


@claim(r"Had it gone just before the game was decided, no line", "had it gone")
def had_it_gone(pos, subject, node, above, found):
    unit, event = subject.removeprefix("unit:"), pos.verdict["event"]
    for did in ("eliminate", "withdraw"):
        before = pos.at(event - 1).after({"do": did, "unit": unit})
        then = before and before.after(pos.log[event - 1])
        if then is None:
            continue
        if then.verdict is None or any(then.verdict[key] != pos.verdict[key] for key in ("winner", "rule", "level")):
            return f"{did}: {then.verdict}, not {pos.verdict}"
    return None


@claim(r"Without it: (.*)", "without it")
def without_it(pos, subject, node, above, found):
    then = eliminated(pos, subject.removeprefix("unit:"))
    if then is None:
        return SKIP
    row = re.match(r"The (.+?) line has (a|no) gap in row (\d+)\.", found[1])
    if row:
        covered = row_of(then, side_named(pos.game, row[1]), int(row[3]))
        line = then.system("front-line")["lines"][side_named(pos.game, row[1])]
        return None if (int(row[3]) in line["gaps"]) == (row[2] == "a") else f"gaps {line['gaps']}, {covered}"
    capital = re.match(r"(.+) (is isolated|has a line of supply)\.", found[1])
    if capital:
        return None if then.system("sudden-death")["isolated"] == (capital[2] == "is isolated") else "it is not"
    return SKIP


@claim(r"Without it the (.+?) line would have a gap in each of these rows: (.*)\.", "gaps without it")
def gaps_without(pos, subject, node, above, found):
    then = eliminated(pos, subject.removeprefix("unit:"))
    if then is None:
        return SKIP
    side = side_named(pos.game, found[1])
    rows = set()
    for part in re.split(r", | and ", found[2]):
        ends = re.findall(r"\d+", part)
        rows |= set(range(int(ends[0]), int(ends[-1]) + 1))
    new = set(then.system("front-line")["lines"][side]["gaps"]) - set(pos.system("front-line")["lines"][side]["gaps"])
    return None if rows == new else f"{sorted(new)}"


# --- Until the end

def to_the_end(pos):
    """The game with its phases ended until it is decided, and how many."""
    then, n = pos, 0
    while then.verdict is None and not then.clock()["over"]:
        then, n = then.after(END), n + 1
    return then, n


def word_clock(clock):
    return ", ".join(part for part in (clock["name"] or f"Turn {clock['turn']}", clock["side"] or "both sides", clock["phase"]) if part)


@claim(r"If the board stays as it is, (?:nothing decides|the game is decided at the end of (.+?)\. The result: (.*)\.$)", "forecast")
def forecast(pos, subject, node, above, found):
    then, n = to_the_end(pos)
    if found[1] is None:
        return None if then.verdict is None else f"{told_verdict(then)}"
    if then.verdict is None:
        return "nothing decides"
    clock = pos.after(*[END] * (n - 1)).clock() if n > 0 else pos.clock()
    clock = {**clock, "side": clock["side"] and name_of(pos.game, clock["side"])}
    if not told_verdict(then).startswith(found[2]):
        return f"it is {told_verdict(then)}"
    if word_clock(clock) != found[1]:
        return f"at the end of {word_clock(clock)}"
    for one in node["reasons"]:
        now = re.match(r"(.*): (.*?) now, (.*) then\.$", one["text"])
        if now:
            titles = [text for text in pos.values() if text.startswith(f"{now[1]}: ")]
            if titles and not any(text.startswith(f"{now[1]}: {now[2]}") for text in titles):
                return f"“{one['text']}”, and now it is {titles}"
    return None


@claim(r"It is judged next at the end of (.+)\.$", "judged next")
def judged_next(pos, subject, node, above, found):
    id, then = node["rule"], pos
    if id not in pos.outcomes():
        return SKIP
    for _ in range(200):
        clock = then.clock()
        if clock["over"]:
            return "that never comes"
        clock = {**clock, "side": clock["side"] and name_of(pos.game, clock["side"])}
        next_ = then.after(END)
        now = next_.outcomes()[id]
        came = word_clock(clock) == found[1]
        if now["since"] == len(next_.log) and not came:
            return f"it was judged at the end of {word_clock(clock)}"
        if came:
            if now["needs"]["met"] and now["since"] is None:
                return "it is not judged then"
            return None
        if next_.verdict:
            return None
        then = next_
    return SKIP


@claim(r"It holds now \((\d+) of (\d+)\): it is met if it still holds at the end of (\d+) more turns?\.", "holds so many turns more")
def runs(pos, subject, node, above, found):
    if int(found[1]) + int(found[3]) != int(found[2]):
        return "the sum is wrong"
    return None
