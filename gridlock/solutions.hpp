// Reading solutions: "X+3" per move, in lines, separated by spaces or commas, CSV rows `car,move`; LURD, plain or
// run-length; or the JSON lines that `gridlock solve` writes. Any thread may call this at any time; what is returned
// owns all it holds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"

namespace gridlock {

// What a record says beside the moves, and the line on which it says so.
template <class T>
struct Claim {
  T value;   // what it says
  int line;  // of the text, counted from 1
};

// Everything a JSON record claims about its solution that can be checked against the moves; plain moves claim nothing.
struct RecordClaims {
  std::optional<Claim<std::string>> puzzle;        // its kind
  std::optional<Claim<std::string>> name;          // its title
  std::optional<Claim<std::string>> metric;        // in which costs are counted
  std::optional<Claim<std::string>> lurd;          // all moves in one text
  std::optional<Claim<std::int64_t>> index;        // its number in the collection
  std::optional<Claim<std::int64_t>> cost;         // of the moves
  std::optional<Claim<std::int64_t>> lower_bound;  // of any solution
  std::optional<Claim<std::int64_t>> pushes;       // in Sokoban
  std::optional<Claim<std::int64_t>> moves_count;  // in Sokoban
  std::optional<Claim<bool>> optimal;              // no solution costs less
  std::optional<Claim<bool>> count_exit;           // costs have the final drive-out in them
};

// One solution: moves in the notation of the puzzle ("X+3"; pieces of LURD, a letter a step), and the puzzle it names,
// if it names one.
struct SolutionText {
  std::string name;                // the puzzle's name in the file, or empty
  int index = 0;                   // the puzzle's number in its collection, or 0
  std::vector<std::string> moves;  // in the notation of the puzzle
  std::vector<int> lines;          // lines[i] is the line of the text on which moves[i] stands
  RecordClaims claims;             // what else it says
};

// All solutions in the text. `source` is what errors call it. Throws Error with line and column.
std::vector<SolutionText> read_solutions(std::string_view text, const std::string& source = {});

}  // namespace gridlock
