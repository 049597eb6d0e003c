#!/usr/bin/env python3
"""test-published.py CLI GAMES PAGE: victory conditions that were published, written as their rulebooks say them, and judged.

Each game in GAMES is a small position of ours with the conditions of somebody's rulebook or scenario card; SOURCES says
whose.  MOMENTS says by hand, from the rulebook, what comes of it: the game, with one of its variations or with its own
log; the number of events; and who has won by which outcome: "undecided" while nothing is, and "nobody" where the game
has ended without a winner.  What PAGE shows of a game is in its file, and a whole game that it shows is free of faults.
"""
import json
import os
import re
import sys
import tempfile

from judging import Judging
from tap import Plan

judging, folder, page = Judging(sys.argv[1]), sys.argv[2], sys.argv[3]
plan = Plan()

SOURCES = {
    "o1-waterloo": "Napoleon at Waterloo (J. Dunnigan, SPI 1971), 8.1 to 8.3",
    "o2-maryes-heights": "Marye's Heights (Blue & Gray series), 17.0 to 17.2",
    "o3-shiloh": "Shiloh (Blue & Gray, revised rules), 18.1 to 18.3",
    "o4-moscow-tournament": "Battle for Moscow (F. Chadwick), tournament rules of the reprint, 5.0",
    "o5-banners": "Commands & Colors: Tricorne (R. Borg), end game and temporary banners",
    "o6-montmirail": "Mollwitz: Montmirail 1814 (D. Rodal), victory conditions",
    "o7-helsingborg": "Mollwitz: Helsingborg 1710 (D. Rodal), victory conditions",
    "o8-morne-plaine": "Morne Plaine (archeograph.com), victory conditions",
    "t1-hill-621": "Cross of Iron tournament scenario B: Hill 621",
    "t2-most-boards": "Cross of Iron, scenario 20",
    "t3-uncontested": "Wargame Academy, Squad Leader scenario WG111",
    "t4-surprise": "Valor & Victory, scenario Dev8 (S. Austin)",
    "t5-bricqueville": "Valor & Victory, scenario Norm1 (N. Smith)",
    "t6-hedgerow": "Valor & Victory, situation H1 (B. Doyle)",
    "t7-vierville": "Lock 'n Load: Band of Heroes, demo scenario at Vierville (M. Walker)",
}

MOMENTS = """
o1-waterloo                                   9  undecided                      seven are away, but only 28 points are destroyed
o1-waterloo                                  10  french road
o1-waterloo/Forty French points first         6  undecided                      36 points
o1-waterloo/Forty French points first        10  allied first                   the Allies lose 40 as well, later
o1-waterloo/Both, the Allies before          18  nobody otherwise               too late for the Allies, and nobody has left
o2-maryes-heights                            12  undecided                      3 : 1, but turn 5 has not ended
o2-maryes-heights                            13  confederate repulse
o2-maryes-heights/A foot on the hill         14  undecided                      the Union was last in one of the three
o2-maryes-heights/A foot on the hill         26  confederate csa                16 to 7
o2-maryes-heights/The Union has the ground   25  union usa                      17 to 5
o3-shiloh                                    10  union usa-marginal             the landing, and 3 to 4
o3-shiloh/Into the landing                   10  undecided                      the last phase has not ended
o3-shiloh/Into the landing                   11  confederate csa-decisive       the landing, and 4 to 2
o3-shiloh/Twice as many, no landing          11  confederate csa-marginal       6 to 3: the Union has not more than half
o4-moscow-tournament                         10  nobody otherwise               1 for Moscow, 1 for panzers
o4-moscow-tournament/Nobody moves             8  soviet soviet                  3 to 1
o4-moscow-tournament/Moscow cut off          12  german german                  2 to 0
o4-moscow-tournament/Panzers worn down        9  soviet soviet                  4 to 0
o5-banners                                    3  undecided                      three banners
o5-banners                                    4  british british                more in the grove
o5-banners/The hill is left                   5  undecided                      the hill is left: two, and the grove
o5-banners/The hill is left                   6  british british
o6-montmirail                                 5  undecided                      50 to 60, but the player turn has not ended
o6-montmirail                                 6  french early                   60 by turn 5
o6-montmirail/Both at once                    5  undecided
o6-montmirail/Both at once                    6  nobody both                    80 to 60 when the player turn ends
o6-montmirail/To the edge                     3  undecided                      a French turn has ended, not an Allied one
o6-montmirail/To the edge                     4  french road
o6-montmirail/An 8-4 is lost                  5  undecided
o6-montmirail/Sixty too late                 15  undecided                      60 only in turn 6
o6-montmirail/Sixty too late                 16  allied otherwise
o6-montmirail/Sixty and a guard               3  allied allied                  20 of guard are 30 points, and 30
o7-helsingborg                               22  undecided                      15, and 10 for the hex
o7-helsingborg                               23  french held
o7-helsingborg/The hex is lost again         25  nobody otherwise               15
o7-helsingborg/Fifty                          4  french french                  15, 25 and the hex
o7-helsingborg/Both                           8  nobody both                    50 to 55
o8-morne-plaine                               7  undecided
o8-morne-plaine                               8  orange orange-total            last in the crossroads, in the farm, alone in the village
o8-morne-plaine/A leader alone                8  blue blue-tactical             the crossroads stay blue
o8-morne-plaine/Level                         7  nobody otherwise               2 to 2
t1-hill-621                                  11  undecided
t1-hill-621                                  12  german                         four hexes, and the squad in the fifth is broken
t1-hill-621/One unbroken squad               11  russian                        it is not
t1-hill-621/Three hexes                      11  russian
t2-most-boards                                7  german                         one board, and the other is nobody's
t2-most-boards/One each                       7  nobody
t2-most-boards/Neither                        9  nobody
t3-uncontested                                4  undecided                      a leader is in the building
t3-uncontested                                7  undecided                      nobody is, but the turn has not ended
t3-uncontested                                8  american
t3-uncontested/Nine lost                      9  undecided                      the phase has not ended
t3-uncontested/Nine lost                     10  german
t3-uncontested/A leader is enough             8  german
t4-surprise                                   9  british                        five squads, the half-squad lost at the last moment
t4-surprise/Half a squad too many             8  german
t4-surprise/The leader gets away              9  german
t5-bricqueville                               3  undecided
t5-bricqueville                               4  german                         off the road's hex
t5-bricqueville/Into the house                1  undecided
t5-bricqueville/Into the house                2  american
t5-bricqueville/Neither                       7  nobody
t6-hedgerow                                   5  undecided                      three and a half, and a leader
t6-hedgerow                                   6  american
t6-hedgerow/Beside it                         6  undecided                      a squad left next to it
t6-hedgerow/Half a squad short               15  german
t7-vierville                                  8  undecided
t7-vierville                                  9  american                       five, though the enemy is in one
t7-vierville/Three each                      11  nobody
t7-vierville/The village falls               13  german                         four
"""


