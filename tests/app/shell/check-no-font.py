#!/usr/bin/env python3
"""check-no-font.py HEX_UMPIRE GAME: where there is no font, the window's program says so in a line, and does not crash."""
import os
import pathlib
import subprocess
import sys
import tempfile

hex_umpire, game = sys.argv[1:]
LINE = "hex-umpire: There is no font on this computer, so nothing can be drawn. Install one, for example DejaVu Sans.\n"
number = 0


def expect(name, have, want):
    global number
    number += 1
    if have != want:
        print(f"# {have!r}\n# wanted {want!r}")
    print("ok" if have == want else "not ok", number, name, flush=True)


with tempfile.TemporaryDirectory() as folder:
    fonts = pathlib.Path(folder, "fonts.conf")
    fonts.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
                     f"<cachedir>{folder}</cachedir></fontconfig>", encoding="utf-8")

    def run(*arguments):
        # It says so before it asks for a display.
        env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        done = subprocess.run([hex_umpire, *arguments], capture_output=True, text=True, check=False, timeout=60,
                              env={**env, "FONTCONFIG_FILE": str(fonts), "HOME": folder})
        return done.returncode, done.stdout, done.stderr

    expect("the window", run(), (1, "", LINE))
    expect("with a game", run(game), (1, "", LINE))
    status, out, err = run("--version")
    expect("the version", (status, out.startswith("hex-umpire "), err), (0, True, ""))
print(f"1..{number}")
