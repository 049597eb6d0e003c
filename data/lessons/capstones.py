"""A game at the end of each system: a recorded one, which plays itself and stops before five of its moments to ask."""

import json
import os

from course import fact, lesson, predict, watch

SCENARIOS = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "scenarios")


class Record:
    """The events of a recorded game, taken one after the other."""

    def __init__(self, name):
        with open(os.path.join(SCENARIOS, f"{name}.hexgame"), encoding="utf-8") as file:
            self.game = json.load(file)
        del self.game["translations"]
        self.taken = 0

    def to(self, event):
        """The events that are left of the first `event`."""
        events, self.taken = self.game["log"][self.taken:event], event
        return events


def _how(look):
    return watch("A game in five questions",
                 "This is a recorded game. It plays itself, and stops at five moments. At each of them you say how it stands, "
                 "before the program says it.\n\nYou have one answer each time, and there are no hints. You can print your "
                 "result at the end.", look=look)


def _capstone(record, title, about, summary, steps):
    if record.taken != len(record.game["log"]):
        raise ValueError(f"{title}: {record.taken} events of {len(record.game['log'])} are played")
    made = lesson(record.game, title, about, summary, steps)
    made["lesson"] = {"summary": summary, "recorded": True, "steps": steps}
    return made


WON = fact("winner")
ALL = ["control", "supply", "stops", "cut", "zones", "verdict", "time"]


def typhoon():
    record = Record("typhoon-4.3")
    gap = ["ger-131-id", "ger-52-id", "ger-112-id", "ger-167-id", "ger-56-id"]
    return _capstone(
        record, "The game: the pincers close behind Moscow",
        "A recorded game of Operation Typhoon. It stops five times and asks you how it stands.",
        "You have followed a game to its end, and know what decided it and when.",
        [_how({"hexes": ["3916", "3917"], "show": ALL}),
         watch("The first turn", "The German side attacks. It wins if it enters the capital (4.2), or if the capital is cut "
                                 "off when a phase ends (4.3). It also wins if it controls all five cities when the "
                                 "last turn ends (4.4).", events=record.to(95), look={"hexes": ["3042"]}),
         predict("Into Orel", "One of the five cities is German at the start. Now the 3 Pz drives into Orel. How many of the "
                              "five cities are German then?", fact("cities"), events=record.to(96),
                 look={"hexes": ["3042"], "units": ["ger-3-pz"]},
                 after="A city belongs to the side that entered it last, and no supply is needed for that. Orel is the "
                       "second."),
         watch("October", "The German side also takes a city in the north. The roads turn to mud.",
               events=record.to(682), look={"hexes": ["3154"]}),
         predict("The fourth city", "Three of the five cities are German. Now the 25 mot enters Kursk, which is the fourth. "
                                    "Who has won?", WON, events=record.to(683),
                 look={"hexes": ["3154"], "units": ["ger-25-mot"]},
                 after="Four cities are not five. Nor would five be enough now: rule 4.4 is tested when the last turn ends."),
         watch("November", "The ground freezes. German divisions cross the canal in the north, and others come from the "
                           "south. They want to meet behind the city.", events=record.to(1060), look={"hexes": ["3824", "4224"]}),
         predict("The gap", "Five armored divisions close the ring in the north and in the east. One gap is left. It is "
                            "between the 131 ID and the 52 ID on one side, and the 112 ID, the 167 ID and the 56 ID on the "
                            "other. Every supply line from the city goes through the same hexes there. Which hexes are they? "
                            "Click them on the map.", fact("critical"), events=record.to(1065), look={"units": gap},
                 after="The zones of control on both sides of the gap leave one column of hexes between them. A unit that "
                       "closes it cuts off the city."),
         predict("The gap is closed", "Now the 19 Pz drives to 3922 and closes the gap. The phase is not over yet. Who has "
                                      "won?", WON, events=record.to(1066), look={"hexes": ["3922"], "units": ["ger-19-pz"]},
                 after="No supply line gets out, but rule 4.3 is tested when the phase ends. The German side must keep the "
                       "ring closed until then."),
         predict("The phase ends", "The Soviet side cannot move in this phase, and the phase ends. Who has won?", WON,
                 events=record.to(1067), look={"hexes": ["3916", "3917"]},
                 after="The city is still cut off when the phase ends, and that decides the game (4.3).")])


