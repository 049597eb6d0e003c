#!/usr/bin/env python3
"""Makes the shipped tactical games.

    ./make-tactics.py [FOLDER]      (default: ../scenarios)

Writes the worked examples, example-N-*.hexgame, the scenarios street-fight.hexgame
and crow-hill.hexgame, and the recorded games on them, street-fight-*.hexgame and
crow-hill-*.hexgame.

Run by hand after a change to the tables; what it writes is committed, and a
test compares the two.  Python 3 and its standard library only, and the same
bytes on every run.

    lettergrid.py hexset.py   hexes by letter and number, sets of them
    tactics.py                boards, buildings, counters, logs
    examples.py               the worked examples, step by step
    street_board.py street_forces.py streets.py
                              the street fight: board, counters, conditions
    street_play.py            keeps its games to what could be played at the table
    street_opening.py street_storm.py street_breakout.py street_bridge.py
    street_held.py street_morning.py
    street_games.py           the recorded games, and what is told of each
    hill_board.py hill_forces.py hill.py
                              the hill fight: board, counters, conditions
    hill_play.py hill_games.py
                              its recorded games, which play themselves
    gamefile.py jsontext.py   how a game file is written
"""

import os
import sys

import examples
import gamefile
import hill_games
import street_games

GAMES = {**examples.GAMES, **street_games.GAMES, **hill_games.GAMES}

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else os.path.join(HERE, os.pardir, "scenarios")
    for name, make in GAMES.items():
        text = gamefile.to_text(make())
        with open(os.path.join(folder, f"{name}.hexgame"), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    main()
