// What `gridlock solve --format sok` prints: the collections as they were read, with the solutions put in behind their
// levels. Levels that were not solved stay as they are.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "cli/session/session.hpp"
#include "gridlock/formats/sokoban/add_solutions.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {

class SolvedCollection {
 public:
  static constexpr std::string_view kFormat = "sok";

  explicit SolvedCollection(Session& session) : session_(session) {}

  // In the order of the input.
  void add(const Item& item, const Solution& solution);
  void add_invalid(const Item& item);
  void finish() { write_out(); }

 private:
  void turn_to(const Item& item);
  // What is known of the last source.
  void write_out();

  Session& session_;
  std::shared_ptr<const std::string> text_;  // of the source the last level came from; null: of none that has one
  std::vector<formats::AddedSolution> solutions_;
  std::vector<Puzzle> puzzles_;  // of sources that have no text
};

}  // namespace gridlock::cli
