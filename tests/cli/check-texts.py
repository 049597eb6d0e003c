#!/usr/bin/env python3
"""check-texts.py CLI GAMES: what a game's words and the command line's may do.

Control characters, marks that turn the direction of writing and noncharacters
reach no reader as they are, spreadsheets find no formula, half of a surrogate
pair is one fault, and a file that is none is told of plainly.
"""
import csv
import io
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

from cli import Cli

cli, games = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
alike = Cli(cli)
plain = {key: value for key, value in os.environ.items() if key not in ("LANGUAGE", "COLUMNS", "NO_COLOR", "TERM")}
plain["LC_ALL"] = "C.UTF-8"
number = 0


def report(name, complaint):
    """complaint: None or empty where all is well."""
    global number
    number += 1
    if complaint:
        print("#", str(complaint)[:2000].replace("\n", "\n# "))
    print("not ok" if complaint else "ok", number, name, flush=True)


def expect(name, have, want):
    report(name, None if have == want else f"{have!r}\nwanted {want!r}")


def run(*arguments, stdin=b"", **more):
    if not stdin and not more:
        return alike.run(*arguments, env=plain)
    done = subprocess.run([cli, *arguments], input=stdin, capture_output=True, env=plain, **more)
    return done.returncode, done.stdout, done.stderr


# --- Words of a game.

CONTROLS = "\x01\x1b\x7f\x80\x85\x9b\x9f"
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NONE = "\ufdd0\ufdef\ufffe\uffff\U0001fffe\U0010ffff"
UNSEEN = CONTROLS + "\u2028\u2029" + DIRECTIONS + NONE
unseen = re.compile("[" + re.escape(UNSEEN) + "\x00-\x08\x0b-\x1f\x7f-\x9f]")

tactical = json.loads((games / "control-mill.hexgame").read_text(encoding="utf-8"))
operational = json.loads((games / "front-line-points.hexgame").read_text(encoding="utf-8"))


def hostile(game):
    """Such characters in every text that a person reads; the log ends with some, too."""
    game = json.loads(json.dumps(game))
    game["title"] += UNSEEN
    game["about"] = "About " + UNSEEN
    for thing in (*game["sides"], *game["units"], *game["map"].get("places", []), *game["map"].get("buildings", [])):
        thing["name"] = thing.get("name", thing["id"]) + UNSEEN
    game["log"] = [{"do": "note", "text": "Note " + UNSEEN}]
    return game


