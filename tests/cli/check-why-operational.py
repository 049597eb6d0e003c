#!/usr/bin/env python3
"""check-why-operational.py CLI SCENARIOS GAMES: answers of the verb why on operational games, by kinds.

Each answer says something, or never says it; line breaks do not matter.
"""
import pathlib
import sys

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


SAID = (
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
)

NEVER = (
    ("a path: clauses of rows", ("--all", "front line", PATH), "row of its own hex"),
    ("a path: rows that are judged", ("--all", "front line", PATH), "each hex row is judged by itself"),
    ("a path: a row without a unit", ("--at", "2", "g4", PATH), "has a gap in row"),
    ("a path: rows without a unit, afterwards", ("g7", PATH), "in each of these rows"),
)

for name, arguments, words in SAID:
    have = told(*arguments)
    tap.report(name, None if words in have else have[:1500])
for name, arguments, words in NEVER:
    have = told(*arguments)
    tap.report(f"never: {name}", have[:1500] if words in have or have.startswith("exit") else None)
tap.end()
