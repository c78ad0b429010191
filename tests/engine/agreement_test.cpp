// Every search on the same random boards: the optimal ones agree with the exhaustive count, the others are never
// better and never wrong.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "gridlock/engine/catalogue.hpp"
#include "gridlock/engine/solve.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "gridlock/search/exhaust.hpp"
#include "tests/support/random_board.hpp"

namespace gridlock {
namespace {

// Searches that go to the same state again and again on different ways may take for ever even in a small space.
constexpr std::uint64_t kPatience = 300'000;

struct Truth {
  bool known = false;
  Cost distance = kUnreachable;
};

Truth exhaustive_distance(const rushhour::Puzzle& puzzle, Metric metric) {
  return rushhour::Kind::with_space(puzzle, metric, {}, [](const auto& space) -> Truth {
    Limits limits;
    limits.nodes = 1000;
    Monitor monitor(limits);
    const Reachable all(space, monitor);
    if (all.stopped()) return {};
    return {true, all.to_goal(0)};
  });
}

void expect_agreement(const rushhour::Puzzle& puzzle, Metric metric, const SearchInfo& search,
                      const std::string& heuristic, bool admissible, Cost truth) {
  SolveRequest request;
  request.search = search.name;
  request.heuristic = heuristic;
  request.metric = metric;
  request.limits.nodes = kPatience;
  request.options.runs = 3;
  request.options.max_moves = search.name.rfind("random", 0) == 0 ? 300 : 0;
  const bool depth_first = search.name == "idastar" || search.name == "dfbnb";
  const Solution solution = solve(puzzle, request);
  RC_ASSERT(truth == kUnreachable || solution.lower_bound <= truth);
  if (solution.outcome == Outcome::out_of_nodes) {
    RC_ASSERT(depth_first || !search.optimal);
    return;
  }
  const std::string label = search.name + " with " + heuristic + " in " + std::string(name_of(metric));
  if (truth == kUnreachable) {
    RC_ASSERT(solution.outcome != Outcome::solved);
    if (search.optimal) RC_ASSERT(solution.outcome == Outcome::unsolvable);
    return;
  }
  RC_ASSERT(solution.outcome != Outcome::unsolvable);
  if (solution.outcome == Outcome::solved) RC_ASSERT(solution.cost >= truth);
  if (solution.optimal) RC_ASSERT(solution.cost == truth);
  if (search.optimal && admissible) {
    RC_LOG() << label;
    RC_ASSERT(solution.outcome == Outcome::solved);
    RC_ASSERT(solution.optimal);
  }
}

// Every search, each with one heuristic; over many boards `turn` brings every pair of them together.
void expect_all_agree(const rushhour::Puzzle& puzzle, std::size_t turn) {
  static const auto searches = list_searches("rushhour");
  static const auto heuristics = list_heuristics("rushhour");
  for (const Metric metric : rushhour::Kind::kMetrics) {
    const Truth truth = exhaustive_distance(puzzle, metric);
    if (!truth.known) return;
    for (const auto& search : searches) {
      const auto& heuristic = heuristics[turn++ % heuristics.size()];
      const bool admissible = heuristic.properties[static_cast<std::size_t>(metric)].admissible;
      expect_agreement(puzzle, metric, search, heuristic.name, admissible, truth.distance);
    }
  }
}

// Ten boards a case: a thousand boards in a hundred cases.
RC_GTEST_PROP(Searches, agree_on_random_boards, (std::uint16_t turn)) {
  for (std::size_t i = 0; i < 10; ++i) expect_all_agree(*testing::any_board(3, 6), turn + i);
}

// The wide state spaces are chosen only for large boards; few vehicles keep those small enough to exhaust.
RC_GTEST_PROP(Searches, agree_on_large_sparse_boards, (std::uint64_t seed)) {
  Random random(seed);
  const testing::BoardShape shape{
      static_cast<int>(7 + random.below(10)), static_cast<int>(7 + random.below(10)), 4, 6, 5, random.below(2) == 1};
  const auto puzzle = testing::random_board(random, shape);
  for (const Metric metric : rushhour::Kind::kMetrics) {
    const Truth truth = exhaustive_distance(puzzle, metric);
    if (!truth.known) return;
    for (const auto& search : list_searches("rushhour"))
      expect_agreement(puzzle, metric, search, "forced", true, truth.distance);
  }
}

}  // namespace
}  // namespace gridlock
