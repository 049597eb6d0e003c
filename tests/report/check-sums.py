#!/usr/bin/env python3
"""check-sums.py CLI SCENARIOS GAMES: all sums of the report of every game, done again from its tables as CSV: points line by
line, the lines of the first page, the charges of the line and the rows that they are for, forces and their strength, and the
addends of a condition on strength.  A count that a condition only holds against another is neither met nor not."""
import csv
import fractions
import io
import json
import pathlib
import re
import sys

from report import Cli, Tap, shipped

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
GAMES = {game.stem: game for folder in (scenarios, pathlib.Path(sys.argv[3])) for game in sorted(folder.glob("*.hexgame"))}
EVERY = [game.stem for game in shipped(scenarios, "*") + shipped(pathlib.Path(sys.argv[3]), "*")]


def table(name, which, *options):
    data = cli.bytes("report", "-o", "-", "--table", which, *options, GAMES[name])

    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


def tables_of(name):
    """The names of all tables that the report of that game has."""
    _, _, err = cli.run("report", "-o", "-", "--table", "none of that name", GAMES[name])
    return err.split("there are: ", 1)[1].split(";", 1)[0].split(", ")


def markdown(name, *parts):
    """The rows of all tables of these parts, without emphasis."""
    only = [word for part in parts for word in ("--only", part)]
    text = cli.report("md", *only, GAMES[name]).decode().replace("\u00a0", " ")
    return [[cell.strip().strip("*").replace("\\", "") for cell in line.strip("|").split(" | ")]
            for line in text.split("\n") if line.startswith("| ")]


def number(text):
    plain = text.replace(",", "").replace("−", "-").replace("+", "")
    return fractions.Fraction(plain) if plain not in ("", "–") else fractions.Fraction(0)


def sides_of(name):
    return [side["name"] for side in json.loads(GAMES[name].read_text(encoding="utf-8"))["sides"]]


def add_up(ledger, sides):
    """The totals of a ledger, and its lines whose own totals are others."""
    totals, wrong = dict.fromkeys(sides, fractions.Fraction(0)), []
    for row in ledger:
        totals[row["Side"]] += number(row["Points"])
        have = [number(row[f"{side} total"]) for side in sides]
        if have != list(totals.values()):
            wrong.append((row["Event"], have, totals.copy()))
    return list(totals.values()), wrong


def check_points(name, has, rows, sides):
    """Each ledger of the game, its sum on paper, and the first page's lines of what the points are for."""
    ends = [[number(cell) for cell in row[-3:-1]] for row in rows if "Sum" in row[:3] and re.fullmatch(r".* : .*", row[-1])]
    for which, sums in (("ledger", "sums"), ("objectives-ledger", None), ("casualties", "casualty-sums")):
        ledger = table(name, which) if which in has else []
        if not ledger or "Points" not in ledger[0]:
            continue
        totals, wrong = add_up(ledger, sides)
        tap.report(f"{name}/each line of the {which} adds up", wrong[:3])
        tap.report(f"{name}/the {which} ends with its sum", None if totals in ends else (totals, ends))
        if sums in has:
            # The first page is of the moment of the verdict; where a system has one of its own, the game may have gone on.
            if "verdicts" in has:
                then = "--at", str(json.loads(cli.bytes("judge", "--json", GAMES[name]))["verdict"]["event"])
                totals = add_up(table(name, which, *then), sides)[0]
            lines = table(name, sums)
            exits = add_up(table(name, "exits"), sides)[0] if which == "casualties" and "exits" in has else [0, 0]
            tap.expect(f"{name}/the lines of the first page", [sum(number(line[side]) for line in lines) for side in sides],
                       [a + b for a, b in zip(totals, exits)])
        if "front-line" in has and which == "ledger":
            check_line(name, ledger, sides)


def check_line(name, ledger, sides):
    """What open rows cost in each turn is what was charged; with a point for each, as many rows as were open then."""
    rows = table(name, "front-line")
    charged = {side: sum(number(row["Points to the enemy"]) for row in rows if row["Line of"] == side) for side in sides}
    paid = {side: sum(number(row["Points"]) for row in ledger if row["Rule"] == "Line" and row["Side"] != side) for side in sides}
    tap.expect(f"{name}/what open rows cost", charged, paid)
    if name.startswith("counterstroke-"):
        tap.report(f"{name}/the rows are those that were charged",
                   [row for row in rows if number(row["Open"]) != number(row["Points to the enemy"])])