def counterstroke():
    record = Record("counterstroke-german-marginal")
    line = ["4462", "4567", "4369", "4665"]
    return _capstone(
        record, "The game: three to one",
        "A recorded game of the Moscow counterstroke. It stops five times and asks you how it stands.",
        "You have followed a game to its end, and know where its points came from.",
        [_how({"hexes": ["4222", "4223"], "show": ALL}),
         watch("The first turn", "The Soviet side attacks. The German side scores for the towns that it holds, and each "
                                 "side scores for hex rows that the enemy's line leaves open.", events=record.to(71),
               look={"hexes": ["5348", "5152"]}),
         predict("A row without a division", "The Soviet player turn has ended. Between the 326 R and the 269 R the Soviet "
                                             "line is open. Which rows does the Soviet line leave open?",
                 fact("open-rows", side="soviet"), look={"hexes": ["5348", "5152"], "units": ["sov-326-r", "sov-269-r"]},
                 after="A division holds its own row, and the rows that its zone of control reaches. The 326 R reaches "
                       "row 49, the 269 R reaches row 51."),
         watch("North of Moscow", "The Soviet armies take some towns for the first time. They surround German divisions and "
                                  "eliminate them.", events=record.to(274), look={"hexes": ["3813"]}),
         predict("A division is lost", "The Soviet side has 29 points. Now the 36 mot is eliminated: a mechanized division "
                                       "of strength 3. How many points does the Soviet side have then?",
                 fact("points", side="soviet"), events=record.to(275),
                 look={"hexes": ["3813"], "units": ["ger-36-mot"]},
                 after="An eliminated unit scores its strength, and a mechanized unit scores it twice: 29 + 6 = 35."),
         watch("The south", "In the south the German line goes back, and it becomes thin.", events=record.to(356),
               look={"hexes": line}),
         predict("A hole in the line", "The 95 ID is surrounded, and now it is eliminated. The nearest German units are the "
                                       "134 ID in the north, and the 1 SS, a brigade, and the 221 Sec in the south. Which rows "
                                       "does the German line leave open then?", fact("open-rows", side="german"),
                 events=record.to(357),
                 look={"hexes": line, "units": ["ger-95-id", "ger-134-id", "ger-1-ss", "ger-221-sec"]},
                 after="The zone of control of the 134 ID reaches row 63. The 1 SS is a brigade, which is too small for a zone "
                       "of control: it holds only row 67."),
         watch("The retreat", "The German side goes back, and finds nobody for the hole.", events=record.to(379),
               look={"hexes": ["4361", "4367", "4169"]}),
         predict("The level", "The points are 138 to 43. Now the German player turn ends, and the Soviet side scores 1 point "
                              "for each of the 4 open rows. What is the level of victory then? A German marginal "
                              "victory is more than 3:1, a Soviet marginal one more than 2:1.", fact("level"), events=record.to(380),
                 look={"hexes": ["4361", "4367", "4169"]},
                 after="3 × 47 is 141, and 138 is less: the German side no longer has three times as many points."),
         watch("To the last turn", "The armies fight for the roads and the towns until Christmas.", events=record.to(652),
               look={"hexes": ["3108"]}),
         predict("The last turn ends", "The points are 198 to 67, and the places that count at the end are among them. Now "
                                       "the last turn ends. The German side scores 9 points for three towns that it "
                                       "holds, and 2 points for two open rows. What is the level of victory then?",
                 fact("level"), events=record.to(653), look={"hexes": ["3108"]},
                 after="3 × 67 is 201, and 209 is more: three towns and two rows have turned the game.")])


def crow_hill():
    record = Record("crow-hill-taken")
    crest = {"hexes": ["I4", "J3", "K4", "L3", "M4"]}
    return _capstone(
        record, "The game: the fight for Crow Hill",
        "A recorded game on Crow Hill. It stops five times and asks you how it stands.",
        "You have followed a game to its end, and know who counted on the crest.",
        [_how({**crest, "show": ["control", "verdict", "time", "storeys"]}),
         watch("Over the brook", "The Russian side wins when its player turn ends, from turn 3 on, if no unbroken German squad, "
                                 "half-squad or crew is on the crest, and unbroken Russian ones worth 2 squads are.",
               events=record.to(24), look={"hexes": ["M8", "M7"], "units": ["t34"]}),
         predict("A tank drives on", "The T-34 M43 drives over the bridge, through M8 and on to M7. Nobody else has been in M8. "
                                     "Who controls the hex M8 then?", fact("control", hex="M8"), events=record.to(25),
                 look={"hexes": ["M8", "M7"], "units": ["t34"]},
                 after="A vehicle holds a hex only as long as it is there. When it leaves, control goes back: M8 is nobody's "
                       "again."),
         watch("The first losses", "The Russian side crosses the open ground, and both sides fire.", events=record.to(48),
               look=crest),
         predict("A round of fire", "The Russian side has no casualty points yet. Now the 4-6-7 D is reduced to the half-squad "
                                    "2-4-7 d and breaks. The 4-6-7 C is eliminated, and then the 2-4-7 d as well. The 4-6-7 B "
                                    "is reduced to a half-squad. How many casualty points does the Russian side have then?",
                 fact("cvp", side="russian"), events=record.to(53),
                 look={**crest, "units": ["ga4", "ga3", "ga2"]},
                 after="A squad that is reduced scores 1 point, and an eliminated squad 2. An eliminated half-squad "
                       "scores 1: 1 + 2 + 1 + 1 = 5."),
         watch("Up the slope", "The Russian side reaches the foot of the crest. Its squads break under the fire.",
               events=record.to(112), look={"hexes": ["G6", "J5"]}),
         predict("In the hut", "The 5-2-7 L is broken. It routs into the Shepherd's hut, which lies in the German set-up "
                               "area, and no German unit is in it. Who controls the hut then?",
                 fact("control", building="hut"), events=record.to(113), look={"hexes": ["G6"], "units": ["rs3"]},
                 after="A broken squad gains nothing. The hut stays with the German side, in whose set-up area it lies."),
         watch("At the top", "The 5-2-7 L rallies in the hut, and the German side strikes back.", events=record.to(133),
               look=crest),
         predict("Turn 4", "The Russian player turn 4 ends now. Who has won?", WON, events=record.to(134), look=crest,
                 after="Two unbroken German units that count are still in the windmill on the crest: the 4-6-7 A, and the "
                       "2-4-7 HMG upstairs. One would be enough to hold it."),
         watch("The last attack", "The Russian side fires at the crest from three sides, and goes up.", events=record.to(183),
               look=crest),
         predict("Turn 5", "The Russian player turn 5 ends now. Who has won?", WON, events=record.to(184), look=crest,
                 after="No unbroken German squad, half-squad or crew is on the crest, and Russian ones worth 2 squads are. It "
                       "is judged when the Russian player turn ends.")])


LESSONS = {"sudden-death-9-typhoon": typhoon, "front-line-9-counterstroke": counterstroke, "control-9d-crow-hill": crow_hill}
