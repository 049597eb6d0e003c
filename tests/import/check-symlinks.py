#!/usr/bin/env python3
"""check-symlinks.py CLI: what lies beside a file is read with it, but no symbolic link leads an import out of that folder.

Somebody who packs a folder can put links into it, and whoever imports the map would hand over what they lead to.
"""
import os
import shutil
import sys

from trial import Trial

trial = Trial(sys.argv[1])
SET = ('<tileset name="ground" tilecount="4"><tile id="0"><properties><property name="terrain" value="Forest"/></properties></tile>'
       '<tile id="1" class="Deep ocean"/></tileset>')
JSON_SET = ('{"name": "ground", "tilecount": 2, "tiles": [{"id": 0, "properties": [{"name": "terrain", "value": "forest"}]}, '
            '{"id": 1, "type": "Ocean"}]}')
AWAY = "because it does not lie beside or below the map"


def tiled(source):
    return (f'<?xml version="1.0"?><map orientation="hexagonal" width="2" height="2" tilewidth="30" tileheight="26" hexsidelength="6" '
            f'staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="{source}"/><layer name="Ground" width="2" height="2">'
            '<data encoding="csv">1,2,1,2</data></layer></map>')


def tiled_json(source):
    return ('{"orientation": "hexagonal", "width": 2, "height": 2, "tilewidth": 30, "tileheight": 26, "hexsidelength": 6, "staggeraxis": "x", '
            f'"staggerindex": "odd", "layers": [{{"type": "tilelayer", "width": 2, "height": 2, "data": [1, 2, 1, 2]}}], '
            f'"tilesets": [{{"firstgid": 1, "source": "{source}"}}]}}')


EDGE, ROW = "c1\tc1\tc1\tc1\tc1\t\t\n", "c1\tq1\tq1\tq1\tc1\t\t\n"
LGENERAL = "terrain_db\t{}\t\n\t\t\n# map\t\n" + EDGE + 4 * ROW + EDGE + "\t\t\n# names\n" + 6 * "0\t0\t0\t0\t0\t\t\n"
TERRAINS = "# types\nc\tClear\nq\tForest\n\t\t\n"
SCENARIO = ("# s\t\nname\tX\t\nturns\t3\t\nmap file\t{}\t\n\t\t\n# s\naxis\tAxis\t15\t15\t\nallies\tAllies\t11\t0\t\n\t\t\n# s\naxis\t\nallies\t\n\t\t\n"
            "# s\naxis\t1\t1\t\n\t\t\n# s\naxis\tger\t\nallies\tpol\t\n\t\t\n# s\n3\t1\tpol\t1\t\n\t\t\n# s\nvcond_check_type\tevery_turn\t\n\t\t\n"
            "# s\naxis\tdefault\t\n\t\t\n# s\n97\tger\t1\t1\t10\t0\t0\t\n")

# Outside of every folder that is imported from.
outside = trial.folder / "outside"
outside.mkdir()
for name, text in (("s.tsx", SET), ("s.tsj", JSON_SET), ("m.lgdmap", LGENERAL.format("t.lgdtdb")), ("t.lgdtdb", TERRAINS)):
    (outside / name).write_text(text, encoding="utf-8")
(outside / "below").mkdir()
shutil.copy(outside / "s.tsx", outside / "below/s.tsx")


def fresh(name):
    """A folder to import from, with a folder inside."""
    folder = trial.folder / name
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "inner").mkdir(parents=True)
    return folder


# Ways out: where the link lies, where it leads, and what the map calls the file.
def ways(name):
    yield "a link by an absolute path", name, outside / name, name
    yield "a link by a relative path", name, f"../outside/{name}", name
    yield "a folder that is a link", "inner/out", outside, f"inner/out/{name}"
    yield "a folder by a relative path", "out", "../outside", f"out/{name}"
    yield "a link in a folder", f"inner/{name}", f"../../outside/{name}", f"inner/{name}"
    yield "a way there and back", "out", "../outside", f"out/./{name}"


