// A puzzle that is being played: the position, how it came about, and the way back and forth. Knows nothing of screens.
#pragma once

#include <string>
#include <vector>

#include "gridlock/engine/verify/verify.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::game {

class Game {
 public:
  explicit Game(Puzzle start);

  const Puzzle& start() const { return moments_.front().position; }
  const Puzzle& position() const { return moments_[now_].position; }
  bool solved() const;

  // Makes a move in the puzzle's notation (Sokoban: one or more letters of LURD, whatever their size). Says why it
  // cannot be made, or nothing. Moves of one vehicle in a row are one move, and none if it comes back.
  std::string play(const std::string& move);

  // Without limit, a restart included; false if there is nothing more to take back, or to make again.
  bool undo();
  bool redo();
  void restart();

  // From the start, or from the last restart, to here.
  std::vector<std::string> moves() const;
  // What they cost.
  Verdict counts() const { return verify(start(), moves()); }

 private:
  struct Moment {
    Puzzle position;
    std::string move;  // that led here; empty for a restart
  };

  void forget_future() { moments_.resize(now_ + 1); }

  std::vector<Moment> moments_;
  std::size_t now_ = 0;
};

}  // namespace gridlock::game
