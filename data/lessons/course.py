"""What lessons are put together from: steps, and the events in them."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "maps"))

import gamefile  # noqa: E402
import jsontext  # noqa: E402
from jsontext import Fill, Line  # noqa: E402


def _step(kind, title, text, more):
    step = {"kind": kind, "title": title, "text": text}
    for key in ("anew", "stars", "untold", "look", "goals", "only", "events", "ask", "after", "hints", "clauses"):
        if key in more:
            step[key] = more.pop(key)
    if "look" in step:
        step["look"] = {key: step["look"][key] for key in ("hexes", "units", "meters", "show") if key in step["look"]}
    if more:
        raise ValueError(f"{title}: {', '.join(more)}")
    return step


def watch(title, text, **more):
    return _step("watch", title, text, more)


def do(title, text, goals, events, **more):
    return _step("do", title, text, {"goals": goals, "events": events, **more})


def predict(title, text, ask, **more):
    return _step("predict", title, text, {"ask": ask, **more})


def explore(title, text, **more):
    return _step("explore", title, text, more)


def move(unit, *way):
    return {"do": "move", "unit": unit, **({"to": way[0]} if len(way) == 1 else {"path": list(way)})}


def end_phase(times=1):
    return [{"do": "end-phase"} for _ in range(times)]


def eliminate(unit):
    return {"do": "eliminate", "unit": unit}


def adjust(side, points, reason):
    return {"do": "adjust", "side": side, "what": "points", "points": points, "reason": reason}


def fact(name, **about):
    return {"fact": name, **about}


def event(happens, **more):
    """A goal that is an event."""
    return {"event": happens, **more}


# In the order in which the program writes them.
VERBS = ("end-phase", "move", "eliminate", "withdraw", "exit", "concede", "award", "reduce", "mark", "capture", "release",
         "mop-up", "fire")


def only(*verbs, **more):
    """The means that a step to do allows: kinds of events, then `side`, `units`, `at_most`."""
    return {"do": sorted(verbs, key=VERBS.index), **more}


def lesson(game, title, about, summary, steps):
    game = dict(game, title=title, about=about, lesson={"summary": summary, "steps": steps})
    log = game.pop("log")
    game["log"] = []
    del log
    return game


def open_end(game):
    """The lesson with a map to play on at its end; a recorded game ends with its result."""
    if not game["lesson"].get("recorded") and game["lesson"]["steps"][-1]["kind"] != "explore":
        game["lesson"]["steps"].append(explore(
            "Try it yourself", "Undo as many moves as you like, and move any unit you like. The program does not save these "
                               "moves. The bar above the map always says how the game stands.", look={"show": ["verdict"]}))
    return game


def events_of(game):
    """The log of a worked example, without what is said of it."""
    return [{key: value for key, value in event.items() if key != "note"} for event in game["log"]
            if event["do"] != "note"]


def to_text(game):
    page = dict(game)
    plan = page.pop("lesson")
    text = gamefile.to_text(page, plan)
    steps = []
    for step in plan["steps"]:
        step = dict(step)
        for key in ("look", "only", "ask", "clauses"):
            if key in step:
                step[key] = Line({name: Fill(part) if name in ("hexes", "units") and isinstance(part, list) else part
                                  for name, part in step[key].items()} if key == "look" else step[key])
        for key in ("goals", "events"):
            if key in step:
                step[key] = [Line(item) for item in step[key]]
        steps.append(step)
    lines = jsontext.to_text({"lesson": {**plan, "steps": steps}}).splitlines()[1:-1]
    head, tail = text.rsplit('  "log": []', 1)
    return head + "\n".join(lines) + ',\n  "log": []' + tail
