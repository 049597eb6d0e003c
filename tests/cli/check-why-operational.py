#!/usr/bin/env python3
"""check-why-operational.py CLI SCENARIOS GAMES: answers of the verb why on operational games, by kinds.

Each answer says something, or never says it; line breaks do not matter.
"""
import json
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "report"))
import report as kit  # noqa: E402
from cli import Cli  # noqa: E402

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
ENGLISH = kit.environment()
PATH = games / "front-line-path.hexgame"
CARRIED = games / "carried-through-zoc.hexgame"
DRAW = scenarios / "velna-draw.hexgame"
MARGINAL = scenarios / "counterstroke-german-marginal.hexgame"
CITIES = scenarios / "typhoon-4.4.hexgame"
tap = kit.Tap()


def told(*arguments):
    status, out, err = cli.run("why", *map(str, arguments), env=ENGLISH)
    return " ".join((out if status == 0 else b"exit %d: " % status + err).decode().split())


FOLDER = tempfile.TemporaryDirectory()


def changed(path, name, *events, at=None, shown=False, **units):
    """The game of @path up to event @at, then @events; @shown: sudden-death decides nothing.

    @units: where they stand at the set-up.
    """
    game = json.loads(path.read_text(encoding="utf-8"))
    if shown:
        game["rules"]["sudden-death"]["decides"] = False
    for one in game["units"]:
        one["at"] = units.get(one["id"].replace("-", "_"), one.get("at"))
    game["log"] = game["log"][:at] + list(events)
    made = pathlib.Path(FOLDER.name) / f"{name}.hexgame"
    made.write_text(json.dumps(game), encoding="utf-8")
    return made


RAILWAY = games / "supply-railway.hexgame"
ELSEWHERE = changed(DRAW, "elsewhere", {"do": "move", "unit": "park-2", "to": "0101"}, {"do": "exit", "unit": "park-2", "from": "0101"},
                    at=60)
REOPENED = changed(CARRIED, "reopened", {"do": "eliminate", "unit": "g1"}, at=3)
TAKEN = changed(RAILWAY, "taken", {"do": "control", "side": "german", "hexes": ["0507"]}, at=0, s1="0507")
BARRED = changed(RAILWAY, "barred", {"do": "control", "side": "german", "hexes": ["0507"]}, at=0, s1="0507", g1="0507")
GIVEN_UP = changed(games / "front-line-points.hexgame", "given-up", {"do": "concede", "side": "soviet"}, at=0)
GIVEN_UP_BOTH = changed(games / "mixed-conceded.hexgame", "given-up-both", shown=True)
AIR = games / "air-counts-for-nothing.hexgame"

