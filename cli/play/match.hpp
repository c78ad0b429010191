// One puzzle being played: the game, with everything a player is told about it. Both ways to play, on a full screen and
// line by line, are shells around this.
#pragma once

#include <optional>
#include <string>

#include "cli/play/logbook.hpp"
#include "gridlock/game.hpp"
#include "gridlock/game/adviser.hpp"

namespace gridlock::cli {

class Match {
 public:
  // The adviser is asked for the best solution at once, and must outlive the match.
  Match(const Puzzle& puzzle, const Achievement& earlier, game::Adviser& adviser);

  const game::Game& game() const { return game_; }
  const Puzzle& position() const { return game_.position(); }
  bool solved() const { return game_.solved(); }

  // Makes a move; false, and a message why, if it cannot be made.
  bool play(const std::string& move);
  void undo();
  void redo();
  void restart();

  // The next rung: how far, which piece, which move. A move starts over.
  void hint();
  int rung() const { return rung_; }
  // Why: what must happen here, without the move that is to be made. It costs as much as to be told which piece.
  void why();
  // Shows the solution from here, move by move, or stops doing so.
  void toggle_solving();
  bool solving() const { return solving_; }
  // Makes its next move; false as long as none is known.
  bool solving_step();

  // Takes what the adviser has found. Call often. True if something new is known.
  bool listen();
  // Waits until the adviser has nothing more to say of this position.
  void wait_for_advice();

  // "17 moves, best possible 29"
  std::string counters() const;
  // What was said last: a refusal, a victory; empty if nothing.
  const std::string& message() const { return message_; }
  // What the climbed rungs say; empty on none.
  std::string hint_text() const;
  // What to show: only from the second rung on.
  std::optional<game::Hint> shown_hint() const;
  const game::Loss& loss() const { return loss_; }

  // What is worth keeping.
  const Achievement& achievement() const { return achievement_; }

 private:
  void moved(const std::string& message);
  void want_advice();
  void climb(int rung);
  Count cost() const;
  std::string unit(Count count) const;  // "3 moves", "1 push"
  std::string victory();

  game::Game game_;
  game::LossWatcher watcher_;
  game::Coach coach_;
  game::Adviser& adviser_;
  Puzzle asked_;  // what the adviser was asked last
  Achievement achievement_;
  game::Loss loss_;
  std::string message_;
  int rung_ = 0;
  bool solving_ = false;
};

}  // namespace gridlock::cli
