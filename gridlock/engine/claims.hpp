// Checks what a record claims about a solution against the solution itself.
#pragma once

#include <optional>
#include <string>

#include "gridlock/solutions.hpp"
#include "gridlock/verify.hpp"

namespace gridlock {

struct FalseClaim {
  std::string message;  // in one sentence
  int line;             // of the text that claims it
};

// The first claim that cannot be true of these moves, which solve the puzzle as `verdict` says: another kind of puzzle,
// an unknown metric, another cost, LURD or count, a lower bound above the cost, an optimum that is not its own lower
// bound. Nothing if all may be true; that the cost is optimal, or the bound proved, is not checked.
std::optional<FalseClaim> false_claim(const Puzzle& puzzle, const Verdict& verdict, const RecordClaims& claims);

}  // namespace gridlock
