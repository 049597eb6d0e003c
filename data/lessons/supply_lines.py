"""More on supply lines: where one begins and ends, and what else can stop it."""

from course import do, explore, fact, lesson, move, only, predict, watch
from drive import _corridor, unit


def _two_ways():
    """The corridor with a second way out of Moscow, to the south edge, and a lake hexside beside the railway."""
    game = _corridor()
    lakes = [{"kind": "lake", "pairs": [["0402", "0503"], ["0502", "0503"], ["0503", "0602"]]}]
    # In the order in which the program writes a map.
    game["map"] = {key: {"hexsides": lakes, **game["map"]}[key]
                   for key in ("grid", "terrain", "hexsides", "lines", "places") if key in {"hexsides", *game["map"]}}
    game["units"] = [unit("pz", "6 Pz", "german", "0404", "armor", 6), unit("inf", "292", "german", "0504"),
                     unit("third", "293", "german", "0102"), unit("guard", "1 Gd", "soviet", "0801")]
    game["map"]["terrain"]["lake"] = ["0301-0701", "0303", "0603-0803"]
    game["start"]["control"] = [{"side": "german", "hexes": ["0102", "0404", "0504"]},
                                {"side": "soviet", "hexes": ["0101-0901", "0103-0903", "0202-0902", "0304"]}]
    return game


def ends():
    cut = fact("isolated")
    return lesson(
        _two_ways(), "Where a supply line begins and ends",
        "Rule 4.3 asks for a line from each hex of Moscow. This lesson shows where it begins, where it ends, and what else "
        "stops it.",
        "You know from where to where a supply line of Moscow must run.",
        [predict("Nobody in the city", "No Soviet unit is in Moscow, in 0202 and 0302. The railway is the only way to the "
                                       "source, the Depot in 0902. Is Moscow cut off?", cut, look={"hexes": ["0202", "0302", "0902"]},
                 after="A line is traced from each hex of Moscow as if a unit there needed supply. Both hexes may use the "
                       "same line, and the line of 0202 may run through 0302.",
                 hints=["Rule 4.3 asks for hexes, not for units.", "Both hexes of Moscow can use the railway."]),
         predict("Behind the lake", "The 292 moves up to 0503. Blue hexsides separate 0503 from the railway: they are a lake. "
                                    "Is Moscow cut off at this moment?", cut, events=[move("inf", "0503")],
                 look={"units": ["inf"], "show": ["zones"]},
                 after="No zone of control reaches across a lake hexside or a cliff hexside, and no supply line crosses one. "
                       "The railway is open.",
                 hints=["Does the zone of control of the 292 reach across the lake?"]),
         do("The hex without a line", "Moscow has two hexes. Cut off 0202 alone with the 293: no Soviet supply line may lead from it.",
            [fact("supplied", hex="0202") | {"is": False}], [move("third", "0201")], only=only("move", units=["third"]),
            look={"hexes": ["0202", "0302"], "units": ["third"]},
            after="The only way out of 0202 leads through 0302, an empty hex in the zone of control of the 293.",
            hints=["The line would have to enter 0302.", "The 293 in 0201 would do."]),
         predict("One hex is cut off", "The zone of control of the 293 in 0201 reaches 0202 and 0302, both hexes of Moscow. It does not "
                                       "reach 0402. Is Moscow cut off?", cut, look={"hexes": ["0201", "0202-0402"]},
                 after="The line of 0302 begins in a zone of control and leaves it at once: that is allowed. Only 0202 is cut "
                       "off, since its line would have to pass through 0302. Rule 4.3 needs both hexes to be cut off at the "
                       "same time.",
                 hints=["A line may begin in a hex that would otherwise stop it.",
                        "Can a line lead from 0302 to 0402? One hex with a line is enough."]),
         do("The city as a source", "Everything is as at the start again. Soviet units in Moscow draw supply from the city itself. Cut "
                                    "Moscow off all the same, with the 6 Pz.", [cut | {"is": True}], [move("pz", "0403")], anew=True,
            only=only("move", units=["pz"]), look={"hexes": ["0202-0402"], "units": ["pz"]},
            after="For rule 4.3 the hexes of Moscow are no sources: the line must reach a source elsewhere.",
            hints=["Rule 4.3 asks for a line to a source that is not Moscow.", "Close the railway: the 6 Pz in 0403 would do."]),
         predict("Another edge", "The railway is still closed. From 0202 a way leads south through 0203 to 0204, at the south "
                                 "edge of the map. Is Moscow cut off?", cut,
                 look={"hexes": ["0202-0204"]},
                 after="Only the sources that the scenario names count. Here that is 0902 alone. In the full game it is the "
                       "north and east edges, never the south edge.",
                 hints=["Which sources does this lesson name? Only one."]),
         do("At the source", "Everything is as at the start again. This time leave the railway alone: cut Moscow off at its source, with "
                             "the 293 next to 0902.",
            [cut | {"is": True}, fact("supplied", hex="0802") | {"is": False}], [move("third", "0901")], anew=True,
            only=only("move", units=["third"]), look={"hexes": ["0902"], "units": ["third"]},
            after="The source itself is in a German zone of control, and no Soviet unit is in it. A source in a hex where lines are "
                  "stopped cannot be used.",
            hints=["The zone of control of the 293 must reach 0902.", "0901 would do."]),
         do("Save the source", "The 293 in 0901 closes the source. Open the line again by moving the 1 Gd.", [cut | {"is": False}],
            [move("guard", "0902")], only=only("move", units=["guard"]), look={"units": ["guard"], "hexes": ["0902"]},
            after="A friendly unit keeps its own hex open, and so the source too.",
            hints=["A friendly unit opens the hex that it is in.", "Move the 1 Gd to 0902."]),
         watch("A scenario may ask for more", "Four more limits are in force only if a scenario says so. The page of rule 8 in the "
                                        "rulebook says which of them are in force."),
         explore("Try it yourself", "Move the German divisions, and watch where the line runs.")])


LESSONS = {"sudden-death-5-lines": ends}
