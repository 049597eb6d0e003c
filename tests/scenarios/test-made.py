#!/usr/bin/env python3
"""test-made.py DATA SHIPPED MAKERS PREFIX,… SCRIPT…: what is committed is what its scripts write, byte for byte.

The scripts lie in the folder MAKERS of DATA.  They run in one process, which makes each scenario once, and write into
an empty folder; that is compared with the files in the folder SHIPPED whose names begin so, and no such file may be
committed that no script writes.
"""
import glob
import os
import subprocess
import sys
import tempfile

from tap import Plan

shipped, makers = (os.path.join(os.path.abspath(sys.argv[1]), folder) for folder in sys.argv[2:4])
prefixes, scripts = sys.argv[4].split(","), sys.argv[5:]

ALL = """
import runpy, sys
maps, folder, *scripts = sys.argv[1:]
sys.path.insert(0, maps)
for script in scripts:
    sys.argv = [script, folder]
    runpy.run_path(f"{maps}/{script}", run_name="__main__")
"""


def run(folder):
    done = subprocess.run([sys.executable, "-B", "-c", ALL, makers, folder, *scripts],
                          capture_output=True, text=True)
    if done.returncode != 0:
        return f"exits {done.returncode}: {done.stdout}{done.stderr}"


def differs(folder, name):
    with open(os.path.join(shipped, name), "rb") as old, open(os.path.join(folder, name), "rb") as new:
        old, new = old.read().splitlines(), new.read().splitlines()
    if old != new:
        first = next((n for n, (a, b) in enumerate(zip(old, new), 1) if a != b), min(len(old), len(new)) + 1)
        return f"line {first} is not what the script writes: run it and commit what it wrote"


plan = Plan()
with tempfile.TemporaryDirectory() as folder:
    plan.case("the scripts run", lambda: run(folder))
    made = set(os.listdir(folder))
    plan.case("nothing shipped but what is made", lambda: " ".join(
        {os.path.basename(path) for prefix in prefixes for path in glob.glob(os.path.join(shipped, prefix + "*"))}
        ^ made))
    for name in sorted(made):
        plan.case(name, lambda: differs(folder, name))
sys.exit(plan.finish())
