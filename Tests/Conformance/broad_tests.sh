#!/usr/bin/env bash
# The suites that ask how broad a run is, each in full: broad_tests.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
suites=$(grep -rl 'Breadth\.' Tests --include='*Tests.swift' | sed 's|.*/||; s|\.swift$||' | sort | paste -sd '|' -)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The program of the tests itself, where it is one: `swift test` would wait for the release build beside it.
program=$("${SWIFT:-swift}" build --show-bin-path)/capplanPackageTests.xctest
read -ra flags <<<"${TEST_FLAGS:-}"
run=("${SWIFT:-swift}" test ${flags[@]+"${flags[@]}"})
if [ -f "$program" ]; then run=("$program" --testing-library swift-testing); fi
CAPPLAN_BROAD=1 NO_COLOR=1 "${run[@]}" --filter "\.($suites)/" >"$log" 2>&1 || { grep -v ' started\.$' "$log"; exit 1; }
# A narrow run passes too.
grep -q 'aBroadRunTriesEverything() passed' "$log" || { echo "the run was a narrow one"; exit 1; }
grep -o 'Test run with .*' "$log"
