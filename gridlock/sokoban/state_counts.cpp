#include "gridlock/sokoban/state_counts.hpp"

#include <cmath>

#include "gridlock/sokoban/terrain.hpp"

namespace gridlock::sokoban {
namespace {

// In how many ways k of n squares can be chosen.
double choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return k > n ? 0 : std::round(ways);
}

}  // namespace

std::vector<StateFormula> count_states(const Puzzle& puzzle) {
  const Terrain terrain(puzzle);
  const Level& level = terrain.level();
  const int squares = level.size(), boxes = static_cast<int>(level.boxes().size());
  int live = 0;
  for (Square square = 0; square < squares; ++square) live += terrain.dead(square) ? 0 : 1;
  const double player = squares - boxes;
  return {{"naive", "at most: every box and the player on any square", std::pow(squares, boxes + 1)},
          {"combinatorial", "at most: boxes are alike and stand apart", choose(squares, boxes) * player},
          {"live", "of these, without a box that can never reach a goal", choose(live, boxes) * player}};
}

}  // namespace gridlock::sokoban
