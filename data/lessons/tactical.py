"""Four lessons on tactical Control, on the boards of the worked examples."""

from course import do, eliminate, end_phase, event, events_of, explore, fact, lesson, move, only, predict, watch

import examples


def mop_up(unit, building):
    return {"do": "mop-up", "unit": unit, "building": building}


def bridge():
    return lesson(
        examples.bridge(), "The bridge",
        "How a vehicle controls a Location, and for how long (26.12).",
        "You know how a squad's control of ground differs from a vehicle's temporary control.",
        [watch("Two Locations", "The bridge in F4 is one Location, and the Depression under it is another. "
                                "The Russian side controls both Locations and the hex, although no unit is "
                                "there.", look={"hexes": ["F4"], "units": ["pz", "r458"], "show": ["control"]}),
         do("A tank drives on", "Make the German side control the bridge, with the tank.\n\nThe switch at the right edge of the map chooses "
                                "the level in view: Bridge, for instance, or 0 for the ground and the Depression. Hatching in the "
                                "color of its counters shows which Locations of that level a side controls.",
            [fact("control", location="F4/bridge") | {"is": "german"}], [move("pz", "E4", "F4/bridge")],
            only=only("move", units=["pz"]), look={"hexes": ["F4"], "units": ["pz"]},
            after="An armed vehicle controls the Location it is in as long as it stays there.",
            hints=["No armed enemy is on the bridge.", "Drag the tank to F4, and choose the bridge there."]),
         predict("And the hex?", "Who controls the hex F4 now?", fact("control", hex="F4"), look={"hexes": ["F4"]},
                 after="F4 has two Locations. A vehicle controls a hex only if its Location is the only one "
                       "in the hex.",
                 hints=["The tank controls one Location. Is that the only one in the hex?"]),
         predict("Infantry arrives", "A Russian squad moves onto the bridge and joins the tank there. Who "
                                     "controls the bridge?",
                 fact("control", location="F4/bridge"), events=[move("r458", "F4/bridge")],
                 look={"hexes": ["F4"]},
                 after="An enemy unit that enters later does not end the tank's control.",
                 hints=["The tank was there first, and it is still armed."]),
         do("The tank leaves", "Give the bridge back to the Russian side, without another Russian move.",
            [fact("control", location="F4/bridge") | {"is": "russian"}], [move("pz", "E4")], only=only("move", units=["pz"]),
            look={"hexes": ["F4"], "units": ["pz"]},
            after="When the vehicle leaves, control goes back to its previous owner.",
            hints=["The tank controls the bridge only while it stays there."]),
         do("Lasting control",
            "Everything is as at the start again. Make the German side control the bridge and the hex, and keep both when the "
            "tank has driven on to G4.",
            [event(move("pz", "G4")), fact("control", location="F4/bridge") | {"is": "german"},
             fact("control", hex="F4") | {"is": "german"}],
            [move("pz", "F4/bridge"), move("g467", "E4", "F4/bridge"), move("pz", "G4")], anew=True,
            only=only("move", side="german"), look={"units": ["pz", "g467"]},
            after="The squad's control lasts until the enemy gains the "
                                                  "ground, even if the squad leaves. The tank's control ends "
                                                  "when it leaves.\n\nA bridge counts as ground level. So the "
                                                  "squad gained the hex as well, without going below.",
            hints=["A tank's control ends when it leaves. Which unit gains control that lasts?",
            "Move the 4-6-7 to E4 and onto the bridge."]),
         do("Under the bridge", "Everything is as at the start again. Make the German side control the hex F4 with the 4-6-7, and leave the "
                                "bridge to the Russian side: go into the Depression under it, at level 0.",
            [fact("control", hex="F4") | {"is": "german"}, event(move("g467", "F4"))], [move("g467", "E4", "F4")], anew=True,
            only=only("move", units=["g467"]), look={"hexes": ["F4"], "units": ["g467"]},
            after="A hex is gained at ground level, and in a bridge hex both Locations count as ground "
                  "level: the Depression and the bridge. The bridge itself is still Russian.",
            hints=["Which Locations of F4 count as ground level?", "Drag the 4-6-7 to F4, and choose the Depression there."]),
         predict("One above, one below", "The Russian 4-5-8 moves onto the bridge, above the 4-6-7. Who "
                                         "controls the hex F4 now?",
                 fact("control", hex="F4"), events=[move("r458", "F4/bridge")],
                 look={"hexes": ["F4"], "units": ["r458", "g467"]},
                 after="The bridge counts as ground level, so the 4-5-8 is where it could gain the hex. But an "
                       "armed enemy is in another Location of the same hex, which prevents the gain.",
                 hints=["From the bridge a squad can gain the hex. Does anything prevent it?"])])


