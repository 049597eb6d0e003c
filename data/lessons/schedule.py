"""More on points: what a schedule can hold, what is special about a line, and the levels at their ends."""

from course import do, eliminate, end_phase, fact, lesson, move, only, predict, watch
from line import _game, unit

END = end_phase()[0]


def place(unit_, at):
    return {"do": "place", "unit": unit_, "to": at}


def schedule():
    places = [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0503", "0603"]},
              {"id": "klin", "name": "Klin", "kind": "town", "hexes": ["0402"]},
              {"id": "istra", "name": "Istra", "kind": "town", "hexes": ["0404"]}]
    rules = {"schedule": [{"item": "eliminated", "to": "both", "per_strength": 1, "multiply": {"branch": {"armor": 2}}},
                          {"item": "moscow", "to": "both", "place": "moscow", "hold": "clear", "points": 20,
                           "when": "end"},
                          {"item": "klin", "to": "both", "place": "klin", "points": 2, "when": "turn"},
                          {"item": "istra", "to": "german", "place": "istra", "points": 5, "when": "once"}],
             "rows": {"from": 2, "to": 4}, "from_turn": 2}
    units = [unit("pz", "6 Pz", "german", "0202", strength=5, branch="armor"), unit("d2", "35", "german", "0303"),
             unit("d3", "87", "german", "0301"), unit("s2", "2 R", "soviet", "0502"),
             unit("s3", "3 R", "soviet", "0604"), unit("s1", "1 R", "soviet", "0702"),
             {"id": "air", "name": "VVS 6", "side": "soviet", "kind": "air", "at": "0703", "strength": 2}]
    start = {"control": [{"side": "german", "hexes": ["0101-0405"]}, {"side": "soviet", "hexes": ["0501-0705"]}],
             "points": {"german": 4, "soviet": 2}}
    game = _game(5, units, rules, start, places)
    game["calendar"]["turns"] = 4
    german, soviet = fact("points", side="german"), fact("points", side="soviet")
    return lesson(
        game, "What a schedule can hold",
        "Points at the start, points that are doubled, points each turn, and points for one side only.",
        "You can add up the points of a schedule, turn by turn.",
        [predict("An armored division", "At the start the scenario gives the German side 4 points and the Soviet side 2. An "
                                        "eliminated unit scores its strength, and armor counts double. The 6 Pz, armor of "
                                        "strength 5, is eliminated. How many points does the Soviet side have "
                                        "then?", soviet, events=[eliminate("pz")],
                 look={"units": ["pz"], "meters": ["points"]},
                 after="2 at the start and 2 × 5 for the division.", hints=["Armor counts double.", "Do not forget the points "
                                        "at the start."]),
         predict("No line yet", "This scenario asks for a line from the second turn on. The 35 moves to Klin, row 4 has no "
                                "German unit and no German zone of control, and the German phase ends. How many points does "
                                "the Soviet side have then?", soviet,
                 events=[move("d2", "0402"), END], look={"hexes": ["0402"], "units": ["d2", "d3"], "show": ["rows"]},
                 after="Before the turn from which the scenario asks for a line, a gap costs nothing.",
                 hints=["Which turn is it?"]),
         do("A turn in Klin", "Klin gives 2 points to its owner whenever a game turn ends. Bring the German side to 6 points.",
            [fact("points", side="german") | {"is": 6}], [END], only=only("end-phase"), look={"hexes": ["0402"], "meters": ["points"]},
            after="4 at the start and 2 for Klin.", hints=["Who controls Klin?", "End the Soviet phase, and with it the first turn."]),
         do("The line is due", "The second turn has begun, and row 4 is still open. End the German phase. What does the gap cost now?",
            [fact("points", side="soviet") | {"is": 13}], [END], only=only("end-phase"), untold=True,
            look={"units": ["d3"], "meters": ["line-attacker"]}, after="From now on each open row costs a point.",
            hints=["From the second turn on a line is examined when the player turn of its side ends."]),
         predict("And once more", "The second turn ends, and then the German phase of the third turn. Row 4 is still open. "
                                  "How many points does the Soviet side have then?", soviet,
                 events=[END, END], look={"meters": ["line-attacker"]},
                 after="A gap that stays open is charged again at the end of each player turn of its side.",
                 hints=["The same gap is looked at anew in each turn."]),
         predict("Not for this side", "Istra gives 5 points, but only to the German side. The 2 R captures Istra. How many "
                                      "points does the Soviet side have then?", soviet, events=[move("s2", "0404")],
                 look={"hexes": ["0404"]}, after="An item that the schedule gives to one side scores nothing for the other.",
                 hints=["To which side does the schedule give the points for Istra?"]),
         do("Next to the enemy", "Moscow gives 20 points to the side that has a unit there and no enemy unit in it. End the third turn, and "
                                 "bring the German side to 30 points with the 35. The 3 R next to Moscow has a zone of control in it.",
            [german | {"is": 30}], [END, move("d2", "0503")], only=only("end-phase", "move", units=["d2"]),
            look={"hexes": ["0503", "0603"], "units": ["d2", "s3"]},
            after="4 at the start, 3 × 2 for Klin, and 20 for Moscow. Enemy zones of control in the place do not "
                  "matter.", hints=["Klin gives its points for the third time when the turn ends.", "Only enemy units count, not their "
                                    "zones of control: move the 35 to 0503."]),
         do("An aircraft over the city", "Take the 20 points for Moscow from the German side, in as few Soviet moves as you can. The VVS 6 "
                                         "is an air unit, the 3 R a division.",
            [german | {"is": 10}], [move("s3", "0603")], stars=True, only=only("move", side="soviet"),
            look={"hexes": ["0503", "0603"], "units": ["air", "s3"]},
            after="Units of both sides are in Moscow, so nobody holds it. An air unit neither holds a place nor disputes it, unless the "
                  "scenario lets it.",
            hints=["Is an aircraft a unit that holds ground?", "The 3 R in 0603 would do."])])


