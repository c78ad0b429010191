#!/usr/bin/env bash
# The long trials before a release: ordinary tests with far more cases, from a seed that makes them repeatable. The
# last line says how many trials passed and failed.
#   run.sh BIN-FOLDER [boards|levels|lab|all] [CASES]
# GRIDLOCK_TEST_SEED=N gives other cases; several seeds at a time make use of several cores.
set -uo pipefail
bin=${1:?the folder with the test programs} which=${2:-all} cases=${3:-}
passed=0 failed=0

# trial PROGRAM TEST CASES: runs the test with so many cases.
trial() {
  local began=$SECONDS log
  echo "== $2: ${cases:-$3} cases of seed ${GRIDLOCK_TEST_SEED:-0}, begun $(date -u +'%Y-%m-%d %H:%M')"
  if log=$(GRIDLOCK_CASES=${cases:-$3} "$bin/$1" --gtest_filter="$2" 2>&1) && [[ $log == *'[  PASSED  ] 1 test.'* ]]; then
    ((passed++))
    grep -vE '^(\[|Note:|Random cases|$)' <<< "$log"
    echo "   no difference, $((SECONDS - began)) s"
  else
    ((failed++))
    tail -n 100 <<< "$log"
  fi
}

boards() {
  trial test_engine Searches.agree_on_random_boards 100000
  trial test_engine Searches.agree_on_large_sparse_boards 5000
}
levels() { trial test_engine SokobanSearches.agree_on_random_levels 20000; }
lab() { trial test_cli LabRun.loses_nothing_when_it_is_killed_at_any_moment 100; }

case $which in
  boards | levels | lab) $which ;;
  all)
    lab
    levels
    boards
    ;;
  *) echo "run.sh: '$which' is not boards, levels, lab or all" >&2 && exit 2 ;;
esac
echo "$passed passed, $failed failed"
((failed == 0))