def _with_terrace():
    """The village of the example, with a rowhouse in which the same fight can be fought once more."""
    game = examples.eliminated()
    board = game["map"]
    board["buildings"] = board["buildings"] + [{"id": "terrace", "name": "Terrace", "hexes": ["E5", "F4", "F5"],
                                                "levels": 1, "rowhouse": True}]
    game["units"] = game["units"] + [
        {"id": "g548b", "name": "5-4-8 B", "side": "german", "kind": "squad", "at": "E6", "concealed": True},
        {"id": "r447b", "name": "4-4-7 B", "side": "russian", "kind": "squad", "at": "G4"}]
    game["start"] = dict(game["start"], setup=game["start"]["setup"] + [
        {"side": "german", "hexes": ["E5", "F5"]}, {"side": "russian", "hexes": ["G4"]}])
    return game


def building():
    steps = events_of(examples.eliminated())
    dash, broken, rout, german = steps[0], steps[1], steps[3], steps[5]
    return lesson(
        _with_terrace(), "The building 22U3",
        "A side gains Locations, hexes and buildings separately. The fight has three endings.",
        "You can tell who controls a building, its hexes and its Locations, step by step.",
        [watch("The house", "The Merchant's house has three hexes, U3, V2 and V3, each with two levels: "
                            "six Locations. The German side controls all of it. A Russian squad is "
                            "outside, in W2.", look={"hexes": ["U3", "V2", "V3"],
                                                                                   "units": ["r447", "g548"],
                                                                                   "show": ["control"]}),
         do("The dash", "Gain the Merchant's house with the 4-4-7: enter V2, go up to level 1, and cross to V3 on level 1.",
            [fact("control", building="u3") | {"is": "russian"}, event(move("r447", "V3/1"))], [dash], only=only("move", units=["r447"]),
            look={"hexes": ["U3", "V2", "V3"], "units": ["r447"], "show": ["storeys"]},
            after="A squad gains a building from any level except the roof and the cellar, if no armed "
                  "enemy is in the building. An enemy in the cellar does not count.",
            hints=["Is there an armed German unit inside?", "Drag the 4-4-7 to V2; then choose level 1, and move it to V3 on that "
                   "level."]),
         predict("Upstairs", "The 4-4-7 is in V3 on level 1. Who controls the hex V3 now?", fact("control", hex="V3"),
                 look={"hexes": ["V3"]},
                 after="The squad was in V3, but upstairs. To gain the hex it must be at ground level.",
                 hints=["A squad gains a hex only from a ground-level Location of that hex."]),
         predict("The squad breaks", "The 4-4-7 is fired on and breaks. It routs back to V2, upstairs. Who "
                              "controls the building?",
                 fact("control", building="u3"), events=[broken, steps[2], rout, steps[4]],
                 look={"hexes": ["U3", "V2", "V3"]},
                 after="A side keeps the control it has gained until the enemy gains it.",
                 hints=["Has the German side gained anything since?"]),
         predict("A German squad enters", "The concealed 5-4-8 moves through V3 into V2, at ground level. "
                                          "Who controls the building now?",
                 fact("control", building="u3"), events=[german],
                 look={"hexes": ["U3", "V2", "V3"]},
                 after="A broken squad is still an armed enemy: it prevents the other side from gaining the "
                       "building.",
                 hints=["Is a broken squad armed?"]),
         do("First ending", "Eliminate the 4-4-7. Who controls the building then?",
            [event(eliminate("r447")), fact("control", building="u3") | {"is": "german"}],
            [eliminate("r447")], untold=True, only=only("eliminate", units=["r447"]), look={"units": ["r447"]},
            after="The last armed enemy is gone, so the German side gains the building at once. No German "
                  "unit has been upstairs in V2 or V3: those two Locations are still Russian.",
            hints=["Put the cursor on V2 and eliminate the 4-4-7."]),
         watch("Second ending", "Everything is as at the start again. Choose Play: the same fight runs once more, up to the German squad's "
                                "move into V2.",
               anew=True, events=[dash, broken, steps[2], rout, steps[4], german],
               look={"hexes": ["V2"], "units": ["r447", "g548"]}),
         do("Mop Up instead", "This time eliminate no unit. Let the 5-4-8 Mop Up instead.",
            [event(mop_up("g548", "u3")), fact("control", building="u3") | {"is": "german"},
             fact("control", location="V3/1") | {"is": "german"}],
            [mop_up("g548", "u3")], only=only("mop-up", units=["g548"]), look={"units": ["g548", "r447"]},
            after="Mopping Up gains everything: every Location, every hex and the building.",
            hints=["The German squad must be in the building, and no unbroken armed enemy may be in it.",
                   "Open the context menu of the squad and choose Mop Up."]),
         watch("Third ending: a rowhouse", "Everything is as at the start again. Now for the same fight in the "
                                           "terrace at E5, F4 and F5. It is a rowhouse: no unit can cross upstairs "
                                           "from house to house. Choose Play. The 4-4-7 B moves into F5 and upstairs, comes "
                                           "down, moves into F4 and upstairs, and breaks there. The "
                                           "concealed 5-4-8 B follows through F5 into F4.", anew=True,
               events=[move("r447b", "F5", "F5/1", "F5", "F4", "F4/1"), {"do": "mark", "unit": "r447b", "broken": True},
                       *end_phase(2), move("g548b", "F5", "F4")],
               look={"hexes": ["E5", "F4", "F5"], "units": ["r447b", "g548b"]},
               after="So far the terrace is like the Merchant's house: the German side cannot gain the "
                     "building while an armed enemy is in it."),
         do("Mop it up", "Let the 5-4-8 B Mop Up in F4.",
            [event(mop_up("g548b", "terrace")), fact("control", building="terrace") | {"is": "german"}],
            [mop_up("g548b", "terrace")], only=only("mop-up", units=["g548b"]), look={"units": ["g548b", "r447b"]},
            after="The broken 4-4-7 B is in F4 and surrenders. No armed enemy is left in any hex of the "
                  "terrace, so the German side gains the building, as it would gain any other.",
            hints=["Put the cursor on F4, and open the context menu of the 5-4-8 B."]),
         predict("Upstairs in F5", "The 4-4-7 B has been upstairs in F5 too. Who controls "
                                                  "the Location F5/1 now?",
                 fact("control", location="F5/1"), look={"hexes": ["F5"]},
                 after="In a rowhouse a unit Mops Up only the hex it is in. The Merchant's house is not a "
                       "rowhouse, so Mopping Up reached V3/1 there.",
                 hints=["In which hex is the 5-4-8 B?", "Has a German unit been upstairs in F5?"])])


