"""Test points in TAP, one for each named case."""


class Plan:
    """Runs cases and prints a line for each; `finish` is the exit status."""

    def __init__(self):
        self.number = self.failed = 0

    def case(self, name, check):
        """`check` returns what is wrong, or nothing."""
        self.number += 1
        wrong = check()
        if wrong:
            self.failed += 1
            for line in str(wrong).splitlines():
                print("#", line)
        print("not ok" if wrong else "ok", self.number, name, flush=True)

    def finish(self):
        print(f"1..{self.number}")
        return 1 if self.failed else 0
