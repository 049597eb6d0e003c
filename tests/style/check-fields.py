#!/usr/bin/env python3
"""check-fields.py LIST-FIELDS: how many keys of the game file are read and written by the table alone.

A row of the table is bound where a member of a record holds it. A bound row may have a hook all the same, which reads or writes it
in place of the table; a row that is not bound is read and written by hand. A new key is a bound row without a hook: what is there
may become less, and the numbers here with it, but never more.
"""
import collections
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

MOST = {"by-hand": 56, "hook": 60}

said = subprocess.run([sys.argv[1]], capture_output=True, text=True, check=True).stdout
rows = [line.split() for line in said.splitlines()]


def are_few(how):
    found = [row[0] for row in rows if row[2] == how]
    if len(found) > MOST[how]:
        return f"{len(found)} of {len(rows)}: {dict(collections.Counter(found))}"
    return len(found) < MOST[how] and f"only {len(found)} are left: lower the number in check-fields.py"


plan = tap.Plan()
for each in MOST:
    plan.case(f"{each}: {MOST[each]} of {len(rows)} rows", lambda: are_few(each))
sys.exit(plan.finish())
