#!/usr/bin/env python3
"""check-glossary.py ROOT: the translations use the words of po/glossary.md.

A message that has a term of the glossary is looked at in each language of po/LINGUAS: its translation has one of the
words that the glossary gives for the term, in any inflection. A longer term hides a shorter one within it: "front line"
is not a "line". How the tables are written is said in the glossary itself.
"""
import collections
import functools
import pathlib
import re
import sys

from catalogue import entries, quoted, report

MOST_TERMS = 300
ENDINGS = {
    "de": re.compile(r"(?:e[nrsm]?|n)$"),
    "ru": re.compile(r"(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[аеёиоуыэюяйь])$"),
}
PART = re.compile(r"\{[a-z_-]+\}")
NO_ENDING = re.compile(r"$")
root = pathlib.Path(sys.argv[1])
languages = (root / "po/LINGUAS").read_text(encoding="utf-8").split()


def tables(text):
    """The rows of each table, without its head: lists of lists of cells."""
    found, rows = [], None
    for line in text.splitlines():
        if not line.startswith("|"):
            rows = None
        elif rows is None:
            rows = []
            found.append(rows)
        else:
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return [rows[1:] for rows in found]


def listed(cell):
    return [word.strip() for word in cell.split(",") if word.strip()]


def english_pattern(form):
    """A form as a whole word, also in the plural, with any ending where it has a star."""
    if form.endswith("*"):
        return re.escape(form[:-1]) + r"\w*"
    if form.endswith("y") and form[-2] not in "aeiou":
        return re.escape(form[:-1]) + "(?:y|ies)"
    return re.escape(form) + "(?:e?s)?"


def stem(language, word):
    """A word as a pattern: with any ending, in German also at the end of a compound if it is not short."""
    part = word.strip("-")
    within = word.startswith("-") or language == "de" and len(part) > 4
    if not word.endswith("-") and len(part) > 3:
        part = ENDINGS.get(language, NO_ENDING).sub("", part)
    return (r"\w*" if within else r"\b") + re.escape(part) + r"\w*"


def translated_pattern(language, phrase):
    parts = [[stem(language, word) for word in piece.split()] for piece in phrase.split("…")]
    return re.compile(".*".join(r"\s+".join(stems) for stems in parts), re.IGNORECASE | re.DOTALL)


def without_literals(english, text):
    """The English words but those of the file format and of the command line, which a translation leaves as they are."""
    kept = [quotation for quotation in re.findall(r"[“\"][^”\"]+[”\"]", english)
            if re.search(rf"[„«\"]{re.escape(quotation[1:-1])}[“»\"]", text)]
    kept += re.findall(r"--[a-z-]+|(?:/[a-z]+)+|rules\.[a-z]+", english)
    kept += [words for words in re.findall(r"[\w/-]+(?:, [\w-]+)+", english) if words in text]
    for words in kept:
        english = english.replace(words, "…")
    return english


