#!/usr/bin/env python3
"""check-eyes.py SOURCE: who may ask an adjudicator for the truth (26.15).

What --view or a window's viewer is for must not be told the truth by mistake.  So the command line has one function
that gives a snapshot, the game as it was asked for; a report asks only for its viewer; and the window's model asks
for the truth in few places, each of which says here why.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

source = pathlib.Path(sys.argv[1])

# What gives a state, a snapshot or findings, whoever looks.
TRUTH = r"hu_adjudicator_(?:snapshot|peek|what_if|get_rulings|get_verdict)|hu_adjudicate|hu_state_new(?:_with)?|hu_apply_\w+"
# What gives them to a viewer.
VIEW = r"hu_adjudicator_(?:view|count|what_if_view|list_sights|get_sight|get_event)"

# Those of them that name the viewer.
NAMES_VIEWER = ("hu_adjudicator_view", "hu_adjudicator_count", "hu_adjudicator_list_sights", "hu_adjudicator_get_sight")

# Layers whose answers are for a viewer, and the files of theirs that may call these, with how often and why.
WHY = {
    "cli": {
        "hu-cli-game.c": {"hu_adjudicator_view": (1, "the game as it was asked for"),
                          "hu_adjudicator_list_sights": (1, "how much of each event"),
                          "hu_adjudicator_get_event": (1, "an event that is seen")},
    },
    "report": {
        "hu-moments.c": {"hu_adjudicator_view": (1, "a moment of a page")},
    },
    "explain": {
        "hu-report-log.c": {"hu_state_new": (1, "the words of an event that is wholly seen"), "hu_apply_setup": (1, "the same"),
                            "hu_apply_event": (1, "the same"), "hu_adjudicator_list_sights": (1, "how much of each event"),
                            "hu_adjudicator_get_event": (2, "the same")},
        "hu-report-charts.c": {"hu_adjudicator_count": (1, "the numbers of meters"),
                               "hu_adjudicator_get_event": (1, "where phases end")},
        "hu-report-front-line.c": {"hu_adjudicator_view": (1, "a row of the chart")},
        "hu-report-sudden-death-ring.c": {"hu_adjudicator_count": (1, "the width at each event"),
                                          "hu_adjudicator_get_event": (1, "an event of a game that no side views"),
                                          "hu_adjudicator_peek": (1, "the same")},
        "hu-report-saved.c": {"hu_adjudicator_get_event": (1, "the event that decided; a viewer's report does not say this"),
                              "hu_adjudicator_what_if": (1, "the truth with other points, likewise"),
                              "hu_adjudicator_view": (1, "the moment before the verdict")},
        "hu-report-step.c": {"hu_adjudicator_get_event": (1, "the last step to a verdict"),
                             "hu_adjudicator_get_sight": (1, "whether the viewer saw that step"),
                             "hu_adjudicator_view": (2, "the moments before the verdict, and that before the last step")},
        "hu-report-protocol.c": {"hu_adjudicator_view": (1, "the moment of the verdict")},
        "hu-report.c": {"hu_adjudicator_view": (2, "the moment, and that of the verdict")},
    },
    "model": {
        "hu-game.c": {"hu_adjudicator_snapshot": (1, "a new game, which nobody views yet"),
                      "hu_adjudicator_what_if": (1, "whether an event that is to happen can follow"),
                      "hu_adjudicator_what_if_view": (2, "a preview; and what-if before an event, where nobody views it"),
                      "hu_adjudicator_view": (1, "where what-if began"),
                      "hu_adjudicator_get_event": (1, "the log")},
        "hu-game-time.c": {"hu_adjudicator_view": (1, "another moment"),
                           "hu_adjudicator_what_if": (1, "a note, which changes nothing"),
                           "hu_adjudicator_snapshot": (1, "the words of an event, after its sight"),
                           "hu_adjudicator_peek": (1, "the same")},
        "hu-game-view.c": {"hu_adjudicator_view": (1, "what is shown"), "hu_adjudicator_list_sights": (1, "the log of a side"),
                           "hu_adjudicator_get_sight": (1, "what was undone"),
                           "hu_adjudicator_get_rulings": (1, "where nobody views it"),
                           "hu_adjudicator_what_if_view": (1, "why a refusal may be told")},
        "hu-game-forecast.c": {"hu_adjudicator_what_if": (2, "the end of a game without secrets")},
        "hu-game-history.c": {"hu_adjudicator_view": (1, "a chart"), "hu_adjudicator_get_event": (1, "where phases end")},
        "hu-game-what-if.c": {"hu_adjudicator_view": (1, "where what-if began"), "hu_adjudicator_get_event": (4, "the log")},
        "hu-drill.c": {"hu_adjudicator_get_event": (1, "a question on a file or a drawn game, which no side views")},
        "hu-drill-find.c": {"hu_adjudicator_snapshot": (1, "the same"), "hu_adjudicator_what_if": (1, "the same"),
                            "hu_adjudicator_peek": (1, "the same"), "hu_adjudicator_get_verdict": (5, "the same"),
                            "hu_adjudicator_get_event": (1, "the same")},
        "hu-drill-puzzle.c": {"hu_adjudicator_peek": (1, "the same"), "hu_adjudicator_get_event": (1, "the same")},
        "hu-drill-today.c": {"hu_adjudicator_snapshot": (1, "the same"), "hu_adjudicator_get_verdict": (2, "the same")},
        "hu-lesson.c": {"hu_adjudicate": (1, "a lesson shows what it wants to show")},
        "hu-lesson-own.c": {"hu_adjudicate": (1, "the same")},
        "hu-lesson-stars.c": {"hu_adjudicate": (1, "the same")},
        "hu-control-lists.c": {"hu_adjudicate": (1, "a set-up made of a draft")},
    },
}


def calls_in(path):
    """Each call, and what stands between its brackets."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
    for found in re.finditer(rf"\b({TRUTH}|{VIEW}) \(", text):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        yield found[1], text[found.end():end - 1]


def list_wrong(layer, files):
    wrong, there = [], set()
    for path in sorted((source / layer).rglob("*.c")):
        counted, allowed = {}, files.get(path.name, {})
        for name, arguments in calls_in(path):
            counted[name] = counted.get(name, 0) + 1
            if name in NAMES_VIEWER and "view" not in arguments:
                wrong.append(f"{path.name}: {name} ({arguments}): for which viewer?")
        for name in sorted({*counted, *allowed}):
            if counted.get(name, 0) != allowed.get(name, (0,))[0]:
                wrong.append(f"{path.name}: {counted.get(name, 0)} calls of {name}, not {allowed.get(name, (0,))[0]}")
        there.add(path.name)
    return wrong + [f"there is no {name}" for name in files if name not in there]


plan = tap.Plan()
for layer, files in WHY.items():
    plan.case(f"{layer} asks as it may", lambda layer=layer, files=files: "\n".join(list_wrong(layer, files)))
sys.exit(plan.finish())
