"""Leaders, exits and captives (26.2, 26.222, 26.23), and conditions of victory (26.1, 26.3, 26.4), with two finishes to judge;
and the same breakout by the current edition."""

from course import do, eliminate, event, fact, lesson, only, predict, watch
from hidden import END, judge
from soldiers import AGAIN, mark
import tactics
from tactics import Board, unit


def capture(unit_, by):
    return {"do": "capture", "unit": unit_, "by": by}


def leave(unit_, at, as_=None):
    return {"do": "exit", "unit": unit_, "from": at, **({"as": as_} if as_ else {})}


def _breakout():
    board = Board(8, 7)
    board.paint("forest", "A1-A2 B0-B1 H0-H1 A7 B7 H7 G7")
    board.line("road", "A4 D4 H4")
    board.building("station", "Station", "E4 F3", 1)
    units = [unit("l92", "9-2", "russian", "leader", "A4", leadership=-2), unit("hero", "1-4-9", "russian", "hero", "A5"),
             unit("r447", "4-4-7 A", "russian", "squad", "A4"), unit("r447b", "4-4-7 B", "russian", "squad", "A5"),
             unit("r458", "4-5-8", "russian", "squad", "A3"), unit("lost", "4-4-7 C", "russian", "squad", "D5", broken=True),
             unit("gun", "76mm AT", "russian", "gun", "C5"), unit("ally", "37mm AT", "russian", "gun", "C6",
                 nationality="chinese"),
             unit("g467", "4-6-7 A", "german", "squad", "D4"), unit("g467b", "4-6-7 B", "german", "squad", "A4", broken=True),
             unit("g838", "8-3-8", "german", "squad", "E4")]
    start = {"setup": [{"side": "russian", "hexes": board.spans("A1-A7 B0-D7")}, {"side": "german",
        "hexes": board.spans("E1-H7 F0 H0")}]}
    rules = {"victory": [{"side": "russian", "when": "immediate", "needs": {"exit_vp": {"at_least": 5}}},
                         {"side": "german", "when": "end", "needs": {"cvp": {"at_least": 6}}}],
             "otherwise": "russian", "exit": [{"side": "russian", "hexes": ["A3-A5"]}],
             "balance": [{"side": "german", "text": "Exchange the 8-3-8 for two squads."}]}
    return tactics.game("", "", board, (1, tactics.alternate("russian", "german", ["Movement"])), units, start, rules, None)


