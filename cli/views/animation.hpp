// A solution played in place on a terminal.
#pragma once

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::cli {

// Whether the output is a terminal that can go back to earlier lines, and the drawing fits on it.
bool can_animate(const Puzzle& puzzle, Session& session);

// Draws the puzzle and every position after it over the last one, cell by cell, at the pace of all our animations. The
// moves are legal. Ends early with an interrupt.
void animate(const Puzzle& puzzle, const std::vector<std::string>& moves, Session& session);

}  // namespace gridlock::cli
