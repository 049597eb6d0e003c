"""What an import may take: 500 MB, and four times the time of a report."""
import resource

import yardstick

YARDS = 4  # three times what the slowest takes
EARLY = 1  # for what is refused before any work is done with it: seven times what that takes
MEMORY = (resource.RLIMIT_DATA, 500 << 20)


class Importer:
    """`import` and `check` in fresh processes, each of which keeps the limits."""

    def __init__(self, cli, world):
        self.cli, self.world = cli, world
        self.yardstick = yardstick.Yardstick(cli)

    def run(self, verb, *words, out=None, yards=YARDS, **more):
        """Exit status, standard output and standard error as text; what is wrong with the time is told there."""
        done, slow = self.yardstick.run([self.cli, verb, *map(str, words)], yards, out=out, memory=MEMORY, env=self.world,
                                         **more)
        return done.status, done.out.decode("utf-8", "replace"), done.err.decode("utf-8", "replace") + (f"{slow}\n" if slow else "")

    def draft(self, *words, out, yards=YARDS):
        """The same of an import to OUT, and the draft as text (None: there is none), with what `check` says of it."""
        out.unlink(missing_ok=True)
        status, said, wrong = self.run("import", *words, "-o", out, out=out, yards=yards)
        text = out.read_text(encoding="utf-8") if out.exists() else None
        if text is not None:
            wrong += self.run("check", out)[2]
        return status, said, wrong, text
