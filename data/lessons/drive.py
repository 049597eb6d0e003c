"""Four lessons on sudden-death: hexes and who has them, lines of supply, the moment that counts."""

from course import do, end_phase, event, explore, fact, lesson, move, only, predict, watch

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
        "The first lesson: a hex belongs to the side that entered it last, and some hexes decide the game at "
        "once.",
        "You can tell who controls a hex, when its control changes, and when a hex wins the game.",
        [watch("The board", "Every hex of this map belongs to one of two sides. The west is German, and "
                            "the east is Soviet. The tint of the ground shows it.\n\nThere are two German "
                            "divisions and one Soviet division. Point at a hex: the card beside the "
                            "pointer says which side controls it.",
               look={"units": ["pz", "inf", "rifle"], "show": ["control"]}),
         do("Driving through", "Drive the 6 Pz from Vyazma along the road through Mozhaisk to 0504. Watch the hexes that it passes.",
            [fact("holder", hex="0303") | {"is": "german"}, event(move("pz", "0504"))], [move("pz", "0303", "0403", "0504")],
            only=only("move", units=["pz"]), look={"hexes": ["0303", "0403", "0504"], "units": ["pz"], "show": ["control"]},
            after="Entering the hex is enough. A hex stays with the side that entered it last, even when its unit has moved on. The "
                  "size of the unit does not matter.",
            hints=["A hex changes hands when a ground unit of the other side enters it.",
                   "Drag the 6 Pz along the road, hex by hex: 0303, 0403, 0504."]),
         predict("Next to it", "The 6 Pz is now in 0504, and its zone of control reaches the six hexes "
                               "around it. Who controls 0503?",
                 fact("holder", hex="0503"), look={"hexes": ["0503"]},
                 after="A zone of control does not change the control of a hex. No German unit has entered "
                       "0503.",
                 hints=["Has a German unit been in 0503?"]),
         do("Take a hex back", "Make 0504 Soviet again, although the 6 Pz is in it. Drag the 316 R there, "
                               "or put the cursor on it, press Return, go to 0504 with the arrow keys, and "
                               "press Return again.", [fact("holder", hex="0504") | {"is": "soviet"}],
            [move("rifle", "0504")], only=only("move", units=["rifle"]),
            look={"units": ["rifle"], "hexes": ["0504"], "show": ["log"]},
            after="Control changes when a unit enters, even if an enemy unit is there. The log holds only "
                  "moves that succeeded. The scenario says who controls each hex at the start: a unit that is "
                  "set up in a hex has not entered it.",
            hints=["The 316 R is in 0604, next to 0504.", "Drag it onto 0504."]),
         do("Into the city", "Moscow has two hexes, 0603 and 0703. Win the game for the German side with the 292.",
            [fact("winner") | {"is": "german"}], [move("inf", "0204", "0304", "0403", "0503", "0603")],
            only=only("move", units=["inf"]), look={"hexes": ["0603", "0703"], "units": ["inf"]},
            after="One hex of Moscow is enough, and it decides the game at that instant (4.2). The bar above the map names the winner, "
                  "and Why? names the rule.",
            hints=["Rule 4.2 needs only one hex of Moscow. It does not wait for the end of a phase."]),
         explore("Try it yourself", "Undo as many moves as you like, and move any unit you like. The "
                                    "program does not save these moves. The bar above the map always says "
                                    "how the game stands.")])


