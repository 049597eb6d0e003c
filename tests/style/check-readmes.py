#!/usr/bin/env python3
"""check-readmes.py ROOT: what the READMEs name is there.

In backticks: paths, files of the program with or without their folder and ending
(`hu-map`, `rules/hu-supply*`, `test-names`), functions and types.  And links.

They are short as well: the page of src/ is one page, and a room's has fifteen lines.
"""
import fnmatch
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(root / "tests" / "scenarios"))
import tap  # noqa: E402

PAGE_LINES, PAGE_WORDS, ROOM_LINES = 80, 900, 15
FOLDERS = ["src", "tests", "data", "po", "ui", "build-aux", "flatpak"]
MADE = {"build", "build-check", "build-fuzz", "hex-umpire.pot"}  # by who follows the page
files = [path for folder in FOLDERS for path in (root / folder).rglob("*") if path.is_file()]
stems = {path.name.split(".")[0] for path in files}
code = "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in {".c", ".h"})
names = set(re.findall(r"\w+", code))
layers = [path for path in (root / "src").iterdir() if path.is_dir()]


def is_there(place, below):
    """A path, with or without its ending, from the page's folder, the root's, one of the folders', or a layer's."""
    if place.split("/")[0] in MADE:
        return True
    place = place.rstrip("/")
    bases = [below, root, *(root / folder for folder in FOLDERS), *layers, root / "src/app/workshop"]
    return any(next(base.glob(place + ending), None) for base in bases for ending in ["", ".[ch]", ".py", ".ui"])


def find_fault(word, below):
    called = re.fullmatch(r"(_?hu_\w+)\(\)", word)
    if called:
        return None if called[1] in names else f"there is no function {word}"
    named = re.fullmatch(r"(Hu[A-Z]\w+)(?:\.(\w+))?", word)
    if named:
        missing = [part for part in named.groups() if part and part not in names]
        return f"there is no {missing[0]}" if missing else None
    if re.fullmatch(r"(hu|test|fuzz|bench|check)-[\w*-]+|[\w*-]+\.(py|sh|c|h|json|geojson|txt|css|in|ui)", word):
        there = stems if "." not in word else {path.name for path in files}
        return None if word in MADE or fnmatch.filter(there, word) else f"there is no file {word}"
    in_layer = re.fullmatch(r"(rules|explain|file|model|render|report|cli|app)/(hu-[\w*-]+)(?:\.[ch])?", word)
    if in_layer:
        return None if any((root / "src" / in_layer[1]).rglob(in_layer[2] + ".[ch]")) else f"there is no {word}"
    if re.fullmatch(r"(\./)?[a-z][\w.*-]*/([\w.*-]+/?)*", word):
        return None if is_there(word, below) else f"there is no {word}"
    return None


def is_long(page, text):
    lines, words = text.count("\n"), len(text.split())
    if page == root / "src" / "README.md":
        return f"{lines} lines, {words} words: a page has {PAGE_LINES} and {PAGE_WORDS}" \
            if lines > PAGE_LINES or words > PAGE_WORDS else None
    if root / "src" in page.parents and lines > ROOM_LINES:
        return f"{lines} lines: a room's page has {ROOM_LINES}"
    return None


def check(page):
    text = page.read_text(encoding="utf-8")
    plain = re.sub(r"```.*?```", "", text, flags=re.S)
    words = re.findall(r"`([^`\n]+)`", plain)
    faults = [is_long(page, text), *(find_fault(word, page.parent) for word in words)]
    for link in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in link and not (page.parent / link).exists():
            faults.append(f"a link leads to {link}, which is not there")
    return [fault for fault in faults if fault]


def main():
    plan = tap.Plan()
    pages = sorted([*root.glob("*.md"), *(path for path in files if path.name == "README.md")])
    for page in pages:
        plan.case(str(page.relative_to(root)), lambda: "\n".join(check(page)))
    return plan.finish()


sys.exit(main())
