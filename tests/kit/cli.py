"""hex-umpire-cli run thousands of times: by its real program, or, for what does
not depend on a process of its own, by one that answers many times (hu-many.c).
Each answer in JSON is held against the schema of answers.py."""
import array
import atexit
import json
import os
import socket
import struct
import subprocess
import sys

import answers


class Cli:
    """The command line.  HU_MANY names the program that answers many times; without it, and where
    every program is watched (valgrind/watch-program.sh), the real one is started each time."""

    def __init__(self, path):
        self.path = os.fsencode(path)
        many = None if "HU_WATCH_FOLDER" in os.environ else os.environ.get("HU_MANY")
        self.many = many and Many(many)

    def run(self, *arguments, env=None, **more):
        """Exit status, standard output and standard error, as bytes.  With MORE, of subprocess.run,
        the real program is started."""
        status, out, err = self.ask(*arguments, env=env, **more)
        if arguments and (status == 0 or arguments[0] in ("check", "verify")) and "--json" in arguments:
            for line in out.decode("utf-8").splitlines():
                fault = answers.fault_of(arguments[0], json.loads(line))
                if fault:
                    raise ValueError(f"{arguments}: {fault}")
        return status, out, err

    def ask(self, *arguments, env=None, **more):
        command = [self.path, *(one if isinstance(one, bytes) else os.fsencode(str(one)) for one in arguments)]
        if self.many and not more:
            return self.many.ask(command, os.environ if env is None else env)
        done = subprocess.run(command, capture_output=True, env=env, **more)
        return done.returncode, done.stdout, done.stderr

    def run_alone(self, *arguments, env=None):
        """The same, by the real program."""
        return self.run(*arguments, env=env, stdin=subprocess.DEVNULL)


class Many:
    """A process that answers one command line after the other, in one environment and one folder."""

    def __init__(self, path):
        self.path = path
        self.world = self.channel = self.process = None
        self.wrong = 0
        atexit.register(self.finish)

    def ask(self, command, env):
        world = (dict(env), os.getcwd())
        if world != self.world:
            self.end()
            self.begin(world)
        streams = [os.open(os.devnull, os.O_RDONLY), os.memfd_create("out"), os.memfd_create("err")]
        strings = b"".join(one + b"\0" for one in command)
        try:
            self.channel.sendmsg([struct.pack("=II", len(strings), len(command))],
                                 [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", streams))])
            self.channel.sendall(strings)
            answer = self.channel.recv(4, socket.MSG_WAITALL)
            # Where it died of this one, the next is asked of another.
            status = struct.unpack("=I", answer)[0] if len(answer) == 4 else self.end() or -1
            out, err = (os.pread(stream, os.fstat(stream).st_size, 0) for stream in streams[1:])
            return status, out, err
        finally:
            for stream in streams:
                os.close(stream)

    def begin(self, world):
        self.channel, other = socket.socketpair()
        with other:
            self.process = subprocess.Popen([self.path, str(other.fileno())], pass_fds=[other.fileno()],
                                            env=world[0], stdin=subprocess.DEVNULL)
        self.world = world

    def end(self):
        """What the process ended with, if there is one."""
        if self.process is None:
            return 0
        self.channel.close()
        status = self.process.wait()
        self.wrong = self.wrong or status
        self.world = self.channel = self.process = None
        return status

    def finish(self):
        """What it left in memory a sanitizer says only at the end; then the script fails."""
        self.end()
        if self.wrong:
            print(f"{self.path} ended with {self.wrong}", file=sys.stderr)
            sys.stdout.flush()
            os._exit(9)
