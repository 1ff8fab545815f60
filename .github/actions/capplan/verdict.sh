#!/usr/bin/env bash
# Ends the job with capplan's own exit status from the check or the comparison, so that nobody takes a 3 for findings, and
# says which of the two failed, and where to look.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=words.sh
source "$(dirname "$0")/words.sh"
check=${CHECK:-3} change=${CHANGE:-0}

case $check in
  0) ;;
  1) annotate error "the check: there are findings at or above the threshold; see the annotations of the lines" ;;
  2) annotate error "the check: an input of the action is wrong; the log of the step Check says which" ;;
  3) annotate error "the check: a graph can't be read, or a report can't be written; see the log of the step Check" ;;
  *) annotate error "the check did not come to its end; see the log of the step Check" ;;
esac
case $change in
  0) ;;
  1) annotate error "the comparison: there are new findings, or a cost rose past fail-on-cost-increase; see the comment \
or the summary of the job" ;;
  2) annotate error "the comparison: an input of the action is wrong; the log of the step Comment says which" ;;
  3) annotate error "the comparison: a graph can't be read, or a report can't be written; see the log of the step Comment" ;;
  *) annotate error "the comparison did not come to its end; see the log of the step Comment" ;;
esac
exit "$((check > change ? check : change))"
