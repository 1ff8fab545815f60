#!/usr/bin/env bash
# The site of the pages: docs.sh OUTPUT. DocC converts a copy whose links between pages are DocC's own, so that it checks
# them too. Exit status 77: DocC is not there.
set -euo pipefail
catalog=$(cd "$(dirname "$0")/../../Sources/capplan/capplan.docc" && pwd)
output=$1
mkdir -p "$(dirname "$output")"
docc=$(command -v docc || xcrun --find docc 2>/dev/null) || {
  echo "docc is not installed; it comes with a Swift toolchain" >&2
  exit 77
}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir "$copy/capplan.docc"
cp "$catalog"/*.svg "$copy/capplan.docc"

# `](costs.md#the-bill)` becomes `](doc:costs#The-bill)`: anchors of DocC keep the case of their headings.
awk -v folder="$copy/capplan.docc" '
  FNR == 1 { page = FILENAME; sub(/.*\//, "", page); sub(/\.md$/, "", page) }
  pass == 1 && /^#/ { heading = $0; sub(/^#+ /, "", heading); gsub(/ /, "-", heading) }
  pass == 1 && /^#/ { anchors[page "#" tolower(heading)] = "#" heading }
  pass == 2 {
    rest = $0; line = ""
    while (match(rest, /\]\(([a-z-]+\.md)?(#[a-z0-9-]+)?\)/)) {
      split(substr(rest, RSTART + 2, RLENGTH - 3), parts, "#")
      name = parts[1] == "" ? page : substr(parts[1], 1, length(parts[1]) - 3)
      line = line substr(rest, 1, RSTART - 1) "](doc:" name (parts[2] == "" ? "" : anchors[name "#" parts[2]]) ")"
      rest = substr(rest, RSTART + RLENGTH)
    }
    print line rest > (folder "/" page ".md")
  }
' pass=1 "$catalog"/*.md pass=2 "$catalog"/*.md
"$docc" convert "$copy/capplan.docc" --warnings-as-errors --output-path "$output" \
  --fallback-display-name capplan --fallback-bundle-identifier capplan
