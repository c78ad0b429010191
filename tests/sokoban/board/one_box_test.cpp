#include "gridlock/sokoban/board/one_box.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/board/board.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// A level, with some of its squares turned to walls.
template <class Use>
void on_boards(std::uint64_t count, Use&& use) {
  for (std::uint64_t seed = 0; seed < testing::cases(count); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(testing::seeded(seed));
    const Level level(testing::random_level(random, {9, 9, 1, 0, 0.03 * random.below(10)}));
    Occupied walls = empty_board(level);
    for (std::uint32_t i = random.below(6); i > 0; --i)
      walls[random.below(static_cast<std::uint32_t>(level.size()))] = 1;
    use(OneBox(level, walls), random);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(OneBox, has_the_sides_that_a_flood_fill_finds) {
  on_boards(200, [](const OneBox& one_box, Random&) {
    const Level& level = one_box.level();
    Occupied occupied = one_box.walls();
    Reach reach(level);
    for (Square box = 0; box < level.size(); ++box) {
      if (one_box.walls()[box] != 0) continue;
      occupied[box] = 1;
      std::vector<Square> beside;
      for (const Direction d : kDirections)
        if (occupied[level.next(box, d)] == 0) beside.push_back(level.next(box, d));
      for (const Square from : beside) {
        reach.flood(occupied, from);
        for (Square s = 0; s < level.size(); ++s)
          ASSERT_TRUE(!reach(s) || one_box.side(box, s) == one_box.side(box, from)) << "around " << box;
        for (const Square other : beside)
          ASSERT_EQ(one_box.side(box, other) == one_box.side(box, from), reach(other)) << "around " << box;
      }
      occupied[box] = 0;
    }
  });
}

TEST(OneBox, knows_what_leads_to_each_of_many_targets_and_to_the_nearest) {
  on_boards(200, [](const OneBox& one_box, Random& random) {
    const Level& level = one_box.level();
    std::vector<Square> targets;
    for (Square s = 0; s < level.size(); ++s)
      if (random.below(3) == 0) targets.push_back(s);
    const auto leading = one_box.leading_to(targets);
    ASSERT_EQ(leading.size(), targets.size());
    std::vector<Distance> nearest(one_box.stands(), kFar);
    for (std::size_t i = 0; i < targets.size(); ++i) {
      const auto distances = one_box.distances_to(targets[i]);
      for (std::size_t stand = 0; stand < one_box.stands(); ++stand) {
        nearest[stand] = std::min(nearest[stand], distances[stand]);
        const auto box = static_cast<Square>(stand / OneBox::kSides);
        const auto is_there = [&](Direction d) {
          const Square beside = level.next(box, d);
          return one_box.walls()[box] == 0 && one_box.walls()[beside] == 0 && one_box.stand(box, beside) == stand;
        };
        if (std::none_of(kDirections.begin(), kDirections.end(), is_there)) continue;
        ASSERT_EQ(leading[i].has(stand), distances[stand] != kFar) << "from " << stand << " to " << targets[i];
      }
    }
    ASSERT_EQ(one_box.distances_to(targets), nearest);
  });
}

}  // namespace
}  // namespace gridlock::sokoban
