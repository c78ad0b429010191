// The picture of a Rush Hour board: a tray with a gap where the primary leaves, and vehicles with names.
#include <algorithm>
#include <cmath>

#include "gridlock/core/error.hpp"
#include "gridlock/render/paint.hpp"
#include "gridlock/render/shapes.hpp"
#include "gridlock/rushhour/board/notation.hpp"

namespace gridlock::render {
namespace {

constexpr double kFrame = 28;

// Vertical pictures are horizontal ones with x and y exchanged.
Point turned(Point point, bool vertical) { return vertical ? Point{point.y, point.x} : point; }

Rectangle turned_block(const Rectangle& r, bool vertical) {
  if (!vertical) return r;
  return {turned(r.corner, true), r.height, r.width, r.radius};
}

// Diagonals that end inside the body, so that no clipping is needed.
void add_stripes(Shapes& shapes, double width, double height, Rgb color) {
  constexpr double kInset = 15, kPitch = 26;
  Lines lines;
  const double right = width - kInset, bottom = height - kInset - 1;
  for (double sum = 2 * kInset + kPitch; sum < right + bottom; sum += kPitch) {
    const double x0 = std::max(kInset, sum - bottom), x1 = std::min(right, sum - kInset);
    if (x1 - x0 > 6) lines.push_back({{x0, sum - x0}, {x1, sum - x1}});
  }
  shapes.push_back({lines, color, 10});
}

void add_dots(Shapes& shapes, double width, double height, Rgb color) {
  constexpr double kInset = 22, kPitch = 26, kRadius = 7;
  for (double y = kInset; y <= height - kInset; y += kPitch)
    for (double x = kInset; x <= width - kInset; x += kPitch) shapes.push_back({Circle{{x, y}, kRadius}, color});
}

// Windows: two bars on a car, one and three ribs on longer ones; the primary has an arrow instead of the second.
void add_glass(Shapes& shapes, const rushhour::Vehicle& vehicle, bool primary, Rgb color) {
  const double length = vehicle.length * kUnits;
  const auto bar = [&](double from, double thick) {
    const Rectangle across{{from, 20}, thick, vehicle.vertical ? 60.0 : 59.0, thick / 2};
    shapes.push_back({turned_block(across, vehicle.vertical), color});
  };
  if (vehicle.length < 2) return;  // a piece of one that is still being drawn
  bar(24, 13);
  if (primary) return;
  if (vehicle.length == 2) return bar(length - 38, 13);
  for (const int rib : {0, 1, 2}) bar(length - 36 - rib * 16, 5);
}

Shapes look_of(const rushhour::Vehicle& vehicle, const Paint& paint, bool primary, Detail detail) {
  Shapes shapes;
  const double width = (vehicle.vertical ? 1 : vehicle.length) * kUnits;
  const double height = (vehicle.vertical ? vehicle.length : 1) * kUnits;
  add_block(shapes, {{6, 6}, width - 12, height - 13, 20}, paint.body);
  const Rgb pattern = mix(paint.body, kBlack, 0.25);
  if (paint.pattern == Paint::Pattern::stripes) add_stripes(shapes, width, height, pattern);
  if (paint.pattern == Paint::Pattern::dots) add_dots(shapes, width, height, pattern);
  if (detail == Detail::small) return shapes;
  add_glass(shapes, vehicle, primary, mix(paint.body, kLabel, 0.30));
  const Point centre{width / 2, vehicle.vertical ? height / 2 : 49.5};
  if (paint.pattern != Paint::Pattern::none)  // a plate keeps the name readable
    shapes.push_back({Rectangle{{centre.x - 32, centre.y - 27}, 64, 54, 14}, paint.body});
  add_text(shapes, vehicle.name, centre, std::max(62.0, width - 96), paint.label);
  if (primary)
    shapes.push_back(chevron(turned({vehicle.length * kUnits - 26, vehicle.vertical ? 50.0 : 49.5}, vehicle.vertical),
                             vehicle.vertical ? 0 : 1, vehicle.vertical ? 1 : 0, 14, kWhite));
  return shapes;
}

// The bay runs through the frame; two posts and an arrow mark the gap.
void add_exit(Shapes& shapes, const rushhour::Puzzle& puzzle) {
  if (puzzle.primary >= puzzle.vehicles.size()) return;
  const auto& primary = puzzle.primary_vehicle();
  const bool down = primary.vertical;
  const double edge = puzzle.line_length(down) * kUnits, from = primary.line() * kUnits;
  shapes.push_back({turned_block({{edge - 20, from}, kFrame + 20, kUnits, 0}, down), kBay});
  const auto post = [&](double y) {
    return std::vector<Point>{turned({edge + 5, y}, down), turned({edge + kFrame - 4, y}, down)};
  };
  shapes.push_back({Lines{post(from - 3), post(from + kUnits + 3)}, kYou, 6});
  shapes.push_back(chevron(turned({edge + 18, from + 50}, down), down ? 0 : 1, down ? 1 : 0, 13, kYou));
}

Point place_of(const rushhour::Vehicle& vehicle) { return {vehicle.cell.col * kUnits, vehicle.cell.row * kUnits}; }

}  // namespace

Scene scene_of(const rushhour::Puzzle& puzzle, Detail detail) {
  Scene scene;
  const double width = puzzle.width * kUnits, height = puzzle.height * kUnits;
  scene.view = {{-kFrame, -kFrame}, width + 2 * kFrame, height + 2 * kFrame, 40};
  scene.ground.push_back({scene.view, kTray});
  scene.ground.push_back({Rectangle{{0, 0}, width, height, 16}, kBay});
  add_marks(scene.ground, puzzle.width, puzzle.height, [](int, int) { return true; });
  add_exit(scene.ground, puzzle);
  for (const auto& wall : puzzle.walls) add_wall(scene.ground, wall.row, wall.col);
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i) {
    const auto& vehicle = puzzle.vehicles[i];
    const bool primary = i == puzzle.primary;
    scene.pieces.push_back(
        {vehicle.name, {look_of(vehicle, paint_of(puzzle, i), primary, detail)}, 0, place_of(vehicle)});
  }
  return scene;
}

Film film_of(const rushhour::Puzzle& puzzle, const std::vector<std::string>& moves, Detail detail) {
  Film film{scene_of(puzzle, detail), {}, {}, 220, 420, true};
  rushhour::Puzzle position = puzzle;
  for (const auto& move : moves) {
    const auto slide = rushhour::slide_from(puzzle, move);
    auto& vehicle = position.vehicles[slide.vehicle];
    (vehicle.vertical ? vehicle.cell.row : vehicle.cell.col) += slide.distance;
    film.steps.push_back({move, {{slide.vehicle, place_of(vehicle), 0}}});
  }
  if (position.solved() && !moves.empty()) {
    auto vehicle = position.primary_vehicle();
    (vehicle.vertical ? vehicle.cell.row : vehicle.cell.col) += vehicle.length + 1;
    film.leaving = Change{puzzle.primary, place_of(vehicle), 0};
  }
  return film;
}

}  // namespace gridlock::render
