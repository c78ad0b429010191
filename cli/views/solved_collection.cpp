#include "cli/views/solved_collection.hpp"

#include <algorithm>

#include "gridlock/write.hpp"

namespace gridlock::cli {

void SolvedCollection::add(const Item& item, const Solution& solution) {
  turn_to(item);
  auto level = std::get<sokoban::Puzzle>(item.entry.puzzle());
  std::string lurd;
  for (const auto& move : solution.moves) lurd += move;
  const auto& known = level.solutions;
  const bool is_new = solution.outcome == Outcome::solved && std::find(known.begin(), known.end(), lurd) == known.end();
  if (text_ != nullptr) {
    if (is_new) solutions_.push_back({item.entry.end, lurd});
    return;
  }
  if (is_new) level.solutions.push_back(lurd);
  puzzles_.emplace_back(std::move(level));
}

void SolvedCollection::add_invalid(const Item& item) {
  turn_to(item);
  session_.complain(item.entry.error());
}

void SolvedCollection::turn_to(const Item& item) {
  if (item.text == text_) return;
  write_out();
  text_ = item.text;
}

void SolvedCollection::write_out() {
  if (text_ != nullptr) session_.out().write(formats::with_solutions(*text_, solutions_));
  if (!puzzles_.empty()) session_.out().write(write_puzzles(puzzles_, kFormat));
  text_.reset();
  solutions_.clear();
  puzzles_.clear();
}

}  // namespace gridlock::cli
