#!/usr/bin/env python3
"""freeze.py CLI REWRITE FOLDER [GAMES…]: writes down every byte that goes out, so that rebuilding the house shows what it changed.

CLI is hex-umpire-cli and REWRITE write-again, both of one build. The games are those of the tests, the shipped ones, and all in GAMES.
FOLDER gets a file for each game: what each command says of it, its exit status, and the game as it is written again. Run it with the
old program and the new one, and compare: `diff -rq OLD NEW` names the games, and `diff OLD/GAME NEW/GAME` the lines.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de", "ru")


def say(cli, language, folder, *words):
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": language, "TZ": "UTC", "HU_SEED": "1"}
    done = subprocess.run([cli, *words], capture_output=True, env=env, cwd=folder, timeout=300)
    head = f"=== {language} {' '.join(words)}: {done.returncode}\n".encode()
    return head + done.stdout + b"--- said\n" + done.stderr


def tables_of(cli, folder, *words):
    """The refusal of a table that is none names those that there are."""
    refused = say(cli, "en", folder, "report", "-o", "-", "--format=csv", "--table=none", *words).decode()
    return refused.partition("there are: ")[2].partition(";")[0].split(", ")


def sides_of(path):
    try:
        return [side["id"] for side in json.loads(path.read_bytes())["sides"]]
    except (ValueError, KeyError, TypeError, IndexError):
        return []


def freeze(cli, rewrite, path):
    name, folder = path.name, path.parent
    out = [say(cli, language, folder, "check", name) for language in LANGUAGES]
    if not out[0].startswith(b"=== en check " + name.encode() + b": 0"):
        return b"".join(out)
    out.append(say(rewrite, "en", folder, name))
    for view in ("truth", *sides_of(path)):
        seen = f"--view={view}"
        out.append(say(cli, "en", folder, "judge", "--json", seen, name))
        out.append(say(cli, "en", folder, "replay", "--json", seen, name))
        out.append(say(cli, "en", folder, "trace", "--json", seen, name))
        for language in LANGUAGES:
            out.append(say(cli, language, folder, "replay", seen, name))
            out.append(say(cli, language, folder, "judge", seen, name))
            out.append(say(cli, language, folder, "report", "-o", "-", "--format=html", seen, name))
        out.append(say(cli, "de", folder, "report", "-o", "-", "--format=md", seen, name))
        out += [say(cli, "en", folder, "report", "-o", "-", "--format=csv", f"--table={table}", seen, name) 
                for table in tables_of(cli, folder, seen, name)]
    return b"".join(out)


def main():
    cli, rewrite, to = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
    folders = [ROOT / "data/scenarios", ROOT / "data/lessons", ROOT / "tests/data", *map(pathlib.Path, sys.argv[4:])]
    to.mkdir(parents=True, exist_ok=True)
    games = sorted(path for folder in folders for path in folder.resolve().rglob("*.hexgame"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, said in zip(games, pool.map(lambda path: freeze(cli, rewrite, path), games)):
            (to / "-".join(path.parts[-3:])).write_bytes(said)
    print(f"{len(games)} games")


main()
