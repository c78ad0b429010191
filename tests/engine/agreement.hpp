// Holds an answer of the engine against the truth, which a plain search has found that shares no code with it: the
// optimal searches give the optimum, the others are never better and never wrong.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <exception>
#include <iostream>
#include <limits>
#include <optional>
#include <string>

#include "gridlock/catalogue.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::testing {

struct Truth {
  std::optional<Cost> optimum;  // none: there is no solution
  Count leading = 0;            // of its counts, the one that lower bounds are about
};

// What a test has gone through, for whoever reads its output.
struct Coverage {
  std::uint64_t puzzles = 0, solvable = 0, answers = 0, proofs = 0;
  Count longest = 0;  // of the optima

  void count(const Truth& truth) {
    solvable += truth.optimum ? 1 : 0;
    longest = std::max(longest, truth.leading);
  }
  void count(const Solution& solution) {
    ++answers;
    proofs += solution.optimal || solution.outcome == Outcome::unsolvable ? 1 : 0;
  }
  std::string text(const std::string& noun) const {
    return std::to_string(puzzles) + " " + noun + ", " + std::to_string(solvable) +
           " times with a solution in a metric, the longest of " + std::to_string(longest) + "; " +
           std::to_string(answers) + " answers, " + std::to_string(proofs) + " of them proofs";
  }
};

// Searches that go to the same state again and again on different ways may take for ever even in a small space, and so
// may those that need not end at all. The others go through the space once and are done.
inline std::uint64_t patience_with(const SearchInfo& search) {
  const bool patient = search.optimal && search.name != "idastar" && search.name != "dfbnb";
  return patient ? std::numeric_limits<std::uint64_t>::max() : 10'000;
}

// Up to the proof, where the search has one; on 1 to 4 threads in turn, if it shares its work between them.
inline SolveRequest request_of(const SearchInfo& search, const HeuristicInfo& heuristic, Metric metric,
                               std::uint64_t turn) {
  SolveRequest request;
  request.search = search.name;
  if (search.uses_heuristic) request.heuristic = heuristic.name;
  request.metric = metric;
  request.until_optimal = true;
  request.limits.nodes = patience_with(search);
  if (search.name == "hda") request.threads = static_cast<unsigned>(1 + turn % 4);
  request.options.set("runs", 3);
  if (search.name.rfind("random", 0) == 0) request.options.set("max-moves", 300);
  return request;
}

// What solve() says; an internal error is a failure that comes with the case it happened in.
inline Solution answer_of(const Puzzle& puzzle, const SolveRequest& request) {
  try {
    return solve(puzzle, request);
  } catch (const std::exception& error) {
    ADD_FAILURE() << error.what();
    Solution none;
    none.outcome = Outcome::out_of_nodes;
    return none;
  }
}

// `cost` is what the moves of the solution cost, counted by the test. `proves`: the search proves its answers in the
// metric and with the heuristic that were asked for.
inline void expect_true(const Solution& solution, Cost cost, const SearchInfo& search, bool proves,
                        const Truth& truth) {
  if (truth.optimum) {
    EXPECT_LE(solution.lower_bound, truth.leading);
  }
  if (solution.outcome == Outcome::out_of_nodes) return;
  if (!truth.optimum) {
    EXPECT_NE(solution.outcome, Outcome::solved);
    EXPECT_TRUE(!search.optimal || solution.outcome == Outcome::unsolvable);
    return;
  }
  EXPECT_NE(solution.outcome, Outcome::unsolvable);
  if (solution.outcome == Outcome::solved) {
    EXPECT_GE(cost, *truth.optimum);
  }
  if (solution.optimal) {
    EXPECT_EQ(cost, *truth.optimum);
  }
  if (proves && solution.stats.expanded < patience_with(search)) {
    EXPECT_EQ(solution.outcome, Outcome::solved);
    EXPECT_TRUE(solution.optimal);
  }
}

// The heuristics in turn, for one case after the other: over many of them each search meets each heuristic.
class Turns {
 public:
  explicit Turns(const char* kind) : heuristics_(list_heuristics(kind)) {}
  void begin(std::uint64_t number) { turn_ = static_cast<std::size_t>(number); }
  const HeuristicInfo& next() { return heuristics_[turn_++ % heuristics_.size()]; }

  static bool admissible(const HeuristicInfo& heuristic, Metric metric) {
    for (const auto& property : heuristic.properties)
      if (property.metric == name_of(metric)) return property.admissible;
    return false;
  }

 private:
  std::vector<HeuristicInfo> heuristics_;
  std::size_t turn_ = 0;
};

}  // namespace gridlock::testing
