#!/usr/bin/env python3
"""check-locales.py CLI: the language that is asked for, whatever locales there are.

The locale of a language is missing on minimal systems; a stranger who asks for German gets
German there as well.
"""
import os
import subprocess
import sys

cli = os.path.abspath(sys.argv[1])
plain = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
GERMAN, ENGLISH = "Aufruf:", "Usage:"
CASES = [
    ("nothing is asked for", {}, ENGLISH),
    ("a locale that is not there", {"LANG": "de_XX.UTF-8"}, GERMAN),
    ("a language without a country", {"LANG": "de"}, GERMAN),
    ("another of the variables", {"LC_MESSAGES": "de_XX.UTF-8"}, GERMAN),
    ("the first of them counts", {"LC_ALL": "xx_XX.UTF-8", "LANG": "de_XX.UTF-8"}, ENGLISH),
    ("an empty one does not", {"LC_ALL": "", "LANG": "de_XX.UTF-8"}, GERMAN),
    ("a list of languages alone", {"LANGUAGE": "de"}, GERMAN),
    ("a list before a locale that is not there", {"LANGUAGE": "de", "LANG": "xx_XX.UTF-8"}, GERMAN),
    ("C.UTF-8 with a list", {"LANGUAGE": "de", "LC_ALL": "C.UTF-8"}, GERMAN),
    ("C means C", {"LANGUAGE": "de", "LC_ALL": "C"}, ENGLISH),
    ("a language that nobody translated", {"LANG": "xx_XX.UTF-8"}, ENGLISH),
]

for number, (name, variables, want) in enumerate(CASES, 1):
    done = subprocess.run([cli, "--help"], env={**plain, **variables}, capture_output=True)
    said = done.stdout.decode()
    fine = want in said and "\ufffd" not in said and done.returncode == 0 and not done.stderr
    if not fine:
        print("#", said[:300].replace("\n", "\n# "), done.stderr.decode())
    print("ok" if fine else "not ok", number, name)
print(f"1..{len(CASES)}")
