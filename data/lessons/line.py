"""Four lessons on front-line: the line from north to south, and what points come to."""

from course import adjust, do, eliminate, end_phase, explore, fact, lesson, move, predict, watch

SIDES = [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}]


def unit(id_, name, side, at, size="division", strength=4, **more):
    return {"id": id_, "name": name, "side": side, "at": at, "strength": strength, "size": size, **more}


def _game(rows, units, rules, start=None, places=()):
    return {
        "format": "hex-umpire/1", "title": "", "about": "",
        "map": {"grid": {"columns": 7, "rows": rows, "orientation": "pointy", "shifted": "even", "numbering": "ccrr"},
                "terrain": {"forest": ["0101", "0102", "0701", f"07{rows:02}"]},
                **({"places": list(places)} if places else {})},
        "sides": SIDES,
        "calendar": {"turns": 2, "player_turns": [{"side": "german", "phases": ["Movement"]},
                                                  {"side": "soviet", "phases": ["Movement"]}]},
        "units": units, "start": start or {},
        "rules": {"front-line": {"attacker": "german", "defender": "soviet", **rules}}, "log": []}


def _soviets(rows):
    return [unit(f"s{row}", f"{row} R", "soviet", f"06{row:02}") for row in range(2, rows + 1, 3)]


def rows():
    units = [unit("d1", "6", "german", "0202"), unit("d2", "35", "german", "0205"),
             unit("d3", "87", "german", "0305"),
             unit("bde", "900", "german", "0208", "brigade", 2), *_soviets(9)]
    game = _game(9, units, {})
    return lesson(
        game, "A line of divisions and brigades",
        "Which rows a unit covers, and which it leaves open.",
        "You can see at a glance which rows of a line are open.",
        [watch("Rows", "When a side's player turn ends, its line is examined: every row of hexes, from the north edge "
               "to the south edge, must hold one of its units or a hex of its zones of control. Each row that does "
               "not costs a point, and the enemy gets it.\n\nThe strip beside the map has a cell for each row.",
               look={"units": ["d1", "d2", "d3", "bde"], "meters": ["line-attacker"]}),
         predict("A division", "Which rows does the German line leave open? Click a hex of each, or type the rows.",
                 fact("open-rows", side="german"), look={"units": ["d1", "d2", "d3", "bde"]},
                 after="A division covers its own row and, by its zone of control, the rows above and below. A "
                       "brigade has no zone of control here: it covers its own row alone.",
                 hints=["A division covers three rows; two of them in one row cover no more.", "The 900 is a brigade."]),
         do("Close it", "Close every row of the German line.", [fact("open-rows", side="german") | {"at_most": 0}],
            [move("d3", "0308")], look={"units": ["d2", "d3", "bde"]},
            after="Three divisions, one in every third row, cover nine rows. Standing side by side in one row they "
                  "would cover three.",
            hints=["One division in every third row is enough.", "Move the 87 to row 8."]),
         explore("Elsewhere", "Move the divisions apart and together. The strip and the meter follow.")])


def brackets():
    units = [unit("d1", "6", "german", "0202"), unit("d2", "(35)", "german", "0205", bracketed=True),
             unit("d3", "EB 7", "german", "0207", line=False), *_soviets(8)]
    game = _game(8, units, {})
    return lesson(
        game, "Brackets, and when it costs",
        "Bracketed units, units that are never part of the line, and the moment at which the line is examined.",
        "You know what does not count for the line, and when an open row is paid for.",
        [watch("Not all divisions are equal", "The 35 has its strength in brackets: it is too small and has no zone of "
               "control. The EB 7 is a unit that is never part of the line.", look={"units": ["d2", "d3"]}),
         predict("Open rows", "Which rows does the German line leave open?", fact("open-rows", side="german"),
                 after="Brackets: the own row alone. Never part of the line: nothing at all, not even the row it "
                       "stands in.",
                 hints=["The 6 covers three rows.", "The (35) covers one, the EB 7 none."]),
         predict("Not yet", "It is the German movement phase, and the line is open. How many points has the Soviet "
                 "side now?", fact("points", side="soviet"),
                 after="Nothing is charged while the turn goes on.", hints=["When is a line examined?"]),
         predict("The player turn ends", "Now the German player turn ends. How many points has the Soviet side then?",
                 fact("points", side="soviet"), events=end_phase(),
                 after="One for each open row, there and then. The ledger names the rows.",
                 hints=["One point for each open row."]),
         predict("And the other line?", "The Soviet player turn ends next. How many points has the German side?",
                 fact("points", side="german"), events=end_phase(),
                 after="Each line is examined at the end of its own side's player turn.",
                 hints=["Which rows do the Soviet divisions in 0602, 0605 and 0608 cover?"])])


