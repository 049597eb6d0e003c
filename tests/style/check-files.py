#!/usr/bin/env python3
"""check-files.py ROOT: house rules that a machine can see: sizes of files, header
guards, trailing space, and nothing left behind."""
import pathlib
import re
import subprocess
import sys

LARGEST = 3_000_000  # bytes of a file that belongs in a repository

root = pathlib.Path(sys.argv[1])
bad = 0
# Words that promise what is not there; this script has to name them.
LEFT = re.compile(rb"TO" rb"DO|FIX" rb"ME|X" rb"XX:|HA" rb"CK|g_test_sk" rb"ip")


def complain(text):
    global bad
    bad += 1
    print("#", text)


def lines_that(lines, wrong):
    return [number for number, line in enumerate(lines, 1) if wrong(line)]


def check_source(file, text):
    lines = text.split("\n")[:-1]
    if len(lines) > 700:
        complain(f"{file} has {len(lines)} lines: split it by concern")
    # Of a precompiled header, which is compiled as it is, the compiler warns of it.
    if file.suffix == ".h" and "#pragma once" not in lines and file.parent.name != "pch":
        complain(f"{file} has no #pragma once")
    if not text.startswith("/*"):
        complain(f"{file} does not begin by saying what may be in it")
    faults = [("trailing space", lambda line: line != line.rstrip()), ("a tab", lambda line: "\t" in line)]
    if file.parts[0] == "src":
        # Tables of tests may be as wide as their cases.
        faults.append(("more than can be read", lambda line: len(line) > 130))
    for what, wrong in faults:
        for number in lines_that(lines, wrong):
            complain(f"{file}:{number} has {what}")


def list_files(folder):
    place = root / folder
    return [place] if place.is_file() else sorted(path for path in place.rglob("*") if path.is_file())


for path in [path for folder in ("src", "tests") for path in list_files(folder)]:
    if path.suffix in (".c", ".h"):
        check_source(path.relative_to(root), path.read_text(encoding="utf-8"))
for path in [path for folder in ("src", "tests", "data", "ui", "build-aux", "run", "check") for path in list_files(folder)]:
    whole = path.read_bytes()
    # A picture says nothing.
    if b"\0" not in whole and LEFT.search(whole):
        for number in lines_that(whole.split(b"\n"), LEFT.search):
            complain(f"{path.relative_to(root)}:{number} was left behind")

# Whatever is committed, not only where sources are; an archive has no list of it.
if (root / ".git").exists():
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (root / name).is_file() and (root / name).stat().st_size > LARGEST:
            complain(f"{name} is larger than {LARGEST} bytes: does it belong here?")

print("1..1")
print("not ok 1 files" if bad else "ok 1 files")
