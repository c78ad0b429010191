#include <algorithm>

#include "gridlock/render/canvas.hpp"
#include "gridlock/render/drawings.hpp"

namespace gridlock::render {
namespace {

// A cell is four columns by two rows: about square on most terminals.
constexpr int kCellWidth = 4;
constexpr int kCellHeight = 2;
constexpr int kFrameWidth = 2;
constexpr int kFrameHeight = 1;

int column_of(int col) { return kFrameWidth + col * kCellWidth; }
int row_of(int row) { return kFrameHeight + row * kCellHeight; }

void draw_vehicle(Canvas& canvas, const rushhour::Vehicle& vehicle, const Paint& paint) {
  const int width = (vehicle.vertical ? 1 : vehicle.length) * kCellWidth;
  const int height = (vehicle.vertical ? vehicle.length : 1) * kCellHeight;
  const int column = column_of(vehicle.cell.col), row = row_of(vehicle.cell.row);
  canvas.fill(column, row, width, height, paint.body);
  const std::string name = vehicle.name.substr(0, static_cast<std::size_t>(width));
  canvas.write(column + (width - static_cast<int>(name.size())) / 2, row + (height - 1) / 2, name, paint.label, true);
}

// The bay runs through the frame, and an arrow shows the way.
void draw_exit(Canvas& canvas, const rushhour::Puzzle& puzzle) {
  const auto& primary = puzzle.primary_vehicle();
  if (primary.vertical) {
    canvas.fill(column_of(primary.line()), row_of(puzzle.height), kCellWidth, kFrameHeight, kBay);
    canvas.write(column_of(primary.line()) + 1, row_of(puzzle.height), "vv", kYou, true);
  } else {
    canvas.fill(column_of(puzzle.width), row_of(primary.line()), kFrameWidth, kCellHeight, kBay);
    canvas.write(column_of(puzzle.width), row_of(primary.line()), ">", kYou, true);
  }
}

}  // namespace

std::string draw_colored(const rushhour::Puzzle& puzzle, Colors colors) {
  Canvas canvas(column_of(puzzle.width) + kFrameWidth, row_of(puzzle.height) + kFrameHeight, kTray);
  canvas.fill(kFrameWidth, kFrameHeight, puzzle.width * kCellWidth, puzzle.height * kCellHeight, kBay);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < puzzle.width; ++col) canvas.write(column_of(col) + 1, row_of(row), "·", kMark);
  for (const auto& wall : puzzle.walls)
    canvas.fill(column_of(wall.col), row_of(wall.row), kCellWidth, kCellHeight, kWall);
  draw_exit(canvas, puzzle);
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
    draw_vehicle(canvas, puzzle.vehicles[i], paint_of(i, puzzle.primary));
  return canvas.lines(colors);
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
  return std::to_string(puzzle.vehicles.size()) + (puzzle.vehicles.size() == 1 ? " vehicle" : " vehicles") +
         (puzzle.walls.empty()
              ? ""
              : ", " + std::to_string(puzzle.walls.size()) + (puzzle.walls.size() == 1 ? " wall" : " walls")) +
         ", " + primary.name + (primary.vertical ? " leaves below column " : " leaves right of row ") +
         std::to_string(primary.line() + 1);
}

}  // namespace gridlock::render
