// What every picture is made of: rounded rectangles, circles and lines with round ends, in units of a hundredth of a
// cell. Writers turn a scene into SVG or pixels; nothing but this file stands between a puzzle and a picture.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "gridlock/puzzles.hpp"
#include "gridlock/render/palette.hpp"

namespace gridlock::render {

inline constexpr double kUnits = 100;  // of a cell

struct Point {
  double x = 0, y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

struct Rectangle {
  Point corner;
  double width, height, radius;
};

struct Circle {
  Point centre;
  double radius;
};

// Strokes, each a row of points.
using Lines = std::vector<std::vector<Point>>;

// Colours are opaque: what shines through is mixed beforehand, so that every writer gets the same.
struct Shape {
  std::variant<Rectangle, Circle, Lines> form;
  Rgb color;
  double stroke = 0;  // the width of the line; 0: the form is filled. Lines always have one.
};

using Shapes = std::vector<Shape>;

// Something that can move: a vehicle, a box, the player. A look is drawn around the place as origin.
struct Piece {
  std::string name;
  std::vector<Shapes> looks;
  std::size_t look = 0;
  Point place;
};

struct Scene {
  Rectangle view;             // all that is seen, rounded like the tray
  Shapes ground;              // what stands still, lowest first
  std::vector<Piece> pieces;  // the same
  std::string description;    // for those who cannot see it
};

// How much of a picture is worth drawing at its size.
enum class Detail { full, small };  // small: no glass, no letters
constexpr Detail detail_at(double pixels_of_a_cell) { return pixels_of_a_cell < 24 ? Detail::small : Detail::full; }

// What happens in one step of a solution.
struct Change {
  std::size_t piece;
  Point place;
  std::size_t look;
};

struct Step {
  std::string label;  // "X+3", "u"
  std::vector<Change> changes;
};

// A puzzle and what becomes of it, move by move.
struct Film {
  Scene scene;
  std::vector<Step> steps;
  // Rush Hour: the primary leaves through the exit after the last step. No step of its own, since it is not counted.
  std::optional<Change> leaving;
  int slide = 0;       // milliseconds that a step is in motion
  int apart = 0;       // from the start of one step to the next
  bool eased = false;  // slides begin fast and end softly; otherwise steps follow each other without a stop
};

Scene scene_of(const Puzzle& puzzle, Detail detail = Detail::full);
// Throws Error if a move cannot be made.
Film film_of(const Puzzle& puzzle, const std::vector<std::string>& moves, Detail detail = Detail::full);

// One file a kind. A board that is still being made can be drawn, too: without a primary, with vehicles of one cell,
// without a player (-1), with an open border. Of a film, the moves are legal, and written as verify() writes them.
Scene scene_of(const rushhour::Puzzle& puzzle, Detail detail);
Scene scene_of(const sokoban::Puzzle& puzzle, Detail detail);
Film film_of(const rushhour::Puzzle& puzzle, const std::vector<std::string>& moves, Detail detail);
Film film_of(const sokoban::Puzzle& puzzle, const std::vector<std::string>& moves, Detail detail);

}  // namespace gridlock::render
