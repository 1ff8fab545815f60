#!/usr/bin/env bash
# Checks the graphs: annotations for the lines, SARIF for code scanning, a matrix for the job's summary.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=words.sh
source "$(dirname "$0")/words.sh"
read_inputs
sarif=${RUNNER_TEMP:-/tmp}/capplan.sarif

check=(check --format=github "--output=sarif=$sarif")
status=0
"$CAPPLAN" "${check[@]}" ${arguments[@]+"${arguments[@]}"} -- ${paths[@]+"${paths[@]}"} || status=$?
output status "$status"
if [ -s "$sarif" ]; then output sarif "$sarif"; fi

# The matrix only informs and never fails the job: it may include devices that nobody named.
matrix=(matrix --format=markdown)
if [ -n "${CAPPLAN_MATRIX:-}" ]; then
  matrix+=("--profile=$CAPPLAN_MATRIX")
elif [ -n "${CAPPLAN_PROFILE:-}" ]; then
  matrix+=("--profile=$CAPPLAN_PROFILE")
fi
if [ -n "${CAPPLAN_SETTINGS:-}" ]; then matrix+=("--settings=$CAPPLAN_SETTINGS"); fi
{
  echo "### capplan"
  echo
  "$CAPPLAN" "${matrix[@]}" -- ${paths[@]+"${paths[@]}"} 2>/dev/null || true
  echo
} >>"$GITHUB_STEP_SUMMARY"
