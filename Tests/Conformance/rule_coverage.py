"""rule_coverage.py TESTS PROFILE: every region of the rules is run by their examples, but for the exceptions.

TESTS is the test binary and PROFILE the .profdata of a run of the examples alone. The exceptions stand in
rule_coverage_exceptions.txt beside this file, in lines of "File.swift | what the region begins with | reason".
"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
MODULES = [os.path.join(ROOT, "Sources", name) + os.sep for name in ("CaptureRules", "CaptureMediaRules")]
LLVM_COV = os.environ.get("LLVM_COV", "llvm-cov")


def regions(tests, profile):
    """The times that each region ran, by its file and place; a region of several functions ran if one of them did."""
    command = [LLVM_COV, "export", tests, f"-instr-profile={profile}", "-format=text", *MODULES]
    data = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["data"][0]
    counts = {}
    for function in data["functions"]:
        for first, column, last, end, count, file, _, kind in function["regions"]:
            path = function["filenames"][file]
            # Kind 0 is code; the others are what macros and comments leave out.
            if kind == 0 and path.startswith(tuple(MODULES)):
                place = (path, first, column, last, end)
                counts[place] = max(counts.get(place, 0), count)
    return counts


def lines(path, cache={}):
    if path not in cache:
        with open(path, encoding="utf-8") as file:
            cache[path] = file.read().split("\n")
    return cache[path]


def text(place):
    """What a region begins with: its line, from its first column (counted in bytes) on."""
    path, first, column, last, end = place
    line = lines(path)[first - 1].encode()
    words = line[column - 1 : end - 1 if last == first else None].decode(errors="replace").strip()
    return words or "behind " + line[: column - 1].decode(errors="replace").strip()


def exceptions():
    """The exceptions: (file, text) with its reason."""
    found = {}
    with open(os.path.join(HERE, "rule_coverage_exceptions.txt"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            file_name, _, rest = line.strip().partition(" | ")
            words, _, reason = rest.rpartition(" | ")
            if not file_name or not words or not reason:
                sys.exit(f"an exception is 'file | text | reason': {line!r}")
            found[file_name, words] = reason
    return found


def main():
    tests, profile = sys.argv[1:]
    counts = regions(tests, profile)
    if len(counts) < 1000:
        sys.exit(f"only {len(counts)} regions: is this a run of the tests with coverage?")
    allowed = exceptions()
    used = set()
    missing = []
    for place, count in sorted(counts.items()):
        if count:
            continue
        key = (os.path.basename(place[0]), text(place))
        if key in allowed:
            used.add(key)
        else:
            missing.append(f"{os.path.relpath(place[0], ROOT)}:{place[1]}:{place[2]}: {key[1]}")
    stale = [f"{file}: {words}" for file, words in allowed if (file, words) not in used]
    for line in missing:
        print("not run by any example:", line)
    for line in stale:
        print("an exception that is none any more:", line)
    print(f"{len(counts)} regions of the rules, {len(missing)} without an example, {len(used)} exceptions")
    sys.exit(1 if missing or stale else 0)


if __name__ == "__main__":
    main()