with tempfile.TemporaryDirectory() as folder:
    for kind, game in (("tactical", tactical), ("operational", operational)):
        path = os.path.join(folder, f"{kind}.hexgame")
        written = json.dumps(hostile(game), ensure_ascii=False)
        pathlib.Path(path).write_text(written, encoding="utf-8")
        expect(f"unseen/{kind}/check", run("check", path), (0, b"", b""))
        for verb in ("judge", "replay"):
            status, out, err = run(verb, path)
            text = out.decode("utf-8")
            report(f"unseen/{kind}/{verb}", None if (status, err) == (0, b"") and "\ufffd" in text and
                   not unseen.search(text) else f"{status} {err} {text!r}")
            status, out, err = run(verb, "--json", path)
            text = out.decode("utf-8")
            report(f"unseen/{kind}/{verb} --json is ASCII where it matters",
                   None if (status, err) == (0, b"") and not unseen.search(text) else f"{status} {err} {text!r}")
            expect(f"unseen/{kind}/{verb} --json says the same", json.loads(text)["title"], game["title"] + UNSEEN)
        for form in ("html", "md", "csv"):
            table = ("--table", "log") if form == "csv" else ()
            status, out, err = run("report", "-o", "-", "--format", form, *table, path)
            text = out.decode("utf-8")
            report(f"unseen/{kind}/report as {form}", None if (status, err) == (0, b"") and "\ufffd" in text and
                   not unseen.search(text.replace("\r\n", "\n")) else f"{status} {err} {text[:1500]!r}")
        for verb, form in (("report", "pdf"), ("render", "pdf"), ("render", "svg"), ("render", "png")):
            out = os.path.join(folder, f"x.{form}")
            expect(f"unseen/{kind}/{verb} as {form}", run(verb, "-o", out, path), (0, b"", b""))
            report(f"unseen/{kind}/{verb} as {form} is there", None if os.path.getsize(out) > 1000 else "nearly empty")

    # Faults and keys show nothing unseen.
    bad = os.path.join(folder, "bad.hexgame")
    pathlib.Path(bad).write_text(json.dumps({**tactical, "key" + UNSEEN: 1}), encoding="utf-8")
    status, out, err = run("check", bad)
    report("unseen/a warning", None if status == 0 and out == b"" and not unseen.search(err.decode("utf-8")) and
           b"\\u202e" in err else f"{status} {err}")
    # A file name may be any bytes, but no terminal is given orders by it.
    odd = os.path.join(os.fsencode(folder), b"odd \xff \x9b \xc2\x9b \xe2\x80\xae \xc3\xa9")
    status, out, err = run("check", odd)
    report("unseen/a file name", None if status == 1 and b"odd \xff ? ?? ??? \xc3\xa9: there is no such file" in err else err)

    # --- Formulas.

    BEGINNINGS = ["=1+1", "\x01=1+1", "\x9b+1+1", "\t-1+1", "\r@SUM(A1)", "\u202e=1+1", "\u200e\x01 =1+1", "\u00a0=1+1",
                  "\u2028=1+1", "\u200b=1+1", "\uff1d1+1", "\uff201+1", " -7", "-7", "=", "fine = 1", "1-2"]
    game = json.loads(json.dumps(tactical))
    hexes = [f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)]
    game["map"]["places"] = [{"id": f"p{i}", "name": name, "kind": "town", "hexes": [hexes[i]]}
                             for i, name in enumerate(BEGINNINGS)]
    pathlib.Path(bad).write_text(json.dumps(game), encoding="utf-8")
    status, out, err = run("report", "-o", "-", "--table", "places", bad)
    cells = [cell for row in csv.reader(io.StringIO(out.decode("utf-8"), newline="")) for cell in row]
    formulas = [cell for cell in cells if re.match(r"[\s\u200b\ufeff\x00-\x1f]*[=+\-@\uff1d\uff0b\uff0d\uff20]", cell) and
                not re.fullmatch(r"-?\d+", cell)]
    expect("formulas/no cell is one", formulas, [])
    report("formulas/a number and words stay what they are",
           None if {"fine = 1", "1-2", "-7"} <= set(cells) else cells)

    # --- The names of tables.

    both = json.loads(json.dumps(tactical))
    both["map"]["places"] = [{"id": "hill", "name": "Hill", "kind": "town", "hexes": ["A1"]}]
    pathlib.Path(bad).write_text(json.dumps(both), encoding="utf-8")
    status, out, err = run("report", "-o", "-", "--table", "nonsense", bad)
    names = re.search(r"there are: (.*);", err.decode()).group(1).split(", ")
    report("tables/each is named once", None if status == 2 and len(set(names)) == len(names) else names)
    tables = [run("report", "-o", "-", "--table", name, bad) for name in names]
    report("tables/each is there", [table for table in tables if table[0] != 0 or not table[1]])
    report("tables/each is another", None if len({table[1] for table in tables}) == len(names) else names)
    report("tables/places", None if b"Hill" in run("report", "-o", "-", "--table", "places", bad)[1] else "no Hill")

    # --- Half of a surrogate pair.

    log = [{"do": "note", "text": "first"}, {"do": "note", "text": "HERE"}, {"do": "note", "text": "third"}]
    text = json.dumps({**tactical, "log": log}, indent=1).encode()
    line = text[:text.index(b"HERE")].count(b"\n") + 1
    half = r": \ud800 is half of a surrogate pair without the other; write the character itself, or both halves" + "\n"
    for name, want, have in (("in a text", b'"text": "HERE"', rb'"text": "a\ud800b"'),
                             ("in a note", b'"text": "HERE"', rb'"text": "x", "note": "\ud800"'),
                             ("in a key", b'"text": "HERE"', rb'"text": "x", "\ud800": 1')):
        status, out, err = run("check", "-", stdin=text.replace(want, have))
        pointer = {"in a text": "/log/1/text", "in a note": "/log/1/note", "in a key": "/log/1"}[name]
        faults = [one for one in err.decode("utf-8").splitlines(keepends=True) if ": warning: " not in one]
        expect(f"surrogate/{name}", (status, out, faults), (1, b"", [f"-:{line}: {pointer}{half}"]))
    variations = json.dumps({**tactical, "log": log, "variations": [{"name": "v", "after": 2, "log": log[:1]}]}, indent=1).encode()
    line = variations[:variations.index(b"HERE")].count(b"\n") + 1
    expect("surrogate/what follows is not blamed", run("check", "-", stdin=variations.replace(b"HERE", rb"\ud800"))[2].decode(),
           f"-:{line}: /log/1/text{half}")

    # --- Files that are none.

    see = b"; see hex-umpire-cli %s --help\n"
    for verb, options in (("check", []), ("judge", []), ("trace", []), ("replay", []),
                          ("report", ["-o", "-"]), ("render", ["-o", "-"])):
        expect(f"file/{verb}/empty name", run(verb, *options, ""),
               (2, b"", b"hex-umpire-cli: %s: the name given for FILE is empty" % verb.encode() + see % verb.encode()))
        expect(f"file/{verb}/address", run(verb, *options, "http://example.org/x.hexgame"),
               (1, b"", b"http://example.org/x.hexgame: this is an address, and only files of this computer are read; "
                        b"download it, and name the file\n"))
        expect(f"file/{verb}/missing", run(verb, *options, "nofile"),
               (1, b"", b"nofile: there is no such file; check the name and the folder\n"))
    expect("file/a folder", run("check", folder), (1, b"", folder.encode() + b": this is a folder; choose a file in it\n"))
    expect("file/an address to write to", run("report", "-o", "http://example.org/x.pdf", str(games / "words.hexgame")),
           (1, b"", "hex-umpire-cli: “http://example.org/x.pdf” is an address, and only files of this computer can be "
                    "written\n".encode()))
    colon = os.path.join(folder, "a:b.hexgame")
    pathlib.Path(colon).write_bytes((games / "words.hexgame").read_bytes())
    expect("file/a colon in its name", run("check", "a:b.hexgame", cwd=folder)[0], 0)
    expect("file/by its URI", run("check", pathlib.Path(colon).as_uri()), (0, b"", b""))
    expect("file/written with a colon in its name", (run("report", "-o", "c:d.csv", "a:b.hexgame", cwd=folder)[0],
                                                     os.path.exists(os.path.join(folder, "c:d.csv"))), (0, True))

    for name, arguments, shown in (("its value", [b"--at", b"\xff"], "“\ufffd”"), ("both", [b"--view=\xfe"], "“--view=\ufffd”")):
        expect(f"option not in UTF-8/{name}", run(b"judge", *arguments, b"x\xff"),
               (2, b"", f"hex-umpire-cli: judge: {shown} is not text in UTF-8".encode() + see % b"judge"))
    status, out, err = run(b"check", b"--\xff", b"x")
    report("option not in UTF-8/its name", None if (status, out) == (2, b"") and err.decode("utf-8").endswith(
        "--\ufffd; see hex-umpire-cli check --help\n") else f"{status} {err}")
    status, out, err = run(b"\xff\x9b")
    report("option not in UTF-8/the verb", None if (status, out) == (2, b"") and err.decode("utf-8").startswith(
        "hex-umpire-cli: there is no “\ufffd\ufffd”: use ") else f"{status} {err}")

# --- A reader that has read enough.

game = str(games / "front-line-points.hexgame")
for arguments in (["judge", game], ["judge", "--json", game], ["trace", str(games / "one-hex-cut.hexgame")], ["replay", game],
                  ["report", "-o", "-", game], ["report", "-o", "-", "--format", "pdf", game],
                  ["render", "-o", "-", "--format", "svg", game], ["render", "-o", "-", game],
                  ["--help"], ["judge", "--help"], ["--version"]):
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([cli, *arguments], stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, env=plain)
    os.close(writing)
    name = " ".join(os.path.basename(one) for one in arguments)
    expect(f"reader gone/{name}", (done.returncode, done.stderr), (-signal.SIGPIPE, b""))
    with open("/dev/full", "wb") as full:
        done = subprocess.run([cli, *arguments], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, env=plain)
    expect(f"disk full/{name}", (done.returncode, done.stderr),
           (1, b"hex-umpire-cli: standard output cannot be written: No space left on device\n"))
print(f"1..{number}")
