// The signature, and the traces that it is made of.
#include "gridlock/engine/signature.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/core/trace.hpp"
#include "gridlock/improve.hpp"

namespace gridlock {
namespace {

TEST(Signature, is_the_one_that_the_repository_keeps) {
  std::ifstream file(GRIDLOCK_SOURCE_DIR "/bench/signature");
  std::uint32_t kept = 0;
  file >> kept;
  const std::uint32_t now = *signature();
  EXPECT_EQ(now, kept) << "A search makes other choices than before. If that is meant, write " << now
                       << " into bench/signature and end the message of the commit with \"Bench: " << now
                       << "\"; if not, the change has an effect that nobody wanted.";
}

TEST(Signature, can_be_interrupted) {
  const std::atomic<bool> cancel{true};
  EXPECT_FALSE(signature(&cancel));
}

SolveRequest traced(Trace& trace, std::uint64_t nodes) {
  SolveRequest request;
  request.limits.nodes = nodes;
  request.limits.trace = &trace;
  return request;
}

// One puzzle of each set, the hardest.
std::vector<Puzzle> some_puzzles() {
  std::vector<Puzzle> puzzles;
  std::string_view set;
  for (const Builtin& builtin : builtins()) {
    if (builtin.set() == set)
      puzzles.back() = builtin.read();
    else
      puzzles.push_back(builtin.read());
    set = builtin.set();
  }
  return puzzles;
}

TEST(Trace, has_every_expansion_of_every_search) {
  for (const Puzzle& puzzle : some_puzzles())
    for (const SearchInfo& search : list_searches(kind_name(puzzle)))
      for (const std::uint64_t nodes : {1, 300, 4000}) {
        Trace trace;
        SolveRequest request = traced(trace, nodes);
        request.search = search.name;
        request.until_optimal = true;
        const Solution solution = solve(puzzle, request);
        EXPECT_EQ(trace.expansions(), solution.stats.expanded) << search.name << ' ' << nodes;
      }
}

TEST(Trace, has_every_expansion_of_the_improver) {
  for (const Puzzle& puzzle : some_puzzles()) {
    SolveRequest request;
    request.search = "greedy";
    request.limits.nodes = 20'000;
    const Solution solution = solve(puzzle, request);
    if (solution.outcome != Outcome::solved) continue;
    Trace trace;
    ImproveRequest wanted;
    wanted.limits.nodes = 3000;
    wanted.limits.trace = &trace;
    EXPECT_EQ(trace.expansions(), 0u);
    const Improvement better = improve(puzzle, solution.moves, wanted);
    EXPECT_EQ(trace.expansions(), better.solution.stats.expanded);
  }
}

TEST(Trace, is_the_same_for_the_same_work_and_another_for_other_work) {
  const Puzzle puzzle = default_builtin().read();
  const auto sum = [&](const std::string& search, const std::string& heuristic) {
    Trace trace;
    SolveRequest request = traced(trace, 500);
    request.search = search;
    request.heuristic = heuristic;
    solve(puzzle, request);
    return trace.sum();
  };
  EXPECT_EQ(sum("astar", "blockers"), sum("astar", "blockers"));
  EXPECT_NE(sum("astar", "blockers"), sum("astar", "zero"));
  EXPECT_NE(sum("dfs", ""), sum("random", ""));
}

}  // namespace
}  // namespace gridlock
