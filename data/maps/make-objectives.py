#!/usr/bin/env python3
"""Makes the small games of the rule system objectives, and the recorded games of each.

    ./make-objectives.py [FOLDER]      (default: ../scenarios)

Run by hand after a change to the tables; what it writes is committed, and a test compares the two.  Python 3 and its
standard library only, and the same bytes on every run.

    text_board.py hexgrid.py hexset.py   a map drawn with letters, its rivers, roads and hexes
    bridgehead.py siege.py pursuit.py    the games: map, counters, conditions
    small_games.py                       the recorded games of the first two, phase by phase
    pursuit_play.py pursuit_games.py     those of the pursuit, which plays itself
    gamefile.py jsontext.py              how a game file is written
"""

import os
import sys

import gamefile
import pursuit_games
import small_games

GAMES = {**small_games.GAMES, **pursuit_games.GAMES}

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else os.path.join(HERE, os.pardir, "scenarios")
    for name, make in GAMES.items():
        with open(os.path.join(folder, f"{name}.hexgame"), "w", encoding="utf-8", newline="\n") as file:
            file.write(gamefile.to_text(make()))


if __name__ == "__main__":
    main()
