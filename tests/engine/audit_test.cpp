#include "gridlock/audit.hpp"

#include <gtest/gtest.h>

#include <map>

#include "gridlock/catalogue.hpp"
#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock {
namespace {

// A has two cells of room above and below: `mobility` charges it 3, though one step clears the way.
const Puzzle kMuchRoom = testing::only_board("....\n....\n.XXA\n...A\n....\n....\n", "grid");
const Puzzle kFilled = testing::only_board("..A.\n..A.\nXXA.\n..A.\n", "grid");

Audit audit_of(const Puzzle& puzzle, std::vector<std::string> heuristics = {}, Metric metric = Metric::moves) {
  AuditRequest request;
  request.heuristics = std::move(heuristics);
  request.metric = metric;
  return audit(puzzle, request);
}

// Every position that can be reached, by plain rules, with what it costs to solve it.
std::map<std::vector<int>, Count> all_positions(const rushhour::Puzzle& start, Metric metric) {
  const auto key = [](const rushhour::Puzzle& puzzle) {
    std::vector<int> offsets;
    for (const auto& vehicle : puzzle.vehicles) offsets.push_back(vehicle.offset());
    return offsets;
  };
  std::map<std::vector<int>, Count> costs;
  std::vector<rushhour::Puzzle> queue{start};
  costs[key(start)] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const rushhour::Puzzle puzzle = queue[i];
    SolveRequest request;
    request.search = "bfs";
    request.metric = metric;
    costs[key(puzzle)] = solve(puzzle, request).cost;
    rushhour::Board(puzzle).for_each_slide(metric, [&](rushhour::Slide slide) {
      rushhour::Board next(puzzle);
      next.slide(slide);
      if (costs.emplace(key(next.as_puzzle()), 0).second) queue.push_back(next.as_puzzle());
    });
  }
  return costs;
}

TEST(Audit, measures_the_distance_of_every_state) {
  const Puzzle board = testing::only_board("A.B..\nA.B..\nXXB..\n..CC.\n.....\n.....\n", "grid");
  for (const Metric metric : {Metric::moves, Metric::steps}) {
    const auto positions = all_positions(std::get<rushhour::Puzzle>(board), metric);
    double sum = 0;
    Count greatest = 0;
    std::size_t goals = 0;
    for (const auto& [offsets, cost] : positions) {
      sum += cost;
      greatest = std::max(greatest, cost);
      goals += cost == 0 ? 1 : 0;
    }
    const Audit result = audit_of(board, {}, metric);
    EXPECT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.states, positions.size());
    EXPECT_EQ(result.goals, goals);
    EXPECT_EQ(result.greatest_distance, greatest);
    EXPECT_DOUBLE_EQ(result.mean_distance, sum / static_cast<double>(positions.size()));
  }
}

TEST(Audit, examines_every_heuristic_in_the_order_of_the_catalogue) {
  const Audit result = audit_of(kMuchRoom);
  const auto known = list_heuristics("rushhour");
  ASSERT_EQ(result.heuristics.size(), known.size());
  for (std::size_t i = 0; i < known.size(); ++i) EXPECT_EQ(result.heuristics[i].name, known[i].name);
}

TEST(Audit, finds_a_state_where_a_heuristic_says_too_much) {
  for (const Metric metric : {Metric::moves, Metric::steps}) {
    const Audit result = audit_of(kMuchRoom, {"mobility"}, metric);
    ASSERT_EQ(result.heuristics.size(), 1u);
    const AuditedHeuristic& mobility = result.heuristics[0];
    EXPECT_FALSE(mobility.admissible.holds());
    EXPECT_TRUE(mobility.admissible.claimed_by_source);
    EXPECT_FALSE(mobility.admissible.declared);
    EXPECT_GT(mobility.greatest_ratio, 1.0);
    ASSERT_TRUE(mobility.admissible.counterexample);
    const Counterexample& example = *mobility.admissible.counterexample;
    SolveRequest request;
    request.search = "bfs";
    request.metric = metric;
    EXPECT_EQ(solve(example.position, request).cost, example.distance);
    EXPECT_EQ(example.distance, 2);
    EXPECT_EQ(example.value, 3);
  }
}

