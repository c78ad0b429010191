#include "gridlock/rushhour/board/board.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridlock::rushhour {

Board::Board(const Puzzle& puzzle) : puzzle_(&puzzle) {
  cells_.fill(kWall);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < puzzle.width; ++col) cells_[index(row, col)] = kFree;
  walls_.fill(static_cast<LineCells>(~0u << puzzle.width));
  std::fill(walls_.begin() + kMaxSide, walls_.end(), static_cast<LineCells>(~0u << puzzle.height));
  for (const Cell wall : puzzle.walls) {
    cells_[index(wall.row, wall.col)] = kWall;
    walls_[static_cast<std::size_t>(wall.row)] |= static_cast<LineCells>(1u << wall.col);
    walls_[static_cast<std::size_t>(kMaxSide + wall.col)] |= static_cast<LineCells>(1u << wall.row);
  }
  for (int v = 0; v < vehicles(); ++v) {
    offsets_[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(vehicle(v).offset());
    paint(v, v);
  }
}

void Board::paint(int v, int value) {
  const Vehicle& moving = vehicle(v);
  const unsigned cells = ((1u << moving.length) - 1) << offset(v);
  along_[static_cast<std::size_t>(line_of(moving))] ^= static_cast<LineCells>(cells);
  const int first_crossed = moving.vertical ? 0 : kMaxSide;
  for (int k = offset(v); k < offset(v) + moving.length; ++k) {
    cells_[moving.vertical ? index(k, moving.cell.col) : index(moving.cell.row, k)] = static_cast<std::int16_t>(value);
    across_[static_cast<std::size_t>(first_crossed + k)] ^= static_cast<LineCells>(1u << moving.line());
  }
}

int Board::room(int v, int direction) const {
  const int edge = direction > 0 ? offset(v) + vehicle(v).length : offset(v) - 1;
  int cells = 0;
  while (on_line_of(v, edge + direction * cells) == kFree) ++cells;
  return cells;
}

bool Board::can_slide(Slide slide) const {
  if (slide.vehicle >= puzzle_->vehicles.size() || slide.distance == 0) return false;
  return std::abs(slide.distance) <= room(slide.vehicle, slide.distance > 0 ? +1 : -1);
}

void Board::slide(Slide slide) {
  paint(slide.vehicle, kFree);
  offsets_[slide.vehicle] = static_cast<std::uint8_t>(offsets_[slide.vehicle] + slide.distance);
  paint(slide.vehicle, slide.vehicle);
}

bool Board::solved() const {
  const Vehicle& x = vehicle(primary());
  return offset(primary()) + x.length == puzzle_->line_length(x.vertical);
}

void Board::place(const std::uint8_t* offsets) {
  // One position after another differs in few vehicles: repaint only those.
  std::array<std::uint8_t, kMaxVehicles> moved;
  std::size_t count = 0;
  for (int v = 0; v < vehicles(); ++v) {
    if (offset(v) == offsets[v]) continue;
    paint(v, kFree);
    moved[count++] = static_cast<std::uint8_t>(v);
  }
  for (std::size_t i = 0; i < count; ++i) {
    offsets_[moved[i]] = offsets[moved[i]];
    paint(moved[i], moved[i]);
  }
}

Puzzle Board::as_puzzle() const {
  Puzzle now = *puzzle_;
  for (int v = 0; v < vehicles(); ++v) {
    auto& moved = now.vehicles[static_cast<std::size_t>(v)];
    (moved.vertical ? moved.cell.row : moved.cell.col) = offset(v);
  }
  return now;
}

}  // namespace gridlock::rushhour
