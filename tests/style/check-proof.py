#!/usr/bin/env python3
"""check-proof.py ROOT: each entry of tests/proof's lists is of code that is there, so that no proof outlives its line."""
import pathlib
import sys

root = pathlib.Path(sys.argv[1])
sys.path[:0] = [str(root / "tests" / "proof"), str(root / "tests" / "scenarios")]
from entries import function_at, read_entries  # noqa: E402
from mutants import mutants  # noqa: E402
import tap  # noqa: E402

PROOF = root / "tests" / "proof"
sources = {path.name: path.read_text(encoding="utf-8") for path in (root / "src" / "rules").rglob("*.[ch]")}


def lines_of(name):
    lines = sources[name].split("\n")
    return {(name, function_at(lines, i + 1), line.strip()) for i, line in enumerate(lines)}


def stale(entries, find):
    """The entries that FIND does not give for their file."""
    files = {entry[0] for entry in entries}
    there = set().union(*(find(name) for name in files if name in sources))
    return "\n".join(" ".join(entry) for entry in entries if entry not in there)


def check_equivalent():
    entries = read_entries(PROOF / "equivalent.txt", ["-", "+"])
    return stale(entries, lambda name: {mutant.key for mutant in mutants(name, sources[name])})


plan = tap.Plan()
plan.case("equivalent.txt", check_equivalent)
plan.case("unreached.txt", lambda: stale(read_entries(PROOF / "unreached.txt", ["|"]), lines_of))
sys.exit(plan.finish())
