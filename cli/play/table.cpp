#include "cli/play/table.hpp"

namespace gridlock::cli {

Table::Table(std::vector<Item> items, const SolveRequest& request, bool keeping)
    : items_(std::move(items)), keeping_(keeping), adviser_(request) {
  std::size_t first = 0;
  if (keeping_)
    while (first + 1 < items_.size() && logbook_.find(items_[first].entry.puzzle()).best > 0) ++first;
  open(first);
}

void Table::open(std::size_t number) {
  now_ = number;
  const Puzzle& puzzle = items_[now_].entry.puzzle();
  match_ = std::make_unique<Match>(puzzle, keeping_ ? logbook_.find(puzzle) : Achievement{}, adviser_);
}

void Table::leave() {
  if (!keeping_) return;
  const Achievement& reached = match_->achievement();
  if (reached.best > 0 || reached.help > 0 || !reached.moves.empty())
    logbook_.keep(items_[now_].entry.puzzle(), reached);
}

bool Table::go(int step) {
  if (step < 0 ? now_ == 0 : now_ + 1 == items_.size()) return false;
  leave();
  open(step < 0 ? now_ - 1 : now_ + 1);
  return true;
}

}  // namespace gridlock::cli
