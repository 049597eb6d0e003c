#!/usr/bin/env python3
"""test-installed.py BUILD-FOLDER PREFIX: what `meson install` leaves on a machine.

Installs into a folder of its own, looks for every file where the desktop looks
for it, and has the desktop's own tools read them.
"""
import configparser
import os
import pathlib
import shlex
import struct
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

build, prefix = sys.argv[1], sys.argv[2]
APP = "io.github.hexumpire.HexUmpire"

PLACES = [
    "bin/hex-umpire", "bin/hex-umpire-cli", "share/man/man1/hex-umpire.1", "share/man/man1/hex-umpire-cli.1",
    f"share/applications/{APP}.desktop", f"share/metainfo/{APP}.metainfo.xml", f"share/mime/packages/{APP}.xml",
    f"share/glib-2.0/schemas/{APP}.gschema.xml",
    f"share/dbus-1/services/{APP}.service", f"share/thumbnailers/{APP}.thumbnailer", f"share/icons/hicolor/scalable/apps/{APP}.svg",
    f"share/icons/hicolor/symbolic/apps/{APP}-symbolic.svg",
    "share/hex-umpire/scenarios/operation-typhoon.hexgame",
    "share/hex-umpire/schema/hexgame.schema.json", "share/hex-umpire/schema/output.schema.json",
    "share/bash-completion/completions/hex-umpire-cli", "share/zsh/site-functions/_hex-umpire-cli",
    "share/fish/vendor_completions.d/hex-umpire-cli.fish",
]


def run(*command, **more):
    """Nothing where it went well; else what the command says."""
    done = subprocess.run(command, capture_output=True, text=True, **more)
    return None if done.returncode == 0 else f"{' '.join(command)}: {done.stdout}{done.stderr}"


def appstream(path):
    """The strict reading of 0.16 wants what later versions call outdated."""
    words = subprocess.run(["appstreamcli", "--version"], capture_output=True, text=True, check=True).stdout.split()
    strict = ["--strict"] if words[-1].startswith("0.16") else []
    return run("appstreamcli", "validate", "--no-net", "--explain", *strict, str(path))


def mime_of(share, name):
    """What the desktop takes a file of that name for."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, name)
        file.write_text('{"format": "hex-umpire/1"}', encoding="utf-8")
        environment = dict(os.environ, XDG_DATA_DIRS=f"{share}:/usr/share", XDG_DATA_HOME=folder)
        done = subprocess.run(["gio", "info", "-a", "standard::content-type", str(file)], env=environment,
                              capture_output=True, text=True, check=True)
    return done.stdout.split("content-type:")[-1].strip()


def opener(share):
    """The program that a game is opened with; one that cannot be found is not listed."""
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, XDG_DATA_DIRS=f"{share}:/usr/share", XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
                           PATH=f"{share.parent}/bin:{os.environ['PATH']}")
        subprocess.run(["update-desktop-database", f"{share}/applications"], check=True)
        done = subprocess.run(["gio", "mime", "application/vnd.hexumpire.game+json"], env=environment,
                              capture_output=True, text=True, check=True)
    return None if f"{APP}.desktop" in done.stdout else done.stdout


def service(share):
    text = (share / f"dbus-1/services/{APP}.service").read_text(encoding="utf-8")
    wanted = f"Exec={prefix}/bin/hex-umpire --gapplication-service"
    return None if f"Name={APP}" in text and wanted in text else text


def draw(root, game, picture):
    """Has a game pictured as file managers do it: the entry's command, with size, output and input filled in."""
    entry = configparser.RawConfigParser()
    entry.optionxform = str
    entry.read(root / f"share/thumbnailers/{APP}.thumbnailer", encoding="utf-8")
    entry = entry["Thumbnailer Entry"]
    if entry["MimeType"] != "application/vnd.hexumpire.game+json;":
        return entry["MimeType"]
    if not pathlib.Path(entry["TryExec"].replace(prefix, str(root), 1)).is_file():
        return f"there is no {entry['TryExec']}"
    filled = {"%s": "256", "%o": str(picture), "%i": str(game)}
    words = [filled.get(word, word) for word in shlex.split(entry["Exec"])]
    return run(words[0].replace(prefix, str(root), 1), *words[1:])


def thumbnail(root):
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder, "a picture")
        wrong = draw(root, root / "share/hex-umpire/scenarios/operation-typhoon.hexgame", picture)
        if wrong:
            return wrong
        data = picture.read_bytes()
    size = struct.unpack(">II", data[16:24])
    return None if data.startswith(b"\x89PNG") and max(size) == 256 else f"{data[:8]} {size}"


def no_thumbnail(root):
    """Of what is no game there is none, and nothing that could be taken for one."""
    with tempfile.TemporaryDirectory() as folder:
        picture, game = pathlib.Path(folder, "picture.png"), pathlib.Path(folder, "broken.hexgame")
        game.write_text("{", encoding="utf-8")
        return None if draw(root, game, picture) and not picture.exists() else "there is a picture"


def main():
    plan = tap.Plan()
    with tempfile.TemporaryDirectory() as folder:
        plan.case("install", lambda: run("meson", "install", "-C", build, "--no-rebuild", "--quiet",
                                         "--destdir", folder))
        root = pathlib.Path(folder + prefix)
        share = root / "share"
        for place in PLACES:
            plan.case(f"there is {place}", lambda: None if (root / place).is_file() else "it is not there")
        plan.case("desktop entry", lambda: run("desktop-file-validate", "--warn-kde",
                                               str(share / f"applications/{APP}.desktop")))
        plan.case("metainfo", lambda: appstream(share / f"metainfo/{APP}.metainfo.xml"))
        for place in (f"metainfo/{APP}.metainfo.xml", f"mime/packages/{APP}.xml",
                      f"icons/hicolor/scalable/apps/{APP}.svg", f"icons/hicolor/symbolic/apps/{APP}-symbolic.svg"):
            plan.case(f"XML {place}", lambda: run("xmllint", "--noout", "--nonet", str(share / place)))
        plan.case("MIME database", lambda: run("update-mime-database", str(share / "mime")))
        plan.case("a game is known by its name",
                  lambda: None if mime_of(share, "battle.hexgame") == "application/vnd.hexumpire.game+json"
                  else mime_of(share, "battle.hexgame"))
        plan.case("a game opens with the program", lambda: opener(share))
        plan.case("service", lambda: service(share))
        plan.case("a game has a thumbnail", lambda: thumbnail(root))
        plan.case("a broken one has none", lambda: no_thumbnail(root))
        plan.case("judges once installed", lambda: run(str(root / "bin/hex-umpire-cli"), "judge",
                                                       str(share / "hex-umpire/scenarios/operation-typhoon.hexgame")))
    return plan.finish()


sys.exit(main())