def captives():
    german, exits = fact("cvp", side="german"), fact("exit-vp", side="russian")
    return lesson(
        _breakout(), "Leaders, exits and captives",
        "A Russian group breaks out to the west. This lesson shows what leaving the map is worth, and what prisoners are worth.",
        "You can keep the score of a breakout, and say who has won it.",
        [watch("The bargain", "The Russian side wins at once when it has 5 exit points. The German side wins at the end with "
                              "6 casualty points. If neither has done so, the scenario gives the win to the Russian "
                              "side.\n\nA condition that is immediate is judged at every event. Every other condition is "
                              "judged when the game ends. If a scenario names no side for the last case, nobody has won.",
               look={"hexes": ["A3-A5"]}),
         watch("Before the game", "If both players want the same side, they roll a die. The loser of the roll may claim the "
                                  "Balance of the scenario for his side, as a consolation (26.4). Here the Balance gives the "
                                  "German side two squads in exchange for the 8-3-8. The program shows the Balance; the "
                                  "players agree on it.", look={"units": ["g838"]}),
         predict("Nothing happens", "Both phases end, and with them the game. Nothing has happened. Who has won?",
                 fact("winner"), events=[END, END], look={"hexes": ["A3-A5"]},
                 after="Neither side has met its condition, and the scenario names the Russian side for this case. It would "
                       "also win if both sides met theirs at the same moment.",
                 hints=["Read again what the scenario says of this case."]),
         do("Off the map", AGAIN + "Let the 4-4-7 B leave the map at A5, but not to win the game, and for no other reason that the rules name. What does "
            "that give the German side?",
            [german | {"is": 2}], [leave("r447b", "A5")], anew=True, untold=True, only=only("exit", units=["r447b"]),
            look={"hexes": ["A5"], "units": ["r447b"]},
            after="A unit that leaves the map counts as eliminated.",
            hints=["Open the context menu of the 4-4-7 B and choose Exit the Map."]),
         predict("With a reason", "The 4-5-8 leaves the map at A3 as the guard of prisoners. How many casualty points does "
                                  "the German side have then?", german,
                 events=[leave("r458", "A3", "guard")], look={"hexes": ["A3"], "units": ["r458"]},
                 after="Guards who escort prisoners give nothing, nor do units under Recall, and paratroops and gliders that "
                       "land off the map.",
                 hints=["The 4-5-8 has not run away."]),
         do("To win the game", "Bring the Russian side to 3 exit points with one unit that leaves through the exit area to win: the leader 9-2 "
                               "or the hero 1-4-9.", [exits | {"is": 3}], [leave("l92", "A4", "victory")],
            only=only("exit", units=["l92", "hero"], at_most=1), look={"hexes": ["A3-A5"], "units": ["l92", "hero"]},
            after="An exit that serves the victory conditions gives a side the value of its own unit: here 1 for the "
                  "leader and 2 for his modifier. It gives the enemy nothing. A hero gives a point only where the scenario says so. A "
                  "vehicle's inherent crew always counts on such an exit, a temporary crew never.",
            hints=["What is a leader with a modifier of −2 worth?",
                   "Open the context menu of the 9-2 and choose Exit the Map, then For Victory."]),
         predict("A captive comes along", AGAIN + "The 4-4-7 A captures the broken German 4-6-7 B, and the captive is taken off the map "
                                        "at A4, through the exit area. The 4-4-7 A itself stays. How many exit points does "
                                        "the Russian side have then?", exits, anew=True,
                 events=[capture("g467b", "r447"), leave("g467b", "A4", "victory")], look={"hexes": ["A4"], "units": ["g467b"]},
                 after="By the older edition of the rules, which is the default, captives that are taken along give no exit "
                       "points. By the current edition they do, and double when the game ends. There, broken squads, "
                       "half-squads and crews give nothing when they exit.",
                 hints=["This scenario uses the older edition."]),
         do("Taken prisoner", AGAIN + "Bring the German side to 2 casualty points, without a loss of life.",
            [event(capture("lost", "g467")), german | {"is": 2}], [capture("lost", "g467")], anew=True,
            only=only("capture", units=["lost"]), look={"units": ["lost", "g467"]},
            after="A captured unit gives its captor its value at once. While the game is on, that is the normal value, "
                  "for immediate conditions too.",
            hints=["The broken 4-4-7 C in D5 can be captured.", "Open the context menu of the 4-4-7 C, choose Is Captured or "
                   "Surrenders, and name the 4-6-7 A."]),
         do("Free again", "Let the 4-4-7 C escape. What is left of the German points?", [german | {"is": 0}],
            [{"do": "release", "unit": "lost"}], untold=True, only=only("release", units=["lost"]), look={"units": ["lost"]},
            after="The points are gone when the unit is freed or retaken.",
            hints=["Open the context menu of the 4-4-7 C and choose Is Freed, Escapes or Is Retaken."]),
         predict("Killed by its own side", "The 4-4-7 C is captured once more, and then a Russian attack kills it. How many "
                                        "casualty points does the German side have then?",
                 german, events=[capture("lost", "g467"), {"do": "eliminate", "unit": "lost", "by": "own-attack"}],
                     look={"units": ["lost"]},
                 after="A prisoner who is killed by an attack of his own side gives the captor double value at once.",
                 hints=["This is the one exception: the value counts double."]),
         do("Killed in any other way", AGAIN + "Let the 4-6-7 A capture the 4-4-7 C, and then eliminate the prisoner by a German attack. Do the "
                                       "points count twice?", [event(capture("lost", "g467")), event(eliminate("lost")), german | {"is": 2}],
            [capture("lost", "g467"), eliminate("lost")], anew=True, untold=True, only=only("capture", "eliminate", units=["lost"]),
            look={"units": ["lost", "g467"]},
            after="A captured unit that is eliminated gives its captor its normal value once, in place of the points for "
                  "the capture.", hints=["It is not counted twice."]),
         do("The guns at the end", AGAIN + "Capture the 4-4-7 C with the 4-6-7 A, and the 76mm AT and the Chinese 37mm AT with the 8-3-8. Then end "
                                   "the phases, and with them the game: the German side has 16 points then.", [german | {"is": 16}],
            [capture("lost", "g467"), capture("gun", "g838"), capture("ally", "g838"), END, END], anew=True,
            only=only("capture", "end-phase", units=["lost", "gun", "ally"]), look={"units": ["lost", "gun", "ally"]},
            after="When the game ends, every prisoner, gun and vehicle still captured counts double: 4 for the squad, 4 "
                  "for the 76mm AT. Chinese guns and vehicles count fourfold: 8 for the 37mm "
                  "AT.", hints=["A gun is worth 2.", "A squad 2 × 2, a gun 2 × 2, and a Chinese gun 2 × 4."]),
         judge("Judge: five points out",
               "You are the umpire. The game began as this lesson does. Who has won, by which rule, and at which event?",
               ["The 4-6-7 A captures the 4-4-7 C.", "The 9-2 leaves at A4 through the exit area.", "The hero 1-4-9 leaves at "
                                        "A5 through the exit area.",
                "The 4-5-8 leaves at A3 under Recall.", "The 4-4-7 A leaves at A4 through the exit area.", "The Russian phase "
                                        "ends.", "The 8-3-8 captures the 76mm AT.",
                "The German phase ends, and with it the game."],
               [capture("lost", "g467"), leave("l92", "A4", "victory"), leave("hero", "A5", "victory"), leave("r458", "A3",
                   "recall"),
                leave("r447", "A4", "victory"), END, capture("gun", "g838"), END],
               "The leader gave 3 exit points, the hero none, and a unit under Recall gives none. The 4-4-7 A brought the "
               "Russian side to 5, and the condition is immediate (26.1). That the German side has 8 points at the end no "
               "longer matters.",
               ["Add up the exit points, event by event.", "A hero gives no exit points, and a Recall is no exit to "
                                        "win."], {"hexes": ["A3-A5"]}),
         judge("Judge: the count of the captives",
               "A last finish, from the same start. Who has won, by which rule, and at which event?",
               ["The 4-6-7 A captures the 4-4-7 C.", "The 9-2 leaves at A4 through the exit area.", "The 4-4-7 B leaves at "
                                        "A5, but not as an exit to win.",
                "The Russian phase ends.", "The German phase ends, and with it the game."],
               [capture("lost", "g467"), leave("l92", "A4", "victory"), leave("r447b", "A5"), END, END],
               "The Russian side has only 3 exit points. The German side had 4 casualty points until the game ended. Then the "
               "prisoner counted double: 4, and 2 for the squad that left, together 6. So the German side met its condition "
               "at the end (26.1).",
               ["Prisoners count double at one moment. Which?", "2 for the squad that left the map, and the "
                                        "prisoner."], {"units": ["lost", "r447b"]})])


