// The record of one solved, unsolved or invalid puzzle: the keys that `solve --format json` promises, in their order.
#pragma once

#include <string>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/report/record.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::report {

// Which puzzle a record is about.
struct PuzzleReference {
  std::string source;
  int index = 1;     // in its source, from 1
  std::string name;  // its title, or empty
};

Record solution_record(const PuzzleReference& puzzle, const Solution& solution);
Record invalid_record(const PuzzleReference& puzzle, const Error& error);

// Every key that the records of these two can have, for tables whose header comes first.
std::vector<std::string> solution_keys();

}  // namespace gridlock::report
