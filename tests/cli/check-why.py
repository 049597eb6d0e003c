#!/usr/bin/env python3
"""check-why.py CLI MAKE SCENARIOS GAMES: the verb why.

Everything of the shipped games can be asked about.  What is said of who keeps a side from something is held against a
second answer, in random tactical games: without the units that are named the side gains it; without any other unit it
does not.  HU_WHYS games are drawn by HU_SEED.
"""
import copy
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "report"))
import report as kit  # noqa: E402
from cli import Cli  # noqa: E402
from often import draws, often  # noqa: E402

cli, make, scenarios, games = Cli(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
seed = int(os.environ.get("HU_SEED") or f"{random.SystemRandom().randrange(2 ** 31):x}", 16)
rand = random.Random(seed)
ENGLISH = kit.environment()
N_GAMES = often("HU_WHYS", draws(24, 2))
ENEMY = ("26.11/armed-enemy", "26.13/armed-enemy", "26.14/armed-enemy")
# Nobody is there who could gain it, or something else than units keeps it.
NOBODY = {"26.11/occupied", "26.13/ground-level", "26.14/any-level", "26.132/pillbox", "26.15/possible-enemy"}
MMC = ("squad", "half-squad", "crew")
tap = kit.Tap()


def ask(*arguments):
    return cli.run("why", *map(str, arguments), env=ENGLISH)


def told(*arguments):
    status, out, err = ask(*arguments)
    return out.decode() if status == 0 else f"exit {status}: {err.decode()}"


def answer(*arguments):
    status, out, err = ask("--json", *arguments)
    return json.loads(out) if status == 0 else None


def flat(text):
    return " ".join(text.split())


# --- Everything can be asked about

def subjects_of(path):
    game = json.loads(path.read_text(encoding="utf-8"))
    numbers = list(range(1, len(game["log"]) + 1))
    return ([one["id"] for one in rand.sample(game["units"], min(len(game["units"]), 8))] +
            [one["id"] for one in game["map"].get("buildings", [])[:6]] +
            [one["id"] for one in game["map"].get("places", [])[:6]] +
            [f"event {n}" for n in rand.sample(numbers, min(len(numbers), 4))] +
            [f"condition {n}" for n in (1, 2)] + ["row 3", "verdict"])


def asks_all(path):
    units = {one["id"] for one in json.loads(path.read_text(encoding="utf-8"))["units"]}
    for subject in subjects_of(path):
        have = answer(subject, path)
        if have is None and not subject.startswith("condition"):
            return f"{subject}: {told(subject, path)}"
        for reason in have["reasons"] if have else []:
            if not reason["text"] or not set(reason["cause"]) <= units:
                return f"{subject}: {reason}"
            if re.search(r" (has controlled|was) .* (is|are|stands|holds) ", reason["text"].split("(26")[0]):
                return f"{subject}: the past and the present in one sentence: {reason['text']}"
    return None


SHIPPED = ("street-fight-storm", "crow-hill-held", "typhoon-4.3", "counterstroke-german-marginal", "velna-draw", "siege-of-velin",
           "example-1-bridge", "example-3-kindled")
for name in SHIPPED:
    tap.report(f"{name}: everything can be asked about", asks_all(scenarios / f"{name}.hexgame"))

# --- Sentences

STORM = scenarios / "street-fight-storm.hexgame"
TYPHOON, GAMES, CLAUSES = scenarios, games, games.parent / "clauses"
CUT_OFF = ("sov-29-cav", TYPHOON / "typhoon-4.5.hexgame")
SIEGE = GAMES / "objectives-siege.hexgame"
STORMED = TYPHOON / "siege-of-velin-stormed.hexgame"
SAID = (
    ("since when, by name", ("Town hall", STORM),
     "Building Town hall: The German side has controlled it since event 228, when 8-3-8 I was in it in Good Order and no armed "
     "Russian unit was in it (26.14)."),
    ("who keeps it", ("--side", "russian", "Town hall", STORM),
     "8-0 Feldwebel Otto in O4 and 2-4-8 g (German) in O4, armed German units in it, kept the Russian side from gaining it (26.14)."),
    ("the verdict is what is asked about without a subject", (STORM,),
     "German victory: control of Town hall, Department store and Church of St Nicholas (3 of 3)"),
    ("a row of hexes", ("row 3", scenarios / "moscow-counterstroke.hexgame"),
     "German: covered by the zone of control of 253 ID"),
    ("a side that wins otherwise", ("--at", "900", "soviet", scenarios / "typhoon-4.6.hexgame"),
     "If no condition has been met when the game ends, the Soviet side wins (4.6)."),
    ("a side without conditions", ("--at", "150", "russian", scenarios / "street-fight-bridge.hexgame"),
     "If no condition has been met when the game ends, the Russian side wins (26.3)."),
    ("since when a unit is broken, and where it went", ("ga1", scenarios / "crow-hill-taken.hexgame"),
     "It has been broken since event 158 (Turn 5, Russian, Fire): 4-6-7 A: broken. It last moved at event 170"),
    ("what was scored at the set-up is said so", ("0705", scenarios / "velna-bridges.hexgame"),
     "loses 3 points for “Bridges”: Studena. At the set-up: 3 points to the French side for “Bridges”: Studena."),
    ("what counts twice only at the end is said so", ("event 163", scenarios / "crow-hill-bled.hexgame"),
     "before the event 11 against 14, of which 2 only when the game ends, 15 needed: 4 too few; after it 11 against 18, of which 4 "
     "only when the game ends, 19 needed: 8 too few"),
    ("of the first of two sums as well", ("event 45", scenarios / "crow-hill-beaten-off.hexgame"),
     "before the event 2 against 1; after it 4, of which 1 only when the game ends, against 1"),
    ("a side that had to keep others from theirs, and did not", ("russian", STORM),
     "German, at the instant: met"),
    ("a side that wins otherwise", ("soviet", scenarios / "operation-typhoon.hexgame"),
     "If no condition has been met when the game ends, the Soviet side wins (4.6)."),
    ("the id of an outcome", ("relieved", scenarios / "siege-of-velin.hexgame"), "Velin is relieved: not met (0 of 2)"),
    ("before the event", ("--at", "0", "Town hall", STORM),
     "Building Town hall: The Russian side controls it: it lies in that side’s set-up area (26.11)."),
    ("a kind before the name", ("building:Town hall", STORM), "since event 228"),
    ("what would pass without a unit", ("--at", "0", "rl1", STORM),
     "Without 9-1 Captain Orlov, 4-4-7 E and 4-5-8 G would still keep the German side from gaining the building Town hall and the hex O4."),
    ("what it stands in the way of", ("--at", "0", "rl1", STORM),
     "9-1 Captain Orlov stands in the way of “German, at the instant”: control of Town hall, Department store and Church of St "
     "Nicholas."),
    ("a prisoner is one first", ("Town hall", STORM), "9-1 Captain Orlov could not gain it: prisoners gain nothing (26.11)."),
    ("of several ways the nearest first", (STORM.parent / "street-fight.hexgame",),
     "of the 2 ways, that which lacks the smallest number comes first all of these: not met, 0 of 2 control of Town hall"),
    *[(f"a heading of answers: {heading}", (heading, scenarios / f"{name}.hexgame"), words) for heading, name, words in (
        ("German needs", "typhoon-4.3", "Moscow's lifeline: cut off"),
        ("Soviet needs", "typhoon-4.3", "Rear towns: 13 hexes away"),
        ("Narrowest cut", "typhoon-4.3", "Moscow's lifeline: cut off It decided the game"),
        ("Cities (4.4)", "typhoon-4.3", "Cities: 4 of 5 taken"),
        ("Rulings, by event", "typhoon-4.3", "German victory: Moscow is isolated (4.3), at event 1067."),
        ("Front line, hex rows from north to south", "counterstroke-german-marginal", "front line"),
        ("Ledger of points", "velna-across", "Victory points"))],
    ("a side", ("german", STORM), "German, at the end: not met"),
    ("the points of a side", ("--side", "german", "points", STORM), "German +8: T-34 M41"),
    *[(f"the points of both, asked of {side}", (side, scenarios / "counterstroke-soviet-marginal.hexgame"), "Victory points: 202 : 93")
      for side in ("german", "soviet")],
    *[(f"the points of an open schedule, asked of {side}", (side, scenarios / "velna-draw.hexgame"), "Victory points: ")
      for side in ("french", "allied")],
    ("what one place is worth", ("--at", "0", "lazurny", scenarios / "bridgehead.hexgame"),
     "2 points to the Soviet side for control of Lazurny, at the end of each turn"),
    ("what each of several is worth", ("--at", "0", "kamenka", scenarios / "bridgehead.hexgame"),
     "1 point to either side for control of each of Kamenka, Vysokoye, Dubki and Stepnoy"),
    ("a place that has scored", ("--at", "1131", "Klin", scenarios / "counterstroke-soviet-decisive.hexgame"),
     "The Soviet side has scored it once already: 6 points, at event 364. It counts only once"),
    ("a place that a side does not hold", ("Klin", scenarios / "counterstroke-german-marginal.hexgame"),
     "The Soviet side does not control 3615: a ground unit of that side would have had to enter. Its nearest unit was 371 R, 3 hexes "
     "away."),
    ("what an event changed", ("event 1066", scenarios / "typhoon-4.3.hexgame"),
     "Moscow's lifeline: before the event 1 hex wide; after it cut off"),
    ("the line that exists where a condition wants none", ("Cut", games / "lines-of-conditions.hexgame"),
     "0603 (Mill) for the Red side: a line of 6 hexes leads to 0103"),
    ("which of two lines a unit bars", ("b1", games / "lines-of-conditions.hexgame"),
     "B 1, in 0403 Without it a line that counts for “The road is open” would lead from 0603 (Mill). If it is eliminated:"),
    ("what a line does not ask", ("Cut", games / "lines-of-conditions.hexgame"), "1 more. A line may begin in 0603, whoever is there."),
    # Section 8 as the scenario has it.
    ("units do not stop lines here", ("supply", games / "zoc-only.hexgame"),
     "clause by clause In this scenario enemy units do not stop a line in their own hexes. An enemy zone of control stops a line."),
    ("zones do not", ("8", games / "units-only.hexgame"), "In this scenario zones of control do not stop a line."),
    ("nor does a unit keep its hex open", ("8", games / "no-negation.hexgame"),
     "In this scenario a friendly ground unit does not keep its hex open in an enemy zone of control."),
    ("control stops lines", ("8", games / "control-blocks.hexgame"),
     "In this scenario a hex that the enemy controls stops a line, even an empty one."),
    ("only the attacker's zones", ("8", games / "supply-railway.hexgame"),
     "An enemy zone of control stops a line. In a game with rules 4.2 to 4.6, even where they decide nothing, only the attacker’s zones"),
    ("a greatest length, and no other rule", ("8", games / "max-length-too-short.hexgame"),
     "Where the scenario sets a greatest length, no line may be longer; its first hex is not counted. In this scenario a line need "
     "not run along a railway or road."),
    ("what would open a line, once", ("relieved", "--at", "54", TYPHOON / "siege-of-velin-stormed.hexgame"),
     "Missing: 1 of these: 0906 and 0907. 0906 (Citadel) for the German side: out of supply. Without 82 Gd a line of 9 hexes"),
    ("a count in a sum is neither met nor not", ("The army is caught", scenarios / "velna-draw.hexgame"),
     "strength points of the French side eliminated: 8 Garde: eliminated"),
    ("no rule that asks", ("row 7", scenarios / "typhoon-4.3.hexgame"), "No rule in force says anything of it."),
    ("the units in a place", ("Pochep", scenarios / "operation-typhoon.hexgame"), "1342 (Pochep) 296 ID, in 1342 (Pochep)"),
    ("the row of half hexes", ("row 0", games / "front-line-default-schedule.hexgame"),
     "Row 0: 1 Gds would have had to move 2 hexes, but row 2 would then have been open"),
    # Who is nearest brings nothing about; those further away do, and many of them.
    ("a hex that an enemy further away would cut lines in", ("--at", "1065", "3922", scenarios / "typhoon-4.3.hexgame"),
     "If 19 Pz, 34 ID or 52 ID, 4 hexes away, enters 3922: Moscow's lifeline: 1 hex wide now, cut off then. 17 other enemy units near "
     "would bring about the same as 19 Pz. None of the 5 other enemy units within 8 hexes would end the game at once by entering."),
    ("what is due in a turn to come", ("turn 5", scenarios / "operation-typhoon.hexgame"), "Nov I has not begun. 1 Cav must be withdrawn by the end of Nov I."),
    ("who comes then", ("turn 3", games / "raiders-on-the-road.hexgame"), "Red Horse is due: "),
    ("the capital supplies units in it", ("8.3", scenarios / "operation-typhoon.hexgame"),
     "The capital supplies the units of its side in it, and no others"),
    ("a town taken from the start counts", ("4.5", games / "decided-at-set-up.hexgame"), "In Soviet hands: Tula."),
    ("who has taken the town", ("4.5", scenarios / "typhoon-4.5.hexgame"), "In Soviet hands: Demidov. 50 Cav, in 0220 (Demidov)"),
    ("control stops a line besides a zone", ("0906", "--at", "53", scenarios / "siege-of-velin-stormed.hexgame"),
     "zone of control of 82 Gd, and no German unit here; and control of the Soviet side"),
    ("two verdicts by one event", ("points", games / "mixed-last-event.hexgame"),
     "The points make: Soviet decisive victory. The same event decided the game in another way, and that comes first."),
    ("a line of the whole capital", ("0405", "--at", "2", games / "supply-railway.hexgame"),
     "0404 and 0405: no line gets through. Without 6 Pz a line of 3 hexes"),
    ("points after a concession", ("points", games / "mixed-conceded.hexgame"),
     "The points decided nothing: the game was decided in another way."),
    ("ground units", ("supply", scenarios / "moscow-counterstroke.hexgame"), "0 of 82 ground units on the map"),
    ("a cut that did not last", ("4.3", games / "cut-and-reopened.hexgame"),
     "It was cut off until event 2 (Oct I, German, Movement): "),
    # What the schedule gives points for, by the name that the ledger prints.
    ("an item", ("--at", "100", "Losses", scenarios / "velna-across.hexgame"),
     "Losses: 1 point to either side for each point of strength of an enemy unit eliminated It has given"),
    ("which units it is for", ("Lost guns", scenarios / "velna-across.hexgame"),
     "Lost guns: 1.5 points to the Allied side for each enemy unit eliminated, counting only artillery"),
    ("its printed name before an outcome’s id", ("Away", scenarios / "velna-across.hexgame"),
     "Away: 0.5 points to the French side for each point of strength of a unit that exits, through 0104–0106 or 0109–0111 It gave"),
    ("the outcome by its id", ("away", scenarios / "velna-across.hexgame"), "The army is away: not met"),
    ("an item of no points yet", ("--at", "1", "lost guns", scenarios / "velna-away.hexgame"), "It has given no points so far."),
    ("an item of no points for one side", ("--side", "french", "--at", "121", "losses", scenarios / "velna-draw.hexgame"),
     "It has given the French side no points so far."),
    ("an item that gave none to one side", ("--side", "french", "losses", scenarios / "velna-draw.hexgame"),
     "It gave the French side no points."),
    ("how much is missing in a ratio of points", ("overrun", GAMES / "objectives-ratio-near.hexgame"),
     "(7 : 3: 2 more points for the German side needed)"),
    ("how much is missing in a ratio of sums", ("--at", "100", "away", scenarios / "velna-draw.hexgame"),
     "at least 2 : 1: not met, 6 : 8, 16 needed: 10 too few"),
    *[(f"too few units are left: {name}", (*more, "away", scenarios / "velna-draw.hexgame"), words) for name, more, words in (
        ("said", ("--at", "100"),
         "The army is away: can no longer be met The army is away, at once, if"),
        ("by how much", ("--at", "100"), "It can no longer be met: this is no longer possible: at least 20 strength points of the French "
                                         "side exited, through 0104–0106 or 0109–0111 (6 of 20)."),
        ("once the game is over", (), "It was not met when the game ended, at event 122. 1 condition is missing: at least 20"))],
    ("an item of a front line, by its name", ("Rail cut", scenarios / "counterstroke-soviet-decisive.hexgame"),
     "Rail cut: 2 points to either side, when the players award it It gave 2 points to the German side, at event 4."),
    ("the points of a place that is lost and taken again", ("--at", "100", "studena", scenarios / "velna-across.hexgame"),
     "French, 3: Bridges: Studena (at the set-up) French, −3: Bridges: Studena (event 63) French, 3: Bridges: Studena (event 100)"),
    ("what a taken town will score", ("event 39", scenarios / "bridgehead-port.hexgame"),
     "From then on Kamenka counts for the Soviet side: 1 point to either side for control of each of Kamenka, Vysokoye"),
    ("what a taken town gives no more", ("event 1076", scenarios / "counterstroke-soviet-decisive.hexgame"),
     "From then on Kaluga no longer counts for the German side: 3 points to the German side for control of Kaluga at the end of each turn."),
    # A unit that is not on the map.
    ("when it was lost, and what that counts for", ("39 R", "--at", "31", scenarios / "siege-of-velin-stormed.hexgame"),
     "It was eliminated at event 31 (Day 3, German, Combat), in 0508. It counts with its strength, 4, for “Bled white”: 8 of 18."),
    ("that it is to come", ("1 SS", scenarios / "operation-typhoon.hexgame"), "The file gives no turn in which it comes. The scenario says: “Nov IV, German: 1 SS at Unecha.” Its strength is 3."),
    ("that it is to come with another", ("gb2", scenarios / "crow-hill.hexgame"),
     "The scenario says: “Turn 3, German: 4-6-8 G and H and 8-1 Leutnant Behr at the north edge, K1 to M1.”"),
    ("that it is to come, by a part of its name", ("t60", scenarios / "street-fight.hexgame"),
     "The scenario says: “Turn 2: 4-5-8 G's comrades H and I come on at GG5 in a ZIS-5, a T-60 with them.”"),
    ("how a half-squad may come", ("gb2h", scenarios / "crow-hill.hexgame"), "a half-squad may come when a squad is reduced."),
    ("how a crew may come", ("rk1", scenarios / "crow-hill.hexgame"), "a crew may come when a vehicle or Gun is abandoned"),
    ("a part that the scenario gives by name", ("mill", "--at", "1", games / "held-by-name.hexgame"),
     "Hex C2: German, as the scenario begins"),
    *[(f"a turn: {name}", (subject, *more, TYPHOON / f"{game}.hexgame"), words) for name, subject, more, game, words in (
        ("what happened in it", "turn 3", (), "siege-of-velin-stormed",
         "Day 3: events 18 to 32 Event 21: Cadet Bn is eliminated Event 22: Control of 0708 (Water Mill) passes from the German side to "
         "the Soviet side."),
        ("what it changed", "Day 3", (), "siege-of-velin-stormed",
         "Bled white: not met (4 of 18) before the turn, not met (8 of 18) after its last event"),
        ("what was decided in it", "Nov IV", (), "typhoon-4.3", "Event 1067: Moscow is isolated: the phase ends"),
        ("one that has not come", "turn 5", ("--at", "20"), "siege-of-velin-stormed", "Day 5 has not begun."))],
    ("since when the capital is cut off", ("4.3", TYPHOON / "typhoon-4.3.hexgame"),
     "It has been so since event 1066 (Nov IV, German, Movement): 19 Pz moves 3520 → 3922 (4 hexes)."),
    ("what the holdout lacked", ("4.6", TYPHOON / "typhoon-4.6.hexgame"), "Not taken when the last turn ended: Tula."),
    ("a withdrawal that cannot be made", ("9.5", GAMES / "withdrawals-earliest-first.hexgame"),
     "The withdrawal due in Oct II can no longer be made: when it is due, the Soviet side wins (9.5)."),
    *[(f"a withdrawal that cannot be made: {name}", (subject, "--at", at, GAMES / f"{game}.hexgame"), words)
      for name, subject, at, game, words in (
        ("first of all", "9.5", "4", "withdrawals-earliest-first",
         "one can no longer be kept The withdrawal due in Oct II can no longer be made: when it is due, the Soviet side wins (9.5). "
         "Only 7 Inf is left that could be withdrawn for it, and 2 are asked for. It has been so since the set-up. 9.5: "),
        ("since when", "9.5", "1", "withdrawal-of-the-dead", "It has been so since event 1 ("),
        ("who was lost", "9.5", "1", "withdrawal-of-the-dead", "withdrawn for it. Eliminated or exited: 6 Pz."),
        ("the event that did it", "event 1", "1", "withdrawal-of-the-dead",
         "Withdrawals: before the event none of 1 date due yet; after it 0 of 1 date kept, one can no longer be kept"),
        ("no more an order", "verdict", "1", "withdrawal-of-the-dead",
         "6 Pz had to be withdrawn by the end of Oct I (0 of 1 so far), which is no longer possible: when it is due, the Soviet"))],
    ("which three of five", ("three-forts", "--at", "54", TYPHOON / "siege-of-velin-stormed.hexgame"),
     "met, 3 of 3 Counted: Arsenal, North Fort and Water Mill."),
    ("that it is overdue", ("s2", GAMES / "reinforcements.hexgame"), "Oct I; 0705, 0706 and 0707. It is overdue: that turn is over."),
    ("that it never came", ("g4", GAMES / "reinforcements.hexgame"),
     "It was withdrawn at event 2 (Oct I, German, Movement), before it came on the map."),
    ("points of exits alone", ("exit", TYPHOON / "velna-draw.hexgame"),
     "It gave 9 points to the French side, 6 times, the last time at event 120. French, 2: Away: Renard (event 120) French, 1:"),
    # What a unit is worth, and where it may go.
    ("its worth", ("31 Para", "--at", "26", scenarios / "bridgehead-port.hexgame"),
     "If it is eliminated: 2 points to the German side for “Losses”: 31 Para. Thrown into the sea: not met (7, at most 2) now"),
    ("its worth by two items, and on its way out", ("2nd Park", "--at", "98", scenarios / "velna-away.hexgame"),
     "1.5 points to the Allied side for “Lost guns”: 2nd Park. The army is caught"),
    ("a way out", ("0106", "--at", "120", scenarios / "velna-neither.hexgame"),
     "A unit that leaves the map here may count for “The army is away”."),
    ("the town that it threatens", ("50 Cav", "--at", "451", TYPHOON / "typhoon-4.5.hexgame"),
     "It is 5 hexes from Demidov, behind the initial front line: the Soviet side wins the instant it controls that (4.5)."),
    ("the capital that it threatens", ("10 Pz", "--at", "516", TYPHOON / "typhoon-4.2.hexgame"), "It is 3 hexes from Moscow"),
    # Hexes.
    ("why a hex is not a side’s", ("3917", "--at", "516", "--side", "german", TYPHOON / "typhoon-4.2.hexgame"),
     "The German side does not control 3917: a ground unit of that side would have to enter. Its nearest unit is 10 Pz, 3 hexes away. "
     "Moscow itself: no hex taken"),
    ("where the lines of a condition stop", ("0807", "--at", "44", scenarios / "siege-of-velin-stormed.hexgame"),
     "German lines from Citadel (0906 and 0907) stop here: zone of control of 416 R and 234 R, and no German unit here"),
    # What answers cite in brackets can be asked about.
    *[(f"the case {name}", (name, scenarios / "moscow-counterstroke.hexgame"),
       "The line from north to south (I) A unit with its strength in brackets covers only the row of its own hex")
      for name in ("(I)", "i", "rule:I", "front line, I")],
    *[(f"the rule “{name}”", (name, scenarios / "moscow-counterstroke.hexgame"), title)
      for name, title in (("front line", "The line from north to south"), ("(front line)", "The line from north to south"),
                          ("Levels of victory", "Levels of victory The ratio"))],
    ("a rule that only says what the others lead to", ("4.1", TYPHOON / "typhoon-4.6.hexgame"), "so that no game is drawn (4.1)."),
    # What the rules ask of a unit, and what it is worth.
    ("a unit that has to be withdrawn", ("--at", "600", "ger-1-cav", TYPHOON / "typhoon-9.5.hexgame"),
     "1 Cav must be withdrawn by the end of Nov I. Withdrawn so far: 0 of 1. If a withdrawal is not made in time, the Soviet side "
     "wins (9.5)."),
    ("one that was not withdrawn", ("ger-1-cav", TYPHOON / "typhoon-9.5.hexgame"),
     "1 Cav had to be withdrawn by the end of Nov I. Withdrawn in time: 0 of 1."),
    ("the verdict by a withdrawal names it", (TYPHOON / "typhoon-9.5.hexgame",),
     "The German side has not met the withdrawal due in Nov I: 0 of 1 unit (9.5). Not withdrawn: 1 Cav."),
    ("one that cannot be withdrawn any more", ("g1", GAMES / "withdrawal-of-the-dead.hexgame"),
     "6 Pz had to be withdrawn by the end of Oct I. Withdrawn in time: 0 of 1. Eliminated or exited, so that too few are left: 6 Pz."),
    ("a withdrawal that was made", ("ger-1-cav", TYPHOON / "typhoon-4.6.hexgame"),
     "1 Cav had to be withdrawn by the end of Nov I. That was done."),
    ("one of several", ("--at", "600", "9.5", TYPHOON / "typhoon-4.6.hexgame"),
     "2 of 5 ID, 8 ID and 28 ID must be withdrawn by the end of Nov II. Withdrawn so far: 0 of 2."),
    ("some of them are left", ("--at", "810", "9.5", TYPHOON / "typhoon-4.6.hexgame"), "Not withdrawn yet: 5 ID"),
    ("by a phase, of a branch", ("--at", "0", "g1", GAMES / "withdrawals-met.hexgame"),
     "1 German unit (“armor”) must be withdrawn by the end of Movement in Oct I."),
    ("one that the game did not wait for", ("ger-5-id", TYPHOON / "typhoon-9.5.hexgame"),
     "had to be withdrawn by the end of Nov II, but the game was over before."),
    ("a withdrawal of objectives", ("--at", "0", "g1", CLAUSES / "objectives-withdrawals.hexgame"), "withdrawn by the end of "),
    ("a division in a line", ("g2", GAMES / "front-line-points.hexgame"),
     "7 Inf covers rows 3, 4 and 5 of the German line, with its hex and its zone of control."),
    *[(f"points of the end that rest on a unit: {name}", (unit, "--at", at, GAMES / "front-line-points.hexgame"), words)
      for name, unit, at, words in (
        ("lost with it", "g2", "11", "The German side loses 20 points of the end of the game: Moscow held at the end. The result if the "
                                     "game ended: Soviet substantial victory, 50 : 27 now; Soviet decisive victory, 30 : 32 then."),
        ("gained by an enemy who comes", "s2", "8", "The German side gets 20 points at the end of the game: Moscow held at the end."))],
    *[(f"a row of a line that is a path: {name}", (row, "--at", at, "--side", side, GAMES / "front-line-path.hexgame"), words)
      for name, row, at, side, words in (
        ("open", "row 24", "2", "german", "German: its cheapest line is open in hex 0324 of this row. 0324: 8 Pz must move 1 hex (1 "
                                          "other is as near) If it stays open, it gives 1 point to the Soviet side"),
        ("what it cost", "row 24", "4", "german",
         "It gave 1 point to the Soviet side, at event 3. Other hexes of this row are covered, by 8 Pz. The cheapest line does not run "
         "through them. The cheapest line has been open in this row since event 2 (Turn 1, German, Movement)"),
        ("covered", "row 7", "4", "german",
         "its cheapest line goes through hex 0307 of this row, which is covered. 0307: German: covered by the zone of control of 3 Pz"))],
    *[(f"a unit and a line that is a path: {name}", (unit, "--at", at, GAMES / "front-line-path.hexgame"), words)
      for name, unit, at, words in (
        ("beside it", "g5", "3", "5 Pz covers 0814, 0914, 1014, 0815 and 0915. The cheapest German line does not run through any of these "
                                 "hexes. Without it no line, gap or condition would be different."),
        ("in it", "g4", "3", "The cheapest German line runs through 0410, 0311 and 0412."),
        ("afterwards", "g5", "4", "Had it gone just before the game was decided, no line, gap or condition would have been different."))],
    ("a unit that made no difference, afterwards", ("1 Pz", TYPHOON / "typhoon-4.3.hexgame"),
     "Had it gone just before the game was decided, no line, gap or condition would have been different."),
    ("why one of two conditions is declared", ("verdict", CLAUSES / "objectives-outcomes.hexgame"),
     "“German victory” stands before “Draw” in the list of conditions, so the German side wins."),
    ("the other of the two", ("draw", CLAUSES / "objectives-outcomes.hexgame"),
     "It was met at event 1 too, but did not decide the game. “German victory” stands before “Draw”"),
    ("a hex that the schedule of levels asks about", ("4222", scenarios / "counterstroke-german-marginal.hexgame"),
     "40 points to the German side for taking Moscow the first time"),
    ("a hex through which units leave", ("0105", "--at", "100", scenarios / "velna-across.hexgame"),
     "Away: 0.5 points to the French side for each point of strength of a unit that exits"),
    ("when points of a front line were gained", ("points", scenarios / "counterstroke-german-marginal.hexgame"),
     "Soviet +4: Belev captured (event 623)"),
    ("a brigade in a line", ("g3", GAMES / "front-line-points.hexgame"),
     "Lehr covers its own hex only: it is smaller than a division (I). It covers row 7 of the German line."),
    ("no unit of the line", ("g4", GAMES / "front-line-points.hexgame"), "EB 1 covers nothing: it is no front-line unit (C)."),
    ("what it would cost", ("--at", "0", "g1", GAMES / "front-line-points.hexgame"),
     "If it is eliminated, the Soviet side gains 24 points, 3 for each point of its Combat Strength: 8 (schedule)."),
    ("no points for it", ("s3", GAMES / "front-line-points.hexgame"),
     "It gave the German side no points: no Combat Strength is printed on it (schedule)."),
    ("all towns that would do", ("rule:4.5", "--at", "0", TYPHOON / "operation-typhoon.hexgame"), "Any of these would do: "),
    # Places.
    ("who took it and when", ("kalinin", TYPHOON / "typhoon-4.4.hexgame"),
     "The German side has controlled it since event 237 (Oct II, German, Exploitation), when 1 Pz entered it."),
    ("a city that is held", ("kalinin", TYPHOON / "typhoon-4.4.hexgame"), "Cities: 5 of 5 taken"),
    ("a part of a place", ("moscow", TYPHOON / "typhoon-4.2.hexgame"),
     "The German side has controlled 3917 since event 517 (Oct IV, German, Movement), when 10 Pz entered."),
    ("what the capital is asked for", ("moscow", TYPHOON / "typhoon-4.2.hexgame"),
     "4.2: The German side wins the instant it controls any hex of Moscow."),
    ("a town behind the front", ("--at", "0", "andreapol", TYPHOON / "typhoon-4.5.hexgame"),
     "Andreapol lies behind the initial front line: the Soviet side wins the instant it controls it (4.5)."),
    ("a town behind it from the start", ("rzhev", CLAUSES / "rear-from-the-start.hexgame"),
     "but the Soviet side had it from the start, which does not count in this scenario (4.5)."),
    ("a town behind it that decided nothing", ("andreapol", TYPHOON / "typhoon-4.6.hexgame"),
     "Andreapol lies behind the initial front line, but the game was decided without it (4.5)."),
    ("a town before it", ("tula", TYPHOON / "typhoon-4.6.hexgame"),
     "Tula does not lie behind the initial front line: the Soviet side does not win by it (4.5)."),
    ("neither town nor city", ("pass", GAMES / "rear-taken.hexgame"), "so rule 4.5 does not ask who controls it."),
    ("a place for one side", ("--side", "soviet", "Klin", scenarios / "counterstroke-german-marginal.hexgame"),
     "Its nearest unit was 371 R, 3 hexes away. 3615 (Klin) 6 points to the Soviet side"),
    # Rules.
    ("a rule before it decides", ("--at", "1000", "4.6", TYPHOON / "typhoon-4.6.hexgame"),
     "4.6 · Holding out The defender wins by holding out to the end, so that no game is drawn (4.1). This is judged when the last "
     "turn has ended. If no condition has been met when the game ends, the Soviet side wins (4.6)."),
    ("a rule that decided", ("4.6", TYPHOON / "typhoon-4.6.hexgame"), "It decided the game, at event 1220."),
    ("a rule that came too late", ("4.6", TYPHOON / "typhoon-9.5.hexgame"),
     "It did not decide the game, which was decided at event 790."),
    ("a rule without anything to judge", ("9.5", GAMES / "tula-retaken.hexgame"), "so it is not in force."),
    ("a clause", ("4.3/every-hex", TYPHOON / "typhoon-4.3.hexgame"), "Every hex of the capital has to be cut off at the same time"),
    ("a case of a rule", ("(I)", GAMES / "front-line-points.hexgame"), "The line from north to south"),
    ("a rule that decides nothing there", ("rule:4.2", scenarios / "moscow-counterstroke.hexgame"),
     "In this scenario it decides nothing."),
    # Since when, what it costs, and what would have been needed.
    ("since when a row is open", ("row 44", scenarios / "counterstroke-german-marginal.hexgame"),
     "Row 44: 167 ID would have had to move 1 hex (2 others were as near) It gave 1 point to the Soviet side, at event 622. The row has been open since "
     "event 616 (Dec 23–24, German, Movement): 167 ID moves 3645 → 3546."),
    ("what an open row costs next", ("--at", "620", "--side", "german", "row 44", scenarios / "counterstroke-german-marginal.hexgame"),
     "it gives 1 point to the Soviet side when this player turn ends (front line)."),
    ("what it costs later", ("--at", "520", "--side", "german", "row 64", scenarios / "counterstroke-german-marginal.hexgame"),
     "If it is open when the next German player turn ends, that gives 1 point to the Soviet side (front line)."),
    ("a row that was never open", ("row 3", scenarios / "counterstroke-german-marginal.hexgame"),
     "The row has been covered since the set-up."),
    ("a row that others covered at first", ("row 50", "--at", "447", scenarios / "counterstroke-german-marginal.hexgame"),
     "The row has been covered since the set-up; now by "),
    ("points of the player turns of one side", ("cut", SIEGE), "from Castle, at the end of each player turn of the Soviet side It gave"),
    ("how far the other levels were", ("levels", scenarios / "counterstroke-german-marginal.hexgame"),
     "60 more points for the German side would have made it: German substantial victory."),
    ("since when it is out of supply", CUT_OFF, "It has been so since event "),
    ("a move that took nothing", ("event 300", scenarios / "counterstroke-german-marginal.hexgame"),
     "It took no hex: its side controlled each hex that it entered."),
    ("a unit of the air that took nothing", ("event 1", GAMES / "air-counts-for-nothing.hexgame"),
     "It took no hex: only ground units gain control of hexes."),
    ("an elimination without points", ("event 2", GAMES / "front-line-points.hexgame"),
     "It gave the German side no points: no Combat Strength is printed on it (schedule)."),
    ("a hex for one side", ("--side", "german", "3916", TYPHOON / "typhoon-4.6.hexgame"),
     "3916 (Moscow) for the German side: in supply"),
    ("a condition that must not be met", (GAMES / "objectives-siege.hexgame",), "not this: met any of these: not met, 0 of 1"),
    *[(f"a row beyond an end of a line: {name}", (row, "--at", at, GAMES / "front-line-ends-exempt.hexgame"), words)
      for name, row, at, words in (
        ("the first", "row 1", "0", "It is beyond the end of the German line, which begins with row "),
        ("the last, afterwards", "row 7", "2", "It was beyond the end of the Soviet line, which ended with row "))],
    ("a row of water", ("row 13", GAMES / "front-line-path.hexgame"),
     "Row 13: it does not count: it is all water, or beyond the map."),
    ("a unit with a zone of control", ("ger-1-cav", TYPHOON / "typhoon-9.5.hexgame"),
     "It stopped Soviet lines of supply in its hex and where its zone of control reached, but for hexes with Soviet units: for supply it had a zone, "
     "whatever its size and its strength (8)."),
    ("a unit whose zone does not count", ("sov-29-cav", TYPHOON / "typhoon-4.5.hexgame"),
     "It stopped German lines of supply in its hex only: zones of control of its side did not count (8)."),
    ("a unit of a branch that counts several times", ("event 142", TYPHOON / "counterstroke-german-decisive.hexgame"),
     "24 TB, strength 2, is eliminated: 6 points to the German side, 3 for each point of strength (schedule)."),
    ("one side's points of an item", ("points", "--side", "soviet", TYPHOON / "bridgehead-port.hexgame"), "Soviet, "),
    ("the sums first", ("points", "--at", "46", "--side", "soviet", TYPHOON / "bridgehead-port.hexgame"),
     "Soviet 9 : 13 German Lazurny: 2 points to the Soviet side for control of Lazurny, at the end of each turn It has given 2"),
    ("with the points of the end", ("points", "--at", "230", "--side", "soviet", TYPHOON / "counterstroke-soviet-decisive.hexgame"),
     "Soviet 45 : 29 German (45 : 89 with the points of the end) Eliminated: 1 point to either side"),
    ("the sums first, by a schedule of levels", ("points", "--side", "soviet", TYPHOON / "counterstroke-soviet-marginal.hexgame"),
     "Soviet 93 : 202 German Eliminated: 1 point to either side"),
    ("rulings beyond those that are told", ("26.12", TYPHOON / "street-fight-held.hexgame"), " more"),
    # What happens if nothing is done, and what a unit's going would change.
    *[(f"as the board stays: {game} at {at}", ("--at", at, TYPHOON / f"{game}.hexgame"), words) for game, at, words in (
        ("bridgehead-port", "46", "decided at the end of 8 February, German, Combat. The result: Soviet victory, “The port "
                                  "at work”."),
        ("typhoon-4.4", "1232", "The result: German victory: all 5 cities held at the end of the last turn (4.4)."),
        ("typhoon-9.5", "600", "The result: Soviet victory: the German withdrawal due in Nov I was not met (9.5)."),
        ("velna-draw", "121", "The result: Draw: both sides have met their conditions, “More away than lost” and “The line of the "
                              "Velna”."),
        ("counterstroke-soviet-marginal", "863", "The result: Soviet marginal victory with 202 : 93 victory points"),
        ("siege-of-velin-stormed", "54", "The result: Soviet victory, "))],
    ("a condition that nothing but time has to meet", ("--at", "59", TYPHOON / "bridgehead-port.hexgame"),
     "“The port at work” is nearest. It holds now (2 of 3): it is met if it still holds at the end of 1 more turn."),
    ("all conditions that are met now", ("--at", "121", TYPHOON / "velna-draw.hexgame"),
     "The condition of “More away than lost” is met now; it is judged at the end of the game. The condition of “The line of the "
     "Velna” is met now"),
    ("a withdrawal that is due", ("--at", "789", TYPHOON / "typhoon-9.5.hexgame"),
     "1 Cav must be withdrawn by the end of Nov I (0 of 1 so far): if not, the Soviet side wins (9.5)."),
    ("the withdrawals of a side", ("--at", "789", "german", TYPHOON / "typhoon-9.5.hexgame"),
     "Withdrawals: none of 3 dates due yet"),
    ("a unit that has to be withdrawn is lost", ("--at", "600", "1 Cav", TYPHOON / "typhoon-4.3.hexgame"),
     "If it is eliminated: The withdrawal due in Nov I can no longer be made: when it is due, the Soviet side wins (9.5)."),
    ("one of three for two withdrawals", ("--at", "700", "28 ID", TYPHOON / "typhoon-4.3.hexgame"),
     "The withdrawal due in Nov III can no longer be made"),
    ("a part of a condition", ("--at", "50", "234 R", TYPHOON / "siege-of-velin-stormed.hexgame"),
     "Bled white: not met (8 of 18) now, not met (12 of 18) then."),
    ("a part of several", ("--at", "64", "tk-563", TYPHOON / "bridgehead-port.hexgame"),
     "“Breakout” and “The port at work”: an open supply line of the Soviet side to 1110 or 1210, from Kamenka: 1 of 1 now, 0 of 1"),
    ("a condition that stays met without a part", ("--at", "8", "g2", SIEGE), "German victory: great: still met (2 of 2)."),
    ("points for a unit", ("--at", "59", "563 Tk", TYPHOON / "bridgehead-port.hexgame"),
     "If it is eliminated: 3 points to the German side for “Losses”: 563 Tk."),
    ("a unit that may leave the map", ("--at", "110", "Marchal", TYPHOON / "velna-away.hexgame"),
     "If it leaves the map here: The game is decided: French victory, “The army is away”."),
    ("a unit that is lost", ("5 Assault", TYPHOON / "siege-of-velin-stormed.hexgame"),
     "It was eliminated at event 53 (Day 5, German, Combat), in 0906 (Citadel). It counted with its strength, 5, for “Bled "
     "white” at event 60: 17 of 18."),
    ("near a town behind the front", ("--at", "451", "50 Cav", TYPHOON / "typhoon-4.5.hexgame"),
     "It is 5 hexes from Demidov, behind the initial front line: the Soviet side wins the instant it controls that (4.5)."),
    ("points as long as it is held", ("--at", "100", "studena", TYPHOON / "velna-across.hexgame"),
     "French, −3: Bridges: Studena (event 63) French, 3: Bridges: Studena (event 100)"),
    ("what leaving would have given", ("lacour", TYPHOON / "velna-neither.hexgame"),
     "If it had left the map from 0106 before event 126: The result would have been this: French victory, “More away than lost”."),
    ("by how much", ("lacour", TYPHOON / "velna-neither.hexgame"),
     "More away than lost: at least 10 strength points of the French side exited, through 0104–0106 or 0109–0111: 11 then."),
    ("leaving that would have saved the game", ("renard", TYPHOON / "velna-caught.hexgame"),
     "The game would not have been decided then."),
    ("how an item stands now", ("item:bridges", TYPHOON / "velna-across.hexgame"),
     "as long as it is held In the end the French side had 3 points by it, for Lower Bridge. In the end the Allied side had 3 points by "
     "it, for Studena. It gave 9 points"),
    ("how it stands in between", ("item:bridges", "--at", "100", TYPHOON / "velna-across.hexgame"),
     "The French side has 6 points by it now, for Studena and Lower Bridge. The Allied side has no points by it now."),
    # A line that wants a unit gone and its hex taken.
    *[(f"a line that is barred twice: {name}", (subject, *more, GAMES / "raiders-on-the-road.hexgame"), words)
      for name, subject, more, words in (
        ("the unit", "r2", (), "0703 (Tarn) for the Blue side: out of supply. Every way leads through hexes that the Red side controls. "
                               "Enemy units bar every way as well: without Raiders, and if the Blue side controlled 0402, a line of 6"),
        ("what opens it", "r2", (), "If it is eliminated and 1st Blue, 2 hexes away, then enters 0402: These would be in supply: "
                                    "1st Blue and 2nd Blue. A line that counts for “Tarn is starved”"),
        ("the hex", "0402", (), "0402 for the Blue side: out of supply. Without Raiders a line of 3 hexes"),
        ("whose line it is", "0402", (), "0402 (4 hexes). 0703 (Tarn) for the Blue side: out of supply."),
        ("an empty hex", "0304", (), "0304 for the Blue side: in supply, 2 hexes to the west edge at 0104; width 2; one more Red unit in "
                                     "0203, 0303 or 0204 would cut it. 0304 for the Red side: in supply"))],
    ("a unit withdrawn too late", ("g1", GAMES / "withdrawal-by-phase.hexgame"),
     "Withdrawn in time: 0 of 1. 6 Pz was withdrawn too late for that."),
    ("who was withdrawn instead", ("g1", GAMES / "withdrawal-by-phase.hexgame"), "That was done. Withdrawn for it: 7 Inf."),
    ("who was withdrawn, of several", ("9.5", TYPHOON / "typhoon-4.6.hexgame"), "That was done. Withdrawn for it: "),
    *[(f"the supply of a side: {name}", (*asked, game), words) for name, asked, game, words in (
        ("who is out of it", ("supply",), GAMES / "raiders-on-the-road.hexgame",
         "Out of supply, Blue side: 2 of 3 ground units on the map 1st Blue: out of supply. Every way leads through hexes that the Red side"),
        ("the lines of conditions", ("out of supply",), GAMES / "raiders-on-the-road.hexgame",
         "Lines that conditions ask for, Blue side 0703 (Tarn) for the Blue side: out of supply."),
        ("of one side", ("supply", "--side", "red"), GAMES / "raiders-on-the-road.hexgame",
         "(12 events) Out of supply, Red side: 0 of 2 ground units on the map"),
        ("in a pocket", ("supply", "--at", "660", "--side", "soviet"), TYPHOON / "typhoon-4.6.hexgame", "Out of supply, Soviet side: "),
        ("zones of control", ("zoc",), GAMES / "raiders-on-the-road.hexgame",
         "Lines of supply of the Blue side Units of the Red side stop these lines. Its zones of control stop them, except where a unit "
         "of the Blue side stands. Hexes that it controls stop them as well. Units with such a zone: 1st Red and Raiders."),
        ("zones that one side lacks", ("zones of control",), TYPHOON / "operation-typhoon.hexgame", "Its zones of control do not count."),
        ("where no rule asks for it", ("supply",), TYPHOON / "velna-across.hexgame", "No rule in force says anything of it."))],
    # Zones of control that an open line goes through.
    *[(f"zones of control that do not stop a line: {name}", (*asked, game), words) for name, asked, game, words in (
        ("a hex, those of one side count", ("--at", "356", "--side", "german", "4564"),
         TYPHOON / "counterstroke-german-marginal.hexgame",
         "no single Soviet unit outside 4564 would cut it. The line leads through the zone of control of 143 R, 55 Cav, 1 Gd R and 129 TB (4564 and "
         "4464), which does not stop it: in this game only German zones of control stop lines of supply. Soviet lines from Moscow "
         "(4222 and 4223) stop here: zone of control of 95 ID, and no Soviet unit here"),
        ("a unit", ("--at", "356", "ger-95-id"), TYPHOON / "counterstroke-german-marginal.hexgame",
         "no single Soviet unit would cut it. The line leads through the zone of control of "),
        ("a unit stands there", ("--at", "2", "4.3"), GAMES / "carried-through-zoc.hexgame",
         "The line leads through the zone of control of 6 Pz (0503 and 0502), which does not stop it: 9 Rifle and 7 Rifle stand there "
         "and carry it."),
        ("no zone counts", ("4.3",), GAMES / "units-only.hexgame",
         "(0403, 0503, 0502 and 0401), which does not stop it: in this game no zone of control stops a Soviet line of supply."))],
    # What a condition that is judged at certain moments only was at the last one.
    ("judged at the event by which it came to be met", ("--at", "5", "stormed", SIEGE),
     "Movement ends. It was judged at event 5 and was not met then. 1 condition was missing: this must not be met: up to Turn 1. It is "
     "judged next at the end of Turn 2, Soviet, Movement."),
    ("a row that the scenario leaves out", ("row 27", GAMES / "front-line-path.hexgame"),
     "it does not count: the scenario leaves it out of the line"),
    ("a side without a player turn left", ("--at", "630", "row 44", "--side", "german",
                                           TYPHOON / "counterstroke-german-marginal.hexgame"),
     "It can cost nothing any more: the German side has no player turn left (front line)."),
    ("a side's points by item", ("--side", "german", "points", TYPHOON / "bridgehead-port.hexgame"),
     "It gave 17 points to the German side, 17 times, the last time at event 68. German, 1: Towns: Stepnoy (event 68)"),
    ("and the next item", ("--side", "german", "points", TYPHOON / "bridgehead-port.hexgame"),
     "It gave 4 points to the German side, 2 times, the last time at event 58. German, 2: Losses: 327 Mar (Soviet) (event 58)"),
    ("who else would decide by entering", ("--at", "54", "cit-2", STORMED),
     "If it is eliminated and 117 R, 2 hexes away, then enters 0907 (Citadel): The game is decided: Soviet victory, “Velin is stormed”. "
     "If it is eliminated and 312 R, 1 hex away, then enters 0907 (Citadel): Velin is starved out: not met (1 of 2) now, met (2 of 2) "
     "then. Velin is stormed: not met (0 of 2) now, not met (1 of 2) then."),
    ("how many others would do the same", ("--at", "950", "167 ID", TYPHOON / "typhoon-4.4.hexgame"),
     "15 other enemy units near would bring about the same as 11 TB."),
    ("a zone of control that the scenario takes away, of a row", ("row 1", GAMES / "front-line-default-schedule.hexgame"),
     "none of its zones of control reaches it. 1 Gds covers its own hex only: this scenario gives it no zone of control (I)."),
    ("the same of the unit", ("s1", GAMES / "front-line-default-schedule.hexgame"),
     "1 Gds covers its own hex only: this scenario gives it no zone of control (I). It covers row 2"),
    ("a hex of the line that no unit can reach", ("row 14", GAMES / "front-line-path.hexgame"),
     "0614: no unit could have closed it"),
    ("an award in two ledgers", ("rail cut", GAMES / "award-in-both.hexgame"),
     "It counts in each of these ledgers: Victory points: 9 : 2; Points for the conditions: 7 : 3."),
    ("two ledgers", (GAMES / "award-in-both.hexgame",), "Points for the conditions: 7 : 3 Points: the schedule says"),
    ("the strength and the event of each that counts", ("--at", "54", "Bled white", STORMED),
     "not met, 17 of 18 77 R: eliminated at event 5, in 1005; strength 4"),
    ("what comes until the end", ("--at", "5", "Level on points", TYPHOON / "bridgehead-port.hexgame"),
     "Level on points: met (even; needed: exactly even) now, not met (24 behind; needed: exactly even) then. Still to come until then: "
     "German, 24: Towns."),
    ("the moment of the forecast, not the end", ("--at", "50", "The port at work",
                                                             TYPHOON / "bridgehead-port.hexgame"),
     "The port at work: not met (1 of 3) now, met (3 of 3) then. Still to come until then: Soviet, 4: Lazurny."),
    ("what the next event decides, for a unit", ("--at", "789", "ger-1-cav", TYPHOON / "typhoon-9.5.hexgame"),
     "the game is decided at the end of Nov I, Soviet, Combat."),
    ("the same for a hex", ("--at", "1", "0404", GAMES / "supply-railway.hexgame"),
     "The result: German victory: Moscow is isolated (4.3)."),
    ("an item whose condition asks about a place", ("tarn", GAMES / "raiders-on-the-road.hexgame"),
     "Starving: 1 point to the Red side for no supply line of the Blue side from Tarn, at the end of each player turn of the Red side"),
    ("when it last moved", ("r2", GAMES / "raiders-on-the-road.hexgame"),
     "Raiders, in 0402 It last moved at event 9 (Tuesday, Red, Movement): Raiders moves 0305 → 0402 (4 hexes)."),
    ("that it never moved", ("b2", GAMES / "raiders-on-the-road.hexgame"), "2nd Blue, in 0703 (Tarn) 2nd Blue: out of supply."),
    ("when it came", ("pz-holt", "--at", "30", STORMED), "It came on the map at event 24 ("),
    *[(f"a hex that passes in a game without rules: {name}", (subject, GAMES / "no-rules.hexgame"), words) for name, subject, words in (
        ("by the event", "event 1", "Control of 0404 (Moscow) passes from the Soviet side to the German side."),
        ("of the place", "moscow", "The German side has controlled 0404 since event 1 (Oct I, German, Movement), when 6 Pz entered."))],
    ("a condition that turns by a hex that is no place", ("r1", GAMES / "lines-of-conditions.hexgame"),
     "If it is eliminated and B 1, 3 hexes away, then enters 0703: The road is open: not met (0 of 1) now, met (1 of 1) then."),
    # What could not be asked.
    ("who wins where nothing is met", ("otherwise", TYPHOON / "velna.hexgame"),
     "If no condition has been met when the game ends, the Allied side wins."),
    ("the same of another system", ("otherwise", TYPHOON / "operation-typhoon.hexgame"), "4.6 · Holding out"),
    ("what it is if both are met", ("both", TYPHOON / "velna.hexgame"), "In this scenario the game is then a draw."),
    ("what an item has given", ("--at", "46", "Losses", TYPHOON / "bridgehead-port.hexgame"),
     "Losses: 1 point to either side for each point of strength of an enemy unit eliminated"),
    ("an item whose name an outcome has", ("item:Away", TYPHOON / "velna-across.hexgame"),
     "0.5 points to the French side for each point of strength of a unit that exits"),
    ("that it has", ("Away", TYPHOON / "velna-across.hexgame"), "This tells of item:Away. Other things have that name too; ask for them as condition:Away."),
    ("an item that is awarded", ("rail-cut", TYPHOON / "moscow-counterstroke.hexgame"),
     "Rail cut: 2 points to either side, when the players award it"),
    *[(f"what answers cite: {typed}", (typed, TYPHOON / "moscow-counterstroke.hexgame"), title) for typed, title in (
        ("I", "The line from north to south"), ("front line, B", "The line from north to south"),
        ("front line", "The line from north to south"), ("levels of victory", "Levels of victory"))],
    ("since when it is met", ("--at", "121", "More away than lost", TYPHOON / "velna-draw.hexgame"),
     "Its condition is met. It has been so since event 105 (23 November, French, Movement): 1st Park leaves the map from 0105."),
    ("until when it was met", ("--at", "45", "Level on points", TYPHOON / "bridgehead-port.hexgame"),
     "It was met until event 11 (4 February, German, Combat)"),
    ("a place that a line is asked for from", ("--at", "59", "kamenka", TYPHOON / "bridgehead-port.hexgame"),
     "The port at work: not met (2 of 3)"),
    ("a hex by which units leave", ("--at", "120", "0106", TYPHOON / "velna-neither.hexgame"),
     "A unit that leaves the map here may count for “The army is away”."),
    ("a hex that would win", ("--at", "516", "3917", TYPHOON / "typhoon-4.2.hexgame"), "Moscow itself: no hex taken"),
    ("what was not taken", (TYPHOON / "typhoon-concession.hexgame",), "Not taken: Kursk and Tula."),
    ("a side of what belongs to none", ("--side", "german", "--at", "64", "thrown-back", TYPHOON / "bridgehead-port.hexgame"),
     "Thrown into the sea: not met (6, at most 2)"),
    ("a side of a unit on a large map", ("--side", "german", "ger-1-cav", TYPHOON / "typhoon-4.6.hexgame"),
     "1 Cav had to be withdrawn"),
    ("points that are scored only at the end", ("--at", "840", TYPHOON / "counterstroke-soviet-marginal.hexgame"),
     "Victory points stand at 133 : 90. With the points of the end, as the board stands, they are 193 : 90, Soviet marginal"),
    ("the same of an event", ("--at", "864", "event 864", TYPHOON / "counterstroke-soviet-marginal.hexgame"),
     "Victory points: before the event 133 : 93 (193 : 93 with the points of the end); after it 202 : 93"),
    ("a loss that counts against a condition", ("--at", "60", "Garde", TYPHOON / "velna-away.hexgame"),
     "It counts with its strength, 4, against “The army is away”"),
    ("a unit too many for a condition", ("--at", "54", "2 Fortress", TYPHOON / "siege-of-velin-stormed.hexgame"),
     "It counts against “Velin is starved out”: 2."),
    ("no rule that the game has not", ("--at", "54", "2 Fortress", TYPHOON / "siege-of-velin-stormed.hexgame"),
     "whatever its size and its strength."),
    ("points given and taken back", ("--at", "124", "item:bridges", TYPHOON / "velna-across.hexgame"),
     "It gave 9 points to the French side, 3 times, the last time at event 100. It took 6 points back."),
    # What decided the game, and what came after.
    ("the outcome that won, before the end of the log", ("--at", "9", "German victory: great", SIEGE),
     "The game was decided at event 9: German victory: great. German victory: great: met (2 of 2) It decided the game, at event 9."),
    ("an outcome that did not", ("--at", "9", "German victory: small", SIEGE),
     "German victory: small: not met (0 of 2) It did not decide the game, which was decided at event 9."),
    ("a condition that did not", ("4.4", TYPHOON / "typhoon-4.3.hexgame"),
     "Cities: 4 of 5 taken It did not decide the game, which was decided at event 1067."),
    ("one of two that made a draw", ("The line of the Velna", TYPHOON / "velna-draw.hexgame"),
     "It was met at event 122, which decided the game."),
    *[(f"what was so when it was decided: {name}", (subject, *more, games.parent / folder / f"{game}.hexgame"), words)
      for name, subject, more, folder, game, words in (
        ("a city that was lost again", "4.2", (), "clauses", "capital-retaken",
         "Moscow itself, at event 1: 1 of 2 hexes taken It decided the game, at event 1."),
        ("a capital that was entered later", "moscow", (), "games", "conceded", "Moscow itself, at event 2: no hex taken"),
        ("another system that goes on", "verdict", (), "games", "mixed-isolation",
         "Soviet front line: 3 of 6 rows open Front line: at the end of each of its player turns the Soviet side pays the enemy 1 point for "
         "each hex row without one of its units or a hex of their zones of control. Open: 4, 5 and 6. 1 Gds, in 0502"),
        ("a concession in two systems, once", "verdict", (), "games", "mixed-conceded",
         "at event 2. Event 2: The German side concedes, so the Soviet side wins. Moscow"),
        ("points of a place after it", "ford", (), "games", "objectives-siege",
         "3 points, at event 11. That was after the game was decided."),
        ("points of an item after it", "item:hold", (), "games", "objectives-siege", "at event 11. That was after the game was decided."),
        ("since when", "German victory: great", (), "games", "objectives-siege", "Its condition was met. It has been so since event 5"),
        ("points that came too late", "points", (), "games", "mixed-isolation",
         "The points decided nothing: the game was decided in another way. They would make: Soviet decisive victory."))],
    ("the points when the game was decided", ("points", "--at", "9", SIEGE),
     "The points then: German 2 : 0 Soviet. With those not scored by then: German 8 : 0 Soviet. German, 3: Hold: Two Hills (not "
     "scored before the game was decided)"),
    ("the points after that", ("points", SIEGE), "German, 3: Hold: Two Hills (event 11, after the game was decided)"),
    ("the moment of an event", ("event 3", SIEGE), "Turn 1, German, Movement (event 3 of 11) The game was decided at event 9"),
    ("parts of a condition whose numbers an event changed", ("event 120", TYPHOON / "velna-draw.hexgame"),
     "More away than lost: met (2 of 2) before the event and after it at least 10 strength points of the French side exited, through "
     "0104–0106 or 0109–0111: before the event 14; after it 18"),
    ("as many rows opened as covered", ("event 4", GAMES / "mixed-isolation.hexgame"),
     "Soviet front line: 3 of 6 rows open before the event and after it Newly open: 4, 5 and 6. Newly covered: 1, 2 and 3."),
    ("a row that it opened", ("event 616", scenarios / "counterstroke-german-marginal.hexgame"),
     "after it 5 of 80 rows open Newly open: 44."),
    ("a part that is met by it", ("event 104", TYPHOON / "velna-away.hexgame"),
     "The army is away: before the event not met (0 of 2); after it not met (1 of 2) at least 20 strength points of the French side "
     "exited, through 0104–0106 or 0109–0111: before the event 6 of 20; after it 10 of 20"),
    ("one of several would do", ("--at", "30", STORMED), "Missing: 1 of these: Citadel and Station. In the way: 1 Fortress"),
    ("who of them stands in the way", ("--at", "30", STORMED), "In the way: Alarm Bn, in 0706 (Station)"),
    ("what lead is needed", ("--at", "9", SIEGE), "Soviet victory: not met (8 behind; needed: not behind)"),
    ("none is nearest of those that lack points and strength", ("--at", "100", TYPHOON / "velna-draw.hexgame"),
     "Undecided. No condition is clearly nearest. These can still be met: “The army is caught”, “More away than lost” and “The line of "
     "the Velna”."),
    ("nor of those that lack one thing and two", ("--at", "0", TYPHOON / "velna-draw.hexgame"),
     "“The army is away”, “The army is caught”, “More away than lost” and “The line of the Velna”."),
    ("none is nearest where nothing has happened", ("--at", "0", STORMED),
     "Undecided. No condition is clearly nearest. These can still be met: “Velin is stormed”, “Bled white”"),
    ("a list that is cut", ("--at", "0", "4.3", TYPHOON / "operation-typhoon.hexgame"), "Narrowest at 3815, 3816, 3817, 3915 and 4 more."),
    ("the same whole", ("--all", "--at", "0", "4.3", TYPHOON / "operation-typhoon.hexgame"), "Narrowest at 3815, 3816, 3817, 3915, "),
    ("what was of a unit, in its order", ("renard", TYPHOON / "velna-draw.hexgame"),
     "Renard: exited Event 120: 2 points to the French side for “Away”: Renard. Event 122: The condition"),
    # What would have to be different, and what rests on a unit.
    ("hexes that stop lines, each once", ("4.3", "--at", "1066", TYPHOON / "typhoon-4.3.hexgame"),
     "Units stop lines at 6 hexes. Zones of control stop lines at 42 hexes."),
    *[(f"a line of a condition through a hex: {name}", (hex_name, "--at", at, game), words) for name, hex_name, at, game, words in (
        ("the shortest", "0907", "66", TYPHOON / "bridgehead-port.hexgame",
         "The shortest line that counts for “Breakout” and “The port at work” and leads from 0906 (Kamenka) goes through this hex, but not every line does."),)],
    ("what came after the decision", ("g2", GAMES / "conceded.hexgame"),
     "Event 3, after the game was decided: The German side controls 0404 in Moscow (4.2)."),
    ("what a unit counted for when it was decided", ("r-416", STORMED), "It counted for “Velin is stormed” at event 60: "),
    ("several, each with its name", ("s2", "Tula", GAMES / "survivors.hexgame"),
     "s2: Survivors Oct I, German, Movement (5 events) Crew, in 0203 (Smolensk)"),
    ("and the next", ("--at", "2", "s1", "Tula", GAMES / "survivors.hexgame"),
     "Tula: Survivors Oct I, German, Movement (2 of 5 events) Tula: Soviet"),
    ("what survived a unit", ("s2", GAMES / "survivors.hexgame"),
     "It came on the map at event 3 (Oct I, German, Movement), in 0203 (Smolensk), when 1 Gds was eliminated and it survived. "
     "It does not give its side control of 0203 (Smolensk)"),
    ("the event by which it came", ("event 3", GAMES / "survivors.hexgame"),
     "Crew comes on the map in 0203 (Smolensk) and takes no hex: only a unit that enters a hex does."),
    *[(f"what comes if a hex is lost: {name}", (hex_name, "--at", at, GAMES / f"{game}.hexgame"), words)
      for name, hex_name, at, game, words in (
        ("the last source", "1205", "1", "source-taken",
         "each of its lines of supply ends here. A Soviet line from 0605 (Moscow) reaches it after 6 hexes. If 1 Inf, 9 hexes away, "
         "enters 1205: Moscow's lifeline: 1 hex wide now, cut off then."),
        ("a source that is lost", "1205", "2", "source-taken",
         "It is the only source of the Soviet side, so none of its lines of supply is open."),
        ("and after the game", "1205", "4", "source-taken",
         "It was the only source of the Soviet side, so none of its lines of supply was open."),
        ("on every line", "0302", "0", "mixed-isolation",
         "If 6 Pz, 2 hexes away, enters 0302: Moscow's lifeline: 1 hex wide now, cut off then."))],
    ("the source without which the capital is cut off", ("1205", "--at", "2", GAMES / "source-taken.hexgame"),
     "Controlled by: German Moscow's lifeline: cut off"),
    ("since when all cities are held", ("4.4", "--at", "810", TYPHOON / "typhoon-4.4.hexgame"),
     "(4 turns to go). It has been so since event 809"),
    ("an exit that counts for nothing", ("g2", GAMES / "edge-of-the-map.hexgame"),
     "It does not count for “German victory”, which asks for this: at least 2 units of the German side exited, through the north "
     "edge. 0205, from which it left, does not count for that. It gave no points for “Break out”: 2 points"),
    ("the event of such an exit", ("event 4", GAMES / "edge-of-the-map.hexgame"),
     "0205, from which it left, does not count for that."),
    ("a unit that takes no hex", ("g3", "--at", "1", GAMES / "air-counts-for-nothing.hexgame"),
     "It takes no hex: only ground units gain control of hexes."),
    ("a unit that has entered no hex", ("s2", GAMES / "survivors.hexgame"),
     "It does not give its side control of 0203 (Smolensk): only a unit that enters a hex does."),
    ("which of two withdrawals of a turn", (GAMES / "withdrawal-by-phase.hexgame",), "withdrawal due in Oct I (Movement) was not met"),
    ("a withdrawal that comes to nothing, for a unit", ("g1", "--at", "1", GAMES / "withdrawal-of-the-dead.hexgame"),
     "The withdrawal due in Oct I can no longer be made: when it is due, the Soviet side wins (9.5)."),
    ("a condition as the file calls it", ("outcome:stormed", STORMED), "Velin is stormed: met (2 of 2)"),
    ("all hexes that would cut", ("4.3", GAMES / "hexsides.hexgame"), "one more German unit in any of 8 hexes would cut it"),
    ("what closing a row would have cost", ("row 2", GAMES / "front-line-points.hexgame"),
     "Row 2: 7 Inf would have had to move 1 hex, but row 5 would then have been open; it would have left Moscow"),
    ("a unit alone in a city", ("--at", "950", "167 ID", TYPHOON / "typhoon-4.4.hexgame"),
     "If it is eliminated and 11 TB, 413 R or 112 TD, 1 hex away, then enters 3931 (Tula): Cities: 5 of 5 taken now, 4 of 5"),
    ("the act that decided", ("50 Cav", TYPHOON / "typhoon-4.5.hexgame"),
     "Event 452 decided the game: 50 Cav moves 0517 → 0220 (5 hexes)."),
    ("the side that has no points", ("losses", "--side", "french", TYPHOON / "velna-draw.hexgame"),
     "It gave the French side no points."),
    ("a line once the game is over", ("50 Cav", TYPHOON / "typhoon-4.5.hexgame"), "no single German unit would have cut it"),
    ("supply as a subject", ("supply", "--at", "4", GAMES / "cut-in-soviet-phase.hexgame"),
     "Sources of the Soviet side: edges of the map: north, east."),
    ("control that the players recorded", ("smolensk", GAMES / "survivors.hexgame"),
     "since event 2 (Oct I, German, Movement), when the players recorded its control."),
    ("when a unit comes", ("5 Rifle", GAMES / "reinforcements.hexgame"), "Its arrival, by the scenario: Oct I; 0705, 0706 and 0707."),
    ("what asks about a hex", ("0906", TYPHOON / "siege-of-velin.hexgame"),
     "“Velin is stormed” asks about this hex. a unit of the Soviet side"),
    ("points taken away", ("levels", GAMES / "front-line-points.hexgame"), "Soviet −3: the partisans never were there"),
)
for name, arguments, words in SAID:
    have = flat(told(*arguments))
    tap.report(f"said: {name}", None if words in have else have[:600])

FORD = {
    "format": "hex-umpire/2", "title": "Ford",
    "map": {"grid": {"columns": 3, "rows": 3, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
            "places": [{"id": "ford", "name": "Ford", "kind": "objective", "hexes": ["0202"]}]},
    "sides": [{"id": "blue", "name": "Blue"}, {"id": "red", "name": "Red"}],
    "calendar": {"turns": 3, "player_turns": [{"side": "blue", "phases": ["Move"]}, {"side": "red", "phases": ["Move"]}]},
    "units": [{"id": "b", "name": "B", "side": "blue", "at": "0101"}, {"id": "r", "name": "R", "side": "red", "at": "0303"}],
    "start": {"control": [{"side": "blue", "hexes": ["0101-0203"]}, {"side": "red", "hexes": ["0301-0303"]}]},
    "rules": {"objectives": {"outcomes": [{"id": "stand", "winner": "blue", "when": "turn", "needs": {"for": {
        "turns": 2, "needs": {"holds": {"side": "blue", "places": ["ford"]}}}}}]}},
    "log": [{"do": "end-phase"}, {"do": "end-phase"}, {"do": "end-phase"}, {"do": "move", "unit": "r", "to": "0202"},
            {"do": "end-phase"}]}
with tempfile.TemporaryDirectory() as name:
    path = pathlib.Path(name) / "ford.hexgame"
    path.write_text(json.dumps(FORD), encoding="utf-8")
    have = flat(told("stand", path))
    tap.report("said: why a condition can no longer hold for long enough", None if (
        "It can no longer be met: it has to hold at the end of 2 turns running, it stands at 0 of 2, and only 1 turn is left." in have and
        "It stood at 1 of 2 until event 5: Turn 2 ended without it." in have) else have[:900])

for name, arguments, words in (
        ("who would win otherwise, after the decision", ("soviet", TYPHOON / "typhoon-4.4.hexgame"), "If no condition has been met"),
        ("what follows a decision", ("--at", "54", "unit:r-416", STORMED), "then enters 0708"),
        ("choices that are cut, where all are asked for", ("--all", "--at", "1066", "4.3", TYPHOON / "typhoon-4.3.hexgame"),
         "more choice"),
        ("the unit that decided the game", ("--at", "517", "10 Pz", TYPHOON / "typhoon-4.2.hexgame"), "Without it no line"),
        ("the outcome that won is not late", ("--at", "9", SIEGE), "too late"),
        ("nor after its event", ("event 9", SIEGE), "too late"),
        ("a result that came too late", (GAMES / "mixed-isolation.hexgame",), "Event 6: The last turn"),
        ("a unit that was decisive by staying", ("--at", "790", "1 Cav", TYPHOON / "typhoon-9.5.hexgame"), "Without it no line")):
    have = flat(told(*arguments))
    tap.report(f"not said: {name}", have[:600] if words in have else None)

for name, arguments, words in (
        ("nothing of that name", ("Atlantis", STORM), "“Atlantis” is no unit, hex, Location, building, place, condition, item of points, rule or side"),
        ("a letter", ("C", TYPHOON / "operation-typhoon.hexgame"), "“C” stands in several names: give one of Cities, "),
        ("the file first", (STORM, "Town hall"), "SUBJECT comes before FILE"),
        ("a side that is none", ("--side", "french", "Town hall", STORM), "--side “french” is neither german nor russian"),
        ("too many", ("event", "3", STORM), "give a SUBJECT and the FILE of the game; put a SUBJECT of several words in quotation marks"),
        ("nearly a name", ("Town hal", STORM), "there is no “Town hal”"),
        ("one of several", ("s2", "Atlantis", GAMES / "survivors.hexgame"), "“Atlantis” is no unit"),
        ("a row beyond the last of a lettered board", ("row 6", GAMES / "front-line-default-schedule.hexgame"),
         "there is no “row 6”: the map has rows of hexes from 0 to 5"),
        ("a row beyond the last", ("row 99", GAMES / "front-line-points.hexgame"), "there is no “row 99”: the map has 8 rows of hexes"),
        ("a turn beyond the last", ("turn 99", STORMED), "there is no “turn 99”: the game has 7 turns"),
        ("an event that has not come", ("--at", "3", "event 9", STORM),
         "there is no “event 9”: 3 events have happened by that moment")):
    status, out, err = ask(*arguments)
    complaint = None if status == 2 and not out and words in err.decode() else f"exit {status}: {err.decode()}"
    tap.report(f"refused: {name}", complaint)


# --- Words of the locale

for language, words in (("de", ("Ereignis 228", "Urteil", "Punkte", "Einheit:rl1")), ("ru", ("событие 228", "вердикт", "очки", "отряд:rl1"))):
    ours = [cli.run_alone("why", "--json", typed, str(STORM), env={**ENGLISH, "LANGUAGE": language}) for typed in words]
    plain = [ask("--json", typed, STORM) for typed in ("event 228", "verdict", "points", "unit:rl1")]
    tap.report(f"the words of the command line: {language}",
               None if ours == plain and not ours[0][0] else f"{[one[0] for one in ours]}: {[one[2] for one in ours]}")


# --- Secrets

def tells_apart():
    """A hidden unit, and an id that nothing has: the side that does not see it learns nothing."""
    for path in sorted(games.glob("*.hexgame")):
        game = json.loads(path.read_text(encoding="utf-8"))
        for one in game["units"]:
            if not one.get("hidden") or game["log"]:
                continue
            view = next(side["id"] for side in game["sides"] if side["id"] != one["side"])
            answers = [ask("--view", view, name, path) for name in (one["id"], "nobody-has-this")]
            plain = [(status, out, err.replace(name.encode(), b"?")) for (status, out, err), name
                     in zip(answers, (one["id"], "nobody-has-this"))]
            if plain[0] != plain[1] or plain[0][0] != 2:
                return f"{path.name}: {one['id']}: {answers}"
    return None


tap.report("a hidden unit is as one that is not there", tells_apart())

HIDDEN = pathlib.Path(games).parent / "clauses" / "hidden-and-gone.hexgame"
KEPT = "r in G4, a hidden russian unit, kept the german side from gaining the building hut at event 1 (26.15)."
for name, arguments, wanted in (
        ("at the end it is named", ("--view", "german", HIDDEN), True),
        ("where it was", ("--view", "german", "hut", HIDDEN), True),
        ("what the move met", ("--view", "german", "event 1", HIDDEN), True),
        ("before the end nobody but its side knows", ("--view", "german", "--at", "3", "hut", HIDDEN), False),
        ("nor by the event", ("--view", "german", "--at", "3", "event 1", HIDDEN), False)):
    have = flat(told(*arguments)).lower()
    tap.report(f"a hidden unit and gone: {name}", None if (KEPT.lower() in have) == wanted and ("hidden russian" in have) == wanted else have[:500])


# --- Who keeps a side from it

def judge(game, folder):
    path = folder / "changed.hexgame"
    path.write_text(json.dumps(game), encoding="utf-8")
    status, out, err = cli.run("judge", "--json", str(path), env=ENGLISH)
    return json.loads(out)["systems"]["control"] if status == 0 else None


def is_decided(path):
    return json.loads(cli.run("judge", "--json", str(path), env=ENGLISH)[1])["verdict"] is not None


def without(game, units, folder):
    changed = copy.deepcopy(game)
    changed["log"] += [{"do": "eliminate", "unit": unit} for unit in units]
    return judge(changed, folder)


def able(game, reasons, name, kind, side):
    """Is somebody of the side there of whom no reason says that he cannot gain it?"""
    hexes = next(one["hexes"] for one in game["map"]["buildings"] if one["id"] == name) if kind == "buildings" else [name]
    there = {one["id"] for one in game["units"] if one["side"] == side and one.get("at") in hexes and one["kind"] in MMC}
    return there - {unit for one in reasons if one["clause"] not in ENEMY for unit in one["cause"]}


def owner(judged, kind, name):
    return judged[kind].get(name)


def crowd(game):
    """The units of both sides stand in the hexes of one building and beside it, before the first event."""
    game["log"] = []
    building = rand.choice(game["map"]["buildings"])
    for one in game["units"]:
        if one.get("kind") not in (None, "aircraft", "glider", "boat") and not one.get("in") and rand.random() < 0.8:
            one["at"] = rand.choice(building["hexes"])
            for state in ("hidden", "concealed"):
                one.pop(state, None)
    return [("buildings", building["id"], f"building:{building['id']}")] + [("hexes", hex, f"hex:{hex}")
                                                                           for hex in building["hexes"]]


def passes_without(game, unit, judged, folder):
    """The building and hex of a unit that pass to the other side once it is eliminated, as the reasons name them; or None."""
    other = "russian" if unit["side"] == "german" else "german"
    after = without(game, [unit["id"]], folder)
    if after is None:
        return None
    building = next((one for one in game["map"]["buildings"] if unit["at"] in one["hexes"]), None)
    things = [("hexes", unit["at"], f"the hex {unit['at']}")]
    if building:
        things.append(("buildings", building["id"], f"the building {building.get('name') or building['id']}"))
    return {words for kind, name, words in things
            if owner(after, kind, name) == other and owner(judged, kind, name) != other}


def leave_one(game):
    """One side keeps a single unit where it has most."""
    side = rand.choice(("german", "russian"))
    own = [one for one in game["units"] if one["side"] == side and one.get("at") and one.get("kind") in (*MMC, "leader", "hero")]
    for one in own[1:]:
        if not any(other.get("in") == one["id"] for other in game["units"]):
            game["log"].append({"do": "eliminate", "unit": one["id"]})


def units_against(path, folder):
    """How many units were tried, how many of them let something pass, and a complaint or None."""
    game = json.loads(path.read_text(encoding="utf-8"))
    leave_one(game)
    path.write_text(json.dumps(game), encoding="utf-8")
    judged, tried, passing = judge(game, folder), 0, 0
    gone = {event["unit"] for event in game["log"]}
    alone = [one for one in game["units"] if one["id"] not in gone and one.get("at") and not one.get("in") and "/" not in one["at"] and
             one.get("kind") in (*MMC, "leader", "hero") and not one.get("captured_by")]
    for unit in rand.sample(alone, min(len(alone), 6)) if judged else []:
        have = answer(f"unit:{unit['id']}", path)
        if have is not None and is_decided(path):
            return tried, passing, None  # nothing would pass any more
        passes = passes_without(game, unit, judged, folder)
        if have is None or passes is None:
            continue
        # What would be gained once a Melee is over does not pass at once.
        said = " ".join(one["text"] for one in have["reasons"] if " would gain " in one["text"] and "Melee" not in one["text"])
        tried += 1
        passing += bool(passes)
        named = {words for words in re.findall(r"the (?:hex|building) \w+", said)}
        if not passes <= named or any(words not in passes for words in named):
            return tried, passing, f"{path.name}: without {unit['id']}: {said!r}, and {sorted(passes)} pass"
    return tried, passing, None


def hold_against(path, folder):
    """How many reasons were tried, and a complaint or None."""
    game = json.loads(path.read_text(encoding="utf-8"))
    subjects = crowd(game)
    path.write_text(json.dumps(game), encoding="utf-8")
    judged, tried = judge(game, folder), 0
    if judged is None:
        return 0, None
    for kind, name, typed in subjects:
        for side in ("german", "russian"):
            if owner(judged, kind, name) == side:
                continue
            have = answer("--side", side, typed, path)
            title = {"buildings": "Building ", "hexes": "Hex "}[kind]
            nodes = [one for one in have["reasons"] if one["text"].startswith(title)]
            reasons = [one for node in nodes for one in node["reasons"] if one["clause"]]
            clauses = {one["clause"] for one in reasons}
            if not clauses & set(ENEMY) or clauses & NOBODY or not able(game, reasons, name, kind, side):
                continue
            cause = {unit for one in reasons if one["clause"] in ENEMY for unit in one["cause"]}
            after = without(game, sorted(cause), folder)
            if after is None:
                continue
            tried += 1
            if owner(after, kind, name) != side:
                return tried, f"{path.name}: {typed} is not the {side} side’s without {cause}: {[one['text'] for one in reasons]}"
            others = [one["id"] for one in game["units"] if one["side"] != side and one["id"] not in cause]
            after = without(game, [rand.choice(others)], folder) if others else None
            if after is not None and owner(after, kind, name) == side:
                return tried, f"{path.name}: {typed} is the {side} side’s with {cause} still there"
    return tried, None


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / "games").mkdir()
    subprocess.run([make, folder / "games", str(seed % 2 ** 32), str(N_GAMES), "14"], check=True)
    tried, complaint = 0, None
    for path in sorted((folder / "games").glob("*.hexgame")):
        if complaint is None:
            n, complaint = hold_against(path, folder)
            tried += n
    units, passing, wrong = 0, 0, None
    for path in sorted((folder / "games").glob("*.hexgame")):
        if wrong is None:
            n, more, wrong = units_against(path, folder)
            units, passing = units + n, passing + more
    tap.report("who keeps a side from it: without them it gains it", complaint)
    tap.report("what would pass without a unit passes, and nothing else", wrong)
    tap.report("units were tried that keep something", None if passing > 0 else f"none of {units}")
    tap.report("reasons were tried", None if tried > 0 else f"none in {N_GAMES} games")
    print(f"# {tried} reasons and {units} units, of which {passing} keep something, in {N_GAMES} games, seed {seed:x}")

with tempfile.TemporaryDirectory() as name:
    path = pathlib.Path(name) / "zones.hexgame"
    zones = json.loads((games / "attacker-sources.hexgame").read_text(encoding="utf-8"))
    zones["rules"]["supply"] = [{"side": side, "sources": {"edges": [edge]}, "zoc": "all"}
                                for side, edge in (("german", "west"), ("soviet", "east"))]
    path.write_text(json.dumps(zones), encoding="utf-8")
    have = flat(told("8", path))
    tap.report("said: zones of both sides stop lines",
               None if "In this scenario every enemy zone of control stops a line, of either side." in have else have)

# Judged as a turn ends, and told after the clock has moved on.
with tempfile.TemporaryDirectory() as name:
    path = pathlib.Path(name) / "turn.hexgame"
    siege = json.loads((games / "objectives-siege.hexgame").read_text(encoding="utf-8"))
    first = siege["rules"]["objectives"]["outcomes"][0]
    first["needs"] = {"all": [first["needs"], {"turn": {"to": 2}}]}
    path.write_text(json.dumps(siege), encoding="utf-8")
    for at in ("9", "11"):
        have = flat(told("--at", at, "great", path))
        tap.report(f"said: the turn in which a condition was judged, at {at}",
                   None if "up to Turn 2: met, Turn 2" in have and "not met, Turn 3" not in have else have)

# --- What would be different without a unit: the file without it is asked as well


def draw_small():
    """A small map with supply for one side and lakes that make it narrow, and a line of the other."""
    names = [f"{column:02}{row:02}" for column in range(1, 8) for row in range(1, 8)]
    lakes = [one for one in names if one[2:] == "04" and rand.random() < 0.7]
    land = [one for one in names if one not in lakes]
    units = [{"id": f"{side[0]}{number}", "name": f"{side[0].upper()}{number}", "side": side, "at": rand.choice(land),
              "strength": 2, "size": rand.choice(["division", "brigade"])}
             for side, most in (("red", 5), ("blue", 4)) for number in range(most)]
    return {
        "format": "hex-umpire/2", "title": "Small",
        "map": {"grid": {"columns": 7, "rows": 7, "orientation": "flat", "shifted": "even", "numbering": "ccrr"},
                "terrain": {"lake": lakes}},
        "sides": [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}],
        "calendar": {"turns": 3, "player_turns": [{"side": "red", "phases": ["Movement"]}]},
        "units": units, "start": {"control": []},
        "rules": {"supply": [{"side": "blue", "sources": {"edges": ["north"]}}],
                  "front-line": {"attacker": "red", "defender": "blue", "schedule": []}},
        "log": [],
    }


