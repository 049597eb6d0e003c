#!/usr/bin/env python3
"""check-usage.py CLI GAMES: what the command line does at its edges: exit
status, the exact line on standard error, standard input, a full disk, a
reader that goes away, colours, the locale, and hostile names."""
import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import sys
import tempfile

from cli import Cli

cli, games = sys.argv[1], pathlib.Path(sys.argv[2])
alike = Cli(cli)
game = str(games / "cut-and-reopened.hexgame")
letters = str(games / "letters.hexgame")
number = 0
plain = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "NO_COLOR", "TERM", "LANGUAGE")}
plain["LC_ALL"] = "C.UTF-8"


def report(name, complaint):
    global number
    number += 1
    if complaint is not None:
        print("#", repr(complaint) if isinstance(complaint, bytes) else str(complaint).replace("\n", "\n# "))
    print("ok" if complaint is None else "not ok", number, name, flush=True)


def run(*arguments, stdin=b"", env=None, stdout=subprocess.PIPE):
    if not stdin and not env and stdout == subprocess.PIPE:
        status, out, err = alike.run(*arguments, env=plain)
        return status, out, err.decode("utf-8", "replace")
    done = subprocess.run([cli, *arguments], input=stdin, stdout=stdout, stderr=subprocess.PIPE, env=env or plain)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def expect(name, have, want):
    report(name, None if have == want else f"{have!r}\nwanted {want!r}")


# --- Wrong usage: 2, one line, nothing on standard output.

