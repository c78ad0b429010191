// The cheapest assignment, and what pairs of boxes must cost each other besides: one has to make way for the other, or
// the player needs a detour of boxes to get behind one ("linear conflicts" of Junghanns and Schaeffer 2001, found here
// by exact search over all pairs).
//
// Admissible in every metric: whatever goals two boxes end on, together they need at least the penalty of the pair more
// than each would alone; each box is counted in one pair only. A penalty is measured on the board without frozen
// boxes, so a box that those send on a detour is counted in none. Not consistent: a push may undo a penalty. Where the
// two boxes of a pair cannot both come home there is no solution.
//
// The table of pairs is made when so many positions have been asked for that it is sure to pay. Before that the value
// is that of the assignment alone.
#pragma once

#include <memory>
#include <vector>

#include "gridlock/sokoban/heuristics/matching.hpp"
#include "gridlock/sokoban/pair_table.hpp"

namespace gridlock::sokoban {

class Pairs {
 public:
  static constexpr std::string_view kName = "pairs";
  static constexpr std::string_view kSummary = "matching, and what pairs of boxes cost each other besides";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, false}; }
  static Cost most(const Puzzle& puzzle, Metric metric);

  explicit Pairs(const Layout& layout);
  Cost operator()(const Position& position);
  void expand(const Position& position);

 private:
  struct Conflict {
    Square a, b;
    PairTable::Penalty penalty;
  };

  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);
  static constexpr std::size_t kCheaper = 16;  // making a state of the table takes this fraction of judging a position

  // Adds the conflicts of a box with those from `first` on; false if one of them is deadly.
  bool add_conflicts(const Position& position, Square box, std::size_t first, std::vector<Conflict>& conflicts) const;
  // The conflicts of a position into conflicts_; false if it is dead.
  bool find_conflicts(const Position& position);
  // What the conflicts sum up to, each box counted once at most.
  Cost sum(const Position& position);

  const Layout* layout_;
  Matching matching_;
  std::unique_ptr<PairTable> table_;  // none for large levels, nor in the beginning
  std::size_t wait_;                  // positions to be asked for until it is made
  std::vector<Square> parent_boxes_;  // the position that was last expanded, if its conflicts are known
  std::vector<Conflict> parent_conflicts_, conflicts_;
  std::vector<std::uint32_t> counted_;  // by square: in which sum a box was counted last
  std::uint32_t now_ = 0;
};

}  // namespace gridlock::sokoban
