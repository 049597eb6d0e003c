"""Conditions of one's own: what each kind of term asks for, when outcomes are judged, and which of several counts."""

from course import do, eliminate, end_phase, explore, fact, lesson, move, only, predict, watch
from drive import SIDES, unit

END = end_phase()[0]
WON = fact("winner")
TOWNS = ["alma", "brod", "karp"]


def _game():
    chart = {"terrain": {"forest": ["0106", "0206", "0303", "0501", "0601", "0606"], "hills": ["0205", "0305"],
                         "urban": ["0703"]},
             "lines": [{"kind": "road", "hexes": ["0103", "0203", "0304", "0403", "0504", "0603", "0703", "0803"]}],
             "places": [{"id": "alma", "name": "Alma", "kind": "town", "hexes": ["0402"]},
                        {"id": "brod", "name": "Brod", "kind": "town", "hexes": ["0404"]},
                        {"id": "karp", "name": "Karp", "kind": "town", "hexes": ["0605"]},
                        {"id": "dalny", "name": "Dalny", "kind": "city", "hexes": ["0703"]},
                        {"id": "bridge", "name": "Bridge", "kind": "objective", "hexes": ["0304"]},
                        {"id": "depot", "name": "Depot", "kind": "objective", "hexes": ["0201"]}]}
    german, soviet = "german", "soviet"
    return {
        "format": "hex-umpire/2", "title": "", "about": "",
        "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}, **chart},
        "sides": SIDES,
        "calendar": {"turns": 3, "player_turns": [{"side": german, "phases": ["Movement"]},
                                                  {"side": soviet, "phases": ["Movement"]}]},
        "units": [unit("pz", "6 Pz", german, "0302", "armor", 6), unit("inf", "292", german, "0305"),
                  unit("inf2", "293", german, "0204"), unit("cav", "7 Cav", soviet, "0301", "cavalry", 2),
                  unit("rifle", "316 R", soviet, "0502"), unit("guard", "1 Gd", soviet, "0604")],
        "start": {"control": [{"side": german, "hexes": ["0101-0206", "0302-0306"]},
                              {"side": soviet, "hexes": ["0301-0801", "0402-0806"]}]},
        "rules": {"objectives": {
            "supply": {soviet: {"sources": {"edges": ["east"]}}},
            "schedule": [{"item": "Towns", "to": "both", "places": TOWNS, "points": 1, "when": "turn"},
                         {"item": "Losses", "to": "both", "per_unit": 2}],
            "outcomes": [
                {"id": "two-towns", "name": "Two towns", "winner": german, "when": "turn",
                 "needs": {"holds": {"side": german, "places": TOWNS, "at_least": 2}}},
                {"id": "exhausted", "name": "Exhausted", "winner": soviet, "when": "turn",
                 "needs": {"eliminated": {"side": german, "at_least": 2}}},
                {"id": "raid", "name": "Raid", "winner": soviet, "when": "instant",
                 "needs": {"all": [{"entered": {"side": soviet, "places": ["depot"]}},
                                   {"exited": {"side": soviet, "through": {"edges": ["west"]}, "at_least": 1}}]}},
                {"id": "port-cut-off", "name": "Port cut off", "winner": german, "when": "phase",
                 "needs": {"cut_off": {"side": soviet, "places": ["dalny"]}}},
                {"id": "bridge-held", "name": "Bridge held", "winner": german, "when": "turn",
                 "needs": {"for": {"turns": 2, "needs": {"holds": {"side": german, "places": ["bridge"], "by": "clear"}}}}},
                {"id": "alma-once", "name": "Alma once", "winner": german, "when": "end",
                 "needs": {"all": [{"ever": {"needs": {"holds": {"side": german, "places": ["alma"]}}}},
                                   {"lead": {"side": german, "at_least": 3}}]}},
                {"id": "ahead-clearly", "name": "Clearly ahead", "winner": soviet, "level": "decisive", "when": "end",
                 "needs": {"lead": {"side": soviet, "at_least": 6}}},
                {"id": "ahead", "name": "Ahead", "winner": soviet, "level": "marginal", "when": "end",
                 "needs": {"lead": {"side": soviet, "at_least": 1}}}],
            "otherwise": {"winner": german}}}, "log": []}


