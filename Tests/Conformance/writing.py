"""Faults while capplan writes a file: writing.py BINARY.

Whatever happens, a file holds its old bytes or its new ones, whole; a run that could not write says so by its exit
status; and nothing else is left behind, but after a kill, whose leftover the next run removes. strace injects the
faults, a small file system in memory is full or read-only where one may be mounted.
"""

import fcntl
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading

BINARY = str(pathlib.Path(sys.argv[1]).resolve())
OLD = '{ "capplan": 1, "profiles": ["iphone-xs"], }\n'
NEW = '{ "capplan": 1, "profiles": ["iphone-xs"] }\n'
# A command that writes a file, the file, and its old text; None where the file is new.
COMMANDS = {
    "fix": (["check", "-q", "--fix", "graph.json"], "graph.json", OLD),
    "report": (["check", "-q", "-o", "json=report.json", "graph.json"], "report.json", "old\n"),
    "new report": (["check", "-q", "-o", "json=report.json", "graph.json"], "report.json", None),
    "starter": (["init", "pip", "-o", "new.json"], "new.json", None),
}
FAULTS = ["write:error=ENOSPC:when=1", "fsync:error=EIO", "rename:error=EACCES", "link:error=EIO"]
KILLS = ["write:signal=KILL:when=1", "fsync:signal=KILL", "rename:signal=KILL", "link:signal=KILL"]


def expect(condition, *what):
    if not condition:
        raise SystemExit("\n".join(["an expectation failed:", *map(str, what)]))


