# shellcheck shell=bash
# Shared by the scripts of the action: builds arguments from the inputs, which are unchecked text.

# Sets `arguments` from CAPPLAN_PROFILE, CAPPLAN_FAIL_ON, CAPPLAN_SETTINGS and CAPPLAN_BASELINE, and `paths` to the lines
# of CAPPLAN_PATHS.
read_inputs() {
  arguments=() paths=()
  if [ -n "${CAPPLAN_PROFILE:-}" ]; then arguments+=("--profile=$CAPPLAN_PROFILE"); fi
  if [ -n "${CAPPLAN_FAIL_ON:-}" ]; then arguments+=("--fail-on=$CAPPLAN_FAIL_ON"); fi
  if [ -n "${CAPPLAN_SETTINGS:-}" ]; then arguments+=("--settings=$CAPPLAN_SETTINGS"); fi
  if [ -n "${CAPPLAN_BASELINE:-}" ]; then arguments+=("--baseline=$CAPPLAN_BASELINE"); fi
  local line
  while IFS= read -r line; do
    if [ -n "$line" ]; then paths+=("$line"); fi
  done <<<"${CAPPLAN_PATHS:-}"
}

# annotate KIND TEXT: an annotation of the run, error, warning or notice. The runner decodes it, so it stays one line.
annotate() {
  local text=${2//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '::%s title=capplan::%s\n' "$1" "${text//$'\n'/%0A}"
}

# fail TEXT: ends the step with an error.
fail() {
  annotate error "$1"
  exit 1
}

# output NAME VALUE: an output of the step.
output() { printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }
