// What people did with boards, read from the files: every choice they made, how often they began again, their times.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "gridlock/rushhour/person/outlook.hpp"

namespace gridlock::rushhour {

using Row = std::map<std::string, std::string>;  // a line of a table, by the names of its columns

// What was there to choose from, and what was chosen.
struct Choice {
  std::vector<Attractions> options;
  std::size_t chosen = 0;
};

// A board, its positions, and what people did with it.
class Case {
 public:
  explicit Case(const Row& row);

  // One attempt, and whether the person made another after it.
  void add_attempt(const std::vector<Row>& rows, bool last);

  rushhour::Puzzle puzzle;
  Layout layout;
  SmallSpace space;
  Monitor monitor;
  Reachable<SmallSpace> reachable;
  Outlook outlook;
  Count length;
  double time;  // log of the median seconds
  std::array<double, 2> quartiles;
  double share;
  std::vector<Choice> choices;
  std::size_t restarts = 0;
  double seconds = 0;  // of all moves
  std::size_t timed = 0;
};

using Cases = std::vector<std::unique_ptr<Case>>;
using Chosen = std::vector<const Case*>;

// From people.csv, a line a board, and moves.csv, a line a move. Throws Error.
Cases read_cases(const std::string& folder);

}  // namespace gridlock::rushhour
