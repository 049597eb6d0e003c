"""The pursuit: a beaten army behind an invented river, 1813.  Exits and losses compared, points while held, a draw."""

from text_board import TextBoard

GROUND = """
ff...ff.s..fff....ff..
f....f.ss...ff...fff..
......s.....f.....f...
...f..........ff......
..ff...........f...f..
..f...f....f.......ff.
......s...ff....f.....
.f....ss...f...ff...f.
fff....s........f.....
.ff...s....ff...f...f.
......s...fff..ff..ff.
..f..s....ff....f...f.
.fff.s.....f...ff.....
"""
BASINS = """
aaaaaaabbbbbbbbbbbbbbb
aaaaaaabbbbbbbbbbbbbbb
aaaaaabbbbbbbbbbbbbbbb
aaaaaabbbbbbbbbbbbbbbb
aaaaaaabbbbbbbbbbbbbbb
aaaaaaabbbbbbbbbbbbbbb
aaaaaaabbbbbbbbbbbbbbb
aaaaaaaabbbbbbbbbbbccc
aaaaaaabbbbbbbbccccccc
aaaaaaabbbbbcccccccccc
aaaaaaabbbcccccccccccc
aaaaaabbbccccccccccccc
aaaaaabccccccccccccccc
"""
DAYS = ["18 November", "19 November", "20 November", "21 November", "22 November", "23 November", "24 November"]
EXITS = ["0104-0106", "0109-0111"]
AWAY, ACROSS, MORE, CAUGHT, LEAD, FROM = 20, 10, 4, 8, 3, 5      # what the conditions ask for
COSSACKS = ["1301", "1302", "1401", "1412", "1413", "1512"]       # Allied ground behind the French front
BRIDGES = ["studena", "lower-bridge"]

ABOUT = ("Seven days of November 1813 on an invented river. A French corps has lost a battle and marches west, its guns "
         "and wagons with it, over the two bridges of the river Velna. An Allied army of Prussians and Russians follows, "
         "with Cossacks ahead of it.\n\n"
         "The French side wins at once when 20 points of its strength have left the map by the roads in the west, and "
         "that is at least twice what it has lost. The Allied side wins when a day ends, from the fifth day on, if the "
         "French losses are at least 8 points of strength above what has left the map.\n\n"
         "After the French part of the seventh day the game ends. Then the French side wins if at least 10 points of its "
         "strength have left the map, and that is at least 4 more than it has lost; the Allied side wins if it is at "
         "least 3 points ahead. If both are so, the game is drawn; if neither is, the Allied side wins.\n\n"
         "Points. Each of the bridges, Studena and the Lower Bridge, counts 3 for the side that controls it, as long as "
         "it does. The magazine at Kamen gives 1 point every time a side takes it. Each point of strength that is "
         "eliminated gives the other side 1 point; each that leaves the map by the roads in the west gives the French "
         "side half a point. Each gun brigade of the French that is eliminated gives the Allied side another 1.5 "
         "points.\n\n"
         "Stacks of two. Infantry moves 3 hexes a phase, guns 2, cavalry 5; a unit stops next to an enemy, and crosses a "
         "river by a road or with a whole move. Fights are fought by the rules of your choice.")


def _unit(id_, name, side, at, size, strength, branch="infantry", tags=()):
    unit = {"id": id_, "name": name, "side": side, "at": at, "strength": strength, "size": size, "branch": branch}
    return {**unit, **({"tags": list(tags)} if tags else {})}


