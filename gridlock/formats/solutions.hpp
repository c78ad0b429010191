// Solutions as text: "X+3" per move, in lines, separated by spaces or commas, CSV rows `car,move`; LURD, plain or
// run-length; or the JSON lines that `gridlock solve` writes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"

namespace gridlock::formats {

// What a record says beside the moves, and the line on which it says so.
template <class T>
struct Claim {
  T value;
  int line;
};

// All that a JSON record claims of its solution and that can be held against the moves; plain moves claim nothing.
struct RecordClaims {
  std::optional<Claim<std::string>> puzzle, name, metric, lurd;
  std::optional<Claim<std::int64_t>> index, cost, lower_bound, pushes, moves_count;
  std::optional<Claim<bool>> optimal, count_exit;
};

// One solution: moves in the notation of the puzzle ("X+3"; pieces of LURD, a letter a step), and the puzzle it names,
// if it names one.
struct SolutionText {
  std::string name;  // the puzzle's name in the file, or empty
  int index = 0;     // the puzzle's number in its collection, or 0
  std::vector<std::string> moves;
  std::vector<int> lines;  // lines[i] is the line of the text on which moves[i] stands
  RecordClaims claims;
};

// Reads all solutions in `text`. Throws Error with line and column.
std::vector<SolutionText> read_solutions(std::string_view text, const std::string& source);

}  // namespace gridlock::formats
