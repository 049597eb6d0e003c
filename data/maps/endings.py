"""Seven games on Operation Typhoon, one to each ending.

Each is history up to a point, and then what somebody wanted otherwise.  A
game is a function of the scenario that returns its title, what it shows, and
the play.
"""

from marching import MOTORS
from playing import Play


def moscow_entered(scenario):
    """4.2"""
    orders = {
        "XL": {2: "35.30, 55.52", 3: "moscow", 4: "moscow"},
        "XLVI": {2: "34.90, 55.50", 3: "moscow", 4: "moscow"},
        "LVII": {3: "36.80, 55.25", 4: "podolsk"},
        "VII": {3: "mozhaisk"},
    }
    play = Play(scenario, orders, paces={3: (15, 8), 4: (12, 7)})
    play.marching.forbidden["german"] = set()
    return ("Typhoon: through the Mozhaisk gate (4.2)",
            "The ground stays hard for a fortnight longer, and the panzer corps that closed the ring at "
            "Vyazma do not wait for the infantry. The game ends by 4.2, in the middle of a phase, the "
            "instant the first of them enters Moscow.", play)


def moscow_isolated(scenario):
    """4.3"""
    orders = {
        "XLI": {6: "36.60, 56.45", 7: "dmitrov", 8: "zagorsk"},
        "LVI": {6: "klin", 7: "38.00, 56.40", 8: "38.60, 56.15"},
        "V": {6: "solnechnogorsk", 7: "37.30, 56.20", 8: "37.80, 56.15"},
        "XXIV": {5: "37.90, 54.05", 6: "venev", 7: "kolomna", 8: "39.00, 55.50"},
        "XLVII": {5: "37.60, 53.70", 6: "38.40, 54.20", 7: "38.90, 54.90", 8: "yegoryevsk"},
        "LIII": {5: "37.60, 53.80", 6: "stalinogorsk", 7: "kashira", 8: "38.10, 55.00"},
        "XLIII": {7: "37.50, 54.70", 8: "serpukhov"},
    }
    play = Play(scenario, orders, paces={5: (8, 5), 6: (10, 6), 7: (14, 7), 8: (16, 8)},
                hooks={(8, "german", "Movement"): _close_the_ring})
    return ("Typhoon: the pincers close behind Moscow (4.3)",
            "An early frost. Panzer Groups 3 and 4 cross the canal at Dmitrov, the 2nd Panzer Army leaves "
            "Tula aside and takes the Oka bridges. In the movement of Nov IV the last gaps east of the "
            "capital are shut: nothing happens until the phase ends, and then neither Moscow hex can trace "
            "supply: 4.3.", play)


def five_cities(scenario):
    """4.4"""
    orders = {
        "XXIV": {5: "37.45, 54.00", 6: "tula", 7: "37.90, 54.20", 8: "38.10, 54.35", 9: "venev"},
        "LIII": {6: "37.60, 53.90", 7: "tula", 8: "tula", 9: "tula"},
        "XLIII": {6: "37.20, 54.25", 7: "37.40, 54.35"},
        "50A": {7: "37.90, 54.55", 8: "37.90, 54.60"},
    }
    return ("Typhoon: five cities (4.4)",
            "Moscow is not the goal. Tula falls in Nov II and is held; with Smolensk, Orel, Kursk and "
            "Kalinin that makes five. It counts on one day only: the end of Dec I, by 4.4.",
            Play(scenario, orders, paces={6: (7, 5)}))


def cavalry_raid(scenario):
    """4.5"""
    orders = {
        "sov-50-cav": {1: "32.45, 55.95", 2: "31.95, 55.60", 3: "demidov"},
        "sov-53-cav": {1: "32.60, 55.95", 2: "32.10, 55.60", 3: "demidov"},
    }
    return ("Typhoon: sabres in the rear (4.5)",
            "While every German division marches east, two cavalry divisions of the 29th Army ride west "
            "through the bogs about Bely. The instant they enter Demidov, a town behind the front of 1 "
            "October that nobody guards, the Soviet side has won by 4.5.",
            Play(scenario, orders, raiders=("sov-50-cav", "sov-53-cav")))


def as_it_happened(scenario):
    """4.6"""
    return ("Typhoon: as it happened (4.6)",
            "All nine turns, each formation where it historically stood at the end of each week: Vyazma and"
            " Bryansk, the mud, the last attack to the canal. No German condition is met at the end of Dec "
            "I, so the Soviet side has won by 4.6.", Play(scenario))


def forgotten_withdrawal(scenario):
    """9.5"""
    return ("Typhoon: the cavalry that stayed (9.5)",
            "History until November. The 1st Cavalry Division is due to leave by the end of Nov I, and "
            "nobody thinks of it: at the end of that turn the Soviet side has won by 4.5 and 9.5, wherever "
            "the front stands.",
            Play(scenario, keep=("ger-1-cav",)))


def moscow_given_up(scenario):
    """Concession"""
    def concede(play):
        play.umpire.concede("soviet", "The government leaves for Kuibyshev; the Soviet player gives up.")
    return ("Typhoon: the sixteenth of October (concession)",
            "Two fronts destroyed, Kaluga, Kalinin and Mozhaisk lost, and nothing in hand: the Soviet "
            "player concedes in Oct III. History's answer is the game of nine turns beside this one.",
            Play(scenario, hooks={(3, "soviet", "Supply"): concede}))


GAMES = {
    "4.2": moscow_entered,
    "4.3": moscow_isolated,
    "4.4": five_cities,
    "4.5": cavalry_raid,
    "4.6": as_it_happened,
    "9.5": forgotten_withdrawal,
    "concession": moscow_given_up,
}


def _close_the_ring(play):
    """The ordinary movement, and then every motorized unit that can still shut a gap does."""
    play.arrivals("german")
    play.move_german()
    umpire, done = play.umpire, set()
    while not umpire.isolated():
        best = min(_ways_to_block(play, done), default=None)
        if best is None:
            return
        unit, path = best[2:]
        umpire.move(unit, list(path), "Closes the ring.")
        done.add(unit)


def _ways_to_block(play, done):
    """(how long a line is left, cost, unit, path) for each unit and hex that would break the shortest."""
    umpire, marching = play.umpire, play.marching
    line = next(found for found in map(umpire.supply_line, umpire.moscow) if found)
    spots = {n for h in line[3:] for n in umpire.near[h]} | set(line[3:])
    left = {}
    for unit in play.units_of("german"):
        if unit in done or umpire.units[unit].branch not in MOTORS:
            continue
        reached = marching.reach(unit, play.pace(unit) / 2)
        for hex_ in sorted(spots.intersection(reached) - umpire.held("german")):
            if hex_ not in left:
                lines = [umpire.supply_line(start, [hex_]) for start in umpire.moscow]
                left[hex_] = -min((len(line) for line in lines if line), default=999)
            yield left[hex_], round(reached[hex_][0], 6), unit, tuple(marching.path(reached, hex_))
