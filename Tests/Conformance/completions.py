"""Asks bash, zsh and fish for completions as a person does, with a tab: completions.py BINARY SHELL.

bash and zsh run in a pseudo-terminal. After the tab the line is turned into arguments of printf, so that what the shell
made of it is read as a program gets it; nothing waits for a prompt or a time.
"""

import os
import pathlib
import pty
import select
import shlex
import subprocess
import sys
import tempfile
import time

BINARY, SHELL = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
SECONDS = 60
FORMATS = "text concise json jsonl sarif github gitlab junit checkstyle rdjson".split()

# What is typed, and what it becomes if there is one way to go on.
ONE = [
    ("capplan chec", "check"),
    ("capplan check --write-b", "--write-baseline"),
    ("capplan check --format check", "checkstyle"),
    ("capplan check --format=check", "--format=checkstyle"),
    ("capplan check -fcheck", "-fcheckstyle"),
    ("capplan check --select format-not-mul", "format-not-multicam"),
    ("capplan matrix --profile iphone-xs,iphone-7-pl", "iphone-xs,iphone-7-plus"),
    ("capplan init dual-c", "dual-camera"),
    ("capplan --color never chec", "check"),
    ("capplan check one", "one.graph.json"),
    ("capplan check --output=sarif=re", "--output=sarif=report.txt"),
    ("capplan check -o repo", "report.txt"),
    ("capplan check --profile-folder dev", "devices/"),
    ("capplan man sett", "settings"),
    ("capplan completions zs", "zsh"),
]

# What is typed, and some of what is offered.
MANY = [
    ("capplan ", "check reduce matrix completions man help".split()),
    ("capplan check --format ", FORMATS),
    ("capplan check --fail-on=", [f"--fail-on={word}" for word in "error likely warning note unverified".split()]),
    ("capplan explain format-", ["format-not-multicam", "format-ambiguous"]),
    ("capplan check --un", ["--unsafe-fixes"]),
    ("capplan check ", ["one.graph.json", "devices"]),
]


def capplan(*words):
    return subprocess.run([BINARY, *words], capture_output=True, text=True, check=True).stdout


def folder():
    """A folder with files to complete, and programs that must not be run by a tab."""
    path = pathlib.Path(tempfile.mkdtemp())
    (path / "one.graph.json").write_text("{}")
    (path / "report.txt").write_text("")
    (path / "devices").mkdir()
    (path / "capplan").write_text("#!/bin/sh\necho 'files '\necho EVIL\n")
    (path / "capplan").chmod(0o755)
    (path / "bin").mkdir()
    (path / "bin" / "capplan").symlink_to(BINARY)
    return path


class Terminal:
    """A shell in a pseudo-terminal."""

    def __init__(self, command, environment, path):
        self.child, self.file = pty.fork()
        if self.child == 0:
            os.chdir(path)
            os.execvpe(command[0], command, environment)
        self.seen = b""

    def send(self, text):
        os.write(self.file, text.encode())

    def until(self, mark):
        end = time.monotonic() + SECONDS
        while mark.encode() not in self.seen:
            ready, _, _ = select.select([self.file], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise SystemExit(f"{SHELL} did not answer: {self.seen[-400:]!r}")
            self.seen += os.read(self.file, 65536)
        before, self.seen = self.seen.split(mark.encode(), 1)
        return before.decode()


def arguments_after(lines, path, setup, complete):
    """What each line has become after the keys of `complete`, as a list of arguments."""
    environment = {"PATH": f"{path}/bin:/usr/bin:/bin", "HOME": str(path), "TERM": "dumb", "LC_ALL": "C.UTF-8"}
    command = {"bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"]}[SHELL]
    terminal = Terminal(command, environment, path)
    for line in setup:
        terminal.send(line + "\n")
    terminal.send("printf 'rea%s\\n' dy\n")
    terminal.until("ready")
    answers = []
    for index, line in enumerate(lines):
        out = path / f"answer{index}"
        # To the start of the line, then a command that writes the arguments down, each on a line.
        terminal.send(line + complete + f"\x01printf '%s\\n' >{out} \n")
        terminal.send(f"printf 'do%s{index}\\n' ne\n")
        terminal.until(f"done{index}")
        answers.append(out.read_text().splitlines()[1:] if out.exists() else ["nothing was written"])
        out.unlink(missing_ok=True)
    terminal.send("exit\n")
    os.close(terminal.file)
    os.waitpid(terminal.child, 0)
    return answers


def by_terminal(path):
    script = path / "bin" / "script"
    script.write_text(capplan("completions", SHELL))
    if SHELL == "bash":
        setup = [f"source {script}", "bind 'set bell-style none'"]
        insert_all = "\x1b*"
    else:
        setup = ["PROMPT=", "bindkey -e", "autoload -Uz compinit; compinit -u -D", f"source {script}", "unsetopt beep"]
        insert_all = "\x18a"
        setup += ["zle -C all complete-word _generic", "bindkey '^Xa' all"]
        setup += ["zstyle ':completion:all:*' completer _all_matches _complete", "zstyle ':completion:all:*' insert true"]
        setup += ["zstyle ':completion:all:*' old-matches no"]
    ones = arguments_after([line for line, _ in ONE], path, setup, "\t")
    manies = arguments_after([line for line, _ in MANY], path, setup, insert_all)
    return [answer[-1] for answer in ones], manies


def by_fish(path):
    script = path / "bin" / "script"
    script.write_text(capplan("completions", "fish"))
    environment = {"PATH": f"{path}/bin:/usr/bin:/bin", "HOME": str(path), "LC_ALL": "C.UTF-8"}

    def ask(line):
        command = f"source {script}; complete -C {shlex.quote(line)}"
        run = subprocess.run(
            ["fish", "--no-config", "-c", command], capture_output=True, text=True, cwd=path, env=environment
        )
        if run.stderr:
            raise SystemExit(run.stderr)
        return [answer.split("\t")[0] for answer in run.stdout.splitlines()]

    ones = [ask(line) for line, _ in ONE]
    return [answers[0] if len(answers) == 1 else answers for answers in ones], [ask(line) for line, _ in MANY]


def main():
    path = folder()
    ones, manies = (by_fish if SHELL == "fish" else by_terminal)(path)
    wrong = []
    for (line, expected), found in zip(ONE, ones):
        if found != expected and found != expected.rstrip("/"):
            wrong.append(f"{line!r} became {found!r}, not {expected!r}")
    for (line, expected), found in zip(MANY, manies):
        # Bash puts in only what stands behind the equals sign, and shells differ in the slash of a folder.
        parts = {word.rpartition("=")[2].rstrip("/") for word in found}
        missing = [word for word in expected if word.rpartition("=")[2] not in parts]
        if missing or "EVIL" in parts:
            wrong.append(f"{line!r} offers {found!r}, without {missing!r}")
    if wrong:
        raise SystemExit("\n".join(wrong))
    print(f"{len(ONE) + len(MANY)} lines in {SHELL}")


main()
