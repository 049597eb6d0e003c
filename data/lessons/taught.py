"""Which clauses each step is about, by lesson and title; make-lessons.py writes them into the steps.

A clause is named as the clause index of the program names it.  A step to watch tells its clauses; a question and a task
apply theirs, and so come after a step that tells them: where there is none, one is put before them (tell_first()).
tests/clauses/check-taught.py holds that every clause is taught, or drilled, or not modelled, and that nothing is
asked that was not told.
"""

from course import watch

MOST_TOLD = 4   # clauses that a step tells at once
AHEAD = 4       # steps that it tells them for

# Clauses whose words go on from those of another, which is told with them.
LEANS_ON = {
    "4.6/after-all": "4.6/held-out",
    "9.5/due": "9.5/failed",
    "26.11/board": "26.11/set-up-area",
    "26.14/roof-and-cellar": "26.14/any-level",
    "26.16/cut-off": "26.16/kindled",
    "26.222/fourfold": "26.222/double",
    "26.222/own-attack": "26.222/captive-eliminated",
    "line/small": "line/bracketed",
}

# Clauses that a question needs besides those that it is about: without them the rules answer it otherwise.
NEEDED = {
    "control-1-bridge": {"And the hex?": "26.11/mmc 26.11/set-up-area", "Lasting control": "26.11/occupied"},
    "control-2-building": {"Mop it up": "26.11/unarmed-enemy"},
    "front-line-3-ratio": {"12:3": "schedule/start"},
    "objectives-1-conditions": {"A port without a line": "8/unit 8/zoc"},
    "sudden-death-2-negated": {"Where the line can be cut": "8/zoc"},
    "sudden-death-3-fewest": {"How wide?": "4.3/edges"},
}

