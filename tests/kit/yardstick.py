#!/usr/bin/env python3
"""How long something may take, as a multiple of a yardstick that is measured in the same run, so that a slow machine,
a busy one, and one that gives only a part of its processor have as much more time as they need.  hu-yardstick.h is the
same for waits in C.

yardstick.py CLI prints milliseconds of the processor and of the clock of the fixed piece of the program's work, for ./check.
"""
import collections
import math
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

GAME = pathlib.Path(__file__).resolve().parents[2] / "data/scenarios/typhoon-4.6.hexgame"
PATIENCE = 3000  # yards of a wait: more than a minute on a quiet machine
TRIES = 3
SANITIZED = os.environ.get("HU_SANITIZED") == "1"

Done = collections.namedtuple("Done", "status out err seconds clock megabytes")


# --- What the program may take of the processor

def measure(command, seconds=None, memory=None, wait=None, **more):
    """Runs COMMAND: what it says, its time, and the most that was resident at once.  SECONDS of the processor end it,
    and so does MEMORY, a pair of a limit of the system and its bytes (not under sanitizers, which take addresses without end),
    and, where it waits for what never comes, WAIT, in seconds on the clock."""
    def limit():
        if seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        if memory is not None and not SANITIZED:
            resource.setrlimit(memory[0], (memory[1], memory[1]))

    # What the C library writes over everything that is freed, as meson asks for, takes longer than the work.
    more["env"] = {**(more.get("env") or os.environ), "MALLOC_PERTURB_": "0"}
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        began = time.monotonic()
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, preexec_fn=limit, **more)
        guard = threading.Timer(wait or patience(), os.kill, (child.pid, signal.SIGKILL))
        guard.start()
        _, status, usage = os.wait4(child.pid, 0)
        guard.cancel()
        child.returncode = os.waitstatus_to_exitcode(status)
        clock = time.monotonic() - began
        out.seek(0)
        err.seek(0)
        return Done(child.returncode, out.read(), err.read(), usage.ru_utime + usage.ru_stime, clock, usage.ru_maxrss / 1024)


class Yardstick:
    """A yard is the processor time of judging, wording and drawing a recorded game: some 0.4 s."""

    def __init__(self, cli):
        self.cli = cli
        self.wait = patience()
        self.measure()

    def measure(self):
        with tempfile.TemporaryDirectory() as folder:
            done = measure([self.cli, "report", "-o", os.path.join(folder, "report.html"), str(GAME)])
        if done.status != 0:
            raise RuntimeError(f"no yardstick: {done.err.decode(errors='replace')}")
        self.seconds, self.clock = done.seconds, done.clock

    def run(self, command, yards, out=None, **more):
        """What COMMAND does, and what is wrong with its time (None: nothing).  Where it takes longer than it may, the yard
        may have become longer meanwhile, or something else have disturbed it: both are measured again, and only what is
        always too long is at fault.  OUT is a file that it writes."""
        complaint = None
        if SANITIZED:
            yards *= 4  # they slow work on memory more than drawing
        for _ in range(TRIES):
            if out is not None:
                pathlib.Path(out).unlink(missing_ok=True)
            # Several times as much only ends what never stops.
            done = measure(command, math.ceil(4 * yards * self.seconds) + 1, wait=self.wait, **more)
            if done.seconds <= yards * self.seconds:
                return done, None
            complaint = f"it takes {done.seconds / self.seconds:.1f} times as long as a report of {GAME.name}, more than {yards}"
            self.measure()
        return done, complaint


# --- How long to wait for what must come

def measure_wait():
    """Seconds on the clock of what a wait consists of: work, and being woken up."""
    began = time.monotonic()
    for _ in range(20):
        sorted(str(i) for i in range(2000))
        time.sleep(0.001)
    return time.monotonic() - began


def patience():
    """In seconds, for what cannot ask again."""
    return PATIENCE * measure_wait()


def wait_for(find, pause=0.1, ignore=(), yards=PATIENCE):
    """What FIND returns once it returns something; nothing if that does not happen.  Errors of the kind IGNORE are nothing."""
    began, most = time.monotonic(), 0
    while True:
        try:
            found = find()
        except ignore:
            found = None
        if found:
            return found
        if time.monotonic() - began > most:
            # The machine may have become busy meanwhile.
            most = max(most, yards * measure_wait())
            if time.monotonic() - began > most:
                return None
        time.sleep(pause)


if __name__ == "__main__":
    yard = Yardstick(sys.argv[1])
    print(math.ceil(1000 * yard.seconds), math.ceil(1000 * yard.clock))
