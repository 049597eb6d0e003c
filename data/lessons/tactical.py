"""Four lessons on tactical Control, on the boards of the worked examples."""

from course import do, end_phase, events_of, explore, fact, lesson, move, predict, watch

import examples


def bridge():
    return lesson(
        examples.bridge(), "The bridge",
        "What a vehicle holds, and for how long (26.12).",
        "You know the difference between gaining ground and holding it with a vehicle.",
        [watch("Two Locations", "The bridge in F4 is one Location, the Depression under it another. The Russian side "
               "controls both and the hex, though nobody is there.", look={"hexes": ["F4"], "units": ["pz", "r458"]}),
         predict("A tank drives on", "The German tank drives onto the bridge. Who controls the bridge then?",
                 fact("control", location="F4/bridge"), events=[move("pz", "E4", "F4/bridge")],
                 look={"hexes": ["F4"]}, after="An armed vehicle holds the Location it stands in, as long as it "
                 "stays.", hints=["No armed enemy is on the bridge."]),
         predict("And the hex?", "Who controls the hex F4 now?", fact("control", hex="F4"),
                 after="A hex with two Locations is more than a vehicle can hold.",
                 hints=["A vehicle holds its Location. Is that all of the hex?"]),
         predict("Infantry arrives", "A Russian squad comes onto the bridge, beside the tank. Who controls the bridge?",
                 fact("control", location="F4/bridge"), events=[move("r458", "F4/bridge")],
                 after="An enemy who comes later does not end the hold.",
                 hints=["The tank was there first, and is still armed."]),
         predict("The tank leaves", "The tank drives back to E4. Who controls the bridge at that moment?",
                 fact("control", location="F4/bridge"), events=[move("pz", "E4")],
                 after="When the vehicle leaves, control goes back to its previous owner.",
                 hints=["To whom did it belong before?"]),
         do("For good", "Now make the German side control the bridge and the hex for good, also when the tank drives on.",
            [fact("control", location="F4/bridge") | {"is": "german"}, fact("control", hex="F4") | {"is": "german"}],
            [move("pz", "F4/bridge"), move("g467", "E4", "F4/bridge"), move("pz", "G4")], anew=True,
            look={"units": ["pz", "g467"]}, after="A squad gains for good what a tank only holds.",
            hints=["Tanks gain nothing for good. Who does?", "Move the 4-6-7 to E4 and onto the bridge."])])


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
        "Location, hex and building are three things, gained apart; with three endings.",
        "You can tell who controls a building, its hexes and its Locations, step by step.",
        [watch("The house", "The Merchant's house has three hexes, U3, V2 and V3, each with two levels: six Locations. "
               "All of it is German. A Russian squad stands outside, at W2.", look={"hexes": ["U3", "V2", "V3"],
                                                                                   "units": ["r447", "g548"]}),
         predict("The dash", "The 4-4-7 goes into V2, up to level 1, and across to V3 on level 1. Who controls the "
                 "hex V3 then?", fact("control", hex="V3"), events=[dash], look={"hexes": ["V3"]},
                 after="It was in V3, but upstairs. For the hex it would have to stand on the ground.",
                 hints=["A hex is gained from one of its ground-level Locations."]),
         predict("The whole building", "And who controls the building?", fact("control", building="u3"),
                 after="From any level but roof and cellar, if no armed enemy is in it at any level but the cellar.",
                 hints=["Is there an armed German unit inside?"]),
         predict("It breaks", "The 4-4-7 is shot at and breaks, and routs back to V2, upstairs. Who controls the "
                 "building?", fact("control", building="u3"), events=[broken, steps[2], rout, steps[4]],
                 after="What was gained stays gained, until the enemy gains it.",
                 hints=["Has the German side gained anything since?"]),
         predict("A German squad enters", "The concealed 5-4-8 goes through V3 into V2, on the ground. Who controls the "
                 "building now?", fact("control", building="u3"), events=[german],
                 after="A broken squad is an armed enemy all the same: it keeps the other side from gaining.",
                 hints=["Is a broken squad armed?"]),
         do("First ending", "One: remove the 4-4-7, and see who has the building.",
            [fact("control", building="u3") | {"is": "german"}, fact("control", location="V3/1") | {"is": "russian"}],
            [{"do": "eliminate", "unit": "r447"}], look={"units": ["r447"]},
            after="With the last armed enemy gone the building passes at once. Upstairs nobody has been: those two "
                  "Locations are still Russian.", hints=["Put the cursor on V2 and eliminate the 4-4-7."]),
         do("Second ending", "Two: the same, but the German squad Mops Up instead of anybody being eliminated.",
            [fact("control", building="u3") | {"is": "german"}, fact("control", location="V3/1") | {"is": "german"}],
            [dash, broken, steps[2], rout, steps[4], german, {"do": "mop-up", "unit": "g548", "building": "u3"}],
            anew=True, look={"units": ["g548", "r447"]},
            after="Mopping Up leaves nothing behind: every Location, hex and the building.",
            hints=["The German squad has to be in the building, and no unbroken armed enemy with it.",
                   "The context menu of the squad has Mop Up."]),
         watch("Third ending: a rowhouse", "Three: the same fight in the terrace at E5, F4 and F5, a rowhouse, in "
               "which one goes from house to house by the street. Play it: the 4-4-7 B runs into F5 and upstairs, then "
               "into F4 and upstairs, and breaks there. The concealed 5-4-8 B follows through F5 into F4.", anew=True,
               events=[move("r447b", "F5", "F5/1", "F5", "F4", "F4/1"), {"do": "mark", "unit": "r447b", "broken": True},
                       *end_phase(2), move("g548b", "F5", "F4")],
               look={"hexes": ["E5", "F4", "F5"], "units": ["r447b", "g548b"]},
               after="So far it is as in the Merchant's house: nobody can gain while the other is in there, armed."),
         do("Mop it up", "Have the 5-4-8 B Mop Up in F4.", [fact("control", building="terrace") | {"is": "german"}],
            [{"do": "mop-up", "unit": "g548b", "building": "terrace"}], look={"units": ["g548b", "r447b"]},
            after="The broken 4-4-7 B was in F4 and surrenders. No armed enemy is left in any hex of the terrace, so "
                  "the building changes hands as it would anywhere.",
            hints=["Put the cursor on F4, and open the context menu of the 5-4-8 B."]),
         predict("What Mopping Up did not reach", "The 4-4-7 B had been upstairs in F5, too. Who controls the Location "
                 "F5/1 now?", fact("control", location="F5/1"), look={"hexes": ["F5"]},
                 after="In a rowhouse Mopping Up reaches no further than the hex of the unit that does it. In the "
                       "Merchant's house, which is none, it reached V3/1.",
                 hints=["In which hex is the 5-4-8 B?", "Has anybody German been upstairs in F5?"])])


