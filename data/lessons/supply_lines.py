"""More on supply lines: where one begins and ends, and what else can stop it."""

from course import do, event, explore, fact, lesson, move, only, predict, watch
from drive import _corridor, _game, unit


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
         predict("Behind the lake", "The 292 moves up to 0503. Hexsides with waves separate 0503 from the railway: they are a lake. "
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
         explore("Try it yourself", "Move the German divisions, and watch where the line runs.")])


def _railways():
    """Two railways part two hexes from Moscow: a short one, and one that is a hex too long."""
    chart = {"terrain": {"forest": ["0101", "0102", "0106-0306", "0506", "0901"]},
             "lines": [{"kind": "rail", "hexes": ["0403", "0503", "0603", "0703", "0803", "0903"]},
                       {"kind": "rail", "hexes": ["0503", "0504", "0505", "0605", "0705", "0805", "0905"]}],
             "places": [{"id": "moscow", "name": "Moscow", "kind": "city", "hexes": ["0202"]},
                        {"id": "east", "name": "East depot", "kind": "objective", "hexes": ["0903"]},
                        {"id": "south", "name": "South depot", "kind": "objective", "hexes": ["0905"]},
                        {"id": "station", "name": "Station", "kind": "objective", "hexes": ["0605"]}]}
    game = _game(9, 6, chart, [unit("pz", "6 Pz", "german", "0701", "armor", 6), unit("inf", "292", "german", "0105"),
                               unit("rifle", "316 R", "soviet", "0704"), unit("guard", "1 Gd", "soviet", "0401")], 1)
    game["format"] = "hex-umpire/2"
    game["start"]["control"] = [{"side": "german", "hexes": ["0101-0106", "0701"]},
                                {"side": "soviet", "hexes": ["0202-0902", "0205-0505", "0303-0904", "0705-0906"]}]
    game["rules"] = {"supply": [{"side": "soviet", "sources": {"hexes": ["0605", "0903", "0905"]}, "controlled": True,
                                 "blocked_by": ["units", "zoc", "control"], "max_length": 8,
                                 "then_along": {"lines": ["rail"], "steps": 2}}],
                     "sudden-death": {"attacker": "german", "defender": "soviet", "capital": "moscow"}}
    return game


def limits():
    cut = fact("isolated")
    again = "Everything is as at the start again. "
    return lesson(
        _railways(), "When a scenario limits supply lines",
        "Four limits that are in force only if a scenario says so: the way to a railway, the length, the control of sources, and "
        "hexes that the enemy controls.",
        "You know how a scenario can limit supply lines, and how each of the limits cuts a line.",
        [watch("Two hexes to the railway",
               "Rule 8 has four more limits. They are in force only if a scenario says so, and here all four are. The first: a Soviet "
               "line takes at most two hexes to the railway, and then runs along it to a source, such as the East depot in 0903. The "
               "railway begins in 0403.", look={"hexes": ["0202", "0303", "0403", "0903"]}),
         predict("The way around", "The 292 moves to 0203. Its zone of control closes 0303, the hex between Moscow and the railway. The way "
                                   "around it, through 0302 and 0402 to 0403, is free. Is Moscow cut off?", cut,
                 events=[move("inf", "0203")], look={"hexes": ["0202", "0302-0403"], "show": ["zones"]},
                 after="The way around takes three hexes to the railway: one too many. So the railway does not help, although all of it is "
                       "open.", hints=["Count the hexes of the way around: 0302, 0402, 0403."]),
         do("Two hexes again", "Open the line to the railway with the 1 Gd.", [cut | {"is": False}], [move("guard", "0303")],
            only=only("move", units=["guard"]), look={"hexes": ["0202", "0303", "0403"], "units": ["guard"], "show": ["zones"]},
            after="In 0303 the 1 Gd negates the zone of control of the 292. The line takes two hexes to the railway again: 0303 and 0403.",
            hints=["Which of the ways from Moscow to the railway has two hexes?", "Move the 1 Gd to 0303."]),
         watch("The length, and the source",
               "The second limit: a line may be at most eight hexes long; its first hex is not counted. Along the railway a line "
               "from Moscow is seven hexes long to the East depot, six to the Station, and nine to the South depot.\n\nThe third: a source supplies the "
               "Soviet side only while that side controls it. Both depots are Soviet. The Station is a source too, but nobody controls it.",
               look={"hexes": ["0202", "0605", "0903", "0905"]}),
         predict("The longer railway", again + "The 6 Pz moves to 0802 and closes the East depot and the railway to it. Is Moscow cut off?",
                 cut, anew=True, events=[move("pz", "0802")], look={"hexes": ["0202", "0605", "0903", "0905"], "show": ["zones"]},
                 after="The railway to the South depot is open, but a line along it would be nine hexes long. The Station is near "
                       "enough, but it does not supply the Soviet side: nobody controls it.",
                 hints=["Three sources are on the map. Ask of each: is it open, near enough, and Soviet?"]),
         do("The Station", "Open a line for Moscow with the 1 Gd.", [cut | {"is": False}], [move("guard", "0605")],
            only=only("move", units=["guard"]), look={"hexes": ["0605", "0905"], "units": ["guard"]},
            after="The Station is Soviet from the moment at which the 1 Gd entered it, and so it supplies the Soviet side. The line to it is "
                  "six hexes long.",
            hints=["Which source lacks only a side that controls it?", "Move the 1 Gd to the Station in 0605."]),
         watch("A hex of the enemy", "The fourth limit: a hex that the German side controls stops a line, even an empty one far from any unit.",
               look={"hexes": ["0701"], "show": ["control"]}),
         do("Driving through", again + "Cut Moscow off with the 6 Pz in passing: end its move in 0701, where it began and from where its zone "
                               "of control reaches no railway.",
            [cut | {"is": True}, event(move("pz", "0701"))], [move("pz", "0702", "0703", "0702", "0701")], anew=True,
            only=only("move", units=["pz"]), look={"hexes": ["0701-0703"], "units": ["pz"], "show": ["control"]},
            after="0703 is German now: the 6 Pz entered it last. That stops the line, although no German unit is near.",
            hints=["A hex stays with the side that entered it last.",
                   "Drag the 6 Pz hex by hex to 0702 and 0703, and back to 0701."]),
         do("Take it back", "The 6 Pz drove through 0703. Open the line again with the 316 R.", [cut | {"is": False}],
            [move("rifle", "0703")], only=only("move", units=["rifle"]),
            look={"hexes": ["0703"], "units": ["rifle"], "show": ["control"]},
            after="0703 is Soviet again, and the line passes through it. The 316 R does not have to stay.",
            hints=["Which hex of the railway is German?", "Move the 316 R to 0703."]),
         explore("Try it yourself", "Move any unit, and watch where the lines stop. Supply, Step by Step (F4) says why.")])


LESSONS = {"sudden-death-5-lines": ends, "sudden-death-5b-limits": limits}
