#!/usr/bin/env python3
"""counts.py PROGRAM COUNTS [--set]: instructions that the program takes for a few things, counted by valgrind's callgrind,
held against those in the file COUNTS; --set writes them there. Exit status 1: one has grown by more than is allowed."""
import concurrent.futures
import glob
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
ALLOWED = 0.03  # that a count may grow by
MADE_GAMES = 5  # for each number of players
TIMES = 3  # that a corpus is written one behind the other: what it takes more than once is without the start
# What the C library chooses its routines for texts by.
FEATURES = ["sse4_2", "avx", "avx2", "bmi1", "bmi2", "movbe", "lzcnt", "erms", "fsrm", "rtm"]


def output_of(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def made_with():
    """Where one of these is another, so are the counts, and nothing is said of the program by that."""
    features = set()
    if os.path.exists("/proc/cpuinfo"):
        found = re.search(r"^flags\s*:(.*)$", open("/proc/cpuinfo").read(), re.M)
        features = set(found.group(1).split()) if found else set()
    return {
        "machine": platform.machine(),
        "features": " ".join(feature for feature in FEATURES if feature in features),
        "compiler": output_of("g++", "--version").splitlines()[0],
        "libc": output_of("ldd", "--version").splitlines()[0],
        "valgrind": output_of("valgrind", "--version").strip(),
    }


class Counter:
    def __init__(self, program, work):
        self.program = program
        self.work = work
        # Where things lie decides which way some loops go: always at the same addresses, if the system lets us.
        fixed = ["setarch", "-R"]
        self.fixed = fixed if subprocess.run(fixed + ["true"], capture_output=True).returncode == 0 else []

    def run(self, *arguments):
        """What the program prints. It has no environment, and stands where no project is found."""
        ran = subprocess.run([self.program, *arguments], cwd="/", env={"LC_ALL": "C"}, capture_output=True)
        if ran.returncode > 1:
            sys.exit("counts: %s: %s" % (" ".join(arguments), ran.stderr.decode(errors="replace")))
        return ran.stdout

    def count(self, *arguments):
        command = [*self.fixed, "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", self.program, *arguments]
        environment = {"LC_ALL": "C", "PATH": os.environ["PATH"]}
        ran = subprocess.run(command, cwd="/", env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        found = re.search(r"Collected : (\d+)", ran.stderr)
        if not found or ran.returncode < 0:
            sys.exit("counts: %s: exit status %d\n%s" % (" ".join(arguments), ran.returncode, ran.stderr))
        return int(found.group(1))

    def file(self, name, content):
        path = os.path.join(self.work, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as out:
            out.write(content)
        return path

    def actions(self, log):
        return sum(json.loads(line)["actions"] for line in self.run("check", "--format", "json", log).splitlines())

    def an_action(self, name, content):
        """Instructions an action of a corpus, without the program's start."""
        once = self.file("once-" + name, content)
        often = self.file("often-" + name, content * TIMES)
        counts = [self.count("check", "--jobs", "1", "--quiet", log) for log in (once, often)]
        return (counts[1] - counts[0]) // (self.actions(once) * (TIMES - 1))


    def a_simulated_action(self, game):
        """Of some games more than of one, so without the program's start."""
        def of(games):
            command = ("simulate", game, "--players", "3", "--seed", "1", "--games", games)
            played = self.file("played-%s-%s" % (game, games), self.run(*command))
            return self.count(*command), self.actions(played)

        some, one = of("3"), of("1")
        return (some[0] - one[0]) // (some[1] - one[1])


def is_legal(counter, log):
    return all(json.loads(line)["verdict"] == "legal"
               for line in counter.run("check", "--format", "json", log).splitlines())


def contents(paths):
    return b"".join(open(path, "rb").read() + b"\n" for path in paths)


def measures_of(counter, game):
    """Name, input and how it is counted."""
    folder = os.path.join(ROOT, "fixtures", game)
    logs = sorted(glob.glob(folder + "/games/*.log"))
    legal = [log for log in logs if is_legal(counter, log)]
    small = min(legal, key=lambda log: (os.path.getsize(log), log))
    typed = contents(legal)
    made = b"".join(counter.run("simulate", game, "--players", str(players), "--games", str(MADE_GAMES),
                                "--seed", str(players)) for players in range(2, 6))
    faulty = sorted(glob.glob(folder + "/errors/*.log"))
    variant = b"kind: variant\nid: lab\ntitle: of a count\n"
    own = counter.file("own/%s/%s/variants/lab.yaml" % (game, game), variant)
    own = os.path.dirname(os.path.dirname(os.path.dirname(own)))
    one = contents([small])
    yield "check a small game", one, lambda: counter.count("check", "--jobs", "1", small)
    yield "check it with --rules", one + variant, lambda: counter.count("check", "--jobs", "1", "--rules", own, small)
    yield "legal at its end", one, lambda: counter.count("legal", small)
    yield "made games, an action", made, lambda: counter.an_action("made-" + game, made)
    yield "typed games, an action", typed, lambda: counter.an_action("typed-" + game, typed)
    yield "games with faults, with readings", contents(faulty), lambda: counter.count("check", "--jobs", "1", *faulty)
    yield "simulate, an action", b"", lambda: counter.a_simulated_action(game)


def measures(counter):
    yield "--version", b"", lambda: counter.count("--version")
    for folder in sorted(glob.glob(os.path.join(ROOT, "fixtures/*/games"))):
        game = os.path.basename(os.path.dirname(folder))
        for name, content, count in measures_of(counter, game):
            yield game + ": " + name, content, count


def counted(program):
    with tempfile.TemporaryDirectory(prefix="dogeref-counts-") as work:
        all_of_them = list(measures(Counter(program, work)))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            counts = list(pool.map(lambda measure: measure[2](), all_of_them))
    return {name: {"count": count, "input": hashlib.sha256(content).hexdigest()[:16]}
            for (name, content, _), count in zip(all_of_them, counts)}


def compared(now, before):
    """Prints how the counts have changed; the names of those that have grown too much."""
    grown, fallen = [], False
    print("%-48s %14s %14s" % ("instructions", "now", "committed"))
    for name, one in now.items():
        known = before.get(name)
        if known is None:
            print("%-48s %14d %14s" % (name, one["count"], "-"))
            continue
        change = one["count"] / known["count"] - 1
        note = "" if one["input"] == known["input"] else ", of another input"
        print("%-48s %14d %14d %+7.2f %%%s" % (name, one["count"], known["count"], change * 100, note))
        fallen = fallen or change < -ALLOWED
        if change > ALLOWED:
            grown.append(name + note)
    for name in before:
        if name not in now:
            grown.append(name + ", which is not counted any more")
    if fallen and not grown:
        print("Some have fallen: ./dev counts --set keeps what was won.")
    return grown


def main():
    program, path = os.path.realpath(sys.argv[1]), sys.argv[2]
    if not shutil.which("valgrind"):
        print("skipped: there is no valgrind here")
        return 0
    here = made_with()
    if sys.argv[3:] == ["--set"]:
        now = counted(program)
        with open(path, "w") as out:
            json.dump({"made_with": here, "counts": now}, out, indent=1)
            out.write("\n")
        compared(now, now)
        return 0
    known = json.load(open(path))
    others = ["%s %s, there %s" % (what, value, known["made_with"].get(what))
              for what, value in here.items() if known["made_with"].get(what) != value]
    if others:
        print("NOT COMPARED: the counts in %s were made elsewhere.\n  here %s" %
              (os.path.relpath(path, ROOT), "\n  here ".join(others)))
        return 0
    grown = compared(counted(program), known["counts"])
    for name in grown:
        print("GROWN by more than %d %%: %s" % (ALLOWED * 100, name))
    if grown:
        print("Mend it, or say in the commit why it is worth that, with ./dev counts --set.")
    return 1 if grown else 0


sys.exit(main())
