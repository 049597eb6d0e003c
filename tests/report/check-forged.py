#!/usr/bin/env python3
"""check-forged.py CLI SCENARIOS: reports that somebody has forged are told from real ones.

A report is taken apart and put together again as an attacker would: with the game of another, with two games, with data of other
types, of other numbers, nested without end. `verify` tells each in plain words, and nothing of it ends the program.
"""
import base64
import gzip
import json
import pathlib
import re
import sys
import tempfile
import zlib

from report import Cli, Tap, environment

cli, scenarios = Cli(sys.argv[1]), pathlib.Path(sys.argv[2])
tap = Tap()
GAME = re.compile(r'<script type="application/gzip" id="hex-umpire-game"[^>]*>[^<]*</script>')
DATA = re.compile(r'(<script type="application/json" id="hex-umpire-report">)([^<]*)(</script>)')
ONLY = ("--only", "protocol")
DEEP = 100000
FIGHT, OTHER = scenarios / "street-fight-storm.hexgame", scenarios / "typhoon-4.3.hexgame"


def fatal():
    """A warning of a library ends the program."""
    return environment(G_DEBUG="fatal-warnings")


def page_of(folder, game, *more):
    path = folder / "made.html"
    cli.bytes("report", "-o", path, *ONLY, *more, game)
    return path.read_text(encoding="utf-8")


def pack(text):
    return base64.b64encode(gzip.compress(text)).decode()


def print_of(game, *more):
    return json.loads(cli.bytes("judge", "--json", *more, game))["fingerprint"]


def cut_print(folder, game, n_events):
    """The fingerprint of the game with so many events."""
    tree = json.loads(game.read_text(encoding="utf-8"))
    tree["log"] = tree["log"][:n_events]
    (folder / "cut.hexgame").write_text(json.dumps(tree), encoding="utf-8")
    return print_of(folder / "cut.hexgame")


def check_games(folder):
    page, other = page_of(folder, FIGHT), page_of(folder, OTHER)
    mine, theirs = GAME.search(page)[0], GAME.search(other)[0]
    prints = {True: print_of(FIGHT), False: print_of(OTHER)}

    def games(name, text, *found, opens=None):
        """FOUND: for each game in the page whether it is the right one, or None where it is damaged."""
        path = folder / "forged.html"
        path.write_text(text, encoding="utf-8")
        status, out, err = cli.run("verify", "--json", path, FIGHT, env=fatal())
        have = json.loads(out)
        right = list(found) == [True]
        tap.expect(f"games/{name}", (status, err, have["agrees"], have["differs"], have.get("games")),
                   (0, "", True, [], None) if right else
                   (3, "", False, ["game"], [{"fingerprint": prints.get(one), "agrees": one is True} for one in found]))
        lines = cli.run("verify", path, FIGHT)[1].decode().splitlines()[1:]
        want = [f"Game {n}" + " in it: " + ("damaged" if one is None else ("this" if one else "another") + f" game, fingerprint {prints[one]}")
                for n, one in enumerate(found, 1)]
        tap.expect(f"games/{name}/which is which", lines, [] if right else want)
        status, out, err = cli.run("judge", "--json", path)
        tap.expect(f"games/{name}/what opens", (status, status == 0 and json.loads(out)["fingerprint"], err == ""),
                   (1, False, False) if opens is None else (0, prints[opens], True))

    games("as it was made", page, True, opens=True)
    games("another", page.replace(mine, theirs), False, opens=False)
    games("another behind", page.replace(mine, mine + theirs), True, False)
    games("another in front", page.replace(mine, theirs + mine), False, True)
    games("the same twice", page.replace(mine, mine + mine), True, True)
    games("none", page.replace(mine, ""))
    games("in a comment", page.replace("<body", f"<!-- {theirs} --><body"), False, True)
    games("a damaged one", page.replace(mine, mine.replace("H4s", "H5s")), None)
    games("an empty one", page.replace(mine, re.sub(">[^<]*<", "><", mine)), None)
    games("a damaged one in front", page.replace(mine, mine.replace("H4s", "H5s") + mine), None, True)
    games("a page in a page", page.replace(mine, f'<script id="hex-umpire-game">{pack(page.encode())}</script>'), None)
    games("no game at all", page.replace(mine, f'<script id="hex-umpire-game">{pack(b"{}")}</script>'), None)
    for name, old, new in (("simple quotes", '"', "'"), ("capital letters", "script", "SCRIPT"), ("no quotes", '"', ""), ("an id in capitals", " id", "\n ID"),
                           ("another order", '<script type="application/gzip"', "<script"), ("signs before it", "<script", '<script data-a="<b>x"'),
                           ("another element", "script", "template"), ("room about the sign", "id=", "id = ")):
        if name == "signs before it":
            # The program does not open it, and so verify says nothing of it.
            games(name, page.replace(mine, theirs.replace(old, new) + mine), True, opens=True)
        else:
            games(name, page.replace(mine, theirs.replace(old, new) + mine), False, True)


