// A position laid out on a grid, for code that looks at cells: heuristics, drawings, the improver. Plain and readable;
// the searches themselves work on packed states.
#pragma once

#include <array>
#include <cstdint>

#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

class Board {
 public:
  static constexpr int kFree = -1;
  static constexpr int kWall = -2;

  // The start position of the puzzle. The puzzle must outlive the board.
  explicit Board(const Puzzle& puzzle);

  const Puzzle& puzzle() const { return *puzzle_; }
  int vehicles() const { return static_cast<int>(puzzle_->vehicles.size()); }
  const Vehicle& vehicle(int v) const { return puzzle_->vehicles[static_cast<std::size_t>(v)]; }  // at the start
  int primary() const { return static_cast<int>(puzzle_->primary); }

  // Where a vehicle stands on its line now: the offset of its first cell.
  int offset(int v) const { return offsets_[static_cast<std::size_t>(v)]; }
  // The vehicle on a cell, or kFree, or kWall. The cells just outside the board, on all four sides, are wall.
  int at(int row, int col) const { return cells_[index(row, col)]; }
  // The same, for cell k of the line a vehicle runs along.
  int on_line_of(int v, int k) const {
    const Vehicle& vehicle = this->vehicle(v);
    return vehicle.vertical ? at(k, vehicle.cell.col) : at(vehicle.cell.row, k);
  }

  // The same by whole lines; line n is row n, and line kMaxSide + n column n.
  static constexpr int kLines = 2 * kMaxSide;
  static int line_of(const Vehicle& vehicle) { return vehicle.line() + (vehicle.vertical ? kMaxSide : 0); }
  // Cells of a line on which its own vehicles stand; those on which others do, which cross it; and those that are wall,
  // with all beyond the end of the line.
  LineCells along(int line) const { return along_[static_cast<std::size_t>(line)]; }
  LineCells across(int line) const { return across_[static_cast<std::size_t>(line)]; }
  LineCells walls(int line) const { return walls_[static_cast<std::size_t>(line)]; }
  // along() of all lines; it tells everything, since vehicles keep their order.
  const std::array<LineCells, kLines>& all_along() const { return along_; }

  int on_line(int line, int k) const { return line < kMaxSide ? at(line, k) : at(k, line - kMaxSide); }

  // How many cells the vehicle can slide now, to the right or down (+1), to the left or up (-1).
  int room(int v, int direction) const;
  bool can_slide(Slide slide) const;
  // Moves it, whether or not that is legal: ask can_slide first.
  void slide(Slide slide);
  bool solved() const;

  // Puts every vehicle at its offset.
  void place(const std::uint8_t* offsets);

  // Calls visit(slide) for every legal move in this metric.
  template <class Visit>
  void for_each_slide(Metric metric, Visit&& visit) const {
    for (int v = 0; v < vehicles(); ++v)
      for (const int direction : {+1, -1}) {
        const int reach = metric == Metric::steps ? (room(v, direction) > 0 ? 1 : 0) : room(v, direction);
        for (int distance = 1; distance <= reach; ++distance)
          visit(Slide{static_cast<std::uint8_t>(v), static_cast<std::int8_t>(direction * distance)});
      }
  }

  // The board as a puzzle of its own: the same vehicles where they stand now.
  Puzzle as_puzzle() const;

 private:
  static constexpr int kStride = kMaxSide + 2;  // with the rim
  static std::size_t index(int row, int col) { return static_cast<std::size_t>((row + 1) * kStride + col + 1); }
  // Puts the vehicle on its cells (value: itself), or takes it off them (kFree).
  void paint(int v, int value);

  const Puzzle* puzzle_;
  std::array<std::uint8_t, kMaxVehicles> offsets_{};
  std::array<std::int16_t, kStride * kStride> cells_{};
  std::array<LineCells, kLines> along_{}, across_{}, walls_{};
};

}  // namespace gridlock::rushhour
