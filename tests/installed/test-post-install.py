#!/usr/bin/env python3
"""test-post-install.py SOURCE-ROOT: what an installation needs, only an installation needs.

The build is set up without any of the tools that tell a desktop of new files;
the script that installing runs uses those that are there.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

root = pathlib.Path(sys.argv[1])
SCRIPT = root / "data/desktop/post-install.sh"
TOOLS = ["update-desktop-database", "update-mime-database", "gtk-update-icon-cache", "gtk4-update-icon-cache",
         "desktop-file-validate", "appstreamcli", "appstream-util"]
FOLDERS = ["glib-2.0/schemas", "icons/hicolor", "applications", "mime"]


def link_all_but(missing, folder):
    """A folder of commands for PATH, without those that are missing."""
    for place in reversed(os.environ["PATH"].split(":")):
        for command in pathlib.Path(place).glob("*") if place else []:
            link = folder / command.name
            if command.name not in missing:
                link.unlink(missing_ok=True)
                link.symlink_to(command)


def set_up():
    with tempfile.TemporaryDirectory() as folder:
        commands = pathlib.Path(folder, "commands")
        commands.mkdir()
        link_all_but(TOOLS, commands)
        done = subprocess.run(["meson", "setup", f"{folder}/build", str(root), "-Dtests=false"], text=True,
                              env=dict(os.environ, PATH=str(commands)), capture_output=True)
    return None if done.returncode == 0 else done.stdout[-3000:] + done.stderr


def install(tools, folders, **surroundings):
    """Runs the script where only these tools and data folders are; what it said, and what the tools were told."""
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        (place / "commands").mkdir()
        for tool in tools:
            fake = place / "commands" / tool
            fake.write_text(f'#!/bin/sh\necho "$0 $*" >>"{place}/told"\n', encoding="utf-8")
            fake.chmod(0o755)
        for data in folders:
            (place / "share" / data).mkdir(parents=True)
        done = subprocess.run(["/bin/sh", str(SCRIPT), str(place / "share")], capture_output=True, text=True,
                              env={"PATH": str(place / "commands"), **surroundings})
        told = (place / "told").read_text(encoding="utf-8") if (place / "told").exists() else ""
    return done.returncode, done.stdout + done.stderr, told.replace(f"{place}/commands/", "").replace(f"{place}/", "")


def hold(found, wanted):
    return None if found == wanted else f"wanted {wanted}\nfound {found}"


RENEWED = ("Renewing the settings' schemas\nRenewing the cache of icons\n"
           "Renewing what programs open\nRenewing the types of files\n")
LEFT = ("Not renewing the settings' schemas: glib-compile-schemas is not here\n"
        "Not renewing the cache of icons: gtk-update-icon-cache is not here\n"
        "Not renewing what programs open: update-desktop-database is not here\n"
        "Not renewing the types of files: update-mime-database is not here\n")
TOLD = ("glib-compile-schemas share/glib-2.0/schemas\n{}-update-icon-cache -q -t -f share/icons/hicolor\n"
        "update-desktop-database -q share/applications\nupdate-mime-database share/mime\n")
# Name: the tools that there are, the data folders, the surroundings, and what comes of it.
CASES = {
    "every tool": (["glib-compile-schemas", *TOOLS], FOLDERS, {}, (0, RENEWED, TOLD.format("gtk4"))),
    "GTK 3 only": ([tool for tool in ["glib-compile-schemas", *TOOLS] if "gtk4" not in tool], FOLDERS, {},
                   (0, RENEWED, TOLD.format("gtk"))),
    "no tool": ([], FOLDERS, {}, (0, LEFT, "")),
    "no folder": (["glib-compile-schemas", *TOOLS], [], {}, (0, "", "")),
    "a package": (["glib-compile-schemas", *TOOLS], FOLDERS, {"DESTDIR": "/somewhere"}, (0, "", "")),
}


def main():
    plan = tap.Plan()
    plan.case("is set up without the tools of an installation", set_up)
    for name, (tools, folders, surroundings, wanted) in CASES.items():
        plan.case(f"post-install: {name}", lambda: hold(install(tools, folders, **surroundings), wanted))
    return plan.finish()


sys.exit(main())
