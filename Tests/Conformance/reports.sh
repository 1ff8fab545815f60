#!/usr/bin/env bash
# Writes each form of a report twice, of clean, faulty, odd and missing graphs: reports.sh BINARY FOLDER.
set -euo pipefail
binary=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
forms=(json jsonl sarif github gitlab junit checkstyle rdjson)
mkdir -p "$folder/graphs/a folder: 50%" "$folder/1" "$folder/2"

for golden in "$here"/../CaptureReportsTests/Goldens/*/; do
  cp "$golden/graph.json" "$folder/graphs/a folder: 50%/$(basename "$golden").graph.json"
done
# More than ten errors, more than a thousand, and words that have a meaning in XML and in GitHub's commands.
python3 - "$folder/graphs" <<'PYTHON'
import json, sys
for count in (12, 1100):
    graph = {"capplan": 1, "profiles": ["iphone-xs"], **{f"unheard{i}of": 1 for i in range(count)}}
    json.dump(graph, open(f"{sys.argv[1]}/faults-{count}.graph.json", "w"), indent=1)
odd = {"capplan": 1, "]]><&\"'::error::%0A##[error]\u0001\u202e\ufffe": 1, "name": {"<": 1}}
json.dump(odd, open(f"{sys.argv[1]}/odd.graph.json", "w"), ensure_ascii=False)
PYTHON

cd "$folder"
for run in 1 2; do
  outputs=()
  for form in "${forms[@]}"; do outputs+=(-o "$form=$run/all.$form"); done
  status=0
  "$binary" check "${outputs[@]}" --profile iphone-xs,iphone-xr,iphone-13 graphs lost.json >/dev/null 2>&1 || status=$?
  [ "$status" -eq 3 ] || { echo "exit status $status instead of 3"; exit 1; }
  for form in "${forms[@]}"; do
    "$binary" check -f "$form" "graphs/a folder: 50%/clean.graph.json" >"$run/clean.$form"
  done
done
diff -r 1 2