TAUGHT = {
    "sudden-death-1-whose-hex": {
        "Driving through": "4.4/last-unit",
        "Take a hex back": "4.4/last-unit",
        "Into the city": "4.2/entered 4.2/any-hex",
    },
    "sudden-death-2-negated": {
        "One way out": "8/terrain",
        "Where the line can be cut": "8/terrain",
        "Cut the line": "8/zoc 8/unit",
        "Open the line": "8/negated",
        "A second German division": "8/zoc 8/negated",
        "Open the line again": "8/negated",
    },
    "sudden-death-3-fewest": {
        "Close both gaps": "8/unit 8/zoc",
        "Close it again": "8/unit 8/zoc",
    },
    "sudden-death-4-instant": {
        "Cut off, and now?": "8/zoc",
        "The phase ends": "4.3/end-of-phase 4.3/any-phase",
        "In time": "4.3/open",
        "The phase ends again": "4.3/in-the-phase 4.3/open",
        "The instant": "4.2/entered 4.2/passing",
        "Nobody moves": "4.6/held-out",
        "Holding out": "4.6/held-out",
    },
    "sudden-death-5-lines": {
        "Nobody in the city": "4.3/as-a-unit 4.3/own-lines",
        "Behind the lake": "8/hexside",
        "One hex is cut off": "4.3/every-hex 8/origin",
        "The hex without a line": "8/zoc",
        "The city as a source": "4.3/own-source 8.3",
        "Another edge": "4.3/edges",
        "At the source": "8/source",
        "Save the source": "8/negated",
    },
    "sudden-death-5b-limits": {
        "The way around": "8/along",
        "Two hexes again": "8/along",
        "The longer railway": "8/length",
        "The Station": "8/controlled-source",
        "Driving through": "8/control",
        "Take it back": "8/control",
    },
    "sudden-death-6-defender": {
        "Two turns are left": "4.4/all-cities 4.6/held-out",
        "Three cities at once": "4.4/every-city 4.4/last-unit",
        "All five": "4.4/last-turn 4.4/supply",
        "Tula is retaken": "4.4/city 4.4/every-city",
        "A town in the rear": "4.5/town-or-city 4.5/behind-the-front 4.5/supply",
        "A town at the front": "4.5/initial-line",
        "A division must go": "9.5/withdrawal 9.5/due",
        "The wrong kind": "9.5/fits 9.5/failed 9.5/any-reason",
        "The earliest first": "9.5/earliest 9.5/withdrawal",
        "Moscow, and back": "verdict/play-stops 4.2/recaptured 4.2/nothing-else",
        "A handshake": "concession 4.1/no-draw 4.2/set-up 4.5/comes-under",
        "Judge: the last train": "4.6/held-out 4.4/every-city 4.4/last-unit 9.5/withdrawal",
        "Judge: the raid": "4.5/behind-the-front verdict/play-stops 9.5/due",
        "Judge: one move too many": "4.6/after-all 4.3/any-phase",
    },
    "front-line-1-rows": {
        "Rows": "line/continuous",
        "A division": "line/zoc line/small",
        "Close the line": "line/unbroken line/ends",
    },
    "front-line-2-brackets": {
        "Open rows": "line/bracketed line/eb",
        "The player turn ends": "line/every-row",
        "And the other line?": "line/own-turn line/unbroken",
    },
    "front-line-3-ratio": {
        "12:3": "levels/ratio levels/up-to",
        "One more": "levels/exact schedule/award",
        "Decisive": "levels/below schedule/eliminated",
        "A single point": "levels/exact",
    },
    "front-line-4-moscow": {
        "Klin": "schedule/place schedule/controlled",
        "Half of Moscow": "schedule/no-enemy",
        "All of it": "schedule/at-the-end schedule/friendly-unit",
        "Klin again": "schedule/first-time",
    },
    "front-line-5-schedule": {
        "An armored division": "schedule/start schedule/eliminated schedule/multiplied",
        "No line yet": "line/from-turn",
        "A turn in Klin": "schedule/each-turn schedule/place",
        "The line is due": "line/every-row",
        "And once more": "line/every-turn",
        "Not for this side": "schedule/for-side",
        "Next to the enemy": "schedule/zoc schedule/friendly-unit",
        "An aircraft over the city": "schedule/aircraft",
    },
    "front-line-6-special": {
        "A row of water": "line/water line/ends",
        "An air unit": "line/air",
        "An army": "line/army",
        "No size on the counter": "line/zoc line/small",
        "The scenario decides": "line/own-zoc",
        "Enemies in the row": "line/enemy-in-it",
        "Across the water": "line/hexsides",
        "Another reading": "line/path line/continuous",
        "Nothing to nothing": "levels/no-points",
        "One to nothing": "levels/against-none",
        "Has anybody won?": "levels/at-the-end",
    },
    "control-1-bridge": {
        "A tank drives on": "26.12/hold",
        "And the hex?": "26.12/only-location 26.131/bridge",
        "Infantry arrives": "26.12/hold 26.11/armed-enemy",
        "The tank leaves": "26.12/reverts",
        "Lasting control": "26.1/kept 26.131/bridge",
        "Under the bridge": "26.131/bridge 26.13/ground-level",
        "One above, one below": "26.13/armed-enemy 26.131/bridge",
    },
    "control-2-building": {
        "The house": "26.11/set-up-area",
        "The dash": "26.14/any-level",
        "Upstairs": "26.13/ground-level",
        "The squad breaks": "26.1/kept",
        "A German squad enters": "26.14/armed-enemy",
        "First ending": "26.11/last-enemy",
        "Mop Up instead": "26.11/mopping-up",
        "Mop it up": "26.14/rowhouse",
        "Upstairs in F5": "26.15/rowhouse",
    },
    "control-3-fire": {
        "Four of eight": "26.161/majority 26.161/both-sides",
        "The majority": "26.161/majority 26.161/with-its-hex",
        "On purpose": "26.16/kindled 26.16/no-units",
        "The other hex": "26.16/cut-off",
    },
    "control-5-soldiers": {
        "A squad passes through": "26.11/occupied 26.14/any-level 26.1/kept",
        "A leader": "26.11/mmc",
        "No weapons": "26.11/armed",
        "On the run": "26.11/good-order",
        "Around the walls": "26.11/bypass",
        "Riders": "26.11/on-foot 26.11/vehicle",
        "A captive": "26.11/prisoner",
        "A leader upstairs": "26.11/armed-enemy 26.13/armed-enemy 26.14/armed-enemy",
        "The leader surrenders": "26.11/unarmed-enemy 26.11/last-enemy",
        "Under the floor": "26.11/subterranean",
        "On the roof": "26.14/roof-and-cellar",
        "An enemy on the roof": "26.13/rooftop",
        "A tank beside the wall": "26.11/bypass-of-building",
        "Mopping Up beside a tank": "26.11/mopping-up-bypass",
        "The last order": "26.1/at-the-end",
        "Keep the shop to the end": "26.14/armed-enemy 26.1/kept 26.1/at-the-end",
    },
    "control-6-ground": {
        "An area of both sides": "26.11/both-areas 26.11/set-up-area",
        "In the enemy's ground": "26.11/set-up-area 26.11/occupied 26.11/partly 26.11/board",
        "A tank meets a squad": "26.12/devoid",
        "The second tank": "26.12/own-hold 26.12/reverts",
        "A tank in Bypass": "26.12/bypass",
        "A truck": "26.12/armed",
        "A small accident": "26.161/flame 26.161/at-the-start",
        "The Hut burns down": "26.161/with-its-hexes 26.161/majority",
        "An accident next door": "26.162/one-side",
        "The other side too": "26.16/barred 26.162/both-sides",
        "Two arsonists": "26.16/both-forfeit",
        "In the flames": "26.16/closed",
    },
    "control-7-values": {
        "A wounded leader": "26.211/leader 26.211/wounded",
        "Worth nothing": "26.211/hero 26.212/no-value 26.211/squad",
        "Half of it": "26.221/reduced 26.211/half-squad",
        "What a vehicle is worth": "26.212/vehicle 26.212/armament 26.212/armor 26.212/crew",
        "A gun": "26.212/gun 26.212/vehicle",
        "Thin armor": "26.212/armor 26.212/armament 26.212/crew",
        "A Carrier": "26.213/carrier",
        "A temporary crew": "26.23/temporary-crew",
        "A commander aboard": "26.211/armor-leader",
        "A landing craft": "26.212/crew 26.211/armor-leader",
        "A special prize": "26.2/own-value",
    },
    "control-8-hidden": {
        "Outside the pillbox": "26.13/armed-enemy",
        "The pillbox is silent": "26.132/pillbox",
        "Take the pillbox": "26.132/pillbox",
        "A concealed squad": "26.15/declared 26.15/undeclared",
        "Declared at last": "26.15/declared 26.15/need-not",
        "A dummy": "26.15/dummy 26.15/possible-enemy",
        "Hidden upstairs": "26.15/hidden",
        "Search": "26.15/search",
        "Clear the mill": "26.11/last-enemy",
        "Judge: the counter that moved": "26.1/at-the-instant 26.15/declared 26.132/pillbox",
        "Judge: nobody looked upstairs": "26.3/avoided 26.15/hidden",
    },
    "control-9-captives": {
        "The bargain": "26.1/at-the-instant 26.1/at-the-end",
        "Nothing happens": "26.1/otherwise",
        "Before the game": "26.4/die 26.4/balance",
        "Off the map": "26.221/left-the-map",
        "With a reason": "26.2/guard 26.2/recall 26.2/landing",
        "To win the game": "26.23/exit 26.2/to-win 26.211/leader 26.211/exit-hero",
        "A captive comes along": "26.23/captured",
        "Taken prisoner": "26.222/captured 26.222/once",
        "Free again": "26.222/captured-no-more",
        "Killed by its own side": "26.222/own-attack",
        "Killed in any other way": "26.222/captive-eliminated",
        "The guns at the end": "26.222/double 26.222/fourfold",
        "Judge: five points out": "26.1/at-the-instant 26.23/exit 26.2/recall",
        "Judge: the count of the captives": "26.1/at-the-end 26.222/double",
    },
    "control-9b-edition": {
        "A captive leaves": "26.23/captured",
        "When the game ends": "26.23/double",
        "Four points": "26.1/undecided",
        "A broken squad leaves": "26.23/broken",
        "Break out": "26.1/at-the-instant 26.23/exit",
    },
    "control-9c-crest": {
        "Broken": "26.1/state",
        "Two squads' worth": "26.1/at-a-moment 26.1/state",
        "Whose turn": "outcomes/of-a-side",
        "Points": "26.221/reduced 26.211/leader",
        "One point": "26.1/at-the-end",
        "Captured": "26.222/double",
    },
    "control-4-kv": {
        "Undamaged": "26.212/vehicle 26.212/armament 26.212/armor 26.212/crew",
        "The gun fails": "26.221/not-eliminated",
        "Abandoned": "26.222/captured 26.222/unmanned",
        "At the end": "26.222/double",
        "Or destroyed": "26.221/eliminated",
    },
    "sudden-death-9-typhoon": {
        "Into Orel": "4.4/city 4.4/last-unit",
        "The fourth city": "4.4/every-city 4.4/all-cities 4.4/last-turn",
        "The gap": "8/zoc 8/unit",
        "The gap is closed": "4.3/end-of-phase",
        "The phase ends": "4.3/end-of-phase 4.3/any-phase",
    },
    "front-line-9-counterstroke": {
        "A row without a division": "line/every-row line/zoc",
        "A division is lost": "schedule/eliminated schedule/multiplied",
        "A hole in the line": "line/small line/zoc",
        "The level": "levels/up-to levels/ratio",
        "The last turn ends": "levels/ratio line/every-turn schedule/each-turn",
    },
    "control-9d-crow-hill": {
        "A tank drives on": "26.12/reverts",
        "A round of fire": "26.221/reduced 26.221/eliminated 26.211/half-squad",
        "In the hut": "26.11/good-order 26.11/set-up-area",
        "Turn 4": "26.1/at-a-moment 26.1/state",
        "Turn 5": "26.1/at-a-moment 26.1/state",
    },
    "objectives-1-conditions": {
        "Two of three": "outcomes/end-of",
        "The turn ends": "outcomes/met terms/control",
        "Two other towns": "terms/control outcomes/end-of",
        "A raid": "terms/entered terms/through outcomes/instant",
        "Half a raid": "terms/all terms/entered",
        "A port without a line": "outcomes/end-of",
        "Judge the port": "outcomes/end-of",
        "Two turns in a row": "terms/for terms/clear",
        "Points by turn": "points/scored points/for-side",
        "The last turn": "outcomes/ladder terms/ever",
        "Both at once": "outcomes/first-listed outcomes/coincidence",
    },
    "objectives-2-compared": {
        "Twice the losses": "outcomes/met outcomes/instant",
        "Another loss": "outcomes/met terms/compared",
        "Make it six": "terms/against-none",
        "As long as it is held": "points/scored points/while",
        "Taken back": "points/scored points/multiplied points/while",
        "Every time": "points/scored points/capture",
        "Halves": "points/multiplied",
        "Both at the end": "outcomes/end-of outcomes/both",
        "Half a turn": "outcomes/end-of",
    },
}


