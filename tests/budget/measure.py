#!/usr/bin/env python3
"""measure.py CLI [NAME...]: what each verb takes of each hostile file, a line each."""

import os
import resource
import subprocess
import sys
import tempfile

import hostile

VERBS = {
    "check": ["check"], "judge": ["judge"], "judge-json": ["judge", "--json"], "trace": ["trace"],
    "trace-json": ["trace", "--json"],
    "replay": ["replay"], "replay-json": ["replay", "--json"],
    "report.pdf": ["report", "-o", "OUT.pdf"], "report.html": ["report", "-o", "OUT.html"],
    "report.md": ["report", "-o", "OUT.md"], "report.csv": ["report", "--table", "log", "-o", "OUT.csv"],
    "render.png": ["render", "-o", "OUT.png"], "render.svg": ["render", "-o", "OUT.svg"],
    "render.pdf": ["render", "-o", "OUT.pdf"],
    "view": ["report", "--view", "german", "-o", "OUT.html"],
}

CAP = 60
MEM = 3 << 30


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (CAP, CAP))
    resource.setrlimit(resource.RLIMIT_AS, (MEM, MEM))


def run(command):
    with tempfile.TemporaryFile() as err, open("/dev/null", "wb") as null:
        child = subprocess.Popen(command, stdout=null, stderr=err, preexec_fn=limit)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        err.seek(0)
        return (child.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
                err.read(160).decode(errors="replace"))


def main():
    cli = sys.argv[1]
    names = [n for n in (sys.argv[2].split(",") if len(sys.argv) > 2 and sys.argv[2] else hostile.CASES)]
    verbs = sys.argv[3].split(",") if len(sys.argv) > 3 else VERBS
    least = float(os.environ.get("LEAST", "0"))
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            path = hostile.write(folder, name)
            for verb in verbs:
                args = [a.replace("OUT", folder + "/out") for a in VERBS[verb]]
                code, cpu, mem, err = run([cli, *args, str(path)])
                if cpu >= least or mem > 500 or code < 0:
                    said = err.splitlines()[0][:100] if err else ""
                    print(f"{name:24} {verb:12} {code:4} {cpu:7.2f} s {mem:7.0f} MB {said}", flush=True)
                for f in os.listdir(folder):
                    if f.startswith("out"):
                        os.unlink(folder + "/" + f)
            os.unlink(path)


if __name__ == "__main__":
    main()
