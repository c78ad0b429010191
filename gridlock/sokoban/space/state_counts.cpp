#include "gridlock/sokoban/space/state_counts.hpp"

#include <cmath>

#include "gridlock/sokoban/board/terrain.hpp"

namespace gridlock::sokoban {
namespace {

// In how many ways k of n squares can be chosen.
double choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return k > n ? 0 : std::round(ways);
}

// The same for numbers that may have hundreds of digits.
double log10_choose(int n, int k) {
  if (k > n) return std::log10(0.0);
  return (std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0)) / std::log(10.0);
}

}  // namespace

std::vector<StateFormula> count_states(const Puzzle& puzzle, const Watch& watch) {
  const Terrain terrain(puzzle, watch);
  const Level& level = terrain.level();
  const int squares = level.size(), boxes = static_cast<int>(level.boxes().size());
  int live = 0;
  for (Square square = 0; square < squares; ++square) live += terrain.dead(square) ? 0 : 1;
  const double player = squares - boxes;
  const auto placed = [&](std::string_view name, std::string_view meaning, int on) {
    return StateFormula(name, meaning, choose(on, boxes) * player, log10_choose(on, boxes) + std::log10(player));
  };
  return {{"naive", "at most: every box and the player on any square", std::pow(squares, boxes + 1),
           (boxes + 1) * std::log10(squares)},
          placed("combinatorial", "at most: boxes are alike and stand apart", squares),
          placed("live", "of these, without a box that can never reach a goal", live)};
}

}  // namespace gridlock::sokoban