SAID = (
    # A concession that one system only shows and another decides by is the ruling of that which decides.
    ("a concession, shown and decided by", (GIVEN_UP_BOTH,), "Event 2: The German side concedes, so the Soviet side wins."),
    ("points after a concession of the front line", (GIVEN_UP,),
     "The points decided nothing: the game was decided in another way. They would make: Soviet decisive victory."),
    ("points that came after the decision", ("points", games / "mixed-conceded.hexgame"),
     "Soviet +4: Tula held at the end (event 3, after the game was decided)"),
    ("points that were not scored any more", ("points", changed(MARGINAL, "given-up-early", {"do": "concede", "side": "german"}, at=0)),
     "Kursk held at the end (not scored before the game was decided)"),
    ("a row after a concession of the front line", (GIVEN_UP,), "Row 6: 5 Rifle would have had to move 1 hex"),
    ("a line begins in an enemy zone", ("0404", games / "moscow-in-zoc.hexgame"),
     "Zones of control would stop a line at 0404 (Moscow), but it may begin there."),
    ("an aircraft in the capital is not the nearest unit", ("moscow", AIR),
     "Any German ground unit in Moscow (0404 and 0405) would have been enough."),
    # A line that is read as a path is told by its hexes.
    ("a path: what covers", ("--all", "front line", PATH),
     "A unit covers its own hex, and its zone of control covers the hexes around it."),
    ("a path: what costs", ("front line", PATH), "For each uncovered hex of its cheapest line from the north edge to the south edge"),
    ("a path: one clause", ("line/continuous", PATH), "The line is continuous: each hex of it touches the next one."),
    ("rows: the same clause", ("line/continuous", MARGINAL), "The line need not be continuous: each hex row is judged by itself."),
    ("a path: without a unit", ("--at", "2", "g4", PATH),
     "Without it the cheapest German line would be open in 0310, 0211, 0212, 0314, 0315, 0221 and 1 more; now it is open in 4 hexes."),
    ("a path: without a unit, afterwards", ("g7", PATH),
     "Without it the cheapest German line would have been open in 0314, 0315, 0319, 0320, 0221 and 0324, and not only in 4 hexes."),
    ("a path: what an event opened", ("event 2", PATH), "Newly open: 0221 and 0324."),
    ("a path: what a move would open elsewhere", ("german front line", PATH),
     "0315: 6 Pz would have had to move 1 hex, but the cheapest line would then have been open in row 18"),
    ("a path: since when it is open in a row", ("row 24", PATH),
     "The cheapest line has been open in this row since event 2 (Turn 1, German, Movement): 8 Pz moves 0423 → 0123."),
    # What a unit has done.
    ("a unit that took a place and scored", ("hussars", DRAW),
     "By its move at event 101 (22 November, Allied, Combat): The French side loses 3 points for “Bridges”: Studena. 3 points to the "
     "Allied side for “Bridges”: Studena."),
    ("a unit that took a city", ("1 Pz", CITIES),
     "By its move at event 237 (Oct II, German, Exploitation): The German side takes Kalinin and now holds 3 of 5 cities (4.4)."),
    # Who carries a line through a zone of control.
    ("who carries the line of the capital", ("--at", "1", "4.3", CARRIED),
     "The line leads through the zone of control of 6 Pz (0503 and 0502), which does not stop it: 9 Rifle and 7 Rifle stand there and "
     "carry it."),
    ("who carries the line of a unit", ("--at", "1", "s1", CARRIED), "9 Rifle and 7 Rifle stand there and carry it."),
    # The points of both sides.
    ("the sums of both sides", ("points", DRAW),
     "Points of the French side: Away 9. Points of the Allied side: Losses 8, Magazine 1, Bridges 6."),
    ("the sums of a schedule of levels", ("points", MARGINAL), "Points of the German side: Rail cut 2, Units eliminated 33, Gaps"),
    # What an event that changes no number did.
    ("the end of a turn", ("event 102", DRAW),
     "With it 22 November ended, and 23 November began. “The army is caught” was judged then, and was not met: 8 against 6, 14 needed: 6 "
     "too few."),
    ("the end of a phase", ("event 28", DRAW), "With it only a phase ended: the player turn went on."),
    ("what the end of a phase judged", ("event 95", CITIES), "Moscow's lifeline was judged then (4.3): 8 hexes wide."),
    ("whom it cut off", ("event 1066", scenarios / "typhoon-4.3.hexgame"), "It cut these off from supply: 32 R, 93 R and 7 Gd R."),
    ("whom it cut off by a loss", ("event 3", CARRIED), "It cut these off from supply: 1 Gds and 9 Rifle."),
    ("whom it brought back", ("event 4", REOPENED), "It brought these back into supply: 1 Gds and 9 Rifle."),
    # A long turn begins with what matters.
    ("a city before towns", ("turn 2", CITIES),
     "events 133 to 324 Event 237: The German side takes Kalinin and now holds 3 of 5 cities (4.4). Event 137: Control of 1546"),
    ("a turn that the game did not reach", ("turn 6", scenarios / "velna-caught.hexgame"),
     "The game was decided before anything happened in 23 November."),
    # Leaving the map.
    ("an exit that did not count", ("exit", ELSEWHERE),
     "“The army is away” counts exits: at least 20 strength points of the French side exited, through 0104–0106 or 0109–0111. 2nd Park "
     "left the map at event 62 and does not count: 0101 is not among these hexes."),
    ("an exit that gave no points", ("exit", ELSEWHERE),
     "It has given no points so far. 2nd Park left the map at event 62 and does not count: 0101 is not among these hexes."),
    ("exits in a game that asks for none", ("exit", MARGINAL), "No unit gives points by leaving the map."),
    ("the nearest way out, and its worth", ("--at", "60", "2nd Park", DRAW),
     "The nearest hex from which leaving the map counts is 0109, 4 hexes away. If it leaves there: 1 point to the French side for "
     "“Away”: 2nd Park. The army is caught: not met (4 against 0, 8 needed: 4 too few) now, not met (4 against 2, 10 needed: 6 too "
     "few) then."),
    ("and that leaving decides the game", ("--at", "109", "marchal", scenarios / "velna-away.hexgame"),
     "2 hexes away. If it leaves there: The game is decided: French victory, “The army is away”."),
    ("a ratio that leaving changes", ("--at", "96", "fauvel", scenarios / "velna-draw.hexgame"),
     "as a ratio: at least 2 : 1: 6 : 4, 8 needed: 2 too few now, 8 : 4 then."),
    ("where zones reach, and what stops them", ("zoc", games / "hexsides.hexgame"),
     "Their zones reach 0102, 0103, 0201, 0203, 0302, 0303, 0401 and 0403. None reaches across a lake or cliff hexside."),
    # Sources.
    ("a place that is a source", ("--at", "20", "lazurny", scenarios / "bridgehead-port.hexgame"),
     "A source of supply for the Soviet side. No source now: 1210 (not under control of the Soviet side)."),
    ("a unit on a source that the enemy controls", ("s1", TAKEN),
     "1 Gds: out of supply. Its hex is a source that the Soviet side does not control."),
    ("the same with an enemy there", ("s1", BARRED),
     "without 6 Pz, and under Soviet control, its hex would be a source."),
    ("the railway that carries a line", ("--at", "0", "0404", RAILWAY), "Its line runs along the railway by 0403, 0402 and 0401."),
    ("why no line leads out of one hex of two", ("4.3", games / "max-length-just-enough.hexgame"),
     "No line leads out of 0405 (Moscow). Too far: even without the enemy it is 4 hexes to the north edge at 0401; the most allowed is 3."),
    # The verdict first, then what its condition asks for.
    ("a verdict in one line", (scenarios / "velna-across.hexgame",),
     "French victory, “More away than lost”, at event 124. Event 124: The condition of “More away than lost”, judged at the end of the "
     "game, is met: at least 10 strength points of the French side exited"),
    # Conditions of unlike kinds.
    ("none is clearly nearest", ("--at", "100", DRAW),
     "Undecided. No condition is clearly nearest. These can still be met: “The army is caught”, “More away than lost” and “The line of the "
     "Velna”."),
)

NEVER = (
    ("costs after a concession of the front line", (GIVEN_UP,), "when this player turn ends"),
    ("a cost of a row after a concession", ("row 8", GIVEN_UP), "If it"),
    ("all points for exits", ("exit", MARGINAL), "Victory points"),
    ("a line of no hexes", ("s1", BARRED), "of 0 hexes"),
    ("the deciding move as a deed besides", ("50 Cav", scenarios / "typhoon-4.5.hexgame"), "By its move at event 452"),
    ("nearest of unlike kinds", ("--at", "100", DRAW), "is nearest"),
    ("a path: clauses of rows", ("--all", "front line", PATH), "row of its own hex"),
    ("a path: rows that are judged", ("--all", "front line", PATH), "each hex row is judged by itself"),
    ("a path: rows without a unit, afterwards", ("g7", PATH), "in each of these rows"),
)

for name, arguments, words in SAID:
    have = told(*arguments)
    tap.report(name, None if words in have else have[:1500])
for name, arguments, words in NEVER:
    have = told(*arguments)
    tap.report(f"never: {name}", have[:1500] if words in have or have.startswith("exit") else None)
tap.end()
