#!/usr/bin/env python3
"""test-activation.py BUILD-FOLDER PREFIX GAME: the installed program, started by the bus.

The bus gets the installed service file, and nothing else starts the program:
by its name, by a file to open, and once more while it runs.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "kit"))
import yardstick  # noqa: E402
from yardstick import wait_for  # noqa: E402

build, prefix, game = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
APP = "io.github.hexumpire.HexUmpire"
OBJECT = "/io/github/hexumpire/HexUmpire"
# The test bus takes the display away from this process, though not from the bus.
WORLD = dict(os.environ)


class Bus:
    """A session bus that knows one service."""

    def __init__(self, services):
        self.bus = Gio.TestDBus.new(Gio.TestDBusFlags.NONE)
        self.bus.add_service_dir(str(services))
        self.bus.up()
        WORLD["DBUS_SESSION_BUS_ADDRESS"] = self.bus.get_bus_address()
        self.connection = Gio.DBusConnection.new_for_address_sync(
            self.bus.get_bus_address(), Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, name, path, interface, method, arguments):
        return self.connection.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE,
                                         int(yardstick.patience() * 1000), None)

    def own(self, method, arguments):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
                         arguments).unpack()[0]

    def is_there(self):
        return self.own("NameHasOwner", GLib.Variant("(s)", [APP]))

    def program(self):
        """What runs under the program's name."""
        process = self.own("GetConnectionUnixProcessID", GLib.Variant("(s)", [APP]))
        return os.readlink(f"/proc/{process}/exe")

    def application(self, method, signature, *arguments):
        self.call(APP, OBJECT, "org.freedesktop.Application", method, GLib.Variant(signature, arguments))


def windows():
    """The titles of what is on the screen."""
    done = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "hex-umpire", "getwindowname", "%@"],
                          capture_output=True, text=True, env=WORLD)
    return sorted(line for line in done.stdout.splitlines() if line and line != "hex-umpire")


def titles(*wanted):
    """Nothing once there are just windows that begin with these."""
    def are_there():
        now = windows()
        return len(now) == len(wanted) and all(title.startswith(start) for title, start in zip(now, sorted(wanted)))
    return None if wait_for(are_there) else f"{windows()} instead of {sorted(wanted)}"


def start_again(program, *arguments):
    """The program, started by hand while it runs, ends well at once."""
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, timeout=yardstick.patience(), env=WORLD)
    return f"{done.returncode}: {done.stderr}" if done.returncode or done.stderr else None


def install(folder):
    """Installs below @folder, and points the installed service there; the service's folder and the program."""
    subprocess.run(["meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", folder], check=True,
                   capture_output=True)
    there = pathlib.Path(folder + prefix)
    service = there / f"share/dbus-1/services/{APP}.service"
    text = service.read_text(encoding="utf-8")
    service.write_text(text.replace(f"Exec={prefix}/", f"Exec={there}/"), encoding="utf-8")
    return service.parent, there / "bin/hex-umpire"


def main():
    plan = tap.Plan()
    with tempfile.TemporaryDirectory() as folder:
        services, program = install(folder)
        bus = Bus(services)
        uri = game.resolve().as_uri()
        try:
            plan.case("it does not run yet", lambda: "it does" if bus.is_there() else None)
            plan.case("the bus starts it by its name",
                      lambda: None if bus.own("StartServiceByName", GLib.Variant("(su)", [APP, 0])) == 1 else "it was there")
            plan.case("it is the installed one",
                      lambda: None if bus.program() == os.path.realpath(program) else bus.program())
            plan.case("and shows nothing by itself", lambda: titles())
            bus.application("Open", "(asa{sv})", [uri], {})
            plan.case("a file opened by the bus has a window", lambda: titles("Held out"))
            plan.case("started again with that file it ends", lambda: start_again(program, str(game)))
            plan.case("which is open in the one window still", lambda: titles("Held out"))
            plan.case("started again with nothing it ends", lambda: start_again(program))
            bus.application("Activate", "(a{sv})", {})
            plan.case("the window there was is used again", lambda: titles("Held out"))
            bus.application("ActivateAction", "(sava{sv})", "quit", [], {})
            plan.case("it can be told to quit", lambda: None if wait_for(lambda: not bus.is_there()) else "it is there")
            bus.application("Activate", "(a{sv})", {})
            plan.case("activated anew it shows where one can begin", lambda: titles("Hex Umpire"))
            bus.application("ActivateAction", "(sava{sv})", "quit", [], {})
            plan.case("and quits again", lambda: None if wait_for(lambda: not bus.is_there()) else "it is there")
        finally:
            bus.connection.close_sync(None)
            bus.bus.down()
    return plan.finish()


sys.exit(main())
