#!/usr/bin/env python3
"""in-language.py LANGUAGE TERRITORY COMMAND [ARGUMENT…]

Runs COMMAND in a language, with a locale that is made for it: the machine need have none but its own.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

LANGUAGE, LOCALE = sys.argv[1], f"{sys.argv[1]}_{sys.argv[2]}"

with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder) / f"{LOCALE}.UTF-8"
    subprocess.run(["localedef", "-i", LOCALE, "-f", "UTF-8", place], capture_output=True)
    environment = {**os.environ, "LANGUAGE": LANGUAGE, "LC_ALL": f"{LOCALE}.UTF-8", "LOCPATH": folder}
    sys.exit(subprocess.run(sys.argv[3:], env=environment).returncode)
