#!/usr/bin/env python3
"""test-flatpak.py SOURCE-ROOT: the Flatpak manifest, as far as it can be tried without its runtime.

flatpak-builder reads it; it asks for no network and no file of the host; and
what it has meson build is built here, with the same options.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

root = pathlib.Path(sys.argv[1])
APP = "io.github.hexumpire.HexUmpire"
MANIFEST = root / f"flatpak/{APP}.json"
# A window, and nothing else: games are opened, saved and printed through portals.
ALLOWED = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"}


def run(*command, **more):
    """Nothing where it went well; else what the command says."""
    done = subprocess.run(command, capture_output=True, text=True, **more)
    return None if done.returncode == 0 else f"{' '.join(command)}: {done.stdout[-4000:]}{done.stderr}"


def shown():
    """The manifest as flatpak-builder understands it: a key that it does not know is gone then."""
    # It leaves a folder of its own where it is run.
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["flatpak-builder", "--show-manifest", str(MANIFEST)], capture_output=True, text=True,
                              cwd=folder)
    return json.loads(done.stdout) if done.returncode == 0 else {"fault": done.stderr}


def build(options):
    with tempfile.TemporaryDirectory() as folder:
        return (run("meson", "setup", folder, str(root), "--prefix=/app", *options)
                or run("meson", "compile", "-C", folder)
                or run("meson", "install", "-C", folder, "--no-rebuild", "--quiet", "--destdir", f"{folder}/there")
                or (None if pathlib.Path(folder, "there/app/bin/hex-umpire").is_file() else "there is no program"))


def main():
    plan = tap.Plan()
    written = json.loads(MANIFEST.read_text(encoding="utf-8"))
    understood = shown()
    plan.case("is read", lambda: understood.get("fault"))
    for key in written:
        plan.case(f"key {key} is known", lambda: None if key in understood else "flatpak-builder does not know it")
    plan.case("identity", lambda: None if (understood["id"], understood["command"]) == (APP, "hex-umpire") else understood)
    plan.case("sandbox", lambda: ", ".join(set(understood["finish-args"]) - ALLOWED))
    modules = understood["modules"]
    plan.case("sources are this tree", lambda: None if all(source["type"] == "dir" for module in modules
                                                           for source in module["sources"]) else modules)
    plan.case("builds with its options", lambda: build(modules[-1]["config-opts"]))
    return plan.finish()


sys.exit(main())
