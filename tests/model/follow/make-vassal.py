#!/usr/bin/env python3
"""make-vassal.py FOLDER NAME "g1 german 0102; s1 soviet 0301" ["1 0103; 2 0302" [MODULE [BOARD]]]: a module, and a save of VASSAL with these counters.

With steps it is a log in which the first counter moves to 0103, then the second to 0302.

The module (FOLDER/test.vmod, or that of another MODULE) has the board of the corridor game; the save is FOLDER/NAME.  A hex "-" is beside the board,
"x" in another window; a side "?" is of neither; "masked" behind the hex hides the counter from all but its owner.  "g1@77" is the counter that VASSAL
knows as 77; the others are numbered.  "turned" behind the hex shows a back that nothing in the palette has, and no name.  MODULE is its name ("Test"); empty: the save does not say it, as those of 2006.
BOARD is the one that the save names, "Board" or "Other".
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "import"))
import vassal_writer as vassal  # noqa: E402

folder, name, wanted = pathlib.Path(sys.argv[1]), sys.argv[2], [counter.split() for counter in sys.argv[3].split(";") if counter.strip()]


def centre(hex_name):
    if hex_name == "-":
        return 5000, 5000
    lane, row = int(hex_name[:2]) - 1, int(hex_name[2:]) - 1
    return 50 + 100 * lane, 60 + 120 * row + (60 if lane % 2 else 0)


def counter(number, unit, _side, hex_name, *how):
    traits = [("obs;77,130;back.png;?", "owner")] if "masked" in how else []
    unit, _, ident = unit.partition("@")
    picture = f"{unit}.png"
    if "turned" in how:
        unit, traits = "", [(vassal.layer(["back.png"], [""]), "1")]
    place = ("Box", 10, 10) if hex_name == "x" else ("Main Map", *centre(hex_name))
    return vassal.add(ident or str(number), vassal.piece(unit, picture, *place, gpid=unit, traits=traits))


name_of_module = (len(sys.argv) > 5 and sys.argv[5]) or "Test"
grid = vassal.hex_grid(numbers=vassal.PLAIN)
slots = {"German": [], "Soviet": [], "Other": []}
for side in range(1, 10):
    slots["German"].append(vassal.slot(f"g{side}", f"g{side}", f"g{side}.png"))
    slots["Soviet"].append(vassal.slot(f"s{side}", f"s{side}", f"s{side}.png"))
module = vassal.module([vassal.window([vassal.board(grid=grid), vassal.board("Other", grid=grid)])], sides=("German", "Soviet"), pieces=vassal.palette(slots), name=name_of_module)
(folder / f"{name_of_module.lower()}.vmod").write_bytes(module)
steps = [step.split() for step in sys.argv[4].split(";") if step.strip()] if len(sys.argv) > 4 else []
moves = [f"M/{who}/Main Map/{'/'.join(map(str, centre(where)))}/null/Main Map/0/0/null/me" for who, where in steps]
boards = [f"Main MapBoardPicker\t{sys.argv[6]}\t0\t0"] if len(sys.argv) > 6 else []
data = vassal.save(boards + [counter(number, *one) for number, one in enumerate(wanted, 1)] +
                   ["LOG\t" + vassal.join(vassal.ESC, [move]) for move in moves], module=None if sys.argv[5:6] == [""] else name_of_module)
with open(folder / name, "wb") as out:
    out.write(data)
