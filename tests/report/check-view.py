#!/usr/bin/env python3
"""check-view.py CLI SCENARIOS GAMES: a side's report holds nothing that it
cannot know (26.15): two games that differ only in what is hidden from it give
it the same bytes, whatever the format; and reports under other locales differ
in how numbers are grouped, and in nothing else."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from report import Cli, Tap, environment, fail_without, pdf_text, read_csv

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
tap = Tap()
fail_without("localedef", "pdftotext")


def game(secret, log):
    """A board where the first side has a unit that the second may not see."""
    return {
        "format": "hex-umpire/1", "title": "Behind the wall",
        "map": {"grid": {"columns": 8, "rows": 6, "orientation": "flat", "numbering": "letters"},
                "buildings": [{"id": "mill", "name": "Mill", "hexes": ["D3", "E3"], "levels": 1}]},
        "sides": [{"id": "german", "name": "German"}, {"id": "russian", "name": "Russian"}],
        "calendar": {"turns": 3, "player_turns": [{"side": None, "phases": ["Play"]}]},
        "units": [{"id": "secret", "side": "german", **secret},
                  {"id": "guard", "name": "Guard", "side": "german", "kind": "squad", "at": "A1"},
                  {"id": "scout", "name": "Scout", "side": "russian", "kind": "squad", "at": "H1"}],
        "start": {"setup": [{"side": "german", "hexes": ["A1", "A2", "D3", "E3"]}]},
        "rules": {"control": {"victory": [{"side": "russian", "when": "end",
                                           "needs": {"controls": {"buildings": ["mill"]}}}]}},
        "log": log}


LOG = [{"do": "move", "unit": "scout", "to": "F3"}, {"do": "end-phase"}, {"do": "move", "unit": "scout", "to": "E3"},
       {"do": "end-phase"}]
HIDDEN = {"name": "Lurker", "kind": "squad", "at": "D3", "hidden": True}
PAIRS = {
    "where it hides": (({"name": "Lurker", "kind": "squad", "at": "D3", "hidden": True}, LOG),
                       ({"name": "Lurker", "kind": "squad", "at": "A2", "hidden": True}, LOG)),
    "what hides": (({"name": "Lurker", "kind": "squad", "at": "D3", "hidden": True}, LOG),
                   ({"name": "Hetzer", "kind": "leader", "leadership": -1, "at": "D3", "hidden": True}, LOG)),
    "what is concealed": (({"name": "Lurker", "kind": "squad", "at": "B2", "concealed": True}, LOG),
                          ({"name": "Empty", "kind": "dummy", "at": "B2", "concealed": True}, LOG)),
    "where it went unseen": (({"name": "Lurker", "kind": "squad", "at": "D3", "hidden": True},
                              [{"do": "move", "unit": "secret", "to": "B2", "note": "sneaks"}, *LOG]),
                             ({"name": "Lurker", "kind": "squad", "at": "D3", "hidden": True},
                              [{"do": "move", "unit": "secret", "to": "C4", "note": "hides"}, *LOG])),
    "whether it has come on": ((HIDDEN, LOG), ({"name": "Lurker", "kind": "squad", "at": None}, LOG)),
}

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for what, pair in PAIRS.items():
        paths = []
        for i, (secret, log) in enumerate(pair):
            paths.append(folder / f"{i}.hexgame")
            paths[-1].write_text(json.dumps(game(secret, log)), encoding="utf-8")
        for kind in ("md", "html", "pdf"):
            seen = [cli.report(kind, "--view", "russian", path) for path in paths]
            tap.expect(f"view/{what}/{kind}", seen[0] == seen[1], True)
        for table in ("log", "control", "casualties", "units"):
            seen = [cli.report("csv", "--table", table, "--view", "russian", path) for path in paths]
            tap.expect(f"view/{what}/{table}", seen[0], seen[1])
        for kind in ("svg", "png"):
            seen = [cli.bytes("render", "--format", kind, "-o", "-", "--view", "russian", path) for path in paths]
            tap.expect(f"view/{what}/map as {kind}", seen[0] == seen[1], True)
        # A case that must differ: to his own side, and in truth.
        for view in ("german", "truth"):
            seen = [cli.report("html", "--view", view, path) for path in paths]
            tap.expect(f"view/{what}/{view} sees it", seen[0] != seen[1], True)
        text = cli.report("md", "--view", "russian", paths[0]).decode()
        tap.report(f"view/{what}/it says whose view it is",
                   None if "what the Russian side knows" in text and "Lurker" not in text else text)

    # How a unit leaves the map is seen; while it hides, it is in no list.
    path = folder / "gone.hexgame"
    for what, seen in (({"do": "eliminate"}, ["guard", "secret", "scout"]), ({"do": "exit", "from": "A2"}, ["guard", "secret", "scout"]),
                       ({"do": "move", "to": "A1"}, ["guard", "scout"])):
        path.write_text(json.dumps(game({**HIDDEN, "at": "A2"}, [{**what, "unit": "secret"}, {"do": "end-phase"}])), encoding="utf-8")
        rows = read_csv(cli.report("csv", "--table", "units", "--view", "russian", path))
        tap.expect(f"view/{what['do']} in the list of units", sorted(row["Id"] for row in rows), sorted(seen))

    # --- Locales.

    made = folder / "locales"
    made.mkdir()
    for language in ("de_DE", "ru_RU"):
        done = subprocess.run(["localedef", "-i", language, "-f", "UTF-8", str(made / f"{language}.UTF-8")],
                              capture_output=True, text=True)
        tap.report(f"locale/{language} can be made", None if (made / f"{language}.UTF-8").is_dir() else done.stderr)

    large = json.loads((games / "front-line-points.hexgame").read_text(encoding="utf-8"))
    side = large["sides"][0]["id"]
    large["log"] = [{"do": "adjust", "side": side, "what": "points", "points": points, "reason": "agreed"}
                    for points in (1234567, -34567, 8)]
    path = folder / "large.hexgame"
    path.write_text(json.dumps(large), encoding="utf-8")
    expected = {"C.UTF-8": "+1234567", "de_DE.UTF-8": "+1.234.567", "ru_RU.UTF-8": "+1\u202f234\u202f567"}
    texts = {}
    for locale, number in expected.items():
        env = environment(LC_ALL=locale, LANGUAGE="en", LOCPATH=str(made)) if locale != "C.UTF-8" else environment()
        texts[locale] = cli.report("md", path, env=env).decode("utf-8")
        tap.report(f"locale/{locale}/md", None if number in texts[locale] or
                   number.replace("\u202f", "\u00a0") in texts[locale] else
                   [line for line in texts[locale].splitlines() if "agreed" in line.lower()])
        tap.expect(f"locale/{locale}/csv is the same", cli.report("csv", "--table", "ledger", path, env=env),
                   cli.report("csv", "--table", "ledger", path))
        out = folder / f"{locale}.pdf"
        tap.expect(f"locale/{locale}/pdf", cli.run("report", "-o", out, path, env=env), (0, b"", ""))
        words = re.sub(r"\s", " ", pdf_text(out))
        tap.report(f"locale/{locale}/pdf has the number", None if number.replace("\u202f", " ") in words else words[:1500])
        page = cli.report("html", path, env=env)
        done = subprocess.run(["xmllint", "--noout", "--nonet", "-"], input=page, capture_output=True)
        tap.report(f"locale/{locale}/html", done.stderr)
        picture = cli.bytes("render", "-o", "-", "--legend", path, env=env)
        tap.expect(f"locale/{locale}/map", picture, cli.bytes("render", "-o", "-", "--legend", path))
    plain = {locale: re.sub(r"(?<=\d),(?=\d)", ".", re.sub(r"(?<=\d)[.\u202f\u00a0](?=\d{3})", "", text))
             for locale, text in texts.items()}
    for locale in expected:
        tap.expect(f"locale/{locale}/nothing else differs", plain[locale] == plain["C.UTF-8"], True)

tap.end()
