// Why a Sokoban position is lost: the smallest set of boxes that can never all come home, even if there were no others,
// and the plainest rule that shows it.
#pragma once

#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/explain/claim.hpp"

namespace gridlock::sokoban {

// One claim, or two if it is proved that no smaller set is lost. Nothing if no set was found to be. `budget`: how many
// positions the search for one set looks at. `lost`: it is known that the position is.
std::vector<Claim> find_dead_set(const Puzzle& puzzle, std::uint64_t budget, bool lost, Monitor& monitor);

}  // namespace gridlock::sokoban
