// The parts of a board that never change, arranged for the state spaces: which vehicles share a line, what each
// line can do, and which vehicles are held in place.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/board/line_table.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

inline constexpr int kMaxVehicles = kMaxSide * kMaxSide / 2;

// A move as a player says it: this vehicle, that many cells (positive is right or down).
struct Slide {
  std::uint8_t vehicle = 0;
  std::int8_t distance = 0;
  friend bool operator==(const Slide&, const Slide&) = default;
};

// One row or column with at least one vehicle that can ever move.
struct Line {
  bool vertical = false;
  int position = 0;                    // which row or column
  std::vector<std::uint8_t> vehicles;  // in order along the line
  std::shared_ptr<const LineTable> table;
  int start = 0;  // its arrangement at the start
};

class Layout {
 public:
  // Vehicles marked in `frozen` (by index; empty: none) never move: they are obstacles. The primary must not be frozen.
  Layout(const Puzzle& puzzle, Metric metric, const std::vector<bool>& frozen = {});

  const Puzzle& puzzle() const { return puzzle_; }
  Metric metric() const { return metric_; }
  // Rows first, then columns.
  const std::vector<Line>& lines() const { return lines_; }
  std::size_t primary_line() const { return primary_line_; }
  // True for the arrangements of the primary's line in which the primary touches the exit.
  bool is_exit_arrangement(int arrangement) const;
  // The cells that must be free of crossing vehicles for one move to lead from this arrangement of the primary's line
  // to such a one; none if no single move can.
  LineCells needed_to_exit(int arrangement) const;

 private:
  Puzzle puzzle_;
  Metric metric_;
  std::vector<Line> lines_;
  std::size_t primary_line_ = 0;
};

// A number for a state of a space of such a layout: where its vehicles stand.
template <class Space>
std::uint64_t fingerprint_of(const Space& space, const typename Space::State& state) {
  std::array<std::uint8_t, kMaxVehicles> offsets;
  space.offsets(state, offsets.data());
  std::uint64_t sum = 0;
  for (std::size_t v = 0; v < space.layout().puzzle().vehicles.size(); ++v) sum = mix(sum ^ offsets[v]);
  return sum;
}

}  // namespace gridlock::rushhour
