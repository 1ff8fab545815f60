#!/usr/bin/env bash
# Finds capplan: the named binary, or a release. Checks the checksum of a release before it runs anything from it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=words.sh
source "$(dirname "$0")/words.sh"

if [ -n "${CAPPLAN_BINARY:-}" ]; then
  [ -x "$CAPPLAN_BINARY" ] || fail "input 'binary': '$CAPPLAN_BINARY' is no program"
  output binary "$(cd "$(dirname "$CAPPLAN_BINARY")" && pwd)/$(basename "$CAPPLAN_BINARY")"
  exit 0
fi

case $CAPPLAN_VERSION in *[!A-Za-z0-9._/-]* | '') fail "input 'version': '$CAPPLAN_VERSION' is no version" ;; esac
case ${CAPPLAN_REPOSITORY:-} in
  *[!A-Za-z0-9._/-]* | '') fail "input 'repository': '${CAPPLAN_REPOSITORY:-}' is no repository" ;;
esac
if [ -n "${CAPPLAN_SHA256:-}" ] && ! [[ $CAPPLAN_SHA256 =~ ^[0-9a-fA-F]{64}$ ]]; then
  fail "input 'sha256': '$CAPPLAN_SHA256' is no SHA-256, which has 64 hexadecimal digits"
fi
case $(uname -s)-$(uname -m) in
  Linux-x86_64) system=linux-x86_64 ;;
  Linux-aarch64) system=linux-arm64 ;;
  Darwin-arm64 | Darwin-x86_64) system=macos-universal ;;
  *) fail "there is no release for $(uname -s) on $(uname -m)" ;;
esac
name=capplan-$CAPPLAN_VERSION-$system
folder=${RUNNER_TEMP:-/tmp}/$name
mkdir -p "$folder"
cd "$folder"
# ask FILE TYPE PATH: asks the API, with the token. The token is passed in a file: every process on the machine could read
# an argument. Where the API names another host, curl follows without the token.
ask() {
  curl -fsSL --retry 3 --config <(printf 'header = "Authorization: Bearer %s"\n' "$CAPPLAN_TOKEN") -o "$1" \
    -H "Accept: $2" -H 'X-GitHub-Api-Version: 2022-11-28' \
    "${GITHUB_API_URL:-https://api.github.com}/repos/$CAPPLAN_REPOSITORY/releases/$3"
}
# fetch FILE: a file of the release. Only the API gives those of a private repository, each by its id.
fetch() {
  local id
  if [ -z "${CAPPLAN_TOKEN:-}" ]; then
    curl -fsSL --retry 3 -o "$1" \
      "${GITHUB_SERVER_URL:-https://github.com}/$CAPPLAN_REPOSITORY/releases/download/$CAPPLAN_VERSION/$1" ||
      fail "$1 can't be fetched: there may be no release $CAPPLAN_VERSION of $CAPPLAN_REPOSITORY (input 'version')"
    return
  fi
  id=$(jq --arg name "$1" '.assets[] | select(.name == $name) | .id' release.json)
  [ -n "$id" ] || fail "release $CAPPLAN_VERSION of $CAPPLAN_REPOSITORY has no $1"
  ask "$1" application/octet-stream "assets/$id"
}
if [ -n "${CAPPLAN_TOKEN:-}" ] && ! ask release.json application/vnd.github+json "tags/$CAPPLAN_VERSION"; then
  fail "there may be no release $CAPPLAN_VERSION of $CAPPLAN_REPOSITORY (input 'version'), or the token may not read it \
(input 'release-token')"
fi
fetch "$name.tar.gz"
if [ -n "${CAPPLAN_SHA256:-}" ]; then
  printf '%s  %s\n' "$CAPPLAN_SHA256" "$name.tar.gz" >sums
else
  fetch "$name.sha256"
  grep -F "  $name.tar.gz" "$name.sha256" >sums || fail "release $CAPPLAN_VERSION of $CAPPLAN_REPOSITORY is not whole: its \
$name.sha256 has no line for $name.tar.gz"
fi
if command -v sha256sum >/dev/null; then sum=(sha256sum -c --quiet); else sum=(shasum -a 256 -c); fi
named="that of the release"
if [ -n "${CAPPLAN_SHA256:-}" ]; then named="input 'sha256'"; fi
"${sum[@]}" sums || fail "the checksum of $name.tar.gz is not $named"
tar -xzf "$name.tar.gz"
output binary "$folder/$name/bin/capplan"
