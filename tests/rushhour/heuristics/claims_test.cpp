// Every heuristic against the truth: what it declares holds on whole spaces of random boards, and what it does not
// declare is refuted by a board that the documentation shows.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <tuple>

#include "gridlock/audit.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "tests/rushhour/heuristics/counterexamples.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/seed.hpp"

namespace gridlock {
namespace {

using testing::HeuristicCounterexample;

Count value_of(std::string_view heuristic, const rushhour::Puzzle& puzzle, Metric metric) {
  Count value = -1;
  with_named(rushhour::Kind::Heuristics{}, heuristic,
             [&]<class H>(std::type_identity<H>) { value = H(puzzle, metric)(rushhour::Board(puzzle)); });
  return value;
}

// Small boards of all shapes, some with walls and a vertical primary, some crowded.
rushhour::Puzzle some_board(Random& random) {
  testing::BoardShape shape;
  shape.width = 3 + static_cast<int>(random.below(4));
  shape.height = 3 + static_cast<int>(random.below(4));
  shape.vehicles = 2 + static_cast<int>(random.below(static_cast<std::uint32_t>(shape.width * shape.height / 3)));
  shape.walls = random.below(3) == 0 ? 2 : 0;
  shape.longest = 2 + static_cast<int>(random.below(3));
  shape.vertical_primary = random.below(3) == 0;
  return testing::random_board(random, shape);
}

void expect_declared(const AuditedProperty& property, const std::string& what) {
  if (!property.declared || property.holds()) return;
  const auto& example = *property.counterexample;
  ADD_FAILURE() << what << ": " << example.value << " at distance " << example.distance << ", " << example.value_after
                << " after " << example.move << " on\n"
                << write_puzzles({example.position}, "grid");
}

TEST(HeuristicClaims, hold_on_every_state_and_move_of_random_boards) {
  Random random(testing::seeded(20));
  AuditRequest request;
  request.limits.nodes = 3000;
  std::uint64_t boards = 0;
  while (boards < testing::cases(5000)) {
    const rushhour::Puzzle board = some_board(random);
    for (const Metric metric : rushhour::Kind::kMetrics) {
      request.metric = metric;
      const Audit result = audit(board, request);
      if (!result.complete()) continue;
      ++boards;
      for (const auto& heuristic : result.heuristics) {
        const std::string what = heuristic.name + " in " + std::string(name_of(metric));
        expect_declared(heuristic.admissible, what + " is not admissible");
        expect_declared(heuristic.consistent, what + " is not consistent");
      }
      if (::testing::Test::HasFailure()) return;
    }
  }
}

// Large spaces cannot be exhausted, but what remains of a solution is never cheaper than the truth.
TEST(HeuristicClaims, are_not_refuted_along_solutions_of_large_boards) {
  Random random(testing::seeded(23));
  std::uint64_t solved = 0;
  for (std::uint64_t i = 0; i < testing::cases(300); ++i) {
    testing::BoardShape shape;
    shape.width = 7 + static_cast<int>(random.below(10));
    shape.height = 7 + static_cast<int>(random.below(10));
    shape.vehicles = shape.width * shape.height / (3 + static_cast<int>(random.below(4)));
    shape.walls = static_cast<int>(random.below(4));
    shape.longest = 3 + static_cast<int>(random.below(3));
    const rushhour::Puzzle board = testing::random_board(random, shape);
    SolveRequest request;
    request.search = "greedy";
    request.heuristic = "blockers";
    request.metric = Metric::steps;
    request.limits.nodes = 2000;
    const Solution solution = solve(board, request);
    if (solution.outcome != Outcome::solved) continue;
    ++solved;
    rushhour::Puzzle now = board;
    for (std::size_t done = 0; done < solution.moves.size(); ++done) {
      const auto left = static_cast<Count>(solution.moves.size() - done);
      const auto next = std::get<rushhour::Puzzle>(after(now, {solution.moves[done]}));
      for_each_type(rushhour::Kind::Heuristics{}, [&]<class H>(std::type_identity<H>) {
        for (const Metric metric : rushhour::Kind::kMetrics) {
          const Count value = value_of(H::kName, now, metric);
          const Count value_after = value_of(H::kName, next, metric);
          EXPECT_TRUE(!H::claims(metric).admissible || value <= left) << H::kName;
          EXPECT_TRUE(!H::claims(metric).consistent || std::abs(value - value_after) <= 1) << H::kName;
        }
      });
      now = next;
    }
  }
  EXPECT_GE(static_cast<int>(solved), testing::among_usual(testing::cases(50)));
}

TEST(HeuristicClaims, stay_below_the_upper_bound_of_the_heuristic) {
  Random random(testing::seeded(21));
  for (int i = 0; i < 2000; ++i) {
    const rushhour::Puzzle board = some_board(random);
    for (const Metric metric : rushhour::Kind::kMetrics)
      for_each_type(rushhour::Kind::Heuristics{}, [&]<class H>(std::type_identity<H>) {
        const Count value = value_of(H::kName, board, metric);
        EXPECT_GE(value, 0) << H::kName;
        EXPECT_TRUE(value == kNoWay || value <= H::most(board, metric)) << H::kName << ": " << value;
      });
  }
}

TEST(HeuristicClaims, are_zero_on_solved_boards) {
  Random random(testing::seeded(22));
  for (int i = 0; i < 2000; ++i) {
    const rushhour::Puzzle board = some_board(random);
    if (!board.solved()) continue;
    for (const Metric metric : rushhour::Kind::kMetrics)
      for (const auto& info : list_heuristics("rushhour"))
        EXPECT_EQ(value_of(info.name, board, metric), 0) << info.name;
  }
}

TEST(HeuristicClaims, that_are_not_made_are_refuted_by_the_counterexamples) {
  for (const HeuristicCounterexample& example : testing::counterexamples())
    for (const Metric metric : example.metrics) {
      const rushhour::Puzzle board = testing::only_board(example.board, "grid");
      SCOPED_TRACE(std::string(example.heuristic) + " in " + std::string(name_of(metric)) + " on\n" +
                   std::string(example.board));
      EXPECT_EQ(value_of(example.heuristic, board, metric), example.value);
      SolveRequest request;
      request.search = "bfs";
      request.metric = metric;
      const Solution solution = solve(board, request);
      EXPECT_EQ(solution.outcome, Outcome::solved);
      if (example.move.empty()) {
        EXPECT_EQ(solution.cost, example.truth);
        EXPECT_GT(example.value, example.truth);
      } else {
        const Puzzle next = after(board, {std::string(example.move)});
        EXPECT_EQ(value_of(example.heuristic, std::get<rushhour::Puzzle>(next), metric), example.truth);
        EXPECT_GT(example.value, example.truth + 1);
      }
    }
}

TEST(HeuristicClaims, that_are_not_made_all_have_a_counterexample) {
  std::set<std::tuple<std::string, Metric, bool>> refuted;
  for (const auto& example : testing::counterexamples())
    for (const Metric metric : example.metrics) refuted.emplace(example.heuristic, metric, example.move.empty());
  std::set<std::tuple<std::string, Metric, bool>> not_claimed;
  for_each_type(rushhour::Kind::Heuristics{}, [&]<class H>(std::type_identity<H>) {
    for (const Metric metric : rushhour::Kind::kMetrics) {
      if (!H::claims(metric).admissible) not_claimed.emplace(H::kName, metric, true);
      if (!H::claims(metric).consistent) not_claimed.emplace(H::kName, metric, false);
    }
  });
  EXPECT_EQ(refuted, not_claimed);
}

TEST(HeuristicClaims, are_documented_with_their_counterexamples) {
  std::ifstream file(GRIDLOCK_SOURCE_DIR "/docs/heuristics.md");
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  for (const auto& example : testing::counterexamples())
    EXPECT_NE(text.find("```\n" + std::string(example.board)), std::string::npos) << example.board;
  for (const auto& info : list_heuristics("rushhour"))
    EXPECT_NE(text.find("| `" + info.name + "` |"), std::string::npos) << info.name;
}

}  // namespace
}  // namespace gridlock
