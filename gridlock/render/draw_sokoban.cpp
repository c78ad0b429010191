#include <algorithm>

#include "gridlock/formats/level_rows.hpp"
#include "gridlock/render/canvas.hpp"
#include "gridlock/render/drawings.hpp"
#include "gridlock/sokoban/level.hpp"

namespace gridlock::render {
namespace {

// A cell is two columns by one row: about square on most terminals, and even large levels fit.
constexpr int kCellWidth = 2;

struct Look {
  const char* sign;  // two characters wide, different for all that can be told apart
  Rgb ground, color;
};

Look look_of(char cell) {
  switch (cell) {
    case '#':
      return {"▒▒", kWall, shade(kWall)};
    case '.':
      return {"()", kBay, kGoal};
    case '$':
      return {"[]", kBox, kLabel};
    case '*':
      return {"{}", kHome, kLabel};
    case '@':
      return {"<>", kYou, kWhite};
    case '+':
      return {"<+", kYou, kWhite};
    default:
      return {"  ", kBay, kBay};
  }
}

std::string counted(std::ptrdiff_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace

std::string draw_plain(const sokoban::Puzzle& puzzle) {
  std::string text;
  for (const auto& row : formats::level_rows(puzzle)) text += row + "\n";
  return text;
}

std::string draw_colored(const sokoban::Puzzle& puzzle, Colors colors) {
  const sokoban::Level level(puzzle);
  Canvas canvas(puzzle.width * kCellWidth, puzzle.height, kTray);
  const auto rows = formats::level_rows(puzzle);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++col) {
      const char cell = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
      const bool outside = cell == ' ' && level.square_of(row * puzzle.width + col) == level.wall();
      if (outside) continue;
      const Look look = look_of(cell);
      canvas.fill(col * kCellWidth, row, kCellWidth, 1, look.ground);
      canvas.write(col * kCellWidth, row, look.sign, look.color, cell != '#' && cell != ' ');
    }
  return canvas.lines(colors);
}

std::string describe_one(const sokoban::Puzzle& puzzle) {
  const auto boxes = static_cast<std::ptrdiff_t>(puzzle.boxes.size());
  const auto goals = std::count(puzzle.ground.begin(), puzzle.ground.end(), '.');
  const auto home = std::count_if(puzzle.boxes.begin(), puzzle.boxes.end(), [&](int box) { return puzzle.goal(box); });
  std::string text = counted(boxes, "box", "boxes");
  if (goals != boxes) text += ", " + counted(goals, "goal", "goals");
  if (home > 0) text += ", " + std::to_string(home) + " already home";
  return puzzle.author.empty() ? text : text + ", by " + puzzle.author;
}

}  // namespace gridlock::render
