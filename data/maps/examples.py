"""The worked examples of tactical Control, each a lesson to step through.

`make` gives the game of a name in GAMES.  What each step leads to is told in
the notes, and held by a test.
"""

import tactics
from tactics import Board, Log, unit, vehicle

SHORT = ["Movement", "Advance"]


def _calendar(turns, first="german", second="russian", phases=tuple(SHORT)):
    return turns, tactics.alternate(first, second, list(phases))


# --- 1: the bridge ---

def bridge():
    board = Board(11, 8)
    board.paint("forest", "A1-A4 B0-B2 C1 J6-J8 K7-K8 I8 B7-B8 A8 K1-K2 J0")
    board.paint("hills", "D8 E8 H1 I1")
    board.paint("rough", "C6 I6")
    board.line("river", "F0 F4 G5 G8")
    board.line("road", "A6 C5 F4 H4 K4")
    board.line("road", "D4 D0")
    board.between("wall", "D5 E6", "D6 E7")
    board.building("inn", "Ferry inn", "D5", 1, cellar=True)
    board.building("smithy", "Smithy", "C4")
    board.building("mill", "Water mill", "H5 H6", 1, stairwells="H5")
    board.building("barn", "Barn", "I3")
    board.bridge("F4")
    log = Log()
    log.note("Depression and bridge are two Locations of the hex F4. The Russian side set up on both and controls "
             "them and the hex, though nobody is there. A tank cannot gain ground for good, but it holds the "
             "Location that it stands in, for as long as it stays.")
    log.move("pz", "E4", "F4/bridge",
             note="The bridge Location is German for the time being. The hex is not: it has two Locations.")
    log.end_phase(3)
    log.move("r458", "F4/bridge",
             note="An enemy who comes later does not end the hold. The bridge stays German.")
    log.end_phase()
    log.move("pz", "E4", note="The hold ends with the tank's leaving. The bridge is the Russian side's again.")
    log.end_phase(2)
    log.move("r458", "G4", "H4", note="Control stays behind where its owner goes.")
    log.end_phase(2)
    log.note("Now the same with nobody else about: who gets the bridge back when the tank goes?")
    log.move("pz", "F4/bridge")
    log.end_phase(4)
    log.move("pz", "E4", note="The side to which it belonged, present or not: Russian again.")
    log.end_phase(4)
    log.note("Once more, with a squad. Infantry gains for good what a tank only holds.")
    log.move("pz", "F4/bridge")
    log.move("g467", "E4", "F4/bridge",
             note="The squad gains the bridge and, at ground level of the hex, the hex as well.")
    log.end_phase()
    log.end_phase(3)
    log.move("pz", "G4", note="The tank drives on; what the squad has gained stays German.")
    log.end_phase(4)
    units = [
        unit("pz", "PzKpfw IIIG", "german", "vehicle", "D4", vehicle=vehicle("afv", 6)),
        unit("g467", "4-6-7", "german", "squad", "D5"),
        unit("r458", "4-5-8", "russian", "squad", "H5"),
    ]
    start = {"setup": [{"side": "german", "hexes": board.spans("A1-A8 B0-E8")},
                       {"side": "russian", "hexes": board.spans("F0-K8")}]}
    rules = {"victory": [{"side": "german", "when": "end", "needs": {"controls": {"hexes": ["F4"]}}}]}
    return tactics.game(
        "Worked example: 1, the bridge",
        "What a vehicle holds, and for how long (26.12). A German tank drives onto a bridge that the Russian side "
        "controls, three times: under the eyes of a Russian squad, alone, and with a German squad beside it. Look "
        "at the bridge F4/bridge and at the hex F4 after each step, and ask of either why it is whose it is. The "
        "German side wins with the hex at the end (26.13, 26.131).",
        board, _calendar(6), units, start, rules, log)


# --- 2: the building ---