def fire():
    events = events_of(examples.accident())
    blazes, moves = events[:5], events[5:8]
    kindled = events_of(examples.kindled())
    return lesson(
        examples.accident(), "Whose fire is it?",
        "Who controls burning ground, after an accident and after a Fire set on purpose.",
        "You can tell which side gains control through a Fire and which side loses it.",
        [watch("The Manor burns", "The German side controls the Manor and all the hexes around it. Shells "
                                  "set the Manor on fire, which counts as an accident. F3 and G3 are "
                                  "ablaze, so no unit can enter either hex.", events=blazes,
               look={"hexes": ["F3", "G3", "E3", "E4", "F2", "F4", "G2", "G4", "H2", "H3"], "show": ["control"]}),
         predict("Four of eight", "Russian squads enter F2, G2, E3 and H2: four of the eight hexes around "
                                  "F3 and G3. Who controls F3?",
                 fact("control", hex="F3"), events=moves, look={"hexes": ["F3", "G3"]},
                 after="A tie changes nothing. The Russian side needs more than half of the hexes.",
                 hints=["Four of eight is not more than half."]),
         do("The majority", "Make the Russian side control F3, in as few moves as you can.", [fact("control", hex="F3") | {"is": "russian"}],
            [move("rc", "H3")], stars=True, only=only("move", side="russian"), look={"units": ["ra", "rb", "rc"], "hexes": ["F3", "G3"]},
            after="The Russian side controls five of the eight hexes, so it gains F3 and G3 with all their "
                  "Locations. No unit has to enter them.",
            hints=["The Russian side needs one more of the hexes around F3 and G3.", "Move the 4-4-7 C to H3."]),
         do("On purpose", "Everything is as at the start again. Let the German side Kindle a Flame in F3. Who controls the Manor then?",
            [fact("control", building="manor") | {"is": "russian"}], [kindled[0]], anew=True, untold=True, only=only("fire"),
            look={"hexes": ["F3"]},
            after="A side that Kindles a Fire forfeits the burning Location, its hex and its "
                  "building. It does so at once, even if no enemy is near.",
            hints=["A side is not responsible for an accident. This Fire is none.",
                   "Put the cursor on F3, and open its context menu: a Flame, Kindled by the German side."]),
         predict("The other hex", "Who controls the hex G3, where nothing burns yet?", fact("control", hex="G3"), look={"hexes": ["G3"]},
                 after="G3 holds no Fire, and the Russian side can still reach it. So the German side keeps "
                       "it.",
                 hints=["Can a Russian unit still enter G3?"])])


