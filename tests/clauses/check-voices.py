#!/usr/bin/env python3
"""check-voices.py CLI LIST WHY DATA SHIPPED: which voice words which clause, from real runs.

LIST prints the clause index.  All cases of its clauses, the recorded games and the shipped examples are
judged by CLI, and what the voices say is gathered:

    page     the sentence of the index, which stands on the page of its rule
    log      the sentence of a ruling that rests on the clause, or that has it as an exception
    report   the same sentence in the printed report
    JSON     "clause" and "because" of a ruling, "because" of what is counted
    meter    what is counted for a condition, met or not
    why      what Why? and Why not? say of a Location, hex or building (WHY prints it)

The table is printed.  It fails where a voice says what is in no index, where a ruling or a reason cites a
rule that none of its clauses belongs to, where the report words a ruling otherwise than the log does, and where a
clause that rulings rest on is missing from one of the voices that have to word it.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

import answers

cli, list_clauses, list_why, data, shipped = *sys.argv[1:4], *map(pathlib.Path, sys.argv[4:])
plain = {**os.environ, "LC_ALL": "C.UTF-8"}
VOICES = ("page", "log", "report", "JSON", "meter", "why")
# Rulings also cite these names, which are not numbers.
NAMED = {"front line": "line", "B": "line", "C": "line", "I": "line", "schedule": "schedule", "levels of victory": "levels"}
number = 0


def report(name, complaints):
    global number
    number += 1
    for complaint in complaints[:8]:
        print("#", complaint)
    print("not ok" if complaints else "ok", number, name, flush=True)


def run(*arguments):
    return subprocess.run([*map(str, arguments)], capture_output=True, env=plain, check=True).stdout.decode("utf-8")


def plain_words(text):
    """Without what the report's format adds."""
    return re.sub(r"\s+", " ", text.replace("\\", "").replace("*", ""))


def cited_by(sentence):
    """The rules that a sentence cites in brackets."""
    parts = [part.strip() for group in re.findall(r"\(([^()]*)\)", sentence) for part in re.split(r"[,;]", group)]
    return [NAMED.get(part, part) for part in parts if part in NAMED or re.fullmatch(r"\d+\.\d+", part)]


def belongs(rule, clause):
    own, page = clause.split("/")[0], index[clause]
    return own.startswith(rule) or rule.startswith(own) or page == rule


index, spoken = {}, {}
for line in run(list_clauses).splitlines():
    _system, clause, page, _case, modelled, _words = line.split("\t")
    index[clause] = page
    spoken[clause] = {"page"}

strange, uncited, otherwise = [], [], []


def say(clause, voice, where):
    if clause not in spoken:
        strange.append(f"{where}: {voice} words {clause}, which the index does not have")
    else:
        spoken[clause].add(voice)


def clauses_of(because):
    return [because["clause"], *because.get("exceptions", [])] if because else []


def listen_to_ruling(ruling, text, where):
    clauses = clauses_of(ruling.get("because"))
    why = plain_words(ruling["why"])
    if ruling["clause"] != (clauses[0] if clauses else None):
        strange.append(f"{where}: “{why}” has two clauses")
    for clause in clauses:
        say(clause, "JSON", where)
        say(clause, "log", where)
        if why in text:
            say(clause, "report", where)
        else:
            otherwise.append(f"{where}: the report does not say “{why}”")
    for rule in cited_by(ruling["why"]):
        if not any(clause in index and belongs(rule, clause) for clause in clauses):
            uncited.append(f"{where}: “{why}” cites {rule} and rests on {clauses}")


def listen_to(path):
    judged = json.loads(run(cli, "judge", "--json", path))
    fault = answers.fault_of("judge", judged)
    if fault:
        raise ValueError(f"{path.stem}: {fault}")
    text = plain_words(run(cli, "report", "--format", "md", "--events", "-o", "-", path))
    for ruling in judged["rulings"]:
        listen_to_ruling(ruling, text, f"{path.stem}, event {ruling['event']}")
    for system in judged["systems"].values():
        for reason in system.get("reasons", []):
            for clause in clauses_of(reason["because"]):
                say(clause, "meter", path.stem)
                say(clause, "JSON", path.stem)


games = sorted([*(data / "clauses").glob("*.hexgame"), *(data / "games").glob("*.hexgame"),
                *shipped.glob("example-*.hexgame")])
for game in games:
    listen_to(game)

for line in run(list_why, *games).splitlines():
    clause, words = line.split("\t")
    say(clause, "why", "Why?")
    uncited += [f"Why?: “{words}” cites {rule} and rests on {clause}" for rule in cited_by(words)
                if clause in index and not belongs(rule, clause)]

width = max(map(len, index))
print("#", "clause".ljust(width), *VOICES)
for clause, voices in spoken.items():
    print("#", clause.ljust(width), *(("x" if voice in voices else "·").center(len(voice)) for voice in VOICES))
report("every clause that is worded stands in the index", strange)
report("a ruling cites no rule but those of its clauses", uncited)
report("the report words rulings as the log does", otherwise)
report("what the log rests on, JSON and the report say as well",
       [clause for clause, voices in spoken.items() if "log" in voices and not {"JSON", "report"} <= voices])
report("rulings rest on most clauses that are a change", [] if sum("log" in one for one in spoken.values()) > 60 else
       [f"only {sum('log' in one for one in spoken.values())}"])
print(f"1..{number}")