def path_of(name):
    return os.path.join(folder, f"{name}.hexgame")


def judge(name, variation, at):
    """The game, or what a variation of it makes of it, after so many events."""
    game = judging.load(path_of(name))
    if variation:
        [branch] = [one for one in game.pop("variations") if one["name"] == variation]
        game["log"] = game["log"][:branch["after"]] + branch["log"]
    with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        return judging.judge(file.name, "--at", str(at))["verdict"]


def comes_to(name, variation, at, wanted):
    verdict = judge(name, variation, at)
    if wanted == ["undecided"]:
        return verdict and f"it is decided: {verdict}"
    have = verdict and [verdict["winner"] or "nobody", verdict["rule"]]
    if not have or have[:len(wanted)] != wanted or verdict["event"] > at or verdict.get("coincidence"):
        return f"{verdict}, not {wanted}"


def without_table():
    named = {re.split("[/ ]", line)[0] for line in MOMENTS.strip().splitlines()}
    there = {name[:-len(".hexgame")] for name in os.listdir(folder)}
    return " ".join((named ^ there) | (there ^ set(SOURCES)))


def has_part(whole, part):
    """Whether a value is somewhere in another."""
    inner = whole.values() if isinstance(whole, dict) else whole if isinstance(whole, list) else ()
    return whole == part or any(has_part(one, part) for one in inner)


def is_shown():
    """What the page shows of each game is in its file, word for word."""
    with open(page, encoding="utf-8") as file:
        parts = re.findall(r"`([ot]\d-[-\w]+)`(?:(?!```).)*```json\n(.*?)```", file.read(), re.DOTALL)
    wrong = [name for name, part in parts if not has_part(judging.load(path_of(name))["rules"], json.loads(part))]
    return " ".join(wrong) or " ".join({name for name, _ in parts} ^ set(SOURCES))


def are_free_of_faults():
    """The games that the page shows whole."""
    with open(page, encoding="utf-8") as file:
        games = [block for block in re.findall(r"```json\n(.*?)```", file.read(), re.DOTALL) if '"format"' in block]
    wrong = []
    for text in games:
        with tempfile.NamedTemporaryFile("w", suffix=".hexgame", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            wrong.append(judging.is_clean(file.name))
    return "\n".join(filter(None, wrong)) if wrong else "it shows no whole game"


plan.case("each game has its source and its moments", without_table)
plan.case("the page shows what the files have", is_shown)
plan.case("whole games on the page are free of faults", are_free_of_faults)
for name in sorted(SOURCES):
    plan.case(f"{name} is free of faults and warnings", lambda: judging.is_clean(path_of(name)))
for line in MOMENTS.strip().splitlines():
    game, at, wanted = re.split(" {2,}", line)[:3]
    scenario, _, branch = game.partition("/")
    plan.case(f"{game}, {at} events: {wanted}", lambda: comes_to(scenario, branch, int(at), wanted.split()))
sys.exit(plan.finish())
