#!/usr/bin/env bash
# The lines of JSON Lines are the results of the JSON report, and GitLab's fingerprints are unique: json_reports.sh FOLDER.
set -euo pipefail
cd "$1/1"
for name in all clean; do
  jq -e -n --slurpfile report "$name.json" --slurpfile lines "$name.jsonl" \
    '$lines[1:-1] == $report[0].results and $lines[-1].summary == $report[0].summary and $lines[0].version == 1' \
    >/dev/null || { echo "$name.jsonl is not $name.json"; exit 1; }
  jq -e 'map(.fingerprint) | length == (unique | length)' "$name.gitlab" >/dev/null ||
    { echo "$name.gitlab has a fingerprint twice"; exit 1; }
done
jq -e 'length > 1000' all.gitlab >/dev/null
