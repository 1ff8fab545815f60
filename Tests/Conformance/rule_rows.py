"""Every row of rules.tsv that a graph can break is a rule, an alias or a topic: rule_rows.py BINARY TSV."""
import collections
import json
import subprocess
import sys

binary, path = sys.argv[1:]
explained = json.loads(subprocess.run([binary, "explain", "--all", "--format", "json"], stdout=subprocess.PIPE,
                                      check=True).stdout)
known = {}
for rule in explained["rules"]:
    for name in [rule["id"], *rule["aliases"]]:
        known[name] = "rule"
for topic in explained["topics"]:
    for name in [topic["id"], *topic["aliases"]]:
        if name in known:
            sys.exit(f"{name} is both a rule and a topic")
        known[name] = "topic"
with open(path, encoding="utf-8") as file:
    rows = [line.rstrip("\n").split("\t") for line in file][1:]

# The areas whose rows are all accounted for; a row that is missing there is a fault, elsewhere it is counted.
complete = {1, 2, 3, 4, 5, 6, 8, 12}
counts = collections.Counter()
missing, pending = [], 0
for row in rows:
    number = int(row[8].split(".")[0])
    is_hint = row[5] == "hint"
    if row[0] in known:
        counts[known[row[0]]] += 1
    elif number in complete and not is_hint:
        missing.append(row[0])
    else:
        pending += 1
ids = {row[0] for row in rows}
own = [rule["id"] for rule in explained["rules"] if rule["id"] not in ids]
print(f"{counts['rule']} rows are rules or aliases, {counts['topic']} are topics, {pending} hints and rows of other areas "
      f"are not covered yet; {len(own)} rules are capplan's own")
print(*[f"missing: {name}" for name in missing], sep="\n", end="\n" if missing else "")
sys.exit(1 if missing or not rows else 0)
