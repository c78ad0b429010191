// What `gridlock solve` prints for people: a page for one puzzle, one line each for many, and a summary.
#pragma once

#include <chrono>
#include <string>

#include "cli/input/input.hpp"
#include "cli/session/session.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {

class SolveText {
 public:
  explicit SolveText(Session& session) : session_(session) {}

  void add(const Item& item, const Solution& solution);
  void add_invalid(const Item& item);
  // How many there were, and how it went; nothing for a single puzzle.
  void finish();

 private:
  std::string page(const Item& item, const Solution& solution) const;
  std::string line(const Item& item, const std::string& size, const std::string& cost, const std::string& verdict,
                   const std::string& rest);
  std::string terse(const Solution& solution) const;

  Session& session_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::size_t label_width_ = 0;
  std::size_t puzzles_ = 0, solved_ = 0, optimal_ = 0, unsolvable_ = 0, invalid_ = 0;
  bool many_ = false;
};

}  // namespace gridlock::cli
