#!/usr/bin/env python3
"""make-vasl.py FOLDER NAME HEX: a save of VASL (FOLDER/NAME) with two squads on two boards, which are in FOLDER/boards.

The German one stands in that hex of the first board, the Russian one in C2.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "import"))
import vasl_writer as vasl  # noqa: E402
import vassal_writer as vassal  # noqa: E402

folder, name, hex_name = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
left, right = vasl.Board(5, 9), vasl.Board(5, 9)
(folder / "boards").mkdir(exist_ok=True)
(folder / "boards" / "bd01").write_bytes(left.file("1"))
(folder / "boards" / "bd02").write_bytes(right.file("2"))

data = vassal.save([vasl.bd((0, 0, "1"), (1, 0, "2")),
                    vasl.unit("1", left, "4-6-7 sq", "ge467", "ge/467.gif", at=hex_name),
                    vasl.unit("2", left, "4-4-7 sq", "ru447", "ru/447.gif", at="C2")])
with open(folder / name, "wb") as out:
    out.write(data)