def fire():
    events = events_of(examples.accident())
    blazes, moves = events[:5], events[5:8]
    kindled = events_of(examples.kindled())
    return lesson(
        examples.accident(), "Whose fire is it?",
        "What becomes of ground that burns: by accident, or set on fire on purpose.",
        "You can tell who gains and who loses by a Fire.",
        [watch("The Manor burns", "The Manor is German, and so is all round it. Shells set it on fire: an accident. "
               "With F3 and G3 ablaze nobody can enter either hex.", events=blazes,
               look={"hexes": ["F3", "G3", "E3", "E4", "F2", "F4", "G2", "G4", "H2", "H3"]}),
         predict("Four of eight", "Russian squads enter F2, G2, E3 and H2: four of the eight hexes around. Who controls "
                 "F3?", fact("control", hex="F3"), events=moves, look={"hexes": ["F3", "G3"]},
                 after="A tie changes nothing. It takes more than half.", hints=["Four of eight is not more than half."]),
         do("The majority", "Make F3 Russian.", [fact("control", hex="F3") | {"is": "russian"}],
            [move("rc", "H3")], look={"units": ["ra", "rb", "rc"], "hexes": ["H3"]},
            after="Five of eight: the area goes to the Russian side with all that is in it, and nobody had to go in.",
            hints=["One more of the hexes round F3 and G3.", "Move the 4-4-7 C to H3."]),
         predict("On purpose", "Back to the beginning. The German side itself sets fire to F3, a mere Flame. Who "
                 "controls the building?", fact("control", building="manor"), anew=True, events=[kindled[0]],
                 look={"hexes": ["F3"]},
                 after="Whoever Kindles a Fire forfeits what burns: Location, hex and building, at once and with no "
                       "enemy near.", hints=["Accidents are nobody's fault. This was none."]),
         predict("What does not burn", "Who controls the hex G3, where nothing burns yet?", fact("control", hex="G3"),
                 after="Only what holds the Fire, and what the enemy cannot reach because of it.",
                 hints=["Can G3 still be entered?"])])


def kv():
    events = events_of(examples.kept())
    return lesson(
        examples.kept(), "What is a KV-1E worth, and when?",
        "Casualty points of a tank: whole, with a broken gun, Abandoned, captured, and at the end.",
        "You can add up what a vehicle counts, and know when it counts.",
        [watch("The tank", "A KV-1E on the road, with its crew, gun and armor factor 11.", look={"units": ["kv"]}),
         predict("Whole", "How many points would it be worth, eliminated now?", fact("worth", unit="kv"),
                 look={"units": ["kv"]},
                 after="1 for the vehicle, 1 for the gun, 3 for armor 11 (every five and part of five), 2 for the crew.",
                 hints=["Vehicle 1, gun 1, crew 2 …", "… and one for every five of the armor factor or part of five."]),
         predict("The gun fails", "Its gun malfunctions. What have the German side's casualty points come to?",
                 fact("cvp", side="german"), events=[events[0]],
                 after="A malfunction is worth nothing to anybody. It only makes the tank worth less.",
                 hints=["Has anything been eliminated or captured?"]),
         predict("Abandoned", "The crew leaves it, and a German half-squad captures it. What have the German side's "
                 "casualty points come to?", fact("cvp", side="german"), events=events[1:7],
                 look={"units": ["kv", "g237"]},
                 after="What it is worth at that instant: 1 for the vehicle, 3 for the armor, nothing for the gun and "
                       "nothing for a crew that is not there.",
                 hints=["No gun, no crew: what is left?"]),
         predict("At the end", "Nobody retakes it, and the game ends. What do the points come to?",
                 fact("cvp", side="german"), events=events[7:],
                 after="What is captured when the game has ended counts double.",
                 hints=["Captured things count double at the end."]),
         do("Or destroyed", "Once more from the start: bring the German side's casualty points to 7 by eliminating the "
            "tank with its crew.", [fact("cvp", side="german") | {"is": 7}], [{"do": "eliminate", "unit": "kv"}],
            anew=True, look={"units": ["kv"]}, after="All of it at once, at the value of that instant.",
            hints=["Eliminate it while its gun works and its crew is in it."])])


LESSONS = {"control-1-bridge": bridge, "control-2-building": building, "control-3-fire": fire, "control-4-kv": kv}
