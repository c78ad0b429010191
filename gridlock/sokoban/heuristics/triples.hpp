// What `pairs` says, or what triples of boxes need, were they alone on the board, whichever is more. (Pattern databases
// that share no push: Pereira, Ritt and Buriol 2015. Here one table holds every triple of squares, and prices keep
// triples from all counting on the same goals.)
//
// Admissible in every metric: the assignment of the start gives every goal a price, at most 0. In a solution, three
// boxes make at least the pushes that they would need alone to get to the goals where they end, and one box likewise.
// Take triples without a common box, and the other boxes one by one: the sum of these pushes, less the prices of all
// goals that are taken, plus all prices, is at most what the solution takes. The tables hold the least over all goals
// that three boxes, or one, could end on. A push changes the colour of a box's square, as on a chess board, so where
// every goal takes a box, all solutions of a position take an even number of pushes, or all take an odd one; that of
// `pairs` is right, and what the triples say is rounded up to it. Where three boxes alone cannot all come home there is
// no solution. Not consistent, as `pairs`.
#pragma once

#include <memory>
#include <vector>

#include "gridlock/sokoban/assignment/potential.hpp"
#include "gridlock/sokoban/assignment/shared_table.hpp"
#include "gridlock/sokoban/assignment/triple_table.hpp"
#include "gridlock/sokoban/heuristics/pairs.hpp"

namespace gridlock::sokoban {

class Triples {
 public:
  static constexpr std::string_view kName = "triples";
  static constexpr std::string_view kSummary = "pairs, or what triples of boxes need alone, whichever is more";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, false}; }
  static Count most(const Puzzle& puzzle, Metric metric, const Watch& watch = {});

  explicit Triples(const Layout& layout);
  Triples another() const;
  Count operator()(const Position& position);
  void expand(const Position& position);
  bool prepare(const GoesOn& goes_on);
  std::size_t bytes() const { return pairs_.bytes() + share_of_bytes(common_); }

 private:
  // How many pushes more three boxes need together than one by one.
  struct Gain {
    Square a, b, c;
    std::uint8_t pushes;
  };

  static constexpr std::size_t kMostBoxes = 40;  // all triples of an expanded position are looked at
  static constexpr std::size_t kCheaper = 2;  // a state of the table takes less than this fraction of a position's time
  static constexpr int kMostGain = 255;

  // What all threads of a search have in common: the table, and what it counts with.
  struct Common {
    std::unique_ptr<TripleTable> begin(const Layout& layout);
    std::size_t bytes() const { return table.bytes(); }

    std::unique_ptr<Potential> one_box;  // what a box alone costs, less the price of its goal
    int all_prices = 0;
    SharedTable<TripleTable> table;
  };

  Triples(const Layout& layout, Pairs pairs, std::shared_ptr<Common> common);

  // Gets the table, or takes a step towards it once it is sure to be worthwhile; false until it is there.
  bool ready();
  // The gains of all triples with boxes i and j, and one before j; false if one of them is dead.
  bool add_gains(const Position& position, std::size_t i, std::size_t j);
  // The gains of a position into gains_; false if it is dead.
  bool find_gains(const Position& position);
  bool find_gains_of_child(const Position& position, std::size_t moved);
  // What the gains sum up to, each box counted once at most.
  Count sum();

  const Layout* layout_;
  Pairs pairs_;
  std::shared_ptr<Common> common_;
  const TripleTable* table_ = nullptr;  // once it is complete
  bool fits_;
  bool fills_every_goal_;   // each goal takes a box
  std::vector<int> alone_;  // of each box of the position
  std::vector<Gain> gains_, parent_gains_;
  std::vector<Square> parent_boxes_;    // the position that was last expanded, if its gains are known
  std::vector<std::uint32_t> counted_;  // by square: in which sum a box was counted last
  std::uint32_t now_ = 0;
};

}  // namespace gridlock::sokoban
