// That the name of the player's region after a push is the same as that of a flood fill.
#include "gridlock/sokoban/board/player_region.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/reach.hpp"
#include "tests/support/random_level.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::sokoban {
namespace {

TEST(PlayerRegion, after_a_push_or_a_pull_is_the_one_a_flood_fill_finds) {
  Random random(testing::seeded(7));
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    gridlock::testing::LevelShape shape;
    shape.width = 5 + static_cast<int>(random.below(6));
    shape.height = 5 + static_cast<int>(random.below(6));
    shape.boxes = 1 + static_cast<int>(random.below(8));
    shape.walls = 0.05 * random.below(8);
    const Level level(gridlock::testing::random_level(random, shape));
    Board board(level, level.boxes());
    PlayerRegion region(level);
    Reach reach(level), after(level);
    EXPECT_EQ(region.enter(level.boxes(), level.player()), reach.flood(board.occupied(), level.player()));
    for (Square s = 0; s < level.size(); ++s) EXPECT_EQ(region.reached(s), reach(s));
    for (const Square box : level.boxes())
      for (const Direction d : kDirections) {
        const Square to = level.next(box, d);
        if (!board.free(to)) continue;
        board.move(box, to);
        if (reach(level.next(box, opposite(d)))) {
          EXPECT_EQ(region.after(box, to), after.flood(board.occupied(), box));
          ++compared;
        }
        const Square player = level.next(to, d);
        if (reach(to) && board.free(player)) {
          EXPECT_EQ(region.after(box, to, player), after.flood(board.occupied(), player));
          ++compared;
        }
        board.move(to, box);
      }
  }
  EXPECT_GE(compared, testing::among_usual(1000));
}

}  // namespace
}  // namespace gridlock::sokoban
