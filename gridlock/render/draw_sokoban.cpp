#include <algorithm>
#include <array>

#include "gridlock/core/counted.hpp"
#include "gridlock/formats/level_rows.hpp"
#include "gridlock/render/drawings.hpp"
#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::render {
namespace {

// A cell is two columns by one row, which is about square on most terminals; magnified, twice that. All signs differ,
// so that colour is not needed.
constexpr int kCellWidth = 2;

struct Sign {
  char thing;
  const char* small;
  const char* small_ascii;  // where there is nothing else; null: the same
  const char* large[2];     // two rows of four
  const char* large_ascii[2];
};
constexpr std::array<Sign, 10> kSigns{{{'#', "▒▒", "##", {"▒▒▒▒", "▒▒▒▒"}, {"####", "####"}},
                                       {'.', "()", nullptr, {"╭──╮", "╰──╯"}, {"/--\\", "\\--/"}},
                                       {'$', "[]", nullptr, {"┌──┐", "└──┘"}, {"[--]", "[__]"}},
                                       {'*', "{}", nullptr, {"╔══╗", "╚══╝"}, {"{==}", "{==}"}},
                                       {'@', "<>", nullptr, {" ╱╲ ", " ╲╱ "}, {" /\\ ", " \\/ "}},
                                       {'+', "<+", nullptr, {"╭╱╲╮", "╰╲╱╯"}, {"(/\\)", "(\\/)"}},
                                       {'X', "XX", nullptr, {"XXXX", "XXXX"}, {"XXXX", "XXXX"}},
                                       {'!', "!!", nullptr, {"!──!", "!──!"}, {"!--!", "!__!"}},
                                       {':', "░░", "::", {"░░░░", "░░░░"}, {"::::", "::::"}},
                                       {' ', "  ", nullptr, {"    ", "    "}, {"    ", "    "}}}};

std::string_view text_of(char thing, Signs signs, int zoom, int line) {
  const auto* sign = kSigns.data();
  while (sign->thing != thing && sign->thing != ' ') ++sign;
  if (zoom == 2) return (signs == Signs::unicode ? sign->large : sign->large_ascii)[line];
  return signs == Signs::unicode || sign->small_ascii == nullptr ? sign->small : sign->small_ascii;
}

struct Look {
  char thing;
  Rgb ground, color;
};

Look look_of(char thing) {
  switch (thing) {
    case '#':
      return {thing, kWall, shade(kWall)};
    case '.':
      return {thing, kBay, kGoal};
    case '$':
      return {thing, kBox, kLabel};
    case '*':
      return {thing, kHome, kLabel};
    case '@':
    case '+':
      return {thing, kYou, kWhite};
    default:
      return {thing, kBay, kBay};
  }
}

bool among(const std::vector<int>& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

Look marked(Look look, int cell, const Marks& marks) {
  const bool box = look.thing == '$' || look.thing == '*';
  if (among(marks.dead, cell)) return {'X', mix(look.ground, kBlack, 0.55), kWhite};
  if (marks.selected == cell) return {look.thing, kWhite, kLabel};
  if (marks.hinted == cell && box) return {'!', kGoal, kLabel};
  if (among(marks.target, cell) && look.thing == ' ') return {':', look.ground, kGoal};
  if (marks.hinted && box) look.ground = mix(look.ground, kBay, 0.5);
  return look;
}

}  // namespace

std::string draw_plain(const sokoban::Puzzle& puzzle) {
  std::string text;
  for (const auto& row : formats::level_rows(puzzle)) text += row + "\n";
  return text;
}

Canvas paint(const sokoban::Puzzle& puzzle, Signs signs, const Marks& marks, int zoom) {
  const sokoban::Level level(puzzle);
  const int width = kCellWidth * zoom;
  Canvas canvas(puzzle.width * width, puzzle.height * zoom, kTray);
  const auto rows = formats::level_rows(puzzle);
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++col) {
      const char thing = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
      const int cell = row * puzzle.width + col;
      if (thing == ' ' && level.square_of(cell) == level.wall()) continue;  // outside
      const Look look = marked(look_of(thing), cell, marks);
      canvas.fill(col * width, row * zoom, width, zoom, look.ground);
      for (int line = 0; line < zoom; ++line)
        canvas.write(col * width, row * zoom + line, text_of(look.thing, signs, zoom, line), look.color, thing != '#');
    }
  return canvas;
}

std::optional<int> cell_at(const sokoban::Puzzle& puzzle, int column, int row, int zoom) {
  if (column < 0 || row < 0 || column >= puzzle.width * kCellWidth * zoom || row >= puzzle.height * zoom)
    return std::nullopt;
  return row / zoom * puzzle.width + column / (kCellWidth * zoom);
}

std::string describe_one(const sokoban::Puzzle& puzzle) {
  const auto boxes = static_cast<std::ptrdiff_t>(puzzle.boxes.size());
  const auto goals = std::count(puzzle.ground.begin(), puzzle.ground.end(), '.');
  const auto home = std::count_if(puzzle.boxes.begin(), puzzle.boxes.end(), [&](int box) { return puzzle.goal(box); });
  std::string text = counted(boxes, "box", "boxes");
  if (goals != boxes) text += ", " + counted(goals, "goal");
  if (home > 0) text += ", " + std::to_string(home) + " already home";
  return puzzle.author.empty() ? text : text + ", by " + puzzle.author;
}

}  // namespace gridlock::render
