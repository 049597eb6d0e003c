#!/usr/bin/env python3
"""check-why-tactical.py CLI: the verb why in small tactical positions.

A table of positions with the words that a player wants to hear, and words that would be wrong.  And a second answer to every
forecast of points: a position in which nothing happens any more until the clock is over ends as was said of it, captives
doubled (26.222).  HU_FORECASTS games are drawn by HU_SEED.
"""
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
rand = random.Random(int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16))
tap = kit.Tap()
END = [{"do": "end-phase"}] * 6


def unit(name, side, kind, at, **more):
    return {"id": name, "name": name, "side": side, "kind": kind, "at": at, **more}


def game(units, victory, log):
    return {
        "format": "hex-umpire/2", "title": "Small",
        "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"},
                "buildings": [{"id": "mill", "name": "Mill", "hexes": ["C3", "C4"], "levels": 1},
                              {"id": "hut", "name": "Hut", "hexes": ["F3"]}]},
        "sides": [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}],
        "calendar": {"turns": 3, "player_turns": [{"side": "german", "phases": ["All"]}, {"side": "russian", "phases": ["All"]}]},
        "units": units,
        "start": {"setup": [{"side": "german", "hexes": ["A1-D6"]}, {"side": "russian", "hexes": ["E1-H6"]}]},
        "rules": {"control": {"victory": victory}}, "log": log,
    }


def current(made):
    """The same by the newer rule on exits."""
    made["rules"]["control"]["edition"] = "current"
    return made


def needs(side, condition, when="end"):
    return {"side": side, "when": when, "needs": condition}


def leaving(units, condition, log, side="german"):
    """The same with an exit for that side."""
    made = game(units, [condition], log)
    made["rules"]["control"]["exit"] = [{"side": side, "hexes": ["H1"]}]
    return made


CAPTIVES = [unit("g1", "german", "squad", "C3"), unit("g2", "german", "squad", "F3"), unit("r1", "russian", "squad", "F4"),
            unit("r2", "russian", "leader", "F4", leadership=-1), unit("r3", "russian", "squad", "H3")]
TAKEN = [{"do": "capture", "unit": "r1", "by": "g2"}, {"do": "capture", "unit": "r2", "by": "g2"}]
SIX = needs("german", {"cvp": {"at_least": 6}})
TRUCK = {"type": "truck", "armor": None, "ma": "none", "crew": "none"}
TRANSPORT = [unit("g1", "german", "squad", "F3"), unit("h1", "russian", "hero", "F3"), unit("d1", "russian", "dummy", "F4", concealed=True),
             unit("tr", "russian", "vehicle", "G4", vehicle=TRUCK), unit("p", "russian", "squad", "G4", **{"in": "tr"})]
TANK = [unit("h", "german", "half-squad", "D4"), unit("r1", "russian", "squad", "H3"), unit("c", "russian", "crew", None),
        unit("t", "russian", "vehicle", "D4", vehicle={"type": "afv", "armor": 11, "ma": "functioning", "crew": "inherent"})]
MANNED = [{"do": "abandon", "unit": "t", "crew": "c"}, {"do": "move", "unit": "c", "to": "H4"}, {"do": "capture", "unit": "t", "by": "h"},
          {"do": "mark", "unit": "h", "in": "t"}, {"do": "move", "unit": "r1", "to": "D4"}]
# The half-squad that has taken the tank has got in, and may leave the map with it.
SPOILS = [unit("q", "german", "squad", "D4"), *TANK]
TAKES = MANNED[:4]
FOUR = needs("german", {"cvp": {"at_least": 4}})
ABANDONED, ABANDONS = TANK, MANNED[:2]
ALONE = needs("german", {"all": [{"controls": {"buildings": ["hut"]}}, {"no_enemy": {"state": "mmc", "in": ["G4"]}}]})
FIRES = [unit("g1", "german", "squad", "B3"), unit("r1", "russian", "squad", "E4")]
BURNING = [{"do": "fire", "at": "C3", "level": "blaze", "cause": "accident"},
           {"do": "fire", "at": "C4", "level": "blaze", "cause": "accident"},
           {"do": "fire", "at": "F3", "level": "flame", "cause": "kindled", "side": "russian"}]
MILL = needs("russian", {"controls": {"buildings": ["mill"]}})
SECRET = [unit("g1", "german", "squad", "F3"), unit("g2", "german", "squad", "D4"), unit("x", "russian", "squad", "G4", hidden=True),
          unit("y", "russian", "squad", "H2", concealed=True), unit("d", "russian", "dummy", "H2", concealed=True)]
GUESSED = [unit("g1", "german", "squad", "F3"), unit("k", "russian", "squad", "G4"), unit("y", "russian", "squad", "H2", concealed=True),
           unit("d", "russian", "dummy", "H2", concealed=True)]
HELD = {"all": [{"units": {"side": "russian", "in": ["G4-H2"], "at_most": 0}}, {"controls": {"hexes": ["H5"]}}]}
MANY = [unit("g1", "german", "squad", "A1"), *(unit(f"m{n}", "russian", "squad", "H3") for n in range(1, 15))]
KEEPERS = [unit("g1", "german", "squad", "A1"), unit("r1", "russian", "squad", "F3"), unit("r2", "russian", "squad", "F3")]
RESERVE = [unit("g1", "german", "squad", "A1"), unit("y", "russian", "squad", "H2", concealed=True), unit("r", "russian", "squad", None),
           unit("tr", "russian", "vehicle", None, vehicle=TRUCK)]
MOUNTS = [{"do": "mark", "unit": "r", "in": "tr"}]
DRIVE = [unit("r1", "russian", "squad", "H1"),
         unit("t", "german", "vehicle", "D4", vehicle={"type": "afv", "armor": 6, "ma": "functioning", "crew": "inherent"})]
CARRIER = [unit("t", "german", "vehicle", "D4", vehicle={"type": "afv", "armor": 2, "ma": "functioning", "crew": "inherent"}),
           unit("r1", "russian", "squad", "H1"), unit("p", "german", "squad", "D4", **{"in": "t"})]
DRIVES = {"do": "move", "unit": "t", "to": "F4"}
NEARER = [needs("german", {"exit_vp": {"at_least": 6}}, "immediate"),
          needs("german", {"all": [{"controls": {"hexes": ["H2"]}}, {"cvp": {"at_least": 1}}]})]
TALL = {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"},
        "buildings": [{"id": "mill", "name": "Mill", "hexes": ["C3", "C4"], "levels": 1},
                      {"id": "hut", "name": "Hut", "hexes": ["F3", "F4"], "levels": 2}]}
NOWHERE = game(CARRIER, [ALONE], [DRIVES, {"do": "mark", "unit": "p", "in": None}])
NOWHERE["start"]["setup"][1]["hexes"] = ["H1-H6"]
CLEAR = {"all": [{"controls": {"buildings": ["hut"]}}, {"no_enemy": {"state": "unbroken-mmc", "in": ["F3-G4"]}}]}
KEPT = "x in G4, a hidden Russian unit, kept the German side from meeting “German, at the instant” at the set-up (26.15)."

TRUCKED = [unit("tr", "german", "vehicle", "D4", vehicle=TRUCK), unit("g1", "german", "squad", "D4", **{"in": "tr"}),
           unit("ju", "german", "aircraft", "D5"), unit("r1", "russian", "squad", "H3")]
AWAY = needs("german", {"exit_vp": {"at_least": 6}})
STRONG = [*CAPTIVES, unit("g4", "german", "squad", "A1")]
KINDLED = [{"do": "fire", "at": at, "level": "flame", "cause": "kindled", "side": "german"} for at in ("C3", "C4")]
ROWHOUSE = game([unit("g1", "german", "squad", "C3"), unit("r1", "russian", "squad", "D4")], [MILL],
                [{"do": "move", "unit": "r1", "to": "C4/1"}, {"do": "mop-up", "unit": "g1", "building": "mill"}])
ROWHOUSE["map"]["buildings"] = [{"id": "mill", "name": "Mill", "hexes": ["C3", "C4"], "levels": 1, "rowhouse": True}]
SWEPT = game([unit("g1", "german", "squad", "B3"), unit("r1", "russian", "squad", "D4")], [MILL],
             [{"do": "move", "unit": "r1", "to": "C4/1"}, {"do": "mark", "unit": "r1", "broken": True},
              {"do": "move", "unit": "g1", "to": "C3"}, {"do": "mop-up", "unit": "g1", "building": "mill"}])
DECLARED = game([unit("g1", "german", "squad", "A1"), unit("r1", "russian", "squad", "E3", concealed=True)], [MILL],
                [{"do": "move", "unit": "r1", "to": "F3"}, {"do": "declare", "side": "russian", "kind": "building", "id": "hut"}])
DECLARED["start"]["setup"] = [{"side": "german", "hexes": ["A1-D6", "F3"]}, {"side": "russian", "hexes": ["E1-E6"]}]
DECLARED_MILL = game([unit("g1", "german", "squad", "A1"), unit("r1", "russian", "squad", "E3", concealed=True)], [MILL],
                     [{"do": "move", "unit": "r1", "path": ["D3", "C3"]}, {"do": "declare", "side": "russian", "kind": "building", "id": "mill"}])
SHUT = {**DECLARED, "log": [DECLARED["log"][0], DECLARED["log"][1]]}
LIMITS = "That is so as far as the German side can see: a hidden armed unit of the Russian side could change it (26.15)."
EMPTY = needs("german", {"no_enemy": {"state": "mmc", "in": ["F3"]}})
NAMED = [unit("o", "russian", "leader", "F3", leadership=-1), unit("b", "russian", "leader", "H3", leadership=0, hidden=True),
         unit("g1", "german", "squad", "A1")]
NAMED[0]["name"], NAMED[1]["name"] = "9-1 Captain Orlov", "8-0 Captain Belov"

LATER = game(CAPTIVES, [needs("german", {"cvp": {"at_least": 2}}, "immediate"), needs("russian", {"cvp": {"at_least": 4}}, "immediate")],
             [{"do": "eliminate", "unit": "r1"}, {"do": "eliminate", "unit": "g1"}])

WAYS = game([unit("g1", "german", "squad", "C3"), unit("g2", "german", "squad", "G3"), unit("t", "russian", "vehicle", "H6",
                  vehicle={"type": "afv", "armor": 6, "ma": "functioning", "crew": "inherent"})],
            [needs("german", {"any": [{"controls": {"hexes": ["H1", "H2"]}}, {"cvp": {"at_least": 6}}]})],
            [{"do": "move", "unit": "g2", "to": "H2"}, {"do": "move", "unit": "t", "path": ["G5", "F5", "E4", "D5"]}])

# A hidden unit keeps the hut, so that the German side alone takes it for gained.
AMBUSH = game([unit("g1", "german", "squad", "E3"), unit("x", "russian", "squad", "F3", hidden=True)],
              [needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], [{"do": "move", "unit": "g1", "to": "F3"}])
SEEN = "As far as the German side can see: German victory: control of Hut (26.1), at event 1."

LURKING = [unit("g1", "german", "squad", "D3"), unit("r9", "russian", "squad", "F3", hidden=True), unit("r1", "russian", "squad", "H6")]
ALL_GONE = needs("russian", {"units": {"side": "russian", "in": ["F4"], "at_least": 4}})
OTHERWISE = game(CAPTIVES, [SIX, needs("russian", {"cvp": {"at_least": 2}})], END)
OTHERWISE["rules"]["control"]["otherwise"] = "german"
BOTH_MET = [*TAKEN, {"do": "eliminate", "unit": "r3"}, {"do": "eliminate", "unit": "g1"}, *END]
MORE = needs("german", {"compare": {"left": [{"cvp": {"side": "german"}}], "right": [{"cvp": {"side": "russian"}}], "more_by": 1}})
MOPPED = [unit("g1", "german", "squad", "F3"), unit("r1", "russian", "squad", "F3", broken=True)]
# A concealed German goes into the mill with a Russian upstairs, or after he has left.
KEEPER = [unit("g", "german", "squad", "D3", concealed=True), unit("r", "russian", "squad", "E3")]
MILLS = {side: needs(side, {"controls": {"buildings": ["mill"]}}) for side in ("german", "russian")}
INSIDE = [{"do": "move", "unit": "r", "path": ["C3", "C3/1"]}, {"do": "move", "unit": "g", "to": "C3"}]
BEHIND = [{"do": "move", "unit": "r", "path": ["C3", "D3"]}, {"do": "move", "unit": "g", "path": ["C3", "C4"]}]
LEFT = [{"do": "move", "unit": "g", "path": ["C3", "B3"]}]

PLAIN = game(FIRES, [needs("russian", {"controls": {"hexes": ["C3"]}})], KINDLED[:1])
del PLAIN["map"]["buildings"]
# Something concealed keeps the hut, perhaps.
DUMMIES = [unit("g1", "german", "squad", "D3"), unit("r1", "russian", "squad", "G4"), unit("d", "russian", "dummy", "F3", concealed=True)]
ENTERS = [{"do": "move", "unit": "g1", "path": ["E3", "F3"]}]

JOINED = [KINDLED[0], {**KINDLED[1], "side": "russian"}]
CORNER = [{"do": "fire", "at": at, "level": "blaze", "cause": "kindled", "side": "german"} for at in ("A2", "B1", "B0")]
PASSED = game(DRIVE, [MILL], [{"do": "move", "unit": "t", "path": ["E4", "F4"], "bypass": True}])
PASSED["map"]["bridges"] = [{"hex": "F4"}]
TOUR = game([unit("g1", "german", "squad", "D3"), unit("r1", "russian", "squad", "H6")], [needs("german", {"controls": {"buildings": ["hut"]}})],
            [{"do": "move", "unit": "g1", "path": ["E3", "F3", "G3", "H3"]}])
# A tank drives by a hex that is its enemy's.
DROVE = game(DRIVE, [MILL], [{"do": "move", "unit": "t", "path": ["E4", "F5"]}])
SHARED = game(FIRES, [MILL], [])
SHARED["start"]["setup"][1]["hexes"].append("C4")
OFFERING = game(FIRES, [MILL], [])
OFFERING["rules"]["control"]["balance"] = [{"side": "german", "text": "A tank more."}, {"side": "russian", "text": "A hero."}]
SHOWN = {"do": "mark", "unit": "g", "concealed": False}
# A concealed squad crosses a bridge that a tank of its side holds.
CROSSING = game([unit("g", "german", "squad", "D3", concealed=True), unit("r", "russian", "squad", "H6"),
                 unit("t", "german", "vehicle", "D4", vehicle={"type": "afv", "armor": 6, "ma": "functioning", "crew": "inherent"})],
                [needs("german", {"controls": {"hexes": ["E3"]}})],
                [{"do": "move", "unit": "t", "to": "E3/bridge"}, {"do": "move", "unit": "g", "path": ["E3/bridge", "F3"]}, SHOWN])
