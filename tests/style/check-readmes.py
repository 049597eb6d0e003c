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
FOLDERS = ["src", "tests", "data", "po", "ui", "build-aux", "flatpak", "docs"]
MADE = {"build", "build-check", "build-fuzz", "hex-umpire.pot"}  # by who follows the page
files = [path for folder in FOLDERS for path in (root / folder).rglob("*") if path.is_file()]
stems = {path.name.split(".")[0] for path in files}
code = "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in {".c", ".h"})
layers = [path for path in (root / "src").iterdir() if path.is_dir()]
names = set(re.findall(r"\w+", code))


def is_there(place, below):
    """A path, with or without its ending, that somebody can follow from the page, the root, or src/ and its like."""
    if place.split("/")[0] in MADE:
        return True
    bases = [below, root, *(root / folder for folder in FOLDERS)]
    if place.endswith("/"):  # a room, which the page's table or its layer says where it is
        bases += [*layers, root / "src/app/workshop"]
    place = place.rstrip("/").removeprefix("./")
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
    path = re.match(r"(\./)?[a-z.][\w.*-]*/([\w.*-]+/?)*(?=$|\s)", word)
    if path and path[0] != "./":
        return None if is_there(path[0], below) else f"there is no {path[0]}"
    return None


def is_long(page, text):
    lines, words = text.count("\n"), len(text.split())
    if page == root / "src" / "README.md":
        return f"{lines} lines, {words} words: a page has {PAGE_LINES} and {PAGE_WORDS}" \
            if lines > PAGE_LINES or words > PAGE_WORDS else None
    if root / "src" in page.parents and page.name == "README.md" and lines > ROOM_LINES:
        return f"{lines} lines: a room's page has {ROOM_LINES}"
    return None


def check(page):
    text = page.read_text(encoding="utf-8")
    plain = re.sub(r"```.*?```", "", text, flags=re.S)
    words = re.findall(r"`([^`\n]+)`", plain)
    # Of what is typed, each part that may be a path.
    for block in re.findall(r"```\w*\n(.*?)```", text, flags=re.S):
        words += [part for line in block.splitlines() for part in line.split("#")[0].split() if "/" in part]
    faults = [is_long(page, text), *(find_fault(word, page.parent) for word in words)]
    for link in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in link and not (page.parent / link).exists():
            faults.append(f"a link leads to {link}, which is not there")
    return [fault for fault in faults if fault]


def main():
    plan = tap.Plan()
    pages = sorted({*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("src/*.md"), *root.glob(".github/**/*.md"),
                    *(path for path in files if path.name == "README.md")})
    for page in pages:
        plan.case(str(page.relative_to(root)), lambda: "\n".join(check(page)))
    return plan.finish()


sys.exit(main())
