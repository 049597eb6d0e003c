"""Four lessons on front-line: the line from north to south, and what points come to."""

from course import adjust, do, eliminate, end_phase, event, explore, fact, lesson, move, only, predict, watch

SIDES = [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}]


def unit(id_, name, side, at, size="division", strength=4, **more):
    """`size` None: the counter shows none."""
    return {"id": id_, "name": name, "side": side, "at": at, "strength": strength, **({"size": size} if size else {}), **more}


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
        [watch("Rows", "At the end of a side's player turn its line is examined. Every row of hexes, from "
                       "the north edge to the south edge, must contain one of its units or a hex of its "
                       "zones of control. A row without either is open: it costs a point, and the enemy "
                       "scores it.\n\nThe strip beside the map has a number for each row.",
               look={"units": ["d1", "d2", "d3", "bde"]}),
         predict("A division", "Which rows does the German line leave open? Click a hex of each, or type the rows.",
                 fact("open-rows", side="german"), look={"units": ["d1", "d2", "d3", "bde"]},
                 after="A division covers its own row and, with its zone of control, the rows above and "
                       "below. A brigade is too small for a zone of control: it covers only its own row.\n\n"
                       "The strip now shows how each row is held.",
                 hints=["A division covers three rows. Two divisions in the same row cover no more than "
                        "one.", "The 900 is a brigade."]),
         do("Close the line", "Close the German line, in as few moves as you can.",
            [fact("open-rows", side="german") | {"at_most": 0}], stars=True,
            events=[move("d3", "0308")], only=only("move", side="german"), look={"units": ["d2", "d3", "bde"]},
            after="Three divisions, one in every third row, cover nine rows. Side by side in one row they "
                  "would cover only three.",
            hints=["One division in every third row is enough.", "Move the 87 to row 8."]),
         explore("Try other lines", "Move the divisions apart and together again. The strip and the meter show "
                              "the effect.")])


