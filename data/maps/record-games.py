#!/usr/bin/env python3
"""Records the shipped games on Operation Typhoon, one to each ending.

    ./record-games.py [FOLDER]      (default: ../scenarios)

Writes typhoon-RULE.hexgame for 4.2, 4.3, 4.4, 4.5, 4.6, 9.5 and a concession.
Run by hand after a change to the map or the campaign; what it writes is
committed, and a test compares the two and has the program judge each game.

    campaign.py   where each formation stood, turn by turn
    playing.py    plays it: arrivals, movement, pockets
    marching.py   routes, assaults, retreats
    umpire.py     positions, control, clock, and when it is over
    endings.py    the seven games
"""

import os
import sys

import gamefile
from endings import GAMES
from typhoon import Typhoon

HERE = os.path.dirname(os.path.abspath(__file__))


def record(scenario, rule):
    """One game as the object of a game file; refuses one that does not end as it should."""
    title, about, play = GAMES[rule](scenario)
    play.run()
    if play.umpire.verdict != rule:
        sys.exit(f"record-games.py: {title}: ends by {play.umpire.verdict}, not by {rule}")
    return {**scenario.game, "title": title, "about": about, "log": play.umpire.log}


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else os.path.join(HERE, os.pardir, "scenarios")
    scenario = Typhoon()
    for rule in GAMES:
        game = record(scenario, rule)
        with open(os.path.join(folder, f"typhoon-{rule}.hexgame"), "w", encoding="utf-8", newline="\n") as file:
            file.write(gamefile.to_text(game))


if __name__ == "__main__":
    main()
