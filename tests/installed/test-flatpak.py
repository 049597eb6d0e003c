#!/usr/bin/env python3
"""test-flatpak.py SOURCE-ROOT: the Flatpak manifest, as far as it can be tried without its runtime.

flatpak-builder reads it; it builds from an archive that its checksum names; it asks for no network and no file of
the host; and what it has meson build is built here, with the same options.  flatpak/try.sh runs it in its sandbox.
"""
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

root = pathlib.Path(sys.argv[1])
APP = "io.github.hexumpire.HexUmpire"
MAKER = root / "flatpak/make-manifest.py"
# A window, and nothing else: games are opened, saved and printed through portals.
ALLOWED = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"}


def run(*command, **more):
    """Nothing where it went well; else what the command says."""
    done = subprocess.run(command, capture_output=True, text=True, **more)
    return None if done.returncode == 0 else f"{' '.join(command)}: {done.stdout[-4000:]}{done.stderr}"


def make(archive):
    """The manifest that builds from that archive."""
    return subprocess.run([sys.executable, "-B", str(MAKER), str(archive)], capture_output=True, text=True, check=True).stdout


def shown(text):
    """The manifest as flatpak-builder understands it: a key that it does not know is gone then."""
    # It leaves a folder of its own where it is run.
    with tempfile.TemporaryDirectory() as folder:
        manifest = pathlib.Path(folder, f"{APP}.json")
        manifest.write_text(text, encoding="utf-8")
        done = subprocess.run(["flatpak-builder", "--show-manifest", str(manifest)], capture_output=True, text=True,
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
    with tempfile.TemporaryDirectory() as folder:
        archive = pathlib.Path(folder, "hex-umpire-1.2.3.tar.gz")
        archive.write_bytes(b"an archive")
        text = make(archive)
    written = json.loads(text)
    understood = shown(text)
    plan.case("is read", lambda: understood.get("fault"))
    for key in written:
        plan.case(f"key {key} is known", lambda: None if key in understood else "flatpak-builder does not know it")
    plan.case("identity", lambda: None if (understood["id"], understood["command"]) == (APP, "hex-umpire") else understood)
    plan.case("sandbox", lambda: ", ".join(set(understood["finish-args"]) - ALLOWED))
    modules = understood["modules"]
    wanted = [{"type": "archive", "sha256": hashlib.sha256(b"an archive").hexdigest(),
               "url": "https://github.com/hexumpire/HexUmpire/releases/download/v1.2.3/hex-umpire-1.2.3.tar.gz"}]
    plan.case("the source is the archive, by its checksum",
              lambda: None if [modules[-1]["sources"]] == [wanted] and len(modules) == 1 else modules)
    plan.case("builds with its options", lambda: build(modules[-1]["config-opts"]))
    return plan.finish()


sys.exit(main())
