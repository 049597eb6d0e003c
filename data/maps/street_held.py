"""The street fight that the Russian side wins by avoiding what the German side needs: a Fire is the German side's own
undoing."""

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
    p.breaks("ra3")
    p.breaks("rl3")
    p.breaks("ra4")
    p.next()
    p.all_go(["ga1", "gl3"], "L2", "M2")
    p.go("gp3", "L4")
    p.all_go(["gp1", "gl1"], "J2", "K3")
    p.all_go(["gb1", "gl4"], "N1")
    p.go("ga5", "J6")
    p.go("stug", "L4")
    p.go("gb2", "G5", "I5")
    p.next()
    p.go("ra4", "N4", "O6")
    p.next()
    p.all_go(["ga1", "gl3"], "M3")
    p.go("gp3", "M4")
    p.go("ga2", "L3")
    p.mark("ga2", melee=True)
    p.mark("ra1", melee=True)
    p.all_go(["gp2h", "gl2"], "L5")
    p.mop_up("gp2h", "row", note="In a rowhouse Mopping Up reaches no further than the hex of who does it. The broken "
                                 "squad upstairs surrenders, and its lieutenant, too.")
    p.next()


def third_russian(p):
    p.rallies("ra4")
    p.next()
    p.falls("gc1", note="The gun's crew is hit, 2 points. The gun stands where it stood.")
    p.next()
    p.go("zis", "X4", "T4")
    p.dismounts("rg2")
    p.dismounts("rg3")
    p.go("rg2", "Q4")
    p.go("rg3", "R4")
    p.go("t34", "Q5")
    p.go("t60", "S5")
    p.go("rc1", "L7")
    p.next(2)
    p.mark("ga2", melee=False)
    p.mark("ra1", melee=False)
    p.capture("ra1", "ga2")
    p.next()


def fourth_german(p):
    p.rallies("ga3")
    p.next()
    p.breaks("ra5")
    p.mark("pz4", ma="disabled", note="The gun cannot be repaired: the tank is recalled.")
    p.next()
    p.all_go(["gp1", "gl1"], "L2", "M2", "N2")
    p.all_go(["gb1", "gl4"], "O2")
    p.go("gp3", "N4")
    p.go("ga5", "K7")
    p.go("ga6", "K8")
    p.go("gb2", "K5")
    p.go("stug", "N4")
    p.go("sdk", "H4", "H2", "N2")
    p.go("pz4", "A5")
    p.leaves("pz4", "A5", "recall", note="Under Recall: it counts for nobody.")
    p.next()
    p.go("ra5", "P4", "Q6")
    p.next()
    p.all_go(["gp1", "gl1"], "O3")
    p.go("gp3", "O4")
    p.mark("gp3", melee=True)
    p.mark("rl1", melee=True)
    p.go("ga6", "L7")
    p.falls("rc1")
    p.next()


def fourth_russian(p):
    p.next()
    p.falls("ra1", own_attack=True, note="Mortars on the bakery hit their own men. A prisoner whom his own side kills "
                                         "counts double at once, 4 points (26.222).")
    p.breaks("ga2")
    p.next()
    p.go("rg2", "P3")
    p.go("rg3", "Q5")
    p.go("rc2", "N8")
    p.next()
    p.go("ga2", "K3")
    p.next()
    p.mark("gp3", melee=False)
    p.mark("rl1", melee=False)
    p.capture("gl1", "rg1", note="Hauptmann Brandt goes up the wrong stairs, and is taken.")
    p.falls("rl1", note="Captain Orlov dies in his command post.")
    p.next()


def fifth_german(p):
    p.rallies("ga2")
    p.next()
    p.breaks("rg1")
    p.breaks("rg2")
    p.breaks("ra4")
    p.next()
    p.go("ga1", "N3")
    p.go("gb2", "N4")
    p.go("ga5", "L6")
    p.all_go(["gb1", "gl4"], "P2", "S2")
    p.go("sdk", "S2", "W2")
    p.next()
    p.release("gl1", note="The squad that guarded him is broken, and Brandt is free: the points for his capture are "
                          "gone (26.222).")
    p.go("rg1", "P3/1")
    p.go("rg2", "Q3", "R4")
    p.go("ra4", "P6", "Q7")
    p.next()
    p.go("ga1", "O3")
    p.mop_up("ga1", "hall", note="The Town hall, from the cellar to the roof, and a squad with it.")
    p.go("gb2", "O5")
    p.go("ga6", "M7")
    p.falls("rd2")
    p.next()


def fifth_russian(p):
    p.next()
    p.halved("gb2")
    p.next()
    p.go("t34", "R4")
    p.go("t60", "S6")
    p.go("zis", "V4", "GG5")
    p.leaves("zis", "GG5", note="The driver of the lorry has had enough. What leaves the map without leave counts as "
                                "eliminated (26.221).")
    p.next(3)


def sixth_german(p):
    p.next()
    p.falls("rk1", note="The crew of the anti-tank gun falls.")
    p.falls("rs1", note="The men in the square are caught in the open.")
    p.next()
    p.go("sdk", "W5", "GG5")
    p.leaves("sdk", "GG5", "victory", note="Off the east end: 1 for the vehicle, 1 for its gun, 1 for its armor, 2 for "
                                           "its crew. A squad's worth more than nothing, but not 18 (26.23).")
    p.all_go(["gb1", "gl4"], "T2")
    p.go("gb2h", "O6", note="The Department store is German, the fifth of the key buildings.")
    p.reveal("rs2", note="And then shots from the cellar.")
    p.kindle("german", "O6", note="Kern has the store set on fire to get at them. Whoever Kindles a Fire forfeits what "
                                  "burns: Location, hex and building go to the Russian side (26.16).")
    p.go("gb2h", "O5")
    p.next(2)
    p.all_go(["gb1", "gl4"], "T3", note="The Fire station. It would have been the sixth.")
    p.next()


def sixth_russian(p):
    p.next()
    p.spread("O6", "P5", note="The Fire spreads, and its cause with it.")
    p.fire("O6", "blaze")
    p.next()
    p.go("rs2", "P5", "Q5")
    p.go("rc2", "N6")
    p.next(2)
    p.extinguish("O6", note="Out in O6. But P5 burns, and that Fire is the German side's, too: it cannot regain the "
                            "store.")
    p.next()
