"""Who gains ground, and who prevents it (26.11 to 26.14): one building, and a unit of each kind."""

from course import do, end_phase, event, fact, lesson, move, only, predict, watch
import tactics
from tactics import Board, unit, vehicle

AGAIN = "Everything is as at the start again. "


def mark(unit_, **states):
    return {"do": "mark", "unit": unit_, **states}


def _shop():
    board = Board(8, 7)
    board.paint("forest", "A1-A2 B0-B1 H0-H1 A7 B7 H7 G7")
    board.line("road", "A4 C5 E5 H4")
    board.building("school", "School", "D3 E3", 1, stairwells="E3", cellar=True)
    board.building("shop", "Corner shop", "D6", roof=True)
    units = [unit("r447", "4-4-7", "russian", "squad", "C6"),
             unit("r81", "8-1", "russian", "leader", "C5", leadership=-1),
             unit("runarmed", "4-4-7 B", "russian", "squad", "C7", armed=False),
             unit("t34", "T-34", "russian", "vehicle", "B5", vehicle=vehicle("afv", 11)),
             unit("rider", "4-5-8", "russian", "squad", None, in_="t34"),
             unit("g91", "9-1", "german", "leader", "E3/1", leadership=-1),
             unit("g467", "4-6-7", "german", "squad", "F5"),
             unit("lost", "4-6-7 B", "german", "squad", "B3", broken=True),
             unit("pz", "PzKpfw IIIG", "german", "vehicle", "F4", vehicle=vehicle("afv", 6))]
    start = {"setup": [{"side": "russian", "hexes": board.spans("A1-A7 B0-C7")},
                       {"side": "german", "hexes": board.spans("D0-H7")}]}
    held = {"side": "german", "when": "end", "needs": {"controls": {"buildings": ["shop"]}}}
    return tactics.game("", "", board, (2, tactics.alternate("russian", "german", ["Movement"])), units, start,
                        {"victory": [held]}, None)


