#!/usr/bin/env bash
# Comments on the pull request with its changes in findings and costs; later runs edit the same comment. If the token
# may not comment, as in a pull request from a fork, the text goes into the job's summary, and the step passes. If
# nothing can be compared, a comment of an earlier run says so, since what it said may not hold any more.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=words.sh
source "$(dirname "$0")/words.sh"
read_inputs
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mark='<!-- capplan -->'
# GitHub's limit for a comment, less the mark and a sentence.
limit=65000

say() { printf '%s\n' "$@" >>"$GITHUB_STEP_SUMMARY"; }

# call METHOD PATH [ARGUMENT...]: writes the answer's body to answer.json and prints its status.
call() {
  local method=$1 path=$2
  shift 2
  curl -sS --retry 2 -X "$method" -o "$folder/answer.json" -w '%{http_code}' \
    --config <(printf 'header = "Authorization: Bearer %s"\n' "$CAPPLAN_TOKEN") \
    -H 'Accept: application/vnd.github+json' -H 'X-GitHub-Api-Version: 2022-11-28' "$@" "$GITHUB_API_URL/$path" || true
}

# find_comment: sets `known` to the id of our comment, empty if there is none, and `code` to the status of the last answer.
find_comment() {
  known=
  for ((page = 1; page <= 20; page++)); do
    code=$(call GET "$comments?per_page=100&page=$page")
    [ "$code" = 200 ] || break
    # Anybody can write the mark, so edit only comments of our own author.
    known=$(jq -r --arg mark "$mark" --arg author "$CAPPLAN_AUTHOR" \
      'map(select(.user.login == $author and (.body | startswith($mark)))) | .[0].id // empty' "$folder/answer.json")
    if [ -n "$known" ] || [ "$(jq length "$folder/answer.json")" -lt 100 ]; then break; fi
  done
}

# publish [edit]: makes body.md our comment; with `edit` only in place of one that is there.
publish() {
  comments=repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments
  jq -n --arg mark "$mark" --rawfile body "$folder/body.md" '{body: ($mark + "\n" + $body)}' >"$folder/comment.json"
  find_comment
  if [ "$code" = 200 ] && [ -n "$known" ]; then
    code=$(call PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --data "@$folder/comment.json")
  elif [ "$code" = 200 ] && [ "${1:-}" != edit ]; then
    code=$(call POST "$comments" --data "@$folder/comment.json")
  fi
  case $code in
    200 | 201) ;;
    *) annotate notice "the token may not write a comment (status $code); the summary of the job has it" ;;
  esac
}

# give_up TEXT: says why nothing is compared, also in place of an earlier comment.
give_up() {
  say "$1"
  printf '**capplan**: %s What an earlier run said here may not hold any more.\n' "$1" >"$folder/body.md"
  publish edit
}

if [ -z "${CAPPLAN:-}" ]; then
  give_up "There is no comparison, because capplan could not be fetched."
  exit 0
fi
base=${CAPPLAN_BASE:-HEAD^1}
if ! git rev-parse --quiet --verify --end-of-options "$base^{commit}" >/dev/null; then
  annotate warning "there is no revision to compare with; the checkout needs fetch-depth: 2"
  give_up "What the pull request changes is not known: the checkout needs \`fetch-depth: 2\`."
  exit 0
fi
diff=(diff "--git=$base" --format=markdown "--output=$folder/body.md")
if [ -n "${CAPPLAN_COST_INCREASE:-}" ]; then diff+=("--fail-on-cost-increase=$CAPPLAN_COST_INCREASE"); fi
status=0
"$CAPPLAN" "${diff[@]}" ${arguments[@]+"${arguments[@]}"} -- ${paths[@]+"${paths[@]}"} 2>"$folder/problems" || status=$?
cat "$folder/problems"
output status "$status"
while IFS= read -r line; do
  case $line in *' rose by '*' allowed') annotate error "${line#capplan: }" ;; esac
done <"$folder/problems"
if [ ! -s "$folder/body.md" ]; then
  give_up "There is no comparison: the log of the step *Comment* says why."
  exit 0
fi
cat "$folder/body.md" >>"$GITHUB_STEP_SUMMARY"

if [ "$(wc -c <"$folder/body.md")" -gt "$limit" ]; then
  # Cut after a whole line, and not inside a drawing or a fold, which would take in what follows.
  LC_ALL=C awk -v limit="$limit" '
    { size += length($0) + 1; if (size > limit) exit; part = part $0 "\n" }
    /^```/ { fenced = !fenced }
    !fenced && /^<details>/ { folded = 1 }
    !fenced && /^<\/details>/ { folded = 0 }
    !fenced && !folded { printf "%s", part; part = "" }' "$folder/body.md" >"$folder/short.md"
  printf '\n\nThe rest stands in the summary of the job.\n' >>"$folder/short.md"
  mv "$folder/short.md" "$folder/body.md"
fi
publish
