#!/usr/bin/env python3
"""check-docs.py SOURCE: a comment on a function is true of the function.

No function has to have a comment: a name and its types often say everything.  A
comment that is there belongs to a function of its file, names only parameters that
the function has, in their order, and says something of each that it names.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

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
    for path in sorted(folder.rglob("*.c")):
        text = path.read_text(encoding="utf-8")
        defined = {match["name"]: names_of(match["parameters"]) for match in DEFINED.finditer(text)}
        for match in DOCUMENTED.finditer(text):
            name, lines = match["name"], match["text"]
            named = re.findall(r"^ \* @([\w.]+):", lines, flags=re.M)
            if name not in defined:
                yield f"{path.name}: {name} is explained, and not there"
            elif named != [parameter for parameter in defined[name] if parameter in named]:
                yield f"{path.name}: {name} has {', '.join(defined[name])}; explained are {', '.join(named)}"
            if not lines.strip(" *\n") or re.search(r"^ \* @[\w.]+: *(\n|.*: *\n)(?! \*  )", lines, flags=re.M):
                yield f"{path.name}: the comment on {name} leaves something unsaid"


def main():
    plan = tap.Plan()
    for folder in sorted(path for path in pathlib.Path(sys.argv[1]).iterdir() if path.is_dir()):
        plan.case(folder.name, lambda: "\n".join(check(folder)))
    return plan.finish()


sys.exit(main())
