"""The recorded games of the road to the Velna, one for each ending, by name."""

import pursuit
from pursuit_play import Pursuit

SOUTH = {"berthon": "0710"}
BOTH = {**SOUTH, "renard": "0705", "lacour": "0710"}
FIRST = "18 November. What has wheels goes first. Garde and Marchal's horse stay behind until the road is free."
LAST = "24 November, the last march. When it is over, what is away is counted against what is lost, and the points are added up."

# Of each game: the rest of its title, what is told of it, how it is played, and what is told in which turn.
PLAYED = {
    "away": ("The army is away",
             "The road to the Velna, won by the French side at once. Garde is lost on the third day, but the river holds "
             "the Allies up. On the sixth day one column after the other leaves the map; with Marchal's horse it is 20 "
             "points of strength, five times what is lost.",
             {"seed": 4, "stand": 4, "zeal": 1},
             {3: "20 November. Kamen is given up, and the magazine with it.", 6: "23 November. The heads of the columns "
                                                                                 "are at the edge of the map."}),
    "caught": ("The army is caught",
               "The road to the Velna, won by the Allied side on the fifth day. The rear guard waits too long, and the "
               "army with it: 11 points of strength are lost when the day ends, and nothing has left the map.",
               {"seed": 4, "stand": 2, "zeal": 1, "hold": SOUTH},
               {3: "20 November. Marchal's horse is lost. Garde stands alone.", 5: "22 November. The Allies are before "
                                                                                   "Studena."}),
    "across": ("More away than lost",
               "The road to the Velna, won by the French side at the end. Three divisions hold Studena and the Lower "
               "Bridge, and throw back whoever comes too near; Studena changes hands three times, with its 3 points. By "
               "the last day 12 points of strength have left the map, and nothing is lost.",
               {"seed": 5, "stand": 2, "zeal": 1, "hold": BOTH},
               {3: "20 November. Three divisions turn round at the bridges.", 6: "23 November. Renard takes Studena back.",
                7: LAST}),
    "bridges": ("The line of the Velna",
                "The road to the Velna, won by the Allied side at the end. 14 points of French strength have left the "
                "map, but 12 are lost, which is not enough of a difference; and the Allied side has both bridges and 19 "
                "points to 7.",
                {"seed": 0, "stand": 2, "zeal": 1},
                {5: "22 November. Both bridges fell in one day; each gives 3 points as long as it is held.", 7: LAST}),
    "draw": ("A draw",
             "The road to the Velna, drawn. 18 points of French strength have left the map, 10 more than are lost: the "
             "French side has what it needs. But the Allied side has both bridges and more points, and so has what it "
             "needs as well.",
             {"seed": 3, "stand": 4, "zeal": 1},
             {6: "23 November. Fauvel is lost at Studena, and the bridge with him. Now for the other one.", 7: LAST}),
    "neither": ("Neither away nor beaten",
                "The road to the Velna, won by the Allied side because neither has done enough. The French side holds the "
                "bridges to the last, and so only 8 points of its strength leave the map; the Allied side loses 5 at "
                "them, and has fewer points.",
                {"seed": 2, "stand": 2, "zeal": 1, "hold": BOTH, "leave": 9},
                {3: "20 November. Three divisions turn round at the bridges.", 7: LAST}),
}


def _record(name):
    title, about, how, notes = PLAYED[name]
    play = Pursuit(**how, notes={1: FIRST, **notes}).play()
    if play.ended != {"draw": "both", "neither": "otherwise"}.get(name, name):
        raise ValueError(f"{name} ends as {play.ended}")
    return {**pursuit.make(play.log), "title": f"The road to the Velna: {title}", "about": about}


GAMES = {"velna": pursuit.make, **{f"velna-{name}": lambda name=name: _record(name) for name in PLAYED}}
