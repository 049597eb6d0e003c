#!/usr/bin/env python3
"""check-po.py ROOT XGETTEXT_ARGUMENT…

The catalogues of po/LINGUAS, one by one: that msgfmt takes them, that they
have every message there is, with the holes, parts and marks of the English one, and
that no two items of a menu want the same letter.
"""
import ast
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from catalogue import entries, quoted, report, translations

root = pathlib.Path(sys.argv[1])
xgettext_arguments = sys.argv[2:]
QUOTES = {"de": "„“", "ru": "«»"}
PART = re.compile(r"\{([a-z_-]+)(?::([a-z]+))?\}")
FORMS = {"", "nom", "gen", "dat", "acc", "ins", "adj"}
HOLE = re.compile(r"%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h|z)?[diufgsxX]")


def key(entry):
    return entry.get("msgctxt"), entry["msgid"]


def template():
    listed = [line for line in (root / "po/POTFILES.in").read_text(encoding="utf-8").splitlines()
              if line and not line.startswith("#")]
    done = subprocess.run(["xgettext", "--from-code=UTF-8", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2",
                           "--keyword=NC_:1c,2", "--keyword=g_dngettext:2,3", "--keyword=g_dpgettext2:2c,3",
                           "--keyword=g_dcgettext:2", *xgettext_arguments, "--output=-", *listed],
                          cwd=root, capture_output=True, text=True, check=True)
    return list(entries(done.stdout))


def argument_kinds(text):
    """The holes of a format by the argument they take: {1: "s", 2: "u"}."""
    kinds, at = {}, 0
    for hole in HOLE.findall(text.replace("%%", "")):
        position = re.match(r"%(\d+)\$", hole)
        at = int(position[1]) if position else at + 1
        kinds[at] = re.sub(r"^%(\d+\$)?", "", hole)
    return kinds


def check_complete(language, messages, catalogue):
    have = {key(entry): entry for entry in catalogue}
    remedy = f"run the target hex-umpire-update-po and translate it in po/{language}.po"
    complaints = []
    for message in messages:
        entry = have.get(key(message))
        if entry is None or not all(translations(entry)):
            complaints.append(f"{quoted(message)} is not translated: {remedy}")
        elif "fuzzy" in entry["flags"]:
            complaints.append(f"{quoted(message)} is fuzzy: look at it in po/{language}.po and remove the mark")
        elif ("msgid_plural" in message) != ("msgid_plural" in entry):
            complaints.append(f"{quoted(message)} has plural forms now: {remedy}")
    return complaints


def check_holes(catalogue):
    complaints = []
    for entry in catalogue:
        if "c-format" not in entry["flags"]:
            continue
        texts = translations(entry)
        wanted = argument_kinds(entry.get("msgid_plural", entry["msgid"]))
        # The form for one alone can do without the number, where it is for one alone.
        for_one = argument_kinds(entry["msgid"]) if len(texts) == 2 else wanted
        complaints += [f"{quoted(entry)} has other holes than “{text[:60]}”"
                       for text in texts
                       if argument_kinds(text) not in ([wanted, for_one] if text is texts[0] else [wanted])]
    return complaints


def parts(text):
    return {name for name, _ in PART.findall(text)}


def check_parts(catalogue):
    """A row's message names its parts (src/explain/words/hu-sentence.h); the patterns of a name are no rows."""
    complaints = []
    for entry in catalogue:
        if "c-format" in entry["flags"] or re.match("(side|place)(,| with)", entry.get("msgctxt", "")):
            continue
        texts = translations(entry)
        wanted, for_one = parts(entry.get("msgid_plural", entry["msgid"])), parts(entry["msgid"])
        for text in texts:
            # The form for one alone can do without the number, where it is for one alone.
            if parts(text) != wanted and not (len(texts) == 2 and text is texts[0] and parts(text) == for_one):
                complaints.append(f"{quoted(entry)} has other parts than “{text[:60]}”")
            complaints += [f"“{text[:60]}” asks for the form “{form}”, which there is not"
                           for _, form in PART.findall(text) if form not in FORMS]
    return complaints


