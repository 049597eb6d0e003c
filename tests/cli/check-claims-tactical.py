#!/usr/bin/env python3
"""check-claims-tactical.py CLI: what the verb why claims of tactical games is tried.

Crowded little games are drawn: units of every state in few places, vehicles with passengers, captives, roofs, cellars and Bypass, Fires
in some, conditions of every kind.  Each claim that is understood is held against the same game with a few more events: without
the unit, without it and with a fresh squad in its place, without a vehicle that holds something, ended; or against a board that
knows only where each counter is and in what state, or against the log so far.  A sentence that is not understood is passed over.

HU_CLAIMS games are drawn by HU_SEED; HU_CLAIMS_KEPT is a folder for games of which something wrong is said.
"""
import collections
import json
import os
import pathlib
import random
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "report"))
import report as kit  # noqa: E402
from cli import Cli  # noqa: E402
from often import draws, often  # noqa: E402

cli = Cli(sys.argv[1])
seed = int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16)
rand = random.Random(seed)
N_GAMES = often("HU_CLAIMS", draws(14, 3))
ENGLISH = kit.environment()
MMC = ("squad", "half-squad", "crew")
SIDES = {"German": "german", "Russian": "russian"}
OTHER = {"german": "russian", "russian": "german"}
CELLS = ["C3", "C4", "D3", "F3", "F4", "E3", "E4", "G4", "B3", "H3", "A2", "F5"]
AREAS = {"german": ["H3", "F5"], "russian": ["A2", "B5"]}
STATES = ("broken", "berserk", "melee", "stunned", "bypass", "armed", "wounded", "concealed", "hidden")
COMMON = ("who controls it", "who keeps it", "nobody there who could", "why they cannot", "what passes without it", "it alone keeps it",
          "others keep it too", "its worth", "an event that changes nothing", "what an event changes", "sums of points")
done, wrong = collections.Counter(), {}
tap = kit.Tap()


# --- Games

def unit(side, kind, number, where):
    name = f"{side[0]}{kind[0]}{number}"
    one = {"id": name, "name": name, "side": side, "kind": kind, "at": rand.choice(where)}
    if kind == "vehicle":
        one["vehicle"] = {"type": rand.choice(("afv", "afv", "truck", "carrier", "wagon", "motorcycle")), "armor": rand.choice((None, 6, 11)),
                          "ma": rand.choice(("functioning", "none", "malfunctioned")),
                          "crew": rand.choice(("inherent", "inherent", "none", "temporary"))}
        one["at"] = one["at"].split("/")[0]
        one["bypass"] = rand.random() < 0.2
    if kind == "leader":
        one["leadership"] = rand.randrange(-2, 2)
    if kind in (*MMC, "leader", "hero"):
        one.update({state: True for state, odds in zip(STATES, (0.15, 0.04, 0.08, 0.04)) if rand.random() < odds})
        one["armed"] = rand.random() > 0.1
    if rand.random() < 0.08:
        one["vp"] = rand.randrange(7)
    return one


def draw_units(where, secret):
    kinds = ["squad"] * 3 + ["half-squad", "crew", "leader", "hero", "vehicle", "vehicle", "gun", "aircraft"]
    for side in OTHER:
        own = [unit(side, rand.choice(kinds), number, where) for number in range(rand.randrange(4, 9))]
        cars = [one for one in own if one["kind"] == "vehicle" and not one["bypass"]]
        for one in own:
            if one["kind"] in (*MMC, "leader") and cars and rand.random() < 0.25:
                one["in"], one["at"] = rand.choice([(car["id"], car["at"]) for car in cars])
            elif secret and one["kind"] != "vehicle" and rand.random() < 0.35:
                one[rand.choice(("hidden", "concealed"))] = True
        own += [{"id": f"{side[0]}{name}", "name": f"{side[0]}{name}", "side": side, "kind": kind, "at": None}
                for name, kind in (("new", "half-squad"), ("crew", "crew"))]
        yield from own


