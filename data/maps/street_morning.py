"""The fight for one morning, which nobody wins."""

import street_opening


def play():
    p = street_opening.play()
    third_german(p)
    third_russian(p)
    return p


def third_german(p):
    p.next()
    p.breaks("ra4")
    p.breaks("ra3")
    p.next()
    p.all_go(["ga1", "gl3"], "L2", "M2")
    p.go("gp3", "L4")
    p.go("ga5", "J6")
    p.next()
    p.go("ra4", "N4", "O6")
    p.next()
    p.all_go(["ga1", "gl3"], "M3", note="The Post office is German.")
    p.all_go(["gp2h", "gl2"], "L5", note="Tanners' Row is not: Lieutenant Sukhov is upstairs, and a leader is armed.")
    p.next()


def third_russian(p):
    p.rallies("ra3", note="And his squad is in Good Order again.")
    p.next()
    p.breaks("gp2h")
    p.next()
    p.go("rg1", "O4")
    p.next()
    p.go("gp2h", "K6")
    p.next()
    p.note("The clock strikes eleven. The German side has the school and the Post office, the Russian side Tanners' "
           "Row and the Town hall, and each lacks a building.")
    p.next()
