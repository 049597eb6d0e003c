#!/usr/bin/env python3
"""check-limits.py CLI SCENARIOS: where the system gives less than usual, one line says so, and nothing is lost or left behind.

A limit on the size of files, which sends a signal that ends a program unasked; a full disk; no font anywhere.
"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

from report import Cli, Tap, environment

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
GAME = scenarios / "typhoon-4.3.hexgame"
OLD = b"what was there " * 1000


def at_most(size):
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def tree(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def writers(table):
    """Every verb that writes a file, in each format."""
    yield from ((f"report {kind}", f"out.{kind}", ["report", "--only", "protocol", GAME]) for kind in ("pdf", "html", "md", "bbcode", "txt"))
    yield "report csv", "out.csv", ["report", GAME]
    yield "report chat", "out.chat", ["report", "--format", "chat", GAME]
    yield from ((f"render {kind}", f"out.{kind}", ["render", "--fit", "300", GAME]) for kind in ("png", "svg", "pdf"))
    yield "import", "out.hexgame", ["import", table]


def readers(folder, table):
    """Every verb that writes on standard output."""
    cli.bytes("report", "-o", folder / "report.html", "--only", "protocol", GAME)
    for verb in ("judge", "trace", "replay"):
        yield from ([verb, GAME], [verb, "--json", GAME])
    yield from (["check", "--json", GAME], ["verify", folder / "report.html", GAME], ["verify", "--json", folder / "report.html", GAME],
                ["report", "-o", "-", GAME], ["report", "-o", "-", "--format", "pdf", GAME], ["report", "-o", "-", "--format", "html", GAME],
                ["render", "-o", "-", "--format", "png", "--fit", "300", GAME], ["import", table], ["import", table, "-o", "-"],
                ["--help"], ["--version"], ["help", "judge"], ["judge", "--help"])


def check_files(folder):
    table = folder / "units.csv"
    table.write_text("name,side,hex\n" + "".join(f"Unit {n},german,{n % 10 + 1:02}01\n" for n in range(50)), encoding="utf-8")
    for name, file, command in writers(table):
        for kind in ("nothing there", "an old file", "a link", "two names", "a folder that is a link"):
            place = pathlib.Path(tempfile.mkdtemp(dir=folder))
            target = place / file
            if kind == "a folder that is a link":
                (place / "real").mkdir()
                (place / "there").symlink_to(place / "real")
                target = place / "there" / file
            if kind != "nothing there":
                target.write_bytes(OLD)
            if kind == "a link":
                target.rename(place / "real")
                target.symlink_to(place / "real")
            if kind == "two names":
                os.link(target, place / "second")
            before = tree(place)
            status, out, err = cli.run(*command, "-o", target, preexec_fn=at_most(20 if name == "report chat" else 100))
            tap.expect(f"limit/{name}/{kind}", (status, out, err.count("\n"), "could not be saved: File too large." in err),
                       (1, b"", 1, True))
            tap.expect(f"limit/{name}/{kind}/all is as it was", (tree(place), kind == "nothing there" or target.read_bytes() == OLD),
                       (before, True))
        status, out, err = cli.run(*command, "-o", "/dev/full", *([] if name == "import" or "chat" in name else ["--format", name.split()[1]]))
        tap.expect(f"full/{name}", (status, out, err.count("\n")), (1, b"", 1))


def run_to(out, command, prepare):
    done = subprocess.run([cli.path, *map(str, command)], stdout=out, stderr=subprocess.PIPE, env=environment(), preexec_fn=prepare,
                          check=False)
    return done.returncode, done.stderr.decode("utf-8", "replace")


def check_output(folder):
    table = folder / "units.csv"
    for command in readers(folder, table):
        name = " ".join(str(one) for one in command if not isinstance(one, pathlib.Path))
        for place in ("limit", "full"):
            with open("/dev/full" if place == "full" else folder / "out", "wb") as out:
                status, err = run_to(out, command, at_most(10) if place == "limit" else None)
            tap.expect(f"{place}/{name} on standard output", (status, err.count("\n"), "standard output cannot be written" in err), (1, 1, True))
        # Nobody hears of it, but the program does not die of it either.
        with open(folder / "out", "wb") as out, open(folder / "err", "wb") as err:
            done = subprocess.run([cli.path, *map(str, command)], stdout=out, stderr=err, preexec_fn=at_most(0), env=environment(), check=False)
        tap.expect(f"limit/{name} on both", done.returncode, 1)


NO_FONT = ("hex-umpire-cli: There is no font on this computer, so nothing can be drawn. Install one, for example DejaVu Sans.\n")


def check_fonts(folder):
    """Minimal containers have none: what draws says so, and what only writes goes on."""
    (folder / "fonts").mkdir()
    (folder / "fonts" / "torn.ttf").write_bytes(b"\0\1\0\0 and no more")
    for kind, where in (("no folder", ""), ("a folder without one", f"<dir>{folder}/none</dir>"), ("a torn one", f"<dir>{folder}/fonts</dir>")):
        (folder / "fonts.conf").write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
                                           f"{where}<cachedir>{folder}/cache</cachedir></fontconfig>", encoding="utf-8")
        env = environment(FONTCONFIG_FILE=str(folder / "fonts.conf"))
        for game in (GAME, scenarios / "street-fight-storm.hexgame", scenarios / "counterstroke-german-marginal.hexgame"):
            for ending, command in (("pdf", ["report"]), ("html", ["report"]), ("html", ["report", "--only", "protocol"]), ("png", ["render"]),
                                    ("svg", ["render", "--legend"]), ("pdf", ["render", "--legend", "--fit", "500"]),
                                    ("png", ["render", "--legend", "--paper", "a4", "--dpi", "50"])):
                target = folder / f"drawn.{ending}"
                status, out, err = cli.run(*command, "-o", target, game, env=env)
                tap.expect(f"fonts/{kind}/{game.stem}/{' '.join(command)} {ending}", (status, out, err, target.exists()), (1, b"", NO_FONT, False))
            for ending in ("md", "csv", "bbcode", "txt", "chat"):
                tap.expect(f"fonts/{kind}/{game.stem}/{ending}", cli.run("report", "--format", ending, "-o", "-", game, env=env)[0], 0)
            tap.expect(f"fonts/{kind}/{game.stem}/judge", cli.run("judge", game, env=env)[::2], (0, ""))


with tempfile.TemporaryDirectory() as made:
    for check in (check_files, check_output, check_fonts):
        check(pathlib.Path(made))
tap.end()
