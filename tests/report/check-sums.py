#!/usr/bin/env python3
"""check-sums.py CLI SCENARIOS GAMES: all sums of a report, done again from its tables as CSV: points line by line, the lines of
the first page, the charges of the line, forces and their strength, and the addends of a condition on strength.  A count that
a condition only holds against another is neither met nor not."""
import csv
import fractions
import io
import json
import pathlib
import re
import sys

from report import Cli, Tap

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
# One of each kind of ending, and of each rule system: at once, by points, a draw.
POINTS = {"counterstroke-soviet-marginal": "ledger", "velna-draw": "ledger", "bridgehead-port": "ledger",
          "street-fight-held": "casualties", "crow-hill-bled": "casualties"}
FORCES = ("typhoon-4.4", "counterstroke-soviet-marginal", "velna-draw", "siege-of-velin-stormed", "street-fight-held")
STRENGTHS = ("velna-draw", "velna-away", "siege-of-velin-stormed")


def path(name):
    return scenarios / f"{name}.hexgame"


def table(name, which):
    return list(csv.DictReader(io.StringIO(cli.bytes("report", "-o", "-", "--table", which, path(name)).decode("utf-8-sig"))))


def markdown(name, part):
    """The rows of all tables of a part, without emphasis."""
    text = cli.report("md", "--only", part, path(name)).decode().replace("\u00a0", " ")
    return [[cell.strip().strip("*").replace("\\", "") for cell in line.strip("|").split(" | ")]
            for line in text.split("\n") if line.startswith("| ")]


def number(text):
    plain = text.replace(",", "").replace("−", "-").replace("+", "")
    return fractions.Fraction(plain) if plain not in ("", "–") else fractions.Fraction(0)


def sides_of(name):
    return [side["name"] for side in json.loads(path(name).read_text(encoding="utf-8"))["sides"]]


for name, which in POINTS.items():
    sides = sides_of(name)
    totals = dict.fromkeys(sides, fractions.Fraction(0))
    wrong = []
    for row in table(name, which):
        totals[row["Side"]] += number(row["Points"])
        have = [number(row[f"{side} total"]) for side in sides]
        if have != list(totals.values()):
            wrong.append((row["Event"], have, totals))
    tap.report(f"{name}/each line of the ledger adds up", wrong[:3])
    sums = [row for row in markdown(name, "points") if "Sum" in row]
    tap.expect(f"{name}/the ledger ends with its sum", [number(cell) for cell in sums[0][-3:-1]] if sums else sums,
               list(totals.values()))
    tap.report(f"{name}/there are points", None if any(totals.values()) else totals)

# The lines of the first page, and the charges for open rows, from one ledger.
name = "counterstroke-soviet-marginal"
ledger, lines, sides = table(name, "ledger"), table(name, "sums"), sides_of(name)
gained = [sum(number(row["Points"]) for row in ledger if row["Side"] == side) for side in sides]
tap.expect(f"{name}/the lines of the first page", [sum(number(row[side]) for row in lines) for side in sides], gained)
charged = {side: sum(number(row["Points charged"]) for row in table(name, "front-line") if row["Line of"] == side) for side in sides}
paid = {side: sum(number(row["Points"]) for row in ledger if row["Rule"] == "Line" and row["Side"] != side) for side in sides}
tap.expect(f"{name}/what open rows cost", charged, paid)

# What became of the units, from the table of them.
BECAME = {"lost": ("eliminated",), "withdrawn": ("withdrawn",), "exited": ("exited",), "on the map": ("set up", "arrived", "captured")}
for name in FORCES:
    units, sides = table(name, "units"), sides_of(name)
    rows = markdown(name, "forces")
    strong = "Strength" in rows[0]
    shown = {row[0].lstrip("+−= "): row[1:] for row in rows if len(row) == len(rows[0])}
    wrong = []
    for what, states in BECAME.items():
        for i, side in enumerate(sides):
            those = [unit for unit in units if unit["Side"] == side and unit["State"] in states]
            cells = shown.get(what, ["–"] * 4)[i * (1 + strong):]
            if number(cells[0]) != len(those):
                wrong.append((what, side, cells[0], len(those)))
            if strong and number(cells[1]) != sum(number(unit["Strength"]) for unit in those):
                wrong.append((what, side, cells[1], "strength"))
    tap.report(f"{name}/the forces are those of the table of units", wrong)
    by_what = [unit for unit in units if unit["State"] in ("eliminated", "withdrawn", "exited") and
               not (unit["Turn"] and unit["Phase"] and unit["Place"] and unit["How"])]
    tap.report(f"{name}/each that went has its turn, phase, place and how", by_what[:3])

# A condition on strength shows its addends, which are the strengths of these units and make the number before them.
for name in STRENGTHS:
    strength = {unit["Unit"]: number(unit["Strength"]) for unit in table(name, "units")}
    summed, wrong = 0, []
    for row in table(name, "outcomes"):
        words = row["How it stands"].replace("\u00a0", " ")
        found = re.fullmatch(r"(\d+)(?: of \d+)?: (.*)", words)
        if "strength points" in row["Condition"] and not found and re.fullmatch(r"[1-9]\d*(?: of \d+)?", words):
            wrong.append(words)
        if not found or " against " in words:
            continue
        addends = [addend.rsplit(" ", 1) for addend in found[2].split(" + ")]
        summed += 1
        wrong += [addend for addend in addends if strength.get(addend[0]) != number(addend[1])]
        if sum(number(addend[1]) for addend in addends) != number(found[1]):
            wrong.append(words)
    tap.report(f"{name}/a condition on strength shows its addends", wrong[:3] if summed else "no addends")

# A dash where nothing can be met: the two sides of a comparison, points alone.
rows = table("velna-draw", "outcomes")
compared = [row for row in rows if row["Condition"].strip() in ("points of the Allied side", "points of the French side")]
tap.expect("velna-draw/a count alone is neither met nor not", [row["Met"] for row in compared], ["–", "–"])
tap.expect("velna-draw/nor are points", [row["Met"] for row in table("velna-draw", "conditions") if row["Rule"] == "Points"], ["–"])
marks = {row[3].strip(): row[0] for row in markdown("velna-draw", "protocol") if len(row) > 3}
tap.expect("velna-draw/on the first page too", marks.get("Victory points"), "–")
# There the line that compares two counts has both numbers: each by itself would say it again.
tap.expect("velna-draw/the first page has no count alone", "points of the Allied side" in marks, False)
tap.expect("counterstroke/a line and what decides nothing", {row["Met"] for row in table("counterstroke-soviet-marginal", "conditions")
                                                            if row["Rule"] != "Levels"}, {"unbroken", "open", "decides nothing"})

tap.end()
