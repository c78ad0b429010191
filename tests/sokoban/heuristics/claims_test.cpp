// Every heuristic against the truth: what it claims must hold in every position of many small levels.
#include <gtest/gtest.h>

#include <memory>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/explored.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::SlowLevel;
using Space = PushSpace<2>;

const std::uint64_t kClaimLevels = testing::cases(500);

// A level, all its states, and what each truly costs. The rules leave many dead positions in.
struct Sample {
  Sample(const Puzzle& puzzle, Metric metric, DeadlockRules rules) : layout(puzzle, metric, rules), space(layout) {
    if (layout.hopeless()) return;
    const SlowLevel truth(puzzle, metric);
    states = testing::explored(space);
    for (const auto& state : states)
      distances.push_back(truth.to_goal(testing::box_cells(space, state), testing::player_cell(space, state)));
  }

  Layout layout;
  Space space;
  std::vector<Space::State> states;
  std::vector<Cost> distances;
};

// With every metric in turn.
const std::vector<std::unique_ptr<Sample>>& samples() {
  static const auto all = [] {
    std::vector<std::unique_ptr<Sample>> made;
    for (std::uint64_t seed = 0; seed < kClaimLevels; ++seed) {
      const Puzzle puzzle = testing::some_level(seed);
      if (!Kind::hopeless(puzzle).empty()) continue;
      const Metric metric = Kind::kMetrics[seed % Kind::kMetrics.size()];
      made.push_back(std::make_unique<Sample>(puzzle, metric, seed / 4 % 2 == 0 ? kGroupRule | kWallRule : kGroupRule));
    }
    return made;
  }();
  return all;
}

template <class H>
Estimate<Space> fresh(const Sample& sample) {
  return {std::type_identity<H>{}, sample.space};
}

// Some heuristics learn; then they must keep their word before and after.
template <class H>
Estimate<Space> experienced(const Sample& sample) {
  auto estimate = fresh<H>(sample);
  for (int i = 0; i < 2500; ++i) estimate(sample.states[static_cast<std::size_t>(i) % sample.states.size()]);
  return estimate;
}

// Calls check(type_identity of the heuristic, sample) for every heuristic on every sample, up to the first failure.
template <class Check>
void for_each_heuristic(Check&& check) {
  for (const auto& sample : samples()) {
    if (sample->states.empty()) continue;
    for_each_type(Kind::Heuristics{}, [&]<class H>(std::type_identity<H> heuristic) {
      if (::testing::Test::HasFatalFailure()) return;
      SCOPED_TRACE(std::string(H::kName) + " on\n" + sample->layout.puzzle().ground);
      check(heuristic, *sample);
    });
    if (::testing::Test::HasFatalFailure()) return;
  }
}

// The same with an estimate that knows nothing yet, and with one that has seen much.
template <class Check>
void for_each_estimate(Check&& check) {
  for_each_heuristic([&]<class H>(std::type_identity<H> heuristic, const Sample& sample) {
    check(heuristic, sample, fresh<H>(sample));
    if (!::testing::Test::HasFatalFailure()) check(heuristic, sample, experienced<H>(sample));
  });
}

TEST(SokobanHeuristics, are_zero_when_solved_and_call_nothing_dead_that_is_not) {
  for_each_estimate([](auto, const Sample& sample, auto&& estimate) {
    for (std::size_t i = 0; i < sample.states.size(); ++i) {
      const Cost value = estimate(sample.states[i]);
      ASSERT_TRUE(sample.distances[i] != Cost{} || value == Cost{});
      ASSERT_TRUE(value != kDeadEnd || sample.distances[i] == SlowLevel::kNever);
    }
  });
}

TEST(SokobanHeuristics, never_exceed_the_true_cost_if_they_claim_that) {
  for_each_estimate([]<class H>(std::type_identity<H>, const Sample& sample, auto&& estimate) {
    if (!H::claims(sample.layout.metric()).admissible) return;
    for (std::size_t i = 0; i < sample.states.size(); ++i) {
      if (sample.distances[i] == SlowLevel::kNever) continue;
      ASSERT_LE(estimate(sample.states[i]), sample.distances[i]);
    }
  });
}

TEST(SokobanHeuristics, never_fall_faster_than_the_cost_if_they_claim_that) {
  for_each_estimate([]<class H>(std::type_identity<H>, const Sample& sample, auto&& estimate) {
    if (!H::claims(sample.layout.metric()).consistent) return;
    for (const auto& state : sample.states) {
      const Cost before = estimate(state);
      estimate.expand(state);
      sample.space.for_each_successor(state, [&](auto, const auto& next, Cost cost) {
        const Cost after = estimate(next);
        ASSERT_TRUE(after == kDeadEnd || (before != kDeadEnd && before <= after + cost));
      });
    }
  });
}

// Told the parent or not, asked in any order: the value of a state is the same, once all that can be learned is.
TEST(SokobanHeuristics, depend_on_the_state_alone) {
  for_each_heuristic([]<class H>(std::type_identity<H>, const Sample& sample) {
    auto told = experienced<H>(sample), asked = experienced<H>(sample);
    for (int round = 0; round < 3; ++round)
      for (const auto& state : sample.states) {
        told.expand(state);
        sample.space.for_each_successor(state, [&](auto, const auto& next, Cost) {
          const Cost one = told(next), other = asked(next);
          ASSERT_TRUE(round < 2 || one == other);
        });
        if (::testing::Test::HasFatalFailure()) return;
      }
  });
}

TEST(SokobanHeuristics, never_exceed_the_most_they_promise) {
  for_each_estimate([]<class H>(std::type_identity<H>, const Sample& sample, auto&& estimate) {
    const Count most = H::most(sample.layout.puzzle(), sample.layout.metric());
    for (const auto& state : sample.states) {
      const Cost value = estimate(state);
      ASSERT_TRUE(value == kDeadEnd || first_count(sample.layout.metric(), value) <= most);
    }
  });
}

}  // namespace
}  // namespace gridlock::sokoban