def ratio():
    rules = {"schedule": [{"item": "eliminated", "to": "both", "per_strength": 1},
                          {"item": "rail-cut", "to": "german", "points": 1, "when": "award"}],
             "rows": {"from": 2, "to": 4}}
    units = [unit("d1", "6", "german", "0203"), unit("s3", "3 R", "soviet", "0603"),
             unit("s4", "4 R", "soviet", "0604", strength=2)]
    game = _game(5, units, rules, {"points": {"german": 12, "soviet": 3}})
    return lesson(
        game, "4:1 is not more than 4:1",
        "How points become a ratio, and a ratio a level of victory.",
        "You can read a level off two totals without a rounding error.",
        [watch("A ratio", "The German side has 12 points, the Soviet side 3. What counts is the ratio of the two, "
               "exactly as it is.\n\nMore than 3:1 is a German marginal victory, more than 4:1 a German substantial "
               "one, 6:1 and more a decisive one; 3:1 and less is the Soviet side's.",
               look={"meters": ["points"]}),
         predict("12:3", "What is the level at 12 to 3?", fact("level"),
                 after="12:3 is 4:1, and 4:1 is not more than 4:1.",
                 hints=["12 ÷ 3 = 4. Is 4 more than 4?"]),
         predict("One more", "The German side cuts a railway, which is worth a point. What is the level at 13 to 3?",
                 fact("level"), events=[{"do": "award", "side": "german", "item": "rail-cut"}],
                 after="13:3 is more than 4:1, by a third of a point.", hints=["3 × 4 = 12, and 13 is more."]),
         do("Decisive", "Bring about a German decisive victory: at 3 Soviet points that takes 18. Eliminating a "
            "division is worth its strength.", [fact("level") | {"is": "german-decisive"}],
            [eliminate("s3"), {"do": "award", "side": "german", "item": "rail-cut"}],
            look={"units": ["s3", "s4"], "meters": ["points"]},
            after="6:1 itself is decisive already: here the boundary belongs to the higher level.",
            hints=["Put the cursor on the 3 R and press Delete: 4 points.",
                   "One more point: the context menu has Award Points."]),
         predict("A single point", "The players find that one point too many was given and take it back: 17 to 3. "
                 "What is the level?", fact("level"),
                 events=[adjust("german", -1, "counted twice")],
                 after="Less than 6:1, and so only substantial. Every correction stands in the ledger with its "
                       "reason.", hints=["6 × 3 = 18."])])


def moscow():
    rules = {"schedule": [{"item": "moscow", "to": "both", "place": "moscow", "hold": "clear", "points": 50,
                           "when": "end"},
                          {"item": "klin", "to": "german", "place": "klin", "points": 5, "when": "once"}],
             "rows": {"from": 2, "to": 4}}
    units = [unit("d1", "6 Pz", "german", "0403"), unit("d2", "35", "german", "0302"),
             unit("s3", "3 R", "soviet", "0603")]
    places = [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0503", "0603"]},
              {"id": "klin", "name": "Klin", "kind": "town", "hexes": ["0402"]}]
    game = _game(5, units, rules, {"control": [{"side": "german", "hexes": ["0101-0305"]},
                                               {"side": "soviet", "hexes": ["0401-0705"]}]}, places)
    return lesson(
        game, "Holding a city",
        "Points for places: at the first capture, or for holding them clear of the enemy at the end.",
        "You can tell who holds a place, and when its points are his.",
        [watch("Two prizes", "Klin is worth 5 points to the German side at its first capture. Moscow, two hexes, is "
               "worth 50 to whoever holds it when the game ends: with a unit in it, and no enemy unit in any of its "
               "hexes.", look={"hexes": ["0402", "0503", "0603"]}),
         predict("Klin", "The 35 drives through Klin and on to 0401. How many points has the German side?",
                 fact("points", side="german"), events=[move("d2", "0402", "0401")], look={"hexes": ["0402"]},
                 after="The capture counts; staying is not asked for.", hints=["Entering captures."]),
         predict("Half of Moscow", "The 6 Pz enters 0503. The 3 R is still in 0603. How many points has the German "
                 "side?", fact("points", side="german"), events=[move("d1", "0503")],
                 look={"hexes": ["0503", "0603"]}, after="With units of both sides in it nobody holds Moscow.",
                 hints=["Is Moscow clear of the enemy?"]),
         do("All of it", "Bring about that the German side has 55 points.",
            [fact("points", side="german") | {"is": 55}], [eliminate("s3")], look={"units": ["s3"]},
            after="The 50 are provisional, for the position now. Until the last phase ends they can be lost again.",
            hints=["The 3 R must be gone: eliminate it, or move it out."]),
         predict("Klin again", "The 35 goes back into Klin. How many points now?", fact("points", side="german"),
                 events=[move("d2", "0402")], after="Once is once.",
                 hints=["Klin counts at its first capture."])])


LESSONS = {"front-line-1-rows": rows, "front-line-2-brackets": brackets, "front-line-3-ratio": ratio,
           "front-line-4-moscow": moscow}
