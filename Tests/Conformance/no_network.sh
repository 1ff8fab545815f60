#!/usr/bin/env bash
# No command makes a call of the network: no_network.sh BINARY FOLDER, where FOLDER holds graphs.
set -euo pipefail
binary=$1
cd "$2"
graph="graphs/a folder: 50%/clean.graph.json"
for line in "check" "cost" "matrix" "reduce" "emit" "config" "explain --all" "profiles" "probe" "record" "init pip" \
  "schema graph" "completions bash" "man"; do
  read -ra words <<<"$line"
  case $line in check | cost | matrix | reduce | emit) words+=("$graph") ;; esac
  strace -f -e trace=network -o trace "$binary" "${words[@]}" >/dev/null 2>&1 || true
  if grep -vE '^[0-9]+ +(\+\+\+|---)' trace; then
    echo "'$line' asks the network"
    exit 1
  fi
done
