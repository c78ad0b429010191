// Which single moves of boxes the player can make at once: what opens when a box gets out of the way.
#pragma once

#include <vector>

#include "gridlock/sokoban/portfolio/moves/macro.hpp"

namespace gridlock::sokoban {

// Whether the player can move the box in that direction; `reach` tells whether he can get to a square.
template <class Mode, class PlayerRegion>
bool possible(const Board& board, Square box, Direction d, const PlayerRegion& reach) {
  const Level& level = board.level();
  return board.free(Mode::to(level, box, d)) && board.free(Mode::player(level, box, d)) &&
         (!Mode::kPulls || board.free(Mode::player_after(level, box, d))) && reach(Mode::player(level, box, d));
}

// In some direction. A box that cannot be moved has no macro moves either.
template <class Mode, class PlayerRegion>
bool movable(const Board& board, Square box, const PlayerRegion& reach) {
  for (const Direction d : kDirections)
    if (possible<Mode>(board, box, d, reach)) return true;
  return false;
}

// The boxes that could not be moved wherever the player were.
template <class Mode>
int count_stuck(const Board& board, const std::vector<Square>& boxes) {
  const auto everywhere = [](Square) { return true; };
  return static_cast<int>(
      std::count_if(boxes.begin(), boxes.end(), [&](Square box) { return !movable<Mode>(board, box, everywhere); }));
}

template <class Mode>
class PossibleMoves {
 public:
  explicit PossibleMoves(const Level& level) : possible_((static_cast<std::size_t>(level.size()) + 1) * 4, 0) {}

  // Notes those of a position; `reach` tells whether the player can get to a square.
  template <class PlayerRegion>
  void note(const Board& board, const std::vector<Square>& boxes, const PlayerRegion& reach) {
    ++epoch_;
    waiting_.clear();
    for (const Square box : boxes)
      for (const Direction d : kDirections)
        if (possible<Mode>(board, box, d, reach))
          possible_[index(box, d)] = epoch_;
        else
          note_waiting(board, box, d);
  }

  bool noted(Square box, Direction d) const { return possible_[index(box, d)] == epoch_; }

  // Whether that position has one with this box. A box without any has no macro moves either.
  bool any(Square box) const {
    for (const Direction d : kDirections)
      if (noted(box, d)) return true;
    return false;
  }

  // Whether some box can be moved in a way that was not possible in that position, from where the box that stands on
  // `moved` now went there.
  template <class PlayerRegion>
  bool more(const Board& board, Square moved, const PlayerRegion& reach) const {
    for (const Waiting& move : waiting_)
      if (board.free(move.blocker) && move.box != moved && board.box(move.box) &&
          possible<Mode>(board, move.box, move.direction, reach))
        return true;
    return false;
  }

 private:
  // A move that is possible once a single box, if there is one in the way, and the player are elsewhere.
  struct Waiting {
    Square box;
    Square blocker;  // where that box stands, or else a free square that the move needs
    Direction direction;
  };

  std::size_t index(Square box, Direction d) const {
    return static_cast<std::size_t>(box) * 4 + static_cast<std::size_t>(d);
  }

  void note_waiting(const Board& board, Square box, Direction d) {
    const Level& level = board.level();
    const Square to = Mode::to(level, box, d), player = Mode::player(level, box, d);
    const Square far = Mode::kPulls ? Mode::player_after(level, box, d) : player;
    if (board.wall(to) || board.wall(far)) return;
    if (board.free(to))
      waiting_.push_back({box, far, d});
    else if (board.free(far))
      waiting_.push_back({box, to, d});
  }

  std::vector<std::uint32_t> possible_;
  std::uint32_t epoch_ = 0;
  std::vector<Waiting> waiting_;
};

}  // namespace gridlock::sokoban
