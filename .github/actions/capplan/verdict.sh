#!/usr/bin/env bash
# Ends the job with capplan's own exit status from the check or the comparison, so that nobody takes a 3 for findings.
set -euo pipefail
worst=${CHECK:-3}
if [ "${CHANGE:-0}" -gt "$worst" ]; then worst=$CHANGE; fi
case $worst in
  0) ;;
  1) echo "capplan: there are findings at or above the threshold, or a cost rose too far" ;;
  2) echo "capplan: an input of the action is wrong" ;;
  3) echo "capplan: a graph can't be read, or a report can't be written" ;;
  *) echo "capplan: the check did not come to its end" ;;
esac
exit "$worst"
