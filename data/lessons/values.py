"""What units are worth (26.2): leaders, guns, and vehicles of every kind."""

from course import fact, lesson, predict, watch
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


def values():
    return lesson(
        _park(), "What is it worth?",
        "Points for soldiers, guns and vehicles of every kind (26.211 to 26.213).",
        "You can say what any unit is worth when it is eliminated.",
        [_worth("A wounded leader", "The leader 9-2 has a leadership modifier of −2, and he is wounded. How many points is he "
                                    "worth?", "leader",
                "A leader is worth 1, and 1 more for each point of a negative modifier. A wound changes nothing.",
                "1 for the leader, and 1 for each point of the modifier."),
         _worth("A wounded Japanese leader", "The 10-2 is a Japanese leader with a modifier of −2, and he is wounded. How "
                                        "many points is he worth?", "ally",
                "A wounded Japanese leader is worth 1 less than an unwounded one, but at least 1 (G1.65).",
                "Unwounded he would be worth 3."),
         _worth("A hero", "The 1-4-9 is a hero. How many points is he worth?", "hero", "A hero is worth nothing.",
                "A hero is no leader."),
         _worth("A squad", "How many points is the squad 4-4-7 worth?", "r447", "A squad is worth 2, and so is a crew such as "
                                        "the 2-2-8.",
                "A half-squad is worth 1."),
         predict("Half of it", "The 4-4-7 loses half its men: the half-squad 2-2-7 takes its place. How many casualty points "
                               "does the German side have "
                               "then?", fact("cvp", side="german"), events=[{"do": "reduce", "unit": "r447",
                                   "into": "r227"}],
                 look={"units": ["r447"]},
                 after="A squad that becomes a half-squad gives 1 point, since a half-squad is worth 1. A scenario may leave "
                       "this point out.", hints=["The squad was worth 2. What is left of it is worth 1."]),
         _worth("A gun", "The 76mm AT is a gun on its wheels. How many points is it worth?", "gun",
                "A gun that is not on a vehicle is worth 2, even if it is dismantled or malfunctioning. An aircraft is worth "
                "2 too.",
                "Its state does not matter."),
         _worth("A wagon", "The Wagon has no gun, no armor and no crew. How many points is it worth?", "wagon",
                "A vehicle is worth 1, a wagon or sledge as well.", "It is a vehicle, and nothing is added."),
         _worth("Thin armor", "The T-37 has a working gun, a crew, and an armor factor of 0. How many points is it worth?", "t37",
                "1 for the vehicle, 1 for the gun, 1 for the armor, 2 for the crew. An armor factor of 0 counts 1; only a "
                "vehicle without armor gets nothing for it.", "An armor factor of 0 is still armor."),
         _worth("A Carrier", "The Carrier A has a half-squad as its inherent crew, a working gun, and an armor factor of 0. "
                             "How many points is it worth?", "carrier",
                "The inherent half-squad of a Carrier is worth 2, unlike any other half-squad. So it is 1 + 1 + 1 + 2.",
                "Inside a Carrier a half-squad counts as much as a crew."),
         _worth("A temporary crew", "Russian soldiers drive the captured PzKpfw IIIG. It has a working gun, an armor factor "
                                    "of 6, and a temporary crew. How many points is it worth?", "taken",
                "1 for the vehicle, 1 for the gun, 2 for the armor. A temporary crew adds nothing to its vehicle; its "
                "soldiers score by their own value.",
                "The crew is temporary."),
         _worth("A commander aboard", "The T-34 has a working gun, a crew, an armor factor of 11, and an armor leader with a "
                                      "modifier of −1. How many points is it worth?", "command",
                "1 + 1 + 3 + 2, and 2 for the leader, as for a leader on foot.", "Add the leader as if he were on foot."),
         _worth("A landing craft", "The landing craft LCM has a working gun, no armor, a crew, and a leader aboard with a "
                                   "modifier of −1. How many points is it worth?", "landing",
                "1 for the craft, 1 for the gun, 1 for the crew, and 2 for the leader. The crew of a landing craft is worth 1, "
                "that of any other vehicle 2. Where the scenario gives a landing craft a value of its own (G12.84), that "
                "counts instead, for all of it.",
                "The crew of a landing craft is worth 1. The leader counts as he does on foot."),
         _worth("A motorcycle", "How many points is the motorcycle M72 worth?", "cycle", "Motorcycles, Goliaths, boats and "
                                        "gliders are worth nothing.",
                "Some vehicles are too small to count."),
         _worth("A special prize", "The scenario gives the Radio truck a value of its own: 5. How many points is it "
                                   "worth?", "radio",
                "Where the scenario gives a value, that counts instead.", "The scenario decides.")])


LESSONS = {"control-7-values": values}
