#!/usr/bin/env python3
"""count-tests.py REPORT STATUS: counts the test points of a JUnit report.

Names those that did not pass and ends with "PASSED FAILED".  A test that was
skipped has tested nothing, and counts as failed.  So does each run of a program
that did not end well without a point that says so: one that timed out, or died
before its last point.  The report is silent of those, and of every repetition
but the last; the runner's log beside it (the same name with .json) is not.  Nor
is STATUS, the runner's own, which is heeded where the log is not there.
"""
import collections
import json
import pathlib
import sys
import xml.etree.ElementTree as tree


def read_runs(report):
    """Of each program the results of its runs that did not end well; of every program, if only an empty list."""
    log = pathlib.Path(report.removesuffix(".junit.xml") + ".json")
    runs = collections.defaultdict(list)
    if log.exists():
        for line in log.read_text(encoding="utf-8").splitlines():
            run = json.loads(line)
            runs[run["name"]] += [run["result"]] if run["result"] != "OK" else []
    return runs


def name_program(suite, case):
    """Programs without a point are cases of one suite that has the project's name; others are suites themselves."""
    _, point, program = suite.get("name").partition(".")
    return program if point else case.get("name")


def count(report, status):
    """How many passed, and what did not."""
    runs = read_runs(report)
    passed = 0
    wrong = collections.defaultdict(list)
    for suite in tree.parse(report).getroot().iter("testsuite"):
        for case in suite.iter("testcase"):
            program = name_program(suite, case)
            fault = next((child.tag for child in case if child.tag in ("failure", "error", "skipped")), None)
            if fault is not None:
                wrong[program].append(f"{fault}: {suite.get('name')} {case.get('name')}")
            elif "." in suite.get("name") or not runs.get(program):
                passed += 1
    for program, results in runs.items():
        # The points are those of the last run, and say that it did not end well if there are any.
        results = results[:-1] if wrong[program] else results
        wrong[program] += [f"{result.lower()}: {program}" for result in results]
    complaints = sum(wrong.values(), [])
    if not complaints and status != "0":
        complaints.append("a test program did not end well")
    if passed + len(complaints) == 0:
        complaints.append("no test ran")
    return passed, complaints


def main():
    passed, complaints = count(*sys.argv[1:])
    print(*complaints, sep="\n", end="\n" if complaints else "")
    print(passed, len(complaints))


if __name__ == "__main__":
    main()
