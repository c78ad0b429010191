// The picture of a Sokoban level: wall blocks, rings for goals, crates that turn green at home, and the player.
#include <algorithm>
#include <array>

#include "gridlock/render/shapes.hpp"
#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::render {
namespace {

constexpr double kMargin = 14;

struct Mode {
  char letter;
  int dx, dy;
};
constexpr std::array<Mode, 4> kWays{{{'u', 0, -1}, {'r', 1, 0}, {'d', 0, 1}, {'l', -1, 0}}};

Shapes crate(bool home) {
  Shapes shapes;
  const Rgb line = home ? kHomeLine : kBoxLine;
  add_block(shapes, {{9, 9}, 82, 81, 14}, home ? kHome : kBox);
  shapes.push_back({Rectangle{{21, 21}, 58, 57, 6}, line, 5});
  if (home)
    shapes.push_back({Lines{{{35, 51}, {46, 62}, {66, 38}}}, line, 8});
  else
    shapes.push_back({Lines{{{24, 75}, {76, 24}}, {{24, 24}, {76, 75}}}, line, 5});
  return shapes;
}

Shapes player(const Mode& way) {
  constexpr Point kCentre{50, 49};
  const double dx = way.dx, dy = way.dy;
  return {{Circle{{50, 54}, 35}, shade(kYou)},
          {Circle{kCentre, 35}, kYou},
          chevron({kCentre.x + 17 * dx, kCentre.y + 17 * dy}, dx, dy, 12.5, kWhite),
          {Circle{{kCentre.x - 11 * dx, kCentre.y - 11 * dy}, 7}, kWhite}};
}

Point place_of(const sokoban::Puzzle& puzzle, int cell) {
  return {cell % puzzle.width * kUnits, cell / puzzle.width * kUnits};
}

// Everything the player could ever walk on; while there is no player or the border is open, all that is no wall.
std::vector<bool> floor_of(const sokoban::Puzzle& puzzle) {
  std::vector<bool> floor;
  for (const char sign : puzzle.ground) floor.push_back(sign != '#');
  if (puzzle.player < 0 || way_out(puzzle)) return floor;
  const sokoban::Level level(puzzle);
  for (std::size_t cell = 0; cell < floor.size(); ++cell)
    floor[cell] = level.square_of(static_cast<int>(cell)) != level.wall();
  return floor;
}

// A run of a row is one rectangle; a little larger, so that no seam shows.
void add_floor(Shapes& shapes, const sokoban::Puzzle& puzzle) {
  constexpr double kOverlap = 4;
  const std::vector<bool> floor = floor_of(puzzle);
  const auto inside = [&](int row, int col) { return floor[static_cast<std::size_t>(row * puzzle.width + col)]; };
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0, end = 0; col < puzzle.width; col = end + 1) {
      for (end = col; end < puzzle.width && inside(row, end);) ++end;
      if (end > col)
        shapes.push_back({Rectangle{{col * kUnits - kOverlap, row * kUnits - kOverlap},
                                    (end - col) * kUnits + 2 * kOverlap,
                                    kUnits + 2 * kOverlap,
                                    kOverlap},
                          kBay});
    }
  add_marks(shapes, puzzle.width, puzzle.height, [&](int col, int row) {
    return inside(row, col) && inside(row - 1, col) && inside(row, col - 1) && inside(row - 1, col - 1);
  });
}

}  // namespace

Scene scene_of(const sokoban::Puzzle& puzzle, Detail) {
  Scene scene;
  scene.view = {{-kMargin, -kMargin}, puzzle.width * kUnits + 2 * kMargin, puzzle.height * kUnits + 2 * kMargin, 36};
  scene.ground.push_back({scene.view, kTray});
  add_floor(scene.ground, puzzle);
  for (int cell = 0; cell < puzzle.width * puzzle.height; ++cell) {
    const Point place = place_of(puzzle, cell);
    if (puzzle.wall(cell)) add_wall(scene.ground, cell / puzzle.width, cell % puzzle.width);
    if (!puzzle.goal(cell)) continue;
    scene.ground.push_back({Circle{{place.x + 50, place.y + 50}, 21}, kGoal, 6});
    scene.ground.push_back({Circle{{place.x + 50, place.y + 50}, 6}, kGoal});
  }
  for (const int box : puzzle.boxes)
    scene.pieces.push_back({"box", {crate(false), crate(true)}, puzzle.goal(box) ? 1u : 0u, place_of(puzzle, box)});
  if (puzzle.player < 0) return scene;
  Piece you{"player", {}, 0, place_of(puzzle, puzzle.player)};
  for (const Mode& way : kWays) you.looks.push_back(player(way));
  scene.pieces.push_back(std::move(you));
  return scene;
}

Film film_of(const sokoban::Puzzle& puzzle, const std::vector<std::string>& moves, Detail detail) {
  Film film{scene_of(puzzle, detail), {}, {}, 110, 110, false};
  std::vector<int> boxes = puzzle.boxes;  // the piece of the same number
  int player = puzzle.player;
  for (const auto& walk : moves)
    for (const char letter : walk) {
      const char small = letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
      std::size_t look = 0;
      while (look < kWays.size() && kWays[look].letter != small) ++look;
      if (look == kWays.size()) continue;
      const int step = kWays[look].dy * puzzle.width + kWays[look].dx;
      player += step;
      Step made{std::string(1, letter), {}};
      for (std::size_t i = 0; i < boxes.size(); ++i)
        if (boxes[i] == player) {
          boxes[i] += step;
          made.changes.push_back({i, place_of(puzzle, boxes[i]), puzzle.goal(boxes[i]) ? 1u : 0u});
          break;
        }
      made.changes.push_back({boxes.size(), place_of(puzzle, player), look});
      film.steps.push_back(std::move(made));
    }
  return film;
}

}  // namespace gridlock::render
