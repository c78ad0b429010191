#include "gridlock/sokoban/improve/reorder.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace gridlock::sokoban {
namespace {

constexpr std::size_t kLongest = 1024;  // pushes of a window

std::vector<std::size_t> movers(const Trail& trail) {
  std::vector<std::size_t> movers;
  for (std::size_t i = 0; i < trail.size(); ++i) {
    const Square* const boxes = trail.boxes(i);
    const Square* const end = boxes + trail.box_count();
    movers.push_back(static_cast<std::size_t>(std::find(boxes, end, trail.pushes()[i].box) - boxes));
  }
  return movers;
}

}  // namespace

Reorder::End Reorder::run(Trail& trail, Monitor& monitor) {
  trail_ = &trail;
  monitor_ = &monitor;
  mover_ = movers(trail);
  bool ever = false, goes_on = true;
  do {
    shorter_ = false;
    // From cheap to expensive.
    goes_on = by_time(32) && by_time(128) && by_box() && by_place() && by_time(512) && by_pair();
    ever = ever || shorter_;
  } while (shorter_ && goes_on);
  if (!goes_on) return End::halted;
  return ever ? End::shorter : End::none;
}

bool Reorder::try_split(Window window, const InSecond& in_second) {
  second_.clear();
  for (std::size_t i = window.first; i < window.last; ++i) second_.push_back(in_second(i));
  const Strands::End end = strands_.run(*trail_, window, second_, *monitor_);
  if (end == Strands::End::shorter) {
    std::vector<Push> pushes = trail_->pushes();
    std::copy(strands_.found().begin(), strands_.found().end(),
              pushes.begin() + static_cast<std::ptrdiff_t>(window.first));
    auto trail = Trail::along(*level_, std::move(pushes));
    if (trail && trail->counts().moves < trail_->counts().moves) {
      *trail_ = std::move(*trail);
      mover_ = movers(*trail_);
      shorter_ = true;
    }
  }
  return end != Strands::End::halted;
}

// Long solutions are taken in pieces that overlap.
bool Reorder::try_windows(const InSecond& in_second) {
  std::size_t first = 0;
  do {
    const std::size_t last = std::min(first + kLongest, trail_->size());
    if (!try_split({first, last}, in_second)) return false;
    first += kLongest / 2;
  } while (first + kLongest / 2 < trail_->size());
  return true;
}

// Two pieces, one after the other.
bool Reorder::by_time(std::size_t length) {
  for (std::size_t first = 0; first + length / 4 < trail_->size(); first += length / 4) {
    const std::size_t last = std::min(first + length, trail_->size()), cut = first + (last - first) / 2;
    if (!try_split({first, last}, [&](std::size_t i) { return i >= cut; })) return false;
  }
  return true;
}

// One box, and all others.
bool Reorder::by_box() {
  for (std::size_t box = 0; box < trail_->box_count(); ++box)
    if (!try_windows([&](std::size_t i) { return mover_[i] == box; })) return false;
  return true;
}

// Two boxes that are pushed one after the other, and all others.
bool Reorder::by_pair() {
  std::set<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t i = 1; i < trail_->size(); ++i)
    if (mover_[i] != mover_[i - 1]) pairs.insert(std::minmax(mover_[i], mover_[i - 1]));
  for (const auto& pair : pairs)
    if (!try_windows([&](std::size_t i) { return mover_[i] == pair.first || mover_[i] == pair.second; })) return false;
  return true;
}

// Two parts of the level.
bool Reorder::by_place() {
  const auto box = [&](std::size_t i) { return trail_->pushes()[i].box; };
  for (int row = 1; row < level_->height(); ++row)
    if (!try_windows([&](std::size_t i) { return level_->row(box(i)) < row; })) return false;
  for (int col = 1; col < level_->width(); ++col)
    if (!try_windows([&](std::size_t i) { return level_->col(box(i)) < col; })) return false;
  return true;
}

}  // namespace gridlock::sokoban
