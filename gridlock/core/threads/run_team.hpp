// Runs a team of threads on one task: starts them, watches the limits of the whole task meanwhile, and waits for all of
// them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"

namespace gridlock {

// What a member does: it has a number, counted from 0, and a monitor for its share of the limits. Once the others are
// to end, too, the monitor says `cancelled`.
using MemberWork = std::function<Outcome(unsigned number, Monitor& monitor)>;

struct TeamRules {
  std::function<bool(Outcome)> ends_all;  // whether a member that ends so ends the others
  std::function<void()> stop = {};        // called when all are to end, for those that do not ask their monitor
};

struct TeamEnd {
  std::vector<Outcome> members;  // how each has ended; `out_of_memory` if its thread could not be started
  std::optional<Outcome> limit;  // of the whole, if one was reached
};

// Returns when all have ended. An exception that stands for a limit is the outcome of its member; any other one ends
// the others and is thrown here.
TeamEnd run_team(Monitor& whole, unsigned members, const MemberWork& work, const TeamRules& rules);

}  // namespace gridlock
