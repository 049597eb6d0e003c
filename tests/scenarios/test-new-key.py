#!/usr/bin/env python3
"""test-new-key.py SOURCE-ROOT BUILD-ROOT: what it takes to add a key to the game file.

Copies the tables of two rule systems and the structs that hold their records, and adds a number, a word, a set of hexes and a
list of records to three of them: a member of the struct, a row of the table, and the words of the row. Nothing else is touched.
What is made of the copies is linked with the rest of the build, and reads the new keys, refuses what is wrong, writes them,
tells games apart by them, has them in the schema, and has a row for each in the workshop.
"""
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

import jsonschema

import tap

root, build = (pathlib.Path(each).resolve() for each in sys.argv[1:3])

# Not a temporary folder: a compiler's cache knows what it compiled there before.
here = build / "tests/scenarios/new-key"

# The record's kind, its struct, the header with it, the table with its keys, and their words.
FRONT = ("src/rules/front-line/hu-front-line-rules.h", "src/file/front-line/hu-front-line-format.c",
         "src/explain/front-line/hu-front-line-fields.c")
DEATH = ("src/rules/sudden-death/hu-sudden-death-rules.h", "src/file/sudden-death/hu-sudden-death-format.c",
         "src/explain/sudden-death/hu-sudden-death-fields.c")
RECORDS = [
    ("schedule-item", "HuScheduleItem", "winter", "/rules/front-line/schedule/0", FRONT),
    ("level", "HuLevel", "winter", "/rules/front-line/levels/0", FRONT),
    ("sudden-death", "HuSuddenDeathRules", "lifeline", "/rules/sudden-death", DEATH),
]

MEMBERS = "  gint64 new_number;\n  gint new_word;\n  GArray *new_hexes;\n  GPtrArray *new_parts;\n"
PART = "typedef struct\n{\n  char *id;\n  gint64 number;\n  char *extra;\n} HuNewPart%d;\n\n"
ROWS = """\
  NUMBER ("%(kind)s", "new_number", FALSE, "5", 1, 9, IN (%(type)s, new_number)),
  WORD ("%(kind)s", "new_word", FALSE, "\\"calm\\"", WORDS ("calm", "stormy"), IN (%(type)s, new_word)),
  HELD ("%(kind)s", "new_hexes", HEXSET, FALSE, IN (%(type)s, new_hexes), .kept = TRUE),
  OF ("%(kind)s", "new_parts", LIST, FALSE, "%(kind)s-part", RECORDS (%(type)s, new_parts, HuNewPart%(n)d), .kept = TRUE),
  HELD ("%(kind)s-part", "id", ID, TRUE, IN (HuNewPart%(n)d, id), .kept = TRUE,
        TAKEN (N_("another part is “%%s”"), N_("give each a name of its own"))),
  NUMBER ("%(kind)s-part", "number", FALSE, "1", 1, 99, IN (HuNewPart%(n)d, number)),
"""
WORDS = """\
  { "%(kind)s", "new_number", N_("New number"), "", "" },
  { "%(kind)s", "new_word", N_("New word"), "", "" },
  { "%(kind)s", "new_hexes", N_("New hexes"), "", "" },
  { "%(kind)s", "new_parts", N_("New parts"), "", "" },
  { "%(kind)s-part", "id", N_("Id"), "", "" },
  { "%(kind)s-part", "number", N_("Number"), "", "" },
"""
NEW = {"new_number": 7, "new_word": "stormy", "new_hexes": ["0101", "0102"],
       "new_parts": [{"id": "a", "number": 3}, {"id": "b"}]}
DEFAULTS = {"new_number": 5, "new_word": "calm", "new_hexes": [], "new_parts": []}

# A key, what stands there instead, where the fault is, and its remedy.
WRONG = [
    ("new_number", 10, "", "use a whole number from 1 to 9"),
    ("new_number", "7", "", "use a whole number from 1 to 9"),
    ("new_word", "windy", "", "use one of these: calm, stormy"),
    ("new_hexes", ["9999"], "/0", ""),
    ("new_hexes", 5, "", "use a list in square brackets"),
    ("new_parts", {}, "", "use a list in square brackets"),
    ("new_parts", [{"number": 3}], "/0", "add it"),
    ("new_parts", [{"id": "a", "number": 100}], "/0/number", "use a whole number from 1 to 99"),
    ("new_parts", [{"id": "a"}, {"id": "a"}], "/1/id", "give each a name of its own"),
]


