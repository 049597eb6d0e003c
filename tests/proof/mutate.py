#!/usr/bin/env python3
"""mutate.py BUILD-FOLDER: are the tests of the rules sharp enough to see a wrong rule?

Draws mutants of src/rules by a seed, builds each in its turn and runs the tests
against it until one goes red.  A mutant that none sees is a hole in the tests, unless
equivalent.txt proves that nobody could see it.

The rules are linked as one shared library, so that a mutant costs one file compiled
and one link.  Which test programs reach which lines is found out first: those that do
not reach a mutant cannot see it.  Of the others the one named after the file goes
first, then whoever caught others of that file, then the quickest.

With --resume FILE what was caught is noted there and is not tried again, so that a
run that was broken off goes on, and one after better tests tries what had survived.
"""
import argparse
import collections
import concurrent.futures
import contextlib
import hashlib
import json
import os
import pathlib
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading

from entries import read_entries
from mutants import mutants

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "rules"
EQUIVALENT = pathlib.Path(__file__).with_name("equivalent.txt")
SUITES = {"rules", "explain", "file", "model"}
PROGRAMS = {"test-lessons"}  # of another suite: facts and lesson plans are asked for there
# These spend seconds on files, threads and drafts of scenarios, and show no more of the rules.
ELSEWHERE = {"test-journal", "test-draft-journal", "test-file-watch", "test-game-view", "test-workshop", "test-workshop-shipped"}
# Memory that nobody wrote to is never zero by chance.
ENVIRONMENT = {"MALLOC_PERTURB_": "165", "G_SLICE": "always-malloc"}
MEMORY = 4 << 30
SANITIZED = 12  # programs that a mutant is shown to under the address sanitizer


def run(command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **options)


def must(command, **options):
    result = run(command, **options)
    if result.returncode != 0:
        sys.exit(f"{shlex.join(map(str, command))}\n{result.stdout.decode(errors='replace')}")
    return result.stdout


class Program:
    """A test program, linked against the shared rules."""

    def __init__(self, test, path):
        self.name = path.name.removeprefix("test-")
        self.command = [str(path), *test["cmd"][1:]]
        self.environment = {**os.environ, **test["env"], **ENVIRONMENT}
        self.seconds = 0.0
        self.reaches = {}       # file -> lines
        self.sanitary = None    # whether the address sanitizer is content with it on the rules as they are

    def passes(self, library, extra=None, slower=1):
        limit = int(3 + slower * 6 * self.seconds)

        def limits():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if extra is None or "LD_PRELOAD" not in extra:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        environment = {**self.environment, "LD_LIBRARY_PATH": str(library.parent), **(extra or {})}
        with tempfile.TemporaryDirectory(prefix="hu-mutant-") as place:
            try:
                # A deadlock uses no processor time.
                result = run(self.command, env=environment, cwd=place, preexec_fn=limits, timeout=60 + 20 * limit)
            except subprocess.TimeoutExpired:
                return False
        return result.returncode == 0


