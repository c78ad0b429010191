#include <algorithm>

#include "gridlock/core/counted.hpp"
#include "gridlock/render/drawings.hpp"
#include "gridlock/render/paint.hpp"
#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::render {
namespace {

// A cell is four columns by two rows, about square on most terminals; half of that where there is no room.
struct Grid {
  static constexpr int kFrameWidth = 2, kFrameHeight = 1;
  int zoom;

  int width(int cells = 1) const { return 2 * zoom * cells; }
  int height(int cells = 1) const { return zoom * cells; }
  int column(int col) const { return kFrameWidth + width(col); }
  int row(int row) const { return kFrameHeight + height(row); }
};

// How a vehicle is to be painted now: its colours may fade, and arrows may frame its name.
struct Coat {
  Rgb body, label, edge, sides;
  std::string before, after;
};

// The name in every cell, which needs no room for anything else. White: selected.
void draw_small_vehicle(Canvas& canvas, const Grid& grid, const rushhour::Vehicle& vehicle, const Coat& coat) {
  const bool selected = coat.sides == kWhite;
  for (int k = 0; k < vehicle.length; ++k) {
    const auto cell = vehicle.covered(k);
    canvas.fill(grid.column(cell.col), grid.row(cell.row), grid.width(), grid.height(), selected ? kWhite : coat.body);
    canvas.write(grid.column(cell.col), grid.row(cell.row), vehicle.name.substr(0, 2), selected ? kLabel : coat.label,
                 true);
  }
}

// A gap of half a column on both sides and a shaded edge below keep neighbours of one colour apart.
void draw_vehicle(Canvas& canvas, const Grid& grid, const rushhour::Vehicle& vehicle, const Coat& coat, Signs signs) {
  const int width = grid.width(vehicle.vertical ? 1 : vehicle.length);
  const int height = grid.height(vehicle.vertical ? vehicle.length : 1);
  const int column = grid.column(vehicle.cell.col), row = grid.row(vehicle.cell.row);
  const bool fine = signs == Signs::unicode;
  canvas.fill(column, row, width, height, coat.body);
  for (int k = 0; k < width; ++k)
    if (fine) canvas.write(column + k, row + height - 1, "▁", coat.edge);
  for (int k = 0; k < height; ++k) {
    if (fine) {
      canvas.fill(column, row + k, 1, 1, kBay);
      canvas.fill(column + width - 1, row + k, 1, 1, kBay);
    }
    canvas.write(column, row + k, fine ? "▐" : "[", fine ? coat.sides : coat.label);
    canvas.write(column + width - 1, row + k, fine ? "▌" : "]", fine ? coat.sides : coat.label);
  }
  const auto inside = static_cast<std::size_t>(vehicle.vertical ? width : width - 4);
  const std::string name = vehicle.name.substr(0, inside);
  const int middle = row + (height - 1) / 2;
  const int start = column + (width - static_cast<int>(name.size())) / 2, end = start + static_cast<int>(name.size());
  canvas.write(start, middle, name, coat.label, true);
  if (vehicle.vertical) {
    canvas.write(start, middle - 1, coat.before, coat.label, true);
    canvas.write(start, middle + 1, coat.after, coat.label, true);
  } else {
    canvas.write(start - 1, middle, coat.before, coat.label, true);
    canvas.write(end, middle, coat.after, coat.label, true);
  }
}

bool covers(const rushhour::Puzzle& puzzle, const rushhour::Vehicle& vehicle, std::optional<int> cell) {
  for (int k = 0; cell && k < vehicle.length; ++k)
    if (vehicle.covered(k) == rushhour::Cell{*cell / puzzle.width, *cell % puzzle.width}) return true;
  return false;
}

// Arrows only where the way is free.
void add_arrows(Coat& coat, const rushhour::Puzzle& puzzle, std::size_t index, Signs signs) {
  const rushhour::Board board(puzzle);
  const bool vertical = puzzle.vehicles[index].vertical, fine = signs == Signs::unicode;
  coat.before = coat.after = " ";
  if (board.room(static_cast<int>(index), -1) > 0) coat.before = vertical ? (fine ? "↑" : "^") : (fine ? "←" : "<");
  if (board.room(static_cast<int>(index), +1) > 0) coat.after = vertical ? (fine ? "↓" : "v") : (fine ? "→" : ">");
}

Coat coat_of(const rushhour::Puzzle& puzzle, std::size_t index, Signs signs, const Marks& marks) {
  const Paint paint = paint_of(puzzle, index);
  Coat coat{paint.body, paint.label, shade(paint.body), paint.body, "", ""};
  const bool hinted = covers(puzzle, puzzle.vehicles[index], marks.hinted);
  if (marks.hinted && !hinted) {
    coat.body = coat.sides = mix(coat.body, kBay, 0.5);
    coat.edge = mix(coat.edge, kBay, 0.5);
  }
  if (hinted) coat.before = coat.after = "*";
  if (covers(puzzle, puzzle.vehicles[index], marks.selected)) {
    coat.edge = coat.sides = kWhite;
    add_arrows(coat, puzzle, index, signs);
  }
  return coat;
}

// The bay runs through the frame, and an arrow shows the way.
void draw_exit(Canvas& canvas, const Grid& grid, const rushhour::Puzzle& puzzle) {
  const auto& primary = puzzle.primary_vehicle();
  if (primary.vertical) {
    const int column = grid.column(primary.line()), row = grid.row(puzzle.height);
    canvas.fill(column, row, grid.width(), Grid::kFrameHeight, kBay);
    canvas.write(column + grid.zoom - 1, row, "vv", kYou, true);
  } else {
    const int column = grid.column(puzzle.width), row = grid.row(primary.line());
    canvas.fill(column, row, Grid::kFrameWidth, grid.height(), kBay);
    canvas.write(column, row, ">", kYou, true);
  }
}

// Fills a cell with one sign.
void draw_texture(Canvas& canvas, const Grid& grid, int row, int col, std::string_view sign, Rgb color) {
  for (int y = 0; y < grid.height(); ++y)
    for (int x = 0; x < grid.width(); ++x) canvas.write(grid.column(col) + x, grid.row(row) + y, sign, color);
}

}  // namespace

