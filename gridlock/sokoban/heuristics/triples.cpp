#include "gridlock/sokoban/heuristics/triples.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "gridlock/sokoban/heuristics/moved_box.hpp"

namespace gridlock::sokoban {

Triples::Triples(const Layout& layout) : Triples(layout, Pairs(layout), std::make_shared<Common>()) {}

Triples::Triples(const Layout& layout, Pairs pairs, std::shared_ptr<Common> common)
    : layout_(&layout),
      pairs_(std::move(pairs)),
      common_(std::move(common)),
      fits_(TripleTable::fits(layout) && layout.level().boxes().size() >= 3 &&
            layout.level().boxes().size() <= kMostBoxes),
      fills_every_goal_(layout.level().boxes().size() == layout.level().goals().size()),
      counted_(static_cast<std::size_t>(layout.level().size()), 0) {}

Triples Triples::another() const { return {*layout_, pairs_.another(), common_}; }

Count Triples::most(const Puzzle& puzzle, Metric metric, const Watch& watch) {
  const auto triples = static_cast<Count>(puzzle.boxes.size() / 3);
  return std::max(Pairs::most(puzzle, metric, watch), Matching::most(puzzle, metric, watch) + triples * kMostGain + 1);
}

std::unique_ptr<TripleTable> Triples::Common::begin(const Layout& layout) {
  const Level& level = layout.level();
  if (!level.watch().affords(TripleTable::most_bytes(layout))) return nullptr;
  PushDistances distances(layout.terrain().one_box());
  one_box = std::make_unique<Potential>(distances, level.boxes(), level.player(), level.goals());
  if (one_box->start() >= Potential::kNever) return nullptr;
  all_prices = std::accumulate(one_box->prices().begin(), one_box->prices().end(), 0);
  return std::make_unique<TripleTable>(layout, one_box->prices());
}

bool Triples::ready() {
  if (table_ == nullptr && fits_)
    table_ = common_->table.get(TripleTable::effort(*layout_) / kCheaper, [&] { return common_->begin(*layout_); });
  return table_ != nullptr;
}

bool Triples::add_gains(const Position& position, std::size_t i, std::size_t j) {
  for (std::size_t k = 0; k < j; ++k) {
    if (k == i) continue;
    std::size_t a = layout_->box_number(position.boxes[i]), b = layout_->box_number(position.boxes[j]);
    std::size_t c = layout_->box_number(position.boxes[k]);
    if (a < b) std::swap(a, b);
    if (b < c) std::swap(b, c);
    if (a < b) std::swap(a, b);
    const auto worth = table_->worth(a, b, c, position.player);
    if (worth == TripleTable::kDead) return false;
    if (const int more = worth - alone_[i] - alone_[j] - alone_[k]; more > 0)
      gains_.push_back({layout_->box_square(a), layout_->box_square(b), layout_->box_square(c),
                        static_cast<std::uint8_t>(std::min(more, kMostGain))});
  }
  return true;
}

bool Triples::find_gains(const Position& position) {
  gains_.clear();
  alone_.clear();
  const OneBox& one_box = layout_->terrain().one_box();
  for (const Square box : position) alone_.push_back((*common_->one_box)(one_box.stand(box, position.player)));
  if (const auto moved = only_box_moved(parent_boxes_, position)) return find_gains_of_child(position, *moved);
  for (std::size_t i = 0; i < position.count; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (!add_gains(position, i, j)) return false;
  return true;
}

// One push from the parent: only the triples with the box that was moved are new, since for the others the player walks
// from one side to the other.
bool Triples::find_gains_of_child(const Position& position, std::size_t moved) {
  const auto has = [&](Square box) { return std::binary_search(position.begin(), position.end(), box); };
  for (const Gain& gain : parent_gains_)
    if (has(gain.a) && has(gain.b) && has(gain.c)) gains_.push_back(gain);
  for (std::size_t j = 0; j < position.count; ++j)
    if (j != moved && !add_gains(position, moved, j)) return false;
  return true;
}

// Greedily, the greatest first: any choice of triples without a common box will do.
Count Triples::sum() {
  std::sort(gains_.begin(), gains_.end(), [](const Gain& x, const Gain& y) {
    return std::make_tuple(-x.pushes, x.a, x.b, x.c) < std::make_tuple(-y.pushes, y.a, y.b, y.c);
  });
  ++now_;
  const auto counts = [&](Square box) { return counted_[box] != now_; };
  Count total = std::accumulate(alone_.begin(), alone_.end(), common_->all_prices);
  for (const Gain& gain : gains_) {
    if (!counts(gain.a) || !counts(gain.b) || !counts(gain.c)) continue;
    counted_[gain.a] = counted_[gain.b] = counted_[gain.c] = now_;
    total += gain.pushes;
  }
  return total;
}

Count Triples::operator()(const Position& position) {
  const Count by_pairs = pairs_(position);
  if (by_pairs == kNoWay || !ready()) return by_pairs;
  if (!find_gains(position)) return kNoWay;
  const Count by_triples = sum();
  return std::max(by_pairs, by_triples + (fills_every_goal_ ? (by_triples ^ by_pairs) & 1 : 0));
}

bool Triples::prepare(const GoesOn& goes_on) {
  return pairs_.prepare(goes_on) &&
         (!fits_ || common_->table.prepare([&] { return common_->begin(*layout_); }, goes_on));
}

void Triples::expand(const Position& position) {
  pairs_.expand(position);
  parent_boxes_.clear();
  if (table_ == nullptr || !find_gains(position)) return;
  parent_boxes_.assign(position.begin(), position.end());
  parent_gains_ = gains_;
}

}  // namespace gridlock::sokoban