class Workshop:
    """Compiles and links rules, whole and mutated."""

    def __init__(self, folder, place):
        self.folder = folder
        self.place = place
        # A copy, so that the tree may be worked on meanwhile.
        self.sources = place / "sources"
        shutil.copytree(RULES, self.sources)
        self.arguments = {}
        for entry in json.loads((folder / "compile_commands.json").read_text()):
            file = (folder / entry["file"]).resolve()
            if RULES in file.parents:
                self.arguments[file.name] = self.bare_arguments(shlex.split(entry["command"]))
        self.objects = {}

    def bare_arguments(self, words):
        """Without the source, the output, warnings, debugging and a compiler's cache."""
        if pathlib.Path(words[0]).name == "ccache":
            words = words[1:]
        bare = []
        words = iter(words)
        for word in words:
            if word in ("-o", "-MQ", "-MF", "-c"):
                next(words)
            elif not word.startswith(("-W", "-M", "-g", "-O", "-fdiagnostics")):
                bare.append(word)
        rooms = [word for room in sorted(self.sources.rglob("*/")) for word in ("-iquote", str(room))]
        return [*bare, "-w", "-O1", "-fPIC", *rooms]

    def compile(self, name, source, target, *options):
        return run([*self.arguments[name], *options, "-c", str(source), "-o", str(target)], cwd=self.folder).returncode == 0

    def compile_all(self, place, pool, *options):
        place.mkdir()
        objects = {name: place / (name + ".o") for name in self.arguments}
        done = pool.map(lambda name: self.compile(name, next(self.sources.rglob(name)), objects[name], *options), objects)
        if not all(done):
            sys.exit("the rules do not compile")
        return objects

    def link(self, objects, library, *options):
        library.parent.mkdir(exist_ok=True)
        must(["cc", "-shared", *options, "-o", library, *objects, "-Wl,-soname,libhu-rules.so", "-lglib-2.0"])

    def wanted(self, only):
        """The tests that are programs without a window and may link the rules, with their targets."""
        for test in json.loads(must(["meson", "introspect", "--tests", str(self.folder)])):
            suites = {suite.split(":")[-1] for suite in test["suite"]}
            target = pathlib.Path(test["cmd"][0])
            if not suites & SUITES and target.name not in PROGRAMS or target.name in ELSEWHERE:
                continue
            if "limits" in suites or self.folder not in target.parents or only and target.name not in only:
                continue
            yield test, str(target.relative_to(self.folder))

    def programs(self, only):
        """Links the tests against the shared rules, and leaves out those that need none."""
        wanted = list(self.wanted(only))
        must(["ninja", "-C", str(self.folder), *(target for _, target in wanted)])
        links = json.loads(must(["ninja", "-C", str(self.folder), "-t", "compdb", "c_LINKER"]))
        commands = {link["output"]: shlex.split(link["command"]) for link in links}
        (self.place / "programs").mkdir()
        for test, target in wanted:
            words = commands[target]
            if "src/rules/libhu-rules.a" not in words:
                continue
            path = self.place / "programs" / pathlib.Path(target).name
            words[words.index("src/rules/libhu-rules.a")] = str(self.place / "whole" / "libhu-rules.so")
            words[words.index("-o") + 1] = str(path)
            must(words, cwd=self.folder)
            yield Program(test, path)


def take_time(program, library):
    """How long PROGRAM computes.  Nothing else may run meanwhile: the sum is of all children."""
    started = resource.getrusage(resource.RUSAGE_CHILDREN)
    program.seconds = 60
    if not program.passes(library):
        sys.exit(f"{program.name} is red on the rules as they are")
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    program.seconds = ended.ru_utime + ended.ru_stime - started.ru_utime - started.ru_stime


def watch(program, library, place, sources, objects):
    """Runs PROGRAM on the rules as they are, and notes what it reaches."""
    where = place / program.name
    if not program.passes(library, {"GCOV_PREFIX": str(where)}, slower=4):
        return f"{program.name} is red on the rules as they are"
    counts = []
    for path in objects.values():
        notes = path.with_suffix(".gcno")
        data = pathlib.Path(str(where) + str(notes.with_suffix(".gcda")))
        if data.exists():
            shutil.copy(notes, data.parent)
            counts.append(str(data))
    if not counts:
        return ""
    for line in must(["gcov", "--json-format", "--stdout", *counts], cwd=where).decode().splitlines():
        for file in json.loads(line)["files"]:
            if sources in pathlib.Path(file["file"]).parents:
                lines = {entry["line_number"] for entry in file["lines"] if entry["count"] > 0}
                program.reaches.setdefault(pathlib.Path(file["file"]).name, set()).update(lines)
    shutil.rmtree(where)
    return ""


def reaches(program, mutant):
    """A statement over several lines is counted on some of them only, and a table on none."""
    lines = program.reaches.get(mutant.file, set())
    return any(line in lines for line in range(mutant.line - 6, mutant.line + 7)) or \
        bool(lines) and (mutant.in_table or mutant.function == mutant.function.upper())


def closeness(program, file):
    """How much of FILE's name PROGRAM has in its own: 1 where it is FILE's own test."""
    words = pathlib.Path(file).stem.removeprefix("hu-").split("-")
    own = program.name.split("-")
    same = len(os.path.commonprefix([words, own]))
    return same / max(len(words), len(own))


def stale(equivalent, every):
    """Entries for mutants that there are no more."""
    keys = {mutant.key for found in every.values() for mutant in found}
    return [key for key in equivalent if key not in keys]


