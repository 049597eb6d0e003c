#!/usr/bin/env python3
"""Makes the lessons.

    ./make-lessons.py [FOLDER]      (default: where this script is)

Run by hand after a change; what it writes is committed, and a test compares the
two.  Python 3 and its standard library only, and the same bytes on every run.

    course.py                        steps, and how they are written
    drive.py line.py tactical.py     the first four lessons of sudden-death, front-line, control
    supply_lines.py defender.py schedule.py soldiers.py values.py hidden.py captives.py    those that follow them
    conditions.py compared.py        the lessons of objectives
    crest.py                         the lesson of the hill
    capstones.py                     the recorded games after the lessons of a system
    taught.py                        which clauses each step teaches
    ../maps/translating.py           their texts in other languages, from po/games
"""

import os
import sys

import capstones
import captives
import compared
import conditions
import course
import crest
import defender
import drive
import hidden
import line
import schedule
import soldiers
import supply_lines
import tactical
import taught
import values

LESSONS = {**drive.LESSONS, **line.LESSONS, **tactical.LESSONS, **supply_lines.LESSONS,
           **defender.LESSONS, **schedule.LESSONS, **soldiers.LESSONS,
           **values.LESSONS, **hidden.LESSONS, **captives.LESSONS, **conditions.LESSONS, **compared.LESSONS, **crest.LESSONS,
           **capstones.LESSONS}

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else HERE
    told = {}
    for name, make in sorted(LESSONS.items()):
        lesson = course.open_end(make())
        lesson = taught.teach(name, lesson, told.setdefault(taught.system_of(name), set()))
        with open(os.path.join(folder, f"{name}.hexgame"), "w", encoding="utf-8", newline="\n") as file:
            file.write(course.to_text(lesson))


if __name__ == "__main__":
    main()
