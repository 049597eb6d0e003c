"""Sums that are compared, points while held and every time, a draw where both sides have what they need."""

from course import do, eliminate, end_phase, event, explore, fact, lesson, move, only, predict, watch
from text_board import TextBoard

GROUND = """
ff....f.
....f...
......f.
f.......
..f...ff
.....f..
"""
BASINS = """
aaaabbbb
aaabbbbb
aaaabbbb
aaaabbbb
aaabbbbb
aaabbbbb
"""
SIDES = [{"id": "french", "name": "French", "color": "#9db8e3"}, {"id": "allied", "name": "Allied", "color": "#8fbf8a"}]
WON, END = fact("winner"), end_phase()[0]


def _unit(id_, name, side, at, strength, branch="infantry"):
    return {"id": id_, "name": name, "side": side, "at": at, "strength": strength,
            "size": "division" if strength > 3 else "brigade", "branch": branch}


def _count(kind, **more):
    return {kind: {"side": "french", "count": "strength", **more}}


def _game():
    land = TextBoard(GROUND, BASINS, "flat")
    land.line("road", "0803", "0603", "0403", "0103")
    land.place("bridge", "Bridge", "objective", "0403")
    land.place("kamen", "Kamen", "town", "0603")
    exited, lost = _count("exited"), _count("eliminated")
    points = [[{"points": {"side": side}}] for side in ("allied", "french")]
    return {
        "format": "hex-umpire/2", "title": "", "about": "", "map": land.to_json(), "sides": SIDES,
        "calendar": {"turns": 3, "player_turns": [{"side": "french", "phases": ["Movement"]},
                                                  {"side": "allied", "phases": ["Movement"]}],
                     "ends_after": {"turn": 3, "player_turn": 1}},
        "units": [_unit("duval", "Duval", "french", "0202", 4), _unit("renard", "Renard", "french", "0304", 3),
                  _unit("park", "1st Park", "french", "0203", 2, "artillery"), _unit("garde", "Garde", "french", "0503", 3),
                  _unit("tormin", "Tormin", "allied", "0703", 5), _unit("hussars", "Hussars", "allied", "0702", 3, "cavalry"),
                  _unit("cossacks", "Karpov", "allied", "0704", 2, "cavalry")],
        "start": {"control": land.control("french", "0101-0606", sides=("french", "allied"))},
        "rules": {"objectives": {
            "schedule": [{"item": "Bridge", "to": "both", "place": "bridge", "points": 3, "when": "while"},
                         {"item": "Magazine", "to": "both", "place": "kamen", "points": 1, "when": "capture"},
                         {"item": "Losses", "to": "both", "per_strength": 1},
                         {"item": "Away", "to": "french", "per_strength": 0.5, "for": "exited"}],
            "outcomes": [
                {"id": "away", "name": "Away", "winner": "french", "when": "instant",
                 "needs": {"all": [_count("exited", at_least=6),
                                   {"compare": {"left": [exited], "right": [lost], "ratio_at_least": [2, 1]}}]}},
                {"id": "caught", "name": "Caught", "winner": "allied", "when": "turn",
                 "needs": {"compare": {"left": [lost], "right": [exited], "more_by": 3}}},
                {"id": "across", "name": "More away than lost", "winner": "french", "when": "end",
                 "needs": {"compare": {"left": [exited], "right": [lost], "more_by": 1}}},
                {"id": "points", "name": "More points", "winner": "allied", "when": "end",
                 "needs": {"compare": {"left": points[0], "right": points[1], "at_least": 0.5}}}],
            "both": "draw", "otherwise": {"winner": None}}}, "log": []}


def _leave(unit, *way):
    return [move(unit, *way), {"do": "exit", "unit": unit, "from": way[-1]}]


DUVAL, PARK, RENARD = _leave("duval", "0102"), _leave("park", "0103"), _leave("renard", "0204", "0104")
AT_BRIDGE = move("cossacks", "0604", "0504", "0403")
WEST = {"hexes": ["0102", "0103"]}


