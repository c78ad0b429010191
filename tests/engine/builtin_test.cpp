// That the built-in puzzles are what their table says: valid, graded, and as long as proven there.
#include "gridlock/engine/builtin.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "gridlock/engine/rate.hpp"
#include "gridlock/engine/solve.hpp"

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
  Cost shortest = kDeadEnd, longest = 0;
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

TEST(Builtin, classes_are_those_of_the_rating) {
  for (const Builtin& builtin : rushhour_builtins())
    if (builtin.set() == "6x6") {
      EXPECT_EQ(rate(builtin.read(), {}).level, builtin.level) << builtin.name;
    }
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