def check_moments(folder):
    """A report of a moment holds the game up to it, and a report of a side none."""
    n_all = len(json.loads(FIGHT.read_text(encoding="utf-8"))["log"])
    pages = {n: page_of(folder, FIGHT, "--at", str(n)) for n in (0, 40, n_all)}
    whole = {n: GAME.search(page)[0] for n, page in pages.items()}
    for n, page in pages.items():
        for other, game in whole.items():
            path = folder / "forged.html"
            path.write_text(page.replace(whole[n], game), encoding="utf-8")
            status, out, _err = cli.run("verify", "--json", path, FIGHT)
            tap.expect(f"moments/{n} with the game after {other}", (status, json.loads(out).get("games")),
                       (0, None) if n == other else (3, [{"fingerprint": cut_print(folder, FIGHT, other), "agrees": False}]))
    view = page_of(folder, FIGHT, "--view", "german")
    tap.expect("moments/a side's view holds none", GAME.search(view), None)
    for name, game in (("this", whole[n_all]), ("another", GAME.search(page_of(folder, OTHER))[0])):
        (folder / "forged.html").write_text(view.replace("</body>", game + "</body>"), encoding="utf-8")
        status, out, _err = cli.run("verify", folder / "forged.html", FIGHT)
        tap.expect(f"moments/a side's view with {name} game", (status, out.decode().splitlines()[0]),
                   (3, "The report shows one side’s view, but the game that it holds shows everything."))


def check_names(folder):
    """A game may be called anything, and a report of it is still its report."""
    tree = json.loads(FIGHT.read_text(encoding="utf-8"))
    for number, name in enumerate(('<script id="hex-umpire-game">', "id=hex-umpire-game ", "' id='hex-umpire-game'", '" id="hex-umpire-report" x="',
                                   "<b id=hex-umpire-report>")):
        tree["title"] = name
        tree["units"][0]["name"] = name
        game = folder / "named.hexgame"
        game.write_text(json.dumps(tree), encoding="utf-8")
        cli.bytes("report", "-o", folder / "named.html", game)
        tap.expect(f"names/{number}", cli.run("verify", folder / "named.html", game)[0], 0)
        tap.expect(f"names/{number}/opens", cli.run("judge", folder / "named.html")[0], 0)


# --- What the report says of itself

def pdf_with(keywords):
    """The smallest PDF that there is, with these keywords."""
    quoted = keywords.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    return ("%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n"
            f"3 0 obj\n<</Keywords ({quoted})>>\nendobj\ntrailer\n<</Root 1 0 R/Info 3 0 R/Size 4>>\n%%EOF\n").encode()


def told(report, game=FIGHT):
    """The exit status, and whether it was told in one line."""
    status, out, err = cli.run("verify", report, game, env=fatal())
    return status, (out.decode() + err).count("\n") == 1


def pdf_and_files(keywords, *files):
    """The same with files attached."""
    head, tail = pdf_with(keywords).split(b"trailer")
    head = head.replace(b"/Pages 2 0 R>>", b"/Pages 2 0 R/Names<</EmbeddedFiles<</Names[%s]>>>>>>" % b"".join(
        b"(f%d)<</Type/Filespec/F(f%d)/EF<</F %d 0 R>>>>" % (n, n, n + 4) for n in range(len(files))), 1)
    for n, text in enumerate(files):
        head += b"%d 0 obj\n<</Type/EmbeddedFile/Length %d>>\nstream\n%s\nendstream\nendobj\n" % (n + 4, len(text), text)
    return head + b"trailer" + tail.replace(b"/Size 4", b"/Size %d" % (4 + len(files)))