LINES = "1 (an open supply line of the Red side to 0103, from Mill, only through 0103–0703), 2 (no supply line of the Red side to 0103, from Mill)"
usage = [
    ("nothing", [],
     "say what to do, one of these: check, judge, trace, why, replay, report, verify, render, import, help; see hex-umpire-cli --help"),
    ("unknown-verb", ["foo"], "there is no “foo”: use check, judge, trace, why, replay, report, verify, render, import or help; see hex-umpire-cli --help"),
    ("unknown-option-before-verb", ["--foo"],
     "there is no “--foo”: use check, judge, trace, why, replay, report, verify, render, import or help; see hex-umpire-cli --help"),
    ("control-character", ["a\x1bb"], "there is no “a\ufffdb”: use check, judge, trace, why, replay, report, verify, render, import or help; see hex-umpire-cli --help"),
    *[(f"{verb}-no-file", [verb], f"{verb}: no FILE is given; see hex-umpire-cli {verb} --help")
      for verb in ("check", "judge", "trace", "replay")],
    *[(f"{verb}-two-files", [verb, game, game], f"{verb}: only one FILE can be given; see hex-umpire-cli {verb} --help")
      for verb in ("trace", "replay")],
    ("import-no-file", ["import"], "import: no FILE is given; see hex-umpire-cli import --help"),
    ("import-standard-input", ["import", "-"], "import: FILE cannot be standard input; see hex-umpire-cli import --help"),
    *[(f"import-map-{name}", ["import", "--map", map_, "x.vsav"],
       f"import: --map “{map_}” is not of the form 1=BOARD; see hex-umpire-cli import --help")
      for name, map_ in (("zero", "0=a"), ("word", "a"), ("nothing", "1="), ("huge", "99999999999=a"))],
    ("unknown-option", ["judge", "--foo", game], "judge: Unknown option --foo; see hex-umpire-cli judge --help"),
    ("verb-nearly", ["jugde", game], "there is no “jugde” (did you mean “judge”?); see hex-umpire-cli --help"),
    ("verb-begun", ["rep", game], "there is no “rep” (did you mean “replay”?); see hex-umpire-cli --help"),
    ("verb-far", ["xyz"], "there is no “xyz”: use check, judge, trace, why, replay, report, verify, render, import or help; see hex-umpire-cli --help"),
    ("verb-short", ["r"], "there is no “r”: use check, judge, trace, why, replay, report, verify, render, import or help; see hex-umpire-cli --help"),
    ("verb-as-option", ["--versoin"], "there is no “--versoin”: use check, judge, trace, why, replay, report, verify, render, import or help; "
                                      "see hex-umpire-cli --help"),
    ("help-nearly", ["help", "rendr"], "there is no “rendr” (did you mean “render”?); see hex-umpire-cli --help"),
    *[(f"one-word-more/{' '.join(words)}", [*words, "extra\x1b"], "“extra\ufffd” is one word too many; see hex-umpire-cli --help")
      for words in (["help", "judge"], ["help", "help"], ["help", "rendr"], ["-V"], ["--version"], ["-h"], ["--help"])],
    *[(f"flag-with-value/{verb} {flag}", [verb, flag, game], f"{verb}: {flag.split('=')[0]} takes no value; see hex-umpire-cli {verb} --help")
      for verb, flag in (("judge", "--json=1"), ("check", "--json=no"), ("trace", "--json="), ("judge", "--help=1"),
                         ("report", "--rulings=no"), ("render", "--legend=1"))],
    ("option-nearly", ["judge", "--veiw", "german", game],
     "judge: there is no “--veiw” (did you mean “--view”?); see hex-umpire-cli judge --help"),
    ("option-nearly-with-value", ["render", "--theem=dark", "-o", "-", game],
     "render: there is no “--theem” (did you mean “--theme”?); see hex-umpire-cli render --help"),
    ("option-of-another-verb", ["judge", "--theme", "dark", game],
     "judge: Unknown option --theme; see hex-umpire-cli judge --help"),
    ("option-short", ["judge", "-x", game], "judge: Unknown option -x; see hex-umpire-cli judge --help"),
    ("judge-from", ["judge", "--from", "0101", game], "judge: Unknown option --from; see hex-umpire-cli judge --help"),
    ("at-missing", ["judge", game, "--at"], "judge: Missing argument for --at; see hex-umpire-cli judge --help"),
    *[(f"at-{name}", ["judge", "--at", at, game],
       f"judge: --at “{at}” is not a number of events from 0 to 3; see hex-umpire-cli judge --help")
      for name, at in (("too-many", "4"), ("negative", "-1"), ("plus", "+1"), ("word", "two"), ("empty", ""),
                       ("hexadecimal", "0x1"), ("fraction", "1.0"), ("huge", "99999999999999999999"))],
    ("view", ["replay", "--view", "french", game],
     "replay: --view “french” is none of truth, german and soviet; see hex-umpire-cli replay --help"),
    ("view-trace", ["trace", "--view", "German", game],
     "trace: --view “German” is none of truth, german and soviet; see hex-umpire-cli trace --help"),
    ("from-off-map", ["trace", "--from", "0808", game],
     "trace: --from “0808” is neither a hex nor a place of the map; see hex-umpire-cli trace --help"),
    ("from-word", ["trace", "--from", "Atlantis", game],
     "trace: --from “Atlantis” is neither a hex nor a place of the map; see hex-umpire-cli trace --help"),
    ("from-missing", ["trace", "--from", "0502", str(games / "missing-hexes.hexgame")],
     "trace: --from “0502” is neither a hex nor a place of the map; see hex-umpire-cli trace --help"),
    ("from-lake", ["trace", "--from", "0301", game],
     "trace: --from “0301” is impassable (lake): no line begins there; see hex-umpire-cli trace --help"),
    ("unit-unknown", ["trace", "--unit", "g99", game],
     "trace: --unit “g99” is not the id of a unit; see hex-umpire-cli trace --help"),
    ("unit-and-from", ["trace", "--unit", "g1", "--from", "0404", game],
     "trace: --from and --unit exclude each other; see hex-umpire-cli trace --help"),
    ("line-without-conditions", ["trace", "--line", "1", game],
     "trace: no condition asks for a line, so --line has nothing to trace; see hex-umpire-cli trace --help"),
    ("line-and-from", ["trace", "--line", "1", "--from", "0404", game],
     "trace: --line excludes --from and --unit; see hex-umpire-cli trace --help"),
    *[(f"line-{name}", ["trace", "--line", line, str(games / "lines-of-conditions.hexgame")],
       f"trace: --line “{line}” is none of the lines that conditions ask for: " + LINES + "; "
       "see hex-umpire-cli trace --help") for name, line in (("beyond", "3"), ("zero", "0"), ("word", "mill"))],
    ("line-not-said", ["trace", str(games / "lines-of-conditions.hexgame")],
     "trace: conditions ask for several lines; --line says which: " + LINES + "; see hex-umpire-cli trace --help"),
    ("side-unknown", ["trace", "--from", "0404", "--side", "french", game],
     "trace: --side “french” is neither german nor soviet; see hex-umpire-cli trace --help"),
    ("side-alone", ["trace", "--side", "soviet", game],
     "trace: --side goes with --from only; see hex-umpire-cli trace --help"),
    ("side-without-sources", ["trace", "--from", "0104", "--side", "german", game],
     "trace: --side “german”: the file names no sources for that side (rules.supply); "
     "see hex-umpire-cli trace --help"),
    ("nothing-asked", ["trace", str(games / "supply-alone.hexgame")],
     "trace: no rules in force ask for a line: --from says where it begins; see hex-umpire-cli trace --help"),
    ("nobody-there", ["trace", "--from", "0404", str(games / "supply-alone.hexgame")],
     "trace: --from “0404”: no units of one side stand there; --side says whose line it is; see hex-umpire-cli trace --help"),
    ("nothing-to-trace", ["trace", str(games / "no-rules.hexgame")],
     "trace: the file says nothing of supply, so there are no lines to trace; see hex-umpire-cli trace --help"),
]
for name, arguments, line in usage:
    expect(f"usage/{name}", run(*arguments), (2, b"", f"hex-umpire-cli: {line}\n"))