def supplied_and_open(game, folder):
    """The blue units in supply, and the gaps of each side."""
    path = folder / "small.hexgame"
    path.write_text(json.dumps(game), encoding="utf-8")
    judged = json.loads(cli.run("judge", "--json", str(path), env=ENGLISH)[1])
    inside = {one["name"] for one in game["units"] if one["side"] == "blue" and one["at"] is not None
              and json.loads(cli.run("trace", "--json", "--unit", one["id"], str(path), env=ENGLISH)[1])["traces"][0]["supplied"]}
    return inside, {side: set(one["gaps"]) for side, one in judged["systems"]["front-line"]["lines"].items()}


def list_after(text, words):
    """The units named behind these words."""
    found = re.search(words + r": ([^.]*)\.", text)
    return set(re.split(r", | and ", found[1])) if found else set()


def compare_without(folder):
    game = draw_small()
    inside, gaps = supplied_and_open(game, folder)
    for unit in game["units"]:
        text = flat(told(unit["id"], folder / "small.hexgame"))
        fewer = copy.deepcopy(game)
        next(one for one in fewer["units"] if one["id"] == unit["id"])["at"] = None
        then, open_then = supplied_and_open(fewer, folder)
        game_path = folder / "small.hexgame"
        game_path.write_text(json.dumps(game), encoding="utf-8")
        side, other = unit["side"], unit["side"].capitalize()
        want = (then - inside, inside - then - {unit["name"]}, open_then[side] - gaps[side], gaps[side] - open_then[side])
        have = (list_after(text, "Without it these would be in supply"), list_after(text, "Without it these would be out of supply"),
                {int(row) for row in re.findall(rf"Without it: The {other} line has a gap in row (\d+)", text)} |
                {int(row) for row in list_after(text, rf"Without it the {other} line would have a gap in each of these rows")},
                {int(row) for row in re.findall(rf"Without it: The {other} line has no gap in row (\d+)", text)})
        # What an enemy's entering would change is told besides.
        told_none = "Without it no line, gap or condition would be different." in text
        if want != have or any(want) == told_none and "then enters" not in text:
            return f"{unit['id']}: {want} but told {have}: {text} of {json.dumps(game)}"
    return None


