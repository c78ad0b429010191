// Why a Rush Hour position is as it is, and what to do first: the chain of what must get out of whose way, as claims.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/explain/claim.hpp"

namespace gridlock::rushhour {

struct Reasons {
  Outcome outcome = Outcome::unsolvable;  // solved, unsolvable, or the limit that left it open
  std::vector<Slide> solution;            // that what is proposed is taken from; empty where none is known
  bool shortest = false;                  // it is proven shortest
  std::vector<Claim> claims;
};

// At most five sentences. What the lines of the board show is said of any board; what takes a search, of boards with at
// most `budget` positions. With a budget of 0 nothing is searched, and nothing proposed.
Reasons explain(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor);

}  // namespace gridlock::rushhour
