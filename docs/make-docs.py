#!/usr/bin/env python3
"""make-docs.py BUILD [--keys]: makes docs/pictures/ and docs/keys.md from the program itself, so that they never lie.

BUILD is a build folder with tests.  The pictures need an X server that can be private (tests/app/with-display.sh),
pdftoppm and pngquant.  --keys makes the list of keys alone, and prints it."""
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
# A name, a game, and the actions of the window before the picture is taken.
WINDOWS = [
    ("typhoon", "scenarios/typhoon-4.3", ["win.go-to(uint32 1063)"]),
    ("change", "scenarios/typhoon-4.3", ["win.go-to(uint32 1065)", "win.flips"]),
    ("rings", "scenarios/typhoon-4.3", ["win.go-to(uint32 1063)", "win.flood"]),
    ("ledger", "scenarios/counterstroke-soviet-marginal", ["win.ledger"]),
    ("street", "scenarios/street-fight-storm", ["win.go-to(uint32 140)", "win.buildings"]),
    ("lesson", "lessons/control-1-bridge", []),
    ("workshop", "scenarios/street-fight", ["win.workshop"]),
]
REPORT = ("report", "scenarios/counterstroke-soviet-marginal")
NAMES = {"less": "<", "greater": ">", "plus": "+", "minus": "−", "equal": "=", "question": "?", "comma": ",", "period": ".",
         "slash": "/", "bracketleft": "[", "bracketright": "]", "Page_Up": "Page Up", "Page_Down": "Page Down",
         "Return": "Enter", "space": "Space", "asterisk": "*", "BackSpace": "Backspace", "backslash": "\\"}


def shrink(path):
    subprocess.run(["pngquant", "--force", "--ext", ".png", "--speed", "1", "256", str(path)], check=True)


def draw_windows(build):
    for name, game, actions in WINDOWS:
        path = PICTURES / f"{name}.png"
        subprocess.run([str(ROOT / "tests/app/with-display.sh"), str(build / "tests/app/draw-window"),
                        str(ROOT / "data" / f"{game}.hexgame"), str(path), *actions],
                       check=True, stderr=subprocess.DEVNULL)
        shrink(path)


def draw_report(build):
    name, game = REPORT
    with tempfile.TemporaryDirectory() as folder:
        pdf = pathlib.Path(folder) / "report.pdf"
        subprocess.run([str(build / "src/cli/hex-umpire-cli"), "report", "-o", str(pdf),
                        str(ROOT / "data" / f"{game}.hexgame")], check=True)
        subprocess.run(["pdftoppm", "-png", "-r", "80", "-f", "2", "-l", "2", "-singlefile", str(pdf),
                        str(PICTURES / name)], check=True)
    shrink(PICTURES / f"{name}.png")


def name_key(accelerator):
    """<Control><Shift>s: Ctrl+Shift+S; several are apart by spaces."""
    ways = []
    for way in accelerator.split():
        *modifiers, key = way.replace("<", "").replace(">", " ").split(" ")
        words = [{"Control": "Ctrl", "Primary": "Ctrl"}.get(word, word) for word in modifiers]
        ways.append("+".join(words + [NAMES.get(key, key.upper() if words and len(key) == 1 else key)]))
    return " or ".join(f"`{way}`" for way in ways)


def text_of(node, name):
    found = node.find(f"property[@name='{name}']")
    return found.text if found is not None else ""


def list_keys():
    tree = ElementTree.parse(ROOT / "ui" / "hu-shortcuts.ui")
    lines = ["# Keys", "", "Made by `make-docs.py` from the program's own list (`Ctrl+?`)."]
    for group in tree.iter("object"):
        if group.get("class") != "GtkShortcutsGroup":
            continue
        lines += ["", f"## {text_of(group, 'title')}", "", "| | |", "| --- | --- |"]
        for shortcut in group.iter("object"):
            if shortcut.get("class") == "GtkShortcutsShortcut":
                lines.append(f"| {name_key(text_of(shortcut, 'accelerator'))} | {text_of(shortcut, 'title')} |")
    return "\n".join(lines) + "\n"


def main():
    if "--keys" in sys.argv:
        sys.stdout.write(list_keys())
        return
    build = pathlib.Path(sys.argv[1]).resolve()
    PICTURES.mkdir(exist_ok=True)
    (ROOT / "docs" / "keys.md").write_text(list_keys(), encoding="utf-8")
    draw_windows(build)
    draw_report(build)


if __name__ == "__main__":
    main()
