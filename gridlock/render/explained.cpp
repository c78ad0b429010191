#include "gridlock/render/explained.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "gridlock/core/cell_name.hpp"
#include "gridlock/render/shapes.hpp"
#include "gridlock/render/svg.hpp"

namespace gridlock::render {
namespace {

constexpr Rgb kProved = kWhite, kProposed = kGoal, kFirst = kHome;

class FactPainter {
 public:
  explicit FactPainter(const Puzzle& puzzle)
      : width_(std::visit([](const auto& board) { return board.width; }, puzzle)) {}

  void add(const Fact& fact) {
    const Rgb color = fact.claim == "first" ? kFirst : fact.proved ? kProved : kProposed;
    if (is_one_of(fact.claim, {"cornered", "no_goal", "frozen", "too_few", "lost", "outside"}))
      for (const FactPiece& piece : fact.pieces) add_cross(piece.cell);
    if (fact.claim == "order") add_numbers(fact);
    if (is_one_of(fact.claim, {"blocked", "after", "too_few", "stays", "before"}))
      for (const int cell : fact.cells) add_ring(cell, color);
    if (fact.claim == "cause")
      for (const FactPiece& piece : fact.pieces) add_ring(piece.cell, color);
    for (const FactArrow& arrow : fact.arrows) add_arrow(arrow, color);
  }

  // Arrows run over everything else.
  Shapes take() && {
    shapes_.insert(shapes_.end(), arrows_.begin(), arrows_.end());
    return std::move(shapes_);
  }

 private:
  static bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  }

  Point centre(int cell) const { return {(cell % width_ + 0.5) * kUnits, (cell / width_ + 0.5) * kUnits}; }

  // Light marks on light vehicles: a dark edge keeps them apart.
  static void add_lines(Shapes& shapes, const Lines& lines, Rgb color, double stroke) {
    shapes.push_back({lines, kLabel, stroke + 7});
    shapes.push_back({lines, color, stroke});
  }

  void add_ring(int cell, Rgb color) {
    const Point at = centre(cell);
    const Rectangle ring{{at.x - 42, at.y - 42}, 84, 84, 18};
    shapes_.push_back({ring, kLabel, 12});
    shapes_.push_back({ring, color, 5});
  }

  void add_cross(int cell) {
    const Point at = centre(cell);
    constexpr double kArm = 24;
    add_lines(shapes_,
              {{{at.x - kArm, at.y - kArm}, {at.x + kArm, at.y + kArm}},
               {{at.x - kArm, at.y + kArm}, {at.x + kArm, at.y - kArm}}},
              kYou, 11);
  }

  void add_arrow(const FactArrow& arrow, Rgb color) {
    const Point from = centre(arrow.from), to = centre(arrow.to);
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length == 0) return;
    const double dx = (to.x - from.x) / length, dy = (to.y - from.y) / length;
    constexpr double kHead = 18;
    const auto back = [&](double side) {
      return Point{to.x - kHead * dx - side * kHead * dy, to.y - kHead * dy + side * kHead * dx};
    };
    add_lines(arrows_, {{from, to}, {back(1), to, back(-1)}}, color, 8);
  }

  // Which box goes home when, on the box and on its goal.
  void add_numbers(const Fact& fact) {
    for (std::size_t i = 0; i < fact.pieces.size(); ++i)
      for (const int cell : {fact.pieces[i].cell, fact.cells[i]}) {
        shapes_.push_back({Circle{centre(cell), 27}, kLabel});
        shapes_.push_back({Circle{centre(cell), 24}, kProposed});
        add_text(shapes_, std::to_string(i + 1), centre(cell), 30, kLabel);
      }
  }

  int width_;
  Shapes shapes_, arrows_;
};

// Room for the names of the columns above and of the rows at the left.
void add_names(Scene& scene, int width, int height) {
  constexpr double kRoom = 44;
  Rectangle& view = scene.view;
  view.corner.x -= kRoom;
  view.corner.y -= kRoom;
  view.width += kRoom;
  view.height += kRoom;
  Shapes names{{view, kTray}};
  const double x = view.corner.x + kRoom / 2, y = view.corner.y + kRoom / 2;
  constexpr Rgb kQuiet = mix(kTray, kWhite, 0.7);
  for (int col = 0; col < width; ++col) add_text(names, column_name(col), {(col + 0.5) * kUnits, y + 6}, 60, kQuiet);
  for (int row = 0; row < height; ++row)
    add_text(names, std::to_string(row + 1), {x + 4, (row + 0.5) * kUnits}, 36, kQuiet);
  scene.ground.insert(scene.ground.begin(), names.begin(), names.end());
  std::rotate(scene.ground.begin() + 1, scene.ground.begin() + static_cast<std::ptrdiff_t>(names.size()),
              scene.ground.end());  // above the tray
}

}  // namespace

Shapes marks_of(const Puzzle& puzzle, const std::vector<Sentence>& sentences) {
  FactPainter painter(puzzle);
  for (const Sentence& sentence : sentences)
    for (const Fact& fact : sentence.facts) painter.add(fact);
  return std::move(painter).take();
}

Shapes name_marks(const Puzzle& puzzle) {
  const double edge = std::holds_alternative<rushhour::Puzzle>(puzzle) ? -14 : 16;
  const auto [width, height] =
      std::visit([](const auto& board) { return std::pair(board.width, board.height); }, puzzle);
  Shapes names;
  for (int col = 0; col < width; ++col) add_text(names, column_name(col), {(col + 0.5) * kUnits, edge}, 14, kWhite);
  for (int row = 0; row < height; ++row)
    add_text(names, std::to_string(row + 1), {edge, (row + 0.5) * kUnits}, 14, kWhite);
  return names;
}

Scene explained_scene(const Puzzle& puzzle, const std::vector<Sentence>& sentences, Detail detail) {
  Scene scene = scene_of(puzzle, detail);
  std::visit([&](const auto& board) { add_names(scene, board.width, board.height); }, puzzle);
  scene.pieces.push_back({"", {marks_of(puzzle, sentences)}, 0, {}});
  for (const Sentence& sentence : sentences)
    scene.description += (scene.description.empty() ? "" : " ") + sentence.text;
  return scene;
}

std::string explained_svg(const Puzzle& puzzle, const std::vector<Sentence>& sentences, const PictureOptions& options) {
  const Scene scene = explained_scene(puzzle, sentences, detail_at(options.cell));
  PictureOptions told = options;
  told.title += (told.title.empty() ? "" : ": ") + scene.description;
  return svg_of(scene, told);
}

}  // namespace gridlock::render