with tempfile.TemporaryDirectory() as name:
    complaint = None
    for _ in range(often("HU_WITHOUTS", draws(40, 3))):
        complaint = complaint or compare_without(pathlib.Path(name))
    tap.report("what would be different without a unit", complaint)

SUM = r"(\d+)(?:, of which (\d+) only when the game ends)?"
COMPARED = re.compile(r"by the (\w+) side: more than casualty points scored by the (\w+) side: before the event " + SUM +
                      ",? against " + SUM + r".*?; after it " + SUM + ",? against " + SUM)


def points_at(path, event):
    found = re.search(r"Casualty points: (\w+) (\d+).*?; (\w+) (\d+)", flat(told("--at", str(event), "points", path)))
    return found and {found[1]: int(found[2]), found[3]: int(found[4])}


def compare_points(path):
    """What an event says that two sides had, before and after, against the sums of these moments; what is labelled as of the end is
    taken off."""
    said = 0
    for event, cause in enumerate(json.loads(path.read_text(encoding="utf-8"))["log"], 1):
        if cause["do"] not in ("capture", "release", "eliminate"):
            continue
        for found in COMPARED.finditer(flat(told(f"event {event}", path))):
            numbers = [int(number or 0) for number in found.groups()[2:]]
            for moment in (0, 1):
                then = points_at(path, event - 1 + moment)
                have, end, against, against_end = numbers[4 * moment:4 * moment + 4]
                said += 1
                if then and (then[found[1]], then[found[2]]) != (have - end, against - against_end):
                    return f"{path.name}, event {event}: {then} but told {found[0]}"
    return None if said > 20 else f"{path.name}: only {said} comparisons were told"


for name in ("crow-hill-bled", "crow-hill-beaten-off"):
    tap.report(f"{name}: points that an event compares are those of the moment", compare_points(scenarios / f"{name}.hexgame"))

tap.end()