def _village():
    board = Board(24, 6, "22")
    board.paint("forest", "A1-A3 A5-A6 B0-B2 C1-C2 D0 B5-B6 C6 J0-K1 L0 K6-L6 M6 X0-X1 W1 O1 P0 M1 I6 J6")
    board.paint("rough", "F6 G6 R0 R1")
    board.paint("hills", "E1 F0 G1")
    board.paint("swamp", "S6 T5-T6")
    board.line("river", "T6 S5 R6 Q6")
    board.line("road", "A4 D3 H3 N3 P3 S3 T2 U2 V1 W2 X2")
    board.line("road", "N3 N0")
    board.line("road", "S3 S1")
    board.line("road", "H3 H6")
    board.between("wall", "T4 U5", "T3 U4 S3 S4")
    board.between("wall", "L4 M5", "L5 M6")
    board.building("u3", "Merchant's house", "U3 V2-V3", 1)
    board.building("t3", "Watchtower", "T4", 2)
    board.building("church", "Church of the Shroud", "M4 N4", 1, stairwells="M4")
    board.building("school", "School", "O2 P2", 1)
    board.building("smithy", "Smithy", "K2")
    board.building("farm", "Long farm", "F2 G2")
    board.building("barn", "Barn", "I4")
    board.building("cottage", "Cottage", "W5")
    board.building("stable", "Stable", "D4")
    return board


def _fight_for_u3():
    log = Log()
    log.note("The Merchant's house has three hexes and six Locations, all of them German (26.11). An armed squad "
             "in Good Order on foot gains Locations where it stands, hexes from the ground, a building from any "
             "level, wherever no armed enemy is in the same one.")
    log.move("r447", "V2", "V2/1", "V3/1",
             note="At the ground of V2 it gains Location, hex and building at once; upstairs the two Locations, but "
                  "not the hex V3: for that it would have to stand on the ground (26.13).")
    log.mark("r447", broken=True, note="The 8-3-8 fires, and the 4-4-7 breaks. What was gained in Good Order stays "
                                       "gained.")
    log.end_phase()
    log.move("r447", "V2/1", note="It routs back. Broken, it gains nothing, and loses nothing either.")
    log.end_phase()
    log.note("The German side has the move, and a concealed squad.")
    log.move("g548", "V3", "V2",
             note="Location and hex V3 were German already. The building is not regained: a broken squad is an "
                  "armed enemy all the same. In V2 the Location is gained, undeclared as long as the squad is "
                  "concealed (26.15); the hex is not, because of the 4-4-7 above.")
    log.end_phase()
    return log


def _building(title, about, finish, rowhouse=False):
    board = _village()
    if rowhouse:
        board.buildings[0]["rowhouse"] = True
    log = _fight_for_u3()
    finish(log)
    log.end_phase()
    units = [
        unit("g838", "8-3-8", "german", "squad", "T4/1"),
        unit("g548", "5-4-8", "german", "squad", "U4", concealed=True),
        unit("r447", "4-4-7", "russian", "squad", "W2"),
    ]
    start = {"setup": [{"side": "german", "hexes": board.spans("M1-M6 N0-V6")},
                       {"side": "russian", "hexes": board.spans("W1-W6 X0-X6")}]}
    rules = {"victory": [{"side": "russian", "when": "end", "needs": {"controls": {"buildings": ["u3"]}}}]}
    return tactics.game(title, about, board, _calendar(1, "russian", "german", ["Movement", "Rout"]), units, start,
                        rules, log)


def eliminated():
    def finish(log):
        log.eliminate("r447", note="With the last armed enemy gone, the side that is there gains at once: building "
                                   "and hex V2. The two Locations upstairs remain Russian until somebody goes there.")
    return _building(
        "Worked example: 2, the building",
        "Location, hex and building are three things, gained apart (26.11, 26.13, 26.14), and what a concealed unit "
        "gains need not be declared (26.15). A Russian squad dashes through the Merchant's house and breaks; a "
        "concealed German one follows. Look through either side's eyes: they differ after event 8. In this ending "
        "the Russian squad is eliminated. Two more games end the fight by Mopping Up.", finish)


def mopped_up():
    def finish(log):
        log.mop_up("g548", "u3", note="The broken 4-4-7 surrenders. All Locations, all hexes and the building are "
                                      "German, and the squad has given itself away by searching.")
    return _building(
        "Worked example: 2, the building Mopped Up",
        "The same fight for the Merchant's house up to event 8 (26.13 to 26.15). Then the concealed German squad "
        "Mops it up: nothing in it stays Russian, and the broken squad upstairs surrenders (26.11).", finish)


def rowhouse():
    def finish(log):
        log.mop_up("g548", "u3", note="Only the hex of the acting unit is Mopped Up. The 4-4-7 was in it and "
                                      "surrenders; building and V2/1 are German; V3/1 stays Russian.")
    return _building(
        "Worked example: 2, the building as a rowhouse",
        "The same fight, but the hexes of the Merchant's house are a rowhouse. For the Control of the building that "
        "changes nothing (26.14). For Mopping Up it does: that reaches no further than the hex of the unit that "
        "does it, and one Location keeps its owner.", finish, rowhouse=True)