# --- A file of another program: 1, one line that says what to do, in every verb that reads a game.

with tempfile.TemporaryDirectory() as folder:
    table = pathlib.Path(folder, "units.csv")
    table.write_text("Name;Side;Hex\nA;Blue;0101\nB;Red;0102\n", encoding="utf-8")
    packed = pathlib.Path(folder, "a.vsav")
    packed.write_bytes(b"PK\x03\x04 and no more")
    broken = pathlib.Path(folder, "broken.hexgame")
    broken.write_text("{\"a\": 1, B", encoding="utf-8")
    for file in (table, packed):
        line = f"{file}: this is a file of another program; make a game file of it with hex-umpire-cli import\n"
        for verb in (["check"], ["judge"], ["judge", "--json"], ["trace"], ["replay"], ["report", "-o", f"{folder}/x.md"],
                     ["render", "-o", f"{folder}/x.png"]):
            expect(f"foreign/{file.name}/{' '.join(verb[:2])}", run(*verb, str(file)), (1, b"", line))
    status, out, err = run("judge", str(broken))
    report("foreign/broken game", None if status == 1 and "another program" not in err else err)

# --- What is read is never written: 2, and every file stays as it was.

with tempfile.TemporaryDirectory() as folder:
    saved, table, module = (pathlib.Path(folder, name) for name in ("saved.hexgame", "units.csv", "module.hexgame"))
    saved.write_bytes(pathlib.Path(game).read_bytes())
    table.write_text("Name;Side;Hex\nA;Blue;0101\nB;Red;0102\n", encoding="utf-8")
    module.write_text("a module", encoding="utf-8")
    pathlib.Path(folder, "link.hexgame").symlink_to(saved)
    os.link(saved, pathlib.Path(folder, "hard.hexgame"))
    before = [file.read_bytes() for file in (saved, table, module)]
    for name, arguments, output in (
            ("import", ["import", f"{table}"], f"{table}"),
            ("import/one of several", ["import", game, f"{table}"], f"{table}"),
            ("import/module", ["import", "--module", f"{module}", f"{table}"], f"{module}"),
            ("import/profile", ["import", "--profile", f"{module}", f"{table}"], f"{module}"),
            ("report", ["report", "--format", "md", f"{saved}"], f"{saved}"),
            ("render", ["render", "--format", "svg", f"{saved}"], f"{saved}"),
            ("another spelling", ["render", "--format", "svg", f"{saved}"], f"{folder}/./saved.hexgame"),
            ("URI", ["render", "--format", "svg", saved.as_uri()], f"{saved}"),
            ("symbolic link", ["render", "--format", "svg", f"{saved}"], f"{folder}/link.hexgame"),
            ("through a symbolic link", ["render", "--format", "svg", f"{folder}/link.hexgame"], f"{saved}"),
            ("hard link", ["render", "--format", "svg", f"{saved}"], f"{folder}/hard.hexgame")):
        expect(f"own input/{name}", run(*arguments, "-o", output),
               (2, b"", f"hex-umpire-cli: {arguments[0]}: “{output}” is read, and -o would overwrite it: write another file; "
                        f"see hex-umpire-cli {arguments[0]} --help\n"))
    expect("own input/all as they were", [file.read_bytes() for file in (saved, table, module)], before)
    pathlib.Path(folder, "alike.hexgame").write_bytes(before[0])
    expect("own input/another file is written", run("render", "--format", "svg", str(saved), "-o", f"{folder}/alike.hexgame"),
           (0, b"", ""))

