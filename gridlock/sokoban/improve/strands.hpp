// The cheapest order of two strands of a solution: its pushes are split in two, each strand keeps its own order, and
// all ways to interleave them are looked at together.
//
// After so many pushes of the one and so many of the other the boxes stand where they stand, whichever came first, and
// the player stands where the last push of one of the two has left him. So there are twice as many positions as there
// are pairs of numbers, and the cheapest way from the first pair to the last is found by going through them once.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/flood.hpp"
#include "gridlock/sokoban/board/rows.hpp"
#include "gridlock/sokoban/improve/trail.hpp"

namespace gridlock::sokoban {

class Strands {
 public:
  enum class End { shorter, none, halted };

  // The level must outlive it.
  explicit Strands(const Level& level);

  // Looks for the order of the pushes in the window that takes the fewest moves; `second` says of each of them whether
  // it belongs to the second strand. After `shorter`, found() is that order. Where memory does not suffice, it finds
  // none.
  End run(const Trail& trail, Window window, const std::vector<bool>& second, Monitor& monitor);
  const std::vector<Push>& found() const { return found_; }

 private:
  // Pairs take a fraction of the time of a position of other searches, and are counted accordingly.
  static constexpr unsigned kPairsOfAPosition = 4;
  using Steps = std::uint32_t;
  static constexpr Steps kNever = 0xffffffffu;
  enum Side : std::uint8_t { kFirst, kSecond };

  // One of the two, and what is known of it after each number of its pushes.
  struct Strand {
    std::vector<Push> pushes;
    std::vector<Square> behind;  // from where each is made
    std::vector<Row> changed;    // where boxes stand otherwise than at the beginning, row by row
    std::vector<Steps> ahead;    // the least that the rest of it takes, with all that comes between
  };
  // Of the ways to a pair of numbers that end with a push of each strand.
  struct Cell {
    Steps steps[2] = {kNever, kNever};
  };

  void split(const Trail& trail, Window window, const std::vector<bool>& second);
  void prepare(Strand& strand, Square then_to);
  bool enter(std::size_t a, std::size_t b, const Cell& cell);
  void advance(Side side, const Cell& from, Cell& to, std::uint8_t& came) const;
  void finish(const Cell& last, Square then_to);
  void trace(Side last);
  Steps walk(Square from, Square to, Steps below) const;
  Steps least_walk(Square from, Square to);
  std::size_t bytes_needed(Window window) const;

  const Level* level_;
  int height_;
  std::vector<Place> places_;
  Rows floor_;
  std::vector<std::vector<Distance>> empty_;  // steps to each square without boxes, as they are asked for

  std::array<Strand, 2> strands_;
  Square player_ = 0;                  // at the beginning
  Rows start_;                         // free squares at the beginning
  Steps bound_ = 0;                    // only what takes less is of interest
  std::array<std::size_t, 2> done_{};  // pushes of each strand, where it looks now,
  std::array<Square, 2> players_{};    // where their last ones leave the player,
  Rows free_;                          // and the free squares
  std::vector<Cell> row_, next_row_;
  std::vector<std::uint8_t> came_;  // for each pair and side, which strand's push came before; a bit each
  unsigned pairs_ = 0;              // looked at, modulo what a position is worth
  std::vector<Push> found_;
};

}  // namespace gridlock::sokoban
