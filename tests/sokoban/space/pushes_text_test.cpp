#include "gridlock/sokoban/space/pushes_text.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/space/push_cost.hpp"

namespace gridlock::sokoban {
namespace {

// Two boxes and a way round.
Puzzle small_level() {
  Puzzle puzzle;
  puzzle.width = 7;
  puzzle.height = 5;
  puzzle.ground =
      "#######"
      "#     #"
      "#.   .#"
      "#     #"
      "#######";
  puzzle.boxes = {16, 18};  // row 2, columns 2 and 4
  puzzle.player = 17;       // between them
  return puzzle;
}

TEST(PushesText, fills_in_shortest_walks) {
  const Puzzle puzzle = small_level();
  const Level level(puzzle);
  const std::vector<Push> pushes{{level.square_of(16), Direction::left}, {level.square_of(18), Direction::right}};
  EXPECT_EQ(to_text(puzzle, pushes), (std::vector<std::string>{"L", "rR"}));
}

TEST(PushesText, prices_pushes_in_every_metric) {
  const Puzzle puzzle = small_level();
  const Level level(puzzle);
  const std::vector<Push> pushes{{level.square_of(16), Direction::left}, {level.square_of(18), Direction::right}};
  EXPECT_EQ(cost_of(puzzle, pushes, Metric::pushes), Cost(2));
  EXPECT_EQ(cost_of(puzzle, pushes, Metric::moves), Cost(3));
  EXPECT_EQ(cost_of(puzzle, pushes, Metric::pushes_moves), Cost(2, 3));
  EXPECT_EQ(cost_of(puzzle, pushes, Metric::moves_pushes), Cost(3, 2));
  EXPECT_EQ(first_count(Metric::moves_pushes, Cost(3, 2)), 3);
  EXPECT_EQ(first_count(Metric::moves, Cost(3)), 3);
}

}  // namespace
}  // namespace gridlock::sokoban
