#!/usr/bin/env python3
"""make-screenshots.py BUILD: makes the pictures of the page in software centres, from the program itself.

BUILD is a build folder with tests.  Each picture is made twice, light and dark; the metainfo has the same five,
and tests/installed/test-screenshots.py compares both.  It takes what docs/make-docs.py takes.
"""
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# A name, a game, and the actions of the window before the picture is taken.
PICTURES = [
    ("lifeline", "scenarios/typhoon-4.3", ["win.go-to(uint32 1063)"]),
    ("change", "scenarios/typhoon-4.3", ["win.go-to(uint32 1065)", "win.flips"]),
    ("ledger", "scenarios/counterstroke-soviet-marginal", ["win.ledger"]),
    ("street", "scenarios/street-fight-storm", ["win.go-to(uint32 140)", "win.buildings"]),
    ("lesson", "lessons/control-1-bridge", []),
]
SCHEMES = {"light": "prefer-light", "dark": "prefer-dark"}


def draw(build, name, game, actions, scheme):
    path = HERE / f"{name}-{scheme}.png"
    command = [str(ROOT / "tests/app/with-display.sh"), str(build / "tests/app/draw-window"),
               str(ROOT / "data" / f"{game}.hexgame"), str(path), *actions]
    environment = {**os.environ, "ADW_DEBUG_COLOR_SCHEME": SCHEMES[scheme]}
    # The window is made for tests, where a warning of the toolkit about a busy display is a fault.
    done = [subprocess.run(command, stderr=subprocess.DEVNULL, env=environment).returncode]
    while done[-1] != 0 and len(done) < 3:
        done.append(subprocess.run(command, stderr=subprocess.DEVNULL, env=environment).returncode)
    if done[-1] != 0:
        sys.exit(f"{path.name} could not be drawn")
    subprocess.run(["pngquant", "--force", "--ext", ".png", "--speed", "1", "256", str(path)], check=True)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    for name, game, actions in PICTURES:
        for scheme in SCHEMES:
            draw(build, name, game, actions, scheme)


if __name__ == "__main__":
    main()
