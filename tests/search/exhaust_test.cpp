// The whole space of a directed puzzle: distances are those that a step-by-step look at the edges demands.
#include "gridlock/search/exhaust.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock {
namespace {

RC_GTEST_PROP(Reachable, measures_true_distances_in_a_directed_space, (std::uint64_t seed)) {
  const auto level = testing::some_level(seed, 3);
  const Metric metric = *rc::gen::elementOf(sokoban::Kind::kMetrics);
  sokoban::Kind::with_space(level, metric, sokoban::Kind::every_position(), [](const auto& space) {
    Monitor monitor;
    const Reachable reached(space, monitor);
    std::size_t goals = 0;
    for (std::uint32_t n = 0; n < reached.size(); ++n) {
      const bool goal = space.is_goal(reached.state(n));
      Cost least = goal ? Cost{} : kUnreachable;
      reached.for_each_edge(n, [&](auto, auto next, Cost cost) {
        if (reached.to_goal(next) != kUnreachable) least = std::min(least, reached.to_goal(next) + cost);
      });
      RC_ASSERT(reached.to_goal(n) == least);
      goals += goal ? 1 : 0;
    }
    RC_ASSERT(reached.goals() == goals);
  });
}

TEST(Reachable, is_as_deep_as_its_farthest_state) {
  sokoban::Puzzle corridor;
  corridor.width = 7;
  corridor.height = 3;
  corridor.ground = std::string(7, '#') + "#    .#" + std::string(7, '#');
  corridor.player = 8;
  corridor.boxes = {10};
  const auto depth = [&](Metric metric) {
    return sokoban::Kind::with_space(corridor, metric, sokoban::Kind::every_position(), [](const auto& space) {
      Monitor monitor;
      const Reachable reached(space, monitor);
      EXPECT_EQ(reached.size(), 3u);
      return reached.depth();
    });
  };
  EXPECT_EQ(depth(Metric::pushes), Cost(2));
  EXPECT_EQ(depth(Metric::moves), Cost(3));
}

}  // namespace
}  // namespace gridlock
