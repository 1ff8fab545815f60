#!/usr/bin/env bash
# Every script of this repository, and the one that completes command lines in bash: scripts.sh BINARY.
set -euo pipefail
cd "$(dirname "$0")/../.."
scripts=()
while IFS= read -r file; do
  case $(head -c 32 "$file") in '#!/usr/bin/env bash'* | '#!/bin/sh'* | '#!/bin/bash'*) scripts+=("$file") ;; esac
done < <(find .ci .github Tests/Conformance Tests/Bench Tests/Fuzz Sources -type f ! -name '*.swift' 2>/dev/null | sort)
[ "${#scripts[@]}" -gt 5 ] || { echo "no scripts are found"; exit 1; }
shellcheck -x "${scripts[@]}"
# The bash of a Mac is 3.2, and lacks what came with 4.0 and later.
newer='mapfile|readarray|(declare|local|typeset) -[a-zA-Z]*[An]|\$\{[a-zA-Z_]+(\[[^]]*\])?(,|\^|@[A-Za-z])|wait -n|&>>|\|&|coproc|globstar|lastpipe|BASHPID|EPOCH(SECONDS|REALTIME)|printf .?%\('
own=Tests/Conformance/scripts.sh
if grep -nE "$newer" "${scripts[@]}" /dev/null | grep -v "^$own:"; then echo "bash 3.2 lacks this"; exit 1; fi
shellcheck -s bash - < <("$1" completions bash)
echo "${#scripts[@]} scripts"
