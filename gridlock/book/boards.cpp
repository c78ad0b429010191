#include "gridlock/book/boards.hpp"

#include <algorithm>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::book {
namespace {

struct Grid {
  double x, y, cell;
  Box at(double row, double col, double rows = 1, double cols = 1) const {
    return {x + col * cell, y + row * cell, cols * cell, rows * cell};
  }
};

Box shrunk(const Box& box, double by) { return {box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by}; }

// Patterns that tell neighbours apart, the lightest first.
void draw_pattern(Pen& pen, const Box& body, double radius, std::size_t pattern, double cell) {
  constexpr double kSlant = 0.70710678;
  switch (pattern % 8) {
    case 0:
      return;
    case 1:
      return pen.fill(body, 0.82, radius);
    case 2:
      return pen.stripes(body, radius, kSlant, kSlant, cell * 0.13, cell * 0.02);
    case 3:
      return pen.dots(body, radius, cell * 0.14, cell * 0.025);
    case 4:
      return pen.stripes(body, radius, kSlant, -kSlant, cell * 0.13, cell * 0.02);
    case 5:
      return pen.fill(body, 0.65, radius);
    case 6:
      return pen.stripes(body, radius, 1, 0, cell * 0.11, cell * 0.02);
    default:
      return pen.stripes(body, radius, 0, 1, cell * 0.11, cell * 0.02);
  }
}

void draw_vehicle(Pen& pen, const Grid& grid, const rushhour::Vehicle& vehicle, bool primary, std::size_t pattern) {
  const Box body = shrunk(grid.at(vehicle.cell.row, vehicle.cell.col, vehicle.vertical ? vehicle.length : 1,
                                  vehicle.vertical ? 1 : vehicle.length),
                          grid.cell * 0.07);
  const double radius = grid.cell * 0.18, size = grid.cell * 0.42;
  pen.fill(body, primary ? 0 : 1, radius);
  if (!primary) draw_pattern(pen, body, radius, pattern, grid.cell);
  pen.outline(body, grid.cell * 0.035, 0, radius);
  const double x = body.x + body.width / 2, y = body.y + body.height / 2;
  const Font font{std::min(size, size * 2 / std::max<double>(2, static_cast<double>(vehicle.name.size()))), true};
  if (!primary) pen.disc(x, y, grid.cell * 0.27, 1);
  pen.text(x, y + font.size * 0.36, vehicle.name, font, Align::centre, primary ? 1 : 0);
}

// A triangle that points out of the board.
void draw_exit(Pen& pen, const Grid& grid, const rushhour::Puzzle& puzzle) {
  const auto& primary = puzzle.primary_vehicle();
  const double middle = primary.line() + 0.5, edge = puzzle.line_length(primary.vertical), half = 0.16;
  const auto point = [&](double along, double across) {
    return primary.vertical ? std::pair(grid.x + across * grid.cell, grid.y + along * grid.cell)
                            : std::pair(grid.x + along * grid.cell, grid.y + across * grid.cell);
  };
  const auto [x0, y0] = point(edge, middle - 0.5);
  const auto [x1, y1] = point(edge, middle + 0.5);
  pen.line(x0, y0, x1, y1, grid.cell * 0.1, 1);  // the gap in the frame
  pen.polygon({point(edge + 0.1, middle - half), point(edge + 0.1, middle + half), point(edge + 0.32, middle)}, 0);
}

void draw(Pen& pen, const rushhour::Puzzle& puzzle, const Grid& grid) {
  for (int col = 1; col < puzzle.width; ++col)
    pen.line(grid.x + col * grid.cell, grid.y, grid.x + col * grid.cell, grid.y + puzzle.height * grid.cell, 0.3, 0.75);
  for (int row = 1; row < puzzle.height; ++row)
    pen.line(grid.x, grid.y + row * grid.cell, grid.x + puzzle.width * grid.cell, grid.y + row * grid.cell, 0.3, 0.75);
  pen.outline(grid.at(0, 0, puzzle.height, puzzle.width), grid.cell * 0.06);
  draw_exit(pen, grid, puzzle);
  for (const auto& wall : puzzle.walls) pen.fill(shrunk(grid.at(wall.row, wall.col), grid.cell * 0.03), 0.25);
  std::size_t number = 0;
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
    draw_vehicle(pen, grid, puzzle.vehicles[i], i == puzzle.primary, i == puzzle.primary ? 0 : number++);
}

bool touches_floor(const sokoban::Level& level, int row, int col) {
  for (int r = std::max(row - 1, 0); r <= std::min(row + 1, level.height() - 1); ++r)
    for (int c = std::max(col - 1, 0); c <= std::min(col + 1, level.width() - 1); ++c)
      if (level.square_of(r * level.width() + c) != level.wall()) return true;
  return false;
}

void draw(Pen& pen, const sokoban::Puzzle& puzzle, const Grid& grid) {
  const sokoban::Level level(puzzle);
  const double cell = grid.cell;
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < puzzle.width; ++col) {
      const int here = row * puzzle.width + col;
      const Box box = grid.at(row, col);
      const double x = box.x + cell / 2, y = box.y + cell / 2;
      if (level.square_of(here) == level.wall()) {
        // Walls around the floor; more of them would only cost pen.
        if (puzzle.wall(here) && touches_floor(level, row, col))
          pen.fill({box.x, box.y, cell * 1.02, cell * 1.02}, 0.45);  // no seams between them
        continue;
      }
      pen.outline(box, 0.3, 0.82);
      if (puzzle.goal(here)) pen.ring(x, y, cell * 0.17, cell * 0.06);
      if (std::binary_search(puzzle.boxes.begin(), puzzle.boxes.end(), here)) {
        const Box crate = shrunk(box, cell * 0.13);
        pen.fill(crate, puzzle.goal(here) ? 0.6 : 0.88);
        pen.line(crate.x, crate.y, crate.right(), crate.bottom(), cell * 0.04);
        pen.line(crate.x, crate.bottom(), crate.right(), crate.y, cell * 0.04);
        pen.outline(crate, cell * 0.06);
      }
      if (here == puzzle.player) {
        if (puzzle.goal(here)) pen.disc(x, y, cell * 0.3, 1);
        if (puzzle.goal(here)) pen.ring(x, y, cell * 0.42, cell * 0.06);
        pen.disc(x, y - cell * 0.16, cell * 0.14, 0);
        pen.polygon({{x - cell * 0.24, y + cell * 0.34}, {x + cell * 0.24, y + cell * 0.34}, {x, y - cell * 0.1}}, 0);
      }
    }
}

}  // namespace

Box draw_board(Pen& pen, const Puzzle& puzzle, const Box& room) {
  const auto [width, height] =
      std::visit([](const auto& board) { return std::pair<double, double>(board.width, board.height); }, puzzle);
  const bool exit = std::holds_alternative<rushhour::Puzzle>(puzzle);
  const double beside = exit ? 0.4 : 0;  // the arrow at the exit
  const double cell = std::min(room.width / (width + beside), room.height / (height + beside));
  const Box covered{room.x + (room.width - width * cell) / 2, room.y + (room.height - height * cell) / 2, width * cell,
                    height * cell};
  const Grid grid{covered.x, covered.y, cell};
  std::visit([&](const auto& board) { draw(pen, board, grid); }, puzzle);
  return covered;
}

}  // namespace gridlock::book
