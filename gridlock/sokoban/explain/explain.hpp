// Why a Sokoban position is lost, or in which order its boxes come home, as claims.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/explain/claim.hpp"
#include "gridlock/sokoban/generate/rate.hpp"

namespace gridlock::sokoban {

struct Reasons {
  Outcome outcome = Outcome::unsolvable;  // solved, unsolvable, or the limit that left it open
  Count pushes = 0;                       // of the solution that is suggested
  bool optimal = false;                   // there is none with fewer
  std::vector<Claim> claims;
};

// `solve` is asked for some solution; one proof looks at no more than `budget` positions.
Reasons explain(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor, const Solver& solve);

}  // namespace gridlock::sokoban
