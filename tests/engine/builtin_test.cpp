// That the built-in puzzles are what their table says: valid, graded, and as long as proven there.
#include "gridlock/engine/builtin/kinds.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "gridlock/rate.hpp"
#include "gridlock/sokoban/board/canonical.hpp"
#include "gridlock/solve.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock {
namespace {

TEST(Builtin, optima_are_proven_by_the_solver) {
  for (const Builtin& builtin : rushhour_builtins()) {
    SolveRequest request;
    const Solution solution = solve(builtin.read(), request);
    EXPECT_TRUE(solution.optimal) << builtin.name;
    EXPECT_EQ(solution.cost, builtin.optimum) << builtin.name;
    if (builtin.second == 0) continue;
    request.metric = Metric::steps;
    EXPECT_EQ(solve(builtin.read(), request).cost, builtin.second) << builtin.name;
  }
}

TEST(Builtin, has_forty_small_boards_from_trivial_to_forty_five_moves_and_some_large_ones) {
  std::map<std::string_view, int> sizes;
  Count shortest = kNoWay, longest = 0;
  for (const Builtin& builtin : rushhour_builtins()) {
    ++sizes[builtin.set()];
    shortest = std::min(shortest, builtin.optimum);
    longest = std::max(longest, builtin.optimum);
  }
  EXPECT_GE(sizes["6x6"], 40);
  EXPECT_GE(sizes["9x9"], 6);
  EXPECT_GE(sizes["12x12"], 2);
  EXPECT_LE(shortest, 3);
  EXPECT_GE(longest, 45);
}

TEST(Builtin, boards_call_their_primary_A_and_every_vehicle_by_a_letter_of_its_own) {
  for (const Builtin& builtin : rushhour_builtins()) {
    const Puzzle puzzle = builtin.read();
    const auto& board = std::get<rushhour::Puzzle>(puzzle);
    EXPECT_EQ(board.primary_vehicle().name, "A") << builtin.name;
    std::set<std::string> names;
    for (const auto& vehicle : board.vehicles) {
      EXPECT_EQ(vehicle.name.size(), 1u) << builtin.name;
      names.insert(vehicle.name);
    }
    EXPECT_EQ(names.size(), board.vehicles.size()) << builtin.name;
    EXPECT_FALSE(names.contains("X")) << builtin.name;  // it would be taken for the primary where boards are drawn
  }
}

TEST(Builtin, classes_are_those_of_the_rating) {
  for (const Builtin& builtin : sokoban_builtins())
    EXPECT_EQ(rate(builtin.read(), {}).level, builtin.level) << builtin.name;
  std::size_t n = 0;
  for (const Builtin& builtin : rushhour_builtins())
    if (builtin.set() == "6x6" && n++ % (testing::few_cases() ? 4 : 1) == 0) {
      EXPECT_EQ(rate(builtin.read(), {}).level, builtin.level) << builtin.name;
    }
}

TEST(Builtin, optima_of_levels_are_proven_by_the_solver) {
  for (const Builtin& builtin : sokoban_builtins()) {
    SolveRequest request;
    request.until_optimal = true;
    const Solution solution = solve(builtin.read(), request);
    if (builtin.optimum == Builtin::kUnsolvable) {
      EXPECT_EQ(solution.outcome, Outcome::unsolvable) << builtin.name;
      continue;
    }
    EXPECT_TRUE(solution.optimal) << builtin.name;
    EXPECT_EQ(solution.cost, builtin.optimum) << builtin.name;
    if (builtin.set() == "hall" || builtin.set() == "castle") continue;  // too long for a test
    request.metric = Metric::moves;
    EXPECT_EQ(solve(builtin.read(), request).cost, builtin.second) << builtin.name;
  }
}

// By visiting every position, with code that shares nothing with the solver.
TEST(Builtin, levels_without_a_solution_have_none_anywhere) {
  int unsolvable = 0;
  for (const Builtin& builtin : sokoban_builtins()) {
    if (builtin.optimum != Builtin::kUnsolvable) continue;
    const testing::SlowLevel slow(std::get<sokoban::Puzzle>(builtin.read()));
    EXPECT_EQ(slow.optimum(), testing::SlowLevel::kNever) << builtin.name;
    EXPECT_EQ(builtin.set(), "stuck");
    EXPECT_EQ(builtin.level, 0);
    ++unsolvable;
  }
  EXPECT_GE(unsolvable, 5);
}

TEST(Builtin, has_forty_graded_levels_and_samples_of_every_kind) {
  std::map<std::string_view, int> sizes;
  std::set<int> classes;
  int graded = 0;
  for (const Builtin& builtin : sokoban_builtins()) {
    ++sizes[builtin.set()];
    classes.insert(builtin.level);
    EXPECT_NE(builtin.optimum, 0) << builtin.name;
  }
  for (const auto* const set : {"hut", "house", "hall", "castle"}) graded += sizes[set];
  EXPECT_GE(graded, 40);
  for (const auto* const set : {"stuck", "base", "two", "three", "four", "five"}) EXPECT_GE(sizes[set], 3) << set;
  EXPECT_EQ(classes, (std::set<int>{0, 1, 2, 3, 4, 5}));
}

TEST(Builtin, levels_have_as_many_boxes_as_their_set_says) {
  const std::map<std::string_view, std::size_t> boxes{{"two", 2}, {"three", 3}, {"four", 4}, {"five", 5}};
  for (const Builtin& builtin : sokoban_builtins())
    if (const auto set = boxes.find(builtin.set()); set != boxes.end()) {
      EXPECT_EQ(std::get<sokoban::Puzzle>(builtin.read()).boxes.size(), set->second) << builtin.name;
    }
}

TEST(Builtin, levels_are_all_different) {
  std::set<std::string> keys;
  for (const Builtin& builtin : sokoban_builtins())
    EXPECT_TRUE(keys.insert(sokoban::canonical_key(std::get<sokoban::Puzzle>(builtin.read()))).second) << builtin.name;
}

TEST(CensusSample, has_boards_of_each_class_from_easy_to_hard) {
  ASSERT_EQ(census_sample().size(), 200u);
  std::map<int, int> classes;
  std::set<std::string_view> boards;
  int last = 1;
  for (const Builtin& builtin : census_sample()) {
    ++classes[builtin.level];
    EXPECT_GE(builtin.level, last) << builtin.id;
    last = builtin.level;
    EXPECT_TRUE(boards.insert(builtin.text).second) << builtin.id;
  }
  for (int level = 1; level <= 5; ++level) EXPECT_EQ(classes[level], 40) << level;
}

// That a board of the census is minimal and the hardest of its component is for the tests of the census.
TEST(CensusSample, is_graded_as_the_solver_and_the_rating_say) {
  for (std::size_t k = 0; k < census_sample().size(); k += testing::stride(4)) {
    const Builtin& builtin = census_sample()[k];
    SolveRequest request;
    EXPECT_EQ(solve(builtin.read(), request).cost, builtin.optimum) << builtin.id;
    request.metric = Metric::steps;
    EXPECT_EQ(solve(builtin.read(), request).cost, builtin.second) << builtin.id;
    EXPECT_EQ(rate(builtin.read(), {}).level, builtin.level) << builtin.id;
  }
}

TEST(CensusSample, is_found_by_its_name_only) {
  EXPECT_EQ(find_builtins("census").size(), census_sample().size());
  ASSERT_EQ(find_builtins("census-17").size(), 1u);
  EXPECT_EQ(find_builtins("census-17").front(), &census_sample()[16]);
  for (const Builtin* builtin : find_builtins("rushhour")) EXPECT_NE(builtin->set(), "census");
}

TEST(Builtin, names_and_ids_are_distinct_and_found) {
  std::set<std::string_view> words;
  for (const Builtin& builtin : builtins()) {
    EXPECT_TRUE(words.insert(builtin.name).second) << builtin.name;
    EXPECT_TRUE(words.insert(builtin.id).second) << builtin.id;
    EXPECT_EQ(find_builtins(builtin.name).size(), 1u);
    EXPECT_EQ(find_builtins(builtin.id).front(), &builtin);
  }
  EXPECT_EQ(find_builtins("").size(), builtins().size());
  EXPECT_TRUE(find_builtins("nonsense").empty());
  EXPECT_GE(default_builtin().optimum, 15);
  EXPECT_LE(default_builtin().optimum, 25);
}

}  // namespace
}  // namespace gridlock
