// The rules that prune what can never, or need never, be part of a solution. Each can be switched off, so that its
// effect can be measured.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gridlock::sokoban {

using DeadlockRules = std::uint8_t;

inline constexpr DeadlockRules kWallRule = 1;    // squares from which a box alone reaches no goal
inline constexpr DeadlockRules kGroupRule = 2;   // boxes that freeze each other off their goals
inline constexpr DeadlockRules kCorralRule = 4;  // pushes that can wait until a corral has been dealt with
inline constexpr DeadlockRules kAllRules = 7;

struct NamedRule {
  std::string_view name;
  DeadlockRules rules;
};
inline constexpr std::array<NamedRule, 5> kNamedRules{
    {{"none", 0}, {"wall", kWallRule}, {"group", kGroupRule}, {"corral", kCorralRule}, {"all", kAllRules}}};

// Reads "none", "all", or names with commas between them.
constexpr std::optional<DeadlockRules> deadlock_rules_named(std::string_view names) {
  DeadlockRules rules = 0;
  for (;;) {
    const std::string_view name = names.substr(0, names.find(','));
    bool known = false;
    for (const NamedRule& rule : kNamedRules)
      if (rule.name == name) {
        rules |= rule.rules;
        known = true;
      }
    if (!known) return std::nullopt;
    if (name.size() == names.size()) return rules;
    names.remove_prefix(name.size() + 1);
  }
}

}  // namespace gridlock::sokoban
