#include "gridlock/sokoban/heuristics/pairs.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Pairs::Pairs(const Layout& layout)
    : layout_(&layout),
      matching_(layout),
      wait_(PairTable::fits(layout) ? PairTable::effort(layout) / kCheaper : kNever),
      counted_(static_cast<std::size_t>(layout.level().size()), 0) {}

Cost Pairs::most(const Puzzle& puzzle, Metric metric) {
  const auto pairs = static_cast<Cost>(puzzle.boxes.size() / 2);
  return Matching::most(puzzle, metric) + pairs * (PairTable::kDead - 1) * PushCost::in(metric).push;
}

bool Pairs::add_conflicts(const Position& position, Square box, std::size_t first,
                          std::vector<Conflict>& conflicts) const {
  const std::size_t number = layout_->box_number(box);
  for (std::size_t i = first; i < position.count; ++i) {
    const Square other = position.boxes[i];
    if (other == box) continue;
    const auto penalty = table_->penalty(number, layout_->box_number(other), position.player);
    if (penalty == 0) continue;
    if (penalty == PairTable::kDead) return false;
    conflicts.push_back({box, other, penalty});
  }
  return true;
}

bool Pairs::find_conflicts(const Position& position) {
  conflicts_.clear();
  if (position.count == parent_boxes_.size()) {
    // One push from the parent: only the conflicts of the box that was moved are new.
    std::size_t moved = position.count, came = 0, at = 0;
    for (std::size_t i = 0; i < position.count && came < 2; ++i) {
      while (at < parent_boxes_.size() && parent_boxes_[at] < position.boxes[i]) ++at;
      if (at < parent_boxes_.size() && parent_boxes_[at] == position.boxes[i]) continue;
      moved = i;
      ++came;
    }
    if (came == 1) {
      const Square box = position.boxes[moved];
      for (const Conflict& conflict : parent_conflicts_)
        if (std::binary_search(position.begin(), position.end(), conflict.a) &&
            std::binary_search(position.begin(), position.end(), conflict.b))
          conflicts_.push_back(conflict);
      return add_conflicts(position, box, 0, conflicts_);
    }
  }
  for (std::size_t i = 0; i < position.count; ++i)
    if (!add_conflicts(position, position.boxes[i], i + 1, conflicts_)) return false;
  return true;
}

// Greedily, the dearest first: any choice of pairs without a common box will do.
Cost Pairs::sum(const Position& position) {
  std::sort(conflicts_.begin(), conflicts_.end(), [](const Conflict& x, const Conflict& y) {
    return x.penalty != y.penalty ? x.penalty > y.penalty : x.a != y.a ? x.a < y.a : x.b < y.b;
  });
  ++now_;
  Cost total = 0;
  for (const Conflict& conflict : conflicts_) {
    if (counted_[conflict.a] == now_ || counted_[conflict.b] == now_) continue;
    if (!matching_.undisturbed(conflict.a, position.player) || !matching_.undisturbed(conflict.b, position.player))
      continue;
    counted_[conflict.a] = counted_[conflict.b] = now_;
    total += conflict.penalty;
  }
  return total;
}

Cost Pairs::operator()(const Position& position) {
  const Cost alone = matching_(position);
  if (table_ == nullptr && wait_ != kNever && wait_-- == 0) {
    table_ = std::make_unique<PairTable>(*layout_);
    wait_ = kNever;
  }
  if (alone == kDeadEnd || table_ == nullptr) return alone;
  if (!find_conflicts(position)) return kDeadEnd;
  return conflicts_.empty() ? alone : alone + sum(position);
}

void Pairs::expand(const Position& position) {
  matching_.expand(position);
  if (table_ == nullptr) return;
  parent_boxes_.clear();
  if (!find_conflicts(position)) return;
  parent_boxes_.assign(position.begin(), position.end());
  parent_conflicts_ = conflicts_;
}

}  // namespace gridlock::sokoban