def check_marks(language, catalogue):
    complaints = []
    for entry in catalogue:
        for text in translations(entry):
            english = entry["msgid"]
            # The marks within others, of which each language has its own.
            if english == "‘%s’":
                continue
            if "“" in english and not any(quote in text for quote in QUOTES[language]) or "”" in text \
                    or "“" in text and language != "de":
                complaints.append(f"{quoted(entry)} has not the quotation marks of the language")
            # One word with a stop is shortened, in this language or in that.
            if any(english.endswith(mark) != text.endswith(mark) for mark in ("….:" if " " in english else "…:")):
                complaints.append(f"{quoted(entry)} ends in another mark than “{text[-20:]}”")
            if english[:1].isspace() != text[:1].isspace() or english[-1:].isspace() != text[-1:].isspace():
                complaints.append(f"{quoted(entry)} has other space around it than “{text}”")
    return complaints


def items_of(menu):
    """The labels of one page of a menu: those of sections lie on it, those of submenus on pages of their own."""
    for child in menu:
        if child.tag in ("item", "submenu"):
            yield from (label.text for label in child.findall("attribute")
                        if label.get("name") == "label" and label.get("translatable"))
        elif child.tag == "section":
            yield from items_of(child)


def check_mnemonics(catalogue):
    words = {entry["msgid"]: translations(entry)[0] for entry in catalogue}
    menus = ElementTree.parse(root / "ui/hu-menus.ui").getroot()
    complaints = []
    for menu in (page for page in menus.iter() if page.tag in ("menu", "submenu")):
        letters = collections.defaultdict(list)
        for english in items_of(menu):
            label = words.get(english, english)
            if ("_" in label) != ("_" in english):
                complaints.append(f"“{label}” and “{english}”: one has a mnemonic, the other has none")
            if "_" in label:
                letters[label[label.index("_") + 1].lower()].append(label)
        complaints += [f"{' and '.join(labels)} want the same letter" for labels in letters.values() if len(labels) > 1]
    return complaints


LITERAL = r'"(?:[^"\\\n]|\\.)*"'


def strings_of(text):
    """The strings of a piece of source, as they are joined over lines."""
    for joined in re.findall(rf"{LITERAL}(?:\s*{LITERAL})*", text):
        yield "".join(ast.literal_eval(part) for part in re.findall(LITERAL, joined))


def count_strings():
    """How often each string stands in the sources, less how often within a call of hu_explain_sentence()."""
    outside, within = collections.Counter(), collections.Counter()
    for path in (root / "src").rglob("*.c"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        outside.update(strings_of(re.sub(r"^#include.*", "", text, flags=re.MULTILINE)))
        for statement in re.findall(rf"hu_explain_sentence \((?:[^;\"]|{LITERAL})*;", text):
            within.update(strings_of(statement))
    return outside - within, within


def check_forms(catalogue):
    """A hole with a case (%s{gen}) is filled by hu_explain_sentence(), and shows as it stands anywhere else."""
    cased = [entry for entry in catalogue
             if any(re.search(r"s\{(nom|gen|dat|acc|ins|adj)\}", text) for text in translations(entry))]
    return [f"{quoted(entry)} asks for a case, but does not go through hu_explain_sentence() everywhere" for entry in cased
            if not {entry["msgid"], entry.get("msgid_plural")} & set(known_sentences)
            # Strings of a context are told apart by it.
            or not entry.get("msgctxt") and elsewhere[entry["msgid"]] > 0]


elsewhere, known_sentences = count_strings()
languages = (root / "po/LINGUAS").read_text(encoding="utf-8").split()
messages = template()
print(f"1..{7 * len(languages) + 1}")
report("English: mnemonics", check_mnemonics([]))

for language in languages:
    path = root / "po" / f"{language}.po"
    with tempfile.NamedTemporaryFile() as scratch:
        done = subprocess.run(["msgfmt", "--check", "--output-file", scratch.name, path],
                              capture_output=True, text=True)
    report(f"{language}: msgfmt", done.stderr.splitlines() if done.returncode else [])
    catalogue = list(entries(path.read_text(encoding="utf-8")))
    report(f"{language}: complete", check_complete(language, messages, catalogue))
    report(f"{language}: holes", check_holes(catalogue))
    report(f"{language}: parts", check_parts(catalogue))
    report(f"{language}: marks", check_marks(language, catalogue))
    report(f"{language}: mnemonics", check_mnemonics(catalogue))
    report(f"{language}: forms of names", check_forms(catalogue))
