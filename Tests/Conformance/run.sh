#!/usr/bin/env bash
# Conformance checks against outside suites and programs: run.sh BINARY, which it makes; the tests must be built. SUITES
# names the folder of the suites.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
binary=$(cd "$here/../.." && pwd)/$1
suites=${SUITES:-}
passed=0 failed=0 skipped=0
left_out=()
# What requirements.txt names is taken from here, where `make conformance-tools` or `.ci/run` has installed it.
environment=$here/../../.build/conformance
if [ -x "$environment/bin/python3" ]; then PATH=$environment/bin:$PATH; fi

pass() { passed=$((passed + 1)); echo "ok       $*"; }
fail() { failed=$((failed + 1)); echo "FAILED   $*"; }
skip() { skipped=$((skipped + 1)); echo "SKIPPED  $*"; }
# leave_out FILE NAME: a check needs a file of the suites that is not there.
leave_out() { left_out+=("$1"); skip "$2: no $1 in '$suites'"; }

# check NAME COMMAND...: passes when the command does.
check() {
  local name=$1 started=$SECONDS
  shift
  local output
  if output=$("$@" 2>&1); then
    pass "$name ($((SECONDS - started)) s)"
    [ -z "$output" ] || printf '%s\n' "$output" | sed 's/^/         /'
  else
    fail "$name ($((SECONDS - started)) s)"
    printf '%s\n' "$output" | sed 's/^/         /'
  fi
}

# What takes long runs beside the other checks, as one of them leaves a core idle, and is told last.
reports=$(mktemp -d)
names=() processes=()
# beside NAME COMMAND...: starts a check, in a process group of its own, which is stopped with this script.
beside() {
  names+=("$1")
  shift
  set -m
  {
    started=$SECONDS
    "$@"
    status=$?
    echo " ($((SECONDS - started)) s)" >"$reports/beside-${#names[@]}.time"
    exit $status
  } >"$reports/beside-${#names[@]}" 2>&1 &
  processes+=($!)
  set +m
}
# tell_others: waits for the checks that run beside the others, and tells them.
tell_others() {
  local index status file name
  for index in "${!names[@]}"; do
    file=$reports/beside-$((index + 1))
    wait "${processes[index]}"
    status=$?
    name="${names[index]}$(cat "$file.time" 2>/dev/null)"
    if [ $status -eq 0 ]; then pass "$name"; else fail "$name"; fi
    sed 's/^/         /' "$file"
  done
}
end() {
  local process
  for process in "${processes[@]}"; do kill -- "-$process" 2>/dev/null; done
  rm -rf "$reports"
}
trap end EXIT
# The script that type-checks a checkout as for macOS, beside the suites; it takes one core for long.
macos=$suites/../tools/macos-check/check.sh
if [ -n "$suites" ] && [ -x "$macos" ]; then
  beside "macOS: all targets compile for macOS 13, and the libraries for iOS 15" "$here/macos.sh" "$macos"
else
  leave_out ../tools/macos-check/check.sh "macOS"
fi
beside "tests: the suites that are narrow in \`make test\`, in full" "$here/broad_tests.sh"
"${MAKE:-make}" -C "$here/../.." release || exit

beside "limits: memory and growth of inputs as large as they may be" python3 "$here/limits.py" "$binary"
if python3 -c 'import jsonschema' 2>/dev/null; then
  beside "schemas: valid, and of one mind with the decoder about structure" \
    python3 "$here/schemas.py" "$binary" "$([ -n "${FULL:-}" ] && echo 50000 || echo 6000)"
  beside "schemas: of one mind with the decoder on mutated profiles, readings and settings" \
    python3 "$here/mutated_documents.py" "$binary"
else
  skip "schemas: python3's jsonschema is not installed"
fi

if python3 -c 'import ortools' 2>/dev/null; then
  # From a seed on whose 200 instances end in every way.
  beside "reduce --strategy optimal: as OR-Tools CP-SAT plans it" \
    python3 "$here/optimal.py" "$binary" "$([ -n "${FULL:-}" ] && echo 2000 || echo 200)" 650
