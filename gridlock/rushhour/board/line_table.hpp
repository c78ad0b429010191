// Everything that can happen on one line of the board. The vehicles of a row (or column) never change their
// order, so a line has few arrangements, and what each can turn into in one move depends only on the line
// itself and on which of its cells are taken by crossing vehicles. Equal lines share one table.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

// A set of cells of one line; bit k is the k-th cell.
using LineCells = std::uint16_t;

// What a line is before anything moves. Vehicles are in the order in which they stand.
struct LineSpec {
  struct Part {
    int offset;
    int length;
    friend auto operator<=>(const Part&, const Part&) = default;
  };
  int length = 0;
  LineCells walls = 0;
  std::vector<Part> parts;
};

struct LineMove {
  std::uint16_t to;      // the arrangement it leads to
  std::uint8_t part;     // which vehicle of the line moves
  std::int8_t distance;  // cells; positive is right or down
  LineCells needs;       // cells that no crossing vehicle may stand on
  LineCells touched;     // cells whose state it changes or passes: moves that cross elsewhere commute with it
  std::uint16_t rest;    // how many moves from here (this one included) fail too if this one is blocked
};

class LineTable {
 public:
  // The table of that line, shared with every equal line this thread has seen.
  static std::shared_ptr<const LineTable> get(const LineSpec& spec, Metric metric);

  LineTable(const LineSpec& spec, Metric metric);

  int size() const { return static_cast<int>(cells_.size()); }
  int parts() const { return parts_; }

  // Cells covered by the vehicles in an arrangement.
  LineCells cells(int arrangement) const { return cells_[static_cast<std::size_t>(arrangement)]; }
  int offset(int arrangement, int part) const {
    return offsets_[static_cast<std::size_t>(arrangement * parts_ + part)];
  }
  // The arrangement that covers these cells: there is at most one, since the order never changes.
  int arrangement_covering(LineCells cells) const;

  const LineMove* moves_begin(int arrangement) const {
    return moves_.data() + first_move_[static_cast<std::size_t>(arrangement)];
  }
  const LineMove* moves_end(int arrangement) const {
    return moves_.data() + first_move_[static_cast<std::size_t>(arrangement) + 1];
  }

  // For lines of up to kMaskedLength cells and 8 arrangements: the arrangements one move away, as a bit mask,
  // when crossing vehicles stand on `crossing`.
  static constexpr int kMaskedLength = 6;
  bool has_masks() const { return !masks_.empty(); }
  const std::uint8_t* masks() const { return masks_.data(); }  // [arrangement << kMaskedLength | crossing]

 private:
  void list_moves(const LineSpec& spec, Metric metric);
  void fill_masks(int length);

  int parts_ = 0;
  std::vector<LineCells> cells_;
  std::vector<std::uint8_t> offsets_;
  std::vector<LineMove> moves_;
  std::vector<std::uint32_t> first_move_;
  std::vector<std::uint8_t> masks_;
};

}  // namespace gridlock::rushhour
