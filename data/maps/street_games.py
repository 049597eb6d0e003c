"""The recorded games of the street fight, by name."""

import street_breakout
import street_bridge
import street_held
import street_morning
import street_storm
import streets

STORM = ("The street fight for Millers' Quarter, fought to an instant: the German side wins in turn 6 when a squad Mops "
         "up the church, for then Town hall, Department store and church are German, and no squad in Good Order is "
         "left to hold the hall (26.1). On the way: Melee, a berserk charge, a tank Abandoned and captured, a Fire by "
         "accident, a squad hidden in a cellar. The points stand 52 to 6, captured units doubled.")
BREAKOUT = ("The same fight, won at the instant by exit (26.23): the German side leaves the houses alone, shoots its way along "
            "the main street and over the bridge, and has 18 points off the east end of it when the third vehicle is "
            "gone, with what it carries. On the way: an armor leader, passengers, and guns that fail and so count "
            "less.")
BRIDGE = ("The same fight, won at the end: the German side has lost the houses, but drives round them, and puts a squad "
          "on the bridge. It needs 12 casualty points more than the enemy; it has 17 to 7 when the last phase ends, "
          "and 23 to 7 when what is captured has been doubled (26.222). On the way: a building gained under a question "
          "mark and declared, a gun towed up, a correction by agreement.")
HELD = ("The same fight, held by the Russian side: the German one meets none of its conditions, and so loses (26.3). It "
        "has five of the eight key buildings when the clock runs out, and would have the sixth, if it had not Kindled "
        "a Fire in the Department store itself (26.16). Points: 25 to 4, and 5 of 18 for exit. On the way: a rowhouse "
        "Mopped Up, a tank recalled, a leader captured and freed, prisoners killed by their own side.")
MORNING = ("Three turns of the same fight, with other aims: each side has conditions of its own at the end. The German "
           "side wants Tanners' Row, School No. 4 and the Post office, the Russian side Tanners' Row, the Printing shop "
           "and the Town hall. Neither has all of them, nothing says who wins otherwise, and the fight is undecided "
           "(26.1).")


def storm():
    return streets.make("Street fight: Storm", STORM, street_storm.play())


def breakout():
    return streets.make("Street fight: Breakout", BREAKOUT, street_breakout.play())


def bridge():
    return streets.make("Street fight: The bridge", BRIDGE, street_bridge.play())


def held():
    return streets.make("Street fight: Held", HELD, street_held.play())


def morning():
    return streets.make("Street fight: One morning", MORNING, street_morning.play(), streets.morning_rules, 3)


GAMES = {"street-fight": streets.make, "street-fight-storm": storm, "street-fight-breakout": breakout,
         "street-fight-bridge": bridge, "street-fight-held": held, "street-fight-morning": morning}
