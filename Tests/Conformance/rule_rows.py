"""Every row of the tables of rules is exactly one rule, alias or topic: rule_rows.py BINARY TSV...

A row that is not written yet stands in rules_not_written.txt, which may name no row that is.
"""
import collections
import json
import os
import subprocess
import sys

# Rows of the tables that no rule, alias or topic is written for yet: one a line.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "rules_not_written.txt"), encoding="utf-8") as file:
    NOT_WRITTEN = {line.strip() for line in file if line.strip() and not line.startswith("#")}

binary, *paths = sys.argv[1:]
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
ids = set()
failed = not paths
for path in paths:
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t")[0] for line in file][1:]
    counts = collections.Counter(known[row] for row in rows if row in known)
    lacking = [row for row in rows if row not in known]
    print(f"{os.path.basename(path)}: {len(rows)} rows: {counts['rule']} are rules or aliases, {counts['topic']} are topics, "
          f"{len(lacking)} are not written")
    for row in lacking:
        print(f"not written yet: {row}" if row in NOT_WRITTEN else f"missing: {row}")
    for row in sorted(ids.intersection(rows)):
        print(f"in two tables: {row}")
    failed |= not rows or not NOT_WRITTEN.issuperset(lacking) or not ids.isdisjoint(rows)
    ids.update(rows)
# A table that was left out has no rows to compare.
unwritten = NOT_WRITTEN & ids if len(paths) < 4 else NOT_WRITTEN
for name in sorted(unwritten.difference(ids - known.keys())):
    print(f"listed as not written, and it is written or no row: {name}")
    failed = True
own = [rule["id"] for rule in explained["rules"] if rule["id"] not in ids]
print(f"{len(own)} more rules are capplan's own")
sys.exit(1 if failed else 0)