def draw_count(bound=None):
    units = {"side": rand.choice(list(OTHER)), "state": rand.choice(("good-order", "unbroken", "armed", "any")),
             "count": rand.choice(("units", "squads", "points")), **rand.choice(({}, {"kinds": ["vehicle", "gun"]}, {"kinds": ["leader"]}))}
    place = rand.choice(({}, {"in": ["C3", "C4"]}, {"in": "mill"}, {"in": "hut"}, {"in": ["F3", "E4", "A2"]}))
    drawn = [{"units": {**units, **place}}] * 3 + [{verb: units} for verb in ("exited", "eliminated", "captured")]
    drawn += [{"controls": {"hexes": rand.sample(CELLS[:8], 3), "side": units["side"]}}, {"cvp": {"side": units["side"]}}]
    (verb, fields), = rand.choice(drawn).items()
    return {verb: {**fields, **({rand.choice(("at_least", "at_least", "at_most")): bound} if bound else {})}}


def draw_condition(depth=0):
    drawn = [lambda: {"controls": {"buildings": rand.sample(["mill", "hut"], rand.randrange(1, 3))}},
             lambda: {"controls": {"hexes": rand.sample(CELLS[:8], 4), "at_least": rand.randrange(1, 4)}},
             lambda: {"no_enemy": {"state": rand.choice(("good-order-mmc", "unbroken-mmc", "mmc", "any")),
                                   "in": rand.choice(("mill", "hut", ["C3", "F3", "E4"]))}},
             lambda: draw_count(rand.randrange(1, 5)), lambda: {"cvp": {"at_least": rand.randrange(1, 8)}},
             lambda: {"cvp": {"more_than_enemy_by": rand.randrange(1, 5)}}, lambda: {"exit_vp": {"at_least": rand.randrange(1, 6)}},
             lambda: {"compare": {"left": [draw_count()], "right": [draw_count()], "more_by": rand.randrange(3)}}]
    if depth < 2:
        drawn += [lambda: {rand.choice(("all", "any")): [draw_condition(depth + 1) for _ in range(2)]},
                  lambda: {"some": {"at_least": 2, "of": [draw_condition(depth + 1) for _ in range(3)]}},
                  lambda: {"not": draw_condition(depth + 1)}]
    return rand.choice(drawn)()


def draw_event(game, where):
    one = rand.choice(game["units"])
    name, side = one["id"], one["side"]
    foes = [other["id"] for other in game["units"] if other["side"] != side and other["kind"] in (*MMC, "leader")]
    cars = [other["id"] for other in game["units"] if other["kind"] == "vehicle"]
    moves = [{"do": "move", "unit": name, "to": rand.choice(where), "bypass": one["kind"] == "vehicle" and rand.random() < 0.3},
             {"do": "move", "unit": name, "path": rand.sample(where, 2)}]
    others = [{"do": "eliminate", "unit": name}, {"do": "capture", "unit": name, "by": rand.choice(foes)}, {"do": "release", "unit": name},
              {"do": "mark", "unit": name, rand.choice(("broken", "melee", "armed", "stunned")): rand.random() < 0.6},
              {"do": "mark", "unit": name, rand.choice(("concealed", "hidden")): False},
              {"do": "mark", "unit": name, "in": rand.choice([None, *cars])},
              {"do": "exit", "unit": name, "from": rand.choice(AREAS[side]), **rand.choice(({"as": "victory"}, {}, {"as": "recall"}))},
              {"do": "mop-up", "unit": name, "building": rand.choice(("mill", "hut"))}, {"do": "end-phase"},
              {"do": "reduce", "unit": name, "into": f"{side[0]}new"}, {"do": "abandon", "unit": name, "crew": f"{side[0]}crew"}]
    if game["title"] == "Fires":
        others += [{"do": "fire", "at": rand.choice(where), "level": rand.choice(("flame", "blaze")), "cause": "kindled",
                    "side": rand.choice(list(OTHER))}] * 2
    return rand.choice(rand.choice((moves, others)))


def draw_map():
    mill = {"id": "mill", "name": "mill", "hexes": ["C3", "C4", "D3"], "levels": rand.randrange(3), "roof": rand.random() < 0.4,
            "cellar": rand.random() < 0.3, "rowhouse": rand.random() < 0.2}
    return {"grid": {"columns": 8, "rows": 5, "orientation": "flat", "numbering": "letters"},
            "buildings": [mill, {"id": "hut", "name": "hut", "hexes": ["F3"], "levels": rand.randrange(2)}],
            "bridges": [{"hex": "E4"}] if rand.random() < 0.3 else []}


