"""Who is on the crest: units counted by state and kind on a hill, squads and halves, casualty points compared."""

from course import do, eliminate, end_phase, explore, fact, lesson, move, only, predict, watch
import tactics
from tactics import Board, unit

TOP = "C4 D3 E4"
CREST = {"level_at_least": 3}
WON, END = fact("winner"), end_phase()[0]


def _board():
    board = Board(7, 7)
    grid, top = board.grid, set(board.grid.expand(TOP))
    second = {near for hex_ in top for near in grid.neighbours(hex_)} - top
    first = {near for hex_ in second for near in grid.neighbours(hex_)} - second - top
    for level, hexes in ((1, first), (2, second), (3, top)):
        board.lift(level, hexes)
    board.paint("forest", "A1 B0 A6-A7 G6 G7 F7")
    board.paint("rough", "B4 F5")
    board.line("road", "D7 D3 D0")
    return board


def _unbroken(side, **more):
    return {"units": {"side": side, "in": CREST, "state": "unbroken", **more}}


def _more(side, enemy):
    return {"compare": {"left": [{"cvp": {"side": side}}], "right": [{"cvp": {"side": enemy}}], "more_by": 1}}


def _game():
    board = _board()
    units = [unit("g1", "4-6-7 A", "german", "squad", "D3"), unit("g2", "4-6-7 B", "german", "squad", "E4"),
             unit("gl", "9-1", "german", "leader", "D3", leadership=-1),
             unit("g1h", "2-4-7 A", "german", "half-squad", None), unit("g2h", "2-4-7 B", "german", "half-squad", None),
             unit("r1", "4-4-7 A", "russian", "squad", "C5"), unit("r2", "4-4-7 B", "russian", "squad", "E5"),
             unit("r3", "2-3-7", "russian", "half-squad", "D5"), unit("r4", "4-5-8 D", "russian", "squad", "D6")]
    rules = {"victory": [
        {"id": "taken", "name": "The crest is taken", "side": "russian", "when": "player-turn", "of": "russian",
         "needs": {"all": [_unbroken("german", at_most=0), _unbroken("russian", count="squads", at_least=2)]}},
        {"id": "bled", "name": "The defenders have bled", "side": "russian", "when": "end", "needs": _more("russian", "german")},
        {"id": "beaten-off", "name": "The attack is beaten off", "side": "german", "when": "end",
         "needs": {"all": [_unbroken("german", at_least=1), _more("german", "russian")]}}],
        "otherwise": "german"}
    start = {"setup": [{"side": "german", "hexes": board.spans("B0 D0 F0 A1-G3 C4-E4")},
                       {"side": "russian", "hexes": board.spans("A5-G7")}]}
    return {**tactics.game("", "", board, (3, tactics.alternate("russian", "german", ["Movement"])), units, start, rules, None),
            "format": "hex-umpire/2"}


def _broken(unit_):
    return {"do": "mark", "unit": unit_, "broken": True}


GONE = [eliminate("g1"), eliminate("g2")]
CREST_HEXES = {"hexes": ["C4", "D3", "E4"]}


