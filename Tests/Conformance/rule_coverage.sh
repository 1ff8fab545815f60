#!/usr/bin/env bash
# Runs the examples of the rules with coverage, and looks for regions of rules that none of them runs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
scratch=${SCRATCH:-$here/../../.build/coverage}
swift=${SWIFT:-swift}
export LLVM_COV=${LLVM_COV:-$(dirname "$(command -v "$swift")")/llvm-cov}
# One test after the other: threads that count the same region lose some of it, and counts are taken from each other.
# The order of sets and dictionaries decides whether some closures run: it is the same in each run.
export SWIFT_DETERMINISTIC_HASHING=1

cd "$here/../.."
"$swift" test --no-parallel --enable-code-coverage --scratch-path "$scratch" --filter "RuleExampleTests|RuleListTests"
profile=$("$swift" test --show-codecov-path --scratch-path "$scratch")
python3 "$here/rule_coverage.py" "$(dirname "$profile")/../capplanPackageTests.xctest" "$(dirname "$profile")/default.profdata"