else
  skip "reduce --strategy optimal: python3's ortools is not installed"
fi

if [ -n "$suites" ] && [ -d "$suites/json-test-suite/test_parsing" ]; then
  check "JSON: y_ accepted, n_ refused, i_ without a crash" \
    python3 "$here/json_suite.py" "$binary" "$suites/json-test-suite/test_parsing"
else
  leave_out json-test-suite "JSON"
fi

tables=()
for table in rules rules-field rules-18 rules-27; do
  if [ -n "$suites" ] && [ -f "$suites/$table.tsv" ]; then
    tables+=("$suites/$table.tsv")
  else
    leave_out $table.tsv "rules"
  fi
done
if [ "${#tables[@]}" -gt 0 ]; then
  check "rules: every row is a rule, an alias or a topic" python3 "$here/rule_rows.py" "$binary" "${tables[@]}"
fi

check "costs: readings that a profile was not fitted to" python3 "$here/leave_one_out.py" "$binary" "$here/../../DeviceProfiles"
if [ -n "$suites" ] && [ -f "$suites/devices/formats.jsonl" ]; then
  check "families: the rules on devices whose lists are public, without those lists" \
    python3 "$here/family_rules.py" "$binary" "$here/../../DeviceProfiles" "$suites/devices"
  check "specifications: what follows from them, on public lists" \
    python3 "$here/specifications.py" "$binary" "$suites/devices"
else
  leave_out devices/formats.jsonl "families"
fi
check "reduce: re-checks clean, keeps every other byte, reduces to itself" python3 "$here/reduce_roundtrip.py" "$binary"

if python3 -c 'import jsonpatch' 2>/dev/null; then
  check "reduce --emit patch: RFC 6902 as another program applies it" python3 "$here/json_patch.py" "$binary"
else
  skip "reduce --emit patch: python3's jsonpatch is not installed"
fi

if command -v patch >/dev/null; then
  check "--diff: as patch applies it" python3 "$here/unified_diff.py" "$binary"
else
  skip "--diff: patch is not installed"
fi

# What capplan writes for shells and for man, as they read it.
for shell in bash zsh fish; do
  if command -v $shell >/dev/null; then
    check "completions: $shell offers what capplan accepts, and runs no capplan but that of the path" \
      python3 "$here/completions.py" "$binary" $shell
  else
    skip "completions: $shell is not installed"
  fi
done
if command -v mandoc >/dev/null; then
  check "manual: mandoc -T lint finds nothing" "$here/manual.sh" "$binary"
else
  skip "manual: mandoc is not installed"
fi
if command -v shellcheck >/dev/null; then
  check "scripts: shellcheck finds nothing" "$here/scripts.sh" "$binary"
else
  skip "scripts: shellcheck is not installed"
fi

if command -v dot >/dev/null; then
  check "drawings: well-formed, and no more crossings than Graphviz" python3 "$here/drawings.py" "$binary"
else
  skip "drawings: dot is not installed"
fi

# What an editor sees.
if python3 -c 'import pygls, lsprotocol' 2>/dev/null; then
  check "editor: 3,600 edits by a language client end with the findings of a check" python3 "$here/editor.py" "$binary"
else
  skip "editor: python3's pygls is not installed"
fi

# What brings capplan into other people's builds.
check "action: its scripts on a repository, with a stand-in for GitHub on the loopback" python3 "$here/action.py" "$binary"
if python3 -c 'import ruamel.yaml' 2>/dev/null; then
  check "GitLab: its job on a repository, with a stand-in for GitLab on the loopback" python3 "$here/gitlab.py" "$binary"
else
  skip "GitLab: python3's ruamel.yaml, which check-jsonschema brings, is not installed"
fi
if command -v pre-commit >/dev/null; then
  check "hooks: pre-commit reads them, and runs them offline" "$here/hooks.sh" "$binary"
