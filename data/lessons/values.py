"""What units are worth (26.2): leaders, guns, and vehicles of every kind."""

from course import do, eliminate, event, fact, lesson, only, predict, watch
from soldiers import AGAIN
import tactics
from tactics import Board, unit, vehicle


def _park():
    board = Board(7, 6)
    board.paint("forest", "A1 B0 A6 G1")
    board.line("road", "A3 G3")
    russian = [("leader", "9-2", "leader", "B2", {"leadership": -2, "wounded": True}),
               ("hero", "1-4-9", "hero", "B4", {}),
               ("r447", "4-4-7", "squad", "C4", {}), ("r227", "2-2-7", "half-squad", None, {}),
               ("gun", "76mm AT", "gun", "D4", {}), ("crew", "2-2-8", "crew", "D5", {}),
               ("wagon", "Wagon", "vehicle", "C2", {"vehicle": vehicle("wagon", None, "none", "none")}),
               ("t37", "T-37", "vehicle", "D2", {"vehicle": vehicle("afv", 0)}),
               ("carrier", "Carrier A", "vehicle", "E2", {"vehicle": vehicle("carrier", 0)}),
               ("taken", "PzKpfw IIIG", "vehicle", "F2", {"vehicle": vehicle("afv", 6, crew="temporary")}),
               ("command", "T-34", "vehicle", "G2", {"aboard": -1, "vehicle": vehicle("afv", 11)}),
               ("landing", "LCM", "vehicle", "F1", {"aboard": -1, "vehicle": vehicle("landing-craft", None)}),
               ("cycle", "M72", "vehicle", "F4", {"vehicle": vehicle("motorcycle", None, "none", "none")}),
               ("radio", "Radio truck", "vehicle", "G4", {"vp": 5, "vehicle": vehicle("truck", None, "none", "none")}),
               ("ally", "10-2", "leader", "E4", {"leadership": -2, "wounded": True, "nationality": "japanese"})]
    units = [unit(id_, name, "russian", kind, at, **more) for id_, name, kind, at, more in russian]
    start = {"setup": [{"side": "russian", "hexes": board.spans("A1-G6 B0 D0 F0")}]}
    return tactics.game("", "", board, (1, tactics.alternate("russian", "german", ["Fire"])), units, start,
                        {"victory": []}, None)


def _worth(title, text, unit_, after, hint):
    return predict(title, text, fact("worth", unit=unit_), look={"units": [unit_]}, after=after, hints=[hint])


def _score(title, text, points, right, wrong, after, hints, **more):
    """A task: bring the German side to so many points by eliminating as few of these units as the right ones are."""
    return do(title, text, [fact("cvp", side="german") | {"is": points}], [eliminate(unit_) for unit_ in right], anew=True,
              only=only("eliminate", units=[*right, *wrong], at_most=len(right)), look={"units": [*right, *wrong]},
              after=after, hints=hints, **more)


def values():
    return lesson(
        _park(), "What is it worth?",
        "Points for soldiers, guns and vehicles of every kind (26.211 to 26.213).",
        "You can say what any unit is worth when it is eliminated.",
        [_score("A wounded leader", "Two wounded leaders have a modifier of −2: the Russian 9-2 and the Japanese 10-2. Bring the German side "
                                    "to 3 points by eliminating one of them.", 3, ["leader"], ["ally"],
                "A leader is worth 1, and 1 more for each point of a negative modifier. A wound changes nothing; only a wounded Japanese "
                "leader is worth 1 less, but at least 1 (G1.65).",
                ["1 for the leader, and 1 for each point of the modifier.", "The wounded 10-2 is worth 2."]),
         do("Worth nothing", AGAIN + "Two of these four are worth nothing: the hero 1-4-9, the squad 4-4-7, the Wagon and the motorcycle M72. "
                             "Eliminate those two.", [event(eliminate("hero")), event(eliminate("cycle"))],
            [eliminate("hero"), eliminate("cycle")], anew=True, untold=True,
            only=only("eliminate", units=["hero", "cycle", "r447", "wagon"], at_most=2),
            look={"units": ["hero", "cycle", "r447", "wagon"]},
            after="A hero is worth nothing, and neither are motorcycles, Goliaths, boats and gliders. A squad is worth 2, and so is a crew "
                  "such as the 2-2-8.", hints=["A hero is no leader.", "Some vehicles are too small to count."]),
         do("Half of it", "Everything is as at the start again. Bring the German side to 1 point: the 4-4-7 loses half its men, and the "
                          "half-squad 2-2-7 takes its place.", [fact("cvp", side="german") | {"is": 1}],
            [{"do": "reduce", "unit": "r447", "into": "r227"}], anew=True, only=only("reduce", units=["r447"]), look={"units": ["r447"]},
            after="A squad that becomes a half-squad gives 1 point, since a half-squad is worth 1. A scenario may leave "
                  "this point out.", hints=["The squad was worth 2. What is left of it is worth 1.",
                                            "Open the context menu of the 4-4-7 and choose Reduce to a Half-Squad."]),
         watch("What a vehicle is worth", "The worth of a vehicle has four parts: the vehicle, its gun, its armor and its crew. Add up those "
                                          "that it has.", look={"units": ["t37", "carrier", "wagon"]}),
         _score("A gun", "Everything is as at the start again. Bring the German side to exactly 3 points by eliminating two of these: the gun "
                         "76mm AT, the Wagon, which has no gun, no armor and no crew, and the hero 1-4-9.", 3, ["gun", "wagon"], ["hero"],
                "A gun that is not on a vehicle is worth 2, even if it is dismantled or malfunctioning; an aircraft is worth 2 too. A "
                "vehicle is worth 1, a wagon or sledge as well.",
                ["The state of a gun does not matter.", "The Wagon is a vehicle, and nothing is added."]),
         _worth("Thin armor", "The T-37 has a working gun, a crew, and an armor factor of 0. How many points is it worth?", "t37",
                "1 for the vehicle, 1 for the gun, 1 for the armor, 2 for the crew. An armor factor of 0 counts 1; only a "
                "vehicle without armor gets nothing for it.", "An armor factor of 0 is still armor."),
         _worth("A Carrier", "The Carrier A has a half-squad as its inherent crew, a working gun, and an armor factor of 0. "
                             "How many points is it worth?", "carrier",
                "The inherent half-squad of a Carrier is worth 2, unlike any other half-squad. So it is 1 + 1 + 1 + 2.",
                "Inside a Carrier a half-squad counts as much as a crew."),
         _score("A temporary crew", "Everything is as at the start again. Russian soldiers drive the captured PzKpfw IIIG: it has a working gun, "
                                    "an armor factor of 6, and a temporary crew. The T-37 and the Carrier A are as you know them. Bring the "
                                    "German side to 4 points by eliminating one of the three.", 4, ["taken"], ["t37", "carrier"],
                "1 for the vehicle, 1 for the gun, 2 for the armor. A temporary crew adds nothing to its vehicle; its "
                "soldiers score by their own value.", ["The crew is temporary.", "The other two are worth 5 each."]),
         _worth("A commander aboard", "The T-34 has a working gun, a crew, an armor factor of 11, and an armor leader with a "
                                      "modifier of −1. How many points is it worth?", "command",
                "1 + 1 + 3 + 2, and 2 for the leader, as for a leader on foot.", "Add the leader as if he were on foot."),
         _worth("A landing craft", "The landing craft LCM has a working gun, no armor, a crew, and a leader aboard with a "
                                   "modifier of −1. How many points is it worth?", "landing",
                "1 for the craft, 1 for the gun, 1 for the crew, and 2 for the leader. The crew of a landing craft is worth 1, "
                "that of any other vehicle 2. Where the scenario gives a landing craft a value of its own (G12.84), that "
                "counts instead, for all of it.",
                "The crew of a landing craft is worth 1. The leader counts as he does on foot."),
         _score("A special prize", "Everything is as at the start again. Bring the German side to 5 points by eliminating one of these: the Radio "
                                   "truck, to which the scenario gives a value of 5, the squad 4-4-7, and the gun 76mm AT.", 5, ["radio"],
                ["r447", "gun"], "Where the scenario gives a value, that counts instead.", ["The scenario decides."])])


LESSONS = {"control-7-values": values}
