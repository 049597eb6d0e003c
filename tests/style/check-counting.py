#!/usr/bin/env python3
"""check-counting.py COUNT-TESTS POINTS: ./check counts each test that failed, however it did, and misses those that are gone.

The reports and logs are made up here, as the test runner writes them, and so are
the numbers that they are held against.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

OK, FAIL, SKIP = "", "<failure/>", "<skipped/>"


def suite(program, *points):
    cases = "".join(f'<testcase name="{number} /{number}">{point}</testcase>'
                    for number, point in enumerate(points, 1))
    return f'<testsuite name="it.{program}">{cases}</testsuite>'


def no_points(*programs):
    """Programs that said nothing: the runner has one suite for all of them, and a time-out is no fault to it."""
    cases = "".join(f'<testcase name="{program}">{fault}</testcase>' for program, fault in programs)
    return f'<testsuite name="it">{cases}</testsuite>'


# Name: the report's suites, the log's runs, the runner's status, and what is to be said at the end.
CASES = {
    "all passed": ([suite("a", OK, OK), suite("b", OK)], [("a", "OK"), ("b", "OK")], 0, "3 0"),
    "failed points": ([suite("a", FAIL, OK, FAIL), suite("b", OK)], [("a", "ERROR"), ("b", "OK")], 1, "2 2"),
    "a skipped point": ([suite("a", OK, SKIP)], [("a", "OK")], 0, "1 1"),
    "several that timed out": (
        [suite("a", OK, OK), suite("b", OK), suite("c", OK)],
        [("a", "TIMEOUT"), ("b", "TIMEOUT"), ("c", "OK")], 2, "4 2"),
    "one failed, two timed out, one crashed": (
        [suite("a", OK, FAIL), suite("b", OK), suite("c", OK), suite("d", OK)],
        [("a", "ERROR"), ("b", "TIMEOUT"), ("c", "TIMEOUT"), ("d", "ERROR")], 4, "4 4"),
    "timed out before the first point": (
        [no_points(("a", OK), ("b", OK)), suite("c", OK)],
        [("a", "TIMEOUT"), ("b", "TIMEOUT"), ("c", "OK")], 2, "1 2"),
    "crashed before the first point": ([no_points(("a", "<error/>"))], [("a", "ERROR")], 1, "0 1"),
    "repeated, and not the last failed": (
        [suite("a", OK, OK)], [("a", "ERROR"), ("a", "TIMEOUT"), ("a", "OK")], 2, "2 2"),
    "repeated, and the last failed as well": (
        [suite("a", OK, FAIL)], [("a", "ERROR"), ("a", "OK"), ("a", "ERROR")], 2, "1 2"),
    "no log": ([suite("a", OK)], None, 1, "1 1"),
    "nothing": ([], [], 0, "0 1"),
}

NUMBERS = "# tests 9\ntests 120\nsanitizers 80\nmore-tests 500\n"
# Name: the stage, how many points it has had, whether that is enough, and what is to be said.
POINTS = {
    "as many": ("tests", 120, True, "points: tests has had all its 120"),
    "one fewer": ("tests", 119, False, "points: tests has had 119, 1 fewer than the 120 in tests/points"),
    "none": ("tests", 0, False, "points: tests has had 0, 120 fewer than the 120 in tests/points"),
    "more": ("tests", 125, True, 'points: tests has had 125, 5 more than in tests/points: write "tests 125" there'),
    "another stage": ("sanitizers", 80, True, "points: sanitizers has had all its 80"),
    "no number": ("acceptance", 7, False, 'points: tests/points has no number for "acceptance"; it has had 7'),
}


def check_points(script, stage, count, enough, wanted):
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
        file.write(NUMBERS)
        file.flush()
        done = subprocess.run([script, stage, str(count), file.name], capture_output=True, text=True)
    if (done.returncode == 0, done.stdout.strip()) == (enough, wanted):
        return None
    return f"wanted {enough}, {wanted}:\n{done.returncode} {done.stdout}{done.stderr}"


def check(script, suites, runs, status, wanted):
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder, "testlog-it.junit.xml")
        report.write_text(f"<testsuites>{''.join(suites)}</testsuites>", encoding="utf-8")
        if runs is not None:
            pathlib.Path(folder, "testlog-it.json").write_text(
                "".join(json.dumps({"name": name, "result": result}) + "\n" for name, result in runs), encoding="utf-8")
        done = subprocess.run([sys.executable, "-B", script, str(report), str(status)], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    # Each that failed has a line of its own, and then there are the sums.
    if done.returncode == 0 and lines[-1] == wanted and len(lines) == int(wanted.split()[1]) + 1:
        return None
    return f"wanted {wanted}, with a line for each that failed:\n{done.stdout}{done.stderr}"


def main():
    plan = tap.Plan()
    for name, case in CASES.items():
        plan.case(name, lambda: check(sys.argv[1], *case))
    for name, case in POINTS.items():
        plan.case(f"points: {name}", lambda: check_points(sys.argv[2], *case))
    return plan.finish()


if __name__ == "__main__":
    sys.exit(main())