def system_of(name):
    """The lessons of a system build on each other."""
    return name.split("-")[0]


def _find(name, lesson, title):
    steps = [step for step in lesson["lesson"]["steps"] if step["title"] == title]
    if len(steps) != 1:
        raise ValueError(f"{name}: there is no step “{title}”, or more than one")
    return steps[0]


def _is_asked(step):
    return step["kind"] in ("do", "predict")


def _gather(steps, told):
    """The clauses that the first of these steps applies and nobody has told, with those of the next ones that fit in."""
    missing = []
    for step in steps[:AHEAD]:
        more = [clause for clause in step.get("clauses", ()) if clause not in told and clause not in missing]
        if not _is_asked(step) or (missing and len(missing) + len(more) > MOST_TOLD):
            break
        missing += more
    return missing


def _in_order(clauses):
    """The same with those that they lean on, each before what leans on it, and none twice."""
    ordered = []
    for clause in clauses:
        ordered += [one for one in (LEANS_ON.get(clause), clause) if one and one not in ordered]
    return ordered


def tell_first(lesson, told):
    """Puts a step before each one that applies clauses which are not in the set `told`; or lets the text before it tell
    them."""
    steps = []
    for index, step in enumerate(lesson["lesson"]["steps"]):
        missing = _gather(lesson["lesson"]["steps"][index:], told) if _is_asked(step) else []
        if set(missing) & set(step.get("clauses", ())):
            before = steps[-1] if steps else None
            if before is None or before["kind"] != "watch" or "events" in before:
                steps.append(watch("The rules for what follows",
                                   "Read this before you go on. The next steps apply it."))
            steps[-1]["clauses"] = _in_order([*steps[-1].get("clauses", ()), *missing])
            told.update(steps[-1]["clauses"])
        if not _is_asked(step):
            told.update(step.get("clauses", ()))
        steps.append(step)
    lesson["lesson"]["steps"] = steps


def teach(name, lesson, told):
    """Writes its clauses into each step of a lesson; `told` are those of the lessons before it."""
    for title, clauses in TAUGHT.get(name, {}).items():
        _find(name, lesson, title)["clauses"] = clauses.split()
    for title, clauses in NEEDED.get(name, {}).items():
        step = _find(name, lesson, title)
        step["clauses"] = [*step.get("clauses", ()), *clauses.split()]
    tell_first(lesson, told)
    return lesson
