#!/usr/bin/env bash
# Builds the fuzzer with libFuzzer and lets it run: run.sh BINARY [TARGET...]. BINARY tells the words of the dictionary.
#
# PERCENT of the runs below are made (100: ten million in all), SCRATCH keeps the build and what was found. An input that
# stops a target stays in SCRATCH/crashes; put it, made small, into Corpus, where the tests read it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shift
scratch=${SCRATCH:-$here/../../.build/fuzz}
mkdir -p "$scratch"
scratch=$(cd "$scratch" && pwd)
# limits TARGET: sets `runs`, and `most` to the most bytes of an input.
limits() {
  case $1 in
    json) runs=2600000 most=400 ;;
    graph) runs=2000000 most=1000 ;;
    profile) runs=1200000 most=2500 ;;
    settings) runs=1300000 most=500 ;;
    readings) runs=600000 most=1200 ;;
    baseline) runs=1000000 most=500 ;;
    import) runs=800000 most=1500 ;;
    check) runs=500000 most=1600 ;;
    *) echo "there is no target $1" && exit 2 ;;
  esac
}

# The program has libFuzzer's main, so no file of it may be one.
"${SWIFT:-swift}" build --package-path "$here/../.." --scratch-path "$scratch/build" -c release --product Fuzzer \
  --sanitize=fuzzer -Xswiftc -DFUZZING -Xswiftc -parse-as-library --disable-index-store
for kind in graph profile config readings; do "$binary" schema $kind; done |
  jq -r '.. | objects | ((.properties? // {} | objects | keys[]), (.enum? // [] | .[] | strings)) |
    select(test("^[ -~]+$") and (test("[\"\\\\]") | not)) | "\"\\\"\(.)\\\"\""' | sort -u >"$scratch/words"

[ $# -gt 0 ] || set -- json graph profile settings readings baseline import check
failed=0
for target in "$@"; do
  limits "$target"
  mkdir -p "$scratch/corpus/$target" "$scratch/crashes"
  echo "== $target"
  FUZZ_TARGET=$target SWIFT_BACKTRACE=enable=no "$scratch/build/release/Fuzzer" \
    -runs=$((runs * ${PERCENT:-100} / 100)) -max_len="$most" -timeout=25 -dict="$scratch/words" \
    -artifact_prefix="$scratch/crashes/$target-" -print_final_stats=1 -verbosity=1 \
    "$scratch/corpus/$target" "$here/Corpus/$target" >"$scratch/$target.log" 2>&1 || failed=1
  grep -aE ' cov: ' "$scratch/$target.log" | tail -n 1
  grep -aE 'Fatal error|SUMMARY|number_of_executed_units' "$scratch/$target.log" || true
done
exit $failed
