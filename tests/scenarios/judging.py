"""The program's judgement of a game file."""
import json

from cli import Cli


class Judging:
    def __init__(self, cli):
        self.cli = Cli(cli)

    def call(self, *arguments):
        """Exit status, standard output and standard error."""
        status, out, err = self.cli.run(*arguments)
        return status, out.decode("utf-8"), err.decode("utf-8")

    def judge(self, path, *more):
        return self._json("judge", path, more)

    def replay(self, path, *more):
        return self._json("replay", path, more)

    def is_clean(self, path):
        done = self.call("check", path)
        return None if done == (0, "", "") else done[1] + done[2]

    def _json(self, verb, path, more):
        status, out, err = self.call(verb, "--json", *more, path)
        if status != 0:
            raise SystemExit(f"Bail out! {verb} exits {status}: {err}")
        return json.loads(out)

    @staticmethod
    def load(path):
        with open(path, encoding="utf-8") as file:
            return json.load(file)
