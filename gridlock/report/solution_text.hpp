// A solution as text for people: one sentence, the moves, the statistics.
#pragma once

#include <string>

#include "gridlock/solve.hpp"

namespace gridlock::report {

// "8 moves", "1 push"
std::string cost_text(Count cost, Metric metric);

// The whole cost of a solution: "8 moves"; of a Sokoban solution both counts, the metric's own first: "97 pushes, 250
// moves".
std::string cost_text(const Solution& solution);

// The moves in one line: apart by blanks, or LURD.
std::string joined_moves(const Solution& solution);

// "solved in 8 moves, proven optimal"; "out of time; at least 14 moves are needed"
std::string sentence(const Solution& solution);

// The same for a column of a table: "optimal", ">= 12" (what is proven), "unsolvable".
std::string verdict(const Solution& solution);

// The moves, separated by blanks, or LURD, in lines of at most `width` columns behind `indent` blanks.
std::string move_lines(const Solution& solution, std::size_t width, std::size_t indent);

// What was spent, a line each: search, states, time, memory, and the runs of a randomised search.
std::string statistics_lines(const Solution& solution);

}  // namespace gridlock::report
