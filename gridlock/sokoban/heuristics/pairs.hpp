// The cheapest assignment, plus what pairs of boxes must cost each other: one has to make way for the other, or boxes
// must be moved aside for the player to get behind one ("linear conflicts" of Junghanns and Schaeffer 2001, found here
// by exact search over all pairs).
//
// Admissible in every metric: whatever goals two boxes end on, together they need at least the penalty of the pair more
// than each would alone; each box is counted in one pair only. Not consistent: a push may undo a penalty. Where the two
// boxes of a pair cannot both come home there is no solution.
//
// Frozen boxes act as walls and change the penalties. A table of pairs is built for a set of frozen boxes once so many
// positions with it have come up that building it is sure to be worthwhile. Until then the table of the bare level is
// used, leaving out boxes that the frozen ones send on a detour; or, at first, no table at all.
#pragma once

#include <memory>
#include <vector>

#include "gridlock/sokoban/assignment/pair_table.hpp"
#include "gridlock/sokoban/heuristics/matching.hpp"

namespace gridlock::sokoban {

class Pairs {
 public:
  static constexpr std::string_view kName = "pairs";
  static constexpr std::string_view kSummary = "matching, and what pairs of boxes cost each other besides";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, false}; }
  static Count most(const Puzzle& puzzle, Metric metric, const Watch& watch = {});

  explicit Pairs(const Layout& layout) : Pairs(layout, Matching(layout)) {}
  Pairs another() const { return {*layout_, matching_.another()}; }
  Count operator()(const Position& position);
  void expand(const Position& position);
  bool prepare(const GoesOn& goes_on);
  std::size_t bytes() const { return matching_.bytes(); }

 private:
  struct Conflict {
    Square a, b;
    PairTable::Penalty penalty;
  };

  static constexpr std::size_t kCheaper = 16;  // a state of a table takes this fraction of the time of a position

  Pairs(const Layout& layout, Matching matching);

  std::unique_ptr<PairTable> begin_table(const FrozenBoard& board);
  const PairTable* table_of(FrozenBoard& board);
  // The best table there is for the position last judged; none if there is none yet.
  const PairTable* table();
  // Adds the conflicts of a box with those from `first` on; false if one of them is deadly.
  bool add_conflicts(const Position& position, Square box, std::size_t first);
  // The conflicts of a position into conflicts_; false if it is dead.
  bool find_conflicts(const Position& position);
  bool find_conflicts_of_child(const Position& position, Square moved);
  // What the conflicts sum up to, each box counted once at most.
  Count sum(const Position& position);

  const Layout* layout_;
  Matching matching_;
  bool fits_;
  const PairTable* plain_ = nullptr;         // of the level without frozen boxes, once it is complete
  const PairTable* table_ = nullptr;         // of the position last judged
  std::vector<Square> parent_boxes_;         // the position that was last expanded, if its conflicts are known
  const PairTable* parent_table_ = nullptr;  // where they are from
  std::vector<Conflict> parent_conflicts_, conflicts_;
  std::vector<std::uint32_t> counted_;  // by square: in which sum a box was counted last
  std::uint32_t now_ = 0;
};

}  // namespace gridlock::sokoban