def _exit(unit_, from_):
    return {"do": "exit", "unit": unit_, "from": from_}


def conditions():
    towns = {"hexes": ["0402", "0404", "0605"]}
    return lesson(
        _game(), "Conditions of your own",
        "A scenario can list its own victory conditions. This lesson shows what each kind asks for, when it is judged, and "
        "which of several counts.",
        "You can read a list of conditions as the umpire does, and write one.",
        [watch("A list of outcomes", "Each outcome of this game has a name, a winner, a moment at which it is judged, and a "
                                     "condition. A condition has one term or several. The cards below this text say how far each condition "
                                     "is from being met, and which terms are missing.\n\nThe first outcome reads: Two towns, a German victory, at the "
                                     "end of each turn, when the German side controls at least two of Alma, Brod and Karp.",
               look={**towns, "meters": ["outcome"]}),
         do("Two of three", "Meet the condition of Two towns, in as few moves as you can. Does that win the game?",
            [fact("outcome", outcome="two-towns") | {"is": True}], [move("pz", "0402"), move("inf", "0404")], stars=True,
            only=only("move", side="german"), look={**towns, "units": ["pz", "inf", "inf2"]},
            after="The condition is met, but it is judged when the turn ends. Until then the Soviet side can take a town back.",
            hints=["Alma is in 0402, Brod in 0404 and Karp in 0605.", "Move the 6 Pz to Alma and the 292 to Brod."]),
         do("The turn ends", "Have the condition judged: end the German phase, and then the Soviet phase, and with it the turn.",
            [WON | {"is": "german"}], [END, END], only=only("end-phase"), look=towns,
            after="Two of three towns are enough, and no unit need stay there: control is what the term asks for unless "
                  "it says otherwise.",
            hints=["Two towns is judged when the turn ends."]),
         do("Two other towns", "Everything is as at the start again. Meet the condition of Two towns with Brod and Karp, "
                               "without Alma.",
            [fact("holder", hex="0404") | {"is": "german"}, fact("holder", hex="0605") | {"is": "german"}],
            [move("inf", "0404"), move("pz", "0403", "0504", "0605")], anew=True,
            only=only("move", side="german"), look={"hexes": ["0404", "0605"], "units": ["pz", "inf"]},
            after="“At least two of three” leaves the choice to the player. The card says that the condition is met; the Soviet "
                  "side has its phase before it is judged.",
            hints=["The 292 is next to Brod.", "The 6 Pz can drive to Karp in 0605."]),
         do("A raid", "Everything is as at the start again. Raid is a Soviet victory, at once, when a Soviet unit has entered the Depot and a "
                      "Soviet unit has left the map by the west edge. End the German phase, and win the game with the 7 Cav.",
            [WON | {"is": "soviet"}], [END, move("cav", "0201", "0101"), _exit("cav", "0101")], anew=True,
            only=only("end-phase", "move", "exit", units=["cav"]), look={"hexes": ["0201", "0101"], "units": ["cav"]},
            after="“Has entered” is remembered: passing through is enough, and it stays true when the unit has gone. All "
                  "terms of the condition are met at the moment of the exit, and it is judged at once.",
            hints=["Does the 7 Cav have to stay in the Depot?", "Through the Depot in 0201 to 0101; there open its context menu, and let it "
                   "leave the map."]),
         predict("Half a raid", "Everything is as at the start again. This time the 7 Cav rides through the Depot in 0201 to 0101 at the "
                                "west edge, and stays there. Is the condition of Raid met?",
                 fact("outcome", outcome="raid"), anew=True, events=[END, move("cav", "0201", "0101")],
                 look={"hexes": ["0201", "0101"], "units": ["cav"]},
                 after="A condition that asks for all of its terms is not met while one is missing.",
                 hints=["Which of the two terms of Raid is met?"]),
         do("A port without a line", "Everything is as at the start again. Port cut off is judged at the end of each phase: it asks that no Soviet "
                                     "line leads from Dalny to the east edge. Cut Dalny off with the 6 Pz and the 292, without entering it.",
            [fact("outcome", outcome="port-cut-off") | {"is": True}], [move("pz", "0702"), move("inf", "0704")], anew=True,
            only=only("move", units=["pz", "inf"]), look={"hexes": ["0703"], "units": ["pz", "inf"], "show": ["zones"]},
            after="Dalny is cut off: each hex next to it has a German unit or lies in a German zone of control. But the phase "
                  "has not ended.",
            hints=["A division closes its own hex, and its zone of control those around it.", "The 6 Pz in 0702 and the 292 in 0704 would "
                   "do."]),
         do("Judge the port", "Have the condition judged.", [WON | {"is": "german"}], [END], only=only("end-phase"),
            look={"hexes": ["0702-0704"]},
            after="The phase ended while the port was cut off. A condition that is judged “at once” would have been met when "
                  "the second division arrived.",
            hints=["It is judged when the phase ends.", "End the phase."]),
         predict("Two turns in a row", "Everything is as at the start again. Bridge held is a German victory when a German unit "
                                       "and no enemy is at the Bridge at the end of two turns in a row. The 293 moves to the "
                                       "Bridge, and the turn ends. In the next turn it goes to 0303 and comes back, and that turn "
                                       "ends. Who has won?", WON, anew=True,
                 events=[move("inf2", "0304"), END, END, move("inf2", "0303"), move("inf2", "0304"), END, END],
                 look={"hexes": ["0304"], "units": ["inf2"]},
                 after="Only the ends of the turns are looked at. Had the Bridge been empty when the second turn ended, the count "
                       "would begin anew.",
                 hints=["Where is the 293 when each turn ends?"]),
         predict("Points by turn", "Everything is as at the start again. The schedule gives 1 point at the end of each turn "
                                   "for each of the towns Alma, Brod and Karp, to the side that controls it, and 2 points for an eliminated unit, to its "
                                   "enemy. The 6 Pz takes Alma, the 293 is eliminated, and the turn ends. How many points does "
                                   "the Soviet side have?", fact("points", side="soviet"), anew=True,
                 events=[move("pz", "0402"), eliminate("inf2"), END, END], look=towns,
                 after="Brod and Karp give 1 point each, the 293 gives 2. Alma gives its point to the German side. The "
                       "ledger lists each of them.",
                 hints=["Which towns are Soviet when the turn ends?", "The lost unit counts as well."]),
         predict("The last turn", "The same game once more, to its end. The Soviet side has 8 points then, the German side 3.\n\nAt the "
                                  "end of the game three outcomes ask for a lead in points: Clearly ahead for a Soviet lead of 6, "
                                  "Ahead for a Soviet lead of 1, and Alma once for a German lead of 3, if Alma was German at some moment.\n\n"
                                  "Who has won, by which outcome, and at which event?\n\n1. The 6 Pz takes Alma.\n2. The 293 is "
                                  "eliminated.\n3. The German phase ends.\n4. The Soviet phase ends, and with it the first turn.\n5. The "
                                  "German phase ends.\n6. The Soviet phase ends, and with it the second turn.\n7. The German phase "
                                  "ends.\n8. The Soviet phase ends, and with it the last turn.", fact("ending"), anew=True,
                 events=[move("pz", "0402"), eliminate("inf2"), *end_phase(6)], look=towns,
                 after="The lead is 5 points. Clearly ahead asks for 6, so the next level counts: Ahead. The levels of "
                       "one side are listed from the best to the least. “Alma once” remembers that Alma was German at some "
                       "moment, but its other term asks for a German lead.",
                 hints=["How large is the Soviet lead?", "Points decide when the last turn ends."]),
         predict("Both at once", "Everything is as at the start again. The Germans take Alma and Brod and lose the 293 and, "
                                 "in Brod, the 292. Then the turn ends. Two towns is judged then, and so is Exhausted, a Soviet victory "
                                 "that asks for two German units eliminated; both are met. Who has won?", WON, anew=True,
                 events=[move("pz", "0402"), move("inf", "0404"), END, eliminate("inf2"), eliminate("inf"), END], look=towns,
                 after="Of several outcomes met at one moment the first in the list is declared. The other is named beside the "
                       "verdict as a coincidence.",
                 hints=["Which of the two stands first in the list?"]),
         explore("Write your own", "Move the units and watch the cards. When you leave the lesson, open the workshop of any "
                                   "scenario and choose Objectives among its rules: there you put such a list together, "
                                   "and have it judged as you write.")])


LESSONS = {"objectives-1-conditions": conditions}