# --- Help and version: 0, on standard output.

status, out, err = run("--help")
report("help", None if (status, err) == (0, "") and all(f"  {verb}  " in out.decode() for verb in
                                                        ("check", "judge", "trace", "replay", "report", "render")) else out.decode())
for verb in ("check", "judge", "trace", "replay", "report", "render"):
    for option in ("--help", "-h"):
        status, out, err = run(verb, option)
        fine = (status, err) == (0, "") and f"hex-umpire-cli {verb} [OPTION…] FILE" in out.decode()
        report(f"help/{verb}/{option}", None if fine else f"{status} {out.decode()} {err}")
for verb, reads in (("judge", True), ("verify", True), ("import", False), ("help", False)):
    expect(f"help/{verb} speaks of standard input", b"FILE - is standard input." in run("help", verb)[1], reads)
for same, other in ((["help"], ["--help"]), (["help", "--help"], ["--help"]), (["help", "judge"], ["judge", "--help"]),
                    (["help", "verify"], ["verify", "--help"]), (["-V"], ["--version"])):
    expect(" ".join(same), run(*same), run(*other))
status, out, err = run("--version")
report("version", None if re.fullmatch(r"hex-umpire-cli \d+\.\d+\.\d+\n", out.decode()) and status == 0 else out)

# --- Files.

expect("check/well", run("check", game, letters), (0, b"", ""))
status, out, err = run("check", "/nowhere/at.all", game)
report("check/unreadable", None if status == 1 and out == b"" and
       re.fullmatch(r"/nowhere/at\.all: [^\n]+\n", err) else f"{status} {out} {err}")
status, out, err = run("judge", "/nowhere/at.all")
report("judge/unreadable", None if status == 1 and out == b"" and
       re.fullmatch(r"/nowhere/at\.all: [^\n]+\n", err) else f"{status} {out} {err}")
setup = games / "decided-at-set-up.hexgame"

