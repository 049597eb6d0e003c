"""The street fight won at the instant by exit: three vehicles and what they carry leave the map at its east end."""

import street_opening


def play():
    p = street_opening.play()
    third_turn(p)
    fourth_turn(p)
    fifth_turn(p)
    sixth_turn(p)
    return p


def third_turn(p):
    p.mark("pz4", ma="functioning", note="The jam is cleared.")
    p.next()
    p.falls("t34", survivors=["rk3"], note="Straight down the main street, at 300 metres: 1 for the vehicle, 1 for its "
                                           "gun, 3 for its armor. The crew gets out.")
    p.next()
    p.go("gp3", "I5")
    p.mounts("gp3", "sdk", note="The engineers mount up again: there is a gap.")
    p.go("sdk", "L4")
    p.go("stug", "M5")
    p.go("ga5", "J6")
    p.all_go(["ga1", "gl3"], "L2", "M2")
    p.next(2)
    p.all_go(["ga1", "gl3"], "M3")
    p.breaks("ra4")
    p.next(3)
    p.dismounts("rg2")
    p.dismounts("rg3")
    p.go("rg2", "Z4", "Z3")
    p.go("rg3", "Z5", "AA6")
    p.go("zis", "CC6", note="The reserve goes into the houses on the far bank.")
    p.go("t60", "R4")
    p.go("rk3", "S8")
    p.next(3)


def fourth_turn(p):
    p.next()
    p.falls("t60", note="And the light tank with all its crew: 5.")
    p.breaks("rk1", note="The crew of the anti-tank gun has lost heart.")
    p.next()
    p.go("pz4", "S5")
    p.go("stug", "R4")
    p.go("sdk", "Q5", note="Past the Town hall with the hatches shut.")
    p.go("ga5", "K7")
    p.next(3)
    p.next()
    p.mark("sdk", ma="disabled", note="Its machine gun is shot away: a point less.")
    p.next(4)


def fifth_turn(p):
    p.next(2)
    p.go("pz4", "X4", "AA5", note="Over the bridge. It holds the bridge in passing, and leaves it behind as it was "
                                  "(26.12).")
    p.go("stug", "X4", "Z4")
    p.go("sdk", "X4", "Y5")
    p.mark("stug", ma="malfunctioned")
    p.next(3)
    p.next()
    p.halved("gp3", note="From the Steam mill into the open half-track: a squad reduced, a point.")
    p.next()
    p.go("ra5", "N4", "O5")
    p.next(3)


def sixth_turn(p):
    p.next(2)
    p.go("pz4", "GG5")
    p.leaves("pz4", "GG5", "victory", note="1 for the vehicle, 1 for its gun, 2 for its armor, 2 for its crew, and 2 for "
                                           "the armor leader: 8 exit points (26.23).")
    p.go("stug", "GG5")
    p.leaves("stug", "GG5", "victory", note="The same without gun and leader: 5.")
    p.go("sdk", "GG5")
    p.leaves("sdk", "GG5", "victory", note="1 + 0 + 1 + 2, and 1 for the half-squad in it: 5, and 18 together. The game "
                                           "is won at this instant (26.1).")
