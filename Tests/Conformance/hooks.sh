#!/usr/bin/env bash
# The hooks as pre-commit runs them on a repository of somebody's, without a network: hooks.sh BINARY.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder PRE_COMMIT_HOME=$folder/cache GIT_CONFIG_NOSYSTEM=1 PIP_NO_INDEX=1
mkdir "$folder/bin" "$folder/app"
ln -s "$1" "$folder/bin/capplan"
PATH=$folder/bin:$PATH
git config --global user.name a
git config --global user.email a@example.org
git config --global --add safe.directory "$root"

pre-commit validate-manifest "$root/.pre-commit-hooks.yaml"
# The commit that is tried; what is not committed yet is taken as it stands.
mkdir "$folder/hooks"
cp "$root/.pre-commit-hooks.yaml" "$folder/hooks/"
git -C "$folder/hooks" init -q
git -C "$folder/hooks" add -A
git -C "$folder/hooks" commit -qm hooks

cd "$folder/app"
git init -q
graph='{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" }, "inputs": [] }'
echo "$graph" >graph.json
echo '{ "no": "graph" }' >package.json
git add -A
git commit -qm good
pre-commit try-repo "$folder/hooks" capplan --all-files >"$folder/log" || { cat "$folder/log"; exit 1; }

echo "${graph/session/sesion}" >broken.graph.json
git add -A
if pre-commit try-repo "$folder/hooks" capplan --all-files >"$folder/log"; then echo "a broken graph passes"; exit 1; fi
grep -q 'unknown-key' "$folder/log" || { cat "$folder/log"; exit 1; }
if grep -q 'package.json' "$folder/log"; then echo "a file that is no graph is checked"; exit 1; fi
rm broken.graph.json

old='[ { "id": "back", "deviceType": "builtInDuoCamera", "position": "back" } ]'
echo "${graph%'[] }'}$old }" >old.graph.json
git add -A
if pre-commit try-repo "$folder/hooks" capplan-fix --all-files >"$folder/log"; then echo "a changed file passes"; exit 1; fi
grep -q builtInDualCamera old.graph.json || { cat "$folder/log" old.graph.json; exit 1; }
git add -A
pre-commit try-repo "$folder/hooks" capplan-fix --all-files >"$folder/log" || { cat "$folder/log"; exit 1; }
