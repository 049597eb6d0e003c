#!/usr/bin/env python3
"""check-completions.py CLI FOLDER GAMES: what bash completes after hex-umpire-cli, asked of bash itself.

It is made from the tables of --help, so what --help names is completed, and nothing else; each word that an
option is said to take is one that the program takes.  The files for zsh and fish name the same, and these shells
read them.
"""
import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile

import yardstick

cli, made, games = (pathlib.Path(one).resolve() for one in sys.argv[1:])
game = str(games / "cut-and-reopened.hexgame")
number = 0


def report(name, complaint):
    global number
    number += 1
    if complaint is not None:
        print("#", str(complaint).replace("\n", "\n# "))
    print("ok" if complaint is None else "not ok", number, name, flush=True)


def expect(name, have, want):
    report(name, None if have == want else f"{have}, not {want}")


def complete(*words, cwd=None):
    """What bash offers for the last of WORDS; it breaks words at “=”, as here."""
    quoted = " ".join(f"'{word}'" for word in ("hex-umpire-cli", *words))
    script = (f"source '{made}/hex-umpire-cli' && COMP_WORDS=({quoted}) && COMP_CWORD={len(words)} && _hex_umpire_cli && "
              'printf "%s\\n" "${COMPREPLY[@]}"')
    done = subprocess.run(["bash", "--norc", "-c", script], capture_output=True, text=True, cwd=cwd)
    return sorted(done.stdout.split("\n")[:-1]) if done.returncode == 0 and not done.stderr else [done.stderr]


def help_of(*arguments):
    return subprocess.run([cli, *arguments, "--help"], capture_output=True, text=True, check=True).stdout


def options_of(verb):
    return set(re.findall(r"^  (?:-\w, )?--(\w[\w-]*)", help_of(verb), flags=re.M))


verbs = re.findall(r"^  hex-umpire-cli (\w+) ", help_of(), flags=re.M)
expect("verbs", complete(""), sorted([*verbs, "-V", "-h", "--help", "--version"]))
expect("a verb begun", complete("re"), ["render", "replay", "report"])
expect("a verb after help", complete("help", "v"), ["verify"])
verbs.remove("help")
for verb in verbs:
    expect(f"{verb}/options", {word[2:] for word in complete(verb, "--")}, options_of(verb))

# Words that an option takes: every one is taken, and another is not.
with tempfile.TemporaryDirectory() as folder:
    for verb, option in (("render", "--theme"), ("render", "--paper"), ("render", "--format"), ("render", "--overlay"),
                         ("report", "--format"), ("report", "--paper"), ("report", "--without"), ("report", "--only"),
                         ("judge", "--view")):
        words = complete(verb, option, "")
        expect(f"{verb} {option}=", complete(verb, option, "=", ""), words)
        out = ["-o", os.path.join(folder, "out.pdf")] if verb != "judge" else []
        more = ["--dpi", "20"] if option == "--paper" and verb == "render" else []
        refused = [word for word in words if subprocess.run([cli, verb, option, word, *more, *out, game],
                                                            capture_output=True).returncode != 0]
        report(f"{verb} {option}", f"not taken: {refused}, of {words}" if refused or not words else None)
    expect("the beginning of a word", complete("render", "--theme", "d"), ["dark"])
    expect("no words for a text", complete("judge", "--at", ""), [""])

    for name in ("a battle.hexgame", "page.html", "page.pdf", "save.vsav", "notes.txt"):
        pathlib.Path(folder, name).touch()
    os.mkdir(os.path.join(folder, "folder"))
    expect("files of games", complete("judge", "", cwd=folder), ["a battle.hexgame", "folder", "page.html"])
    expect("files of games after an option", complete("judge", "--json", "a", cwd=folder), ["a battle.hexgame"])
    expect("files of verify", complete("verify", "p", cwd=folder), ["page.html", "page.pdf"])
    expect("files of import", complete("import", "s", cwd=folder), ["save.vsav"])
    expect("files of an option", complete("report", "-o", "n", cwd=folder), ["notes.txt"])

    # As somebody types it: a real shell at a real terminal, and the tabulator.
    def typed(keys, wanted):
        master, slave = pty.openpty()
        shell = subprocess.Popen(["bash", "--norc", "-i"], stdin=slave, stdout=slave, stderr=slave, cwd=folder,
                                 env={"PATH": os.environ["PATH"], "PS1": "$ ", "TERM": "dumb", "HISTFILE": ""},
                                 start_new_session=True)
        os.close(slave)
        try:
            # What it echoes of the line is not what the line says.
            for keys, wanted in ((f"source '{made}/hex-umpire-cli'; echo rea''dy\n", "ready\r\n"), (keys, wanted)):
                os.write(master, keys.encode())
                seen = b""
                while wanted.encode() not in seen:
                    if not select.select([master], [], [], yardstick.patience())[0]:
                        return f"{seen!r}, and no {wanted}"
                    seen += os.read(master, 4096)
        finally:
            shell.kill()
            shell.wait()
            os.close(master)
        return None

    report("typed", typed("hex-umpire-cli ju\t--js\ta\t#\n", "hex-umpire-cli judge --json a\\ battle.hexgame"))

# The two others: the same names, and no fault that the shell itself finds.
zsh = (made / "_hex-umpire-cli").read_text(encoding="utf-8")
fish = (made / "hex-umpire-cli.fish").read_text(encoding="utf-8")
for verb in verbs:
    part = zsh.split(f"    {verb})\n")[1].split(" ;;\n")[0]
    expect(f"zsh/{verb}", set(re.findall(r"'\*?--(\w[\w-]*)", part)), options_of(verb))
    expect(f"fish/{verb}", set(re.findall(f"seen_subcommand_from {verb}' -l ([a-z-]+)", fish)), options_of(verb))
for shell, name in (("zsh", "_hex-umpire-cli"), ("fish", "hex-umpire-cli.fish")):
    done = subprocess.run([shell, "-n", made / name], capture_output=True, text=True)
    report(f"{shell}/read", (done.stdout + done.stderr) or None)


def fish_offers(line):
    script = f"source '{made}/hex-umpire-cli.fish'; complete -C '{line}'"
    done = subprocess.run(["fish", "--no-config", "-c", script], capture_output=True, text=True)
    return {word.split("\t")[0] for word in (done.stdout + done.stderr).splitlines()}


expect("fish/verbs", fish_offers("hex-umpire-cli "), {*verbs, "help"})
expect("fish/a word", fish_offers("hex-umpire-cli render --theme d"), {"dark"})
expect("fish/an option", fish_offers("hex-umpire-cli judge --js"), {"--json"})
print(f"1..{number}")
