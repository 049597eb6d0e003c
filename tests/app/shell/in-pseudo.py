#!/usr/bin/env python3
"""in-pseudo.py ROOT XGETTEXT_ARGUMENT… -- COMMAND [ARGUMENT…]

Runs COMMAND in a language that is English with strange letters, longer by two
fifths: what keeps to plain letters was never given to the translators, and
what is made for short words shows it.  HU_TEST_LOCALEDIR tells COMMAND where
the catalogue is.
"""
import ast
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(sys.argv[1])
SPLIT = sys.argv.index("--")
LETTERS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                        "åƀçđéƒğĥíĵķłɱñöþɋřšŧüṽŵẋýžÅƁÇĐÉƑĞĤÍĴĶŁṀÑÖÞɊŘŠŦÜṼŴẊÝŽ")
# Holes, mnemonics, references and markup stay as they are.
KEPT = re.compile(r"(%%|%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h|z)?[diufgsxX]|_\w|<[^>]+>|\n)")


def stretch(text):
    parts = KEPT.split(text)
    body = "".join(part if i % 2 else part.translate(LETTERS) for i, part in enumerate(parts))
    core = body.strip()
    more = "·" * (2 * len(core) // 5 - 4) if len(core) > 9 else ""
    return body.replace(core, f"[{core}{more}]") if core else body


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def catalogue():
    listed = [line for line in (ROOT / "po/POTFILES.in").read_text(encoding="utf-8").splitlines()
              if line and not line.startswith("#")]
    made = subprocess.run(["xgettext", "--from-code=UTF-8", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2",
                           "--keyword=NC_:1c,2", "--keyword=g_dngettext:2,3", "--keyword=g_dpgettext2:2c,3",
                           *sys.argv[2:SPLIT], "--no-wrap", "--output=-", *listed],
                          cwd=ROOT, capture_output=True, text=True, check=True).stdout
    out = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"']
    for block in made.split("\n\n")[1:]:
        field, fields = None, {}
        for line in block.splitlines():
            start = re.match(r'(msgctxt|msgid_plural|msgid) (".*")$', line)
            if start:
                field = start[1]
                fields[field] = ast.literal_eval(start[2])
            elif line.startswith("msgstr"):
                field = None
            elif line.startswith('"') and field:
                fields[field] += ast.literal_eval(line)
        entry = [f"{name} {quote(text)}" for name, text in fields.items()]
        if "msgid_plural" in fields:
            entry += [f"msgstr[0] {quote(stretch(fields['msgid']))}", f"msgstr[1] {quote(stretch(fields['msgid_plural']))}"]
        else:
            entry.append(f"msgstr {quote(stretch(fields['msgid']))}")
        out.append("\n".join(entry))
    return "\n\n".join(out) + "\n"


with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder) / "xx/LC_MESSAGES"
    place.mkdir(parents=True)
    subprocess.run(["msgfmt", "--output-file", place / "hex-umpire.mo", "-"], input=catalogue(), text=True, check=True)
    # Newer C libraries translate nothing in the C locale, UTF-8 or not.
    locales = pathlib.Path(folder) / "locales"
    locales.mkdir()
    subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", locales / "en_US.UTF-8"], capture_output=True)
    environment = {**os.environ, "LANGUAGE": "xx", "HU_TEST_LOCALEDIR": folder, "LOCPATH": str(locales),
                   "LC_ALL": "en_US.UTF-8"}
    sys.exit(subprocess.run(sys.argv[SPLIT + 1:], env=environment).returncode)