# --- 3: the fire ---

def _estate():
    board = Board(11, 7, "1")
    board.paint("forest", "A1-A3 B0-B1 C1 K1-K2 J0 I1 A6-A7 B6-B7 K6-K7 J7 H7 G7")
    board.paint("hills", "C6-C7 D7")
    board.paint("rough", "I5 J5")
    board.line("road", "A5 C5 E5 F5 G5 H4 K4")
    board.line("road", "F5 F7")
    board.line("road", "H4 H0")
    board.between("wall", "D2 E2 F1 G2 H1", "D1 E1 F0 G1 H0")
    board.building("manor", "Manor", "E4 F3 G3-G4", 2, stairwells="F3 G3")
    board.building("lodge", "Gatehouse", "C4", 1)
    board.building("stable", "Stables", "I3 J2")
    board.building("granary", "Granary", "D6", 1, cellar=True)
    board.building("shed", "Cart shed", "I6")
    return board


def _fire_units():
    return [
        unit("ga", "4-6-7 A", "german", "squad", "F4"),
        unit("gb", "4-6-7 B", "german", "squad", "G6"),
        unit("ra", "4-4-7 A", "russian", "squad", "D1"),
        unit("rb", "4-4-7 B", "russian", "squad", "F1"),
        unit("rc", "4-4-7 C", "russian", "squad", "I2"),
    ]


def _fire_game(title, about, log, needs):
    board = _estate()
    start = {"setup": [{"side": "german", "hexes": board.spans("E3-H6")},
                       {"side": "german", "hexes": board.spans("F2 G2 H2")},
                       {"side": "russian", "hexes": board.spans("A1-A3 B0-D3 F0-F1")},
                       {"side": "russian", "hexes": board.spans("I1-I3 J0-K3")}]}
    rules = {"victory": [{"side": "russian", "when": "end", "needs": needs}]}
    return tactics.game(title, about, board, _calendar(2, "russian", "german"), _fire_units(), start, rules, log)


def accident():
    log = Log()
    log.note("The Manor and all round it is German. It has stairs in F3 and G3 alone. Shells set it on fire, which "
             "nobody answers for (26.161).")
    log.fire("F3", note="A Flame of accident changes nothing.")
    log.fire("F3", "blaze")
    log.fire("G3", "blaze")
    log.fire("G3/1", "blaze")
    log.fire("G4/1", "blaze",
             note="Now nobody can enter F3 or G3 at any level, nor the upper levels of E4 and G4, which have no "
                  "stairs of their own. E4 and G4 themselves can be entered. F3 and G3 are one area with eight "
                  "adjacent hexes: E3, E4, F2, F4, G2, G4, H2, H3. All eight are German.")
    log.move("rb", "F2", "G2", note="Two of eight.")
    log.move("ra", "E3", note="Three.")
    log.move("rc", "H2", note="Four of eight: a tie, which changes nothing.")
    log.end_phase()
    log.move("rc", "H3", note="Five of eight, a majority: the Russian side gains F3 and G3 with all their Locations, "
                              "though nobody can go there.")
    log.end_phase()
    log.move("gb", "H4", "H3", note="An enemy stands in H3: nothing is gained there.")
    log.mark("rc", broken=True)
    log.note("A hex belongs to its owner until somebody gains it from him.")
    log.move("rc", "I2", note="The 4-4-7 has gone, and the hex H3 is the German side's: four to four, a tie, no "
                              "change.")
    log.end_phase()
    log.move("gb", "H2", note="Five of eight are German again: F3 and G3 go with them.")
    log.end_phase()
    log.move("ra", "E4", note="E4 can be entered, and is gained in the ordinary way, and with it the building, for no armed "
                              "enemy is inside. The upper levels follow the hex: whatever cannot be entered because "
                              "of a Blaze belongs to whoever controls the hex.")
    log.end_phase(4)
    return _fire_game(
        "Worked example: 3, the fire",
        "What becomes of ground that nobody can enter because of Blazes by accident (26.161). Four Blazes close the "
        "middle of the Manor. The hexes F3 and G3 go to whoever controls more than half of the eight hexes round "
        "them; the upper levels that cannot be reached go with their hex. Count the hexes after each step. A second "
        "game has the same Blazes started by the German side on purpose.",
        log, {"controls": {"hexes": ["F3", "G3"]}})


