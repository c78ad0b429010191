#include "gridlock/sokoban/space/deadlock_rules.hpp"

#include <gtest/gtest.h>

namespace gridlock::sokoban {
namespace {

TEST(DeadlockRules, are_named_one_by_one_or_all_at_once) {
  EXPECT_EQ(deadlock_rules_named("none"), 0);
  EXPECT_EQ(deadlock_rules_named("wall"), kWallRule);
  EXPECT_EQ(deadlock_rules_named("wall,group"), kWallRule | kGroupRule);
  EXPECT_EQ(deadlock_rules_named("group,corral,wall"), kAllRules);
  EXPECT_EQ(deadlock_rules_named("all"), kAllRules);
}

TEST(DeadlockRules, refuse_names_they_do_not_know) {
  for (const auto* names : {"", "walls", "wall,", ",wall", "wall group", "all,x"})
    EXPECT_EQ(deadlock_rules_named(names), std::nullopt) << names;
}

}  // namespace
}  // namespace gridlock::sokoban