def kv():
    events = events_of(examples.kept())
    return lesson(
        examples.kept(), "What is a KV-1E worth, and when?",
        "The casualty points of a tank: undamaged, with a malfunctioning gun, Abandoned, captured, and at "
        "the end.",
        "You can add up the points for a vehicle, and you know when they are scored.",
        [watch("The tank", "A KV-1E is on the road. It has a crew, a working gun and an armor factor of 11.",
               look={"units": ["kv"]}),
         predict("Undamaged", "How many points would the tank be worth if it were eliminated now?",
                 fact("worth", unit="kv"),
                 look={"units": ["kv"]},
                 after="The vehicle is worth 1 point, the gun 1, the crew 2, and the armor factor of 11 is "
                       "worth 3 (one for every five or part of five).",
                 hints=["Vehicle 1, gun 1, crew 2 …", "… and 1 for every five of the armor factor or "
                                                        "part of five."]),
         do("The gun fails", "Let the tank's gun malfunction, and see what the tank is worth then.",
            [fact("worth", unit="kv") | {"is": 6}], [events[0]], untold=True, only=only("mark", units=["kv"]), look={"units": ["kv"]},
            after="Neither side scores points for a malfunction. The tank is only worth 1 point less.",
            hints=["The context menu of the tank has the states of its gun."]),
         predict("Abandoned", "The crew leaves the tank, and a German half-squad captures it. How many "
                              "casualty points does the German side have then?",
                 fact("cvp", side="german"), events=events[1:8],
                 look={"units": ["kv", "g237"]},
                 after="The German side scores the tank's value at that instant: 1 for the vehicle and 3 for "
                       "the armor. The gun does not work and the crew is gone, so they score nothing.",
                 hints=["The gun and the crew do not count. What else does?"]),
         do("At the end", "The Russian side does not retake the tank. End the phases up to the end of the game, and see what the tank gives "
                          "then.", [fact("cvp", side="german") | {"is": 8}], events[8:], untold=True, only=only("end-phase"),
            look={"units": ["kv"], "show": ["verdict"]},
            after="The tank is still captured when the game has ended, so it counts double.",
            hints=["Captured units and equipment count double at the end of the game."]),
         do("Or destroyed", "Start again. Bring the German side to 7 casualty points by eliminating the "
                            "tank with its crew.",
            [event(eliminate("kv")), fact("cvp", side="german") | {"is": 7}], [eliminate("kv")],
            only=only("eliminate", units=["kv"]), anew=True, look={"units": ["kv"]},
            after="The German side scores the tank's full value of that "
                                                     "instant, all at once.",
            hints=["Eliminate it while its gun works and its crew is in it."])])


LESSONS = {"control-1-bridge": bridge, "control-2-building": building, "control-3-fire": fire, "control-4-kv": kv}