TEST(Audit, finds_a_move_that_lowers_a_heuristic_too_far) {
  const Audit result = audit_of(kMuchRoom, {"distance", "mobility"});
  const AuditedHeuristic& mobility = result.heuristics[1];
  ASSERT_TRUE(mobility.consistent.counterexample);
  const Counterexample& example = *mobility.consistent.counterexample;
  EXPECT_GT(example.value, example.value_after + 1);
  const Puzzle next = after(example.position, {example.move});
  const Audit there = audit_of(next, {"mobility"});
  EXPECT_EQ(there.states, result.states);
}

TEST(Audit, refutes_only_what_gridlock_itself_declares) {
  for (const Metric metric : {Metric::moves, Metric::steps})
    for (const auto& heuristic : audit_of(kMuchRoom, {}, metric).heuristics)
      EXPECT_FALSE(heuristic.refuted()) << heuristic.name;
  AuditedHeuristic wrong;
  wrong.consistent.declared = true;
  wrong.consistent.violations = 1;
  EXPECT_TRUE(wrong.refuted());
}

TEST(Audit, knows_that_a_perfect_heuristic_would_have_a_correlation_of_one) {
  // Nothing is in the way: `forced` is exact, `zero` says nothing.
  const Audit result =
      audit_of(testing::only_board("XX...\n.....\n.....\n", "grid"), {"zero", "forced"}, Metric::steps);
  EXPECT_DOUBLE_EQ(result.heuristics[0].correlation, 0);
  EXPECT_DOUBLE_EQ(result.heuristics[0].mean, 0);
  EXPECT_NEAR(result.heuristics[1].correlation, 1, 1e-12);
  EXPECT_DOUBLE_EQ(result.heuristics[1].mean, result.mean_distance);
  EXPECT_DOUBLE_EQ(result.heuristics[1].greatest_ratio, 1);
}

TEST(Audit, sees_a_space_without_a_goal_as_unsolvable) {
  const Audit result = audit_of(kFilled);
  EXPECT_EQ(result.outcome, Outcome::unsolvable);
  EXPECT_EQ(result.goals, 0u);
  for (const auto& heuristic : result.heuristics) {
    EXPECT_TRUE(heuristic.admissible.holds()) << heuristic.name;
    if (heuristic.name == "forced") {
      EXPECT_EQ(heuristic.dead_ends, result.states);
    }
  }
}

TEST(Audit, stops_at_a_limit_without_a_verdict) {
  AuditRequest request;
  request.limits.nodes = 3;
  const Audit result = audit(kMuchRoom, request);
  EXPECT_EQ(result.outcome, Outcome::out_of_nodes);
  EXPECT_FALSE(result.complete());
  EXPECT_TRUE(result.heuristics.empty());
  EXPECT_GT(result.states, 0u);
}

TEST(Audit, can_be_cancelled) {
  const std::atomic<bool> cancel{true};
  AuditRequest request;
  request.limits.cancel = &cancel;
  EXPECT_EQ(audit(kMuchRoom, request).outcome, Outcome::cancelled);
}

TEST(Audit, rejects_a_heuristic_that_does_not_exist) { EXPECT_THROW(audit_of(kMuchRoom, {"guess"}), Error); }

TEST(Audit, confirms_what_is_declared_on_the_forty_jams) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/jams/jams.txt");
  const auto entries = read_puzzles(testing::contents(testing::corpora() / "rushhour/jams/jams.txt"), "jams.txt");
  ASSERT_EQ(entries.size(), 40u);
  for (const auto& entry : entries)
    for (const Metric metric : {Metric::moves, Metric::steps}) {
      AuditRequest request;
      request.metric = metric;
      request.limits.nodes = 6000;
      const Audit result = audit(entry.puzzle(), request);
      for (const auto& heuristic : result.heuristics)
        EXPECT_FALSE(heuristic.refuted()) << heuristic.name << " on " << entry.name;
    }
}

}  // namespace
}  // namespace gridlock