def brackets():
    units = [unit("d1", "6", "german", "0202"), unit("d2", "(35)", "german", "0205", bracketed=True),
             unit("d3", "EB 7", "german", "0207", line=False), *_soviets(8)]
    game = _game(8, units, {})
    return lesson(
        game, "Brackets, and when an open row costs a point",
        "Bracketed units, units that are never part of the line, and the moment at which the line is examined.",
        "You know which units do not count for the line, and when an open row costs a point.",
        [watch("Not all divisions are equal", "The (35) has its strength in brackets: it is too small for "
                                              "a zone of control. The EB 7 is an EB unit, and EB units are "
                                              "never part of the line.", look={"units": ["d2", "d3"]}),
         predict("Open rows", "Which rows does the German line leave open?", fact("open-rows", side="german"),
                 after="A bracketed unit covers only its own row. A unit that is never part of the line "
                       "covers no row, not even its own.",
                 hints=["The 6 covers three rows.", "The (35) covers one, the EB 7 none."]),
         do("The player turn ends", "It is the German movement phase, and the open rows have cost nothing so far. End the German player "
                                    "turn.", [fact("points", side="soviet") | {"is": 4}], end_phase(), only=only("end-phase"),
            look={"units": ["d1", "d2", "d3"], "meters": ["points"]},
            after="The Soviet side scores one point for each open row at once.",
            hints=["A line is examined when the player turn of its side ends."]),
         predict("And the other line?", "The Soviet player turn ends next. How many points does the German "
                                        "side have then?",
                 fact("points", side="german"), events=end_phase(),
                 after="Each line is examined at the end of its own side's player turn. The Soviet line has "
                       "no open row.",
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
        "How points make a ratio, and how the ratio decides the level of victory.",
        "You can find the level of victory from two totals without a rounding error.",
        [watch("A ratio", "The German side has 12 points, the Soviet side 3. The exact ratio of the two "
                          "totals decides: it is never rounded.\n\nThe German side wins a marginal victory "
                          "above 3:1, a substantial one above 4:1, and a decisive one from 6:1 on. At 3:1 or "
                          "less the Soviet side wins."),
         predict("12:3", "What is the level of victory at 12 to 3?", fact("level"),
                 after="12:3 is 4:1, and 4:1 is not more than 4:1.",
                 hints=["12 ÷ 3 = 4. Is 4 more than 4?"]),
         do("One more", "The German side cuts a railway. Award it 1 point for that: press Ctrl+Shift+A. What does that make of the "
                        "level?", [fact("level") | {"is": "german-substantial"}],
            [{"do": "award", "side": "german", "item": "rail-cut"}], only=only("award"), untold=True, look={"meters": ["points"]},
            after="4:1 would be 12 to 3, so 13:3 is more than 4:1: a substantial victory.", hints=["The point is for the German side."]),
         do("Decisive", "Make the level a German decisive victory. With 3 Soviet points, the German side "
                        "needs 18. An eliminated division scores its strength in points.",
            [fact("level") | {"is": "german-decisive"}],
            [eliminate("s3"), {"do": "award", "side": "german", "item": "rail-cut"}],
            only=only("eliminate", "award", units=["s3", "s4"]), look={"units": ["s3", "s4"], "meters": ["points"]},
            after="A ratio of exactly 6:1 is already decisive: this boundary belongs to the higher level.",
            hints=["Put the cursor on the 3 R and press Delete: that scores 4 points.",
                   "You need one more point: press Ctrl+Shift+A (Award Points)."]),
         predict("A single point", "The players find that the German side was given one point too many. "
                                   "They take it back: 17 to 3. What is the level of victory?", fact("level"),
                 events=[adjust("german", -1, "counted twice")],
                 after="17:3 is less than 6:1, so the victory is only substantial. Every correction is listed "
                       "with its reason.", hints=["6 × 3 = 18."])])


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
        "Points for places: for the first capture, or for holding a place clear of the enemy at the end.",
        "You can tell which side holds a place, and when the place scores points.",
        [watch("Two prizes", "Klin scores 5 points for the German side at its first capture. Moscow has "
                             "two hexes. It scores 50 points for the side that holds it when the game "
                             "ends: that side needs a unit in Moscow, and no enemy unit may be in either "
                             "hex.", look={"hexes": ["0402", "0503", "0603"]}),
         do("Klin", "Score the 5 points for Klin with the 35, and end its move in 0401.",
            [fact("points", side="german") | {"is": 5}, event(move("d2", "0401"))], [move("d2", "0402", "0401")],
            only=only("move", units=["d2"]), look={"hexes": ["0402", "0401"], "units": ["d2"]},
            after="The capture scores the points. The unit does not have to stay.",
            hints=["A unit captures Klin by entering it."]),
         predict("Half of Moscow", "The 6 Pz enters 0503. The 3 R is still in 0603. How many points does "
                                   "the German side have then?",
                 fact("points", side="german"), events=[move("d1", "0503")],
                 look={"hexes": ["0503", "0603"]}, after="Units of both sides are in Moscow, so neither side "
                                                         "holds it.",
                 hints=["Is Moscow clear of Soviet units?"]),
         do("All of it", "Bring the German side to 55 points.",
            [fact("points", side="german") | {"is": 55}], [eliminate("s3")], only=only("move", "eliminate", units=["s3"]),
            look={"units": ["s3"]},
            after="The 50 points for Moscow are provisional: they count for the position now. The German "
                  "side can lose them again until the last phase ends.",
            hints=["The 3 R must leave Moscow: eliminate it, or move it out."]),
         predict("Klin again", "The 35 moves back into Klin. How many points does the German side have now?",
                 fact("points", side="german"),
                 events=[move("d2", "0402")], after="Klin scores only once. The second entry is not a first "
                                                    "capture.",
                 hints=["Klin scores at its first capture."])])


LESSONS = {"front-line-1-rows": rows, "front-line-2-brackets": brackets, "front-line-3-ratio": ratio,
           "front-line-4-moscow": moscow}
