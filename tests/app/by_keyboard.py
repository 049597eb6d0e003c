"""Real keys of the X server, and what is seen, read as a screen reader does."""
import ctypes
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

# A warning ends the program, as in every test, and is a fault at its end in any case: `Program`. Two that newer GTK and
# libadwaita give are not the program's own, so there it goes on.
WORLD = dict(os.environ, GTK_A11Y="atspi")
os.environ.pop("G_DEBUG", None)
NEWER = ctypes.CDLL("libgtk-4.so.1").gtk_get_minor_version() >= 18
if NEWER:
    WORLD.pop("G_DEBUG", None)

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "kit"))
import yardstick  # noqa: E402

NOT_OURS = (
    "Trying to measure GtkLabel",  # libadwaita's, of the headings of its message dialogs: hu-app-fixture.c
    "gtk_tree_model_get_iter_first: assertion",  # of a path typed into a file chooser; we have no such model
) if NEWER else ()


class Program:
    """It runs until its end, which says what it has warned of."""

    def __init__(self, *command, **more):
        self.log = tempfile.TemporaryFile("w+", errors="replace")
        self.process = subprocess.Popen(command, env={**WORLD, **more}, stderr=self.log)

    def end(self):
        self.process.kill()
        self.process.wait()
        self.log.seek(0)
        return "".join(line for line in self.log
                       if re.search("-(WARNING|CRITICAL)", line) and not any(words in line for words in NOT_OURS))


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
    return bool(yardstick.wait_for(test, pause=0.2, ignore=gi.repository.GLib.GError))


def shows(words, some=True):
    """What is wrong if no text has these words; or, if not @some, if one has."""
    if until(lambda: any(words in text for text in texts()) == some):
        return None
    return f"{'no' if some else 'a'} text has {words!r}: " + " | ".join(texts())[-1500:]


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
        before = focused()
        if (before or "").startswith(name):
            return None
        key("Tab")
        # Two widgets may have the same name, so this is not waited for long.
        yardstick.wait_for(lambda before=before: focused() != before, ignore=gi.repository.GLib.GError, yards=20)
    return f"Tab does not reach {name!r}, but {focused()!r}"


def write(text):
    """Types it, as into a file chooser, which opens a line for a path at the first slash."""
    subprocess.run(["xdotool", "type", "--delay", "20", text], check=True)
    time.sleep(0.3)
    # Behind it GTK 4.18 leaves what it proposed to end "/t" with.
    key("shift+End", "Delete")