class Run:
    def __init__(self, workshop, programs, place):
        self.workshop = workshop
        self.programs = programs
        self.place = place
        # The tests that caught the file's other mutants come first.
        self.caught = collections.defaultdict(collections.Counter)
        self.sanitizer = must(["cc", "-print-file-name=libasan.so"]).decode().strip()

    def caught_by(self, mutant, proven):
        """The test that sees MUTANT; "" if none does; None if it is no other program."""
        name = threading.current_thread().name
        place = self.place / f"mutant-{name}"
        place.mkdir(exist_ok=True)
        source, target, library = place / mutant.file, place / "mutant.o", place / "libhu-rules.so"
        source.write_text(mutant.text)
        if not self.workshop.compile(mutant.file, source, target):
            return None
        whole = self.place / "same" / (mutant.file + ".o")
        if target.read_bytes() == whole.read_bytes():
            return None
        objects = dict(self.workshop.objects)
        objects[mutant.file] = target
        self.workshop.link(objects.values(), library)
        caught = self.caught[mutant.file]

        def cost(program):
            return (program.seconds + 0.03) / (1 + 5 * caught[program.name] + 20 * closeness(program, mutant.file))

        candidates = sorted((program for program in self.programs if reaches(program, mutant)), key=cost)
        for program in candidates:
            if not program.passes(library):
                caught[program.name] += 1
                return program.name
        return "" if proven else self.caught_by_sanitizer(mutant, source, target, library, objects, candidates)

    def caught_by_sanitizer(self, mutant, source, target, library, objects, candidates):
        """What reads beyond its memory, or lets go of some, may do so unseen."""
        if not self.workshop.compile(mutant.file, source, target, "-fsanitize=address", "-g1"):
            return ""
        self.workshop.link(objects.values(), library, "-fsanitize=address")
        extra = {"LD_PRELOAD": self.sanitizer, "ASAN_OPTIONS": "verify_asan_link_order=0"}
        quick = [program for program in candidates if program.seconds < 0.3]
        for program in quick[:SANITIZED]:
            if program.sanitary is not False and not program.passes(library, extra, slower=4):
                # Libraries that are not built for it may look as if they leaked.
                if program.sanitary is None:
                    program.sanitary = program.passes(self.place / "whole" / "libhu-rules.so", extra, slower=4)
                if program.sanitary:
                    return program.name + ", with the address sanitizer"
        return ""


class Results:
    """What is known of mutants: by which test each was caught.  Kept in a file, a line each."""

    def __init__(self, path):
        self.known = {}
        self.file = None
        if path is not None:
            if path.exists():
                self.known = dict(json.loads(line) for line in path.read_text().splitlines())
            self.file = path.open("a")
        self.lock = threading.Lock()

    @staticmethod
    def digest(mutant):
        return hashlib.sha256(f"{mutant.file}\n{mutant.text}".encode()).hexdigest()[:24]

    def look_up(self, mutant, find_out):
        """FIND_OUT's answer, unless MUTANT was caught before, or is known to be the same program."""
        digest = self.digest(mutant)
        if digest in self.known:
            return self.known[digest]
        by = find_out()
        if self.file is not None and by != "":
            with self.lock:
                print(json.dumps([digest, by]), file=self.file, flush=True)
        return by


class Draw:
    """The mutants of one file in the order in which a seed draws them.  Each has a lot of
    its own, so that a line that is changed changes the lots of its own mutants only."""

    def __init__(self, file, found, seed, number):
        self.file = file
        seen = collections.Counter()
        lots = []
        for mutant in found:
            lot = hashlib.sha256(repr((seed, seen[mutant.key], *mutant.key)).encode()).digest()
            seen[mutant.key] += 1
            lots.append((lot, mutant))
        self.order = iter([mutant for _, mutant in sorted(lots, key=lambda drawn: drawn[0])])
        self.wanted = min(number, len(lots))

    def judge_next(self, judging, known, equivalent, say, verbose):
        """What became of the next that is another program: 0 caught, 1 equivalent, 2 survived."""
        for mutant in self.order:
            proven = mutant.key in equivalent
            by = known.look_up(mutant, lambda: judging.caught_by(mutant, proven))
            if by is None:
                continue
            if by:
                if proven:
                    say(f"NOT EQUIVALENT {mutant.key}: caught by {by}")
                elif verbose:
                    say(f"{self.file}:{mutant.line}: {mutant.after}: caught by {by}")
                return 2 if proven else 0
            if proven:
                return 1
            say(f"SURVIVED {self.file} {mutant.function} (line {mutant.line})\n- {mutant.before}\n+ {mutant.after}")
            return 2
        return None


