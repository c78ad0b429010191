#include "gridlock/sokoban/board/lifted_box.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// The regions of the board as it is, against those of a flood fill.
void expect_regions(const LiftedBox& lifted, const Board& board, Reach& reach) {
  const Level& level = board.level();
  reach.begin();
  ASSERT_EQ(lifted.count(), count_regions(board, reach, 0));
  for (Square player = 0; player < level.size(); ++player) {
    if (!board.free(player)) continue;
    const Square least = reach.flood(board.occupied(), player);
    const RegionAroundBox where{lifted, board.occupied(), lifted.region(player)};
    ASSERT_EQ(where.least(), least);
    for (Square s = 0; s < level.size(); ++s) ASSERT_EQ(where(s), reach(s)) << "square " << s;
  }
}

TEST(LiftedBox, leaves_the_regions_of_a_flood_fill_wherever_it_is_put_down) {
  for (std::uint64_t seed = 0; seed < testing::cases(100); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(testing::seeded(seed));
    const Level level(testing::random_level(random, {8, 8, 1, 0, 0.03 * random.below(12)}));
    Board board(level);
    std::vector<Square> boxes;
    for (std::uint32_t i = 1 + random.below(12); i > 0; --i)
      if (const auto s = static_cast<Square>(random.below(static_cast<std::uint32_t>(level.size()))); board.free(s)) {
        board.place(s);
        boxes.push_back(s);
      }
    LiftedBox lifted(level);
    lifted.look_at(board.occupied());
    Reach reach(level);
    for (const Square box : boxes) {
      lifted.lift(box);
      ASSERT_NO_FATAL_FAILURE(expect_regions(lifted, board, reach));
      board.remove(box);
      for (Square to = 0; to < level.size(); ++to) {
        if (!board.free(to)) continue;
        board.place(to);
        lifted.put_down(to);
        ASSERT_NO_FATAL_FAILURE(expect_regions(lifted, board, reach)) << "from " << box << " to " << to;
        board.remove(to);
      }
      lifted.put_down(level.wall());
      ASSERT_NO_FATAL_FAILURE(expect_regions(lifted, board, reach));
      board.place(box);
    }
  }
}

}  // namespace
}  // namespace gridlock::sokoban
