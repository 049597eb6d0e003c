#!/usr/bin/env python3
"""check-hooks.py SRC: nothing stands between a caller and what it calls without need.

A hook of a table of systems is there because several systems have it, or because shared code, which names no system,
asks what one of them alone has: ALONE says what for.  And no function hands all of its own arguments to another one, and
nothing else: then it would be that one under a second name.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

TABLES = ("HuSystem", "HuSystemFormat", "HuSystemWords", "HuSystemLists", "HuSystemPanels", "HuCliSystem", "HuSystemLayers")

ALONE = {
    "HuSystemLists.explain_order": "every verdict says why it is this one of several",
    "HuSystem.tactical": "says what kind of system it is",
    "HuSystem.get_balance": "the draw of sides is for every game",
    "HuSystem.ask_supply": "supply is common, its question a system's",
    "HuSystem.list_needs": "supply is common, the lines that conditions rest on a system's",
    "HuSystem.get_known": "every view asks what its viewer knows",
    "HuSystemWords.explain_missing": "a report says of any condition what is missing",
    "HuSystemWords.explain_phase_warning": "every game ends its phases",
    "HuSystemWords.name_asking": "any line of supply names the conditions that rest on it",
    "HuSystemWords.explain_present": "any change by an event is told as it is now, beside what the end counts",
    "HuSystemWords.name_passed": "the story of any game names what changed hands",
    "HuSystemLists.add_why_coming": "the forecast of any game says what still comes",
    "HuSystemWords.part": "a report lists its parts",
    "HuSystemWords.add_scale": "a report draws the scale of any meter",
    "HuSystemLists.explain_nobody": "the verdict of any game says who wins without a condition",
    "HuSystemLists.follow_place": "places are added to any draft",
    "HuSystemLists.explain_undecisive": "any condition is told whether it decided the game",
    "HuSystemLists.find_end": "any ruling is told with its end",
    "HuSystemLists.get_meter_id": "any condition can be asked why, by its id",
    "HuSystemLists.has_meters_of_rules": "any rule can be asked why",
    "HuSystemLists.add_why_subject": "any hex can be asked why",
    "HuSystemLists.add_why_row": "any row can be asked why",
    "HuSystemLists.has_path": "any change is told by rows, or by the hexes of a path",
    "HuSystemLists.add_why_path": "any unit is told what would be different without it",
    "HuSystemLists.get_open": "any change is told by rows, or by the hexes of a path",
    "HuSystemLists.add_why_decisive": "the verdict of any game says which act would decide it",
    "HuSystemLists.add_why_limits": "any answer to one side may rest on what it cannot see",
    "HuSystemLists.add_why_seen": "any event may show a side something",
    "HuSystemLists.add_why_unit": "any unit can be asked why",
    "HuSystemLists.is_disclosed": "any game may keep something until its end",
    "HuSystemPanels.make_beside": "the window is made for any game",
    "HuSystemPanels.add_sections": "the window is made for any game",
    "HuSystemPanels.add_hex_items": "any hex has a menu",
    "HuSystemPanels.list_costs": "every game ends its phases",
    "HuSystemPanels.word_worth": "any unit can be selected",
    "HuSystemLayers.list_buildings": "a map shows what decides it, whatever that is",
    "HuSystemLayers.draw_location": "storeys are fanned out on any map",
}

COMMENT = re.compile(r"/\*.*?\*/", re.S)
FUNCTION = re.compile(r"^(static )?([\w *]+)\n(\w+) \(([^{};]*)\)\n\{\n(.*?)^\}", re.S | re.M)
CALL = re.compile(r"(?:return )?(\w+) \((\w+(?:, \w+)*)\);")


def list_hooks(headers, table):
    """The members of the struct of that name."""
    body = next(struct for text in headers for struct, name in
                re.findall(r"typedef struct\s*\{([^{}]*)\}\s*(\w+);", text) if name == table)
    hooks = [re.search(r"\(\*\s*(\w+)|(\w+)(?:\[\w+\])?$", " ".join(member.split())) for member in body.split(";")]
    return [hook[1] or hook[2] for hook in hooks if hook]


def count_hooks(sources, table):
    """How many systems have each member."""
    counts = {}
    for text in sources:
        for body in re.findall(rf"^const {table} \w+ =\s*\{{\n(.*?)^\}};", text, re.S | re.M):
            for hook in set(re.findall(r"^  \.(\w+)", body, re.M)):
                counts[hook] = counts.get(hook, 0) + 1
    return counts


def list_aliases(texts):
    """(file, function, what it calls): functions that others see, of one statement."""
    found = [(path, *match) for path, text in texts.items() for match in FUNCTION.findall(text)]
    kinds = {name: kind for _, _, kind, name, _, _ in found}
    for path, static, kind, name, parameters, body in found:
        lines = [line.strip() for line in body.split("\n") if line.strip() and "g_return_" not in line]
        call = CALL.fullmatch(" ".join(lines))
        own = re.findall(r"(\w+)(?:,|\[\w*\],|\[\w*\]$|$)", " ".join(parameters.split()))
        if not static and name != "main" and call and call[2].split(", ") == own and kinds.get(call[1]) == kind:
            yield path, name, call[1]


def main():
    folder = pathlib.Path(sys.argv[1])
    texts = {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.[ch]"))}
    headers = [text for path, text in texts.items() if path.suffix == ".h"]
    sources = {path: text for path, text in texts.items() if path.suffix == ".c"}
    counts = {table: count_hooks(sources.values(), table) for table in TABLES}
    hooks = {f"{table}.{hook}": counts[table].get(hook, 0)
             for table in TABLES for hook in list_hooks(headers, table) if hook != "id"}

    plan = tap.Plan()
    plan.case("every hook is some system's", lambda: "\n".join(f"no system has {name}" for name, n in hooks.items() if n == 0))
    plan.case("a hook of one system says what for", lambda: "\n".join(
        f"only one system has {name}: let its room do it, or say in ALONE what for"
        for name, n in hooks.items() if n == 1 and name not in ALONE))
    plan.case("what stands alone still does", lambda: "\n".join(
        f"{name} has {hooks.get(name, 0)} systems: strike it off" for name in ALONE if hooks.get(name) != 1))
    plan.case("no function has a second name", lambda: "\n".join(
        f"{path.relative_to(folder)}: {name}() is {called}()" for path, name, called in list_aliases(sources)))
    return plan.finish()


sys.exit(main())
