"""A diff of `reduce --diff` and `check --fix --diff` is what patch(1) applies: unified_diff.py BINARY."""
import os
import subprocess
import sys
import tempfile

binary = os.path.abspath(sys.argv[1])
count = 0
with tempfile.TemporaryDirectory() as folder:
    for ending in ["\n", "\r\n"]:
        for final in [True, False]:
            text = subprocess.run([binary, "init", "pip"], stdout=subprocess.PIPE, check=True).stdout.decode()
            text = text.replace("\n", ending)
            if not final:
                text = text.rstrip()
            path = os.path.join(folder, "graph.json")
            with open(path, "wb") as file:
                file.write(text.encode())
            arguments = [binary, "reduce", "--target", "0.4", "graph.json"]
            wanted = subprocess.run(arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True).stdout
            diff = subprocess.run(arguments + ["--diff"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  check=True).stdout
            assert wanted != text.encode() and diff, "the target changes something"
            patched = subprocess.run(["patch", "--binary", "-p1" if diff.startswith(b"--- a/") else "-p0"], cwd=folder,
                                     input=diff, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            assert patched.returncode == 0, (patched.stdout, patched.stderr, diff.decode())
            with open(path, "rb") as file:
                assert file.read() == wanted, diff.decode()
            count += 1
print(f"{count} diffs")
