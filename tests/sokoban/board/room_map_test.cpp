// That what a room map remembers of boxes it has seen is what it would find out anew.
#include "gridlock/sokoban/board/room_map.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/random_level.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::sokoban {
namespace {

TEST(RoomMap, says_the_same_of_boxes_whatever_it_was_asked_before) {
  Random random(testing::seeded(11));
  int cut = 0;
  for (int i = 0; i < 60; ++i) {
    gridlock::testing::LevelShape shape;
    shape.width = 10 + static_cast<int>(random.below(8));
    shape.height = 8 + static_cast<int>(random.below(6));
    shape.boxes = 1 + static_cast<int>(random.below(8));
    shape.walls = 0.2 + 0.03 * random.below(6);
    const Level level(gridlock::testing::random_level(random, shape));
    RoomMap long_in_use(level);
    std::vector<Square> boxes = level.boxes();
    for (int move = 0; move < 100; ++move) {
      const Board board(level, boxes);
      RoomMap fresh(level);
      ASSERT_EQ(long_in_use.cut(board, boxes), fresh.cut(board, boxes));
      cut += fresh.cut(board, boxes) > 0 ? 1 : 0;
      const auto to = static_cast<Square>(random.below(level.size()));
      if (std::find(boxes.begin(), boxes.end(), to) == boxes.end())
        boxes[random.below(static_cast<std::uint32_t>(boxes.size()))] = to;
    }
  }
  EXPECT_GE(cut, testing::among_usual(200));  // or else nothing was compared
}

}  // namespace
}  // namespace gridlock::sokoban
