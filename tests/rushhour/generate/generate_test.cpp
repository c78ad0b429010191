#include "gridlock/rushhour/generate/generate.hpp"

#include <gtest/gtest.h>

#include <set>

#include "gridlock/rushhour/board/canonical.hpp"
#include "gridlock/rushhour/generate/placement.hpp"
#include "gridlock/rushhour/generate/trial.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/slow_space.hpp"

namespace gridlock::rushhour {
namespace {

using testing::SlowSpace;

std::vector<Generated> all_of(const GenerateRequest& request, Limits limits = {}) {
  std::vector<Generated> boards;
  Monitor monitor(limits);
  generate(request, monitor, [&](const Generated& made, Monitor&) { boards.push_back(made); });
  return boards;
}

Puzzle without_vehicle(Puzzle puzzle, std::size_t v) {
  puzzle.vehicles.erase(puzzle.vehicles.begin() + static_cast<std::ptrdiff_t>(v));
  if (v < puzzle.primary) --puzzle.primary;
  return puzzle;
}

// Everything that is promised of a board whose whole space was visited, checked by other means.
void expect_as_promised(const Generated& made, Metric metric) {
  Puzzle named = made.puzzle;
  for (std::size_t v = 0; v < named.vehicles.size(); ++v) named.vehicles[v].name = "V" + std::to_string(v);
  EXPECT_FALSE(find_fault(named).has_value());
  EXPECT_TRUE(well_formed(made.puzzle));
  EXPECT_TRUE(made.optimal && made.farthest && made.minimal);
  const SlowSpace space(made.puzzle, metric);
  ASSERT_TRUE(space.optimum().has_value());
  EXPECT_EQ(made.cost, *space.optimum());
  EXPECT_EQ(made.cost, space.farthest());
  EXPECT_EQ(made.states, space.size());
  for (std::size_t v = 0; v < made.puzzle.vehicles.size(); ++v) {
    if (v == made.puzzle.primary) continue;
    EXPECT_LT(SlowSpace(without_vehicle(made.puzzle, v), metric).optimum().value(), made.cost);
  }
  for (std::size_t w = 0; w < made.puzzle.walls.size(); ++w) {
    Puzzle without = made.puzzle;
    without.walls.erase(without.walls.begin() + static_cast<std::ptrdiff_t>(w));
    EXPECT_LT(SlowSpace(without, metric).optimum().value(), made.cost);
  }
}

TEST(Generate, makes_boards_that_are_solvable_farthest_and_minimal) {
  GenerateRequest request;
  request.width = request.height = 5;
  request.count = 6;
  request.cost.min = 6;
  request.budget = 2000;
  const auto boards = all_of(request);
  ASSERT_EQ(boards.size(), 6u);
  for (const auto& made : boards) expect_as_promised(made, Metric::moves);
}

TEST(Generate, makes_boards_with_walls_each_of_which_is_needed) {
  GenerateRequest request;
  request.width = 6;
  request.height = 5;
  request.walls = {1, 2};
  request.count = testing::few_cases() ? 2 : 4;
  request.cost.min = 5;
  request.budget = 2000;
  const auto boards = all_of(request);
  ASSERT_EQ(boards.size(), request.count);
  for (const auto& made : boards) {
    expect_as_promised(made, Metric::moves);
    EXPECT_TRUE(request.walls.contains(static_cast<int>(made.puzzle.walls.size())));
  }
}

TEST(Generate, counts_steps_where_steps_are_asked_for) {
  GenerateRequest request;
  request.width = request.height = 5;
  request.metric = Metric::steps;
  request.cost = {8, 14};
  request.count = 3;
  request.budget = 2000;
  const auto boards = all_of(request);
  ASSERT_EQ(boards.size(), 3u);
  for (const auto& made : boards) {
    expect_as_promised(made, Metric::steps);
    EXPECT_TRUE(request.cost.contains(made.cost));
  }
}

TEST(Generate, keeps_to_the_wanted_number_of_moves_and_vehicles) {
  GenerateRequest request;
  request.vehicles = {7, 9};
  request.cost = {10, 15};
  request.count = 5;
  const auto boards = all_of(request);
  ASSERT_EQ(boards.size(), 5u);
  for (const auto& made : boards) {
    EXPECT_TRUE(request.vehicles.contains(static_cast<int>(made.puzzle.vehicles.size())));
    EXPECT_TRUE(request.cost.contains(made.cost));
  }
}

TEST(Generate, makes_different_boards_only) {
  GenerateRequest request;
  request.width = request.height = 4;
  request.count = testing::few_cases() ? 10 : 30;
  request.cost.min = 2;
  std::set<std::string> keys;
  const auto boards = all_of(request);
  for (const auto& made : boards) keys.insert(canonical_key(made.puzzle));
  EXPECT_EQ(boards.size(), request.count);
  EXPECT_EQ(keys.size(), boards.size());
}

TEST(Generate, gives_the_same_boards_for_the_same_seed_and_others_for_another) {
  GenerateRequest request;
  request.cost.min = 12;
  request.count = 4;
  const auto keys = [&] {
    std::vector<std::string> result;
    for (const auto& made : all_of(request)) result.push_back(canonical_key(made.puzzle));
    return result;
  };
  const auto first = keys();
  EXPECT_EQ(first, keys());
  request.seed = 2;
  EXPECT_NE(first, keys());
}

TEST(Generate, puts_the_primary_on_the_middle_line) {
  GenerateRequest request;
  request.count = 3;
  request.cost.min = 4;
  for (const auto& made : all_of(request)) {
    EXPECT_FALSE(made.puzzle.primary_vehicle().vertical);
    EXPECT_EQ(made.puzzle.primary_vehicle().line(), 2);
  }
  request.vertical = true;
  request.height = 7;
  const auto boards = all_of(request);
  EXPECT_EQ(boards.size(), 3u);
  for (const auto& made : boards) {
    EXPECT_TRUE(made.puzzle.primary_vehicle().vertical);
    EXPECT_EQ(made.puzzle.primary_vehicle().line(), 2);
  }
}

TEST(Generate, proves_the_bound_of_boards_whose_space_is_too_large_to_visit) {
  GenerateRequest request;
  request.width = request.height = 9;
  request.vehicles = {8, 14};
  request.cost = {4, 12};
  request.count = 3;
  request.budget = 5000;
  const auto boards = all_of(request);
  ASSERT_EQ(boards.size(), 3u);
  for (const auto& made : boards) {
    EXPECT_FALSE(made.farthest);
    EXPECT_GE(made.lower_bound, 4);
    EXPECT_LE(made.lower_bound, made.cost);
    EXPECT_EQ(made.optimal, made.lower_bound == made.cost);
    Monitor monitor;
    const Trial trial = try_to_solve(made.puzzle, Metric::moves, made.cost, 3'000'000, monitor);
    EXPECT_EQ(trial.outcome, Outcome::solved);
    EXPECT_EQ(made.optimal ? made.cost : trial.cost, trial.cost);
    EXPECT_GE(trial.cost, made.lower_bound);
  }
}

TEST(Generate, hands_over_what_it_has_when_a_limit_ends_it) {
  GenerateRequest request;
  request.cost.min = 10;
  request.count = 1'000'000;
  Limits limits;
  limits.nodes = 3'000'000;
  std::size_t count = 0;
  Monitor monitor(limits);
  EXPECT_EQ(generate(request, monitor, [&](const Generated&, Monitor&) { ++count; }), Outcome::out_of_nodes);
  EXPECT_GT(count, 0u);
}

TEST(Generate, stops_when_it_is_cancelled) {
  GenerateRequest request;
  request.cost.min = 2;
  request.count = 1'000'000;
  std::atomic<bool> cancel = false;
  Limits limits;
  limits.cancel = &cancel;
  Monitor monitor(limits);
  EXPECT_EQ(generate(request, monitor, [&](const Generated&, Monitor&) { cancel = true; }), Outcome::cancelled);
}

TEST(Generate, gives_up_where_nothing_of_the_kind_exists) {
  GenerateRequest request;
  request.width = request.height = 3;
  request.cost.min = 100;
  request.patience = 20;
  Monitor monitor;
  EXPECT_EQ(generate(request, monitor, [](const Generated&, Monitor&) { FAIL(); }), Outcome::gave_up);
}

TEST(Generate, refuses_requests_that_make_no_sense) {
  const auto fault_after = [](auto change) {
    GenerateRequest request;
    change(request);
    return find_fault(request);
  };
  EXPECT_EQ(fault_after([](auto&) {}), "");
  EXPECT_NE(fault_after([](auto& r) { r.width = 2; }), "");
  EXPECT_NE(fault_after([](auto& r) { r.vehicles = {9, 8}; }), "");
  EXPECT_NE(fault_after([](auto& r) { r.vehicles = {0, 8}; }), "");
  EXPECT_NE(fault_after([](auto& r) { r.vehicles = {30, 30}; }), "");
  EXPECT_NE(fault_after([](auto& r) { r.walls = {20, 20}; }), "");
  EXPECT_NE(fault_after([](auto& r) { r.cost = {20, 10}; }), "");
  EXPECT_NE(fault_after([](auto& r) { r.trucks = 1.5; }), "");
}

TEST(Generate, calls_nothing_a_puzzle_that_is_none) {
  for (const auto& size : {std::pair{4, 4}, {5, 5}, {6, 6}, {7, 7}, {9, 9}, {4, 9}, {16, 16}}) {
    const int width = size.first, height = size.second;
    for (const std::uint64_t seed : {1, 2}) {
      GenerateRequest request;
      request.width = width;
      request.height = height;
      request.seed = seed;
      Limits limits;
      limits.nodes = width < 16 ? 3'000'000 : 200'000;
      Monitor monitor(limits);
      int count = 0;
      generate(request, monitor, [&](const Generated& made, Monitor&) {
        ++count;
        EXPECT_GE(made.lower_bound, height == 4 ? 4 : 5) << width << "x" << height;
        EXPECT_GE(made.puzzle.vehicles.size(), 3u) << width << "x" << height;
      });
      if (width < 16) {
        EXPECT_EQ(count, 1) << width << "x" << height << " by seed " << seed;
      }
    }
  }
}

TEST(Generate, takes_a_wish_for_few_moves_or_vehicles_as_it_is) {
  GenerateRequest request;
  request.cost = {2, 3};
  request.count = 3;
  Monitor monitor(Limits{});
  generate(request, monitor, [&](const Generated& made, Monitor&) {
    EXPECT_TRUE(request.cost.contains(made.cost));
    EXPECT_GE(made.puzzle.vehicles.size(), 2u);
  });
  request = {};
  request.vehicles = {2, 3};
  int count = 0;
  Monitor again(Limits{});
  generate(request, again, [&](const Generated& made, Monitor&) {
    ++count;
    EXPECT_TRUE(request.vehicles.contains(static_cast<int>(made.puzzle.vehicles.size())));
  });
  EXPECT_EQ(count, 1);
}

}  // namespace
}  // namespace gridlock::rushhour
