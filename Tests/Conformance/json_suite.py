"""Runs `capplan check` over JSONTestSuite: json_suite.py BINARY FOLDER."""
import os
import subprocess
import sys

binary, folder = sys.argv[1:]
counts = {"y": 0, "n": 0, "i": 0}
faults = []
for name in sorted(os.listdir(folder)):
    run = subprocess.run([binary, "check", "--format", "concise", os.path.join(folder, name)],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    counts[name[0]] += 1
    if run.returncode < 0 or run.returncode == 70:
        faults.append(f"{name}: crashed ({run.returncode})")
    elif name[0] == "y" and run.returncode == 3:
        faults.append(f"{name}: refused: {run.stdout.decode(errors='replace')[:200]}")
    elif name[0] == "n" and run.returncode != 3:
        faults.append(f"{name}: accepted ({run.returncode})")
print(f"{counts['y']} accepted, {counts['n']} refused, {counts['i']} either way without a crash")
if counts["y"] < 95 or counts["n"] < 188 or counts["i"] < 35:
    faults.append(f"the suite is not whole: {counts}")
print("\n".join(faults))
sys.exit(1 if faults else 0)
