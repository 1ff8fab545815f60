"""Every row of rules.tsv is exactly one rule, alias or topic: rule_rows.py BINARY TSV."""
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

counts = collections.Counter(known[row[0]] for row in rows if row[0] in known)
missing = [row[0] for row in rows if row[0] not in known]
ids = {row[0] for row in rows}
own = [rule["id"] for rule in explained["rules"] if rule["id"] not in ids]
print(f"{len(rows)} rows: {counts['rule']} are rules or aliases, {counts['topic']} are topics; {len(own)} more rules are "
      "capplan's own")
print(*[f"missing: {name}" for name in missing], sep="\n", end="\n" if missing else "")
sys.exit(1 if missing or not rows else 0)
