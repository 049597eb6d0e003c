"""The siege: a fortress on an invented river, 1945.  Hold n of m, casualties, and time."""

from text_board import TextBoard

GROUND = """
fff....hh....ff.
ff.....h....fff.
f...............
....ss......h...
...sss..u..hh...
......uuuu......
..h...uuuu....f.
.hh...uuu...fff.
.h...........ff.
....f.....s.....
ff.ff....ssss...
fff.......ss....
ffff...hh.......
"""
BASINS = """
aaaaaaaaabbbbbbb
aaaaaaaabbbbbbbb
aaaaaaaabbbbbbbb
aaaaaaabbbbbbbbb
aaaaaaabbbbbbbbb
aaaaaaabbbbbbbbb
aaaaaaabbbbbbbbb
aaaaaaaabbbbbbbb
aaaaaaaaabbbbbbb
aaaaaaaaaccccccc
aaaaaaaaaaaccccc
aaaaaaaaaaaacccc
aaaaaaaaaaaacccc
"""
DAYS = ["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6", "Day 7"]
FORTS = ["citadel", "station", "arsenal", "north-fort", "mill"]

ABOUT = ("Seven days of a siege in the last winter of the war. A German garrison holds the invented town of Velin on both "
         "banks of the river Wel; Soviet rifle divisions close in, and a German relief force comes from the west.\n\n"
         "The Soviet side wins at once when it holds four of the five strongpoints with a unit in each and no enemy, and "
         "controls the Citadel. The German side wins at once when 18 points of Soviet strength have been eliminated. When a "
         "day ends, the German side wins if a German line from the Citadel to the west edge was open at the end of two days "
         "in a row; and the Soviet side wins if the Citadel was cut off at the end of four days in a row and no more than "
         "one German unit is left in the strongpoints. After the seventh day the Soviet side wins if it controls three of "
         "the five; else the German side has held out.\n\n"
         "The strongpoints: Citadel, Station, Arsenal, North Fort, Water Mill. German supply comes from the west edge, and no line runs "
         "through hexes that the Soviet side controls; Soviet supply comes from the other three edges.\n\nStacks of two. Infantry moves 3 hexes a phase, tanks 5. Fights are "
         "fought by the rules of your choice.\n\nReinforcements. Day 3, German: the relief force (Pz Gr Holt, 21 PzGr, 6 VG) at "
         "the west edge. Day 4, Soviet: 3 Gd Tk at the east edge.")


def _unit(id_, name, side, at, size, strength, branch="infantry"):
    return {"id": id_, "name": name, "side": side, "at": at, "strength": strength, "size": size, "branch": branch}


UNITS = [
    _unit("r-77", "77 R", "soviet", "1005", "division", 4),
    _unit("r-82", "82 Gd", "soviet", "0904", "division", 5),
    _unit("r-117", "117 R", "soviet", "1107", "division", 4),
    _unit("r-312", "312 R", "soviet", "1009", "division", 4),
    _unit("r-416", "416 R", "soviet", "0809", "division", 4),
    _unit("r-5", "5 Assault", "soviet", "1106", "brigade", 5),
    _unit("r-234", "234 R", "soviet", "0505", "division", 4),
    _unit("r-39", "39 R", "soviet", "0508", "division", 4),
    _unit("tk-3", "3 Gd Tk", "soviet", None, "brigade", 6, "armor"),
    _unit("cit-1", "1 Fortress", "german", "0906", "regiment", 3),
    _unit("cit-2", "2 Fortress", "german", "0907", "regiment", 3),
    _unit("rail", "Alarm Bn", "german", "0706", "battalion", 2),
    _unit("ars", "3 Fortress", "german", "0908", "regiment", 3),
    _unit("north", "North Bty", "german", "0905", "battalion", 2),
    _unit("mill", "Cadet Bn", "german", "0708", "battalion", 2),
    _unit("pz-holt", "Pz Gr Holt", "german", None, "brigade", 6, "armor"),
    _unit("pg-21", "21 PzGr", "german", None, "regiment", 4, "mechanized"),
    _unit("vg-6", "6 VG", "german", None, "division", 4),
]


def _rules():
    line = {"side": "german", "places": ["citadel"], "at_least": 1}
    return {"objectives": {
        "supply": {"soviet": {"sources": {"edges": ["north", "east", "south"]}},
                   "german": {"sources": {"edges": ["west"]}, "blocked_by": ["units", "zoc", "control"]}},
        "outcomes": [
            {"id": "stormed", "name": "Velin is stormed", "winner": "soviet", "when": "instant",
             "needs": {"all": [{"holds": {"side": "soviet", "places": FORTS, "by": "clear", "at_least": 4}},
                               {"holds": {"side": "soviet", "places": ["citadel"]}}]}},
            {"id": "bled-white", "name": "Bled white", "winner": "german", "when": "instant",
             "needs": {"eliminated": {"side": "soviet", "count": "strength", "at_least": 18}}},
            {"id": "relieved", "name": "Velin is relieved", "winner": "german", "when": "turn",
             "needs": {"for": {"turns": 2, "needs": {"connected": line}}}},
            {"id": "starved", "name": "Velin is starved out", "winner": "soviet", "when": "turn",
             "needs": {"all": [{"for": {"turns": 4, "needs": {"not": {"connected": line}}}},
                               {"units": {"side": "german", "places": FORTS, "at_most": 1}}]}},
            {"id": "three-forts", "name": "Three strongpoints", "winner": "soviet", "when": "end",
             "needs": {"holds": {"side": "soviet", "places": FORTS, "at_least": 3}}}],
        "otherwise": {"winner": "german"}}}


def board():
    land = TextBoard(GROUND, BASINS, "pointy")
    land.line("road", "0107", "0406", "0706", "0906", "1206", "1606")
    land.line("road", "0801", "0803", "0905", "0906", "0908", "0911", "0913")
    land.line("road", "0706", "0708", "0510", "0313")
    land.line("rail", "0105", "0405", "0706", "0909", "1210", "1612")
    land.place("citadel", "Citadel", "city", "0906", "0907")
    land.place("station", "Station", "town", "0706")
    land.place("arsenal", "Arsenal", "town", "0908")
    land.place("north-fort", "North Fort", "objective", "0905")
    land.place("mill", "Water Mill", "objective", "0708")
    return land


def make(log=()):
    land = board()
    return {
        "format": "hex-umpire/2", "title": "The siege of Velin", "about": ABOUT, "map": land.to_json(),
        "sides": [{"id": "soviet", "name": "Soviet", "color": "#eb9f78"}, {"id": "german", "name": "German", "color": "#a7c4e0"}],
        "calendar": {"turns": [{"name": day} for day in DAYS],
                     "player_turns": [{"side": "soviet", "phases": ["Movement", "Combat"]},
                                      {"side": "german", "phases": ["Movement", "Combat"]}]},
        "units": UNITS,
        "start": {"control": land.control("german", "0101-0313", "0606", "0607", "0706-0708", "0806-0808",
                                          "0905-0908", "1006", "1007")},
        "rules": _rules(), "log": list(log)}