UNITS = [
    _unit("duval", "Duval", "french", "1606", "division", 4),
    _unit("renard", "Renard", "french", "1505", "division", 4),
    _unit("lacour", "Lacour", "french", "1508", "division", 3),
    _unit("berthon", "Berthon", "french", "1406", "division", 3),
    _unit("garde", "Garde", "french", "1706", "brigade", 4, tags=["rear guard"]),
    _unit("marchal", "Marchal", "french", "1704", "brigade", 2, "cavalry", ["rear guard"]),
    _unit("fauvel", "Fauvel", "french", "0705", "brigade", 2),
    _unit("park-1", "1st Park", "french", "1106", "brigade", 2, "artillery"),
    _unit("park-2", "2nd Park", "french", "1109", "brigade", 2, "artillery"),
    _unit("tormin", "Tormin", "allied", "1906", "division", 5),
    _unit("belsky", "Belsky", "allied", "2006", "division", 5),
    _unit("volkov", "Volkov", "allied", "1808", "division", 4),
    _unit("hussars", "Hussars", "allied", "1904", "brigade", 3, "cavalry"),
    _unit("dragoons", "Dragoons", "allied", "1909", "brigade", 3, "cavalry"),
    _unit("cossacks-1", "Karpov", "allied", "1302", "regiment", 2, "cavalry", ["Cossacks"]),
    _unit("cossacks-2", "Kanin", "allied", "1412", "regiment", 2, "cavalry", ["Cossacks"]),
    _unit("horse-guns", "Horse Guns", "allied", "2007", "brigade", 2, "artillery"),
]


def _count(kind, **more):
    return {kind: {"side": "french", "count": "strength", **more}}


def _rules():
    exited, lost = _count("exited", through={"hexes": EXITS}), _count("eliminated")
    return {"objectives": {
        "schedule": [
            {"item": "Bridges", "to": "both", "places": BRIDGES, "points": 3, "when": "while"},
            {"item": "Magazine", "to": "both", "places": ["kamen"], "points": 1, "when": "capture"},
            {"item": "Losses", "to": "both", "per_strength": 1},
            {"item": "Away", "to": "french", "per_strength": 0.5, "for": "exited", "through": {"hexes": EXITS}},
            {"item": "Lost guns", "to": "allied", "per_unit": 1.5, "units": {"branches": ["artillery"]}}],
        "outcomes": [
            {"id": "away", "name": "The army is away", "winner": "french", "when": "instant",
             "needs": {"all": [{"exited": {**exited["exited"], "at_least": AWAY}},
                               {"compare": {"left": [exited], "right": [lost], "ratio_at_least": [2, 1]}}]}},
            {"id": "caught", "name": "The army is caught", "winner": "allied", "when": "turn", "turn": {"from": FROM},
             "needs": {"compare": {"left": [lost], "right": [exited], "more_by": CAUGHT}}},
            {"id": "across", "name": "More away than lost", "winner": "french", "when": "end",
             "needs": {"all": [{"exited": {**exited["exited"], "at_least": ACROSS}},
                               {"compare": {"left": [exited], "right": [lost], "more_by": MORE}}]}},
            {"id": "bridges", "name": "The line of the Velna", "winner": "allied", "when": "end",
             "needs": {"compare": {"left": [{"points": {"side": "allied"}}], "right": [{"points": {"side": "french"}}],
                                   "more_by": LEAD}}}],
        "both": "draw", "otherwise": {"winner": "allied"}}}


def board():
    land = TextBoard(GROUND, BASINS, "flat")
    land.line("road", "2206", "1806", "1406", "1005", "0805", "0705", "0405", "0105")
    land.line("road", "1806", "1509", "1209", "0810", "0710", "0410", "0110")
    land.line("road", "1406", "1404", "1401")
    land.line("road", "0705", "0707", "0710")
    land.place("studena", "Studena", "town", "0705")
    land.place("lower-bridge", "Lower Bridge", "objective", "0710")
    land.place("kamen", "Kamen", "town", "1406")
    land.place("dubrova", "Dubrova", "town", "1806")
    land.place("lipki", "Lipki", "town", "1209")
    return land


def make(log=()):
    land = board()
    return {
        "format": "hex-umpire/2", "title": "The road to the Velna", "about": ABOUT, "map": land.to_json(),
        "sides": [{"id": "french", "name": "French", "color": "#9db8e3"}, {"id": "allied", "name": "Allied", "color": "#8fbf8a"}],
        "calendar": {"turns": [{"name": day} for day in DAYS],
                     "player_turns": [{"side": "french", "phases": ["Movement", "Combat"]},
                                      {"side": "allied", "phases": ["Movement", "Combat"]}],
                     "ends_after": {"turn": 7, "player_turn": 1}},
        "units": UNITS,
        "start": {"control": land.control("french", "0101-1707", "0108-1613", but=COSSACKS, sides=("french", "allied"))},
        "rules": _rules(), "log": list(log)}
