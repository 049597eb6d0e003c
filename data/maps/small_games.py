"""The recorded games of the bridgehead and the siege, phase by phase, and all games by name.

A unit moves no further than its pace, round enemies, and two units at most end in a hex.
"""

import bridgehead
import siege
from text_board import BoardError

STACK = 2


class Play:
    def __init__(self, game, board):
        self.board, self.log = board, []
        self.units = {unit["id"]: unit for unit in game["units"]}
        self.at = {id_: unit["at"] for id_, unit in self.units.items() if unit["at"]}

    def _enemies(self, unit):
        side = self.units[unit]["side"]
        return {self.board.names[at] for id_, at in self.at.items() if self.units[id_]["side"] != side}

    def note(self, text):
        self.log.append({"do": "note", "text": text})

    def go(self, unit, to, pace=None):
        pace = pace or (5 if self.units[unit]["branch"] in ("armor", "mechanized") else 3)
        way = self.board.way(self.at[unit], to, self._enemies(unit))
        if not 0 < len(way) <= pace:
            raise BoardError(f"{unit} cannot reach {to}: {len(way)} hexes")
        if list(self.at.values()).count(to) >= STACK:
            raise BoardError(f"{to} is full")
        self.at[unit] = to
        self.log.append({"do": "move", "unit": unit, **({"to": to} if len(way) == 1 else {"path": way})})

    def come(self, unit, at):
        self.at[unit] = at
        self.log.append({"do": "place", "unit": unit, "to": at})

    def lose(self, unit):
        del self.at[unit]
        self.log.append({"do": "eliminate", "unit": unit})

    def end(self):
        self.log.append({"do": "end-phase"})


def _landing():
    play = Play(bridgehead.make(), bridgehead.board())
    note, go, come, lose, end = play.note, play.go, play.come, play.lose, play.end
    note("4 February. The first wave turns east, towards the port.")
    go("mar-83", "1010")
    go("mar-255", "0809")
    go("para-31", "0807")
    go("mar-327", "0510")
    end()
    end()
    go("inf-186", "0607")
    go("inf-213", "1408")
    end()
    end()
    note("5 February. Tanks and riflemen come ashore. The western quarter of Lazurny falls.")
    come("tk-563", "0513")
    come("rif-165", "0512")
    go("mar-255", "1009")
    go("rif-165", "0710")
    go("tk-563", "0709")
    end()
    lose("sec-88")
    go("mar-83", "1110")
    end()
    come("inf-421", "0801")
    go("inf-421", "0804")
    go("inf-213", "1309")
    end()
    note("The paratroopers are overrun in the woods.")
    lose("para-31")
    end()
    note("6 February. The port is clear, and the tanks are in Kamenka.")
    come("rif-107", "0512")
    go("mar-255", "1109")
    go("rif-165", "0908")
    go("tk-563", "0907")
    go("rif-107", "0710")
    end()
    lose("port")
    go("mar-255", "1210")
    lose("inf-170")
    go("tk-563", "0906")
    end()
    come("pz-arndt", "1905")
    go("pz-arndt", "1406")
    go("inf-421", "0805")
    go("coast", "1610")
    end()
    end()
    note("7 February. Both sides bring up what they have; the line from Kamenka to the port holds.")
    go("rif-107", "1009")
    go("rif-165", "1007")
    end()
    lose("inf-213")
    end()
    go("pz-arndt", "1107")
    go("inf-186", "0606")
    go("coast", "1510")
    end()
    note("A blow from east and north: the tanks hold Kamenka, a naval battalion is lost in the west.")
    lose("mar-327")
    end()
    note("8 February. The third evening with a port at work.")
    go("mar-144", "0710")
    go("rif-107", "1008")
    end()
    lose("pz-arndt")
    end()
    go("inf-421", "0905")
    end()
    end()
    return play.log


def _storm():
    play = Play(siege.make(), siege.board())
    note, go, come, lose, end = play.note, play.go, play.come, play.lose, play.end
    note("Day 1. The North Fort is stormed from two sides, at a price.")
    go("r-5", "1006")
    end()
    lose("north")
    lose("r-77")
    go("r-82", "0905")
    end()
    end()
    end()
    note("Day 2. The Arsenal.")
    go("r-117", "1008")
    end()
    lose("ars")
    go("r-312", "0908")
    end()
    end()
    end()
    note("Day 3. The Cadets give up the Water Mill; the relief force comes on in the west.")
    go("r-416", "0709")
    end()
    lose("mill")
    go("r-416", "0708")
    end()
    come("pz-holt", "0106")
    come("pg-21", "0107")
    come("vg-6", "0105")
    go("pz-holt", "0407")
    go("pg-21", "0408")
    go("vg-6", "0304")
    end()
    lose("r-39")
    end()
    note("Day 4. A Soviet division enters the Station. The relief force comes up to it.")
    come("tk-3", "1606")
    go("tk-3", "1106")
    go("r-234", "0606")
    end()
    lose("rail")
    go("r-234", "0706")
    end()
    go("pz-holt", "0606")
    go("pg-21", "0607")
    end()
    end()
    note("Day 5. Into the Citadel, and out of it again. The relief force retakes the Station, but no line to the Citadel is open.")
    end()
    lose("cit-1")
    go("r-5", "0906")
    end()
    end()
    lose("r-234")
    go("pz-holt", "0706")
    lose("r-5")
    end()
    note("Day 6. Tanks in the yard of the Citadel.")
    go("tk-3", "1006")
    end()
    lose("cit-2")
    go("tk-3", "0906")
    go("r-117", "0907")
    return play.log


LANDED = ("The bridgehead, played for five days: the port falls on the third, the tanks take Kamenka the same evening, and the "
          "Soviet side has held the port, with an open line from Kamenka to it, at the end of three days in a row.")
STORMED = ("The siege of Velin, played for six days: strongpoint after strongpoint falls, the relief force retakes the Station, "
           "and with 17 of 18 points of strength lost the Soviet side enters the Citadel. It holds four of five.")


def landed():
    return {**bridgehead.make(_landing()), "title": "The bridgehead: The port at work", "about": LANDED}


def stormed():
    return {**siege.make(_storm()), "title": "The siege of Velin: Stormed", "about": STORMED}


GAMES = {"bridgehead": bridgehead.make, "bridgehead-port": landed, "siege-of-velin": siege.make,
         "siege-of-velin-stormed": stormed}