def _corridor():
    chart = {"terrain": {"forest": ["0101-0103", "0204"], "lake": ["0301-0801", "0303", "0603-0803"]},
             "lines": [{"kind": "rail", "hexes": ["0202", "0302", "0402", "0502", "0602", "0702", "0802", "0902"]}],
             "places": [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0202", "0302"]},
                        {"id": "depot", "name": "Depot", "kind": "objective", "hexes": ["0902"]}]}
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
        _corridor(), "A supply line through a zone of control",
        "Rule 4.3 with zones of control, and how a friendly unit opens a supply line through them.",
        "You can say why a supply line stops, and how a friendly unit opens it again.",
        [watch("One way out", "Lakes and the German zones of control leave Moscow's supply line only one "
                              "way: east along the railway, to its source, the Depot in 0902.",
               look={"hexes": ["0202", "0302", "0902"], "show": ["zones"]}),
         predict("Where the line can be cut", "Every supply line from Moscow to the source goes through the same "
                                         "hexes outside the city. If any one of them is closed, Moscow is "
                                         "cut off. Which hexes are they? Click them on the map.",
                 fact("critical"), look={"hexes": ["0202", "0302"]},
                 after="There is only one way, so every hex of it is critical, including the source.",
                 hints=["The hexes lie on the railway.", "The first hex is next to Moscow, and the last is the "
                                                    "source. There are six."]),
         do("Cut the line", "Cut Moscow off, in as few moves as you can.",
            [fact("isolated") | {"is": True}], [move("pz", "0403")], stars=True,
            only=only("move", side="german"), look={"units": ["pz", "inf"]},
            after="An enemy zone of control closes an empty hex to the supply line, just as an enemy unit does: a division beside the "
                  "railway cuts it as well as one on it. Every German ground unit has a zone of control for supply, whatever its size.",
            hints=["A supply line may not enter an empty hex in an enemy zone of control …", "… and there is no other way. "
                   "The 6 Pz in 0403 would do."]),
         do("Open the line", "The 6 Pz in 0403 cuts the line. Open the supply line again by moving only one Soviet division.",
            [fact("isolated") | {"is": False}], [move("rifle", "0402")],
            only=only("move", side="soviet", at_most=1),
            look={"units": ["rifle", "guard", "third"], "show": ["stops"]},
            after="A friendly ground unit in the hex negates the enemy zone of control there, so the supply "
                  "line can pass.",
            hints=["Where exactly does the supply line stop? Look at the marks.",
                   "Move a division to 0402."]),
         predict("A second German division",
                 "Now the 292 moves up to 0503 as well. Count the railway hexes that are in "
                                 "a German zone of control and have no Soviet division in them. Is Moscow "
                                 "cut off?",
                 fact("isolated"), events=[move("inf", "0503")], look={"hexes": ["0402-0602"]},
                 after="The zone of control of the 292 reaches 0402, 0502 and 0602. Only 0402 has a Soviet "
                       "division in it.",
                 hints=["From 0503 a zone of control reaches three railway hexes."]),
         do("Open the line again", "Open the supply line once more.", [fact("isolated") | {"is": False}],
            [move("guard", "0502"), move("third", "0602")], only=only("move", side="soviet"),
            look={"units": ["guard", "third"]},
            after="Each hex needs its own Soviet unit: a division negates the enemy zone of control only "
                  "in the hex it is in.", hints=["0502 and 0602 each need a division."]),
         explore("What if?", "Drag a Soviet division out of the supply line and keep hold of it. The meter "
                             "shows the effect before you let go.")])


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
        "The narrowest cut, and the fewest units that cut Moscow off.",
        "You can find where a lifeline is narrowest, and cut it with the fewest units.",
        [watch("Two gaps", "A chain of lakes lies east of Moscow. It has two gaps, each two hexes wide. The "
                           "width of Moscow's lifeline is the smallest number of hexes that must be closed "
                           "to cut Moscow off.",
               look={"hexes": ["0603", "0604", "0607", "0608"]}),
         predict("How wide?", "How many hexes wide is the lifeline now?", fact("lifeline"),
                 look={"hexes": ["0405", "0505"]},
                 after="Every supply line to the east edge goes through one of the two gaps. No smaller "
                       "set of hexes than these four cuts Moscow off.",
                 hints=["There are two gaps of two hexes each."]),
         do("Close both gaps", "A division closes more than its own hex. Cut Moscow off, in as few moves as you can.",
            [fact("isolated") | {"is": True}],
            [move("a", "0603"), move("c", "0607")], stars=True, only=only("move", side="german"),
            look={"units": ["a", "b", "c", "d"], "show": ["zones"]},
            after="Each gap needs one division: it closes one hex itself, and its zone of control closes the other. Both gaps are "
                  "closed now, and no supply line reaches the east edge. This does not win the game yet: the next lesson says why.",
            hints=["Move one division into each gap.", "0603 and 0607 would do."]),
         predict("Still cut off?", "The 7 Pz moves to 0506, next to Moscow, and the 292 moves back to "
                                   "0107. Is Moscow still cut off?",
                 fact("isolated"), events=[move("b", "0506"), move("c", "0107")],
                 after="The southern gap is open again, so a supply line runs through it. The 7 Pz closes no "
                       "gap.",
                 hints=["Look for a way from Moscow around the 7 Pz to the southern gap.",
                        "A supply line may not enter the zone of control of the 7 Pz. Is there a way "
                        "around it?"]),
         do("Close it again", "Cut Moscow off once more, in as few moves as you can.",
            [fact("isolated") | {"is": True}], [move("c", "0607")], stars=True, only=only("move", side="german"),
            look={"units": ["b", "c", "d"]},
            after="One division in the southern gap is enough: the northern gap is still closed.",
            hints=["Which gap has no division in it?", "The 292 in 0607 would do."]),
         explore("Other ways", "Other pairs of hexes cut Moscow off too. Drag the divisions to other hexes "
                               "and watch the meter named Moscow's lifeline.")])


