#!/usr/bin/env bash
# The pages of the manual, as mandoc reads them: manual.sh BINARY.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" man >"$folder/capplan.1"
for page in graph profile settings; do "$1" man $page >"$folder/capplan-$page.5"; done
# Shells complete the names of all pages.
for page in $("$1" completions --line -- man '' | sed 1d | cut -f 1); do
  if [ ! -e "$folder/capplan-$page.5" ]; then "$1" man "$page" >"$folder/capplan-$page.1"; fi
done
mandoc -T lint "$folder"/*
for page in "$folder"/*; do
  grep -q . < <(mandoc -T utf8 "$page") || { echo "${page##*/} is empty"; exit 1; }
done
wc -c "$folder"/* | sed -n 's/ total/ bytes in all/p'
