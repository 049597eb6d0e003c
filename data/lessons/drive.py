"""Four lessons on sudden-death: hexes and who has them, lines of supply, the moment that counts."""

from course import do, end_phase, explore, fact, lesson, move, predict, watch

SIDES = [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}]
CALENDAR = {"turns": 3, "player_turns": [{"side": "german", "phases": ["Movement", "Combat"]},
                                         {"side": "soviet", "phases": ["Movement", "Combat"]}]}


def unit(id_, name, side, at, branch="infantry", strength=4):
    return {"id": id_, "name": name, "side": side, "at": at, "strength": strength, "size": "division",
            "branch": branch}


def _game(columns, rows, chart, units, west):
    """Everything up to column `west` is German, the rest Soviet; supply comes from the east."""
    last = f"{columns:02}{rows:02}"
    return {
        "format": "hex-umpire/1", "title": "", "about": "",
        "map": {"grid": {"columns": columns, "rows": rows, "orientation": "flat", "shifted": "even",
                         "numbering": "ccrr"}, **chart},
        "sides": SIDES, "calendar": CALENDAR, "units": units,
        "start": {"control": [{"side": "german", "hexes": [f"0101-{west:02}{rows:02}"]},
                              {"side": "soviet", "hexes": [f"{west + 1:02}01-{last}"]}]},
        "rules": {"sudden-death": {"attacker": "german", "defender": "soviet", "capital": "moscow",
                                   "supply": {"sources": {"edges": ["east"]}}}},
        "log": []}


def _open_country():
    chart = {"terrain": {"forest": ["0101", "0102", "0206", "0305", "0306", "0701", "0801", "0806"],
                         "swamp": ["0505", "0506"]},
             "lines": [{"kind": "road", "hexes": ["0104", "0203", "0303", "0403", "0504", "0603"]},
                       {"kind": "rail", "hexes": ["0603", "0704", "0803", "0904"]}],
             "places": [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0603", "0703"]},
                        {"id": "mozhaisk", "name": "Mozhaisk", "kind": "town", "hexes": ["0403"]},
                        {"id": "vyazma", "name": "Vyazma", "kind": "town", "hexes": ["0203"]}]}
    return _game(9, 6, chart, [unit("pz", "6 Pz", "german", "0203", "armor", 6),
                               unit("inf", "292", "german", "0105"),
                               unit("rifle", "316 R", "soviet", "0604")], 2)


def whose_hex():
    return lesson(
        _open_country(), "Whose hex is this?",
        "The first lesson: hexes belong to the side that entered them last, and some of them decide the game at once.",
        "You can tell who controls a hex, when that changes, and when it wins the game.",
        [watch("The board", "Every hex of this map belongs to one of two sides. The west is German, the east Soviet; "
               "the tint of the ground shows it.\n\nThere are two German divisions and one Soviet one. Point at a "
               "hex: the card beside the pointer says whose it is.", look={"units": ["pz", "inf", "rifle"]}),
         predict("Driving through", "The 6 Pz drives from Vyazma along the road to Mozhaisk and one hex on, to 0504. "
                 "It passes 0303 and does not stop there. Who controls 0303 then?", fact("holder", hex="0303"),
                 events=[move("pz", "0303", "0403", "0504")], look={"hexes": ["0303"], "units": ["pz"]},
                 after="Entering is enough. A hex stays with whoever entered it last, though he is long gone.",
                 hints=["A hex changes hands when a ground unit of the other side enters it."]),
         predict("Next to it", "The 6 Pz now stands in 0504, and its zone of control reaches the six hexes round it. "
                 "Who controls 0503?", fact("holder", hex="0503"), look={"hexes": ["0503"]},
                 after="A zone of control hinders, it does not take. Nobody has entered 0503.",
                 hints=["Has a German unit been in 0503?"]),
         do("Take a hex back", "Make 0504 Soviet again, though the 6 Pz is standing in it. Drag the 316 R there, or "
            "put the cursor on it and press m.", [fact("holder", hex="0504") | {"is": "soviet"}],
            [move("rifle", "0504")], look={"units": ["rifle"], "hexes": ["0504"]},
            after="Control passes on entering, whoever else is there. What the log holds are moves that took place.",
            hints=["The 316 R is in 0604, two hexes away.", "Drag it onto 0504."]),
         predict("Into the city", "Moscow is two hexes, 0603 and 0703. The 292 breaks through and enters 0603, and only "
                 "that one. Who has won?", fact("winner"),
                 events=[move("inf", "0204", "0304", "0403", "0503", "0603")], look={"hexes": ["0603", "0703"]},
                 after="One hex of Moscow is enough, and it counts at that instant (4.2). The bar above the map says "
                       "so, and Why? says by which rule.",
                 hints=["Rule 4.2 asks for either hex of Moscow, and does not wait for the end of anything."]),
         explore("Try it yourself", "Undo as far as you like, move what you like. Nothing here is kept, and the bar "
                 "above the map always says who would be winning.")])