def list_places(board):
    for one in board["buildings"]:
        levels = [*range(1, one["levels"] + 1), *(["roof"] if one.get("roof") else []), *(["-1"] if one.get("cellar") else [])]
        yield from (f"{name}/{level}" for name in one["hexes"] for level in levels)
    yield from (f"{one['hex']}/bridge" for one in board["bridges"])


def draw_game(secret):
    """A game that is not decided as it begins; or None."""
    board = draw_map()
    where = rand.sample([*CELLS, *list_places(board)], 6)
    game = {"format": "hex-umpire/2", "title": rand.choice(("Fires", "No fires")), "map": board,
            "sides": [{"id": side, "name": name} for name, side in SIDES.items()],
            "calendar": {"turns": 3, "player_turns": [{"side": side, "phases": ["All"]} for side in OTHER]},
            "units": list(draw_units(where, secret)),
            "start": {"setup": [{"side": "german", "hexes": ["A1-D5"]},
                                {"side": "russian", "hexes": rand.choice((["E1-H5"], ["C3-H5"], ["E1-F5"]))}]},
            "rules": {"control": {
                "exit": [{"side": side, "hexes": hexes} for side, hexes in AREAS.items()],
                "victory": [{"side": side, "when": rand.choice(("end", "end", "immediate", "turn", "player-turn")), "needs": draw_condition()}
                            for side in rand.choice((["german"], ["german", "russian"], ["german", "german", "russian"]))],
                "rooftop_prevents": rand.random() < 0.85}}, "log": []}
    judged = judge(game)
    if judged is None or judged["verdict"]:
        return None
    for _ in range(rand.randrange(12)):
        longer = {**game, "log": [*game["log"], draw_event(game, where)]}
        judged = judge(longer)
        game = longer if judged and (not judged["verdict"] or rand.random() < 0.2) else game
    return game


# --- What is so

def run(game, *arguments):
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        status, out, err = cli.run(*arguments, file.name, env=ENGLISH)
    return json.loads(out) if status == 0 else None


def judge(game, *view):
    return run(game, "judge", "--json", *view)


class Board:
    """Where each counter is, and in what state, by the log alone; whom Mopping Up takes, by the list of casualties."""

    def __init__(self, game, judged):
        self.units = {one["id"]: {"in": None, "captor": None, **one} for one in game["units"]}
        for event in game["log"]:
            self.play(event.get("unit"), event)
        for one in judged["casualties"]:
            if one["state"] == "captured" and game["log"][one["event"] - 1]["do"] == "mop-up":
                self.units[one["unit"]]["captor"] = one["to"]

    def put(self, name, where):
        self.units[name]["at"] = where
        for one in self.units.values():
            if one["in"] == name:
                self.put(one["id"], where)

    def play(self, name, event):
        one, did = self.units.get(name), event["do"]
        if did in ("move", "place"):
            self.put(name, (event.get("path") or [event["to"]])[-1])
            one["bypass"] = bool(event.get("bypass"))
        elif did == "mark":
            one.update({key: event[key] for key in (*STATES, "in") if key in event}, **({"bypass": False} if "in" in event else {}))
        elif did == "capture":
            captor = self.units[event["by"]]
            one["captor"] = captor["captor"] or captor["side"]
        elif did == "release":
            one["captor"] = None
        elif did == "abandon":
            self.put(event["crew"], one["at"])
        elif did == "reduce":
            self.units[event["into"]].update({key: one[key] for key in (*STATES, "in", "at", "captor") if key in one})
        if did == "eliminate":
            for other in self.units.values():
                other.update({"in": None, "bypass": False} if other["in"] == name else {})
        if did in ("eliminate", "exit", "reduce"):
            self.put(name, None)
            one["in"] = None

    def able(self, side):
        return {name for name, one in self.units.items()
                if one["side"] == side and one["kind"] in MMC and one["at"] and not any(one.get(state) for state in STATES[:5]) and
                one.get("armed") is not False and not one["captor"] and not one["in"]}


