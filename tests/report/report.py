"""What the tests of reports share: running the command line, and reading what
it wrote with programs that are not ours."""
import atexit
import csv
import functools
import html.parser
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import cli

EPOCH = "1700000000"


def shipped(scenarios, *kinds):
    """The shipped games of these kinds: every so manyth, as HU_EVERY or else the build says.  Sanitizers, with which one
    takes ten times as long, look at few: they care for the ways through the program, which one game of a kind takes."""
    every = int(os.environ.get("HU_EVERY") or os.environ.get("HU_EVERY_HERE", "1"))
    return [game for kind in kinds for game in sorted(scenarios.glob(f"{kind}.hexgame"))[::every]]


class Tap:
    def __init__(self):
        self.number = 0

    def report(self, name, complaint):
        """complaint: None or empty where all is well."""
        self.number += 1
        if complaint:
            text = repr(complaint) if isinstance(complaint, bytes) else str(complaint)
            print("#", text[:2000].replace("\n", "\n# "))
        print("not ok" if complaint else "ok", self.number, name, flush=True)

    def expect(self, name, have, want):
        self.report(name, None if have == want else f"{have!r}\nwanted {want!r}")

    def end(self):
        print(f"1..{self.number}")


@functools.cache
def make_locale():
    """A folder with a locale that differs from that of C in its name only: newer C libraries translate nothing in C.UTF-8."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    subprocess.run(["localedef", "-i", "C", "-f", "UTF-8", f"{folder.name}/en_US.UTF-8"], capture_output=True)
    return folder.name


def environment(**more):
    if "LANGUAGE" in more and "LC_ALL" not in more:
        more = {**more, "LC_ALL": "en_US.UTF-8", "LOCPATH": make_locale()}
    env = {key: value for key, value in os.environ.items() if key not in ("LANGUAGE", "COLUMNS")}
    return {**env, "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": EPOCH, **more}


class Cli(cli.Cli):
    def run(self, *arguments, env=None, **more):
        status, out, err = super().run(*arguments, env=env or environment(), **more)
        return status, out, err.decode("utf-8", "replace")

    def bytes(self, *arguments, env=None):
        status, out, err = self.run(*arguments, env=env)
        if status != 0:
            raise SystemExit(f"Bail out! {arguments}: {status} {err}")
        return out

    def report(self, kind, *arguments, env=None):
        return self.bytes("report", "--format", kind, "-o", "-", *arguments, env=env)


def read_csv(data):
    """Strictly by RFC 4180: rows of dictionaries."""
    text = data.decode("utf-8")
    bare = re.sub(r'"(?:[^"]|"")*"', "", text)
    assert text.endswith("\r\n") and "\n" not in bare.replace("\r\n", ""), "line ends"
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    assert all(len(row) == len(rows[0]) for row in rows), "rows of different length"
    return [dict(zip(rows[0], row)) for row in rows[1:]]


def read_markdown_table(text, heading):
    """The pipe table under a heading, as rows of dictionaries, emphasis taken off."""
    after = text.split(heading, 1)[1]
    lines = []
    for line in after.split("\n"):
        if line.startswith("|"):
            lines.append([cell.strip().strip("*").replace("\\", "")
                          for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
        elif lines:
            break
    return [dict(zip(lines[0], line)) for line in lines[2:]]


def number(text):
    """A number as people read it."""
    digits = re.sub(r"[^0-9−]", "", text)
    return int(digits.replace("−", "-")) if digits else 0


def pdf_text(path, *options):
    return subprocess.run(["pdftotext", "-layout", *options, str(path), "-"], capture_output=True, check=True,
                          text=True).stdout


def pdf_pages(path):
    return pdf_text(path).split("\f")[:-1]


def pdf_info(path):
    out = subprocess.run(["pdfinfo", str(path)], capture_output=True, check=True, text=True).stdout
    return dict(re.split(r":\s*", line, maxsplit=1) for line in out.splitlines() if ":" in line)


class Html(html.parser.HTMLParser):
    """Reads HTML as strictly as XML: whatever is opened is closed, in order."""
    VOID = {"meta", "br"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.faults, self.ids, self.links, self.tags = [], [], [], [], {}
        self.words, self.svgs = [], 0
        self.feed(text)
        self.close()
        self.faults += [f"<{tag}> is not closed" for tag in self.open]
        self.faults += [f"the id {name} is there twice" for name in set(self.ids) if self.ids.count(name) > 1]
        self.faults += [f"#{name} leads nowhere" for name in set(self.links) - set(self.ids)]

    def handle_starttag(self, tag, attributes):
        self.start(tag, attributes)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.start(tag, attributes)

    def start(self, tag, attributes):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        names = [name for name, _ in attributes]
        if len(names) != len(set(names)):
            self.faults.append(f"<{tag}> has an attribute twice: {names}")
        for name, value in attributes:
            if name == "id":
                self.ids.append(value)
            if name in ("href", "xlink:href", "src"):
                if value.startswith("#"):
                    self.links.append(value[1:])
                elif not value.startswith("data:image/png"):
                    self.faults.append(f"{value[:80]} is another file")
            if name.startswith("on"):
                self.faults.append(f"a script: {name}")
            self.links += re.findall(r"url\(#([^)]*)\)", value or "")

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1:]}")
        else:
            self.open.pop()

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("style",):
            self.words.append(data)


def fail_without(*programs):
    for program in programs:
        if subprocess.run(["which", program], capture_output=True).returncode != 0:
            print(f"Bail out! {program} is missing")
            sys.exit(1)


def folder(path):
    return pathlib.Path(path)
