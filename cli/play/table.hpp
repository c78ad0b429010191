// What both ways to play share: the puzzles, which of them is being played, and the saved progress.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "cli/play/match.hpp"
#include "cli/session/session.hpp"

namespace gridlock::cli {

class Table {
 public:
  // Begins with the first puzzle that is not solved. Without `keeping` nothing is read or written.
  Table(std::vector<Item> items, const SolveRequest& request, bool keeping);
  ~Table() { leave(); }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  Match& match() { return *match_; }
  const Item& item() const { return items_[now_]; }
  std::size_t number() const { return now_ + 1; }
  std::size_t count() const { return items_.size(); }

  // To the next puzzle, or the one before; false at the end.
  bool go(int step);

 private:
  void open(std::size_t number);
  void leave();

  std::vector<Item> items_;
  bool keeping_;
  Logbook logbook_;
  game::Adviser adviser_;
  std::unique_ptr<Match> match_;
  std::size_t now_ = 0;
};

// Line by line, for pipes and for terminals that can do no more.
ExitCode play_lines(Table& table, Session& session);
// On a whole screen.
ExitCode play_screen(Table& table, Session& session);

}  // namespace gridlock::cli
