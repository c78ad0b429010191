// That a matching is found if and only if there is one, also beyond 64 nodes, and that leaving out a pair is judged
// right.
#include "gridlock/sokoban/assignment/bipartite_matching.hpp"

#include <gtest/gtest.h>

#include "tests/support/seed.hpp"

namespace gridlock::sokoban {
namespace {

struct Graph {
  std::vector<BitRow> rows;
  std::size_t rights;
};

// Its right nodes are numbered from `first` on, so that they lie in several words.
Graph random_graph(Random& random, std::size_t first) {
  Graph graph{{}, 1 + random.below(6)};
  const std::size_t lefts = 1 + random.below(graph.rights), chance = 1 + random.below(4);
  for (std::size_t left = 0; left < lefts; ++left) {
    BitRow& row = graph.rows.emplace_back(words_for(first + graph.rights), 0);
    for (std::size_t right = 0; right < graph.rights; ++right)
      if (random.below(4) < chance) add_bit(row.data(), first + right);
  }
  return graph;
}

// Tries all ways to give the left nodes from `left` on a right node that is not in `taken`.
bool exists(const Graph& graph, std::size_t first, std::size_t left, unsigned taken, std::size_t without) {
  if (left == graph.rows.size()) return true;
  if (left == without) return exists(graph, first, left + 1, taken, without);
  for (std::size_t right = 0; right < graph.rights; ++right)
    if ((taken >> right & 1) == 0 && has_bit(graph.rows[left], first + right) &&
        exists(graph, first, left + 1, taken | 1u << right, without))
      return true;
  return false;
}

TEST(BipartiteMatching, is_found_where_there_is_one) {
  constexpr std::size_t kNone = 99;
  Random random(testing::seeded(1));
  int complete = 0, refused = 0;
  for (int i = 0; i < 2000; ++i) {
    const std::size_t first = random.below(130);
    const Graph graph = random_graph(random, first);
    BitRow rights(words_for(first + graph.rights), 0);
    for (std::size_t right = 0; right < graph.rights; ++right) add_bit(rights.data(), first + right);
    std::vector<const std::uint64_t*> rows;
    for (const BitRow& row : graph.rows) rows.push_back(row.data());

    BipartiteMatching matching(rights);
    ASSERT_EQ(matching.add_all(rows, Watch()), exists(graph, first, 0, 0, kNone));
    if (!exists(graph, first, 0, 0, kNone)) {
      ++refused;
      continue;
    }
    ++complete;
    std::vector<int> has(graph.rows.size(), 0);
    for (std::size_t right = 0; right < graph.rights; ++right)
      if (const int left = matching.partner(first + right); left != BipartiteMatching::kNobody) {
        ++has[static_cast<std::size_t>(left)];
        EXPECT_TRUE(has_bit(graph.rows[static_cast<std::size_t>(left)], first + right));
      }
    EXPECT_EQ(has, std::vector<int>(graph.rows.size(), 1));
    for (std::size_t left = 0; left < graph.rows.size(); ++left)
      for (std::size_t right = 0; right < graph.rights; ++right)
        EXPECT_EQ(matching.does_without(left, first + right), exists(graph, first, 0, 1u << right, left));
  }
  EXPECT_GT(complete, 200);
  EXPECT_GT(refused, 200);
}

}  // namespace
}  // namespace gridlock::sokoban