def special():
    rules = {"schedule": [{"item": "rail-cut", "to": "german", "points": 1, "when": "award"}]}
    units = [unit("d1", "6", "german", "0202"), unit("d2", "35", "german", "0205"),
             unit("d3", "87", "german", None), unit("army", "4 A", "german", None, "army"),
             unit("static", "162", "german", None, zoc=False), unit("group", "KG", "german", None, None),
             {"id": "air", "name": "Ju 87", "side": "german", "kind": "air", "at": None, "strength": 2},
             unit("s8", "8 R", "soviet", "0608"), unit("s9", "9 R", "soviet", "0708"), unit("s2", "2 R", "soviet", "0602"),
             unit("s5", "5 R", "soviet", "0605")]
    game = _game(9, units, rules)
    game["map"]["terrain"]["lake"] = ["0109-0709"]
    game["map"]["terrain"]["forest"] = ["0101", "0102", "0701"]
    game["map"]["hexsides"] = [{"kind": "lake", "pairs": [["0407", "0308"], ["0407", "0408"]]}]
    rows = fact("open-rows", side="german")
    return lesson(
        game, "Special rows, special units",
        "The levels of victory when a side has no points, and lakes, aircraft, armies and enemies in the line.",
        "You know the exceptions of the front line, and the level of victory when points are missing.",
        [predict("Nothing to nothing", "Neither side has a point yet. What is the level of victory?", fact("level"),
                 look={"meters": ["points"]},
                 after="Without any points the defender has done everything it had to do, and wins at the best level. A "
                       "scenario may say that there is no result.", hints=["Which side has failed if nobody has any points?"]),
         do("One to nothing", "The German side cuts a railway. Award it the first point of the game: press Ctrl+Shift+A. What does that "
                              "make of the level?", [fact("level") | {"is": "german-decisive"}],
            [{"do": "award", "side": "german", "item": "rail-cut"}], only=only("award"), untold=True, look={"meters": ["points"]},
            after="If only the attacker has points, the ratio is above every bound.",
            hints=["The point is for the German side."]),
         watch("Has anybody won?", "The points now make a German decisive victory, and yet the bar says that the game is "
                                   "undecided. Before the game ends, nobody has won by points: the bar shows the level as the "
                                   "game stands.", look={"meters": ["points"]}),
         predict("A row of water", "Everything is as at the start again. Row 9 is all lake. The 6 is in row 2 and the 35 in "
                                   "row 5. Which rows does the German line leave open?", rows,
                 anew=True, look={"units": ["d1", "d2"]}, after="A row that is all water does not count. The line ends at row 8.",
                 hints=["The two divisions cover rows 1 to 6.", "Nobody can stand in row 9."]),
         predict("An air unit", "The air unit Ju 87 comes to 0207. Which rows does the German line leave open then?", rows,
                 events=[place("air", "0207")], look={"hexes": ["0207"]}, after="Air units cover nothing.",
                 hints=["Does an aircraft hold a line?"]),
         predict("An army", "The 4 A, an army, comes to 0307. Which rows does the German line leave open then?", rows,
                 events=[place("army", "0307")], look={"hexes": ["0307"]},
                 after="An army has a zone of control too, although the rule names only divisions and corps. A scenario may "
                       "keep to the rule.",
                 hints=["An army is larger than a division."]),
         predict("No size on the counter", "Everything is as at the start again. The counter of the battle group KG shows no "
                                           "size. It comes to 0207. Which rows does the German line leave open then?", rows,
                 anew=True, events=[place("group", "0207")], look={"hexes": ["0207"]},
                 after="A unit without a size counts as a division does: it has a zone of control, unless its strength is in "
                       "brackets or the scenario says otherwise. Only units that are marked as smaller than a division have "
                       "none.",
                 hints=["Is the KG marked as a brigade, a regiment or a battalion?"]),
         predict("The scenario decides", "Everything is as at the start again. The scenario says that the 162 has no zone of "
                                        "control. It comes to 0207. Which rows does the German line leave open "
                                        "then?", rows, anew=True,
                 events=[place("static", "0207")], look={"hexes": ["0207"]},
                 after="Where the scenario says whether a unit has a zone of control, that decides.",
                 hints=["Without a zone of control a unit covers only its own row."]),
         predict("Enemies in the row", "Everything is as at the start again. The 87 comes to 0207. Then the 8 R and the 9 R "
                                       "move to 0108 and 0208, the only hexes of row 8 that its zone of control reaches. "
                                       "Which rows does the German line leave open then?", rows, anew=True,
                 events=[place("d3", "0207"), move("s8", "0108"), move("s9", "0208")], look={"hexes": ["0207", "0108", "0208"]},
                 after="For the line, a zone of control reaches into hexes with enemy units in them (A).",
                 hints=["Does an enemy unit end the zone of control in its hex?"]),
         predict("Across the water", "Everything is as at the start again. The 87 comes to 0407. Lake hexsides separate it "
                                     "from row 8. Which rows does the German line leave open then?", rows, anew=True,
                 events=[place("d3", "0407")], look={"hexes": ["0407"]},
                 after="For the line, a zone of control reaches across lake hexsides and cliff hexsides, unless the scenario "
                       "reads the rule otherwise. For supply it does not.",
                 hints=["Rule 8 on supply is another rule."]),
         watch("Another reading", "The rule can be read in two ways. Here each row is judged by itself. A scenario may ask "
                                  "for a chain of adjacent hexes instead that joins the north edge and the south edge: then "
                                  "each uncovered hex of the chain with the fewest of them costs as much as a gap.")])


LESSONS = {"front-line-5-schedule": schedule, "front-line-6-special": special}
