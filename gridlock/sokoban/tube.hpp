// The vicinity of a piece of a solution: the positions that differ little from one that it passes.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/sokoban/trail.hpp"

namespace gridlock::sokoban {

struct TubeWidth {
  int strays = 1;  // at most so many boxes stand where the solution has none at that time,
  int radius = 0;  // each at most so many steps from where it has one; 0 is anywhere
};

// A position is inside if there is a time in the solution's piece to which it is near enough. All times are asked at
// once, a bit each: for each square, the tube knows the times at which the solution has a box there, or near there.
// So the boxes are not told apart, and a position may be early for one part of the board and late for another only as
// far as the strays allow.
class Tube {
 public:
  Tube(const Level& level, const Trail& trail, std::size_t first, std::size_t last, TubeWidth width);

  // Looks at a position inside the tube; admits() then speaks of pushes from there.
  void enter(const std::vector<Square>& boxes);
  // Whether the position with the box on `from` put to `to` is inside as well.
  bool admits(Square from, Square to) const;

 private:
  using Times = std::uint64_t;  // a word of them

  void mark(std::vector<Times>& table, Square square, std::size_t time) {
    table[square * words_ + time / 64] |= Times{1} << (time % 64);
  }
  void mark_near(const Level& level, Square box, std::size_t from, std::size_t until);

  std::size_t words_;
  int strays_;
  bool anywhere_;
  std::vector<Times> there_, near_;     // for each square, the times at which a box of the solution is there, or near
  std::vector<Times> strays_at_least_;  // [count - 1][word], for counts up to strays + 2
  std::vector<Times> far_, two_far_;    // the times at which a box is too far from all of the solution's; two are
};

}  // namespace gridlock::sokoban
