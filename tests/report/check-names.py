#!/usr/bin/env python3
"""check-names.py CLI SCENARIOS GAMES: words that a person reads.  Quotation marks within others are the inner ones of the
language; two outcomes of one name are told apart, in report and verdict; and no id of a unit, place, side, item or rule
stands in a report, in any language and on any paper."""
import html
import json
import pathlib
import re
import sys
import tempfile

from report import Cli, Tap, environment, pdf_text

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
LANGUAGES = ("en", "de", "ru")
GAMES = ("counterstroke-soviet-marginal", "velna-draw", "street-fight-held", "siege-of-velin-stormed")


def load(name):
    return json.loads((scenarios / f"{name}.hexgame").read_text(encoding="utf-8"))


def ids_of(value, found):
    """Ids that no name could be: with a hyphen or a digit, and unlike each name and number that a person is to read."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and re.search(r"[-\d]", value["id"]) and len(value["id"]) > 2:
            found.add(value["id"])
        for other in value.values():
            ids_of(other, found)
    elif isinstance(value, list):
        for other in value:
            ids_of(other, found)
    return found


def texts_of(value, found):
    """All that the author and the players wrote."""
    if isinstance(value, dict):
        for key, other in value.items():
            if key in ("name", "title", "text", "note", "about", "level", "item") and isinstance(other, str):
                found.append(other)
            texts_of(other, found)
    elif isinstance(value, list):
        for other in value:
            texts_of(other, found)
    return found


def read_page(data):
    """What a browser shows of a page."""
    text = re.sub(r"<(style|script)\b.*?</\1>", " ", data.decode("utf-8"), flags=re.S)
    return html.unescape(re.sub(r"<[^>]*>", " ", text))


def words_of(text):
    """An id is one of these words, whatever stands around it."""
    return set(re.findall(r"[\w-]+", text))


with tempfile.TemporaryDirectory() as folder:
    paper = pathlib.Path(folder) / "out.pdf"
    for name in GAMES:
        game = load(name)
        written = words_of("\n".join(texts_of(game, [])))
        systems = {key for key in game["rules"] if "-" in key}
        ids = (ids_of(game, set()) | systems) - written
        tap.report(f"{name}/there are ids to look for", None if len(ids) > 5 else ids)
        # A translated name is no nearer to an id than the first one: the other languages take turns.
        for language in ("en", LANGUAGES[1 + GAMES.index(name) % 2]):
            env = environment(LANGUAGE=language)
            path = scenarios / f"{name}.hexgame"
            cli.run("report", "-o", paper, path, env=env)
            texts = {"md": cli.report("md", "--events", path, env=env).decode(), "html": read_page(cli.report("html", path, env=env)),
                     "txt": cli.report("txt", path, env=env).decode(), "pdf": pdf_text(paper)}
            tap.report(f"{name}/{language}/no ids", [(kind, one) for kind, text in texts.items()
                                                     for one in sorted(ids & words_of(text.replace("\\", "")))][:5])

    # Quotation marks within quotation marks.
    game = load("velna-draw")
    game["log"] = [{"do": "note", "text": 'They said "to the bridge" and went.'}, *game["log"]]
    path = pathlib.Path(folder) / "quoted.hexgame"
    path.write_text(json.dumps(game), encoding="utf-8")
    quoted = {"en": "“They said ‘to the bridge’ and went.”", "de": "„They said ‚to the bridge‘ and went.“",
              "ru": "«They said „to the bridge“ and went.»"}
    for language, words in quoted.items():
        text = cli.report("md", "--only", "log", path, env=environment(LANGUAGE=language)).decode().replace("\\", "")
        tap.report(f"quoted/{language}", None if words in text else re.findall(r".*to the bridge.*", text))

    # Two outcomes of one name: each has its number wherever it is named.
    game = load("velna-draw")
    outcomes = game["rules"]["objectives"]["outcomes"]
    for outcome in outcomes:
        if outcome["winner"] == "french":
            outcome["name"] = "A way out"
    path.write_text(json.dumps(game), encoding="utf-8")
    for what, text in (("report", cli.report("md", path).decode().replace("\\", "")), ("judge", cli.bytes("judge", path).decode())):
        named = set(re.findall(r"A way out(?: \(\d+\))?", text))
        tap.expect(f"alike/{what}", named, {"A way out (1)", "A way out (2)"})
    for outcome in outcomes:
        outcome.pop("name")
    path.write_text(json.dumps(game), encoding="utf-8")
    text = cli.report("md", "--only", "conditions", path).decode().replace("\\", "")
    tap.expect("alike/without a name", sorted(set(re.findall(r"\| (French victory[^|]*) \|", text))),
               ["French victory (1)", "French victory (2)"])

tap.end()
