"""The recorded games of Crow Hill, one for each ending, by name."""

import hill
from hill_play import Fight

FIRE_BASE = {"ra1": 3, "ra2": 3, "rm1": 9, "ra6": 3}
FIRST = ("Captain Sedov's plan: over the brook on a broad front, and up. Nobody knows yet which of the counters on the "
         "hill are men.")
LAST = "The last turn. Now the crest decides; if it is held, the casualty points do."
BACK = "The German side strikes back on the slope."

# Of each game: the rest of its title, what is told of it, how it is played, and what is told in which turn.
PLAYED = {
    "taken": ("The crest is taken",
              "The fight for Crow Hill, won by the Russian side in turn 5: when its player turn ends, no unbroken German "
              "squad, half-squad or crew is on the crest, and at least two squads of its own are.",
              {"seed": 32, "sally": 4},
              {3: "From this turn on the crest can be taken for good.", 4: BACK, 5: "The attack is at the top."}),
    "cleared": ("Nobody holds the crest",
                "The fight for Crow Hill, won by the Russian side at the end. It has lost more than the enemy, 12 "
                "casualty points to 9; but nobody of the German side is left on the crest.",
                {"seed": 49, "sally": 4},
                {4: BACK, 6: LAST}),
    "bled": ("The defenders have bled",
             "The fight for Crow Hill, won by the Russian side on points: the crest is held to the end, but with 18 "
             "casualty points to 13. Prisoners count double when the fight is over.",
             {"seed": 102, "support": FIRE_BASE},
             {3: "The fire base moves up.", 6: LAST}),
    "beaten-off": ("The attack is beaten off",
                   "The fight for Crow Hill, won by the German side: the crest is held, and the attack has cost 16 "
                   "casualty points against 9.",
                   {"seed": 85, "sally": 4},
                   {4: BACK, 6: LAST}),
    "held": ("Held",
             "The fight for Crow Hill, won by the German side because it has held: the crest is German, and the casualty "
             "points are level, 13 to 13. A prisoner, who counts double at the end, makes them so.",
             {"seed": 78, "sally": 4},
             {4: BACK, 6: LAST}),
}


def _record(name):
    title, about, how, notes = PLAYED[name]
    play = Fight(**how, notes={1: FIRST, **notes}).play()
    if play.ended != name:
        raise ValueError(f"{name} ends as {play.ended}")
    return hill.make(f"Crow Hill: {title}", about, play)


GAMES = {"crow-hill": hill.make, **{f"crow-hill-{name}": lambda name=name: _record(name) for name in PLAYED}}
