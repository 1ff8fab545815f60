#!/usr/bin/env bash
# All targets type-checked as for macOS, with the deployment target of Package.swift, and those of the library products
# as for iOS 15, which has what macOS 12 has: macos.sh CHECK, the script that does it.
set -uo pipefail
check=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAPPLAN_STRICT=1
"$check" "$root" "$folder" || exit
libraries=$(swift package --package-path "$root" --scratch-path "$folder/scratch" describe --type json |
  python3 -c 'import json, sys; print(*(t for p in json.load(sys.stdin)["products"] if "library" in p["type"] for t in p["targets"]))')
[ -n "$libraries" ] || { echo "no library product is found"; exit 1; }
# shellcheck disable=SC2086 # names of targets
VERSION=12.0 "$check" "$root" "$folder" $libraries