def judge_all(judging, known, pool, every, seed, options, equivalent, say):
    """What became of the mutants of one seed: caught, equivalent, survived.  Every file has one
    of its own before any has another, so that a run that is broken off has seen them all."""
    files = options.file or list(every)
    draws = [Draw(file, every[file], seed, options.each) for file in files]
    work = []
    sums = [0, 0, 0]
    try:
        for turn in range(options.each):
            work = [pool.submit(draw.judge_next, judging, known, equivalent, say, options.verbose)
                    for draw in draws if turn < draw.wanted]
            for done in concurrent.futures.as_completed(work):
                if done.result() is not None:
                    sums[done.result()] += 1
            say(f"# turn {turn + 1} of {options.each}: {sums[0]} caught, {sums[1]} equivalent, {sums[2]} survived")
    finally:
        for waiting in work:
            waiting.cancel()
        say(f"seed {seed}: {sum(sums)} mutants of {len(files)} files: {sums[0]} caught, "
            f"{sums[1]} equivalent (proofs in equivalent.txt), {sums[2]} survived")
    return sums


def set_up(options, place, pool, say):
    """The rules and their tests, built, and what each test reaches."""
    workshop = Workshop(options.folder, place)
    workshop.objects = workshop.compile_all(place / "same", pool)
    workshop.link(workshop.objects.values(), place / "whole" / "libhu-rules.so")
    watched = workshop.compile_all(place / "watched", pool, "--coverage")
    library = place / "watching" / "libhu-rules.so"
    workshop.link(watched.values(), library, "--coverage")
    programs = list(workshop.programs(options.program))
    for program in programs:
        take_time(program, place / "whole" / "libhu-rules.so")
    for fault in pool.map(lambda program: watch(program, library, place, workshop.sources, watched), programs):
        if fault:
            sys.exit(fault)
    slowest = ", ".join(f"{program.name} {program.seconds:.1f}"
                        for program in sorted(programs, key=lambda program: -program.seconds)[:5])
    say(f"{len(programs)} test programs, {sum(program.seconds for program in programs):.0f} s in all: {slowest} …")
    return Run(workshop, programs, place)


def arguments():
    parser = argparse.ArgumentParser(description="Draws mutants of the rules and lets the tests catch them.")
    parser.add_argument("folder", type=pathlib.Path, help="a build folder, of which the tests are taken")
    parser.add_argument("--seed", action="append", help="20411120 where none is given; each draws anew")
    parser.add_argument("--each", type=int, default=5, help="mutants a file")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", action="append", help="only this file of src/rules")
    parser.add_argument("--program", action="append", help="only this test program, as test-flood")
    parser.add_argument("--resume", type=pathlib.Path, help="a file that keeps what was caught, from run to run")
    parser.add_argument("--verbose", action="store_true", help="tell of what was caught, too")
    options = parser.parse_args()
    options.folder = options.folder.resolve()
    options.seed = options.seed or ["20411120"]
    return options


def main():
    options = arguments()
    lock = threading.Lock()

    def say(text):
        with lock:
            print(text, flush=True)

    # A system's draw of a random game judges nothing: another draw is as good a game.
    every = {path.name: mutants(path.name, path.read_text()) for path in sorted(RULES.rglob("*.c"))
             if not path.stem.startswith(f"hu-{path.parent.name}-draw")}
    equivalent = read_entries(EQUIVALENT, ["-", "+"])
    gone = stale(equivalent, every)
    for key in gone:
        say(f"STALE in equivalent.txt: {key}")
    say(f"{sum(map(len, every.values()))} mutants of {len(every)} files")

    known = Results(options.resume)
    survived = 0
    with contextlib.ExitStack() as stack:
        place = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hu-mutation-")))
        pool = stack.enter_context(concurrent.futures.ThreadPoolExecutor(options.jobs))
        judging = set_up(options, place, pool, say)
        for seed in options.seed:
            survived += judge_all(judging, known, pool, every, seed, options, equivalent, say)[2]

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    say(f"{used.ru_utime + used.ru_stime:.0f} s of processor time")
    return 1 if survived or gone else 0


if __name__ == "__main__":
    sys.exit(main())
