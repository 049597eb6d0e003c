"""The program's judgement of a game file."""
import json
import subprocess


class Judging:
    def __init__(self, cli):
        self.cli = cli

    def call(self, *arguments):
        return subprocess.run([self.cli, *arguments], capture_output=True, text=True)

    def judge(self, path, *more):
        return self._json("judge", path, more)

    def replay(self, path, *more):
        return self._json("replay", path, more)

    def is_clean(self, path):
        done = self.call("check", path)
        return None if (done.returncode, done.stdout, done.stderr) == (0, "", "") else done.stdout + done.stderr

    def _json(self, verb, path, more):
        done = self.call(verb, "--json", *more, path)
        if done.returncode != 0:
            raise SystemExit(f"Bail out! {verb} exits {done.returncode}: {done.stderr}")
        return json.loads(done.stdout)

    @staticmethod
    def load(path):
        with open(path, encoding="utf-8") as file:
            return json.load(file)
