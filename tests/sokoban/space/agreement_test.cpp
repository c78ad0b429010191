// Every search that proves its answers must agree with the plain simulation, in every metric and with every rule.
#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::SlowLevel;
using Space = PushSpace<2>;

const std::uint64_t kAgreementLevels = testing::few_cases() ? 100 : 2000;

template <class Search, class H>
void expect_the_optimum(const Space& space, Cost optimum, const std::string& where) {
  Estimate<Space> estimate(std::type_identity<H>{}, space);
  Monitor monitor;
  const auto result = Search::run(space, estimate, monitor, {});
  if (optimum == SlowLevel::kNever) {
    EXPECT_EQ(result.outcome, Outcome::unsolvable) << where;
    return;
  }
  ASSERT_EQ(result.outcome, Outcome::solved) << where;
  const Puzzle& puzzle = space.layout().puzzle();
  EXPECT_EQ(result.cost, cost_of(puzzle, result.moves, space.layout().metric())) << where;
  EXPECT_GE(result.cost, optimum) << where;
  EXPECT_LE(monitor.stats.lower_bound, optimum) << where;
  if (!result.optimal) return;
  EXPECT_EQ(result.cost, optimum) << where;
}

TEST(SokobanSearches, agree_with_the_plain_simulation_in_every_metric) {
  for (std::uint64_t seed = 0; seed < kAgreementLevels; ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (!Kind::hopeless(puzzle).empty()) continue;
    const Metric metric = Kind::kMetrics[seed % Kind::kMetrics.size()];
    const Cost optimum = SlowLevel(puzzle, metric).optimum();
    const Layout layout(puzzle, metric, seed % 3 == 0 ? static_cast<DeadlockRules>(seed % 8) : kAllRules);
    const Space space(layout);
    const std::string where = "seed " + std::to_string(seed) + " " + std::string(name_of(metric));
    expect_the_optimum<Folding<AStar>, Pairs>(space, optimum, where + " astar pairs");
    expect_the_optimum<AStar, Matching>(space, optimum, where + " astar matching");
    expect_the_optimum<Tunnelling<IdaStar>, Pairs>(space, optimum, where + " idastar pairs");
    expect_the_optimum<Folding<WAStar>, Matching>(space, optimum, where + " wastar matching");
    expect_the_optimum<Bfs, Zero>(space, optimum, where + " bfs");
    expect_the_optimum<BfsNaive, Zero>(space, optimum, where + " bfs-naive");
    expect_the_optimum<Beam, Matching>(space, optimum, where + " beam");
    expect_the_optimum<Dfbnb, Nearest>(space, optimum, where + " dfbnb nearest");
    expect_the_optimum<Sokobot, Zero>(space, optimum, where + " sokobot");
    if (HasFailure()) return;
  }
}

TEST(SokobanSearches, that_prove_say_so) {
  Random random(1);
  const Puzzle puzzle = testing::solvable_level(random, {.width = 7, .height = 6, .boxes = 3});
  for (const Metric metric : Kind::kMetrics) {
    const Layout layout(puzzle, metric);
    const Space space(layout);
    Estimate<Space> estimate(std::type_identity<Pairs>{}, space);
    Monitor monitor;
    EXPECT_TRUE(Folding<AStar>::run(space, estimate, monitor, {}).optimal) << name_of(metric);
    EXPECT_TRUE(Tunnelling<IdaStar>::run(space, estimate, monitor, {}).optimal) << name_of(metric);
    EXPECT_EQ(Bfs::run(space, estimate, monitor, {}).optimal, metric == Metric::pushes) << name_of(metric);
  }
}

}  // namespace
}  // namespace gridlock::sokoban
