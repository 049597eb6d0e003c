#!/usr/bin/env python3
"""Records the shipped games, one to each ending.

    ./record-games.py [FOLDER]      (default: ../scenarios)

Writes typhoon-RULE.hexgame for 4.2, 4.3, 4.4, 4.5, 4.6, 9.5 and a concession
on Operation Typhoon, and counterstroke-LEVEL.hexgame for the six levels of
victory on Moscow, counterstroke.  Run by hand after a change to a map or a
campaign; what it writes is committed, and a test compares the two and has the
program judge each game.

    umpire.py     positions, control, clock; sudden-death, and when it is over
    marching.py   routes, assaults, retreats
    campaign.py playing.py endings.py
                  Operation Typhoon: where each formation stood, turn by turn;
                  plays it: arrivals, movement, pockets; the seven games
    tally.py      front-line, as far as it takes to count the points
    december_campaign.py battle.py levels.py
                  Moscow, counterstroke: where each formation stood; plays it:
                  attacks and retreats; the six games
"""

import os
import sys

import endings
import gamefile
import levels
import scenarios

HERE = os.path.dirname(os.path.abspath(__file__))


def record(scenario, games, ending):
    """One game as the object of a game file; refuses one that does not end as it should."""
    title, about, play = games[ending](scenario)
    play.run()
    if play.umpire.verdict != ending:
        sys.exit(f"record-games.py: {title}: ends by {play.umpire.verdict}, not by {ending}")
    return {**scenario.game, "title": title, "about": about + play.umpire.told(), "log": play.umpire.log}


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else os.path.join(HERE, os.pardir, "scenarios")
    for prefix, name, games in (("typhoon", "operation-typhoon", endings.GAMES),
                                ("counterstroke", "moscow-counterstroke", levels.GAMES)):
        for ending in games:
            text = gamefile.to_text(record(scenarios.make(name), games, ending))
            path = os.path.join(folder, f"{prefix}-{ending}.hexgame")
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)


if __name__ == "__main__":
    main()
