"""The street fight won at the end: the bridge, and casualty points that count double once the fight is over."""

import street_opening


def play():
    p = street_opening.play()
    third_german(p)
    third_russian(p)
    fourth_german(p)
    fourth_russian(p)
    fifth_german(p)
    fifth_russian(p)
    sixth_german(p)
    sixth_russian(p)
    return p


def third_german(p):
    p.next()
    p.breaks("ra4")
    p.next()
    p.go("opel", "F4", note="The lorry comes up for the anti-tank gun.")
    p.go("sdk", "H5")
    p.go("gb2", "G5", "H5")
    p.mounts("gb2", "sdk", note="Kern's idea: leave the street to the tanks, and drive round by the southern lane.")
    p.go("gp3", "L4")
    p.all_go(["ga1", "gl3"], "L2", "M2")
    p.go("pz4", "M5")
    p.go("stug", "L4")
    p.go("ga5", "J6")
    p.go("ga4", "F6", "H7", note="Still under a question mark.")
    p.go("gd2", "I9")
    p.next()
    p.go("ra4", "N4", "O6")
    p.next()
    p.all_go(["ga1", "gl3"], "M3")
    p.go("gp3", "M4")
    p.go("ga2", "L3")
    p.mark("ga2", melee=True)
    p.mark("ra1", melee=True)
    p.go("ga6", "K8")
    p.next()


def third_russian(p):
    p.rallies("ra4")
    p.next()
    p.breaks("ga1")
    p.next()
    p.go("zis", "X4", "T4")
    p.dismounts("rg2")
    p.dismounts("rg3")
    p.go("rg2", "Q4")
    p.go("rg3", "S6")
    p.go("t34", "Q5")
    p.go("t60", "S5")
    p.go("rc1", "L7")
    p.next(2)
    p.mark("ga2", melee=False)
    p.mark("ra1", melee=False)
    p.capture("ra1", "ga2", note="Two points as long as it is captured; four if it still is when the fight is over "
                                 "(26.222).")
    p.next()


def fourth_german(p):
    p.rallies("ga1")
    p.rallies("ga3")
    p.mark("pz4", ma="functioning", note="The tank's gun is in order again.")
    p.next()
    p.falls("t60", survivors=["rk4"], note="1 for the vehicle, 1 for its gun, 1 for an armor factor of 3; the crew gets "
                                           "out.")
    p.breaks("rc2")
    p.mark("t34", stunned=True)
    p.next()
    p.mounts("gc1", "opel")
    p.mounts("pak", "opel")
    p.go("opel", "K5")
    p.dismounts("gc1")
    p.dismounts("pak", note="The anti-tank gun is set up on the main street.")
    p.go("sdk", "H8", "L8")
    p.go("ga4", "I8", "J8", "K9", note="The stable is German, but nobody says so: a concealed unit's gains need not be "
                                       "declared (26.15).")
    p.go("stug", "N4")
    p.go("ga5", "K7")
    p.reveal("rs1", note="Submachine guns from behind the square.")
    p.falls("ga5", note="A whole squad, 2 points.")
    p.next()
    p.go("rc2", "O9")
    p.next()
    p.go("ga6", "L7", note="The Workers' club: hand to hand.")
    p.mark("ga6", melee=True)
    p.mark("rc1", melee=True)
    p.go("gp1", "I4")
    p.next()


def fourth_russian(p):
    p.mark("t34", stunned=False)
    p.next()
    p.halved("gp3")
    p.next()
    p.go("rs1", "N5")
    p.go("rg3", "R4")
    p.go("rk4", "T5", "U4")
    p.go("zis", "X4", "AA5", note="The empty lorry goes back.")
    p.next(2)
    p.mark("ga6", melee=False)
    p.mark("rc1", melee=False)
    p.falls("rc1")
    p.next()


def fifth_german(p):
    p.next()
    p.mark("t34", ma="disabled", note="Two guns on one tank.")
    p.falls("rs1")
    p.declare("german", "building", "stable", note="From now on the enemy knows whose the stable is.")
    p.next()
    p.go("sdk", "S8", note="Round by the southern lane.")
    p.go("pz4", "N5", "O5")
    p.go("gp3h", "N4")
    p.go("ga1", "N3")
    p.breaks("rg2")
    p.next()
    p.go("rg2", "Q3", "S2")
    p.next()
    p.go("gp3h", "O5")
    p.next()


def fifth_russian(p):
    p.next()
    p.falls("gl3", note="Leutnant Maurer: 1 for a leader and 1 for his modifier.")
    p.next()
    p.bails_out("t34", "rk3", note="The T-34's crew gives up.")
    p.go("rk3", "R4")
    p.go("rg3", "S3")
    p.next(3)


def sixth_german(p):
    p.next()
    p.falls("rk3")
    p.adjust("russian", "cvp", 1, "a half-squad hit in turn 4 and not written down")
    p.next()
    p.go("gp3h", "P4", "Q5")
    p.capture("t34", "gp3h", note="The T-34: 1 for the vehicle, 3 for its armor.")
    p.mounts("gp3h", "t34")
    p.go("sdk", "S5", "W5")
    p.dismounts("gb2")
    p.go("pz4", "P4")
    p.until("Advance")
    p.go("gb2", "X4/bridge", note="A squad on the bridge, and no armed enemy in that Location: the pillbox is another "
                                  "one.")
    p.next()


def sixth_russian(p):
    p.next()
    p.breaks("gb2", note="Broken, but that takes nothing back.")
    p.next()
    p.go("rg3", "S5", "U5")
    p.next(2)
    p.note("The casualty points stand too close together. But now the fight ends, and what is captured counts double.")
    p.next()
