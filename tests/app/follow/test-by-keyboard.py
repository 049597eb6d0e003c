#!/usr/bin/env python3
"""test-by-keyboard.py PROGRAM: a game beside VASSAL with nothing but keys, file choosers included.

The keys are real ones, of the X server; what is seen is read as a screen reader does.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve()
sys.path.insert(0, str(HERE.parent.parent))
sys.path.insert(0, str(HERE.parent.parent.parent / "scenarios"))
import tap  # noqa: E402
from by_keyboard import Program, after, key, shows, write  # noqa: E402

GAME = {
    "format": "hex-umpire/1",
    "title": "Beside VASSAL",
    "map": {"grid": {"columns": 6, "rows": 5, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}},
    "sides": [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}],
    "calendar": {"turns": 3, "player_turns": [{"side": "german", "phases": ["Play"]}, {"side": "soviet", "phases": ["Play"]}]},
    "units": [{"id": unit, "name": unit, "side": side, "at": at, "strength": 3}
              for unit, side, at in (("g1", "german", "0101"), ("g2", "german", "0102"), ("s1", "soviet", "0301"))],
    "rules": {},
    "log": [],
}


def save(folder, name, counters):
    subprocess.run([sys.executable, HERE.parent.parent.parent / "model" / "follow" / "make-vassal.py", folder, name, counters], check=True)


def choose(path, words):
    """Names a file in the chooser that is open; what is wrong unless these words come."""
    write(str(path))
    return after(["Return"], words)


def main():
    program, folder = sys.argv[1], pathlib.Path(tempfile.mkdtemp())
    saves = folder / "saves"
    saves.mkdir()
    game = folder / "beside.hexgame"
    game.write_text(json.dumps(GAME), encoding="utf-8")
    save(folder, "position.vsav", "g1 german 0103; g2 german 0102; s9 soviet 0302")
    # What lies beside the save is not asked for.
    (folder / "modules").mkdir()
    (folder / "test.vmod").rename(folder / "modules" / "test.vmod")
    save(saves, "a.vsav", "g1 german 0103; g2 german 0102; s9 soviet 0303")
    plan = tap.Plan()

    def step(name, check):
        """After one that has failed the keys would lead nowhere."""
        if plan.failed == 0:
            plan.case(name, check)

    process = Program(program, game)
    try:
        step("the game is open", lambda: shows("Beside VASSAL"))

        step("a position is asked for", lambda: after(["ctrl+alt+p"], "Choose a Position, and Its Module if It Needs One"))
        step("its module is needed", lambda: choose(folder / "position.vsav", "The Module Is Needed"))
        step("the module is asked for", lambda: after(["Return"], "Choose the File That Is Needed"))
        step("counters are matched with units",
                  lambda: choose(folder / "modules" / "test.vmod", "2 of 3 units found; 1 is not in the file; 1 counter is nobody’s."))
        # The focus is on the choice for the counter that is nobody's; the last of its list is s1. It opens in its list or, in a
        # newer GTK, in the entry above it.
        step("one is settled", lambda: after(["Return", "Down", "End", "Return"], "3 of 3 units found."))
        step("the position is brought into the game", lambda: after(["alt+b"], "g1 moves 0101 → 0103"))

        step("the kind of place is asked for", lambda: after(["ctrl+alt+f"], "Follow a Game in VASSAL"))
        step("a folder is asked for", lambda: after(["Return"], "Choose the Folder in Which VASSAL Saves"))
        step("its newest save is read with the module and the counters that are remembered",
                  lambda: choose(saves, "1 unit moved."))
        step("the change is taken", lambda: after(["ctrl+t"], "s1 moves 0302 → 0303"))
        save(saves, "b.vsav", "g1 german 0103; g2 german 0104; s9 soviet 0303")
        step("the next save is read", lambda: shows("1 unit moved."))
        step("it is left", lambda: after(["alt+v"], "Following “b.vsav”"))

        key("ctrl+alt+f")
        step("a save is asked for", lambda: after(["alt+s"], "Choose the Save of VASSAL"))
        step("it is followed", lambda: choose(folder / "position.vsav", "VASSAL is back at the position after event 2."))
        step("the game goes back", lambda: after(["alt+b"], "Following “position.vsav”"))

        step("what is unsaved is asked for first", lambda: after(["ctrl+i"], "Save Changes?"))
        step("a file is asked for", lambda: after(["alt+d"], "Other Locations"))
        step("it is imported with its module", lambda: choose(folder / "position.vsav", "3 of 3 counters are units"))
    finally:
        warned = process.end()
    plan.case("nothing is warned of", lambda: warned)
    return plan.finish()


sys.exit(main())
