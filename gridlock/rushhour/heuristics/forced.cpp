#include "gridlock/rushhour/heuristics/forced.hpp"

#include <bit>

#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {
namespace {

// The lines that cross a line at these cells.
LineSet crossing(int line, LineCells cells) { return line < kMaxSide ? LineSet{cells} << kMaxSide : LineSet{cells}; }

}  // namespace

Forced::Forced(const Puzzle& puzzle, Metric metric)
    : steps_(metric == Metric::steps),
      levels_(levels(puzzle)),
      primary_(static_cast<int>(puzzle.primary)),
      runs_(puzzle.vehicles.size() * kMaxSide),
      known_(puzzle.vehicles.size()) {
  for (const Vehicle& vehicle : puzzle.vehicles)
    cars_.push_back({.length = static_cast<std::uint8_t>(vehicle.length),
                     .line = static_cast<std::uint8_t>(Board::line_of(vehicle)),
                     .place = static_cast<std::uint8_t>(vehicle.line())});
  for (int v = 0; v < static_cast<int>(cars_.size()); ++v) {
    car(v).itself = VehicleSet::of(v);
    for (int other = 0; other < static_cast<int>(cars_.size()); ++other) {
      if (other == v || car(other).line != car(v).line) continue;
      const auto at = [&](int w) { return puzzle.vehicles[static_cast<std::size_t>(w)].offset(); };
      std::uint8_t& neighbour = at(other) < at(v) ? car(v).before : car(v).behind;
      if (neighbour == kNobody || (at(neighbour) < at(other)) == (at(other) < at(v)))
        neighbour = static_cast<std::uint8_t>(other);
    }
    for (int paid = 0; paid <= levels_; ++paid)
      tokens_.push_back(Tokens::first(v * levels_ + paid) - Tokens::first(v * levels_));
  }
}

Count Forced::operator()(const Board& board) {
  in_the_cheapest_ = {};
  if (board.solved()) return 0;
  board_ = &board;
  known_.begin(board);
  tasks_ = 0;
  const Vehicle& vehicle = board.vehicle(primary_);
  const int distance = board.puzzle().line_length(vehicle.vertical) - board.offset(primary_) - vehicle.length;
  // The way to the exit is charged here; tokens of the primary are what it pays on top of it.
  const Count way_to_exit = steps_ ? distance : 1;
  car(primary_).direction = +1;
  Requirements requirements(Tokens{});
  Reads all;
  const bool open = for_each_blocker(board, [&](int v) {
    if (!requirements.none()) requirements.require_also(clear(v, vehicle.line(), 1, all));
  });
  car(primary_).direction = 0;
  if (!open || requirements.none()) return kNoWay;
  in_the_cheapest_ = requirements.in_the_cheapest();
  return way_to_exit + requirements.cheapest();
}

Helpful Forced::helpful() const {
  Helpful set = helpful_bit(primary_);
  for (int v = 0; v < static_cast<int>(cars_.size()); ++v)
    if (!(tokens(v, levels_) & in_the_cheapest_).empty()) set |= helpful_bit(v);
  return set;
}

Requirements Forced::clear(int v, int cell, int depth, Reads& above) {
  const Car& car = this->car(v);
  above.add({LineSet{1} << car.line, car.itself, depth});
  if (car.must_leave >> cell & 1) return {};
  ++tasks_;
  const int offset = board_->offset(v);
  const int distances[2] = {offset + car.length - cell, cell + 1 - offset};
  const int payments[2] = {payment(car, -1, distances[0]), payment(car, +1, distances[1])};
  const int cheaper = payments[1] < payments[0] ? 1 : 0;
  Reads reads{LineSet{1} << car.line, car.itself, depth};
  Way ways[2];
  const Runs& both = runs(v, cell, distances);
  for (const int i : {cheaper, 1 - cheaper}) {
    ways[i] = look(car, v, cell, i == 0 ? both.up : both.down, distances[i], i == 0 ? -1 : +1, reads);
    if (!ways[i].open() || payments[i] > payments[1 - i]) continue;
    above.add(reads);
    return Requirements(tokens(v, payments[i]));  // a way that is cheap and open: nothing else is sure
  }
  if (const auto* answer = known_.find(v, cell); answer != nullptr && (answer->vehicles & busy_).empty() &&
                                                 tasks_ + answer->tasks < kTasks && depth + answer->height < kDepth) {
    tasks_ += answer->tasks;
    above.add({answer->lines, answer->vehicles, depth + answer->height});
    return answer->requirements;
  }
  const int tasks = tasks_;
  const Requirements requirements = clear_by(ways, payments, v, cell, depth, reads);
  if (tasks_ < kTasks && reads.deepest < kDepth && (reads.vehicles & busy_).empty())
    known_.keep(v, cell, {requirements, reads.lines, reads.vehicles, tasks_ - tasks, reads.deepest - depth});
  above.add(reads);
  return requirements;
}

