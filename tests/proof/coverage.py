#!/usr/bin/env python3
"""coverage.py BUILD-FOLDER: which lines and branches of the rules and the files the tests take.

BUILD-FOLDER was built with -Db_coverage=true and its tests were run.  Prints a table of
src/rules and src/file, and fails where a branch of src/rules is taken by no test and
unreached.txt does not say why, or where unreached.txt speaks of what is not so any more.
"""
import collections
import json
import pathlib
import subprocess
import sys

from entries import function_at, read_entries

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNREACHED = pathlib.Path(__file__).with_name("unreached.txt")

# Branches that are in GLib's macros and not in the program.
NOT_OURS = "|".join((
    r"g_return_(val_)?if_fail",     # a contract: its other way ends the program
    r"g_assert\w*",                 # likewise
    r"g_clear_\w+",                 # whether there is something to free
    r"g_autoptr|g_autofree|g_auto", # likewise, at the end of a block
    r"g_once_init_enter",           # which of two threads was first
    r"G_DEFINE_AUTOPTR_CLEANUP_FUNC", # whether there is something to free
    r"HU_DEFINE_WORDS\w*",            # a contract
))

OPTIONS = [
    "--filter", "src/rules/", "--filter", "src/file/",
    "--exclude-branches-by-pattern", rf"^\s*((if|while) \()?({NOT_OURS})\b.*",
    # The compiler makes these of brackets and declarations.
    "--exclude-unreachable-branches",
]


def gcovr(folder):
    places = [str(folder / "src" / name) for name in ("rules", "file")]
    command = ["gcovr", "--root", str(ROOT), *OPTIONS, "--json", "-", *places]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, cwd=ROOT).stdout)["files"]


def share(part, whole):
    return f"{100 * part / whole:6.2f} %" if whole else "     - "


def table(files):
    """A line a file that is not whole, and a sum a folder."""
    sums = collections.defaultdict(lambda: [0, 0, 0, 0])
    print(f"{'':42}{'lines':>14}{'':10}{'branches':>14}")
    for file in files:
        lines = [line for line in file["lines"] if not line["gcovr/noncode"]]
        branches = [branch for line in lines for branch in line["branches"]]
        own = [sum(line["count"] > 0 for line in lines), len(lines),
               sum(branch["count"] > 0 for branch in branches), len(branches)]
        folder = "/".join(pathlib.Path(file["file"]).parts[:2])
        sums[folder] = [a + b for a, b in zip(sums[folder], own)]
        if own[0] < own[1] or own[2] < own[3]:
            print_line(file["file"], own)
    for folder, own in sorted(sums.items()):
        print_line(folder, own)


def print_line(name, own):
    print(f"{name:42}{own[0]:>6}/{own[1]:<6}{share(*own[:2])}  {own[2]:>6}/{own[3]:<6}{share(*own[2:])}")


def is_way_past(text, counts, line):
    """Of a switch that names every value there is and takes each: the way past it, which the compiler
    makes all the same.  What is left to itself with a mere `break` names how many values there are."""
    number = line["line_number"]
    if not text[number - 1].strip().startswith("switch (") or sum(branch["count"] == 0 for branch in line["branches"]) > 1:
        return False
    depth = 0
    for at in range(number, len(text)):
        if text[at].strip() == "default:":
            return False
        if counts.get(at + 1) == 0 and text[at].strip() != "break;":
            return False
        depth += text[at].count("{") - text[at].count("}")
        if depth <= 0:
            return True
    return False


def unreached(files):
    """(file, function, text) -> line numbers, of the rules' branches that no test took."""
    found = collections.defaultdict(list)
    for file in files:
        path = pathlib.Path(file["file"])
        if path.parts[:2] != ("src", "rules"):
            continue
        text = (ROOT / path).read_text().split("\n")
        counts = {line["line_number"]: line["count"] for line in file["lines"] if not line["gcovr/noncode"]}
        for line in file["lines"]:
            if is_way_past(text, counts, line):
                continue
            if any(branch["count"] == 0 for branch in line["branches"]):
                number = line["line_number"]
                found[(path.name, function_at(text, number), text[number - 1].strip())].append(number)
    return found


def main():
    files = gcovr(pathlib.Path(sys.argv[1]).resolve())
    table(files)
    found = unreached(files)
    reasons = read_entries(UNREACHED, ["|"])
    bad = 0
    for key, numbers in sorted(found.items()):
        if key not in reasons:
            bad += 1
            print(f"UNREACHED src/rules/{key[0]}:{','.join(map(str, numbers))} in {key[1]}: {key[2]}")
    for key in reasons:
        if key not in found:
            bad += 1
            print(f"STALE in unreached.txt: {' '.join(key)}")
    lines = sum(map(len, found.values()))
    print(f"{lines} lines of src/rules with a branch that no test takes, {len(found)} of them different: "
          f"{len(found) - sum(key not in reasons for key in found)} explained in unreached.txt")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
