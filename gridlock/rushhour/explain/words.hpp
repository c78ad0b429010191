// Claims in words. "Must", "only", "never" and "cannot" are kept for what is proved; what is proposed is said with
// "should".
#pragma once

#include <string>
#include <vector>

#include "gridlock/rushhour/explain/claim.hpp"

namespace gridlock::rushhour {

// A sentence for each number that the claims have, in their order.
std::vector<std::string> sentences_of(const Puzzle& puzzle, const std::vector<Claim>& claims);

}  // namespace gridlock::rushhour