def _corridor():
    chart = {"terrain": {"forest": ["0101-0103", "0204"], "lake": ["0301-0801", "0303", "0603-0803"]},
             "lines": [{"kind": "rail", "hexes": ["0202", "0302", "0402", "0502", "0602", "0702", "0802", "0902"]}],
             "places": [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0202", "0302"]}]}
    game = _game(9, 4, chart, [unit("pz", "6 Pz", "german", "0404", "armor", 6),
                               unit("inf", "292", "german", "0504"),
                               unit("rifle", "316 R", "soviet", "0902"), unit("guard", "1 Gd", "soviet", "0901"),
                               unit("third", "32 R", "soviet", "0903")], 1)
    game["start"]["control"] = [{"side": "german", "hexes": ["0404", "0504"]},
                                {"side": "soviet", "hexes": ["0101-0903"]}]
    game["rules"]["sudden-death"]["supply"]["sources"] = ["0902"]
    return game


def negated():
    return lesson(
        _corridor(), "The line through a zone of control",
        "4.3 with zones of control, and how a unit of one's own carries the line through them.",
        "You can say why a line of supply stops, and how a unit of its own opens it again.",
        [watch("One way out", "Lakes lie north and south of Moscow. Its line of supply can take one way only: east "
               "along the railway, to 0902.", look={"hexes": ["0402-0902"], "meters": ["lifeline"]}),
         predict("Where the line hangs", "Every line from Moscow to the source goes through the same hexes outside the "
                 "city: close any one of them, and there is none. Which are they? Click them on the map.",
                 fact("critical"), look={"hexes": ["0202", "0302"]},
                 after="Where there is only one way, every hex of it counts, the source itself among them.",
                 hints=["They lie on the railway.", "The first is beside Moscow, the last is the source: six in all."]),
         predict("A division beside the railway", "The 6 Pz moves up to 0403. It does not stand on the railway; but "
                 "its zone of control reaches 0402. Is Moscow cut off at that moment?", fact("isolated"),
                 events=[move("pz", "0403")], look={"hexes": ["0403", "0402"]},
                 after="An enemy zone of control closes a hex for the line as well as a unit in it would.",
                 hints=["A line may not enter a hex in an enemy zone of control …", "… and there is no other way."]),
         do("Carry it through", "Open the line again with a single Soviet division.",
            [fact("isolated") | {"is": False}, fact("moved") | {"at_most": 1}], [move("rifle", "0402")],
            look={"units": ["rifle", "guard", "third"]},
            after="A ground unit of one's own in the hex negates the zone of control for the line.",
            hints=["Where exactly does the line stop? Press t over Moscow, or look at the marks.",
                   "Put a division into 0402."]),
         predict("A second one", "Now the 292 moves up to 0503 as well. How many hexes of railway lie in a German "
                 "zone of control without a Soviet division in them is for you to count. Is Moscow cut off?",
                 fact("isolated"), events=[move("inf", "0503")], look={"hexes": ["0402-0602"]},
                 after="The 292 reaches 0402, 0502 and 0602. Only 0402 has a Soviet division in it.",
                 hints=["From 0503 a zone of control reaches three hexes of the railway."]),
         do("Twice more", "Open the line once more.", [fact("isolated") | {"is": False}],
            [move("guard", "0502"), move("third", "0602")], look={"units": ["guard", "third"]},
            after="Each hex needs a unit of its own: a division negates the zone of control where it stands, and "
                  "nowhere else.", hints=["0502 and 0602 each need a division."]),
         explore("What if?", "Drag a Soviet division out of the line and hold it: the meter answers before you let "
                 "go.")])


def _two_gaps():
    chart = {"terrain": {"forest": ["0101", "0201", "0202", "0801", "0909"],
                         "lake": ["0601", "0602", "0605", "0606", "0609"]},
             "places": [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0405", "0505"]}]}
    return _game(9, 9, chart, [unit("a", "6 Pz", "german", "0103", "armor", 6), unit("b", "7 Pz", "german", "0105",
                                                                                 "armor", 6),
                               unit("c", "292", "german", "0107"), unit("d", "293", "german", "0109")], 1)


def fewest():
    return lesson(
        _two_gaps(), "Cut Moscow off",
        "The narrowest cut, and the fewest units that close it.",
        "You can find where a lifeline is thin, and close it with the fewest units.",
        [watch("Two gaps", "A chain of lakes lies east of Moscow. It leaves two gaps, each two hexes wide. The meter "
               "Moscow's lifeline counts the fewest hexes that would have to be closed.",
               look={"hexes": ["0603", "0604", "0607", "0608"], "meters": ["lifeline"]}),
         predict("How wide?", "How many hexes wide is the lifeline now?", fact("lifeline"),
                 look={"hexes": ["0603", "0604", "0607", "0608"]},
                 after="Every line to the east edge goes through one of the two gaps; closing all their hexes is the "
                       "cheapest way.", hints=["Two gaps, two hexes each."]),
         predict("How many divisions?", "A division closes more than its own hex. How many more German divisions "
                 "would cut Moscow off?", fact("fewest"), after="One for each gap: its own hex and its zone of "
                 "control close both hexes. The marks of the overlay show where.",
                 hints=["One division in a gap closes all of it."]),
         do("Do it", "Cut Moscow off with no more than two divisions moved.",
            [fact("isolated") | {"is": True}, fact("moved") | {"at_most": 2}],
            [move("a", "0603"), move("c", "0607")], look={"units": ["a", "b", "c", "d"]},
            after="Both gaps are closed, and no line reaches the east. That alone does not win yet: the next lesson "
                  "says why.", hints=["One division to each gap.", "0603 and 0607 would do."]),
         predict("Where it hangs", "The 7 Pz comes up too, to 0506, beside Moscow; and the 292 goes back to 0107. Is "
                 "Moscow still cut off?", fact("isolated"), events=[move("b", "0506"), move("c", "0107")],
                 after="A gap left open is a line left open; a division that closes no gap closes nothing.",
                 hints=["Follow a line from Moscow round the 7 Pz to the southern gap.",
                        "A line may not enter its zone of control. Is there a way round?"]),
         explore("Other ways", "There are other pairs of hexes. Drag the divisions about and watch the meter.")])


def instant():
    return lesson(
        _corridor(), "The instant and the end of the phase",
        "What counts at once (4.2) and what counts when a phase ends (4.3).",
        "You know when being cut off loses the game, and how long one has to mend it.",
        [watch("Cut off, and now?", "The 6 Pz stands at 0403 and the line is cut. Look at the bar above the map: the "
               "game goes on.", events=[move("pz", "0403")], look={"hexes": ["0402"], "meters": ["lifeline"]},
               after="Rule 4.3 asks at the end of every phase, not before."),
         predict("The phase ends", "Nobody does anything more, and the German movement phase ends. Who has won?",
                 fact("winner"), events=end_phase(), after="Moscow was cut off when a phase ended. It does not matter "
                 "whose phase it was.", hints=["At the end of every phase, of either side, 4.3 is asked."]),
         watch("Once more", "Back to the beginning, and the 6 Pz drives to 0403 again. This time the phase is still "
               "going on.", anew=True, events=[move("pz", "0403")], look={"hexes": ["0402"]}),
         do("In time", "Make the line whole before the phase ends.", [fact("isolated") | {"is": False}],
            [move("rifle", "0402")], look={"units": ["rifle", "guard", "third"]},
            hints=["It takes one division, and the lesson before this one said where to."]),
         predict("The phase ends again", "Now the German movement phase ends. Who has won?", fact("winner"),
                 events=end_phase(), after="What was cut and mended within a phase never happened, as far as 4.3 is "
                 "concerned.", hints=["Is Moscow cut off at the moment the phase ends?"]),
         predict("The instant", "And this: a German division enters 0302, which is Moscow, in the middle of a phase, "
                 "and leaves again in the same move. Who has won when the move is over?", fact("winner"), anew=True,
                 events=[move("pz", "0403", "0402", "0302", "0402")], look={"hexes": ["0302"]},
                 after="4.2 does not wait. The step into Moscow was the last of the game.",
                 hints=["4.2 is asked after every step, not when a phase ends."]),
         watch("Two kinds of rules", "Some conditions are met at an instant: entering Moscow (4.2), a town behind the "
               "front (4.5). Others are asked when the clock moves: cut off (4.3) at the end of every phase, "
               "withdrawals (9.5) at the end of their turn, the five cities (4.4) at the end of the last turn. Why? "
               "names the event at which play stopped.")])


LESSONS = {"sudden-death-1-whose-hex": whose_hex, "sudden-death-2-negated": negated,
           "sudden-death-3-fewest": fewest, "sudden-death-4-instant": instant}