def is_inside(game, thing, at, gaining):
    """Is that Location in the thing: for who would gain it, or for whoever is there?"""
    kind, name = thing
    where, _, level = (at or "").partition("/")
    if kind == "locations":
        return at == name
    if kind == "hexes":
        return where == name and (not gaining or level in ("", "bridge"))
    hexes = next(one["hexes"] for one in game["map"]["buildings"] if one["id"] == name)
    return where in hexes and level not in (("roof", "-1", "bridge") if gaining else ("-1", "bridge"))


class Case:
    """A game, or a side's view of it."""

    def __init__(self, game, view):
        self.game, self.view = game, ["--view", view] if view else []
        self.past = {}
        whole = judge(game, *self.view)
        self.now, self.over = whole["systems"]["control"], bool(whole["verdict"] or whole["clock"]["over"])
        self.board = Board(game, judge(game)["systems"]["control"])
        self.burns = any(event["do"] == "fire" for event in game["log"])
        self.captives = any(one["state"] == "captured" for one in self.now["casualties"])

    def at(self, n):
        if n not in self.past:
            self.past[n] = judge({**self.game, "log": self.game["log"][:n]})["systems"]["control"]
        return self.past[n]

    def then(self, verb, names, fresh=None):
        """What is so once that has happened to those units, and a fresh squad has come; None: it cannot be told."""
        game = {**self.game, "log": self.game["log"] + [{"do": verb, "unit": name} for name in names]}
        if fresh:
            side, where = fresh
            game["units"] = game["units"] + [{"id": "fresh", "name": "fresh", "side": side, "kind": "squad", "at": None}]
            game["log"] = game["log"] + [{"do": "place", "unit": "fresh", "to": where}]
        whole = judge(game, *self.view)
        return whole["systems"]["control"] if whole and not (self.view and (whole["verdict"] or whole["clock"]["over"])) else None

    def ask(self, *subject):
        have = run(self.game, "why", "--json", *self.view, *subject)
        return have["reasons"] if have else []

    def tell(self, claim, complaint, about):
        done[claim] += 1
        if complaint and claim not in wrong:
            wrong[claim] = f"{complaint}: {' '.join([*self.view, *about])}: {json.dumps(self.game)}"
            if "HU_CLAIMS_KEPT" in os.environ:
                path = pathlib.Path(os.environ["HU_CLAIMS_KEPT"]) / f"{claim.replace(' ', '-')}.hexgame"
                path.write_text(json.dumps(self.game), encoding="utf-8")


# --- Words

def parse_things(text):
    found, kind = set(), None
    for word in re.split(r",? and |, ", text):
        named = re.match(r"the (building|hex|Location)(?:es|s)? (\S+)$", word)
        kind = {"building": "buildings", "hex": "hexes", "Location": "locations"}[named[1]] if named else kind
        found.add((kind, named[2] if named else word))
    return found


def flatten(nodes, up=0):
    for node in nodes:
        yield node, up
        yield from flatten(node["reasons"], up + 1)


def whose(judged, thing):
    return judged[thing[0]].get(thing[1])


def spot(thing, at):
    """A Location in which somebody could gain it."""
    return thing[1] if thing[0] != "buildings" else at.split("/")[0]


# --- Units

