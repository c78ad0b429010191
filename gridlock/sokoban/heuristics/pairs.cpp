#include "gridlock/sokoban/heuristics/pairs.hpp"

#include <algorithm>
#include <utility>

#include "gridlock/sokoban/heuristics/moved_box.hpp"

namespace gridlock::sokoban {

Pairs::Pairs(const Layout& layout, Matching matching)
    : layout_(&layout),
      matching_(std::move(matching)),
      fits_(PairTable::fits(layout) && layout.level().goals().size() >= 2),
      counted_(static_cast<std::size_t>(layout.level().size()), 0) {}

Count Pairs::most(const Puzzle& puzzle, Metric metric, const Watch& watch) {
  const auto pairs = static_cast<Count>(puzzle.boxes.size() / 2);
  return Matching::most(puzzle, metric, watch) + pairs * (PairTable::kDead - 1);
}

std::unique_ptr<PairTable> Pairs::begin_table(const FrozenBoard& board) {
  if (!layout_->level().watch().affords(PairTable::most_bytes(*layout_))) return nullptr;
  auto table = std::make_unique<PairTable>(*layout_, *board.one_box, PairTable::Making::in_steps);
  matching_.count_bytes(table->bytes());
  return table;
}

const PairTable* Pairs::table_of(FrozenBoard& board) {
  const std::size_t goals = layout_->level().goals().size() - board.frozen.size();
  const std::size_t often = (PairTable::effort(*layout_, goals) - 1) / kCheaper;
  return board.pairs.get(often, [&] { return begin_table(board); });
}

// The table of the bare level; who else needs others is not known yet.
bool Pairs::prepare(const GoesOn& goes_on) {
  FrozenBoard& bare = matching_.bare_board();
  return fits_ && bare.pairs.prepare([&] { return begin_table(bare); }, goes_on);
}

const PairTable* Pairs::table() {
  if (!fits_) return nullptr;
  if (plain_ == nullptr) plain_ = table_of(matching_.bare_board());
  FrozenBoard& board = matching_.board();
  if (plain_ == nullptr || board.frozen.empty() || layout_->level().goals().size() - board.frozen.size() < 2)
    return plain_;
  const PairTable* const own = table_of(board);
  return own != nullptr ? own : plain_;
}

bool Pairs::add_conflicts(const Position& position, Square box, std::size_t first) {
  const Occupied& walls = matching_.board().one_box->walls();
  if (walls[box] != 0) return true;
  const std::size_t number = layout_->box_number(box);
  for (std::size_t i = first; i < position.count; ++i) {
    const Square other = position.boxes[i];
    if (other == box || walls[other] != 0) continue;
    const auto penalty = table_->penalty(number, layout_->box_number(other), position.player);
    if (penalty == 0) continue;
    if (penalty == PairTable::kDead) return false;
    conflicts_.push_back({box, other, penalty});
  }
  return true;
}

bool Pairs::find_conflicts(const Position& position) {
  conflicts_.clear();
  if (table_ == parent_table_)
    if (const auto moved = only_box_moved(parent_boxes_, position))
      return find_conflicts_of_child(position, position.boxes[*moved]);
  for (std::size_t i = 0; i < position.count; ++i)
    if (!add_conflicts(position, position.boxes[i], i + 1)) return false;
  return true;
}

// One push from the parent: only the conflicts of the box that was moved are new.
bool Pairs::find_conflicts_of_child(const Position& position, Square moved) {
  const auto has = [&](Square box) { return std::binary_search(position.begin(), position.end(), box); };
  for (const Conflict& conflict : parent_conflicts_)
    if (has(conflict.a) && has(conflict.b)) conflicts_.push_back(conflict);
  return add_conflicts(position, moved, 0);
}

// Greedily, the costliest first: any choice of pairs without a common box will do.
Count Pairs::sum(const Position& position) {
  std::sort(conflicts_.begin(), conflicts_.end(), [](const Conflict& x, const Conflict& y) {
    return x.penalty != y.penalty ? x.penalty > y.penalty : x.a != y.a ? x.a < y.a : x.b < y.b;
  });
  const bool of_other_world = table_ == plain_;
  const auto counts = [&](Square box) {
    return counted_[box] != now_ && (!of_other_world || matching_.undisturbed(box, position.player));
  };
  ++now_;
  Count total = 0;
  for (const Conflict& conflict : conflicts_) {
    if (!counts(conflict.a) || !counts(conflict.b)) continue;
    counted_[conflict.a] = counted_[conflict.b] = now_;
    total += conflict.penalty;
  }
  return total;
}

Count Pairs::operator()(const Position& position) {
  const Count alone = matching_(position);
  if (alone == kNoWay) return kNoWay;
  table_ = table();
  if (table_ == nullptr) return alone;
  if (!find_conflicts(position)) return kNoWay;
  return conflicts_.empty() ? alone : alone + sum(position);
}

void Pairs::expand(const Position& position) {
  parent_table_ = nullptr;
  matching_.expand(position);
  if (matching_(position) == kNoWay) return;
  table_ = table();
  if (table_ == nullptr || !find_conflicts(position)) return;
  parent_table_ = table_;
  parent_boxes_.assign(position.begin(), position.end());
  parent_conflicts_ = conflicts_;
}

}  // namespace gridlock::sokoban
