#!/usr/bin/env python3
"""test-screenshots.py SOURCE-ROOT: the page in software centres shows pictures that are there.

Five, each light and dark, as data/screenshots/make-screenshots.py makes them, in the sizes that the page says;
and the release that is built is the newest of the page, of NEWS and of the Debian package.
"""
import importlib.util
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as tree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

root = pathlib.Path(sys.argv[1])
page = tree.parse(root / "data/desktop/io.github.hexumpire.HexUmpire.metainfo.xml.in").getroot()


def wanted():
    path = root / "data/screenshots/make-screenshots.py"
    spec = importlib.util.spec_from_file_location("make_screenshots", path)
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    return [f"{name}-{scheme}.png" for name, *_ in maker.PICTURES for scheme in maker.SCHEMES]


def size_of(name):
    data = (root / "data/screenshots" / name).read_bytes()
    return struct.unpack(">II", data[16:24])


def check_picture(screenshot):
    image = screenshot.find("image")
    name = image.text.rsplit("/", 1)[1]
    if (screenshot.get("environment") == "gnome:dark") != name.endswith("-dark.png"):
        return f"{name} is of the other scheme"
    said = (int(image.get("width")), int(image.get("height")))
    return None if said == size_of(name) else f"{name} is {size_of(name)}, not {said}"


def main():
    plan = tap.Plan()
    shown = page.findall("screenshots/screenshot")
    names = [one.find("image").text.rsplit("/", 1)[1] for one in shown]
    plan.case("the pictures are those that the script makes", lambda: None if names == wanted() else f"{names}, not {wanted()}")
    plan.case("they are all that is there",
              lambda: None if sorted(names) == sorted(path.name for path in (root / "data/screenshots").glob("*.png")) else names)
    for one, name in zip(shown, names):
        plan.case(name, lambda one=one: check_picture(one))

    version = re.search(r"version: '([\d.]+)'", (root / "meson.build").read_text(encoding="utf-8"))[1]
    newest = {
        "the page": page.find("releases/release").get("version"),
        "NEWS": re.match(r"Hex Umpire ([\d.]+)", (root / "NEWS").read_text(encoding="utf-8"))[1],
        "debian/changelog": re.match(r"hex-umpire \(([\d.]+)\)", (root / "debian/changelog").read_text(encoding="utf-8"))[1],
    }
    for where, said in newest.items():
        plan.case(f"the newest release of {where}", lambda said=said: None if said == version else f"{said}, not {version}")
    return plan.finish()


sys.exit(main())
