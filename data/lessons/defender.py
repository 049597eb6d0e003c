"""How the defender wins, and how the attacker wins late: rules 4.4 to 4.6 and 9.5, with three finishes to judge."""

from course import do, eliminate, end_phase, event, fact, lesson, move, only, predict, watch
from drive import _game, unit

CITIES = {"kalinin": "0501", "kursk": "0307", "orel": "0406", "smolensk": "0204", "tula": "0606"}
END = end_phase()[0]


def withdraw(unit_):
    return {"do": "withdraw", "unit": unit_}


def _december():
    places = [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0703", "0803"]},
              *({"id": id_, "name": id_.capitalize(), "kind": "city", "hexes": [hex_]} for id_, hex_ in CITIES.items()),
              {"id": "vyazma", "name": "Vyazma", "kind": "town", "hexes": ["0303"]},
              {"id": "mozhaisk", "name": "Mozhaisk", "kind": "town", "hexes": ["0504"]},
              {"id": "airfield", "name": "Airfield", "kind": "objective", "hexes": ["0206"]}]
    chart = {"terrain": {"forest": ["0101", "0102", "0107", "0401", "0807", "0907"],
                         "lake": ["0702", "0704", "0802", "0804", "0903"]},
             "lines": [{"kind": "road", "hexes": ["0204", "0303", "0403", "0504", "0603", "0703"]}], "places": places}
    game = _game(9, 7, chart, [unit("pz", "6 Pz", "german", "0305", "armor", 6),
                               unit("pz2", "7 Pz", "german", "0302", "armor", 6),
                               unit("inf", "292", "german", "0304"), unit("inf2", "293", "german", "0306"),
                               unit("rifle", "316 R", "soviet", "0603"), unit("guard", "1 Gd", "soviet", "0502"),
                               unit("third", "32 R", "soviet", "0405")], 3)
    game["calendar"] = {"turns": 2, "player_turns": [{"side": "german", "phases": ["Movement"]},
                                                     {"side": "soviet", "phases": ["Movement"]}]}
    game["rules"]["sudden-death"] |= {"supply": {"sources": {"edges": ["north", "east"]}}, "cities": list(CITIES),
                                      "withdrawals": [{"turn": 1, "count": 1},
                                                      {"turn": 2, "count": 1, "branch": "armor"}]}
    return game


def _finish(title, opening, told, events, after, hints, look):
    """A recorded finish: its events, numbered, and the question how it ended."""
    told = "\n".join(f"{number}. {line}" for number, line in enumerate(told, 1))
    return predict(title, f"{opening}\n\n{told}", fact("ending"), anew=True, events=events, after=after, hints=hints,
                   look=look)


TAKE_THREE = [move("inf2", "0406"), move("pz", "0606"), move("pz2", "0501")]
TAKEN = ["The 293 enters Orel.", "The 6 Pz enters Tula.", "The 7 Pz enters Kalinin."]