CROSSING["map"]["bridges"] = [{"hex": "E3"}]
BARED = {**AMBUSH, "log": [*AMBUSH["log"], {"do": "mark", "unit": "x", "hidden": False}]}

# A tank holds a bridge that a squad of the enemy has come to.
PASSING = game(DRIVE, [MILL], [{"do": "move", "unit": "t", "to": "E3/bridge"}, {"do": "move", "unit": "r1", "to": "E3/bridge"}])
PASSING["map"]["bridges"] = [{"hex": "E3"}]

# Conditions of both sides that are met; of one side at a moment later than the other's; with one that time may meet, or that
# the German side cannot tell.
RAID = needs("russian", {"controls": {"hexes": ["F4"]}}, "player-turn")
BOTH_AHEAD = game(CAPTIVES, [SIX, RAID], TAKEN)
ONCE = [needs("german", {"controls": {"hexes": ["C3"]}}, "turn"), needs("german", {"controls": {"hexes": ["C4"]}}, "turn")]
COINCIDE = game(FIRES, [needs("german", {"controls": {"hexes": ["C3"]}}, "player-turn"), needs("russian", {"controls": {"hexes": ["F4"]}}, "player-turn"),
                        ONCE[1]], [])
COINCIDE["rules"]["control"]["victory"][1]["of"] = "german"
COINCIDE["rules"]["control"]["victory"][0]["of"] = "german"
WAITING = game(FIRES, [*ONCE, needs("russian", {"turn": {"from": 2}}, "turn")], [])
UNSURE = game([unit("g1", "german", "squad", "F3"), unit("g3", "german", "squad", "H2"), *GUESSED[2:]],
              [*ONCE, needs("german", {"controls": {"hexes": ["H2"]}})], [])
EITHER = game(CAPTIVES, [needs("german", {"all": [{"controls": {"hexes": ["H6"]}}, {"any": [{"cvp": {"at_least": 6}},
                                                                                        {"no_enemy": {"state": "mmc", "in": ["H3"]}}]}]})], TAKEN)

# Two tanks hold a Location, of which one alone would be enough; and one holds what is nobody's, with an enemy in it.
PAIR = game([*DRIVE, unit("k", "german", "vehicle", "D5", vehicle=DRIVE[1]["vehicle"])], [ALONE],
            [DRIVES, {"do": "move", "unit": "k", "to": "F4"}])
VISITED = game(DRIVE, [ALONE], [DRIVES, {"do": "move", "unit": "r1", "to": "F4"}])
VISITED["start"]["setup"][1]["hexes"] = ["H1-H6"]
RIVALS = {**VISITED, "units": [*VISITED["units"], unit("s", "russian", "vehicle", "H2", vehicle=DRIVE[1]["vehicle"])],
          "log": [DRIVES, {"do": "move", "unit": "s", "to": "F4"}]}
# Squads upstairs, before and behind that on the ground in the file, none of which gains the hex.
STACK = game([unit("u1", "german", "squad", "F3/1"), unit("g2", "german", "squad", "F3"), unit("u3", "german", "squad", "F3/1"),
              unit("r1", "russian", "leader", "F3", leadership=0)], [MILL], [{"do": "eliminate", "unit": "r1"}])
STACK["map"]["buildings"] = TALL["buildings"]
PARTS = {"all": [{"no_enemy": {"state": "unbroken-mmc", "in": "hut"}}, {"no_enemy": {"state": "mmc", "in": "hut"}}]}
LEADERS = {"compare": {"left": [{"units": {"side": "russian", "in": ["F3"]}}],
                       "right": [{"units": {"side": "russian", "kinds": ["leader"]}}], "more_by": 3}}

# The German side lacks fewer points, but no single unit brings them.
FEWER = game([unit("g1", "german", "squad", "A1", vp=4), unit("r1", "russian", "squad", "H3"), unit("r2", "russian", "squad", "H4")],
             [needs("german", {"cvp": {"at_least": 3}}, "immediate"), needs("russian", {"cvp": {"at_least": 4}}, "immediate")], [])