def check_sentence(case, one, text, gone, about):
    name, at = one["id"], one["at"]
    worth = re.match(r"Eliminated now it would count for the (\w+) side: .*?(\d+)(?:, the scenario’s own value)? \(26\.21\)", text)
    gains = re.match(r"Without \S+ the (\w+) side would gain (.+) at once\.$", text)
    if worth and gone and not gone["verdict"]:
        more = gone["cvp"][SIDES[worth[1]]] - case.now["cvp"][SIDES[worth[1]]]
        case.tell("its worth", int(worth[2]) != more and f"{text} but {more}", about)
    for thing in parse_things(gains[2]) if gains and gone else ():
        case.tell("what passes without it", whose(gone, thing) != SIDES[gains[1]] and f"{text} but not {thing}", about)
    alone = re.match(r"The (\w+) side has nobody there who could gain (.+)\. If it had, \S+ alone would keep it from that\.$", text)
    for thing in parse_things(alone[2]) if alone and not case.burns else ():
        fresh = SIDES[alone[1]], spot(thing, at)
        with_it, without = case.then("eliminate", [], fresh), case.then("eliminate", [name], fresh)
        fails = with_it and whose(with_it, thing) == fresh[0] or without and whose(without, thing) != fresh[0]
        case.tell("it alone keeps it", fails and f"{text} but not {thing}", about)
    others = re.match(r"Without \S+, ([^.]+) would still keep the (\w+) side from gaining (.+)\.$", text)
    for thing in parse_things(others[3]) if others and not case.burns and "concealed" not in text else ():
        fresh = SIDES[others[2]], spot(thing, at)
        without = case.then("eliminate", [name], fresh)
        fails = without and whose(without, thing) == fresh[0] and whose(case.now, thing) != fresh[0]
        case.tell("others keep it too", fails and f"{text} but not {thing}", about)


def check_unit(case, one):
    """All that is said without it, and that nothing is left out."""
    about, at = [f"unit:{one['id']}"], one["at"]
    texts = [node["text"] for node, _ in flatten(case.ask(*about))]
    if not texts or not at or case.over:
        return
    gone = case.then("eliminate", [one["id"]])
    for text in texts:
        check_sentence(case, one, text, gone, about)
    if not gone or one["kind"] == "aircraft" or case.view and (one.get("hidden") or one.get("concealed")):
        return
    side, told = OTHER[one["captor"] or one["side"]], set()
    for text in texts:
        gains = re.match(r"Without \S+ the \w+ side would gain (.+) at once\.$", text)
        told |= parse_things(gains[1]) if gains else set()
    own = {("locations", at), ("hexes", at.split("/")[0])} | {("buildings", each["id"]) for each in case.game["map"]["buildings"]
                                                              if at.split("/")[0] in each["hexes"]}
    passes = {thing for thing in own if whose(gone, thing) == side != whose(case.now, thing)}
    case.tell("all that passes without it", passes - told and f"{passes - told} pass and are not told", about)
    counts = {}
    for text in texts:
        share = re.match(r"(For .*): \S+ (counts|does not count)", text)
        if share:
            counts.setdefault(share[1], set()).add(share[2])
    titles = [titled(each) for each in case.now["conditions"]]
    both = [title for title, said in counts.items() if len(said) > 1 and len(titles) == len(set(titles))]
    case.tell("it counts, or it does not", both and f"{both}: it counts and it does not", about)


# --- What can be controlled

def check_hold(case, thing, words, about):
    hold = re.match(r"The (\w+) side holds it as long as (.+?) stays; after that (?:it is )?(?:the (\w+) side|nobody)", words)
    if not hold or case.burns:
        return
    holders = [name for name in re.split(r" or |, ", hold[2]) if name in case.board.units]
    after = case.then("withdraw", holders)
    case.tell("what comes after a hold", after and whose(after, thing) != SIDES.get(hold[3]) and f"{words} but {whose(after, thing)}", about)
    for one in holders if len(holders) > 1 else ():
        still = case.then("withdraw", [name for name in holders if name != one])
        case.tell("each vehicle has a hold", still and whose(still, thing) != SIDES[hold[1]] and f"{words} but not {one}", about)


def check_since(case, thing, node, words, about):
    since = re.search(r"since event (\d+), when (\S+?)(?: was in it in Good Order| \S+)", words)
    if not since or case.view:
        return
    n, now = int(since[1]), whose(case.now, thing)
    reasons = " ".join(one["text"] for one in node["reasons"])
    before = whose(case.at(n - 1), thing)
    case.tell("since when", whose(case.at(n), thing) != now and f"{words} but it was not by then", about)
    if "Before that" in reasons:
        held = "had held it since" in reasons
        said = re.search(r"Before that (?:the (\w+) side|nobody)", reasons)[1]
        fails = SIDES.get(said) != before or before == now and not held
        # A vehicle that leaves and comes back in one event has had it before that.
        moved = len(case.game["log"][n - 1].get("path", [])) > 1
        case.tell("who had it before", fails and not moved and f"{words} {reasons} but {before}", about)
    if "was in it in Good Order" in since[0]:
        log = case.game["log"][:n]
        board = Board({**case.game, "log": log}, case.at(n))
        way = (log[-1].get("path") or [log[-1].get("to")]) if log and log[-1].get("unit") == since[2] else []
        there = any(is_inside(case.game, thing, at, True) for at in [board.units[since[2]]["at"], *way])
        case.tell("who gained it", not (there and since[2] in board.able(now)) and f"{words} but {board.units[since[2]]}", about)


