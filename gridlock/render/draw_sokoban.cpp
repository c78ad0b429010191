#include <algorithm>

#include "gridlock/formats/level_rows.hpp"
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

Look look_of(char cell, Signs signs) {
  switch (cell) {
    case '#':
      return {signs == Signs::unicode ? "▒▒" : "##", kWall, shade(kWall)};
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

bool among(const std::vector<int>& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

Look marked(Look look, char sign, int cell, const Marks& marks, Signs signs) {
  const bool box = sign == '$' || sign == '*';
  if (among(marks.dead, cell)) return {"XX", mix(look.ground, kBlack, 0.55), kWhite};
  if (marks.hinted == cell) return {box ? "!!" : look.sign, kGoal, kLabel};
  if (among(marks.target, cell) && !box)
    return {sign == ' ' ? (signs == Signs::unicode ? "░░" : "::") : look.sign, look.ground, kGoal};
  if (marks.hinted && box) look.ground = mix(look.ground, kBay, 0.5);
  return look;
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

Canvas paint(const sokoban::Puzzle& puzzle, Signs signs, const Marks& marks) {
  const sokoban::Level level(puzzle);
  Canvas canvas(puzzle.width * kCellWidth, puzzle.height, kTray);
  const auto rows = formats::level_rows(puzzle);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++col) {
      const char sign = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
      const int cell = row * puzzle.width + col;
      if (sign == ' ' && level.square_of(cell) == level.wall()) continue;  // outside
      const Look look = marked(look_of(sign, signs), sign, cell, marks, signs);
      canvas.fill(col * kCellWidth, row, kCellWidth, 1, look.ground);
      canvas.write(col * kCellWidth, row, look.sign, look.color, sign != '#' && sign != ' ');
    }
  return canvas;
}

std::optional<int> cell_at(const sokoban::Puzzle& puzzle, int column, int row) {
  if (column < 0 || row < 0 || column >= puzzle.width * kCellWidth || row >= puzzle.height) return std::nullopt;
  return row * puzzle.width + column / kCellWidth;
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