def kindled():
    log = Log()
    log.note("The same Manor, German throughout. This time the German side sets fire to it. Whoever Kindles a Fire "
             "forfeits what burns, and what the Fire makes unenterable for his opponent (26.16).")
    log.kindle("german", "F3", note="A Flame is enough: the Location F3, its hex and the building are Russian. All "
                                    "other Locations can still be entered.")
    log.fire("F3", "blaze", note="It grows into a Blaze. That keeps its cause, whatever made it grow. F3 is closed; "
                                 "G3 still has stairs.")
    log.spread("F3", "G3", "blaze", note="Spread Fire has the cause of the Fire it came from. With both stairs "
                                         "burning, no Location upstairs can be entered.")
    log.spread("G3", "G3/1", "blaze")
    log.spread("G3/1", "G4/1", "blaze",
               note="The Russian side has all Locations but the ground of E4 and G4, the three hexes that hold Fire, "
                    "and the building. It needs nobody there for that.")
    log.end_phase(2)
    log.move("ga", "G4", note="The German side may not regain the hex G4 or the building as long as the Fire burns "
                              "there. The ground-level Location is its own all along.")
    log.end_phase()
    log.extinguish("G4/1", note="The Fire in the hex G4 is out: what bars the German side there is gone, and its "
                                "squad gains the hex at once. The building still holds Fire.")
    log.end_phase(5)
    return _fire_game(
        "Worked example: 3, the fire Kindled",
        "The same four Blazes, but Kindled by the German side, or spread from what it Kindled (26.16). The Russian "
        "side gains every Location that burns or that it can no longer enter, every hex that holds such Fire and "
        "the building, at once and without a man in it; the German side cannot regain them until the Fire is out.",
        log, {"controls": {"buildings": ["manor"]}})


# --- 4: the KV-1E ---

def _kv(title, about, finish):
    board = Board(10, 7)
    board.paint("forest", "A1-A7 B0-B3 C1-C2 J0-J2 I1 B7 C7 D6-D7")
    board.paint("rough", "E2 F1")
    board.paint("hills", "H6-H7 I6-I7 J6-J7")
    board.line("road", "B4 F4 J4")
    board.line("road", "F4 F0")
    board.between("wall", "G2 H2", "G3 H3")
    board.building("station", "Tractor station", "G5 G6", 1)
    board.building("farm", "Farmhouse", "D5", 1)
    board.building("hut", "Hut", "C6")
    log = Log()
    log.note("A KV-1E is worth 7 points while all is well with it: 1 for the vehicle, 1 for its gun, 3 for an armor "
             "factor of 11, 2 for its crew (26.212).")
    log.mark("kv", ma="malfunctioned", note="A gun that malfunctions is worth nothing to anybody (26.221).")
    log.end_phase()
    log.abandon("kv", "crew", note="Nor is a tank that its crew has left. It has no crew to count any more.")
    log.move("crew", "H4", "J4")
    log.end_phase()
    log.move("g237", "F4")
    log.capture("kv", "g237", note="Captured it counts what it is worth now: 1 for the vehicle and 3 for the armor, "
                                   "nothing for the gun and nothing for a crew: 4 points (26.222).")
    log.mark("g237", in_="kv")
    log.end_phase()
    finish(log)
    units = [
        unit("kv", "KV-1E", "russian", "vehicle", "F4", vehicle=vehicle("afv", 11)),
        unit("crew", "1-2-7", "russian", "crew", None),
        unit("at", "76mm AT", "russian", "gun", "H4"),
        unit("r447", "4-4-7", "russian", "squad", "H4"),
        unit("g237", "2-3-7", "german", "half-squad", "E4"),
        unit("g467", "4-6-7", "german", "squad", "D5"),
    ]
    start = {"setup": [{"side": "german", "hexes": board.spans("A1-A7 B0-E7")},
                       {"side": "russian", "hexes": board.spans("F0-J7")}]}
    rules = {"victory": [{"side": "german", "when": "end", "needs": {"cvp": {"more_than_enemy_by": 4}}}]}
    return tactics.game(title, about, board, _calendar(2, "russian", "german", ["Fire", "Movement"]), units, start,
                        rules, log)


