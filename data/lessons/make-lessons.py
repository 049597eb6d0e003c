#!/usr/bin/env python3
"""Makes the lessons.

    ./make-lessons.py [FOLDER]      (default: where this script is)

Run by hand after a change; what it writes is committed, and a test compares the
two.  Python 3 and its standard library only, and the same bytes on every run.

    course.py                        steps, and how they are written
    drive.py line.py tactical.py     the lessons of sudden-death, front-line, control
    ../maps/translating.py           their texts in other languages, from po/games
"""

import os
import sys

import course
import drive
import line
import tactical

LESSONS = {**drive.LESSONS, **line.LESSONS, **tactical.LESSONS}

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else HERE
    for name, make in LESSONS.items():
        with open(os.path.join(folder, f"{name}.hexgame"), "w", encoding="utf-8", newline="\n") as file:
            file.write(course.to_text(make()))


if __name__ == "__main__":
    main()
