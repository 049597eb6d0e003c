#!/usr/bin/env python3
"""check-man.py CLI PAGE…: the manual pages are well made, and the one of the
command line names every verb and option that the program's own help names."""
import os
import re
import subprocess
import sys

cli, pages = sys.argv[1], sys.argv[2:]
number = 0


def report(name, complaints):
    global number
    number += 1
    for complaint in complaints:
        print("#", complaint.replace("\n", " "))
    print("ok" if not complaints else "not ok", number, name)


def help_of(*arguments):
    return subprocess.run([cli, *arguments, "--help"], capture_output=True, text=True, check=True).stdout


print(f"1..{len(pages) + 1}")
for page in pages:
    done = subprocess.run(["mandoc", "-T", "lint", "-W", "style", page], capture_output=True, text=True)
    # Whether the pages are installed is no matter here.
    report(os.path.basename(page), [line for line in (done.stdout + done.stderr).splitlines()
                                    if "referenced manual not found" not in line])

text = next(open(page, encoding="utf-8").read() for page in pages if page.endswith("hex-umpire-cli.1"))
general = help_of()
verbs = re.findall(r"^  hex-umpire-cli (\w+) ", general, flags=re.M)
missing = [] if verbs else ["the help names no verbs"]
missing += [f"the page does not name the verb {verb}" for verb in verbs if f".It Cm {verb}\n" not in text]
options = set(re.findall(r"--(\w[\w-]*)", "".join([general, *map(help_of, verbs)])))
told = set(re.findall(r"^\.It .*?Fl -(\w[\w-]*)", text, flags=re.M))
missing += [f"the page does not explain --{option}" for option in sorted(options - told)]
missing += [f"the page explains --{option}, which the program does not have" for option in sorted(told - options)]
report("hex-umpire-cli knows what its page tells", missing)
