"""The bridgehead: a landing on an invented coast, six days in 1943.  Points by turn, exit, and supply to a port."""

from text_board import TextBoard

GROUND = """
...ff..hhh....fff..
..fff...hhhh...ff..
.ff......hh......f.
.f..........f...ff.
...hh.......ff.....
..hhhh.........ss..
.hhhh..f......sss..
..hh..ff........s..
......f............
f.........uu.....u.
.....f...~~~....ff.
~~......~~~~~..f..~
~~~~..~~~~~~~~..~~~
~~~~~~~~~~~~~~~~~~~
"""
BASINS = """
aaaaaaaaaaaabbbbbbb
aaaaaaaaaaaabbbbbbb
aaaaaaaaaaabbbbbbbb
aaaaaaaaaaabbbbbbbb
aaaaaaaaaaabbbbbbbb
ccccccaaaaabbbbbbbb
cccccccaaaaabbbbbbb
ccccccccaaaaabbbbbb
ccccccccaaaaabbbbbb
ccccccccaaaaabbbbbb
ccccccccaaaaabbbbbb
ccccccccaaaaabbbbbb
ccccccccaaaaabbbbbb
ccccccccaaaaabbbbbb
"""
PORT = ["1110", "1210"]
STAGES = ["0512", "0513"]
DAYS = ["4 February", "5 February", "6 February", "7 February", "8 February", "9 February"]

ABOUT = ("Six days in February 1943 on an invented coast. Soviet naval infantry has landed west of the bay of Lazurny by "
         "night. It must take the port, since heavy weapons come ashore only there, and then open the way north.\n\n"
         "The Soviet side wins at once when three of its units have left the map by the north edge while an open line leads "
         "from Kamenka to the port; or when it has held the port, with no enemy in it, at the end of three days in a row, "
         "with an open line from Kamenka to it. The German side wins if no more than two Soviet units are on the map when a "
         "day ends, from the second day on. Else the points decide after the sixth day.\n\n"
         "Each day gives the Soviet side 2 points for Lazurny, and the side that controls them 1 each for Kamenka, Vysokoye, "
         "Dubki and Stepnoy. A Soviet unit that leaves the map by the north edge gives 3 points, an eliminated unit gives the "
         "other side 1 point for each point of its strength.\n\nSoviet supply comes from the port, or from the landing stages in "
         "0512 and 0513, while the Soviet side controls them; German supply comes from the north and east edges.\n\n"
         "Stacks of two. Infantry moves 3 hexes a phase, tanks 5. Fights are fought by the rules of your choice.\n\n"
         "Reinforcements. 5 February, Soviet: 563 Tk, 165 R at the landing stages or the port; German: 125/421 at the "
         "north edge. 6 February, Soviet: 107 R at the port or the landing stages; German: Pz Kp Arndt at the east edge.")


def _unit(id_, name, side, at, size, strength, branch="infantry"):
    return {"id": id_, "name": name, "side": side, "at": at, "strength": strength, "size": size, "branch": branch}


UNITS = [
    _unit("mar-255", "255 Mar", "soviet", "0611", "brigade", 4),
    _unit("mar-83", "83 Mar", "soviet", "0711", "brigade", 4),
    _unit("mar-144", "144 Mar", "soviet", "0512", "battalion", 2),
    _unit("mar-327", "327 Mar", "soviet", "0411", "battalion", 2),
    _unit("para-31", "31 Para", "soviet", "0709", "battalion", 2),
    _unit("tk-563", "563 Tk", "soviet", None, "battalion", 3, "armor"),
    _unit("rif-165", "165 R", "soviet", None, "brigade", 4),
    _unit("rif-107", "107 R", "soviet", None, "brigade", 4),
    _unit("port", "Port Cmd", "german", "1210", "battalion", 1),
    _unit("sec-88", "88 Sec", "german", "1110", "regiment", 2),
    _unit("inf-186", "73/186", "german", "0407", "regiment", 3),
    _unit("inf-170", "73/170", "german", "0906", "regiment", 3),
    _unit("inf-213", "73/213", "german", "1606", "regiment", 3),
    _unit("coast", "Coast Bn", "german", "1810", "battalion", 1),
    _unit("inf-421", "125/421", "german", None, "regiment", 3),
    _unit("pz-arndt", "Pz Kp Arndt", "german", None, "battalion", 4, "armor"),
]

