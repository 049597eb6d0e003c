#!/usr/bin/env python3
"""save-as-vassal.py FILE SEED N [old]: saves as VASSAL does, N times: in place, under a lock, its last entry last.

Some saves are cut off midway.  Each whole save has a number in it; where one has to be seen its number is printed, and
the next save waits for a line of standard input.  At the end the number of the last save is printed after "end".  An old save has one entry, as those
of 2006.
"""
import fcntl
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "import"))
import vassal_writer as vassal  # noqa: E402

path, rng, count = sys.argv[1], random.Random(int(sys.argv[2])), int(sys.argv[3])


def content(number):
    piece = vassal.piece(f"number {number}", x=number, y=number)
    return vassal.save([vassal.add("1", piece)], module=None if sys.argv[4:] == ["old"] else "x" * rng.randrange(200))


def write(data, cut):
    with open(path, "r+b" if rng.random() < 0.5 and pathlib.Path(path).exists() else "wb") as out:
        fcntl.lockf(out, fcntl.LOCK_EX)
        parts = sorted(rng.randrange(len(data)) for _ in range(3)) + [len(data)]
        begin = 0
        for end in parts[:1] if cut else parts:
            out.write(data[begin:end])
            out.flush()
            begin = end
            time.sleep(rng.choice([0, 0, 0.001, 0.01]))
        out.truncate()


for number in range(1, count + 1):
    data = content(number)
    write(data, rng.random() < 0.2 and number < count)
    if number % 20 == 0 and number < count:
        # After a save that was cut off VASSAL saves again.
        write(data, False)
        print(number, flush=True)
        sys.stdin.readline()
    time.sleep(rng.choice([0, 0.002, 0.02]))
print("end", count, flush=True)