def compared():
    return lesson(
        _game(), "Exits and losses compared",
        "A condition can compare two sums: what has left the map with what is lost, one side's points with the other's. "
        "This lesson also shows points that count while a place is held, and a game that ends in the middle of a turn.",
        "You can read a comparison, say what a place gives while it is held, and tell when both sides have what they need.",
        [watch("Two sums", "A French corps retreats to the west, and the Allied side follows. The first card asks two "
                           "things of the French side: 6 points of its strength have left the map, and that is at least "
                           "twice as much as it has lost. A condition of the second kind has a left side and a right "
                           "side, each a sum of what is counted, and says how the two compare.\n\n"
                           "The card shows both sums, and how much is missing.", look={**WEST, "meters": ["outcome"]}),
         do("Twice the losses", "Eliminate Garde, of strength 3. Then win the game for the French side: have 6 points of its strength leave the map "
                                "in the west. Duval counts 4, the 1st Park 2, Renard 3.",
            [event(eliminate("garde")), WON | {"is": "french"}], [eliminate("garde"), *DUVAL, *PARK],
            only=only("eliminate", "move", "exit", units=["garde", "duval", "park", "renard"]),
            look={**WEST, "units": ["garde", "duval", "park", "renard"]},
            after="6 points of strength are away, and 3 are lost: 6 is twice 3. The condition is judged at once, so "
                  "the French side wins as the last of them leaves.",
            hints=["How much is twice the losses?", "A unit leaves the map from a hex at its edge, by its menu."]),
         predict("Another loss", "Everything is as at the start again. Garde and Renard are eliminated, each of strength "
                                 "3. Then Duval and the 1st Park leave the map, of strength 4 and 2. Who has won?", WON,
                 anew=True, events=[eliminate("garde"), eliminate("renard"), *DUVAL, *PARK],
                 look={**WEST, "units": ["duval", "park"]},
                 after="6 are away and 6 are lost. 12 would be needed: a ratio asks for more with every loss.",
                 hints=["What is lost now?"]),
         do("Make it six", "Everything is as at the start again. Nothing is lost yet. Make the French side win: have 6 "
                           "points of its strength leave the map, with two units.",
            [fact("outcome", outcome="away") | {"is": True}], [*DUVAL, *PARK], anew=True,
            only=only("move", "exit", side="french", at_most=2),
            look={**WEST, "units": ["duval", "park"]},
            after="6 to nothing is more than any ratio asks for.",
            hints=["Duval counts 4. Which unit counts 2?", "A unit leaves the map from a hex at its edge, by its menu."]),
         do("As long as it is held", "Everything is as at the start again. The Bridge gives 3 points to the side that controls it, as long as it "
                                     "does; the French side has them from the start. End the French phase, and take the points away with "
                                     "the Cossacks of Karpov.", [fact("points", side="french") | {"is": 0}], [END, AT_BRIDGE], anew=True,
            only=only("end-phase", "move", units=["cossacks"]), look={"hexes": ["0403"], "units": ["cossacks"], "meters": ["points"]},
            after="The points went with the Bridge. The ledger has a line for what was gained, and another for what "
                  "was lost.",
            hints=["Karpov takes the Bridge by entering 0403."]),
         do("Taken back", "End the Allied phase, and bring the French side to 5 points: take the Bridge back with Renard, and eliminate Karpov, of "
                          "strength 2. Each point of strength lost gives the enemy 1 point.", [fact("points", side="french") | {"is": 5}],
            [END, eliminate("cossacks"), move("renard", "0403")], only=only("end-phase", "eliminate", "move", units=["cossacks", "renard"]),
            look={"hexes": ["0403"], "units": ["renard", "cossacks"], "meters": ["points"]},
            after="3 for the Bridge, which is French again, and 2 for Karpov.",
            hints=["The loss counts as well.", "Renard takes the Bridge by entering 0403."]),
         do("Every time", "Everything is as at the start again. The magazine at Kamen in 0603 gives 1 point every time a side takes it. Bring the "
                          "Allied side to 2 points: Tormin and the Hussars can take Kamen, and Garde can take it back in between.",
            [fact("points", side="allied") | {"is": 2}],
            [END, move("tormin", "0603", "0604"), END, move("garde", "0603", "0503"), END, move("hussars", "0602", "0603")], anew=True,
            only=only("end-phase", "move", units=["tormin", "garde", "hussars"]),
            look={"hexes": ["0603"], "units": ["tormin", "garde", "hussars"], "meters": ["points"]},
            after="The Allied side took Kamen 2 times. An item that counts “once” would have given 1 point, and one "
                  "that counts while the place is held 1 as well.",
            hints=["A side takes Kamen only from the enemy.", "Tormin through 0603, then Garde through 0603, then the Hussars."]),
         predict("Halves", "Everything is as at the start again. What leaves the map gives half a point for each point of "
                           "strength. Renard, of strength 3, leaves the map. How many points does the French side have, "
                           "with the 3 of the Bridge?", fact("points", side="french"), anew=True,
                 events=RENARD, look={"hexes": ["0104"], "units": ["renard"]},
                 after="3 for the Bridge, and half of 3.",
                 hints=["Half of 3, and 3."]),
         predict("Both at the end", "Everything is as at the start again. At the end the French side wins if more of its "
                                    "strength is away than lost, and the Allied side if it has more points. Duval leaves "
                                    "the map; Garde is eliminated, Karpov takes the Bridge, and the game ends. 4 are away "
                                    "and 3 lost; the Allied side has 6 points, the French side 2. Who has won?", WON, anew=True,
                 events=[*DUVAL, END, eliminate("garde"), AT_BRIDGE, *end_phase(4)], look={"hexes": ["0403"]},
                 after="Both have what they need, and this scenario calls that a draw. Another one could say that the "
                       "first in the list counts, or neither.",
                 hints=["Which of the two conditions are met?"]),
         predict("Half a turn", "Everything is as at the start again. Caught is judged when a turn ends: it asks for 3 "
                                "points of strength more lost than away. The game ends after the French part of the third "
                                "turn. In that part Garde is eliminated, and then the game ends. 3 are lost, and none "
                                "away; each side has 3 points. Who has won?", WON, anew=True,
                 events=[*end_phase(4), eliminate("garde"), END], look={"units": ["garde"]},
                 after="The third turn never ends, since the game stops in the middle of it. So what is judged at the end "
                       "of a turn is not judged any more, and nothing else is met: the game is a draw.",
                 hints=["Does the third turn end?"]),
         explore("Try the sums", "Move units, have them leave, and watch the cards. The shipped game “The road to the "
                                 "Velna” has the same conditions on a larger map.", anew=True)])


LESSONS = {"objectives-2-compared": compared}