with tempfile.TemporaryDirectory() as folder:
    scenario = os.path.join(folder, "scenario")
    text = setup.read_text(encoding="utf-8")
    pathlib.Path(scenario).write_text(text[:text.index('"log"')] + '"log": []\n}\n', encoding="utf-8")
    line = text[:text.index('"start"')].count("\n") + 1
    for kind, path in (("a scenario", scenario), ("a game that has begun", str(setup))):
        expect(f"check/{kind} decided at the set-up", run("check", path),
               (0, b"", f"{path}:{line}: /start: warning: the set-up decides the game already: German victory by rule 4.2; "
                        "change the start or the rules, so that it can be played\n"))

    good = json.loads(pathlib.Path(game).read_text(encoding="utf-8"))
    bad = os.path.join(folder, "bad.hexgame")

    def write(value):
        pathlib.Path(bad).write_text(json.dumps(value, indent=1), encoding="utf-8")

    write({**good, "colour\x1b[31m\nred": 1})
    status, out, err = run("check", bad)
    report("check/unknown key", None if (status, out) == (0, b"") and re.fullmatch(
        re.escape(bad) + r":\d+: /colour[^\n\x1b]+: warning: [^\n\x1b]+\n", err) else f"{status} {out} {err!r}")
    for verb in ("judge", "trace", "replay"):
        status, out, err = run(verb, "--json", bad)
        report(f"{verb}/unknown key", None if (status, err) == (0, "") and json.loads(out) else f"{status} {err}")

    write({**good, "log": [{"do": "move", "unit": f"x{n}", "to": "0404"} for n in range(60)]})
    for verb in ("check", "judge", "trace", "replay"):
        status, out, err = run(verb, bad)
        lines = err.splitlines()
        n = 60 if verb == "check" else 50
        ends = [] if verb == "check" else [f"{bad}: the search ends after 50 faults: there may be more"]
        fine = status == 1 and out == b"" and lines[n:] == ends and all(
            re.match(re.escape(bad) + r":\d+: /log/\d+", line) for line in lines[:n])
        report(f"{verb}/fifty faults", None if fine else f"{status} {len(lines)} {lines[-2:]}")
    write({**good, **{f"k{n}": 1 for n in range(1001)}})
    lines = run("check", bad)[2].splitlines()
    expect("check/warnings past the limit", (len(lines), lines[-1]), (1001, f"{bad}: warning: 1 more is not listed"))
    expect("judge/warnings past the limit", run("judge", bad)[2], "")
    write({**good, **{f"k{n}": 1 for n in range(1002)}, "log": [{"do": "move", "unit": f"x{n}", "to": "0404"} for n in range(1100)]})
    lines = run("check", bad)[2].splitlines()
    expect("check/faults past the limit", (len(lines), lines[-2:]),
           (2002, [f"{bad}: warning: 2 more are not listed", f"{bad}: the search ends after 1000 faults: there may be more"]))
    for name, more, n, complete in (("all", {}, 0, True), ("many", {f"k{n}": 1 for n in range(1000)}, 1000, True),
                                    ("too many", {f"k{n}": 1 for n in range(1001)}, 1000, False)):
        write({**good, **more})
        one = json.loads(run("check", "--json", bad)[1])["files"][0]
        expect(f"check --json/{name}", (len(one["faults"]), one["complete"]), (n, complete))
    write({**good, "log": [{"do": "move", "unit": f"x{n}", "to": "0404"} for n in range(60)]})
    expect("check/goes on after a bad file", run("check", bad, scenario)[2].splitlines()[-1].startswith(scenario), True)

    write({**good, "log": [{"do": "note", "text": str(n)} for n in range(20)]})
    status, out, err = run("judge", "--json", "--at", "15", bad)
    expect("at/two digits", json.loads(out or "{}").get("events"), 15)
    expect("at/a hexadecimal digit", run("judge", "--at", "a", bad)[0], 2)

    odd = os.path.join(os.fsencode(folder), b"odd \xff name.hexgame")
    with open(odd, "wb") as out_file:
        out_file.write(pathlib.Path(game).read_bytes())
    expect("check/file name of any bytes", run("check", odd), (0, b"", ""))
    with open(odd, "wb") as out_file:
        out_file.write(b"[]")
    done = subprocess.run([cli, "judge", odd], capture_output=True, env=plain)
    report("judge/fault in a file of any name",
           None if done.returncode == 1 and done.stderr.startswith(odd + b":1: ") else done.stderr)

# --- Several files: judge answers for each, check --json for all at once.

first, second = game, str(games / "words.hexgame")
texts = [run("judge", one)[1] for one in (first, second)]
expect("judge/two files", run("judge", first, second),
       (0, b"%s:\n\n%s\n%s:\n\n%s" % (first.encode(), texts[0], second.encode(), texts[1]), ""))
answers = [json.loads(run("judge", "--json", one)[1]) for one in (first, second)]
status, out, err = run("judge", "--json", first, second)
expect("judge/two files as JSON", (status, err, [list(json.loads(line).items()) for line in out.splitlines()]),
       (0, "", [[("format", "hex-umpire-output/1"), ("file", name), *list(answer.items())[1:]]
                for name, answer in zip((first, second), answers)]))
