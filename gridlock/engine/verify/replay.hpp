// Replays moves by the plain rules of each puzzle, one file a puzzle. Deliberately naive: one cell at a time, no
// tables, no tricks, and no code shared with the state spaces.
#pragma once

#include <string>
#include <vector>

#include "gridlock/verify.hpp"

namespace gridlock {

// `puzzle` is left as it stands after the last legal move.
Verdict replay(rushhour::Puzzle& puzzle, const std::vector<std::string>& moves);
Verdict replay(sokoban::Puzzle& puzzle, const std::vector<std::string>& moves);

}  // namespace gridlock