else
  skip "hooks: pre-commit is not installed"
fi
if command -v zizmor >/dev/null && command -v check-jsonschema >/dev/null; then
  check "workflows: their schemas, and zizmor without a finding" "$here/workflows.sh"
else
  skip "workflows: zizmor or check-jsonschema is not installed"
fi
if python3 -c 'import cyclonedx.validation.json' 2>/dev/null; then
  check "release: the same bytes twice, a valid bill of materials, one bundle out of three" "$here/release.sh" "$binary"
else
  skip "release: python3's cyclonedx-python-lib is not installed"
fi

check "dependents: a package that depends on this one builds with both engines of SwiftPM" "$here/dependents.sh"
check "plugins: a build stops at the graph's line, compiles the session, and does nothing when nothing changed" \
  "$here/plugins.sh" "$binary"

# Reports are read by the programs that they are made for.
check "reports: every form is written, twice the same" "$here/reports.sh" "$binary" "$reports"
schemas=$suites/schemas
# reads NAME PROGRAM SCHEMA COMMAND...: the check needs a program, and a schema unless it is -.
reads() {
  local name=$1 program=$2 schema=$3
  shift 3
  if ! command -v "$program" >/dev/null; then
    skip "reports: $name: $program is not installed"
  elif [ "$schema" != - ] && [ ! -f "$schemas/$schema" ]; then
    leave_out "schemas/$schema" "reports: $name"
  else
    check "reports: $name" "$@"
  fi
}
sarif_schema=$schemas/sarif-schema-2.1.0.json
rdjson_schema=$schemas/DiagnosticResult.json
reads "SARIF by its schema" check-jsonschema sarif-schema-2.1.0.json \
  check-jsonschema -q --schemafile "$sarif_schema" "$reports"/1/*.sarif
reads "rdjson by its schema" check-jsonschema DiagnosticResult.json \
  check-jsonschema -q --schemafile "$rdjson_schema" "$reports"/1/*.rdjson
reads "JUnit by its schema" xmllint junit-10.xsd xmllint --noout --quiet --schema "$schemas/junit-10.xsd" "$reports"/1/*.junit
reads "Checkstyle by its schema" xmllint checkstyle-report-1.0.0.xsd \
  xmllint --noout --quiet --schema "$schemas/checkstyle-report-1.0.0.xsd" "$reports"/1/*.checkstyle
reads "sarif-tools find nothing that differs between two runs" sarif - "$here/sarif_diff.sh" "$reports"
reads "JSON and JSON Lines as jq reads them" jq - "$here/json_reports.sh" "$reports"
if python3 -c 'import junitparser' 2>/dev/null; then
  check "reports: junitparser counts as many failures as the report says" python3 "$here/junit_counts.py" "$reports"/1/*.junit
else
  skip "reports: JUnit: python3's junitparser is not installed"
fi

# The pages as DocC reads them; it comes with the toolchain.
docs=$("$here/docs.sh" "$reports/docs" 2>&1)
case $? in
  0) pass "pages: docc convert --warnings-as-errors" ;;
  77) skip "pages: $docs" ;;
  *) fail "pages: docc convert --warnings-as-errors"; printf '%s\n' "$docs" | sed 's/^/         /' ;;
esac

if strace -f -o /dev/null true 2>/dev/null; then
  check "writing: old or new and whole, with every call failing and every call the last" \
    python3 "$here/writing.py" "$binary"
  check "nothing asks the network" "$here/no_network.sh" "$binary" "$reports"
else
  skip "writing: strace is not installed, or may not trace"
  skip "nothing asks the network: strace is not installed, or may not trace"
fi

tell_others

if [ "${#left_out[@]}" -gt 0 ]; then
  echo "left out, for want of suites in '$suites':"
  printf '  %s\n' "${left_out[@]}"
fi
if [ "$skipped" -gt "${#left_out[@]}" ]; then echo "\`make conformance-tools\` installs what is missing of Python's"; fi
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