with tempfile.TemporaryDirectory() as folder:
    broken = os.path.join(folder, "broken \x1b.hexgame")
    pathlib.Path(broken).write_text('{"format": "hex-umpire/1"', encoding="utf-8")
    status, out, err = run("judge", first, broken, second)
    expect("judge/goes on after a bad file", (status, out), (1, run("judge", first, second)[1]))
    report("judge/says which file is bad", None if re.fullmatch(re.escape(folder) + r"/broken .\.hexgame:1: [^\n]+\n", err) else err)
    expect("judge/only bad files", run("judge", broken, broken)[:2], (1, b""))
    status, out, err = run("judge", "--json", "--at", "3", str(games / "decided-at-set-up.hexgame"), first)
    expect("judge/the highest status", (status, len(out.splitlines())), (2, 1))

    status, out, err = run("check", "--json", first, broken, "/nowhere/at.all")
    files = json.loads(out)["files"]
    expect("check --json/status and names", (status, err, [one["file"] for one in files]),
           (1, "", [first, broken, "/nowhere/at.all"]))
    expect("check --json/faults", [[(fault["line"], fault["pointer"], fault["severity"]) for fault in one["faults"]] for one in files],
           [[], [(1, "/format", "error")], [(None, "", "error")]])
    line = run("check", broken)[2]
    expect("check --json/text", line.endswith(f":1: /format: {files[1]['faults'][0]['text']}\n"), True)
    # The C library translates nothing in its own locale.
    subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", os.path.join(folder, "en_US.UTF-8")], capture_output=True)
    german = {**plain, "LANGUAGE": "de", "LC_ALL": "en_US.UTF-8", "LOCPATH": folder}
    expect("check --json/in English", (run("check", broken, env=german) != run("check", broken),
                                       run("check", "--json", broken, env=german)), (True, run("check", "--json", broken)))
    pathlib.Path(broken).write_text(json.dumps({**json.loads(pathlib.Path(first).read_text(encoding="utf-8")), "colour": 1}),
                                    encoding="utf-8")
    status, out, err = run("check", "--json", broken)
    expect("check --json/a warning", (status, [(one["pointer"], one["severity"]) for one in json.loads(out)["files"][0]["faults"]]),
           (0, [("/colour", "warning")]))
    odd = os.path.join(os.fsencode(folder), b"odd \xff.hexgame")
    pathlib.Path(os.fsdecode(odd)).write_bytes(b"[]")
    expect("check --json/a name of any bytes", json.loads(run("check", "--json", odd)[1])["files"][0]["file"],
           f"{folder}/odd \ufffd.hexgame")

    html = os.path.join(folder, "report.html")
    run("report", "-o", html, first)
    expect("verify --json/agrees", (lambda done: (done[0], json.loads(done[1])))(run("verify", "--json", html, first)),
           (0, {"format": "hex-umpire-output/1", "report": html, "file": first, "agrees": True, "differs": []}))
    expect("verify --json/differs", (lambda done: (done[0], json.loads(done[1])["differs"]))(run("verify", "--json", html, second)),
           (3, ["fingerprint"]))
    later = os.path.join(folder, "later.html")
    run("report", "-o", later, "--at", "3", first)
    expect("verify --json/a moment", json.loads(run("verify", "--json", later, str(games / "decided-at-set-up.hexgame"))[1])["differs"],
           ["moment"])
    expect("verify/a moment", run("verify", later, str(games / "decided-at-set-up.hexgame"))[1].decode(),
           "The report is of another game, or of a later copy: this game does not have its moment or its side.\n")
    expect("verify/its help names the code", b"or the code that a report shows" in run("verify", "--help")[1], True)

# --- Standard input.

text = pathlib.Path(game).read_bytes()
expect("stdin/judge", run("judge", "--json", "-", stdin=text), run("judge", "--json", game))
expect("stdin/check", run("check", "-", stdin=text), (0, b"", ""))
status, out, err = run("check", "-", stdin=b"{")
report("stdin/fault", None if status == 1 and out == b"" and re.match(r"-:1: ", err) else f"{status} {err}")
closed = subprocess.run(["sh", "-c", 'exec "$0" check - <&-', cli], capture_output=True, env=plain)
report("stdin/closed", None if closed.returncode == 1 and closed.stderr.startswith(
    b"-: standard input cannot be read: ") else closed.stderr)
most = 64 * 1024 * 1024
padded = text + b" " * (most - len(text))
expect("stdin/as large as may be", run("check", "-", stdin=padded), (0, b"", ""))
status, out, err = run("check", "-", stdin=padded + b" ")
report("stdin/too large", None if (status, out) == (1, b"") and re.fullmatch(r"-:1: [^\n]*64 MiB[^\n]*\n", err) else err[:300])

# --- Writing.

with open("/dev/full", "wb") as full:
    for verb in ("judge", "trace", "replay"):
        for arguments in ([verb, game], [verb, "--json", game]):
            status, _, err = run(*arguments, stdout=full)
            expect(f"full/{' '.join(arguments[:-1])}", (status, err),
                   (1, "hex-umpire-cli: standard output cannot be written: No space left on device\n"))
    expect("full/help", run("--help", stdout=full)[0], 1)
    expect("full/verb help", run("judge", "--help", stdout=full)[0], 1)
    expect("full/version", run("--version", stdout=full)[0], 1)