def crest():
    return lesson(
        _game(), "Who is on the crest?",
        "A condition can count units where they stand: by side, by state, by kind, on a hill or in a house. This lesson "
        "counts them on the crest of a hill, and compares casualty points.",
        "You can say who counts on a hill, when that is judged, and how casualty points decide where it is not enough.",
        [watch("A hill", "The tints of the map are levels; the card of a hex names its level. The crest is every hex of "
                         "level 3: C4, D3 and E4.\n\n"
                         "The Russian side wins when its player turn ends, if no unbroken German squad, half-squad or "
                         "crew is on the crest, and unbroken Russian ones worth 2 squads or more are. If the game ends "
                         "without that, casualty points decide.",
               look={**CREST_HEXES, "meters": ["condition"], "show": ["verdict"]}),
         predict("Broken", "The 4-6-7 A is broken in D3, and the 4-6-7 B routs to F2. The 4-4-7 A moves to C4, the 4-4-7 "
                           "B to E4, and the Russian player turn ends. Who has won?", WON,
                 events=[_broken("g1"), _broken("g2"), move("g2", "F3", "F2"), move("r1", "C4"), move("r2", "E4"), END],
                 look={**CREST_HEXES, "units": ["g1", "r1", "r2"]},
                 after="The 4-6-7 A is still on the crest, but broken, and only unbroken units count. The 9-1 is a "
                       "leader: leaders count only where a condition names them.",
                 hints=["What is the state of the 4-6-7 A?"]),
         do("A leader alone", "Everything is as at the start again. Eliminate both German squads; the leader 9-1 stays in D3. Win the game for the "
                              "Russian side all the same: bring two squads to the crest, and end the Russian phase.",
            [WON | {"is": "russian"}], [*GONE, move("r1", "C4"), move("r2", "E4"), END], anew=True,
            only=only("eliminate", "move", "end-phase", units=["g1", "g2", "r1", "r2"]),
            look={**CREST_HEXES, "units": ["gl", "r1", "r2"]},
            after="A leader is no squad, half-squad or crew. A condition that means him as well says so.",
            hints=["Which kinds does the condition count?", "The 4-4-7 A can go to C4, and the 4-4-7 B to E4."]),
         predict("Half a squad", "Everything is as at the start again. Both German squads are eliminated. The 4-4-7 A "
                                 "moves to C4, the half-squad 2-3-7 to E4, and the Russian player turn ends. Who has won?",
                 WON, anew=True,
                 events=[*GONE, move("r1", "C4"), move("r3", "E4"), END], look={**CREST_HEXES, "units": ["r1", "r3"]},
                 after="The crest is free of the enemy, but a squad and a half-squad are worth 1.5 squads, and 2 are asked for.",
                 hints=["A half-squad counts half."]),
         do("Two squads' worth", "End the German phase. Then bring enough men to the crest, and end the Russian phase.",
            [WON | {"is": "russian"}],
            [END, move("r2", "E4"), END], only=only("end-phase", "move"), look={**CREST_HEXES, "units": ["r2", "r4"]},
            after="It is judged when the Russian player turn ends, and then it is met.",
            hints=["One more squad is enough.", "The 4-4-7 B is next to E4."]),
         predict("Whose turn", "Everything is as at the start again. The 4-4-7 A and B move to C4, and the Russian player "
                               "turn ends. In the German player turn both German squads are eliminated, and that turn "
                               "ends. Who has won?", WON, anew=True,
                 events=[move("r1", "C4"), move("r2", "D4", "C4"), END, *GONE, END], look={**CREST_HEXES, "units": ["r1", "r2"]},
                 after="Everything that is asked for is there, but it is judged only when a Russian player turn ends. The "
                       "German side has had a whole turn to come back.",
                 hints=["When is the crest looked at?"]),
         do("Points", "Everything is as at the start again. Bring the Russian side to exactly 3 casualty points without eliminating a squad: one "
                      "way is to reduce the 4-6-7 A to the half-squad 2-4-7 A, and to eliminate the leader 9-1.",
            [fact("cvp", side="russian") | {"is": 3}], [{"do": "reduce", "unit": "g1", "into": "g1h"}, eliminate("gl")], anew=True,
            only=only("reduce", "eliminate", units=["g1", "gl"]), look={"units": ["g1", "gl"]},
            after="1 for the squad that became a half-squad, and 2 for the leader: 1, and 1 for his modifier of −1.",
            hints=["A leader is worth 1, and more with a negative modifier."]),
         do("One point", "Everything is as at the start again. Win the game for the Russian side without the crest: reduce the 4-6-7 A to a "
                         "half-squad, and end the phases up to the end of the game.", [WON | {"is": "russian"}],
            [{"do": "reduce", "unit": "g1", "into": "g1h"}, *end_phase(6)], anew=True,
            only=only("reduce", "end-phase", units=["g1"]), look={**CREST_HEXES, "units": ["g1"]},
            after="1 casualty point to 0 is enough for the Russian side: more by at least 1. If nothing had happened, no condition would be "
                  "met, and this scenario says that the German side has held then.",
            hints=["Compare the casualty points.", "Open the context menu of the 4-6-7 A and choose Reduce to a Half-Squad."]),
         predict("Captured", "Everything is as at the start again. The 4-6-7 B becomes a half-squad: 1 point for the "
                             "Russian side. The half-squad 2-3-7 is captured by the 4-6-7 A: 1 point for the German side. "
                             "Then the game ends. Who has won?", WON, anew=True,
                 events=[{"do": "reduce", "unit": "g2", "into": "g2h"}, move("r3", "D4"),
                         {"do": "capture", "unit": "r3", "by": "g1"}, *end_phase(6)],
                 look={"units": ["r3", "g1"]},
                 after="What is captured counts double when the game has ended: 2 to 1 for the German side, which also "
                       "holds the crest.",
                 hints=["What happens to the points for a prisoner at the end?"]),
         explore("Try it out", "Move, break and rally, and watch the conditions. The shipped game “Crow Hill” has the "
                               "same ones on a larger board.", anew=True)])


LESSONS = {"control-9c-crest": crest}
