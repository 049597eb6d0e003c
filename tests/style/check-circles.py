#!/usr/bin/env python3
"""check-circles.py SRC: the files of a room call each other in few circles, so that one can be read without all the others.

A call is a name that one file of the room uses, and another one defines where
others can see it; a circle is a set of files each of which reaches each other
by such calls.
"""
import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

MOST = 5
# Rooms that still have a larger one: what it may have, which only falls.
STILL = {
}
TOLD = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.S)
# The name stands at the beginning of its line, below the type; what is static has its type on such a line.
DEFINED = re.compile(r"^(?!static\b)[\w *]+\n(\w+) \((?:[^;{}]*)\)\n\{", re.M)
OWN = re.compile(r"^static\b[\w *]*\n(\w+) \(", re.M)
NAME = re.compile(r"\b\w+\b")


def calls(texts):
    """By file, the files of its room that it calls."""
    texts = {file: TOLD.sub(" ", text) for file, text in texts.items()}
    homes = {name: file for file, text in texts.items() for name in DEFINED.findall(text)}
    return {file: {homes[name] for name in set(NAME.findall(text)) - set(OWN.findall(text)) if name in homes} - {file}
            for file, text in texts.items()}


def reach(arrows, file):
    seen, waiting = set(), [file]
    while waiting:
        for other in arrows[waiting.pop()]:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def largest_circle(texts):
    arrows = calls(texts)
    reached = {file: reach(arrows, file) for file in texts}
    circles = [{other for other in reached[file] if file in reached[other]} for file in texts]
    return max(circles, key=lambda circle: (len(circle), sorted(circle)), default=set())


def read_rooms(src):
    rooms = collections.defaultdict(dict)
    for path in sorted(src.rglob("*.c")):
        rooms[str(path.parent.relative_to(src))][path.stem] = path.read_text(encoding="utf-8")
    return rooms


def check(room, texts):
    circle, most = largest_circle(texts), STILL.get(room, MOST)
    if len(circle) > most:
        return f"{room}: {len(circle)} files call each other in a circle, {most} may: {', '.join(sorted(circle))}"
    if room in STILL and len(circle) < most:
        return f'{room}: the largest circle has {len(circle)} files by now: write so in STILL, or nothing for {MOST} or fewer'
    return None


def check_itself():
    """Three files in a ring, and one that they all call but that calls none of them."""
    ring = {f"f{i}": f"void\nf{i} (void)\n{{\n  f{(i + 1) % 3} ();\n  leaf ();\n}}\n" for i in range(3)}
    ring["leaf"] = "/* f0 () */\nvoid\nleaf (void)\n{\n  static_one ();\n}\n\nstatic void\nf1 (void)\n{\n}\n"
    found = largest_circle(ring)
    return None if found == {"f0", "f1", "f2"} else f"found {sorted(found)}"


def main():
    src = pathlib.Path(sys.argv[1])
    plan = tap.Plan()
    plan.case("a circle is found", check_itself)
    rooms = read_rooms(src)
    for room, texts in rooms.items():
        plan.case(room, lambda: check(room, texts))
    plan.case("the rooms listed are there", lambda: ", ".join(sorted(set(STILL) - set(rooms))))
    return plan.finish()


if __name__ == "__main__":
    sys.exit(main())
