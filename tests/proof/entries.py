"""The lists of what is left as it is, each with the reason: equivalent.txt and unreached.txt."""
import re
import sys


def function_at(lines, line):
    """The function that LINE (counted from one) is in, or the table that it belongs to."""
    for text in reversed(lines[:line]):
        match = re.match(r"(\w+) \(", text) or re.match(r"(?:static )?const \w+ \**(\w+)\[", text)
        if match is not None:
            return match.group(1)
    return "-"


def read_entries(path, marks):
    """Blocks with blank lines between: "file function", a line for each of MARKS that begins
    with it (alone, where the line is empty), and the reason.
    Returns a dictionary from (file, function, line…) to the reason."""
    entries = {}
    for block in path.read_text().split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith("#")]
        if not lines:
            continue
        quoted = lines[1:len(marks) + 1]
        reason = " ".join(lines[len(marks) + 1:])
        if len(lines[0].split()) != 2 or not reason or any(f"{line} "[:2] != mark + " " for line, mark in zip(quoted, marks)):
            sys.exit(f"{path.name}: cannot read the entry {lines[0]!r}")
        entries[(*lines[0].split(), *(line[2:] for line in quoted))] = reason
    return entries