def check_pdf(folder):
    """A PDF holds no game, and whoever attaches one attaches the right one."""
    page = page_of(folder, FIGHT)
    said, mine, theirs = DATA.search(page)[2], GAME.search(page)[0], GAME.search(page_of(folder, OTHER))[0]
    right, wrong = FIGHT.read_bytes(), OTHER.read_bytes()
    prints = {True: print_of(FIGHT), False: print_of(OTHER)}
    for name, data, found in (
            ("as it is", pdf_and_files(said), []), ("with its game", pdf_and_files(said, right), [True]),
            ("with another", pdf_and_files(said, wrong), [False]), ("with both", pdf_and_files(said, right, wrong), [True, False]),
            ("with a letter", pdf_and_files(said, b"Dear friend"), []), ("with nothing", pdf_and_files(said, b""), []), ("with a page of another", pdf_and_files(said, page_of(folder, OTHER).encode()), [False, False]),
            ("a page behind", pdf_with(said) + theirs.encode(), [False]), ("its page behind", pdf_with(said) + mine.encode(), [True])):
        (folder / "forged.pdf").write_bytes(data)
        status, out, err = cli.run("verify", "--json", folder / "forged.pdf", FIGHT, env=fatal())
        tap.expect(f"pdf/{name}", (status, json.loads(out).get("games"), err),
                   (0, None, "") if found in ([], [True]) else (3, [{"fingerprint": prints[one], "agrees": one} for one in found], ""))


def check_data(folder):
    page = page_of(folder, FIGHT)
    said = json.loads(DATA.search(page)[2])

    def forge(text):
        (folder / "forged.html").write_text(DATA.sub(lambda found: found[1] + text + found[3], page), encoding="utf-8")
        return folder / "forged.html"

    tap.expect("data/as a PDF", told(pdf_file(folder, json.dumps(said))), (0, True))
    deep = {"lists": "[" * DEEP + "]" * DEEP, "objects": '{"a":' * DEEP + "1" + "}" * DEEP, "never closed": "[" * DEEP,
            "in a value": json.dumps(said)[:-1] + ',"more":' + "[" * DEEP + "]" * DEEP + "}",
            "in the ledger": json.dumps({**said, "ledger": 0})[:-1].replace('"ledger": 0', '"ledger": ' + "[" * DEEP + "]" * DEEP) + "}"}
    for name, text in deep.items():
        tap.expect(f"deep/{name}", told(forge(text)), (1, True))
        tap.expect(f"deep/{name}/PDF", told(pdf_file(folder, text)), (1, True))
    whole = json.dumps(said)
    for name, text in (("nothing", ""), ("no object", "[]"), ("a number", "5"), ("cut off", whole[:-20]), ("more behind", whole + "{}"),
                       ("twice a key", whole.replace('{"format"', '{"view": null, "format"', 1)), ("a huge number", whole.replace('"events": ', '"events": 1e999, "x": ')),
                       ("a lone surrogate", whole.replace('"format"', '"\\ud800": 1, "format"', 1)), ("a NUL", whole.replace('"format"', '"\\u0000": 1, "format"', 1)),
                       ("simple quotes", whole.replace('"', "'"))):
        tap.expect(f"damaged/{name}", told(forge(text)), (1, True))
    kinds = {"format": str, "fingerprint": str, "events": int, "view": (str, type(None)), "verdict": (dict, type(None)), "points": dict, "ledger": list}
    for key, kind in kinds.items():
        for value in (5, 1.5, "x", None, True, [], {}, [[[]]], -1):
            right = isinstance(value, kind) and not isinstance(value, bool)
            if key == "format" and right:
                continue
            status, line = told(forge(json.dumps({**said, key: value})))
            have = (status, line or status == 3)
            tap.expect(f"types/{key} {json.dumps(value)}", have, ((0 if said[key] == value else 3), True) if right else (1, True))


def pdf_file(folder, keywords):
    (folder / "forged.pdf").write_bytes(pdf_with(keywords))
    return folder / "forged.pdf"


def check_bombs(folder):
    """What unpacks to more than any game is refused, and not all of it is unpacked."""
    page = page_of(folder, FIGHT)
    mine = GAME.search(page)[0]
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    bomb = base64.b64encode(b"".join(packer.compress(bytes(1 << 20)) for _ in range(200)) + packer.flush()).decode()
    (folder / "forged.html").write_text(page.replace(mine, f'<script id="hex-umpire-game">{bomb}</script>' * 3), encoding="utf-8")
    status, out, _err = cli.run("verify", "--json", folder / "forged.html", FIGHT)
    tap.expect("bombs", (status, json.loads(out).get("games", [])), (3, 3 * [{"fingerprint": None, "agrees": False}]))
    (folder / "forged.html").write_text(page.replace(mine, mine * 1000), encoding="utf-8")
    status, out, _err = cli.run("verify", "--json", folder / "forged.html", FIGHT)
    tap.expect("a thousand games", (status, len(json.loads(out).get("games", []))), (3, 4))


with tempfile.TemporaryDirectory() as made:
    for check in (check_games, check_moments, check_names, check_pdf, check_data, check_bombs):
        check(pathlib.Path(made))
tap.end()
