#!/usr/bin/env python3
"""test-by-keyboard.py PROGRAM FOLDER: from a module and its save to a verdict, with nothing but keys; and the answers to what a save
of VASL leaves open.

The keys are real ones, of the X server; what is seen is read as a screen reader does.
"""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "scenarios"))
import tap  # noqa: E402
from by_keyboard import Program, after, arrive, shows, tab_to  # noqa: E402


def arrive_at_row(keys, name):
    """What is wrong unless these keys lead to the choice of a row or, in a newer GTK, to the row, which has the same keys."""
    return arrive(keys, (f"Taken as: {name}", f"{name} "))


def rows_within_rows(plan, program, folder):
    """A row of many counters is opened, one of them is taken otherwise, and the row is closed."""
    # Without what the program before it would recover.
    with tempfile.TemporaryDirectory() as home:
        open_and_close(plan, Program(program, folder / "winter.vmod", folder / "own-names.vsav",
                                     XDG_DATA_HOME=home, XDG_STATE_HOME=home))


def open_and_close(plan, process):
    try:
        plan.case("counters with names of their own are read", lambda: shows("20 of 21 counters are units"))
        plan.case("the first row is reached by its number", lambda: arrive_at_row(["Tab", "Return"], "Counters of German"))
        plan.case("Right on it opens it", lambda: after(["Right"], "Bates"))
        plan.case("one of its counters is a marker",
                  lambda: after(["Down", "Return", "Down", "Down", "Return"], "19 of 21 counters are units"))
        plan.case("Left on the row closes it", lambda: after(["Up", "Left"], "Bates", False))
    finally:
        warned = process.end()
    plan.case("nothing is warned of by the list of rows", lambda: warned)


def questions(plan, program, folder):
    """What a save of VASL leaves open: the worth of a type of vehicle, the kind of a unit, the level of a building."""
    with tempfile.TemporaryDirectory() as home:
        process = Program(program, folder / "house.vsav", folder / "bd22", XDG_DATA_HOME=home, XDG_STATE_HOME=home)
        try:
            plan.case("a save of VASL is read", lambda: shows("3 units stand in buildings with upper levels"))
            plan.case("a type of vehicle is reached", lambda: tab_to("StuG"))
            plan.case("its switch is on", lambda: after(["Tab", "space"], "2 vehicles: unarmored, main armament, crew"))
            plan.case("its armor is reached", lambda: tab_to("Armored") or after(["space"], "2 vehicles: armor 0, main armament, crew"))
            plan.case("and said", lambda: arrive(["Down"], "Strongest armor") or
                      after(["Tab", "ctrl+a", "8", "Return"], "2 vehicles: armor 8, main armament, crew"))
            plan.case("a building is reached", lambda: tab_to("Building C3"))
            plan.case("all its units are on a level", lambda: after(["Tab", "Return", "Down", "Down", "Return"],
                                                                    "1 unit stands in a building with upper levels"))
        finally:
            warned = process.end()
        plan.case("nothing is warned of by the questions", lambda: warned)


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    plan = tap.Plan()
    process = Program(program, folder / "winter.vmod", folder / "winter.vsav")
    try:
        plan.case("the report is read", lambda: shows("9 of 16 counters are units"))
        # From the Import button to the links, of which the last selects what is left out.
        plan.case("a number is followed", lambda: arrive_at_row(["Tab"] * 4 + ["Return"], "Alpini"))
        plan.case("a choice is made for all of them",
                  lambda: after(["Return", "Up", "Up", "Return"], "14 of 16 counters are units"))
        plan.case("Import is reached", lambda: tab_to("Import"))
        plan.case("the workshop says what is missing", lambda: after(["Return"], "No rule system yet"))
        plan.case("the first line leads to the rule systems, one of which is switched on",
                  lambda: after(["Return", "Down", "space"], "No longer missing"))
        plan.case("the scenario is played", lambda: after(["ctrl+alt+w"], "Undecided"))
        plan.case("the first phase ends", lambda: after(["ctrl+Return"], "Ending the player turn gives") or
                  after(["Tab", "Return"], "Turn 1, Soviet"))
        plan.case("the last phase ends with a verdict", lambda: after(["ctrl+Return"], "Ending the player turn gives") or
                  after(["Tab", "Return"], "Undecided", False) or shows("victory"))
    finally:
        warned = process.end()
    plan.case("nothing is warned of", lambda: warned)
    rows_within_rows(plan, program, folder)
    questions(plan, program, folder)
    return plan.finish()


sys.exit(main())
