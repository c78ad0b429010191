#include "gridlock/rushhour/heuristics/forced.hpp"

#include <algorithm>
#include <bit>

namespace gridlock::rushhour {
namespace {

int count(unsigned __int128 set) {
  return std::popcount(static_cast<std::uint64_t>(set)) + std::popcount(static_cast<std::uint64_t>(set >> 64));
}

}  // namespace

Forced::Forced(const Puzzle& puzzle, Metric metric)
    : steps_(metric == Metric::steps), levels_(128 / static_cast<int>(puzzle.vehicles.size())) {
  for (const Vehicle& vehicle : puzzle.vehicles) {
    Car car;
    car.line = static_cast<std::uint8_t>(vehicle.line());
    car.length = static_cast<std::uint8_t>(vehicle.length);
    car.vertical = vehicle.vertical;
    cars_.push_back(car);
  }
}

Cost Forced::operator()(const Board& board) {
  if (board.solved()) return 0;
  board_ = &board;
  tasks_ = 0;
  Car& primary = car(board.primary());
  const int end = board.puzzle().line_length(primary.vertical);
  const int front = board.offset(board.primary()) + primary.length;
  // The way to the exit is charged here; tokens of the primary are what it pays on top of it.
  const Cost way_to_exit = steps_ ? end - front : 1;
  primary.direction = +1;
  Bills bills;
  bills.add(Tokens{0});
  for (int k = front; k < end && !bills.none(); ++k) {
    const int v = at(primary, k);
    if (v == Board::kFree) continue;
    if (v == Board::kWall || car(v).vertical == primary.vertical)
      bills = {};
    else
      bills.pay_as_well(clear(v, primary.line, 1));
  }
  primary.direction = 0;
  return bills.none() ? kDeadEnd : way_to_exit + bills.cheapest();
}

Forced::Bills Forced::clear(int v, int cell, int depth) {
  Bills bills;
  Car& car = this->car(v);
  if (car.must_leave >> cell & 1) return bills;
  ++tasks_;
  const int offset = board_->offset(v);
  const int payments[2] = {payment(car, -1, offset + car.length - cell), payment(car, +1, cell + 1 - offset)};
  const int cheaper = payments[1] < payments[0] ? 1 : 0;
  Way ways[2];
  for (const int i : {cheaper, 1 - cheaper}) {
    look(car, offset, cell, i == 0 ? -1 : +1, ways[i]);
    if (!ways[i].open() || payments[i] > payments[1 - i]) continue;
    bills.add(tokens(v, payments[i]));  // a way that is cheap and open: nothing else is sure
    return bills;
  }

  const bool deeper = depth < kDepth && tasks_ < kTasks;
  const Car before = car;
  car.must_leave = static_cast<LineCells>(car.must_leave | 1u << cell);
  for (const int i : {0, 1}) {
    if (!ways[i].possible) continue;
    car.paid = payments[i];
    car.direction = i == 0 ? -1 : +1;
    Bills one_way;
    one_way.add(tokens(v, payments[i]) | ways[i].pushed);
    for (int j = 0; deeper && j < ways[i].waits && !one_way.none(); ++j)
      one_way.pay_as_well(clear(ways[i].waits_for[static_cast<std::size_t>(j)], car.line, depth + 1));
    bills.add(one_way);
  }
  car = before;
  return bills;
}

void Forced::look(const Car& car, int offset, int cell, int direction, Way& way) const {
  // It still covers every cell that it has yet to leave: it cannot leave this one past them.
  const unsigned before_cell = (1u << cell) - 1;
  way.possible = (car.must_leave & (direction < 0 ? ~before_cell : before_cell)) == 0;
  int next = direction < 0 ? offset - 1 : offset + car.length;
  int left = direction < 0 ? offset + car.length - cell : cell + 1 - offset;
  while (left > 0 && way.possible) {
    const int other = at(car, next);
    if (other == Board::kWall) {
      way.possible = false;
    } else if (other == Board::kFree || this->car(other).vertical != car.vertical) {
      if (other != Board::kFree) way.waits_for[static_cast<std::size_t>(way.waits++)] = static_cast<std::uint8_t>(other);
      next += direction;
      --left;
    } else {  // one of the same line: it must go on by as many cells as are left
      way.pushed |= tokens(other, payment(this->car(other), direction, left));
      next += direction * this->car(other).length;
    }
  }
}

int Forced::payment(const Car& car, int direction, int distance) const {
  if (!steps_) return car.paid + 1;
  if (car.direction == 0) return distance;
  return car.direction == direction ? car.paid : car.paid + 2 * distance;
}

Forced::Tokens Forced::tokens(int v, int paid) const {
  return ((Tokens{1} << std::min(paid, levels_)) - 1) << (v * levels_);
}

void Forced::Bills::add(Tokens bill) {
  int kept = 0;
  for (int i = 0; i < size_; ++i) {
    const Tokens other = bills_[static_cast<std::size_t>(i)];
    if ((other & ~bill) == 0) return;  // whoever pays the new one pays the other: it says nothing more
    if ((bill & ~other) != 0) bills_[static_cast<std::size_t>(kept++)] = other;
  }
  size_ = kept;
  if (size_ == kBills)
    merge_into_closest(bill);
  else
    bills_[static_cast<std::size_t>(size_++)] = bill;
}

void Forced::Bills::merge_into_closest(Tokens bill) {
  std::size_t closest = 0;
  int most = -1;
  for (std::size_t i = 0; i < bills_.size(); ++i)
    if (const int common = count(bills_[i] & bill); common > most) most = common, closest = i;
  const Tokens merged = bills_[closest] & bill;
  bills_[closest] = bills_[kBills - 1];
  --size_;
  add(merged);
}

void Forced::Bills::add(const Bills& others) {
  for (int i = 0; i < others.size_; ++i) add(others.bills_[static_cast<std::size_t>(i)]);
}

void Forced::Bills::pay_as_well(const Bills& others) {
  if (others.size_ == 1 && size_ == 1) {
    bills_[0] |= others.bills_[0];
    return;
  }
  Bills both;
  for (int i = 0; i < size_; ++i)
    for (int j = 0; j < others.size_; ++j)
      both.add(bills_[static_cast<std::size_t>(i)] | others.bills_[static_cast<std::size_t>(j)]);
  *this = both;
}

Cost Forced::Bills::cheapest() const {
  Cost least = count(bills_[0]);
  for (int i = 1; i < size_; ++i) least = std::min(least, count(bills_[static_cast<std::size_t>(i)]));
  return least;
}

}  // namespace gridlock::rushhour
