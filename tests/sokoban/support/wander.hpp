// Long ways to solve small levels, for tests of what makes them shorter.
#pragma once

#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/reach.hpp"
#include "tests/sokoban/support/slow_level.hpp"

namespace gridlock::testing {

// So many random pushes that lose nothing, and then straight to the nearest goal. Empty if the level has no solution.
inline std::vector<sokoban::Push> wander(const sokoban::Puzzle& puzzle, Random& random, int pushes) {
  const SlowLevel slow(puzzle);
  const sokoban::Level level(puzzle);
  if (slow.optimum() == SlowLevel::kNever || level.boxes().size() != puzzle.boxes.size()) return {};
  std::vector<sokoban::Square> boxes = level.boxes();
  sokoban::Square player = level.player();
  sokoban::Reach reach(level);
  std::vector<sokoban::Push> way;
  for (;;) {
    const sokoban::Board board(level, boxes);
    reach.flood(board.occupied(), player);
    std::vector<std::pair<sokoban::Push, std::size_t>> choices;
    Cost best = SlowLevel::kNever;
    for (std::size_t b = 0; b < boxes.size(); ++b)
      for (const auto d : sokoban::kDirections) {
        const sokoban::Square to = level.next(boxes[b], d);
        if (!reach(level.next(boxes[b], sokoban::opposite(d))) || !board.free(to)) continue;
        std::vector<int> cells;
        for (std::size_t other = 0; other < boxes.size(); ++other)
          cells.push_back(level.cell_of(other == b ? to : boxes[other]));
        const Cost ahead = slow.to_goal(cells, level.cell_of(boxes[b]));
        if (ahead == SlowLevel::kNever) continue;
        if (static_cast<int>(way.size()) >= pushes) {
          if (ahead > best) continue;
          if (ahead < best) choices.clear();
          best = ahead;
        }
        choices.emplace_back(sokoban::Push{boxes[b], d}, b);
      }
    const bool solved = std::all_of(boxes.begin(), boxes.end(), [&](auto box) { return level.is_goal(box); });
    if (choices.empty() || (solved && static_cast<int>(way.size()) >= pushes))
      return solved ? way : wander(puzzle, random, 0);
    const auto [push, box] = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
    way.push_back(push);
    player = push.box;
    boxes[box] = level.next(push.box, push.direction);
  }
}

}  // namespace gridlock::testing
