#include "gridlock/sokoban/space/deadlock_rules.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"

namespace gridlock::sokoban {
namespace {

TEST(DeadlockRules, are_named_one_by_one_or_all_at_once) {
  EXPECT_EQ(Kind::kDeadlocks.bits_of("none"), 0);
  EXPECT_EQ(Kind::kDeadlocks.bits_of("wall"), kWallRule);
  EXPECT_EQ(Kind::kDeadlocks.bits_of("wall,group"), kWallRule | kGroupRule);
  EXPECT_EQ(Kind::kDeadlocks.bits_of("group,corral,wall"), kAllRules);
  EXPECT_EQ(Kind::kDeadlocks.bits_of("all"), kAllRules);
}

TEST(DeadlockRules, refuse_names_they_do_not_know) {
  for (const auto* names : {"", "walls", "wall,", ",wall", "wall group", "all,x"})
    EXPECT_EQ(Kind::kDeadlocks.bits_of(names), std::nullopt) << names;
}

}  // namespace
}  // namespace gridlock::sokoban