def _current():
    """The same breakout by the current edition, by a scenario that names nobody for the last case."""
    game = _breakout()
    rules = game["rules"]["control"]
    game["rules"] = {"control": {"edition": "current", "victory": rules["victory"], "exit": rules["exit"]}}
    return game


def edition():
    exits = fact("exit-vp", side="russian")
    way_out = {"hexes": ["A3-A5"]}
    return lesson(
        _current(), "The current edition",
        "The same breakout by the current edition of the rules, which counts captives and broken units differently.",
        "You can say what leaves the map for points by the current edition, and when nobody has won.",
        [watch("Another edition", "The Russian group breaks out once more, but this scenario uses the current edition of the "
                                  "rules. The Russian side wins at once when it has 5 exit points, the German side at the end "
                                  "with 6 casualty points. The scenario names no side for the case that neither has done so.",
               look=way_out),
         do("A captive leaves", "Bring the Russian side to 2 exit points with the broken German 4-6-7 B alone: let the 4-4-7 A capture it and "
                                "take it along off the map at A4, to win.", [exits | {"is": 2}],
            [capture("g467b", "r447"), leave("g467b", "A4", "victory")], only=only("capture", "exit", units=["g467b"]),
            look={"hexes": ["A4"], "units": ["g467b", "r447"]},
            after="By the current edition a captive that is taken along gives its captors its value. By the older "
                  "edition it gives nothing.",
            hints=["Open the context menu of the 4-6-7 B: first Is Captured or Surrenders, and then Exit the Map, For Victory."]),
         do("When the game ends", "End both phases, and with them the game. What are the captives worth then?", [exits | {"is": 4}], [END, END], untold=True,
            only=only("end-phase"), look=way_out,
            after="Captives that were taken along count double when the game ends, as those that stay on the map do.",
            hints=["Captives count double at one moment."]),
         predict("Four points", "The Russian side has 4 exit points and the German side no casualty points. Who has won?",
                 fact("winner"), look=way_out,
                 after="Neither side has met its condition, and the scenario names no side for this case. So nobody has won.\n\n"
                       "Rule 26.3, by which a side wins when its enemy fails, holds only where one side alone has conditions. "
                       "Here both have. Two conditions that are met at the same moment would leave the game undecided as well.",
                 hints=["Has either side met its condition?", "Which side does the scenario name?"]),
         predict("A broken squad leaves", AGAIN + "The 4-4-7 B breaks and leaves the map at A5, through the exit area. How many "
                                          "exit points does the Russian side have then?", exits, anew=True,
                 events=[mark("r447b", broken=True), leave("r447b", "A5", "victory")],
                 look={"hexes": ["A5"], "units": ["r447b"]},
                 after="By the current edition broken squads, half-squads, crews and leaders give nothing when they exit. By "
                       "the older edition they give their value.", hints=["The squad is no longer in Good Order."]),
         do("Break out", AGAIN + "Win the game for the Russian side at once: let as few units as you can leave through the exit area.",
            [fact("winner") | {"is": "russian"}], [leave("l92", "A4", "victory"), leave("r447", "A4", "victory")], anew=True, stars=True,
            only=only("exit", side="russian"), look={**way_out, "units": ["l92", "r447", "r447b", "r458"]},
            after="The Russian side has 5 points or more, and the condition is immediate. The game is over at that event.",
            hints=["The leader 9-2 gives 3 points, a squad gives 2.",
                   "Open the context menu of the 9-2 and choose Exit the Map, then For Victory. Then do the same with the "
                   "4-4-7 A."])])


LESSONS = {"control-9-captives": captives, "control-9b-edition": edition}
