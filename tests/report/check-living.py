#!/usr/bin/env python3
"""check-living.py CLI SCENARIOS GAMES: what a report as a page carries.  Its moments are replayed here and compared with the log
played by hand, with the rulings of every event, and with what the umpire says of many moments; its game is opened again; and
no text of a game gets out of the element that it stands in."""
import base64
import collections
import gzip
import hashlib
import json
import pathlib
import re
import sys
import tempfile
import zlib

from report import Cli, Html, Tap, environment, shipped

cli, scenarios, games = Cli(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
tap = Tap()
WIDE = environment(COLUMNS="2000")
METERS = 7  # columns of a row


def element(page, name):
    found = re.search(rf'<script type="[^"]*" id="hex-umpire-{name}"[^>]*>([^<]*)</script>', page)
    return found.group(1) if found else None


def page_of(*arguments):
    page = cli.report("html", *arguments).decode("utf-8")
    return page, json.loads(element(page, "moments"))


# --- The page's moments

class Moments:
    """Steps forward through the data of a page."""

    def __init__(self, data):
        self.data, self.moment = data, -1
        self.piles, self.owners, self.buildings = {}, {}, {}
        self.rows = {}

    def step(self):
        self.moment += 1
        for key, values in (("owners", self.owners), ("buildings", self.buildings)):
            change = self.at(key)
            for i in range(0, len(change), 3):
                for place in range(change[i], change[i] + change[i + 1]):
                    values[place] = change[i + 2]
        change, i = self.at("piles"), 0
        while i < len(change):
            self.piles[change[i]] = change[i + 2:i + 2 + change[i + 1]]
            if not self.piles[change[i]]:
                del self.piles[change[i]]
            i += 2 + change[i + 1]

    def at(self, key):
        lists = self.data[key]
        return (lists[self.moment] if self.moment < len(lists) else 0) or []

    def units(self):
        """Who stands where: a sorted list of names and sides for each hex."""
        figures = self.data["figures"]
        return {hex_: sorted(tuple(figures[number]) for number in pile if number >= 0) for hex_, pile in self.piles.items()}

    def text(self, key, columns):
        rows = self.data[key]
        found = [rows[i + 1] for i in range(0, len(rows), columns) if rows[i] <= self.moment]
        return self.data["texts"][found[-1]]

    def meters(self):
        flat, texts, rows = self.data["meters"], self.data["texts"], {}
        for i in range(0, len(flat), METERS):
            if flat[i] <= self.moment:
                rows[flat[i + 1]] = None if flat[i + 2] < 0 else [texts[number] for number in flat[i + 2:i + 6]] + [flat[i + 6]]
        return [row for _, row in sorted(rows.items()) if row]


# --- The log, played by hand

class Table:
    """Where the units of a game stand, by the verbs of its log alone."""

    def __init__(self, game):
        grid = game["map"]["grid"]
        self.letters, self.rows = grid.get("numbering") == "letters", grid["rows"]
        self.pointy, self.columns = grid.get("orientation") == "pointy", grid["columns"]
        self.board = grid.get("board", "")
        self.side = {side["id"]: i for i, side in enumerate(game["sides"])}
        self.units = {unit["id"]: unit for unit in game["units"]}
        self.at = {unit["id"]: self.hex(unit["at"]) for unit in game["units"] if unit.get("at")}
        self.inside = {unit["id"]: unit["in"] for unit in game["units"] if unit.get("in")}
        for unit, vehicle in self.inside.items():
            if vehicle in self.at:
                self.at[unit] = self.at[vehicle]

    def hex(self, name):
        name = name.split("/")[0].removeprefix(self.board)
        if not self.letters:
            column, row = int(name[:2]) - 1, int(name[2:]) - 1
            return row * self.columns + column if self.pointy else column * self.rows + row
        column, row = re.fullmatch(r"([A-Z]+)(\d+)", name).groups()
        number = ord(column[0]) - ord("A") + 26 * (len(column) - 1)
        return number * (self.rows + 1) + int(row)

    def riders(self, unit):
        return [rider for rider, vehicle in self.inside.items() if vehicle == unit]

    def leave(self, unit):
        self.at.pop(unit, None)
        self.inside.pop(unit, None)

    def play(self, event):
        verb, unit = event["do"], event.get("unit")
        if verb in ("move", "place"):
            to = self.hex(event["to"] if "to" in event else event["path"][-1])
            for moved in [unit, *self.riders(unit)]:
                self.at[moved] = to
        elif verb in ("eliminate", "reduce", "abandon"):
            place = self.at[unit]
            for new in [*event.get("survivors", []), *[event[key] for key in ("into", "crew") if key in event]]:
                self.at[new] = place
                if verb == "reduce" and unit in self.inside:
                    self.inside[new] = self.inside[unit]
            if verb == "eliminate":
                for rider in self.riders(unit):
                    self.inside.pop(rider)
            if verb != "abandon":
                self.leave(unit)
        elif verb in ("withdraw", "exit"):
            for gone in [*self.riders(unit), unit]:
                self.leave(gone)
        elif verb == "mark" and "in" in event:
            self.inside.pop(unit, None)
            if event["in"]:
                self.inside[unit] = event["in"]

    def standing(self):
        found = collections.defaultdict(list)
        for unit, place in self.at.items():
            found[place].append((self.units[unit]["name"], self.side[self.units[unit]["side"]]))
        return {place: sorted(units) for place, units in found.items()}


def check_names(name, game, data):
    """Each hex has its name, and what is called by a name lies in the hexes that the file gives it."""
    table, hexes = Table(game), data["names"].split(" ")
    missing = {place for i in range(0, len(data["missing"]), 2)
               for place in range(data["missing"][i], data["missing"][i] + data["missing"][i + 1])}
    wrong = [(place, hex_) for place, hex_ in enumerate(hexes)
             if (hex_ == "") != (place in missing) or (hex_ and table.hex(hex_) != place)]
    tap.expect(f"{name}/names of hexes", (len(hexes), wrong[:5]), (data["hexes"], []))
    called = dict(zip(data["called"][::2], data["called"][1::2]))
    given = [thing for key in ("places", "buildings") for thing in game["map"].get(key, [])
             if "name" in thing and not any("-" in hex_ for hex_ in thing["hexes"])]
    tap.report(f"{name}/names of places and buildings",
               [thing["name"] for thing in given if [table.hex(hex_) for hex_ in thing["hexes"]] != called.get(thing["name"])])


def words_of(text):
    return re.sub(r"\s+", " ", text)


def check_judged(name, path, game, moments):
    """Clock, verdict, meters and control at this moment, by the umpire asked for this moment alone."""
    at = str(moments.moment)
    judged = json.loads(cli.bytes("judge", "--json", "--at", at, path))
    said = words_of(cli.bytes("judge", "--at", at, path, env=WIDE).decode("utf-8"))
    clock = moments.text("clocks", 2)
    faults = []
    if judged["clock"]["name"] and judged["clock"]["name"] not in clock:
        faults.append(f"clock {clock}, not {judged['clock']}")
    if judged["clock"]["phase"] and not judged["clock"]["over"] and judged["clock"]["phase"] not in clock:
        faults.append(f"clock {clock}, not {judged['clock']}")
    if words_of(moments.text("verdicts", 3)) not in said:
        faults.append(f"verdict {moments.text('verdicts', 3)}")
    winners = [moments.data["verdicts"][i + 2] for i in range(0, len(moments.data["verdicts"]), 3)
               if moments.data["verdicts"][i] <= moments.moment]
    winner = (judged["verdict"] or {}).get("winner")
    if winners[-1] != (-1 if winner is None else [side["id"] for side in game["sides"]].index(winner)):
        faults.append(f"winner {winners[-1]}, not {winner}")
    for rule, title, value, detail, _ in moments.meters():
        lines = [re.sub("^\u2003*[✓○?–] ", "", line) for line in detail.split("\n")]
        faults += [f"meter {title}: {part} is not said" for part in (title, value, *lines) if words_of(part).strip() not in said]
    control = judged["systems"].get("control")
    if control:
        table, sides = Table(game), [side["id"] for side in game["sides"]]
        ground = {table.hex(place): sides.index(side) for place, side in control["locations"].items() if "/" not in place}
        have = {place: side for place, side in moments.owners.items() if side >= 0 and place < moments.data["hexes"]}
        if ground != have:
            faults.append(f"Locations {sorted(set(ground.items()) ^ set(have.items()))[:5]}")
        upper = sum("/" in place for place in control["locations"])
        if upper != sum(side >= 0 for place, side in moments.owners.items() if place >= moments.data["hexes"]):
            faults.append(f"not {upper} Locations above and below the ground")
        ids = [building["id"] for building in game["map"].get("buildings", [])]
        buildings = {ids[number]: sides[side] for number, side in moments.buildings.items() if side >= 0}
        if buildings != control["buildings"]:
            faults.append(f"buildings {buildings}, not {control['buildings']}")
    tap.report(f"{name}/judged at {at}", "\n".join(faults[:5]))


def check_moments(path):
    name, game = path.stem, json.loads(path.read_text(encoding="utf-8"))
    page, data = page_of(path)
    moments, table = Moments(data), Table(game)
    events = json.loads(cli.bytes("replay", "--json", path))["events"]
    sides = [side["id"] for side in game["sides"]]
    check_names(name, game, data)
    seen = re.sub(r"<(script|style).*?</\1>", "", page, flags=re.S)
    tap.report(f"{name}/no line ends within a ratio", re.findall(r".{0,20}\d : \d.{0,20}", seen)[:3])
    wanted = {round(len(game["log"]) * part / 4) for part in range(5)}
    decided = json.loads(cli.bytes("judge", "--json", path))["verdict"]
    wanted |= {decided["event"] - 1, decided["event"]} if decided else set()
    owned, stood, passed = {}, [], []
    for moment, event in enumerate(events):
        moments.step()
        if moment > 0:
            table.play(game["log"][moment - 1])
        if moments.units() != table.standing():
            stood.append(moment)
        if moment == 0:
            owned = {place: side for place, side in moments.owners.items() if side >= 0}
        for ruling in event["rulings"] if moment > 0 else []:
            if ruling["what"] == "control" and "control" not in game["rules"]:
                for hex_ in ruling["hexes"]:
                    owned[table.hex(hex_)] = sides.index(ruling["side"]) if ruling["side"] else -1
        if "control" not in game["rules"] and {key: side for key, side in moments.owners.items() if side >= 0} != \
                {key: side for key, side in owned.items() if side >= 0}:
            passed.append(moment)
        if moment in wanted:
            check_judged(name, path, game, moments)
    tap.expect(f"{name}/all moments are there", (data["events"], moments.moment), (len(game["log"]), len(game["log"])))
    tap.report(f"{name}/units stand where the log puts them", stood[:10])
    tap.report(f"{name}/hexes are whose the rulings say", passed[:10])
    starts = {(entry["side"], table.hex(hex_)) for entry in game.get("start", {}).get("control", [])
              for hex_ in entry["hexes"] if "-" not in hex_ and entry["hexes"] != "all"}
    set_up = Moments(data)
    set_up.step()
    if "control" not in game["rules"]:
        tap.report(f"{name}/hexes at the start",
                   [start for start in starts if set_up.owners.get(start[1]) != sides.index(start[0])])
    return page


# --- The size of a page: no more than a page took before it could be stepped through, and 1.4 times the game as zlib packs it, and
# 60 kB for the script and its data

STILL = {
    "counterstroke-german-decisive": 2824645, "counterstroke-german-marginal": 2844629,
    "counterstroke-german-substantial": 2770896, "counterstroke-soviet-decisive": 2951112,
    "counterstroke-soviet-marginal": 2843763, "counterstroke-soviet-substantial": 2931310, "example-1-bridge": 160937,
    "example-2-building": 184216, "example-2-mopping-up": 182913, "example-2-rowhouse": 186256,
    "example-3-fire": 182389, "example-3-kindled": 171391, "example-4-kv-captured": 164007, "example-4-kv": 152191,
    "example-5-vehicles": 155672, "street-fight-breakout": 487264, "street-fight-bridge": 480226,
    "street-fight-held": 485757, "street-fight-morning": 432393, "street-fight-storm": 497434, "typhoon-4.2": 2144404,
    "typhoon-4.3": 2448114, "typhoon-4.4": 2408172, "typhoon-4.5": 2103318, "typhoon-4.6": 2416072,
    "typhoon-9.5": 2218629, "typhoon-concession": 2082188
}


def check_size(path, page):
    """The games that were shipped then."""
    if path.stem not in STILL:
        return
    most = STILL[path.stem] + 1.4 * len(zlib.compress(path.read_bytes(), 9)) + 60000
    size = len(page.encode("utf-8"))
    tap.report(f"{path.stem}/size", None if size <= most else f"{size} bytes, and {most:.0f} at most")


# --- The game in the page

def check_carried(path, folder):
    name = path.stem
    n = len(json.loads(path.read_text(encoding="utf-8"))["log"])
    whole = json.loads(cli.bytes("judge", "--json", path))["fingerprint"]
    for at in {n, n // 2, 0}:
        page = folder / "page"  # a name that says nothing
        page.write_bytes(cli.report("html", "--at", str(at), path))
        tap.expect(f"carried/{name}/first {at} events", json.loads(cli.bytes("judge", "--json", page)) | {"fingerprint": 0},
                   json.loads(cli.bytes("judge", "--json", "--at", str(at), path)) | {"fingerprint": 0})
        record = json.loads(element(page.read_text(encoding="utf-8"), "report"))
        judged = json.loads(cli.bytes("judge", "--json", page))
        # A report is of the whole game, at a moment: what it carries is another game unless that is the end.
        tap.expect(f"carried/{name}/fingerprint after {at}", (record["fingerprint"], judged["fingerprint"] == whole),
                   (whole, at == n))
        tap.expect(f"carried/{name}/record after {at}", (record["events"], record["view"], record["verdict"]),
                   (at, None, judged["verdict"]))
    tap.expect(f"carried/{name}/the fingerprint is that of the game",
               json.loads(cli.bytes("judge", "--json", path))["fingerprint"],
               json.loads(element(cli.report("html", path).decode(), "report"))["fingerprint"])


def check_ledgers(path, page):
    judged = json.loads(cli.bytes("judge", "--json", path))["systems"]
    record = json.loads(element(page, "report"))
    if "front-line" in judged:
        lines = [["ledger", row["event"], row["side"], row["points"]] for row in judged["front-line"]["ledger"]]
        tap.expect(f"record/{path.stem}/ledger", [line[:4] for line in record["ledger"] if line[0] == "ledger"], lines)
        tap.expect(f"record/{path.stem}/sum", record["points"]["ledger"], list(judged["front-line"]["points"].values()))
    if "control" in judged:
        for table, key in (("casualties", "cvp"), ("exits", "exit_vp")):
            tap.expect(f"record/{path.stem}/{table}", record["points"].get(table, [0, 0]), list(judged["control"][key].values()))


# --- No text gets out

EVIL = ["</script><script>alert(1)</script>", "<!--<script>", "]]>", "\" onload=\"alert(1)", "'><img src=x onerror=alert(1)>",
        "\u2028alert(1)\u2029", "\u202eevil\u202c", "&lt;b&gt;", "\\u003c/script>", "</style><style>*{display:none}",
        "id=\"hex-umpire-game\">AAAA<"]


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode() + "'"


def check_safe(name, page):
    read = Html(page)
    tap.report(f"{name}/well-formed", "\n".join(read.faults[:5]))
    scripts = re.findall(r"<script( [^>]*)?>(.*?)</script>", page, flags=re.S)
    running = [text for attributes, text in scripts if 'type="' not in attributes]
    tap.expect(f"{name}/scripts", (read.tags["script"], len(scripts), len(running)), (len(scripts), len(scripts), 1))
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page).group(1)
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";")}
    tap.expect(f"{name}/policy/scripts", rules["script-src"], [digest(running[0])])
    styles = {digest(text) for text in re.findall(r"<style>(.*?)</style>", page, flags=re.S)}
    tap.expect(f"{name}/policy/styles", set(rules["style-src"]), styles)
    others = {key: value for key, value in rules.items() if key not in ("script-src", "style-src")}
    tap.expect(f"{name}/policy/nothing else", others,
               {"default-src": ["'none'"], "img-src": ["data:"], "base-uri": ["'none'"], "form-action": ["'none'"]})
    tap.report(f"{name}/no style of an element", re.findall(r'<[^>]* style="', page)[:3])
    markup = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|fetch|XMLHttp|import\("
    tap.report(f"{name}/the script makes text only", re.findall(markup, running[0]))
    tap.expect(f"{name}/elements", (read.tags.get("img", 0), read.tags["html"], read.tags["body"]), (0, 1, 1))


def make_hostile():
    game = json.loads((games / "control-ambush.hexgame").read_text(encoding="utf-8"))
    text = " ".join(EVIL)
    game["title"] = game["about"] = text
    for i, side in enumerate(game["sides"]):
        side["name"] = text + str(i)
    for i, unit in enumerate(game["units"]):
        unit["name"] = EVIL[i % len(EVIL)] + str(i)
    for event in game["log"]:
        event["note"] = text
    game["log"].append({"do": "note", "text": text})
    for building in game["map"].get("buildings", []):
        building["name"] = text
    return game


with tempfile.TemporaryDirectory() as place:
    folder = pathlib.Path(place)
    for path in shipped(scenarios, "*"):
        if json.loads(path.read_text(encoding="utf-8"))["log"]:
            page = check_moments(path)
            check_size(path, page)
            check_ledgers(path, page)
    for path in [scenarios / "typhoon-4.4.hexgame", scenarios / "street-fight-storm.hexgame", games / "mixed-last-event.hexgame"]:
        check_carried(path, folder)

    # A side's view carries nothing, and says so.
    game = scenarios / "street-fight-storm.hexgame"
    view = cli.report("html", "--view", "german", game).decode("utf-8")
    (folder / "view.html").write_text(view, encoding="utf-8")
    tap.expect("view/no game", element(view, "game"), None)
    tap.report("view/it says so", None if "This page holds no game: it is of one side’s view" in view else "it does not")
    tap.expect("view/opened", cli.run("judge", folder / "view.html"),
               (1, b"", f"{folder}/view.html: this report holds no game: it is of one side’s view, or was made without one; "
                "open the game file itself, or a report of the whole truth\n"))
    record = json.loads(element(view, "report"))
    # The fingerprint is of what the side knows: the game's own would tell a guess at what is hidden from a wrong one.
    seen, truth = (json.loads(cli.bytes("judge", "--json", "--view", one, game))["fingerprint"] for one in ("german", "truth"))
    tap.expect("view/record", (record["view"], record["fingerprint"]), ("german", seen))
    tap.report("view/the fingerprint is not that of the game", None if seen != truth else seen)
    tap.expect("view/standard input", cli.run("check", "-", input=cli.report("html", game)), (0, b"", ""))

    # Damaged, or larger than any game.
    page = cli.report("html", game).decode("utf-8")
    packed = element(page, "game")
    bomb = base64.b64encode(gzip.compress(b" " * (65 << 20))).decode()
    for name, wrong in (("cut off", packed[:len(packed) // 2]), ("empty", ""), ("no gzip", base64.b64encode(b"{}").decode()),
                        ("too large", bomb)):
        (folder / "wrong.html").write_text(page.replace(packed, wrong), encoding="utf-8")
        tap.expect(f"damaged/{name}", cli.run("judge", folder / "wrong.html"),
                   (1, b"", f"{folder}/wrong.html: the game in this report is damaged; get the report once more, or open the "
                    "game file itself\n"))

    # More events on more hexes than a page steps through.
    (folder / "long.hexgame").write_text(json.dumps({
        "format": "hex-umpire/1", "title": "Long", "sides": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}],
        "map": {"grid": {"columns": 100, "rows": 100, "orientation": "flat", "shifted": "even", "numbering": "ccrr"}},
        "calendar": {"turns": 1, "player_turns": [{"side": "a", "phases": ["Move"]}]}, "units": [], "rules": {},
        "log": [{"do": "note", "text": "."}] * 6800}), encoding="utf-8")
    for name, n, silent in (("6,800 events", 6800, False), ("6,700 events", 6700, True)):
        long = cli.report("html", "--at", str(n), "--without", "log", folder / "long.hexgame").decode("utf-8")
        steps = "piles" in json.loads(element(long, "moments"))
        tap.expect(f"long/{name}", ("This page does not step through the game" in long, steps),
                   (not silent, silent))

    # Hostile words.
    (folder / "hostile.hexgame").write_text(json.dumps(make_hostile()), encoding="utf-8")
    for language in ("en", "de", "ru"):
        env = environment(LANGUAGE=language)
        hostile = cli.report("html", folder / "hostile.hexgame", env=env).decode("utf-8")
        check_safe(f"hostile/{language}", hostile)
    turning = re.findall("[\u2028\u2029\u202a-\u202e\u2066-\u2069]", hostile)
    tap.report("hostile/no character that turns the text round", turning[:3])
    names = [figure[0] for figure in json.loads(element(hostile, "moments"))["figures"]]
    tap.report("hostile/names are shown as they are", None if any(EVIL[0] in name for name in names) else names)
    (folder / "hostile.html").write_text(hostile, encoding="utf-8")
    tap.expect("hostile/the game in it", json.loads(cli.bytes("judge", "--json", folder / "hostile.html")),
               json.loads(cli.bytes("judge", "--json", folder / "hostile.hexgame")))
    tap.expect("hostile/without parts", cli.run("report", "-o", folder / "few.html", "--without", "map", "--without", "log",
                                               folder / "hostile.hexgame"), (0, b"", ""))
    check_safe("hostile/few", (folder / "few.html").read_text(encoding="utf-8"))

tap.end()
