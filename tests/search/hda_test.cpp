// A* that several threads share: the same answers as A*, however many there are.
#include "gridlock/search/distributed/hda.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <atomic>
#include <thread>

#include "gridlock/search/astar.hpp"
#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock {
namespace {

using sokoban::Push;
using Space = sokoban::PushSpace<2>;
using Guide = sokoban::Estimate<Space>;

struct Level {
  explicit Level(const sokoban::Puzzle& puzzle, Metric metric = Metric::pushes)
      : Level(puzzle, metric, std::type_identity<sokoban::Nearest>{}) {}
  template <class H>
  Level(const sokoban::Puzzle& puzzle, Metric metric, std::type_identity<H> heuristic)
      : layout(puzzle, metric), space(layout), guide(heuristic, space) {}
  const sokoban::Layout layout;
  const Space space;
  Guide guide;

  SearchResult<Push> by_astar() {
    Monitor monitor;
    return AStar::run(space, guide, monitor, {});
  }
  SearchResult<Push> by_threads(unsigned threads, Monitor& monitor, std::optional<SearchResult<Push>> known = {}) {
    HdaTeam<Space, Guide> team(space, guide, threads);
    if (known) team.offer(std::move(*known));
    return *team.run(monitor);
  }
};

unsigned some_threads() { return static_cast<unsigned>(*rc::gen::inRange(1, 5)); }

RC_GTEST_PROP(Hda, proves_what_astar_proves, (std::uint64_t seed)) {
  Level level(testing::some_level(seed, 3), *rc::gen::elementOf(sokoban::Kind::kMetrics));
  const auto expected = level.by_astar();
  Monitor monitor;
  const auto result = level.by_threads(some_threads(), monitor);
  RC_ASSERT(result.outcome == expected.outcome);
  RC_ASSERT(result.optimal == expected.optimal);
  RC_ASSERT(result.cost == expected.cost);
  RC_ASSERT(!result.optimal || monitor.stats.lower_bound == result.cost);
}

RC_GTEST_PROP(Hda, keeps_to_its_nodes_and_says_no_more_than_is_true_when_they_are_gone, (std::uint64_t seed)) {
  Level level(testing::some_level(seed, 3));
  const auto expected = level.by_astar();
  Limits few;
  few.nodes = static_cast<std::uint64_t>(*rc::gen::inRange(0, 60));
  Monitor monitor(few);
  const auto result = level.by_threads(some_threads(), monitor);
  RC_ASSERT(monitor.stats.expanded <= few.nodes);
  if (result.outcome == Outcome::solved) {
    RC_ASSERT(expected.outcome == Outcome::solved);
    RC_ASSERT(result.cost >= expected.cost);
    RC_ASSERT(!result.optimal || result.cost == expected.cost);
  } else {
    RC_ASSERT(result.outcome == Outcome::out_of_nodes || result.outcome == expected.outcome);
  }
  RC_ASSERT(expected.outcome != Outcome::solved || monitor.stats.lower_bound <= expected.cost);
}

RC_GTEST_PROP(Hda, proves_or_betters_a_solution_that_is_known, (std::uint64_t seed)) {
  Level level(testing::some_level(seed, 3));
  const auto best = level.by_astar();
  if (best.outcome != Outcome::solved) return;
  auto known = best;
  known.optimal = false;                                               // nobody has said so
  if (*rc::gen::arbitrary<bool>()) known.cost = known.cost + Cost(1);  // as if it had a needless push
  Monitor monitor;
  const auto result = level.by_threads(some_threads(), monitor, known);
  RC_ASSERT(result.outcome == Outcome::solved);
  RC_ASSERT(result.optimal);
  RC_ASSERT(result.cost == best.cost);
}

RC_GTEST_PROP(Hda, proves_the_same_with_pauses_in_which_it_is_told_of_a_solution, (std::uint64_t seed)) {
  Level level(testing::some_level(seed, 3));
  const auto best = level.by_astar();
  const unsigned threads = some_threads();
  const auto stride = static_cast<std::size_t>(*rc::gen::inRange(1, 40)) * threads;
  const int pauses_before_told = *rc::gen::inRange(0, 20);
  HdaTeam<Space, Guide> team(level.space, level.guide, threads);
  Monitor monitor;
  std::optional<SearchResult<Push>> result;
  int pauses = 0;
  for (std::size_t pause_at = 0; !result; pause_at += stride, ++pauses) {
    if (pauses == pauses_before_told && best.outcome == Outcome::solved) {
      auto known = best;
      known.optimal = false;
      team.offer(known);
    }
    result = team.run(monitor, pause_at);
    RC_ASSERT(best.outcome != Outcome::solved || monitor.stats.lower_bound <= best.cost);
  }
  RC_ASSERT(pauses > 1 || best.cost == Cost{});
  RC_ASSERT(result->outcome == best.outcome);
  RC_ASSERT(result->optimal == best.optimal);
  RC_ASSERT(result->cost == best.cost);
}

// The same level again and again, until its heuristic was asked so often that the threads have made its tables.
TEST(Hda, proves_what_astar_proves_while_its_threads_make_tables) {
  Random random(testing::seeded(20261118));
  int with_tables = 0;
  for (unsigned n = 0; n < 20; ++n) {
    testing::LevelShape shape;
    shape.boxes = 4;
    const auto puzzle = testing::solvable_level(random, shape);
    const auto expected = Level(puzzle).by_astar();
    Level level(puzzle, Metric::pushes, std::type_identity<sokoban::Triples>{});
    const std::uint64_t enough = 2 * sokoban::TripleTable::effort(level.layout);
    std::uint64_t asked = 0;
    for (int again = 0; again < 400 && asked < enough; ++again) {
      Monitor monitor;
      const auto result = level.by_threads(1 + n % 4, monitor);
      ASSERT_EQ(result.outcome, expected.outcome) << "level " << n;
      ASSERT_EQ(result.optimal, expected.optimal) << "level " << n;
      ASSERT_EQ(result.cost, expected.cost) << "level " << n;
      asked += monitor.stats.states;
    }
    with_tables += asked >= enough ? 1 : 0;
  }
  EXPECT_GT(with_tables, 5);
}

// Which of its threads sees that first, or whether it has ended before, is chance; there must be an outcome each time.
TEST(Hda, has_an_outcome_whenever_it_is_cancelled) {
  Level level(testing::some_level(1, 3));
  const auto expected = level.by_astar();
  for (int again = 0; again < 100; ++again) {
    std::atomic<bool> cancel{false};
    Limits limits;
    limits.cancel = &cancel;
    Monitor monitor(limits);
    HdaTeam<Space, Guide> team(level.space, level.guide, 2);
    std::thread canceller([&] { cancel = true; });
    const auto result = team.run(monitor);
    canceller.join();
    ASSERT_TRUE(result.has_value());
    if (result->outcome != Outcome::cancelled) {
      ASSERT_EQ(result->cost, expected.cost);
    }
  }
}

TEST(Hda, ends_at_once_when_it_is_cancelled) {
  Level level(testing::some_level(1, 3));
  std::atomic<bool> cancel{true};
  Limits limits;
  limits.cancel = &cancel;
  Monitor monitor(limits);
  EXPECT_EQ(level.by_threads(3, monitor).outcome, Outcome::cancelled);
}

}  // namespace
}  // namespace gridlock
