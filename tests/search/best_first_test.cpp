// A best-first search as a value: leaving it and taking it up again changes nothing, and what others have found or
// proved only makes it shorter.
#include "gridlock/search/best_first.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "gridlock/search/astar.hpp"
#include "gridlock/search/greedy.hpp"
#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock {
namespace {

using sokoban::Push;
using Space = sokoban::PushSpace<2>;

// A level, its space, and an estimate that is admissible.
struct Setting {
  explicit Setting(const sokoban::Puzzle& puzzle, Metric metric = Metric::pushes)
      : layout(puzzle, metric), space(layout), estimate(std::type_identity<sokoban::Nearest>{}, space) {}
  const sokoban::Layout layout;
  const Space space;
  sokoban::Estimate<Space> estimate;

  SearchResult<Push> solved(Monitor& monitor) { return AStar::run(space, estimate, monitor, {}); }
};

std::vector<std::uint64_t> counts(const Stats& stats) {
  return {stats.expanded, stats.generated, stats.duplicates, stats.reopened, stats.dead_ends, stats.states};
}

RC_GTEST_PROP(BestFirst, does_the_same_with_and_without_pauses, (std::uint64_t seed)) {
  Setting setting(testing::some_level(seed, 3), *rc::gen::elementOf(sokoban::Kind::kMetrics));
  Monitor at_once, with_pauses;
  const auto expected = setting.solved(at_once);
  const auto stride = static_cast<std::size_t>(*rc::gen::inRange(1, 40));
  auto search = AStar::on(setting.space, setting.estimate);
  std::optional<SearchResult<Push>> result;
  for (std::size_t pause_at = 0; !result; pause_at += stride) result = search.run(with_pauses, pause_at);
  RC_ASSERT(result->outcome == expected.outcome);
  RC_ASSERT(result->optimal == expected.optimal);
  RC_ASSERT(result->moves == expected.moves);
  RC_ASSERT(counts(with_pauses.stats) == counts(at_once.stats));
  RC_ASSERT(with_pauses.stats.lower_bound == at_once.stats.lower_bound);
}

RC_GTEST_PROP(BestFirst, goes_on_after_a_limit_with_another_monitor, (std::uint64_t seed)) {
  Setting setting(testing::some_level(seed, 3));
  Monitor at_once;
  const auto expected = setting.solved(at_once);
  Limits few;
  few.nodes = static_cast<std::uint64_t>(*rc::gen::inRange(1, 40));
  auto search = AStar::on(setting.space, setting.estimate);
  SearchResult<Push> result;
  Stats sum;
  do {
    Monitor part(few);
    result = *search.run(part);
    sum.count(part.stats);
    RC_ASSERT(!expected.optimal || part.stats.lower_bound <= expected.cost);
  } while (result.outcome == Outcome::out_of_nodes);
  RC_ASSERT(result.outcome == expected.outcome);
  RC_ASSERT(result.moves == expected.moves);
  RC_ASSERT(counts(sum) == counts(at_once.stats));
}

RC_GTEST_PROP(BestFirst, proves_an_offered_solution_that_is_optimal, (std::uint64_t seed)) {
  Setting setting(testing::some_level(seed, 3));
  Monitor alone, helped;
  auto best = setting.solved(alone);
  if (best.outcome != Outcome::solved) return;
  best.optimal = false;  // nobody has said so
  auto search = AStar::on(setting.space, setting.estimate);
  const auto paused = search.run(helped, static_cast<std::size_t>(*rc::gen::inRange(0, 100)));
  if (paused) return;
  search.offer(best);
  const auto result = *search.run(helped);
  RC_ASSERT(result.optimal);
  RC_ASSERT(result.cost == best.cost);
  RC_ASSERT(helped.stats.expanded <= alone.stats.expanded);
}

RC_GTEST_PROP(BestFirst, finds_what_is_better_than_the_offered_solution, (std::uint64_t seed)) {
  Setting setting(testing::some_level(seed, 3));
  Monitor alone, aside, helped;
  const auto best = setting.solved(alone);
  const auto any = Greedy::run(setting.space, setting.estimate, aside, {});
  if (best.outcome != Outcome::solved) return;
  auto search = AStar::on(setting.space, setting.estimate);
  search.offer(any);
  const auto result = *search.run(helped);
  RC_ASSERT(result.optimal);
  RC_ASSERT(result.cost == best.cost);
  RC_ASSERT(helped.stats.expanded <= alone.stats.expanded);
}

// The first of the fixed levels that takes some work.
sokoban::Puzzle laborious() {
  for (std::uint64_t seed = 0;; ++seed) {
    const auto puzzle = testing::certain_level(seed, 3);
    Setting setting(puzzle);
    Monitor monitor;
    if (setting.solved(monitor).outcome == Outcome::solved && monitor.stats.expanded > 50) return puzzle;
  }
}

TEST(BestFirst, answers_with_the_offered_solution_if_a_limit_ends_it) {
  Setting setting(laborious());
  Monitor aside;
  const auto any = Greedy::run(setting.space, setting.estimate, aside, {});
  Limits few;
  few.nodes = 10;
  Monitor monitor(few);
  auto search = AStar::on(setting.space, setting.estimate);
  search.offer(any);
  const auto result = *search.run(monitor);
  EXPECT_EQ(result.outcome, Outcome::solved);
  EXPECT_EQ(result.moves, any.moves);
  EXPECT_FALSE(result.optimal);
}

TEST(BestFirst, ends_at_once_when_others_have_proved_the_offered_solution) {
  Setting setting(laborious());
  Monitor alone, helped;
  auto best = setting.solved(alone);
  best.optimal = false;
  auto search = AStar::on(setting.space, setting.estimate);
  EXPECT_FALSE(search.run(helped, 20));
  const std::uint64_t before = helped.stats.expanded;
  helped.raise_lower_bound(best.cost);
  search.offer(best);
  EXPECT_TRUE(search.run(helped)->optimal);
  EXPECT_EQ(helped.stats.expanded, before);
}

TEST(BestFirst, keeps_the_better_of_two_offers) {
  Setting setting(laborious());
  auto search = AStar::on(setting.space, setting.estimate);
  SearchResult<Push> good, bad;
  good.outcome = bad.outcome = Outcome::solved;
  good.cost = Cost(1000);
  bad.cost = Cost(2000);
  search.offer(good);
  search.offer(bad);
  Limits none;
  none.nodes = 0;
  Monitor monitor(none);
  EXPECT_EQ(search.run(monitor)->cost, Cost(1000));
}

}  // namespace
}  // namespace gridlock
