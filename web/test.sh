#!/usr/bin/env bash
# Runs the tests of the page: `unit` needs tools/build_web to have been run, the others a browser as well. `model` makes fifteen
# hundred random steps, or as many as $STEPS says.
#   test.sh unit | end-to-end [GRIDLOCK] | model [GRIDLOCK]
# Exits with 77 where the page could not be built.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"
[[ -e dist/index.html ]] || { echo "the page is not built" && exit 77; }
# What fails comes first and without colours, as a log may be cut.
export NO_COLOR=1
vitest=(node_modules/.bin/vitest run --reporter=dot)
[[ $1 == unit ]] && exec "${vitest[@]}"
[[ $1 == model ]] && chosen=(e2e/model.e2e.ts) || chosen=(--exclude e2e/model.e2e.ts)
export STEPS=${STEPS:-1500}  # of the model
GRIDLOCK_BINARY=${2:-} exec "${vitest[@]}" --config vitest.e2e.config.ts "${chosen[@]}"
