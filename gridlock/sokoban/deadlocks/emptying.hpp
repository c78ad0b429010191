// Deadlocks found backwards: whether pulling boxes from the solved position can lead to what is on the board.
//
// Take the solved position, with a box on every goal and the player in one of its regions, and pull boxes. A box that
// can be pulled some squares away is taken off the board, since without it everything is easier; where none can, each
// single pull makes another position. Every position that has a solution has all boxes of one of those that are found
// in this way, and the player in its region: by induction over the pulls of the solution backwards, either the box was
// taken off, or the pull could be made, too. So if the search is exhausted and the board matches none of them, it is
// dead; and a box that stands in all of them is never moved again by any solution.
//
// If one square counts as "away", no position has successors: this is the usual backward emptying, and the boxes left
// over are called crystals. With more squares it is Festival's k-dist.
#pragma once

#include <utility>
#include <vector>

#include "gridlock/containers/stack.hpp"
#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/lifted_box.hpp"
#include "gridlock/sokoban/deadlocks/position_set.hpp"
#include "gridlock/sokoban/deadlocks/wall_cache.hpp"

namespace gridlock::sokoban {

class Emptying {
 public:
  // A set of walls that was asked about so often gets a second look, and a third after four times as many.
  explicit Emptying(const Terrain& terrain, std::uint32_t patience = kPatience);

  // True if the board is dead, given that the boxes on `walls` (sorted, all on goals) never move again.
  bool deadlocks(const Board& board, const std::vector<Square>& walls, Square player);
  // After `false`: boxes beside those walls that no solution moves any more, sorted.
  const std::vector<Square>& settled() const { return settled_; }

  std::size_t bytes() const { return views_.bytes(); }

 private:
  struct Position {
    std::vector<Square> boxes;
    Square player;
  };
  // What is left of a solved position.
  struct Remains {
    std::vector<Square> boxes;
    std::vector<bool> region;  // of the player
  };
  // A solved position and all that it was pulled apart to.
  struct Ending {
    Position solved;
    std::vector<Remains> remains;
    std::vector<Square> always;  // boxes in all of them, sorted
  };
  struct View {
    std::vector<Square> walls;
    std::vector<Ending> endings;
    std::uint32_t asked = 0, next_look = 1;
    std::size_t looks = 0;
    std::size_t bytes() const;
  };
  static constexpr std::uint32_t kPatience = 200;
  static constexpr int kAway[] = {1, 3, 5};  // how far that is, from look to look
  static constexpr std::size_t kMostPositions = 600;
  static constexpr std::size_t kMostViews = 300;
  static constexpr std::size_t kBoxesAtATime = 16;  // between two looks at the watch

  std::unique_ptr<View> begin(const std::vector<Square>& walls);
  void look_again(View& view, int away);
  bool pull_apart(Ending& ending, int away);
  Square reduce(Position& position, int away);
  // Whether a box can be pulled so far in one direction.
  bool goes_straight(Square box, int away) const;
  bool wanders_off(Square box, Square player, int away);
  int steps(Square a, Square b) const;

  const Terrain* terrain_;
  std::uint32_t patience_;
  bool applies_;  // there is a box for every goal
  WallCache<View> views_;
  Board board_;  // the walls and boxes of the position at hand
  Reach reach_, around_;
  LiftedBox lifted_;
  bool looked_ = false;                               // it has seen the board as it is
  std::vector<std::pair<Square, Square>> wandering_;  // while a box is followed: where it is, and where the player is
  PositionSet known_;
  Stack<Position> open_;
  std::vector<std::uint32_t> seen_;  // [box][direction]: while a box is followed
  std::uint32_t epoch_ = 0;
  std::vector<Square> settled_;
  std::size_t boxes_ = 0;  // that were looked at
};

}  // namespace gridlock::sokoban
