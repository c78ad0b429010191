#include "gridlock/lab/report/boards.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "gridlock/render/player.hpp"

namespace gridlock::lab {
namespace {

using render::kUnits;
using render::Point;
using render::Shape;

int cell_of(double units) { return static_cast<int>(std::floor(units / kUnits + 0.5)); }

// The corner that says in which cell a shape stands.
Point anchor_of(const Shape& shape) {
  if (const auto* rectangle = std::get_if<render::Rectangle>(&shape.form)) return rectangle->corner;
  if (const auto* circle = std::get_if<render::Circle>(&shape.form))
    return {circle->centre.x - kUnits / 2, circle->centre.y - kUnits / 2};
  return std::get<render::Lines>(shape.form).front().front();
}

void move(Shape& shape, double x, double y) {
  const auto shift = [&](Point& point) { point = {point.x + x, point.y + y}; };
  if (auto* rectangle = std::get_if<render::Rectangle>(&shape.form)) return shift(rectangle->corner);
  if (auto* circle = std::get_if<render::Circle>(&shape.form)) return shift(circle->centre);
  for (auto& line : std::get<render::Lines>(shape.form))
    for (auto& point : line) shift(point);
}

// Each stroke a shape of its own.
std::vector<Shape> strokes_of(const Shape& shape) {
  const auto* lines = std::get_if<render::Lines>(&shape.form);
  if (lines == nullptr) return {shape};
  std::vector<Shape> strokes;
  for (const auto& line : *lines) strokes.push_back({render::Lines{line}, shape.color, shape.stroke});
  return strokes;
}

std::string joined(const std::vector<std::size_t>& numbers) {
  std::string text;
  for (const std::size_t number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::vector<std::string> looks_of(const render::Piece& piece) {
  std::vector<std::string> looks;
  for (const auto& look : piece.looks) looks.push_back(render::svg_shapes(look));
  return looks;
}

}  // namespace

std::size_t TextTable::number_of(const std::string& text) {
  const auto [entry, fresh] = numbers_.try_emplace(text, texts_.size());
  if (fresh) texts_.push_back(text);
  return entry->second;
}

std::string letter_of(std::size_t number) {
  if (number >= 55'000) throw std::length_error("too many parts for one page");
  const auto code = static_cast<unsigned>(number) + 0x23;
  const auto byte = [](unsigned bits) { return static_cast<char>(bits); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xC0 | code >> 6), byte(0x80 | (code & 63))};
  return {byte(0xE0 | code >> 12), byte(0x80 | (code >> 6 & 63)), byte(0x80 | (code & 63))};
}

// Shapes of a kind (form, colour, stroke) lie in one layer. A kind that was not seen before belongs right above the one
// that it follows here, so that boards which lack some kinds agree with those that have them.
std::vector<BoardPacker::Placed> BoardPacker::ground_of(const render::Shapes& shapes) {
  std::vector<Placed> ground;
  auto above = layers_.begin();
  for (const auto& whole : shapes)
    for (Shape shape : strokes_of(whole)) {
      const std::string kind =
          std::to_string(shape.form.index()) + render::svg_color(shape.color) + render::svg_number(shape.stroke);
      auto layer = std::find(layers_.begin(), layers_.end(), kind);
      if (layer == layers_.end()) layer = layers_.insert(above, kind);
      above = layer + 1;
      const Point anchor = anchor_of(shape);
      const int column = std::max(0, cell_of(anchor.x)), row = std::max(0, cell_of(anchor.y));
      move(shape, -column * kUnits, -row * kUnits);
      const std::size_t number = shapes_.number_of(render::svg_shapes({shape}));
      if (number == kind_of_shape_.size()) kind_of_shape_.push_back(kind);
      ground.push_back({number, column, row});
    }
  return ground;
}

std::size_t BoardPacker::piece_of(const Puzzle& puzzle, std::size_t number, const render::Piece& large,
                                  const render::Piece& small) {
  const auto looks = looks_of(large);
  const std::string chip = render::chip_of(puzzle, number);
  std::string key = chip;
  for (const auto& look : looks) key += look;
  const std::size_t at = pieces_.number_of(key);
  if (at == piece_records_.size())
    piece_records_.push_back(report::Record().add("looks", looks).add("small", looks_of(small)).add("chip", chip));
  return at;
}

std::string BoardPacker::board(const Puzzle& puzzle) {
  const render::Scene large = render::scene_of(puzzle, render::Detail::full);
  const render::Scene small = render::scene_of(puzzle, render::Detail::small);
  const auto ground = ground_of(large.ground);
  int columns = 1, rows = 1;
  for (const auto& placed : ground) {
    columns = std::max(columns, placed.column + 1);
    rows = std::max(rows, placed.row + 1);
  }
  for (const auto& piece : large.pieces) {
    columns = std::max(columns, cell_of(piece.place.x) + 1);
    rows = std::max(rows, cell_of(piece.place.y) + 1);
  }
  const std::string opening = render::svg_opening(large.view, 64, "{title}");
  const std::string grid = std::to_string(columns) + " " + std::to_string(rows);
  const std::size_t view = views_.number_of(grid + opening);
  if (view == grids_.size()) grids_.push_back(grid);

  std::vector<std::vector<std::size_t>> cells(static_cast<std::size_t>(columns * rows));
  for (const auto& placed : ground)
    cells[static_cast<std::size_t>(placed.row * columns + placed.column)].push_back(placed.shape);
  std::string text = letter_of(view);
  for (const auto& cell : cells) text += letter_of(tiles_.number_of(joined(cell)));
  for (std::size_t i = 0; i < large.pieces.size(); ++i) {
    const Point& place = large.pieces[i].place;
    const auto cell = static_cast<std::size_t>(cell_of(place.y) * columns + cell_of(place.x));
    text += letter_of(piece_of(puzzle, i, large.pieces[i], small.pieces[i])) + letter_of(cell) +
            letter_of(large.pieces[i].look);
  }
  return text;
}

std::string BoardPacker::solution(const Puzzle& puzzle, const std::vector<std::string>& moves) {
  const render::Film film = render::film_of(puzzle, moves);
  const std::string list = render::move_list(puzzle, "{items}");
  const std::size_t kind = films_.number_of(list);
  if (kind == film_records_.size())
    film_records_.push_back(
        report::Record().add("slide", film.slide).add("apart", film.apart).add("eased", film.eased).add("list", list));
  std::vector<Point> places;
  for (const auto& piece : film.scene.pieces) places.push_back(piece.place);
  std::string text = letter_of(kind);
  const auto add = [&](const render::Change& change, const std::string& item) {
    const int x = cell_of(change.place.x - places[change.piece].x),
              y = cell_of(change.place.y - places[change.piece].y);
    places[change.piece] = change.place;
    const std::size_t way =
        ways_.number_of(std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(change.look) + item);
    if (way == way_records_.size())
      way_records_.push_back(report::Record().add("x", x).add("y", y).add("look", change.look).add("item", item));
    text += letter_of(change.piece) + letter_of(way);
  };
  for (const auto& step : film.steps)
    for (std::size_t i = 0; i < step.changes.size(); ++i)
      add(step.changes[i],
          i + 1 == step.changes.size() ? render::move_item(puzzle, step, "{number}", "{chip}") : std::string());
  if (film.leaving) add(*film.leaving, "");
  return text;
}

report::Record BoardPacker::parts() const {
  std::vector<std::string> views;
  for (const auto& text : views_.texts()) views.push_back(text.substr(text.find('<')));
  std::vector<std::size_t> layers;
  for (const auto& kind : kind_of_shape_)
    layers.push_back(static_cast<std::size_t>(std::find(layers_.begin(), layers_.end(), kind) - layers_.begin()));
  return report::Record()
      .add("views", views)
      .add("grids", grids_)
      .add("shapes", shapes_.texts())
      .add("layers", joined(layers))
      .add("tiles", tiles_.texts())
      .add("pieces", piece_records_)
      .add("films", film_records_)
      .add("ways", way_records_)
      .add("player", render::player_template())
      .add("tag", render::proven_tag());
}

}  // namespace gridlock::lab
