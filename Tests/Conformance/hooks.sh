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

# Names of files are names, whatever they say. The settings and the graph of the repository would write where they like.
git -C "$folder" init -q hostile
cd "$folder/hostile"
newline=$'a\nb.graph.json'
mkdir -p -- "--output=" "--output=text=" "--settings=sub" "-o"
for name in "--settings=evil.graph.json" "--settings=sub/graph.json" "-x.graph.json" "--fix.graph.json" "--output=/victim.graph.json" \
  "--output=text=/victim.graph.json" "-o/victim.graph.json" "a=b.graph.json" "a b.graph.json" "*.graph.json" "$newline" "'.graph.json"; do
  echo "$graph" >"./$name"
done
echo '{ "reports": { "text": "reports/text.graph.json" } }' >"./--settings=evil.graph.json"
echo '{ "reports": { "text": "owned.sh" } }' >evil.graph.json
mkdir -p victims
ln -s "$folder/victim" victim.graph.json
echo keep >"$folder/victim"
git add -A
git commit -qm hostile
files=$(find . -path ./.git -prune -o -type f -print | wc -l)
unchanged() {
  git diff --exit-code --stat || { echo "a file of the repository is changed"; cat "$folder/log"; exit 1; }
  [ "$(find . -path ./.git -prune -o -type f -print | wc -l)" = "$files" ] || { git status --short; exit 1; }
  [ "$(cat "$folder/victim")" = keep ] || { echo "a file elsewhere is changed"; exit 1; }
}
for hook in capplan capplan-fix; do
  if pre-commit try-repo "$folder/hooks" "$hook" --all-files >"$folder/log"; then echo "$hook: faulty graphs pass"; exit 1; fi
  grep -q -- '--> --settings=evil.graph.json:1:3' "$folder/log" || { cat "$folder/log"; exit 1; }
  unchanged
done
rm -- "--settings=evil.graph.json" evil.graph.json
git add -A
git commit -qm "only good graphs"
files=$(find . -path ./.git -prune -o -type f -print | wc -l)
for hook in capplan capplan-fix; do
  pre-commit try-repo "$folder/hooks" "$hook" --all-files >"$folder/log" || { cat "$folder/log"; exit 1; }
  unchanged
done

# Options of somebody's own: with '--' after them all names are names; without it no name that could be an option is taken.
configure() {
  printf 'repos:\n- { repo: "%s", rev: "%s", hooks: [ { id: capplan, args: %s } ] }\n' "$folder/hooks" \
    "$(git -C "$folder/hooks" rev-parse HEAD)" "$1" >"$folder/config.yaml"
}
try() { pre-commit run -c "$folder/config.yaml" --all-files >"$folder/log"; }
configure '[--fail-on=note, --output=json=../report.json, --]'
try || { cat "$folder/log"; exit 1; }
grep -q '"path": "--fix.graph.json"' "$folder/report.json" || { cat "$folder/report.json"; exit 1; }
unchanged
configure '[--fail-on, note]'
if try; then echo "a name that could be an option is taken"; exit 1; fi
grep -q "could be an option, and a file here has this name; write '--' before the files" "$folder/log" || { cat "$folder/log"; exit 1; }
unchanged
# Where no name is in doubt, options need no '--': the warning fails now.
cd "$folder/app"
if try; then echo "an option of somebody's own is lost"; exit 1; fi
grep -q 'no-active-connection' "$folder/log" || { cat "$folder/log"; exit 1; }
