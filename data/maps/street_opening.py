"""The first two turns of the street fight, which all its recorded games have in common."""

from street_play import Play


def play(before=None):
    """`before`: a note that comes first."""
    p = Play()
    if before:
        p.note(before)
    first_german(p)
    first_russian(p)
    second_german(p)
    second_russian(p)
    return p


def first_german(p):
    p.note("Hauptmann Brandt means to have the school today. Nobody knows yet which of the counters under a question "
           "mark are men.")
    p.next()
    p.reveal("gm1", note="The machine gun in the Blue cottage opens fire on the upper windows of the school.")
    p.reveal("ra1")
    p.breaks("ra1", note="Somebody was there. Broken, the squad keeps what it has, but gains nothing more.")
    p.next()
    p.all_go(["gb1", "gl4"], "I1", note="Into the Clinic: Location, hex and building at once (26.14).")
    p.go("gd1", "H1")
    p.all_go(["ga1", "gl3"], "I2")
    p.go("ga2", "H2")
    p.all_go(["gp1", "gl1"], "H3")
    p.go("pz4", "H4", note="A tank holds the street that it stands in, and only as long as it does (26.12).")
    p.go("stug", "H5")
    p.go("ga3", "G5", "H4")
    p.all_go(["gp2", "gl2"], "H5")
    p.go("ga5", "H6")
    p.reveal("ra2", note="Fire from Tanners' Row.")
    p.breaks("ga5")
    p.go("ga6", "H7")
    p.go("gd2", "H8")
    p.go("sdk", "G5")
    p.next()
    p.go("ga5", "G6", "F6")
    p.next()
    p.all_go(["gp1", "gl1"], "I3")
    p.falls("rd1", note="A question mark and nobody behind it: dummies hold nothing up (26.15). The hex I3 is German, "
                        "the school not yet: a broken squad is armed.")
    p.all_go(["gp2", "gl2"], "I6")
    p.mark("gp2", melee=True)
    p.mark("ra2", melee=True, note="Hand to hand. Nobody who is in Melee gains anything.")
    p.next()


def first_russian(p):
    p.next(2)
    p.go("t34", "S5", note="The T-34 comes over the bridge.")
    p.go("rc2", "N9")
    p.next()
    p.go("ra1", "L3", note="With the broken squad gone, the school is German in the very same moment.")
    p.next()
    p.falls("ra2", note="The Melee is over; its winner stands in the first house of the row, but others are in "
                        "it, too.")
    p.mark("gp2", melee=False)
    p.go("rc2", "M9")
    p.next()


def second_german(p):
    p.rallies("ga5")
    p.next()
    p.comes("stuka", "O9", note="A Ju 87 over the Machine works.")
    p.rubble("O9/1", note="The upper floor of the works comes down in O9.")
    p.withdraw("stuka")
    p.reveal("ra4", note="The PzKpfw IV fires down the street: there is somebody in the Post office.")
    p.next()
    p.go("pz4", "K5")
    p.reveal("pto", "rk1", note="An anti-tank gun at the Fire station, which nobody had seen.")
    p.mark("pz4", ma="malfunctioned", note="Its gun jams. That scores nothing (26.221), but it would count a point "
                                           "less.")
    p.go("ga3", "J4")
    p.all_go(["ga1", "gl3"], "K2")
    p.go("ga2", "K2")
    p.all_go(["gb1", "gl4"], "K1")
    p.all_go(["gp2", "gl2"], "J5", "K6")
    p.reveal("ra3", "rl3")
    p.halved("gp2", note="A squad that is reduced costs one point.")
    p.go("ga6", "J7", note="The Bathhouse.")
    p.go("sdk", "I5")
    p.dismounts("gp3")
    p.go("gp3", "J4")
    p.go("stug", "J3", bypass=True, note="In Bypass along the wall of the school it holds nothing.")
    p.go("gm1", "H3")
    p.go("ga5", "H6")
    p.next(2)
    p.go("gb1", "L1")
    p.go("gl4", "L1", note="The Printing shop.")
    p.go("ga2", "L2")
    p.next()


def second_russian(p):
    p.mounts("rg2", "zis")
    p.mounts("rg3", "zis", note="The reserve mounts up.")
    p.rallies("ra1")
    p.next()
    p.breaks("ga3")
    p.next()
    p.comes("zis", "GG5")
    p.go("zis", "Y5", note="Over the railway and down to the bridge.")
    p.comes("t60", "GG5")
    p.go("t60", "X4", "V4", note="A light tank first across.")
    p.go("ra5", "N4")
    p.go("rs1", "N6", note="Still under a question mark.")
    p.next()
    p.go("ga3", "I4")
    p.next()
    p.go("ra5", "O4")
    p.go("rc1", "L6")
    p.next()
