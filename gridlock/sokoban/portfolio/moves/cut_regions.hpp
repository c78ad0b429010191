// Where the player can be around one box, for every square the box might stand on, from a single look at the board.
//
// With the moving box taken off the board, the free squares form a graph; a box on one of them cuts it into regions,
// more than one only if the square is a cut point. Hopcroft and Tarjan's depth-first search finds all cut points at
// once: the subtree under a child of a square comes off with the square if no edge leads back above it. Thus what
// would take a flood fill for each square takes a few comparisons.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/reach.hpp"

namespace gridlock::sokoban {

class CutRegions {
 public:
  explicit CutRegions(const Level& level);

  // Looks at a board from which the moving box has been taken off.
  void explore(const Occupied& occupied);

  // With the box on a free square, the region of another free square: the name of a subtree, or the rest.
  Square region(Square box, Square square) const {
    for (const Direction d : kDirections) {
      const Square child = level_->next(box, d);
      if (comes_off(box, child) && order_[child] <= order_[square] && order_[square] < end_[child]) return child;
    }
    return level_->wall();
  }
  bool same_component(Square a, Square b) const { return root_[a] == root_[b]; }

  // The least square of that region.
  Square least(Square box, Square region) const { return region == level_->wall() ? root_[box] : least_[region]; }
  // The least square that can be reached from a square while the box is off the board.
  Square least(Square square) const { return root_[square]; }

  // How many regions there are on the whole board, with the box on a square, and without it.
  int count(Square box) const {
    int regions = components_ - (root_[box] == box ? 1 : 0);
    for (const Direction d : kDirections) regions += comes_off(box, level_->next(box, d)) ? 1 : 0;
    return regions;
  }
  int count() const { return components_; }
  // How many free squares lie on no cycle: a box there cuts off a part of the board, or blocks a dead end.
  int off_cycles() const;

 private:
  bool comes_off(Square box, Square child) const { return parent_[child] == box && low_[child] >= order_[box]; }

  const Level* level_;
  int components_ = 0;
  // Of each square: its place in the order of discovery, the place behind its subtree, the first place that its subtree
  // has an edge to, the least square of its subtree, where it was discovered from, and the first square of its
  // component, which is also the least. Occupied squares have no parent and the wall for a root.
  std::vector<Square> order_, end_, low_, least_, parent_, root_;
  std::vector<Square> path_;
  std::vector<std::uint8_t> turned_;  // the directions tried, of each square on the path
};

// The squares the player can reach with the box on one of them.
struct RegionAroundBox {
  const CutRegions& regions;
  const Occupied& occupied;
  Square box;
  Square region;

  bool operator()(Square square) const {
    return occupied[square] == 0 && regions.same_component(box, square) && regions.region(box, square) == region;
  }
  Square least() const { return regions.least(box, region); }
  int count() const { return regions.count(box); }
};

}  // namespace gridlock::sokoban
