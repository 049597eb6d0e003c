#!/usr/bin/env python3
"""test-translations.py SOURCE-ROOT: every text of every shipped game is translated, and the games have the translations
that po/games has.

That each game is what its script writes is the affair of test-made.py; here the catalogues are compared with the games.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from tap import Plan

root = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(root, "data", "maps"))

import translating  # noqa: E402

CATALOGUES = os.path.join(root, "po", "games")


def untranslated(language):
    entries = translating.read_po(os.path.join(CATALOGUES, f"{language}.po"))
    return "; ".join(text[:60] for (form, text), word in entries.items() if not form and not word)


def stale():
    """The catalogues are what the script makes of the shipped texts: none missing, none that no game has."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-B", os.path.join(root, "data", "maps", "make-catalogue.py"), folder],
                       check=True)
        for language in translating.LANGUAGES:
            with open(os.path.join(folder, f"{language}.po"), "rb") as made, \
                    open(os.path.join(CATALOGUES, f"{language}.po"), "rb") as old:
                if made.read() != old.read():
                    return f"{language}.po: run make-catalogue.py, and translate what is new"


def differs(path):
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    wanted = translating.translations_of(game)
    if game.get("translations") != wanted:
        return "its translations are not those of po/games: run the script that makes it"
    for language, words in wanted.items():
        for text, _, _ in translating.texts_of(game):
            if text not in words:
                return f"{language} lacks: {text[:60]}"


def numbers_lost(language):
    """Numbers of hexes and rules stand in a translation as they stand in the text."""
    entries = translating.read_po(os.path.join(CATALOGUES, f"{language}.po"))
    for (form, text), word in entries.items():
        if form:
            continue
        for number in re.findall(r"\b\d{4}\b|\b\d+\.\d+\b", text):
            if number not in word and number.replace(".", ",") not in word:
                return f"{number} in: {text[:60]}"


plan = Plan()
plan.case("the catalogues are up to date", stale)
for language in translating.LANGUAGES:
    plan.case(f"all is translated: {language}", lambda: untranslated(language))
    plan.case(f"numbers stand in: {language}", lambda: numbers_lost(language))
for folder in ("scenarios", "lessons"):
    for path in sorted(glob.glob(os.path.join(root, "data", folder, "*.hexgame"))):
        plan.case(os.path.basename(path), lambda: differs(path))
sys.exit(plan.finish())