def check_keepers(case, thing, node, side, about):
    """Without them somebody there gains it, and each of them is enough to keep it."""
    outside = [name for name in node["cause"] if not is_inside(case.game, thing, case.board.units[name]["at"], False)]
    case.tell("who keeps it", outside and f"{node['text']} but {outside} are not in it", about)
    at = spot(thing, case.board.units[node["cause"][0]]["at"])
    after = case.then("eliminate", node["cause"], (side, at))
    case.tell("they are all who keep it", after and whose(after, thing) != side and f"{node['text']} but not without them", about)
    one = rand.choice(node["cause"])
    rest = [name for name in node["cause"] if name != one and case.board.units[name]["in"] != one]
    after = case.then("eliminate", rest, (side, at))
    case.tell("each of them keeps it", after and whose(after, thing) == side and f"{node['text']} but {one} does not", about)


def check_unable(case, node, rest, about):
    for one in (case.board.units[name] for name in node["cause"]):
        so = {"in Bypass": one.get("bypass") or one["in"], "only squads": one["kind"] in ("leader", "hero"), "prisoners": one["captor"],
              "Good Order": any(one.get(state) for state in STATES[:4]), "passenger": one["in"], "no vehicle gains": one["kind"] == "vehicle"}
        fails = [words for words, fine in so.items() if words in rest and not fine]
        case.tell("why they cannot", fails and f"{node['text']} but {one}", about)


def check_reason(case, thing, node, about):
    text = node["text"]
    keep = re.match(r".+, (?:an )?armed \w+ units? in it, keeps? the (\w+) side from gaining it", text)
    none = re.match(r"The (\w+) side has no armed Good Order Infantry MMC ", text)
    unable = re.match(r".+ cannot (?:gain|hold) it(.*)", text)
    if keep and not case.burns:
        check_keepers(case, thing, node, SIDES[keep[1]], about)
    elif none and not case.view and not case.burns:
        able = [name for name in case.board.able(SIDES[none[1]]) if is_inside(case.game, thing, case.board.units[name]["at"], True)]
        case.tell("nobody there who could", able and f"{text} but {able} is of {thing}", about)
    elif unable and not case.view:
        check_unable(case, node, unable[1], about)


def check_thing(case, asked):
    for side in OTHER:
        about = ["--side", side, asked]
        for node, _ in flatten(case.ask(*about)):
            title = re.match(r"(Building|Hex|Location) (\S+?): (.*)$", node["text"])
            if not title or case.over:
                continue
            thing = {"Building": "buildings", "Hex": "hexes", "Location": "locations"}[title[1]], title[2]
            said = re.match(r"(?:The )?(German|Russian|[Nn]obody)\b", title[3])
            case.tell("who controls it", SIDES.get(said[1]) != whose(case.now, thing) and f"{node['text']} but not so", about)
            check_hold(case, thing, title[3], about)
            check_since(case, thing, node, title[3], about)
            doubtful = any("concealed that may" in one["text"] for one in node["reasons"])
            for one in node["reasons"] if not doubtful else ():
                check_reason(case, thing, one, about)


# --- Events, points and conditions

def titled(condition):
    when = {"end": "the end", "immediate": "the instant", "turn": "the end of each turn", "player-turn": "the end of each player turn"}
    return f"{condition['side'].title()}, at {when[condition['when']]}"