# The name, the position, what is asked, words that are said, and words that are not.
SAID = (
    ("a forecast doubles captives", game(CAPTIVES, [SIX], TAKEN), ("verdict",),
     ["German, at the end: met if the game ends now (8, at least 6)",
      "The German side has 4 casualty points now, and 8 when the game ends: captured things count double then (26.222).",
      "met, 8, of which 4 only when the game ends"], ["condition is missing", "4 of 6"]),
    ("met only by the doubling", game(CAPTIVES, [SIX], TAKEN), ("verdict",),
     ["“German, at the end” is not met now; it would be met if the game ended now."], ["is met now;"]),
    ("at the instant they count once", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 6}}, "immediate")], TAKEN), ("verdict",),
     ["at least 6 casualty points (4 of 6)"], ["8"]),
    ("and so it is listed", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 6}}, "immediate")], TAKEN), ("verdict",),
     ["German +2: r1 squad 2, captured; it counts more only in what is judged at the end (26.222)"], ["when the game ends German"]),
    ("and after the end", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 6}}, "immediate")], TAKEN + END), ("condition 1",),
     ["not met, 4 of 6", "German +2: r1 squad 2, captured; it"], ["double", "+4"]),
    ("no concealed enemy gives what nobody has gone to", game(GUESSED, [needs("german", {"controls": {"hexes": ["H2"]}})], []),
     ("--view", "german", "verdict"), ["1 condition is missing: control of H2."], ["cannot be told"]),
    ("who stands beside it may have it", game([*GUESSED, unit("g3", "german", "squad", "H2")], [needs("german", {"controls": {"hexes": ["H2"]}})], []),
     ("--view", "german", "verdict"), ["1 condition cannot be told: control of H2."], ["missing"]),
    ("a condition stands as it stood when the game was decided", LATER, ("verdict",),
     ["Russian, at the instant, at event 1: not met (0 of 4)", "It was not met when the game ended, at event 1. 1 condition is missing: at least 4 casualty points (0 of 4).",
      "at least 4 casualty points: not met, 0 of 4"], ["2 of 4"]),
    ("asked by itself too", LATER, ("condition 2",), ["not met (0 of 4)"], ["2 of 4"]),
    ("points after the verdict", LATER, ("points",),
     ["The game was decided at event 1: the points of later events decide nothing."], []),
    ("none after it", {**LATER, "log": LATER["log"][:1]}, ("points",), ["German: 2 casualty points"], ["later events"]),
    ("what an event changed of one of several ways", WAYS, ("event 1",),
     ["control of H1 and H2: before the event 0 of 2; after it 1 of 2"], ["casualty points:"]),
    ("where a tank came to stand is told first", WAYS, ("event 2",),
     ["moves H6 → D5 (4 hexes) The Russian side holds the hex D5 as long as t stays in its only Location (26.12). The Russian side "
      "holds the Location D5"], []),
    ("what stands alike with captives doubled is said once", game(CAPTIVES, [needs("german", {"controls": {"hexes": ["H4", "H5"]}})],
                                                                  [*TAKEN, {"do": "move", "unit": "g2", "to": "H4"}]), ("event 3",),
     ["German, at the end: before the event not met (0 of 2); after it not met (1 of 2)"], ["doubled"]),
    ("how many exit points are asked for", leaving(STRONG, AWAY, [{"do": "move", "unit": "g1", "to": "H1"}, {"do": "exit", "unit": "g1", "from": "H1", "as": "victory"}]), ("exit",),
     ["“German, at the end” asks for at least 6 exit points: 2 of 6. Missing: 4.", "German: 2 exit points"], ["casualty points"]),
    ("and when it is over", leaving(STRONG, AWAY, END), ("exit points",),
     ["“German, at the end” asked for at least 6 exit points; when the game was decided: 0 of 6."], ["asks for", "Missing"]),
    ("how many points more than the enemy are missing", game(CAPTIVES, [needs("german", {"cvp": {"more_than_enemy_by": 9}})], TAKEN),
     ("verdict",), ["8 ahead, of which 4 only when the game ends). Missing: 1 casualty point."], []),
    ("which condition decided the game, and when", LATER, ("condition 1",),
     ["The German side met it, which decided the game at event 1: at least 2 casualty points (2 of 2)."], []),
    ("none is nearest of conditions of which one lacks as much as the other", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 2}}), needs("russian", {"cvp": {"at_least": 2}})], []),
     ("verdict",), ["Undecided. No condition is clearly nearest. “German, at the end”: 1 condition is missing: at least 2 casualty points (0 of 2). "
                    "The elimination of one of these would be enough: r1: 2; r2: 2; r3: 2. “Russian, at the end”: 1 condition is missing"],
     ["is nearest.", "equally"]),
    ("what an exit would decide", leaving([*CAPTIVES, unit("g3", "german", "squad", "H1")], needs("german", {"exit_vp": {"at_least": 2}}, "immediate"), []), ("g3",),
     ["That exit would decide the game: German victory"], []),
    ("and what it would not", leaving([*CAPTIVES, unit("g3", "german", "squad", "H1")], AWAY, []), ("g3",), ["with these: 2 of 6."], ["decide"]),
    ("all that others keep as well", game(KEEPERS, [MILL], []), ("--side", "german", "r1"),
     ["Without r1, r2 would still keep the German side from gaining the building Hut, the hex F3 and the Location F3."], []),
    ("a storey that is not there", game(CAPTIVES, [SIX], []), ("C3/7",), ["there is no Location “C3/7”; that hex has C3, C3/1"], []),
    ("a hex that is not there", game(CAPTIVES, [SIX], []), ("Z9",), ["exit 2", "the map has no hex “Z9”"], ["is no unit"]),
    ("a bound from above as well",
     game(CAPTIVES, [needs("russian", {"compare": {"left": [{"cvp": {"side": "german"}}], "at_most": 7}})], TAKEN), ("verdict",),
     ["Russian, at the end: not met (8: 1 too many)"], ["is met now"]),
    ("without a captive", game(CAPTIVES, [needs("russian", {"compare": {"left": [{"cvp": {"side": "german"}}], "at_most": 7}})], TAKEN),
     ("r1",), ["If it is eliminated: The victory condition “Russian, at the end” would be met."], ["end” is met."]),
    ("the worth of a captive", game(CAPTIVES, [SIX], TAKEN), ("r1",),
     ["The German side holds r1: it has 2 casualty points for it now, and 4 if r1 is still captured when the game ends. If r1 is "
      "freed, they are lost (26.222)."], []),
    ("and at the end", game(CAPTIVES, [SIX], TAKEN + END), ("r1",),
     ["Event 8: The game is over: r1, still captured, counts double for the German side, 2 × 2 = 4 (26.222)."],
     ["if r1 is still", "German side held"]),
    ("points", game(CAPTIVES, [SIX], TAKEN), ("points",), ["German +2: r1 squad 2, captured; 4 when the game ends"], []),
    ("points at the end", game(CAPTIVES, [SIX], TAKEN + END), ("points",),
     ["German: 8 casualty points", "German +4: r1 squad 2 × 2 = 4 (double at the end)"], ["when the game ends", "+2"]),
    ("freed again", game(CAPTIVES, [SIX], TAKEN + [{"do": "release", "unit": "r1"}]), ("r1",),
     ["The German side loses the 2 points for r1, which is captured no more (26.222)."], ["holds r1"]),
    ("a dummy gives no points", game(TRANSPORT, [ALONE], [{"do": "eliminate", "unit": "d1"}]), ("d1",),
     ["d1 was a dummy: dummies give no points (26.15)."], []),
    ("who was withdrawn gives none", game(TRANSPORT, [ALONE], [{"do": "withdraw", "unit": "tr"}]), ("tr",),
     ["tr was withdrawn, not eliminated, which gives no points (26.2)."], []),
    ("a dummy that stands there", game(TRANSPORT, [ALONE], []), ("d1",),
     ["d1 is a dummy: it is worth no points, gains nothing and keeps nothing from anybody (26.15)."], ["would count"]),
    ("a vehicle with a passenger", game(TRANSPORT, [ALONE], []), ("tr",),
     ["Passengers and riders of tr: p. If tr is eliminated, its passengers stay there on foot."], []),
    ("a passenger", game(TRANSPORT, [ALONE], []), ("p",),
     ["p goes with tr. As a passenger or rider it gains nothing, but being armed it keeps the German side from gaining the Location "
      "and the hex in which tr is (26.11)."], []),
    ("without the vehicle its passenger stays",
     game([*TRANSPORT, unit("g5", "german", "squad", "G4")], [ALONE], []), ("tr",),
     ["Without tr nothing here would pass to the German side."], ["would gain"]),
    ("who gets out of a vehicle keeps what that holds", game(CARRIER, [ALONE], [DRIVES]), ("t",),
     ["If t leaves, it holds the hex F4 and the Location F4 no more: the Russian side has control again (26.12). If t is eliminated, p gets "
      "out there and gains control for the German side at once (26.11)."], ["Without t", "nothing here"]),
    ("not who is broken", game([*CARRIER[:2], {**CARRIER[2], "broken": True}], [ALONE], [DRIVES]), ("t",),
     ["Without t the Russian side would gain the hex F4 and the Location F4 at once."], ["gets out there and"]),
    ("what another vehicle goes on holding", game([*CARRIER[:2], {**CARRIER[0], "id": "u", "name": "u"}], [ALONE],
                                                  [DRIVES, {**DRIVES, "unit": "u"}]), ("t",),
     ["Without t, u would still keep the Russian side from gaining the hex F4 and the Location F4."], ["Without t the"]),
    ("without the crew a tank is unarmed", game(TANK, [MILL], MANNED), ("h",),
     ["Without h the Russian side would gain the hex D4 and the Location D4 at once."], ["t would still"]),
    ("a captured tank that leaves counts for who took it, with its crew", current(leaving(SPOILS, needs("german", {"exit_vp": {"at_least": 6}}, "immediate"), TAKES)),
     ("t",), ["with all who are in it: t 1 + MA 1 + AF 11 → 3 + crew 0 = 5; h half-squad 1 (26.23).", "with these: 6 of 6. That would win"], []),
    ("and its crew leaves with it", current(leaving(SPOILS, needs("german", {"exit_vp": {"at_least": 6}}, "immediate"), TAKES)), ("h",),
     ["If t exited now to fulfil victory conditions, with all who are in it, it would count for the German side: t 1"], ["If it exited"]),
    ("which is an act that would be enough", current(leaving(SPOILS, needs("german", {"exit_vp": {"at_least": 6}}, "immediate"), TAKES)), ("verdict",),
     ["The exit of t would be enough."], ["No single"]),
    ("by the older rule it counts nothing", leaving(SPOILS, needs("german", {"exit_vp": {"at_least": 3}}), TAKES), ("t",),
     ["t, being captured, 0; h half-squad 1 (26.23).", "Now: 0 of 3; with these: 1 of 3."], []),
    ("nor does it for its own side", leaving(SPOILS, needs("russian", {"exit_vp": {"at_least": 3}}), TAKES, "russian"), ("t",), [], ["exited"]),
    ("a half-squad is worth one, which is the most that can come of it", leaving(SPOILS, needs("german", {"exit_vp": {"at_least": 4}}), TAKES), ("verdict",),
     ["at most 3 can be reached"], ["at most 4"]),
    ("armed men in a truck keep what that does not", game(TRANSPORT, [ALONE], []), ("tr",),
     ["tr is unarmed and holds nothing (26.12). But p in it is armed, and keeps the German side from gaining the Location and the hex in which tr is (26.11)."],
     ["keeps nothing"]),
    ("an empty one keeps nothing", game([one for one in TRANSPORT if one["id"] != "p"], [ALONE], []), ("tr",),
     ["tr is unarmed: it holds nothing, and keeps nothing from anybody"], ["armed, and keeps"]),
    ("a squad in a captured tank does not man it", game(SPOILS, [MILL], [*MANNED[:3], {"do": "mark", "unit": "q", "in": "t"}]), ("q",),
     ["Nobody mans t: a half-squad or crew of the German side in it would, a squad does not (26.12).", "being armed it keeps"], []),
    ("and of the tank as well", game(SPOILS, [MILL], [*MANNED[:3], {"do": "mark", "unit": "q", "in": "t"}]), ("t",),
     ["t is unarmed and holds nothing (26.12). But q in it is armed, and keeps the Russian side from gaining", "Nobody mans t: a half-squad"], []),
    ("a half-squad does", game(SPOILS, [MILL], TAKES), ("t",), ["h mans t."], ["Nobody mans", "unarmed"]),
    ("what a tank only holds an enemy keeps from its side for good", PASSING, ("r1",),
     ["A vehicle only holds the Location E3/bridge for the German side: r1, being armed, keeps that side from gaining it for good (26.11)."], ["would gain the Location"]),
    ("a Flame that nobody kindled is told where it burns", game(FIRES, [MILL], [{"do": "fire", "at": "C3", "level": "flame", "cause": "accident"}]), ("C3",),
     ["Since event 1 a Flame has burned in C3. It closes nothing, and as nobody kindled it, it changes no control (26.161)."], []),
    ("and of the building", game(FIRES, [MILL], [{"do": "fire", "at": "C3/1", "level": "flame", "cause": "accident"}]), ("mill",),
     ["Since event 1 a Flame has burned in C3/1."], []),
    ("a Blaze too", game(FIRES, [MILL], BURNING), ("C3",), ["Since event 1 a Fire has burned in C3. Being a Blaze, it keeps everybody out"], ["Flame"]),
    ("not where none burns", game(FIRES, [MILL], BURNING), ("C5",), [], ["burned"]),
    ("nor once it is out", game(FIRES, [MILL], [{"do": "fire", "at": "C3", "level": "flame", "cause": "accident"}, {"do": "extinguish", "at": "C3"}]),
     ("C3",), [], ["has burned"]),
    ("that a side has met a condition is so as far as it can see", AMBUSH, ("--view", "german", "event 1"),
     ["As far as the German side can see: The German side meets its victory condition at this instant"], []),
    ("and the condition", AMBUSH, ("--view", "german", "condition 1"), ["As far as the German side can see: German, at the instant: met (1 of 1)"], []),
    ("not that it has points", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 2}})], TAKEN), ("--view", "german", "condition 1"),
     ["German, at the end: met"], ["As far as the German side can see: German, at the end"]),
    ("nor what all see", {**AMBUSH, "units": AMBUSH["units"][:1]}, ("event 1",), ["The German side meets its victory condition"], ["As far as"]),
    ("which units would bring the points of a part", leaving(CARRIER, NEARER[0], []) | {"rules": {"control": {
        "victory": [needs("german", {"all": [{"exit_vp": {"at_least": 6}}, {"controls": {"hexes": ["H2"]}}]})],
        "exit": [{"side": "german", "hexes": ["H1"]}]}}}, ("condition 1",), ["at least 6 exit points: not met, 0 of 6 The exit of t would be enough."], []),
    ("at the points too", leaving(CARRIER, needs("german", {"exit_vp": {"at_least": 6}}), []), ("exit",),
     ["0 of 6. Missing: 6. The exit of t would be enough."], []),
    ("and how many of them together", leaving([*CARRIER, unit("g2", "german", "squad", "A1")], needs("german", {"exit_vp": {"at_least": 8}}), []), ("verdict",),
     ["No single exit is enough. Exits would bring: t: 7; g2: 2. All of these together would be enough."], []),
    ("a capture, where no elimination would do, as captives count double at the end", game(CAPTIVES, [FOUR], []), ("condition 1",),
     ["No single elimination is enough. Eliminations would bring: r1: 2; r2: 2; r3: 2. The first 2 of these would be enough together. At the end "
      "a captured unit counts twice (26.222). The capture of one of these would be enough: r1: 4; r2: 4; r3: 4."], ["No single unit"]),
    ("also where points are asked for", game(CAPTIVES, [FOUR], []), ("casualties",), ["The capture of one of these would be enough: r1: 4;"], []),
    ("not of what is judged at the instant", game(CAPTIVES, [{**FOUR, "when": "immediate"}], []), ("condition 1",),
     ["No single elimination is enough."], ["capture"]),
    ("nor of what a condition remembers", game(CAPTIVES, [{**FOUR, "needs": {"ever": {"needs": FOUR["needs"], "at": "instant"}}}], []), ("casualties",),
     ["No single elimination is enough."], ["captured unit", "The capture"]),
    ("nor of who cannot be captured", game([*ABANDONED, unit("ju", "russian", "aircraft", "H2")], [needs("german", {"cvp": {"at_least": 7}})],
                                          ABANDONS), ("condition 1",),
     ["t: 5; r1: 2; c: 2; ju: 2", "twice (26.222). The capture of this one would be enough: t: 10."], []),
    ("nor of a vehicle with its crew", game(ABANDONED, [needs("german", {"cvp": {"at_least": 8}})], []), ("condition 1",),
     ["No single elimination is enough."], ["The capture"]),
    ("and of a Chinese gun four times", game([*CAPTIVES, unit("gun", "russian", "gun", "H4", nationality="chinese")], [
        needs("german", {"cvp": {"at_least": 8}})], []), ("condition 1",),
     ["At the end a captured unit counts twice, and a Chinese gun or vehicle four times (26.222). The capture of this one would be enough: gun: 8."], []),
    ("not all of them", leaving([*CARRIER, unit("g2", "german", "squad", "A1"), unit("g3", "german", "squad", "A1")],
                                needs("german", {"exit_vp": {"at_least": 8}}), []), ("verdict",),
     ["t: 7; g2: 2; g3: 2. The first 2 of these would be enough together."], ["All of these"]),
    ("the act that would decide the game comes at once", game(MOPPED, [MORE, needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []),
     ("verdict",), ["Mopping Up by g1 now would decide the game: German victory: control of Hut (26.1). If no condition"], []),
    ("an exit too", leaving([*CAPTIVES, unit("g3", "german", "squad", "H1")], needs("german", {"exit_vp": {"at_least": 2}}, "immediate"), []), ("verdict",),
     ["The exit of g3 now would decide the game: German victory: at least 2 exit points (2 of 2) (26.1)."], ["exit of g1"]),
    ("no side is told of Mopping Up", game(MOPPED, [MORE, needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []),
     ("--view", "german", "verdict"), [], ["now would decide"]),
    ("what a vehicle holds as it drives by is told in one line, last", DROVE, ("event 1",),
     ["Event 1: t moves D4 → F5 (2 hexes) The German side holds the hex F5", "stays there (26.12). Held only in passing: E4."], ["E4 any more"]),
    ("not in a turn", DROVE, ("turn 1",), ["holds the hex F5"], ["E4"]),
    ("not one upstairs", game([unit("g1", "german", "squad", "A1"), unit("r1", "russian", "squad", "D4")], [MILL],
                              [{"do": "move", "unit": "r1", "path": ["C4", "C4/1"]}]), ("r1",),
     ["gains the hex C4", "gains the Location C4/1", "gains the building Mill"], ["the Location C4:"]),
    ("a Location goes with its hex in a turn", TOUR, ("turn 1",), ["gains the hex E3"], ["the Location E3"]),
    ("sums of both sides", game(CAPTIVES, [SIX], TAKEN + [{"do": "eliminate", "unit": "r3"}]), ("points",),
     ["Casualty points: German 6 (2 eliminated or reduced, 4 captured); Russian 0."], []),
    ("not for one side alone", game(CAPTIVES, [SIX], TAKEN), ("--side", "german", "points"), [], ["Casualty points: German"]),
    ("a Location with a space", SWEPT, ("C4 1",), ["Location C4/1:"], []),
    ("part of a turn", SWEPT, ("player turn 2",), ["exit 2", "is a part of a turn: give the whole turn as “turn N”, with N from 1 to 3"], []),
    ("the words of a condition", game(CAPTIVES, [SIX], TAKEN), ("casualty points 6",),
     ["exit 2", "“casualty points 6” is no name, but conditions ask for it: give one of these: German, at the end"], []),
    ("not of none", game(CAPTIVES, [SIX], TAKEN), ("casualty points 7",), ["exit 2"], ["ask for it"]),
    ("no exit, no exit points", game(CAPTIVES, [SIX], TAKEN), ("exit",), ["In this scenario no side scores exit points: the map has no exit (26.23)."], ["No rule"]),
    ("a condition with a name is told by that", {**LATER, "rules": {"control": {"victory": [{**LATER["rules"]["control"]["victory"][0], "name": "Blood"}]}}},
     ("g2",), ["The game was decided at event 1: German victory, “Blood” (26.1)."], []),
    ("who has most hexes around a Blaze, where a condition asks for it", game(FIRES, [needs("russian", {"controls": {"hexes": ["C3", "C4"]}})], BURNING), ("verdict",),
     ["Hex C3: The German side controls it: it lies in that side’s set-up area (26.11). Nobody can enter it because of the Fire in C3 and C4",
      "The Russian side controls 0 and needs 5"], []),
    ("many acts stand below the headline", game(MANY, [needs("german", {"cvp": {"at_least": 2}}), needs("russian", {"cvp": {"at_least": 2}})], []), ("verdict",),
     ["Undecided. No condition is clearly nearest. “German, at the end”: 1 condition is missing: at least 2 casualty points (0 of 2). “Russian, at the end”",
      "(0 of 2). The elimination of one of these would be enough: m1: 2;"], []),
    ("a captured tank names its crew", game(TANK, [MILL], MANNED), ("t",),
     ["t (captured), in D4", "h mans t. If t is eliminated, the loss of h is a further event (26.222)."], ["Abandoned", "Passengers"]),
    ("who mans it is no passenger", game(TANK, [MILL], MANNED), ("h",),
     ["h mans t. In it h gains nothing (26.11), and counts where t is."], ["rider"]),
    ("who has captured it", game(TANK, [MILL], MANNED), ("t",), ["Event 3: t is captured by h"], []),
    ("a captured tank without one", game(TANK, [MILL], MANNED[:3]), ("t",), ["t (captured, Abandoned), in D4"], ["Without t", "Passengers"]),
    ("who alone keeps what nobody could gain", game(TRANSPORT, [ALONE], []), ("p",),
     ["The German side has nobody there who could gain the hex G4 and the Location G4. If it had, p alone would keep it from that."],
     ["alone keeps"]),
    ("an event by which a condition comes to be met", game(TRANSPORT, [ALONE], [{"do": "eliminate", "unit": "h1"},
                                                                             {"do": "move", "unit": "tr", "to": "G5"}]), ("event 2",),
     ["It changed no control and no points.", "before the event not met (1 of 2); after it met (2 of 2)"], ["met no condition"]),
    ("a move where all is its side’s", game(TRANSPORT, [ALONE], [{"do": "move", "unit": "tr", "to": "G5"}]), ("event 1",),
     ["The Russian side controls the hex G5 and the Location G5 already: there is nothing more to gain (26.1)."], []),
    ("a move that gains nothing", game(TRANSPORT, [ALONE], [{"do": "move", "unit": "tr", "to": "C3"}]), ("event 1",),
     ["Building Mill: tr cannot gain it: no vehicle gains a building (26.11)."], []),
    ("a Flame by accident", game(FIRES, [MILL], [{"do": "fire", "at": "C3", "level": "flame", "cause": "accident"}]), ("event 1",),
     ["A Flame that nobody kindled changes no control (26.161)."], []),
    ("a Blaze that passes nothing", game(FIRES, [MILL], BURNING), ("event 1",),
     ["Hex C3: Nobody could enter it because of the Fire in C3: it went to the side that controlled more than half of the 6 hexes "
      "around it. The Russian side controlled 0 and needed 4; it lacked B2, B3, C2, C4, D2 and D3 (26.161)."], []),
    ("a Fire that goes out", game(FIRES, [MILL], BURNING + [{"do": "extinguish", "at": "F3"}]), ("event 4",),
     ["Control does not go back when a Fire goes out. What no other Fire keeps may be gained anew (26.16)."], []),
    ("while another one keeps the building", game(FIRES, [MILL], KINDLED + [{"do": "extinguish", "at": "C3"}]), ("event 3",),
     ["Building Mill: It holds the Fire in C4, which counts as kindled by the German side"], ["Hex C3"]),
    ("Fire that is in the way of a condition", game(FIRES, [needs("german", {"controls": {"buildings": ["mill", "hut"]}})], KINDLED),
     ("verdict",), ["In the way: the Fire in C3 and C4."], []),
    ("a Blaze where a kindled Fire burns",
     game(FIRES, [MILL], BURNING + [{"do": "fire", "at": "F3", "level": "blaze", "cause": "accident"}]), ("event 4",),
     ["Hex F3: It holds the Fire in F3, which counts as kindled by the Russian side"], ["Control passes only"]),
    ("which Fire bars", game(FIRES, [MILL], BURNING), ("hut",),
     ["It holds the Fire in F3, which counts as kindled by the Russian side"], []),
    ("which Fire closes", game(FIRES, [MILL], BURNING), ("mill",),
     ["because of the Fire in C3 and C4", "it lacks C3 and C4 (26.161)"], []),
    ("a hidden unit that was in the way of a condition",
     game(SECRET, [needs("german", CLEAR, "immediate")], [{"do": "end-phase"}, {"do": "move", "unit": "x", "to": "H4"}]),
     ("--view", "german", "verdict"), ["at event 2.", KEPT], []),
    ("not before the end", game(SECRET, [needs("german", CLEAR, "immediate")], [{"do": "end-phase"}]),
     ("--view", "german", "verdict"), [], ["(hidden)", "x in"]),
    ("who is in the way is said once", game(SECRET, [needs("german", {"all": [
        {"controls": {"hexes": ["G4"]}}, {"no_enemy": {"state": "unbroken-mmc", "in": ["F3-G4"]}}]})], []), ("verdict",),
     ["In the way: x (hidden) in G4."], ["In the way: x (hidden) in G4. In the way"]),
    ("concealed counters of the enemy", game(SECRET, [needs("german", CLEAR)], []), ("--view", "german", "H2"),
     ["2 concealed counters in H2: each may be an armed squad, which keeps the enemy from gaining anything there, or a dummy, which "
      "does not (26.15)."], ["y (", "y, in"]),
    ("each at its level", game([*KEEPERS[:1], unit("y", "russian", "squad", "C3/1", concealed=True)], [MILL], []), ("--view", "german", "C3"),
     ["1 concealed counter in C3/1: it may be"], ["counter in C3:"]),
    ("one’s own", game(SECRET, [needs("german", CLEAR)], []), ("--view", "russian", "y"),
     ["y is concealed: the German side sees that something is there, which may be an armed squad or a dummy (26.15)."], []),
    ("one’s own hidden unit", game(SECRET, [needs("german", CLEAR)], []), ("--view", "russian", "x"),
     ["x is hidden: the German side does not know that it is there until it is revealed or the game ends (26.15)."], []),
    ("concealed counters are no men that are known", game(GUESSED, [needs("german", HELD["all"][0])], []), ("--view", "german", "verdict"),
     ["not met (1, at most 0; and up to 2 more concealed)", "not met, 1, and up to 2 more concealed"], ["of them are concealed"]),
    ("what cannot be told is not missing", game([one for one in GUESSED if one["id"] != "k"], [needs("german", HELD)], []),
     ("--view", "german", "verdict"),
     ["1 condition is missing: control of H5. 1 condition cannot be told: ", "(0, and up to 2 more concealed)",
      "cannot be told, 0, and up to 2 more concealed"], ["2 conditions"]),
    ("nor is all of it", game([one for one in GUESSED if one["id"] != "k"], [needs("german", HELD["all"][0])], []),
     ("--view", "german", "verdict"), ["German, at the end: cannot be told (0, at most 0; and up to 2 more concealed)"],
     ["German, at the end: not met"]),
    ("the smaller share that is missing is nearer", game(CAPTIVES, [
        needs("german", {"controls": {"hexes": ["C3", "H4", "H5"]}}, "immediate"),
        needs("german", {"any": [{"controls": {"hexes": ["G5", "H5"]}}, {"controls": {"hexes": ["C3", "C4", "H5"]}}]})], []), ("verdict",),
     ["“German, at the end” is nearest. 1 condition is missing: control of C3, C4 and H5 (2 of 3)."], ["at the instant” is nearest"]),
    ("all points make the sum", game(MANY, [SIX], [{"do": "eliminate", "unit": one["id"]} for one in MANY[1:]]), ("points",),
     ["German: 28 casualty points", "German +2: m1 squad 2", "German +2: m14 squad 2"], ["more"]),
    ("all who keep it tell their states", game(KEEPERS, [MILL], [{"do": "mark", "unit": "r1", "broken": True}]), ("--side", "german", "hut"),
     ["r1 (broken) and r2, armed Russian units in it, keep the German side from gaining it (26.14)."], []),
    ("a reserve that the other side does not see", game(RESERVE, [MILL], MOUNTS), ("--view", "german", "event 1"),
     ["This side cannot see event 1."], ["tr"]),
    ("its own side does", game(RESERVE, [MILL], MOUNTS), ("--view", "russian", "event 1"), ["Event 1: r: in tr"], []),
    ("when it has come on the other side does as well",
     game(RESERVE, [MILL], [*MOUNTS, {"do": "place", "unit": "tr", "to": "H4"}]), ("--view", "german", "event 1"), ["Event 1: r: in tr"], []),
    ("what it counts if it exits", leaving(STRONG, AWAY, []), ("g1",),
     ["Eliminated now it would count for the Russian side: g1 squad 2 (26.21).",
      "If it exited now to fulfil victory conditions, it would count for the German side: g1 squad 2 (26.23).",
      "“German, at the end” asks for at least 6 exit points. Now: 0 of 6; with these: 2 of 6."], ["be met", "at once"]),
    ("that the exit would win", leaving(CAPTIVES, needs("german", {"exit_vp": {"at_least": 2}}, "immediate"), []), ("g1",),
     ["Now: 0 of 2; with these: 2 of 2. That would win the game at once."], ["decide"]),
    ("that the exit would do for the end", leaving(CAPTIVES, needs("german", {"exit_vp": {"at_least": 2}}), []), ("g1",),
     ["Now: 0 of 2; with these: 2 of 2. Then it would be met."], []),
    ("what its loss counts for a condition", game(CAPTIVES, [SIX], []), ("r3",),
     ["“German, at the end” asks for at least 6 casualty points. Now: 0 of 6; with these: 2 of 6."], []),
    ("nothing of a condition that is met", game(CAPTIVES, [SIX], TAKEN), ("r3",), ["r3 squad 2 (26.21)."], ["asks for"]),
    ("with all who are in it", leaving(TRUCKED, AWAY, []), ("tr",),
     ["it would count for the German side, with all who are in it: tr 1 + MA 0 + unarmored 0 + crew 0 = "
      "1; g1 squad 2 (26.23).", "Now: 0 of 6; with these: 3 of 6."], []),
    ("no exits, no points for them", game(CAPTIVES, [AWAY], []), ("g1",), [], ["exited"]),
    ("no condition that asks for them", leaving(CAPTIVES, SIX, []), ("g1",), [], ["exited"]),
    ("an aircraft does not exit", leaving(TRUCKED, AWAY, []), ("ju",), ["aircraft 2 (26.21)"], ["exited"]),
    ("nor does a tank that nobody is in", leaving(TANK, needs("russian", {"exit_vp": {"at_least": 6}}), MANNED[:2], "russian"), ("t",),
     ["(Abandoned)"], ["exited"]),
    ("where an exit is", leaving(STRONG, AWAY, []), ("H1",),
     ["The German side scores exit points with what leaves the map through H1 for victory (26.23)."], []),
    ("by what is typed for it", leaving(STRONG, AWAY, []), ("exit",), ["through H1 for victory (26.23)."], []),
    ("who wins if nothing else happens", game(CAPTIVES, [SIX], []), ("verdict",),
     ["If no condition has been met when the game ends, the Russian side wins (26.3)."], []),
    ("by the scenario’s word", {**game(CAPTIVES, [SIX], []), "rules": {"control": {
        "victory": [SIX, needs("russian", {"cvp": {"at_least": 6}})], "otherwise": "german"}}}, ("verdict",),
     ["If no condition has been met when the game ends, the German side wins (26.1)."], []),
    ("no condition that was not met decided the game", OTHERWISE, ("condition 1",),
     ["not met (0 of 6) It did not decide the game: neither side had met its conditions when the game ended, and then the scenario "
      "gives it to the German side (26.1)."], ["It decided"]),
    ("neither of two that were met", {**OTHERWISE, "log": BOTH_MET}, ("condition 1",),
     ["met (10, at least 6) It did not decide the game: both sides had met their conditions, and then the scenario gives it to the German side "
      "(26.1)."], ["It decided", "which decided"]),
    ("nor one that the other side kept from being met", game(CAPTIVES, [SIX], END), ("condition 1",),
     ["It did not decide the game: the German side had not met its conditions when the game ended, and so the Russian side won (26.3)."],
     ["It decided"]),
    ("not when it is decided", game(CAPTIVES, [SIX], TAKEN + END), ("verdict",), [], ["if nothing has decided"]),
    ("a hold that has ended", game(DRIVE, [MILL], [{"do": "move", "unit": "t", "to": "F4"}, {"do": "move", "unit": "t", "to": "D5"}]), ("t",),
     ["The German side holds the hex F4 as long as t stays in its only Location (26.12). That ended at event 2."], []),
    ("one that lasts comes before it",
     game(DRIVE, [MILL], [{"do": "move", "unit": "t", "to": "F4"}, {"do": "move", "unit": "t", "to": "F5"}]), ("t",),
     ["Event 2: The German side holds the hex F5 as long as t stays in its only Location (26.12)."], ["F4 as long as"]),
    ("who is there and does not count", game(CAPTIVES, [needs("german", {"no_enemy": {"state": "unbroken-mmc", "in": ["F4-H3"]}})],
                                             [{"do": "mark", "unit": "r3", "broken": True}]), ("verdict",),
     ["not met, 1 there r1, in F4 r2, in F4: does not count: only squads, half-squads and crews do "
      "r3 (broken), in H3: does not count: it is broken"], []),
    ("what each counts", game(TANK, [needs("german", {"units": {"side": "german", "in": ["D4"], "count": "squads", "at_least": 1}})], []),
     ("verdict",), ["h, in D4: counts 0.5"], ["t, in D4"]),
    ("seen from the unit", game(CAPTIVES, [needs("german", {"no_enemy": {"state": "mmc", "in": ["F4"]}})], []), ("r2",),
     ["For “German, at the end”: r2 does not count: only squads, half-squads and crews do."], []),
    ("not where it does not stand", game(CAPTIVES, [needs("german", {"no_enemy": {"state": "mmc", "in": ["F4"]}})], []), ("r3",),
     [], ["For “"]),
    ("a squad that is reduced", game([*MANY, unit("h", "russian", "half-squad", None)], [SIX], [{"do": "reduce", "unit": "m1", "into": "h"}]),
     ("m1",), ["m1: reduced to h"], ["eliminated"]),
    ("who never came", game(RESERVE, [MILL], END), ("r",), ["r: never came on the map"], ["yet"]),
    ("what kept it when the game ended", game(KEEPERS, [MILL], END), ("--side", "german", "hut"),
     ["r1 and r2, armed Russian units in it, kept the German side from gaining it (26.14).",
      "The German side had no armed Good Order Infantry MMC"], [" keep ", " has no "]),
    ("nothing would pass any more", game(DRIVE, [MILL], END), ("t",), [], ["Without t", "Eliminated now"]),
    ("who wins if all stays so", game(CAPTIVES, [SIX], TAKEN), ("verdict",),
     ["If it stays so, the German side wins. If no condition has been met when the game ends, the Russian side wins (26.3)."], []),
    ("how an event was counted", game(TANK, [SIX], [{"do": "eliminate", "unit": "t"}]), ("event 1",),
     ["Counted for the German side: t 1 + MA 1 + AF 11 → 3 + crew 2 = 7 (26.21)."], []),
    ("and the unit", game(TANK, [SIX], [{"do": "eliminate", "unit": "t"}]), ("t",), ["+ crew 2 = 7 (26.21)."], []),
    ("what an elimination gave to others", game([unit("r1", "russian", "squad", "F3"), unit("g1", "german", "squad", "E3")], [MILL],
                                                [{"do": "move", "unit": "g1", "to": "F3"}, {"do": "eliminate", "unit": "r1"}]), ("r1",),
     ["By its elimination at event 2 (Turn 1, German, All): The German side gains the Location F3: g1 ",
      "The German side gains the building Hut: g1 "], []),
    ("what is enough only by captures", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 8}})], []), ("german",),
     ["Together they would be enough only if captured: at the end a captured unit counts twice (26.222)."], []),
    ("not where it counts at the instant", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 8}}, "immediate")], []), ("german",),
     ["No single elimination is enough."], ["only if captured"]),
    # r1 and r2 captured are 4 points, and 8 at the end; two squads lost are 4 for the other side.
    ("a lead that only the end brings", game(STRONG + [unit("g5", "german", "squad", "A1")],
                                             [needs("german", {"cvp": {"more_than_enemy_by": 5}})],
                                             TAKEN + [{"do": "eliminate", "unit": "g4"}, {"do": "eliminate", "unit": "g5"}]), ("german",),
     ["not met (at the end 4 ahead; needed: at least 5 ahead; now even)"], []),
    ("no hidden enemy changes the number of one's own", game(CAPTIVES, [needs("german", {"units": {"side": "german", "in": ["C3"], "at_least": 2}})], []),
     ("--view", "german", "condition 1"), ["not met (1 of 2)"], ["as far as"]),
    ("one may change that of the other side", game(CAPTIVES, [needs("russian", {"units": {"side": "russian", "in": ["C3-F3"], "at_least": 3}})], []),
     ("--view", "german", "condition 1"), ["as far as the German side can see"], []),
    ("a squad has no sum", game(CAPTIVES, [SIX], [{"do": "eliminate", "unit": "r1"}]), ("r1",), [], ["Counted"]),
    ("what the points of a captive give way to", game(TANK, [MILL], [*MANNED, {"do": "eliminate", "unit": "t"}]), ("26.222",),
     ["Event 6: The German side gains 5 points for t, which is eliminated (26.222).", "Event 3: "], []),
    ("the nearest of two ways is that in which less must change", game(DRIVE, [needs("german", {"any": [
        {"controls": {"hexes": ["H1", "H2"]}}, {"no_enemy": {"state": "any", "in": ["H1"]}}]})], []), ("verdict",),
     ["1 condition is missing: no Russian squad, half-squad or crew in H1 (1 there)."], ["1 condition is missing: control of H1"]),
    ("nearest of one condition is not said", game(DRIVE, [needs("german", {"controls": {"hexes": ["H1"]}})], []), ("verdict",),
     ["Undecided. 1 condition is missing: control of H1"], ["is nearest"]),
    ("of a choice that is met the way that is met comes first", game(CAPTIVES, [needs("german", {"any": [
        {"controls": {"hexes": ["H1"]}}, {"cvp": {"at_least": 2}}]})], TAKEN), ("condition 1",),
     ["any of these: met, 1 of 1 at least 2 casualty points: met"], []),
    ("places are not held against units", game(DRIVE, [needs("german", {"controls": {"hexes": ["H1", "H2"]}}),
                                          needs("german", {"no_enemy": {"state": "any", "in": ["H1"]}})], []), ("verdict",),
     ["No condition is clearly nearest. “German, at the end”: 1 condition is missing: control of H1 and H2 (0 of 2). “German, at the end”: "
      "1 condition is missing: no Russian squad"], ["is nearest."]),
    ("nor points against a hex", game(DRIVE, [needs("german", {"cvp": {"at_least": 4}}), needs("german", {"controls": {"hexes": ["H2"]}})], []),
     ("verdict",), ["No condition is clearly nearest. “German, at the end”: 1 condition is missing: at least 4 casualty points (0 of 4). “German"],
     ["is nearest."]),
    ("what lacks less of the same is nearer", game(DRIVE, [
        needs("german", {"controls": {"hexes": ["H1", "H2"]}}), needs("german", {"controls": {"hexes": ["H3"]}}, "immediate")], []), ("verdict",),
     ["“German, at the instant” is nearest. 1 condition is missing: control of H3."], ["clearly"]),
    ("what one unit would bring is nearer than two things", leaving(CARRIER, NEARER[0], []) | {"rules": {"control": {
        "victory": NEARER, "exit": [{"side": "german", "hexes": ["H1"]}]}}}, ("verdict",),
     ["“German, at the instant” is nearest. 1 condition is missing: at least 6 exit points (0 of 6). The exit of t would be enough. If"], ["clearly"]),
    ("and of that unit it is said first", leaving(CARRIER, NEARER[0], []), ("t",),
     ["t, in D4 If it exited now to fulfil victory conditions, it would count for the German side, with all who are in it: t"], []),
    ("what several units would bring is not", leaving(CARRIER, needs("german", {"exit_vp": {"at_least": 8}}), []) | {"rules": {"control": {
        "victory": [needs("german", {"exit_vp": {"at_least": 8}}), NEARER[1]], "exit": [{"side": "german", "hexes": ["H1"]}]}},
        "units": [*CARRIER, unit("g2", "german", "squad", "A1")]}, ("verdict",),
     ["No condition is clearly nearest.", "No single exit is enough. Exits would bring: t: 7; g2: 2."], ["is nearest."]),
    ("when a condition is judged no more", game(CAPTIVES, [{**FOUR, "when": "player-turn", "of": "german"}, FOUR], END[:5]), ("condition 1",),
     ["It can no longer be met: it is judged at the end of each player turn of the German side, and that does not come any more."], ["missing"]),
    ("though it would be met", game(CAPTIVES, [{**needs("german", {"cvp": {"at_least": 2}}, "player-turn"), "of": "german", "turn": {"from": 3}}],
                                          [*END[:5], {"do": "eliminate", "unit": "r1"}]), ("condition 1",),
     ["It can no longer be met: it is judged at the end of each player turn of the German side, from Turn 3 on, and that"], ["is met"]),
    ("not while its player turn runs", game(CAPTIVES, [{**FOUR, "when": "player-turn", "of": "german"}], END[:4]), ("condition 1",),
     ["1 condition is missing"], ["no longer"]),
    ("nor for the player turns of the other side", game(CAPTIVES, [{**FOUR, "when": "player-turn", "of": "russian"}], END[:5]), ("condition 1",),
     ["1 condition is missing"], ["no longer"]),
    ("and it is not nearest", game(CAPTIVES, [{**FOUR, "when": "player-turn", "of": "german"}, SIX], END[:5]), ("verdict",),
     ["Undecided. Only “German, at the end” can still be met. 1 condition is missing: at least 6 casualty points"], ["nearest"]),
    ("around which hexes those lie that are counted", game(FIRES, [MILL], BURNING[:2]), ("C3",),
     ["more than half of the 8 hexes around C3 and C4. The"], ["hexes around it"]),
    ("one alone", game(FIRES, [MILL], BURNING[:1]), ("C3",), ["more than half of the 6 hexes around it. The"], []),
    ("how many turns there are", game(CAPTIVES, [SIX], []), ("turn 9",), ["the game has 3 turns"], []),
    ("one is one turn", {**game(CAPTIVES, [SIX], []), "calendar": {**game([], [], [])["calendar"], "turns": 1}}, ("turn 9",),
     ["the game has 1 turn;"], []),
    ("what can no longer be reached is said so", leaving(CARRIER, needs("german", {"exit_vp": {"at_least": 8}}), [{"do": "eliminate", "unit": "t"}]),
     ("verdict",), ["No victory condition can be met any more.", "It can no longer be met: this is no longer possible: at least 8 exit points (0 of 8). "
                    "With all that is left, at most 2 can be reached."], ["nearest"]),
    ("and what can still be met alone", game(DRIVE, [needs("german", {"cvp": {"at_least": 7}}), needs("german", {"controls": {"hexes": ["H2"]}})], []),
     ("verdict",), ["Undecided. Only “German, at the end” can still be met. 1 condition is missing: control of H2."], ["nearest"]),
    ("losses that can no longer be had", game(CAPTIVES, [needs("german", {"eliminated": {"side": "russian", "kinds": ["leader"], "at_least": 1}})],
                                              [{"do": "move", "unit": "r2", "to": "H4"}, {"do": "exit", "unit": "r2", "from": "H4", "as": "recall"}]), ("verdict",),
     ["No victory condition can be met any more.", "With all that is left, at most 0 can be reached."], []),
    ("reserves still count", game(RESERVE, [needs("russian", {"units": {"side": "russian", "at_least": 2}})], []), ("verdict",),
     ["1 condition is missing"], ["no longer"]),
    ("that nobody wins without a condition", game(CAPTIVES, [SIX, needs("russian", {"cvp": {"at_least": 2}})], []), ("verdict",),
     ["If no condition has been met when the game ends, nobody wins (26.1)."], []),
    ("but with “otherwise” somebody does", {**OTHERWISE, "log": []}, ("verdict",),
     ["If no condition has been met when the game ends, the German side wins (26.1)."], ["nobody wins"]),
    ("Mopping Up that would win, at the unit, first", game(MOPPED, [needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []), ("g1",),
     ["g1, in F3 Mopping Up by g1 now would decide the game: German victory"], []),
    ("but to no side", game(MOPPED, [needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []), ("--view", "german", "g1"),
     ["g1, in F3"], ["decide"]),
    ("a hero gains nothing", game([*CAPTIVES, unit("h1", "german", "hero", "D4")], [SIX], []), ("h1",),
     ["h1 gains no control: only squads, half-squads and crews do (26.11)."], []),
    ("when a unit left the map", game(CAPTIVES, [SIX], [{"do": "move", "unit": "r2", "to": "H4"}, {"do": "exit", "unit": "r2", "from": "H4", "as": "recall"}]),
     ("r2",), ["Event 2: r2 leaves the map from H4, recalled"], []),
    ("by those that the owner has", {**game([unit("g1", "german", "squad", "E3"), unit("r1", "russian", "squad", "H3")], [MILLS["german"]],
                                           [{"do": "move", "unit": "g1", "to": "F3"}]), "map": TALL}, ("hut",),
     ["The German side controls only these of its 8 hexes and Locations: Hex F3: German", "Location F3: German"], ["F3/1", "but these"]),
    ("what of several ways is met, and by whom", game(CAPTIVES, [needs("german", {"any": [{"controls": {"hexes": ["H1"]}}, {"cvp": {"at_least": 6}}]})], [{"do": "eliminate", "unit": one}
                                                                  for one in ("r1", "r2", "r3")]), ("condition 1",),
     ["German, at the end: met 26.1", "The German side meets it: at least 6 casualty points (6 of 6)."], ["met (1 of 1)"]),
    ("what would be met if the game ended", game(CAPTIVES, [needs("german", {"any": [{"controls": {"hexes": ["H1"]}}, {"cvp": {"at_least": 6}}]})], TAKEN), ("condition 1",),
     ["German, at the end: met if the game ends now 26.1", "If the game ended now, the German side would meet it: at least 6 casualty"],
     ["meets it"]),
    ("and what was met", game(CAPTIVES, [needs("german", {"any": [{"controls": {"hexes": ["H1"]}}, {"cvp": {"at_least": 6}}]})], [*TAKEN, *END]), ("condition 1",), ["The German side met it, which decided the game at event 8: at least 6"],
     ["meets it", "would"]),
    ("a case of a rule", game(CAPTIVES, [SIX], TAKEN), ("26.211",), ["A squad is worth 2, and so is a crew."], ["clause by clause"]),
    ("Mopping Up that would do it", {**SWEPT, "log": SWEPT["log"][:3]}, ("--side", "german", "mill"),
     ["r1 (broken) in C4/1, an armed Russian unit in it, keeps the German side from gaining it (26.14).",
      "All who keep it are broken: Mopping Up by a Good Order MMC in the building would take them prisoner and gain it (26.11)."], []),
    ("of a rowhouse only where they are", {**SWEPT, "map": ROWHOUSE["map"], "log": SWEPT["log"][:3]}, ("--side", "german", "mill"),
     ["In a rowhouse Mopping Up takes only those prisoner who are in the same hex: a Good Order MMC would have to do it in C4 (26.15)."],
     ["in the building would"]),
    ("not while one is unbroken", {**SWEPT, "log": [SWEPT["log"][0], SWEPT["log"][2]]}, ("--side", "german", "mill"), ["r1 in C4/1, an armed"],
     ["Mopping Up"]),
    ("a Blaze by accident of a Fire that was kindled", game(FIRES, [MILL], [BURNING[2], {"do": "fire", "at": "F3", "level": "blaze",
                                                                                       "cause": "accident"}]), ("event 2",),
     ["The accident does not change whose it is: the Fire in F3 counts as kindled by the Russian side (26.16)."], []),
    ("one point is lost", game([*CAPTIVES, unit("h", "russian", "half-squad", "F4")], [SIX], [{"do": "capture", "unit": "h", "by": "g2"}]),
     ("h",), ["it has 1 casualty point for it now, and 2 if h is still captured when the game ends. If h is freed, it is lost"], []),
    ("Mopping Up of a rowhouse", ROWHOUSE, ("--side", "german", "C4/1"),
     ["g1 mopped up at event 2, but in a rowhouse that gains only the hex in which it is done: C3 (26.15)."], []),
    ("one that gains nothing", ROWHOUSE, ("event 2",),
     ["The German side controls the building Mill, the hex C3 and the Location C3 already: there is nothing more to gain (26.1)."], []),
    ("not of another building", {**ROWHOUSE, "map": {**ROWHOUSE["map"], "buildings": [
        {"id": "mill", "name": "Mill", "hexes": ["C3", "C4"], "levels": 1}]}}, ("--side", "german", "C4/1"), [], ["rowhouse"]),
    ("what of a building is not its owner’s", ROWHOUSE, ("mill",),
     ["The German side controls all its hexes and Locations but these:", "Location C4/1: Russian: gained by r1 (event 1, 26.11)"], []),
    ("a building comes before what is in it", SWEPT, ("event 4",),
     ["Event 4: g1 mops up Mill The German side gains the building Mill: g1 has mopped up (26.11)."], []),
    ("those who would gain but for the Melee", game([unit("g1", "german", "squad", "F3", melee=True),
                                                    unit("r1", "russian", "squad", "F3", melee=True)], [SIX], []), ("r1",),
     ["The German side has only g1 there who could gain the building Hut, the hex F3 and the Location F3, and that is in Melee."],
     ["nobody there"]),
    ("what is declared", DECLARED, ("--view", "german", "hut"), ["The Russian side controls it, as was declared at event 2 (26.15)."],
     ["since event"]),
    ("an event that is seen in part", game(GUESSED, [SIX], [{"do": "move", "unit": "y", "to": "H3"}]), ("--view", "german", "event 1"),
     ["Event 1: Something concealed moves H2 → H3", "As far as the German side can see: It changed no control"], ["y moves", "cannot see"]),
    ("a name by a part of it", game(NAMED, [SIX], []), ("Orlov",), ["9-1 Captain Orlov, in F3"], []),
    ("by one that several have", game(NAMED, [SIX], []), ("Captain",),
     ["exit 2", "“Captain” stands in several names: give one of 9-1 Captain Orlov, 8-0 Captain Belov"], []),
    ("not by that of a hidden unit", game(NAMED, [SIX], []), ("--view", "german", "Belov"), ["exit 2", "nothing that the German side sees"], []),
    ("nor by one that is like it", game(NAMED, [SIX], []), ("--view", "german", "gg"),
     ["exit 2", "“gg” is nothing that the German side sees in this game (did you mean “g1”?)"], ["there is no"]),
    ("whoever comes in later does not end a hold", game(DRIVE, [MILL], [{"do": "move", "unit": "t", "to": "F4"},
                                                                         {"do": "move", "unit": "r1", "to": "F4"}]),
     ("--side", "russian", "F4"), ["only holds it, as long as it stays there, even if an enemy comes in (26.12)."], []),
    ("an aircraft gains nothing", game(TRUCKED, [MILL], []), ("ju",),
     ["ju is an aircraft: it gains nothing and keeps nothing from anybody (26.11)."], ["Without ju"]),
    ("what its going free would do", game(CAPTIVES, [SIX], TAKEN), ("r1",),
     ["If it is freed: The victory condition “German, at the end” would not be met."], []),
    ("it counts as it was when captured", game(CAPTIVES, [SIX], [*TAKEN, {"do": "mark", "unit": "r2", "leadership": 0}]), ("r2",),
     ["r2 counts as it was when it was captured, with leadership −1: what changed later changes no points (26.222)."], []),
    ("and where nothing changed", game(CAPTIVES, [SIX], TAKEN), ("r2",), [], ["counts as it was"]),
    ("left by an exit, but not for victory", leaving([*CAPTIVES[:4], unit("k", "german", "squad", "H1")], SIX,
                                                     [{"do": "exit", "unit": "k", "from": "H1"}]), ("k",),
     ["The event does not say that k leaves to fulfil victory conditions"], []),
    ("what a side takes for decided is only as it sees it", AMBUSH, ("--view", "german", "hut"),
     [SEEN, "The Russian side has no armed Good Order Infantry MMC", "g1, an armed German unit in it, keeps the Russian side"],
     ["The game was decided", "had no", "kept"]),
    ("for a side this is said once", AMBUSH, ("--view", "german", "german"),
     [SEEN, "As far as the German side can see: The German side met it, which decided"], ["The game was decided"]),
    ("and for what decided it", AMBUSH, ("--view", "german", "g1"),
     [SEEN, "As far as the German side can see: Event 1 decided the game"], ["The game was decided"]),
    ("to all others it is undecided", AMBUSH, ("german",), ["not met (0 of 1)"], ["decided the game", "As far as"]),
    ("no concealed enemy gains what an own unit surely keeps", game(KEEPER, [MILLS["german"]], INSIDE), ("--view", "russian", "verdict"),
     ["German, at the end: not met (0 of 1)"], ["cannot be told"]),
    ("nor is it said that it might have", game(KEEPER, [MILLS["german"]], INSIDE), ("--view", "russian", "mill"),
     ["r in C3/1, an armed Russian unit in it, keeps the German side from gaining it (26.14)."], ["if that gained it", "has no armed"]),
    ("what a concealed enemy went into behind its owner cannot be told", game(KEEPER, [MILLS["russian"]], BEHIND),
     ("--view", "russian", "verdict"), ["Russian, at the end: cannot be told"], ["is met now", "If it stays so"]),
    ("nor when that enemy has gone on", game(KEEPER, [MILLS["russian"]], BEHIND + LEFT), ("--view", "russian", "verdict"),
     ["Russian, at the end: cannot be told"], ["is met now"]),
    ("until its owner gains it anew", game(KEEPER, [MILLS["russian"]], BEHIND + LEFT + [{"do": "move", "unit": "r", "to": "C3"}]),
     ("--view", "russian", "verdict"), ["Russian, at the end: met (1 of 1)"], ["cannot be told"]),
    ("a part that cannot be told counts as none that is met", game(GUESSED, [needs("russian", {"all": [
        {"units": {"side": "russian", "in": ["H2"], "at_least": 1}}, {"controls": {"hexes": ["A1"]}}, {"controls": {"hexes": ["H5"]}}]})], []),
     ("--view", "german", "verdict"),
     ["Russian, at the end: not met (1 of 3, and 1 cannot be told)", "all of these: not met, 1 of 3, and 1 cannot be told",
      "1 condition cannot be told: squads, half-squads and crews of the Russian side in H2: at least 1 (0 of 1, and up to 2 more concealed)."],
     ["2 of 3"]),
    ("what may have been gained undeclared is said where it is asked for", game(KEEPER, [MILLS["russian"]], BEHIND),
     ("--view", "russian", "verdict"), ["cannot be told (0 of 1)", "Something concealed of the German side is in it: if that gained it"],
     ["1 of 1"]),
    ("what a side may have but for something concealed cannot be told", game(DUMMIES, [needs("german", {"controls": {"hexes": ["F3"]}})], ENTERS),
     ("--view", "german", "verdict"), ["German, at the end: cannot be told (0 of 1)"], ["not met"]),
    ("nor when an enemy comes in later", game(DUMMIES, [needs("german", {"controls": {"hexes": ["F3"]}})], [*ENTERS, {"do": "move", "unit": "r1", "to": "F3"}]),
     ("--view", "german", "verdict"), ["German, at the end: cannot be told (0 of 1)"], ["not met"]),
    ("but not where a known enemy has kept it all the time", game(DUMMIES, [needs("german", {"controls": {"hexes": ["F3"]}})],
                                                                  [{"do": "move", "unit": "r1", "to": "F3"}, *ENTERS]),
     ("--view", "german", "verdict"), ["German, at the end: not met (0 of 1)"], ["cannot be told"]),
    ("a part of a building that may be another’s", game([*KEEPER, unit("r4", "russian", "squad", "E4")], [MILLS["german"]],
        [*INSIDE[:1], {"do": "move", "unit": "r4", "path": ["D4", "C4", "D4"]}, {"do": "move", "unit": "g", "path": ["C4"]}]), ("--view", "russian", "mill"),
     ["Hex C4: Russian: gained by r4 (event 2, 26.13); whether it is still so cannot be told (26.15)", "Location C4/1: German, since the set-up (26.11) That is not certain of these: Hex C4"], []),
    ("each alternative has its own obstacle, the nearest first", game(KEEPERS, [needs("german", {"controls": {"hexes": ["F3", "H1"],
                                                                                                             "at_least": 1}})], []),
     ("verdict",), ["Missing: 1 of these: H1 or F3 (in the way: r1 in F3; r2 in F3).",
                    "Hex H1: The Russian side controls it: it lies in that side’s set-up area (26.11). The German side has no armed Good Order",
                    "r1 and r2, armed Russian units in it, keep the German side from gaining it (26.13)."], ["Missing: F3"]),
    ("points are told with the sums that they are made of", game(CAPTIVES, [needs("german", {"cvp": {"more_than_enemy_by": 9}})],
                                                                 [*TAKEN, {"do": "eliminate", "unit": "g1"}]), ("condition 1",),
     ["The German side has 4 casualty points now, and 8 when the game ends", "Russian: 2 casualty points Russian +2: g1 squad 2"], []),
    ("points that a condition compares", game(CAPTIVES, [needs("german", {"compare": {"left": [{"cvp": {"side": "german"}}], "right": [
        {"cvp": {"side": "russian"}}], "more_by": 5}})], TAKEN[:1]), ("--side", "german", "points"),
     ["“German, at the end” asks for casualty points scored by the German side: at least 5 more than casualty points scored by the Russian "
      "side: 4, of which 2 only when the game ends, against 0"], ["Missing"]),
    ("a wounded leader counts as if it were not", game([unit("o", "russian", "leader", "F3", leadership=-1, wounded=True)], [SIX], []), ("o",),
     ["A wounded leader is worth as many points as an unwounded one (26.211)."], []),
    ("an unwounded one needs no word", game(NAMED, [SIX], []), ("o",), [], ["wounded"]),
    ("who captured somebody", game(CAPTIVES, [SIX], TAKEN), ("g2",),
     ["g2 captured r1 at event 1. The German side has 2 casualty points for it now, and 4 if r1 is still captured when the game ends, "
      "whatever becomes of g2. If r1 is freed, they are lost (26.222). If r1 is eliminated, the German side has 2 casualty points for it, at "
      "the end too; 4 if an attack of its own side eliminates it (26.222).", "g2 captured r2 at event 2."], ["even if nobody"]),
    ("not who is free again", game(CAPTIVES, [SIX], [*TAKEN, {"do": "release", "unit": "r1"}]), ("g2",), ["captured r2"], ["captured r1"]),
    ("who captured a tank", game(TANK, [MILL], MANNED), ("h",),
     ["h captured t at event 3. The German side has 5 casualty points for it now, and 10 if t is still captured when the game ends, "
      "whatever becomes of h and even if nobody mans t. If t is freed, they are lost (26.222). If t is eliminated, "
      "the German side has 5 casualty points for it, at the end too (26.222)."], ["attack of its own"]),
    ("a captive that is eliminated counts once", game(CAPTIVES, [needs("german", {"cvp": {"at_least": 8}})], TAKEN), ("r1",),
     ["If it is eliminated: The victory condition “German, at the end” would not be met. If it is freed:", "If r1 is freed, they are lost "
      "(26.222). If r1 is eliminated, the German side has 2 casualty points for it, at the end too; 4 if an attack"], []),
    ("as it is then, and not as it was captured", game(TANK, [MILL], [*MANNED, {"do": "mark", "unit": "t", "ma": "malfunctioned"}]), ("t",),
     ["The German side holds t: it has 5 casualty points for it now, and 10 if", "If t is eliminated, the German side has 4 casualty points"], []),
    ("and when it is over", game(CAPTIVES, [SIX], TAKEN + END), ("g2",),
     ["g2 captured r1 at event 1. The German side held r1 when the game ended: that counted 4 casualty points (26.222)."],
     ["whatever becomes"]),
    ("who is with a prisoner", game([*CAPTIVES, unit("g4", "german", "squad", "F4")], [SIX], TAKEN), ("r1",),
     ["In its Location the German side has g4. If that leaves or is eliminated, r1 still counts as captured until an event frees it"], []),
    ("nobody is", game([*CAPTIVES, unit("g4", "german", "squad", "F4", hidden=True)], [SIX], TAKEN), ("--view", "russian", "r1"),
     ["No known unit of the German side is in its Location."], ["g4"]),
    ("the bridge of a hex", {**game(DRIVE, [MILL], [{"do": "move", "unit": "t", "path": ["E4", "F4/bridge"]}]),
                             "map": {**game([], [], [])["map"], "bridges": [{"hex": "F4"}]}}, ("F4",),
     ["Location F4/bridge: The German side holds it as long as t stays"], []),
    ("since when a condition is met", game(CAPTIVES, [SIX], [{"do": "eliminate", "unit": one} for one in ("r1", "r2", "r3")]),
     ("condition 1",), ["met (6 of 6)", "It has been so since event 3 (Turn 1, German, All): r3 is eliminated."], []),
    ("and until when it was", game(CAPTIVES, [needs("russian", {"units": {"side": "russian", "in": ["H3"], "at_least": 1}})],
                                   [{"do": "eliminate", "unit": "r3"}]), ("condition 1",),
     ["It was met until event 1 (Turn 1, German, All): r3 is eliminated."], []),
    ("not for a side, which does not know all that was", game(CAPTIVES, [SIX], [{"do": "eliminate", "unit": one} for one in ("r1", "r2", "r3")]),
     ("--view", "german", "condition 1"), ["met (6 of 6)"], ["since event"]),
    ("where a Fire came from", game(FIRES, [MILL], [
        {"do": "fire", "at": "C3", "level": "flame", "cause": "kindled", "side": "german"},
        {"do": "fire", "at": "C4", "level": "flame", "cause": "spread", "from": "C3"}]), ("--side", "german", "C4"),
     ["Event 1: A Flame in C3, kindled by the German side Event 2: A Flame in C4, spread from C3"], []),
    ("which Fire it is on a map without buildings", PLAIN, ("--side", "german", "C3"),
     ["It holds the Fire in C3, which counts as kindled by the German side", "Event 1: A Flame in C3, kindled by the German side"],
     ["Fire or rubble"]),
    ("a tank without its main armament", game(DRIVE, [MILL], [{"do": "mark", "unit": "t", "ma": "disabled"}]), ("t",),
     ["The main armament of t does not work, but t is still armed by its other weapons: it keeps the Russian side from gaining as "
      "before, and it can hold a Location (26.11, 26.12)."], ["is unarmed"]),
    ("one that is abandoned", game(TANK, [SIX], MANNED[:1]), ("t",),
     ["t is unarmed: it holds nothing, and keeps nothing from anybody (26.11, 26.12).",
      "t is abandoned. That alone gives no points (26.221). Captured now it would count 5 casualty points for the German side, and "
      "double if it is still captured when the game ends (26.222)."], ["main armament of"]),
    ("what abandoning changes", game(TANK, [SIX], MANNED[:1]), ("event 1",),
     ["A vehicle that is abandoned gives no points (26.221). From now on it counts without its crew"], []),
    ("who had it before a vehicle holds it", game(DRIVE, [MILL], [{"do": "move", "unit": "t", "to": "F4"}]), ("F4",),
     ["after that it is the Russian side’s again (26.12). Before that the Russian side had controlled it since the set-up (26.11)."], []),
    ("who had it before", game(KEEPER, [MILLS["german"]], [INSIDE[0], {"do": "move", "unit": "r", "path": ["C3", "D3"]},
                                                             {"do": "move", "unit": "g", "to": "C3"}]), ("mill",),
     ["The German side has controlled it since event 3", "Before that the Russian side had controlled it since event 1: gained by r (26.14)."], []),
    ("a vehicle’s hold before that, and whose it was beneath", game(CARRIER, [ALONE], [DRIVES, {"do": "mark", "unit": "p", "in": None}]), ("F4",),
     ["since event 2, when p was in it in Good Order and no armed Russian unit was in it (26.13). Before that the German side had held it since "
      "event 1 by t alone; otherwise it would have been the Russian side’s (26.12)."], []),
    ("and nobody’s", NOWHERE, ("F4",),
     ["Before that the German side had held it since event 1 by t alone; otherwise nobody would have controlled it (26.12)."],
     ["Before that nobody"]),
    ("not what lasted no time", game(CARRIER, [ALONE], [DRIVES, {"do": "eliminate", "unit": "t"}]), ("F4",),
     ["since event 2, when p was", "Before that the German side had held it since event 1 by t alone"], ["when a vehicle’s hold ended"]),
    ("nor where a vehicle drove through", game(CARRIER, [ALONE], [{"do": "move", "unit": "t", "path": ["E4", "F4", "E4"]}]), ("F4",),
     ["Hex F4: The Russian side controls it: it lies in that side’s set-up area (26.11)."], ["held", "Before that"]),
    ("a hold that ended", game(CARRIER, [ALONE], [DRIVES, {"do": "move", "unit": "t", "to": "D5"}]), ("F4",),
     ["since event 2, when no vehicle held it any more and it fell back (26.12). Before that the German side had held it since event 1 by t"], []),
    ("nobody else had it", game(FIRES, [MILL], []), ("mill",), [], ["Before that"]),
    ("what something concealed may gain without a unit", game(KEEPER, [MILLS["russian"]], INSIDE), ("--view", "russian", "r"),
     ["1 concealed counter in C3 may be an armed squad; if so, without r the German side would gain the building Mill and the hex C3 at "
      "once (26.15).", "nobody there who could gain the Location C3/1.",
      "If it is eliminated, it cannot be told whether “Russian, at the end” is met (26.15)."], ["nobody there who could gain the building"]),
    ("not where its owner sees it", game(KEEPER, [MILLS["russian"]], INSIDE), ("r",),
     ["Without r the German side would gain the building Mill and the hex C3 at once."], ["may be an armed squad", "cannot be told"]),
    ("what something concealed may keep as well", game(DUMMIES, [MILL], [{"do": "move", "unit": "r1", "to": "F3"}, *ENTERS]),
     ("--view", "german", "r1"), ["Without r1, something concealed may still keep the German side from gaining the building Hut"], ["nobody there"]),
    ("and where nobody could gain it", game(DUMMIES, [MILL], [{"do": "move", "unit": "r1", "to": "F3"}]), ("--view", "german", "r1"),
     ["The German side has nobody there who could gain the building Hut, the hex F3 and the Location F3. If it had, r1, and perhaps "
      "something concealed, would keep it from that (26.15)."], ["r1 alone"]),
    ("an event that shows a gain was none", BARED, ("--at", "2", "--view", "german", "event 2"),
     ["This event shows that the German side did not gain the building Hut, the hex F3 and the Location F3 at event 1, as it had seemed",
      "What the German side had seen does not stand: German victory: control of Hut",
      "German, at the instant: before the event met (1 of 1); after it not met (0 of 1)"], ["changed no control"]),
    ("and so it is said of what it seemed to gain", BARED, ("--at", "2", "--view", "german", "hut"),
     ["The German side seemed to have gained it at event 1; event 2 showed that it had not (26.15)."], []),
    ("whoever sees all knew it", BARED, ("--at", "2", "event 2"), ["It changed no control and no points, and met no condition."], ["shows that"]),
    ("an event that shows a gain nobody had declared", game(KEEPER, [MILLS["russian"]], [*BEHIND, SHOWN]), ("--view", "russian", "event 3"),
     ["This event shows that the German side has controlled the building Mill", "since event 2 (26.15)."], ["changed no control"]),
    ("an event after which a side cannot tell", game(DUMMIES, [needs("german", {"controls": {"hexes": ["F3"]}})], ENTERS),
     ("--view", "german", "event 1"), ["Something concealed may be an armed squad: whether the Russian side still controls the building Hut, the hex F3"],
     ["changed no control"]),
    ("an event that shows a dummy", game(DUMMIES, [MILL], [*ENTERS, {"do": "eliminate", "unit": "d"}]), ("--view", "german", "event 2"),
     ["This event shows that the German side has controlled the building Hut, the hex F3 and the Location F3 since event 1 (26.15).", "was a dummy"],
     ["changed no control"]),
    ("an event that changed nothing as far as a side sees", game(DUMMIES, [MILL], [{"do": "move", "unit": "r1", "to": "G5"}]),
     ("--view", "german", "event 1"), ["As far as the German side can see: It changed no control and no points, and met no condition."], []),
    ("what was not gained by an event that gained something", game(KEEPERS, [MILL], [{"do": "move", "unit": "g1", "path": ["E3", "F3"]}]), ("event 1",),
     ["The German side gains the hex E3", "Hex F3: r1 and r2, armed Russian units in it, keep",
      "Location F3: r1 and r2, armed"], []),
    ("in Bypass it holds nothing", PASSED, ("event 1",), ["Hex F4: t cannot hold it in Bypass (26.12)."], ["no other Location"]),
    ("Fires of both sides that are joined", game(FIRES, [MILL], JOINED), ("mill",),
     ["Both sides kindled Fires that have been joined since event 2: that in C3 and C4 counts as an accident, and kindling keeps it from "
      "neither side any more"], []),
    ("and the event that joins them", game(FIRES, [MILL], JOINED), ("event 2",),
     ["Both sides kindled Fires that are joined: that in C3 and C4 counts"], []),
    ("both when that is over", game(FIRES, [MILL], JOINED + END), ("mill",),
     ["Both sides had kindled Fires that were joined at event 2: that in C3 and C4 counted as an accident from then on"], ["are joined"]),
    ("and of the event", game(FIRES, [MILL], JOINED + END), ("event 2",), ["that were joined: that in C3 and C4 counted"], ["are joined"]),
    ("of an event that is over what kept a side from more", game(FIRES, [MILL], [{"do": "move", "unit": "r1", "to": "B3"}, *END]),
     ("event 1",), ["g1, an armed German unit in it, kept the Russian side from gaining it"], ["keeps"]),
    ("who leaves from where its prisoners are", leaving(STRONG, AWAY, [*TAKEN, {"do": "move", "unit": "g2", "to": "H1"},
     {"do": "move", "unit": "r1", "to": "H1"}, {"do": "exit", "unit": "g2", "from": "H1"}]), ("g2",),
     ["g2 leaves from where its prisoner r1 is. The event does not say that it leaves as a Guard"], ["r2 is", "prisoners"]),
    ("nothing of a Guard where there is no prisoner", leaving(STRONG, AWAY, [*TAKEN, {"do": "move", "unit": "g2", "to": "H1"},
     {"do": "exit", "unit": "g2", "from": "H1"}]), ("event 4",), ["g2 leaves the map"], ["Guard"]),
    ("which things of a list cannot be told",
     game(DUMMIES, [needs("german", {"controls": {"buildings": ["hut", "mill"], "at_least": 2}})], ENTERS), ("--view", "german", "verdict"),
     ["Something concealed may be an armed squad: who controls the building Hut cannot be told (26.15)."], ["building Mill cannot"]),
    ("that an owner is not certain", game(DUMMIES, [MILL], ENTERS), ("--view", "german", "hut"),
     ["That is not certain: something concealed may be an armed squad or a dummy (26.15)."], []),
    ("nothing is uncertain to whom sees all", game(DUMMIES, [MILL], ENTERS), ("hut",), ["Building Hut"], ["certain"]),
    ("what was seen of a unit that is revealed", game([unit("g1", "german", "squad", "C3"), unit("y", "russian", "squad", "F3", concealed=True)], [MILL],
     [{"do": "mark", "unit": "y", "concealed": False}]), ("--view", "german", "event 1"),
     ["Until then the German side saw of y only that something was there, which might have been an armed squad or a dummy (26.15).",
      "Building Hut: y, an armed Russian unit in it, keeps the German side from gaining it (26.14)."], ["has no armed"]),
    ("and of one that was hidden", game(SECRET, [MILL], [{"do": "mark", "unit": "x", "hidden": False}]), ("event 1",),
     ["Until then the German side did not know of x (26.15)."], ["something was there"]),
    ("not where it stays concealed", game(SECRET, [MILL], [{"do": "mark", "unit": "x", "hidden": False, "concealed": True}]), ("event 1",),
     [], ["Until then"]),
    ("nor where it was never secret", game(FIRES, [MILL], [{"do": "mark", "unit": "r1", "concealed": False}]), ("event 1",), [], ["Until then"]),
    ("an enemy that is gone, and was seen", game(CAPTIVES, [SIX], [{"do": "eliminate", "unit": "r3"}]), ("--view", "german", "r3"),
     ["r3: eliminated Event 1: The German side gains 2 points for r3"], []),
    ("a dummy that is gone", game(DUMMIES, [MILL], [{"do": "eliminate", "unit": "d"}]), ("--view", "german", "d"),
     ["d was a dummy: dummies give no points (26.15)."], []),
    ("that Mopping Up would win", game(MOPPED, [needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []), ("hut",),
     ["Mopping Up by g1 now would decide the game: German victory: control of Hut (26.1)."], []),
    ("not where it is asked for only at the end", game(MOPPED, [needs("german", {"controls": {"buildings": ["hut"]}})], []), ("hut",),
     ["Mopping Up by a Good Order MMC in the building"], ["decide"]),
    ("nor to a side", game(MOPPED, [needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []), ("--view", "german", "hut"),
     ["Mopping Up by a Good Order MMC in the building"], ["decide"]),
    ("nobody that the other side knows of is with a prisoner", game(CAPTIVES, [SIX], [*TAKEN, {"do": "move", "unit": "g2", "to": "G3"}]),
     ("--view", "russian", "r1"), ["No known unit of the German side is in its Location."], []),
    ("nobody at all", game(CAPTIVES, [SIX], [*TAKEN, {"do": "move", "unit": "g2", "to": "G3"}]), ("r1",),
     ["No unit of the German side is in its Location."], []),
    ("conditions for which a unit counts alike", game(CAPTIVES, [needs("german", {"no_enemy": {"state": "mmc", "in": ["F4"]}}), ALL_GONE], []), ("r2",),
     ["For “German, at the end” and “Russian, at the end”: r2 does not count: only squads, half-squads and crews do."], []),
    ("what its loss counts against the enemy's points", game(CAPTIVES, [MORE], []), ("r3",),
     ["asks for casualty points scored by the German side: more than casualty points scored by the Russian side. Now: 0 against 0, 1 needed: "
      "1 too few; with these: 2 against 0."], []),
    ("what a side had seemed to gain and gains at the reveal", game(LURKING, [MILL], [*ENTERS, {"do": "eliminate", "unit": "r9"}]),
     ("--view", "german", "event 2"), ["The German side gains the building Hut",
      "This event shows that the German side did not gain the building Hut, the hex F3 and the Location F3 at event 1, as it had seemed (26.15)."], []),
    ("and of the thing itself", game(LURKING, [MILL], [*ENTERS, {"do": "eliminate", "unit": "r9"}]), ("--view", "german", "hut"),
     ["since event 2", "The German side seemed to have gained it at event 1; event 2 showed that it had not (26.15)."], []),
    ("what the end of the game shows of a hex", game(LURKING, [MILL], ENTERS + END), ("--view", "german", "F3"),
     ["Hex F3: The Russian side controls it: it lies in that side’s set-up area (26.11). The German side seemed to have gained it at event 1; "
      "event 7 showed that it had not (26.15)."], []),
    ("nothing of it to its owner", game(LURKING, [MILL], ENTERS + END), ("--view", "russian", "F3"), ["Hex F3: "], ["seemed"]),
    ("nor before the end", game(LURKING, [MILL], ENTERS), ("--view", "german", "F3"), ["The German side has controlled it since event 1"], ["seemed"]),
    ("of what rests on a rule the event, not where its units are by now", game(DRIVE, [MILL], [{"do": "move", "unit": "t", "to": "E4"},
     {"do": "move", "unit": "t", "to": "D5"}]), ("26.12",), ["holds the hex E4", "Event 1: t moves"], ["t, in"]),
    ("a ground level by its number", game(FIRES, [MILL], []), ("C3/0",), ["Location C3: "], []),
    ("not Fires of one side", game(FIRES, [MILL], KINDLED), ("mill",), [], ["Both sides kindled"]),
    ("Blazes that leave the edge of the map open", game(FIRES, [MILL], CORNER), ("A1",),
     ["Blazes burn in all hexes around it, but it lies on the edge of the map, over which units may come: so it is not cut off (26.16)."], []),
    ("not where one hex is open", game(FIRES, [MILL], CORNER[:1]), ("A1",), [], ["edge of the map"]),
    ("of many gains of a unit first the building", TOUR, ("g1",), ["Event 1: The German side gains the building Hut:", "and 2 more, at event 1 (E3, F3)"], []),
    ("all of them", TOUR, ("--all", "g1"), ["the Location E3", "the hex E3", "the Location H3"], ["and 6 more"]),
    ("and of a turn", TOUR, ("turn 1",), ["Turn 1: event 1 Event 1: The German side gains the building Hut:"], []),
    ("a turn as a side sees it", TOUR, ("--view", "german", "turn 1"), ["German, at the end: not met (0 of 1) before the turn, met (1 of 1) after its last event"], []),
    ("a building of which both areas have a part", SHARED, ("mill",),
     ["the set-up areas of both sides have in common these of its hexes: C4 (26.11)."], ["it lies in the set-up areas"]),
    ("what the scenario offers each side", OFFERING, ("26.4",),
     ["For the German side this scenario offers: A tank more.", "For the Russian side this scenario offers: A hero."], []),
    ("a condition under a not", game(CAPTIVES, [needs("german", {"not": {"no_enemy": {"state": "mmc", "in": ["F4"]}}})], []), ("verdict",),
     ["not this: met"], ["met, not met", "met, met"]),
    ("what a vehicle holds and something concealed crossed", CROSSING, ("--at", "2", "--view", "russian", "E3/bridge"),
     ["The German side holds it as long as t stays; after that it is the Russian side’s again (26.12). The side that will control it when t has left is "
      "not certain: something concealed may be an armed squad or a dummy (26.15)."], ["That is not certain: something concealed may be an armed squad or a dummy (26.15). Before"]),
    ("not what nothing concealed has crossed", CROSSING, ("--at", "1", "--view", "russian", "E3/bridge"),
     ["The German side holds it as long as t stays; after that it is the Russian side’s again (26.12)."], ["not certain"]),
    ("what a vehicle holds is certain while it stays", game([unit("g", "german", "squad", "D3", concealed=True), unit("r", "russian", "squad", "H6"),
                                                            unit("t", "russian", "vehicle", "E3", vehicle=DRIVE[1]["vehicle"])],
                                                           [needs("russian", {"controls": {"hexes": ["D4"]}})],
                                                           [{"do": "move", "unit": "g", "to": "E2"}, {"do": "move", "unit": "g", "to": "D3"},
                                                            {"do": "move", "unit": "t", "to": "E2"}]), ("--view", "russian", "E2"),
     ["Hex E2: The Russian side controls it: it lies in that side’s set-up area (26.11). The side that will control it when t has left is not certain:"],
     ["That is not certain"]),
    ("what a revealed unit has had beneath a hold", CROSSING, ("--view", "russian", "event 3"),
     ["This event shows that the German side has controlled the building Hut, the hex E3, the hex F3, the Location F3 and the Location "
      "E3/bridge since event 2 (26.15)."], []),
    ("what something concealed crosses, and what cannot be told by it", CROSSING, ("--at", "2", "--view", "russian", "event 2"),
     ["Event 2: Something concealed moves D3 → F3 (2 hexes), through E3/bridge",
      "whether the Russian side still controls the building Hut, the hex E3, the hex F3 and the Location F3 cannot be told (26.15).",
      "whether the Location E3/bridge will be the Russian side’s when the vehicle that holds it has left cannot be told (26.15).",
      "German, at the end: before the event not met (0 of 1); after it cannot be told"], ["g moves", "As the"]),
    ("and what is known of it later", CROSSING, ("--view", "russian", "event 2"),
     ["g moves D3 → F3 (2 hexes) The German side gains the building Hut:",
      "Until event 3 the Russian side could not tell whether it still controlled the building Hut, the hex E3, the hex F3 and the Location F3: "
      "something concealed might have been an armed squad (26.15).",
      "Until event 3 the Russian side could not tell whether the Location E3/bridge would be the Russian side’s when the vehicle that held it",
      "As the Russian side saw it then: German, at the end: before the event not met (0 of 1); after it cannot be told"],
     ["cannot be told (26.15)"]),
    ("a gain of what its tank has held is none that seemed", CROSSING, ("--view", "german", "event 2"),
     ["The German side gains the Location E3/bridge"], ["as it had seemed"]),
    ("a counter that was hidden as it moved", game([unit("g1", "german", "squad", "A1"), unit("x", "russian", "squad", "G4", hidden=True)], [MILL],
                                                   [{"do": "move", "unit": "x", "to": "H4"},
                                                    {"do": "mark", "unit": "x", "hidden": False, "concealed": True}]),
     ("--view", "german", "event 1"), ["Event 1: Something concealed moves to H4"], ["G4"]),
    ("a gain that seemed", {**AMBUSH, "log": BARED["log"]}, ("--at", "2", "--view", "german", "event 1"),
     ["As the German side saw it then: German, at the instant: before the event not met (0 of 1); after it met"], []),
    ("since when a side has had what it declares", DECLARED, ("event 2",),
     ["The Russian side had controlled the building Hut since event 1; by this declaration the German side learns of it (26.15)."], []),
    ("as the other side hears it", DECLARED, ("--view", "german", "event 2"),
     ["By this declaration the German side learns that the Russian side controls the building Hut (26.15)."], ["since event 1"]),
    ("what had been seen", {**DECLARED, "log": [DECLARED["log"][0], {"do": "mark", "unit": "r1", "concealed": False}, DECLARED["log"][1]]},
     ("event 3",), ["The Russian side had controlled the building Hut since event 1, as the German side knew already (26.15)."], ["learns"]),
    ("Mopping Up that would win, at the condition that it meets", game(MOPPED, [MORE, needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []),
     ("verdict",), ["German, at the instant: not met (0 of 1) 26.1: The German side wins at once, if: control of Hut. 1 condition is missing: control of Hut. "
                    "In the way: r1 (broken) in F3. Mopping Up of Hut by g1 now would meet this condition and decide the game."],
     []),
    ("at no other", game(MOPPED, [MORE, needs("german", {"controls": {"buildings": ["hut"]}}, "immediate")], []), ("condition 1",), [], ["decide"]),
    ("where in a building something concealed is", game([unit("g1", "german", "squad", "C3"), unit("y", "russian", "squad", "C4/1", concealed=True)],
                                                       [MILL], []), ("--view", "german", "mill"),
     ["1 concealed counter in C4/1: it may be an armed squad"], ["y in"]),
    ("where those are that may count", game([one for one in GUESSED if one["id"] != "k"], [needs("german", HELD["all"][0])], []),
     ("--view", "german", "condition 1"), ["cannot be told, 0, and up to 2 more concealed 2 concealed counters in H2: each may be an armed squad"], []),
    ("what is not certain of a building is apart", game(KEEPER, [MILLS["russian"]], INSIDE), ("--view", "russian", "mill"),
     ["controls all its hexes and Locations but these: Hex C4: German, since the set-up (26.11) Location C4: German, since the set-up (26.11) "
      "Location C4/1: German, since the set-up (26.11) That is not certain of these: Location C3: Russian"], []),
    ("a gain is one as far as its side can see", BARED, ("--at", "1", "--view", "german", "hut"),
     [LIMITS], []),
    ("so is the hex, the Location and the building told with it", BARED, ("--at", "1", "--view", "german", "F3"), [LIMITS], []),
    ("and what its side has had since the set-up, with nobody hidden", {**BARED, "units": BARED["units"][:1], "log": []},
     ("--view", "german", "E4"), [], ["as far as"]),
    ("nor anybody's at all", {**BARED, "units": [BARED["units"][0]], "log": []}, ("--view", "german", "C3"), [LIMITS], []),
    ("what the loss of a unit would bring", game([*MOPPED, unit("x", "russian", "squad", "H3", hidden=True)], [MORE], []),
     ("--view", "german", "r1"), ["Without r1 the German side would gain", LIMITS], []),
    ("in the same words where nobody is hidden", game(MOPPED, [MORE], []), ("--view", "german", "r1"),
     ["Without r1 the German side would gain", LIMITS], []),
    ("but not in the truth", game(MOPPED, [MORE], []), ("r1",), [], ["as far as"]),
    ("what is met and judged later", game(LURKING, [EMPTY], []), ("--view", "german", "verdict"),
     ["Undecided. As far as the German side can see: The condition of “German, at the end” is met now;", LIMITS], []),
    ("with nobody hidden too", game(LURKING[::2], [EMPTY], []), ("--view", "german", "verdict"),
     ["Undecided. As far as the German side can see: The condition of “German, at the end” is met now;", LIMITS], []),
    ("a storey in rubble goes with its hex", game(FIRES, [MILL], [{"do": "rubble", "at": "C3/1"}]), ("event 1",),
     ["After this event nobody could enter the Location C3/1: it went with its hex. The German side controlled it already, so nothing "
      "passed (26.161)."], ["Control passes only"]),
    ("but that its only Location goes with it", SHUT, ("--view", "german", "F3"),
     ["Location F3: The Russian side controls it: the hex has only one Location, so that side cannot have gained what it declared there "
      "without this"], ["cannot be told", "That is not certain"]),
    ("nothing of that before it is declared", SHUT, ("--view", "german", "--at", "1", "F3"), [], ["only one Location"]),
    ("of a declared building cannot be told whose the parts are", DECLARED_MILL, ("--view", "german", "mill"),
     ["The Russian side controls it, as was declared at event 2 (26.15).",
      "Whether the Russian side controls any of its hexes and Locations cannot be told (26.15): Hex C3: German, since the set-up (26.11); "
      "whether it is still so cannot be told"], ["controls none"]),
    ("not where nothing can be hidden from whom is told", BARED, ("--at", "1", "hut"), [], ["as far as"]),
    ("what happened in a turn comes by its events", game(CAPTIVES, [SIX], [{"do": "move", "unit": "g2", "to": "G3"}, TAKEN[0]]), ("turn 1",),
     ["Event 1: The German side gains the hex G3:", "(26.13). Event 2: The German side has 2 points for r1"], []),
    ("what is met and judged first is named first", BOTH_AHEAD, ("verdict",),
     ["Undecided. The condition of “Russian, at the end of each player turn” is met now; it is judged at the end of this player turn. If it "
      "stays so, the Russian side wins. “German, at the end” is not met now; it would be met if the game ended now. The German side has 4"],
     ["is nearest", "both sides"]),
    ("so it is in the view of a side", BOTH_AHEAD, ("--view", "german", "verdict"),
     ["is judged at the end of this player turn. If it stays so, the Russian side wins. “German, at the end” is not met now;"], []),
    ("and at a side", BOTH_AHEAD, ("german",), ["it is judged at the end of this player turn. If it stays so, the Russian side wins."], []),
    ("both sides meet theirs at the end, and who wins then", {**OTHERWISE, "log": BOTH_MET[:4]}, ("verdict",),
     ["The condition of “German, at the end” is met now; it is judged at the end of the game.", "The condition of “Russian, at the end” is met now; it "
      "is judged at the end of the game. If it stays so, both sides meet their conditions as the game ends, and the German side wins (26.1)."],
     []),
    ("or nobody", game(CAPTIVES, OTHERWISE["rules"]["control"]["victory"], BOTH_MET[:4]), ("verdict",),
     ["both sides meet their conditions as the game ends, and nobody wins (26.1)."], []),
    ("what both sides meet at one moment decides nothing there", COINCIDE, ("verdict",),
     ["If it stays so, the German side wins by “German, at the end of each turn”."], ["both sides"]),
    ("who wins is not told where time may meet another", WAITING, ("verdict",),
     ["is met now; it is judged at the end of this turn. If no condition has been met when the game ends, nobody wins"], ["If it stays so"]),
    ("nor where a side cannot tell another", {**UNSURE, "log": []}, ("--view", "german", "verdict"),
     ["is met now; it is judged at the end of this turn. If no condition has been met"], ["If it stays so", "the German side wins. "]),
    ("nobody is in the way of what is met by another way", EITHER, ("r3",), ["r3, in H3"], ["stands in the way"]),
    ("but of what is not", {**EITHER, "log": TAKEN[:1]}, ("r3",), ["r3 stands in the way of “German, at the end”: no"], []),
    ("not nearest, with two units to go for it, than what one would meet", FEWER, ("verdict",),
     ["Undecided. No condition is clearly nearest.", "The elimination of g1 would be enough."], ["is nearest"]),
    ("what two vehicles hold", PAIR, ("F4",),
     ["Hex F4: The German side holds it as long as t or k stays; after that it is the Russian side’s again (26.12).",
      "t and k of the German side only hold it, as long as one of them stays there, even if an enemy comes in (26.12)."],
     ["as long as t stays"]),
    ("and held at the end", {**PAIR, "log": PAIR["log"] + END}, ("F4",), ["because t and k were there (26.12)"], ["was there"]),
    ("a hold of what is nobody's, with an enemy there", VISITED, ("F4",),
     ["Hex F4: The German side holds it as long as t stays; after that the Russian side, which has a unit in it, controls it at once "
      "(26.11, 26.12)."], ["nobody’s again"]),
    ("or with an enemy tank", RIVALS, ("F4",), ["after that the Russian side, which has a unit in it, controls it at once"], []),
    ("with nobody", {**VISITED, "log": [DRIVES]}, ("F4",), ["after that it is nobody’s again (26.12)."], ["which has a unit in it"]),
    ("who gains a hex is on the ground", STACK, ("event 1",), ["gains the hex F3: g2 is at its ground level in Good Order"],
     ["hex F3: u1", "hex F3: u3"]),
    ("since when it has, too", STACK, ("F3",), ["Hex F3: The German side has controlled it since event 1, when g2 was in it"], []),
    ("a unit that counts for one part of a condition, and not for another", game(MOPPED, [needs("german", PARTS)], []), ("r1",),
     ["“German, at the end” asks for no unbroken Russian squad, half-squad or crew in Hut: r1 does not count: it is broken.",
      "“German, at the end” asks for no Russian squad, half-squad or crew in Hut: r1 counts."], ["For “German, at the end”: r1"]),
    ("and for one that asks for no place", game(NAMED[:1] + NAMED[2:], [needs("russian", LEADERS)], []), ("o",),
     ["of the Russian side in F3: 9-1 Captain Orlov does not count: only squads, half-squads and crews do.",
      "“Russian, at the end” asks for leaders of the Russian side on the map: 9-1 Captain Orlov counts."],
     ["For “Russian, at the end”: 9-1 Captain Orlov does not count"]),
)


# The language, the position, what is asked, and words that are said.
SAID_IN = (
    ("de", BOTH_AHEAD, ("verdict",), ["geprüft wird sie am Ende dieses Spielerzugs. Bleibt es so, gewinnt die Seite Russian."]),
    ("ru", BOTH_AHEAD, ("verdict",), ["проверка: в конце этого хода игрока. Если всё останется так, победит сторона Russian."]),
    ("de", game(KEEPER, [MILLS["russian"]], INSIDE), ("--view", "russian", "r"),
     ["1 getarnter Spielmarker in C3 kann ein bewaffneter Trupp sein; dann würde ohne r die Seite German sofort das Gebäude Mill und das"]),
    ("de", game(FIRES, [MILL], JOINED), ("event 2",), ["Beide Seiten haben Feuer gelegt, die verbunden sind: Das in C3 und C4 gilt als Unfall"]),
    ("ru", game(FIRES, [MILL], CORNER), ("A1",), ["Во всех гексах вокруг него горит пожар, но он лежит на краю карты"]),
    ("de", BARED, ("--at", "2", "--view", "german", "event 2"),
     ["Dieses Ereignis zeigt, dass die Seite German bei Ereignis 1 das Gebäude Hut, das Hexfeld F3 und die Location F3 nicht gewonnen hat",
      "Was die Seite German gesehen hatte, gilt nicht: "]),
    ("ru", BARED, ("--at", "2", "--view", "german", "event 2"),
     ["Это событие показывает, что сторона German при событии 1 не заняла здание Hut, гекс F3 и локацию F3, как казалось",
      "То, что видела сторона German, не подтвердилось: "]),
    ("ru", game(KEEPER, [MILLS["russian"]], INSIDE), ("--view", "russian", "r"),
     ["1 замаскированная фишка в C3 может быть вооружённым отделением; если это так, без r сторона German сразу заняла бы здание Mill"]),
)


def ask(folder, position, arguments, language="en"):
    path = folder / "small.hexgame"
    path.write_text(json.dumps(position), encoding="utf-8")
    run = cli.run if language == "en" else cli.run_alone
    status, out, err = run("why", *arguments, str(path), env={**kit.environment(), "LANGUAGE": language})
    return " ".join(out.decode().split()) if status == 0 else f"exit {status}: {err.decode()}"


def judged(folder, position):
    path = folder / "small.hexgame"
    path.write_text(json.dumps(position), encoding="utf-8")
    return json.loads(cli.run("judge", "--json", str(path), env=kit.environment())[1])["systems"]["control"]


def draw_casualties():
    """A position in which units of both sides were captured, freed and eliminated."""
    units = [unit(f"{side[0]}{n}", side, rand.choice(["squad", "half-squad", "leader", "gun"]), f"{column}{n + 1}",
                  **({"nationality": "chinese"} if rand.random() < 0.2 else {}))
             for side, column in (("german", "C"), ("russian", "F")) for n in range(5)]
    for one in units:
        if one["kind"] == "leader":
            one["leadership"] = -rand.randrange(3)
    units += [unit("guard-g", "german", "squad", "A1"), unit("guard-r", "russian", "squad", "H1")]
    log, held = [], set()
    for one in rand.sample(units[:-2], 6):
        if rand.random() < 0.6:
            log.append({"do": "capture", "unit": one["id"], "by": "guard-r" if one["side"] == "german" else "guard-g"})
            held.add(one["id"])
        else:
            log.append({"do": "eliminate", "unit": one["id"]})
    for name in sorted(held):
        if rand.random() < 0.25:
            log.append({"do": rand.choice(["release", "eliminate"]), "unit": name})
    bound = rand.randrange(1, 12)
    victory = rand.choice([
        [needs("german", {"cvp": {"at_least": bound}}), needs("russian", {"cvp": {"at_least": bound}})],
        [needs("german", {"cvp": {"more_than_enemy_by": bound}})],
        [needs("russian", {"compare": {"left": [{"cvp": {"side": "german"}}], "right": [{"times": 2, "cvp": {"side": "russian"}}],
                                       "at_most": bound}})]])
    return game(units, victory, log)


def standings(folder, position):
    """The conditions as words have them."""
    path = folder / "small.hexgame"
    path.write_text(json.dumps(position), encoding="utf-8")
    return [json.loads(cli.run("why", "--json", f"condition {n + 1}", str(path), env=kit.environment())[1])["reasons"][0]["text"]
            for n in range(len(position["rules"]["control"]["victory"]))]


def forecast(folder):
    """A complaint, or None."""
    position = draw_casualties()
    ended = {**position, "log": position["log"] + END}
    now = [re.sub(r" if the game ends now|at the end (?=[^(]*now)|; now [^;)]*", "", one) for one in standings(folder, position)]
    then = standings(folder, ended)
    if now != then:
        return f"{now} and at the end {then}: {json.dumps(position)}"
    met = [": met" in one for one in then]
    if met != [one["met"] for one in judged(folder, ended)["conditions"]]:
        return f"{then} is not what is judged: {json.dumps(position)}"
    return None


with tempfile.TemporaryDirectory() as name:
    for what, position, arguments, words, wrong in SAID:
        have = ask(pathlib.Path(name), position, arguments)
        missing = [one for one in words if one not in have] + [f"not {one}" for one in wrong if one in have]
        tap.report(f"said: {what}", f"{missing}: {have}" if missing else None)
    for language, position, arguments, words in SAID_IN:
        have = ask(pathlib.Path(name), position, arguments, language)
        missing = [one for one in words if one not in have]
        tap.report(f"said in {language}: {words[0][:40]}", f"{missing}: {have}" if missing else None)
    data = judged(pathlib.Path(name), game(CAPTIVES, [SIX], TAKEN))["conditions"][0]
    tap.report("data are of the moment", None if not data["met"] and data["needs"]["have"] == 4 else f"{data}")
    (pathlib.Path(name) / "small.hexgame").write_text(json.dumps(CROSSING), encoding="utf-8")
    for at, words in (("1", "Hut Russian "), ("2", "Hut Russian, not certain "), ("3", "Hut German ")):
        out = cli.run("judge", "--at", at, "--view", "russian", str(pathlib.Path(name) / "small.hexgame"), env=kit.environment())[1].decode()
        tap.report(f"a building in a table, at {at}", None if words in f"{' '.join(out.split())} " else out)
    complaint = None
    for _ in range(often("HU_FORECASTS", draws(60, 10))):
        complaint = complaint or forecast(pathlib.Path(name))
    tap.report("what is forecast comes", complaint)
tap.end()
