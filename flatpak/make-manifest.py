#!/usr/bin/env python3
"""make-manifest.py ARCHIVE [URL] > io.github.hexumpire.HexUmpire.json: the manifest that builds the program from an archive.

The archive is named by its checksum, as Flathub demands, so the manifest of a release is made after the release;
build-aux/release.sh does it.  Without URL it is where the release of that name is published.
"""
import hashlib
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TEMPLATE = HERE / "io.github.hexumpire.HexUmpire.json.in"
RELEASES = "https://github.com/hexumpire/HexUmpire/releases/download"


def make(archive, url=None):
    version = re.search(r"-(\d+\.\d+\.\d+)\.tar", archive.name)
    if url is None and version is None:
        sys.exit(f"{archive.name} has no version in its name, so its URL has to be given")
    text = TEMPLATE.read_text(encoding="utf-8")
    return (text.replace("@URL@", url or f"{RELEASES}/v{version[1]}/{archive.name}")
            .replace("@SHA256@", hashlib.sha256(archive.read_bytes()).hexdigest()))


if __name__ == "__main__":
    sys.stdout.write(make(pathlib.Path(sys.argv[1]), *sys.argv[2:3]))
