#!/usr/bin/env python3
"""check-potfiles.py ROOT XGETTEXT_ARGUMENT…

po/POTFILES.in is what gets translated.  Checks that it is sorted, that it
names every file that has words for people and no other, and that xgettext
takes them all without a complaint.
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
arguments = sys.argv[2:]
results = []


def report(name, complaints):
    for complaint in complaints:
        print("#", complaint.replace("\n", " "))
    results.append(not complaints)
    print("ok" if not complaints else "not ok", len(results), name)


def has_words(path):
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".c":
        code = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        return re.search(r'(?<![A-Za-z0-9])(_|N_|C_|NC_|ngettext|g_dngettext|_hu_trn|HU_BOTH) ?\([^;]*"', code)
    if path.suffix == ".ui":
        return 'translatable="yes"' in text
    return True  # .desktop.in, .metainfo.xml.in and the like are words all over


listed = [line for line in (root / "po/POTFILES.in").read_text(encoding="utf-8").splitlines()
          if line and not line.startswith("#")]
found = [path.relative_to(root).as_posix()
         for pattern in ("src/**/*.c", "ui/**/*.ui", "data/**/*.desktop.in", "data/**/*.metainfo.xml.in",
                         "data/**/*.gschema.xml")
         for path in root.glob(pattern) if has_words(path)]

print("1..4")
report("sorted", [] if listed == sorted(set(listed)) else ["po/POTFILES.in is not sorted, or names a file twice"])
report("whole", [f"{name} has words for people: add it to po/POTFILES.in" for name in sorted(set(found) - set(listed))])
report("needed", [f"{name} has none, or is not there: take it out of po/POTFILES.in"
                  for name in sorted(set(listed) - set(found))])

present = [name for name in listed if (root / name).exists()]
done = subprocess.run(["xgettext", "--from-code=UTF-8", "--add-comments", "--keyword=_", "--keyword=N_",
                       "--keyword=C_:1c,2", "--keyword=g_dngettext:2,3", "--flag=g_strdup_printf:1:c-format",
                       "--flag=g_string_append_printf:2:c-format", *arguments, "--output=-", *present],
                      cwd=root, capture_output=True, text=True)
complaints = done.stderr.splitlines()
if done.returncode != 0 or not done.stdout.count("\nmsgid "):
    complaints.append(f"xgettext ended with {done.returncode} and {done.stdout.count('msgid ')} messages")

# A sentence with several holes cannot be translated by who does not know what goes into which.
for entry in done.stdout.split("\n\n")[1:]:
    msgid = re.search(r'^msgid (".*?)^(?:msgid_plural|msgstr)', entry, flags=re.M | re.S).group(1)
    if msgid.count("%s") > 1 and "#. " not in entry:
        where = re.search(r"^#: (\S+)", entry, flags=re.M).group(1)
        complaints.append(f"{where}: no comment tells what goes into {msgid.strip()}")

report("xgettext", complaints)