expect("standard output by its name", run("report", "--format", "md", "-o", "/dev/stdout", game), run("report", "--format", "md", "-o", "-", game))
reading, writing = os.pipe()
os.close(reading)
status, _, err = run("judge", game, stdout=writing)
os.close(writing)
expect("broken pipe", (status, err), (-signal.SIGPIPE, ""))
for verb, *more in (("judge", "--json", game), ("check", "--json", game), ("help",), ("report", "-o", "-")):
    reading, writing = os.pipe()
    os.close(reading)
    status, _, err = run(verb, *more, game, stdout=writing) if more else run(verb, stdout=writing)
    os.close(writing)
    expect(f"broken pipe/{verb}", (status, err), (-signal.SIGPIPE, ""))
shut = subprocess.run(["sh", "-c", 'exec "$0" judge "$1" >&-', cli, game], capture_output=True, env=plain)
expect("closed output", (shut.returncode, shut.stderr.decode()),
       (1, "hex-umpire-cli: standard output cannot be written: Bad file descriptor\n"))


# --- Terminals.

def on_terminal(*arguments, **env):
    """What arrives at a terminal of 100 columns."""
    main, side = pty.openpty()
    subprocess.run(["stty", "cols", "100", "rows", "50"], stdin=side, check=True)
    process = subprocess.Popen([cli, *arguments], stdout=side, stderr=side, env={**plain, **env})
    os.close(side)
    pieces = []
    while True:
        try:
            piece = os.read(main, 65536)
        except OSError:
            break
        if not piece:
            break
        pieces.append(piece)
    process.wait()
    os.close(main)
    return b"".join(pieces).decode("utf-8").replace("\r\n", "\n")


without = re.compile(r"\x1b\[[0-9;]*m")
for verb in ("judge", "trace", "replay"):
    coloured = on_terminal(verb, game, TERM="xterm")
    report(f"terminal/{verb} has colours", None if "\x1b[1m" in coloured and "\x1b[0m" in coloured else coloured)
    for name, env in (("NO_COLOR", {"NO_COLOR": "1", "TERM": "xterm"}), ("TERM=dumb", {"TERM": "dumb"}), ("no TERM", {})):
        expect(f"terminal/{verb} with {name} has none", on_terminal(verb, game, **env), without.sub("", coloured))
report("terminal/an empty NO_COLOR is none",
       None if "\x1b[1m" in on_terminal("judge", game, TERM="xterm", NO_COLOR="") else "no colours")
report("pipe has no colours", "colours" if b"\x1b" in run("judge", game, env={**plain, "TERM": "xterm"})[1] else None)
long = str(games / "all-cities-and-isolation.hexgame")
widths = [max(map(len, out.splitlines())) for out in (
    on_terminal("judge", long, TERM="dumb"), run("judge", long)[1].decode(),
    run("judge", long, env={**plain, "COLUMNS": "50"})[1].decode(),
    on_terminal("judge", long, TERM="dumb", COLUMNS="60"))]
report("width of the terminal, of 80, of COLUMNS",
       None if 80 < widths[0] <= 100 and 60 < widths[1] <= 80 and widths[2] <= 50 and widths[3] <= 60 else widths)
expect("an impossible COLUMNS is not heeded", run("judge", long, env={**plain, "COLUMNS": "7"}), run("judge", long))
hostile = on_terminal("replay", str(games / "words.hexgame"), TERM="xterm")
report("nothing of the file reaches the terminal as a control character",
       repr(hostile) if re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", without.sub("", hostile)) else None)

# --- Locales.

words = str(games / "words.hexgame")
for verb in ("judge", "trace", "replay"):
    answers = [run(verb, "--json", words, env={**plain, "LC_ALL": locale}) for locale in ("C.UTF-8", "C", "xx_XX")]
    report(f"json/{verb} is the same in every locale",
           None if answers[0] == answers[1] == answers[2] and answers[0][0] == 0 else answers)
report("json is one line of UTF-8",
       None if run("judge", "--json", words)[1].decode("utf-8").count("\n") == 1 else "more than one line")
status, out, err = run("judge", words, env={**plain, "LC_ALL": "C"})
report("text keeps to the character set", None if status == 0 and out.isascii() else out)

print(f"1..{number}")
