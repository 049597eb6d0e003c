"""Pillbox, concealment and Search (26.132, 26.15), with two finishes to judge."""

from course import do, eliminate, event, fact, lesson, move, only, predict, watch
from soldiers import AGAIN, mark
import tactics
from tactics import Board, unit

END = {"do": "end-phase"}


def _position():
    board = Board(9, 7)
    board.paint("forest", "A1-A2 B0-B1 C1 H0 I1-I2 A7 B7 H7 I7")
    board.line("road", "A4 D4 I4")
    board.building("mill", "Steam mill", "E3 F2", 1, stairwells="E3")
    board.building("hut", "Hut", "D6")
    board.building("barn", "Barn", "F5")
    board.pillbox("D4")
    units = [unit("r447", "4-4-7 A", "russian", "squad", "C4"), unit("r447b", "4-4-7 B", "russian", "squad", "C5"),
             unit("r458", "4-5-8", "russian", "squad", "C6", concealed=True),
             unit("g467", "4-6-7", "german", "squad", "D4/pillbox"),
             unit("g548", "5-4-8", "german", "squad", "F2/1", hidden=True),
             unit("fake", "Dummy", "german", "dummy", "F5", concealed=True)]
    start = {"setup": [{"side": "russian", "hexes": board.spans("A1-A7 B0-C7")},
                       {"side": "german", "hexes": board.spans("D0-I7")}]}
    rules = {"victory": [{"side": "russian", "when": "immediate",
                          "needs": {"all": [{"controls": {"hexes": ["D4"]}}, {"controls": {"buildings": ["mill"]}}]}}]}
    return tactics.game("", "", board, (1, tactics.alternate("russian", "german", ["Movement"])), units, start, rules, None)


def judge(title, opening, told, events, after, hints, look):
    told = "\n".join(f"{number}. {line}" for number, line in enumerate(told, 1))
    return predict(title, f"{opening}\n\n{told}", fact("ending"), anew=True, events=events, after=after, hints=hints,
                   look=look)


