#!/usr/bin/env python3
"""embed.py IN OUT NAME: makes a C header that defines NAME as the text of a script or style sheet, without its indentation and
without lines that are comments: the file in the tree is for people, and what a page gets is short."""
import pathlib
import sys

source, header, name = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
lines, in_comment = [], False
for line in source.read_text(encoding="utf-8").splitlines():
    line = line.strip()
    if line.startswith("/*"):
        in_comment = True
    if line and not in_comment and not line.startswith("//"):
        lines.append(line)
    if in_comment and line.endswith("*/"):
        in_comment = False

out = [f"/* Made from {source.name}. */", "#pragma once", "", f"#define {name} \\"]
for line in lines:
    escaped = line.replace("\\", "\\\\").replace('"', '\\"')
    out.append(f'  "{escaped}\\n" \\')
out[-1] = out[-1].removesuffix(" \\")
header.write_text("\n".join(out) + "\n", encoding="utf-8")
