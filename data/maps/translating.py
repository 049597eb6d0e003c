"""The texts of the shipped games in other languages: which a game has, and what po/games/*.po says of each.

A text is translated once for all games that have it.  Names of sides and places have forms as well, which a
catalogue holds under the context of the form's key.
"""

import os
import re

LANGUAGES = ("de", "ru")
FORMS = ("gen", "dat", "acc", "ins", "adj")
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, os.pardir, "po", "games")


def texts_of(game):
    """Each text that a person reads, once, in the file's order: (text, what it is, whether it has forms)."""
    seen = set()
    for text, kind, formed in _every_text(game):
        if text and text not in seen:
            seen.add(text)
            yield text, kind, formed


def _every_text(game):
    yield game["title"], "title", False
    yield game.get("about"), "about", False
    for place in game["map"].get("places", ()):
        yield place["name"], "place", True
    for building in game["map"].get("buildings", ()):
        yield building.get("name"), "building", False
    for side in game["sides"]:
        yield side["name"], "side", True
    turns = game["calendar"]["turns"]
    for turn in turns if isinstance(turns, list) else ():
        yield turn["name"], "turn", False
    for player_turn in game["calendar"]["player_turns"]:
        for phase in player_turn["phases"]:
            yield phase, "phase", False
    for rules in game["rules"].values():
        yield from _texts_of_rules(rules)
    yield from _texts_of_lesson(game.get("lesson", {}))
    yield from _texts_of_log(game["log"])
    for variation in game.get("variations", ()):
        yield variation["name"], "variation", False
        yield from _texts_of_log(variation["log"])


def _texts_of_rules(rules):
    if isinstance(rules, dict):
        for item in rules.get("schedule", ()):
            if item.get("when") == "award" or "outcomes" in rules:
                yield item["item"], "award" if item.get("when") == "award" else "points", False
        for outcome in rules.get("outcomes", ()):
            yield outcome.get("name"), "outcome", False
        for entry in rules.get("victory", ()):
            yield entry.get("name"), "outcome", False
        for balance in rules.get("balance", ()):
            yield balance["text"], "balance", False


def _texts_of_lesson(plan):
    yield plan.get("summary"), "lesson", False
    for step in plan.get("steps", ()):
        for key in ("title", "text", "after"):
            yield step.get(key), "lesson", False
        for hint in step.get("hints", ()):
            yield hint, "lesson", False
        for goal in step.get("goals", ()):
            yield goal.get("hint"), "lesson", False
        yield from _texts_of_log(step.get("events", ()))


def _texts_of_log(events):
    for event in events:
        for key in ("note", "text", "reason"):
            yield event.get(key), "log", False


def read_po(path):
    """{(context or "", text): translation}, without the head."""
    with open(path, encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    entries = {}
    for block in blocks:
        parts, key = {}, None
        for line in block.splitlines():
            found = re.match(r'(?:(msgctxt|msgid|msgstr) )?(".*")$', line)
            if found:
                key = found[1] or key
                parts[key] = parts.get(key, "") + _unquote(found[2])
        if parts.get("msgid"):
            entries[parts.get("msgctxt", ""), parts["msgid"]] = parts["msgstr"]
    return entries


def _unquote(text):
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text[1:-1])


_catalogues = {}


def _catalogue(language):
    if language not in _catalogues:
        _catalogues[language] = read_po(os.path.join(FOLDER, f"{language}.po"))
    return _catalogues[language]


def translations_of(game):
    """The value of the key `translations`."""
    made = {}
    for language in LANGUAGES:
        catalogue = _catalogue(language)
        words = {}
        for text, _, formed in texts_of(game):
            word = catalogue.get(("", text))
            if not word:
                continue
            forms = {form: catalogue[form, text] for form in FORMS if formed and catalogue.get((form, text))}
            words[text] = {"": word, **forms} if forms else word
        made[language] = words
    return made
