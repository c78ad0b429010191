#include "gridlock/search/farthest.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "gridlock/rushhour/kind.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/slow_space.hpp"

namespace gridlock {
namespace {

RC_GTEST_PROP(Farthest, finds_exactly_the_states_that_are_farthest_from_every_goal, (bool steps)) {
  const auto puzzle = *testing::any_board(3, 5);
  const Metric metric = steps ? Metric::steps : Metric::moves;
  const testing::SlowSpace slow(puzzle, metric);
  rushhour::Kind::with_space(puzzle, metric, {}, [&](const auto& space) {
    Monitor monitor;
    const auto farthest = find_farthest(space, 1'000'000, monitor);
    RC_ASSERT(farthest.has_value());
    RC_ASSERT(farthest->complete);
    RC_ASSERT(farthest->size == slow.size());
    RC_ASSERT(farthest->distance == slow.farthest());
    RC_ASSERT(farthest->states.size() == slow.at_distance(slow.farthest()));
  });
}

const rushhour::Puzzle kOpenRoad = [] {
  rushhour::Puzzle puzzle;
  puzzle.vehicles = {{"X", {2, 0}, 2, false}, {"A", {0, 0}, 2, false}};
  return puzzle;
}();

TEST(Farthest, says_nothing_of_a_space_larger_than_the_budget) {
  rushhour::Kind::with_space(kOpenRoad, Metric::moves, {}, [](const auto& space) {
    Monitor monitor;
    const auto farthest = find_farthest(space, 10, monitor);
    ASSERT_TRUE(farthest.has_value());
    EXPECT_FALSE(farthest->complete);
    EXPECT_TRUE(farthest->states.empty());
    EXPECT_EQ(find_farthest(space, 25, monitor)->size, 25u);
    EXPECT_TRUE(find_farthest(space, 25, monitor)->complete);
  });
}

TEST(Farthest, stops_when_the_monitor_calls_a_halt) {
  rushhour::Kind::with_space(kOpenRoad, Metric::moves, {}, [](const auto& space) {
    Limits limits;
    limits.nodes = 30;  // enough for one pass over 25 states, not for two
    Monitor monitor(limits);
    EXPECT_FALSE(find_farthest(space, 1000, monitor).has_value());
  });
}

}  // namespace
}  // namespace gridlock
