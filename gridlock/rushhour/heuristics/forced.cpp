#include "gridlock/rushhour/heuristics/forced.hpp"

#include <bit>

#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {
namespace {

int count(unsigned __int128 set) {
  return std::popcount(static_cast<std::uint64_t>(set)) + std::popcount(static_cast<std::uint64_t>(set >> 64));
}

}  // namespace

Forced::Forced(const Puzzle& puzzle, Metric metric)
    : steps_(metric == Metric::steps), levels_(levels(puzzle)), cars_(puzzle.vehicles.size()) {}

Count Forced::operator()(const Board& board) {
  if (board.solved()) return 0;
  board_ = &board;
  tasks_ = 0;
  const int primary = board.primary();
  const Vehicle& vehicle = board.vehicle(primary);
  const int distance = board.puzzle().line_length(vehicle.vertical) - board.offset(primary) - vehicle.length;
  // The way to the exit is charged here; the tokens of the primary are what it needs beyond that.
  const Count way_to_exit = steps_ ? distance : 1;
  car(primary).direction = +1;
  Requirements requirements;
  requirements.add(Tokens{0});
  const bool open = for_each_blocker(board, [&](int v) {
    if (!requirements.none()) requirements.require_also(clear(v, vehicle.line(), 1));
  });
  car(primary).direction = 0;
  return open && !requirements.none() ? way_to_exit + requirements.cheapest() : kNoWay;
}

Forced::Requirements Forced::clear(int v, int cell, int depth) {
  Requirements requirements;
  Car& car = this->car(v);
  if (car.must_leave >> cell & 1) return requirements;
  ++tasks_;
  const int distances[2] = {distance_out(*board_, v, cell, -1), distance_out(*board_, v, cell, +1)};
  const int payments[2] = {payment(car, -1, distances[0]), payment(car, +1, distances[1])};
  const int cheaper = payments[1] < payments[0] ? 1 : 0;
  Way ways[2];
  for (const int i : {cheaper, 1 - cheaper}) {
    look(v, cell, distances[i], i == 0 ? -1 : +1, ways[i]);
    if (!ways[i].open() || payments[i] > payments[1 - i]) continue;
    requirements.add(tokens(v, payments[i]));  // a direction that is cheapest and open: nothing more is certain
    return requirements;
  }

  const bool deeper = depth < kDepth && tasks_ < kTasks;
  const int line = board_->vehicle(v).line();
  const Car before = car;
  car.must_leave = static_cast<LineCells>(car.must_leave | 1u << cell);
  for (const int i : {0, 1}) {
    if (!ways[i].possible) continue;
    car.paid = payments[i];
    car.direction = i == 0 ? -1 : +1;
    Requirements one_way;
    one_way.add(tokens(v, payments[i]) | ways[i].pushed);
    for (int j = 0; deeper && j < ways[i].waits && !one_way.none(); ++j)
      one_way.require_also(clear(ways[i].waits_for[static_cast<std::size_t>(j)], line, depth + 1));
    requirements.add(one_way);
  }
  car = before;
  return requirements;
}

void Forced::look(int v, int cell, int distance, int direction, Way& way) const {
  // It still covers every cell that it has yet to leave: it cannot leave this one past them.
  const unsigned before_cell = (1u << cell) - 1;
  if ((car(v).must_leave & (direction < 0 ? ~before_cell : before_cell)) != 0) {
    way.possible = false;
    return;
  }
  way.possible = way_out(*board_, v, distance, direction, [&](int other, int push) {
    if (push > 0)
      way.pushed |= tokens(other, payment(car(other), direction, push));
    else
      way.waits_for[static_cast<std::size_t>(way.waits++)] = static_cast<std::uint8_t>(other);
  });
}

int Forced::payment(const Car& car, int direction, int distance) const {
  if (!steps_) return car.paid + 1;
  if (car.direction == 0) return distance;
  return car.direction == direction ? car.paid : car.paid + 2 * distance;
}

Forced::Tokens Forced::tokens(int v, int paid) const {
  return ((Tokens{1} << std::min(paid, levels_)) - 1) << (v * levels_);
}

void Forced::Requirements::add(Tokens requirement) {
  int kept = 0;
  for (int i = 0; i < size_; ++i) {
    const Tokens other = sets_[static_cast<std::size_t>(i)];
    if ((other & ~requirement) == 0) return;  // whatever meets the new one meets the other: it adds nothing
    if ((requirement & ~other) != 0) sets_[static_cast<std::size_t>(kept++)] = other;
  }
  size_ = kept;
  if (size_ == kRequirements)
    merge_into_closest(requirement);
  else
    sets_[static_cast<std::size_t>(size_++)] = requirement;
}

void Forced::Requirements::merge_into_closest(Tokens requirement) {
  std::size_t closest = 0;
  int most = -1;
  for (std::size_t i = 0; i < sets_.size(); ++i)
    if (const int common = count(sets_[i] & requirement); common > most) most = common, closest = i;
  const Tokens merged = sets_[closest] & requirement;
  sets_[closest] = sets_[kRequirements - 1];
  --size_;
  add(merged);
}

void Forced::Requirements::add(const Requirements& others) {
  for (int i = 0; i < others.size_; ++i) add(others.sets_[static_cast<std::size_t>(i)]);
}

void Forced::Requirements::require_also(const Requirements& others) {
  if (others.size_ == 1 && size_ == 1) {
    sets_[0] |= others.sets_[0];
    return;
  }
  Requirements both;
  for (int i = 0; i < size_; ++i)
    for (int j = 0; j < others.size_; ++j)
      both.add(sets_[static_cast<std::size_t>(i)] | others.sets_[static_cast<std::size_t>(j)]);
  *this = both;
}

Count Forced::Requirements::cheapest() const {
  int least = count(sets_[0]);
  for (int i = 1; i < size_; ++i) least = std::min(least, count(sets_[static_cast<std::size_t>(i)]));
  return least;
}

}  // namespace gridlock::rushhour
