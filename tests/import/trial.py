"""Runs `import` on files that are made here, and compares what comes of them.

All files are made for these tests, and are in the public domain (CC0).
"""
import json
import os
import pathlib
import tempfile

from limits import YARDS, Importer


class Trial:
    def __init__(self, cli):
        self.cli = os.path.abspath(cli)
        self.plain = {**os.environ, "LC_ALL": "C.UTF-8"}
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.importer = Importer(self.cli, self.plain)
        self.number = 0

    def report(self, name, complaint):
        self.number += 1
        if complaint:
            print("#", str(complaint).replace("\n", "\n# "))
        print("not ok" if complaint else "ok", self.number, name, flush=True)

    def same(self, name, have, want):
        self.report(name, None if have == want else f"{have!r}\nwanted {want!r}")

    def write(self, name, data):
        (self.folder / name).parent.mkdir(exist_ok=True, parents=True)
        (self.folder / name).write_bytes(data if isinstance(data, bytes) else data.encode())
        return self.folder / name

    def run(self, name, data, *others, yards=YARDS):
        """Exit status, report, standard error with that of `check`, and the draft (None: none was written)."""
        status, said, wrong, text = self.importer.draft(self.write(name, data), *others, out=self.folder / "out.hexgame", yards=yards)
        return status, said, wrong, text and json.loads(text)

    def refused(self, name, file, data, why, *others, yards=YARDS):
        """One line, nothing written, within the limits of time and memory."""
        self.same(name, self.run(file, data, *others, yards=yards), (1, "", f"hex-umpire-cli: {file}: {why}\n", None))

    def end(self):
        print(f"1..{self.number}")
