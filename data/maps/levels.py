"""Six games on Moscow, counterstroke, one to each level of victory.

One is as it happened; in the others somebody wanted otherwise, or had other
luck.  A game is a function of the scenario that returns its title, what it
shows, and the play.
"""

from battle import Battle

CANAL = ("XXVII", "KLIN", "LVI", "XLI", "V", "XLVI")             # Kalinin, Klin and the canal
NORTH = CANAL + ("VI", "XL", "IX", "VII")                        # … and down to the Moskva
SOUTH = ("XIII", "XLIII", "LIII", "XXIV", "XLVII", "XXXV", "XXXIV")

SOVIET_NORTH = ("29A", "31A", "30A", "1SH", "20A", "16A", "5A", "33A", "43A", "49A")
SOVIET_SOUTH = ("50A", "1GCC", "10A", "61A", "3A", "13A", "KOST")

KOSTROVO = (1, "german", "rail-cut", 1,
            "A battle group of the 4th Panzer Division blows up the line from Tula to Serpukhov at Kostrovo.")
GUNS = (4, "soviet", "guns-left-behind", 3,
        "On the road from Klin stand the heavy guns that no horse could draw.")
GUNS_SOUTH = (4, "soviet", "guns-left-behind", 2,
              "At Stalinogorsk the 112th Division blows up its last howitzers.")
RAID = (9, "soviet", "rail-cut", 1, "Belov's riders are on the line from Sukhinichi to Kaluga.")


def not_one_step_back(scenario):
    return ("Counterstroke: not one step back (Soviet decisive)",
            "The order to stand comes a fortnight early. From Kalinin to the Moskva nobody may leave his "
            "place, and division after division is destroyed where it stands.",
            Battle(scenario, 4, odds={"soviet": 1.25}, stand=CANAL + ("XL", "IX"),
                   awards=(KOSTROVO, GUNS, GUNS_SOUTH, RAID),
                   headlines={
                       1: "The panzer groups report that they can attack no more. The order from above: not "
                          "one step back.",
                       4: "Between the canal and Klin the panzer divisions die where they stand.",
                       7: "South of the Oka the front falls back all the same.",
                       10: "Two panzer groups have ceased to be what their names say."}))


def as_it_happened(scenario):
    return ("Counterstroke: as it happened (Soviet substantial)",
            "Much as it went from 5 to 24 December: Yelets on the 9th, Stalinogorsk, Istra and "
            "Solnechnogorsk by the 12th, then Klin, Kalinin on the 16th, Volokolamsk and Kaluga. The German "
            "front bends far back and does not break.",
            Battle(scenario, 3, luck={"soviet": -1}, awards=(KOSTROVO, GUNS, RAID)))


def the_south_stands(scenario):
    return ("Counterstroke: the Oka and the Upa hold (Soviet marginal)",
            "The northern wing goes back to the Lama as in history. In the south the 2nd Panzer Army digs "
            "in round Tula instead, keeps Yelets and Stalinogorsk, and makes each attack dear.",
            Battle(scenario, 8, luck={"soviet": -1}, stand=SOUTH,
                   until={**dict.fromkeys(SOVIET_SOUTH, 3), "49A": 6}, awards=(KOSTROVO, GUNS),
                   headlines={
                       1: "Guderian's divisions are told to dig in round Tula and to hold.",
                       4: "Istra is lost in the north; in the south the 10th Army makes no headway.",
                       6: "Kalinin is lost; the northern wing goes back to the Lama.",
                       10: "Snow. The northern wing stands on the Lama and the Ruza, the southern one where "
                           "it stood."
                   }))


def the_north_stands(scenario):
    return ("Counterstroke: Klin is not lost (German marginal)",
            "The 30th Army does not get through to Klin, and so nobody has to leave the canal. South of "
            "Tula the front gives way as it did, Yelets and Stalinogorsk are lost; but Aleksin and Kaluga "
            "are not.",
            Battle(scenario, 2, luck={"soviet": -3}, odds={"soviet": 2}, stand=NORTH + ("XIII", "XLIII"),
                   until={**dict.fromkeys(SOVIET_NORTH, 3), "30A": 1, "1SH": 1, "20A": 2, "49A": 6, "50A": 6},
                   awards=(KOSTROVO,),
                   headlines={
                       1: "At Klin everything that has wheels left is put into the line.",
                       3: "Yelets is lost.",
                       6: "From Kalinin to Istra the front has not moved. South of Tula the retreat goes on.",
                       10: "The Soviet armies in the north go over to the defence."}))


def brigade_by_brigade(scenario):
    north, south = dict.fromkeys(SOVIET_NORTH, 3), dict.fromkeys(SOVIET_SOUTH, 3)
    return ("Counterstroke: the reserves are held back (German substantial)",
            "The reserve armies are fed in brigade by brigade, and the German side has dug itself in. Not "
            "much is lost on either side; but the towns count turn by turn.",
            Battle(scenario, 5, luck={"soviet": -2}, odds={"soviet": 1.75}, stand=NORTH + SOUTH,
                   until={**north, **south}, awards=(KOSTROVO,),
                   headlines={
                       1: "The reserve armies stay by the railways; only their vanguards attack.",
                       5: "The positions freeze in.",
                       10: "Christmas before Moscow."}))


def head_on(scenario):
    north, south = dict.fromkeys(SOVIET_NORTH, 4), dict.fromkeys(SOVIET_SOUTH, 4)
    return ("Counterstroke: head-on (German decisive)",
            "The Soviet armies attack every strongpoint frontally, at any odds and day by day, what an "
            "order of 9 December in truth forbade. The German side stands, and its lines stay whole.",
            Battle(scenario, 7, luck={"soviet": -2}, odds={"soviet": 1.25}, stand=NORTH + SOUTH,
                   until={**north, **south}, awards=(KOSTROVO,),
                   headlines={
                       1: "All along the front the attack begins at once, without reconnaissance and "
                          "without guns.",
                       3: "The brigades of the 1st Shock and the 20th Army bleed white before the villages.",
                       7: "There is not much left to attack with.",
                       10: "The counterstroke has failed."}))


GAMES = {
    "soviet-decisive": not_one_step_back,
    "soviet-substantial": as_it_happened,
    "soviet-marginal": the_south_stands,
    "german-marginal": the_north_stands,
    "german-substantial": brigade_by_brigade,
    "german-decisive": head_on,
}
