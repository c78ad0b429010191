// Solutions named on the command line, and which puzzle each belongs to.
#pragma once

#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "gridlock/solutions.hpp"

namespace gridlock::cli {

struct GivenSolution {
  std::string source;  // the file, "stdin" or "command line"
  SolutionText text;
};

// Each word is a file, `-`, or moves written out ("X+3 C-1"); moves in neighbouring words are one solution. Throws
// Error.
std::vector<GivenSolution> load_solutions(const std::vector<std::string>& words);

// What such words are for, as the help says it.
Option solutions_option(std::vector<std::string>& words);

// For each item, the solutions that belong to it: by title, else by number; by order where neither tells them apart
// and there are as many as puzzles. A puzzle that stands alone gets all that name no other. Solutions of puzzles that
// are not there are left out. Throws Error where it stays unclear.
std::vector<std::vector<const GivenSolution*>> match_solutions(const std::vector<Item>& items,
                                                               const std::vector<GivenSolution>& solutions);

// For each item, its solutions among those that the words name; without words, those that its own file has.
std::vector<std::vector<GivenSolution>> solutions_for(const std::vector<Item>& items,
                                                      const std::vector<std::string>& words);

}  // namespace gridlock::cli
