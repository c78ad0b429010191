// The player's hand: what is selected, and which move an arrow, a capital or a click means.
#pragma once

#include <optional>

#include "cli/play/curses.hpp"
#include "cli/play/match.hpp"

namespace gridlock::cli {

class Hand {
 public:
  // In Rush Hour the primary is selected first. The match must outlive the hand.
  explicit Hand(Match& match);

  // Arrows, Tab, capitals.
  void take(const Input& input);
  // The mouse, pressed or let go on a cell or beside the board. Pressed on one cell and let go on another is a drag.
  void point(std::optional<int> cell, bool pressed);

  // A cell of the selected vehicle or box.
  std::optional<int> selected() const;

 private:
  void push(int right, int down, bool far);
  void select_next(int step);
  void select_named(char letter);
  void click(int cell);
  void drag(int from, int to);

  const rushhour::Puzzle* board() const { return std::get_if<rushhour::Puzzle>(&match_->position()); }
  const sokoban::Puzzle* level() const { return std::get_if<sokoban::Puzzle>(&match_->position()); }

  Match* match_;
  std::size_t vehicle_ = 0;
  std::optional<int> box_;  // that was clicked, until it is told where to go
  std::optional<int> pressed_;
};

}  // namespace gridlock::cli
