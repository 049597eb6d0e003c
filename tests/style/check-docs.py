#!/usr/bin/env python3
"""check-docs.py SOURCE: every function that a folder of the program offers to others says what it does.

Such functions are declared in headers that are not `-private`, without an
underscore before their name.  Each has a comment in the .c file, with all of its
parameters, and no others.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

DECLARED = re.compile(r"^(?!typedef|static|struct|G_DE|#)[A-Za-z_][\w \*]*?\b(hu_\w+)\s*\([^;{]*?\)[^;{]*;", re.M)
DEFINED = re.compile(r"^(?P<name>hu_\w+) \((?P<parameters>[^{;]*?)\)\n\{", re.M)
DOCUMENTED = re.compile(r"^/\*\*\n \* (?P<name>hu_\w+):\n(?P<text>(?: \*[^/\n]*.*\n)*?) \*/$", re.M)


def strip(text):
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def names_of(parameters):
    """The names of C parameters, functions and arrays included."""
    text = re.sub(r"\s+", " ", strip(parameters))
    if text.strip() == "void":
        return []
    parts, depth, part = [], 0, ""
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    parts.append(part)
    found = []
    for part in parts:
        function = re.search(r"\(\s*\*\s*(?:const )?(\w+)\s*(?:\[\w*\])*\)", part)
        plain = re.search(r"(\.\.\.|\w+)\s*(?:\[\w*\])*\s*$", part)
        found.append((function or plain).group(1))
    return found


def check(folder):
    headers = [path for path in folder.glob("*.h") if not path.stem.endswith("-private")]
    offered = {name for path in headers for name in DECLARED.findall(strip(path.read_text(encoding="utf-8")))}
    for path in sorted(folder.glob("*.c")):
        text = path.read_text(encoding="utf-8")
        documented = {match["name"]: re.findall(r"^ \* @([\w.]+):", match["text"], flags=re.M)
                      for match in DOCUMENTED.finditer(text)}
        for match in DEFINED.finditer(text):
            name, parameters = match["name"], names_of(match["parameters"])
            if name in documented and documented[name] != parameters:
                yield f"{path.name}: {name} has {', '.join(parameters)}; explained are {', '.join(documented[name])}"
            elif name in offered and name not in documented:
                yield f"{path.name}: {name} is not explained"
        for name in documented.keys() - {match["name"] for match in DEFINED.finditer(text)}:
            yield f"{path.name}: {name} is explained, and not there"


def main():
    plan = tap.Plan()
    for folder in sorted(path for path in pathlib.Path(sys.argv[1]).iterdir() if path.is_dir()):
        plan.case(folder.name, lambda: "\n".join(check(folder)))
    return plan.finish()


sys.exit(main())
