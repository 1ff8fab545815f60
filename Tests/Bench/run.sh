#!/usr/bin/env bash
# Speed as ratios against peers in the same run: run.sh BINARY. Needs hyperfine, a C compiler and python3 with orjson.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
for tool in hyperfine cc python3 jq; do
  command -v "$tool" >/dev/null || { echo "bench needs $tool"; exit 1; }
done
python3 -c 'import orjson' 2>/dev/null || { echo "bench needs python3's orjson"; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

printf '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n' > hello.c
cc -O2 -o hello hello.c
cp "$here/graph.json" .
python3 "$here/generate.py" connections 50000000 > big.graph.json
python3 "$here/generate.py" graphs 1000 many
printf 'import orjson\norjson.loads(open("big.graph.json", "rb").read())\n' > load.py

# mean NAME: the mean of the named command in seconds.
mean() { jq -r --arg name "$1" '.results[] | select(.command == $name) | .mean' "$2"; }
ratio() { python3 -c 'import sys; print(f"{float(sys.argv[1]) / float(sys.argv[2]):.2f}")' "$1" "$2"; }
milliseconds() { python3 -c 'import sys; print(f"{float(sys.argv[1]) * 1000:.1f} ms")' "$1"; }

hyperfine -N --warmup 30 --runs 300 --export-json start.json --style none \
  -n hello ./hello -n check "$binary check graph.json" -n version "$binary --version" >/dev/null 2>&1
hyperfine -N --warmup 1 --runs 10 --export-json big.json --style none \
  -n orjson "python3 load.py" -n capplan "$binary check --ignore all big.graph.json" >/dev/null 2>&1
hyperfine -N -i --warmup 1 --runs 10 --export-json many.json --style none \
  -n many "$binary check many" -n one "$binary check graph.json" >/dev/null 2>&1
hyperfine -N -i --warmup 1 --runs 5 --export-json matrix.json --style none \
  -n serial "taskset -c 0 $binary matrix -f csv many" -n parallel "$binary matrix -f csv many" >/dev/null 2>&1
memory=$( (/usr/bin/time -f '%M' "$binary" check graph.json >/dev/null) 2>&1 | tail -1)

hello=$(mean hello start.json) check=$(mean check start.json) version=$(mean version start.json)
orjson=$(mean orjson big.json) big=$(mean capplan big.json)
many=$(mean many many.json) one=$(mean one many.json)
echo "| what | time | against | ratio | goal |"
echo "| --- | --- | --- | --- | --- |"
echo "| \`capplan --version\` | $(milliseconds "$version") | a C hello world, $(milliseconds "$hello") | $(ratio "$version" "$hello") | |"
echo "| \`capplan check\` of one graph of $(($(wc -c < graph.json) / 100))00 bytes | $(milliseconds "$check") | a C hello world | $(ratio "$check" "$hello") | 2.5 |"
echo "| its memory | $memory KB | 8192 KB | $(ratio "$memory" 8192) | 1 |"
echo "| \`capplan check\` of 1,000 graphs in one call | $(milliseconds "$many") | 1,000 calls | $(ratio "$many" "$(python3 -c "print($one * 1000)")") | |"
echo "| \`capplan check --ignore all\` of 50 MB of connections | $(milliseconds "$big") | Python's orjson loading it, $(milliseconds "$orjson") | $(ratio "$big" "$orjson") | 0.5 |"
echo "| \`capplan matrix\` of 1,000 graphs on all profiles, $(nproc) cores | $(milliseconds "$(mean parallel matrix.json)") | the same on one core, $(milliseconds "$(mean serial matrix.json)") | $(ratio "$(mean parallel matrix.json)" "$(mean serial matrix.json)") | 0.65 |"
# CP-SAT is the peer of the exact planner, where OR-Tools is installed: by itself or by `make conformance`.
python=python3
exact=$here/../../.build/conformance-ortools/bin/python
if ! python3 -c 'import ortools' 2>/dev/null && [ -x "$exact" ]; then python=$exact; fi
"$python" "$here/planner.py" "$(dirname "$binary")/PlannerTiming"
echo
echo "$(nproc) cores, $(grep -m1 'model name' /proc/cpuinfo 2>/dev/null | cut -d: -f2 | sed 's/^ //'), $(uname -sm)"