def insert(text, before, what):
    if text.count(before) != 1:
        sys.exit(f"there is not one {before!r}")
    return text.replace(before, what + before)


def copy_with_keys():
    """Copies the folders of the files that a new key touches, with the keys in them."""
    changed = {}
    for n, (kind, record, _, _, (header, table, words)) in enumerate(RECORDS):
        known = {"kind": kind, "type": record, "n": n}
        for path, before, what in ((header, f"}} {record};", MEMBERS), (table, "  { NULL }\n", ROWS % known),
                                   (words, "  { NULL }\n", WORDS % known)):
            text = changed.get(path) or (root / path).read_text(encoding="utf-8")
            changed[path] = insert(text, before, what)
        changed[header] = changed[header].replace("G_BEGIN_DECLS\n\n", "G_BEGIN_DECLS\n\n" + PART % n, 1)
    for folder in sorted({os.path.dirname(path) for path in changed}):
        (here / folder).mkdir(parents=True, exist_ok=True)
        for file in (root / folder).glob("*.[ch]"):
            path = f"{folder}/{file.name}"
            text = changed.get(path) or file.read_text(encoding="utf-8")
            if not (here / path).exists() or (here / path).read_text(encoding="utf-8") != text:
                (here / path).write_text(text, encoding="utf-8")
    return changed


def list_units(changed):
    """The sources of the program that see a changed file, as ninja knows it."""
    seen = {}
    said = subprocess.run(["ninja", "-t", "deps"], cwd=build, capture_output=True, text=True, check=True).stdout
    for line in said.splitlines():
        if line and not line.startswith(" "):
            unit = line.split(":")[0]
        elif line.strip():
            seen.setdefault(unit, set()).add(os.path.relpath(os.path.join(build, line.strip()), root))
    return [unit for unit, files in seen.items() if unit.startswith("src/") and files & set(changed)]


def compile_units(changed):
    units = {}
    commands = {each["output"]: each["command"] for each in json.loads((build / "compile_commands.json").read_text())}
    folders = {os.path.dirname(path) for path in changed}
    running = []
    for unit in list_units(changed):
        words = shlex.split(commands[unit])
        source = os.path.relpath(os.path.join(build, words[-1]), root)
        if os.path.dirname(source) in folders:
            words[-1] = str(here / source)
        out = str(here / unit.replace("/", "+"))
        for flag, value in (("-o", out), ("-MF", out + ".d"), ("-MQ", out)):
            words[words.index(flag) + 1] = value
        at = next(i for i, word in enumerate(words) if word.startswith("-I"))
        words[at:at] = [f"-I{here / folder}" for folder in sorted(folders)]
        running.append((unit, out, words))
    workers = []
    for unit, out, words in running:
        while sum(worker.poll() is None for worker in workers) >= 2:
            next(worker for worker in workers if worker.poll() is None).wait()
        workers.append(subprocess.Popen(words, cwd=build))
        units[unit] = out
    if any(worker.wait() for worker in workers):
        sys.exit("a copy does not compile")
    return units


def link(program, units):
    """Links a program of the build with the copies, which come before the libraries that have the originals."""
    command = subprocess.run(["ninja", "-t", "commands", program], cwd=build, capture_output=True, text=True,
                             check=True).stdout.splitlines()[-1]
    words = shlex.split(command)
    out = str(here / os.path.basename(program))
    own = {word for word in words if word in units}
    words = [units.get(word, word) for word in words]
    words[words.index("-o") + 1] = out
    # A library that takes its parts whole has the originals as well; the first of two is used.
    words[words.index(out) + 1:words.index(out) + 1] = ["-Wl,-z,muldefs"] + [
        made for unit, made in units.items() if unit not in own and may_be_in(unit, words)]
    subprocess.run(words, cwd=build, check=True)
    return out


def may_be_in(unit, words):
    """A copy of a layer that the program does not have would want what is not there."""
    layer = unit.split("/")[1]
    return any(re.match(rf"src/{layer}/", word) for word in words)


def at(game, pointer):
    for step in pointer.split("/")[1:]:
        game = game[int(step) if isinstance(game, list) else step]
    return game


def say(*words):
    # What runs tests may name the folder of the library without the new keys.
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C", "LD_LIBRARY_PATH": str(here)}
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, env=env)
    return done.returncode, done.stdout + done.stderr


