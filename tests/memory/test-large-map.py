#!/usr/bin/env python3
"""test-large-map.py CLI APP: what a map of 1000 × 1000 hexes takes in memory, on
the command line and in the window: at most 300 MB resident."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "kit"))
import yardstick  # noqa: E402

SIZE = 1000
MOST = 300 * 1000 * 1000
UNITS = 2000


def name(column, row):
    return f"{column:04}{row:04}"


def span(left, top, right, bottom):
    return f"{name(left, top)}-{name(right, bottom)}"


def large_game():
    draw = random.Random(1)
    blocks = [(left, top) for left in range(1, SIZE, 10) for top in range(1, SIZE, 10)]
    draw.shuffle(blocks)
    terrain = {kind: [span(left, top, left + 9, top + 9) for left, top in blocks[first:first + 1500]]
               for kind, first in (("forest", 0), ("hills", 1500), ("swamp", 3000))}
    land = [(left + draw.randrange(10), top + draw.randrange(10)) for left, top in blocks[4500:4500 + UNITS]]
    return {
        "format": "hex-umpire/1",
        "title": "A thousand by a thousand",
        "map": {
            "grid": {"columns": SIZE, "rows": SIZE, "orientation": "flat", "shifted": "odd", "numbering": "ccrr"},
            "terrain": terrain,
            "places": [{"id": "capital", "name": "Capital", "kind": "city", "hexes": [name(500, 500)]},
                       {"id": "orel", "name": "Orel", "kind": "city", "hexes": [name(100, 500)]}],
        },
        "sides": [{"id": "german", "name": "German"}, {"id": "soviet", "name": "Soviet"}],
        "calendar": {"turns": 9, "player_turns": [{"side": "german", "phases": ["All"]},
                                                  {"side": "soviet", "phases": ["All"]}]},
        "units": [{"id": f"u{i}", "name": str(i), "side": ("german", "soviet")[i % 2], "at": name(*at)}
                  for i, at in enumerate(land)],
        "start": {"control": [{"side": "german", "hexes": [span(1, 1, 300, SIZE)]},
                              {"side": "soviet", "hexes": [span(301, 1, SIZE, SIZE)]}]},
        "rules": {"sudden-death": {"attacker": "german", "defender": "soviet", "capital": "capital",
                                   "supply": {"sources": {"edges": ["north", "east"]}}, "cities": ["orel"]}},
        "log": [{"do": "move", "unit": "u0", "to": name(5, 5)}, {"do": "end-phase"}],
    }


def run(*command):
    """The exit status and the most bytes that were resident at once."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, usage.ru_maxrss * 1024


def status_of(pid, key):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith(key + ":"):
            return int(line.split()[1]) * 1024
    raise KeyError(key)


def ticks(pid):
    return sum(map(int, pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[11:13]))


def is_shown(title):
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", title], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False).returncode == 0


def open_window(app, path):
    """Opens the map, waits until all of it is drawn, and takes the peak."""
    child = subprocess.Popen([app, path], stdout=subprocess.DEVNULL)
    before = -1

    def rests():
        nonlocal before
        now, before = before, ticks(child.pid)
        return now == before

    try:
        if not yardstick.wait_for(lambda: child.poll() is not None or is_shown("A thousand by a thousand"), pause=0.2) or child.poll() is not None:
            return 1, 0
        # The idle work is done when no more time is used.
        yardstick.wait_for(rests, pause=1.5)
        return 0, status_of(child.pid, "VmHWM")
    finally:
        child.kill()
        child.wait()


def main():
    cli, app = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "large.hexgame")
        picture = os.path.join(folder, "large.png")
        pathlib.Path(path).write_text(json.dumps(large_game()), encoding="utf-8")
        tries = {
            "check": lambda: run(cli, "check", path),
            "judge": lambda: run(cli, "judge", path),
            "render": lambda: run(cli, "render", "--fit", "4000", "-o", picture, path),
            "window": lambda: open_window(app, path),
        }
        print(f"1..{len(tries)}", flush=True)
        for number, (what, attempt) in enumerate(tries.items(), 1):
            status, peak = attempt()
            print(f"# {what}: {peak / 1e6:.0f} MB")
            good = status == 0 and 0 < peak <= MOST
            print("ok" if good else "not ok", number, what, flush=True)


if __name__ == "__main__":
    main()
