#include "gridlock/containers/high_halves.hpp"

#include <gtest/gtest.h>

#include "gridlock/containers/node_table.hpp"
#include "gridlock/sokoban/space/push_space.hpp"

namespace gridlock {
namespace {

constexpr std::size_t kAtATime = 64;  // values: the least that a buffer makes room for

TEST(CostColumn, gives_back_what_was_put_in_in_either_width) {
  CostColumn one(false), two(true);
  const std::vector<Cost> singles{Cost{}, Cost(1), Cost(Cost::kMostOfOne), kTooMuch, kDeadEnd};
  const std::vector<Cost> pairs{Cost(1, 2), Cost(Cost::kMostOfOne, Cost::kMostOfOne), Cost(7, 0), kTooMuch, kDeadEnd};
  for (const Cost cost : singles) one.push_back(cost);
  for (const Cost cost : pairs) two.push_back(cost);
  for (std::size_t i = 0; i < singles.size(); ++i) EXPECT_EQ(one[i], singles[i]) << i;
  for (std::size_t i = 0; i < pairs.size(); ++i) EXPECT_EQ(two[i], pairs[i]) << i;
  one.set(0, kDeadEnd);
  EXPECT_EQ(one[0], kDeadEnd);
  EXPECT_EQ(one.bytes(), 4 * kAtATime);
  EXPECT_EQ(two.bytes(), 8 * kAtATime);
}

// A node takes 16 bytes beside its state, and 12 more only where the metric has two counts.
TEST(NodeTable, takes_no_more_memory_for_one_count_than_it_needs) {
  sokoban::Puzzle level;
  level.width = 7;
  level.height = 3;
  level.ground = std::string(7, '#') + "#    .#" + std::string(7, '#');
  level.player = 8;
  level.boxes = {9};
  const auto bytes_of_a_node = [&](Metric metric) {
    const sokoban::Layout layout(level, metric, 0);
    const sokoban::PushSpace<2> space(layout);
    NodeTable<sokoban::PushSpace<2>> nodes(space);
    StateTable<sokoban::PushSpace<2>::State> states;
    nodes.insert(space.start());
    states.insert(space.start(), space.hash(space.start()));
    return (nodes.bytes() - states.bytes()) / kAtATime;
  };
  EXPECT_EQ(bytes_of_a_node(Metric::pushes), 16u);
  EXPECT_EQ(bytes_of_a_node(Metric::moves), 16u);
  EXPECT_EQ(bytes_of_a_node(Metric::pushes_moves), 28u);
  EXPECT_EQ(bytes_of_a_node(Metric::moves_pushes), 28u);
}

}  // namespace
}  // namespace gridlock
