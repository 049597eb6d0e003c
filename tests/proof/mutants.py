"""Mutants of C source in the house's style: comparisons, cases and constants that
are flipped, dropped or off by one.

Reads text, not a syntax tree: what is in comments, strings and preprocessor lines
is blanked first, and so is what makes no behaviour (see LEFT_ALONE).
"""
import re
from dataclasses import dataclass

from entries import function_at

# Flipped, and off by one where that is another thing.
COMPARISONS = {
    "==": ["!="],
    "!=": ["=="],
    "<": [">=", "<="],
    "<=": [">", "<"],
    ">": ["<=", ">="],
    ">=": ["<", ">"],
}

# Calls whose arguments are not drawn from: contracts with the programmer, which
# stop the program where they do not hold, and what only says how much memory is
# asked for or whether a zero follows it.
LEFT_ALONE = re.compile(
    r"\b(g_return_if_fail|g_return_val_if_fail|g_return_val_if_reached|g_assert\w*|G_STATIC_ASSERT|g_warn_if_fail"
    r"|g_array_new|g_array_sized_new|g_ptr_array_sized_new|g_ptr_array_new_full|g_byte_array_sized_new"
    r"|g_string_sized_new|g_hash_table_new\w*|g_ptr_array_free|g_array_free|g_string_free|g_new0?|g_malloc0?(_n)?) \("
)


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int       # counted from one
    function: str
    before: str     # the line as it is, without the space around it
    after: str
    text: str       # of the whole file
    in_table: bool  # outside any function

    @property
    def key(self):
        return (self.file, self.function, self.before, self.after)


def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def matching(text, start):
    """The place of the bracket that closes the one at START."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    raise ValueError("a bracket is not closed")


def bare(text):
    """TEXT with everything that is not drawn from blanked, at the same places."""
    tokens = r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
    text = re.sub(tokens, blank, text, flags=re.S)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.M)
    for match in LEFT_ALONE.finditer(text):
        end = matching(text, match.end() - 1)
        text = text[:match.start()] + re.sub(r"[^\n]", " ", text[match.start():end]) + text[end:]
    return text


def replacements(text):
    """(start, end, new text) of every mutant there is."""
    code = bare(text)
    for match in re.finditer(r"(?<= )(==|!=|<=|>=|<|>)(?=\s)", code):
        for other in COMPARISONS[match.group()]:
            yield match.start(), match.end(), other
    for match in re.finditer(r"(?<= )(&&|\|\|)(?=\s)", code):
        yield match.start(), match.end(), "||" if match.group() == "&&" else "&&"
    for match in re.finditer(r"(?<=[\s(])!(?=[\w(])", code):
        yield match.start(), match.end(), ""
    for match in re.finditer(r"\bcase [\w' ]+:", code):
        yield match.start(), match.end(), ""
    for match in re.finditer(r"\bif \(", code):
        end = matching(code, match.end() - 1)
        condition = text[match.end():end]
        yield match.end(), end, f"FALSE && ({condition})"
    for match in re.finditer(r"(?<![\w.])(\d+)(u?)(?![\w.])", code):
        number, unsigned = int(match.group(1)), match.group(2)
        yield match.start(), match.end(), f"{number + 1}{unsigned}"
        if number > 0:
            yield match.start(), match.end(), f"{number - 1}{unsigned}"
    for match in re.finditer(r"\b(TRUE|FALSE)\b", code):
        yield match.start(), match.end(), "FALSE" if match.group() == "TRUE" else "TRUE"
    # The numbers of rules, which rulings cite.
    for match in re.finditer(r'"\d+\.\d+"', text):
        yield match.start(), match.end(), '"0.0"'


def is_in_table(lines, line):
    """Whether LINE (counted from one) is outside any function."""
    for text in reversed(lines[:line]):
        if text == "{":
            return False
        if text.startswith("}"):
            return True
    return True


def mutants(file, text):
    """All mutants of FILE, whose content is TEXT, in the order of their places."""
    lines = text.split("\n")
    found = []
    for start, end, new in replacements(text):
        line = text.count("\n", 0, start) + 1
        mutated = text[:start] + new + text[end:]
        found.append(Mutant(file, line, function_at(lines, line), lines[line - 1].strip(),
                            mutated.split("\n")[line - 1].strip(), mutated, is_in_table(lines, line)))
    found.sort(key=lambda mutant: (mutant.line, mutant.after))
    return found
