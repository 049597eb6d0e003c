#!/usr/bin/env python3
"""Brings po/games/*.po up to date with the texts of the shipped games.

    ./make-catalogue.py [FOLDER]      (default: ../../po/games)

Run by hand after a text of a shipped game has changed, and once more the scripts that make the games when the new
texts are translated: make-map.py, record-games.py, make-tactics.py, make-objectives.py, ../lessons/make-lessons.py.
What is new is left untranslated, and what no game has any more goes.  The games themselves are never written here, so that nothing goes
in a circle.
"""

import glob
import json
import os
import sys

import translating

HERE = os.path.dirname(os.path.abspath(__file__))

HEAD = r'''# The texts of the shipped games in {name}.
# This file is distributed under the same license as the hex-umpire package.
msgid ""
msgstr ""
"Project-Id-Version: hex-umpire\n"
"Language: {language}\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
'''
NAMES = {"de": "German", "ru": "Russian"}


def shipped():
    """The texts of all shipped games: {text: [what it is, whether it has forms, names of games]}."""
    texts = {}
    for folder in ("scenarios", "lessons"):
        for path in sorted(glob.glob(os.path.join(HERE, os.pardir, folder, "*.hexgame"))):
            with open(path, encoding="utf-8") as file:
                game = json.load(file)
            for text, kind, formed in translating.texts_of(game):
                entry = texts.setdefault(text, [kind, formed, []])
                entry[1] |= formed
                entry[2].append(os.path.basename(path)[:-len(".hexgame")])
    return texts


def quote(text):
    """A text as a catalogue has it: one line, or one for each line of the text."""
    lines = [line.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").replace("\n", "\\n")
             for line in text.splitlines(keepends=True)] or [""]
    return f'"{lines[0]}"' if len(lines) == 1 else '""\n' + "\n".join(f'"{line}"' for line in lines)


def to_text(language, old):
    blocks = [HEAD.format(language=language, name=NAMES[language])]
    for text, (kind, formed, games) in shipped().items():
        blocks.append(f"#. {kind}: {', '.join(games[:3])}{' …' if len(games) > 3 else ''}\n"
                      f"msgid {quote(text)}\nmsgstr {quote(old.get(('', text), ''))}\n")
        for form in translating.FORMS if formed else ():
            blocks.append(f'msgctxt "{form}"\nmsgid {quote(text)}\nmsgstr {quote(old.get((form, text), ""))}\n')
    return "\n".join(blocks)


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    folder = sys.argv[1] if len(sys.argv) == 2 else translating.FOLDER
    for language in translating.LANGUAGES:
        path = os.path.join(folder, f"{language}.po")
        made = to_text(language, translating.read_po(os.path.join(translating.FOLDER, f"{language}.po")))
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(made)


if __name__ == "__main__":
    main()
