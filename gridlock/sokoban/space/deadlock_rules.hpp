// The rules that prune what can never, or need never, be part of a solution. Each can be switched off, so that its
// effect can be measured.
#pragma once

#include <array>
#include <cstdint>

#include "gridlock/core/options.hpp"

namespace gridlock::sokoban {

using DeadlockRules = std::uint8_t;

inline constexpr DeadlockRules kWallRule = 1;    // squares from which a box alone reaches no goal
inline constexpr DeadlockRules kGroupRule = 2;   // boxes that freeze each other off their goals
inline constexpr DeadlockRules kCorralRule = 4;  // pushes that can wait until a corral has been dealt with
inline constexpr DeadlockRules kAllRules = 7;

inline constexpr std::array<OptionWord, 5> kNamedRules{
    {{"none", 0}, {"wall", kWallRule}, {"group", kGroupRule}, {"corral", kCorralRule}, {"all", kAllRules}}};

}  // namespace gridlock::sokoban
