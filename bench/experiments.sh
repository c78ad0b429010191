#!/usr/bin/env bash
# Repeats the experiments of the studies behind gridlock; docs/results.md says what came out.
#   bench/experiments.sh CORPORA OUTPUT [PART...]     PART: games jams unblock sokoban; by default all but sokoban
# CORPORA is a folder with rushhour/ and sokoban/ as docs/results.md names them. Stopped at any time, it goes on where it was.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
corpora=$1 output=$2
shift 2
(($#)) || set -- games jams unblock
mkdir -p "$output"

lab() { "${GRIDLOCK:-$root/run}" lab "$@"; }

# Seven boards: random walks, breadth-first with and without pruning by two heuristics, A*, depth-first.
games() {
  lab run "$corpora"/rushhour/uva/Rushhour{6x6_{1,2,3},9x9_{4,5,6},12x12_7}.csv --search random,bfs,bfs-pruned,astar,dfs --heuristic blockers,traffic \
    --count-exit --runs 30000 --time-limit "${SECONDS_EACH:-60}" --memory-limit 4G --jobs 1 -o "$output/games.db"
  lab table "$output/games.db" --preset games --format markdown -o "$output/games.md"
}

# Forty boards, three heuristics.
jams() {
  lab run "$corpora/rushhour/jams/jams.txt" --search bfs,bfs-naive,astar --heuristic zero,blockers,advanced --jobs 1 \
    --repeat 5 -o "$output/jams.db"
  lab table "$output/jams.db" --preset heuristics --format markdown -o "$output/jams.md"
}

# The same boards in another notation: naive and optimised search, five heuristics.
unblock() {
  lab run "$corpora/rushhour/gamep" --search bfs,bfs-naive,astar \
    --heuristic blockers,distance,critical-path,mobility,lookahead --jobs 1 --repeat 5 -o "$output/unblock.db"
  lab table "$output/unblock.db" --preset naive --format markdown -o "$output/unblock.md"
  lab table "$output/unblock.db" --preset heuristics --format markdown >> "$output/unblock.md"
}

# Sokoban levels from four sources, 15 seconds each: about an hour and a half.
sokoban() {
  local levels=$corpora/sokoban each=(--search sokobot,auto --time-limit "${SECONDS_EACH:-15}" --memory-limit 2G --jobs 1)
  lab run "$levels"/boxoban/{hard/000,medium/valid/000}.txt "$levels"/{boxworld,microban} "${each[@]}" -o "$output/sokoban.db"
  lab run "$levels/large_test_suite" --sample "${SAMPLE:-300}" "${each[@]}" -o "$output/sokoban.db"
  lab table "$output/sokoban.db" --preset sokobot --format markdown -o "$output/sokoban.md"
}

for part in "$@"; do
  "$part"
  lab report "$output/$part.db" -o "$output/$part.html"
done
