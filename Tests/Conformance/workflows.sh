#!/usr/bin/env bash
# The workflows, the action and the job for GitLab, by their schemas and as zizmor reads them.
set -euo pipefail
cd "$(dirname "$0")/../.."
check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
check-jsonschema -q --builtin-schema vendor.github-actions .github/actions/*/action.yml
check-jsonschema -q --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci .gitlab/*.yml
zizmor --offline --quiet --no-progress .github
