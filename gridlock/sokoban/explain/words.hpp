// Claims in words. "Must", "only", "never" and "can" are kept for what is proved; what is proposed is said with
// "should".
#pragma once

#include <string>
#include <vector>

#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/explain/claim.hpp"

namespace gridlock::sokoban {

// A sentence for each number that the claims have, in their order.
std::vector<std::string> sentences_of(const Puzzle& puzzle, const std::vector<Claim>& claims);

}  // namespace gridlock::sokoban