def check_tiled():
    for suffix, name, make in (("tmx", "s.tsx", tiled), ("tmj", "s.tsj", tiled_json), ("tmx", "s.tsj", tiled)):
        for what, link, leads, source in ways(name):
            folder = fresh("maps")
            os.symlink(leads, folder / link)
            status, text, wrong, game = trial.run(f"maps/a.{suffix}", make(source))
            trial.same(f"tiled/{suffix}/{name}/{what}", (status, wrong, game["map"].get("terrain")), (3, "", None))
            trial.same(f"tiled/{suffix}/{name}/{what} is said", f"Not read: the tileset “{source}”, {AWAY}. Give it as a further file." in text, True)
            status, text, wrong, game = trial.run(f"maps/a.{suffix}", make(source), outside / name)
            trial.same(f"tiled/{suffix}/{name}/{what}, and it is named", (wrong, game["map"]["terrain"].get("forest")), ("", ["0101", "0102"]))
        # Links that stay in the folder are followed, and so is a folder that the user named by a link.
        folder = fresh("maps")
        shutil.copy(outside / name, folder / "inner" / name)
        os.symlink(f"inner/{name}", folder / name)
        os.symlink("inner", folder / "again")
        for source in (name, f"again/{name}", f"inner/{name}"):
            game = trial.run(f"maps/a.{suffix}", make(source))[3]
            trial.same(f"tiled/{suffix}/{name}/{source} within", game["map"]["terrain"].get("forest"), ["0101", "0102"])
        (trial.folder / "named").unlink(missing_ok=True)
        os.symlink("maps", trial.folder / "named")
        game = trial.run(f"named/a.{suffix}", make(name))[3]
        trial.same(f"tiled/{suffix}/{name}/by a folder that is a link", game["map"]["terrain"].get("forest"), ["0101", "0102"])
        for what, leads in (("a circle", name), ("nothing", "none"), ("a folder", "inner"), ("a device", "/dev/zero")):
            folder = fresh("maps")
            os.symlink(leads, folder / name)
            status, _text, wrong, game = trial.run(f"maps/a.{suffix}", make(name))
            trial.same(f"tiled/{suffix}/{name}/a link to {what}", (status, wrong, game["map"].get("terrain")), (3, "", None))
    # A name that begins as that of the folder does is no part of it.
    folder = fresh("maps")
    (trial.folder / "maps-2").mkdir(exist_ok=True)
    shutil.copy(outside / "s.tsx", trial.folder / "maps-2/s.tsx")
    os.symlink("../maps-2/s.tsx", folder / "s.tsx")
    trial.same("tiled/a folder of nearly the same name", trial.run("maps/a.tmx", tiled("s.tsx"))[3]["map"].get("terrain"), None)


def check_lgeneral():
    for what, link, leads, source in ways("m.lgdmap"):
        folder = fresh("wars")
        (folder / "t.lgdtdb").write_text(TERRAINS, encoding="utf-8")
        os.symlink(leads, folder / link)
        trial.same(f"lgeneral/map/{what}", trial.run("wars/s.lgdscn", SCENARIO.format(source)),
                   (1, "", f"hex-umpire-cli: s.lgdscn: The map “{source}” does not lie beside or below the scenario. Give it as a further file.\n", None))
    for what, link, leads, source in ways("t.lgdtdb"):
        folder = fresh("wars")
        os.symlink(leads, folder / link)
        status, _text, wrong, game = trial.run("wars/m.lgdmap", LGENERAL.format(source))
        trial.same(f"lgeneral/terrains/{what}", (status, wrong, "forest" in game["map"]["terrain"]), (3, "", False))
        game = trial.run("wars/m.lgdmap", LGENERAL.format(source), outside / "t.lgdtdb")[3]
        trial.same(f"lgeneral/terrains/{what}, and it is named", "forest" in game["map"]["terrain"], True)
    trial.same("lgeneral/map/not there", trial.run("wars/s.lgdscn", SCENARIO.format("none.lgdmap"))[2],
               "hex-umpire-cli: s.lgdscn: The map “none.lgdmap” of the scenario is not there. Give it as a further file.\n")


check_tiled()
check_lgeneral()
trial.end()
