#!/usr/bin/env bash
# No command makes a call of the network, and no git that it starts does: no_network.sh BINARY FOLDER. FOLDER holds
# graphs.
set -euo pipefail
binary=$1
corpus=$(cd "$(dirname "$0")/../Fuzz/Corpus" && pwd)
cd "$2"
cp "graphs/a folder: 50%/clean.graph.json" graph.json
printf 'import AVFoundation\nfinal class Camera { let session = AVCaptureSession() }\n' >Camera.swift
git init -q
git add graph.json
git -c user.name=a -c user.email=a@example.org -c commit.gpgsign=false commit -qm graph
lines=("draft Camera.swift" check cost matrix reduce emit draw config "explain --all" help profiles probe record "init pip" "schema graph"
  "completions bash" man lsp "diff graph.json graph.json" "diff --git HEAD" "import $corpus/import/log"
  "calibrate --profile iphone-xs $corpus/readings/one")
# Each command of the program is tried.
for command in $("$binary" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
  printf '%s\n' "${lines[@]}" | grep -qE "^$command( |$)" || { echo "'$command' is not tried"; exit 1; }
done
for line in "${lines[@]}"; do
  read -ra words <<<"$line"
  strace -f -e trace=network -o trace "$binary" "${words[@]}" >out 2>&1 </dev/null || [ $? -eq 1 ] || { cat out; exit 1; }
  if grep -vE '^[0-9]+ +(\+\+\+|---)' trace; then
    echo "'$line' asks the network"
    exit 1
  fi
done