def soldiers():
    shop, school = fact("control", building="shop"), fact("control", building="school")
    look = {"hexes": ["D6"]}
    return lesson(
        _shop(), "Who gains ground?",
        "Squads, leaders, prisoners, riders and tanks: which of them gain ground, and which only prevent it.",
        "You can say for any unit whether it gains a building, and whether it keeps the enemy from gaining it.",
        [do("A squad passes through", "The Corner shop in D6 is German and empty. Gain it with the 4-4-7 in passing, and end in C7.",
            [shop | {"is": "russian"}, event(move("r447", "C7"))], [move("r447", "D6", "C7")], only=only("move", units=["r447"]),
            look={**look, "units": ["r447"]},
            after="An armed Good Order squad, half-squad or crew on foot gains the ground that it enters, even if it "
                  "only passes through. Its side keeps it.",
            hints=["Must a squad stay to gain a building?", "Drag the 4-4-7 through D6 to C7."]),
         predict("A leader", AGAIN + "The leader 8-1 enters D6. Who controls the shop?", shop, anew=True,
                 events=[move("r81", "D6")], look={**look, "units": ["r81"]},
                 after="Leaders and heroes gain nothing. Only squads, half-squads and crews do.",
                 hints=["Which kinds of units gain ground?"]),
         predict("No weapons", AGAIN + "The 4-4-7 B has lost its weapons. It enters D6. Who controls the shop?", shop, anew=True,
                 events=[move("runarmed", "D6")], look={**look, "units": ["runarmed"]},
                 after="An unarmed unit gains nothing.", hints=["Is the 4-4-7 B armed?"]),
         predict("On the run", AGAIN + "The 4-4-7 breaks and routs into D6. Who controls the shop?", shop, anew=True,
                 events=[mark("r447", broken=True), move("r447", "D6")], look={**look, "units": ["r447"]},
                 after="A unit that is broken, berserk, stunned or in Melee is not in Good Order and gains nothing.",
                 hints=["Is a broken squad in Good Order?"]),
         predict("Around the walls", AGAIN + "The 4-4-7 moves through D6 in Bypass: along the outside of the shop. Who "
                                        "controls the shop?",
                 shop, anew=True, events=[{"do": "move", "unit": "r447", "to": "D6", "bypass": True}],
                 look={**look, "units": ["r447"]}, after="Nothing is gained in Bypass.",
                 hints=["Has the squad been in the shop?"]),
         do("Riders", AGAIN + "The 4-5-8 is riding on the T-34. Gain the shop with the two of them.", [shop | {"is": "russian"}],
            [move("t34", "C6", "D6"), mark("rider", **{"in": None})], anew=True, only=only("move", "mark", units=["t34", "rider"]),
            look={**look, "units": ["t34"]},
            after="No vehicle gains a building, and passengers and riders gain nothing before they get off.",
            hints=["The 4-5-8 is not on foot.", "Drive the T-34 to D6; then let the 4-5-8 get off there, from its context menu."]),
         do("A captive", AGAIN + "The German 4-6-7 B has been cut off in B3, and it has broken there. Let it surrender to the 4-4-7. Does it "
                         "still gain the hex B3?", [event({"do": "capture", "unit": "lost", "by": "r447"})],
            [{"do": "capture", "unit": "lost", "by": "r447"}], anew=True, only=only("capture", units=["lost"]),
            look={"hexes": ["B3"], "units": ["lost"]},
            after="B3 stays Russian. Prisoners gain nothing, with or without a guard.",
            hints=["Open the context menu of the 4-6-7 B, choose Is Captured or Surrenders, and name the 4-4-7."]),
         predict("A leader upstairs", AGAIN + "The German leader 9-1 is in E3, upstairs in the School. The 4-4-7 enters E3 at "
                                        "ground level. Who controls the School?", school, anew=True,
                 events=[move("r447", "D5", "D4", "E4", "E3")], look={"hexes": ["D3", "E3"], "units": ["g91"], "show": ["storeys"]},
                 after="An armed enemy at any level of the building prevents its gain, even a leader alone. The same leader "
                       "keeps the Russian side from the hex E3. The 4-4-7 gains only the Location that it is in.",
                 hints=["Is a leader armed? Does his level matter?"]),
         do("The leader surrenders", "Make the Russian side control the School: no armed enemy may be left in it.",
            [school | {"is": "russian"}], [{"do": "capture", "unit": "g91", "by": "r447"}],
            only=only("capture", "eliminate", units=["g91"]), look={"hexes": ["D3", "E3"], "units": ["g91"]},
            after="A prisoner prevents nothing, nor does any other unarmed enemy, or a vehicle without a crew. The squad "
                  "gains the School as soon as the last armed enemy is gone.",
            hints=["Is a prisoner armed?", "Open the context menu of the 9-1, choose Is Captured or Surrenders, and name the 4-4-7."]),
         do("Under the floor", AGAIN + "Move the German 4-6-7 into the cellar below D3. Then make the Russian side control the hex D3 with the "
                               "4-4-7 all the same.",
            [event(move("g467", "D3/-1")), fact("control", hex="D3") | {"is": "russian"}],
            [move("g467", "D3/-1"), move("r447", "D5", "D4", "D3")], anew=True, only=only("move", units=["g467", "r447"]),
            look={"hexes": ["D3"], "units": ["g467", "r447"]},
            after="An enemy below the ground prevents only the gain of his own Location.",
            hints=["A cellar is below the ground.", "Drag the 4-6-7 to D3 and choose the cellar; then drag the 4-4-7 to D3."]),
         do("On the roof", AGAIN + "Climb to the roof of the Corner shop with the 4-4-7, without going through it. Then gain the shop.",
            [event(move("r447", "D6/roof")), shop | {"is": "russian"}], [move("r447", "D6/roof"), move("r447", "D6")], anew=True,
            only=only("move", units=["r447"]), look={**look, "units": ["r447"]},
            after="A building is not gained from its roof, nor from below the ground: the 4-4-7 had to come down.",
            hints=["Does every level of a building count?", "From the roof move the 4-4-7 down to the ground level of D6."]),
         predict("An enemy on the roof", AGAIN + "The German 4-6-7 is on the roof of the shop, and the 4-4-7 enters D6 below "
                                        "it. Who controls the hex D6?",
                 fact("control", hex="D6"), anew=True, events=[move("g467", "D6/roof"), move("r447", "D6")], look=look,
                 after="An enemy on the roof prevents the gain of the hex and the building, unless the scenario says otherwise.",
                 hints=["A roof is above the ground."]),
         do("A tank beside the wall", AGAIN + "Drive the PzKpfw IIIG into D6 in Bypass of the shop: press b while you hold it. Then gain the "
                                      "shop with the 4-4-7 all the same.",
            [event(move("pz", "D6")), shop | {"is": "russian"}],
            [{"do": "move", "unit": "pz", "to": "D6", "bypass": True}, move("r447", "D6")], anew=True,
            only=only("move", units=["pz", "r447"]), look={**look, "units": ["pz", "r447"]},
            after="An armed enemy in Bypass of a building does not prevent its gain. It does prevent the gain of the "
                  "Location and the hex.", hints=["The tank is beside the shop and not in it."]),
         predict("Mopping Up beside a tank", "The 4-4-7 Mops Up the shop while the tank is still beside it. Who controls the "
                                        "hex D6?",
                 fact("control", hex="D6"), events=[{"do": "mop-up", "unit": "r447", "building": "shop"}], look={**look,
                     "units": ["pz"]},
                 after="Mopping Up does not gain a Location or hex in which an armed enemy is in Bypass.",
                 hints=["The tank is in the hex."]),
         watch("The last order", AGAIN + "The German side wins this scenario if it controls the Corner shop when the game ends, after two "
                                 "turns. The shop is German and empty, and the 4-4-7 is about to enter it.", anew=True,
               look={**look, "units": ["r447"], "show": ["verdict"]}),
         do("Keep the shop to the end", "Let the 4-4-7 enter D6, and end the phases to the end of the game. Win it for the German side, in as "
                                        "few moves as you can.",
            [event(move("r447", "D6")), fact("winner") | {"is": "german"}],
            [move("g467", "E6", "D6"), move("r447", "D6"), *end_phase(4)], stars=True,
            only=only("move", "end-phase", units=["g467", "g91", "pz", "r447"]),
            look={**look, "units": ["g467", "g91", "pz", "r447"], "show": ["verdict"]},
            after="Any armed German unit in the shop keeps the 4-4-7 from gaining it, even a leader or a tank, and even on the roof. A "
                  "tank in Bypass does not. The 4-4-7 does not have to be driven out: the German side keeps what the Russian side has "
                  "not gained.",
            hints=["What keeps an enemy from gaining a building?",
                   "Move the 4-6-7 to E6 and D6 first, then the 4-4-7 to D6, and end the phase four times."])])


