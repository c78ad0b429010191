#include "gridlock/rushhour/heuristics/advanced.hpp"

#include <algorithm>

namespace gridlock::rushhour {
namespace {

Count sum(Count a, Count b) { return a == kNoWay || b == kNoWay ? kNoWay : a + b; }

}  // namespace

Count Advanced::operator()(const Board& board) {
  if (board.solved()) return 0;
  board_ = &board;
  visited_.reset();
  visited_.set(static_cast<std::size_t>(board.primary()));
  const int line = board.vehicle(board.primary()).line();
  std::bitset<kMaxVehicles> blocking;
  if (!for_each_blocker(board, [&](int v) { blocking.set(static_cast<std::size_t>(v)); })) return kNoWay;
  Count value = 1;
  for (int v = 0; v < board.vehicles(); ++v)
    if (blocking[static_cast<std::size_t>(v)])
      value = sum(value, blocking_value(v, {distance_out(board, v, line, +1), distance_out(board, v, line, -1)}));
  return value;
}

Count Advanced::blocking_value(int car, Space needed) {
  visited_.set(static_cast<std::size_t>(car));
  const bool wall_ahead = walled_off(car, needed.forward, +1);
  const bool wall_behind = walled_off(car, needed.backward, -1);
  if (wall_ahead && wall_behind) return kNoWay;
  Count value = 1;
  for (int next = 0; next < board_->vehicles(); ++next) {
    if (visited_[static_cast<std::size_t>(next)]) continue;
    const bool ahead = gap(car, next, +1) < needed.forward;
    const bool behind = gap(car, next, -1) < needed.backward;
    if (!ahead && !behind) continue;
    const Count onward = blocking_value(next, thrown_onward(car, next, needed));
    const Count forward = ahead ? onward : wall_ahead ? kNoWay : 0;
    const Count backward = behind ? onward : wall_behind ? kNoWay : 0;
    value = sum(value, std::min(forward, backward));
  }
  return value;
}

Count Advanced::gap(int car, int next, int direction) const {
  const Vehicle& here = board_->vehicle(car);
  const Vehicle& there = board_->vehicle(next);
  const int first = board_->offset(next);
  const int last = first + there.length - 1;
  int from = there.line(), to = there.line();  // the cells of the car's line that `next` covers
  if (there.vertical == here.vertical) {
    if (there.line() != here.line()) return kNoWay;
    from = first, to = last;
  } else if (here.line() < first || here.line() > last) {
    return kNoWay;
  }
  const int cells = direction > 0 ? from - (board_->offset(car) + here.length) : board_->offset(car) - 1 - to;
  return cells < 0 ? kNoWay : cells;
}

bool Advanced::walled_off(int car, Count needed, int direction) const {
  if (needed == kNoWay) return true;
  const int edge = direction > 0 ? board_->offset(car) + board_->vehicle(car).length - 1 : board_->offset(car);
  for (int cells = 1; cells <= needed; ++cells)
    if (board_->on_line_of(car, edge + direction * cells) == Board::kWall) return true;
  return false;
}

Advanced::Space Advanced::thrown_onward(int car, int next, Space needed) const {
  const Vehicle& here = board_->vehicle(car);
  if (board_->vehicle(next).vertical != here.vertical)
    return {distance_out(*board_, next, here.line(), +1), distance_out(*board_, next, here.line(), -1)};
  const Count ahead = gap(car, next, +1);
  if (ahead != kNoWay) return {needed.forward - ahead, kNoWay};
  return {kNoWay, needed.backward - gap(car, next, -1)};
}

}  // namespace gridlock::rushhour
