#!/usr/bin/env python3
"""count-tests.py REPORT STATUS: counts the test points of a JUnit report.

Names those that did not pass and ends with "PASSED FAILED".  A test that was
skipped has tested nothing, and counts as failed; so does a program that ended
before its last point, which the report is silent of but STATUS, the runner's
own, is not.
"""
import sys
import xml.etree.ElementTree as tree


def main():
    passed = failed = 0
    for suite in tree.parse(sys.argv[1]).getroot().iter("testsuite"):
        for case in suite.iter("testcase"):
            wrong = next((child.tag for child in case if child.tag in ("failure", "error", "skipped")), None)
            if wrong is None:
                passed += 1
            else:
                failed += 1
                print(f"{wrong}: {suite.get('name')} {case.get('name')}")
    if failed == 0 and sys.argv[2] != "0":
        failed = 1
        print("a test program did not end well")
    if passed + failed == 0:
        failed = 1
        print("no test ran")
    print(passed, failed)


if __name__ == "__main__":
    main()
