#include "gridlock/sokoban/space/corral_pruning.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace gridlock::sokoban {
namespace {

class Growing {
 public:
  Growing(const Layout& layout, const Rows& boxes, const Rows& free, const Rows& reached)
      : layout_(layout), boxes_(boxes), free_(free), reached_(reached), height_(layout.height()) {}

  // Starts with the unreached region of a square, and takes in what stands in the way of the conditions until they
  // hold or fail for good. The number of pushes left to try; none if it is no corral, or need not be dealt with.
  std::optional<int> grow(Place from, Corral& corral) {
    corral.inside.clear(height_);
    corral.fence.clear(height_);
    first_ = last_ = from.row;
    take_region(from, corral);
    for (;;) {
      bool changed = false;
      int pushes = 0;
      for (const Direction d : kDirections)
        for (int r = first_; r <= last_; ++r) {
          if (corral.fence[r] == 0) continue;
          // Boxes that can be pushed in this direction while the rest of the fence stands.
          const Row behind = ~(beside(corral.inside, r, opposite(d)) | beside(corral.fence, r, opposite(d)));
          const Row pushable = corral.fence[r] & behind & beside(layout_.floor(), r, opposite(d)) &
                               beside(layout_.open(), r, d) & ~beside(corral.fence, r, d);
          const Row inwards = pushable & beside(corral.inside, r, d);
          const Row ready = inwards & beside(reached_, r, opposite(d));
          for (Row rest = ready; rest != 0; rest &= rest - 1) ++pushes;
          for (Row faults = pushable & ~ready; faults != 0; faults &= faults - 1) {
            const Place box{static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(std::countr_zero(faults))};
            if (freezes(corral.fence, box, step(box, d))) continue;
            const bool inward = (inwards & box.bit()) != 0;
            if (!take(step(box, opposite(d)), corral) && (inward || !take(step(box, d), corral))) return std::nullopt;
            changed = true;
            break;
          }
        }
      if (!changed) return must_be_dealt_with(corral) ? std::optional(pushes) : std::nullopt;
    }
  }

 private:
  void take_region(Place from, Corral& corral) {
    flood(free_, from, corral.inside);
    int first = from.row, last = from.row;  // a region has squares in all rows between its first and last
    while (corral.inside[first - 1] != 0) --first;
    while (corral.inside[last + 1] != 0) ++last;
    span(std::max(first - 1, 1));
    span(std::min(last + 1, height_ - 2));
    for (int r = std::max(first - 1, 1); r <= std::min(last + 1, height_ - 2); ++r) {
      Row near = corral.inside[r - 1] | corral.inside[r + 1] | corral.inside[r] << 1 | corral.inside[r] >> 1;
      corral.fence[r] |= near & boxes_[r];
    }
  }

  // Makes a place part of the corral, so that the player cannot stand there or a box be pushed there; false if it
  // cannot be, as the player reaches it.
  bool take(Place place, Corral& corral) {
    if (boxes_.has(place)) {
      corral.fence.add(place);
      span(place.row);
      return true;
    }
    if (reached_.has(place)) return false;
    take_region(place, corral);
    return true;
  }

  void span(int row) {
    first_ = std::min(first_, row);
    last_ = std::max(last_, row);
  }

  bool freezes(Rows& fence, Place from, Place to) const {
    if (!layout_.uses(kGroupRule)) return false;
    const bool taken = fence.has(to);
    fence.remove(from);
    fence.add(to);
    const bool dead = layout_.may_be_frozen(fence, to) && layout_.deadlocked(fence);
    if (!taken) fence.remove(to);
    fence.add(from);
    return dead;
  }

  bool must_be_dealt_with(const Corral& corral) const {
    const bool every_goal = layout_.level().goals().size() == layout_.level().boxes().size();
    for (int r = first_; r <= last_; ++r) {
      if ((corral.fence[r] & ~layout_.goals()[r]) != 0) return true;
      if (every_goal && (corral.inside[r] & layout_.goals()[r]) != 0) return true;
    }
    return false;
  }

  const Layout& layout_;
  const Rows& boxes_;
  const Rows& free_;
  const Rows& reached_;
  int height_;
  int first_ = 0, last_ = 0;  // rows of the corral that grows
};

}  // namespace

bool find_corral(const Layout& layout, const Rows& boxes, const Rows& free, const Rows& reached, Corral& corral) {
  Growing growing(layout, boxes, free, reached);
  Rows seen;
  for (int r = 0; r < layout.height(); ++r) seen[r] = reached[r];
  int fewest = std::numeric_limits<int>::max();
  for (int r = 0; r < layout.height(); ++r)
    while (const Row fresh = free[r] & ~seen[r]) {
      const Place place{static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(std::countr_zero(fresh))};
      flood(free, place, seen);
      Corral grown;
      const auto pushes = growing.grow(place, grown);
      if (!pushes || *pushes >= fewest) continue;
      fewest = *pushes;
      corral = grown;
    }
  return fewest != std::numeric_limits<int>::max();
}

}  // namespace gridlock::sokoban
