#!/usr/bin/env python3
"""test-at-spi.py PROGRAM GAME: a game from its start to a verdict and a printed report, by AT-SPI alone.

What is done here a screen reader's user can do: nothing is looked for by its
place, and no pointer is used; only names, roles, texts and actions.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

# Warnings are fatal to the program that is tested, not to who looks at it: what it looks at may just be
# going away.
WORLD = dict(os.environ, GTK_A11Y="atspi")
os.environ.pop("G_DEBUG", None)

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "scenarios"))
import tap  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "kit"))
import yardstick  # noqa: E402


def nodes(root):
    """Everything below and with @root; what goes away meanwhile is left out."""
    yield root
    try:
        children = [root.get_child_at_index(i) for i in range(root.get_child_count())]
    except gi.repository.GLib.GError:
        return
    for child in children:
        if child is not None:
            yield from nodes(child)


def wait_for(find):
    """What @find returns once it returns something; nothing when that does not happen."""
    return yardstick.wait_for(find, ignore=gi.repository.GLib.GError)


def application():
    desktop = Atspi.get_desktop(0)
    return next((child for child in (desktop.get_child_at_index(i) for i in range(desktop.get_child_count()))
                 if child is not None and child.get_name() == "hex-umpire"), None)


def named(role, name):
    """The first node of that role with that name, anywhere in the program."""
    program = application()
    return program and next((node for node in nodes(program)
                             if node.get_role_name() in (role, role.split()[-1]) and node.get_name().lstrip("• ").startswith(name)), None)


def texts():
    program = application()
    return [node.get_name() for node in nodes(program) if node.get_name()] if program else []


def act(node, action):
    """Does the action of that name; says what is wrong."""
    if node is None:
        return f"nothing offers {action}"
    count = Atspi.Action.get_n_actions(node)
    for i in range(count):
        try:
            if Atspi.Action.get_action_name(node, i) == action:
                Atspi.Action.do_action(node, i)
                return None
        except gi.repository.GLib.GError:
            continue
    return f"{node.get_role_name()} {node.get_name()!r} has no action {action}"


def frame():
    return wait_for(lambda: named("frame", "Held out"))


def spoken():
    """The map says where one is."""
    map_node = wait_for(lambda: next((node for node in nodes(application()) if "Map" in node.get_name()), None))
    return None if map_node else "no map among: " + ", ".join(texts())


def end_phase():
    return act(wait_for(lambda: named("push button", "End Phase")), "click")


def play():
    """Ends phase after phase until the program says who has won."""
    for _ in range(60):
        if any("victory" in text for text in texts()):
            return None
        wrong = end_phase()
        if wrong:
            return wrong
        time.sleep(0.2)
    return "no verdict: " + ", ".join(texts())


def chooser():
    """The button that ends the toolkit's own file dialog; how it names it differs by version."""
    return next((node for node in nodes(application()) if node.get_role_name() in ("push button", "button")
                 and set(node.get_name().replace("_", "").split()) == {"Export"}), None)


def export(path):
    """Opens the report, has it printed to a file, and names that file."""
    wrong = act(frame(), "win.report") or act(wait_for(lambda: named("push button", "Export")), "click")
    if wrong:
        return wrong
    if wait_for(chooser) is None:
        return "no dialog asks for a file: " + ", ".join(texts())
    name = next(node for node in nodes(application()) if node.get_role_name() in ("text", "entry")
                and node.get_name().startswith("Name"))
    Atspi.EditableText.set_text_contents(name, str(path))
    wrong = act(chooser(), "click")
    if wrong:
        return wrong
    return None if wait_for(lambda: path.exists() and path.read_bytes().rstrip().endswith(b"%%EOF")) else "no report"


def main():
    program, game = sys.argv[1], sys.argv[2]
    plan = tap.Plan()
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder, "report.pdf")
        process = subprocess.Popen([program, game], env=WORLD)
        try:
            plan.case("the program is there", lambda: None if wait_for(application) else "it is not")
            plan.case("its window has the game's title", lambda: None if frame() else ", ".join(texts()))
            plan.case("the map is named", spoken)
            plan.case("phases are ended until somebody has won", play)
            plan.case("the report is printed to a file", lambda: export(report))
        finally:
            process.kill()
            process.wait()
    return plan.finish()


sys.exit(main())