Canvas paint(const rushhour::Puzzle& puzzle, Signs signs, const Marks& marks, int zoom) {
  const Grid grid{zoom};
  const bool fine = signs == Signs::unicode;
  Canvas canvas(grid.column(puzzle.width) + Grid::kFrameWidth, grid.row(puzzle.height) + Grid::kFrameHeight, kTray);
  canvas.fill(grid.column(0), grid.row(0), grid.width(puzzle.width), grid.height(puzzle.height), kBay);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < puzzle.width; ++col)
      canvas.write(grid.column(col) + zoom - 1, grid.row(row), fine ? "·" : ".", kMark);
  for (const auto& wall : puzzle.walls) {
    canvas.fill(grid.column(wall.col), grid.row(wall.row), grid.width(), grid.height(), kWall);
    draw_texture(canvas, grid, wall.row, wall.col, fine ? "▒" : "#", shade(kWall));
  }
  for (const int cell : marks.target)
    draw_texture(canvas, grid, cell / puzzle.width, cell % puzzle.width, fine ? "░" : ":", kGoal);
  draw_exit(canvas, grid, puzzle);
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i) {
    const Coat coat = coat_of(puzzle, i, signs, marks);
    if (zoom == 1)
      draw_small_vehicle(canvas, grid, puzzle.vehicles[i], coat);
    else
      draw_vehicle(canvas, grid, puzzle.vehicles[i], coat, signs);
  }
  return canvas;
}

std::optional<int> cell_at(const rushhour::Puzzle& puzzle, int column, int row, int zoom) {
  const Grid grid{zoom};
  if (column < grid.column(0) || row < grid.row(0)) return std::nullopt;
  const int col = (column - grid.column(0)) / grid.width(), line = (row - grid.row(0)) / grid.height();
  if (col >= puzzle.width || line >= puzzle.height) return std::nullopt;
  return line * puzzle.width + col;
}

std::string draw_plain(const rushhour::Puzzle& puzzle) {
  std::size_t longest = 1;
  for (const auto& vehicle : puzzle.vehicles) longest = std::max(longest, vehicle.name.size());
  const std::string empty(longest, '.'), wall(longest, '#');
  std::vector<std::string> cells(static_cast<std::size_t>(puzzle.width * puzzle.height), empty);
  const auto at = [&](rushhour::Cell cell) -> std::string& {
    return cells[static_cast<std::size_t>(cell.row * puzzle.width + cell.col)];
  };
  for (const auto& cell : puzzle.walls) at(cell) = wall;
  for (const auto& vehicle : puzzle.vehicles)
    for (int k = 0; k < vehicle.length; ++k)
      at(vehicle.covered(k)) = vehicle.name + std::string(longest - vehicle.name.size(), ' ');
  std::string text;
  for (int row = 0; row < puzzle.height; ++row) {
    for (int col = 0; col < puzzle.width; ++col) text += (col > 0 ? " " : "") + at({row, col});
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::string describe_one(const rushhour::Puzzle& puzzle) {
  const auto& primary = puzzle.primary_vehicle();
  return counted(puzzle.vehicles.size(), "vehicle") +
         (puzzle.walls.empty() ? "" : ", " + counted(puzzle.walls.size(), "wall")) + ", " + primary.name +
         (primary.vertical ? " leaves below column " : " leaves right of row ") + std::to_string(primary.line() + 1);
}

}  // namespace gridlock::render
