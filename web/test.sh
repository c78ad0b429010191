#!/usr/bin/env bash
# Runs the tests of the page: `unit` needs tools/build_web to have been run, `end-to-end` a browser as well.
#   test.sh unit | end-to-end [GRIDLOCK]
# Exits with 77 where the page could not be built.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"
[[ -e dist/index.html ]] || { echo "the page is not built" && exit 77; }
if [[ $1 == unit ]]; then
  exec node_modules/.bin/vitest run
fi
GRIDLOCK_BINARY=${2:-} exec node_modules/.bin/vitest run --config vitest.e2e.config.ts
