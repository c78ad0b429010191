// Solving as a part of larger work, such as the check of a puzzle that a generator has made.
#pragma once

#include "gridlock/core/monitor.hpp"
#include "gridlock/solve.hpp"

namespace gridlock {

// As solve(), but the limits of the whole hold, too, what is spent is added to it, and nothing is reported.
Solution solve_within(Monitor& whole, const Puzzle& puzzle, const SolveRequest& request);

}  // namespace gridlock