def _ground():
    board = Board(10, 7)
    board.paint("forest", "A1-A2 B0-B1 A7 B7")
    board.line("road", "A4 C5 E5 H4 J4")
    board.building("barn", "Barn", "C6 D6")
    board.building("hut", "Hut", "B5", 1)
    board.building("works", "Brick works", "F2 G2 H1", 1)
    units = [unit("t34", "T-34 A", "russian", "vehicle", "C3", vehicle=vehicle("afv", 11)),
             unit("t34b", "T-34 B", "russian", "vehicle", "C4", vehicle=vehicle("afv", 11)),
             unit("truck", "GAZ-MM", "russian", "vehicle", "C5", vehicle=vehicle("truck", None, "none", "none")),
             unit("r447", "4-4-7", "russian", "squad", "C2"),
             unit("g467", "4-6-7", "german", "squad", "F5"), unit("g548", "5-4-8", "german", "squad", "G4"),
             unit("raid", "8-3-8", "german", "squad", "B2")]
    start = {"setup": [{"side": "russian", "hexes": board.spans("A1-A7 B0-D7")},
                       {"side": "german", "hexes": board.spans("D0-H7 B5"), "boards": ["east"]}]}
    game = tactics.game("", "", board, (2, tactics.alternate("russian", "german", ["Movement"])), units, start,
                        {"victory": []}, None)
    game["map"]["boards"] = [{"id": "west", "hexes": board.spans("A1-A7 B0-H7")},
                             {"id": "east", "hexes": board.spans("I1-I7 J0-J7")}]
    game["start"]["setup"][0]["hexes"] = board.spans("A1-A7 B0-B4 B6-B7 C1-C7 D0-D7")
    return game