TOWNS = ["kamenka", "vysokoye", "dubki", "stepnoy"]
TO_PORT = {"connected": {"side": "soviet", "places": ["kamenka"], "to": {"hexes": PORT}}}


def _rules():
    end = {"when": "end"}
    return {"objectives": {
        "supply": {"soviet": {"sources": {"hexes": [*STAGES, *PORT]}, "controlled": True},
                   "german": {"sources": {"edges": ["north", "east"]}}},
        "schedule": [
            {"item": "Lazurny", "to": "soviet", "place": "lazurny", "points": 2, "when": "turn"},
            {"item": "Towns", "to": "both", "places": TOWNS, "points": 1, "when": "turn"},
            {"item": "Breakout", "to": "soviet", "per_unit": 3, "for": "exited", "through": {"edges": ["north"]}},
            {"item": "Losses", "to": "both", "per_strength": 1}],
        "outcomes": [
            {"id": "breakout", "name": "Breakout", "winner": "soviet", "when": "instant",
             "needs": {"all": [{"exited": {"side": "soviet", "through": {"edges": ["north"]}, "at_least": 3}}, TO_PORT]}},
            {"id": "thrown-back", "name": "Thrown into the sea", "winner": "german", "when": "turn", "turn": {"from": 2},
             "needs": {"units": {"side": "soviet", "at_most": 2}}},
            {"id": "port", "name": "The port at work", "winner": "soviet", "when": "turn",
             "needs": {"for": {"turns": 3, "needs": {"all": [
                 {"holds": {"side": "soviet", "places": ["lazurny"], "by": "clear"}}, TO_PORT]}}}},
            {"id": "soviet-clear", "name": "A clear Soviet lead", "winner": "soviet", "level": "substantial", **end,
             "needs": {"lead": {"side": "soviet", "at_least": 10}}},
            {"id": "soviet-narrow", "name": "A narrow Soviet lead", "winner": "soviet", "level": "marginal", **end,
             "needs": {"lead": {"side": "soviet", "at_least": 1}}},
            {"id": "level", "name": "Level on points", "winner": None, **end,
             "needs": {"lead": {"side": "soviet", "at_least": 0, "at_most": 0}}}],
        "otherwise": {"winner": "german"}}}


def board():
    land = TextBoard(GROUND, BASINS, "flat")
    land.line("road", "0111", "0411", "0709", "1110", "1310", "1610", "1810", "1910")
    land.line("road", "1110", "1008", "0906", "0903", "0801")
    land.line("road", "0906", "1306", "1605", "1905")
    land.line("road", "0709", "0506", "0404", "0103")
    land.line("rail", "1210", "1107", "0906", "0804", "0701")
    land.line("road", "1810", "1707", "1605")
    land.place("lazurny", "Lazurny", "city", *PORT)
    land.place("kamenka", "Kamenka", "town", "0906")
    land.place("vysokoye", "Vysokoye", "town", "0506")
    land.place("dubki", "Dubki", "town", "1605")
    land.place("stepnoy", "Stepnoy", "town", "1810")
    return land


def make(log=()):
    land = board()
    return {
        "format": "hex-umpire/2", "title": "The bridgehead", "about": ABOUT, "map": land.to_json(),
        "sides": [{"id": "soviet", "name": "Soviet", "color": "#eb9f78"}, {"id": "german", "name": "German", "color": "#a7c4e0"}],
        "calendar": {"turns": [{"name": day} for day in DAYS],
                     "player_turns": [{"side": "soviet", "phases": ["Movement", "Combat"]},
                                      {"side": "german", "phases": ["Movement", "Combat"]}]},
        "units": UNITS,
        "start": {"control": land.control("soviet", "0411", "0412", "0511-0513", "0610-0614", "0709-0711")},
        "rules": _rules(), "log": list(log)}
