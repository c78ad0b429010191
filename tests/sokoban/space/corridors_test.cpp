// Solutions that walk very far, in every metric, against a plain Dijkstra: counts beyond 16 bits must be right.
#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/corridor_level.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::CorridorLevel;
using testing::SlowLevel;

template <class Search, class H, class Space>
void expect_right(const Space& space, Cost optimum, const std::string& where) {
  Estimate<Space> estimate(std::type_identity<H>{}, space);
  Limits limits;
  limits.nodes = 1'000'000;
  Monitor monitor(limits);
  const auto result = Search::run(space, estimate, monitor, {});
  ASSERT_EQ(result.outcome, Outcome::solved) << where;
  EXPECT_EQ(result.cost, cost_of(space.layout().puzzle(), result.moves, space.layout().metric())) << where;
  EXPECT_LE(monitor.stats.lower_bound, optimum) << where;
  EXPECT_GE(result.cost, optimum) << where;
  const bool proves = Search::kOptimal && (space.unit_cost() || Search::kUsesHeuristic);
  EXPECT_TRUE(!result.optimal || result.cost == optimum) << where;
  EXPECT_TRUE(!proves || result.optimal) << where;
}

Cost expect_all_right(const Puzzle& puzzle, Metric metric, const std::string& where) {
  const Cost optimum = SlowLevel(puzzle, metric).optimum();
  EXPECT_NE(optimum, SlowLevel::kNever) << where;
  Kind::with_space(puzzle, metric, {}, [&](const auto& space) {
    expect_right<Folding<AStar>, Pairs>(space, optimum, where + " astar pairs");
    expect_right<AStar, Zero>(space, optimum, where + " astar zero");
    expect_right<Folding<WAStar>, Matching>(space, optimum, where + " wastar");
    expect_right<Folding<Greedy>, Matching>(space, optimum, where + " greedy");
    expect_right<Bfs, Zero>(space, optimum, where + " bfs");
    expect_right<BfsNaive, Zero>(space, optimum, where + " bfs-naive");
    expect_right<Dfs, Zero>(space, optimum, where + " dfs");
    expect_right<Dfbnb, Matching>(space, optimum, where + " dfbnb");
    expect_right<Beam, Matching>(space, optimum, where + " beam");
    expect_right<Auto, Zero>(space, optimum, where + " auto");
  });
  return optimum;
}

TEST(SokobanCorridors, are_solved_at_the_cost_that_a_plain_dijkstra_finds_in_every_metric) {
  for (std::uint64_t seed = 0; seed < testing::cases(16); ++seed) {
    Random random(seed);
    const int corners = 1 + static_cast<int>(random.below(8));
    const int windings = 1 + 2 * static_cast<int>(random.below(4));
    const Puzzle puzzle = CorridorLevel({corners, windings}).puzzle(static_cast<int>(random.below(2)));
    for (const Metric metric : Kind::kMetrics)
      expect_all_right(puzzle, metric, "seed " + std::to_string(seed) + " " + std::string(name_of(metric)));
  }
}

// More moves than 16 bits hold: 28 corners, each of them a walk of more than 1,200 squares.
TEST(SokobanCorridors, of_more_than_30000_moves_are_solved_at_the_cost_that_a_plain_dijkstra_finds) {
  const Puzzle puzzle = CorridorLevel({.corners = 27, .windings = 25}).puzzle(1);
  ASSERT_LE(puzzle.width, kMaxSide);
  ASSERT_LE(puzzle.height, kMaxSide);
  for (const Metric metric : {Metric::pushes_moves, Metric::moves_pushes}) {
    const Cost optimum = expect_all_right(puzzle, metric, std::string(name_of(metric)));
    EXPECT_GT(metric == Metric::pushes_moves ? optimum.second() : optimum.first(), 32'768);
  }
}

}  // namespace
}  // namespace gridlock::sokoban
