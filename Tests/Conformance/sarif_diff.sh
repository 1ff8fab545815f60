#!/usr/bin/env bash
# sarif-tools count the results of two equal runs, and find no difference: sarif_diff.sh FOLDER.
set -euo pipefail
cd "$1"
sarif diff 1/all.sarif 2/all.sarif --output difference.json >/dev/null
jq -e '[.. | objects | select(has("+")) | .["+"], .["-"]] | length > 0 and all(. == 0)' difference.json >/dev/null ||
  { cat difference.json; exit 1; }
results=$(jq '.runs[0].results | length' 1/all.sarif)
counted=$(sarif csv 1/all.sarif --output results.csv >/dev/null && python3 -c '
import csv, sys
print(sum(1 for _ in csv.reader(open("results.csv", encoding="utf-8-sig"))) - 1)')
[ "$results" -eq "$counted" ] || { echo "$counted of $results results read"; exit 1; }
echo "$results results read"