def hidden():
    mill = fact("control", building="mill")
    pillbox = {"hexes": ["D4"]}
    return lesson(
        _position(), "Pillbox, concealment and Search",
        "Ground that must be taken twice, and units that the other side cannot see.",
        "You can judge a game in which one side does not know what the other has.",
        [do("Outside the pillbox", "A pillbox is a Location of its own in its hex. The German 4-6-7 is in the pillbox in D4. Move the 4-4-7 A "
                                   "into D4, outside the pillbox. Does it gain the hex?", [event(move("r447", "D4"))],
            [move("r447", "D4")], only=only("move", units=["r447"]), look={**pillbox, "units": ["r447", "g467"]},
            after="The hex is still German: an armed enemy at any level of the hex prevents its gain, and a pillbox is in the hex.",
            hints=["Drag the 4-4-7 A to D4, and choose the ground level there."]),
         predict("The pillbox is silent", "The 4-6-7 dies in the pillbox. The 4-4-7 A is still outside. Who controls the hex D4?",
                 fact("control", hex="D4"), events=[eliminate("g467")], look=pillbox,
                 after="A hex with a pillbox is gained only by a side that controls the pillbox too (26.132).",
                 hints=["Has a Russian unit been in the pillbox?"]),
         do("Take the pillbox", "Make the Russian side control the hex D4.",
            [fact("control", location="D4/pillbox") | {"is": "russian"}, fact("control", hex="D4") | {"is": "russian"}],
            [move("r447", "D4/pillbox")], only=only("move", side="russian"), look={**pillbox, "units": ["r447"]},
            after="The squad in the pillbox gains the pillbox, and with it the hex.",
            hints=["Which Location of D4 has no Russian unit entered yet?", "Open the context menu of the 4-4-7 A and choose "
                                        "To Another Level, then Pillbox."]),
         do("A concealed squad", "The 4-5-8 is concealed: the German side sees a counter and does not know what it is. Gain the Hut in D6 with "
                                 "it.", [fact("control", building="hut") | {"is": "russian"}], [move("r458", "D6")],
            only=only("move", units=["r458"]), look={"hexes": ["D6"], "units": ["r458"]},
            after="A gain by a concealed unit counts at once, but it is undeclared. As far as the German side knows, "
                  "nothing has changed.",
            hints=["The concealed unit is a real squad."]),
         watch("Declared at last", "The Russian side declares that it controls the Hut. Play the event. No side has to do so "
                                   "before the game ends, but at the end everything is "
                                   "declared.", events=[{"do": "declare", "side": "russian", "kind": "building", "id": "hut"}],
               look={"hexes": ["D6"]}),
         do("A dummy", "A concealed German counter is in the Barn in F5. It is a dummy: there is no unit under it. Gain the Barn with the "
                       "4-4-7 B.", [fact("control", building="barn") | {"is": "russian"}], [move("r447b", "D5", "E5", "F5")],
            only=only("move", units=["r447b"]), look={"hexes": ["F5"], "units": ["fake", "r447b"]},
            after="A dummy neither gains nor prevents anything. The Russian side does not know that: to it the counter "
                  "may be an armed enemy, and so the gain is shown to it as prevented.",
            hints=["Is anybody in the Barn who could prevent the gain?"]),
         predict("Hidden upstairs", AGAIN + "The German 5-4-8 is hidden upstairs in F2, and the Russian side sees nothing. "
                                        "The 4-4-7 B enters the Steam mill at E3. Who controls the Steam mill in "
                                        "truth?", mill, anew=True, events=[move("r447b", "D4", "E4", "E3")],
                 look={"hexes": ["E3", "F2"], "units": ["g548"]},
                 after="A hidden armed unit prevents a gain too, but the opponent does not learn it. The Russian side sees "
                       "the Steam mill as gained.",
                 hints=["The 5-4-8 is armed, and it is in the building."]),
         watch("Search", "The Russian side may find out who has control: by Searching, by Mopping Up, or by occupying all "
                         "Locations of the building. It does not have to. The 4-4-7 B Searches, and finds the 5-4-8. Play the "
                         "event.", events=[mark("g548", hidden=False)],
               look={"hexes": ["F2"], "units": ["g548"]}, after="Now both sides know that the Steam mill is still German."),
         do("Clear the mill", "Make the Russian side control the Steam "
                              "mill.", [event(eliminate("g548")), mill | {"is": "russian"}],
            [eliminate("g548")], only=only("eliminate", units=["g548"]), look={"hexes": ["E3", "F2"], "units": ["g548"]},
            after="The last armed enemy in the building is gone, and a Good Order squad is in it.",
            hints=["One armed enemy is left in the Steam mill.", "Put the cursor on F2 and eliminate the 5-4-8."]),
         judge("Judge: the counter that moved",
               "You are the umpire, and you see everything. The Russian side wins at once when it controls the hex D4 and the "
               "Steam mill. The game began as this lesson does. Who has won, by which rule, and at which event?",
               ["The 4-6-7 dies in the pillbox.", "The 4-4-7 A enters D4, outside the pillbox.", "The concealed 4-5-8 enters "
                                        "the Steam mill at E3.",
                "The hidden 5-4-8 upstairs breaks.", "The 4-4-7 A goes into the pillbox.", "The Russian phase ends.",
                "The 5-4-8 is found and dies.", "The German phase ends, and with it the game."],
               [eliminate("g467"), move("r447", "D4"), move("r458", "C5", "D5", "E4", "E3"), mark("g548", broken=True),
                move("r447", "D4/pillbox"), END, eliminate("g548"), END],
               "The pillbox and its hex were Russian from event 5. The Steam mill became Russian when the broken 5-4-8 died, "
               "for a broken squad is armed too. That the 4-5-8 was concealed does not matter to the truth, and the condition "
               "was immediate.",
               ["Two things must be Russian. Which became Russian last?", "A broken squad is still an armed enemy."],
               {"hexes": ["D4", "E3", "F2"]}),
         judge("Judge: nobody looked upstairs",
               "The same condition, and another end. Who has won, by which rule, and at which event?",
               ["The 4-6-7 dies in the pillbox.", "The 4-4-7 A goes into the pillbox.", "The 4-4-7 B enters the Steam mill at "
                                        "E3. It sees no enemy.",
                "The Russian phase ends.", "The German phase ends, and with it the game. The 5-4-8 was hidden upstairs all "
                                        "the time."],
               [eliminate("g467"), move("r447", "D4", "D4/pillbox"), move("r447b", "D5", "E4", "E3"), END, END],
               "The hidden squad kept the Steam mill German. Only the Russian side has a condition, so the German side wins "
               "by avoiding it until the game ends (26.3).", ["Has the Russian side ever controlled the Steam "
                                        "mill?", "If only one side has a condition, the other side wins by avoiding "
                                        "it."], {"hexes": ["D4", "E3", "F2"]})])


LESSONS = {"control-8-hidden": hidden}
