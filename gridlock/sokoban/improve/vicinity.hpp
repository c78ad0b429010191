// The vicinity of part of a solution: the positions that differ little from one on its path.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/sokoban/improve/trail.hpp"

namespace gridlock::sokoban {

struct TubeWidth {
  int strays = 1;  // at most this many boxes stand where the solution has none at that time,
  int radius = 0;  // each at most this many steps from where it has one; 0: anywhere
};

// A position is inside if there is a time in the solution's piece to which it is near enough. All times are asked at
// once, a bit each: for each square, the tube knows the times at which the solution has a box there, or near there.
// So the boxes are not told apart, and a position may be early for one part of the board and late for another only as
// far as the strays allow.
class Vicinity {
 public:
  // A guess of a cost: the count that comes first times 2^kGuessBits, and the second, if any, added to that.
  using Guess = std::uint64_t;
  static constexpr int kGuessBits = 16;

  // `ahead` is what the solution costs from each time to the end of its piece; a stray is guessed to cost `stray` more.
  Vicinity(const Level& level, const Trail& trail, std::size_t first, TubeWidth width, std::vector<Guess> ahead,
           Guess stray);

  // Looks at a position inside the tube; admits() then speaks of pushes from there.
  void enter(const std::vector<Square>& boxes);
  // Whether the position with the box on `from` put to `to` is inside as well.
  bool admits(Square from, Square to) const;
  // What that position costs from there on, if the solution can be followed in spite of the strays: a guess.
  Guess guess(Square from, Square to) const;

 private:
  using Times = std::uint64_t;  // a word of them

  void mark(std::vector<Times>& table, Square square, std::size_t time) {
    table[square * words_ + time / 64] |= Times{1} << (time % 64);
  }

  // The times, in one word, at which at most `strays` boxes are astray after the push.
  Times after(Square from, Square to, std::size_t strays, std::size_t word) const {
    const Times was = there_[from * words_ + word];
    const Times is = there_[to * words_ + word];
    const Times if_back = ~strays_at_least_[(strays + 1) * words_ + word];
    const Times if_same = ~strays_at_least_[strays * words_ + word];
    const Times if_new = strays > 0 ? ~strays_at_least_[(strays - 1) * words_ + word] : 0;
    return (is & ~was & if_back) | (~(is ^ was) & if_same) | (was & ~is & if_new);
  }

  std::vector<Guess> ahead_;
  Guess stray_;
  std::size_t words_;
  std::size_t strays_;
  bool anywhere_;
  std::vector<Times> there_, near_;     // for each square, the times at which a box of the solution is there, or near
  std::vector<Times> strays_at_least_;  // [count - 1][word], for counts up to strays + 2
  std::vector<Times> far_, two_far_;    // the times at which a box is too far from all of the solution's; two are
};

}  // namespace gridlock::sokoban