# What became of the units, from the table of them.
MADE = "from other units (reduced, abandoned)"
BECAME = {"lost": ("eliminated",), "withdrawn": ("withdrawn",), "exited": ("exited",), "on the map": ("set up", "arrived", "captured")}


def check_forces(name, units, rows, sides):
    head = next((row for row in rows if row[0] == "Units" and row[1:2] == sides[:1]), None)
    if head is None:
        tap.report(f"{name}/there are no forces", units)
        return
    strong = "Strength" in head
    rows = rows[rows.index(head) + 1:]
    shown = {row[0].lstrip("+−= "): row[1:] for row in reversed(rows[:13]) if len(row) == len(head)}
    wrong = []
    for what, states in BECAME.items():
        for i, side in enumerate(sides):
            those = [unit for unit in units if unit["Side"] == side and unit["State"] in states]
            cells = shown.get(what, ["?"] * 4)[i * (1 + strong):]
            if "?" in cells or number(cells[0]) != len(those):
                wrong.append((what, side, cells[0], len(those)))
            elif strong and number(cells[1]) != sum(max(number(unit["Strength"]), 0) for unit in those):
                wrong.append((what, side, cells[1], "strength"))
    for i in range(2 * (1 + strong)):
        come = number(shown["Set up"][i]) + number(shown["arrived"][i]) + number(shown.get(MADE, ["–"] * 4)[i])
        gone = sum(number(shown[what][i]) for what in ("lost", "withdrawn", "exited"))
        if come - gone != number(shown["on the map"][i]):
            wrong.append(("column", i, come, gone))
    tap.report(f"{name}/the forces are those of the table of units", wrong)
    by_what = [unit for unit in units if unit["State"] in ("eliminated", "withdrawn", "exited") and
               not (unit["Turn"] and unit["How"])]
    tap.report(f"{name}/each that went has its turn and how", by_what[:3])


def check_strength(name, units):
    """A condition on strength shows its addends, which are the strengths of these units and make the number before them."""
    strength = {(unit["Unit"], number(unit["Strength"])) for unit in units}
    summed, wrong = 0, []
    for row in table(name, "outcomes"):
        words = row["How it stands"].replace("\u00a0", " ")
        found = re.fullmatch(r"(\d+)(?: of \d+)?: (.*)", words)
        if "strength points" in row["Condition"] and not found and re.fullmatch(r"[1-9]\d*(?: of \d+)?", words):
            wrong.append(words)
        if not found or " against " in words or " + " not in found[2]:
            continue
        addends = [addend.rsplit(" ", 1) for addend in found[2].split(" + ")]
        summed += 1
        wrong += [addend for addend in addends if (addend[0], number(addend[1])) not in strength]
        if sum(number(addend[1]) for addend in addends) != number(found[1]):
            wrong.append(words)
    tap.report(f"{name}/a condition on strength shows its addends", wrong[:3])
    return summed


summed = 0
for name in EVERY:
    has, sides = tables_of(name), sides_of(name)
    rows, units = markdown(name, "points", "forces"), table(name, "units")
    check_points(name, has, rows, sides)
    check_forces(name, units, rows, sides)
    summed += check_strength(name, units) if "outcomes" in has else 0
tap.report("some conditions are sums of strengths", None if summed else "none")

# A dash where nothing can be met: the two sides of a comparison, points alone.
rows = table("velna-draw", "outcomes")
compared = [row for row in rows if row["Condition"].strip() in ("points of the Allied side", "points of the French side")]
tap.expect("velna-draw/a count alone is neither met nor not", [row["Met"] for row in compared], ["–", "–"])
tap.expect("velna-draw/nor are points", [row["Met"] for row in table("velna-draw", "conditions") if row["Rule"] == "Points"],
           ["decides nothing"])
marks = {row[2].strip(): row[0] for row in markdown("velna-draw", "protocol") if len(row) > 2}
tap.expect("velna-draw/the same mark on the first page", marks.get("Victory points"), "–")
# The terms stand once in the part on conditions, a sum of strengths with its addends once.
said = [" ".join(row) for row in markdown("velna-across", "conditions")]
tap.expect("velna-across/conditions once", [sum("Victory points" in row for row in said), sum("Duval" in row for row in said)], [0, 1])
# There the line that compares two counts has both numbers: each by itself would say it again.
tap.expect("velna-draw/the first page has no count alone", "points of the Allied side" in marks, False)
tap.expect("counterstroke/a line and what decides nothing", {row["Met"] for row in table("counterstroke-soviet-marginal", "conditions")
                                                            if row["Rule"] != "Levels"}, {"decides nothing"})

tap.end()
