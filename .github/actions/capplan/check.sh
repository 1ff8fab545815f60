#!/usr/bin/env bash
# Checks the graphs: annotations for the lines, SARIF for code scanning, a matrix for the job's summary.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=words.sh
source "$(dirname "$0")/words.sh"
read_inputs
sarif=${RUNNER_TEMP:-/tmp}/capplan.sarif
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

check=(check --format=github "--output=sarif=$sarif" "--output=json=$folder/check.json")
status=0
"$CAPPLAN" "${check[@]}" ${arguments[@]+"${arguments[@]}"} -- ${paths[@]+"${paths[@]}"} || status=$?
output status "$status"
if [ -s "$sarif" ]; then output sarif "$sarif"; fi

# The matrix only informs and never fails the job: it may include devices that nobody named. Left to itself it has every
# device, so those of the check are named.
matrix=(matrix --format=markdown)
devices=${CAPPLAN_MATRIX:-${CAPPLAN_PROFILE:-}}
if [ -z "$devices" ] && [ -s "$folder/check.json" ]; then
  devices=$(jq -r '[.results[].profile // empty] | unique | join(",")' "$folder/check.json")
fi
if [ -n "$devices" ]; then matrix+=("--profile=$devices"); fi
if [ -n "${CAPPLAN_SETTINGS:-}" ]; then matrix+=("--settings=$CAPPLAN_SETTINGS"); fi
made=0
"$CAPPLAN" "${matrix[@]}" -- ${paths[@]+"${paths[@]}"} >"$folder/matrix.md" 2>"$folder/problems" || made=$?
{
  echo "### capplan"
  echo
  # A job is green there unless it is told to fail, so that is said first, with the devices.
  if [ -s "$folder/check.json" ]; then
    jq -r '[.results[] | select(.verdict == "cannotRun" and .basis == "estimated") | .profile] | unique
      | if length > 0 then "> [!WARNING]\n> **Likely cannot run** on \(join(", ")).\n" else empty end' \
      "$folder/check.json"
  fi
  cat "$folder/matrix.md"
  if [ "$made" -gt 1 ]; then
    printf '\nThe matrix is not whole:\n\n'
    # Text that is set in by four blanks is no Markdown.
    sed 's/^/    /' "$folder/problems"
  fi
  echo
} >>"$GITHUB_STEP_SUMMARY"
# What is wrong with the graphs, the check has said.
if [ "$made" -gt 1 ] && [ "$status" -le 1 ]; then
  annotate warning "the matrix is not whole: $(cat "$folder/problems")"
fi