def defender():
    return lesson(
        _december(), "The defender wins",
        "The last two turns before Moscow: five cities (4.4), the German rear (4.5), withdrawals (9.5), and a Soviet side "
        "that holds out (4.6).",
        "You can say who has won a game before Moscow, by which rule, and at which event.",
        [watch("Two turns are left", "Two game turns are left, each with a German and a Soviet phase. The German side wins if "
                                     "it controls Kalinin, Kursk, Orel, Smolensk and Tula when the last turn ends (4.4). "
                                     "Kursk and Smolensk are German already.\n\nThe Soviet side wins if it holds out until "
                                     "then (4.6). It can also win earlier, as this lesson "
                                     "shows.", look={"hexes": list(CITIES.values()), "meters": ["cities"]}),
         do("Three cities at once", "Kursk and Smolensk are German already. Bring the German side to four of the five cities with two "
                                    "units.", [fact("cities") | {"is": 4}],
            [move("inf2", "0406"), move("pz", "0606", "0605", "0505")], only=only("move", side="german", at_most=2),
            look={"hexes": list(CITIES.values()), "units": ["inf2", "pz", "pz2"]},
            after="A city belongs to the side whose ground unit entered it last, even if no unit is there now. Until a "
                  "unit enters it, it belongs to the side that had it at the start.",
            hints=["Orel, Tula and Kalinin are still Soviet.", "Move the 293 to Orel in 0406, and the 6 Pz to Tula in 0606."]),
         do("All five", "Take the last of the five cities. Does that win the game?", [fact("cities") | {"is": 5}],
            [move("pz2", "0501")], only=only("move", side="german"),
            look={"hexes": list(CITIES.values()), "units": ["pz2"], "show": ["verdict"]},
            after="Nobody has won yet: rule 4.4 waits until the last turn has ended. Before that the cities decide nothing. Their supply "
                  "does not matter.",
            hints=["Which city is still Soviet?", "Move the 7 Pz to Kalinin in 0501."]),
         do("Tula is retaken", "End the German phase. Then take one of the five cities back with the 316 R.",
            [fact("cities") | {"is": 4}], [END, move("rifle", "0604", "0605", "0606")],
            only=only("end-phase", "move", units=["rifle"]), look={"hexes": list(CITIES.values()), "units": ["rifle"]},
            after="A city counts only while the German side controls it. Four of five are not enough.",
            hints=["A city belongs to the side that entered it last.", "Tula in 0606 is the nearest."]),
         do("A town in the rear", "Three places lie in the German rear, within reach of the 32 R: a field in 0205, the Airfield in 0206, "
                                  "an objective that the map marks with a star, and Vyazma in 0303, marked with a ring. Win the game for "
                                  "the Soviet side at once with the 32 R.", [fact("winner") | {"is": "soviet"}], [move("third", "0303")],
            only=only("move", units=["third"]), look={"hexes": ["0205", "0206", "0303"], "units": ["third"], "show": ["verdict"]},
            after="The Soviet side wins the instant it controls a town or city behind the initial front line (4.5). A field is neither, "
                  "nor is an objective. Supply does not matter, and the unit need not stay.",
            hints=["Rule 4.5 names two kinds of places. Which of the three is one of them?",
                   "Vyazma is a town, and it was behind the German front at the start."]),
         predict("A town at the front", "Everything is as at the start again. The 292 takes Mozhaisk, and in the Soviet phase "
                                        "the 316 R retakes it. Who has won?", fact("winner"), anew=True,
                 events=[move("inf", "0403", "0504"), END, move("rifle", "0504")], look={"hexes": ["0504"]},
                 after="Rule 4.5 goes by the front line at the start, wherever the front is now. Mozhaisk was on the Soviet "
                       "side of it.",
                 hints=["On which side of the front was Mozhaisk at the start?"]),
         do("A division must go", "Everything is as at the start again. By the end of the first turn the German side must "
                                  "withdraw one division of any kind, and by the end of the second an armored one (9.5). "
                                  "Withdraw the 293.", [event(withdraw("inf2"))], [withdraw("inf2")], anew=True,
            only=only("withdraw", units=["inf2"]), look={"units": ["inf2"], "meters": ["withdrawals"]},
            after="The first requirement is met before it falls due, at the end of the first turn. The 293 counts for this "
                  "requirement only.",
            hints=["Put the cursor on the 293 in 0306, and open its context menu.", "Choose Withdraw."]),
         predict("The wrong kind", "In the second turn the German side withdraws the 292, an infantry division. Then the "
                                   "second turn ends. Who has won?", fact("winner"),
                 events=[END, END, withdraw("inf"), END, END], look={"units": ["inf", "pz", "pz2"]},
                 after="The second requirement asks for armor, and infantry does not count for it. The Soviet side wins when "
                       "a requirement is not met (9.5), whatever the reason. It would be the same if both armored divisions "
                       "had been eliminated.",
                 hints=["Is the 292 an armored division?"]),
         predict("The earliest first", "Everything is as at the start again. In the first turn the German side withdraws the "
                                       "7 Pz, which fits both requirements, and no other division until the second turn ends. "
                                       "Who has won?", fact("winner"), anew=True,
                 events=[withdraw("pz2"), *end_phase(4)], look={"units": ["pz2"]},
                 after="A unit counts once, for the earliest requirement that it fits and that is not met yet. The second "
                       "requirement was not met.",
                 hints=["For which of the two requirements does the 7 Pz count?"]),
         do("Moscow, and back", "Everything is as at the start again. Win the game for the German side: enter Moscow at 0703 with the 6 Pz. "
                                "Then end the phase, and take 0703 back with the 316 R. Does that change the verdict?",
            [event(move("rifle", "0703")), fact("winner") | {"is": "german"}],
            [move("pz", "0403", "0703"), END, move("rifle", "0703")], anew=True,
            only=only("move", "end-phase", units=["pz", "rifle"]), look={"hexes": ["0703"], "units": ["pz", "rifle"]},
            after="Play stopped when the 6 Pz entered Moscow (4.2), although an enemy was near and it had no supply. The "
                  "first verdict stands: nothing that happens later changes it.",
            hints=["The 6 Pz first, then the 316 R: both go to 0703."]),
         do("A handshake", "Everything is as at the start again. The German player gives up: record it with Concede, under Add to the "
                           "Log in the menu.", [fact("winner") | {"is": "soviet"}], [{"do": "concede", "side": "german"}], anew=True,
            only=only("concede"), look={"meters": ["capital"]},
            after="A side that concedes gives the win to the other side at once. A game that is played to its end has a "
                  "winner too: there is no draw (4.1).\n\nA scenario may even begin with a winner: a hex of Moscow that "
                  "is German at the start counts for 4.2, and a town in the rear that is Soviet at the start for 4.5, "
                  "unless the scenario lets only changes count.",
            hints=["The side that gives up loses: concede for the German side."]),
         _finish("Judge: the last train",
                 "Now you are the umpire. This game began as the lesson did. Who has won, by which rule, and at which event?",
                 [*TAKEN, "The 292 is withdrawn.", "The German phase ends.", "The Soviet phase ends, and with it the first "
                                        "turn.", "The 7 Pz is withdrawn from Kalinin.", "The German phase ends.",
                  "The 316 R enters Tula, where the 6 Pz still is.", "The Soviet phase ends, and with it the last turn."],
                 [*TAKE_THREE, withdraw("inf"), END, END, withdraw("pz2"), END, move("rifle", "0604", "0605", "0606"), END],
                 "Both withdrawals were made in time. Kalinin stayed German when the 7 Pz left, but Tula became Soviet when "
                 "the 316 R entered: four cities. No condition was met, so the Soviet side has held out (4.6).",
                 ["Were both withdrawals made? How many cities are German at the end?",
                  "Rule 4.4 and rule 4.6 are judged when the last turn ends."],
                 {"hexes": list(CITIES.values())}),
         _finish("Judge: the raid",
                 "Another end of the same game. Who has won, by which rule, and at which event?",
                 [*TAKEN, "The German phase ends.", "The 1 Gd moves to 0202, a field in the German rear.",
                  "The 32 R enters Smolensk.", "The Soviet phase ends, and with it the first turn. No division has been "
                                        "withdrawn."],
                 [*TAKE_THREE, END, move("guard", "0202"), move("third", "0204"), END],
                 "Smolensk is a city behind the initial front line: the 32 R won the game when it entered (4.5). The missing "
                 "withdrawal (9.5) would have fallen due one event later, but play had stopped.",
                 ["Two rules are met in this finish. Which of them is met first?"],
                 {"hexes": ["0202", "0204"]}),
         _finish("Judge: one move too many",
                 "A last finish, in two turns. The lakes leave Moscow few ways to the north and east edges. Who has won, by "
                 "which rule, and at which event?",
                 ["The 292 is withdrawn.", "The German phase ends.", "The Soviet phase ends, and with it the first turn.",
                  "The 7 Pz is withdrawn.", "The 6 Pz moves to 0503.", "The 293 moves to 0905.",
                  "The German phase ends. The 316 R in 0603 keeps a way open.",
                  "The 316 R leaves 0603 and goes to Tula.", "The Soviet phase ends, and with it the last turn."],
                 [withdraw("inf"), END, END, withdraw("pz2"), move("pz", "0503"), move("inf2", "0905"), END,
                  move("rifle", "0604", "0605", "0606"), END],
                 "The 316 R was the only unit that kept 0603 open. When the last phase ended, no supply line led out of "
                 "Moscow, so the German side wins by rule 4.3. Rule 4.6 is judged after all the others.",
                 ["Rule 4.6 is judged last. Which rules come before it at the end of a phase?",
                  "Trace a line from Moscow: the 6 Pz in 0503 reaches 0602 and 0603, the 293 in 0905 reaches 0904."],
                 {"hexes": ["0503-0803", "0905"]})])


LESSONS = {"sudden-death-6-defender": defender}