class Glossary:
    def __init__(self, text):
        terms, self.exceptions = tables(text)
        self.rows = [row for row in terms if len(row) == len(languages) + 2]
        self.broken = [row for row in terms if row not in self.rows or not all(row[:-1])]
        self.broken += [row for row in self.exceptions if len(row) != 4 or not all(row)]
        self.names = [re.sub(r"\s*\(.*?\)", "", row[0]) for row in self.rows]
        forms = sorted(((form, at) for at, name in enumerate(self.names) for form in listed(name)),
                       key=lambda pair: -len(pair[0]))
        self.at = [at for form, at in forms]
        self.english = re.compile(r"(?<![\w-])(?:%s)(?![\w-])" % "|".join(f"({english_pattern(form)})" for form, at in forms),
                                  re.IGNORECASE)
        self.words = {language: [listed(re.sub(r"\s*\(.*?\)", "", row[1 + column])) for row in self.rows]
                      for column, language in enumerate(languages)}
        self.patterns = {language: [[translated_pattern(language, word) for word in words] for words in rows]
                         for language, rows in self.words.items()}
        self.used, self.used_words, self.excused = set(), set(), set()

    # Both languages have the same messages.
    @functools.cache
    def terms_in(self, english):
        return {self.at[match.lastindex - 1] for match in self.english.finditer(english)}

    def is_excused(self, language, at, entry):
        for number, (term, where, message, reason) in enumerate(self.exceptions):
            if term == listed(self.names[at])[0] and where in (language, "*") \
                    and (entry["msgid"].startswith(message.strip("“”")) or message == f"context {entry.get('msgctxt')}"):
                self.excused.add((language, number))
                return True
        return False

    def fill_sides(self, language, text):
        """A hole or part with a case (%s{gen}, {side:gen}) takes the name of a side, or else the word for it."""
        return re.sub(r"%(\d+\$)?s\{\w+\}|\{[a-z_-]+:\w+\}", self.words[language][self.names.index("side")][0], text)

    def complaints(self, language, entry):
        """What a message does not call by the glossary's word."""
        for field, text in entry.items():
            if not field.startswith("msgstr"):
                continue
            english = entry["msgid"] if field in ("msgstr", "msgstr[0]") else entry["msgid_plural"]
            # The name of a part is no word of the sentence.
            english, text = PART.sub("%s", english), PART.sub("%s", self.fill_sides(language, text))
            terms = self.terms_in(without_literals(english.replace("_", ""), text))
            self.used |= terms
            for at in sorted(terms):
                found = {word for word, pattern in zip(self.words[language][at], self.patterns[language][at])
                         if pattern.search(text.replace("_", ""))}
                self.used_words |= {(language, at, word) for word in found}
                if not found and not self.is_excused(language, at, entry):
                    yield (f"{quoted(entry)}: {listed(self.names[at])[0]} is "
                           f"{' or '.join(self.words[language][at])}, not “{text[:200]}”")


def check_table(glossary):
    complaints = [f"not a whole row: {' | '.join(row)}" for row in glossary.broken]
    if len(glossary.rows) > MOST_TERMS:
        complaints.append(f"{len(glossary.rows)} terms; at most {MOST_TERMS} are a glossary")
    forms = [form.lower() for name in glossary.names for form in listed(name)]
    complaints += [f"{form} stands twice" for form, n in collections.Counter(forms).items() if n > 1]
    order = [listed(name)[0].lower() for name in glossary.names]
    complaints += [f"{after} comes before {before}" for before, after in zip(order, order[1:]) if after < before]
    return complaints


def check_shared(glossary, language):
    """A word for two terms can be right; a note says how a reader tells them apart."""
    users = collections.defaultdict(set)
    for at, words in enumerate(glossary.words[language]):
        for word in words:
            users[word.strip("-").lower()].add(at)
    return [f"{word} stands for {' and '.join(glossary.names[at] for at in sorted(rows))}: say in a note why"
            for word, rows in users.items() if len(rows) > 1 and not all(glossary.rows[at][-1] for at in rows)]


def check_unused(glossary, language):
    return [f"no message has {word} for {glossary.names[at]}" for at, words in enumerate(glossary.words[language])
            for word in words if (language, at, word) not in glossary.used_words]


glossary = Glossary((root / "po/glossary.md").read_text(encoding="utf-8"))
print(f"1..{2 + 4 * len(languages)}")
report("the table", check_table(glossary))
for language in languages:
    catalogue = list(entries((root / "po" / f"{language}.po").read_text(encoding="utf-8")))
    report(f"{language}: the words", [line for entry in catalogue for line in glossary.complaints(language, entry)])
    report(f"{language}: no word too many", check_unused(glossary, language))
    report(f"{language}: one word for one term", check_shared(glossary, language))
    report(f"{language}: the exceptions", [f"nothing needs it: {' | '.join(row)}"
                                           for number, row in enumerate(glossary.exceptions)
                                           if row[1] in (language, "*") and (language, number) not in glossary.excused])
report("every term occurs", [f"{name} is in no message" for at, name in enumerate(glossary.names) if at not in glossary.used])
