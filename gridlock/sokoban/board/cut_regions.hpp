// Where the player can be, with a box on any of the free squares, from a single look at the board.
//
// The free squares form a graph; a box on one of them cuts it into regions, more than there were only if the square is
// a cut point. Hopcroft and Tarjan's depth-first search finds all cut points at once: the subtree under a child of a
// square comes off with the square if no edge leads back above it. Thus what would take a flood fill for each square
// takes a few comparisons.
#pragma once

#include <bit>
#include <span>
#include <vector>

#include "gridlock/sokoban/board/reach.hpp"

namespace gridlock::sokoban {

class CutRegions {
 public:
  explicit CutRegions(const Level& level);

  void explore(const Occupied& occupied);

  bool free(Square square) const { return component_[square] != kNone; }
  // With a box on one free square, the region of another: the top of the subtree that comes off, or the component. With
  // it on the wall, that is on none, always the component.
  Square region(Square box, Square square) const {
    for (unsigned off = comes_off_[box]; off != 0; off &= off - 1) {
      const Square top = level_->next(box, kDirections[static_cast<std::size_t>(std::countr_zero(off))]);
      if (order_[top] <= order_[square] && order_[square] < end_[top]) return top;
    }
    return component_[square];
  }
  // Without a box: the least of the squares that are joined to this one.
  Square component(Square square) const { return component_[square]; }
  // The least square of a region.
  Square least(Square region) const { return least_[region]; }
  // The squares of a region, or, of one that is a component, all that it had without a box.
  std::span<const Square> squares(Square region) const {
    return {discovered_.data() + order_[region], discovered_.data() + end_[region]};
  }

  // How many regions there are on the whole board, with the box on a square, and without it.
  int count(Square box) const {
    return components_ - (component_[box] == box ? 1 : 0) + std::popcount(comes_off_[box]);
  }
  int count() const { return components_; }
  // How many free squares lie on no cycle: a box there cuts off a part of the board, or blocks a dead end.
  int off_cycles() const;

 private:
  static constexpr Square kNone = 0xffff;

  const Level* level_;
  int components_ = 0;
  // Of each square: its place in the order of discovery, the place behind its subtree, the first place that its subtree
  // has an edge to, the least square of its subtree, where it was discovered from, and its component.
  std::vector<Square> order_, end_, low_, least_, parent_, component_;
  std::vector<std::uint8_t> comes_off_;  // one bit for each direction in which a subtree comes off
  std::vector<Square> discovered_;       // the free squares in that order
  std::vector<Square> path_;
  std::vector<std::uint8_t> turned_;  // the directions tried, of each square on the path
};

}  // namespace gridlock::sokoban
