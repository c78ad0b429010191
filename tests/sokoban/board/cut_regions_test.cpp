#include "gridlock/sokoban/board/cut_regions.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// With a box on every free square in turn, for a player on every other one.
void expect_agreement_with_flood_fill(const Level& level, Board& board) {
  CutRegions regions(level);
  regions.explore(board.occupied());
  Reach reach(level);
  for (Square box = 0; box < level.size(); ++box) {
    if (!board.free(box)) continue;
    board.place(box);
    reach.begin();
    ASSERT_EQ(regions.count(box), count_regions(board, reach, 0));
    for (Square player = 0; player < level.size(); ++player) {
      if (!board.free(player)) continue;
      const Square least = reach.flood(board.occupied(), player), region = regions.region(box, player);
      ASSERT_EQ(regions.least(region), least);
      for (Square s = 0; s < level.size(); ++s)
        ASSERT_EQ(board.free(s) && regions.region(box, s) == region, reach(s)) << "square " << s;
    }
    board.remove(box);
  }
}

// A square is on a cycle if two of its neighbours are joined without it.
int count_off_cycles(const Level& level, Board& board) {
  Reach reach(level);
  int count = 0;
  for (Square square = 0; square < level.size(); ++square) {
    if (!board.free(square)) continue;
    board.place(square);
    bool on_cycle = false;
    for (const Direction a : kDirections)
      if (board.free(level.next(square, a))) {
        reach.flood(board.occupied(), level.next(square, a));
        for (const Direction b : kDirections) on_cycle = on_cycle || (a != b && reach(level.next(square, b)));
      }
    board.remove(square);
    count += on_cycle ? 0 : 1;
  }
  return count;
}

TEST(CutRegions, and_cycles_are_those_of_a_flood_fill_wherever_the_box_stands) {
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    Random random(testing::seeded(seed));
    const Level level(testing::random_level(random, {9, 9, 1, 0, 0.03 * random.below(12)}));
    Board board(level);
    for (std::uint32_t i = random.below(12); i > 0; --i)
      if (const auto s = static_cast<Square>(random.below(static_cast<std::uint32_t>(level.size()))); board.free(s))
        board.place(s);
    ASSERT_NO_FATAL_FAILURE(expect_agreement_with_flood_fill(level, board)) << "seed " << seed;
    CutRegions regions(level);
    regions.explore(board.occupied());
    ASSERT_EQ(regions.off_cycles(), count_off_cycles(level, board)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace gridlock::sokoban