def fire_at(at, level, cause, side=None):
    return {"do": "fire", "at": at, "level": level, "cause": cause, **({"side": side} if side else {})}


def ground():
    return lesson(
        _ground(), "Set-up areas, tanks and more Fire",
        "Who controls ground before the first move, how long a tank holds it, and what happens where Fires meet.",
        "You know who controls ground at the start, and you can judge a tank's hold and a Fire of two sides.",
        [predict("An area of both sides", "The Russian side may set up in columns A to D, the German side in columns D to H. "
                                        "Who controls the hex D3 at the "
                                        "start?", fact("control", hex="D3"), look={"hexes": ["D3"]},
                 after="Ground in the set-up areas of both sides is nobody's, and so is ground in no area at all.",
                 hints=["D3 is in both areas."]),
         predict("In the enemy's ground", "A special rule lets the German 8-3-8 set up in B2, where only the Russian side may set up "
                                         "otherwise. Who controls the hex B2 at the start?", fact("control", hex="B2"),
                 look={"hexes": ["B2"], "units": ["raid"]},
                 after="The set-up areas come first. Then the rules look at once who gains ground: an armed Good Order squad that "
                       "is set up in enemy ground gains it before the first move, where no armed enemy is.",
                 hints=["The hex is in the Russian area, and a German squad is in it alone."]),
         do("A tank meets a squad", "The German 4-6-7 is in F5. Make the Russian side control the Location F5 with the T-34 A: first the "
                                    "4-6-7 has to move away.", [fact("control", location="F5") | {"is": "russian"}],
            [move("g467", "F6"), move("t34", "D3", "E4", "F4", "F5")], only=only("move", units=["t34", "g467"]),
            look={"hexes": ["F5"], "units": ["t34", "g467"]},
            after="A tank's hold begins only when no armed enemy is in the Location.",
            hints=["Is the hex empty of armed enemies when the tank comes?", "Move the 4-6-7 to F6, and then the T-34 A to F5."]),
         predict("The second tank", AGAIN + "The T-34 A drives to E5, which is empty. The 5-4-8 comes to E5 too, and after it "
                                        "the T-34 B. Then the T-34 A drives away. Who controls "
                                        "E5?", fact("control", location="E5"), anew=True,
                 events=[move("t34", "D3", "D4", "E5"), move("g548", "F4", "E5"), move("t34b", "D4", "E5"), move("t34", "D4")],
                 look={"hexes": ["E5"], "units": ["t34", "t34b", "g548"]},
                 after="Each tank has its own hold. That of the T-34 A ended when it left, and the T-34 B has none: an armed "
                       "enemy was in E5 when it came.",
                 hints=["Who was in E5 when the T-34 B came?"]),
         watch("A tank in Bypass", AGAIN + "Play: the T-34 A drives into F2 in Bypass of the Brick works and stops there.", anew=True,
               events=[move("t34", "D3", "E3"), {"do": "move", "unit": "t34", "to": "F2", "bypass": True}],
               look={"hexes": ["F2"], "units": ["t34"]}, after="A vehicle in Bypass holds nothing: F2 is still German."),
         do("A truck", AGAIN + "Make the Russian side control the Location E5 with one vehicle: the truck GAZ-MM or the T-34 B.",
            [fact("control", location="E5") | {"is": "russian"}], [move("t34b", "D4", "E5")], anew=True,
            only=only("move", units=["truck", "t34b"], at_most=1), look={"hexes": ["E5"], "units": ["truck", "t34b"]},
            after="An unarmed vehicle holds nothing: the truck would not do. A vehicle that loses its crew stops holding too.",
            hints=["Is the truck armed?"]),
         watch("A small accident", AGAIN + "Play: a Flame starts in the Hut in B5 by accident.", anew=True,
               events=[fire_at("B5", "flame", "accident")], look={"hexes": ["B5"]},
               after="The Hut is still German: an accidental Flame changes nothing. A Fire that burns at the start is an accident too, and "
                     "so is every Fire that nobody Kindled."),
         do("The Hut burns down", "Let the Flame in B5 grow into a Blaze, and let a Blaze by accident begin in B5 on level 1 too, so that no "
                                  "unit can enter the Hut any more. See who has it then.",
            [fact("control", building="hut") | {"is": "russian"}], [fire_at("B5", "blaze", "accident"), fire_at("B5/1", "blaze", "accident")],
            only=only("fire"), untold=True, look={"hexes": ["B5"], "show": ["storeys"]},
            after="The hex goes to the side that controls more than half of the hexes around it. A building that nobody "
                  "can enter goes to the side that controls all its hexes.",
            hints=["Put the cursor on B5, and open its context menu: Fire and Rubble. Then do the same on level 1."]),
         predict("An accident next door", AGAIN + "A Flame burns in H5 by accident. The German side Kindles a Flame in H4, "
                                        "next to it. Who controls the hex H5?",
                 fact("control", hex="H5"), anew=True,
                 events=[fire_at("H5", "flame", "accident"), fire_at("H4", "flame", "kindled", "german")],
                     look={"hexes": ["H4", "H5"]},
                 after="Fires in adjacent hexes are one Fire. If one side Kindled any of it, all of it counts as that side's, "
                       "and it forfeits all of it.", hints=["The two Fires touch. Whose Fire is it now?"]),
         do("The other side too", "The German side has forfeited H4. Gain the hex H4 with the 5-4-8 all the same: move it there first, and "
                                  "then let the Russian side Kindle a Flame in H3, next to it.",
            [event(move("g548", "H4")), fact("control", hex="H4") | {"is": "german"}],
            [move("g548", "H4"), fire_at("H3", "flame", "kindled", "russian")], only=only("move", "fire", units=["g548"]),
            look={"hexes": ["H3", "H4"], "units": ["g548"]},
            after="The side that Kindled a Fire cannot gain that ground before the Fire is out or counts as an accident. If both sides "
                  "Kindled parts of a Fire, all of it counts as an accident: nothing bars the German side any more, and its squad gains "
                  "the hex.", hints=["A Fire of both sides counts as an accident.",
                                     "Put the cursor on H3, and open its context menu: Fire and Rubble, a Flame, Kindled by the "
                                     "Russian side."]),
         do("Two arsonists", AGAIN + "Let the German side Kindle a Blaze in F2, at one end of the Brick works, and then the Russian side one in H1, "
                             "at the other end. Who controls the Brick works in the end?",
            [event(fire_at("F2", "blaze", "kindled", "german")), event(fire_at("H1", "blaze", "kindled", "russian")),
             fact("control", building="works") | {"is": "russian"}],
            [fire_at("F2", "blaze", "kindled", "german"), fire_at("H1", "blaze", "kindled", "russian")], anew=True, untold=True, only=only("fire"),
            look={"hexes": ["F2", "G2", "H1"]},
            after="The German side forfeited the Brick works by the first Blaze. After the second both sides would "
                  "forfeit them, so they stay as they are, and neither side can gain them.",
            hints=["Who had the Brick works after the first Blaze?",
                   "Put the cursor on F2, and open its context menu: Fire and Rubble. Then do the same in H1."]),
         predict("In the flames", AGAIN + "The 4-6-7 is alone in D5 and gains it. The 4-4-7 enters D5 as well. A Blaze by "
                                        "accident closes D5, and the 4-6-7 dies. Who controls "
                                        "D5?", fact("control", location="D5"), anew=True,
                 events=[move("g467", "E6", "D5"), move("r447", "C3", "C4", "C5", "D5"), fire_at("D5", "blaze", "accident"),
                         {"do": "eliminate", "unit": "g467"}], look={"hexes": ["D5"]},
                 after="A unit in a Location that a Blaze closes gains nothing there. Of the six hexes around D5 each side "
                       "controls two: that is no majority.",
                 hints=["Can a unit gain a Location that nobody can enter?"])])


LESSONS = {"control-5-soldiers": soldiers, "control-6-ground": ground}