def instant():
    return lesson(
        _corridor(), "The instant and the end of the phase",
        "One rule is tested at once (4.2), the other when a phase ends (4.3).",
        "You know when a cut supply line loses the game, and how long the Soviet side has to open it again.",
        [do("Cut off, and now?", "Cut Moscow off with the 6 Pz. Does that win the game?",
            [fact("isolated") | {"is": True}], [move("pz", "0403")], only=only("move", units=["pz"]),
            look={"units": ["pz"], "hexes": ["0402"], "meters": ["lifeline"], "show": ["supply", "zones", "verdict"]},
            after="Nobody has won yet: the game goes on. Rule 4.3 is tested at the end of every phase, not before.",
            hints=["The 6 Pz next to the railway closes a hex of it.", "Move the 6 Pz to 0403."]),
         do("The phase ends", "No other unit moves. End the German movement phase.", [fact("winner") | {"is": "german"}], end_phase(),
            only=only("end-phase"), look={"units": ["pz"]},
            after="Moscow was cut off when a phase ended, so the German side has won. It does not matter whose phase it was.",
            hints=["Rule 4.3 is tested at the end of every phase of either side."]),
         watch("Cut off again", "The position is as at the start again, and the 6 Pz moves to 0403 once more. "
                            "The phase has not ended yet.",
               anew=True, events=[move("pz", "0403")], look={"hexes": ["0402"]}),
         do("In time", "Open the supply line again before the phase ends.", [fact("isolated") | {"is": False}],
            [move("rifle", "0402")], only=only("move", side="soviet"), look={"units": ["rifle", "guard", "third"]},
            hints=["Move one Soviet division to 0402, the hex where the line is cut."]),
         predict("The phase ends again", "Now the German movement phase ends. Who has won?", fact("winner"),
                 events=end_phase(), after="The supply line was open when the phase ended. A cut that ends "
                                           "within the phase does not count for 4.3.",
                                  hints=["Is Moscow cut off at the moment the phase ends?"]),
         predict("The instant", "The position is as at the start again. In the middle of a phase, the 6 Pz "
                                "enters 0302, a hex of Moscow, and leaves it in the same move. Who has won "
                                "when the move is over?", fact("winner"), anew=True,
                 events=[move("pz", "0403", "0402", "0302", "0402")], look={"hexes": ["0302"]},
                 after="Rule 4.2 does not wait for the end of a phase. The step into Moscow ended the game.",
                 hints=["Rule 4.2 is tested after every step of a move, not when a phase ends."]),
         watch("Two kinds of rules", "Two rules are tested at every instant: German control of a hex of "
                                     "Moscow (4.2) and Soviet control of a town or city west of the "
                                     "initial front line (4.5). The others are tested when time passes: a "
                                     "Moscow that is cut off (4.3) at the end of every phase, withdrawals "
                                     "(9.5) at the end of the turn they are due in, and the five cities "
                                     "(4.4) at the end of the last turn. Why? names the event that stopped "
                                     "play."),
         watch("Nobody moves", "The position is as at the start again. Three turns pass without a move, and only the last phase is "
                               "left.", anew=True, events=end_phase(11), look={"hexes": ["0202", "0302", "0902"]}),
         predict("Holding out", "The last phase ends. Who has won?", fact("winner"), events=end_phase(),
                 look={"hexes": ["0202", "0302", "0902"]},
                 after="No condition of victory was met before the game ended. The Soviet side has held out, so it wins. The "
                       "German side has to do something to win; time is on the Soviet side.",
                 hints=["Is a hex of Moscow German? Is Moscow cut off?", "If the German side has met no condition when the game ends, "
                                                                        "the other side has held out."])])


LESSONS = {"sudden-death-1-whose-hex": whose_hex, "sudden-death-2-negated": negated,
           "sudden-death-3-fewest": fewest, "sudden-death-4-instant": instant}
