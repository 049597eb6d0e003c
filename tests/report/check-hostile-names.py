#!/usr/bin/env python3
"""check-hostile-names.py CLI SCENARIOS: whatever a game is called, a report of it calls nobody, leads nowhere and runs nothing.

Every text of shipped games is replaced by what means something in a chat, a forum, a page or a list, and none of it does so in
the report, while people still read the same words.
"""
import json
import pathlib
import re
import sys
import tempfile

from report import Cli, Html, Tap

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
GAP = "\u200b"
TEXTS = {"name", "title", "text", "note", "about", "place", "date", "german", "soviet", "attacker", "defender"}
# What a chat makes of names: Discord, Slack, Matrix, Telegram, WhatsApp, VASSAL, IRC, forums.
ALIVE = (
    r"@\w", r"<", r"\[[^\]]*\]\(", r"\[[^\]]*\]\[", r"(?<!\\)`", r"\|\|", r"\*\S[^*]*\*", r"(?<![\w])_\S[^_]*_(?!\w)", r"~[^~]+~", r"https?://",
    r"www\.\w", r"\b[a-z]{3,}\.(com|org|example)\b", r":[a-z_]+:", r"&(amp|lt|#\d+);", r"#[a-z]{2,}\b(?<!#[0-9a-f]{12})",
)
BEGINS = re.compile(r"[/!#>*+.-]|\d+[.)]\s|```|-#|=")
HARMS = (
    "@everyone", "@here", "<@123456789012345678>", "<@&42>", "<#42>", "<!channel>", "<!here|here>", "[free points](https://evil.example/x)",
    "[a][b]", "![x](http://evil.example/x.png)", "https://evil.example", "http://1.2.3.4/", "www.evil.example", "evil.com", "mailto:a@evil.com",
    "# heading", "## heading", "-# small", "> quoted", "- list", "* list", "1. list", "2) list", "||spoiler||", "`code`", "```code```", "**bold**", "*it*",
    "__under__", "_it_", "~~struck~~", "~struck~", ":skull:", "::", "/me leaves", "/kick all", "!ban all", "<b>bold</b>", "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>", "&lt;b&gt;", "&#64;everyone", "[url=http://evil.example]x[/url]", "[img]x[/img]", "[b]x", "| a | b |", "$x$", "===", "---",
    "    code", "\\@everyone", "\\`x`", "a\\", "</script><script>x", "]]>", "-->", "{{x}}", "%s%n", "=cmd|' /C calc'!A0", "#everyone", "+1", "@everyone@here",
    "javascript:alert(1)", "\u202eabc\u202c", "\u2066abc\u2069", "@" + GAP + "everyone", "＠everyone", "[@everyone](x)", "\u00a0# heading",
)
# The signs that stand in for others, and the signs that people read.
ALIKE = {"‹": "<", "›": ">", "∗": "*", "∼": "~", "∣": "|", "ˋ": "`", "∖": "\\", "ˍ": "_", GAP: "", "\u00a0": " "}


def called(game, name):
    """The game with every text replaced, and the short names and words for sides left as they are."""
    if isinstance(game, dict):
        return {key: name if key in TEXTS and isinstance(value, str) and key not in ("german", "soviet") else called(value, name)
                for key, value in game.items() if key != "translations"}
    return [called(one, name) for one in game] if isinstance(game, list) else game


def plain(text):
    return "".join(ALIKE.get(one, one) for one in text)


def only_of_name(pattern, text, without):
    """What PATTERN finds in TEXT, but not in the report of the same game with a plain name."""
    return [found[0] for found in re.finditer(pattern, text) if found[0] not in without][:3]


def check_chat(name, game, calm):
    line = cli.report("chat", game).decode()
    tap.expect(f"chat/{name[:40]!r}/one line", (line.count("\n"), len(line) <= 401), (1, True))
    tap.expect(f"chat/{name[:40]!r}", [only_of_name(pattern, line, calm) for pattern in ALIVE], [[] for _ in ALIVE])
    tap.expect(f"chat/{name[:40]!r}/begins nothing", BEGINS.match(line), None)
    if not re.search("[\u202a-\u202e\u2066-\u2069]", name) and len(name) < 100:
        tap.expect(f"chat/{name[:40]!r}/reads the same", plain(line).startswith(plain(name)), True)
    tap.expect(f"chat/{name[:40]!r}/one direction", re.findall("[\u202a-\u202e\u2066-\u2069\x00-\x09\x0b-\x1f]", line), [])


# In Markdown a backslash before a sign makes it plain; a mention and a bare address know no backslash.
def check_markdown(name, game):
    text = cli.report("md", game).decode()
    bare = re.sub(r"\\[!-/:-@[-`{-~]", "", text)
    bad = [pattern for pattern in (r"@\w", r"<[a-zA-Z/!@#]", r"\]\(", r"`", r"https?://", r"www\.\w", r"\$", r"(?<!\|):[a-z_]+:") if re.search(pattern, bare)]
    tap.expect(f"md/{name[:40]!r}", bad, [])
    begins = [line for line in text.split("\n") if re.match(r"\s{4}|\t|[-+*]\s|\d+[.)]\s|>|[-=]{3,}\s*$", re.sub(r"^(> )", "", line)) and GAP not in line[:2]]
    tap.expect(f"md/{name[:40]!r}/begins nothing", begins[:3], [])


def check_forum(name, game):
    for kind, marks in (("bbcode", r"\[(?!/?(b|q|c)\])[a-z/]"), ("xenforo", r"\[(?!/?(B|QUOTE|CODE)\])[a-zA-Z/]")):
        text = cli.report(kind, game).decode()
        bad = [pattern for pattern in (marks, r"@\w", r"<", r"https?://", r"www\.\w") if re.search(pattern, text)]
        tap.expect(f"{kind}/{name[:40]!r}", bad, [])


def check_page(name, game, tags):
    page = cli.report("html", "--without", "map", game).decode()
    read = Html(page)
    # A list of files for the name: what runs, loads or leads somewhere is a fault of its own there.
    tap.expect(f"html/{name[:40]!r}", (read.faults, set(read.tags) - tags), ([], set()))
    tap.expect(f"html/{name[:40]!r}/reads the same", name in "".join(read.words), True)


with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "called.hexgame")

    def write(tree, name):
        path.write_text(json.dumps(called(tree, name)), encoding="utf-8")

    for stem in ("siege-of-velin-stormed", "street-fight-storm"):
        base = json.loads((scenarios / f"{stem}.hexgame").read_text(encoding="utf-8"))
        write(base, "Plain")
        calm = cli.report("chat", path).decode()
        tags = set(Html(cli.report("html", "--without", "map", path).decode()).tags)
        # The second game only with all of them in one name: it has what the first has not.
        for name in HARMS if stem.startswith("siege") else ["x ".join(HARMS[:40])]:
            write(base, name)
            check_chat(name, path, calm)
            check_markdown(name, path)
            check_forum(name, path)
            if len(name) > 100 or name.startswith(("<", "&", "]", "-", "\\", "{")):
                check_page(name, path, tags)
tap.end()
