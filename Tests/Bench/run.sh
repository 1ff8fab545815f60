#!/usr/bin/env bash
# Speed as ratios against peers in the same run: run.sh BINARY. Needs hyperfine, a C compiler and python3.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
for tool in hyperfine cc python3; do
  command -v "$tool" >/dev/null || { echo "bench needs $tool"; exit 1; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cores=$(getconf _NPROCESSORS_ONLN)
processor=$(sysctl -n machdep.cpu.brand_string 2>/dev/null || sed -n '/^model name/{s/.*: //p;q;}' /proc/cpuinfo)
# Nothing keeps a program on one core of a Mac.
pins=""
if command -v taskset >/dev/null; then pins=yes; else echo "rows of one core are left out: there is no taskset"; fi

printf '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n' > hello.c
cc -O2 -o hello hello.c
cp "$here/graph.json" .
python3 "$here/generate.py" 1000 many

# rounds COUNT NAME OPTION...: so many rounds of hyperfine, into NAME.round1.json and so on.
rounds() {
  local count=$1 name=$2
  shift 2
  for round in $(seq "$count"); do
    hyperfine -N -i --style none --export-json "$name.round$round.json" "$@" >/dev/null 2>&1
  done
}

# row WHAT COMMAND AGAINST-WORDS AGAINST NAME GOAL: a line of the table.
row() {
  local time against ratio
  read -r time against ratio <<< "$(python3 "$here/rounds.py" "$2" "$4" "$5".round*.json)"
  echo "| $1 | $time ms | $3, $against ms | $ratio | $6 |"
}

rounds 9 start --warmup 20 --runs 100 \
  -n hello ./hello -n check "$binary check graph.json" -n version "$binary --version"
rounds 5 many --warmup 1 --runs 3 -n many "$binary check many" -n one "$binary check graph.json"
if [ -n "$pins" ]; then
  rounds 5 matrix --warmup 1 --runs 3 \
    -n serial "taskset -c 0 $binary matrix -f csv many" -n parallel "$binary matrix -f csv many"
fi
# The devices that had profiles before all models did.
twelve=conservative,iphone-11-pro-max,iphone-12-pro,iphone-13-mini,iphone-14-pro,iphone-16-pro,iphone-17,iphone-17-pro
twelve=$twelve,iphone-17-pro-max,iphone-7-plus,iphone-xr,iphone-xs
python3 "$here/generate.py" 100 hundred
models=$("$binary" matrix -f csv graph.json | tail -n +2 | wc -l)
rounds 5 fleet --warmup 1 --runs 3 \
  -n fleet "$binary matrix -f csv hundred" -n twelve "$binary matrix -f csv --profile $twelve hundred"
# Where they are installed: ruff, the checker that is known for its speed, and the usual validator of JSON Schema.
peers=""
if command -v ruff >/dev/null; then
  peers=ruff
  python3 "$here/peers.py" 1000 graph.json
  commands=(-n two "$binary check usual" -n ruff "ruff check --isolated --no-cache python")
  if [ -n "$pins" ]; then
    commands+=(-n one "taskset -c 0 $binary check usual" -n ruffOne "taskset -c 0 ruff check --isolated --no-cache python")
  fi
  rounds 7 peers --warmup 1 --runs 3 "${commands[@]}"
  if command -v check-jsonschema >/dev/null; then
    peers="ruff schema"
    "$binary" schema graph > graph.schema.json
    rounds 2 schema --runs 1 \
      -n schema "sh -c 'check-jsonschema --schemafile graph.schema.json usual/*.json'" -n check "$binary check usual"
  fi
fi
memory=$(python3 "$here/resources.py" "$binary" check graph.json)

read -r many _ ratio <<< "$(python3 "$here/rounds.py" many one many.round*.json)"
echo "| what | time | against | ratio | goal |"
echo "| --- | --- | --- | --- | --- |"
row "\`capplan --version\`" version "a C hello world" hello start ""
row "\`capplan check\` of one graph of $(($(wc -c < graph.json) / 100))00 bytes" check "a C hello world" hello start 2.6
echo "| its memory | $memory KB | 8192 KB | $(python3 -c "print(f'{$memory / 8192:.2f}')") | 1 |"
echo "| \`capplan check\` of 1,000 graphs in one call | $many ms | 1,000 calls | $(python3 -c "print(f'{$ratio / 1000:.2f}')") | |"
usual="\`capplan check\` of 1,000 graphs of $(($(wc -c < graph.json) / 100))00 bytes"
if [ -n "$peers" ]; then
  [ -z "$pins" ] || row "$usual, one core" one "\`ruff check --no-cache\` of 1,000 Python files of as many bytes" ruffOne peers 0.2
  row "$usual, $cores cores" two "ruff of the same" ruff peers 0.2
  [ -z "$pins" ] || row "$usual, $cores cores" two "the same on one core" one peers 0.6
fi
if [ "$peers" = "ruff schema" ]; then
  row "$usual, $cores cores" check "\`check-jsonschema\` with \`capplan schema graph\`" schema schema ""
fi
[ -z "$pins" ] || row "\`capplan matrix\` of 1,000 graphs on all profiles, $cores cores" parallel "the same on one core" serial matrix 0.65
row "\`capplan matrix\` of 100 graphs on all $models multi-cam profiles" fleet "the same on 12" twelve fleet \
  "$(python3 -c "print(f'{$models / 12 * 1.1:.2f}')")"
# CP-SAT is the peer of the exact planner, where OR-Tools is installed: by itself or by `make conformance-tools`.
python=python3
exact=$here/../../.build/conformance/bin/python3
if ! python3 -c 'import ortools' 2>/dev/null && [ -x "$exact" ]; then python=$exact; fi
"$python" "$here/planner.py" "$(dirname "$binary")/PlannerTiming"
python3 "$here/keystrokes.py" "$binary"
echo
python3 "$here/elements.py" "$binary"
echo
echo "$cores cores, $processor, $(uname -sm)"
