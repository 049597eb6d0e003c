#!/usr/bin/env python3
"""check-guards.py BUILD-FOLDER: what Debian 12 lacks does not compile, on whatever system this is.

The compile command of the program's own main.c is given another file each
time: one that calls what the floor has, which compiles, and one that calls what
came later, which must not: on the floor because it is not there, elsewhere by
the guards in meson.build.
"""
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

build = pathlib.Path(sys.argv[1])

# Library and version: what the floor has, and what came with that version.
PROBES = {
    "GLib 2.76": ("#include <glib.h>", "g_string_free (g_string_new (NULL), TRUE)",
                  "g_string_free_and_steal (g_string_new (NULL))"),
    "GTK 4.10": ("#include <gtk/gtk.h>", "gtk_file_chooser_native_new (NULL, NULL, 0, NULL, NULL)",
                 "gtk_file_dialog_new ()"),
    "libadwaita 1.3": ("#include <adwaita.h>", "adw_toast_overlay_new ()", "adw_banner_new (NULL)"),
}


def command():
    """How the program's main.c is compiled, but for the files."""
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    words = shlex.split(next(entry["command"] for entry in commands if entry["file"].endswith("src/app/shell/main.c")))
    end = next(i for i, word in enumerate(words) if word in ("-MD", "-MQ", "-o"))
    return [word for word in words[:end] if "ccache" not in word]


def compile_call(include, call):
    """What the compiler says against that call; nothing where it takes it."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "probe.c")
        source.write_text(f"{include}\nvoid *probe (void);\nvoid *\nprobe (void)\n{{\n  return {call};\n}}\n",
                          encoding="utf-8")
        # Warnings of such calls are errors here even where the build takes them.
        done = subprocess.run([*command(), "-Werror", "-fsyntax-only", "-fdiagnostics-color=never", str(source)],
                              cwd=build, capture_output=True, text=True)
    return done.stderr if done.returncode else None


def newer(include, call):
    said = compile_call(include, call)
    name = call.split(" ")[0]
    return None if said and name in said else said or f"{name} compiles: nothing says that it is too new"


def main():
    plan = tap.Plan()
    for name, (include, old, new) in PROBES.items():
        plan.case(f"what is older than {name} compiles", lambda: compile_call(include, old))
        plan.case(f"what came with {name} does not", lambda: newer(include, new))
    return plan.finish()


sys.exit(main())
