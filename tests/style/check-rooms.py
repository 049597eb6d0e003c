#!/usr/bin/env python3
"""check-rooms.py SOURCE: a rule system is spoken of in its own rooms, and in the tables of systems.

A room is a folder with a system's name.  Anywhere else, and in another system's room, nothing may say what only
that system's rooms declare: its functions, types, headers, findings, its HuSystemId, its key in a file, a member
named after it; nor what they define by any other name, or the one could not be linked without the other.  The one
table of a layer may.  Files are listed by their layer and name.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

SYSTEMS = ("sudden-death", "front-line", "control", "objectives")

# Where shared code asks for what a system has of its own, and the ids that it asks by.
TABLES = {
    "rules/hu-system-id.h",
    "rules/hu-system.c",
    "explain/hu-system-words.h",
    "explain/hu-system-words.c",
    "file/hu-system-format.h",
    "file/hu-system-format.c",
    "model/hu-system-lists.h",
    "model/hu-system-lists.c",
    "render/hu-system-layers.h",
    "render/hu-system-layers.c",
    "app/hu-system-panels.h",
    "app/hu-system-panels.c",
    "cli/hu-cli-system.h",
    "cli/hu-cli-system.c",
}

# What the adjudicator promises of viewers, and control does, whose units alone can be secret.
LENT = {"rules/hu-control-known.c", "rules/hu-control-view.c"}

# What a source file gives to the linker: a function has its name at the beginning of a line, below its type; a variable;
# what a table of clauses defines.
DEFINED = re.compile(r"^(?!static\b)\w[^\n;{}()]*\n(\w+) \(|^(?!static\b)\w[^\n;(){}]* (\w+)(?:\[\])? = "
                     r"|^  CLAUSE \((\w+), ", re.M)
TYPE = re.compile(r"^typedef struct \w+ (\w+);|^\} (\w+);|^G_DECLARE_\w+ \((\w+),", re.M)

# Where a key of a system is a word of its own that means something else, and what.
OTHERWISE = {
    "rules/hu-event.c": "a verb",
    "rules/hu-fact.c": "a kind of fact",
    "rules/hu-lesson-plan.c": "what a lesson shows",
    "rules/hu-ruling.c": "a kind of ruling",
    "rules/hu-supply-trace.c": "what blocks a line",
    "rules/hu-supply.h": "what blocks a line",
    "explain/hu-explain-fact.c": "a term",
    "explain/hu-explain-field.c": "what blocks a line, how a place is held, a member of start",
    "explain/hu-explain-legend.c": "an entry of the legend",
    "explain/hu-glossary-terms.c": "terms",
    "file/hu-format.c": "a member of start",
    "file/hu-format-events.c": "a verb",
    "file/hu-front-line-format.c": "how a place is held",
    "explain/hu-report-owners.c": "a table of who has what",
    "explain/hu-report.c": "a part of a report, and its table",
    "file/hu-node-game.c": "a member of start",
    "file/hu-objectives-format.c": "how a place is held",
    "file/hu-read-start.c": "a member of start",
    "file/hu-read-supply.c": "what blocks a line",
    "file/hu-write-start.c": "a member of start",
    "file/hu-write-supply.c": "what blocks a line",
    "model/hu-front-line-lists.c": "a mark of the map",
    "model/hu-sudden-death-lists.c": "a mark of the map",
    "model/hu-workshop-diff.c": "a member of start",
    "report/hu-map-scene.c": "overlays",
    "app/hu-help-topic.c": "a term",
    "app/hu-map-menu.c": "an action",
    "app/hu-map-view-actions.c": "an action",
}


def make_pattern(system, key):
    """What only the rooms of SYSTEM may say; with its KEY in quotes or without."""
    under = system.replace("-", "_")
    camel = "".join(part.capitalize() for part in system.split("-"))
    said = [rf"\b_?hu_{under}_\w", rf"\bhu_\w+_get_(own_)?{under}\b", rf"\bHu{camel}", rf"\bHU_SYSTEM_{under.upper()}\b",
            rf"\bHU_{under.upper()}_(RULING|METER)_", rf"\bhu_(read|write|scenario_add)_{under}\b",
            rf'#include "hu-([\w-]+-)?{system}(-[\w-]+)?\.h"']
    # Control of a hex is a member of shared structs, too.
    member = [rf"(->|\.){under}\b"] if "_" in under else []
    return re.compile("|".join(said + member + [rf'"/?rules/{system}\b'] + ([f'"{system}"'] if key else [])))


def list_name(folder, path):
    """rules/hu-event.c, whatever room of its layer the file is in."""
    return f"{path.relative_to(folder).parts[0]}/{path.name}"


def find_system(folder, path):
    """The system in whose room the file is; or None."""
    return next((system for system in SYSTEMS if system in path.relative_to(folder).parts), None)


def list_offences(folder, texts, otherwise):
    """(file, number, system) for each line that names a system outside its rooms; files of OTHERWISE may say a key."""
    patterns = {(system, key): make_pattern(system, key) for system in SYSTEMS for key in (False, True)}
    for path, text in texts.items():
        name = list_name(folder, path)
        # Most files have no word of most systems, and to look for a word is faster than for a pattern.
        words = re.sub("[-_]", "", text).lower()
        for system in SYSTEMS:
            pattern = patterns[system, name not in otherwise]
            if name in TABLES or system == find_system(folder, path) or system.replace("-", "") not in words \
                    or not pattern.search(text):
                continue
            for number, line in enumerate(text.splitlines(), 1):
                if pattern.search(line):
                    yield name, number, system


def list_own(folder, texts):
    """{name: system} of what the sources of the systems' rooms define, and of the types that their headers show."""
    own = {}
    for path, text in texts.items():
        system = find_system(folder, path)
        if system is None or list_name(folder, path) in LENT:
            continue
        for function, variable, clause in DEFINED.findall(text):
            own[function or variable or "HU_CLAUSE_" + clause] = system
        if path.suffix == ".h" and not path.stem.endswith("-private"):
            own.update((name, system) for names in TYPE.findall(text) for name in names if name != "")
    return own


def list_links(folder, texts, own):
    """(file, name, system) for each name of a system's OWN that is used outside its rooms."""
    for path, text in texts.items():
        if list_name(folder, path) in TABLES:
            continue
        for name in sorted(own.keys() & set(re.findall(r"\w+", text))):
            if own[name] != find_system(folder, path):
                yield list_name(folder, path), name, own[name]


def main():
    folder = pathlib.Path(sys.argv[1])
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.[ch]"))}
    own = list_own(folder, texts)
    wrong = [f"src/{name}:{number} names {system}: ask its table"
             for name, number, system in list_offences(folder, texts, OTHERWISE)]
    linked = [f"src/{name} uses {used}, which is {system}'s: ask its table"
              for name, used, system in list_links(folder, texts, own)]
    others = {path: text for path, text in texts.items() if list_name(folder, path) in OTHERWISE}
    said = {name for name, _, _ in list_offences(folder, others, ())}
    idle = [f"src/{name} says no key of a system: strike it off" for name in OTHERWISE if name not in said]
    there = {list_name(folder, path) for path in texts}
    gone = [f"there is no src/{name}" for name in sorted(TABLES | LENT | set(OTHERWISE)) if name not in there]

    plan = tap.Plan()
    plan.case("no system is named outside its rooms", lambda: "\n".join(wrong))
    plan.case("nothing of a system is linked outside its rooms", lambda: "\n".join(linked))
    plan.case("each key that is another word is said", lambda: "\n".join(idle))
    plan.case("each table is there", lambda: "\n".join(gone))
    return plan.finish()


sys.exit(main())