def run(folder, arguments, inject=None):
    trace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=all", "-e", f"inject={inject}"] if inject else []
    done = subprocess.run([*trace, BINARY, *arguments], cwd=folder, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def fresh(folder, name):
    """The folder before a command; its files."""
    folder.mkdir()
    command, file, old = COMMANDS[name]
    (folder / "graph.json").write_text(OLD if name == "fix" else NEW)
    if old is not None:
        (folder / file).write_text(old)
    return command, folder / file, old


def leftovers(folder):
    return sorted(path.name for path in folder.iterdir() if path.name.startswith(".capplan-"))


def text(path):
    return path.read_text() if path.exists() else None


def faults(place):
    """Each call that writing makes fails once, or the process is killed in it."""
    new, failed, killed = {}, 0, 0
    for name in COMMANDS:
        folder = place / f"{name} plain"
        command, file, old = fresh(folder, name)
        status, said = run(folder, command)
        new[name] = text(file)
        expect(status == 0 and new[name] not in (None, old) and not leftovers(folder), name, status, said)
    for name in COMMANDS:
        for fault in FAULTS + KILLS:
            folder = place / f"{name} {fault}"
            command, file, old = fresh(folder, name)
            status, said = run(folder, command, fault)
            now = text(file)
            expect(now in (old, new[name]), name, fault, "neither old nor new", now)
            expect(status != 0 or now == new[name], name, fault, "a failure is a success", said)
            if "signal" not in fault:
                expect(not leftovers(folder), name, fault, leftovers(folder))
                failed += status != 0
                continue
            killed += status in (-signal.SIGKILL, 128 + signal.SIGKILL)
            # A starter is not written over one that a killed run has finished.
            if name == "starter":
                file.unlink(missing_ok=True)
            if name == "fix":
                file.write_text(OLD)
            status, said = run(folder, command)
            expect(status == 0 and text(file) == new[name], name, fault, "the next run", said)
            expect(not leftovers(folder), name, fault, "the next run", leftovers(folder))
    expect(failed >= 10 and killed >= 10, "the faults take place", failed, killed)
    folder = place / "no links"
    command, file, _ = fresh(folder, "starter")
    status, said = run(folder, command, "link:error=EPERM")
    expect(status == 0 and text(file) == new["starter"] and not leftovers(folder), "a file system without links", said)
    return f"{failed} failed calls, {killed} kills"


def strangers(place):
    """Of the files that look like leftovers, one is ours, plain and unlocked; the others stay."""
    folder = place / "strangers"
    command, file, _ = fresh(folder, "fix")
    (folder / "victim").write_text("victim")
    (folder / ".capplan-1-0.tmp").write_text("left")
    (folder / ".capplan-2-0.tmp").symlink_to("victim")
    (folder / ".capplan-3-0.tmp").mkdir()
    os.mkfifo(folder / ".capplan-4-0.tmp")
    others = [".capplan-x-0.tmp", ".capplan-5-0.tmp.bak", ".capplan-6.tmp", ".capplan--0.tmp", ".capplan-7-0-0.tmp"]
    for name in others + [".capplan-8-0.tmp", ".capplan-9-0.tmp"]:
        (folder / name).write_text("other")
    stay = {".capplan-2-0.tmp", ".capplan-3-0.tmp", ".capplan-4-0.tmp", ".capplan-8-0.tmp", *others}
    if os.geteuid() == 0:
        os.chown(folder / ".capplan-9-0.tmp", 12345, 12345)
        stay.add(".capplan-9-0.tmp")
    with (folder / ".capplan-8-0.tmp").open() as locked:
        fcntl.flock(locked, fcntl.LOCK_EX)
        expect(run(folder, command)[0] == 0 and text(file) == NEW, "fix")
    expect(set(leftovers(folder)) == stay, leftovers(folder))
    expect((folder / "victim").read_text() == "victim", "the file behind a link")


def links(place):
    """A link stays, and its target is written."""
    folder = place / "links"
    command, file, _ = fresh(folder, "fix")
    (folder / "sub").mkdir()
    file.rename(folder / "sub" / "target")
    file.symlink_to("sub/target")
    expect(run(folder, command)[0] == 0, "fix")
    expect(file.is_symlink() and (folder / "sub" / "target").read_text() == NEW, "the target of a link")
    (folder / "loop").symlink_to("loop")
    expect(run(folder, ["check", "-q", "-o", "json=loop", "graph.json"])[0] == 3, "a loop")
    expect((folder / "loop").is_symlink() and not leftovers(folder) and not leftovers(folder / "sub"), "a loop")


def writers(place):
    """Several processes write one file: a reader never finds a mix, and a starter has one author."""
    folder = place / "writers"
    folder.mkdir()
    for number in range(4):
        keys = " ".join(f'"k{index}": 1,' for index in range(200 * number))
        (folder / f"{number}.json").write_text(f'{{ "capplan": 1, {keys} "x-a": 1 }}\n')
    command = [BINARY, "check", "-q", "--exit-zero", "-o", "json=report.json"]
    done, seen = threading.Event(), []

    def read():
        while not done.is_set():
            try:
                seen.append(json.loads((folder / "report.json").read_text())["version"])
            except FileNotFoundError:
                pass

    reader = threading.Thread(target=read)
    reader.start()
    try:
        for _ in range(6):
            processes = [
                subprocess.Popen([*command, f"{number}.json"], cwd=folder, stdout=subprocess.DEVNULL)
                for number in (0, 1, 2, 3, 0, 3)
            ]
            expect(all(process.wait(60) == 0 for process in processes), [process.returncode for process in processes])
    finally:
        done.set()
        reader.join()
    expect(seen and all(version == 1 for version in seen), "the reader")
    for turn in range(6):
        processes = [
            subprocess.Popen([BINARY, "init", name, "-o", f"{turn}.graph.json"], cwd=folder, stderr=subprocess.DEVNULL)
            for name in ("pip", "lidar", "photo", "audio")
        ]
        ends = [process.wait(60) for process in processes]
        expect(sorted(status == 0 for status in ends) == [False] * 3 + [True], "one author", ends)
        json.loads((folder / f"{turn}.graph.json").read_text())
    expect(not leftovers(folder), leftovers(folder))
    return f"{len(seen)} reads of a file with six writers"


def disks(place):
    """A full disk and a read-only one; '' where none may be mounted."""
    script = """
    mount -t tmpfs -o size=64k none "$1" 2>/dev/null || exit 77
    cd "$1"
    printf '%s' "$3" >graph.json && cp graph.json before
    dd if=/dev/zero of=filler bs=4k 2>/dev/null
    "$2" check -q --fix graph.json >/dev/null 2>full; echo "$?"
    cmp graph.json before && ls -A
    rm filler && mount -o remount,ro "$1"
    "$2" check -q --fix graph.json 2>&1 >/dev/null; echo "$?"
    "$2" init pip -o new.json 2>&1; echo "$?"
    ls -A
    """
    folder = place / "disk"
    folder.mkdir()
    unshare = ["unshare", "-m"] if os.geteuid() == 0 else ["unshare", "-rm"]
    done = subprocess.run([*unshare, "bash", "-c", script, "disk", folder, BINARY, OLD], capture_output=True, text=True)
    if done.returncode == 77 or "unshare failed" in done.stderr:
        return "no file system may be mounted here: full and read-only disks are left out"
    lines = done.stdout.splitlines()
    names = ["before", "filler", "full", "graph.json"]
    expect(lines[:5] == ["3", *names], done.stdout, done.stderr)
    rest = "\n".join(lines[5:])
    expect(rest.count("read-only") == 2 and lines.count("3") == 3, rest)
    expect(lines[-3:] == ["before", "full", "graph.json"], rest)
    return "a full disk and a read-only one"


with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder)
    print("; ".join(filter(None, [part(place) for part in (faults, strangers, links, writers, disks)])))