def check_event(case, n):
    about = [f"event {n}"]
    text = " ".join(node["text"] for node, _ in flatten(case.ask(*about)))
    before, after = case.at(n - 1), case.at(n)
    if before["verdict"]:
        return
    changed = {thing for kind in ("locations", "hexes", "buildings") for thing in [(kind, name) for name in {**before[kind], **after[kind]}]
               if whose(before, thing) != whose(after, thing)}
    scored = before["cvp"] != after["cvp"] or before["exit_vp"] != after["exit_vp"]
    met = [titled(new) for old, new in zip(before["conditions"], after["conditions"]) if new["met"] and not old["met"]]
    if "It changed no control and no points" in text:
        fails = changed or scored or met and "met no condition" in text
        case.tell("an event that changes nothing", fails and f"{text} but {changed}, {met}", about)
    else:
        named = set(re.findall(r"[\w/-]+", text))
        case.tell("what an event changes", {name for _, name in changed} - named and f"{text} but {changed}", about)


def check_points(case, side):
    about, name = ["--side", side, "points"], side.title()
    for node, _ in flatten(case.ask(*about)):
        total = re.match(rf"{name}: (\d+) (casualty|exit) points?$", node["text"])
        if total and not case.over:
            key = {"casualty": "cvp", "exit": "exit_vp"}[total[2]]
            items = [re.match(rf"{name} ([+−]\d+): ", one["text"]) for one in node["reasons"]]
            added = sum(int(one[1].replace("−", "-")) for one in items if one)
            fails = int(total[1]) != case.now[key][side] or added != int(total[1])
            case.tell("sums of points", fails and f"{node['text']} but {case.now[key]}, {added}", about)


def end(case):
    """The game once nothing has happened any more; or None."""
    game = case.game
    for _ in range(8):
        whole = judge(game)
        if whole["verdict"] or whole["clock"]["over"]:
            return whole
        game = {**game, "log": [*game["log"], {"do": "end-phase"}]}
    return None


def check_conditions(case):
    # As the game ends captives count double, so that conditions of the end change without an event of their own.
    for i, condition in enumerate(case.now["conditions"]):
        about, doubled = [f"condition {i + 1}"], condition["when"] == "end" and case.captives
        nodes = case.ask(*about)
        top = nodes[0]["text"]
        stands = re.match(r".*?: (met|not met|can no longer be met)", top)
        if stands and not doubled and not case.over:
            case.tell("how a condition stands", (stands[1] == "met") != condition["met"] and f"{top} but not so", about)
        for node, up in flatten(nodes):
            since = re.match(r"It (has been so since|was met until) event (\d+) ", node["text"])
            if since and up == 1 and not doubled and not case.view:
                n, is_met = int(since[2]), since[1].startswith("has")
                fails = case.at(n - 1)["conditions"][i]["met"] == is_met or case.at(n)["conditions"][i]["met"] != is_met
                case.tell("since when a condition is met", fails and f"{top} {node['text']} but not so", about)
    text = " ".join(node["text"] for node, _ in flatten(case.ask("verdict")))
    stays = re.search(r"If it stays so, (?:both sides meet their conditions as the game ends, and )?(?:the (\w+) side|nobody) wins", text)
    if stays and not case.over:
        whole = end(case)
        winner = whole["verdict"] and whole["verdict"]["winner"]
        case.tell("who wins if it stays so", winner != SIDES.get(stays[1]) and f"{stays[0]} but {winner}", ["verdict"])


def check(game, view):
    case = Case(game, view)
    for one in case.board.units.values():
        check_unit(case, one)
    for asked in ["building:mill", "building:hut", *(f"hex:{name}" for name in CELLS)]:
        check_thing(case, asked)
    for side in OTHER:
        check_points(case, side)
    if not view:
        for n in range(1, len(game["log"]) + 1):
            check_event(case, n)
        check_conditions(case)


print(f"# seed {seed:x}, {N_GAMES} games")
n_drawn = 0
while n_drawn < N_GAMES:
    secret = rand.random() < 0.3
    drawn = draw_game(secret)
    if drawn:
        n_drawn += 1
        check(drawn, None)
        if secret:
            check(drawn, rand.choice(list(OTHER)))
for claim in sorted({*done, *COMMON}):
    tap.report(f"claims: {claim}", wrong.get(claim) or (None if done[claim] else "none was made"))
    print(f"# {done[claim]} tried")
tap.end()