def game_with(record, members):
    """The name of a file with the game of the record, and these members in it."""
    _, _, name, pointer, _ = record
    game = json.loads((root / f"tests/data/files/{name}.hexgame").read_text(encoding="utf-8"))
    at(game, pointer).update(members)
    path = here / "game.hexgame"
    path.write_text(json.dumps(game, indent=1), encoding="utf-8")
    return path, game


def is_written(record):
    path, game = game_with(record, NEW)
    status, text = say(rewrite, path)
    if status:
        return say(cli, "check", path)[1]
    again = here / "again.hexgame"
    again.write_text(text, encoding="utf-8")
    written = at(json.loads(text), record[3])
    if {key: written.get(key) for key in NEW} != NEW:
        return f"{written} is written"
    return say(rewrite, again)[1] != text and "it is not written the same again"


def are_defaults_left_out(record):
    path, _ = game_with(record, DEFAULTS)
    status, text = say(rewrite, path)
    left = not status and [key for key in NEW if key in at(json.loads(text), record[3])]
    return text if status else left and f"{left} are written"


def is_refused(record, key, value, where, remedy):
    path, _ = game_with(record, {**NEW, key: value})
    status, text = say(cli, "check", path)
    line = next((line for line in text.splitlines() if f" {record[3]}/{key}{where}: " in line), "")
    return (status != 1 or remedy not in line) and (text or "it is accepted")


def is_meant(record):
    path, _ = game_with(record, {"new_wodr": "calm"})
    return "perhaps “new_word” is meant" not in say(cli, "check", path)[1] and "nothing is near the key"


def tells_games_apart(record, key, value):
    report = here / "report.html"
    path, _ = game_with(record, NEW)
    status, text = say(cli, "report", "--format=html", "-o", report, path)
    if status or say(cli, "verify", report, path)[0]:
        return text or "its own report is not of it"
    path, _ = game_with(record, {**NEW, key: value})
    return say(cli, "verify", report, path)[0] != 3 and "another game has the same report"


def is_in_schema(record):
    for members, right in [(NEW, True)] + [({**NEW, key: value}, False) for key, value, _, remedy in WRONG
                                           if remedy and "name of its own" not in remedy]:
        _, game = game_with(record, members)
        if validator.is_valid(game) != right:
            return f"{members} is {'refused' if right else 'accepted'}"
    return None


def has_rows(record):
    path, _ = game_with(record, NEW)
    pointers = [f"{record[3]}/{key}" for key in [*NEW, "new_parts/0/id", "new_parts/1/number"]]
    status, text = say(root / "tests/app/with-display.sh", show_rows, path, "rules", *pointers, f"+{record[3]}/new_parts")
    lines = text.splitlines()
    without = [pointer for pointer in pointers if f"row {pointer}" not in lines]
    if status or without:
        return f"no row for {without}: {text}"
    added = next((json.loads(line) for line in lines if line.startswith("[")), None)
    return added != [*NEW["new_parts"], {"id": "1"}] and f"{added} is what the list is with another one"


changed = copy_with_keys()
units = compile_units(changed)
# The program with the window looks for its library beside itself.
_, cli, rewrite, make_schema, show_rows = (link(program, units) for program in (
    "tests/app/libhu-app-shared.so", "src/cli/hex-umpire-cli", "tests/file/write-again", "tests/file/make-schema",
    "tests/app/show-rows"))
validator = jsonschema.Draft202012Validator(json.loads(say(make_schema, root / "data/schema/hexgame.schema.json")[1]))
plan = tap.Plan()
plan.case("touched: structs, tables and words", lambda: len(changed) != 6 and sorted(changed))
for each in RECORDS:
    plan.case(f"{each[0]}: read and written", lambda: is_written(each))
    plan.case(f"{each[0]}: defaults left out", lambda: are_defaults_left_out(each))
    for wrong in WRONG:
        plan.case(f"{each[0]}: refused: {wrong[0]} {json.dumps(wrong[1])}", lambda: is_refused(each, *wrong))
    plan.case(f"{each[0]}: what an unknown key is near to", lambda: is_meant(each))
    for key, other in (("new_number", 8), ("new_word", "calm"), ("new_hexes", ["0101"]), ("new_parts", [{"id": "a"}])):
        plan.case(f"{each[0]}: compared: {key}", lambda: tells_games_apart(each, key, other))
    plan.case(f"{each[0]}: in the schema", lambda: is_in_schema(each))
    plan.case(f"{each[0]}: in the form", lambda: has_rows(each))
sys.exit(plan.finish())
