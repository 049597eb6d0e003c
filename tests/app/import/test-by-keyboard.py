#!/usr/bin/env python3
"""test-by-keyboard.py PROGRAM FOLDER: from a module and its save to a verdict, with nothing but keys.

The keys are real ones, of the X server; what is seen is read as a screen reader does.
"""
import os
import pathlib
import subprocess
import sys
import time

WORLD = dict(os.environ, GTK_A11Y="atspi")
os.environ.pop("G_DEBUG", None)

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "scenarios"))
import tap  # noqa: E402

PATIENCE = 30


def nodes(root):
    yield root
    try:
        children = [root.get_child_at_index(i) for i in range(root.get_child_count())]
    except gi.repository.GLib.GError:
        return
    for child in children:
        if child is not None:
            yield from nodes(child)


def texts():
    desktop = Atspi.get_desktop(0)
    found = []
    for i in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(i)
        if program is not None and program.get_name() == "hex-umpire":
            for node in nodes(program):
                try:
                    found.append(node.get_name() or "")
                    if node.get_text_iface() is not None:
                        found.append(Atspi.Text.get_text(node, 0, -1))
                except gi.repository.GLib.GError:
                    continue
    return [text for text in found if text]


def focused():
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(i)
        if program is not None and program.get_name() == "hex-umpire":
            for node in nodes(program):
                try:
                    if node.get_state_set().contains(Atspi.StateType.FOCUSED) and node.get_role_name() not in ("frame", "dialog"):
                        return node.get_name()
                except gi.repository.GLib.GError:
                    continue
    return None


def key(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        time.sleep(0.15)


def until(test):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if test():
                return True
        except gi.repository.GLib.GError:
            pass
        time.sleep(0.2)
    return False


def shows(words, some=True):
    """What is wrong if no text has these words; or, if not @some, if one has."""
    if until(lambda: any(words in text for text in texts()) == some):
        return None
    return f"{'no' if some else 'a'} text has {words!r}: " + " | ".join(texts())[:1500]


def after(keys, words, some=True):
    key(*keys)
    return shows(words, some)


def arrive(keys, name):
    """What is wrong unless these keys lead to what is called so."""
    key(*keys)
    return None if until(lambda: (focused() or "").startswith(name)) else f"the focus is on {focused()!r}"


def tab_to(name, most=40):
    """Presses Tab until that has the focus."""
    for _ in range(most):
        if (focused() or "").startswith(name):
            return None
        key("Tab")
    return f"Tab does not reach {name!r}, but {focused()!r}"


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    plan = tap.Plan()
    process = subprocess.Popen([program, folder / "winter.vmod", folder / "winter.vsav"], env=WORLD)
    try:
        plan.case("the report is read", lambda: shows("9 of 16 counters recognised"))
        # From the Import button to the links, of which the last selects what is left out.
        plan.case("a number is followed", lambda: arrive(["Tab"] * 4 + ["Return"], "Taken as: Alpini"))
        plan.case("a choice is made for all of them",
                  lambda: after(["Return", "Up", "Up", "Return"], "14 of 16 counters recognised"))
        plan.case("Import is reached", lambda: tab_to("Import"))
        plan.case("the workshop says what is missing", lambda: after(["Return"], "No rule system yet"))
        plan.case("the first line leads to the rule systems, one of which is switched on",
                  lambda: after(["Return", "Down", "space"], "No rule system yet", False))
        plan.case("the scenario is played", lambda: after(["ctrl+alt+w"], "Undecided"))
        plan.case("the first phase ends", lambda: after(["ctrl+Return"], "Ending the player turn gives") or
                  after(["Tab", "Return"], "Turn 1, Soviet"))
        plan.case("the last phase ends with a verdict", lambda: after(["ctrl+Return"], "Ending the player turn gives") or
                  after(["Tab", "Return"], "Undecided", False) or shows("victory"))
    finally:
        process.kill()
    return plan.finish()


sys.exit(main())