Requirements Forced::clear_by(const Way (&ways)[2], const int (&payments)[2], int v, int cell, int depth,
                              Reads& reads) {
  Car& car = this->car(v);
  const bool deeper = depth < kDepth && tasks_ < kTasks;
  const Car before = car;
  const VehicleSet busy_before = busy_;
  Requirements requirements;
  car.must_leave = static_cast<LineCells>(car.must_leave | 1u << cell);
  busy_ |= car.itself;
  for (const int i : {0, 1}) {
    if (!ways[i].possible) continue;
    car.paid = payments[i];
    car.direction = i == 0 ? -1 : +1;
    Requirements one_way(tokens(v, payments[i]) | ways[i].pushed);
    for (unsigned waits = deeper ? ways[i].waits : 0; waits != 0 && !one_way.none();) {
      const int next = i == 0 ? std::bit_width(waits) - 1 : std::countr_zero(waits);  // the nearest first
      waits &= ~(1u << next);
      one_way.require_also(clear(board_->on_line(car.line, next), car.place, depth + 1, reads));
    }
    requirements.add(one_way);
  }
  car = before;
  busy_ = busy_before;
  return requirements;
}

Forced::Way Forced::look(const Car& car, int v, int cell, const Run& run, int distance, int direction, Reads& reads) {
  // It still covers every cell that it has yet to leave: it cannot leave this one past them.
  const unsigned before_cell = (1u << cell) - 1;
  if (!run.possible || (car.must_leave & (direction < 0 ? ~before_cell : before_cell)) != 0) return {};
  reads.lines |= crossing(car.line, run.cells);
  reads.vehicles |= run.pushed;
  const auto waits = static_cast<LineCells>(board_->across(car.line) & run.cells);
  if ((run.pushed & busy_).empty()) return {true, waits, run.price};
  return {true, waits, this->run(v, distance, direction).price};
}

const Forced::Runs& Forced::runs(int v, int cell, const int (&distances)[2]) {
  Runs& runs = runs_[static_cast<std::size_t>(v * kMaxSide + cell)];
  const LineCells along = board_->along(car(v).line);
  if (runs.along == along) return runs;
  runs = {along, run(v, distances[0], -1), run(v, distances[1], +1)};
  if (!((runs.up.pushed | runs.down.pushed) & busy_).empty()) runs.along = 0;
  return runs;
}

Forced::Run Forced::run(int v, int distance, int direction) const {
  Run run;
  const int line = car(v).line;
  unsigned cells = 0;
  for (int left = distance; left > 0;) {
    const int next = direction < 0 ? car(v).before : car(v).behind;
    const int first = direction < 0 ? next == kNobody ? 0 : board_->offset(next) + car(next).length
                                    : board_->offset(v) + car(v).length;
    const int end = direction < 0 ? board_->offset(v) : next != kNobody ? board_->offset(next) : kMaxSide;
    const int gap = std::min(left, end - first);
    cells |= ((1u << gap) - 1) << (direction < 0 ? end - gap : first);
    left -= gap;
    if (left == 0) break;
    if (next == kNobody) return run;
    v = next;
    run.price |= tokens(v, payment(car(v), direction, left));
    run.pushed |= car(v).itself;
  }
  run.cells = static_cast<LineCells>(cells);
  run.possible = (board_->walls(line) & cells) == 0;
  return run;
}

int Forced::payment(const Car& car, int direction, int distance) const {
  if (!steps_) return car.paid + 1;
  if (car.direction == 0) return distance;
  return car.direction == direction ? car.paid : car.paid + 2 * distance;
}

Tokens Forced::tokens(int v, int paid) const {
  return tokens_[static_cast<std::size_t>(v * (levels_ + 1) + std::min(paid, levels_))];
}

}  // namespace gridlock::rushhour
