#include "gridlock/sokoban/space/layout.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Layout::Layout(const Puzzle& puzzle, Metric metric, DeadlockRules rules, const Watch& watch)
    : puzzle_(puzzle),
      metric_(metric),
      rules_(rules),
      terrain_(puzzle, watch),
      squares_(static_cast<std::size_t>(kMaxSide) * kMaxSide, level().wall()),
      box_numbers_(static_cast<std::size_t>(level().size()) + 1, 0) {
  floor_.clear(kMaxSide);
  goals_.clear(kMaxSide);
  open_.clear(kMaxSide);
  for (Square s = 0; s < level().size(); ++s) {
    const Place place = place_of(level(), s);
    places_.push_back(place);
    squares_[static_cast<std::size_t>(place.row) * kMaxSide + place.col] = s;
    floor_.add(place);
    if (level().is_goal(s)) goals_.add(place);
    if (!uses(kWallRule) || !terrain_.dead(s)) open_.add(place);
  }
  hopeless_ = level().hopeless();
  const auto& boxes = level().boxes();
  Rows box_rows;
  box_rows.clear(kMaxSide);
  for (const Square box : boxes) box_rows.add(places_[box]);
  for (Square s = 0; s < level().size(); ++s)
    if (open_.has(places_[s]) || box_rows.has(places_[s])) {
      box_numbers_[s] = static_cast<std::uint16_t>(box_squares_.size());
      box_squares_.push_back(s);
    }
  for (const Square box : boxes) hopeless_ |= !open_.has(places_[box]);
  hopeless_ |= uses(kGroupRule) && deadlocked(box_rows);
  if constexpr (kUsesSymmetries)
    if (!hopeless_) symmetries_ = symmetries_of(level());  // (else boxes may stand where their images may not)
  for (const Symmetry& symmetry : symmetries_)
    for (const Square s : box_squares_) box_images_.push_back(box_numbers_[symmetry.squares[s]]);
}

bool Layout::may_be_frozen(const Rows& boxes, Place box) const {
  const int r = box.row;
  const Row bit = box.bit();
  const Row solid = boxes[r] | ~floor_[r];
  const bool along_row = ((solid << 1 | solid >> 1) & bit) != 0 || ((open_[r] << 1 | open_[r] >> 1) & bit) == 0;
  const bool along_column = ((boxes[r - 1] | ~floor_[r - 1] | boxes[r + 1] | ~floor_[r + 1]) & bit) != 0 ||
                            ((open_[r - 1] | open_[r + 1]) & bit) == 0;
  return along_row && along_column;
}

// Starts from all boxes and sets free those that could move along an axis, until none can: what is left holds itself.
void Layout::find_frozen(const Rows& boxes, Rows& frozen) const {
  int first = 0, last = height() - 1;
  while (first < last && boxes[first] == 0) ++first;
  while (last > first && boxes[last] == 0) --last;
  for (int r = 0; r < height(); ++r) frozen[r] = boxes[r];
  for (bool changed = true; changed;) {
    changed = false;
    for (int r = first; r <= last; ++r) {
      if (frozen[r] == 0) continue;
      const Row solid = frozen[r] | ~floor_[r];
      const Row blocked_in_row = (solid << 1) | (solid >> 1) | ~((open_[r] << 1) | (open_[r] >> 1));
      const Row blocked_in_column =
          frozen[r - 1] | ~floor_[r - 1] | frozen[r + 1] | ~floor_[r + 1] | ~(open_[r - 1] | open_[r + 1]);
      const Row still = frozen[r] & blocked_in_row & blocked_in_column;
      changed |= still != frozen[r];
      frozen[r] = still;
    }
  }
}

bool Layout::deadlocked(const Rows& boxes) const {
  Rows frozen;
  find_frozen(boxes, frozen);
  for (int r = 0; r < height(); ++r)
    if ((frozen[r] & ~goals_[r]) != 0) return true;
  return false;
}

}  // namespace gridlock::sokoban
