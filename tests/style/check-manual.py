#!/usr/bin/env python3
"""check-manual.py ROOT: the README and the pages of docs/ show what is there.

Their links lead somewhere, every picture is one that the script makes, and is shown; the list of keys is the
program's; NEWS begins with this version or the next; a key that a page names is one of the program's."""
import importlib.util
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
sys.dont_write_bytecode = True
sys.path.insert(0, str(root / "tests" / "scenarios"))
import tap  # noqa: E402

spec = importlib.util.spec_from_file_location("make_docs", root / "docs" / "make-docs.py")
make_docs = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_docs)

PAGES = [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").glob("*.md"))]
KEY = r"`((?:(?:Ctrl|Shift|Alt)\+)*(?:F\d+|[A-Z?]|Enter|Page Up|Page Down|[a-z](?=`)))`"


def find_broken_links():
    faults = []
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in link and not (page.parent / link).exists():
                faults.append(f"{page.name} links to {link}, which is not there")
    return "\n".join(faults)


def find_odd_pictures():
    made = {f"{name}.png" for name, _, _ in make_docs.WINDOWS} | {f"{make_docs.REPORT[0]}.png"}
    there = {path.name for path in make_docs.PICTURES.iterdir()}
    shown = {name for page in PAGES for name in re.findall(r"pictures/([\w.-]+)", page.read_text(encoding="utf-8"))}
    return "\n".join([f"no script makes {name}" for name in sorted((there | shown) - made)]
                     + [f"{name} is not there" for name in sorted(made - there)]
                     + [f"no page shows {name}" for name in sorted(made - shown)])


def compare_keys():
    page = (root / "docs" / "keys.md").read_text(encoding="utf-8")
    return None if page == make_docs.list_keys() else "docs/keys.md is not what docs/make-docs.py --keys prints"


def find_unknown_keys():
    known = {key.lower() for key in re.findall(r"`([^`]+)`", make_docs.list_keys())}
    return "\n".join(f"{page.name}: the program has no key {key}" for page in PAGES
                     for key in re.findall(KEY, page.read_text(encoding="utf-8")) if key.lower() not in known)


def find_version():
    version = re.search(r"version: '([\d.]+)'", (root / "meson.build").read_text(encoding="utf-8"))[1]
    versions = re.findall(r"(?m)^Hex Umpire ([\d.]+)", (root / "NEWS").read_text(encoding="utf-8"))
    return None if version in versions[:2] else f"NEWS does not say what is new in {version}"


plan = tap.Plan()
plan.case("links lead somewhere", find_broken_links)
plan.case("pictures are made by the script, and shown", find_odd_pictures)
plan.case("the list of keys is the program's", compare_keys)
plan.case("keys that a page names are the program's", find_unknown_keys)
plan.case("news tells of this version", find_version)
sys.exit(plan.finish())