def retaken():
    def finish(log):
        log.end_phase()
        log.eliminate("kv", note="Its old owners destroy it. The points of the capture give way to those of the "
                                 "elimination, the same 4.")
        log.eliminate("g237", note="The half-squad in it dies with it: 1 point for the Russian side.")
        log.end_phase(4)
    return _kv(
        "Worked example: 4, the KV-1E",
        "What a tank is worth from hour to hour (26.21, 26.222): nothing when its gun fails, nothing when it is "
        "Abandoned, 4 points when a half-squad captures it. Destroyed by its old owners it still counts 4, and the "
        "half-squad 1 for them. A second game lets it live to the end.", finish)


def kept():
    def finish(log):
        log.end_phase(4)
        log.end_phase(note="The game is over, and what is captured counts double for its captor: 8 points.")
    return _kv(
        "Worked example: 4, the KV-1E captured to the end",
        "The same KV-1E, captured by a German half-squad for 4 points, but nobody destroys it. When the game has "
        "ended, captured vehicles, guns and prisoners count double (26.222): 8 points.", finish)


# --- 5: six vehicles ---

def vehicles():
    board = Board(14, 6)
    board.paint("forest", "A1-N1 B0 D0 F0 H0 J0 L0 N0 B1 E2 H1 M2 A2")
    board.paint("hills", "C6 D5-D6 E6 F6")
    board.paint("swamp", "J5 K6 L5-L6 I6 J6")
    board.line("road", "A4 C4 D3 E4 F3 G4 H3 I4 J3 K4 L4 M4 N3")
    board.line("river", "K1 K6")
    board.building("kolkhoz", "Collective farm", "G2 H2", 1)
    board.building("post", "Relay post", "L2")
    board.bridge("K4")
    tanks = [("t70", "T-70", 6, "functioning", "inherent", "afv", "C4"),
             ("kv", "KV-1E", 11, "functioning", "inherent", "afv", "D3"),
             ("t37", "T-37", 0, "functioning", "inherent", "afv", "E4"),
             ("is3", "IS-3", 26, "functioning", "inherent", "afv", "F3"),
             ("truck", "GAZ-MM", None, "none", "none", "truck", "G4"),
             ("iag", "IAG-10-AA", None, "functioning", "inherent", "truck", "H3")]
    units = [unit(id_, name, "russian", "vehicle", at, vehicle=vehicle(type_, armor, ma, crew))
             for id_, name, armor, ma, crew, type_, at in tanks]
    units += [unit("pak", "75L PaK 40", "german", "gun", "M3"), unit("gc", "2-2-8", "german", "crew", "M3")]
    told = {"t70": "1 for the vehicle, 1 for its gun, 2 for an armor factor of 6 (every five and part of five), 2 for "
                   "its crew: 6.",
            "kv": "Armor 11 counts 3: 1 + 1 + 3 + 2 = 7.",
            "t37": "An armor factor of 0 counts 1: 1 + 1 + 1 + 2 = 5.",
            "is3": "Armor 26 counts 6: 1 + 1 + 6 + 2 = 10.",
            "truck": "No gun, no armor, and a driver is no crew: 1.",
            "iag": "A lorry that carries a gun and its crew, unarmored: 1 + 1 + 0 + 2 = 4."}
    log = Log()
    log.note("A column of six on the road, and a gun in its way. What is each of them worth with all its crew? Guess "
             "before you step on.")
    for id_, note in told.items():
        log.eliminate(id_, note=note)
    log.end_phase(2)
    start = {"setup": [{"side": "russian", "hexes": board.spans("A1-A6 B0-I6")},
                       {"side": "german", "hexes": board.spans("L0-N6")}]}
    rules = {"victory": [{"side": "german", "when": "end", "needs": {"cvp": {"at_least": 33}}}]}
    return tactics.game(
        "Worked example: 5, six vehicles",
        "What vehicles are worth (26.212): one point each, one for a gun that works, one for every five of the "
        "strongest armor factor or part of five, two for a crew that dies with it. A T-70 counts 6, a KV-1E 7, a "
        "T-37 5, an IS-3 10, a truck 1 and an IAG-10-AA 4, 33 together. Each line of the casualty table has its sum.",
        board, _calendar(1, phases=["Fire"]), units, start, rules, log)


GAMES = {
    "example-1-bridge": bridge,
    "example-2-building": eliminated,
    "example-2-mopping-up": mopped_up,
    "example-2-rowhouse": rowhouse,
    "example-3-fire": accident,
    "example-3-kindled": kindled,
    "example-4-kv": retaken,
    "example-4-kv-captured": kept,
    "example-5-vehicles": vehicles,
}
